"""Whether a course that was read from a document can be what it says: a road that leads on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from itertools import pairwise
from typing import Any, get_args

from trackeditor.cells.graph import MERGE
from trackeditor.course.compiling import FARTHEST
from trackeditor.course.model import (
    Course,
    CourseCell,
    CourseKind,
    CourseMove,
    LineKind,
    Section,
)
from trackeditor.course.pieces import EPSILON
from trackeditor.layout.documents import shown
from trackeditor.sentences import Sentence, located, sentence
from trackeditor.tiles.passages import CellKind, Climb

_ROUNDING = 1e-5
"""Documents hold distances with six digits after the point."""
_PART = re.compile(r"-?[0-9]{1,5},-?[0-9]{1,5}/[A-Za-z0-9_.-]+")


def unsound(course: Course) -> Sentence | None:
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


def _faults(course: Course) -> Iterator[Sentence]:
    if course.kind not in get_args(CourseKind):
        yield sentence("the kind {kind} is not known", kind=shown(course.kind))
    for name, cell in course.cells.items():
        if cell.id != name:
            yield sentence("cell {cell} is listed as {name}", cell=shown(cell.id), name=shown(name))
        for fault in _faults_of_cell(cell, len(course.tiles)):
            yield sentence("cell {cell}: {fault}", cell=shown(cell.id), fault=fault)
    named = {*course.start, *course.finish, *course.grid, *course.pit}
    named.update(cell for pair in (*course.conflicts, *course.abreast) for cell in pair)
    named.update(cell for move in course.moves for cell in (move.start, move.end))
    for cell_id in sorted(named - course.cells.keys()):
        yield sentence("cell {cell} is named but not among the cells", cell=shown(cell_id))
    seen: set[tuple[str, str]] = set()
    for move in course.moves:
        yield from _faults_of_move(move, course, seen)
        seen.add((move.start, move.end))
    for a, b in course.conflicts:
        if a == b:
            yield sentence("cell {cell} is in conflict with itself", cell=shown(a))


def _faults_of_cell(cell: CourseCell, tiles: int) -> Iterator[Sentence]:
    if not all(map(_PART.fullmatch, cell.id.split(MERGE))):
        yield sentence("an id must be a position and a name, as in 0,0/r0.1.0")
    if cell.kind not in get_args(CellKind):
        yield sentence("the kind {kind} is not known", kind=shown(cell.kind))
    if cell.section not in get_args(Section):
        yield sentence("the section {section} is not known", section=shown(cell.section))
    yield from _negative(limit=cell.limit, warning_at=cell.warning_at, jump=cell.jump)
    if not cell.rear < cell.front:
        yield sentence(
            "its front edge ({front:g}) does not lie further along than its rear one",
            front=cell.front,
        )
    if not (cell.rear >= -FARTHEST and cell.front <= max(tiles, 1) + FARTHEST):
        yield sentence("its front edge ({front:g}) lies on no tile of the route", front=cell.front)
    across = (0.0, cell.left, cell.right, 1.0)
    if not all(a <= b + _ROUNDING for a, b in pairwise(across)):
        yield sentence(
            "its borders ({left:g} and {right:g}) do not lie on the road",
            left=cell.left,
            right=cell.right,
        )
    if not -_ROUNDING <= cell.inside <= 1 + _ROUNDING:
        yield sentence("'inside' ({inside:g}) must lie between 0 and 1", inside=cell.inside)


def _faults_of_move(
    move: CourseMove, course: Course, seen: Set[tuple[str, str]]
) -> Iterator[Sentence]:
    for fault in _negative(limit=move.limit, warnings=move.warnings):
        yield located(_named(move), fault)
    for kind, known in ((move.climb, Climb), (move.line, LineKind)):
        if kind is not None and kind not in get_args(known):
            yield located(_named(move), sentence("{kind} is not known", kind=shown(kind)))
    start, end = course.cells[move.start], course.cells[move.end]
    farthest = len(course.tiles) if "joker" in (start.section, end.section) else FARTHEST
    ahead = end.front - start.front
    if course.kind == "circuit" and ahead <= EPSILON:
        ahead += len(course.tiles)
    if ahead <= EPSILON:
        yield sentence("{move} does not lead forward", move=_named(move))
    elif ahead > farthest + _ROUNDING:
        yield sentence("{move} leads over {tiles:g} tiles at once", move=_named(move), tiles=ahead)
    if (move.start, move.end) in seen:
        yield sentence("{move} is there twice", move=_named(move))


def _named(move: CourseMove) -> Sentence:
    return sentence("the move from {start} to {end}", start=shown(move.start), end=shown(move.end))


def _negative(**numbers: Any) -> Iterator[Sentence]:
    for name, number in numbers.items():
        if number is not None and number < 0:
            yield sentence("the {name} {number} is negative", name=name, number=number)
