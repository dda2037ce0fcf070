"""Cuts the ribbons of a side into the polygons of its cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.grid import CORNERS, Point
from trackeditor.tiles.borders import ribbons_of
from trackeditor.tiles.curves import Array
from trackeditor.tiles.model import CellRect, Road, Shortcut, Side

HEXAGON = Polygon(CORNERS)
"""The outline of a tile."""

_INSET = 0.05  # how far a branch is drawn into the through road before that cuts it
_SHORTCUT_DEPTH = 0.24  # how far a shortcut reaches away from the road's border
_SHORTCUT_CONTACT = 0.45  # part of its outermost rows along which a shortcut touches the road
_SAME = 1e-9
_GRID = 1e-9  # corners are rounded to this
_SPECK = 0.02  # radius of the dot for a cell without ground
_TRACE = 1e-3  # lengths and areas below this are traces of rounding

Shapes = dict[str, Polygon]


class SideGround:
    """The ribbons of a side with the ground that they cover."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.ribbons = ribbons_of(side)

    @cached_property
    def shapes(self) -> Mapping[str, Polygon]:
        """The polygon of every cell, in the order of the facts."""
        shapes: Shapes = {}
        for road in self.side.roads:
            if not road.joins:
                self._add_road(shapes, road)
        for road in self.side.roads:
            if road.joins:
                self._add_branch(shapes, road)
        self._cut_crossings(shapes)
        covered = shapely.union_all(list(shapes.values()))
        for road in self.side.roads:
            for shortcut in road.shortcuts:
                shapes.update(self._shortcut(road, shortcut, covered))
        return {
            cell: shapes[cell] if shapes[cell].area else self._speck(road, cell)
            for road in self.side.roads
            for cell in _cells_in_order(road)
        }

    def outline(self, road: Road) -> Polygon:
        """The ribbon of a road inside the hexagon; a branch ends at the road it joins."""
        if not road.joins:
            return _inside(self._strip(road, CellRect("", 0.0, 1.0, 0.0, 1.0)))
        foreign = {cell for other in self.side.roads if not other.joins for cell in _cells(other)}
        return _sound(_together(self.shapes, _cells(road) - foreign))

    def _speck(self, road: Road, cell: str) -> Polygon:
        """A dot for a cell to which the roads leave no ground, so that it can be seen and found."""
        whole = CellRect(cell, 0.0, 1.0, 0.0, 1.0)  # a shortcut has no place of its own
        rects = (rect for rect in (*road.rects(), *_half_cells(road)) if rect.cell == cell)
        rect = next(rects, whole)
        s, t = (rect.s0 + rect.s1) / 2, (rect.t0 + rect.t1) / 2
        x, y = self.ribbons[road.index].point(s, t)
        return shapely.Point(max(-0.5, min(x, 0.5)), max(-0.8, min(y, 0.8))).buffer(_SPECK, 8)

    @cached_property
    def through(self) -> BaseGeometry:
        """The ground of the roads at which branches end."""
        return shapely.union_all([self.outline(road) for road in self.side.roads if not road.joins])

    # --- roads -----------------------------------------------------------------------------------

    def _strip(self, road: Road, rect: CellRect) -> Polygon:
        """A rectangle in road coordinates as a polygon.

        At a skewed edge it goes on beyond the hexagon, which is then to cut it.
        """
        ribbon = self.ribbons[road.index]
        s0, s1 = rect.s0, rect.s1
        if s0 < _SAME and self.side.ends[road.start].skew is not None:
            s0 = -ribbon.overrun
        if s1 > 1 - _SAME and road.end is not None and self.side.ends[road.end].skew is not None:
            s1 = 1 + ribbon.overrun
        left, right = (ribbon.line(s0, s1, t) for t in (rect.t0, rect.t1))
        return _sound(Polygon([*left, *reversed(right)]))

    def _add_road(self, shapes: Shapes, road: Road) -> None:
        """Add the cells of a road that is no branch.

        Of a space that two roads have in common the first gives the shape; where such roads lie
        over each other, ground that no overlap is declared for is the first one's, too.
        """
        earlier = [other for other in self.side.roads[: road.index] if _cells(road) & _cells(other)]
        before = {cell for other in earlier for cell in _cells(other)}
        for rect in (*road.rects(), *_half_cells(road)):
            strip = self._strip(road, rect)
            if rect.cell not in shapes:
                taken = _together(shapes, before - _overlapped(rect.cell, self.side))
                shapes[rect.cell] = _inside(strip, taken)
            elif road.end is None:  # a space between two arms of a Y-junction
                both = shapely.union(shapes[rect.cell], strip)
                shapes[rect.cell] = _inside(shapely.convex_hull(both))
        if road.end is not None and before:
            self._fill_up(shapes, road, before)

    def _fill_up(self, shapes: Shapes, road: Road, foreign: set[str]) -> None:
        """Draw the cells of a road on to the spaces that it has in common with another one.

        The shape of such a space is the other road's, so it may leave ground of this road over.
        """
        for lane in _lanes(road):
            for one, next_one in pairwise(lane):
                shared, own = (one, next_one) if one.cell in foreign else (next_one, one)
                if shared.cell not in foreign or own.cell in foreign:
                    continue
                at_end = road.joins and shared.s1 > 1 - _SAME
                strip = self._branch_end(road, shared) if at_end else self._strip(road, shared)
                taken = _together(shapes, foreign - _overlapped(own.cell, self.side))
                left_over = _inside(strip, taken)
                if left_over.area > _TRACE:
                    longer = shapely.union(shapes[own.cell], left_over)
                    shapes[own.cell] = _inside(longer, taken)

    def _cut_crossings(self, shapes: Shapes) -> None:
        """Make the borders of a crossing road the cross lines of the road it crosses.

        The cells that share ground get all of it and those before and after end at its borders,
        as they are printed.
        """
        for road in self.side.roads:
            for other in self.side.roads:
                if {road.start, road.end} & {other.start, other.end}:
                    continue
                for lane in _lanes(road):
                    on = [r for r in lane if _overlapped(r.cell, self.side) & _cells(other)]
                    if len(on) == 1:
                        ground = _inside(self._strip(road, lane[0]._replace(s1=1.0)))
                        cells = [rect.cell for rect in lane]
                        _share_out(shapes, ground, cells, on[0].cell, self.outline(other))

    # --- branches --------------------------------------------------------------------------------

    def _add_branch(self, shapes: Shapes, road: Road) -> None:
        """Add the cells of a branch, up to the road it joins."""
        for rect in road.rects():
            at_end = rect.s1 > 1 - _SAME
            strip = self._branch_end(road, rect) if at_end else self._strip(road, rect)
            shapes.setdefault(rect.cell, _inside(strip, self.through))
        for half in _half_cells(road):
            shapes[half.cell] = _inside(self._strip(road, half), self.through)
        others = (other for other in self.side.roads if not other.joins)
        self._fill_up(shapes, road, {cell for other in others for cell in _cells(other)})

    def _branch_end(self, road: Road, rect: CellRect) -> Polygon:
        """The last cell of a branch, drawn on to the through road."""
        left, right = (self._landing(road, rect.s0, t) for t in (rect.t0, rect.t1))
        return _sound(Polygon([*left, *reversed(right)]))

    def _landing(self, road: Road, s0: float, t: float) -> list[Point]:
        """The line at ``t`` across a branch from ``s0`` to where it meets the through road.

        It goes straight on over the end of the branch; where it would miss the through road, as
        beside a bend, it heads for that road's nearest point instead.
        """
        ribbon = self.ribbons[road.index]
        line = ribbon.line(s0, 1.0, t)
        end = shapely.Point(line[-1])
        if self.through.contains(end):
            return line
        way = LineString([line[-1], ribbon.point(1 + ribbon.overrun, t)])
        met = shapely.intersection(way, self.through)
        if met.is_empty:
            nearest = shapely.shortest_line(end, self.through).coords[-1]
            return [line[0], (float(nearest[0]), float(nearest[1]))]
        entry = way.interpolate(end.distance(met) + _INSET)
        return [*line, (entry.x, entry.y)]

    # --- shortcuts -------------------------------------------------------------------------------

    def _shortcut(self, road: Road, shortcut: Shortcut, covered: BaseGeometry) -> Shapes:
        """The spaces of a shortcut: a strip beside the road from its first rows to its last."""
        spans = road.row_spans()
        early, late = spans[min(shortcut.first_rows)], spans[max(shortcut.last_rows)]
        s0 = early[1] - _SHORTCUT_CONTACT * (early[1] - early[0])
        s1 = late[0] + _SHORTCUT_CONTACT * (late[1] - late[0])
        t, sign = (0.0, -1.0) if shortcut.side == "left" else (1.0, 1.0)
        border = np.array(self.ribbons[road.index].line(s0, s1, t))
        strip = _sound(Polygon([*border, *_far_side(border, sign)[::-1]]))
        whole = _inside(strip, covered)
        cells = shortcut.cells(road.index)
        return {
            cell.id: _sound(
                shapely.intersection(
                    whole, _part_of_way(border, k / len(cells), (k + 1) / len(cells))
                )
            )
            for k, cell in enumerate(cells)
        }


def _cells(road: Road) -> set[str]:
    """The printed cells of a road's rows."""
    return {rect.cell for rect in road.rects()}


def _half_cells(road: Road) -> Iterator[CellRect]:
    for row in road.rows:
        if row.slide:
            yield from road.slide_rects(row.index)


def _cells_in_order(road: Road) -> Iterator[str]:
    for row in road.rows:
        yield from (cell.id for cell in row.cells)
    yield from (half.cell for half in _half_cells(road))
    for shortcut in road.shortcuts:
        yield from (cell.id for cell in shortcut.cells(road.index))


def _lanes(road: Road) -> list[list[CellRect]]:
    """The cells of a road by lane, that is by their left border, in driving order."""
    lanes: dict[float, list[CellRect]] = {}
    for rect in road.rects():
        lanes.setdefault(rect.t0, []).append(rect)
    return list(lanes.values())


def _share_out(
    shapes: Shapes, ground: Polygon, lane: list[str], on: str, crossing: Polygon
) -> None:
    """Share the ground of a lane out so that its cell ``on`` has all of it on a crossing.

    What lies off the crossing goes to the cells there; at a tile edge there may be none.
    """
    kept = [shapely.intersection(ground, crossing)]
    for piece in shapely.get_parts(shapely.difference(ground, crossing)):
        there = [
            cell
            for cell in lane
            if cell != on and shapely.intersection(shapes[cell], piece).area > _TRACE
        ]
        if there:
            nearest = min(there, key=lambda cell: shapes[cell].distance(crossing))
            shapes[nearest] = _inside(piece, _together(shapes, set(there) - {nearest}))
        else:
            kept.append(piece)
    shapes[on] = _sound(shapely.union_all(kept, grid_size=_GRID))


def _overlapped(cell: str, side: Side) -> set[str]:
    """Cells of other roads that are declared to share ground with a cell."""
    found: set[str] = set()
    for one, other in side.overlaps:
        if cell in one:
            found.update(other)
        elif cell in other:
            found.update(one)
    return found


def _together(shapes: Mapping[str, Polygon], cells: Iterable[str]) -> BaseGeometry:
    return shapely.union_all([shapes[cell] for cell in sorted(cells)])


def _sound(shape: BaseGeometry) -> Polygon:
    """The polygon that a shape is, without the slivers and spikes that rounding leaves."""
    if not shape.is_valid:
        shape = _made_valid(shape)
    shape = shapely.set_precision(shape, _GRID)
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    return max(parts, key=lambda part: part.area, default=Polygon())


def _made_valid(shape: BaseGeometry) -> BaseGeometry:
    """The ground that a line crossing itself goes round."""
    try:
        return shapely.make_valid(shape)
    except shapely.errors.GEOSException:  # a spike no wider than rounding
        return shapely.buffer(shape, 0)


def _inside(shape: BaseGeometry, taken: BaseGeometry | None = None) -> Polygon:
    """The largest piece of a shape inside the hexagon and outside of ground that is taken."""
    if not HEXAGON.covers(shape):
        shape = shapely.intersection(shape, HEXAGON)
    if taken is not None and not taken.is_empty:
        shape = shapely.difference(shape, taken)
    return _sound(shape)


def _far_side(border: Array, sign: float) -> Array:
    """The far side of a shortcut: the chord of the border, pushed out to a depth one can see."""
    chord = border[-1] - border[0]
    outward = sign * np.array([-chord[1], chord[0]]) / np.hypot(*chord)
    bend = -float(((border - border[0]) @ outward).min())  # the chord's own distance from the road
    push = max(0.0, _SHORTCUT_DEPTH - bend)
    along = np.linspace(0.0, 1.0, 17)
    swell = np.minimum(1.0, 2.5 * np.sin(np.pi * along)) ** 0.7
    line: Array = border[0] + along[:, None] * chord + push * swell[:, None] * outward
    return line


def _part_of_way(border: Array, low: float, high: float) -> Polygon:
    """The ground beside a part (0 to 1) of the straight way between the ends of a border."""
    chord = border[-1] - border[0]
    across = 4 * np.array([-chord[1], chord[0]])
    near = border[0] + (low if low > 0 else -4.0) * chord
    far = border[0] + (high if high < 1 else 4.0) * chord
    return Polygon([near - across, near + across, far + across, far - across])
