"""Whether a course that was read from a document can be what it says: a road that leads on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from itertools import pairwise
from typing import Any, get_args

from trackeditor.cells.graph import MERGE
from trackeditor.course.compiling import EPSILON, FARTHEST
from trackeditor.course.model import Course, CourseCell, CourseKind, CourseMove, LineKind
from trackeditor.layout.documents import shown
from trackeditor.tiles.passages import CellKind, Climb

_ROUNDING = 1e-5
"""Documents hold distances with six digits after the point."""
_PART = re.compile(r"-?[0-9]{1,5},-?[0-9]{1,5}/[A-Za-z0-9_.-]+")


def unsound(course: Course) -> str | None:
    """What is wrong with the meaning of a course, in one line; None when it is sound.

    A sound course is one that compiling could have made (docs/graph-format.md): its kinds are
    known, its cells have names, places and borders on the road, no limit is negative, and every
    move leads on to a cell whose front edge lies further along, on a circuit over the line too.

    >>> from trackeditor.grid import Hex
    >>> cell = CourseCell("0,0/r0.0.0", "202a", Hex(0, 0), "lane", 1.0, 0.0, 0.0, 0.5, limit=-1)
    >>> unsound(Course("stage", (), (), (), 1, 1, {cell.id: cell}, (), ()))
    'cell "0,0/r0.0.0": the limit -1 is negative'
    """
    return next(_faults(course), None)


def _faults(course: Course) -> Iterator[str]:
    if course.kind not in get_args(CourseKind):
        yield f"the kind {shown(course.kind)} is not known"
    for cell in course.cells.values():
        for fault in _faults_of_cell(cell, len(course.tiles)):
            yield f"cell {shown(cell.id)}: {fault}"
    named = {*course.start, *course.finish, *course.grid, *course.pit}
    named.update(cell for pair in course.conflicts for cell in pair)
    named.update(cell for move in course.moves for cell in (move.start, move.end))
    for cell_id in sorted(named - course.cells.keys()):
        yield f"cell {shown(cell_id)} is named but not among the cells"
    seen: set[tuple[str, str]] = set()
    for move in course.moves:
        for fault in _faults_of_move(move, course, seen):
            yield f"the move from {shown(move.start)} to {shown(move.end)}{fault}"
        seen.add((move.start, move.end))
    for a, b in course.conflicts:
        if a == b:
            yield f"cell {shown(a)} is in conflict with itself"


def _faults_of_cell(cell: CourseCell, tiles: int) -> Iterator[str]:
    if not all(map(_PART.fullmatch, cell.id.split(MERGE))):
        yield "an id must be a position and a name, as in 0,0/r0.1.0"
    if cell.kind not in get_args(CellKind):
        yield f"the kind {shown(cell.kind)} is not known"
    yield from _negative(limit=cell.limit, warning_at=cell.warning_at, jump=cell.jump)
    if not cell.rear < cell.front:
        yield f"its front edge ({cell.front:g}) does not lie further along than its rear one"
    if cell.rear < -FARTHEST or cell.front > max(tiles, 1) + FARTHEST:
        yield f"its front edge ({cell.front:g}) lies on no tile of the route"
    across = (0.0, cell.left, cell.right, 1.0)
    if any(a > b + _ROUNDING for a, b in pairwise(across)):
        yield f"its borders ({cell.left:g} and {cell.right:g}) do not lie on the road"
    if not -_ROUNDING <= cell.inside <= 1 + _ROUNDING:
        yield f"'inside' ({cell.inside:g}) must lie between 0 and 1"


def _faults_of_move(move: CourseMove, course: Course, seen: Set[tuple[str, str]]) -> Iterator[str]:
    for fault in _negative(limit=move.limit, warnings=move.warnings):
        yield f": {fault}"
    for kind, known in ((move.climb, Climb), (move.line, LineKind)):
        if kind is not None and kind not in get_args(known):
            yield f": {shown(kind)} is not known"
    ahead = course.cells[move.end].front - course.cells[move.start].front
    if course.kind == "circuit" and ahead <= EPSILON:
        ahead += len(course.tiles)
    if ahead <= EPSILON:
        yield " does not lead forward"
    elif ahead > FARTHEST + _ROUNDING:
        yield f" leads over {ahead:g} tiles at once"
    if (move.start, move.end) in seen:
        yield " is there twice"


def _negative(**numbers: Any) -> Iterator[str]:
    for name, number in numbers.items():
        if number is not None and number < 0:
            yield f"the {name} {number} is negative"
