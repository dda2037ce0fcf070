"""Full contact in rallycross on real tiles with scripted dice (RULES.md, section 3).

The circuit is described in ``rallycross``. The car on turn is car 0, the others come after it in
the order in which they are named.
"""

import io
from dataclasses import replace

import pytest
from racing import CLEAN, WARNING, ScriptedDriver, on, situation, track_of, with_rules
from rallycross import (
    CONTACT,
    CORNER,
    HAIRPIN,
    JOKER_FORK,
    RAMP,
    SHORT,
    SLIDE,
    STRAIGHT,
    on_tile,
    rallycross,
    rallycross_track,
)

from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import FlatOut
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.driving import order_of_round
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import Lap, Loss, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.traffic import Flag

TRACK = rallycross_track(2, "rx-full-contact")
BEHIND, AHEAD, BEYOND = "r0.2.1", "r0.1.1", "r0.0.1"
"""Three cells of the left lane of 208a, one after the other."""


def at(tile, local, gear, others, lap=1, **more):
    placed = {on_tile(*where, lap): its for where, its in others.items()}
    return situation(TRACK, on_tile(tile, local, lap), gear, others=placed, **more)


def to(dice, tile, local, lap=1):
    return f"{dice} > {on_tile(tile, local, lap)}"


def gears_into(start, tile, local):
    steps = steps_of_turn(open_turn(start.race, 0))
    return {step.gear for step in steps if step.path == (on_tile(tile, local),)}


def other(start, number=1):
    return start.race.cars[number]


def with_danger(start, tokens, car=1):
    start.race = start.race.with_car(start.race.cars[car]._replace(danger=tokens))
    return start


# --- who pushes whom ------------------------------------------------------------------------------


def test_a_car_is_pushed_one_cell_straight_on_by_a_car_that_enters_its_cell():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3})
    car = start.play(to("3", STRAIGHT, AHEAD), "stop", rolls=[CLEAN])
    assert (car.cell, car.gear, car.pushes) == (on_tile(STRAIGHT, AHEAD), 3, 1)
    assert (other(start).cell, other(start).gear) == (on_tile(STRAIGHT, BEYOND), 3)
    assert start.told("push") == [
        {
            "event": "push", "car": 0, "pushed": 1, "cell": printed_cell(on_tile(STRAIGHT, BEYOND)),
            "lap": 1, "danger": 0, "lost": False,
        }
    ]  # fmt: skip


def test_pushing_takes_at_least_the_gear_of_the_other_car():
    """From gear 3 the dice give gears 1 (brake) to 4, and 5 (boost)."""
    for gear, open_to in ((5, {5}), (4, {4, 5}), (3, {3, 4, 5}), (0, {1, 2, 3, 4, 5})):
        assert gears_into(at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): gear}), STRAIGHT, AHEAD) == (
            open_to
        )


def test_without_the_option_nobody_pushes():
    plain = rallycross_track(2, "rx")
    others = {on_tile(STRAIGHT, AHEAD): 1}
    start = situation(plain, on_tile(STRAIGHT, BEHIND), 3, others=others)
    assert gears_into(start, STRAIGHT, AHEAD) == set()


def test_a_car_entered_diagonally_goes_straight_on_all_the_same():
    start = at(STRAIGHT, "r0.2.0", 3, {(STRAIGHT, AHEAD): 2})
    start.play(to("2", STRAIGHT, AHEAD), "stop", rolls=[CLEAN])
    assert other(start).cell == on_tile(STRAIGHT, BEYOND)


def test_chains_are_forbidden():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 1, (STRAIGHT, BEYOND): 1})
    assert gears_into(start, STRAIGHT, AHEAD) == set()


def test_a_car_in_another_lap_forbids_a_push_like_all_others():
    third = on_tile(STRAIGHT, BEYOND, 2, joker=True)
    others = {on_tile(STRAIGHT, AHEAD): 1, third: 1}
    start = situation(TRACK, on_tile(STRAIGHT, BEHIND), 3, others=others)
    assert gears_into(start, STRAIGHT, AHEAD) == set()


@pytest.mark.parametrize(("gear", "pushed"), [(2, True), (3, True), (4, False), (0, True)])
def test_a_car_is_not_pushed_beside_another_one_unless_at_its_gear_or_more(gear, pushed):
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3, (STRAIGHT, "r0.0.0"): gear})
    assert (gears_into(start, STRAIGHT, AHEAD) != set()) == pushed


def test_under_a_yellow_flag_nobody_is_pushed_beside_another_car():
    flag = Flag(2, rallycross().tiles[STRAIGHT].at)
    others = {(STRAIGHT, AHEAD): 3, (STRAIGHT, "r0.0.0"): 1}
    assert gears_into(at(STRAIGHT, BEHIND, 3, others, flags=(flag,)), STRAIGHT, AHEAD) == set()


def test_each_car_is_pushed_once_a_turn():
    """From the cell of the pushed car the way leads past it, even where it could go on further."""
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 1})
    start.play(
        to("3", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0"), "stop",
        rolls=[CLEAN, CLEAN], draws=["ok"] * 4,
    )  # fmt: skip
    turn = open_turn(at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 1}).race, 0)
    (push,) = turn.pushes
    assert push.pushes == ()
    assert on_tile(STRAIGHT, BEYOND) in push.taken


def test_two_cars_one_after_the_other_can_be_pushed_in_a_turn():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3, (JOKER_FORK, "r0.0.1"): 3})
    car = start.play(
        to("3", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0"),
        to("coast", JOKER_FORK, "r0.0.1", 2), "stop", rolls=[CLEAN] * 3,
    )  # fmt: skip
    assert car.pushes == 2
    assert other(start, 2).cell == on_tile(JOKER_FORK, "r0.1.1")


def test_a_car_at_the_fork_is_pushed_along_the_circuit():
    start = at(STRAIGHT, BEYOND, 3, {(JOKER_FORK, "r0.0.0"): 3})
    start.play(to("3", JOKER_FORK, "r0.0.0", 2), "stop", rolls=[CLEAN])
    assert other(start).cell == on_tile(JOKER_FORK, "r0.1.0")


def test_a_car_is_pushed_over_the_line_into_its_next_lap():
    start = at(STRAIGHT, "r0.1.0", 3, {(STRAIGHT, "r0.0.0"): 3})
    start.play(to("3", STRAIGHT, "r0.0.0"), "stop", rolls=[CLEAN])
    pushed = other(start)
    assert pushed.cell == on_tile(JOKER_FORK, "r0.0.1", 2)
    assert pushed.laps == (Lap(turns=0, seconds=0, place=1),)


def test_nobody_is_pushed_over_the_finish_line():
    start = at(STRAIGHT, "r0.1.0", 3, {(STRAIGHT, "r0.0.0"): 3}, lap=2)
    steps = steps_of_turn(open_turn(start.race, 0))
    assert {step.cell for step in steps} == {on_tile(STRAIGHT, "r0.0.1", 2)}


def test_205b_nobody_flies_from_a_jump_on_which_another_car_stands():
    """In gear 4, that of the jump, the car would fly over it: no push in that gear."""
    start = at(RAMP, "r0.2.1", 3, {(RAMP, "r0.1.1"): 2})
    assert gears_into(start, RAMP, "r0.1.1") == {2, 3, 5}
    jump = on_tile(RAMP, "r0.1.1")
    assert not any(
        step.path[0] == jump and len(step.path) > 1
        for step in steps_of_turn(open_turn(start.race, 0))
    )


def test_410a_who_pushes_on_a_cell_above_its_limit_loses_control_there():
    """Gear 3 on the limit 2 of the drift. Gear 3 into gear 1: two tokens for each car."""
    start = at(HAIRPIN, "r0.3.0", 3, {(HAIRPIN, "r0.2.0.2"): 1})
    car = start.play(to("3", HAIRPIN, "r0.2.0.2"), rolls=[CLEAN], draws=["ok"] * 4)
    assert (car.cell, car.gear) == (on_tile(HAIRPIN, "r0.2.0.2"), 0)
    assert car.losses == (Loss(on_tile(HAIRPIN, "r0.2.0.2"), 3, "limit"),)
    assert (other(start).cell, other(start).losses) == (on_tile(HAIRPIN, "r0.2.0.1"), ())


# --- damage ---------------------------------------------------------------------------------------


def test_in_a_higher_gear_both_draw_the_difference():
    """Gear 4 into a car in gear 2: two tokens each, first for the car that pushes."""
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 2})
    start.play(
        to("4", STRAIGHT, AHEAD), "stop", rolls=[CLEAN], draws=["coast", "ok", "brake", "boost"]
    )
    assert start.car.damage == Damage(coast=1)
    assert other(start).damage == Damage(brake=1, boost=1)
    assert other(start).gear == 2


def test_dice_that_a_push_costs_are_missing_from_the_next_turn_on():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 2})
    start.play(
        to("4", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0"), "stop",
        rolls=[CLEAN, CLEAN], draws=["coast", "coast", "ok", "ok"],
    )  # fmt: skip
    assert open_turn(start.race, 0).hand.coasts == 0


def test_a_yellow_flag_drawn_in_contact_lies_on_the_tile_of_its_owner():
    start = at(STRAIGHT, BEYOND, 3, {(JOKER_FORK, "r0.0.0"): 3})
    start.play(to("4", JOKER_FORK, "r0.0.0", 2), "stop", rolls=[CLEAN], draws=["ok", "yellow"])
    assert start.race.flags == (Flag(1, rallycross().tiles[JOKER_FORK].at),)


def test_a_flag_drawn_in_contact_counts_at_once():
    """Past the pushed car the way leads beside it, which the flag forbids: one by one the turn
    ends, flat out the rest of the plan is closed."""
    one_by_one = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3})
    one_by_one.play(to("4", STRAIGHT, AHEAD), rolls=[CLEAN], draws=["yellow", "ok"])
    assert one_by_one.told("turn")[0]["end"] == "blocked"
    flat_out = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3})
    plan = [to("4", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0")]
    car = flat_out.play(plan, rolls=[CLEAN, CLEAN], draws=["yellow", "ok"])
    assert flat_out.told("turn")[0]["end"] == "closed"
    assert (car.cell, car.gear) == (on_tile(STRAIGHT, AHEAD), 4)


def test_a_flag_cannot_prevent_a_loss_of_control_that_is_rolled():
    """Two warnings and a danger token: three. The flag drawn in the push closes the way to the cell
    of the third one, so control is lost where the car is. Low danger: no token in gear 4."""
    start = with_danger(at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3}), 1, car=0)
    plan = [to("4", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0")]
    order = [(plan[0], [WARNING]), (plan[1], [WARNING])]
    car = start.play(
        plan, rolls=[WARNING, WARNING], draws=["yellow", "ok"], driver=ScriptedDriver(order=order)
    )
    assert car.losses == (Loss(on_tile(STRAIGHT, AHEAD), 4, "warnings"),)
    assert (car.cell, car.gear) == (on_tile(STRAIGHT, AHEAD), 0)
    assert start.told("turn")[0]["end"] == "lost"


# --- danger tokens --------------------------------------------------------------------------------


def test_pushed_on_to_a_limit_below_its_gear_a_car_gets_the_difference_in_danger_tokens():
    """410a: the inside has limit 1, the drift limit 2."""
    start = at(HAIRPIN, "r0.4.1", 3, {(HAIRPIN, "r0.3.1"): 3})
    start.play(to("3", HAIRPIN, "r0.3.1"), rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(HAIRPIN, "r0.2.1"), 2)
    start = at(HAIRPIN, "r0.4.0", 3, {(HAIRPIN, "r0.3.0"): 3})
    start.play(to("3", HAIRPIN, "r0.3.0"), rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(HAIRPIN, "r0.2.0.2"), 1)


def test_within_the_limit_a_corner_gives_no_danger_token():
    start = at(HAIRPIN, "r0.4.0", 3, {(HAIRPIN, "r0.3.0"): 2})
    start.play(to("2", HAIRPIN, "r0.3.0"), rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(HAIRPIN, "r0.2.0.2"), 0)


def test_410a_mud_lowers_the_limit_on_to_which_a_car_is_pushed():
    """One mud token leaves limit 1 on the drift: gear 2 is one above it."""
    start = at(HAIRPIN, "r0.4.0", 2, {(HAIRPIN, "r0.3.0"): 2}, mud={HAIRPIN: 1})
    start.play(to("2", HAIRPIN, "r0.3.0"), rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(HAIRPIN, "r0.2.0.2"), 1)


@pytest.mark.parametrize(("mud", "pushed"), [(0, True), (1, False)])
def test_410a_nobody_is_pushed_on_to_a_cell_that_mud_has_closed(mud, pushed):
    """The inside has limit 1."""
    start = at(HAIRPIN, "r0.4.1", 1, {(HAIRPIN, "r0.3.1"): 1}, mud={HAIRPIN: mud})
    assert (gears_into(start, HAIRPIN, "r0.3.1") != set()) == pushed


def test_410a_nobody_is_pushed_on_within_a_closed_corner():
    """Two mud tokens close the drift, too; the car that is in it can drive on by itself."""
    others = {(HAIRPIN, "r0.2.0.2"): 1}
    start = at(HAIRPIN, "r0.3.0", 1, others, mud={HAIRPIN: 2})
    assert gears_into(start, HAIRPIN, "r0.2.0.2") == set()
    alone = at(HAIRPIN, "r0.2.0.2", 1, {}, mud={HAIRPIN: 2})
    assert gears_into(alone, HAIRPIN, "r0.2.0.1") != set()


def test_215b_mud_thrown_in_the_turn_lowers_limits_for_a_push_later_in_it():
    """Behind the shortcut lies another corner: its drift with limit 2 has limit 1 then."""
    track = with_rules(track_of("215b"), full_contact=CONTACT.full_contact)
    drift, onto = (on(track.course, 1, local) for local in ("r0.3.1.0", "r0.3.1.1"))
    start = situation(track, on(track.course, 1, "r0.0.1"), 2, others={drift: 2})
    cells = [on(track.course, 1, local) for local in ("r0.cut0", "r0.2.0")]
    start.play(
        f"2 > {cells[0]}", f"coast > {cells[1]}", f"coast > {drift}",
        rolls=[CLEAN] * 3, draws=["mud"],
    )  # fmt: skip
    assert (other(start).cell, other(start).danger) == (onto, 1)


def test_an_owner_can_name_other_track_elements():
    """With corners a corner within the limit gives a token; without jumps a jump gives none."""
    rules = CONTACT.full_contact._replace(elements=frozenset({"corner"}))
    track = with_rules(TRACK, full_contact=rules)
    corner = situation(track, on_tile(HAIRPIN, "r0.4.0"), 2, others={on_tile(HAIRPIN, "r0.3.0"): 2})
    corner.play(to("2", HAIRPIN, "r0.3.0"), rolls=[CLEAN])
    assert other(corner).danger == 1
    jump = situation(track, on_tile(CORNER, "r0.0.1"), 1, others={on_tile(RAMP, "r0.2.1"): 1})
    jump.play(to("1", RAMP, "r0.2.1"), "stop", rolls=[CLEAN])
    assert (other(jump).cell, other(jump).danger) == (on_tile(RAMP, "r0.1.1"), 0)


def test_205b_pushed_on_to_a_jump_a_car_gets_one_danger_token():
    start = situation(
        TRACK,
        on_tile(CORNER, "r0.0.1"),
        1,
        others={on_tile(RAMP, "r0.2.1"): 1},
    )
    start.play(to("1", RAMP, "r0.2.1"), "stop", rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(RAMP, "r0.1.1"), 1)


def test_218a_a_car_before_a_slide_is_pushed_along_its_lane():
    start = at(RAMP, "r0.1.1", 3, {(RAMP, "r0.0.1"): 3})
    start.play(to("3", RAMP, "r0.0.1"), "stop", rolls=[CLEAN])
    assert (other(start).cell, other(start).danger) == (on_tile(SLIDE, "r0.2.1"), 0)


def test_danger_tokens_count_as_warnings_in_the_next_turn_and_are_put_away():
    """Two danger tokens and one warning make three."""
    start = with_danger(at(STRAIGHT, "r0.2.0", 3, {}), 2, car=0)
    car = start.play(to("3", STRAIGHT, "r0.1.0"), rolls=[WARNING])
    assert car.losses == (Loss(on_tile(STRAIGHT, "r0.1.0"), 3, "warnings"),)
    assert (car.gear, car.danger) == (0, 0)
    start = with_danger(at(STRAIGHT, "r0.2.0", 3, {}), 2, car=0)
    start.play(to("3", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN])
    start.play(to("3", STRAIGHT, "r0.0.0"), "stop", rolls=[WARNING])
    assert start.car.losses == ()


def test_danger_tokens_count_in_a_move_flat_out_too():
    start = with_danger(at(STRAIGHT, "r0.2.0", 3, {}), 1, car=0)
    plan = [to("3", STRAIGHT, "r0.1.0"), to("coast", STRAIGHT, "r0.0.0")]
    start.play(plan, rolls=[WARNING, CLEAN])
    assert start.car.losses == ()


@pytest.mark.parametrize("before", [1, 2])
def test_danger_tokens_that_come_to_the_limit_lose_control_at_once(before):
    """Two more for gear 3 on limit 1, and three at most. Medium danger: none in gear 3."""
    start = with_danger(at(HAIRPIN, "r0.4.1", 3, {(HAIRPIN, "r0.3.1"): 3}), before)
    start.play(to("3", HAIRPIN, "r0.3.1"), rolls=[CLEAN])
    pushed = other(start)
    assert pushed.losses == (Loss(on_tile(HAIRPIN, "r0.2.1"), 3, "contact"),)
    assert (pushed.gear, pushed.danger) == (0, 0)
    assert start.told("push")[0]["danger"] == 3
    assert start.told("push")[0]["lost"] is True


def test_a_loss_of_control_by_contact_draws_by_the_gear_of_the_pushed_car():
    """Gear 4 on limit 1 is 3; medium danger in gear 4: one token, after those of the contact."""
    start = at(HAIRPIN, "r0.4.1", 4, {(HAIRPIN, "r0.3.1"): 4})
    start.play(to("5", HAIRPIN, "r0.3.1"), rolls=[CLEAN], draws=["ok", "brake", "gear"])
    assert other(start).damage == Damage(gear=1, brake=1)
    assert other(start).losses == (Loss(on_tile(HAIRPIN, "r0.2.1"), 4, "contact"),)


# --- plans, logs, drivers -------------------------------------------------------------------------


def test_a_plan_to_drive_flat_out_may_push():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3})
    plan = [to("3", STRAIGHT, AHEAD), to("coast", STRAIGHT, "r0.0.0")]
    car = start.play(plan, rolls=[CLEAN, CLEAN])
    assert (car.cell, car.pushes, car.tokens) == (on_tile(STRAIGHT, "r0.0.0"), 1, 2)


def test_a_pushed_car_keeps_its_turn_in_the_round():
    start = at(STRAIGHT, BEHIND, 3, {(STRAIGHT, AHEAD): 3})
    before = order_of_round(start.race)
    start.play(to("3", STRAIGHT, AHEAD), "stop", rolls=[CLEAN])
    assert before == order_of_round(start.race) == (1, 0)


def test_full_contact_is_in_the_log_and_a_replay_reaches_the_same_result():
    course, text = rallycross(), io.StringIO()
    rally = Rally.of([Stage("rx", course, laps=1)], CONTACT)
    result = rally.run(make_drivers("4", CONTACT), 3, log_to(text))
    lines = text.getvalue().splitlines()
    assert '"rules":"rx-full-contact"' in lines[0]
    assert replay(lines, [course]) == result


def test_a_computer_driver_pushes_a_slow_car_that_blocks_its_way():
    """Both lanes of 204a are taken by cars in gear 1, before the straight part of 410a."""
    others = {on_tile(SHORT, "r0.0.0"): 1, on_tile(SHORT, "r0.0.1"): 1}
    start = situation(TRACK, on_tile(SHORT, "r0.1.0"), 1, others=others)
    (driver,) = make_drivers("attack", CONTACT)
    turn = open_turn(start.race, 0)
    assert turn.pushes
    choice = driver.decide(start.race, turn, steps_of_turn(turn))
    steps = choice.plan if isinstance(choice, FlatOut) else [choice.step]
    assert any(step.pushes is not None for step in steps)


def test_the_option_differs_from_rallycross_in_nothing_else():
    rx, contact = load_rules("rx"), load_rules("rx-full-contact")
    same = replace(
        contact,
        name=rx.name,
        title=rx.title,
        full_contact=None,
        assumptions=rx.assumptions,
    )
    assert same == rx
