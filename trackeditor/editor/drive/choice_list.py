"""What a person on turn can choose: the list beside the canvas, the dice beside the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QSizePolicy, QWidget

from trackeditor.editor.drive.odds_colours import odds_icon
from trackeditor.simulator.steps import Plan

MOST_ROWS = 6
"""Choices seen at once; for the others the list is scrolled."""
_KEYS = 9


class Choice(NamedTuple):
    """Something that can be chosen: in words, what it does, the way it would lead, its risk."""

    words: str
    run: Callable[[], None]
    way: Plan = ()
    odds: float | None = None


class ChoiceList(QListWidget):
    """Choices with the number keys that take them; as high as the choices that it has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows_height = 0
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Show choices, the first of them marked."""
        self.clear()
        for number, choice in enumerate(choices, 1):
            words = f"{number}  {choice.words}" if number <= _KEYS else choice.words
            item = QListWidgetItem(words, self)
            if choice.odds is not None:
                item.setIcon(odds_icon(choice.odds))
        self.setCurrentRow(0)
        fits = len(choices) <= MOST_ROWS
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        self.setVisible(bool(choices))
        self.updateGeometry()

    def empty(self) -> None:
        """Take the choices away; their room stays, so that nothing jumps until there are others."""
        self.clear()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Room for some choices, each in as many lines as it takes."""
        if self.count():
            self.doItemsLayout()
            rows = [self.item(row) for row in range(min(MOST_ROWS, self.count()))]
            self._rows_height = sum(self.visualItemRect(row).height() for row in rows)
        return QSize(super().sizeHint().width(), self._rows_height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """The same height, however narrow."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class DiceMenu(QMenu):
    """Choices of dice beside the mouse, with the same number keys.

    Signals
    -------
    given_up : it was closed without a choice
    """

    given_up = Signal()

    def __init__(self, choices: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dice")
        self._is_needed = True
        for number, choice in enumerate(choices, 1):
            action = self.addAction(f"&{number}  {choice.words}")
            action.triggered.connect(self._chooser(choice))
            if choice.odds is not None:
                action.setIcon(odds_icon(choice.odds))
        self.aboutToHide.connect(lambda: QTimer.singleShot(0, self._closed))

    def put_away(self) -> None:
        """Close it: something was chosen."""
        self._is_needed = False
        self.close()

    def _chooser(self, choice: Choice) -> Callable[[], None]:
        return lambda: choice.run()

    def _closed(self) -> None:
        """Tell that nothing was chosen; an action is told of only after its menu has closed."""
        if self._is_needed:
            self.given_up.emit()
        self.deleteLater()
