"""The ribbon of a printed road: its centre line and its two borders.

A road is as wide as its lanes ask for at each edge. Between the edges it narrows where two arms of
a hairpin, or two roads that do not meet, come closer to each other than that, so that ribbons
never lie over one another, and where it would run over the rim of the tile. In a bend tighter than
half the width the inner border is cut to a corner, since it would fold over otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from trackeditor.grid import APOTHEM, Edge, Point
from trackeditor.tiles import curves
from trackeditor.tiles.curves import Array, Curve
from trackeditor.tiles.model import Road, Shortcut, Side

STEPS = 72
"""Equal steps in which a bent centre line and its borders are given."""

_WIDTHS = {1: 0.4, 2: 0.634, 3: 0.734, 4: 0.86}  # measured on printed tiles
_WIDER = 0.12  # for every lane more
_LEAD = 0.22  # a skewed road runs straight this far, so that it meets its neighbour exactly
_VERGE = 0.03  # ground left between two arms or roads
_SHORTCUT_VERGE = 0.15  # the same where a shortcut lies between the arms
_NARROWEST = 0.15  # half width below which no cell can be read
_FACING = -0.2  # cosine of the angle from which on two parts of a road are arms of a bend
_TOGETHER = 0.05  # centre lines that come as close as this cross or meet
_SAME_PLACE = 1e-6
_OVERRUN = 0.5  # straight continuation of the borders beyond either end


@dataclass(frozen=True, slots=True)
class Ribbon:
    """Centre line and borders of a road, as lines of points.

    ``left`` and ``right`` belong to the places ``s``, which go from 0 to 1 with one place more
    before and after that, where the road is continued straight on over its ends.
    """

    s: Array
    centre: Array
    left: Array
    right: Array

    def point(self, s: float, t: float) -> Point:
        """The point of the plane at road coordinates (s, t)."""
        x, y = (
            (1 - t) * np.interp(s, self.s, self.left[:, k])
            + t * np.interp(s, self.s, self.right[:, k])
            for k in (0, 1)
        )
        return (float(x), float(y))

    def line(self, s0: float, s1: float, t: float) -> list[Point]:
        """The points of the line at ``t`` across the road, from ``s0`` to ``s1``."""
        inside = np.flatnonzero((self.s > s0 + 1e-9) & (self.s < s1 - 1e-9))
        between = (1 - t) * self.left[inside] + t * self.right[inside]
        return [self.point(s0, t), *((float(x), float(y)) for x, y in between), self.point(s1, t)]

    @property
    def overrun(self) -> float:
        """How far ``s`` goes beyond 0 and 1."""
        return float(-self.s[0])


def road_width(lanes: int) -> float:
    """Width of a road at an edge with some lanes, in units of the hexagon's edge.

    >>> road_width(2)
    0.634
    """
    return _WIDTHS.get(lanes) or _WIDTHS[4] + _WIDER * (lanes - 4)


def leaving(edge: Edge, side: Side) -> Point:
    """Direction in which a road leaves a side over an edge, 30 degrees off for a skewed one."""
    x, y = edge.normal
    end = side.ends[edge]
    if end.skew is None:
        return (x, y)
    angle = math.radians(-30 if end.skew == "left" else 30)
    cos, sin = math.cos(angle), math.sin(angle)
    return (x * cos - y * sin, x * sin + y * cos)


def ribbons_of(side: Side) -> tuple[Ribbon, ...]:
    """The ribbons of all roads of a side, in their order."""
    lines = [_centre_curve(road, side) for road in side.roads]
    return tuple(_ribbon(road, side, lines) for road in side.roads)


# --- centre line ---------------------------------------------------------------------------------


def _centre_curve(road: Road, side: Side) -> Curve:
    start = road.start.middle
    out_x, out_y = leaving(road.start, side)
    heading = (-out_x, -out_y)
    if road.end is None:
        if road.end_point is None:  # excluded when the tile is read
            raise ValueError(f"{side.id}: road {road.index} has no end")
        end, final = road.end_point, None
    else:
        end, final = road.end.middle, leaving(road.end, side)
    if not road.via:
        return curves.join(start, heading, end, final, STEPS)
    knots = [*road.via]
    lead_in = side.ends[road.start].skew is not None
    lead_out = road.end is not None and side.ends[road.end].skew is not None
    knots.insert(0, _ahead(start, heading, _LEAD) if lead_in else start)
    knots.append(_ahead(end, final, -_LEAD) if final and lead_out else end)
    knots = _distinct(knots)
    curve = curves.spline(knots, heading, final, 4 * STEPS)
    points, tangents = curve.points, curve.tangents
    corners: list[float] = []
    if lead_in:
        points = np.vstack([start, points])
        tangents = np.vstack([tangents[:1], tangents])
        corners.append(_LEAD)
    if lead_out:
        corners.append(curve.length + (_LEAD if lead_in else 0.0))
        points = np.vstack([points, end])
        tangents = np.vstack([tangents, tangents[-1:]])
    return curves.evenly(points, tangents, STEPS, corners)


def _distinct(knots: Sequence[Point]) -> list[Point]:
    """The points without those that lie on the one before them, save that both ends are kept."""
    kept = [knots[0]]
    kept += [knot for knot in knots[1:-1] if math.dist(knot, kept[-1]) > _SAME_PLACE]
    while len(kept) > 1 and math.dist(kept[-1], knots[-1]) <= _SAME_PLACE:
        kept.pop()
    return [*kept, knots[-1]]


def _ahead(point: Point, direction: Point, distance: float) -> Point:
    return (point[0] + distance * direction[0], point[1] + distance * direction[1])


# --- width ---------------------------------------------------------------------------------------


def _ribbon(road: Road, side: Side, lines: list[Curve]) -> Ribbon:
    curve = lines[road.index]
    along = curve.along
    first = road_width(side.ends[road.start].lanes) / 2
    last = first if road.end is None else road_width(side.ends[road.end].lanes) / 2
    wanted = first + (last - first) * along * along * (3 - 2 * along)
    beside = np.minimum(wanted, _room(road, side, lines))
    rim = np.minimum(wanted, _to_the_rim(road, curve) - _VERGE / 2)
    left, right = (
        np.minimum(_evened(beside[k], STEPS // 8), _evened(rim[k], STEPS // 16))[:, None]
        for k in (0, 1)
    )
    normals = np.column_stack([-curve.tangents[:, 1], curve.tangents[:, 0]])
    borders = (curve.points - left * normals, curve.points + right * normals)
    left, right = (_continued(_unfolded(border, curve.tangents), curve) for border in borders)
    overrun = _OVERRUN / curve.length
    s = np.concatenate([[-overrun], along, [1 + overrun]])
    ribbon = Ribbon(s, curve.points, left, right)
    return _with_few_points(ribbon) if _is_straight(ribbon) else ribbon


def _is_straight(ribbon: Ribbon) -> bool:
    bends = [np.diff(border[1:-1], n=2, axis=0) for border in (ribbon.left, ribbon.right)]
    return bool(np.abs(bends).max() < 1e-9)


def _with_few_points(ribbon: Ribbon) -> Ribbon:
    """A straight ribbon with points at its ends only."""
    ends = [0, 1, -2, -1]
    return Ribbon(ribbon.s[ends], ribbon.centre[[0, -1]], ribbon.left[ends], ribbon.right[ends])


def _continued(border: Array, curve: Curve) -> Array:
    """A border with a straight continuation over both ends."""
    before = border[0] - _OVERRUN * curve.tangents[0]
    after = border[-1] + _OVERRUN * curve.tangents[-1]
    return np.vstack([before, border, after])


def _room(road: Road, side: Side, lines: list[Curve]) -> Array:
    """Room on the left (row 0) and right (row 1) that leaves other arms and roads alone."""
    curve = lines[road.index]
    room = np.full((2, len(curve.along)), np.inf)
    if not _shares_spaces(road, side):
        circles = _touching_circles(curve, curve)
        circles[:, curve.tangents @ curve.tangents.T > _FACING] = np.inf
        for shortcut in road.shortcuts:
            circles[0 if shortcut.side == "left" else 1] -= _shortcut_verge(road, shortcut, curve)
        room = circles.min(axis=2)
    for other in side.roads:
        if _apart(road, other, lines):
            room = np.minimum(room, _touching_circles(curve, lines[other.index]).min(axis=2))
    widest: Array = np.maximum(room - _VERGE / 2, _NARROWEST)
    return widest


def _to_the_rim(road: Road, curve: Curve) -> Array:
    """Distance on the left and right to the edges of the tile that the road does not cross."""
    room = np.full((2, len(curve.along)), np.inf)
    normals = np.column_stack([-curve.tangents[:, 1], curve.tangents[:, 0]])
    for edge in Edge:
        if edge in (road.start, road.end):
            continue
        outward = np.array(edge.normal)
        for k, sign in enumerate((-1, 1)):
            toward = sign * normals @ outward
            ahead = toward > 1e-6
            distance = (APOTHEM - curve.points[ahead] @ outward) / toward[ahead]
            room[k][ahead] = np.minimum(room[k][ahead], distance)
    return room


def _shares_spaces(road: Road, side: Side) -> bool:
    """True for a road printed over another one; what is its own there keeps its full width."""
    own = {cell.id for row in road.rows for cell in row.cells}
    return any(
        cell.id in own
        for other in side.roads
        if other.index != road.index
        for row in other.rows
        for cell in row.cells
    )


def _touching_circles(curve: Curve, other: Curve) -> Array:
    """Radii of the circles that touch a curve and pass through the points of another one.

    Element [k, i, j] belongs to the circle that touches ``curve`` at its point i on the left
    (k = 0) or right (k = 1) and passes through point j of ``other``; half of the ground between
    two lines belongs to either of them when they are no wider than the smallest of the circles.
    """
    gaps = other.points[None, :, :] - curve.points[:, None, :]
    normals = np.column_stack([-curve.tangents[:, 1], curve.tangents[:, 0]])
    across = np.einsum("ijk,ik->ij", gaps, normals)
    squares = (gaps**2).sum(axis=2)
    radii = np.full((2, *across.shape), np.inf)
    for k, sign in enumerate((-1, 1)):
        ahead = sign * across > 1e-6
        radii[k][ahead] = squares[ahead] / (2 * sign * across[ahead])
    return radii


def _shortcut_verge(road: Road, shortcut: Shortcut, curve: Curve) -> Array:
    """Ground to leave between the rows that a shortcut joins, for every pair of places."""
    low, high = road.shortcut_span(shortcut)
    before, after = curve.along <= low, curve.along >= high
    joined = np.outer(before, after) | np.outer(after, before)
    verge: Array = joined * (_SHORTCUT_VERGE / 2)
    return verge


def _apart(road: Road, other: Road, lines: list[Curve]) -> bool:
    """True when two roads are printed beside each other: they neither cross nor join."""
    if other.index == road.index or road.joins or other.joins:
        return False
    gaps = lines[road.index].points[:, None, :] - lines[other.index].points[None, :, :]
    return bool(np.hypot(gaps[..., 0], gaps[..., 1]).min() > _TOGETHER)


def _evened(room: Array, reach: int) -> Array:
    """A smooth run of half widths that nowhere exceeds ``room`` and keeps both its ends.

    ``reach`` is the number of places before and after one over which it is smoothed.
    """
    if np.ptp(room) == 0:
        return room
    count = len(room)
    spans = [min(i, count - 1 - i, reach) for i in range(count)]
    lowest = np.array([room[i - span : i + span + 1].min() for i, span in enumerate(spans)])
    means = [lowest[i - span : i + span + 1].mean() for i, span in enumerate(spans)]
    return np.minimum(room, means)


# --- folds ---------------------------------------------------------------------------------------


def _crossings(line: Array) -> Array:
    """Which pieces of a line cross which later ones (a matrix of truth values)."""
    starts, ways = line[:-1], np.diff(line, axis=0)
    offsets = line[None, :, :] - starts[:, None, :]
    beside = ways[:, None, 0] * offsets[..., 1] - ways[:, None, 1] * offsets[..., 0]
    parted = beside[:, :-1] * beside[:, 1:] <= 0
    slanted = np.abs(np.outer(ways[:, 0], ways[:, 1]) - np.outer(ways[:, 1], ways[:, 0])) > 1e-12
    crossed: Array = np.triu(parted & parted.T & slanted, k=2)
    return crossed


def _unfolded(border: Array, tangents: Array) -> Array:
    """A border that nowhere runs backwards: what does so in a tight bend is cut to a point."""
    unfolded = _without_loops(border)
    steps = np.diff(unfolded, axis=0)
    backward = (steps * tangents[:-1]).sum(axis=1) < -1e-9
    final = len(border) - 1
    for i in map(int, np.flatnonzero(backward)):
        corner = (unfolded[i] + unfolded[i + 1]) / 2
        ahead = ((unfolded - corner) * tangents).sum(axis=1)
        low, high = i, i + 1
        while low > 1 and ahead[low - 1] > 0:
            low -= 1
        while high < final - 1 and ahead[high + 1] < 0:
            high += 1
        unfolded[max(low, 1) : min(high, final - 1) + 1] = corner
    return unfolded


def _without_loops(border: Array) -> Array:
    """A border with every loop cut to the point where it closes."""
    crossed = _crossings(border)
    done = 0
    cut = border.copy()
    for i in map(int, np.flatnonzero(crossed.any(axis=1))):
        if i < done:
            continue
        j = int(np.flatnonzero(crossed[i])[-1])
        cut[i + 1 : j + 1] = _meeting(border[i : i + 2], border[j : j + 2])
        done = j
    return cut


def _meeting(a: Array, b: Array) -> Array:
    """The point where two pieces of line cross."""
    way_a, way_b = a[1] - a[0], b[1] - b[0]
    across = way_a[0] * way_b[1] - way_a[1] * way_b[0]
    offset = b[0] - a[0]
    share = (offset[0] * way_b[1] - offset[1] * way_b[0]) / across
    point: Array = a[0] + share * way_a
    return point
