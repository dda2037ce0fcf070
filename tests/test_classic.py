"""The classic game: corners, jumps, cards, snow, splits, shakedown (RULES.md, section 5).

Tile 0 is the start tile 202a; the stages here go straight up, so the ids of tile n are (0, -n). The
car has five gear dice and two coast dice on every surface.
"""

from collections import Counter
from dataclasses import replace

import pytest
from racing import (
    CLEAN,
    WARNING,
    CautiousDriver,
    ScriptedDriver,
    on,
    situation,
    stage_of,
)

from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage, DiceHand
from trackeditor.simulator.driving import order_of_round
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.loss_cards import deck_before_draw
from trackeditor.simulator.retiring import stage_time
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import CarState, Loss
from trackeditor.simulator.steps import legal_steps
from trackeditor.simulator.track import Track

CLASSIC = load_rules("classic")
FREE: frozenset[str] = frozenset()


def track_of(*sides, rules=CLASSIC):
    return Track(stage_of(*sides), rules)


def at(track, local, gear, tile=1, others=None, **more):
    course = track.course
    cells = {on(course, 1, other): its_gear for other, its_gear in (others or {}).items()}
    return situation(track, on(course, tile, local), gear, others=cells, **more)


def to(dice, local, tile=1):
    return f"{dice} > 0,{-tile}/{local}"


def steps(track, local, gear, tile=1, taken=FREE, hand=None):
    """The steps of a car with the one die of a gear, from the gear below it."""
    hand = hand or DiceHand(frozenset({gear}))
    return legal_steps(track.dry, taken, on(track.course, tile, local), max(1, gear - 1), hand)


def lines_open(track, local, gear, tile=1):
    """Which lines of a corner a gear can come to, and whether it loses control there."""
    cells = track.course.cells
    return {(cells[step.cell].inner, step.over_limit) for step in steps(track, local, gear, tile)}


INNER, DRIFT = True, False
HELD, LOST = False, True


# --- dice and cards ------------------------------------------------------------------------------


def test_five_gear_dice_two_coast_dice_and_no_brake():
    driver = ScriptedDriver()
    at(track_of("206a"), "r0.0.0", 5).play(to("5", "r0.1.0"), "stop", rolls=[CLEAN], driver=driver)
    assert {"+".join(die.name for die in step.dice) for step in driver.seen[0]} == {
        "5", "4", "coast"
    }  # fmt: skip
    assert {"+".join(die.name for die in step.dice) for step in driver.seen[1]} == {"4", "coast"}


@pytest.mark.parametrize(("gear", "seconds"), [(1, 50), (2, 40), (3, 30), (4, 20), (5, 10)])
def test_time_card_of_the_gear_reached(gear, seconds):
    car = at(track_of("206a"), "r0.0.0", gear).play(to(str(gear), "r0.1.0"), "stop", rolls=[CLEAN])
    assert (car.seconds, car.gear) == (seconds, gear)


def test_third_warning_loses_control():
    start = at(track_of("206a"), "r0.0.0", 3)
    car = start.play(
        to("3", "r0.1.0"), to("coast", "r0.2.0"), to("coast", "r0.3.0"),
        rolls=[WARNING] * 3, draws=["spin"],
    )  # fmt: skip
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.3.0", 0, 60)
    assert car.losses == (Loss("0,-1/r0.3.0", 3, "warnings"),)


# --- corners -------------------------------------------------------------------------------------
# 216a: a corner with the notes 2 (inner line) and 3 (drift), straight behind 206a


def corner_at(gear):
    track = track_of("206a", "216a")
    return lines_open(track, "r0.3.0", gear) | lines_open(track, "r0.3.1", gear)


@pytest.mark.parametrize("gear", [1, 2])
def test_216a_up_to_the_inner_note_only_the_inner_line_is_open(gear):
    assert corner_at(gear) == {(INNER, HELD)}


def test_216a_in_exactly_its_gear_the_drift_is_open():
    """The inner line is then too slow for the gear: it loses control."""
    assert corner_at(3) == {(DRIFT, HELD), (INNER, LOST)}


@pytest.mark.parametrize("gear", [4, 5])
def test_216a_one_or_two_gears_above_the_highest_note_lose_control(gear):
    assert {lost for _, lost in corner_at(gear)} == {LOST}


def test_210a_more_than_two_gears_above_the_highest_note_lose_control_too():
    track = track_of("206a", "210a")  # notes 1 and 2
    assert {lost for _, lost in lines_open(track, "r0.3.1", 5)} == {LOST}


def test_216a_within_the_drift_the_car_may_become_slower():
    track = track_of("206a", "216a")
    found = steps(track, "r0.0.0.0", 2, tile=2)
    assert [(step.cell, step.over_limit) for step in found] == [("0,-2/r0.0.0.1", False)]


def test_216a_a_drift_over_its_note_loses_control_and_the_limit_is_the_cause():
    track = track_of("206a", "216a")
    start = at(track, "r0.3.1", 4)
    cell = next(step.cell for step in steps(track, "r0.3.1", 4))
    car = start.play(f"4 > {cell}", rolls=[CLEAN], draws=["left"])
    assert car.losses == (Loss(cell, 4, "limit"),)
    assert car.damage == Damage()  # 216a: low danger


def test_every_cell_of_every_corner_lets_a_car_in_gear_0_drive_on():
    """So a car that has lost control before or in a corner goes on in gear 1."""
    gear_1 = DiceHand(frozenset({1}))
    for sides in (("206a", "216a"), ("206a", "210a", "206a"), ("215b",), ("211a", "214a", "216b")):
        track = track_of(*sides)
        for cell in track.dry.to_finish:
            assert legal_steps(track.dry, FREE, cell, 0, gear_1)


# --- shortcut cards ------------------------------------------------------------------------------
# 213b: a shortcut with the note 3 beside a corner with the notes 1 and 2


def into_shortcut(start, gear=3, draws=("ok",), **more):
    return start.play(to(str(gear), "r0.cut0"), "stop", rolls=[CLEAN], draws=draws, **more)


def beside_shortcut(gear, **more):
    track = track_of("213b")
    row = next(
        move.start
        for move in track.course.moves
        if move.end == "0,-1/r0.cut0" and "slide" not in move.start
    )
    return situation(track, row, gear, **more)


def test_213b_a_good_card_does_nothing_and_goes_back():
    start = beside_shortcut(3)
    car = into_shortcut(start)
    assert (car.damage, start.race.bags.shortcut) == (Damage(), CLASSIC.shortcut_bag)


def test_213b_dirt_lowers_the_notes_of_the_corner_for_those_who_follow():
    """The drift is then open in exactly gear 1, the inner line is closed."""
    start = beside_shortcut(3)
    into_shortcut(start, draws=["mud"])
    tile = start.race.track.course.tiles[1].at
    assert start.race.mud == {tile: 1}
    exits = [exit_ for exits in start.race.road.exits.values() for exit_ in exits]
    assert not any(exit_.cell == "0,-1/r0.1.1" for exit_ in exits)
    drift = {(exit_.limit, exit_.least) for exit_ in exits if exit_.cell == "0,-1/r0.1.0.0"}
    assert drift <= {(1, 1), (1, 0)}
    assert drift


def test_213b_a_puncture_takes_a_coast_die_at_once():
    driver = ScriptedDriver()
    start = beside_shortcut(3)
    car = into_shortcut(start, draws=["coast"], driver=driver)
    assert car.damage == Damage(puncture=1)
    assert start.race.bags.shortcut["coast"] == CLASSIC.shortcut_bag["coast"] - 1


def test_213b_the_third_unrepaired_puncture_retires():
    start = beside_shortcut(3, damage=Damage(puncture=2))
    car = start.play(to("3", "r0.cut0"), rolls=[CLEAN], draws=["coast"])
    assert (car.retired, car.status, car.cell) == (True, "finished", None)
    assert start.told("time")[-1]["end"] == "retired"
    assert start.told("retire") == [{"event": "retire", "car": 0, "seconds": 30}]


def test_213b_a_second_puncture_does_not():
    start = beside_shortcut(3, damage=Damage(puncture=1))
    assert not into_shortcut(start, draws=["coast"]).retired


def test_213b_above_its_note_a_shortcut_loses_control_and_has_no_card():
    """Only the card of the loss is drawn: the shortcut card is for cars at or below the note."""
    start = beside_shortcut(4)
    car = start.play(to("4", "r0.cut0"), rolls=[CLEAN], draws=["spin"])
    assert car.losses == (Loss("0,-1/r0.cut0", 4, "limit"),)
    assert start.told("token") == []


# --- jumps ---------------------------------------------------------------------------------------
# 205b: a jump with the note 4 in its second row; 209b: one with the note 3 in its last row


def landings(track, local, gear, taken=FREE):
    """How far a gear takes the car from before the jump, and how sure that is."""
    return {
        (len(step.path), step.over_limit, step.risky)
        for step in steps(track, local, gear, taken=taken)
    }


@pytest.mark.parametrize("gear", [1, 2])
def test_209b_slower_than_its_note_a_jump_is_an_ordinary_cell(gear):
    assert landings(track_of("209b", "206a"), "r0.1.0", gear) == {(1, False, False)}


def test_209b_in_its_gear_a_jump_takes_the_car_one_cell_further():
    assert landings(track_of("209b", "206a"), "r0.1.0", 3) == {(2, False, False)}


def test_209b_one_gear_above_it_takes_the_car_two_cells_further_at_a_risk():
    assert landings(track_of("209b", "206a"), "r0.1.0", 4) == {(3, False, True)}


def test_209b_two_gears_above_control_is_lost_on_the_third_cell():
    assert landings(track_of("209b", "206a"), "r0.1.0", 5) == {(3, True, False)}


def landed(side, gear):
    """The corner cells after 209b in which a car lands that flies in a gear: inner line or not."""
    track = track_of("209b", side)
    found = [track.course.cells[step.cell] for step in steps(track, "r0.1.0", gear)]
    return {(cell.id.partition("/")[2], cell.inner) for cell in found if cell.kind == "corner"}


def test_209b_one_cell_further_nobody_lands_in_a_drift_above_his_gear():
    """225a begins with a corner: inner line 3, drift 4. The gear of the jump is 3."""
    assert landed("225a", 3) == {("r0.0.1.0", INNER)}


def test_209b_two_cells_further_nobody_lands_in_a_drift_above_his_gear():
    """In the second row of 227a there is a corner: inner line 4, drift 5."""
    assert landed("227a", 4) == {("r0.1.1", INNER)}


def test_205b_a_coast_die_flies_in_the_gear_of_the_jump():
    car = at(track_of("205b"), "r0.0.0", 4).play(
        f"{to('coast', 'r0.1.0')}^0,-1/r0.2.0", "stop", rolls=[CLEAN]
    )
    assert car.cell == "0,-1/r0.2.0"


@pytest.mark.parametrize(("limit", "cells", "lost"), [(3, 1, True), (4, 2, False)])
def test_over_the_limit_of_its_cell_a_jump_is_not_flown(limit, cells, lost):
    """Control is lost on entering a cell above its limit, so before the flight; 205b has the note
    4, and here a limit besides."""
    course = stage_of("205b")
    names = [on(course, 1, local) for local in ("r0.1.0", "r0.1.1")]
    limited = {name: course.cells[name]._replace(limit=limit) for name in names}
    track = Track(replace(course, cells={**course.cells, **limited}), CLASSIC)
    assert landings(track, "r0.0.0", 4) == {(cells, lost, False)}


def over_209b(**more):
    start = at(track_of("209b", "206a"), "r0.1.0", 4, **more)
    path = "0,-1/r0.2.0^1,-2/r0.0.0^1,-2/r0.1.0"
    return start, path


def test_209b_the_far_jump_without_a_warning():
    start, path = over_209b()
    car = start.play(f"4 > {path}", "stop", rolls=[CLEAN])
    assert (car.cell, car.gear, car.losses) == ("1,-2/r0.1.0", 4, ())


def test_209b_the_far_jump_with_one_warning_loses_control():
    start, path = over_209b()
    car = start.play(f"4 > {path}", rolls=[WARNING], draws=["spin"])
    assert (car.gear, car.losses) == (0, (Loss("1,-2/r0.1.0", 4, "warnings"),))


def test_209b_a_secured_die_makes_the_far_jump_safe():
    start, path = over_209b(seconds_in_hand=1)
    car = start.play(f"!4 > {path}", "stop")
    assert (car.cell, car.losses, car.tokens) == ("1,-2/r0.1.0", (), 0)


def test_209b_the_sisu_token_saves_the_far_jump():
    start, path = over_209b(sisu=1)
    driver = ScriptedDriver(sisu=True)
    car = start.play(f"4 > {path}", "stop", rolls=[WARNING], driver=driver)
    assert (car.cell, car.losses, car.sisu) == ("1,-2/r0.1.0", (), 0)


def test_209b_a_time_attack_fails_on_a_warning_of_the_far_jump_alone():
    """One warning of two dice would not fail it elsewhere."""
    start, path = over_209b()
    driver = ScriptedDriver(order=[(f"4 > {path}", [WARNING])])
    car = start.play(
        [f"4 > {path}", "coast > 1,-2/r0.2.0"],
        rolls=[WARNING, CLEAN], draws=["spin"], driver=driver,
    )  # fmt: skip
    assert (car.losses, car.tokens) == ((Loss("1,-2/r0.1.0", 4, "warnings"),), 2)


def test_209b_a_time_attack_holds_when_another_die_shows_the_warning():
    start, path = over_209b()
    car = start.play([f"4 > {path}", "coast > 1,-2/r0.2.0"], rolls=[CLEAN, WARNING])
    assert (car.cell, car.losses, car.tokens) == ("1,-2/r0.2.0", (), 2)


def test_209b_a_flight_ends_where_no_cell_is_free_further_on():
    """In front of a blocked second or third row the car comes to stand, and its turn ends."""
    track = track_of("209b", "206a")
    second = frozenset({"1,-2/r0.0.0", "1,-2/r0.0.1"})
    third = frozenset({"1,-2/r0.1.0", "1,-2/r0.1.1"})

    def found(gear, taken):
        return {
            (len(step.path), step.stranded, step.risky, step.over_limit)
            for step in steps(track, "r0.1.0", gear, taken=taken)
        }

    assert found(3, second) == {(1, True, False, False)}
    assert found(4, second) == {(1, True, True, False)}
    assert found(4, third) == {(2, True, True, False)}
    assert found(5, third) == {(2, True, False, True)}


def test_a_far_jump_may_cross_the_finish_line():
    """302b behind 209b: its finish line lies before its second row, on which the car lands."""
    found = steps(track_of("209b", "302b"), "r0.1.0", 4)
    assert {(len(step.path), step.finishes, step.risky) for step in found} == {(3, True, True)}


# --- loss-of-control cards -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "spins", "left", "right"),
    [(1, 20, 0, 0), (2, 26, 0, 0), (3, 9, 9, 9), (4, 2, 13, 13), (5, 1, 15, 14)],
)
def test_the_cards_of_a_gear(gear, spins, left, right):
    assert CLASSIC.rally.loss_cards[gear] == {"spin": spins, "left": left, "right": right}


def lose_in_gear_4(side, card, **more):
    """Three warnings on a tile, the third in gear 4 on its fourth row or third cell."""
    start = at(track_of(side), "r0.0.0", 4, **more)
    return start, start.play(
        to("4", "r0.1.0"), to("coast", "r0.2.0"), "coast > " + next(
            step.cell for step in steps(start.race.track, "r0.2.0", 4)
        ),
        rolls=[WARNING] * 3, draws=[card],
    )  # fmt: skip


@pytest.mark.parametrize(("side", "dice"), [("206a", 0), ("207a", 1)])
def test_off_the_road_the_danger_takes_gear_dice(side, dice):
    for card in ("left", "right"):
        _, car = lose_in_gear_4(side, card)
        assert (car.damage, car.seconds, car.gear) == (Damage(gear=dice), 60, 0)


def test_off_the_road_at_high_danger_two_gear_dice_are_lost():
    assert lose_on_second(track_of("209a", "206a")).damage == Damage(gear=2)


def lose_on_second(track):
    """On asphalt tyres in snow the second warning loses control."""
    start = at(track, "r0.0.0", 4, tyres="asphalt", weather="snow")
    return start.play(
        to("4", "r0.1.0"), to("coast", "r0.2.0"), rolls=[WARNING] * 2, draws=["right"]
    )


def test_a_spin_does_no_damage():
    _, car = lose_in_gear_4("207a", "spin")
    assert car.damage == Damage()


def test_a_drawn_card_is_gone_until_the_deck_is_used_up():
    start, _ = lose_in_gear_4("206a", "spin")
    decks = start.race.bags.decks
    assert decks[4] == {"spin": 1, "left": 13, "right": 13}
    assert decks[5] == CLASSIC.rally.loss_cards[5]
    empty = start.race.bags._replace(decks={**decks, 4: dict.fromkeys(decks[4], 0)})
    assert deck_before_draw(CLASSIC.rally.loss_cards, empty, 4) == CLASSIC.rally.loss_cards[4]


def test_gear_dice_lost_off_the_road_come_back_at_the_service():
    bags = tokens.full_bags(CLASSIC)
    assert tokens.repair_all(bags, Damage(gear=2)) == (bags, Damage())


def test_gear_dice_lost_are_the_highest():
    driver = ScriptedDriver()
    at(track_of("206a"), "r0.0.0", 4, damage=Damage(gear=2)).play(
        to("3", "r0.1.0"), "stop", rolls=[CLEAN], driver=driver
    )
    assert {step.dice[0].name for step in driver.seen[0]} == {"3", "coast"}


# --- time attack, tokens -------------------------------------------------------------------------


def test_a_time_attack_takes_two_dice():
    start = at(track_of("206a"), "r0.0.0", 3)
    with pytest.raises(SimulatorError, match="at least 2 dice"):
        start.play([to("3", "r0.1.0")])


def test_a_time_attack_gives_a_second_for_every_die():
    car = at(track_of("206a"), "r0.0.0", 3).play(
        [to("3", "r0.1.0"), to("4", "r0.2.0"), to("coast", "r0.3.0")],
        rolls=[WARNING, CLEAN, WARNING],
    )
    assert (car.tokens, car.seconds, car.cell) == (3, 20, "0,-1/r0.3.0")


def test_second_tokens_are_a_second_each_at_the_finish():
    """The cards make 60 s, and three tokens are left."""
    car = CarState(0, 0, status="finished", seconds=60, tokens=3)
    assert stage_time(car, (car,), CLASSIC) == 57


@pytest.mark.parametrize("local", ["r0.0.0", "r0.0.1"])
def test_208b_water_adds_a_warning(local):
    start = at(track_of("208b"), local, 2)
    start.play(to("2", f"r0.1.{local[-1]}"), "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == 1


# --- order of play -------------------------------------------------------------------------------


def order(track, *places):
    """The order of cars by tile, cell and gear."""
    start = at(track, "r0.0.0", 0)
    cars = tuple(
        start.car._replace(
            driver=number, order=number, cell=on(track.course, tile, local), gear=gear
        )
        for number, (tile, local, gear) in enumerate(places)
    )
    return order_of_round(replace(start.race, cars=cars))


def test_cars_play_by_distance_then_gear_then_the_inner_lane_of_the_next_corner():
    """212a turns to the right, where lane 1 of 206a lies."""
    track = track_of("206a", "212a")
    assert order(track, (1, "r0.1.0", 5), (1, "r0.2.0", 1)) == (1, 0)
    assert order(track, (1, "r0.1.0", 3), (1, "r0.1.1", 4)) == (1, 0)
    assert order(track, (1, "r0.1.0", 3), (1, "r0.1.1", 3)) == (1, 0)


def test_the_spare_tyre_gives_a_punctured_coast_die_back():
    start = at(track_of("206a"), "r0.0.0", 1, damage=Damage(puncture=1), spare_tyres=1)
    car = start.play(driver=CautiousDriver(dice=1, tyre=True), rolls=[CLEAN])
    assert (car.damage, car.spare_tyres, car.seconds) == (Damage(), 0, 110)


# --- tyres and snow ------------------------------------------------------------------------------
# 302a is asphalt, 305b snow, 206a gravel


def first_turn(side, tyres, weather=""):
    driver = CautiousDriver(dice=9)
    start = at(track_of(side), "r0.0.0", 3, tyres=tyres, weather=weather)
    turns = []
    driver.decide = lambda race, turn, steps: (
        turns.append(turn), CautiousDriver.decide(CautiousDriver(dice=1), race, turn, steps)
    )[1]  # fmt: skip
    start.play(driver=driver, rolls=[CLEAN])
    return turns[0]


@pytest.mark.parametrize(
    ("side", "tyres", "weather", "limit", "coasts"),
    [
        ("302a", "asphalt", "", 3, 2),
        ("302a", "snow", "", 3, 1),
        ("305b", "asphalt", "", 2, 2),
        ("305b", "snow", "", 3, 2),
        ("302a", "asphalt", "snow", 2, 2),
        ("302a", "snow", "snow", 3, 2),
        ("206a", "snow", "", 3, 1),
    ],
)
def test_tyres_on_asphalt_and_snow(side, tyres, weather, limit, coasts):
    turn = first_turn(side, tyres, weather)
    assert (turn.limit, turn.hand.coasts) == (limit, coasts)


def test_asphalt_tyres_on_snow_lose_control_at_the_second_warning():
    track = track_of("305b")
    car = at(track, "r0.0.0", 3, tyres="asphalt").play(
        to("3", "r0.1.0"), to("coast", "r0.2.0"), rolls=[WARNING] * 2, draws=["left"]
    )
    assert (car.losses[0].cause, car.damage) == ("warnings", Damage(gear=1))  # medium danger


# --- other cars ----------------------------------------------------------------------------------


def test_several_cars_may_stand_on_a_cell_outside_corners():
    start = at(track_of("206a"), "r0.0.0", 3, others={"r0.1.0": 2})
    car = start.play(to("3", "r0.1.0"), "stop", rolls=[CLEAN])
    assert car.cell == start.race.cars[1].cell


def test_in_corners_a_car_blocks_its_cell():
    track = track_of("206a", "216a")
    drift = "0,-2/r0.0.0.0"
    start = situation(track, "0,-1/r0.3.0", 3, others={drift: 3})
    assert drift in start.race.taken_for(0)
    lane = situation(track, "0,-1/r0.3.0", 3, others={"0,-1/r0.3.1": 3})
    assert lane.race.taken_for(0) == FREE


def test_a_car_before_a_taken_line_that_has_no_gear_for_the_other_is_blocked():
    """It keeps its gear and its card; that is not a car without dice."""
    track = track_of("206a", "216a")
    (inner,) = {step.cell for step in steps(track, "r0.3.1", 2)}
    start = situation(track, "0,-1/r0.3.1", 1, others={inner: 1})
    car = start.play()
    assert (start.told("time")[0]["end"], car.gear, car.seconds) == ("blocked", 1, 50)


# --- the cards -----------------------------------------------------------------------------------


def test_the_proportions_of_the_cards_add_up():
    """20, 26, 27, 28 and 30 cards are those of the gears 1 to 5."""
    decks = CLASSIC.rally.loss_cards
    assert {gear: sum(cards.values()) for gear, cards in decks.items()} == {
        1: 20, 2: 26, 3: 27, 4: 28, 5: 30
    }  # fmt: skip
    assert Counter(die.kind for die in CLASSIC.warning_faces) == {"gear": 5, "coast": 1}
