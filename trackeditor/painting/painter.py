"""Paints sides, layouts and overlays with a QPainter, in units of the hexagon's edge.

The caller sets the transform: x points right, y down, the hexagon of a side lies about the origin
and that of a placed tile about the centre of its position (``grid.Hex.centre``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintDevice, QPainter

from trackeditor.course import Analysis
from trackeditor.drawing.layouts import loose_marks, tile_marks, tile_places
from trackeditor.drawing.marks import Mark
from trackeditor.drawing.palette import Palette
from trackeditor.grid import APOTHEM, Hex, Point
from trackeditor.identity import Identity
from trackeditor.layout import Layout
from trackeditor.painting.kept import kept_by_thread
from trackeditor.painting.overlays import OVERLAYS, overlay_marks
from trackeditor.painting.paths import Picture, paint, picture
from trackeditor.painting.progress import Steps
from trackeditor.tiles import Library

__all__ = [
    "OVERLAYS",
    "paint_layout",
    "paint_marks",
    "paint_overlay",
    "paint_side",
    "paint_tiles",
    "painting_on",
]


@contextmanager
def painting_on(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter that lets go of its device whatever happens."""
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()


def paint_marks(painter: QPainter, marks: Iterable[Mark], palette: Palette) -> None:
    """Paint a display list; for one that is painted often, keep its :func:`paths.picture`."""
    paint(painter, picture(marks), palette)


def paint_side(
    painter: QPainter, side_id: str, rotation: int, library: Library, palette: Palette
) -> None:
    """Paint a side about the origin, turned clockwise by steps of 60 degrees.

    A side that the library does not have is a grey hexagon with its name.
    """
    paint(painter, side_picture(side_id, rotation, library), palette)


def paint_layout(
    painter: QPainter,
    layout: Layout,
    library: Library,
    palette: Palette,
    *,
    exposed: QRectF | None = None,
) -> None:
    """Paint tiles, markers and tokens as sharp vectors, for files and single pictures.

    Parameters
    ----------
    exposed : part of the plane that is seen; tiles outside of it are passed over
    """
    paint_tiles(painter, layout, library, palette, exposed=exposed)
    for marks in loose_marks(layout, library):
        paint_marks(painter, marks, palette)


def paint_tiles(
    painter: QPainter,
    layout: Layout,
    library: Library,
    palette: Palette,
    *,
    exposed: QRectF | None = None,
    steps: Steps | None = None,
) -> None:
    """Paint the tiles of a layout without what lies on them; each is one of the ``steps``."""
    for tile, place in tile_places(layout):
        if exposed is None or exposed.intersects(hexagon_rect(place)):
            painter.translate(QPointF(*place))
            paint_side(painter, tile.side, tile.rotation, library, palette)
            painter.translate(-QPointF(*place))
        if steps is not None:
            steps.step()


def paint_overlay(
    painter: QPainter,
    name: str,
    analysis: Analysis,
    library: Library,
    palette: Palette,
    *,
    only: Collection[Hex] | None = None,
    language: str = "en",
) -> None:
    """Paint an overlay (a key of :data:`OVERLAYS`) over a layout.

    Parameters
    ----------
    analysis : that of the layout; keep it, for what is painted is kept with it
    only : hexagons whose marks to paint, by default all
    language : of the words in it, a code of ``roadbook.WORDS``
    """
    chosen = None if only is None else frozenset(only)
    paint(painter, overlay_picture(name, analysis, library, chosen, language), palette)


def hexagon_rect(place: Point) -> QRectF:
    """The rectangle around a hexagon about a point, with its outline."""
    x, y = place
    return QRectF(x - 1, y - APOTHEM, 2, 2 * APOTHEM).adjusted(-0.05, -0.05, 0.05, 0.05)


def side_picture(side_id: str, rotation: int, library: Library) -> Picture:
    """The paths of a turned side; kept, so asking again costs nothing."""
    return _side_picture(side_id, rotation % 6, Identity(library))


@kept_by_thread(2048)
def _side_picture(side_id: str, rotation: int, library: Identity[Library]) -> Picture:
    return picture(tile_marks(side_id, rotation, library.value))


def overlay_picture(
    name: str,
    analysis: Analysis,
    library: Library,
    only: frozenset[Hex] | None = None,
    language: str = "en",
) -> Picture:
    """The paths of an overlay; kept, so asking again for the same analysis costs nothing."""
    return _overlay_picture(name, Identity(analysis), Identity(library), only, language)


@kept_by_thread(32)
def _overlay_picture(
    name: str,
    analysis: Identity[Analysis],
    library: Identity[Library],
    only: frozenset[Hex] | None,
    language: str,
) -> Picture:
    marks = overlay_marks(name, analysis.value, library.value, language)
    return picture(mark for at, mark in marks if only is None or at in only)
