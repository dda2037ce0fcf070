"""Keys of a race: while somebody has to decide, they mean driving and not editing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QTabBar,
    QWidget,
)

from trackeditor.editor.drive.cockpit import Cockpit
from trackeditor.editor.drive.controls import is_driving_key
from trackeditor.editor.drive.race import LiveRace, RaceStatus

_KEY = Qt.Key
_OWN_KEYS: tuple[tuple[type[QWidget], frozenset[Qt.Key]], ...] = (
    (QAbstractButton, frozenset({_KEY.Key_Space})),
    (QComboBox, frozenset({_KEY.Key_Space})),
    (QTabBar, frozenset({_KEY.Key_Left, _KEY.Key_Right})),
)
"""What widgets that were reached with the Tab key do with keys of a race themselves."""


class DrivingKeys(QObject):
    """Catches the keys of a race in some widgets before their own shortcuts do.

    At the finish a person may still press a key that was meant for the race. So it goes on to mean
    nothing else until he turns to the tiles: by a click on the table, a selection, Tab or Escape.
    """

    def __init__(self, race: LiveRace, cockpit: Cockpit, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._race = race
        self._cockpit = cockpit
        self._held: set[int] = set()
        self._canvas: QWidget | None = None
        self._is_editing: Callable[[], bool] = bool
        self._say: Callable[[str], None] = lambda _: None
        self._lingers = False
        self._status = race.status
        race.status_changed.connect(self._follow)

    def watch(self, *widgets: QWidget) -> None:
        """Catch keys in these widgets, too."""
        for widget in widgets:
            widget.installEventFilter(self)

    def watch_canvas(self, canvas: QWidget, is_editing: Callable[[], bool]) -> None:
        """Catch keys on the canvas; while nobody races and tiles are edited there, none."""
        self._canvas = canvas
        self._is_editing = is_editing
        self.watch(canvas)
        if isinstance(canvas, QAbstractScrollArea):
            self.watch(canvas.viewport())  # where it is clicked

    def use(self, say: Callable[[str], None]) -> None:
        """Say in the status bar why a key does nothing."""
        self._say = say

    def give_way(self) -> None:
        """Leave the keys to the tiles after a race."""
        self._lingers = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a driving key do its work, and nothing else, not even when it is let go."""
        if event.type() == QEvent.Type.MouseButtonPress and self._is_of_canvas(watched):
            self.give_way()
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._let_go(event)
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        run = None if _is_taken(watched, event) else self._meaning(watched, event)
        if run is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._held.add(event.key())
            run()
        return True

    def _meaning(self, watched: QObject, event: QKeyEvent) -> Callable[[], None] | None:
        """What a key does for the race; None when it means nothing there."""
        if event.key() in (_KEY.Key_Tab, _KEY.Key_Backtab):
            self.give_way()
        return (
            self._cockpit.key_action(event)
            or self._looking(watched, event)
            or self._after_finish(event)
        )

    def _is_of_canvas(self, watched: QObject) -> bool:
        if self._canvas is None or not isinstance(watched, QWidget):
            return False
        return self._canvas in (watched, watched.parentWidget())

    def _let_go(self, event: QKeyEvent) -> bool:
        known = event.key() in self._held
        if not event.isAutoRepeat():
            self._held.discard(event.key())
        return known

    def _looking(self, watched: QObject, event: QKeyEvent) -> Callable[[], None] | None:
        """Arrow keys go back and forth through the scenes."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._race.status is RaceStatus.NONE or plain != Qt.KeyboardModifier.NoModifier:
            return None
        racing = self._race.status is RaceStatus.RUNNING or self._lingers
        if watched is self._canvas and not racing and self._is_editing():
            return None
        arrows = {_KEY.Key_Left: self._race.back, _KEY.Key_Right: self._race.step}
        return arrows.get(_KEY(event.key()))

    def _after_finish(self, event: QKeyEvent) -> Callable[[], None] | None:
        """A key that was meant for the race does nothing right after it."""
        if not self._lingers or not is_driving_key(event):
            return None
        return self.give_way if event.key() == _KEY.Key_Escape else self._say_over

    def _say_over(self) -> None:
        self._say(
            self.tr("The race is over. To edit tiles, click on the table or press Escape first.")
        )

    def _follow(self) -> None:
        before, self._status = self._status, self._race.status
        finished = before is RaceStatus.RUNNING and self._status is RaceStatus.OVER
        self._lingers = finished and self._race.has_persons


def _is_taken(watched: QObject, event: QKeyEvent) -> bool:
    """Whether a list that is open, or the widget itself, needs a key for its own work."""
    if isinstance(watched, QComboBox) and watched.view().isVisible():
        return True
    if isinstance(watched, QWidget) and watched.window() is QApplication.activePopupWidget():
        return True
    return any(isinstance(watched, kind) and event.key() in keys for kind, keys in _OWN_KEYS)
