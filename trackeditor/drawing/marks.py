"""Marks: what a picture is made of, as immutable values.

A display list is a tuple of marks, painted from the first to the last. Lengths are in units of the
hexagon's edge, x points right, y down. Colours are named by what they are for (:class:`Ink`); the
palette with which a list is painted says what they look like. Text always stands upright.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from trackeditor.drawing.palette import Ink
from trackeditor.grid import Point, turn_point

LETTER = 0.72
"""Width of a letter in parts of the font size, rather too much than too little."""

SHOULDER = 1.0
"""Angle at a pin's head between its tip and where the lines from the tip meet it, in radians."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Place = Callable[[Point], Point]


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon, filled, outlined or both; ``dash`` are lengths of strokes and gaps by turns."""

    points: tuple[Point, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0

    def mapped(self, place: Place) -> Area:
        """The same polygon with every point brought to another place."""
        return replace(self, points=tuple(map(place, self.points)))

    @property
    def box(self) -> Box:
        """What it covers, with its outline."""
        return _box(self.points, self.width / 2 if self.stroke else 0.0)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, with round joins; ``round_ends`` makes dots of short dashes."""

    points: tuple[Point, ...]
    ink: Ink
    width: float
    dash: tuple[float, ...] = ()
    round_ends: bool = False
    opacity: float = 1.0

    def mapped(self, place: Place) -> Stroke:
        """The same line with every point brought to another place."""
        return replace(self, points=tuple(map(place, self.points)))

    @property
    def box(self) -> Box:
        """What it covers."""
        return _box(self.points, self.width / 2)


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, filled and perhaps outlined."""

    centre: Point
    radius: float
    fill: Ink
    stroke: Ink | None = None
    width: float = 0.0
    opacity: float = 1.0

    def mapped(self, place: Place) -> Disc:
        """The same circle with every point brought to another place."""
        return replace(self, centre=place(self.centre))

    @property
    def box(self) -> Box:
        """What it covers, with its outline."""
        return _box([self.centre], self.radius + (self.width / 2 if self.stroke else 0.0))


@dataclass(frozen=True, slots=True)
class Label:
    """Upright text centred at a point; ``halo`` is the colour of a rim that sets it off."""

    text: str
    point: Point
    size: float
    ink: Ink = Ink.INK
    halo: Ink | None = None
    bold: bool = True

    def mapped(self, place: Place) -> Label:
        """The same text with every point brought to another place."""
        return replace(self, point=place(self.point))

    @property
    def box(self) -> Box:
        """What it covers at most."""
        x, y = self.point
        half, height = LETTER * self.size * len(self.text) / 2, 0.62 * self.size
        return (x - half, y - height, x + half, y + height)


@dataclass(frozen=True, slots=True)
class Drop:
    """A pin: a round head whose tip shows a place."""

    tip: Point
    head: Point
    radius: float
    fill: Ink
    stroke: Ink
    width: float

    def mapped(self, place: Place) -> Drop:
        """The same pin with every point brought to another place."""
        return replace(self, tip=place(self.tip), head=place(self.head))

    @property
    def shoulders(self) -> tuple[Point, Point]:
        """Where the lines from the tip meet the head; the arc runs clockwise from the first."""
        (tip_x, tip_y), (x, y) = self.tip, self.head
        way = math.atan2(tip_y - y, tip_x - x)
        first, last = (
            (x + self.radius * math.cos(way + turn), y + self.radius * math.sin(way + turn))
            for turn in (SHOULDER, -SHOULDER)
        )
        return first, last

    @property
    def box(self) -> Box:
        """What it covers, with its outline."""
        return around([_box([self.head], self.radius + self.width), _box([self.tip], self.width)])


Mark = Area | Stroke | Disc | Label | Drop
Marks = tuple[Mark, ...]


def moved(marks: Iterable[Mark], dx: float, dy: float) -> Marks:
    """Marks shifted by a distance."""
    return tuple(mark.mapped(lambda point: (point[0] + dx, point[1] + dy)) for mark in marks)


def turned(marks: Iterable[Mark], steps: int) -> Marks:
    """Marks after clockwise 60 degree turns about the origin; text stays upright."""
    cos, sin = turn_point((1.0, 0.0), steps)
    return tuple(
        mark.mapped(lambda p: (p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos)) for mark in marks
    )


def around(boxes: Iterable[Box]) -> Box:
    """The box around some boxes; an empty one at the origin when there are none.

    >>> around([(0, 0, 1, 1), (2, -1, 3, 0)])
    (0, -1, 3, 1)
    """
    left, top, right, bottom = zip(*(list(boxes) or [(0.0, 0.0, 0.0, 0.0)]), strict=True)
    return (min(left), min(top), max(right), max(bottom))


def _box(points: Sequence[Point], room: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room)
