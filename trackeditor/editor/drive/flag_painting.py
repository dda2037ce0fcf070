"""Yellow flags on the table, and the tiles on which they count."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from trackeditor.editor.drive.car_painting import paint_flag, paint_flagged
from trackeditor.grid import CORNERS, Point
from trackeditor.simulator.state import RaceState
from trackeditor.simulator.traffic import flagged_tiles

_BESIDE: Point = (0.62, -0.36)
_APART = 0.12
_INSIDE = 0.95


def paint_flags(painter: QPainter, race: RaceState) -> None:
    """Paint the yellow flags of a race at the rim of their tiles."""
    for at in flagged_tiles(race.track.course, race.flags, race.track.rules.flag_tiles):
        x, y = at.centre
        paint_flagged(painter, [(x + _INSIDE * dx, y + _INSIDE * dy) for dx, dy in CORNERS])
    for number, flag in enumerate(race.flags):
        x, y = flag.at.centre
        paint_flag(painter, (x + _BESIDE[0] + _APART * number, y + _BESIDE[1]))
