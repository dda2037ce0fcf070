"""A whole layout as marks, and the room that it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trackeditor.drawing.markers import marker_marks, token_marks
from trackeditor.drawing.marks import Box, Marks, around, moved
from trackeditor.drawing.measures import DISPLACED
from trackeditor.drawing.sides import side_marks, unknown_marks
from trackeditor.grid import APOTHEM, Hex, Point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library


def tile_marks(side_id: str, rotation: int, library: Library) -> Marks:
    """The picture of a turned side, or of a hexagon that stands for an unknown one."""
    if side_id not in library:
        return unknown_marks(side_id)
    return side_marks(library.side(side_id), library.compiled(side_id), rotation)


def tile_places(layout: Layout) -> Iterator[tuple[PlacedTile, Point]]:
    """Every tile with the middle of its picture; tiles on one hexagon are shifted a little."""
    levels: Counter[Hex] = Counter()
    for tile in layout:
        x, y = tile.at.centre
        shift = DISPLACED * levels[tile.at]
        levels[tile.at] += 1
        yield tile, (x + shift, y + shift)


def layout_marks(layout: Layout, library: Library) -> Iterator[Marks]:
    """The marks of every tile, then those of every marker and token."""
    for tile, place in tile_places(layout):
        yield moved(tile_marks(tile.side, tile.rotation, library), *place)
    yield from loose_marks(layout, library)


def loose_marks(layout: Layout, library: Library) -> Iterator[Marks]:
    """The marks of what lies on the tiles: markers and tokens."""
    for marker in layout.markers:
        yield marker_marks(layout, library, marker)
    for token in layout.tokens:
        yield token_marks(layout, token)


def hexagons_box(layout: Layout) -> Box:
    """The box around all hexagons of a layout, an empty one when there are none."""
    used = [place for _, place in tile_places(layout)]
    used += [marker.at.centre for marker in layout.markers]
    used += [token.at.centre for token in layout.tokens]
    return around((x - 1, y - APOTHEM, x + 1, y + APOTHEM) for x, y in used)
