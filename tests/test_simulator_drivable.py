"""Courses that nobody can drive are refused; on all others a race comes to its end."""

import warnings
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import DIRT, CautiousDriver, on, published_stages, stage_of

from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.track import Track

SIDES = ("212b", "204a")
COURSE = stage_of(*SIDES)
"""A hairpin with slide rows and a shortcut, and a straight, between start and finish."""

CELL = on(COURSE, 2, "r0.1.0")


def with_cell(course, name, **changes):
    """The course with a cell changed."""
    cell = course.cells[name]._replace(**changes)
    return replace(course, cells={**course.cells, name: cell})


def with_move(course, number, **changes):
    """The course with a move changed."""
    moves = list(course.moves)
    moves[number] = moves[number]._replace(**changes)
    return replace(course, moves=tuple(moves))


def refusal(course):
    with pytest.raises(SimulatorError) as refused:
        Track(course, DIRT)
    return str(refused.value)


@pytest.mark.parametrize("name", sorted(published_stages()))
def test_every_published_stage_can_be_driven(name):
    Track(published_stages()[name], DIRT)


@pytest.mark.parametrize("number", [0, 7, len(COURSE.moves) - 1])
def test_a_move_back_or_on_the_spot_is_refused(number):
    move = COURSE.moves[number]
    back = with_move(COURSE, number, start=move.end, end=move.start)
    assert f'from "{move.end}" to "{move.start}" does not lead forward' in refusal(back)
    on_the_spot = with_move(COURSE, number, end=move.start)
    assert f'from "{move.start}" to "{move.start}" does not lead forward' in refusal(on_the_spot)


@pytest.mark.parametrize(
    ("rear", "front", "fault"),
    [
        (0.1, 0.2, "does not lead forward"),
        (1.0, 0.5, "does not lie further along"),
        (1.0, 99, "lies on no tile"),
    ],
)
def test_a_cell_out_of_the_order_of_the_road_is_refused(rear, front, fault):
    assert fault in refusal(with_cell(COURSE, CELL, rear=rear, front=front))


@pytest.mark.parametrize("place", ["front", "rear", "left", "right", "inside"])
@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_place_that_is_no_number_is_refused(place, value):
    assert f'cell "{CELL}"' in refusal(with_cell(COURSE, CELL, **{place: value}))


@pytest.mark.parametrize("what", ["limit", "jump", "warning_at"])
@pytest.mark.parametrize("gear", [0, -1, -99])
def test_a_printed_gear_below_1_is_refused(what, gear):
    """No gear die shows less than 1 (RULES.md, section 1)."""
    fault = f"cell '{CELL}' has the" if gear == 0 else f'cell "{CELL}": the {what} {gear} is'
    assert fault in refusal(with_cell(COURSE, CELL, **{what: gear}))
    Track(with_cell(COURSE, CELL, **{what: 1}), DIRT)


def test_a_border_that_no_gear_can_cross_is_refused():
    assert "has the limit 0" in refusal(with_move(COURSE, 3, limit=0))
    Track(with_move(COURSE, 3, limit=1), DIRT)


@pytest.mark.parametrize("count", [-1, 10, 10**9])
def test_a_border_with_an_impossible_number_of_warnings_is_refused(count):
    fault = f"adds {count} warnings" if count > 0 else f"the warnings {count} is negative"
    assert fault in refusal(with_move(COURSE, 3, warnings=count))
    Track(with_move(COURSE, 3, warnings=9), DIRT)


@pytest.mark.parametrize(
    "course",
    [
        replace(COURSE, start=("nowhere",)),
        replace(COURSE, finish=("nowhere",)),
        replace(COURSE, conflicts=((CELL, "nowhere"),)),
        with_move(COURSE, 0, start="nowhere"),
        with_move(COURSE, 0, end="nowhere"),
    ],
)
def test_a_cell_that_is_named_but_not_there_is_refused(course):
    assert 'cell "nowhere" is named but not among the cells' in refusal(course)


def test_a_cell_under_the_name_of_another_is_refused():
    assert f'"other" is listed as "{CELL}"' in refusal(with_cell(COURSE, CELL, id="other"))


def test_a_course_without_a_start_is_refused():
    assert "place a start" in refusal(replace(COURSE, start=()))


@pytest.mark.parametrize("tile", range(len(COURSE.tiles)))
def test_a_road_cut_anywhere_is_refused(tile):
    """Without the cells of a tile nothing leads over it to the finish line."""
    at = COURSE.tiles[tile].at
    moves = tuple(move for move in COURSE.moves if COURSE.cells[move.end].at != at)
    assert "no way leads from start cell" in refusal(replace(COURSE, moves=moves))


# --- any damage -----------------------------------------------------------------------------------

GEARS = st.sampled_from([None, -1, 0, 1, 2, 4, 6, 99])
NAMES = st.sampled_from(sorted(COURSE.cells))
CELL_DAMAGE = st.one_of(
    st.fixed_dictionaries({"limit": GEARS}),
    st.fixed_dictionaries({"jump": GEARS}),
    st.fixed_dictionaries({"warning_at": GEARS}),
    st.fixed_dictionaries({"water": st.booleans()}),
    st.fixed_dictionaries({"kind": st.sampled_from(["lane", "corner", "slide", "shortcut"])}),
    st.fixed_dictionaries({"front": st.floats(-1, 5)}),
    st.fixed_dictionaries({"at": st.sampled_from([tile.at for tile in COURSE.tiles])}),
)
MOVE_DAMAGE = st.one_of(
    st.fixed_dictionaries({"start": NAMES}),
    st.fixed_dictionaries({"end": NAMES}),
    st.fixed_dictionaries({"start": NAMES, "end": NAMES}),
    st.fixed_dictionaries({"limit": GEARS}),
    st.fixed_dictionaries({"warnings": st.integers(-1, 10)}),
    st.fixed_dictionaries({"line": st.sampled_from([None, "start", "finish"])}),
)
NUMBERS = st.integers(0, len(COURSE.moves) - 1)


@st.composite
def damaged(draw):
    """The course after some random damage to its cells, moves, lines and conflicts."""
    course = COURSE
    for name, changes in draw(st.lists(st.tuples(NAMES, CELL_DAMAGE), max_size=3)):
        course = with_cell(course, name, **changes)
    for number, changes in draw(st.lists(st.tuples(NUMBERS, MOVE_DAMAGE), max_size=3)):
        course = with_move(course, number, **changes)
    lost = draw(st.sets(NUMBERS, max_size=12))
    moves = tuple(move for number, move in enumerate(course.moves) if number not in lost)
    added = draw(st.lists(st.tuples(NAMES, NAMES), max_size=3))
    start = tuple(draw(st.lists(NAMES, max_size=2))) or course.start
    return replace(course, moves=moves, start=start, conflicts=(*course.conflicts, *added))


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(damaged(), st.integers(0, 1000))
def test_a_damaged_course_is_refused_or_raced_to_the_end(course, seed):
    stage = Stage("damaged", course)
    drivers = [*make_drivers("steady,attack", DIRT), CautiousDriver(dice=3)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            result = Rally.of([stage], DIRT).run(drivers, seed)
        except SimulatorError:
            return
    assert all(driver.turns > 0 for driver in result.stages[0].drivers)
