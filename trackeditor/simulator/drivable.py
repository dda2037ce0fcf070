"""What the rules of a game ask of a course, so that every race on it comes to its end.

Courses that are compiled from a layout have it; those of documents that somebody has changed may
not. What any course must be, whatever is played on it, ``course.soundness`` knows.
"""

from __future__ import annotations

from collections.abc import Iterable

from trackeditor.course import unsound
from trackeditor.course.model import Course, CourseCell, CourseMove
from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import RuleSet

_MOST_WARNINGS = 9
"""So many warnings a border can have in the document of a course."""


def check_drivable(course: Course, rules: RuleSet) -> None:
    """Make sure that a course can be driven by some rules.

    It must be sound (:func:`~trackeditor.course.unsound`): a car never goes back (RULES.md, section
    1), so every move leads to a cell whose front edge lies further along. Nobody could ever enter a
    cell with a limit below gear 1, unless it is a corner closed by mud, which only a race can bring
    about. That a way leads over the finish line is for the track to find out.

    Raises
    ------
    SimulatorError
        when the course is not of the kind that the rules need, has a surface that the rules do not
        know, or contradicts itself or the rules of all games; the message names the cell or move.
    """
    if course.kind != rules.course:
        raise SimulatorError(
            sentence(
                "the course is a {kind}; '{rules}' needs {needed}",
                kind=sentence("circuit") if course.kind == "circuit" else sentence("stage"),
                rules=rules.title,
                needed=_needed(rules),
            )
        )
    contradiction = unsound(course)
    if contradiction is not None:
        raise SimulatorError(sentence("{fault}; compile the course anew", fault=contradiction))
    for name, cell in course.cells.items():
        for fault in _faults_of_cell(cell, rules):
            raise _unfit(sentence("cell '{cell}'", cell=name), fault)
    if not course.start and course.kind == "stage":
        raise SimulatorError(sentence("the course has no cell behind a start line; place a start"))
    for move in course.moves:
        for fault in _faults_of_move(move):
            name = sentence("the move from '{start}' to '{end}'", start=move.start, end=move.end)
            raise _unfit(name, fault)


def _needed(rules: RuleSet) -> str:
    if rules.course == "circuit":
        return sentence("a circuit with a start-finish line")
    return sentence("a stage, which does not lead back to its start")


def _unfit(thing: str, fault: str) -> SimulatorError:
    return SimulatorError(sentence("{thing} {fault}", thing=thing, fault=fault))


def _faults_of_cell(cell: CourseCell, rules: RuleSet) -> Iterable[str]:
    if cell.terrain not in rules.dice:
        yield (
            sentence(
                "has the surface '{surface}', for which '{rules}' has no dice; use tiles of its"
                " surfaces",
                surface=cell.terrain,
                rules=rules.title,
            )
        )
    if cell.limit is not None and cell.limit < 1:
        yield _limit_fault(cell.limit)
    if cell.jump is not None and cell.jump < 1:
        yield sentence("has the jump {gear}; the lowest gear to drive in is 1", gear=cell.jump)
    if cell.warning_at is not None and cell.warning_at < 1:
        yield sentence(
            "has the warning at gear {gear}; the lowest gear to drive in is 1",
            gear=cell.warning_at,
        )


def _limit_fault(limit: int) -> str:
    return sentence("has the limit {gear}; the lowest gear to drive in is 1", gear=limit)


def _faults_of_move(move: CourseMove) -> Iterable[str]:
    if move.limit is not None and move.limit < 1:
        yield _limit_fault(move.limit)
    if move.warnings > _MOST_WARNINGS:
        yield sentence(
            "adds {warnings} warnings; a border adds 0 to {most}",
            warnings=move.warnings,
            most=_MOST_WARNINGS,
        )
