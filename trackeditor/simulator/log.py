"""The race log: JSON lines, one event each, and its replay through the same engine.

The first line is the header: format, rules, drivers, seed, stages with a fingerprint of their
courses. Every decision, roll and draw follows in the order in which it happened, with the cards,
results and standings that come of them. The standings repeat the names of the drivers, which
nothing else depends on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn, TextIO

from trackeditor.course.model import Course
from trackeditor.sentences import counted, reason_of, sentence
from trackeditor.simulator.chance import Chance, RandomChance
from trackeditor.simulator.driver import Decision, FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import (
    FORMAT,
    Event,
    Observer,
    course_fingerprint,
    step_facts,
)
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.plans import after, hand_of
from trackeditor.simulator.race import Entry, Rally, RallyResult, Stage
from trackeditor.simulator.rules import Die, RuleSet, load_rules
from trackeditor.simulator.shakedown import as_shakedown
from trackeditor.simulator.state import RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step, steps_of_turn
from trackeditor.user_files import FileError, read_file, text_of

BROKEN_OFF: Final = "broken-off"
"""The event that ends the log of a race which was not driven to its end."""

_LONGEST_VALUE: Final = 80
"""Characters of a value from a log that a message shows."""


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
    except _BrokenOffError:
        return None
    except _LogFaultError as fault:
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
        header = json.loads(read_log(log).partition("\n")[0])
    except (SimulatorError, ValueError, RecursionError):
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
    cursor = _Cursor(lines)
    header = cursor.ahead()
    if header.get("format") != FORMAT:
        cursor.refuse(sentence("not a race log of format {format}", format=FORMAT))
    names, seed = _drivers(header, cursor), header.get("seed")
    if seed is not None and type(seed) is not int:
        cursor.refuse(sentence("the seed must be a whole number or null"))
    try:
        played = rules or load_rules(_shortened(str(header.get("rules"))))
        if header.get("shakedown") is True:
            played = as_shakedown(played)
    except SimulatorError as error:
        cursor.refuse(reason_of(error))
    rally = Rally.of(_stages(header, courses, cursor), played)
    entries = _entries(header, len(names), cursor)
    chance: Chance = _LoggedChance(cursor) if seed is None else RandomChance(played, seed)
    drivers = [_LoggedDriver(name, car, cursor) for car, name in enumerate(names)]
    try:
        result = rally.run_with(drivers, chance, cursor.expect, entries, seed=seed)
    except SimulatorError as error:
        cursor.refuse(reason_of(error))
    cursor.expect_end()
    return result


def _drivers(header: Event, cursor: _Cursor) -> list[str]:
    names = header.get("drivers")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        cursor.refuse(sentence("the header must list the drivers"))
    return names


def _stages(header: Event, courses: Sequence[Course], cursor: _Cursor) -> list[Stage]:
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
                names=_shortened(", ".join(names)),
            )
        )
    stages = []
    for name, entry, course in zip(names, entries, courses, strict=True):
        if entry.get("course") != course_fingerprint(course):
            cursor.refuse(
                sentence(
                    "stage '{stage}' was driven on another course than the one given; open {names}"
                    " as it was then",
                    stage=_shortened(name),
                    names=_shortened(", ".join(names)),
                )
            )
        laps, weather = entry.get("laps", 0), entry.get("weather", "")
        splits = entry.get("splits", [])
        if type(laps) is not int or not isinstance(weather, str):
            cursor.refuse(
                sentence(
                    "stage '{stage}' has laps or a weather that are none", stage=_shortened(name)
                )
            )
        if not isinstance(splits, list) or any(type(tile) is not int for tile in splits):
            cursor.refuse(
                sentence("stage '{stage}' has splits that are no tiles", stage=_shortened(name))
            )
        service = bool(entry.get("service"))
        stages.append(Stage(name, course, service, laps, weather, tuple(splits)))
    return stages


def _entries(header: Event, drivers: int, cursor: _Cursor) -> tuple[Entry, ...]:
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


class _LogFaultError(Exception):
    """A fault of a log; its message names the line. Within this module only."""


class _BrokenOffError(Exception):
    """The log ends here, as the race did. Within this module only."""


class _Cursor:
    """Reads a log line by line, always knowing the line that comes next."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._line = 0
        self._next: Event | None = None
        self._advance()

    def _advance(self) -> None:
        self._next = None
        text = next(self._lines, None)
        self._line += 1
        if text is None:
            return
        try:
            content = json.loads(text, object_pairs_hook=_object)
        except (ValueError, RecursionError):
            self.refuse(sentence("not JSON; the log is damaged"))
        if not isinstance(content, dict):
            self.refuse(sentence("not an event; the log is damaged"))
        self._next = content

    def ahead(self) -> Event:
        """The event of the next line."""
        if self._next is None and self._line == 1:
            self.refuse(sentence("the log is empty; choose another file"))
        if self._next is None:
            self.refuse(sentence("the log ends before the race does"))
        if self._next == {"event": BROKEN_OFF} and self._line > 1:
            self._advance()
            if self._next is not None:
                self.refuse(sentence("the race is broken off, but the log goes on"))
            raise _BrokenOffError
        return self._next

    def refuse(self, reason: str) -> NoReturn:
        """Report a fault of the next line."""
        raise _LogFaultError(sentence("line {line}: {reason}", line=self._line, reason=reason))

    def expect(self, event: Event) -> None:
        """Compare an event of the engine with the next line."""
        logged = self.ahead()
        for key in (*event, *(key for key in logged if key not in event)):
            had, given = _value(logged, key), _value(event, key)
            if had != given:
                self.refuse(
                    sentence(
                        "the log has {logged}, the race gives {given}",
                        logged=_shortened(f"{key} {had}"),
                        given=_shortened(given),
                    )
                )
        self._advance()

    def expect_end(self) -> None:
        """Make sure that the log ends with the race."""
        if self._next is not None:
            self.refuse(sentence("the race is over, but the log goes on"))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, in which every key may occur once."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key occurs twice")
    return found


def _value(event: Event, key: str) -> str:
    """The value of a key as JSON, in which ``true`` is not 1; a missing one is not ``null``."""
    return json.dumps(event[key], sort_keys=True) if key in event else "nothing"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


class _LoggedChance:
    """Rolls and draws as the log has them."""

    def __init__(self, cursor: _Cursor) -> None:
        self._cursor = cursor

    def roll(self, dice: tuple[Die, ...]) -> tuple[bool, ...]:
        warnings = self._cursor.ahead().get("warnings")
        if (
            not isinstance(warnings, list)
            or len(warnings) != len(dice)
            or not all(isinstance(warning, bool) for warning in warnings)
        ):
            self._cursor.refuse(
                counted(
                    "expected a roll of {count} dice", "expected a roll of {count} die", len(dice)
                )
            )
        return tuple(warnings)

    def draw(self, bag: Mapping[str, int]) -> str:
        logged = self._cursor.ahead()
        token = logged.get("token", logged.get("card"))
        if not isinstance(token, str) or not bag.get(token):
            self._cursor.refuse(sentence("expected a token that is in the bag"))
        return token


class _LoggedDriver:
    """Decides what the log says its driver decided."""

    def __init__(self, name: str, car: int, cursor: _Cursor) -> None:
        self._name = name
        self._told_name = _shortened(name)
        self._car = car
        self._cursor = cursor

    @property
    def name(self) -> str:
        return self._name

    def _next_is(self, event: str) -> bool:
        logged = self._cursor.ahead()
        return logged.get("event") == event and logged.get("car") == self._car

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        told = self._cursor.ahead().get("cell")
        found = next((cell for cell in cells if printed_cell(cell) == told), None)
        if not self._next_is("enter") or found is None:
            self._cursor.refuse(
                sentence("expected the start of {name} on a free cell", name=self._told_name)
            )
        return found

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        return self._next_is("spare-tyre")

    def choose_tyres(self, race: RaceState, car: int) -> str:
        chosen = self._next_is("pit-stop") or self._next_is("tyres")
        return str(self._cursor.ahead().get("tyres")) if chosen else race.cars[car].tyres

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        return self._next_is("sisu")

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        logged = self._cursor.ahead()
        if self._next_is("stop"):
            return Stop()
        if self._next_is("step"):
            step = self._matching(logged, steps)
            if step is not None:
                return Roll(step, logged.get("secure") is True)
        if self._next_is("flat-out"):
            plan = self._plan(logged.get("plan"), turn)
            if plan is not None:
                return FlatOut(plan)
        return self._cursor.refuse(
            sentence("expected a decision of {name} that is open to him", name=self._told_name)
        )

    def _plan(self, logged: Any, turn: TurnState) -> Plan | None:
        """The logged plan, or None when it is none or has a step that is not open."""
        if not isinstance(logged, list):
            return None
        plan: list[Step] = []
        for entry in logged:
            step = self._matching(entry, steps_of_turn(turn))
            if step is None:
                return None
            plan.append(step)
            turn = after(turn, step)
        return tuple(plan)

    def _matching(self, logged: Any, steps: Iterable[Step]) -> Step | None:
        wanted = logged if isinstance(logged, dict) else {}
        decided = {key: wanted.get(key) for key in ("dice", "path")}
        return next((step for step in steps if step_facts(step) == decided), None)

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        logged = self._cursor.ahead().get("plan")
        plan = self._plan(logged, turn._replace(hand=hand_of(rolled)))
        if not self._next_is("reorder") or not isinstance(logged, list) or plan is None:
            self._cursor.refuse(
                sentence("expected how {name} orders his dice", name=self._told_name)
            )
        return tuple(
            RolledStep(step, tuple(map(RolledDie, step.dice, entry["warnings"])))
            for step, entry in zip(plan, logged, strict=True)
            if isinstance(entry.get("warnings"), list)
        )
