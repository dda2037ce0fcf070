"""A driver who is a person: the engine's questions, handed over to whoever sits at the window.

The engine asks in its own thread. The question is handed to a *desk*, which waits there for the
answer that is given in the window, or for the end of the race.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from trackeditor.simulator.driver import Decision, RolledDie, RolledStep
from trackeditor.simulator.state import RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step


class RaceStoppedError(Exception):
    """The race was stopped; raised inside it so that its thread ends."""


@dataclass(frozen=True, slots=True)
class StartQuestion:
    """On which of the free ``cells`` behind the start line to begin; answered by a cell."""

    race: RaceState
    car: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpareTyreQuestion:
    """Whether to fit the spare tyre; answered by yes or no."""

    race: RaceState
    car: int


@dataclass(frozen=True, slots=True)
class TyresQuestion:
    """Which of the ``tyres`` to fit, in the pit or before a stage; answered by one of them."""

    race: RaceState
    car: int
    tyres: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """What to do next; answered by a decision. ``steps`` are all that are open."""

    race: RaceState
    turn: TurnState
    steps: tuple[Step, ...]

    @property
    def car(self) -> int:
        """The car on turn."""
        return self.turn.car


@dataclass(frozen=True, slots=True)
class SisuQuestion:
    """Whether to cancel a loss of control on ``plan``; answered by yes or no."""

    race: RaceState
    turn: TurnState
    plan: Plan

    @property
    def car(self) -> int:
        """The car on turn."""
        return self.turn.car


@dataclass(frozen=True, slots=True)
class OrderQuestion:
    """In which order to play the dice of a failed flat out; answered by a losing sequence."""

    race: RaceState
    turn: TurnState
    rolled: tuple[RolledDie, ...]

    @property
    def car(self) -> int:
        """The car on turn."""
        return self.turn.car


Question = (
    StartQuestion | SpareTyreQuestion | TyresQuestion | MoveQuestion | SisuQuestion | OrderQuestion
)


class Desk(Protocol):
    """Where questions are answered."""

    def ask(self, question: Question) -> Any:
        """Wait for the answer.

        Raises
        ------
        RaceStoppedError
            when the race is stopped instead.
        """
        ...


class HumanDriver:
    """A person's car: every decision is asked for at a desk."""

    def __init__(self, name: str, desk: Desk) -> None:
        self._name = name
        self._desk = desk

    @property
    def name(self) -> str:
        """Name shown in standings and logs."""
        return self._name

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        """Ask for the start cell; where only one is free there is nothing to ask."""
        if len(cells) == 1:
            return cells[0]
        return str(self._desk.ask(StartQuestion(race, car, cells)))

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        """Ask whether to fit the spare tyre."""
        return bool(self._desk.ask(SpareTyreQuestion(race, car)))

    def choose_tyres(self, race: RaceState, car: int) -> str:
        """Ask which tyres to fit; those on the car, or else those that are right, come first."""
        rules = race.track.rules
        usual = race.cars[car].tyres or rules.right_tyres(race.weather)
        others = [tyres for tyres in rules.tyres if tyres != usual]
        return str(self._desk.ask(TyresQuestion(race, car, (usual, *others))))

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        """Ask what to do next."""
        decision: Decision = self._desk.ask(MoveQuestion(race, turn, steps))
        return decision

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        """Ask whether to spend the SISU token."""
        return bool(self._desk.ask(SisuQuestion(race, turn, plan)))

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        """Ask for the order of the dice after a failed flat out."""
        sequence: tuple[RolledStep, ...] = self._desk.ask(OrderQuestion(race, turn, rolled))
        return sequence
