"""The colours of the canvas around the tiles, for light and dark surroundings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Colours:
    """What the table, the grid and the marks of the editor look like."""

    table: QColor
    grid: QColor
    selected: QColor
    cursor: QColor
    fits: QColor
    misfit: QColor


LIGHT = Colours(
    table=QColor("#eceae4"),
    grid=QColor("#d3d0c6"),
    selected=QColor("#1769c2"),
    cursor=QColor("#5a5a5a"),
    fits=QColor("#2e9b45"),
    misfit=QColor("#d0312d"),
)
DARK = Colours(
    table=QColor("#24262a"),
    grid=QColor("#383b41"),
    selected=QColor("#6cb2ff"),
    cursor=QColor("#b9bcc4"),
    fits=QColor("#4cc768"),
    misfit=QColor("#ff6b5e"),
)


def colours_of(palette: str) -> Colours:
    """The colours that go with a palette of the tiles, by its name."""
    return DARK if palette == "dark" else LIGHT
