"""Moving beside other cars: who may do so in which gear (RULES.md, sections 3 and 4).

To come beside another car takes at least its gear; a car that is beside it already may go on in any
gear. Under a yellow flag nobody comes beside another car at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from trackeditor.cells import parts_of
from trackeditor.course.model import Course, CourseCell, CourseMove
from trackeditor.grid import Hex
from trackeditor.simulator.laps import LapCourse, printed_cell

NEVER = 99
"""A gear that no car has: coming beside another car is forbidden."""

_TOUCH = 1e-6


class Flag(NamedTuple):
    """A yellow flag on the tile where its owner lost control."""

    owner: int
    at: Hex


class Rival(NamedTuple):
    """Cells beside another car, and the least gear in which one comes beside it there.

    On those of them that are ``flagged``, under a yellow flag, nobody comes beside it.
    """

    cells: frozenset[str]
    gear: int
    flagged: frozenset[str] = frozenset()


def least_gear(rivals: Iterable[Rival], start: str, end: str) -> int:
    """The least gear in which a car may move from one cell to another; 0 when any will do."""
    return max(
        (
            NEVER if end in rival.flagged else rival.gear
            for rival in rivals
            if end in rival.cells and start not in rival.cells
        ),
        default=0,
    )


def rivals_on(cells: frozenset[str], gear: int, flagged: frozenset[Hex]) -> tuple[Rival, ...]:
    """What a car in a gear asks of others that come to the cells beside it.

    Nothing of a car in gear 0, which may be passed under a yellow flag, too.
    """
    if gear == 0 or not cells:
        return ()
    under_flag = (cell for cell in cells if flagged and not _hexes(cell).isdisjoint(flagged))
    return (Rival(cells, gear, frozenset(under_flag)),)


def _hexes(cell: str) -> frozenset[Hex]:
    """The hexagons of a cell: two where it goes on over a tile edge."""
    return frozenset(at for at, _ in parts_of(printed_cell(cell)))


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

    A shortcut is a way of its own and lies beside nothing. Sections of the course are roads apart,
    but not where they share a printed row: its lanes lie beside each other, wherever they lead.
    """
    around = len(course.tiles) if course.kind == "circuit" else 0
    found: dict[str, set[str]] = {cell: set() for cell in course.cells}
    for a, b in course.abreast:
        found[a].add(b)
        found[b].add(a)
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
    """Whether two cells of a section lie along each other, one of them moved on by some tiles."""
    across = min(cell.right, other.right) - max(cell.left, other.left)
    if cell.section != other.section or across < -_TOUCH:
        return False
    return min(cell.front, other.front + by) - max(cell.rear, other.rear + by) > _TOUCH


def cells_straight_on(course: Course) -> Mapping[str, str]:
    """For every cell the one straight before it, to which a car can be pushed (full contact).

    It is the one that lies most nearly in the same lane; at a fork that is not on the branch. There
    is none where two lie equally near, as where a lane ends; nor where the straight way leads over
    the finish line or from the circuit into another section. It is never in a shortcut.
    """
    printed = course.circuit if isinstance(course, LapCourse) else course
    ahead = {cell: _straight_ahead(printed, cell) for cell in printed.cells}
    return {
        start: move.end
        for start, moves in course.successors.items()
        for move in moves
        if printed_cell(move.end) == ahead[printed_cell(start)] and _can_be_pushed(course, move)
    }


def _straight_ahead(course: Course, start: str) -> str | None:
    """The cell into which the lane of a cell leads, None where it ends; never a shortcut.

    At a fork the lane goes on on its road, even if the course does not.
    """
    cell = course.cells[start]
    ahead = [course.cells[move.end] for move in course.successors[start] if not move.turns_off]
    ahead = [other for other in ahead if other.kind != "shortcut"]
    shares = {other.id: _share_of_lane(cell, other) for other in ahead}
    most = max(shares.values(), default=0.0)
    nearest = [name for name, share in shares.items() if share > most - _TOUCH]
    return nearest[0] if most > _TOUCH and len(nearest) == 1 else None


def _can_be_pushed(course: Course, move: CourseMove) -> bool:
    start, end = course.cells[move.start], course.cells[move.end]
    same_way = start.section == end.section or end.section == "circuit"
    return same_way and move.line != "finish"


def _share_of_lane(cell: CourseCell, ahead: CourseCell) -> float:
    """What part of the width of two cells together they have in common."""
    common = min(cell.right, ahead.right) - max(cell.left, ahead.left)
    width = max(cell.right, ahead.right) - min(cell.left, ahead.left)
    return max(0.0, common) / width
