"""Where the cells of a course lie on the table: outline, middle, and the way cars look there."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trackeditor.course import Course
from trackeditor.course.model import CourseCell
from trackeditor.grid import Point, place_point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.painting.places import tiles_under
from trackeditor.simulator.laps import LapCourse
from trackeditor.tiles import Library
from trackeditor.tiles.model import CellRect, Road, Side

SLIDING = 62.0
DRIFTING = 28.0


class CarPlace(NamedTuple):
    """A cell in the plane, in units of the hexagon's edge.

    ``heading`` is the direction of a car there in degrees, clockwise from the right: along the
    road, turned inwards on drift lines and nearly across on slide cells. ``width`` is the room
    across the road.
    """

    outlines: tuple[tuple[Point, ...], ...]
    middle: Point
    heading: float
    width: float


def printed_course(course: Course) -> Course:
    """The course as it is printed: of a race of some laps its circuit."""
    return course.circuit if isinstance(course, LapCourse) else course


def cell_places(course: Course, layout: Layout, library: Library) -> Mapping[str, CarPlace]:
    """The place of every printed cell of a course that lies on a layout."""
    course = printed_course(course)
    parts: dict[str, list[tuple[PlacedTile, str]]] = {}
    for name in course.cells:
        for tile, local in tiles_under(name, layout):
            if tile.side in library:
                parts.setdefault(name, []).append((tile, local))
    sides = {tile.side for found in parts.values() for tile, _ in found}
    shapes = {name: _SideCells(library.side(name)) for name in sides}
    drawn = {
        name: [shapes[tile.side].placed(local, tile) for tile, local in found]
        for name, found in parts.items()
    }
    ways = _ways(course, {name: _largest(found).middle for name, found in drawn.items()})
    return {
        name: CarPlace(
            tuple(part.outline for part in found),
            _largest(found).middle,
            _heading(course.cells[name], _largest(found), ways[name]),
            _largest(found).width,
        )
        for name, found in drawn.items()
    }


class _Drawn(NamedTuple):
    """A part of a cell on its tile; ``axis`` is the road's own direction, None off the road."""

    outline: tuple[Point, ...]
    middle: Point
    axis: Point | None
    width: float
    area: float


class _SideCells:
    """The cells of one side in tile coordinates."""

    def __init__(self, side: Side) -> None:
        from trackeditor.tiles.ribbon import side_shapes

        self._side = side
        self._shapes = side_shapes(side)
        self._rects: dict[str, tuple[Road, CellRect]] = {}
        for road in side.roads:
            for rect in (*road.rects(), *_half_cells(road)):
                self._rects.setdefault(rect.cell, (road, rect))

    def placed(self, local: str, tile: PlacedTile) -> _Drawn:
        """A cell where it lies on the table."""
        shape = self._shapes[local]

        def at(point: Point) -> Point:
            return place_point(point, tile.at, tile.rotation)

        outline = tuple(at((x, y)) for x, y in shape.exterior.coords)
        known = self._rects.get(local)
        if known is None:
            inside = shape.representative_point()
            return _Drawn(outline, at((inside.x, inside.y)), None, 0.25, shape.area)
        rear, front, left, right, middle = (at(point) for point in self._cross(*known))
        axis = (front[0] - rear[0], front[1] - rear[1])
        width = math.dist(left, right)
        return _Drawn(outline, middle, axis, width, shape.area)

    def _cross(self, road: Road, rect: CellRect) -> tuple[Point, Point, Point, Point, Point]:
        """Middles of the four edges of a cell, and its middle."""
        from trackeditor.tiles.ribbon import road_point

        s, t = (rect.s0 + rect.s1) / 2, (rect.t0 + rect.t1) / 2
        places = ((rect.s0, t), (rect.s1, t), (s, rect.t0), (s, rect.t1), (s, t))
        rear, front, left, right, middle = (
            road_point(road, self._side, along, across) for along, across in places
        )
        return rear, front, left, right, middle


def _half_cells(road: Road) -> list[CellRect]:
    return [rect for row in road.rows if row.slide for rect in road.slide_rects(row.index)]


def _largest(parts: list[_Drawn]) -> _Drawn:
    return max(parts, key=lambda part: part.area)


def _ways(course: Course, middles: Mapping[str, Point]) -> Mapping[str, Point]:
    """For every cell, from the mean of the cells before it to the mean of those after it."""
    before: dict[str, list[Point]] = {name: [] for name in middles}
    after: dict[str, list[Point]] = {name: [] for name in middles}
    for move in course.moves:
        if move.start in middles and move.end in middles:
            after[move.start].append(middles[move.end])
            before[move.end].append(middles[move.start])
    ways = {}
    for name, here in middles.items():
        (x0, y0), (x1, y1) = _mean(before[name] or [here]), _mean(after[name] or [here])
        ways[name] = (x1 - x0, y1 - y0)
    return ways


def _mean(points: Sequence[Point]) -> Point:
    count = len(points)
    return (sum(x for x, _ in points) / count, sum(y for _, y in points) / count)


def _heading(cell: CourseCell, drawn: _Drawn, way: Point) -> float:
    """The way a car looks: along the road in the direction in which the moves lead."""
    x, y = way
    if drawn.axis is not None:
        axis_x, axis_y = drawn.axis
        forward = axis_x * x + axis_y * y >= 0
        x, y = (axis_x, axis_y) if forward else (-axis_x, -axis_y)
    heading = math.degrees(math.atan2(y, x))
    if cell.kind == "slide":
        return heading + SLIDING
    if cell.kind == "corner" and cell.inner is False:
        outer_is_left = cell.left + cell.right < 1
        return heading + (DRIFTING if outer_is_left else -DRIFTING)
    return heading
