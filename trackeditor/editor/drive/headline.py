"""The line that stands out above the rest of a race: who is asked, or who has won."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from trackeditor.editor.drive.dashboard import car_picture
from trackeditor.editor.wrapping import breakable_name

_LARGER = 1.2
_LINES = 2.4


class Headline(QWidget):
    """A car and a line in large letters."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._car = QLabel()
        self._text = QLabel()
        self._text.setObjectName(name)
        self._text.setWordWrap(True)
        self._text.setMinimumWidth(1)  # a wide name asks for no wider window
        font = self._text.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        self._text.setFont(font)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._car)
        row.addWidget(self._text, 1)

    def show_line(self, car: int | None, text: str) -> None:
        """Show a text about a car, or about none."""
        self._car.setPixmap(QPixmap() if car is None else car_picture(self._text, car, _LINES))
        self._text.setText(breakable_name(text))
