"""The name of a side near its rim, in the colour of its danger level, where it covers no road."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing import measures, palette
from trackeditor.drawing.marks import Area, Label, Marks
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Point, turn_point
from trackeditor.tiles import Side
from trackeditor.tiles.ribbon import HEXAGON

_LINE_NAMES = {"start": "START", "finish": "FINISH", "start-finish": "S/F"}
_LETTER = 0.7  # width of a letter of a name in parts of the font size
_INSIDE = HEXAGON.buffer(-0.015)
_PLACES = [
    (reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)))
    for angle in range(0, 360, 6)
    for reach in (0.88, 0.83, 0.78, 0.72, 0.66, 0.58)
]


class _Sign(NamedTuple):
    """A name as it is to be written."""

    text: str
    size: float

    @property
    def half(self) -> tuple[float, float]:
        """Half the width and half the height of its plate."""
        return ((_LETTER * len(self.text) + 0.3) * self.size / 2, 0.62 * self.size)


def name_marks(side: Side, covered: Collection[BaseGeometry], rotation: int) -> Marks:
    """The id of a turned side, what its line is for and the colour of its danger level.

    Parameters
    ----------
    covered : ground that the name must not cover, in tile coordinates
    """
    full = " ".join([side.id, *sorted({_LINE_NAMES[line.kind] for line in side.lines})])
    ground = shapely.union_all(list(covered), grid_size=1e-6)
    shapely.prepare(ground)
    for text, part in ((full, 1.0), (full, 0.8), (full, 0.62), (side.id, 0.8), (side.id, 0.62)):
        sign = _Sign(text, part * measures.NAME_SIZE)
        place, covers = _free_place(sign, ground, rotation)
        if not covers:
            break
    level = palette.danger(side.danger)
    if level is None:
        return (Label(sign.text, place, sign.size, Ink.NAME),)
    return (
        Area(plate(place, *sign.half), fill=level),
        Label(sign.text, place, sign.size, palette.danger_text(side.danger)),
    )


def plate(middle: Point, half_width: float, half_height: float) -> tuple[Point, ...]:
    """The outline of a plate with round corners."""
    x, y = middle
    radius = 0.6 * half_height
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return tuple(
        (
            x + right * (half_width - radius) + radius * math.cos(math.radians(start + turn)),
            y + down * (half_height - radius) + radius * math.sin(math.radians(start + turn)),
        )
        for right, down, start in corners
        for turn in (0, 30, 60, 90)
    )


def _free_place(sign: _Sign, ground: BaseGeometry, rotation: int) -> tuple[Point, bool]:
    """The lowest place on the page where a name lies on its tile and off the road.

    Where there is none it is the place that covers least; the second value then is True.
    """
    places = [turn_point(place, rotation) for place in _PLACES]
    boxes = [_box(place, sign, rotation) for place in places]
    free = shapely.covers(_INSIDE, boxes) & shapely.disjoint(boxes, ground)
    heights = np.array([y for _, y in places])
    if free.any():
        return places[int(np.argmax(np.where(free, heights, -np.inf)))], False
    covers = shapely.area(shapely.intersection(boxes, ground))
    outside = shapely.area(shapely.difference(boxes, HEXAGON))
    return places[int(np.argmin(covers + outside))], True


def _box(place: Point, sign: _Sign, rotation: int) -> Polygon:
    """The ground of an upright name, in tile coordinates."""
    x, y = place
    right, down = sign.half
    corners = ((-right, -down), (right, -down), (right, down), (-right, down))
    return Polygon([turn_point((x + dx, y + dy), -rotation) for dx, dy in corners])
