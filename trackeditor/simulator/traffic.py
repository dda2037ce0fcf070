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

    The tile before the first one is the last. In the joker section and on the way from the pre-grid
    the tiles before and after are those of that road.
    """
    around = [tile.at for tile in course.tiles]
    ways = (around, *([tile.at for tile in way] for way in (course.joker, course.pregrid)))
    flagged = {flag.at for flag in flags}
    return frozenset(
        way[place % len(way)]
        for way in ways
        for number, at in enumerate(way)
        if at in flagged
        for place in range(number - reach, number + reach + 1)
        if way is around or 0 <= place < len(way)
    )


def cells_beside(course: Course) -> Mapping[str, frozenset[str]]:
    """For every cell of a course those that lie along it and touch it at the side.

    A shortcut is a way of its own and lies beside nothing, and roads of different sections do not
    lie beside each other.
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
    if cell.section != other.section:
        return False
    along = min(cell.front, other.front + by) - max(cell.rear, other.rear + by)
    across = min(cell.right, other.right) - max(cell.left, other.left)
    return along > _TOUCH and across > -_TOUCH


def cells_straight_on(course: Course) -> Mapping[str, str]:
    """For every cell the one straight before it, to which a car can be pushed (full contact).

    It is the one that lies most nearly in the same lane. There is none where two lie equally near,
    as where a lane ends or the road forks; nor beyond the finish line, in a shortcut, or in another
    section of the course.
    """
    found = {}
    for start, moves in course.successors.items():
        shared = {
            move.end: _share_of_lane(course.cells[start], course.cells[move.end])
            for move in moves
            if move.line != "finish" and _can_be_pushed(course.cells[start], course.cells[move.end])
        }
        most = max(shared.values(), default=0.0)
        nearest = [cell for cell, share in shared.items() if share > most - _TOUCH]
        if most > _TOUCH and len(nearest) == 1:
            found[start] = nearest[0]
    return found


def _can_be_pushed(start: CourseCell, end: CourseCell) -> bool:
    same_way = start.section == end.section or end.section == "circuit"
    return same_way and end.kind != "shortcut"


def _share_of_lane(cell: CourseCell, ahead: CourseCell) -> float:
    """What part of the width of two cells together they have in common."""
    common = min(cell.right, ahead.right) - max(cell.left, ahead.left)
    width = max(cell.right, ahead.right) - min(cell.left, ahead.left)
    return max(0.0, common) / width
