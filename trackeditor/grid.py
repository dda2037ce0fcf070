"""The hexagonal grid: axial positions, edges, rotation and plane coordinates.

Hexagons are flat-topped with circumradius 1; x points right, y down (FORMATS.md, section 1). A
rotation ``k`` turns clockwise by ``k`` steps of 60 degrees; a tile's local edge ``e`` then lies on
the global edge ``e + k``.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import NamedTuple

SQRT3 = math.sqrt(3.0)
APOTHEM = SQRT3 / 2.0
"""Distance from the centre of a hexagon to the middle of an edge."""

Point = tuple[float, float]


class Edge(IntEnum):
    """An edge of a hexagon, clockwise from the top: A (north) to F (north-west)."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5

    @property
    def opposite(self) -> Edge:
        """The edge across the hexagon, which is also the neighbour's side of this edge.

        >>> Edge.A.opposite
        <Edge.D: 3>
        """
        return _EDGES[(self + 3) % 6]

    def turned(self, steps: int) -> Edge:
        """The edge on which this one comes to lie after ``steps`` clockwise 60 degree turns.

        >>> Edge.F.turned(2)
        <Edge.B: 1>
        """
        return _EDGES[(self + steps) % 6]

    @property
    def middle(self) -> Point:
        """Middle of the edge, for a hexagon centred at the origin."""
        dx, dy = self.normal
        return (APOTHEM * dx, APOTHEM * dy)

    @property
    def normal(self) -> Point:
        """Outward unit normal of the edge."""
        return _NORMALS[self]


_EDGES = tuple(Edge)
_NORMALS = tuple(
    (math.sin(math.radians(60 * k)), -math.cos(math.radians(60 * k))) for k in range(6)
)


class Hex(NamedTuple):
    """Axial position of a hexagon."""

    q: int
    r: int

    def neighbour(self, edge: Edge) -> Hex:
        """The hexagon on the other side of ``edge``.

        >>> Hex(0, 0).neighbour(Edge.B)
        Hex(q=1, r=-1)
        """
        dq, dr = _STEPS[edge]
        return Hex(self.q + dq, self.r + dr)

    def turned(self, steps: int, about: Hex | None = None) -> Hex:
        """This position after ``steps`` clockwise 60 degree turns about a hexagon (the origin).

        >>> Hex(0, -1).turned(1)
        Hex(q=1, r=-1)
        """
        centre = about or ORIGIN
        q, r = self.q - centre.q, self.r - centre.r
        for _ in range(steps % 6):
            q, r = -r, q + r
        return Hex(centre.q + q, centre.r + r)

    def moved(self, dq: int, dr: int) -> Hex:
        """This position shifted by an axial offset."""
        return Hex(self.q + dq, self.r + dr)

    @property
    def centre(self) -> Point:
        """Centre of the hexagon in the plane, in units of the circumradius."""
        return (1.5 * self.q, SQRT3 * (self.r + self.q / 2))

    def distance(self, other: Hex) -> int:
        """Number of hexagon steps to another position.

        >>> Hex(0, 0).distance(Hex(2, -1))
        2
        """
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))


ORIGIN = Hex(0, 0)
_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

CORNERS: tuple[Point, ...] = tuple(
    (math.cos(math.radians(60 * k - 120)), math.sin(math.radians(60 * k - 120))) for k in range(6)
)
"""Corners of the unit hexagon, clockwise; edge ``e`` runs from corner ``e`` to corner ``e + 1``."""


def hex_at(x: float, y: float) -> Hex:
    """The hexagon that contains a point of the plane.

    >>> hex_at(1.4, 1.0)
    Hex(q=1, r=0)
    """
    q = x / 1.5
    r = y / SQRT3 - q / 2
    s = -q - r
    rounded_q, rounded_r, rounded_s = round(q), round(r), round(s)
    error_q, error_r, error_s = abs(rounded_q - q), abs(rounded_r - r), abs(rounded_s - s)
    if error_q > error_r and error_q > error_s:
        rounded_q = -rounded_r - rounded_s
    elif error_r > error_s:
        rounded_r = -rounded_q - rounded_s
    return Hex(rounded_q, rounded_r)


def turn_point(point: Point, steps: int) -> Point:
    """A point after ``steps`` clockwise 60 degree turns about the origin.

    >>> x, y = turn_point((0.0, -1.0), 3)
    >>> (round(x, 9), round(y, 9))
    (0.0, 1.0)
    """
    angle = math.radians(60 * (steps % 6))
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = point
    return (x * cos - y * sin, x * sin + y * cos)


def place_point(point: Point, at: Hex, rotation: int) -> Point:
    """A point in tile coordinates as a point of the plane, for a tile placed and turned."""
    x, y = turn_point(point, rotation)
    cx, cy = at.centre
    return (x + cx, y + cy)


def edge_between(here: Hex, there: Hex) -> Edge | None:
    """The edge of ``here`` that faces its neighbour ``there``, or None when they do not touch.

    >>> edge_between(Hex(0, 0), Hex(0, 1))
    <Edge.D: 3>
    """
    step = (there.q - here.q, there.r - here.r)
    return Edge(_STEPS.index(step)) if step in _STEPS else None
