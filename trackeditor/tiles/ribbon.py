"""Road coordinates (s, t) mapped to the plane: the shapes of roads and cells.

All shapes are in tile coordinates: hexagon of circumradius 1 around the origin, x right, y down,
tile not turned (FORMATS.md, section 1); :func:`placed` brings them to their place in a layout.
Importing this module loads NumPy and shapely, so import it only where shapes are needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

import shapely
from shapely import LineString, Polygon
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from trackeditor.grid import CORNERS, Edge, Hex, Point, place_point
from trackeditor.identity import Identity
from trackeditor.tiles.borders import Ribbon
from trackeditor.tiles.model import Road, Side
from trackeditor.tiles.shapes import HEXAGON, SideGround

__all__ = [
    "HEXAGON",
    "centre_line",
    "cross_line",
    "placed",
    "road_point",
    "road_shape",
    "side_shapes",
]

Shape = TypeVar("Shape", bound=BaseGeometry)


def side_shapes(side: Side) -> Mapping[str, Polygon]:
    """The polygon of every driving cell of a side, by cell id.

    These are the printed cells, the half cells of slide rows and the shortcuts. Cells of one road
    do not overlap, save that the half cells of a slide row lie on its lane cells; roads that are
    printed over each other share the ground, as they do on the tile.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> shapes = side_shapes(load_library().side("204a"))
    >>> [(cell, round(shape.area, 3)) for cell, shape in shapes.items()]
    [('r0.0.0', 0.275), ('r0.0.1', 0.275), ('r0.1.0', 0.275), ('r0.1.1', 0.275)]
    """
    return MappingProxyType(_ground(Identity(side)).shapes)


def centre_line(road: Road, side: Side) -> LineString:
    """The centre line of a road, from the middle of its first edge to its other end."""
    return LineString(_ribbon(road, side).centre)


def road_shape(road: Road, side: Side) -> Polygon:
    """The outline of the whole ribbon of a road inside its hexagon.

    A branch ends at the border of the road that it joins.
    """
    return _ground(Identity(side)).outline(road)


def road_point(road: Road, side: Side, s: float, t: float) -> Point:
    """The point at road coordinates (s, t).

    Parameters
    ----------
    s : part of the road's length, 0 at its ``start`` edge, 1 at its far end
    t : place across it, 0 at the left border, 1 at the right one
    """
    return _ribbon(road, side).point(s, t)


def cross_line(road: Road, side: Side, s: float) -> LineString:
    """The line across a road at ``s``, from its left to its right border.

    At an edge that the road crosses at a slant this is the part of the edge between the borders.
    """
    ribbon = _ribbon(road, side)
    for place, edge in ((0.0, road.start), (1.0, road.end)):
        if s == place and edge is not None and side.ends[edge].skew is not None:
            return LineString([_on_edge(ribbon, place, t, edge) for t in (0.0, 1.0)])
    return LineString([ribbon.point(s, 0.0), ribbon.point(s, 1.0)])


def placed(shape: Shape, at: Hex, rotation: int) -> Shape:
    """A shape in tile coordinates as a shape of the plane, for a tile placed and turned.

    >>> placed(shapely.Point(0, -1), Hex(2, -1), 3).wkt
    'POINT (3 1)'
    """
    origin_x, origin_y = at.centre
    ax, ay = place_point((1.0, 0.0), at, rotation)
    bx, by = place_point((0.0, 1.0), at, rotation)
    matrix = [ax - origin_x, bx - origin_x, ay - origin_y, by - origin_y, origin_x, origin_y]
    moved: Shape = affine_transform(shape, matrix)
    return moved


@lru_cache(maxsize=1024)
def _ground(side: Identity[Side]) -> SideGround:
    return SideGround(side.value)


def _ribbon(road: Road, side: Side) -> Ribbon:
    return _ground(Identity(side)).ribbons[road.index]


def _on_edge(ribbon: Ribbon, place: float, t: float, edge: Edge) -> Point:
    """Where a border of a road crosses a skewed edge, which it may do beyond the road's end."""
    border = LineString(ribbon.line(place - ribbon.overrun, place + ribbon.overrun, t))
    met = shapely.intersection(border, LineString([CORNERS[edge], CORNERS[(edge + 1) % 6]]))
    return (met.centroid.x, met.centroid.y)
