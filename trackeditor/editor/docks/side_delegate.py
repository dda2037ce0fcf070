"""Paints a side in a list: its picture, its number, and the copies that are left."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionFocusRect,
    QStyleOptionViewItem,
)

from trackeditor.editor.canvas.pictures import ACROSS, Pictures, size_for
from trackeditor.editor.docks.side_model import COPIES_ROLE, Copies
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.grid import CORNERS

Index = QModelIndex | QPersistentModelIndex
_LINES = 5.0
"""Width of a picture in heights of a line of text."""
_ROOM = 4
_FADED = 0.35
_HEIGHT = 0.88
"""Height of a hexagon in parts of its width, with some room."""


class SideDelegate(QStyledItemDelegate):
    """Paints sides; pictures that are seen for the first time follow as soon as there is time."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._lines = _LINES
        self._palette = drawing_palette(session.settings.theme)
        self.pictures = Pictures(session.library, self._palette, self)
        session.library_changed.connect(self._read_library)

    def set_lines(self, lines: float) -> None:
        """Make pictures as wide as some lines of text are high."""
        self._lines = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The picture with a line of text below it."""
        line = option.fontMetrics.height()
        width = round(line * self._lines)
        text = option.fontMetrics.horizontalAdvance("000a-0  00/00")
        return QSize(max(width, text) + 2 * _ROOM, round(width * _HEIGHT) + line + 3 * _ROOM)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a side; one that is used up is faded."""
        copies: Copies = index.data(COPIES_ROLE)
        painter.save()
        _paint_ground(painter, option)
        room = option.rect.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        painter.setOpacity(_FADED if copies.used_up else 1.0)
        self._paint_picture(painter, option, room, index.data())
        painter.setOpacity(0.7 if copies.used_up else 1.0)
        roles = option.palette.ColorRole
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(option.palette.color(roles.HighlightedText if selected else roles.Text))
        line = option.fontMetrics.height()
        text = QRectF(room.left(), room.bottom() - line + 1, room.width(), line)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, index.data())
        painter.drawText(text, Qt.AlignmentFlag.AlignRight, f"{copies.left}/{copies.owned}")
        painter.restore()

    def _paint_picture(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, side: str
    ) -> None:
        """The picture of a side or, until it is there, an empty hexagon."""
        self._follow_theme()
        width = option.fontMetrics.height() * self._lines
        ratio = painter.device().devicePixelRatioF()
        found = self.pictures.picture(side, 0, size_for(width * ratio / ACROSS))
        middle = QPointF(room.left() + room.width() / 2, room.top() + width * _HEIGHT / 2)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if found is None:
            painter.setPen(option.palette.color(option.palette.ColorRole.Mid))
            corners = [middle + QPointF(x, y) * width / ACROSS for x, y in CORNERS]
            painter.drawPolygon(QPolygonF(corners))
            return
        picture, _ = found
        target = QRectF(0, 0, width, width * picture.height() / picture.width())
        target.moveCenter(middle)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def picture(self, side: str, width: int, ratio: float) -> QPixmap:
        """A small picture to be dragged, sharp on a screen with ``ratio`` pixels a point."""
        self._follow_theme()
        drawn = self.pictures.draw(side, 0, size_for(width * ratio / ACROSS))
        small = drawn.scaledToWidth(
            round(width * ratio), Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        return small

    def _read_library(self) -> None:
        self.pictures.use_library(self._session.library)

    def _follow_theme(self) -> None:
        palette = drawing_palette(self._session.settings.theme)
        if palette is not self._palette:
            self._palette = palette
            self.pictures.set_colours(palette)


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """The ground below a side: that of a chosen one, framed where the keyboard acts."""
    style, widget = option.widget.style(), option.widget
    whole = QStyleOptionViewItem(option)
    whole.showDecorationSelected = True
    style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, whole, painter, widget)
    if option.state & QStyle.StateFlag.State_HasFocus:
        frame = QStyleOptionFocusRect()
        frame.rect = option.rect
        frame.state = option.state | QStyle.StateFlag.State_KeyboardFocusChange
        frame.palette = option.palette
        frame.backgroundColor = option.palette.color(option.palette.ColorRole.Highlight)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, frame, painter, widget)
