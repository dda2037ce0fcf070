"""Computer drivers in races that count turns: their values, and what they decide on circuits."""

from dataclasses import replace
from itertools import product
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import LIBRARY, lay
from racing import CLEAN, GT, CheckingDriver, circuit_of, circuit_track, on_circuit, situation

from trackeditor.course import analyse
from trackeditor.simulator.dice import Damage, Fitting
from trackeditor.simulator.driver import Roll
from trackeditor.simulator.drivers import (
    ATTACK,
    STEADY,
    ComputerDriver,
    Shelf,
    entrants,
    make_driver,
)
from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.obstacles import Obstacles
from trackeditor.simulator.drivers.policy import grip_after
from trackeditor.simulator.drivers.shelf import Wheels
from trackeditor.simulator.drivers.sweep import detour
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.plans import dice_of_plan, legal_plans
from trackeditor.simulator.play import Table
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import Entry, open_turn
from trackeditor.simulator.steps import legal_steps, steps_of_turn
from trackeditor.simulator.traffic import Rival
from trackeditor.simulator.turn import play_turn

RING = circuit_of("103aDA")
TRACK = circuit_track("103aDA")
SMALL = analyse(
    lay("102aDA", "103aDA", "105aBD", "108aCD", "120aDA", "104bAD", "119bBD", "114aCD"), LIBRARY
).course
SHELF = Shelf()
FREE: frozenset[str] = frozenset()
NO_COSTS = Costs()
FIRST_IN_ROUND = Costs(order=0.3)
"""Three tenths of a turn for whoever plays first, in gear 6, in the round of his finish."""
WHEELS = {
    "GT6": Wheels(Damage(), Fitting("GT6", "asphalt", "dry")),
    "GT5": Wheels(Damage(), Fitting("GT5", "asphalt", "dry")),
    "GT4 on wrong tyres": Wheels(Damage(), Fitting("GT4", "asphalt", "rain")),
    "damaged GT6": Wheels(Damage(gear=2, coast=1, brake=1), Fitting("GT6", "asphalt", "dry")),
}


def table_of(name, track=TRACK, costs=NO_COSTS):
    return SHELF.outlook(
        track, track.dry, track.course.start[0], WHEELS[name], costs, ATTACK.appetite
    ).table


# --- values ---------------------------------------------------------------------------------------


@st.composite
def positions(draw):
    """A table, a cell and a grip that steps of a turn can lead to."""
    table = table_of(draw(st.sampled_from(sorted(WHEELS))))
    cell = draw(st.sampled_from(sorted(table.cells)))
    return draw(within_turns(table, cell, draw(st.integers(0, 6))))


@st.composite
def within_turns(draw, table, cell, gear):
    """What steps of a turn that begins on a cell in a gear can lead to."""
    (turn,) = table.grips.turns.values()
    hand = table.grips.grips[turn.fresh[0]].hand
    grip, moved = Grip(gear, hand), False
    for _ in range(draw(st.integers(0, 6))):
        steps = [step for step in legal_steps(table.road, FREE, cell, *grip) if not step.ends_turn]
        if not steps:
            break
        step = draw(st.sampled_from(steps))
        cell, grip, moved = step.cell, grip_after(grip, step), True
    return table, cell, grip, moved, draw(st.integers(0, table.limit - 1))


def stopped(table, cell, gear):
    """Turns to the finish when a turn ends on a cell: this one and those after it."""
    following = table.fresh(cell, gear)
    if table.repaired is not None and gear == 1 and cell in TRACK.pit:
        following = min(following, table.repaired.fresh(cell, gear))
    return 1 + following


def lost(table, step):
    """Turns when a step loses control: from gear 5 up one more is lost off the track."""
    if step.finishes:
        return 1 - table.early
    return (2 if step.gear >= 5 else 1) + table.fresh(step.cell, 0)


def rolled(table, step, grip, warnings):
    """Expected turns of a step, over every result of its dice face by face."""
    following = grip_after(grip, step)
    results = list(product(*([n < GT.warning_faces[die] for n in range(6)] for die in step.dice)))
    turns = 0.0
    for faces in results:
        counted = warnings + step.warnings + sum(faces)
        if grip.gear == 0 and step.gear == 2 and any(faces):
            finished = 1 - table.early
            turns += finished if step.finishes else stopped(table, step.cell, step.gear)
        elif counted >= table.limit and counted > warnings:
            turns += lost(table, step)
        elif step.finishes:
            turns += 1 - table.early
        else:
            turns += table.within(step.cell, following, counted)
    return turns / len(results)


@settings(max_examples=200, deadline=None)
@given(positions())
def test_a_value_is_that_of_the_best_legal_decision(position):
    """Flying starts, boost, wrong tyres, gear 00 and stops at the pit among them."""
    check_value(*position)


def check_value(table, cell, grip, moved, warnings):
    steps = legal_steps(table.road, FREE, cell, *grip)
    decisions = [rolled(table, step, grip, warnings) for step in steps if not step.over_limit]
    if moved:
        decisions.append(stopped(table, cell, grip.gear))
        assert table.within(cell, grip, warnings) == pytest.approx(min(decisions), abs=1e-9)
    elif warnings == 0:
        forced = [lost(table, step) for step in steps]
        best = min(decisions or forced or [1 + table.fresh(cell, 0)])
        assert table.fresh(cell, grip.gear) == pytest.approx(best, abs=1e-9)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_the_last_turn_costs_less_the_higher_the_gear_in_which_it_begins(data):
    """Cars play by gear, and the first over the line wins (RULES.md, section 4)."""
    table = table_of(data.draw(st.sampled_from(sorted(WHEELS))), costs=FIRST_IN_ROUND)
    cell = data.draw(st.sampled_from(sorted(table.near)))
    gear = data.draw(st.integers(0, 6))
    last = table.begun(cell, gear)
    assert last.early == pytest.approx(0.3 * gear / 6)
    assert last.fresh(cell, gear) == table.fresh(cell, gear)
    check_value(*data.draw(within_turns(last, cell, gear)))


def test_far_from_the_line_the_gear_in_which_a_turn_begins_changes_nothing():
    """A turn has eight dice that move a car; in it nobody crosses a line nine cells away."""
    table = table_of("GT6", costs=FIRST_IN_ROUND)
    for cell in table.cells:
        assert (table.begun(cell, 6) is table) == (table.road.to_finish[cell] > 8)


@settings(max_examples=60, deadline=None)
@given(positions(), st.data())
def test_in_a_detour_only_steps_count_that_other_cars_allow(position, data):
    table, cell, grip, moved, warnings = position
    fronts = {other: table.track.course.cells[other].front for other in table.cells}
    ahead = sorted(other for other in fronts if fronts[cell] < fronts[other] <= fronts[cell] + 2)
    some = st.sets(st.sampled_from(ahead or [cell]), max_size=4).map(frozenset)
    taken = data.draw(some) - {cell}
    rivals = tuple(
        Rival(data.draw(some), data.draw(st.sampled_from([1, 3, 5, 99]))) for _ in range(2)
    )
    around = detour(table, cell, Obstacles(taken, rivals), 9)
    steps = legal_steps(table.road, taken, cell, *grip, rivals)
    decisions = [
        around.before_roll(step, grip_after(grip, step), warnings)
        for step in steps
        if not step.over_limit
    ]
    if moved:
        decisions.append(table.stop(cell, grip.gear))
        assert around.within(cell, grip, warnings) == pytest.approx(min(decisions), abs=1e-9)
        assert around.within(cell, grip, warnings) >= table.within(cell, grip, warnings) - 1e-9


def test_damage_and_wrong_tyres_save_no_turn():
    start = TRACK.course.start[0]
    whole = table_of("GT6").fresh(start, 0)
    assert table_of("damaged GT6").fresh(start, 0) >= whole
    wrong = Wheels(Damage(), Fitting("GT6", "rain", "dry"))
    table = SHELF.outlook(TRACK, TRACK.dry, start, wrong, NO_COSTS, ATTACK.appetite).table
    assert table.fresh(start, 0) >= whole


def test_a_longer_race_takes_more_turns():
    turns = []
    for laps in (1, 2, 3):
        track = circuit_track("103aDA", laps=laps)
        turns.append(table_of("GT6", track).fresh(track.course.start[0], 0))
    first, second, third = turns
    assert first < second < third
    # a lap cannot take less than its cells by the most dice of a turn: 6 gear, 2 coast dice
    assert third - second >= RING.length_cells / 8


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_plans_flat_out_are_legal_among_other_cars(data):
    """What the search finds with cars in the way is a plan of the engine."""
    cells = sorted(cell for cell in TRACK.course.cells if cell.endswith("@1"))
    places = data.draw(st.lists(st.sampled_from(cells), min_size=4, max_size=4, unique=True))
    own, *others = places
    gears = data.draw(st.lists(st.integers(0, 6), min_size=4, max_size=4))
    race = situation(TRACK, own, gears[0], others=dict(zip(others, gears[1:], strict=True))).race
    turn = open_turn(race, 0)
    if own in turn.taken:
        return
    outlook = SHELF.outlook(TRACK, TRACK.dry, own, WHEELS["GT6"], NO_COSTS, ATTACK.appetite)
    dash = outlook.flat_out.best(turn)
    if dash is not None and len(dice_of_plan(dash.plan)) <= 3:
        assert dash.plan in set(legal_plans(turn, most_dice=3))


@pytest.mark.slow
@pytest.mark.parametrize("order", [0.0, 0.3])
def test_the_mean_number_of_turns_of_its_own_play_is_the_value(order):
    """The best play through the engine: within three standard errors of the value at the start.

    The last turn counts less by what the gear is worth in which the one before it has ended.
    """
    harmless = replace(GT, damage_bag={"ok": 1})
    costs = Costs(order=order)
    plain = replace(ATTACK, costs=Costs(order=40 * order), flat_out_risk=-1.0)
    driver = ComputerDriver("plain", plain, Shelf())
    rally = Rally.of([Stage("ring", RING, laps=1)], harmless)
    turns = []
    for seed in range(3000):
        gears: list[int] = []
        rally.run([driver], seed, lambda event, gears=gears: note_gear(event, gears))
        turns.append(len(gears) - order * gears[-2] / 6)
    track = rally.tracks[0]
    table = SHELF.outlook(
        track, track.dry, track.course.start[0], WHEELS["GT6"], costs, ATTACK.appetite
    ).table
    expected = table.fresh(track.course.start[0], 0)
    assert abs(fmean(turns) - expected) < 3 * stdev(turns) / len(turns) ** 0.5


def note_gear(event, gears):
    """The gear in which a turn ends, whatever has been done in it."""
    if event.get("event") == "turn":
        gears.append(event["gear"])


# --- decisions ------------------------------------------------------------------------------------


def decision(temperament, tile, local, gear, lap=1, track=TRACK, **more):
    race = situation(track, on_circuit(track, tile, local, lap), gear, **more).race
    turn = open_turn(race, 0)
    return ComputerDriver("one", temperament, SHELF).decide(race, turn, steps_of_turn(turn))


ONE_BY_ONE = replace(ATTACK, flat_out_risk=-1.0)


def test_106b_a_driver_takes_the_flying_start_where_the_gear_1_die_is_needed_later():
    """110b, a few cells ahead, has limit 1: started in gear 2, the car comes down to gear 1 there;
    started in gear 1 it would have no die left for that corner."""
    choice = decision(ONE_BY_ONE, 3, "r0.1.0.1", 0, lap=2)
    assert isinstance(choice, Roll)
    assert choice.step.flying_start


def test_110b_a_driver_boosts_out_of_a_slow_corner_onto_the_last_straight():
    choice = decision(ONE_BY_ONE, 5, "r0.0.1.1", 3, lap=2, model="GT5")
    assert isinstance(choice, Roll)
    assert [die.name for die in choice.step.dice] == ["5", "boost"]


def test_a_driver_with_many_tokens_secures_his_first_die():
    choice = decision(ONE_BY_ONE, 2, "r0.0.0", 4, seconds_in_hand=40)
    assert isinstance(choice, Roll)
    assert choice.secure


def test_a_token_is_worth_less_the_more_there_are():
    worths = [ATTACK.with_tokens(held, GT).token for held in (0, 10, 20, 100)]
    assert worths == sorted(worths, reverse=True)
    assert (worths[0], worths[-1]) == (ATTACK.token, 0)
    dirt = load_rules("dirt")
    assert ATTACK.with_tokens(100, dirt) == ATTACK


class Lucky:
    """Dice without warnings; bags that nobody may draw from."""

    def roll(self, dice):
        return (CLEAN,) * len(dice)

    def draw(self, bag):
        raise AssertionError


def raced_alone(laps, **more):
    """The car of a driver who has raced alone from pole with dice that show no warnings."""
    track = circuit_track("103aDA", laps=laps)
    race = situation(track, track.course.start[0], 0, **more).race
    driver = ComputerDriver("one", ONE_BY_ONE, SHELF)
    while race.cars[0].status != "finished":
        race = play_turn(race, 0, Table((driver,), Lucky()))
    return race.cars[0]


BATTERED = Damage(gear=5, coast=2, brake=3)
"""Only the gear 1 die is left."""


@pytest.mark.parametrize(("damage", "stops"), [(BATTERED, 1), (Damage(), 0)])
def test_battered_cars_stop_at_the_pit_and_whole_ones_do_not(damage, stops):
    assert raced_alone(6, damage=damage).pit_stops == stops


def test_slight_damage_is_not_worth_a_stop_in_the_last_lap():
    assert raced_alone(1, damage=Damage(brake=1)).pit_stops == 0


def test_wrong_tyres_are_changed_at_the_pit():
    car = raced_alone(6, weather="rain", tyres="asphalt")
    assert (car.pit_stops, car.tyres) == (1, "rain")


# --- specifications -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("steady", Entry()),
        ("steady/GT5", Entry("GT5")),
        ("steady/rain", Entry("", "rain")),
        ("steady / rain / GT4 : Ana", Entry("GT4", "rain")),
    ],
)
def test_cars_and_tyres_stand_after_slashes(text, entry):
    (entrant,) = entrants(text, GT)
    assert entrant.entry == entry
    assert entrant.name in ("Ana", "steady 1")


def test_the_usual_car_is_that_of_all_who_name_none():
    field = entrants("steady,attack/GT4", GT, Entry("GT5", "rain"))
    assert [entrant.entry for entrant in field] == [Entry("GT5", "rain"), Entry("GT4", "rain")]


@pytest.mark.parametrize(
    ("text", "rules", "complaint"),
    [
        ("steady/GT7", "gt", "no car or tyres 'GT7'; it has: GT6, GT5, GT4, asphalt, rain"),
        ("steady/GT6", "dirt", "none to choose"),
        ("steady/", "gt", "no car or tyres ''"),
    ],
)
def test_cars_that_the_rules_lack_are_refused(text, rules, complaint):
    with pytest.raises(SimulatorError, match=complaint):
        entrants(text, load_rules(rules))


def test_a_usual_car_that_the_rules_lack_is_refused():
    with pytest.raises(SimulatorError, match="no car 'R5'; it has: GT6, GT5, GT4"):
        entrants("2", GT, Entry("R5"))


# --- races ----------------------------------------------------------------------------------------


def field_of(specification):
    shelf = Shelf()
    field = entrants(specification, GT)
    drivers = [CheckingDriver(one.name, one.temperament, shelf) for one in field]
    return drivers, [one.entry for one in field]


MIXED = "steady,attack/GT5,steady/GT4,attack"


@pytest.mark.parametrize("circuit", [RING, SMALL], ids=["ring", "small"])
def test_races_end_with_a_place_for_everybody(circuit):
    drivers, entries = field_of(MIXED)
    rally = Rally.of([Stage("race", circuit, laps=1)], GT)
    for seed in range(5):
        result = rally.run(drivers, seed, entries=entries).stages[0]
        assert sorted(driver.place for driver in result.drivers) == [1, 2, 3, 4]


def test_drivers_without_a_past_drive_alike():
    """What a driver has worked out in earlier races changes nothing."""
    rally = Rally.of([Stage("race", SMALL, laps=1)], GT)
    warm, entries = field_of(MIXED)
    for seed in range(3):
        rally.run(warm, seed, entries=entries)
    fresh, _ = field_of(MIXED)
    assert rally.run(fresh, 1, entries=entries) == rally.run(warm, 1, entries=entries)


def test_make_driver_gives_the_temperament():
    (entrant,) = entrants("attack/GT5", GT)
    assert make_driver(entrant).temperament is ATTACK
    assert STEADY.in_turns().token < STEADY.token
