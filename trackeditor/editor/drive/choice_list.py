"""The list of what a person on turn can choose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QSizePolicy, QWidget

MOST_ROWS = 6
"""Choices seen at once; for the others the list is scrolled."""
_KEYS = 9


class ChoiceList(QListWidget):
    """Choices with the number keys that take them; as high as the choices that it has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choices(self, choices: Sequence[str]) -> None:
        """Show choices, the first of them marked."""
        self.clear()
        for number, words in enumerate(choices, 1):
            self.addItem(f"{number}  {words}" if number <= _KEYS else words)
        self.setCurrentRow(0)
        fits = len(choices) <= MOST_ROWS
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        self.setVisible(bool(choices))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for some choices, each in as many lines as it takes."""
        self.doItemsLayout()
        rows = [self.item(row) for row in range(min(MOST_ROWS, self.count()))]
        height = sum(self.visualItemRect(row).height() for row in rows)
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """The same height, however narrow."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
