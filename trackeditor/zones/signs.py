"""What is drawn beside a stage that is laid out in a straight line: its zones and road ends."""

from __future__ import annotations

from collections.abc import Iterator

from trackeditor.drawing.marks import Label, Mark, Marks, Stroke
from trackeditor.drawing.palette import Ink
from trackeditor.grid import APOTHEM, Hex
from trackeditor.zones.laying import Strip
from trackeditor.zones.notation import Leg

_BRACKET = 1.14
"""From the middle of the road to the line beside the sections of a leg."""
_LETTER = 1.42
_LETTER_SIZE = 0.42
_NUMBER = (0.92, 0.19)
"""From the middle of a border to the number of a road end, where hexagons leave room for it."""
_NUMBER_SIZE = 0.2
_LINE = 0.035
_GAP = 0.06  # half the room between the lines of two legs
_BORDER = ((-_BRACKET, -0.5), (0.5, _BRACKET))
"""Where a line at the border of two boards is seen: beside the road."""


def strip_signs(strip: Strip) -> Marks:
    """Every leg's zone at its left and its numbered road ends at its right, and the borders.

    A road end inside a board has no number.
    """
    return tuple(
        mark
        for number, (leg, places) in enumerate(zip(strip.legs, strip.places, strict=True))
        for mark in _signs(leg, places, is_last=number + 1 == len(strip.legs))
    )


def _signs(leg: Leg, places: tuple[Hex, ...], *, is_last: bool) -> Iterator[Mark]:
    x, first = places[0].centre
    bottom, top = first + APOTHEM, places[-1].centre[1] - APOTHEM
    line = ((x - _BRACKET, bottom - _GAP), (x - _BRACKET, top + _GAP))
    yield Stroke(line, Ink.INK, _LINE)
    yield Label(leg.zone, (x - _LETTER, (bottom + top) / 2), _LETTER_SIZE)
    aside, off = _NUMBER
    if leg.entry is not None:
        yield Label(f"{leg.zone}{leg.entry}", (x + aside, bottom - off), _NUMBER_SIZE)
    if leg.exit is not None:
        yield Label(f"{leg.zone}{leg.exit}", (x + aside, top + off), _NUMBER_SIZE)
    if not is_last:
        for left, right in _BORDER:
            yield Stroke(((x + left, top), (x + right, top)), Ink.INK, _LINE / 2, (0.07, 0.05))
