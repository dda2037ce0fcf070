"""What is printed on a road: half lines, jumps, gates, start and finish lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing import measures
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.polygons import areas, outline
from trackeditor.grid import Point
from trackeditor.tiles import Road, Row, Side
from trackeditor.tiles.model import GateSegment, Join
from trackeditor.tiles.ribbon import HEXAGON, centre_line, cross_line, road_point, side_shapes

_BAND = 0.1  # depth of a line of chequers
_CHEQUERS = 8  # fields of such a line across the road
_CHEQUER = (Ink.CHEQUER_DARK, Ink.CHEQUER_LIGHT)
_NEAR = 1e-5
_MARK = 0.075  # radius of the disc of a gate's number
_ROOM = HEXAGON.buffer(-_MARK - 0.01)


def road_marks(side: Side, road: Road) -> Iterator[Mark]:
    """All that is printed on the cells of a road, in tile coordinates."""
    for row, (s0, s1) in zip(road.rows, road.row_spans(), strict=True):
        if row.slide:
            yield _half_line(side, road, (s0 + s1) / 2)
        if row.jump is not None:
            yield from _jump(side, road, row, (s0, s1))
    yield from _grid_boxes(side, road)
    for before, segments in road.gates.items():
        yield from _gate(side, road, before, segments)
    for join in road.joins:
        if join.limit is not None:
            yield from _join(side, road, join)
    for line in side.lines:
        if line.road == road.index:
            yield from chequers(side, road, road.row_spans()[line.after_row][1])


def chequers(side: Side, road: Road, s: float) -> Iterator[Mark]:
    """A start or finish line across a road."""
    depth = _BAND / 2 / centre_line(road, side).length
    for k in range(_CHEQUERS):
        t0, t1 = k / _CHEQUERS, (k + 1) / _CHEQUERS
        for half, (s0, s1) in enumerate(((s - depth, s), (s, s + depth))):
            yield Area(_field(side, road, (s0, s1), (t0, t1)), fill=_CHEQUER[(k + half) % 2])
    whole = _field(side, road, (s - depth, s + depth), (0.0, 1.0))
    yield Area(whole, stroke=Ink.CHEQUER_DARK, width=measures.CELL_STROKE)


def band(side: Side, road: Road, s: float, fill: Ink) -> Iterator[Mark]:
    """A line of one colour across a road."""
    depth = _BAND / 2 / centre_line(road, side).length
    whole = _field(side, road, (s - depth, s + depth), (0.0, 1.0))
    yield Area(whole, fill=fill, stroke=Ink.CHEQUER_DARK, width=measures.CELL_STROKE)


def _field(
    side: Side, road: Road, along: tuple[float, float], across: tuple[float, float]
) -> tuple[Point, ...]:
    (s0, s1), (t0, t1) = along, across
    corners = ((s0, t0), (s0, t1), (s1, t1), (s1, t0))
    return tuple(road_point(road, side, s, t) for s, t in corners)


def _half_line(side: Side, road: Road, s: float) -> Mark:
    """The dashed line through the middle of a slide row."""
    line = outline(cross_line(road, side, s))
    return Stroke(line, Ink.SLIDE_LINE, width=0.018, dash=(0.055, 0.04))


def _jump(side: Side, road: Road, row: Row, span: tuple[float, float]) -> Iterator[Mark]:
    """A chevron to either side of the number: a jump works both ways."""
    middle, length = (span[0] + span[1]) / 2, span[1] - span[0]
    for sign in (-1, 1):
        for near, far in ((0.2, 0.33), (0.29, 0.42)):
            base, tip = middle + sign * near * length, middle + sign * far * length
            chevron = ((base, 0.1), (tip, 0.5), (base, 0.9))
            points = tuple(road_point(road, side, s, t) for s, t in chevron)
            yield Stroke(points, Ink.JUMP, width=0.022)
    point = road_point(road, side, middle, 0.5)
    yield Disc(point, 0.1, fill=Ink.PLATE, stroke=Ink.JUMP, width=0.016)
    yield Label(str(row.jump), point, 0.15, Ink.JUMP)


def _grid_boxes(side: Side, road: Road) -> Iterator[Mark]:
    """A white frame in every cell of the starting grid."""
    shapes = side_shapes(side)
    for row in road.rows:
        for cell in row.cells:
            if cell.id in side.grid:
                frame = shapes[cell.id].buffer(-0.045, join_style="mitre")
                yield from areas(frame, stroke=Ink.GRID_BOX, width=0.018)


def _gate(side: Side, road: Road, before: int, segments: tuple[GateSegment, ...]) -> Iterator[Mark]:
    """The dotted segments of a gate with their limits, warnings and climb arrows."""
    spans = road.row_spans()
    s = spans[before][0] if before < len(spans) else 1.0
    inward = 1.0 if before == 0 else -1.0 if before == len(spans) else 0.0
    beside = s + inward * (_MARK + 0.03) / centre_line(road, side).length
    (ax, ay), (bx, by) = cross_line(road, side, s).coords
    ground = _together(side, road.rows).buffer(_NEAR)
    for k, segment in enumerate(segments):
        if segment is None:
            continue
        t0, t1 = k / len(segments), (k + 1) / len(segments)
        middle = road_point(road, side, beside, (t0 + t1) / 2)
        if segment == "up" or segment == "down":
            yield _climb_arrow(side, road, s, (t0 + t1) / 2, forward=segment == "up")
            continue
        ends = [(ax + t * (bx - ax), ay + t * (by - ay)) for t in (t0, t1)]
        for part in shapely.get_parts(shapely.intersection(LineString(ends), ground)):
            if not part.is_empty:
                yield _dotted(part)
        yield from _gate_mark(middle, segment)


def _join(side: Side, road: Road, join: Join) -> Iterator[Mark]:
    """The limit of crossing the line between a branch and the cells that it joins."""
    shapes = side_shapes(side)
    last = _together(side, road.rows[-1:]).buffer(_NEAR)
    for cell in join.cells:
        border = shapely.line_merge(shapely.intersection(shapes[cell].exterior, last))
        line = max(shapely.get_parts(border), key=lambda part: part.length, default=None)
        if line is None:  # the facts join cells that lie apart
            continue
        yield _dotted(line)
        middle = line.interpolate(0.5, normalized=True)
        yield from _gate_mark((middle.x, middle.y), join.limit)


def _together(side: Side, rows: Sequence[Row]) -> BaseGeometry:
    """The ground of some rows of a road."""
    shapes = side_shapes(side)
    cells: list[Polygon] = [shapes[cell.id] for row in rows for cell in row.cells]
    return shapely.union_all(cells, grid_size=1e-6)


def _dotted(line: BaseGeometry) -> Mark:
    return Stroke(outline(line), Ink.GATE, width=0.035, dash=(0.001, 0.053), round_ends=True)


def _gate_mark(middle: Point, segment: GateSegment) -> Iterator[Mark]:
    middle = _on_tile(middle)
    warns = segment == "!"
    fill = Ink.WARNING_SIGN if warns else Ink.PLATE
    yield Disc(middle, _MARK, fill=fill, stroke=Ink.GATE, width=0.012)
    yield Label(str(segment), middle, 0.115, Ink.WARNING_LIMIT if warns else Ink.GATE)


def _on_tile(middle: Point) -> Point:
    """The nearest place where the whole disc of a gate's number lies on the tile."""
    point = shapely.Point(middle)
    if _ROOM.contains(point):
        return middle
    nearest = _ROOM.exterior.interpolate(_ROOM.exterior.project(point))
    return (nearest.x, nearest.y)


def _climb_arrow(side: Side, road: Road, s: float, t: float, *, forward: bool) -> Mark:
    """An arrow that points uphill."""
    reach = (0.085 if forward else -0.085) / centre_line(road, side).length
    corners = [(s + reach, t), (s - reach, t - 0.12), (s - reach / 2, t), (s - reach, t + 0.12)]
    arrow = tuple(road_point(road, side, *corner) for corner in corners)
    return Area(arrow, fill=Ink.CLIMB, stroke=Ink.PLATE, width=0.008)
