"""Where the cells and the way of a course lie on the plane."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trackeditor.cells import Drive, parts_of
from trackeditor.drawing.polygons import outline
from trackeditor.drawing.sides import cell_middles
from trackeditor.grid import Hex, Point, place_point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library
from trackeditor.tiles.ribbon import centre_line


class CellPlace(NamedTuple):
    """The hexagon of a cell's rear part, and a good place for a mark on the cell."""

    at: Hex
    middle: Point


def cell_place(cell: str, layout: Layout, library: Library) -> CellPlace:
    """The place of a cell of a course by its id; the layout must be that of the course.

    Raises
    ------
    KeyError
        when the cell does not lie on the layout.
    """
    middles = [
        place_point(cell_middles(library.side(tile.side))[local], tile.at, tile.rotation)
        for tile, local in tiles_under(cell, layout)
    ]
    if not middles:
        raise KeyError(cell)
    xs, ys = zip(*middles, strict=True)
    return CellPlace(parts_of(cell)[0][0], (sum(xs) / len(xs), sum(ys) / len(ys)))


def tiles_under(cell: str, layout: Layout) -> Iterator[tuple[PlacedTile, str]]:
    """The tiles that a cell of a course lies on, each with the id of its part on their side."""
    for at, local in parts_of(cell):
        tile = layout.tile_at(at)
        if tile is not None:
            yield tile, local


def way_through(drive: Drive, library: Library) -> tuple[Point, ...]:
    """The line of a drive over its tile, from edge to edge.

    It is the centre line of the road; from one road to another it is a curve between the edges.
    """
    side = library.side(drive.tile.side)
    for road in side.roads:
        if {road.start, road.end} == {drive.enters, drive.leaves}:
            line = outline(centre_line(road, side))
            found = line if road.start == drive.enters else line[::-1]
            break
    else:
        found = tuple(_curve(drive.enters.middle, drive.leaves.middle))
    return tuple(place_point(point, drive.tile.at, drive.tile.rotation) for point in found)


def _curve(start: Point, end: Point) -> Iterator[Point]:
    """A bend about the middle of the hexagon."""
    steps = 12
    for k in range(steps + 1):
        part = k / steps
        near, far = (1 - part) ** 2, part**2
        yield (near * start[0] + far * end[0], near * start[1] + far * end[1])
