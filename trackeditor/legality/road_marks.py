"""Draws what is printed on a road: half lines, jumps, gates, start and finish lines."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.grid import Point
from trackeditor.legality import palette
from trackeditor.legality.svg import Sheet
from trackeditor.tiles import Road, Row, Side
from trackeditor.tiles.model import GateSegment, Join
from trackeditor.tiles.ribbon import centre_line, cross_line, road_point, side_shapes

_BAND = 0.1  # depth of a line of chequers
_CHEQUERS = 8  # fields of such a line across the road
_NEAR = 1e-5
_MARK = 0.075  # radius of the disc of a gate's number


def draw_road_marks(sheet: Sheet, side: Side, road: Road) -> None:
    """Draw all marks of a road on a sheet in tile coordinates."""
    for row, (s0, s1) in zip(road.rows, road.row_spans(), strict=True):
        if row.slide:
            _draw_half_line(sheet, side, road, (s0 + s1) / 2)
        if row.jump is not None:
            _draw_jump(sheet, side, road, row, (s0, s1))
    _draw_grid_boxes(sheet, side, road)
    for before, segments in road.gates.items():
        _draw_gate(sheet, side, road, before, segments)
    for join in road.joins:
        if join.limit is not None:
            _draw_join(sheet, side, road, join)
    for line in side.lines:
        if line.road == road.index:
            draw_chequers(sheet, side, road, road.row_spans()[line.after_row][1])


def draw_chequers(sheet: Sheet, side: Side, road: Road, s: float) -> None:
    """Draw a start or finish line across a road."""
    depth = _BAND / 2 / centre_line(road, side).length
    for k in range(_CHEQUERS):
        t0, t1 = k / _CHEQUERS, (k + 1) / _CHEQUERS
        for half, (s0, s1) in enumerate(((s - depth, s), (s, s + depth))):
            field = _field(side, road, (s0, s1), (t0, t1))
            sheet.polygon(field, fill=palette.CHEQUER[(k + half) % 2])
    whole = _field(side, road, (s - depth, s + depth), (0.0, 1.0))
    sheet.polygon(whole, fill="none", stroke=palette.INK, stroke_width=palette.CELL_STROKE)


def draw_band(sheet: Sheet, side: Side, road: Road, s: float, fill: str) -> None:
    """Draw a line of one colour across a road."""
    depth = _BAND / 2 / centre_line(road, side).length
    whole = _field(side, road, (s - depth, s + depth), (0.0, 1.0))
    sheet.polygon(whole, fill=fill, stroke=palette.INK, stroke_width=palette.CELL_STROKE)


def _field(
    side: Side, road: Road, along: tuple[float, float], across: tuple[float, float]
) -> Polygon:
    (s0, s1), (t0, t1) = along, across
    corners = ((s0, t0), (s0, t1), (s1, t1), (s1, t0))
    return Polygon([road_point(road, side, s, t) for s, t in corners])


def _draw_half_line(sheet: Sheet, side: Side, road: Road, s: float) -> None:
    """The dashed line through the middle of a slide row."""
    sheet.line(
        list(cross_line(road, side, s).coords),
        stroke=palette.SLIDE_LINE,
        stroke_width=0.018,
        stroke_dasharray="0.055 0.04",
    )


def _draw_jump(sheet: Sheet, side: Side, road: Road, row: Row, span: tuple[float, float]) -> None:
    """A chevron to either side of the number: a jump works both ways."""
    middle, length = (span[0] + span[1]) / 2, span[1] - span[0]
    for sign in (-1, 1):
        for near, far in ((0.2, 0.33), (0.29, 0.42)):
            base, tip = middle + sign * near * length, middle + sign * far * length
            chevron = [
                road_point(road, side, s, t) for s, t in ((base, 0.1), (tip, 0.5), (base, 0.9))
            ]
            sheet.line(chevron, stroke=palette.JUMP, stroke_width=0.022, stroke_linejoin="round")
    point = road_point(road, side, middle, 0.5)
    sheet.disc(point, 0.1, fill=palette.PAPER, stroke=palette.JUMP, stroke_width=0.016)
    sheet.text(point, str(row.jump), 0.15, fill=palette.JUMP)


def _draw_grid_boxes(sheet: Sheet, side: Side, road: Road) -> None:
    """A white frame in every cell of the starting grid."""
    shapes = side_shapes(side)
    for row in road.rows:
        for cell in row.cells:
            if cell.id in side.grid:
                frame = shapes[cell.id].buffer(-0.045, join_style="mitre")
                sheet.polygon(frame, fill="none", stroke=palette.GRID_BOX, stroke_width=0.018)


def _draw_gate(
    sheet: Sheet, side: Side, road: Road, before: int, segments: tuple[GateSegment, ...]
) -> None:
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
            _draw_climb_arrow(sheet, side, road, s, (t0 + t1) / 2, segment == "up")
            continue
        ends = [(ax + t * (bx - ax), ay + t * (by - ay)) for t in (t0, t1)]
        for part in shapely.get_parts(shapely.intersection(LineString(ends), ground)):
            _draw_dotted(sheet, list(part.coords))
        _draw_gate_mark(sheet, middle, segment)


def _draw_join(sheet: Sheet, side: Side, road: Road, join: Join) -> None:
    """The limit of crossing the line between a branch and the cells that it joins."""
    shapes = side_shapes(side)
    last = _together(side, road.rows[-1:]).buffer(_NEAR)
    for cell in join.cells:
        border = shapely.line_merge(shapely.intersection(shapes[cell].exterior, last))
        line = max(shapely.get_parts(border), key=lambda part: part.length)
        _draw_dotted(sheet, list(line.coords))
        middle = line.interpolate(0.5, normalized=True)
        _draw_gate_mark(sheet, (middle.x, middle.y), join.limit)


def _together(side: Side, rows: Sequence[Row]) -> BaseGeometry:
    """The ground of some rows of a road."""
    shapes = side_shapes(side)
    cells = [shapes[cell.id] for row in rows for cell in row.cells]
    return shapely.union_all(cells, grid_size=1e-6)


def _draw_dotted(sheet: Sheet, line: Sequence[Sequence[float]]) -> None:
    sheet.line(
        line,
        stroke=palette.GATE,
        stroke_width=0.035,
        stroke_dasharray="0.001 0.053",
        stroke_linecap="round",
    )


def _draw_gate_mark(sheet: Sheet, middle: Point, segment: GateSegment) -> None:
    fill = palette.WARNING_SIGN if segment == "!" else palette.PAPER
    ink = palette.LIMIT if segment == "!" else palette.GATE
    sheet.disc(middle, _MARK, fill=fill, stroke=palette.GATE, stroke_width=0.012)
    sheet.text(middle, str(segment), 0.115, fill=ink)


def _draw_climb_arrow(
    sheet: Sheet, side: Side, road: Road, s: float, t: float, forward: bool
) -> None:
    """An arrow that points uphill."""
    reach = (0.085 if forward else -0.085) / centre_line(road, side).length
    corners = [(s + reach, t), (s - reach, t - 0.12), (s - reach / 2, t), (s - reach, t + 0.12)]
    arrow = Polygon([road_point(road, side, *corner) for corner in corners])
    sheet.polygon(arrow, fill=palette.CLIMB, stroke=palette.PAPER, stroke_width=0.008)
