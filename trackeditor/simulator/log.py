"""The race log: JSON lines, one event each, and its replay through the same engine.

The first line is the header: format, rules, drivers, seed, stages with a fingerprint of their
courses. Every decision, roll and draw follows in the order in which it happened, with the cards,
results and standings that come of them. The standings repeat the names of the drivers, which
nothing else depends on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from trackeditor.course.model import Course
from trackeditor.sentences import counted, reason_of, sentence
from trackeditor.simulator.chance import Chance, RandomChance
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import FORMAT, Event, Observer, course_fingerprint
from trackeditor.simulator.logged import (
    BrokenOffError,
    Cursor,
    LogFaultError,
    LoggedChance,
    LoggedDriver,
    shortened,
)
from trackeditor.simulator.race import Entry, Rally, RallyResult, Stage
from trackeditor.simulator.rules import RuleSet, load_rules
from trackeditor.simulator.shakedown import as_shakedown
from trackeditor.user_files import FileError, read_file, text_of


def log_to(stream: TextIO) -> Observer:
    """An observer that writes every event as a line of JSON."""

    def write(event: Event) -> None:
        stream.write(json.dumps(event, separators=(",", ":")) + "\n")

    return write


def replay(
    lines: Iterable[str], courses: Sequence[Course], rules: RuleSet | None = None
) -> RallyResult | None:
    """Drive a logged race again and make sure that it happens as the log says.

    Rolls and draws are those of the seed; in a log without one (``seed`` null: real dice) they are
    taken from the log. A race that was broken off is driven up to there and has no result.

    Parameters
    ----------
    lines : the lines of the log
    courses : the courses of its stages
    rules : rule set to use instead of the one that the header names

    Raises
    ------
    SimulatorError
        when the log is damaged, belongs to other courses, or says anything that the engine does
        not do; the message names the line.
    """
    try:
        return _replay(lines, courses, rules)
    except BrokenOffError:
        return None
    except LogFaultError as fault:
        raise SimulatorError(reason_of(fault)) from fault


MOST_BYTES = 40_000_000
"""Bytes of a log; one of 18 stages with six drivers has some two million."""


class LogHeader(NamedTuple):
    """What the header of a log says of the race before it is driven again.

    ``rules`` is empty, and ``courses`` (fingerprints, by stage) are none, where it does not say so.
    """

    rules: str = ""
    courses: tuple[str, ...] = ()


def read_log(log: Path) -> str:
    """The text of a log; raises SimulatorError when it cannot be had."""
    try:
        return text_of(read_file(log, MOST_BYTES))
    except FileError as error:
        raise SimulatorError(reason_of(error)) from None


def header_of_log(log: Path) -> LogHeader:
    """What the header of a log says; nothing of a damaged one.

    Whether the log is sound is for :func:`replay` to find out.
    """
    try:
        return header_in(read_log(log))
    except SimulatorError:
        return LogHeader()


def header_in(log: str) -> LogHeader:
    """What the header in the text of a log says; nothing of a damaged one."""
    try:
        header = json.loads(log.partition("\n")[0])
    except (ValueError, RecursionError):
        return LogHeader()
    if not isinstance(header, dict):
        return LogHeader()
    rules, stages = header.get("rules"), header.get("stages")
    if not isinstance(stages, list) or not all(isinstance(stage, dict) for stage in stages):
        stages = []
    return LogHeader(
        rules if isinstance(rules, str) else "",
        tuple(str(stage.get("course")) for stage in stages),
    )


def _replay(lines: Iterable[str], courses: Sequence[Course], rules: RuleSet | None) -> RallyResult:
    cursor = Cursor(lines)
    header = cursor.ahead()
    if header.get("format") != FORMAT:
        cursor.refuse(sentence("not a race log of format {format}", format=FORMAT))
    names, seed = _drivers(header, cursor), header.get("seed")
    if seed is not None and type(seed) is not int:
        cursor.refuse(sentence("the seed must be a whole number or null"))
    try:
        played = rules or load_rules(shortened(str(header.get("rules"))))
        if header.get("shakedown") is True:
            played = as_shakedown(played)
    except SimulatorError as error:
        cursor.refuse(reason_of(error))
    rally = Rally.of(_stages(header, courses, cursor), played)
    entries = _entries(header, len(names), cursor)
    chance: Chance = LoggedChance(cursor) if seed is None else RandomChance(played, seed)
    drivers = [LoggedDriver(name, car, cursor) for car, name in enumerate(names)]
    try:
        result = rally.run_with(drivers, chance, cursor.expect, entries, seed=seed)
    except SimulatorError as error:
        cursor.refuse(reason_of(error))
    cursor.expect_end()
    return result


def _drivers(header: Event, cursor: Cursor) -> list[str]:
    names = header.get("drivers")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        cursor.refuse(sentence("the header must list the drivers"))
    return names


def _stages(header: Event, courses: Sequence[Course], cursor: Cursor) -> list[Stage]:
    entries = header.get("stages")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        cursor.refuse(sentence("the header must list the stages"))
    names = [str(entry.get("name")) for entry in entries]
    if len(entries) != len(courses):
        cursor.refuse(
            counted(
                "the race was driven on {count} stages, and {courses} are given; open {names}",
                "the race was driven on {count} stage, and {courses} are given; open {names}",
                len(entries),
                courses=len(courses),
                names=shortened(", ".join(names)),
            )
        )
    stages = []
    for name, entry, course in zip(names, entries, courses, strict=True):
        if entry.get("course") != course_fingerprint(course):
            cursor.refuse(
                sentence(
                    "stage '{stage}' was driven on another course than the one given; open {names}"
                    " as it was then",
                    stage=shortened(name),
                    names=shortened(", ".join(names)),
                )
            )
        laps, weather = entry.get("laps", 0), entry.get("weather", "")
        splits = entry.get("splits", [])
        if type(laps) is not int or not isinstance(weather, str):
            cursor.refuse(
                sentence(
                    "stage '{stage}' has laps or a weather that are none", stage=shortened(name)
                )
            )
        if not isinstance(splits, list) or any(type(tile) is not int for tile in splits):
            cursor.refuse(
                sentence("stage '{stage}' has splits that are no tiles", stage=shortened(name))
            )
        service = bool(entry.get("service"))
        stages.append(Stage(name, course, service, laps, weather, tuple(splits)))
    return stages


def _entries(header: Event, drivers: int, cursor: Cursor) -> tuple[Entry, ...]:
    """The cars of the drivers, where the rules leave a choice."""
    cars = header.get("cars", [{}] * drivers)
    if not isinstance(cars, list) or len(cars) != drivers:
        cursor.refuse("the header must list a car for every driver")
    entries = []
    for car in cars:
        model, tyres = (car.get("model", ""), car.get("tyres", "")) if _is_object(car) else (0, 0)
        if not isinstance(model, str) or not isinstance(tyres, str):
            cursor.refuse("a car in the header must have a model and tyres")
        entries.append(Entry(model, tyres))
    return tuple(entries)


def _is_object(content: Any) -> bool:
    return isinstance(content, dict)
