"""Rallies of the classic game: tyres, weather, splits, standings, computer drivers.

RULES.md, section 5.
"""

import io
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import (
    CautiousDriver,
    CheckingDriver,
    ScriptedChance,
    WildDriver,
    published_stages,
    stage_of,
)

from trackeditor.course import Course
from trackeditor.resources import data_directory
from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage, dice_of_car
from trackeditor.simulator.drivers import ATTACK, ComputerDriver, Shelf, make_drivers
from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.policy import grip_after
from trackeditor.simulator.drivers.shelf import Wheels
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.driving import run_stage
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Event
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.play import Table
from trackeditor.simulator.race import Entry, Rally, Stage
from trackeditor.simulator.results import stage_result
from trackeditor.simulator.retiring import stage_time
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.shakedown import as_shakedown
from trackeditor.simulator.splits import split_points
from trackeditor.simulator.state import CarState, RaceState
from trackeditor.simulator.steps import legal_steps
from trackeditor.simulator.track import Track
from trackeditor.zones import compile_legs, parse_legs, read_boards

CLASSIC = load_rules("classic")
STAGES = published_stages()
RALLY = tuple(Stage(f"rally-1-ss{n}", STAGES[f"rally-1-ss{n}"]) for n in (1, 2, 3))
LEGS = ("L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4", "C8-C3 / J1-J4", "C3-L9-L8-C4")


def on_boards(text: str, *snow: str) -> Course:
    boards = read_boards([data_directory("examples") / "classic" / "invented-boards.yaml"])
    return compile_legs(parse_legs(text), boards, snow)


def short_stage(*sides: str) -> Stage:
    return Stage("short", stage_of(*(sides or ("206a", "207a"))))


def driven(stages, drivers, *, draws=(), rolls=(), entries=(), rules=CLASSIC):
    """The result of a rally with laid-down chance, and its events."""
    events: list[Event] = []
    chance = ScriptedChance(rolls, draws)
    rally = Rally.of(stages, rules)
    return rally.run_with(drivers, chance, events.append, entries), events


def told(events, event):
    return [
        {k: v for k, v in one.items() if k != "event"}
        for one in events
        if one.get("event") == event
    ]


# --- weather and tyres ---------------------------------------------------------------------------


@pytest.mark.parametrize(("warning", "weather"), [(True, "snow"), (False, "dry")])
def test_a_variable_weather_is_snow_if_the_black_die_shows_a_warning(warning, weather):
    stage = short_stage()._replace(weather="variable")
    rolls = [warning, *[False] * 40]
    _, events = driven([stage], [CautiousDriver("Ana")], rolls=rolls)
    assert told(events, "weather-die") == [
        {"dice": ["3"], "warnings": [warning], "weather": weather}
    ]
    assert told(events, "tyres") == [
        {"car": 0, "tyres": "snow" if weather == "snow" else "asphalt"}
    ]


def test_tyres_are_those_of_the_entry_stage_by_stage():
    entries = (Entry(tyres="asphalt+snow+snow"), Entry(tyres="snow"))
    drivers = [CautiousDriver("Ana"), CautiousDriver("Ben")]
    _, events = driven([short_stage()] * 3, drivers, rolls=[False] * 300, entries=entries)
    of_ana = [one["tyres"] for one in told(events, "tyres") if one["car"] == 0]
    of_ben = [one["tyres"] for one in told(events, "tyres") if one["car"] == 1]
    assert (of_ana, of_ben) == (["asphalt", "snow", "snow"], ["snow"] * 3)


@pytest.mark.parametrize("tyres", ["asphalt+snow", "snow+snow+snow+snow"])
def test_tyres_for_another_number_of_stages_are_refused(tyres):
    with pytest.raises(SimulatorError, match="and the rally has 3; name tyres once, or for each"):
        driven([short_stage()] * 3, [CautiousDriver()], entries=[Entry(tyres=tyres)])


def test_unknown_tyres_are_refused():
    with pytest.raises(SimulatorError, match=r"has no tyres 'rain'; it has: asphalt, snow"):
        driven([short_stage()], [CautiousDriver()], entries=[Entry(tyres="asphalt+rain")])


def test_unknown_weathers_are_refused():
    with pytest.raises(SimulatorError, match="it knows: dry, snow, variable"):
        Rally.of([short_stage()._replace(weather="rain")], CLASSIC)


@pytest.mark.parametrize(("weather", "tyres"), [("dry", "asphalt"), ("snow", "snow")])
def test_computer_drivers_choose_the_tyres_that_hold(weather, tyres):
    result = Rally.of([RALLY[0]._replace(weather=weather)], CLASSIC).run(
        make_drivers("2", CLASSIC), 1
    )
    assert {driver.tyres for driver in result.stages[0].drivers} == {tyres}


def test_on_boards_they_look_at_the_sides_that_will_be_driven():
    """All zones on snow, in no weather: snow tyres. One of them only: the other way round."""
    for snow, tyres in (("CJ", "snow"), ("", "asphalt")):
        stage = Stage("legs", on_boards(LEGS[1], *snow))
        result = Rally.of([stage], CLASSIC).run(make_drivers("1", CLASSIC), 1)
        assert result.stages[0].drivers[0].tyres == tyres


# --- split times ---------------------------------------------------------------------------------


def test_split_points_are_a_third_and_two_thirds_of_the_way_between_the_lines():
    course = stage_of("206a", "206a", "206a", "206a")
    start = course.cells[course.start[0]].front
    finish = course.cells[course.finish[0]].front
    third, two_thirds = split_points(course, CLASSIC, ())
    assert third - start == pytest.approx((finish - start) / 3)
    assert finish - two_thirds == pytest.approx((finish - start) / 3)


def test_split_times_are_the_cards_up_to_the_turn_that_passes_the_point():
    """A car that plays a gear 1 and then a gear 1 die every turn: two cells, 50 s a turn.

    On 206a with four rows the fourth cell of tile 2 ends at distance 2; the car starts one cell
    behind the start line.
    """
    stage = short_stage()._replace(splits=(2, 3))
    result, events = driven([stage], [CautiousDriver("Ana", dice=1)], rolls=[False] * 60)
    (ana,) = result.stages[0].drivers
    course = stage.course
    passed = {}
    seconds = 0
    place = None
    for one in events:
        if one.get("event") == "move":
            place = course.cells[one["cell"]].front
        elif one.get("event") == "time":
            seconds = one["sum"]
            for tile in (2, 3):
                if place > tile:
                    passed.setdefault(tile, seconds)
    assert ana.splits == (passed[2], passed[3])
    assert told(events, "split") == [
        {"car": 0, "split": 1, "seconds": passed[2]},
        {"car": 0, "split": 2, "seconds": passed[3]},
    ]
    assert ana.splits[0] < ana.splits[1] <= ana.seconds


def test_a_split_time_beyond_the_stage_is_refused():
    with pytest.raises(SimulatorError, match="no split time after tile 9; choose 1 to 3"):
        Rally.of([short_stage()._replace(splits=(9,))], CLASSIC)


def test_games_without_split_times_refuse_them():
    with pytest.raises(SimulatorError, match="knows no split times"):
        Rally.of([short_stage()._replace(splits=(2,))], load_rules("dirt"))


# --- retiring and standings ----------------------------------------------------------------------


def test_a_stage_that_a_car_does_not_finish_counts_300_seconds_more_than_the_slowest():
    slow = CarState(0, 0, status="finished", seconds=200, tokens=10)
    fast = CarState(1, 1, status="finished", seconds=150)
    out = CarState(2, 2, status="finished", seconds=90, retired=True)
    cars = (slow, fast, out)
    assert [stage_time(car, cars, CLASSIC) for car in cars] == [190, 150, 490]


def test_a_retired_car_is_placed_last_and_starts_no_more():
    """The third puncture of the only driver who takes shortcuts; two are on the car already."""
    track = Track(stage_of("213b"), CLASSIC)
    cars = (
        CarState(0, 0, damage=Damage(puncture=2)),
        CarState(1, 1, retired=True, status="finished"),
    )
    table = Table(
        (_Shortcuts("Ana"), CautiousDriver("Ben")), ScriptedChance([False] * 40, ["coast"])
    )
    race = run_stage(track, cars, tokens.full_bags(CLASSIC), table)
    assert [car.retired for car in race.cars] == [True, True]
    assert race.cars[1].turns == 0
    result = stage_result("stage", race, ["Ana", "Ben"])
    assert [driver.retired for driver in result.drivers] == [True, True]


class _Shortcuts(CautiousDriver):
    """Drives slowly through every shortcut that it can come to."""

    def decide(self, race, turn, steps):
        cut = [step for step in steps if step.shortcut and not step.over_limit]
        beside = [
            step for step in steps if any(exit_.shortcut for exit_ in turn.road.exits[step.cell])
        ]
        slowest = min(cut or beside or steps, key=lambda step: step.gear)
        return super().decide(race, turn, (slowest,))


def test_the_start_order_of_later_stages_is_that_of_the_standings():
    drivers = [CautiousDriver("slow", dice=1), CautiousDriver("fast", dice=5)]
    _, events = driven([short_stage()] * 3, drivers, rolls=[False] * 600)
    assert [one["order"] for one in told(events, "stage")] == [[0, 1], [1, 0], [1, 0]]


def test_the_sisu_token_serves_once_a_rally():
    """Three warnings in every turn: it is asked for in both stages."""
    driver = CautiousDriver("Ana", dice=3, sisu=True)
    _, events = driven([short_stage()] * 2, [driver], rolls=[True] * 300, draws=["spin"] * 100)
    assert told(events, "sisu") == [{"car": 0}]


def test_the_service_gives_the_spare_tyre_back():
    """A puncture on the only shortcut of each stage: the tyre is fitted twice."""
    driver = _Shortcuts("Ana", dice=1, tyre=True)
    stages = [short_stage("213b", "206a")] * 2
    _, events = driven(stages, [driver], rolls=[False] * 100, draws=["coast"] * 2)
    assert len(told(events, "token")) == 2
    assert told(events, "spare-tyre") == [{"car": 0, "seconds": 60}] * 2


# --- shakedown -----------------------------------------------------------------------------------


def test_in_a_shakedown_neither_warnings_nor_punctures_count():
    rules = as_shakedown(CLASSIC)
    assert set(rules.warning_faces.values()) == {0}
    assert "coast" not in rules.shortcut_bag
    assert sum(rules.shortcut_bag.values()) == sum(CLASSIC.shortcut_bag.values())
    result = Rally.of(RALLY, rules).run(make_drivers("4", rules), 5)
    losses = [loss for stage in result.stages for one in stage.drivers for loss in one.losses]
    assert {loss.cause for loss in losses} <= {"limit"}
    assert not any(one.damage.puncture for stage in result.stages for one in stage.drivers)


def test_games_without_a_shakedown_refuse_it():
    with pytest.raises(SimulatorError, match="has no shakedown"):
        as_shakedown(load_rules("dirt"))


# --- logs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("shakedown", [False, True])
def test_a_log_replays(shakedown):
    rules = as_shakedown(CLASSIC) if shakedown else CLASSIC
    stages = [RALLY[0]._replace(weather="variable", splits=(3, 5)), *RALLY[1:]]
    stream = io.StringIO()
    entries = [Entry(tyres="snow+asphalt+asphalt"), Entry(), Entry()]
    result = Rally.of(stages, rules).run(make_drivers("3", rules), 8, log_to(stream), entries)
    lines = stream.getvalue().splitlines()
    assert replay(lines, [stage.course for stage in stages]) == result
    header = json.loads(lines[0])
    assert header.get("shakedown", False) is shakedown
    real_dice = [json.dumps(header | {"seed": None}), *lines[1:]]
    assert replay(real_dice, [stage.course for stage in stages]) == result


# --- values of the computer drivers --------------------------------------------------------------


def courses() -> Mapping[str, Course]:
    return {
        "tiles": STAGES["rally-1-ss2"],
        "boards": on_boards(LEGS[0], "L"),
        "jumps": stage_of("209b", "205b", "213b"),
    }


@pytest.mark.parametrize("name", ["tiles", "boards", "jumps"])
@pytest.mark.parametrize("tyres", ["asphalt", "snow"])
def test_the_value_of_a_turn_is_that_of_its_best_step(name, tyres):
    """What the table gives for a whole course at once is what the rules give step by step."""
    track = Track(courses()[name], CLASSIC)
    car = CarState(0, 0, tyres=tyres)
    race = RaceState(track, track.dry, (car,), tokens.full_bags(CLASSIC), weather="dry")
    outlook = Shelf().outlook(
        track, track.dry, track.course.start[0],
        Wheels(Damage(), race.fitting(0)), Costs(), ATTACK.appetite,
    )  # fmt: skip
    table, seen = outlook.table, Counter()
    for cell in table.cells:
        terrain = track.course.cells[cell].terrain
        hand = dice_of_car(CLASSIC, terrain, Damage(), leads=False, fitting=race.fitting(0))
        on_snow = terrain == "snow"
        limit = 2 if on_snow and tyres == "asphalt" else 3
        shown = table.limit - limit
        for gear in range(6):
            grip = Grip(gear, hand)
            steps = legal_steps(track.dry, frozenset(), cell, *grip)
            held = [step for step in steps if not step.over_limit]
            seen.update(len(step.path) for step in held)
            if held:
                best = min(table.before_roll(step, grip_after(grip, step), shown) for step in held)
                assert table.fresh(cell, gear) == pytest.approx(best)
    assert name != "jumps" or seen[3]


def test_driven_by_its_values_a_car_takes_as_long_as_they_say():
    """The mean of many races of a driver who neither drives flat out nor has tokens."""
    harmless = dict.fromkeys(CLASSIC.rally.roadside_damage, 0)
    rules = replace(
        CLASSIC,
        sisu=0,
        flat_out_least_dice=99,
        shortcut_bag={"ok": 1},
        rally=replace(CLASSIC.rally, roadside_damage=harmless),
    )
    plain = replace(ATTACK, costs=Costs())
    stage = Stage("jumps", stage_of("209b", "205b", "216a"))
    driver = ComputerDriver("plain", plain, Shelf())
    rally = Rally.of([stage], rules)
    (track,) = rally.tracks
    car = CarState(0, 0, tyres="asphalt")
    race = RaceState(track, track.dry, (car,), tokens.full_bags(rules), weather="dry")
    wheels = Wheels(Damage(), race.fitting(0))
    start = track.course.start[0]
    table = Shelf().outlook(track, track.dry, start, wheels, Costs(), plain.appetite).table
    expected = min(table.fresh(cell, 0) for cell in track.course.start)
    times = [rally.run([driver], seed).stages[0].drivers[0].total for seed in range(600)]
    mean = sum(times) / len(times)
    deviation = (sum((time - mean) ** 2 for time in times) / len(times)) ** 0.5
    assert abs(mean - expected) < 4 * deviation / len(times) ** 0.5


# --- laws of all rallies -------------------------------------------------------------------------


def check_cards(events):
    """Cards drawn never outnumber those of a deck before it is shuffled again."""
    drawn: dict[int, Counter[str]] = {}
    for one in told(events, "loss-card"):
        deck = drawn.setdefault(one["gear"], Counter())
        printed = CLASSIC.rally.loss_cards[one["gear"]]
        if sum(deck.values()) == sum(printed.values()):
            deck.clear()
        deck[one["card"]] += 1
        assert deck[one["card"]] <= printed[one["card"]]


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["dry", "snow", "variable"]))
def test_laws_hold_in_every_wild_rally_and_its_log_replays(seed, weather):
    stages = [
        Stage("tiles", stage_of("209b", "205b", "213b"), weather=weather),
        Stage("legs", on_boards(LEGS[1], "J")),
    ]
    events: list[Event] = []
    drivers = [WildDriver(str(n), seed + n) for n in range(5)]
    result = Rally.of(stages, CLASSIC).run(drivers, seed, events.append)
    check_cards(events)
    for stage in result.stages:
        assert all(one.retired or len(one.splits) == 2 for one in stage.drivers)
    lines = [json.dumps(event) for event in events]
    assert replay(lines, [stage.course for stage in stages]) == result


def test_computer_drivers_finish_drift_and_jump():
    """Of ten rallies over tiles and boards; attackers take drifts, jumps and shortcuts."""
    stages = [RALLY[0], *(Stage(text, on_boards(text)) for text in LEGS[:2])]
    rally, shelf = Rally.of(stages, CLASSIC), None
    seen: Counter[str] = Counter()
    for seed in range(10):
        events: list[Event] = []
        shelf = shelf or Shelf(rally.tracks)
        drivers = [CheckingDriver(name, ATTACK, shelf) for name in ("Ana", "Ben")]
        result = rally.run(drivers, seed, events.append)
        course = None
        for one in events:
            if one.get("event") == "stage":
                course = next(stage.course for stage in stages if stage.name == one["name"])
            elif one.get("event") == "move":
                cell = course.cells[one["cell"]]
                seen["drift"] += cell.inner is False
                seen["shortcut"] += cell.kind == "shortcut"
            elif one.get("event") == "step":
                seen[f"{len(one['path'])} cells"] += 1
            elif one.get("event") == "flat-out":
                seen["flights"] += any(len(step["path"]) > 1 for step in one["plan"])
        assert not any(standing.retired for standing in result.standings)
        check_cards(events)
    assert seen["drift"] > 10
    assert seen["flights"] + seen["2 cells"] + seen["3 cells"] > 5
