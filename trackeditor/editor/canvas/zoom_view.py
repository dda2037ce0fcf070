"""A view of the table that zooms and pans without bounds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QNativeGestureEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from trackeditor.drawing.palette import Palette
from trackeditor.editor.canvas.background import Background
from trackeditor.editor.canvas.items import EVERYWHERE
from trackeditor.editor.canvas.pictures import size_for
from trackeditor.editor.canvas.plane import hexes_rect
from trackeditor.editor.canvas.table import Table
from trackeditor.grid import Hex

SMALLEST, LARGEST, USUAL = 8.0, 420.0, 60.0
"""Pixels to the hexagon's edge."""
_SETTLED = 130
"""Milliseconds after the last change of scale after which pictures are scaled smoothly again."""
_WIDEST_FIT = 110.0  # a few tiles are not blown up to fill the window


class ZoomView(QGraphicsView):
    """Shows a table at any scale.

    Signals
    -------
    zoomed : the scale is another one
    """

    zoomed = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._scale = USUAL
        self._background = Background()
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED)
        self._settling.timeout.connect(lambda: self.table.show_smooth(True))
        # Left to Python's garbage collector, which may run in any thread, the table's timers would
        # be taken apart there while they run: Qt crashes.
        table.setParent(self)
        self.setScene(table)
        self.setSceneRect(EVERYWHERE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._apply_scale()

    @property
    def pixels(self) -> float:
        """Pixels to the hexagon's edge."""
        return self._scale

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Enlarge by a factor; the point of the viewport ``about`` (its middle) stays in place."""
        self.set_scale(self._scale * factor, about)

    def set_scale(self, pixels: float, about: QPointF | None = None) -> None:
        """Show the hexagon's edge with so many pixels."""
        pixels = max(SMALLEST, min(LARGEST, pixels))
        if pixels == self._scale:
            return
        fixed = about or QPointF(self.viewport().rect().center())
        point = self.scene_point(fixed)
        self._scale = pixels
        self.table.show_smooth(False)
        self._settling.start()
        self._apply_scale()
        went = self.viewportTransform().map(point) - fixed
        self._scroll(went.x(), went.y())
        self._show_pictures()
        self.zoomed.emit()

    def fit(self, rect: QRectF) -> None:
        """Show a part of the scene as large as there is room."""
        margin = self.fontMetrics().height()  # for small scales; the room is for large ones
        seen = self.viewport().size().shrunkBy(QMargins(margin, margin, margin, margin))
        room = rect.adjusted(-0.4, -0.4, 0.4, 0.4)
        pixels = min(seen.width() / room.width(), seen.height() / room.height(), _WIDEST_FIT)
        self.set_scale(pixels)
        self.centerOn(rect.center())

    def show_middle(self, at: Hex) -> None:
        """Show a hexagon in the middle, large enough to be read."""
        self.set_scale(max(self._scale, USUAL))
        self.centerOn(*at.centre)

    def bring_into_view(self, *hexes: Hex) -> None:
        """Scroll no further than it takes to see some hexagons, as far as there is room."""
        rect = self.mapFromScene(hexes_rect(hexes)).boundingRect()
        seen = self.viewport().rect()
        if hexes and not seen.contains(rect):
            dx = min(0, rect.left()) + max(0, rect.right() - seen.right())
            dy = min(0, rect.top()) + max(0, rect.bottom() - seen.bottom())
            self._scroll(dx, dy)

    def pan(self, dx: float, dy: float) -> None:
        """Move the part in view by some pixels."""
        self._scroll(dx, dy)

    def scene_point(self, position: QPointF) -> QPointF:
        """The point of the scene at a point of the viewport."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(position)

    def _pinch_begins(self) -> None:
        """Two fingers begin to pinch."""

    def _apply_scale(self) -> None:
        self.setTransform(QTransform.fromScale(self._scale, self._scale))

    def _scroll(self, dx: float, dy: float) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(dx))
        down.setValue(down.value() + round(dy))

    def _show_pictures(self) -> None:
        ratio = self.devicePixelRatioF()
        seen = QRectF(self.viewport().rect())
        visible = QRectF(self.scene_point(seen.topLeft()), self.scene_point(seen.bottomRight()))
        self.table.show_at(self._scale, size_for(self._scale * ratio), visible)

    def set_colours(self, palette: Palette) -> None:
        """Show the table and its tiles in other colours."""
        self.table.set_colours(palette)
        self._show_pictures()
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching, and pan by the way on which the fingers go together."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom(1 + event.value(), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                if pinch.state() is Qt.GestureState.GestureStarted:
                    self._pinch_begins()
                went = pinch.centerPoint() - pinch.lastCenterPoint()
                self.pan(-went.x(), -went.y())
                about = self.viewport().mapFromGlobal(pinch.centerPoint())
                self.zoom(pinch.scaleFactor(), about)
                return True
        return super().viewportEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Draw the tiles that come into view, whatever scrolled the table."""
        super().scrollContentsBy(dx, dy)
        self._show_pictures()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the tiles that come into view."""
        super().resizeEvent(event)
        self._show_pictures()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table and its grid."""
        self._background.paint(painter, rect, self._scale, self.table.colours)
