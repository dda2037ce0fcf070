"""What circuits of earlier documents leave to be read from the names of their cells.

A name tells hexagon, road, row and lane (docs/tile-format.md). That a branch has a higher number
than the road through its fork holds for all tiles of the program, not for all of an owner's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from trackeditor.cells import parts_of
from trackeditor.course.model import Course, CourseCell, CourseMove
from trackeditor.grid import Hex

_TOUCH = 1e-6
_ROAD = re.compile(r"r(\d+)\.")


def with_rows_and_branches(course: Course) -> Course:
    """A circuit with the pairs of cells abreast and the moves that turn off."""
    return replace(
        course,
        moves=tuple(move._replace(turns_off=_turns_off(move)) for move in course.moves),
        abreast=tuple(sorted(_abreast(course))),
    )


def _abreast(course: Course) -> set[tuple[str, str]]:
    """Pairs of cells of different sections in one printed row."""
    by_row: dict[tuple[Hex, str], list[CourseCell]] = {}
    for cell in course.cells.values():
        for row in _rows(cell):
            by_row.setdefault(row, []).append(cell)
    return {
        (min(a.id, b.id), max(a.id, b.id))
        for cells in by_row.values()
        for a, b in combinations(cells, 2)
        if a.section != b.section and _lie_along(a, b)
    }


def _rows(cell: CourseCell) -> Iterator[tuple[Hex, str]]:
    """The printed rows of a cell: the hexagon of each part, the row there."""
    if cell.corner is not None:
        yield cell.at, cell.corner.partition("/")[2]
    for at, local in parts_of(cell.id):
        names = local.split(".")
        if len(names) > 2:
            yield at, ".".join(names[:2])


def _lie_along(a: CourseCell, b: CourseCell) -> bool:
    """Whether two cells of a row lie along each other and touch at the side.

    Spaces where three roads meet have a corner in common; distances of a joker section are
    stretched there.
    """
    across = min(a.right, b.right) - max(a.left, b.left)
    along = min(a.front, b.front) - max(a.rear, b.rear)
    shares_corner = a.corner is not None and a.corner == b.corner
    return across >= -_TOUCH and (shares_corner or along > _TOUCH)


def _turns_off(move: CourseMove) -> bool:
    """Whether a move leads from a road over the line of a fork on to its branch."""
    ahead = _road_numbers(move.end)
    return any(ahead.get(at, 0) > road for at, road in _road_numbers(move.start).items())


def _road_numbers(cell: str) -> dict[Hex, int]:
    """The numbers of the printed roads of a cell whose id tells them, by hexagon."""
    found = ((at, _ROAD.match(local)) for at, local in parts_of(cell))
    return {at: int(road[1]) for at, road in found if road}
