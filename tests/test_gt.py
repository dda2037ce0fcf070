"""The rules of GT as positions on real tiles with scripted dice (RULES.md, sections 1 and 4).

The circuit is a ring: tile 0 is the grid 102a, tile 1 the straight 103a with a pit at its right,
then 119b, 106b, 106b, 110b, 118b, 120a and 109a. Lane 0 is the left one. Unless said otherwise the
car is a GT6 on asphalt tyres in the dry, in the first of two laps.
"""

from dataclasses import replace

import pytest
from racing import (
    CLEAN,
    GT,
    WARNING,
    CautiousDriver,
    ScriptedDriver,
    circuit_track,
    on_circuit,
    situation,
    with_rules,
)

from trackeditor.simulator.dice import Damage, Fitting, dice_of_car
from trackeditor.simulator.driving import order_of_round
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.play import Table
from trackeditor.simulator.rules import Die, TyreEffect, load_rules
from trackeditor.simulator.state import Loss, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track
from trackeditor.simulator.traffic import Flag
from trackeditor.simulator.turn import play_turn
from trackeditor.tiles.model import Danger, Terrain

TRACK = circuit_track("103aDA")
GRID, STRAIGHT, CURVE, KINK = 0, 1, 3, 6
"""Tiles 102a, 103a, 106b, 118b."""
SLIPPERY = {weather: TyreEffect(0, 0, warning_limit=1) for weather in GT.weathers}
FRAGILE = with_rules(TRACK, tyres={**GT.tyres, "asphalt": SLIPPERY})
"""The circuit under rules by which a single warning loses control on asphalt tyres."""


def cell(tile, local, lap=1):
    return on_circuit(TRACK, tile, local, lap)


def at(tile, local, gear, others=None, lap=1, track=TRACK, **more):
    """The first car on a cell of a tile, others by tile, cell and gear, in the same lap."""
    placed = {cell(where, name): its_gear for (where, name), its_gear in (others or {}).items()}
    return situation(track, cell(tile, local, lap), gear, others=placed, **more)


def to(dice, tile, local, lap=1):
    """A scripted step."""
    return f"{dice} > {cell(tile, local, lap)}"


def gears_into(start, tile, local, lap=1):
    """The gears in which the car can move to a cell as the first step of its turn."""
    steps = steps_of_turn(open_turn(start.race, 0))
    return {step.gear for step in steps if step.cell == cell(tile, local, lap)}


def ended(start):
    return start.told("turn")[-1]["end"]


# --- order of play --------------------------------------------------------------------------------


def order(*places):
    """The order of cars by tile, cell, gear and lap."""
    start = situation(TRACK, cell(GRID, "r0.0.0"), 0)
    cars = tuple(
        start.car._replace(driver=number, order=number, cell=cell(tile, local, lap), gear=gear)
        for number, (tile, local, gear, lap) in enumerate(places)
    )
    return order_of_round(replace(start.race, cars=cars))


def test_gear_comes_before_distance():
    assert order((STRAIGHT, "r0.1.0", 3, 1), (GRID, "r0.0.0", 4, 1)) == (1, 0)


def test_distance_comes_next_and_laps_count():
    assert order((GRID, "r0.3.0", 4, 1), (STRAIGHT, "r0.0.0", 4, 1)) == (1, 0)
    assert order((STRAIGHT, "r0.0.0", 4, 1), (GRID, "r0.3.0", 4, 2)) == (1, 0)


def test_the_inner_lane_of_the_next_corner_comes_last():
    """119b, the next corner after the straight, turns to the right."""
    assert order((STRAIGHT, "r0.0.0", 4, 1), (STRAIGHT, "r0.0.2", 4, 1)) == (1, 0)


# --- overtaking -----------------------------------------------------------------------------------


@pytest.mark.parametrize("gear", [1, 2, 3, 4, 5, 6])
def test_103a_beside_another_car_only_in_its_gear_or_a_higher_one(gear):
    start = at(GRID, "r0.3.1", 4, {(STRAIGHT, "r0.0.0"): gear})
    assert gears_into(start, STRAIGHT, "r0.0.1") == {one for one in (2, 3, 4, 5) if one >= gear} | (
        {1} if gear == 1 else set()
    )


def test_103a_a_lane_apart_is_not_beside():
    start = at(GRID, "r0.3.1", 4, {(STRAIGHT, "r0.0.0"): 6})
    assert gears_into(start, STRAIGHT, "r0.0.2") == {1, 2, 3, 4, 5}


def test_103a_a_car_in_gear_0_may_be_passed_in_any_gear():
    start = at(GRID, "r0.3.1", 2, {(STRAIGHT, "r0.0.0"): 0})
    assert gears_into(start, STRAIGHT, "r0.0.1") == {1, 2, 3}


def test_106b_once_alongside_the_car_goes_on_in_any_gear():
    """The outer cell of the curve is as long as two inner ones: the car stays beside it."""
    start = at(CURVE, "r0.1.0.0", 3, {(CURVE, "r0.1.1"): 6})
    assert gears_into(start, CURVE, "r0.1.0.1") == {1, 2, 3, 4}


def test_106b_coming_alongside_takes_the_gear():
    start = at(CURVE, "r0.0.0", 3, {(CURVE, "r0.1.1"): 4})
    assert gears_into(start, CURVE, "r0.1.0.0") == {4}


def test_a_coast_die_comes_beside_in_the_gear_of_the_car():
    start = at(GRID, "r0.3.1", 4, {(STRAIGHT, "r0.0.0"): 4})
    steps = steps_of_turn(open_turn(start.race, 0))
    beside = {step.dice[0].name for step in steps if step.cell == cell(STRAIGHT, "r0.0.1")}
    assert beside == {"4", "5", "coast"}


def test_cars_in_other_laps_count_like_all_others():
    start = at(GRID, "r0.3.1", 4, {(STRAIGHT, "r0.0.0"): 5, (STRAIGHT, "r0.0.2"): 5}, lap=2)
    assert gears_into(start, STRAIGHT, "r0.0.1", lap=2) == {5}


def test_a_car_that_only_faster_ones_hold_up_keeps_its_gear():
    """Two lanes of three are taken, and the middle one lies beside both cars."""
    others = {(STRAIGHT, "r0.0.0"): 6, (STRAIGHT, "r0.0.2"): 6}
    start = at(GRID, "r0.3.1", 2, others)
    car = start.play()
    assert (ended(start), car.gear, car.turns) == ("blocked", 2, 1)


def test_passing_is_counted():
    start = at(GRID, "r0.3.1", 4, {(STRAIGHT, "r0.0.0"): 3, (GRID, "r0.3.2"): 3})
    start.play(
        to("4", STRAIGHT, "r0.0.1"), to("5", STRAIGHT, "r0.1.1"), "stop", rolls=[CLEAN, CLEAN]
    )
    assert start.told("overtaking") == [{"event": "overtaking", "car": 0, "passed": [1]}]
    assert start.car.overtakings == 1


# --- yellow flags ---------------------------------------------------------------------------------


def under_flag(tile, gear=5):
    """A car that would come beside one in gear 1 on the straight, a flag on some tile."""
    flag = Flag(1, TRACK.course.tiles[tile].at)
    return at(GRID, "r0.3.1", gear, {(STRAIGHT, "r0.0.0"): 1}, flags=(flag,))


@pytest.mark.parametrize("tile", [GRID, STRAIGHT, STRAIGHT + 1])
def test_nobody_comes_beside_another_car_on_the_tile_of_a_flag_and_next_to_it(tile):
    assert gears_into(under_flag(tile), STRAIGHT, "r0.0.1") == set()
    assert gears_into(under_flag(tile), STRAIGHT, "r0.0.2") != set()


@pytest.mark.parametrize("tile", [STRAIGHT + 2, 8])
def test_two_tiles_away_a_flag_does_not_count(tile):
    assert gears_into(under_flag(tile), STRAIGHT, "r0.0.1") != set()


def test_the_last_tile_lies_before_the_first():
    flag = Flag(1, TRACK.course.tiles[8].at)
    start = at(8, "r0.2.1.1", 3, {(GRID, "r0.0.0"): 1}, flags=(flag,))
    assert gears_into(start, GRID, "r0.0.1", lap=2) == set()


def test_a_car_in_gear_0_may_be_passed_under_a_flag():
    flag = Flag(1, TRACK.course.tiles[STRAIGHT].at)
    start = at(GRID, "r0.3.1", 2, {(STRAIGHT, "r0.0.0"): 0}, flags=(flag,))
    assert gears_into(start, STRAIGHT, "r0.0.1") == {1, 2, 3}


def test_a_flag_drawn_lies_on_the_tile_until_its_owner_starts_a_turn_in_gear_0():
    """3 warnings in gear 4 on 106b (high danger) draw two tokens."""
    start = at(CURVE, "r0.0.0", 5, tyres="asphalt")
    start.play(
        to("5", CURVE, "r0.1.0.0"), to("coast", CURVE, "r0.1.0.1"), to("4", CURVE + 1, "r0.0.0"),
        rolls=[WARNING, WARNING, WARNING], draws=["yellow", "ok"],
    )  # fmt: skip
    assert start.race.flags == (Flag(0, TRACK.course.tiles[CURVE + 1].at),)
    assert start.race.bags.damage["yellow"] == 5
    start.play(to("1", CURVE + 1, "r0.1.0.0"), "stop", rolls=[CLEAN])
    assert start.race.flags == ()
    assert start.race.bags.damage["yellow"] == 6
    assert start.told("flags-away") == [{"event": "flags-away", "car": 0, "flags": 1}]


# --- dice, cars, tyres ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "tyres", "weather", "gears", "coast", "brake", "boost", "limit"),
    [
        ("GT6", "asphalt", "dry", 6, 2, 3, 0, 3),
        ("GT6", "asphalt", "rain", 6, 2, 1, 0, 2),
        ("GT6", "rain", "rain", 6, 2, 2, 0, 3),
        ("GT6", "rain", "dry", 6, 1, 2, 0, 2),
        ("GT5", "asphalt", "dry", 5, 2, 3, 1, 3),
        ("GT4", "asphalt", "dry", 4, 3, 2, 0, 3),
    ],
)
def test_dice_of_the_cars(model, tyres, weather, gears, coast, brake, boost, limit):
    fitting = Fitting(model, tyres, weather)
    hand = dice_of_car(GT, Terrain.ASPHALT, Damage(), leads=True, fitting=fitting)
    assert hand.gears == frozenset(range(1, gears + 1))
    assert (hand.coasts, hand.brakes, hand.boosts, hand.leads) == (coast, brake, boost, False)
    start = at(STRAIGHT, "r0.0.0", 3, model=model, tyres=tyres, weather=weather)
    assert open_turn(start.race, 0).limit == limit


def test_damage_takes_dice_of_every_kind():
    damage = Damage(gear=2, coast=1, brake=1, boost=1)
    hand = dice_of_car(GT, Terrain.ASPHALT, damage, False, Fitting("GT5", "asphalt", "dry"))
    assert (hand.gears, hand.coasts, hand.brakes, hand.boosts) == (frozenset({1, 2, 3}), 1, 2, 0)


def test_a_boost_die_shows_one_warning_of_six():
    assert GT.warning_chance(Die("boost")) == 1 / 6


def test_103a_two_warnings_on_wrong_tyres_lose_control():
    start = at(STRAIGHT, "r0.0.0", 2, weather="rain", tyres="asphalt")
    car = start.play(
        to("2", STRAIGHT, "r0.1.0"), to("3", 2, "r0.0.0"), rolls=[WARNING, WARNING], draws=[]
    )
    assert car.losses == (Loss(cell(2, "r0.0.0"), 3, "warnings"),)
    assert car.gear == 0


# --- flying start and boost -----------------------------------------------------------------------


def test_102a_a_flying_start_goes_on_when_its_die_shows_no_warning():
    start = at(GRID, "r0.2.0", 0, lap=0)
    car = start.play(
        to("2", GRID, "r0.3.0"), to("3", STRAIGHT, "r0.0.0"), "stop", rolls=[CLEAN, CLEAN]
    )
    assert (car.gear, ended(start)) == (3, "stopped")


def test_102a_a_warning_at_a_flying_start_ends_the_turn_in_gear_2():
    start = at(GRID, "r0.2.0", 0, lap=0)
    car = start.play(to("2", GRID, "r0.3.0"), rolls=[WARNING])
    assert (car.gear, car.losses, ended(start)) == (2, (), "flying start")
    assert car.cell == cell(GRID, "r0.3.0")


def test_102a_a_warning_at_a_flying_start_loses_no_control_whatever_the_tyres():
    start = at(GRID, "r0.2.0", 0, lap=0, track=FRAGILE)
    car = start.play(to("2", GRID, "r0.3.0"), rolls=[WARNING])
    assert (car.losses, ended(start)) == ((), "flying start")


def test_109a_a_flying_start_over_a_limit_loses_control():
    start = at(8, "r0.0.2.1", 0)
    car = start.play(to("2", 8, "r0.1.1"), rolls=[WARNING])
    assert car.losses == (Loss(cell(8, "r0.1.1"), 2, "limit"),)


def test_109a_a_warning_at_a_flying_start_over_a_warning_gate_loses_no_control():
    """The gate behind the corner counts a warning; wrong tyres lose control at two."""
    where = {"weather": "rain", "tyres": "asphalt"}
    start = at(8, "r0.1.1", 0, **where)
    car = start.play(to("2", 8, "r0.2.2.0"), rolls=[WARNING])
    assert start.told("move")[0]["warnings"] == 2
    assert (car.gear, car.losses, ended(start)) == (2, (), "flying start")
    start = at(8, "r0.1.1", 0, **where)
    start.play(to("2", 8, "r0.2.2.0"), "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == 1


def test_a_flying_start_can_be_secured():
    start = at(GRID, "r0.2.0", 0, lap=0, seconds_in_hand=1)
    car = start.play("!" + to("2", GRID, "r0.3.0"), "stop")
    assert (car.gear, car.tokens) == (2, 0)


def test_flat_out_does_not_begin_with_a_flying_start():
    start = at(GRID, "r0.2.0", 0, lap=0)
    with pytest.raises(SimulatorError, match="flying start"):
        start.play([to("2", GRID, "r0.3.0"), to("3", STRAIGHT, "r0.0.0")], rolls=[CLEAN, CLEAN])


def test_102a_from_gear_0_no_other_die_than_1_and_2():
    steps = steps_of_turn(open_turn(at(GRID, "r0.2.0", 0, lap=0, model="GT5").race, 0))
    assert {tuple(die.name for die in step.dice) for step in steps} == {("1",), ("2",)}


def test_103a_boost_goes_two_gears_up_on_one_cell():
    start = at(STRAIGHT, "r0.0.0", 2, model="GT5")
    car = start.play(to("4+boost", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN, WARNING])
    assert (car.gear, car.cell) == (4, cell(STRAIGHT, "r0.1.0"))


def test_103a_a_boost_die_serves_once_and_needs_the_gear_die_two_up():
    driver = ScriptedDriver()
    start = at(STRAIGHT, "r0.0.0", 2, model="GT5")
    start.play(to("4+boost", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN, CLEAN], driver=driver)
    assert not any(die.kind == "boost" for step in driver.seen[1] for die in step.dice)
    damaged = at(STRAIGHT, "r0.0.0", 3, model="GT5", damage=Damage(gear=1))
    steps = steps_of_turn(open_turn(damaged.race, 0))
    assert not any(die.kind == "boost" for step in steps for die in step.dice)


# --- flat out and focus tokens --------------------------------------------------------------------


def test_103a_gear_and_coast_dice_give_tokens_but_not_brake_dice():
    start = at(GRID, "r0.3.0", 5)
    plan = [
        to("3+brake", STRAIGHT, "r0.0.0"),
        to("coast", STRAIGHT, "r0.1.0"),
        to("4", 2, "r0.0.0"),
    ]
    car = start.play(plan, rolls=[CLEAN] * 4)
    assert car.tokens == 3
    assert start.told("gain") == [{"event": "gain", "car": 0, "tokens": 3, "held": 3}]


def test_103a_a_boost_die_gives_no_token():
    car = at(STRAIGHT, "r0.0.0", 2, model="GT5").play(
        [to("4+boost", STRAIGHT, "r0.1.0")], rolls=[CLEAN, CLEAN]
    )
    assert car.tokens == 1


def test_103a_both_dice_of_a_boost_are_secured():
    car = at(STRAIGHT, "r0.0.0", 2, model="GT5", seconds_in_hand=3).play(
        "!" + to("4+boost", STRAIGHT, "r0.1.0"), "stop"
    )
    assert car.tokens == 0


# --- gates and limits -----------------------------------------------------------------------------


def test_119b_a_gate_limits_the_straight_crossing():
    """The gate has a 2 before the inner cell of the corner, whose own limit is 3."""
    start = at(2, "r0.0.2", 3)
    car = start.play(to("3", 2, "r0.1.1"), rolls=[CLEAN], draws=[])
    assert car.losses == (Loss(cell(2, "r0.1.1"), 3, "limit"),)


def test_119b_beside_the_gate_the_limit_of_the_cell_counts():
    car = at(2, "r0.0.1", 3).play(to("3", 2, "r0.1.1"), "stop", rolls=[CLEAN])
    assert (car.losses, car.gear) == ((), 3)


def test_109a_a_gate_with_a_warning_sign_adds_a_warning():
    start = at(8, "r0.0.2.1", 1)
    start.play(to("1", 8, "r0.1.1"), "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == 1
    start = at(8, "r0.0.1.1", 1)
    start.play(to("1", 8, "r0.1.1"), "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == 0


@pytest.mark.parametrize(("gear", "warnings"), [(4, 0), (5, 1)])
def test_118b_a_limit_in_a_triangle_adds_a_warning_at_that_gear(gear, warnings):
    start = at(KINK, "r0.0.0", 4)
    start.play(to(str(gear), KINK, "r0.1.0"), "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == warnings


def test_118b_above_the_limit_in_the_triangle_control_is_lost():
    start = at(KINK, "r0.0.0", 5)
    car = start.play(to("6", KINK, "r0.1.0"), rolls=[CLEAN], draws=["ok"] * 4)
    assert car.losses == (Loss(cell(KINK, "r0.1.0"), 6, "limit"),)


# --- loss of control ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "tokens"),
    [
        (1, (0, 0, 0)),
        (2, (0, 0, 0)),
        (3, (0, 0, 1)),
        (4, (0, 1, 2)),
        (5, (1, 2, 3)),
        (6, (2, 3, 4)),
    ],
)
def test_damage_tokens_by_gear_and_danger(gear, tokens):
    levels = (Danger.LOW, Danger.MEDIUM, Danger.HIGH)
    assert tuple(GT.damage_tokens(gear, danger) for danger in levels) == tokens


def lost(gear, draws, **more):
    """A loss of control in a gear by one warning on 103a, where danger is low."""
    start = at(STRAIGHT, "r0.0.0", gear, track=FRAGILE, **more)
    start.play(to(str(gear), STRAIGHT, "r0.1.0"), rolls=[WARNING], draws=draws)
    return start


@pytest.mark.parametrize(("gear", "draws", "off"), [(4, [], 0), (5, ["ok"], 1), (6, ["ok"] * 2, 1)])
def test_from_gear_5_up_the_car_leaves_the_track(gear, draws, off):
    car = lost(gear, draws).car
    assert (car.gear, car.turns_lost, car.turns) == (0, off, 1)


def test_a_car_off_the_track_loses_a_turn_and_starts_the_next_one_in_gear_0():
    start = lost(5, ["ok"])
    car = start.play()
    assert (car.turns_lost, car.turns, car.cell) == (0, 2, cell(STRAIGHT, "r0.1.0"))
    assert start.told("off-track") == [{"event": "off-track", "car": 0, "turns_lost": 0}]
    car = start.play(to("1", 2, "r0.0.0"), "stop", rolls=[CLEAN])
    assert (car.gear, car.turns) == (1, 3)


def test_a_car_off_the_track_stands_in_nobodys_way():
    start = lost(5, ["ok"], others={(GRID, "r0.3.0"): 2})
    turn = open_turn(start.race, 1)
    assert cell(STRAIGHT, "r0.1.0") not in turn.taken
    assert turn.rivals == ()


def test_a_car_comes_back_only_when_its_cell_is_free():
    start = lost(5, ["ok"], others={(STRAIGHT, "r0.0.1"): 2})
    start.race = start.race.with_car(
        start.race.cars[1]._replace(cell=cell(STRAIGHT, "r0.1.0", lap=2))
    )
    assert start.play().turns_lost == 1
    start.race = start.race.with_car(start.race.cars[1]._replace(cell=cell(2, "r0.0.0", lap=2)))
    assert start.play().turns_lost == 0


def test_gear_brake_and_coast_tokens_stay_on_the_car():
    start = lost(6, ["gear", "brake"])
    assert start.car.damage == Damage(gear=1, brake=1)
    assert (start.race.bags.damage["gear"], start.race.bags.damage["brake"]) == (5, 5)


def test_a_green_flag_goes_back():
    assert lost(5, ["ok"]).race.bags.damage == GT.damage_bag


def test_a_change_of_the_weather_concerns_all_and_its_token_goes_back():
    start = lost(5, ["weather"])
    assert start.race.weather == "rain"
    assert start.told("weather") == [{"event": "weather", "weather": "rain"}]
    assert start.race.bags.damage == GT.damage_bag


def test_two_changes_of_the_weather_bring_the_old_one_back():
    assert lost(6, ["weather", "weather"]).race.weather == "dry"


# --- pit stop -------------------------------------------------------------------------------------


def at_pit(*script, local="r0.0.2", gear=1, rolls=(CLEAN,), fits="", **more):
    start = at(STRAIGHT, local, gear, **more)
    start.play(*script, rolls=list(rolls), driver=ScriptedDriver(fits=fits))
    return start


def test_103a_a_turn_that_ends_in_gear_1_beside_the_pit_repairs_the_car():
    start = at_pit(to("1", STRAIGHT, "r0.1.2"), "stop", damage=Damage(gear=2, coast=1, brake=1))
    assert (start.car.damage, start.car.pit_stops) == (Damage(), 1)
    assert start.race.bags.damage == GT.damage_bag


def test_103a_tyres_are_changed_at_the_pit():
    start = at_pit(
        to("1", STRAIGHT, "r0.1.2"), "stop", weather="rain", tyres="asphalt", fits="rain"
    )
    assert (start.car.tyres, start.car.pit_stops) == ("rain", 1)


def test_103a_nothing_to_do_is_no_stop():
    start = at_pit(to("1", STRAIGHT, "r0.1.2"), "stop")
    assert start.car.pit_stops == 0
    assert start.told("pit-stop") == []


@pytest.mark.parametrize(
    ("script", "gear"),
    [
        ([to("2", STRAIGHT, "r0.1.2"), "stop"], 1),
        ([to("1", STRAIGHT, "r0.1.1"), "stop"], 1),
        ([to("1", 2, "r0.0.2"), "stop"], 1),
    ],
    ids=["in gear 2", "a lane away", "on the next tile"],
)
def test_elsewhere_and_in_another_gear_there_is_no_stop(script, gear):
    local = "r0.1.2" if " > 0,-2/" in script[0] else "r0.0.2"
    start = at_pit(*script, gear=gear, local=local, damage=Damage(gear=1))
    assert start.car.damage == Damage(gear=1)


def test_a_car_that_loses_control_beside_the_pit_is_not_repaired():
    start = at(STRAIGHT, "r0.0.2", 1, track=FRAGILE, damage=Damage(gear=1))
    car = start.play(to("1", STRAIGHT, "r0.1.2"), rolls=[WARNING])
    assert (car.losses[0].cause, car.damage) == ("warnings", Damage(gear=1))


@pytest.mark.parametrize(("gear", "damage"), [(1, Damage()), (2, Damage(gear=1))])
def test_a_car_that_others_hold_up_beside_the_pit_in_gear_1_is_repaired(gear, damage):
    """Its turn ends there in gear 1, though no die is played."""
    others = {(STRAIGHT, "r0.1.1"): 1, (STRAIGHT, "r0.1.2"): 1}
    start = at(STRAIGHT, "r0.0.2", gear, others, damage=Damage(gear=1))
    car = start.play()
    assert (ended(start), car.gear, car.damage) == ("blocked", gear, damage)


def test_tyres_that_the_rules_lack_are_refused():
    with pytest.raises(SimulatorError, match="no tyres 'snow'"):
        at_pit(to("1", STRAIGHT, "r0.1.2"), "stop", fits="snow")


# --- finish ---------------------------------------------------------------------------------------


def test_102a_the_line_of_the_last_lap_is_the_finish():
    start = at(GRID, "r0.2.0", 3, lap=2)
    car = start.play(to("3", GRID, "r0.3.0", lap=3), rolls=[CLEAN])
    assert (car.status, car.place, car.cell, ended(start)) == ("finished", 1, None, "finished")


def test_102a_the_line_of_an_earlier_lap_leads_into_the_next_one():
    start = at(GRID, "r0.2.0", 3, lap=1)
    car = start.play(to("3", GRID, "r0.3.0", lap=2), "stop", rolls=[CLEAN])
    assert (car.status, car.place, [lap.turns for lap in car.laps]) == ("running", 0, [1])
    assert start.told("lap")[0] == {
        "event": "lap", "car": 0, "lap": 1, "turns": 1, "seconds": 0, "place": 1
    }  # fmt: skip


def test_crossing_the_line_after_the_start_completes_no_lap():
    start = at(GRID, "r0.2.0", 0, lap=0)
    car = start.play(to("1", GRID, "r0.3.0", lap=1), "stop", rolls=[CLEAN])
    assert car.laps == ()


def test_a_car_that_loses_control_on_the_line_has_finished_and_leaves_no_flag():
    """Low danger draws one token in gear 5."""
    start = at(GRID, "r0.0.0", 5, lap=2)
    car = start.play(
        to("5", GRID, "r0.1.0", lap=2), to("coast", GRID, "r0.2.0", lap=2),
        to("coast", GRID, "r0.3.0", lap=3), rolls=[WARNING] * 3, draws=["yellow"],
    )  # fmt: skip
    assert (car.status, car.place, car.turns_lost, len(car.losses)) == ("finished", 1, 0, 1)
    assert start.race.flags == ()
    assert start.race.bags.damage == GT.damage_bag


def test_the_second_over_the_line_is_second():
    start = at(GRID, "r0.2.0", 3, {(GRID, "r0.2.2"): 3}, lap=2)
    start.race = start.race.with_car(start.race.cars[1]._replace(cell=cell(GRID, "r0.2.2", lap=2)))
    start.play(to("3", GRID, "r0.3.0", lap=3), rolls=[CLEAN])
    driver = CautiousDriver(dice=1)
    race = play_turn(start.race, 1, Table((driver, driver), _Clean()))
    assert [car.place for car in race.cars] == [1, 2]


class _Clean:
    """Dice without warnings; bags that nobody may draw from."""

    def roll(self, dice):
        return (CLEAN,) * len(dice)

    def draw(self, bag):
        raise AssertionError


# --- time trial -----------------------------------------------------------------------------------

TRIAL = load_rules("gt-time-trial")


def test_the_time_trial_is_for_one_and_counts_seconds():
    assert (TRIAL.most_drivers, TRIAL.winner, TRIAL.cost) == (1, "time", "seconds")
    assert TRIAL.time_cards == {1: 50, 2: 40, 3: 30, 4: 20, 5: 15, 6: 10}
    assert TRIAL.cars == GT.cars


@pytest.mark.parametrize(("gear", "seconds"), [(4, 60), (5, 120), (6, 120)])
def test_a_loss_of_control_takes_60_s_and_gear_00_120_s(gear, seconds):
    track = with_rules(Track(TRACK.course, TRIAL), tyres=FRAGILE.rules.tyres)
    start = at(STRAIGHT, "r0.0.0", gear, track=track)
    draws = ["ok"] * GT.damage_tokens(gear, Danger.LOW)
    car = start.play(to(str(gear), STRAIGHT, "r0.1.0"), rolls=[WARNING], draws=draws)
    assert (car.seconds, car.gear, car.turns_lost) == (seconds, 0, 0)


def test_laps_of_the_time_trial_are_timed():
    start = at(GRID, "r0.2.0", 3, track=Track(TRACK.course, TRIAL))
    car = start.play(to("4", GRID, "r0.3.0", lap=2), "stop", rolls=[CLEAN])
    assert [(lap.turns, lap.seconds) for lap in car.laps] == [(1, 20)]
