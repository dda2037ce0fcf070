"""The name of a side near its rim, in the colour of its danger level, where it covers no road."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing import measures, palette
from trackeditor.drawing.marks import Area, Label, Marks
from trackeditor.drawing.palette import Ink
from trackeditor.grid import ORIGIN, Point
from trackeditor.tiles import Side
from trackeditor.tiles.ribbon import HEXAGON, placed

_LINE_NAMES = {"start": "START", "finish": "FINISH", "start-finish": "S/F"}
_LETTER = 0.7  # width of a letter of a name in parts of the font size
_LINE = 1.15  # distance of two lines in parts of the font size
_INSIDE = HEXAGON.buffer(-0.015)
_PLACES = [
    (reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)))
    for angle in range(0, 360, 6)
    for reach in (0.88, 0.83, 0.78, 0.72, 0.66, 0.58)
]
"""Places to try; they are the same however the tile lies."""
_HEIGHTS = np.array([y for _, y in _PLACES])


class _Sign(NamedTuple):
    """A name as it is to be written, in one line or more."""

    lines: tuple[str, ...]
    size: float

    @property
    def half(self) -> tuple[float, float]:
        """Half the width and half the height of its plate."""
        width = _LETTER * max(map(len, self.lines)) + 0.3
        return (width * self.size / 2, (_LINE * (len(self.lines) - 1) + 1.24) * self.size / 2)

    def labels(self, middle: Point, ink: Ink) -> Marks:
        """The lines about the middle of the plate."""
        x, y = middle
        first = y - _LINE * self.size * (len(self.lines) - 1) / 2
        return tuple(
            Label(line, (x, first + row * _LINE * self.size), self.size, ink)
            for row, line in enumerate(self.lines)
        )


def name_marks(side: Side, covered: BaseGeometry, rotation: int) -> Marks:
    """The id of a turned side, what it or its line is for, and the colour of its danger level.

    Parameters
    ----------
    covered : ground that the name must not cover, in tile coordinates
    """
    ground = placed(covered, ORIGIN, rotation)
    shapely.prepare(ground)
    for sign in _signs(side):
        place = _free_place(sign, ground)
        if place is not None:
            break
    else:
        place = _least_covering_place(sign, ground)
    level = palette.danger(side.danger)
    if level is None:
        return sign.labels(place, Ink.NAME)
    ground_mark = Area(plate(place, *sign.half), fill=level)
    return (ground_mark, *sign.labels(place, palette.danger_text(side.danger)))


def _signs(side: Side) -> Iterator[_Sign]:
    """What to write, from the best to the last resort."""
    purposes = sorted({_LINE_NAMES[line.kind] for line in side.lines})
    purposes += ["PIT"] if side.pit else []
    layouts = dict.fromkeys([(" ".join([side.id, *purposes]),), (side.id, *purposes)])
    for part in (1.0, 0.8, 0.62):
        for lines in layouts:
            yield _Sign(lines, part * measures.NAME_SIZE)
    yield _Sign((side.id,), 0.62 * measures.NAME_SIZE)


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


def _free_place(sign: _Sign, ground: BaseGeometry) -> Point | None:
    """The lowest place on the page where a name lies on its tile and off the road."""
    boxes, inside = _boxes(*sign.half)
    free = inside & shapely.disjoint(boxes, ground)
    return _PLACES[int(np.argmax(np.where(free, _HEIGHTS, -np.inf)))] if free.any() else None


def _least_covering_place(sign: _Sign, ground: BaseGeometry) -> Point:
    """Where a name that finds no free place does least harm."""
    boxes, _ = _boxes(*sign.half)
    covers = shapely.area(shapely.intersection(boxes, ground))
    outside = shapely.area(shapely.difference(boxes, HEXAGON))
    return _PLACES[int(np.argmin(covers + outside))]


@lru_cache(maxsize=64)
def _boxes(
    half_width: float, half_height: float
) -> tuple[npt.NDArray[np.object_], npt.NDArray[np.bool_]]:
    """The grounds of plates of a size at all places, and whether they lie on the tile."""
    x, y = np.array(_PLACES).T
    boxes = shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)
    return boxes, shapely.covers(_INSIDE, boxes)
