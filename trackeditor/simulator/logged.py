"""What a race log says, line by line: events to compare with, rolls, draws and decisions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from trackeditor.sentences import counted, sentence
from trackeditor.simulator.driver import Decision, FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.events import Event, step_facts
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.plans import after, hand_of
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step, steps_of_turn

BROKEN_OFF: Final = "broken-off"
"""The event that ends the log of a race which was not driven to its end."""

_LONGEST_VALUE: Final = 80
"""Characters of a value from a log that a message shows."""


class LogFaultError(Exception):
    """A fault of a log; its message names the line."""


class BrokenOffError(Exception):
    """The log ends here, as the race did."""


class Cursor:
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

    @property
    def is_at_end(self) -> bool:
        """Whether all lines have been read."""
        return self._next is None

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
            raise BrokenOffError
        return self._next

    def refuse(self, reason: str) -> NoReturn:
        """Report a fault of the next line."""
        raise LogFaultError(sentence("line {line}: {reason}", line=self._line, reason=reason))

    def expect(self, event: Event) -> None:
        """Compare an event of the engine with the next line."""
        logged = self.ahead()
        for key in (*event, *(key for key in logged if key not in event)):
            had, given = _value(logged, key), _value(event, key)
            if had != given:
                apart = _first_difference(had, given)
                self.refuse(
                    sentence(
                        "the log has {logged}, the race gives {given}",
                        logged=f"{key} {_shortened_at(had, apart)}",
                        given=_shortened_at(given, apart),
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


def shortened(text: str) -> str:
    """A value from a log as messages show it."""
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


def _first_difference(text: str, other: str) -> int:
    """Number of the characters with which two different texts begin alike."""
    pairs = enumerate(zip(text, other, strict=False))
    return next((n for n, (one, two) in pairs if one != two), min(len(text), len(other)))


def _shortened_at(text: str, place: int) -> str:
    """The same of a value of which one place matters: what lies long before it is left out."""
    first = max(0, place - _LONGEST_VALUE // 2) if len(text) > _LONGEST_VALUE else 0
    return shortened(f"…{text[first:]}" if first else text)


class LoggedChance:
    """Rolls and draws as the log has them."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor

    def roll(self, dice: tuple[Die, ...]) -> tuple[bool, ...]:
        """The logged results of some dice."""
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
        """The logged token or card."""
        logged = self._cursor.ahead()
        token = logged.get("token", logged.get("card"))
        if not isinstance(token, str) or not bag.get(token):
            self._cursor.refuse(sentence("expected a token that is in the bag"))
        return token


class LoggedDriver:
    """Decides what the log says its driver decided."""

    def __init__(self, name: str, car: int, cursor: Cursor) -> None:
        self._name = name
        self._told_name = shortened(name)
        self._car = car
        self._cursor = cursor

    @property
    def name(self) -> str:
        """Name shown in standings and logs."""
        return self._name

    def _next_is(self, event: str) -> bool:
        logged = self._cursor.ahead()
        return logged.get("event") == event and logged.get("car") == self._car

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        """The cell of the logged start."""
        told = self._cursor.ahead().get("cell")
        found = next((cell for cell in cells if printed_cell(cell) == told), None)
        if not self._next_is("enter") or found is None:
            self._cursor.refuse(
                sentence("expected the start of {name} on a free cell", name=self._told_name)
            )
        return found

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        """Whether the log says so."""
        return self._next_is("spare-tyre")

    def choose_tyres(self, race: RaceState, car: int) -> str:
        """The logged tyres; those on the car where none are logged."""
        chosen = self._next_is("pit-stop") or self._next_is("tyres")
        return str(self._cursor.ahead().get("tyres")) if chosen else race.cars[car].tyres

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        """Whether the log says so."""
        return self._next_is("sisu")

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        """The logged decision."""
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
        """The logged order of the dice."""
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
