"""The computer drivers: what they decide, and what they never do."""

from dataclasses import replace
from io import StringIO
from itertools import islice
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import DIRT, on, published_stages, situation, stage_of, track_of, with_rules

from trackeditor.simulator.dice import PLAIN, Damage, dice_of_car
from trackeditor.simulator.driver import FlatOut, Roll, RolledDie, Stop
from trackeditor.simulator.drivers import ATTACK, DRIVERS, STEADY, ComputerDriver, Shelf, entrants
from trackeditor.simulator.drivers.flat_out import Appetite, FlatOutPlans
from trackeditor.simulator.drivers.shelf import Wheels
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.plans import (
    cells_to_finish,
    dice_of_plan,
    flat_out_fault,
    legal_plans,
    losing_sequences,
)
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import TurnState, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track

CLASSIC = load_rules("classic")
STAGES = published_stages()
SHELF = Shelf()
TRACKS = {name: Track(course, DIRT) for name, course in STAGES.items()}
BOTH = pytest.mark.parametrize("temperament", [STEADY, ATTACK], ids=lambda one: one.name)
UNDAMAGED = Damage()
WHEELS = Wheels(UNDAMAGED, PLAIN)


def driver_of(temperament):
    return ComputerDriver(temperament.name, temperament, SHELF)


def outlook_of(track, cell, temperament=ATTACK, damage=UNDAMAGED):
    appetite = Appetite(temperament.flat_out_risk, temperament.token)
    wheels = Wheels(damage, PLAIN)
    return SHELF.outlook(track, track.dry, cell, wheels, temperament.costs, appetite)


def decision(temperament, track, cell, gear, warnings=0, played=(), **more):
    """What a driver decides, if need be within a turn in which dice are played."""
    race = situation(track, cell, gear, **more).race
    turn = open_turn(race, 0)
    turn = turn._replace(
        hand=turn.hand.without(played), warnings=warnings, dice=len(played) or bool(warnings)
    )
    return driver_of(temperament).decide(race, turn, steps_of_turn(turn))


# --- specifications ------------------------------------------------------------------------------


def test_a_number_gives_steady_and_attack_in_turn():
    found = [(one.name, one.temperament) for one in entrants("3", DIRT)]
    assert found == [("steady 1", STEADY), ("attack 2", ATTACK), ("steady 3", STEADY)]


def test_drivers_may_be_named():
    found = [(one.name, one.temperament) for one in entrants(" steady, attack:Ana ,steady", DIRT)]
    assert found == [("steady 1", STEADY), ("Ana", ATTACK), ("steady 3", STEADY)]


@pytest.mark.parametrize(
    ("specification", "message"),
    [
        ("0", "0 drivers; choose 1 to 6"),
        ("7", "7 drivers; choose 1 to 6"),
        ("-2", "-2 drivers; choose 1 to 6"),
        ("99999999999", "99999999999 drivers; choose 1 to 6"),
        ("steady,steady,steady,steady,steady,steady,steady", "7 drivers; choose 1 to 6"),
        ("", "driver 1: there is no driver ''; choose one of steady, attack"),
        ("steady,,attack", "driver 2: there is no driver ''"),
        ("steady,fast:Ana", "driver 2: there is no driver 'fast'"),
        ("attack:", "driver 1: the name after 'attack:' is missing"),
        ("attack:Ana,steady:Ana", "two drivers are called 'Ana'"),
    ],
)
def test_a_specification_that_cannot_be_read_is_refused_in_one_line(specification, message):
    with pytest.raises(SimulatorError) as refused:
        entrants(specification, DIRT)
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


def test_every_driver_can_be_specified_by_its_name():
    assert [one.temperament for one in entrants(",".join(DRIVERS), DIRT)] == list(DRIVERS.values())


# --- one by one ----------------------------------------------------------------------------------


@BOTH
def test_213a_too_fast_for_the_corner_a_driver_goes_over_the_limit_where_he_loses_least(
    temperament,
):
    """Limits 2 and 1, and a car must move; from gear 5 gear die 3 with the brake die is the slowest
    step, and at high danger the one with the fewest damage tokens: 1, against 2 in gear 4."""
    track = track_of("213a")
    cell = on(track.course, 1, "r0.0.0")
    chosen = decision(temperament, track, cell, 5)
    assert isinstance(chosen, Roll)
    assert [die.name for die in chosen.step.dice] == ["3", "brake"]
    assert chosen.step.over_limit
    table, costs = outlook_of(track, cell, temperament).table, temperament.costs
    into = (on(track.course, 1, local) for local in ("r0.1.0.0", "r0.1.1"))
    from_standing = min(table.fresh(entered, 0) for entered in into)
    expected = 60 + costs.loss + costs.damage + from_standing
    assert table.fresh(cell, 5) == pytest.approx(expected)


@BOTH
def test_206a_without_a_die_to_play_a_driver_reckons_with_a_turn_in_gear_0(temperament):
    """In gear 5 with gear die 1 and the brake die only: 60 s, then on from gear 0."""
    track = track_of("206a")
    cell = on(track.course, 1, "r0.0.0")
    table = outlook_of(track, cell, temperament, Damage(gear=5, coast=2)).table
    assert table.fresh(cell, 5) == pytest.approx(60 + table.fresh(cell, 0))


@BOTH
def test_210a_a_driver_brakes_for_the_corner_while_he_can(temperament):
    """From gear 4 the brake die and gear die 2 lead into the corner, to its cells with limit 2."""
    track = track_of("206a", "210a")
    chosen = decision(temperament, track, on(track.course, 1, "r0.3.0"), 4)
    steps = [chosen.step] if isinstance(chosen, Roll) else chosen.plan
    assert [die.name for die in steps[0].dice] == ["2", "brake"]
    assert not steps[0].over_limit


@BOTH
def test_206a_a_second_token_buys_the_die_that_could_lose_control(temperament):
    """With two warnings gear die 4 loses control on two faces of six; one token makes it safe."""
    track = track_of("206a", "206a")
    cell = on(track.course, 1, "r0.1.0")
    chosen = decision(temperament, track, cell, 3, warnings=2, seconds_in_hand=1)
    assert isinstance(chosen, Roll)
    assert chosen.secure
    without = decision(temperament, track, cell, 3, warnings=2)
    assert not (isinstance(without, Roll) and without.secure)


def test_206a_steady_stops_where_the_next_die_could_lose_control():
    track = track_of("206a", "206a")
    cell = on(track.course, 1, "r0.1.0")
    assert decision(STEADY, track, cell, 5, warnings=2) == Stop()


@BOTH
def test_206a_a_driver_goes_around_a_car_in_his_lane(temperament):
    track = track_of("206a", "206a", "206a")
    ahead = on(track.course, 1, "r0.2.0")
    start = situation(track, on(track.course, 1, "r0.0.0"), 3, others={ahead: 0})
    turn = open_turn(start.race, 0)
    chosen = driver_of(temperament).decide(start.race, turn, steps_of_turn(turn))
    cells = [step.cell for step in (chosen.plan if isinstance(chosen, FlatOut) else [chosen.step])]
    assert ahead not in cells
    free = outlook_of(track, turn.cell, temperament).table
    last = cells[-1]
    assert free.track.course.cells[last].front > track.course.cells[turn.cell].front


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(STAGES)), st.data())
def test_on_a_free_road_no_other_step_has_a_better_value(name, data):
    track = TRACKS[name]
    cell = data.draw(st.sampled_from(sorted(track.dry.to_finish)))
    gear = data.draw(st.integers(0, 6))
    plain = replace(ATTACK, flat_out_risk=-1.0)
    chosen = decision(plain, track, cell, gear)
    table = outlook_of(track, cell, plain).table
    assert isinstance(chosen, Roll)
    hand = dice_of_car(DIRT, track.course.cells[cell].terrain, UNDAMAGED, leads=False)
    grip = type(table.grips.grips[0])(chosen.step.gear, hand.without(chosen.step.dice))
    expected = table.before_roll(chosen.step, grip, 0)
    assert expected == pytest.approx(table.fresh(cell, gear), abs=1e-6)


@pytest.mark.parametrize("name", sorted(STAGES))
def test_the_start_is_on_the_cell_with_the_least_expected_time(name):
    track = TRACKS[name]
    race = situation(track, track.course.start[0], 0).race
    chosen = driver_of(ATTACK).choose_start(race, 0, track.course.start)
    table = outlook_of(track, chosen).table
    assert table.fresh(chosen, 0) <= min(table.fresh(c, 0) for c in track.course.start) + 1e-9


# --- flat out ------------------------------------------------------------------------------------


@BOTH
def test_203a_two_dice_cannot_lose_control_so_the_last_two_cells_are_driven_flat_out(temperament):
    track = track_of("206a")
    two_before = min(cell for cell, left in track.dry.to_finish.items() if left == 2)
    chosen = decision(temperament, track, two_before, 5)
    assert isinstance(chosen, FlatOut)
    assert [die.name for die in dice_of_plan(chosen.plan)][-1] in ("6", "5", "coast")
    assert len(dice_of_plan(chosen.plan)) == 2
    assert chosen.plan[-1].finishes


def value_in_order(table, turn: TurnState, plan, token: float) -> tuple[float, float]:
    """Expected seconds of a plan that is played in its order, and its chance of failing.

    Result by result, over all ways in which the dice can fall.
    """
    rules = table.track.rules
    results = [((), 1.0)]
    for die in dice_of_plan(plan):
        chance = rules.warning_faces[die] / 6
        results = [
            ((*shown, warning), weight * (chance if warning else 1 - chance))
            for shown, weight in results
            for warning in (False, True)
        ]
    seconds = failing = 0.0
    for shown, weight in results:
        fallen, warnings = list(shown), 0
        for step in plan:
            seconds += weight * (table.costs.shortcut if step.shortcut else 0.0)
            rolled = [fallen.pop(0) for _ in step.dice]
            warnings += step.warnings + sum(rolled)
            if warnings >= rules.warning_limit or (step.risky and any(rolled)):
                lost_on = table.loss_alone if step.finishes else table.loss
                seconds += weight * lost_on(step.cell, step.gear)
                failing += weight
                break
        else:
            end = plan[-1]
            card = rules.time_cards[end.gear]
            seconds += weight * (card if end.finishes else card + table.fresh(end.cell, end.gear))
    return seconds - token * len(dice_of_plan(plan)), failing


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(sorted(STAGES)), st.data())
def test_the_plan_found_is_the_best_of_all_legal_plans(name, data):
    """Without shortcuts: their toll is due in the plan's order, whether control is kept or not."""
    track = TRACKS[name]
    cell = data.draw(st.sampled_from(sorted(track.dry.to_finish)))
    check_that_the_plan_is_the_best(track, cell, data.draw(st.integers(0, 5)))


@pytest.mark.parametrize("local", ["r0.0.0", "r0.0.1"])
@pytest.mark.parametrize("gear", [1, 3])
def test_the_plan_is_the_best_where_ways_to_a_cell_differ_in_warnings(local, gear):
    """Water in the left lane only: a plan on the right comes to the same cells without it."""
    course = track_of("206a").course
    water = on(course, 1, "r0.1.0")
    cells = {**course.cells, water: course.cells[water]._replace(water=True)}
    track = Track(replace(course, cells=cells), DIRT)
    check_that_the_plan_is_the_best(track, on(course, 1, local), gear)


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(st.data())
def test_the_plan_is_the_best_where_cars_fly_far(data):
    """In the classic game a car one gear above the note of a jump flies two cells further, and
    loses control if that die shows a warning; the chances of the others are as ever."""
    track = Track(stage_of("209b", "205b"), CLASSIC)
    cell = data.draw(st.sampled_from(sorted(track.dry.to_finish)))
    risk = data.draw(st.sampled_from([0.2, 0.4, 0.7]))
    check_that_the_plan_is_the_best(track, cell, data.draw(st.integers(0, 5)), risk)


@pytest.mark.slow
def test_209b_a_bold_driver_flies_far_in_a_time_attack():
    """In gear 4 before the jump of note 3 at the end of 209b."""
    track = Track(stage_of("209b", "205b"), CLASSIC)
    flown = set()
    for cell in track.dry.to_finish:
        for gear in (2, 3, 4):
            dash = check_that_the_plan_is_the_best(track, cell, gear, risk=0.7)
            flown |= {step.path[0] for step in (dash.plan if dash else ()) if step.risky}
    assert flown
    assert {track.course.cells[cell].jump for cell in flown} <= {3, 4}


def check_that_the_plan_is_the_best(track, cell, gear, risk=0.08):
    """The plan that is found, which is not worse than any legal one among the first."""
    race = situation(track, cell, gear).race
    turn, rules = open_turn(race, 0), track.rules
    wheels = Wheels(UNDAMAGED, race.fitting(0))
    costs = ATTACK.costs._replace(shortcut=0.0)
    token = 1.5
    table = SHELF.outlook(track, track.dry, cell, wheels, costs, Appetite(risk, token)).table
    best = FlatOutPlans(table, Appetite(risk, token)).best(turn)
    values = []
    for plan in islice(legal_plans(turn, most_dice=5, distinct=True), 4000):
        dice = len(dice_of_plan(plan))
        if plan[-1].stranded or dice > cells_to_finish(turn, plan):
            continue
        if dice < rules.flat_out_least_dice or plan[-1].over_limit:
            continue
        value, failing = value_in_order(table, turn, plan, token)
        if failing <= risk:
            values.append(value)
    if best is None:
        assert not values
        return None
    assert flat_out_fault(rules, turn, best.plan) is None
    value, failing = value_in_order(table, turn, best.plan, token)
    assert (best.value, best.risk) == pytest.approx((value, failing), abs=1e-9)
    assert failing <= risk
    assert value <= min(values, default=value) + 1e-6
    return best


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(sorted(STAGES)), st.data())
def test_after_a_failure_the_dice_are_ordered_to_lose_least(name, data):
    """Among the orders in which warnings lose control, not a limit, if there are any."""
    track = TRACKS[name]
    cell = data.draw(st.sampled_from(sorted(track.dry.to_finish)))
    race = situation(track, cell, data.draw(st.integers(1, 4))).race
    turn = open_turn(race, 0)
    plans = [
        plan
        for plan in islice(legal_plans(turn, most_dice=4, distinct=True), 300)
        if len(dice_of_plan(plan)) == 4
    ]
    if not plans:
        return
    dice = dice_of_plan(data.draw(st.sampled_from(plans)))
    safe = data.draw(st.integers(0, 4))
    rolled = tuple(RolledDie(die, number != safe) for number, die in enumerate(dice))
    table = outlook_of(track, cell).table
    chosen = driver_of(ATTACK).reorder(race, turn, rolled)

    def lost(sequence):
        tolls = sum(played.step.shortcut for played in sequence) * ATTACK.costs.shortcut
        return tolls + table.lost(sequence[-1].step)

    legal = list(losing_sequences(turn, rolled))
    within = [sequence for sequence in legal if not sequence[-1].step.over_limit]
    assert chosen in legal
    assert lost(chosen) == pytest.approx(min(map(lost, within or legal)))


# --- tokens --------------------------------------------------------------------------------------


def spends_sisu(track, cell, gear, dice):
    """Whether attack cancels the loss of control by the first step with these dice."""
    race = situation(track, cell, gear, sisu=1).race
    turn = open_turn(race, 0)._replace(warnings=2, dice=1)
    step = next(step for step in steps_of_turn(turn) if [die.name for die in step.dice] == [dice])
    return driver_of(ATTACK).use_sisu(race, turn, (step,))


def test_sisu_is_spent_where_it_saves_a_restart_from_gear_0():
    track = track_of("206a", "206a")
    assert spends_sisu(track, on(track.course, 1, "r0.0.0"), 5, "6")


def test_sisu_is_kept_for_later_when_the_finish_is_crossed_slowly_anyway():
    """Card 50 s against 60 s."""
    track = track_of("206a")
    last = min(cell for cell, left in track.dry.to_finish.items() if left == 1)
    assert not spends_sisu(track, last, 1, "1")
    assert spends_sisu(track, last, 5, "6")


def test_a_spare_tyre_is_fitted_only_when_it_pays():
    punctured = Damage(coast=2)
    track = track_of("206a", "206a", "210a", "206a", "206a")
    first = track.course.start[0]
    cheap = with_rules(track, spare_tyre=DIRT.spare_tyre._replace(seconds=0))
    race = situation(cheap, first, 0, damage=punctured, spare_tyres=1).race
    assert driver_of(ATTACK).use_spare_tyre(race, 0)
    last = min(cell for cell, left in track.dry.to_finish.items() if left == 1)
    race = situation(track, last, 0, damage=punctured, spare_tyres=1).race
    assert not driver_of(ATTACK).use_spare_tyre(race, 0)


# --- whole races ---------------------------------------------------------------------------------


class Watched(ComputerDriver):
    """A computer driver; counts where it is forced over a limit, and never goes over one else."""

    forced = 0

    def decide(self, race, turn, steps):
        decided = super().decide(race, turn, steps)
        plan = decided.plan if isinstance(decided, FlatOut) else ()
        assert not any(step.over_limit for step in plan)
        if isinstance(decided, Roll) and decided.step.over_limit:
            assert turn.dice == 0
            assert all(step.over_limit for step in steps)
            self.forced += 1
        return decided


def races(name, temperaments, runs):
    rally = Rally.of([Stage(name, STAGES[name])], DIRT)
    drivers = [
        ComputerDriver(f"{one.name} {number}", one, SHELF)
        for number, one in enumerate(temperaments)
    ]
    return [rally.run(drivers, seed).stages[0].drivers for seed in range(runs)]


@pytest.mark.parametrize("name", sorted(STAGES))
def test_on_every_published_stage_all_finish_and_go_over_a_limit_only_when_forced(name):
    rally = Rally.of([Stage(name, STAGES[name])], DIRT)
    drivers = [
        Watched(f"driver {number}", one, SHELF)
        for number, one in enumerate((STEADY, ATTACK, STEADY, ATTACK))
    ]
    results = rally.run(drivers, 1).stages[0].drivers
    assert all(result.seconds > 0 for result in results)


@pytest.mark.parametrize("temperament", [STEADY, ATTACK], ids=lambda one: one.name)
@pytest.mark.parametrize("name", sorted(STAGES))
def test_alone_on_the_road_a_driver_never_goes_over_a_limit(name, temperament):
    """Nobody is in his way or throws mud before him: he would be too fast by his own fault."""
    rally = Rally.of([Stage(name, STAGES[name])], DIRT)
    driver = Watched("alone", temperament, SHELF)
    for seed in range(3):
        rally.run([driver], seed)
    assert driver.forced == 0


def test_steady_loses_control_less_often_and_attack_is_faster():
    results = races("rally-1-ss1", (STEADY, ATTACK), 150)
    steady, attack = zip(*results, strict=True)
    assert sum(len(one.losses) for one in steady) < sum(len(one.losses) for one in attack)
    assert fmean(one.total for one in attack) < fmean(one.total for one in steady)


def test_the_log_of_computer_drivers_replays_to_the_same_result():
    names = ("rally-1-ss1", "rally-1-ss2", "rally-1-ss3")
    rally = Rally.of([Stage(name, STAGES[name]) for name in names], DIRT)
    drivers = [ComputerDriver(f"{one.name}", one, SHELF) for one in (STEADY, ATTACK)]
    log = StringIO()
    result = rally.run(drivers, 7, log_to(log))
    assert replay(log.getvalue().splitlines(), [STAGES[name] for name in names]) == result


def test_drivers_do_the_same_whatever_they_have_worked_out_before():
    stage = "rally-2-ss3"
    warm = races(stage, (STEADY, ATTACK), 12)
    rally = Rally.of([Stage(stage, STAGES[stage])], DIRT)
    for seed in (3, 11):
        fresh = [
            ComputerDriver(f"{one.name} {number}", one, Shelf())
            for number, one in enumerate((STEADY, ATTACK))
        ]
        assert rally.run(fresh, seed).stages[0].drivers == warm[seed]


def test_mud_behind_a_car_changes_nothing_for_it():
    track = TRACKS["rally-2-ss3"]
    first, last = track.course.tiles[1].at, track.course.tiles[-2].at
    cell = next(cell.id for cell in track.course.cells.values() if cell.at == last)
    appetite = Appetite(0.3, 1.0)
    dry, muddy = (
        SHELF.outlook(track, road, cell, WHEELS, ATTACK.costs, appetite)
        for road in (track.dry, track.road({first: 1}))
    )
    assert dry is muddy
    ahead = SHELF.outlook(track, track.road({last: 1}), cell, WHEELS, ATTACK.costs, appetite)
    assert ahead is not dry


def test_rules_for_one_driver_say_that_he_drives_alone():
    alone = load_rules("gt-time-trial")
    with pytest.raises(SimulatorError, match=r"^2 drivers; 'Rallyman: GT.*' is for one driver al"):
        entrants("2", alone)
