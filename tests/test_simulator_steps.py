"""Where a car may go with its dice, on real tiles (RULES.md, sections 1 and 2).

Tile 0 is the start tile 202a; the tile of interest is number 1, driven from its edge D to the
other edge; lane 0 is the left one.
"""

from dataclasses import replace

import pytest
from racing import on, situation, stage_of, track_of, with_rules

from trackeditor.course import CourseMove
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.steps import Step, steps_of_turn
from trackeditor.simulator.track import Track


def steps(track, local, gear, tile=1, others=(), mud=0) -> tuple[Step, ...]:
    """Steps of an undamaged car on a cell of a tile; ``others`` are cells of tile 1 with a car."""
    cells = {on(track.course, 1, other): 1 for other in others}
    where = on(track.course, tile, local)
    at = situation(track, where, gear, others=cells, mud={1: mud} if mud else None)
    return steps_of_turn(open_turn(at.race, 0))


def reached(track, found, *, gear=None, over_limit=None) -> set[str]:
    """Local names of the cells where steps end, of all or of some."""
    return {
        step.cell.rsplit("/", 1)[1]
        for step in found
        if gear in (None, step.gear) and over_limit in (None, step.over_limit)
    }


def test_206a_a_car_goes_straight_on_or_diagonally():
    track = track_of("206a")
    assert reached(track, steps(track, "r0.0.0", 3)) == {"r0.1.0", "r0.1.1"}


def test_206a_every_die_moves_one_cell():
    track = track_of("206a")
    found = steps(track, "r0.0.0", 3)
    assert {len(step.path) for step in found} == {1}
    assert {"+".join(die.name for die in step.dice) for step in found} == {
        *("4", "3", "2", "1+brake", "coast")
    }


def test_206a_one_car_per_cell():
    track = track_of("206a")
    assert reached(track, steps(track, "r0.0.0", 3, others=["r0.1.0"])) == {"r0.1.1"}
    assert steps(track, "r0.0.0", 3, others=["r0.1.0", "r0.1.1"]) == ()


def test_212a_corner_limits_inner_1_drift_2():
    track = track_of("212a")
    found = steps(track, "r0.0.1", 2)
    assert reached(track, found, gear=1, over_limit=False) == {"r0.1.0.0", "r0.1.1"}
    assert reached(track, found, gear=2, over_limit=False) == {"r0.1.0.0"}
    assert reached(track, found, gear=2, over_limit=True) == {"r0.1.1"}
    assert reached(track, found, gear=3, over_limit=True) == {"r0.1.0.0", "r0.1.1"}


def test_212a_a_limit_counts_on_entering_and_leaving_is_free():
    track = track_of("212a")
    found = steps(track, "r0.1.1", 1)
    out = {"r0.2.0", "r0.2.1", "r0.2.slide0"}
    assert reached(track, found, gear=2, over_limit=False) == out
    assert reached(track, found, over_limit=True) == set()


def test_212a_no_change_of_line_within_the_corner():
    track = track_of("212a")
    assert reached(track, steps(track, "r0.1.0.0", 2)) == {"r0.1.0.1"}
    assert reached(track, steps(track, "r0.1.0.1", 2)) == {"r0.1.0.2"}


def test_212a_slide_half_cells_are_chosen_before_and_kept():
    track = track_of("212a")
    before = steps(track, "r0.2.1", 3, tile=0)
    assert reached(track, before) == {"r0.0.0", "r0.0.1", "r0.0.slide0"}
    assert reached(track, steps(track, "r0.0.slide0", 3)) == {"r0.0.slide1"}


def test_212a_a_half_cell_blocks_both_lanes():
    track = track_of("212a")
    assert steps(track, "r0.2.1", 3, tile=0, others=["r0.0.slide0"]) == ()
    assert steps(track, "r0.2.1", 3, tile=0, others=["r0.0.slide1"]) != ()
    assert reached(track, steps(track, "r0.2.1", 3, tile=0, others=["r0.0.slide1"])) == {
        "r0.0.slide0"
    }


@pytest.mark.parametrize(("lane", "free"), [("r0.0.0", "r0.0.1"), ("r0.0.1", "r0.0.0")])
def test_212a_a_car_in_a_lane_blocks_the_slide(lane, free):
    track = track_of("212a")
    assert reached(track, steps(track, "r0.2.1", 3, tile=0, others=[lane])) == {free}


@pytest.mark.parametrize("drift", ["r0.1.0.0", "r0.1.0.1", "r0.1.0.2"])
def test_212a_a_drifting_car_takes_the_full_width(drift):
    track = track_of("212a")
    assert "r0.1.1" not in reached(track, steps(track, "r0.0.1", 1, others=[drift]))


def test_212a_a_car_on_the_inner_line_blocks_the_drift():
    track = track_of("212a")
    assert steps(track, "r0.0.1", 1, others=["r0.1.1"]) == ()


def test_212b_shortcut_is_entered_from_touching_cells_except_corner_cells():
    track = track_of("212b")
    entering = {
        local
        for local in ("r0.0.0", "r0.0.1", "r0.0.slide0", "r0.0.slide1", "r0.1.0.0", "r0.1.1")
        if "r0.cut0" in reached(track, steps(track, local, 2))
    }
    assert entering == {"r0.0.1", "r0.0.slide0", "r0.0.slide1"}


def test_212b_shortcut_has_its_limit_and_draws_on_entering():
    track = track_of("212b")
    into = [step for step in steps(track, "r0.0.1", 2) if step.cell.endswith("cut0")]
    assert {step.gear: step.over_limit for step in into} == {1: False, 2: False, 3: True}
    assert all(step.shortcut for step in into)
    assert not any(step.shortcut for step in steps(track, "r0.cut0", 2))


def test_212b_shortcut_is_left_to_touching_cells_except_corner_cells():
    track = track_of("212b")
    assert reached(track, steps(track, "r0.cut0", 2)) == {"r0.2.1", "r0.2.slide0", "r0.2.slide1"}


def test_224b_a_shortcut_of_two_cells_draws_once():
    track = track_of("224b")
    (into,) = [step for step in steps(track, "r0.0.1", 4) if step.shortcut and step.gear == 3]
    assert into.cell.endswith("r0.cut0.0")
    further = [step for step in steps(track, "r0.cut0.0", 4) if step.gear == 3]
    assert reached(track, further) == {"r0.cut0.1"}
    assert not any(step.shortcut for step in further)


def test_205b_jump_4_is_flown_over_in_gear_4_straight_or_diagonally():
    track = track_of("205b")
    found = [step for step in steps(track, "r0.0.0", 4) if step.gear == 4]
    names = {tuple(cell.rsplit("/", 1)[1] for cell in step.path) for step in found}
    assert names == {
        (jump, landing) for jump in ("r0.1.0", "r0.1.1") for landing in ("r0.2.0", "r0.2.1")
    }
    assert {len(step.dice) for step in found} == {1}


@pytest.mark.parametrize("gear", [3, 5])
def test_205b_jump_4_is_an_ordinary_cell_in_other_gears(gear):
    track = track_of("205b")
    found = [step for step in steps(track, "r0.0.0", 4) if step.gear == gear]
    assert reached(track, found) == {"r0.1.0", "r0.1.1"}
    assert {len(step.path) for step in found} == {1}
    assert not any(step.stranded for step in found)


def test_205b_a_jump_lands_on_the_free_cell():
    track = track_of("205b")
    found = steps(track, "r0.0.0", 4, others=["r0.2.0"])
    assert reached(track, found, gear=4) == {"r0.2.1"}


def test_205b_a_jump_without_a_free_landing_ends_the_turn_on_the_jump():
    track = track_of("205b")
    found = [
        step for step in steps(track, "r0.0.0", 4, others=["r0.2.0", "r0.2.1"]) if step.gear == 4
    ]
    assert reached(track, found) == {"r0.1.0", "r0.1.1"}
    assert all(step.stranded and step.ends_turn for step in found)


def test_205b_a_coast_die_in_the_gear_of_the_jump_flies_unless_the_rules_say_gear_dice_only():
    track = track_of("205b")

    def lengths(road):
        found = steps(road, "r0.0.0", 4)
        return {len(step.path) for step in found if step.dice[0].kind == "coast"}

    assert lengths(track) == {2}
    assert lengths(with_rules(track, jump_with_coast=False)) == {1}


def test_207b_a_jump_over_the_row_before_water_lands_in_the_water():
    track = track_of("207b")
    found = [step for step in steps(track, "r0.0.0", 4) if step.gear == 4]
    assert reached(track, found) == {"r0.2.0", "r0.2.1"}
    assert {step.warnings for step in found} == {1}


def test_228b_a_jump_into_a_corner_is_held_to_its_limits():
    """Jump 4 on the first row, then a corner with drift limit 5 and inner limit 4; with mud on the
    tile 4 and 3."""
    track = track_of("228b")
    landed = {"r0.1.0.0": False, "r0.1.1.0": False}
    muddy = {"r0.1.0.0": False, "r0.1.1.0": True}
    for mud, expected in ((0, landed), (1, muddy)):
        found = [step for step in steps(track, "r0.2.0", 4, tile=0, mud=mud) if step.gear == 4]
        assert {step.cell.rsplit("/", 1)[1]: step.over_limit for step in found} == expected


def test_208b_water_counts_one_warning():
    track = track_of("208b")
    assert {step.warnings for step in steps(track, "r0.0.0", 3)} == {1}
    assert {step.warnings for step in steps(track, "r0.1.0", 3)} == {0}


def test_117b_gate_limits_the_straight_crossing_only():
    track = track_of("117b")
    straight = [step for step in steps(track, "r0.0.1", 4) if step.cell.endswith("r0.1.1")]
    assert {step.gear: step.over_limit for step in straight} == {3: False, 4: True, 5: True}
    diagonal = [step for step in steps(track, "r0.0.0", 4) if step.cell.endswith("r0.1.1")]
    assert {step.gear: step.over_limit for step in diagonal} == {3: False, 4: False, 5: True}


def test_117b_limit_in_a_triangle_warns_in_exactly_that_gear():
    track = track_of("117b")
    found = [step for step in steps(track, "r0.0.0", 4) if step.cell.endswith("r0.1.0")]
    assert {step.gear: (step.warnings, step.over_limit) for step in found} == {
        3: (0, False),
        4: (1, False),
        5: (0, True),
    }


def test_113b_warning_sign_of_a_gate_counts_on_the_straight_crossing():
    track = track_of("113b")
    found = steps(track, "r0.0.1", 2)
    assert {step.warnings for step in found if step.cell.endswith("r0.1.1")} == {1}
    found = steps(track, "r0.0.0", 2)
    assert {step.warnings for step in found if step.cell.endswith("r0.1.1")} == {0}


def test_325a_climb_arrows_count_what_the_rules_say():
    track = track_of("325a")
    assert {step.warnings for step in steps(track, "r0.0.0", 3)} == {0}
    steep = with_rules(track, climb_warnings={"up": 1, "down": 0})
    assert {step.warnings for step in steps(steep, "r0.0.0", 3)} == {1}


def test_203a_crossing_the_finish_line_is_marked():
    track = track_of()
    assert all(step.finishes for step in steps(track, "r0.1.0", 3))
    assert not any(step.finishes for step in steps(track, "r0.0.0", 3))


# --- mud -----------------------------------------------------------------------------------------


def test_219b_mud_lowers_every_corner_limit_of_the_tile_and_not_the_shortcut():
    """Printed limits: drift 3, inner 2, shortcut 2."""
    track = track_of("219b")
    found = steps(track, "r0.1.slide1", 2, mud=1)
    assert reached(track, found, gear=2, over_limit=False) == {"r0.2.0.0", "r0.cut0"}
    assert reached(track, found, gear=2, over_limit=True) == {"r0.2.1"}
    assert reached(track, found, gear=1, over_limit=False) == {"r0.2.0.0", "r0.2.1", "r0.cut0"}


def test_219b_mud_is_cumulative_and_closes_a_cell_at_limit_0():
    track = track_of("219b")
    found = steps(track, "r0.1.slide1", 2, mud=2)
    assert reached(track, found) == {"r0.2.0.0", "r0.cut0"}
    assert reached(track, found, gear=1, over_limit=False) == {"r0.2.0.0", "r0.cut0"}
    assert reached(track, steps(track, "r0.1.slide1", 2, mud=3)) == {"r0.cut0"}


def test_215b_mud_lowers_both_corners_of_the_tile():
    """Printed limits of both corners: drift 2, inner 1; the second lies to the left."""
    track = track_of("215b")
    assert reached(track, steps(track, "r0.2.0", 1, mud=1)) == {"r0.3.1.0", "r0.cut1"}


def test_mud_on_one_tile_leaves_another_alone():
    track = track_of("212b", "204a", "212b")
    there = situation(track, on(track.course, 3, "r0.0.1"), 1, mud={1: 1})
    found = steps_of_turn(open_turn(there.race, 0))
    assert "r0.1.1" in reached(track, found, gear=1, over_limit=False)


def test_212b_a_car_in_a_closed_corner_drives_out_at_limit_1():
    track = track_of("212b")
    found = steps(track, "r0.1.0.0", 1, mud=2)
    assert reached(track, found, gear=1, over_limit=False) == {"r0.1.0.1"}
    assert reached(track, found, gear=2, over_limit=True) == {"r0.1.0.1"}
    assert {"r0.2.0", "r0.2.1"} <= reached(track, steps(track, "r0.1.1", 1, mud=2))


def test_212b_nobody_drives_before_a_closed_corner_where_only_it_leads_on():
    """The left lane of the first row touches only corner cells of the next."""
    track = track_of("212b")
    assert reached(track, steps(track, "r0.2.0", 3, tile=0, mud=2)) == {"r0.0.1", "r0.0.slide0"}
    caught = steps(track, "r0.0.0", 1, mud=2)
    assert reached(track, caught, gear=1, over_limit=False) == {"r0.1.0.0", "r0.1.1"}
    assert reached(track, caught, gear=2, over_limit=False) == set()


@pytest.mark.parametrize("mud", range(7))
def test_every_cell_has_a_way_to_the_finish_in_any_mud(mud):
    track = track_of("215b", "219b")
    road = track.road({track.course.tiles[1].at: mud, track.course.tiles[2].at: mud})
    beyond_finish = {move.end for move in track.course.moves if move.line == "finish"}
    assert set(road.to_finish) == set(track.course.cells) - beyond_finish
    assert all(exit_.limit >= 1 for exits in road.exits.values() for exit_ in exits)


# --- courses that cannot be driven ----------------------------------------------------------------


def test_a_circuit_is_refused():
    with pytest.raises(SimulatorError, match="circuit"):
        Track(replace(stage_of(), kind="circuit"), load_rules("dirt"))


def test_a_course_without_a_way_to_the_finish_is_refused():
    course = stage_of()
    cut = tuple(
        CourseMove(move.start, move.end) if move.line == "finish" else move for move in course.moves
    )
    with pytest.raises(SimulatorError, match=r"0,0/r0\.1\.0.*finish line"):
        Track(replace(course, moves=cut), load_rules("dirt"))


def test_a_surface_without_dice_is_refused():
    track = track_of("301a")
    with pytest.raises(SimulatorError, match="asphalt"):
        with_rules(track, dice={"gravel": track.rules.dice["gravel"]})
