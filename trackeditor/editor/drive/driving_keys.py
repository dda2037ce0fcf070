"""Keys of a race: while somebody has to decide, they mean driving and not editing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trackeditor.editor.drive.cockpit import Cockpit
from trackeditor.editor.drive.race import LiveRace, RaceStatus


class DrivingKeys(QObject):
    """Catches the keys of a race in some widgets before their own shortcuts do."""

    def __init__(self, race: LiveRace, cockpit: Cockpit, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._race = race
        self._cockpit = cockpit
        self._held: set[int] = set()
        self._canvas: QWidget | None = None
        self._is_editing: Callable[[], bool] = bool

    def watch(self, *widgets: QWidget) -> None:
        """Catch keys in these widgets, too."""
        for widget in widgets:
            widget.installEventFilter(self)

    def watch_canvas(self, canvas: QWidget, is_editing: Callable[[], bool]) -> None:
        """Catch keys on the canvas; while nobody races and tiles are edited there, none."""
        self._canvas = canvas
        self._is_editing = is_editing
        self.watch(canvas)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a driving key do its work, and nothing else, not even when it is let go."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._let_go(event)
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        run = self._cockpit.key_action(event) or self._looking(watched, event)
        if run is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._held.add(event.key())
            run()
        return True

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
        racing = self._race.status is RaceStatus.RUNNING
        if watched is self._canvas and not racing and self._is_editing():
            return None
        arrows = {Qt.Key.Key_Left: self._race.back, Qt.Key.Key_Right: self._race.step}
        return arrows.get(Qt.Key(event.key()))
