"""Turns shapes of the plane into marks."""

from __future__ import annotations

from collections.abc import Iterator

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing.marks import Area
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Point

_SIMPLER = 0.001  # deviation that nobody sees


def areas(
    shape: BaseGeometry,
    fill: Ink | None = None,
    stroke: Ink | None = None,
    width: float = 0.0,
    dash: tuple[float, ...] = (),
    opacity: float = 1.0,
) -> Iterator[Area]:
    """The polygons of a shape, with as few corners as the eye allows."""
    for part in shapely.get_parts(shape.simplify(_SIMPLER)):
        if isinstance(part, Polygon) and not part.is_empty:
            corners = tuple((x, y) for x, y in part.exterior.coords[:-1])
            yield Area(corners, fill, stroke, width, dash, opacity)


def outline(line: BaseGeometry) -> tuple[Point, ...]:
    """The points of a line."""
    return tuple((x, y) for x, y in line.simplify(_SIMPLER).coords)
