"""Flights over jumps (RULES.md, sections 1 and 5).

In the gear of the jump the die lands one cell further. Where the rules have far jumps, a car that
is one gear faster lands two cells further, and loses control there if its die shows a warning; one
that is faster still loses control on that third cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trackeditor.simulator.rules import Die
from trackeditor.simulator.track import Exit, Road

_FARTHEST = 2


class Flight(NamedTuple):
    """A flight that begins on a jump cell.

    Attributes
    ----------
    path : the jump cell, cells flown over, the cell on which the car lands
    last : the exit that leads to that cell
    warnings : those of the jump cell and of the landing
    lost : the car loses control where it lands
    risky : it does so if one of its dice shows a warning
    stranded : no cell is free further on; the car stays there and its turn ends
    """

    path: tuple[str, ...]
    last: Exit
    warnings: int
    lost: bool = False
    risky: bool = False
    stranded: bool = False


def gears_above(road: Road, exit_: Exit, dice: tuple[Die, ...], gear: int) -> int | None:
    """How many gears above the note of a jump a car flies over it; None when it does not fly."""
    if not exit_.jump or exit_.finishes or not exit_.jump <= gear <= exit_.limit:
        return None
    if not road.coast_jumps and dice[0].kind != "gear":
        return None
    above = gear - exit_.jump
    return above if above == 0 or road.far_jumps else None


def flights(road: Road, taken: frozenset[str], exit_: Exit, gear: int) -> Iterator[Flight]:
    """The flights open to a car that comes to a jump cell in a gear in which it flies."""
    above = gear - exit_.jump
    lost, risky = above >= _FARTHEST, above == 1
    seconds = [second for second in road.exits[exit_.cell] if second.cell not in taken]
    warnings = exit_.warnings + (gear == exit_.warning_at)
    landed: set[str] = set()
    for path, last in _landings(road, taken, seconds, gear, above):
        if last.cell in landed:
            continue
        landed.add(last.cell)
        yield Flight(
            (exit_.cell, *path),
            last,
            warnings + last.warnings + (gear == last.warning_at),
            lost or gear > last.limit,
            risky,
        )
    if landed:
        return
    if above and seconds:
        second = seconds[0]
        path = (exit_.cell, second.cell)
        warnings += second.warnings + (gear == second.warning_at)
        lost = lost or gear > second.limit
        yield Flight(path, second, warnings, lost, risky, stranded=True)
    else:
        yield Flight((exit_.cell,), exit_, warnings, lost, risky, stranded=True)


def _landings(
    road: Road, taken: frozenset[str], seconds: list[Exit], gear: int, above: int
) -> Iterator[tuple[tuple[str, ...], Exit]]:
    """Cells after the jump cell and the exit to the last of them; the finish line ends a flight."""
    for second in seconds:
        if second.finishes or not above:
            if second.least <= gear:
                yield (second.cell,), second
            continue
        for third in road.exits[second.cell]:
            if third.cell not in taken and third.least <= gear:
                yield (second.cell, third.cell), third
