"""Courses that were read: what cannot be a road that leads on is told in one line."""

import math
from dataclasses import replace

import pytest

from trackeditor.course import (
    Course,
    CourseMove,
    analyse,
    course_from_dict,
    course_to_dict,
    unsound,
)
from trackeditor.course.lines import marker_place
from trackeditor.layout import read_layout
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library

EXAMPLES = sorted(data_directory("examples").glob("*.json"))


def published(name: str) -> Course:
    course = analyse(
        read_layout(data_directory("examples") / f"{name}.json"), load_library()
    ).course
    assert course is not None
    return course


STAGE = published("rally-1-ss1")
CIRCUIT = published("ice-1-ss1")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_published_course_is_sound_before_and_after_its_document(path):
    course = published(path.stem)
    assert unsound(course) is None
    assert unsound(course_from_dict(course_to_dict(course))) is None


def with_cell(**changes) -> Course:
    cell = list(STAGE.cells.values())[20]
    return replace(STAGE, cells={**STAGE.cells, cell.id: cell._replace(**changes)})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"kind": "lake"}, 'the kind "lake" is not known'),
        ({"limit": -1}, "the limit -1 is negative"),
        ({"warning_at": -2}, "the warning_at -2 is negative"),
        ({"jump": -3}, "the jump -3 is negative"),
        ({"rear": 99.0}, "does not lie further along than its rear one"),
        ({"front": 1e300}, "lies on no tile of the route"),
        ({"rear": -50.0}, "lies on no tile of the route"),
        ({"left": -0.5}, "do not lie on the road"),
        ({"right": 1.5}, "do not lie on the road"),
        ({"left": 1.0, "right": 0.0}, "do not lie on the road"),
        ({"inside": 2.0}, "must lie between 0 and 1"),
        ({"front": math.nan}, "does not lie further along than its rear one"),
        ({"rear": -math.inf}, "lies on no tile of the route"),
        ({"left": math.nan}, "do not lie on the road"),
        ({"right": math.nan}, "do not lie on the road"),
        ({"inside": math.nan}, "must lie between 0 and 1"),
    ],
)
def test_a_cell_that_cannot_be(changes, told):
    fault = unsound(with_cell(**changes))
    assert fault is not None
    assert told in fault


@pytest.mark.parametrize("name", ["lane", "a,b/r0.0.0", "0,0/r0 0", "0,0/r0\n", "9999999,0/r0.0.0"])
def test_the_id_of_a_cell_has_a_position(name):
    cell = next(iter(STAGE.cells.values()))._replace(id=name)
    fault = unsound(replace(STAGE, cells={**STAGE.cells, name: cell}))
    assert fault is not None
    assert "an id must be a position and a name" in fault
    assert "\n" not in fault


@pytest.mark.parametrize("course", [STAGE, CIRCUIT], ids=lambda course: course.kind)
def test_moves_lead_forward_and_not_far(course):
    cells = sorted(course.cells.values(), key=lambda cell: cell.front)
    first, middle = cells[0].id, cells[len(cells) // 2].id
    known = {(move.start, move.end) for move in course.moves}
    for start, end in ((middle, first), (first, middle), (first, first)):
        assert (start, end) not in known
        fault = unsound(replace(course, moves=(*course.moves, CourseMove(start, end))))
        assert fault is not None
        assert fault.startswith(f'the move from "{start}" to "{end}"')


def test_a_circuit_leads_on_over_its_line_and_a_stage_does_not():
    assert unsound(CIRCUIT) is None
    fault = unsound(replace(CIRCUIT, kind="stage"))
    assert fault is not None
    assert "does not lead forward" in fault


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"limit": -1}, "the limit -1 is negative"),
        ({"warnings": -1}, "the warnings -1 is negative"),
        ({"climb": "sideways"}, '"sideways" is not known'),
        ({"line": "pit"}, '"pit" is not known'),
        ({}, "is there twice"),
        ({"end": "0,0/none"}, 'cell "0,0/none" is named but not among the cells'),
    ],
)
def test_a_move_that_cannot_be(changes, told):
    move = STAGE.moves[10]._replace(**changes)
    fault = unsound(replace(STAGE, moves=(*STAGE.moves, move)))
    assert fault is not None
    assert told in fault


def test_other_courses_that_cannot_be():
    cell = next(iter(STAGE.cells))
    assert unsound(replace(STAGE, kind="loop")) == 'the kind "loop" is not known'
    assert "conflict with itself" in str(unsound(replace(STAGE, conflicts=((cell, cell),))))
    assert "is named" in str(unsound(replace(STAGE, start=("0,0/none",))))


@pytest.mark.parametrize("line", [f"r{'9' * 5000}.1", f"r0.{'1' * 5000}", "r٠.١", "r0.9999", "r0"])
def test_lines_that_no_tile_has_are_no_places(line):
    assert marker_place(load_library().side("202a"), line) is None


def test_the_place_of_a_line_is_road_and_row():
    assert marker_place(load_library().side("202a"), "r0.1") == (0, 1)
