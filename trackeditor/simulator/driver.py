"""Decisions of a driver, asked for by the engine one by one.

A driver sees immutable values and answers; the engine checks every answer and raises
``SimulatorError`` on one that the rules do not allow.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step


class RolledDie(NamedTuple):
    """A die after the roll."""

    die: Die
    warning: bool


class RolledStep(NamedTuple):
    """A step played with dice that are already rolled, in the order of ``step.dice``."""

    step: Step
    rolled: tuple[RolledDie, ...]

    @property
    def warnings(self) -> int:
        """Warnings of the dice and of the way together."""
        return self.step.warnings + sum(die.warning for die in self.rolled)

    @property
    def fails_jump(self) -> bool:
        """Whether a jump is too far for a die that shows a warning."""
        return self.step.risky and any(die.warning for die in self.rolled)


class Roll(NamedTuple):
    """One by one: play the next dice, after paying tokens for a safe result if ``secure``.

    The n-th die secured in a turn costs n tokens; a brake combination is secured as a whole.
    """

    step: Step
    secure: bool = False


class FlatOut(NamedTuple):
    """Commit to a plan and roll all its dice at once; only as the first decision of a turn."""

    plan: Plan


class Stop(NamedTuple):
    """End the turn.

    Only a car that has moved may stop: while a step is open, though it goes over a limit, a car
    must move (RULES.md, section 1). The turn of a car without an open step ends by itself.
    """


Decision = Roll | FlatOut | Stop


class Driver(Protocol):
    """Whoever drives a car: a person at an interface or a strategy.

    ``race`` is always the present state; ``race.cars[turn.car]`` is the driver's own car.
    """

    @property
    def name(self) -> str:
        """Name shown in standings and logs."""
        ...

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        """One of the free cells behind the start line."""
        ...

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        """Whether to fit the spare tyre; asked at the start of a turn in which it is allowed."""
        ...

    def choose_tyres(self, race: RaceState, car: int) -> str:
        """The tyres with which to leave the pit; asked only where the rules leave a choice."""
        ...

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        """What to do next; ``steps`` are all that are open, at least one."""
        ...

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        """Whether to cancel the loss of control that warnings are about to cause.

        ``plan`` is what is driven with the token: the step just rolled, with the turn as it was
        before that step, or the whole plan after flat out. One by one the turn goes on, and any
        further warning loses control.
        """
        ...

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        """A legal sequence of the rolled dice after a failed flat out.

        Its last step, and no earlier one, loses control; ``plans.losing_sequences`` lists all.
        """
        ...
