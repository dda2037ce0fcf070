"""Flat out: plans, their tokens, and the order of the dice after a failure (RULES.md, section 1).

Tile 0 is the start tile 202a; the car drives on tile 1 from edge D, and lane 0 is the left one.
"""

import pytest
from racing import (
    CLEAN,
    WARNING,
    ScriptedDriver,
    on,
    situation,
    track_of,
    with_rules,
)

from trackeditor.simulator.dice import BRAKE, COAST, Damage
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.plans import dice_of_plan, legal_plans, losing_sequences
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import Loss, open_turn


def at(track, local, gear, tile=1, **more):
    return situation(track, on(track.course, tile, local), gear, **more)


PLAN = ["3 > 0,-1/r0.1.0", "4 > 0,-1/r0.2.0", "coast > 0,-1/r0.3.0", "5 > 0,-2/r0.0.0"]


def straight(**more):
    """A car in gear 2 on the first cell of two straights of four cells."""
    return at(track_of("206a", "206a"), "r0.0.0", 2, **more)


# --- success ------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [[CLEAN] * 4, [WARNING, CLEAN, CLEAN, WARNING]])
def test_with_fewer_warnings_than_the_limit_the_whole_move_is_made(rolls):
    start = straight()
    car = start.play(PLAN, rolls=rolls)
    assert (car.cell, car.gear, car.seconds) == ("0,-2/r0.0.0", 5, 15)
    assert car.losses == ()
    assert len(start.told("roll")) == 1


def test_one_token_for_each_die_rolled():
    start = straight(seconds_in_hand=2)
    assert start.play(PLAN, rolls=[CLEAN] * 4).tokens == 2 + 4
    assert start.told("gain") == [{"event": "gain", "car": 0, "tokens": 4, "held": 6}]


def test_brake_dice_earn_tokens_too():
    start = at(track_of("206a"), "r0.0.0", 5)
    assert start.play(["3+brake > 0,-1/r0.1.0"], rolls=[CLEAN, CLEAN]).tokens == 2


# --- failure ------------------------------------------------------------------------------------


def test_the_driver_orders_the_rolled_dice_and_loses_control_at_the_third_warning():
    """3!, 4!, coast! and a clean 5: with the 5 before the coast die he comes a cell further."""
    driver = ScriptedDriver()
    driver.order = [
        ("3 > 0,-1/r0.1.0", [WARNING]),
        ("4 > 0,-1/r0.2.0", [WARNING]),
        ("5 > 0,-1/r0.3.0", [CLEAN]),
        ("coast > 0,-2/r0.0.1", [WARNING]),
    ]
    rolls = [WARNING, WARNING, WARNING, CLEAN]
    car = straight().play(PLAN, driver=driver, rolls=rolls, draws=["ok"])
    assert car.losses == (Loss("0,-2/r0.0.1", 5, "warnings"),)
    assert (car.gear, car.seconds, car.tokens) == (0, 60, 4)


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ([("3 > 0,-1/r0.1.0", [WARNING])], "must lose"),
        (
            [
                ("3 > 0,-1/r0.1.0", [WARNING]),
                ("4 > 0,-1/r0.2.0", [WARNING]),
                ("coast > 0,-1/r0.3.0", [CLEAN]),
            ],
            "was not rolled so",
        ),
        ([], "no step"),
    ],
)
def test_an_order_that_the_dice_do_not_allow_is_refused(order, reason):
    driver = ScriptedDriver()
    driver.order = order
    with pytest.raises(SimulatorError, match=reason):
        straight().play(PLAN, driver=driver, rolls=[WARNING] * 4)


def test_the_order_ends_with_the_third_warning():
    driver = ScriptedDriver()
    driver.order = [
        ("3 > 0,-1/r0.1.0", [WARNING]),
        ("4 > 0,-1/r0.2.0", [WARNING]),
        ("coast > 0,-1/r0.3.0", [WARNING]),
        ("5 > 0,-2/r0.0.0", [WARNING]),
    ]
    with pytest.raises(SimulatorError, match=r"step 3 .* loses control"):
        straight().play(PLAN, driver=driver, rolls=[WARNING] * 4)


def test_208b_water_on_the_way_counts():
    driver = ScriptedDriver()
    driver.order = [
        ("3 > 0,-1/r0.0.0", [WARNING]),
        ("2 > 0,-1/r0.1.1", [WARNING]),
    ]
    plan = ["2 > 0,-1/r0.0.0", "3 > 0,-1/r0.1.0"]
    start = at(track_of("208b"), "r0.2.0", 2, tile=0)
    car = start.play(plan, driver=driver, rolls=[WARNING, WARNING])
    assert car.losses == (Loss("0,-1/r0.1.1", 2, "warnings"),)


def test_sisu_makes_the_whole_move():
    driver = ScriptedDriver(sisu=True)
    car = straight(sisu=1).play(PLAN, driver=driver, rolls=[WARNING] * 4)
    assert (car.cell, car.gear, car.seconds) == ("0,-2/r0.0.0", 5, 15)
    assert (car.sisu, car.tokens, car.losses) == (0, 4, ())


def test_212a_a_plan_over_a_limit_ends_there_in_a_loss_of_control_with_its_tokens():
    plan = ["2 > 0,-1/r0.0.0", "3 > 0,-1/r0.1.0.0"]
    start = at(track_of("212a"), "r0.2.0", 1, tile=0)
    car = start.play(plan, rolls=[CLEAN, CLEAN])
    assert car.losses == (Loss("0,-1/r0.1.0.0", 3, "limit"),)
    assert car.tokens == 2


def test_212a_sisu_is_not_spent_on_a_plan_over_a_limit():
    driver = ScriptedDriver(sisu=True)
    driver.order = [
        ("2 > 0,0/r0.2.0", [WARNING]),
        ("coast > 0,-1/r0.0.0", [WARNING]),
        ("3 > 0,-1/r0.1.0.0", [WARNING]),
    ]
    start = at(track_of("212a"), "r0.1.0", 1, tile=0, sisu=1)
    plan = [step for step, _ in driver.order]
    car = start.play(plan, driver=driver, rolls=[WARNING] * 3)
    assert car.sisu == 1
    assert car.losses == (Loss("0,-1/r0.1.0.0", 3, "limit"),)


def test_a_rolled_die_is_used_once():
    """3!, coast!, 4! and a clean coast die: the warning of the one coast die counts once."""
    driver = ScriptedDriver()
    driver.order = [
        ("3 > 0,-1/r0.1.0", [WARNING]),
        ("coast > 0,-1/r0.2.0", [WARNING]),
        ("coast > 0,-1/r0.3.0", [WARNING]),
    ]
    plan = [
        *("3 > 0,-1/r0.1.0", "coast > 0,-1/r0.2.0"),
        *("coast > 0,-1/r0.3.0", "4 > 0,-2/r0.0.0"),
    ]
    with pytest.raises(SimulatorError, match="uses a die that was not rolled so"):
        straight().play(plan, driver=driver, rolls=[WARNING, WARNING, CLEAN, WARNING])


def test_205b_nobody_escapes_over_the_finish_line_by_another_order():
    """With jump 4 flown over, the line is crossed with two of the three warnings: not allowed."""
    plan = [
        *("3 > 0,-1/r0.1.0", "4 > 0,-1/r0.2.0", "coast > 0,-2/r0.0.0"),
        *("coast > 0,-2/r0.1.0", "5 > 0,-2/r0.2.0"),
    ]
    driver = ScriptedDriver()
    driver.order = [
        ("4 > 0,-1/r0.1.0^0,-1/r0.2.0", [WARNING]),
        ("5 > 0,-2/r0.0.0", [CLEAN]),
        ("coast > 0,-2/r0.1.0", [CLEAN]),
        ("coast > 0,-2/r0.2.0", [WARNING]),
    ]
    with pytest.raises(SimulatorError, match=r"step 4 .* must lose control"):
        at(track_of("205b"), "r0.0.0", 4).play(
            plan, driver=driver, rolls=[WARNING, WARNING, CLEAN, WARNING, CLEAN]
        )


# --- tokens drawn on the way ----------------------------------------------------------------------


def test_215b_a_coast_die_lost_on_the_shortcut_is_already_rolled():
    plan = ["2 > 0,-1/r0.cut0", "coast > 0,-1/r0.2.0"]
    start = at(track_of("215b"), "r0.0.1", 2, damage=Damage(coast=1))
    car = start.play(plan, rolls=[CLEAN, CLEAN], draws=["coast"])
    assert (car.cell, car.damage) == ("0,-1/r0.2.0", Damage(coast=1, puncture=1))


def test_215b_mud_thrown_on_the_way_closes_the_next_inner_line():
    """Its limit is 1: the turn ends on the last cell reached, and no car is in the way."""
    plan = ["2 > 0,-1/r0.cut0", "coast > 0,-1/r0.2.0", "1 > 0,-1/r0.3.0"]
    start = at(track_of("215b"), "r0.0.1", 2)
    car = start.play(plan, rolls=[CLEAN] * 3, draws=["mud"])
    assert (car.cell, car.gear, car.seconds) == ("0,-1/r0.2.0", 2, 40)
    assert start.told("time")[0]["end"] == "closed"


def test_215b_mud_thrown_on_the_way_lowers_the_next_drift_limit():
    plan = ["2 > 0,-1/r0.cut0", "coast > 0,-1/r0.2.0", "coast > 0,-1/r0.3.1.0"]
    start = at(track_of("215b"), "r0.0.1", 2)
    car = start.play(plan, rolls=[CLEAN] * 3, draws=["mud"])
    assert car.losses == (Loss("0,-1/r0.3.1.0", 2, "limit"),)


# --- plans that are refused -----------------------------------------------------------------------


def test_203a_not_more_dice_than_cells_to_the_finish_line():
    finish = track_of()
    with pytest.raises(SimulatorError, match="more dice than cells to the finish line"):
        at(finish, "r0.1.0", 5).play(["3+brake > 0,-1/r0.2.0"])
    car = at(finish, "r0.0.0", 5).play(["3+brake > 0,-1/r0.1.0"], rolls=[CLEAN, CLEAN])
    assert car.tokens == 2


def test_flat_out_is_declared_before_the_first_die():
    with pytest.raises(SimulatorError, match="before the first die"):
        straight().play("2 > 0,-1/r0.1.0", ["3 > 0,-1/r0.2.0"], rolls=[CLEAN])


def test_212a_nothing_follows_a_step_over_a_limit():
    plan = ["3 > 0,-1/r0.1.0.0", "2 > 0,-1/r0.1.0.1"]
    with pytest.raises(SimulatorError, match="step 2 follows a step that ends the turn"):
        at(track_of("212a"), "r0.0.0", 3).play(plan)


def test_a_rule_set_may_ask_for_two_dice():
    track = with_rules(track_of("206a"), flat_out_least_dice=2)
    with pytest.raises(SimulatorError, match="at least 2 dice"):
        at(track, "r0.0.0", 2).play(["3 > 0,-1/r0.1.0"])


# --- enumeration ----------------------------------------------------------------------------------


def test_303a_plans_of_at_most_two_dice_by_hand():
    """Gear 1 on the first row of two: gear 2, gear 1 or coast to either cell of the second row;
    then, with what is left, to either cell of the next tile."""
    turn = open_turn(at(track_of("303a"), "r0.0.0", 1).race, 0)
    plans = set(legal_plans(turn, most_dice=2))
    first = {("2",), ("1",), ("coast",)}
    second = {
        *[("2", "3"), ("2", "1"), ("2", "coast")],
        *[("1", "2"), ("1", "coast")],
        *[("coast", "2"), ("coast", "1"), ("coast", "coast")],
    }
    dice = [tuple(die.name for die in dice_of_plan(plan)) for plan in plans]
    assert set(dice) == first | second
    assert len(plans) == 2 * len(first) + 4 * len(second)


def test_distinct_plans_tell_apart_only_what_matters_flat_out():
    """coast then 2 and 2 then coast end alike; 1 then 2 and 2 then 1 do not."""
    turn = open_turn(at(track_of("303a"), "r0.0.0", 1).race, 0)
    plans = list(legal_plans(turn, most_dice=2, distinct=True))
    dice = [tuple(die.name for die in dice_of_plan(plan)) for plan in plans if len(plan) == 2]
    assert len(dice) == 4 * 6
    assert {tuple(sorted(names)) for names in dice} == {
        *[("2", "3"), ("1", "2"), ("2", "coast"), ("1", "coast"), ("coast", "coast")]
    }


def test_212a_plans_keep_to_the_limits_unless_asked():
    turn = open_turn(at(track_of("212a"), "r0.0.1", 2).race, 0)
    assert not any(step.over_limit for plan in legal_plans(turn, most_dice=2) for step in plan)
    over = [
        plan
        for plan in legal_plans(turn, most_dice=2, over_limits=True)
        if any(step.over_limit for step in plan)
    ]
    assert over
    assert all(plan[-1].over_limit for plan in over)
    assert not any(step.over_limit for plan in over for step in plan[:-1])


def test_losing_sequences_by_hand():
    """3!, coast!, coast and brake! from gear 2 on a straight: the gear die and both coast dice
    can be played, the brake die cannot, so there is no third warning to lose control with."""
    turn = open_turn(straight().race, 0)
    rolled = (
        RolledDie(Die("gear", 3), True),
        RolledDie(COAST, True),
        RolledDie(COAST, False),
        RolledDie(BRAKE, True),
    )
    assert list(losing_sequences(turn, rolled)) == []
    warned = (*rolled[:2], RolledDie(COAST, True))
    orders = {
        tuple(die.die.name for played in sequence for die in played.rolled)
        for sequence in losing_sequences(turn, warned)
    }
    assert orders == {("3", "coast", "coast"), ("coast", "3", "coast"), ("coast", "coast", "3")}
