"""A short text at a place of the table: why something cannot be done there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsView, QLabel

SECONDS = 8
"""How long a text stays at most."""
_WIDEST = 38  # letters to a line
_PADDING = 8
_TAIL = 9
_ROUND = 6.0


class Bubble(QLabel):
    """Stands beside a part of the scene, inside the view, and follows it when the view moves.

    It lets the mouse through. As a child of the view it is in no picture that is exported.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view.viewport())
        self.setObjectName("refusal")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._view = view
        self._place = QRectF()
        self._tip = QPoint()
        self._colour = QColor()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SECONDS * 1000)
        self._timer.timeout.connect(self.hide)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self.follow)
        self.hide()

    @property
    def place(self) -> QRectF:
        """The part of the scene beside which it stands."""
        return self._place

    def set_colour(self, colour: QColor) -> None:
        """Use another colour for the rim."""
        self._colour = colour
        self.update()

    def show_at(self, place: QRectF, text: str) -> None:
        """Show a text beside a part of the scene (a point: an empty rectangle)."""
        self._place = place
        self.setText(text)
        self.follow()
        self.show()
        self.raise_()
        self._timer.start()

    def follow(self) -> None:
        """Stand beside the place wherever that is in the view now: above it, else below."""
        if not self.text():
            return
        seen = self._view.viewport().rect()
        target = self._view.mapFromScene(self._place).boundingRect()
        room = QRect(0, 0, self.fontMetrics().averageCharWidth() * _WIDEST, seen.height())
        room.setWidth(max(1, min(room.width(), seen.width() - 4 * _PADDING)))
        text = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        width = text.width() + 2 * _PADDING + 2
        height = text.height() + 2 * _PADDING + _TAIL
        is_above = target.top() - height >= 0
        self.setContentsMargins(
            _PADDING,
            _PADDING if is_above else _PADDING + _TAIL,
            _PADDING,
            _PADDING + _TAIL if is_above else _PADDING,
        )
        left = target.center().x() - width // 2
        top = target.top() - height if is_above else target.bottom()
        left = max(0, min(left, seen.width() - width))
        top = max(0, min(top, seen.height() - height))
        self.setGeometry(left, top, width, height)
        self._tip = QPoint(target.center().x() - left, height - 1 if is_above else 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape, then the text on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, 1.5))
        painter.setBrush(self.palette().base())
        painter.drawPath(self._outline())
        painter.end()
        super().paintEvent(event)

    def _outline(self) -> QPainterPath:
        """A round box with a tail that shows to the place, when that is in view."""
        is_above = self._tip.y() > 1
        top, bottom = (1, -_TAIL) if is_above else (_TAIL, -1)
        box = QRectF(self.rect()).adjusted(1, top, -1, bottom)
        path = QPainterPath()
        path.addRoundedRect(box, _ROUND, _ROUND)
        margin = _TAIL + _ROUND
        tip = QPointF(self._tip)
        if not box.left() + margin <= tip.x() <= box.right() - margin:
            return path
        foot = box.bottom() - 1 if is_above else box.top() + 1
        tail = QPainterPath()
        tail.addPolygon(
            QPolygonF([QPointF(tip.x() - _TAIL, foot), tip, QPointF(tip.x() + _TAIL, foot)])
        )
        tail.closeSubpath()
        return path.united(tail)
