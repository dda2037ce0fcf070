"""Marks that several overlays use: arrowheads and texts on plates."""

from __future__ import annotations

from trackeditor.drawing.marks import Area, Label, Mark
from trackeditor.drawing.names import plate
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Point

LETTER = 0.7
"""Width of a letter in parts of the font size."""


def arrowhead(tip: Point, way: Point, length: float, half: float) -> tuple[Point, ...]:
    """An arrowhead with a notch that points along a unit vector."""
    (x, y), (ux, uy) = tip, way
    base = (x - length * ux, y - length * uy)
    return (
        tip,
        (base[0] - half * uy, base[1] + half * ux),
        (x - 0.7 * length * ux, y - 0.7 * length * uy),
        (base[0] + half * uy, base[1] - half * ux),
    )


def sign_half(text: str, size: float) -> tuple[float, float]:
    """Half the width and half the height of the plate of a sign."""
    return ((LETTER * len(text) + 0.8) * size / 2, 0.75 * size)


def sign(text: str, at: Point, size: float, fill: Ink, ink: Ink) -> tuple[Mark, ...]:
    """A text on a plate of its own."""
    return (
        Area(plate(at, *sign_half(text, size)), fill, Ink.PLATE, width=0.012),
        Label(text, at, size, ink),
    )
