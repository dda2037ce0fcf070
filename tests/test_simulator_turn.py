"""Turns played one by one, with scripted rolls on real tiles (RULES.md, sections 1 and 2).

Tile 0 is the start tile 202a; unless said otherwise the car drives on tile 1, from edge D, and
lane 0 is the left one. An undamaged car on gravel has 6 gear, 2 coast and 1 brake dice.
"""

from dataclasses import replace

import pytest
from racing import (
    CLEAN,
    DIRT,
    WARNING,
    CautiousDriver,
    ScriptedDriver,
    on,
    situation,
    track_of,
    with_rules,
)

from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import Roll
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.state import Loss


def at(track, local, gear, tile=1, others=None, **more):
    """The first car on a cell of a tile, others on cells of tile 1 by local name and gear."""
    course = track.course
    cells = {on(course, 1, other): its_gear for other, its_gear in (others or {}).items()}
    return situation(track, on(course, tile, local), gear, others=cells, **more)


def ended(start):
    """How the last turn ended, as the log says."""
    return start.told("time")[-1]["end"]


def to(dice, local, tile=1):
    """A scripted step; all stages here go straight up to tile 2, so ids are (0, -tile)."""
    return f"{dice} > 0,{-tile}/{local}"


# --- rolling, stopping, time cards --------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "seconds"), [(1, 50), (2, 40), (3, 30), (4, 20), (5, 15), (6, 10)]
)
def test_206a_time_card_of_the_gear_reached(gear, seconds):
    car = at(track_of("206a"), "r0.0.0", gear).play(to(str(gear), "r0.1.0"), "stop", rolls=[CLEAN])
    assert (car.seconds, car.gear, car.turns) == (seconds, gear, 1)
    assert car.cell == "0,-1/r0.1.0"


def test_206a_dice_are_rolled_in_order_and_the_driver_stops_when_he_likes():
    start = at(track_of("206a"), "r0.0.0", 2)
    car = start.play(
        to("3", "r0.1.0"), to("coast", "r0.2.1"), to("4", "r0.3.1"), "stop",
        rolls=[CLEAN, WARNING, CLEAN],
    )  # fmt: skip
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.3.1", 4, 20)
    assert [event["warnings"] for event in start.told("roll")] == [[False], [True], [False]]


def test_206a_a_car_must_move_when_it_can():
    with pytest.raises(SimulatorError, match="must move"):
        at(track_of("206a"), "r0.0.0", 2).play("stop")


def test_206a_a_die_serves_once_a_turn():
    driver = ScriptedDriver()
    at(track_of("206a"), "r0.0.0", 3).play(
        to("3", "r0.1.0"),
        "stop",
        rolls=[CLEAN],
        driver=driver,
    )
    after = {"+".join(die.name for die in step.dice) for step in driver.seen[1]}
    assert after == {"4", "2", "coast", "1+brake"}


def test_206a_leader_dice_are_played_like_coast_dice():
    car = at(track_of("206a"), "r0.0.0", 3, leader=True).play(
        to("leader", "r0.1.0"), to("leader", "r0.2.0"), "stop", rolls=[CLEAN, CLEAN]
    )
    assert (car.gear, car.seconds) == (3, 30)


def test_206a_braking_from_5_to_3_takes_gear_3_and_a_brake_die_and_one_cell():
    start = at(track_of("206a"), "r0.0.0", 5)
    car = start.play(to("3+brake", "r0.1.0"), "stop", rolls=[CLEAN, CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0", 3, 30)


def test_302a_dice_are_those_of_the_surface_on_which_the_turn_begins():
    """On asphalt gears 1 to 5 and no brake die: from gear 5 only 5, 4 and coast."""
    driver = ScriptedDriver()
    at(track_of("302a"), "r0.0.0", 5).play(
        to("5", "r0.1.0"),
        "stop",
        rolls=[CLEAN],
        driver=driver,
    )
    assert {step.dice[0].name for step in driver.seen[0]} == {"5", "4", "coast"}
    assert all(len(step.dice) == 1 for step in driver.seen[0])


# --- loss of control ----------------------------------------------------------------------------


def test_207a_third_warning_loses_control():
    """Medium danger in gear 4: one damage token."""
    start = at(track_of("207a"), "r0.0.0", 3)
    car = start.play(
        to("3", "r0.1.0"), to("coast", "r0.2.0"), to("4", "r0.3.0"),
        rolls=[WARNING] * 3, draws=["gear"],
    )  # fmt: skip
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.3.0", 0, 60)
    assert car.damage == Damage(gear=1)
    assert car.losses == (Loss("0,-1/r0.3.0", 4, "warnings"),)


def test_207a_two_warnings_do_not():
    car = at(track_of("207a"), "r0.0.0", 3).play(
        to("3", "r0.1.0"), to("coast", "r0.2.0"), "stop", rolls=[WARNING, WARNING]
    )
    assert (car.gear, car.seconds, car.losses) == (3, 30, ())


def test_208b_water_is_the_third_warning():
    track = track_of("208b")
    car = situation(track, on(track.course, 0, "r0.2.0"), 2).play(
        "2 > 0,-1/r0.0.0", "coast > 0,-1/r0.1.0", rolls=[WARNING, WARNING]
    )
    assert car.losses == (Loss("0,-1/r0.1.0", 2, "warnings"),)


def test_208b_without_the_assumption_water_counts_nothing():
    track = with_rules(track_of("208b"), water_warnings=0)
    car = situation(track, on(track.course, 0, "r0.2.0"), 2).play(
        "2 > 0,-1/r0.0.0", "coast > 0,-1/r0.1.0", "stop", rolls=[WARNING, WARNING]
    )
    assert car.losses == ()


def test_206a_a_clean_die_after_two_warnings_is_safe():
    car = at(track_of("206a"), "r0.0.0", 2).play(
        to("2", "r0.1.0"), to("coast", "r0.2.0"), to("coast", "r0.3.0"), "stop",
        rolls=[WARNING, WARNING, CLEAN],
    )  # fmt: skip
    assert car.losses == ()


@pytest.mark.parametrize(
    ("side", "gear", "tokens"),
    [
        ("212a", 3, 0),  # low
        ("212a", 5, 1),
        ("211a", 4, 1),  # medium
        ("211a", 6, 3),
        ("213a", 3, 1),  # high
        ("213a", 6, 4),
    ],
)
def test_entering_a_corner_above_its_limit_loses_control_at_once(side, gear, tokens):
    """The drift limit of these hairpins is 2."""
    car = at(track_of(side), "r0.0.0", gear).play(
        to(str(gear), "r0.1.0.0"), rolls=[CLEAN], draws=["ok"] * tokens
    )
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0.0", 0, 60)
    assert car.losses == (Loss("0,-1/r0.1.0.0", gear, "limit"),)


def test_213a_damage_of_all_kinds_reduces_the_dice_of_the_next_turn():
    start = at(track_of("213a"), "r0.0.0", 5)
    car = start.play(to("5", "r0.1.0.0"), rolls=[CLEAN], draws=["gear", "coast", "brake"])
    assert car.damage == Damage(gear=1, coast=1, brake=1)
    assert start.race.bags.damage == {"ok": 6, "gear": 5, "coast": 5, "brake": 5}
    driver = ScriptedDriver()
    start.play(
        to("1", "r0.1.0.1"),
        to("2", "r0.2.1"),
        "stop",
        rolls=[CLEAN, CLEAN],
        driver=driver,
    )
    assert {die.name for step in driver.seen[2] for die in step.dice} == {"3", "coast"}


def test_213a_harmless_tokens_go_back_after_the_draw():
    start = at(track_of("213a"), "r0.0.0", 6)
    start.play(to("6", "r0.1.0.0"), rolls=[CLEAN], draws=["ok", "ok", "ok", "ok"])
    assert start.race.bags.damage == dict(DIRT.damage_bag)


# --- securing -----------------------------------------------------------------------------------


def test_206a_securing_costs_1_then_2_then_3_and_rolls_nothing():
    start = at(track_of("206a"), "r0.0.0", 3, seconds_in_hand=7)
    car = start.play(
        "!" + to("4", "r0.1.0"), "!" + to("5", "r0.2.0"), "!" + to("coast", "r0.3.0"), "stop"
    )
    paid = [(event["tokens"], event["held"]) for event in start.told("secure")]
    assert paid == [(1, 6), (2, 4), (3, 1)]
    assert (car.tokens, car.gear) == (1, 5)


def test_206a_price_goes_by_the_dice_secured_not_by_the_dice_played():
    start = at(track_of("206a"), "r0.0.0", 3, seconds_in_hand=1)
    car = start.play(to("4", "r0.1.0"), "!" + to("5", "r0.2.0"), "stop", rolls=[CLEAN])
    assert car.tokens == 0


@pytest.mark.parametrize(("tokens", "secured"), [(0, 0), (2, 1), (5, 2)])
def test_206a_securing_needs_the_tokens(tokens, secured):
    """1, 2 and 3 tokens for three dice: each car here is one token short of the next."""
    script = ["!" + to("4", "r0.1.0"), "!" + to("5", "r0.2.0"), "!" + to("coast", "r0.3.0")]
    left, price = tokens - sum(range(secured + 1)), secured + 1
    with pytest.raises(SimulatorError, match=f"has {left} .* but securing costs {price}"):
        at(track_of("206a"), "r0.0.0", 3, seconds_in_hand=tokens).play(*script)


def test_206a_a_brake_combination_secures_each_of_its_dice():
    start = at(track_of("206a"), "r0.0.0", 5, seconds_in_hand=3)
    car = start.play("!" + to("3+brake", "r0.1.0"), "stop")
    assert (start.told("secure")[0]["tokens"], car.tokens) == (3, 0)


def test_206a_a_safe_die_is_no_warning_but_the_earlier_ones_still_count():
    start = at(track_of("206a"), "r0.0.0", 2, seconds_in_hand=1)
    car = start.play(
        to("2", "r0.1.0"), to("coast", "r0.2.0"), "!" + to("coast", "r0.3.0"), "stop",
        rolls=[WARNING, WARNING],
    )  # fmt: skip
    assert car.losses == ()


def test_208b_securing_does_not_dry_the_water():
    track = track_of("208b")
    car = situation(track, on(track.course, 0, "r0.1.0"), 2, seconds_in_hand=1).play(
        "2 > 0,0/r0.2.0", "coast > 0,-1/r0.0.0", "!coast > 0,-1/r0.1.0", rolls=[WARNING, WARNING]
    )
    assert car.losses == (Loss("0,-1/r0.1.0", 2, "warnings"),)


# --- SISU token ---------------------------------------------------------------------------------


def test_206a_sisu_cancels_a_loss_caused_by_warnings_and_the_turn_goes_on():
    start = at(track_of("206a"), "r0.0.0", 2, sisu=1)
    car = start.play(driver=CautiousDriver(dice=3, sisu=True), rolls=[WARNING] * 3)
    assert (car.losses, car.sisu) == ((), 0)
    assert car.cell == "0,-1/r0.3.0"


def test_206a_another_warning_after_sisu_loses_control():
    track = track_of("206a", "206a")
    start = situation(track, on(track.course, 1, "r0.0.0"), 2, sisu=1)
    driver = ScriptedDriver(sisu=True)
    car = start.play(to("2", "r0.1.0"), to("coast", "r0.2.0"), to("coast", "r0.3.0"),
            to("3", "r0.0.0", tile=2),
        driver=driver,
        rolls=[WARNING] * 4,
    )  # fmt: skip
    assert car.losses == (Loss("0,-2/r0.0.0", 3, "warnings"),)


def test_206a_a_clean_die_after_sisu_is_safe():
    track = track_of("206a", "206a")
    start = situation(track, on(track.course, 1, "r0.0.0"), 2, sisu=1)
    script = [to("2", "r0.1.0"), to("coast", "r0.2.0"), to("coast", "r0.3.0")]
    car = start.play(
        *script,
        to("3", "r0.0.0", tile=2),
        "stop",
        driver=ScriptedDriver(sisu=True),
        rolls=[WARNING, WARNING, WARNING, CLEAN],
    )
    assert (car.cell, car.gear, car.losses) == ("0,-2/r0.0.0", 3, ())


def test_206a_sisu_may_be_kept():
    car = at(track_of("206a"), "r0.0.0", 2, sisu=1).play(
        driver=CautiousDriver(dice=3, sisu=False), rolls=[WARNING] * 3
    )
    assert (len(car.losses), car.sisu) == (1, 1)


def test_212a_sisu_does_not_help_against_a_limit():
    """The third warning falls on the die that goes over the drift limit of 2."""
    start = at(track_of("212a"), "r0.1.0", 1, tile=0, sisu=1)
    car = start.play(
        to("2", "r0.2.0", tile=0),
        to("coast", "r0.0.0"),
        to("3", "r0.1.0.0"),
        driver=ScriptedDriver(sisu=True),
        rolls=[WARNING] * 3,
    )
    assert car.losses == (Loss("0,-1/r0.1.0.0", 3, "limit"),)
    assert car.sisu == 1


# --- shortcut tokens ----------------------------------------------------------------------------


def test_212b_shortcut_token_ok_changes_nothing():
    start = at(track_of("212b"), "r0.0.1", 2)
    car = start.play(to("2", "r0.cut0"), "stop", rolls=[CLEAN], draws=["ok"])
    assert car.damage == Damage()
    assert start.race.bags.shortcut == dict(DIRT.shortcut_bag)
    assert not start.race.mud


def test_212b_shortcut_token_takes_a_coast_die_at_once():
    start = at(track_of("212b"), "r0.0.1", 2)
    driver = ScriptedDriver()
    car = start.play(
        to("2", "r0.cut0"),
        to("coast", "r0.2.1"),
        "stop",
        driver=driver,
        rolls=[CLEAN, CLEAN],
        draws=["coast"],
    )
    assert car.damage == Damage(puncture=1)
    coast_dice = [[s for s in seen if s.dice[0].kind == "coast"] for seen in driver.seen]
    assert [bool(found) for found in coast_dice] == [True, True, False]
    assert start.race.bags.shortcut["coast"] == DIRT.shortcut_bag["coast"] - 1


def test_212b_shortcut_token_mud_falls_on_the_tile_for_everyone():
    start = at(track_of("212b"), "r0.0.1", 2)
    start.play(to("2", "r0.cut0"), "stop", rolls=[CLEAN], draws=["mud"])
    at_tile = start.race.track.course.tiles[1].at
    assert start.race.mud == {at_tile: 1}
    assert start.race.bags.shortcut["mud"] == DIRT.shortcut_bag["mud"] - 1


def test_215b_mud_counts_at_once_for_the_car_that_throws_it():
    """After the first shortcut the second drift (printed 2) has limit 1."""
    car = at(track_of("215b"), "r0.0.1", 2).play(
        to("2", "r0.cut0"), to("coast", "r0.2.0"), to("coast", "r0.3.1.0"),
        rolls=[CLEAN, CLEAN, CLEAN], draws=["mud"],
    )  # fmt: skip
    assert car.losses == (Loss("0,-1/r0.3.1.0", 2, "limit"),)


def test_212b_an_empty_bag_gives_no_shortcut_token():
    start = at(track_of("212b"), "r0.0.1", 2)
    start.race = replace(
        start.race, bags=start.race.bags._replace(shortcut={"ok": 0, "coast": 0, "mud": 0})
    )
    assert start.play(to("2", "r0.cut0"), "stop", rolls=[CLEAN]).damage == Damage()


# --- spare tyre ---------------------------------------------------------------------------------


@pytest.mark.parametrize("gear", [0, 1])
def test_206a_spare_tyre_costs_a_minute_gives_a_coast_die_back_and_goes_on_in_gear_1(gear):
    start = at(track_of("206a"), "r0.0.0", gear, spare_tyres=1, damage=Damage(coast=2))
    driver = ScriptedDriver(tyre=True)
    car = start.play(
        to("2", "r0.1.0"),
        to("coast", "r0.2.0"),
        "stop",
        driver=driver,
        rolls=[CLEAN, CLEAN],
    )
    assert (car.damage, car.spare_tyres) == (Damage(coast=1), 0)
    assert car.seconds == 60 + 40
    assert start.race.bags.damage["coast"] == DIRT.damage_bag["coast"] - 1


def test_206a_spare_tyre_mends_a_puncture_first_and_its_token_goes_home():
    start = at(track_of("206a"), "r0.0.0", 1, spare_tyres=1, damage=Damage(coast=1, puncture=1))
    car = start.play(driver=CautiousDriver(dice=1, tyre=True), rolls=[CLEAN])
    assert car.damage == Damage(coast=1)
    assert start.race.bags.shortcut == dict(DIRT.shortcut_bag)


@pytest.mark.parametrize(
    ("gear", "tyres", "damage"),
    [
        (2, 1, Damage(coast=1)),
        (1, 0, Damage(coast=1)),
        (1, 1, Damage(gear=1, brake=1)),
    ],
    ids=["gear 2", "no tyre left", "no coast damage"],
)
def test_206a_spare_tyre_is_not_offered(gear, tyres, damage):
    start = at(track_of("206a"), "r0.0.0", gear, spare_tyres=tyres, damage=damage)
    start.play(driver=CautiousDriver(dice=1, tyre=True), rolls=[CLEAN])
    assert not start.told("spare-tyre")
    assert start.car.damage == damage


# --- blocking -------------------------------------------------------------------------------------


def test_206a_a_blocked_turn_ends_on_the_last_cell_reached():
    start = at(track_of("206a"), "r0.0.0", 2, others={"r0.2.0": 1, "r0.2.1": 1})
    car = start.play(to("3", "r0.1.0"), rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0", 3, 30)
    assert ended(start) == "blocked"


def test_206a_passing_is_free_when_a_cell_is_free():
    start = at(track_of("206a"), "r0.0.0", 2, others={"r0.1.0": 6})
    car = start.play(to("2", "r0.1.1"), to("coast", "r0.2.0"), "stop", rolls=[CLEAN, CLEAN])
    assert car.cell == "0,-1/r0.2.0"


def test_206a_a_car_in_gear_that_is_boxed_in_keeps_its_gear():
    start = at(track_of("206a"), "r0.0.0", 4, others={"r0.1.0": 1, "r0.1.1": 1})
    car = start.play()
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.0.0", 4, 20)
    assert ended(start) == "blocked"


def test_206a_a_standing_car_that_is_boxed_in_takes_the_card_of_a_loss_without_damage():
    start = at(track_of("206a"), "r0.0.0", 0, others={"r0.1.0": 1, "r0.1.1": 1})
    car = start.play()
    assert (car.gear, car.seconds, car.losses, car.damage) == (0, 60, (), Damage())
    assert ended(start) == "blocked"


def test_206a_a_car_without_a_die_to_play_stands_still_though_nobody_is_in_its_way():
    """In gear 5 with gear die 1 and the brake die left: gears 4 to 6, or 3 with the brake die."""
    start = at(track_of("206a"), "r0.0.0", 5, damage=Damage(gear=5, coast=2))
    car = start.play()
    assert (car.cell, car.gear, car.seconds, car.losses) == ("0,-1/r0.0.0", 0, 60, ())
    assert ended(start) == "no dice"
    car = start.play(to("1", "r0.1.0"), rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0", 1, 60 + 50)


def test_206a_a_turn_whose_dice_are_all_played_is_not_blocked():
    """One gear die and no coast die: gear 1 takes the car one cell."""
    start = at(track_of("206a"), "r0.0.0", 0, damage=Damage(gear=5, coast=2))
    car = start.play(to("1", "r0.1.0"), rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0", 1, 50)
    assert ended(start) == "no dice"


def test_212a_a_car_that_can_only_go_over_a_limit_must_move():
    """In gear 5 every step into the hairpin is over its limits of 2 and 1."""
    with pytest.raises(SimulatorError, match="must move"):
        at(track_of("212a"), "r0.0.1", 5).play("stop")
    car = at(track_of("212a"), "r0.0.1", 5).play(to("4", "r0.1.1"), rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.1", 0, 60)
    assert car.losses == (Loss("0,-1/r0.1.1", 4, "limit"),)


def test_212a_a_car_that_has_moved_may_stop_before_a_limit():
    start = at(track_of("212a"), "r0.2.0", 4, tile=0)
    car = start.play(to("5", "r0.0.0"), "stop", rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds, car.losses) == ("0,-1/r0.0.0", 5, 15, ())
    assert ended(start) == "stopped"


def test_205b_a_jump_without_landing_ends_the_turn():
    start = at(track_of("205b"), "r0.0.0", 3, others={"r0.2.0": 1, "r0.2.1": 1})
    car = start.play(to("4", "r0.1.0"), rolls=[CLEAN])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.1.0", 4, 20)
    assert ended(start) == "blocked"


def test_205b_a_jump_takes_two_cells_for_one_die():
    start = at(track_of("205b"), "r0.0.0", 3)
    car = start.play("4 > 0,-1/r0.1.1^0,-1/r0.2.0", "stop", rolls=[CLEAN])
    assert (car.cell, car.gear) == ("0,-1/r0.2.0", 4)
    assert len(start.told("roll")) == 1


# --- finish ---------------------------------------------------------------------------------------


def test_203a_crossing_the_line_ends_the_stage_with_the_card_of_the_gear_reached():
    start = at(track_of(), "r0.1.0", 3, seconds_in_hand=4)
    car = start.play(to("4", "r0.2.1"), rolls=[WARNING])
    assert (car.status, car.cell, car.seconds, car.tokens) == ("finished", None, 20, 4)
    assert ended(start) == "finished"
    assert start.told("finish")[0]["tokens"] == 4
    assert start.race.anybody_finished


def test_203a_two_warnings_over_the_line_lose_nothing():
    start = at(track_of(), "r0.0.0", 2)
    car = start.play(to("2", "r0.1.0"), to("3", "r0.2.0"), rolls=[WARNING, WARNING])
    assert (car.status, car.seconds, car.losses) == ("finished", 30, ())


def test_203a_a_loss_of_control_over_the_line_finishes_with_60_seconds():
    start = at(track_of(), "r0.2.0", 2, tile=0)
    car = start.play(
        to("2", "r0.0.0"), to("coast", "r0.1.0"), to("coast", "r0.2.0"), rolls=[WARNING] * 3
    )
    assert (car.status, car.cell, car.seconds) == ("finished", None, 60)
    assert car.losses == (Loss("0,-1/r0.2.0", 2, "warnings"),)
    assert ended(start) == "lost"


def test_203a_a_finished_car_blocks_nobody():
    start = at(track_of(), "r0.1.0", 3)
    start.play(to("4", "r0.2.1"), rolls=[CLEAN])
    assert start.race.taken_for(1) == frozenset()


# --- decisions that are refused -------------------------------------------------------------------


def test_a_step_that_is_not_open_is_refused():
    class Jumps(CautiousDriver):
        def decide(self, race, turn, steps):
            return Roll(steps[0]._replace(path=("0,-1/r0.3.0",)))

    with pytest.raises(SimulatorError, match=r"cautious on 0,-1/r0\.0\.0 in gear 2.*not open"):
        at(track_of("206a"), "r0.0.0", 2).play(driver=Jumps())


def test_an_answer_that_is_no_decision_is_refused():
    class Mute(CautiousDriver):
        def decide(self, race, turn, steps):
            return None

    with pytest.raises(SimulatorError, match="answer Roll, FlatOut or Stop"):
        at(track_of("206a"), "r0.0.0", 2).play(driver=Mute())
