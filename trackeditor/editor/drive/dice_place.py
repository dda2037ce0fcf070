"""Where the rolled dice are shown: near their car, and not over what they are about."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from trackeditor.grid import Point

_DIRECTIONS = 24
_DISTANCES = (0.25, 0.4, 0.6, 0.85, 1.15)
"""From the car to the edge of the dice, in edges of a hexagon."""
_REACH = 0.14
"""How far a cell or a car is seen around its middle."""
_NEVER, _RATHER_NOT = 100.0, 4.0
"""What it counts to hide a car or the way that is driven, and to hide another cell."""


def clear_place(
    car: Point, width: float, height: float, kept: Iterable[Point], road: Iterable[Point]
) -> Point:
    """The middle of a plate near a car that hides as little as possible.

    Parameters
    ----------
    width, height : of the plate
    kept : what must be seen: cars, the cells of the way that is driven
    road : the other cells

    Notes
    -----
    Among places that hide the same the nearest is taken, and of those the one above the car.
    """
    most = width + height + _DISTANCES[-1]
    near_kept = [point for point in kept if math.dist(point, car) < most]
    near_road = [point for point in road if math.dist(point, car) < most]

    def cost(middle: Point) -> float:
        hidden = _NEVER * _hidden(middle, width, height, near_kept)
        hidden += _RATHER_NOT * _hidden(middle, width, height, near_road)
        return hidden + math.dist(middle, car) + 0.01 * (middle[1] - car[1])

    return min(_places(car, width, height), key=cost)


def _places(car: Point, width: float, height: float) -> list[Point]:
    """Middles of plates all around a car, which none of them touches."""
    x, y = car
    places = []
    for number in range(_DIRECTIONS):
        angle = 2 * math.pi * number / _DIRECTIONS
        across, down = math.cos(angle), math.sin(angle)
        half = min(
            width / 2 / abs(across) if across else math.inf,
            height / 2 / abs(down) if down else math.inf,
        )
        reaches = [half + distance for distance in _DISTANCES]
        places += [(x + reach * across, y + reach * down) for reach in reaches]
    return places


def _hidden(middle: Point, width: float, height: float, points: Sequence[Point]) -> int:
    x, y = middle
    return sum(
        abs(point[0] - x) < width / 2 + _REACH and abs(point[1] - y) < height / 2 + _REACH
        for point in points
    )
