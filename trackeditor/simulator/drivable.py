"""What the engine and the drivers rely on in a course, so that every race on it comes to its end.

Courses that are compiled from a layout have it; those of documents that somebody has changed may
not.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite

from trackeditor.course.compiling import FARTHEST
from trackeditor.course.model import Course, CourseCell, CourseMove
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import RuleSet

_NEEDED = {
    "stage": "a stage with a start and a finish line",
    "circuit": "a circuit with a start-finish line",
}
_ROUNDING = 1e-5
"""Documents hold distances with six digits after the point."""
_MOST_WARNINGS = 9
"""So many warnings a border can have in the document of a course."""


def check_drivable(course: Course, rules: RuleSet) -> None:
    """Make sure that a course can be driven by some rules.

    A car never goes back (RULES.md, section 1), so every move must lead to a cell whose front edge
    lies further along. Nobody could ever enter a cell with a limit below gear 1, unless it is a
    corner closed by mud, which only a race can bring about. That a way leads over the finish line
    is for the track to find out.

    Raises
    ------
    SimulatorError
        when the course is not of the kind that the rules need, has a surface that the rules do not
        know, or contradicts itself or the rules of all games; the message names the cell or move.
    """
    if course.kind != rules.course:
        raise SimulatorError(
            f"the course is a {course.kind}; '{rules.title}' needs {_NEEDED[rules.course]}"
        )
    for name, cell in course.cells.items():
        if cell.id != name:
            raise SimulatorError(f"cell '{cell.id}' is listed as '{name}'; compile the course anew")
        _check(f"cell '{name}'", _faults_of_cell(cell, rules))
    _check_names(course)
    if not course.start and course.kind == "stage":
        raise SimulatorError("the course has no cell behind a start line; place a start")
    for move in course.moves:
        _check(f"the move from '{move.start}' to '{move.end}'", _faults_of_move(course, move))


def _check(place: str, faults: Iterable[str]) -> None:
    for fault in faults:
        raise SimulatorError(f"{place} {fault}")


def _faults_of_cell(cell: CourseCell, rules: RuleSet) -> Iterable[str]:
    if cell.terrain not in rules.dice:
        yield (
            f"has the surface '{cell.terrain}', for which '{rules.title}' has no dice; use tiles"
            " of its surfaces"
        )
    if not all(map(isfinite, (cell.front, cell.rear, cell.left, cell.right, cell.inside))):
        yield "lies at no place that can be reckoned with; compile the course anew"
    gears = (("limit", cell.limit), ("jump", cell.jump), ("warning at gear", cell.warning_at))
    for what, gear in gears:
        if gear is not None and gear < 1:
            yield f"has the {what} {gear}; the lowest gear to drive in is 1"


def _faults_of_move(course: Course, move: CourseMove) -> Iterable[str]:
    ahead = course.cells[move.end].front - course.cells[move.start].front
    if course.kind == "circuit" and ahead <= 0:
        ahead += len(course.tiles)
    if not ahead > 0 or (course.kind == "circuit" and ahead > FARTHEST + _ROUNDING):
        yield "does not lead forward; compile the course anew"
    if move.limit is not None and move.limit < 1:
        yield f"has the limit {move.limit}; the lowest gear to drive in is 1"
    if not 0 <= move.warnings <= _MOST_WARNINGS:
        yield f"adds {move.warnings} warnings; a border adds 0 to {_MOST_WARNINGS}"


def _check_names(course: Course) -> None:
    """Refuse names of cells that the course does not have."""
    named = [*course.start, *course.finish, *course.grid, *course.pit]
    named += [cell for move in course.moves for cell in (move.start, move.end)]
    named += [cell for pair in course.conflicts for cell in pair]
    for name in named:
        if name not in course.cells:
            raise SimulatorError(f"the course has no cell '{name}', but names it; compile it anew")
