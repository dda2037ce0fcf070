"""Moving beside other cars: who may do so in which gear (RULES.md, sections 3 and 4).

To come beside another car takes at least its gear; a car that is beside it already may go on in any
gear. Under a yellow flag nobody comes beside another car at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from trackeditor.course.model import Course, CourseCell
from trackeditor.grid import Hex

NEVER = 99
"""A gear that no car has: coming beside another car is forbidden."""

_TOUCH = 1e-6


class Flag(NamedTuple):
    """A yellow flag on the tile where its owner lost control."""

    owner: int
    at: Hex


class Rival(NamedTuple):
    """Cells beside another car, and the least gear in which one comes beside it there."""

    cells: frozenset[str]
    gear: int


def least_gear(rivals: Iterable[Rival], start: str, end: str) -> int:
    """The least gear in which a car may move from one cell to another; 0 when any will do."""
    return max(
        (rival.gear for rival in rivals if end in rival.cells and start not in rival.cells),
        default=0,
    )


def rivals_on(
    cells: frozenset[str], gear: int, course: Course, flagged: frozenset[Hex]
) -> tuple[Rival, ...]:
    """What a car in a gear asks of others that come to the cells beside it.

    Nothing of a car in gear 0, which may be passed under a yellow flag, too.
    """
    if gear == 0 or not cells:
        return ()
    if not flagged:
        return (Rival(cells, gear),)
    under_flag = frozenset(cell for cell in cells if course.cells[cell].at in flagged)
    found = (Rival(cells - under_flag, gear), Rival(under_flag, NEVER))
    return tuple(rival for rival in found if rival.cells)


def flagged_tiles(course: Course, flags: Iterable[Flag], reach: int) -> frozenset[Hex]:
    """Positions of the tiles under yellow flags: theirs, and ``reach`` before and after each.

    The tile before the first one is the last.
    """
    tiles = [tile.at for tile in course.tiles]
    flagged = {flag.at for flag in flags}
    return frozenset(
        tiles[(number + away) % len(tiles)]
        for number, at in enumerate(tiles)
        if at in flagged
        for away in range(-reach, reach + 1)
    )


def cells_beside(course: Course) -> Mapping[str, frozenset[str]]:
    """For every cell of a course those that lie along it and touch it at the side.

    A shortcut is a way of its own and lies beside nothing.
    """
    around = len(course.tiles) if course.kind == "circuit" else 0
    found: dict[str, set[str]] = {cell: set() for cell in course.cells}
    ordered = sorted(
        (cell for cell in course.cells.values() if cell.kind != "shortcut"),
        key=lambda cell: cell.rear,
    )
    for number, cell in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.rear > cell.front and not around:
                break
            if any(_lie_along(cell, other, by) for by in {0, around, -around}):
                found[cell.id].add(other.id)
                found[other.id].add(cell.id)
    return {cell: frozenset(others) for cell, others in found.items()}


def _lie_along(cell: CourseCell, other: CourseCell, by: int) -> bool:
    """Whether two cells lie along each other, one of them moved on by some tiles."""
    along = min(cell.front, other.front + by) - max(cell.rear, other.rear + by)
    across = min(cell.right, other.right) - max(cell.left, other.left)
    return along > _TOUCH and across > -_TOUCH
