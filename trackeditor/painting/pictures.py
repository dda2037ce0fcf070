"""Sides as pixmaps, for catalogues, ghosts and fast scrolling; kept while there is room."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from trackeditor.drawing.layouts import tile_places
from trackeditor.drawing.palette import Palette
from trackeditor.grid import APOTHEM
from trackeditor.identity import Identity
from trackeditor.layout import Layout
from trackeditor.painting.painter import hexagon_rect, paint_side, paint_tiles
from trackeditor.tiles import Library

_ROOM = 64 * 1024 * 1024
"""Bytes of pixmaps that are kept."""
_LARGEST = 512
"""Pixels across a hexagon from which vectors are painted: few tiles then fit on a screen."""
_RIM = 0.02
"""Room about the hexagon for its outline, in units of its edge."""

_Key = tuple[str, int, int, Palette, Identity[Library]]


class _Shelf:
    """Pixmaps in the order of their last use; the oldest go when there are too many bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._used = 0
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()

    def find(self, key: _Key) -> QPixmap | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._used += _size(pixmap)
        while self._used > self._room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= _size(oldest)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


_shelf = _Shelf(_ROOM)


def side_pixmap(
    side_id: str, rotation: int, pixels: int, library: Library, palette: Palette
) -> QPixmap:
    """A side on a transparent ground, ``pixels`` wide from corner to corner.

    For a screen with several pixels a point ask for as many and set the pixmap's device pixel
    ratio on a copy.
    """
    key = (side_id, rotation % 6, pixels, palette, Identity(library))
    found = _shelf.find(key)
    if found is None:
        found = _painted(side_id, rotation, pixels, library, palette)
        _shelf.keep(key, found)
    return found


def paint_tiles_fast(
    painter: QPainter,
    layout: Layout,
    library: Library,
    palette: Palette,
    *,
    exposed: QRectF | None = None,
) -> None:
    """Paint the tiles of a layout from kept pixmaps, for a view that pans and zooms.

    Pixmaps are made for sizes a factor of 1.4 apart and scaled down, so that zooming makes few of
    them; tiles that are large on the screen are painted as vectors.
    """
    across = 2 * painter.deviceTransform().m11()
    if not 0 < across <= _LARGEST or painter.deviceTransform().isRotating():
        paint_tiles(painter, layout, library, palette, exposed=exposed)
        return
    pixels = _step_above(across)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for tile, place in tile_places(layout):
        if exposed is None or exposed.intersects(hexagon_rect(place)):
            pixmap = side_pixmap(tile.side, tile.rotation, pixels, library, palette)
            painter.drawPixmap(_target(pixmap, place, pixels), pixmap, QRectF(pixmap.rect()))
    painter.restore()


def _painted(
    side_id: str, rotation: int, pixels: int, library: Library, palette: Palette
) -> QPixmap:
    scale = pixels / (2 + 2 * _RIM)
    pixmap = QPixmap(pixels, math.ceil(2 * (APOTHEM + _RIM) * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixmap.width() / 2, pixmap.height() / 2)
    painter.scale(scale, scale)
    paint_side(painter, side_id, rotation, library, palette)
    painter.end()
    return pixmap


def _step_above(across: float) -> int:
    """The next size of pixmaps from a width in pixels, with their rim."""
    return math.ceil(2 ** (math.ceil(2 * math.log2(max(across, 16))) / 2) * (1 + _RIM))


def _target(pixmap: QPixmap, place: tuple[float, float], pixels: int) -> QRectF:
    """Where a pixmap belongs on the plane."""
    unit = (2 + 2 * _RIM) / pixels
    width, height = pixmap.width() * unit, pixmap.height() * unit
    target = QRectF(0, 0, width, height)
    target.moveCenter(QPointF(*place))
    return target
