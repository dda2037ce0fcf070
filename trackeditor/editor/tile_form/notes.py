"""What is wrong with a field, told below it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from trackeditor.editor.docks.fields import FaultLine
from trackeditor.editor.themes import legible
from trackeditor.editor.wrapping import breakable

_ERROR = QColor("#c0392b")


class Note(FaultLine):
    """A text in the colour of errors, which takes no room while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._colour()

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show some lines, or nothing."""
        text = breakable("\n".join(lines))
        self.say(text)
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        """Stay legible in other colours of the window."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ParentChange or (
            event.type() is QEvent.Type.PaletteChange and not self._is_own_change()
        ):
            self._colour()

    def _wanted(self) -> QColor:
        parent = self.parentWidget()
        palette = parent.palette() if parent is not None else self.palette()
        return legible(_ERROR, palette.color(QPalette.ColorRole.Window))

    def _is_own_change(self) -> bool:
        return self.palette().color(QPalette.ColorRole.WindowText) == self._wanted()

    def _colour(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._wanted())
        self.setPalette(palette)
