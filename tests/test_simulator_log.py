"""The race log, its replay, and the laws that hold in every race."""

import io
import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import DIRT, CautiousDriver, WildDriver, published_stages, stage_of

from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.race import Rally, Stage, run_rally

WILD_SIDES = [("212b", "205b"), ("215b", "207b"), ("219b",), ("302a", "213b", "208b"), ("117b",)]


def wild_race(stages, drivers, seed):
    """Lines and result of a race of drivers who decide at random."""
    stream = io.StringIO()
    cars = [WildDriver(f"driver {n}", seed * 10 + n) for n in range(drivers)]
    result = run_rally(stages, cars, DIRT, seed, log_to(stream))
    return stream.getvalue().splitlines(), result


def stages_of(courses, service=True):
    return [Stage(f"stage {n}", course, service) for n, course in enumerate(courses, 1)]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    sides=st.lists(st.sampled_from(WILD_SIDES), min_size=1, max_size=3),
    drivers=st.integers(1, 6),
    seed=st.integers(0, 10**6),
    service=st.booleans(),
)
def test_laws_hold_in_every_race_and_its_log_replays(sides, drivers, seed, service):
    """The drivers check the laws at every decision: tokens and dice are conserved, one car a cell,
    none on cells that exclude each other, fronts increase."""
    courses = [stage_of(*names) for names in sides]
    lines, result = wild_race(stages_of(courses, service), drivers, seed)
    assert replay(lines, courses) == result
    assert all(len(stage.drivers) == drivers for stage in result.stages)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(published_stages()))
def test_wild_races_on_published_stages_end_and_replay(name):
    course = published_stages()[name]
    for seed in range(4):
        lines, result = wild_race(stages_of([course]), 6, seed)
        assert replay(lines, [course]) == result


def test_same_seed_same_log_whatever_else_uses_random_numbers():
    stages = stages_of([stage_of("212b", "205b")])
    random.seed(1)
    first, _ = wild_race(stages, 4, 7)
    random.seed(2)
    second, _ = wild_race(stages, 4, 7)
    other, _ = wild_race(stages, 4, 8)
    assert first == second != other


def test_one_race_after_another_is_the_same_as_alone():
    rally = Rally.of(stages_of([stage_of("212b", "205b")]), DIRT)
    drivers = [CautiousDriver(name, dice=4) for name in "AB"]
    alone = rally.run(drivers, 5)
    rally.run(drivers, 4)
    assert rally.run(drivers, 5) == alone


def test_header_names_format_rules_drivers_seed_and_stages():
    lines, _ = wild_race(stages_of([stage_of("212b")]), 2, 3)
    header = json.loads(lines[0])
    assert header["format"] == "trackeditor-racelog/1"
    assert (header["rules"], header["seed"]) == ("dirt", 3)
    assert header["drivers"] == ["driver 0", "driver 1"]
    assert [stage["name"] for stage in header["stages"]] == ["stage 1"]
    assert len(header["stages"][0]["course"]) == 64


def test_log_has_every_kind_of_event_that_happens():
    kinds = set()
    for seed in range(12):
        lines, _ = wild_race(stages_of([stage_of("215b", "213b", "207b")] * 2), 6, seed)
        kinds |= {json.loads(line).get("event") for line in lines[1:]}
    assert kinds == {
        *("stage", "round", "enter", "step", "roll", "secure", "flat-out", "reorder", "sisu"),
        "gain",
        *("move", "token", "stop", "spare-tyre", "time", "finish", "result", "service"),
        "standings",
    }


def test_a_log_without_a_seed_replays_with_its_own_rolls():
    """Real dice at a table have no seed."""
    course = stage_of("212b", "205b")
    lines, result = wild_race(stages_of([course]), 4, 7)
    header = json.loads(lines[0]) | {"seed": None}
    assert replay([json.dumps(header), *lines[1:]], [course]) == result


BROKEN_OFF = '{"event": "broken-off"}'


def test_a_race_that_is_broken_off_replays_up_to_there_and_has_no_result():
    """After whatever line: before a decision, between it and the roll, between turns."""
    course = stage_of("212b", "204a")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    for end in range(1, len(lines)):
        assert replay([*lines[:end], BROKEN_OFF], [course]) is None


def test_what_came_before_a_race_was_broken_off_must_be_true():
    course = stage_of("212b", "204a")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    number = next(n for n, line in enumerate(lines) if json.loads(line).get("event") == "move")
    false = json.dumps({**json.loads(lines[number]), "gear": 6})
    with pytest.raises(SimulatorError, match=rf"^line {number + 1}: "):
        replay([*lines[:number], false, BROKEN_OFF], [course])


def test_nothing_follows_the_end_of_a_race_that_is_broken_off():
    course = stage_of("212b", "204a")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    with pytest.raises(SimulatorError, match=r"^line 6: the race is broken off, but the log goes"):
        replay([*lines[:4], BROKEN_OFF, *lines[4:]], [course])
    with pytest.raises(SimulatorError, match=r"^line 1: not a race log"):
        replay([BROKEN_OFF], [course])
    with pytest.raises(SimulatorError, match=r": the race is over, but the log goes on$"):
        replay([*lines, BROKEN_OFF], [course])


# --- damaged and tampered logs --------------------------------------------------------------------


def altered_values(value):
    """Other values of the same and of other types."""
    if isinstance(value, bool):
        return [not value, None]
    if isinstance(value, int):
        return [value + 1, "x"]
    if isinstance(value, str):
        return [value + "x", 3, None, [value]]
    if isinstance(value, list):
        changed = [[*value, "x"], None, {}]
        if value:
            changed.append(value[:-1])
            changed += [[other, *value[1:]] for other in altered_values(value[0])]
        return changed
    if isinstance(value, dict):
        return [{**value, key: other} for key in value for other in altered_values(value[key])]
    return [1, "x"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [4, None])
def test_every_tampered_value_is_found_with_its_line(seed):
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    lines[0] = json.dumps(json.loads(lines[0]) | {"seed": seed})
    seen = set()
    for number, line in enumerate(lines):
        event = json.loads(line)
        kind = (event.get("event"), *(len(v) for v in event.values() if isinstance(v, list)))
        if kind in seen:
            continue
        seen.add(kind)
        for key in event:
            if number == 0 and key == "seed":
                continue
            for other in altered_values(event[key]):
                tampered = [
                    *lines[:number],
                    json.dumps({**event, key: other}),
                    *lines[number + 1 :],
                ]
                with pytest.raises(SimulatorError, match=r"^line \d+: "):
                    replay(tampered, [course])


@pytest.mark.slow
@pytest.mark.parametrize("extra", ["null", "0", "{}"])
def test_every_key_added_or_missing_is_found_with_its_line(extra):
    """A missing key is not the same as null."""
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    for number in range(0, len(lines), 5):
        event = json.loads(lines[number])
        changed = [{**event, "x": json.loads(extra)}]
        changed += [{k: v for k, v in event.items() if k != key} for key in event]
        for other in changed:
            tampered = [*lines[:number], json.dumps(other), *lines[number + 1 :]]
            with pytest.raises(SimulatorError, match=r"^line \d+: "):
                replay(tampered, [course])


def test_a_deleted_null_is_found_in_its_line():
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    number = next(n for n, line in enumerate(lines) if json.loads(line).get("lost", 0) is None)
    event = json.loads(lines[number])
    del event["lost"]
    with pytest.raises(
        SimulatorError, match=rf"^line {number + 1}: the log has lost nothing, the race gives null$"
    ):
        replay([*lines[:number], json.dumps(event), *lines[number + 1 :]], [course])


def test_true_is_not_1():
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    number = next(n for n, line in enumerate(lines) if '"warnings":[true' in line)
    tampered = lines[number].replace("[true", "[1")
    with pytest.raises(SimulatorError, match=rf"^line {number + 1}: the log has warnings \[1"):
        replay([*lines[:number], tampered, *lines[number + 1 :]], [course])


def test_a_key_that_occurs_twice_is_found():
    course = stage_of("212b")
    lines, _ = wild_race(stages_of([course]), 1, 4)
    doubled = lines[1].replace("{", '{"name":"other",', 1)
    with pytest.raises(SimulatorError, match=r"^line 2: not JSON"):
        replay([lines[0], doubled, *lines[2:]], [course])


@pytest.mark.parametrize("seed", [4, None])
@pytest.mark.parametrize(
    "names",
    [("driver 1", "driver 0", "driver 2"), ("driver 0", "Ana", "driver 2"), ("A", "B", "C")],
)
def test_drivers_who_change_their_names_are_found_in_the_standings(names, seed):
    """Nothing but the names tells a race from that of drivers in each other's seats."""
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    header = json.loads(lines[0]) | {"drivers": names, "seed": seed}
    with pytest.raises(SimulatorError, match=rf"^line {len(lines)}: the log has drivers \["):
        replay([json.dumps(header), *lines[1:]], [course])


def test_a_seed_is_no_truth_value():
    course = stage_of("212b")
    lines, _ = wild_race(stages_of([course]), 1, 1)
    header = json.loads(lines[0]) | {"seed": True}
    with pytest.raises(SimulatorError, match=r"^line 1: the seed must be a whole number"):
        replay([json.dumps(header), *lines[1:]], [course])


@pytest.mark.parametrize(
    ("number", "key"), [(0, "rules"), (0, "drivers"), (0, "stages"), (1, "name"), (1, "order")]
)
def test_a_long_value_is_shortened_in_the_refusal(number, key):
    """A line on the screen, not a page: some 80 characters of each of two values."""
    course = stage_of("212b")
    lines, _ = wild_race(stages_of([course]), 1, 4)
    event = json.loads(lines[number])
    long = "x" * 10_000
    match event[key]:
        case [dict(stage)]:
            event[key] = [{**stage, "name": long, "course": long}]
        case list():
            event[key] = [long]
        case _:
            event[key] = long
    with pytest.raises(SimulatorError) as refused:
        replay([*lines[:number], json.dumps(event), *lines[number + 1 :]], [course])
    assert len(str(refused.value)) < 250


def test_a_refusal_shows_where_two_long_values_differ():
    """Values that begin alike for longer than a line would otherwise look the same."""
    courses = stages_of([stage_of("212b"), stage_of("204a"), stage_of("213b")])
    lines, _ = wild_race(courses, 1, 4)
    header = json.loads(lines[0])
    assert len(json.dumps(header["stages"][:2])) > 80
    header["stages"][2]["service"] = 1
    with pytest.raises(SimulatorError) as refused:
        replay([json.dumps(header), *lines[1:]], [stage.course for stage in courses])
    told = re.fullmatch(r"line 1: the log has stages (.*), the race gives (.*)", str(refused.value))
    assert told is not None
    logged, given = told.groups()
    assert '"service": 1' in logged
    assert '"service": true' in given
    assert max(map(len, told.groups())) <= 80


@pytest.mark.parametrize("number", range(0, 60, 7))
def test_a_missing_or_doubled_line_is_found(number):
    course = stage_of("212b", "204a", "213b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    assert len(lines) > 60
    for damaged in (
        [*lines[:number], *lines[number + 1 :]],
        [*lines[: number + 1], *lines[number:]],
    ):
        with pytest.raises(SimulatorError, match=r"^line \d+: "):
            replay(damaged, [course])


@pytest.mark.parametrize("number", [1, 2, 10, 30])
def test_half_a_log_ends_before_the_race(number):
    course = stage_of("212b")
    lines, _ = wild_race(stages_of([course]), 3, 4)
    with pytest.raises(SimulatorError, match=rf"^line {number + 1}: the log ends before"):
        replay(lines[:number], [course])


def test_lines_after_the_end_are_found():
    course = stage_of("212b")
    lines, _ = wild_race(stages_of([course]), 1, 4)
    with pytest.raises(SimulatorError, match=rf"^line {len(lines) + 1}: the race is over"):
        replay([*lines, lines[-1]], [course])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("\x00\x01", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("1" * 5000, "not JSON"),
        ("[]", "not an event"),
        ('{"format": "other"}', "not a race log"),
        ('{"format": "trackeditor-racelog/1"}', "must list the drivers"),
        ('{"format": "trackeditor-racelog/1", "drivers": ["A"], "seed": 1.5}', "whole number"),
        ('{"format": "trackeditor-racelog/1", "drivers": ["A"], "rules": "x"}', "no rules 'x'"),
        (
            '{"format": "trackeditor-racelog/1", "drivers": ["A"], "rules": "dirt"}',
            "must list the stages",
        ),
    ],
)
def test_a_file_that_is_no_log_is_refused_in_its_first_line(text, reason):
    with pytest.raises(SimulatorError, match=f"^line 1: .*{reason}"):
        replay([text], [stage_of()])


def test_an_empty_file_is_refused():
    with pytest.raises(SimulatorError, match=r"^line 1: the log is empty"):
        replay([], [stage_of()])


def test_another_course_is_refused():
    lines, _ = wild_race(stages_of([stage_of("212b")]), 1, 4)
    with pytest.raises(SimulatorError, match=r"^line 1: stage 'stage 1'.*another course"):
        replay(lines, [stage_of("212a")])
    with pytest.raises(SimulatorError, match=r"driven on 1 stage, and 2 are given; open stage 1$"):
        replay(lines, [stage_of("212b")] * 2)
