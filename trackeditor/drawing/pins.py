"""Numbered pins that show where a finding lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from trackeditor.drawing.free_places import head_place
from trackeditor.drawing.marks import Drop, Label, Marks
from trackeditor.drawing.measures import BADGE_RADIUS
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Edge, Hex, Point
from trackeditor.layout import Layout
from trackeditor.tiles import Library

_SIDE_BY_SIDE = 2.15  # distance of pins on one place, in radii


class Badge(NamedTuple):
    """A numbered pin on a tile or, with ``edge``, at one of its grid edges.

    ``severity`` is ``error``, ``warning`` or ``advice`` and decides the colour.
    """

    label: str
    severity: str
    at: Hex
    edge: Edge | None = None


def pin_marks(
    badges: Sequence[Badge], layout: Layout | None = None, library: Library | None = None
) -> tuple[Marks, ...]:
    """The marks of every badge; several on one place stand side by side.

    Parameters
    ----------
    layout, library : what lies under the pins; their heads then cover no numbers and no names
    """
    places = [_place(badge) for badge in badges]
    total, done = Counter(places), Counter[Point]()
    pins: list[Marks] = []
    for badge, (x, y) in zip(badges, places, strict=True):
        aside = (done[x, y] - (total[x, y] - 1) / 2) * _SIDE_BY_SIDE * BADGE_RADIUS
        dx, dy = _way_to_heads(badge, total[x, y], layout, library)
        done[x, y] += 1
        pins.append(_pin(badge, (x, y), (x + dx + aside, y + dy)))
    return tuple(pins)


def _way_to_heads(
    badge: Badge, count: int, layout: Layout | None, library: Library | None
) -> Point:
    """From a place to the middle of the heads of its pins."""
    tile = layout.tile_at(badge.at) if layout is not None and badge.edge is None else None
    if tile is None or library is None or tile.side not in library:
        return (0.0, -2.0 * BADGE_RADIUS)
    half_width = BADGE_RADIUS * (1 + _SIDE_BY_SIDE * (count - 1) / 2)
    side, compiled = library.side(tile.side), library.compiled(tile.side)
    return head_place(side, compiled, tile.rotation, half_width, BADGE_RADIUS)


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
