"""Where something can stand on a side without covering its road, its numbers or its name."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing.marks import Box, Label
from trackeditor.drawing.sides import covered_ground, limit_places, name_of_side
from trackeditor.grid import ORIGIN, Point, turn_point
from trackeditor.identity import Identity
from trackeditor.tiles import CompiledSide, Side
from trackeditor.tiles.ribbon import HEXAGON, placed

_PLACES = np.array(
    [
        (reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)))
        for reach in (0.82, 0.76, 0.7, 0.62, 0.5)
        for angle in range(0, 360, 10)
    ]
)
"""Places to try; they are the same however the tile lies."""
_HEADS = np.array(
    [
        (reach * math.sin(math.radians(turn)), -reach * math.cos(math.radians(turn)))
        for reach, turn in sorted(
            ((reach, turn) for reach in (0.38, 0.48, 0.6, 0.72) for turn in range(-180, 180, 15)),
            key=lambda way: (way[0] + abs(way[1]) / 360, way[1]),
        )
    ]
)
"""Places to try for the head of a pin, the best one first: above the middle of the side."""
_INSIDE = HEXAGON.buffer(-0.02)
_NUMBER_COSTS = 6.0  # a covered number does so much more harm than covered road
_OUTSIDE_COSTS = 2.0
_TEXT_COSTS = 3.0


def free_place(
    side: Side,
    compiled: CompiledSide,
    rotation: int,
    half_width: float,
    half_height: float,
    toward: Point,
    taken: tuple[Box, ...] = (),
) -> Point:
    """The middle of a place for a plate on a side turned by ``rotation`` steps about the origin.

    Where no place is free it is the one that does least harm: numbers are covered last.

    Parameters
    ----------
    half_width, half_height : of the plate
    toward : direction in which the plate is to stand as far as it can
    taken : boxes of what else should stay uncovered, about the origin
    """
    return _free_place(
        Identity(side), Identity(compiled), rotation % 6, half_width, half_height, toward, taken
    )


@lru_cache(maxsize=4096)
def _free_place(
    side: Identity[Side],
    compiled: Identity[CompiledSide],
    rotation: int,
    half_width: float,
    half_height: float,
    toward: Point,
    taken: tuple[Box, ...],
) -> Point:
    x, y = _PLACES.T
    boxes, outside = _boxes(half_width, half_height)
    road = placed(covered_ground(side.value), ORIGIN, rotation)
    texts = shapely.union_all([_name(side.value, rotation), *(shapely.box(*box) for box in taken)])
    shapely.prepare([road, texts])
    clear = (outside == 0) & shapely.disjoint(road, boxes) & shapely.disjoint(texts, boxes)
    if clear.any():
        best = np.argmax(np.where(clear, x * toward[0] + y * toward[1], -np.inf))
    else:
        numbers = _numbers(side.value, compiled.value, rotation)
        best = np.argmin(
            _OUTSIDE_COSTS * outside
            + shapely.area(shapely.intersection(boxes, road))
            + _NUMBER_COSTS * shapely.area(shapely.intersection(boxes, numbers))
            + _TEXT_COSTS * shapely.area(shapely.intersection(boxes, texts))
        )
    return (float(x[best]), float(y[best]))


def head_place(
    side: Side, compiled: CompiledSide, rotation: int, half_width: float, half_height: float
) -> Point:
    """The place for the head of a pin whose tip is in the middle of a turned side.

    There the pin covers as little of numbers and name as can be; roads may be covered. It is near
    above the middle if it can be.

    Parameters
    ----------
    half_width, half_height : of the head, or of several side by side
    """
    return _head_place(Identity(side), Identity(compiled), rotation % 6, half_width, half_height)


@lru_cache(maxsize=2048)
def _head_place(
    side: Identity[Side],
    compiled: Identity[CompiledSide],
    rotation: int,
    half_width: float,
    half_height: float,
) -> Point:
    x, y = _HEADS.T
    heads = shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)
    pins = shapely.convex_hull(shapely.union(heads, Spot(0, 0)))
    written = shapely.union(
        _numbers(side.value, compiled.value, rotation), _name(side.value, rotation)
    )
    best = np.argmin(
        np.round(shapely.area(shapely.intersection(pins, written)), 2)
    )  # a touch is none
    return (float(x[best]), float(y[best]))


@lru_cache(maxsize=64)
def _boxes(
    half_width: float, half_height: float
) -> tuple[npt.NDArray[np.object_], npt.NDArray[np.float64]]:
    """The grounds of plates of a size at all places, and how much of each is off the tile."""
    x, y = _PLACES.T
    boxes = shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)
    return boxes, np.round(shapely.area(shapely.difference(boxes, _INSIDE)), 9)


def _numbers(side: Side, compiled: CompiledSide, rotation: int) -> BaseGeometry:
    """The ground of the limits on a turned side."""
    return shapely.union_all(
        [
            Spot(turn_point(middle, rotation)).buffer(0.6 * size)
            for middle, size in limit_places(side, compiled).values()
        ]
    )


def _name(side: Side, rotation: int) -> BaseGeometry:
    """The ground of the name on a turned side."""
    labels = [mark for mark in name_of_side(side, rotation) if isinstance(mark, Label)]
    return shapely.union_all([shapely.box(*label.box) for label in labels])
