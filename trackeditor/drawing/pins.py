"""Numbered pins that show where a finding lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from trackeditor.drawing.marks import Drop, Label, Marks
from trackeditor.drawing.measures import BADGE_RADIUS
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Edge, Hex, Point

_SIDE_BY_SIDE = 2.15  # distance of pins on one place, in radii


class Badge(NamedTuple):
    """A numbered pin on a tile or, with ``edge``, at one of its grid edges.

    ``severity`` is ``error``, ``warning`` or ``advice`` and decides the colour.
    """

    label: str
    severity: str
    at: Hex
    edge: Edge | None = None


def pin_marks(badges: Sequence[Badge]) -> tuple[Marks, ...]:
    """The marks of every badge; several on one place stand side by side."""
    places = [_place(badge) for badge in badges]
    total, done = Counter(places), Counter[Point]()
    pins: list[Marks] = []
    for badge, (x, y) in zip(badges, places, strict=True):
        aside = (done[x, y] - (total[x, y] - 1) / 2) * _SIDE_BY_SIDE * BADGE_RADIUS
        done[x, y] += 1
        pins.append(_pin(badge, (x, y), (x + aside, y - 2.0 * BADGE_RADIUS)))
    return tuple(pins)


def _place(badge: Badge) -> Point:
    x, y = badge.at.centre
    if badge.edge is None:
        return (round(x, 6), round(y, 6))
    mx, my = badge.edge.middle
    return (round(x + mx, 6), round(y + my, 6))


def _pin(badge: Badge, tip: Point, head: Point) -> Marks:
    """A drop whose tip shows the place and whose head carries the label."""
    known = badge.severity in (Ink.ERROR, Ink.WARNING, Ink.ADVICE)
    fill = Ink(badge.severity) if known else Ink.CHEQUER_DARK
    ink = Ink.WARNING_TEXT if fill is Ink.WARNING else Ink.BADGE_TEXT
    size = BADGE_RADIUS * min(1.15, 2.6 / max(len(badge.label), 1))
    return (
        Drop(tip, head, BADGE_RADIUS, fill, Ink.BADGE_TEXT, width=0.03),
        Label(badge.label, head, size, ink),
    )
