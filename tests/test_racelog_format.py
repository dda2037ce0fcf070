"""The shape of race logs: schemas/racelog.schema.json and docs/racelog-format.md."""

import io
import json
import re
import shlex
from pathlib import Path
from typing import get_args

import jsonschema
import pytest
from racing import (
    DIRT,
    CautiousDriver,
    ScriptedDriver,
    WildDriver,
    circuit_track,
    on,
    on_circuit,
    situation,
    stage_of,
    track_of,
)
from rallycross import JOKER_FORK, STRAIGHT, on_joker, on_tile, rallycross_track

from trackeditor.cli import DONE, run
from trackeditor.resources import data_directory
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.logged import BROKEN_OFF
from trackeditor.simulator.race import Stage, run_rally
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.track import Track
from trackeditor.simulator.turn import TurnEnd

PAGE = Path(__file__).parents[1] / "docs" / "racelog-format.md"
SCHEMA = json.loads((data_directory("schemas") / "racelog.schema.json").read_text("utf-8"))
ON_CIRCUITS = {
    "turn", "lap", "overtaking", "weather", "flags-away", "off-track", "pit-stop", "joker", "push"
}  # fmt: skip
"""Events of races that DIRT stages do not have."""
IN_THE_CLASSIC_GAME = {"tyres", "weather-die", "loss-card", "split", "retire"}
"""Events of rallies that DIRT does not have."""
IN_THE_WINDOW = {"broken-off"}
"""Events of races that somebody stops."""
OPTIONAL = {("header", "cars"), ("enter", "lap"), ("move", "lap")}
VALID = jsonschema.Draft202012Validator(SCHEMA).is_valid


def examples():
    """The header and events that the page shows, some of them broken over lines."""
    page, decode = PAGE.read_text("utf-8"), json.JSONDecoder().raw_decode
    starts = re.finditer(r'^    (?=\{"(?:event|format)")', page, re.MULTILINE)
    return [decode(page, start.end())[0] for start in starts]


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The logs that the commands on the page write: of a rally, of a race on a circuit."""
    page = PAGE.read_text("utf-8")
    found = re.findall(r"lines of `trackeditor (simulate .*) race\.jsonl`", page)
    logs = []
    for number, command in enumerate(found):
        log = tmp_path_factory.mktemp("log") / f"race{number}.jsonl"
        assert run([*shlex.split(command), str(log)]) == DONE
        logs.append([json.loads(line) for line in log.read_text("utf-8").splitlines()])
    return logs


def wild_log(seed):
    """The log of a race in which every kind of event comes about sooner or later."""
    courses = [stage_of("215b", "213b", "207b")] * 2
    stages = [Stage(f"stage {number}", course) for number, course in enumerate(courses)]
    stream = io.StringIO()
    run_rally(
        stages, [WildDriver(str(n), 10 * seed + n) for n in range(6)], DIRT, seed, log_to(stream)
    )
    return stream.getvalue().splitlines(), courses


def tyre_fitted():
    """The event of a car that fits its spare tyre."""
    track = track_of("206a")
    start = situation(
        track, on(track.course, 1, "r0.0.0"), 0, spare_tyres=1, damage=Damage(coast=1)
    )
    start.play(driver=CautiousDriver(dice=1, tyre=True), rolls=[False])
    return start.told("spare-tyre")[0]


def stopped_at_pit():
    """The event of a damaged car that changes to rain tyres at the pit."""
    track = circuit_track("103aDA", laps=1)
    at = on_circuit(track, 1, "r0.0.2", lap=1)
    start = situation(track, at, 0, damage=Damage(gear=1, coast=1), tyres="asphalt", weather="rain")
    further = on_circuit(track, 1, "r0.1.2", lap=1)
    start.play(f"1 > {further}", "stop", driver=ScriptedDriver(fits="rain"), rolls=[False])
    return start.told("pit-stop")[0]


def driven_in_rallycross():
    """What happens when a car takes the joker, when one pushes another, when one finishes."""
    track = rallycross_track(2, "rx-full-contact")
    joker = situation(track, on_tile(JOKER_FORK, "r0.0.0", 2), 3)
    joker.play(f"3 > {on_joker(0, 'r1.0.0', 2)}", "stop", rolls=[False])
    others = {on_tile(STRAIGHT, "r0.1.1"): 3}
    contact = situation(track, on_tile(STRAIGHT, "r0.2.1"), 3, others=others)
    contact.play(f"4 > {on_tile(STRAIGHT, 'r0.1.1')}", "stop", rolls=[False], draws=["ok", "boost"])
    finish = situation(track, on_tile(STRAIGHT, "r0.0.0", 2), 3)
    finish.play(f"3 > {on_tile(JOKER_FORK, 'r0.0.1', 3)}", rolls=[False])
    return (*joker.events, *contact.events, *finish.events)


def retired():
    """What happens when a car with two punctures takes a shortcut and has another one."""
    track = Track(stage_of("213b"), load_rules("classic"))
    cut = on(track.course, 1, "r0.cut0")
    before = next(move.start for move in track.course.moves if move.end == cut)
    start = situation(track, before, 3, damage=Damage(puncture=2))
    start.play(f"3 > {cut}", rolls=[False], draws=["coast"])
    return start.events


def test_the_examples_of_the_page_are_what_the_program_writes(written):
    logged = [event for log in written for event in log]
    for example in examples():
        if example.get("event") in IN_THE_WINDOW:
            assert example == {"event": BROKEN_OFF}
        elif example.get("event") == "spare-tyre":
            assert example == tyre_fitted()
        elif example.get("event") == "pit-stop":
            assert example == stopped_at_pit()
        else:
            assert example in (*logged, *driven_in_rallycross(), *retired())


def test_the_page_shows_every_event_and_every_end_of_a_turn():
    shown = {example.get("event") for example in examples()} - {None}
    assert shown == set(SCHEMA["else"]["properties"]["event"]["enum"])
    page = PAGE.read_text("utf-8")
    ends = set(re.findall(r"^\| `([a-z ]+)` \|", page, re.MULTILINE)) - {"end"}
    assert ends == set(get_args(TurnEnd)) == set(SCHEMA["$defs"]["end"]["enum"])


def test_every_line_of_a_race_is_valid(written):
    for log in written:
        assert all(map(VALID, log))


@pytest.mark.slow
def test_every_line_of_a_wild_race_is_valid_and_the_log_replays():
    seen = set()
    for seed in range(6):
        lines, courses = wild_log(seed)
        events = [json.loads(line) for line in lines]
        assert all(map(VALID, events))
        seen |= {event.get("event") for event in events}
        replay(lines, courses)
    elsewhere = ON_CIRCUITS | IN_THE_CLASSIC_GAME | IN_THE_WINDOW
    assert seen - {None} == set(SCHEMA["else"]["properties"]["event"]["enum"]) - elsewhere


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.get("event", "header"))
def test_a_line_that_lacks_a_field_or_has_another_one_is_not_valid(example):
    assert VALID(example)
    assert not VALID({**example, "more": 1})
    for field in example:
        without = {key: value for key, value in example.items() if key != field}
        assert VALID(without) == ((example.get("event", "header"), field) in OPTIONAL)
        assert not VALID({**example, field: {"wrong": "type"}})


def test_second_tokens_of_every_car_add_up_from_line_to_line(written):
    """Gained and paid tokens give those in hand at every step and those kept at the finish."""
    held = [0, 0]
    kept = 0
    for event in written[0][1:]:
        match event["event"]:
            case "stage":
                held = [0, 0]
            case "gain":
                held[event["car"]] += event["tokens"]
                assert event["held"] == held[event["car"]]
            case "secure":
                held[event["car"]] -= event["tokens"]
                assert event["held"] == held[event["car"]]
            case "finish":
                assert event["tokens"] == held[event["car"]]
                kept += event["tokens"]
    assert kept > 0
