"""What computer drivers reckon with in rallycross: joker, pushes, danger tokens."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import situation, stage_of
from rallycross import (
    CONTACT,
    RX,
    SHORT,
    STRAIGHT,
    on_joker,
    on_tile,
    rallycross_track,
)

from trackeditor.simulator.dice import Damage, Fitting
from trackeditor.simulator.drivers.flat_out import Appetite
from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.obstacles import obstacles_of
from trackeditor.simulator.drivers.policy import grip_after
from trackeditor.simulator.drivers.shelf import Shelf, Wheels
from trackeditor.simulator.drivers.sweep import detour
from trackeditor.simulator.drivers.temperament import ATTACK
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.plans import (
    cells_to_finish,
    dice_of_plan,
    flat_out_fault,
    legal_plans,
)
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.steps import legal_steps, steps_of_turn

SHELF = Shelf()
WHEELS = Wheels(Damage(), Fitting("RX"))
COSTS = ATTACK.in_turns().costs
FREE: frozenset[str] = frozenset()
PLAIN = rallycross_track(2)
ROUGH = rallycross_track(2, "rx-full-contact")


def outlook_of(track, costs=COSTS, appetite=ATTACK.appetite):
    return SHELF.outlook(track, track.dry, track.course.start[0], WHEELS, costs, appetite)


# --- values ---------------------------------------------------------------------------------------


@st.composite
def positions(draw):
    """A cell and a grip with which a turn begins or goes on."""
    table = outlook_of(PLAIN, Costs()).table
    cell = draw(st.sampled_from(sorted(table.cells)))
    (turn, *_) = table.grips.turns.values()
    grip = Grip(draw(st.integers(0, 5)), table.grips.grips[turn.fresh[0]].hand)
    for _ in range(draw(st.integers(0, 4))):
        steps = [step for step in legal_steps(table.road, FREE, cell, *grip) if not step.ends_turn]
        if not steps:
            break
        step = draw(st.sampled_from(steps))
        cell, grip = step.cell, grip_after(grip, step)
    return cell, grip, draw(st.integers(0, 2))


def rolled(table, step, grip, warnings):
    """Expected turns of a step, over every result of its dice face by face.

    A finish without the joker is not to be had for any number of turns: here it counts 1000.
    """
    results = list(product(*([n < RX.warning_faces[die] for n in range(6)] for die in step.dice)))
    turns = 0.0
    for faces in results:
        counted = warnings + step.warnings + sum(faces)
        following = 0 if step.finishes else table.fresh(step.cell, 0)
        if grip.gear == 0 and step.gear == 2 and any(faces):
            turns += 1 + (0 if step.finishes else table.fresh(step.cell, step.gear))
        elif counted >= 3 and counted > warnings:
            turns += 1 + following
        elif step.finishes:
            turns += 1
        else:
            turns += table.within(step.cell, grip_after(grip, step), counted)
    return turns / len(results) + (1000 if step.forfeits else 0)


@settings(max_examples=150, deadline=None)
@given(positions())
def test_a_value_is_that_of_the_best_legal_decision(position):
    """Before the joker, in it and after it; boost and flying starts among the decisions."""
    table, (cell, grip, warnings) = outlook_of(PLAIN, Costs()).table, position
    steps = legal_steps(table.road, FREE, cell, *grip)
    decisions = [rolled(table, step, grip, warnings) for step in steps if not step.over_limit]
    if grip.gear:
        decisions.append(1 + table.fresh(cell, grip.gear))
        assert table.within(cell, grip, warnings) == pytest.approx(min(decisions), abs=1e-9)
    elif not warnings:
        assert table.fresh(cell, 0) == pytest.approx(min(decisions), abs=1e-9)


def test_past_its_entrance_in_the_last_lap_nothing_makes_up_for_the_joker():
    """From the start, where it is still ahead, a race of two laps takes fewer turns than cells."""
    table = outlook_of(PLAIN, Costs()).table
    assert table.fresh(on_tile(SHORT, "r0.0.0", 2), 3) > 1000
    assert table.fresh(on_tile(SHORT, "r0.0.0", 2, joker=True), 3) < 29
    assert table.fresh(on_joker(0, "r1.0.0", 2), 3) < 29
    assert table.fresh(PLAIN.course.start[0], 0) < 2 * 29 + 9


def test_a_joker_left_to_the_last_lap_costs_what_the_temperament_says():
    late = outlook_of(PLAIN, Costs(late_joker=5.0)).table
    free = outlook_of(PLAIN, Costs()).table
    entrance = on_tile(1, "r0.0.0", 2)
    assert late.fresh(entrance, 3) == pytest.approx(free.fresh(entrance, 3) + 5)
    before = on_tile(1, "r0.0.0", 1)
    assert late.fresh(before, 3) < free.fresh(before, 3) + 5


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_among_other_cars_just_the_open_steps_count_pushes_among_them(data):
    cells = sorted(cell for cell in ROUGH.course.cells if cell.endswith("@1"))
    own = data.draw(st.sampled_from(cells))
    front = ROUGH.course.cells[own].front
    near = [cell for cell in cells if 0 < ROUGH.course.cells[cell].front - front < 2]
    near = near or [cell for cell in cells if cell != own]
    chosen = data.draw(st.lists(st.sampled_from(near), min_size=1, max_size=3, unique=True))
    others: dict[str, int] = {}
    for cell in chosen:
        blocked = ROUGH.course.blockers[cell]
        if own not in blocked and blocked.isdisjoint(others):
            others[cell] = data.draw(st.integers(0, 5))
    race = situation(ROUGH, own, data.draw(st.integers(1, 5)), others=others).race
    turn = open_turn(race, 0)
    table = outlook_of(ROUGH).table
    around = detour(table, own, obstacles_of(turn), turn.hand.dice)
    grip = Grip(turn.gear, turn.hand)
    decisions = [
        around.before_roll(step, grip_after(grip, step), 0)
        for step in steps_of_turn(turn)
        if not step.over_limit
    ]
    decisions.append(table.stop(own, turn.gear))
    assert around.within(own, grip, 0) == pytest.approx(min(decisions), abs=1e-9)


def test_a_push_in_a_higher_gear_is_weighed_with_its_damage_tokens():
    others = {on_tile(STRAIGHT, "r0.1.1"): 1}
    turn = open_turn(situation(ROUGH, on_tile(STRAIGHT, "r0.2.1"), 3, others=others).race, 0)
    table = outlook_of(ROUGH, Costs(damage=1.0)).table
    plain = outlook_of(ROUGH, Costs()).table
    pushes = {step.gear: step for step in steps_of_turn(turn) if step.pushes is not None}
    assert {gear: table.toll(step) for gear, step in pushes.items()} == {
        gear: gear - 1 for gear in (1, 2, 3, 4, 5)
    }
    assert all(plain.toll(step) == 0 for step in pushes.values())


# --- flat out -------------------------------------------------------------------------------------


def test_a_plan_reckons_with_danger_tokens():
    """With two of them the first warning loses control: one die of gear 1 or 2 or a coast die has
    a chance of one in six, two dice have more than one in four."""
    race = situation(ROUGH, on_tile(STRAIGHT, "r0.2.0"), 2).race
    race = race.with_car(race.cars[0]._replace(danger=2))
    turn = open_turn(race, 0)
    plans = outlook_of(ROUGH, appetite=Appetite(risk=0.2, token=5.0)).flat_out
    dash = plans.best(turn)
    assert dash is not None
    assert dash.risk == pytest.approx(1 / 6)
    assert len(dice_of_plan(dash.plan)) == 1
    safe = plans.best(turn._replace(warnings=0))
    assert safe is not None
    assert len(dice_of_plan(safe.plan)) > 1


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_plans_flat_out_are_legal_among_cars_that_can_be_pushed(data):
    cells = sorted(cell for cell in ROUGH.course.cells if cell.endswith("@1"))
    places = data.draw(st.lists(st.sampled_from(cells), min_size=3, max_size=3, unique=True))
    own, *others = places
    gears = data.draw(st.lists(st.integers(0, 5), min_size=3, max_size=3))
    race = situation(ROUGH, own, gears[0], others=dict(zip(others, gears[1:], strict=True))).race
    turn = open_turn(race, 0)
    dash = outlook_of(ROUGH).flat_out.best(turn)
    if own not in turn.taken and dash is not None:
        assert flat_out_fault(CONTACT, turn, dash.plan) is None


# --- roads of two and three lanes -----------------------------------------------------------------


def test_an_edge_of_three_lanes_meets_one_of_two_diagonally():
    """411a, driven from its edge of two lanes, ends with three; 203a begins with two."""
    course = stage_of("411a")
    side = {cell.id: cell for cell in course.cells.values() if cell.tile == "411a"}
    last = sorted(
        (cell for cell in side.values() if abs(cell.front - 2) < 1e-6), key=lambda cell: cell.left
    )
    ahead = [
        {round(course.cells[move.end].left, 2) for move in course.successors[cell.id]}
        for cell in last
    ]
    assert [round(cell.left, 2) for cell in last] == [0.0, 0.33, 0.67]
    assert ahead == [{0.0}, {0.0, 0.5}, {0.5}]


def value_of_plan(table, turn, plan, token):
    """Expected turns of a plan in its own order, and its chance of failing: face by face.

    The damage tokens of a contact are due with the plan, whatever the dice show.
    """
    dice = dice_of_plan(plan)
    results = list(product(*([n < RX.warning_faces[die] for n in range(6)] for die in dice)))
    turns, failing = 0.0, 0
    for faces in results:
        fallen, warnings = list(faces), turn.warnings
        for step in plan:
            turns += COSTS.damage * step.contact
            rolled = [fallen.pop(0) for _ in step.dice]
            warnings += step.warnings + sum(rolled)
            if warnings >= turn.limit and step.warnings + sum(rolled):
                turns += table.lost(step)
                failing += 1
                break
        else:
            turns += table.ended(plan[-1])
    earned = sum(die.kind in RX.token_dice for die in dice)
    return turns / len(results) - token * earned, failing / len(results)


def test_208a_a_driver_pushes_in_a_plan_to_drive_flat_out_when_that_is_best():
    """A car in gear 1 in each of the two lanes before him: among all plans of up to four dice the
    best one pushes."""
    others = {on_tile(STRAIGHT, "r0.1.0"): 1, on_tile(STRAIGHT, "r0.1.1"): 1}
    race = situation(ROUGH, on_tile(STRAIGHT, "r0.2.1"), 2, others=others).race
    turn = open_turn(race, 0)
    appetite = Appetite(0.3, 0.05)
    outlook = outlook_of(ROUGH, COSTS, appetite)
    dash = outlook.flat_out.best(turn)
    assert flat_out_fault(CONTACT, turn, dash.plan) is None
    assert any(step.pushes is not None for step in dash.plan)
    assert sum(step.contact for step in dash.plan) <= 2
    of_plan = [
        value_of_plan(outlook.table, turn, plan, appetite.token)
        for plan in legal_plans(turn, most_dice=4, distinct=True)
        if len(dice_of_plan(plan)) <= cells_to_finish(turn, plan)
    ]
    best = min(value for value, failing in of_plan if failing <= appetite.risk)
    assert dash.value <= best + 1e-9
    if len(dice_of_plan(dash.plan)) <= 6:
        value, failing = value_of_plan(outlook.table, turn, dash.plan, appetite.token)
        assert failing <= appetite.risk
        assert dash.value == pytest.approx(value, abs=1e-9)
