"""Paints a side in a list: its picture, its number, and the copies that are left."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from trackeditor.drawing.palette import Palette
from trackeditor.editor.docks.side_model import COPIES_ROLE, Copies
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.painting.pictures import side_pixmap

Index = QModelIndex | QPersistentModelIndex
_LINES = 5.0
"""Width of a picture in heights of a line of text."""
_ROOM = 4
_FADED = 0.35


class SideDelegate(QStyledItemDelegate):
    """Paints sides; a picture is made when it is first seen."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._lines = _LINES

    def set_lines(self, lines: float) -> None:
        """Make pictures as wide as some lines of text are high."""
        self._lines = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The picture with a line of text below it."""
        line = option.fontMetrics.height()
        width = round(line * self._lines)
        text = option.fontMetrics.horizontalAdvance("000a-0  00/00")
        return QSize(max(width, text) + 2 * _ROOM, round(width * 0.88) + line + 3 * _ROOM)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a side; one that is used up is faded."""
        copies: Copies = index.data(COPIES_ROLE)
        style = option.widget.style()
        painter.save()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        line = option.fontMetrics.height()
        room = option.rect.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        picture = self.picture(
            index.data(), round(line * self._lines), painter.device().devicePixelRatioF()
        )
        size = picture.deviceIndependentSize()
        left = room.left() + (room.width() - size.width()) / 2
        target = QRectF(left, room.top(), size.width(), size.height())
        painter.setOpacity(_FADED if copies.used_up else 1.0)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        roles = option.palette.ColorRole
        role = roles.HighlightedText if selected else roles.Text
        painter.setOpacity(0.7 if copies.used_up else 1.0)
        painter.setPen(option.palette.color(role))
        text = QRectF(room.left(), room.bottom() - line + 1, room.width(), line)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, index.data())
        left_over = f"{copies.left}/{copies.owned}"
        painter.drawText(text, Qt.AlignmentFlag.AlignRight, left_over)
        painter.restore()

    def picture(self, side: str, width: int, ratio: float = 1.0) -> QPixmap:
        """The picture of a side, sharp on a screen with ``ratio`` pixels a point."""
        palette: Palette = drawing_palette(self._session.settings.theme)
        pixels = round(width * ratio)
        picture = QPixmap(side_pixmap(side, 0, pixels, self._session.library, palette))
        picture.setDevicePixelRatio(ratio)
        return picture
