"""Small pictures of layouts for the welcome page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from trackeditor.drawing.palette import Palette
from trackeditor.layout import Layout
from trackeditor.painting.painter import hexagon_rect
from trackeditor.painting.pictures import paint_tiles_fast
from trackeditor.tiles import Library


def example_picture(
    layout: Layout, size: QSize, ratio: float, library: Library, palette: Palette
) -> QPixmap:
    """A layout as a picture that fits into ``size`` points, on a transparent ground.

    ``ratio`` are the pixels of the screen a point.
    """
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    covered = QRectF()
    for tile in layout:
        covered = covered.united(hexagon_rect(tile.at.centre))
    if covered.isEmpty():
        return picture
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(size.width() / covered.width(), size.height() / covered.height())
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-covered.center())
    paint_tiles_fast(painter, layout, library, palette)
    painter.end()
    return picture
