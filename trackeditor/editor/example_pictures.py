"""Small pictures of layouts for the welcome page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from trackeditor.drawing.palette import Palette
from trackeditor.editor.picture_cache import PictureCache
from trackeditor.layout import Layout
from trackeditor.roadbook import open_document
from trackeditor.tiles import Library
from trackeditor.zones import lay_out

_MARGIN = 6
"""Points that stay free around a layout."""


def example_picture(
    path: Path,
    size: QSize,
    ratio: float,
    library: Library,
    palette: Palette,
    cache: PictureCache,
) -> QPixmap:
    """A layout as a picture that fits into ``size`` points, on a transparent ground.

    ``ratio`` are the pixels of the screen a point. A picture that is in the cache is not painted.
    """
    picture = kept_picture(path, size, ratio, palette, cache)
    if picture is None:
        stage = open_document(path).stages[0]
        # Of boards no more is shown than that they are there: the user may describe them anew.
        layout = lay_out(stage.legs, {}).layout if stage.legs else stage.layout
        picture = _painted(layout, size, ratio, library, palette)
        cache.keep(picture, *_parts(path, size, ratio, palette))
    return picture


def kept_picture(
    path: Path, size: QSize, ratio: float, palette: Palette, cache: PictureCache
) -> QPixmap | None:
    """The picture of a layout file from the cache, if it is there; takes next to no time."""
    picture = cache.find(*_parts(path, size, ratio, palette))
    if picture is not None:
        picture.setDevicePixelRatio(ratio)
    return picture


def _parts(path: Path, size: QSize, ratio: float, palette: Palette) -> tuple[object, ...]:
    """All on which a picture depends, but for the program that paints it."""
    colours = sorted(palette.colours.items())
    return (path.read_bytes(), size.toTuple(), ratio, palette.name, colours)


def _painted(
    layout: Layout, size: QSize, ratio: float, library: Library, palette: Palette
) -> QPixmap:
    # The window must be there before what painting needs is loaded.
    from trackeditor.painting.painter import hexagon_rect
    from trackeditor.painting.pictures import paint_tiles_fast

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
    room = size - QSize(2 * _MARGIN, 2 * _MARGIN)
    scale = min(room.width() / covered.width(), room.height() / covered.height())
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-covered.center())
    paint_tiles_fast(painter, layout, library, palette)
    painter.end()
    return picture
