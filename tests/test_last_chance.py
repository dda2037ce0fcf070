"""The last chance of the joker: where drivers do not come to stand (RULES.md, section 3).

On rx-1-ss1 the joker is entered from the left lane of 408a, right behind the line. In a race of one
lap a car in either lane of the last row of 208a, before the line, has the cell in that lane before
it and the one beside it, which leads past the joker. The row before it leads to both lanes.
"""

import pytest
from laying import LIBRARY
from racing import situation
from rallycross import (
    JOKER_FORK,
    RX,
    STRAIGHT,
    on_joker,
    on_tile,
    rallycross_track,
)

from trackeditor.course import analyse
from trackeditor.roadbook import example_files, open_document
from trackeditor.simulator.batch import run_batch
from trackeditor.simulator.chance import RandomChance
from trackeditor.simulator.dice import Damage, Fitting
from trackeditor.simulator.drivers import ATTACK, STEADY, ComputerDriver, Shelf
from trackeditor.simulator.drivers.last_chance import (
    Trap,
    exposed_cells,
    narrow_cells,
    traps_of,
)
from trackeditor.simulator.drivers.shelf import Wheels
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.race import Stage
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.turn import Table, play_turn

SHELF = Shelf()
TRACK = rallycross_track(1)
ENTRANCE = on_tile(JOKER_FORK, "r0.0.0")
BESIDE = on_tile(JOKER_FORK, "r0.0.1")
LAST_ROW = frozenset({on_tile(STRAIGHT, "r0.0.0", 0), on_tile(STRAIGHT, "r0.0.1", 0)})
ROW_BEFORE = frozenset({on_tile(STRAIGHT, "r0.1.0", 0), on_tile(STRAIGHT, "r0.1.1", 0)})
THIRD_ROW = on_tile(STRAIGHT, "r0.2.0", 0)


def race_with(other, gear, *, track=TRACK, own=THIRD_ROW, own_gear=2, played=True):
    """A car that has or has not had its turn of the round stands before the one on turn."""
    race = situation(track, own, own_gear, others={other: gear}).race
    return race.with_car(race.cars[1]._replace(turns=int(played)))


def traps_in(race):
    return traps_of(race, open_turn(race, 0), LAST_ROW | ROW_BEFORE | {ENTRANCE})


def test_408a_past_the_fork_every_way_leads_past_the_joker():
    road = TRACK.dry
    assert {BESIDE, on_tile(JOKER_FORK, "r0.1.0"), on_tile(STRAIGHT, "r0.0.0")} <= road.past_joker
    assert road.past_joker.isdisjoint({ENTRANCE, on_joker(0, "r1.0.0"), *LAST_ROW})
    assert road.at_last_entrance == {ENTRANCE, *LAST_ROW}


def test_before_the_last_lap_nothing_is_the_last_chance():
    road = rallycross_track(2).dry
    assert on_tile(JOKER_FORK, "r0.1.0", 1) not in road.past_joker
    assert ENTRANCE not in road.at_last_entrance
    assert on_tile(JOKER_FORK, "r0.0.0", 2) in road.at_last_entrance


@pytest.mark.parametrize("gear", [0, 1, 2, 4])
def test_a_car_in_the_entrance_that_plays_later_makes_traps_of_the_row_before_it(gear):
    """In a higher gear the car behind plays before it; in the same one the car ahead does."""
    higher = range(gear + 1, 6)
    expected = {Trap(cell, number) for cell in LAST_ROW for number in higher}
    assert traps_in(race_with(ENTRANCE, gear)) == expected


def test_a_car_that_has_its_turn_still_before_it_makes_no_traps():
    assert traps_in(race_with(ENTRANCE, 0, played=False)) == frozenset()


def test_a_car_beside_the_entrance_leaves_it_open():
    assert traps_in(race_with(BESIDE, 0)) == frozenset()


def test_one_car_in_the_joker_section_leaves_the_other_lane_of_it_open():
    assert traps_in(race_with(on_joker(0, "r1.0.0"), 0)) == frozenset()


def test_where_nothing_at_all_is_open_the_car_stands_still_and_misses_nothing():
    race = situation(TRACK, THIRD_ROW, 2, others={ENTRANCE: 0, BESIDE: 0}).race
    for number in (1, 2):
        race = race.with_car(race.cars[number]._replace(turns=1))
    assert traps_in(race) == frozenset()


def test_full_contact_a_car_that_can_be_pushed_out_of_the_way_makes_no_trap():
    """A car in gear 0 can be pushed in every gear; the cell straight before it is free."""
    track = rallycross_track(1, "rx-full-contact")
    assert traps_in(race_with(ENTRANCE, 0, track=track)) == frozenset()


@pytest.mark.parametrize("temperament", [STEADY, ATTACK])
@pytest.mark.parametrize("gear", [1, 2, 3])
def test_a_driver_does_not_come_to_stand_where_his_next_move_leads_past_the_joker(
    temperament, gear
):
    """A car has lost control in the entrance: he waits in a row before, whatever he rolls."""
    for seed in range(12):
        race = race_with(ENTRANCE, 0, own_gear=gear)
        driver = ComputerDriver("one", temperament, SHELF)
        table = Table((driver, driver), RandomChance(RX, seed), lambda event: None)
        after = play_turn(race, 0, table).cars[0]
        assert after.gear == 0 or after.cell not in LAST_ROW


def fresh(cell, costs, track=TRACK):
    wheels = Wheels(Damage(), Fitting("RX"))
    outlook = SHELF.outlook(track, track.dry, cell, wheels, costs, ATTACK.appetite)
    return outlook.table.fresh(cell, 1)


def test_a_turn_that_begins_where_one_car_can_block_the_way_costs_what_the_driver_says():
    assert narrow_cells(TRACK, TRACK.dry) == LAST_ROW
    assert exposed_cells(TRACK, TRACK.dry) == frozenset()
    for cell in LAST_ROW:
        assert fresh(cell, Costs(narrow=2.0)) == pytest.approx(fresh(cell, Costs()) + 2)
    assert fresh(ENTRANCE, Costs(narrow=2.0)) == pytest.approx(fresh(ENTRANCE, Costs()))


def test_full_contact_a_car_before_or_in_the_entrance_can_be_pushed_past_it():
    track = rallycross_track(1, "rx-full-contact")
    exposed = exposed_cells(track, track.dry)
    assert ENTRANCE in exposed
    assert all(track.straight_on[cell] in track.dry.past_joker for cell in exposed)
    assert exposed.isdisjoint(ROW_BEFORE)
    plain, costly = (fresh(ENTRANCE, costs, track) for costs in (Costs(), Costs(exposed=2.0)))
    assert costly == pytest.approx(plain + 2)


def test_in_races_of_one_lap_nobody_leaves_the_joker_out():
    """Stone Pit, where it once happened in one race of twelve."""
    (stage,) = open_document(example_files()["stone-pit"]).stages
    course = analyse(stage.layout, LIBRARY).course
    batch = run_batch([Stage("rx", course, laps=1)], "steady,steady,attack,attack", RX, 5, 12)
    for driver in batch.to_dict()["stages"][0]["drivers"]:
        assert driver["laps"]["rallycross"]["disqualified"] == 0
