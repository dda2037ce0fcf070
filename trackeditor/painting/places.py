"""Where the cells and the way of a course lie on the plane."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trackeditor.cells import Drive
from trackeditor.cells.graph import MERGE
from trackeditor.drawing.polygons import outline
from trackeditor.drawing.sides import cell_middles
from trackeditor.grid import Hex, Point, place_point
from trackeditor.layout import Layout
from trackeditor.tiles import Library
from trackeditor.tiles.ribbon import centre_line


class CellPlace(NamedTuple):
    """The hexagon of a cell's rear part, and a good place for a mark on the cell."""

    at: Hex
    middle: Point


def cell_place(cell: str, layout: Layout, library: Library) -> CellPlace:
    """The place of a cell of a course by its id; the layout must be that of the course."""
    parts = [_part(part, layout, library) for part in cell.split(MERGE)]
    xs, ys = zip(*(middle for _, middle in parts), strict=True)
    return CellPlace(parts[0].at, (sum(xs) / len(xs), sum(ys) / len(ys)))


def _part(part: str, layout: Layout, library: Library) -> CellPlace:
    place, _, local = part.partition("/")
    q, r = place.split(",")
    at = Hex(int(q), int(r))
    tile = layout.tile_at(at)
    if tile is None:
        raise KeyError(part)
    middle = cell_middles(library.side(tile.side))[local]
    return CellPlace(at, place_point(middle, at, tile.rotation))


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
