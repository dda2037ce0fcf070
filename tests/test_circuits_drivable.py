"""Circuits that nobody can drive are refused; on all others a race comes to its end."""

import warnings
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import GT, CautiousDriver, circuit_of
from test_simulator_drivable import CELL_DAMAGE, GEARS, with_cell, with_move

from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage

RING = circuit_of("103aDA")


def refusal(circuit):
    with pytest.raises(SimulatorError) as refused:
        Rally.of([Stage("ring", circuit, laps=2)], GT)
    return str(refused.value)


@pytest.mark.parametrize("number", [0, 40, len(RING.moves) - 1])
def test_a_move_back_or_on_the_spot_is_refused(number):
    """Going back by a cell would be going round nearly all of the circuit at once."""
    move = RING.moves[number]
    for change in ({"start": move.end, "end": move.start}, {"end": move.start}):
        moved = with_move(RING, number, **change)
        complaint = refusal(moved)
        assert "the move from" in complaint
        assert moved.moves[number].start in complaint
        assert moved.moves[number].end in complaint


@pytest.mark.parametrize("tile", range(1, len(RING.tiles)))
def test_a_road_cut_anywhere_is_refused_by_the_printed_cell(tile):
    at = RING.tiles[tile].at
    moves = tuple(move for move in RING.moves if RING.cells[move.end].at != at)
    assert "no way leads from start cell 0,0/r0.2.2 over" in refusal(replace(RING, moves=moves))


@pytest.mark.parametrize("key", ["grid", "pit", "finish"])
def test_a_name_of_no_cell_is_refused(key):
    assert "nowhere" in refusal(replace(RING, **{key: ("nowhere",)}))


# --- any damage -----------------------------------------------------------------------------------

NAMES = st.sampled_from(sorted(RING.cells))
NUMBERS = st.integers(0, len(RING.moves) - 1)
MOVE_DAMAGE = st.one_of(
    st.fixed_dictionaries({"start": NAMES}),
    st.fixed_dictionaries({"end": NAMES}),
    st.fixed_dictionaries({"limit": GEARS}),
    st.fixed_dictionaries({"warnings": st.integers(-1, 10)}),
    st.fixed_dictionaries({"line": st.sampled_from([None, "start", "finish"])}),
)


@st.composite
def damaged(draw):
    """The circuit after some random damage to its cells, moves, line, grid, pit and conflicts."""
    course = RING
    for name, changes in draw(st.lists(st.tuples(NAMES, CELL_DAMAGE), max_size=2)):
        course = with_cell(course, name, **changes)
    for number, changes in draw(st.lists(st.tuples(NUMBERS, MOVE_DAMAGE), max_size=2)):
        course = with_move(course, number, **changes)
    lost = draw(st.sets(NUMBERS, max_size=12))
    moves = tuple(move for number, move in enumerate(course.moves) if number not in lost)
    added = draw(st.lists(st.tuples(NAMES, NAMES), max_size=3))
    some = st.lists(NAMES, max_size=4)
    return replace(
        course,
        moves=moves,
        finish=tuple(draw(some)) or course.finish,
        grid=tuple(draw(some)),
        pit=tuple(draw(some)),
        conflicts=(*course.conflicts, *added),
    )


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(damaged(), st.integers(0, 1000))
def test_a_damaged_circuit_is_refused_or_raced_to_the_end(course, seed):
    drivers = [*make_drivers("steady,attack", GT), CautiousDriver(dice=3)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            result = Rally.of([Stage("damaged", course, laps=1)], GT).run(drivers, seed)
        except SimulatorError:
            return
    assert all(len(driver.laps) == 1 for driver in result.stages[0].drivers)
