"""A person's turn while he thinks: the steps planned so far and what they would mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from trackeditor.course import Course
from trackeditor.editor.drive.human import MoveQuestion, OrderQuestion
from trackeditor.editor.drive.odds import odds_of_loss
from trackeditor.simulator.driver import RolledStep
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.plans import (
    after,
    dice_of_plan,
    flat_out_fault,
    losing_sequences,
    step_still_open,
)
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Plan, Step, steps_of_turn
from trackeditor.simulator.track import Track
from trackeditor.simulator.traffic import NEVER, least_gear

Refusal = Literal[
    "no-plan", "must-move", "tokens", "rolled", "flying-start", "few-dice", "beyond-finish"
]
"""Why something cannot be done: nothing is planned, the car must move, tokens are missing, dice are
rolled already, flat out does not begin with a flying start, takes more dice, more dice than cells
to the finish line."""

Closure = Literal["taken", "flag", "gear"]
"""Why a cell before the car is closed to it: another car is in the way, a yellow flag forbids to
come beside another car, or that takes a higher gear."""


class ClosedCell(NamedTuple):
    """A cell before the car to which it cannot move; ``gear`` is the least that it would take."""

    cell: str
    why: Closure
    gear: int = 0


@dataclass(frozen=True, slots=True)
class Planning:
    """The turn that the engine asks about, and a plan of steps from there.

    ``tokens`` are those of the car. Every step of the plan is open to the car when the
    steps before it are driven as planned.
    """

    track: Track
    turn: TurnState
    tokens: int
    plan: Plan = ()

    @classmethod
    def of(cls, question: MoveQuestion) -> Planning:
        """An empty plan for a question of the engine."""
        race = question.race
        return cls(race.track, question.turn, race.cars[question.car].tokens)

    @property
    def rules(self) -> RuleSet:
        """The rules that are played."""
        return self.track.rules

    @property
    def now(self) -> TurnState:
        """The turn at the end of the plan, if no die shows a warning."""
        turn = self.turn
        for step in self.plan:
            turn = after(turn, step)
        return turn

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step that can follow the plan."""
        if self.plan and self.plan[-1].ends_turn:
            return ()
        return steps_of_turn(self.now)

    @property
    def cells(self) -> Mapping[str, tuple[Step, ...]]:
        """The steps that can follow by the printed cell they lead to, from left to right."""
        found: dict[str, list[Step]] = {}
        for step in self.steps:
            found.setdefault(step.cell, []).append(step)
        return {
            printed_cell(cell): tuple(found[cell]) for cell in from_left(self.track.course, found)
        }

    @property
    def closed(self) -> Mapping[str, ClosedCell]:
        """By printed cell, what other cars keep the car from while it could move there alone."""
        now = self.now
        if self.plan and self.plan[-1].ends_turn:
            return {}
        open_cells = {step.cell for step in self.steps}
        alone = steps_of_turn(now._replace(taken=frozenset(), rivals=(), pushes=()))
        return {
            printed_cell(step.cell): _closed_cell(now, step)
            for step in alone
            if step.cell not in open_cells and len(step.path) == 1
        }

    def with_step(self, step: Step) -> Planning:
        """The plan with one of the steps that can follow."""
        return replace(self, plan=(*self.plan, step))

    def without_last(self) -> Planning:
        """The plan without its last step."""
        return replace(self, plan=self.plan[:-1])

    def odds_with(self, *steps: Step) -> float:
        """Chance of losing control on the plan and some more steps."""
        turn = self.turn
        return odds_of_loss(self.rules, turn.warnings, (*self.plan, *steps), turn.limit)

    def odds_of_next(self, step: Step) -> float:
        """Chance of losing control with one step when the plan before it shows no warning."""
        return odds_of_loss(self.rules, self.now.warnings, (step,), self.turn.limit)

    @property
    def price(self) -> int:
        """Tokens for securing the next step; the n-th die secured costs n (section 1)."""
        first = self.turn.secured + 1
        return sum(range(first, first + len(self.plan[0].dice))) if self.plan else first

    def roll_refusal(self) -> Refusal | None:
        """Why the next step cannot be rolled."""
        return None if self.plan else "no-plan"

    def secure_refusal(self) -> Refusal | None:
        """Why the next step cannot be secured."""
        if not self.plan:
            return "no-plan"
        return None if self.price <= self.tokens else "tokens"

    def flat_out_refusal(self) -> Refusal | None:
        """Why the plan cannot be driven flat out."""
        if self.turn.dice:
            return "rolled"
        if not self.plan:
            return "no-plan"
        if flat_out_fault(self.rules, self.turn, self.plan) is None:
            return None
        if self.plan[0].flying_start:
            return "flying-start"
        few = len(dice_of_plan(self.plan)) < self.rules.flat_out_least_dice
        return "few-dice" if few else "beyond-finish"

    def stop_refusal(self) -> Refusal | None:
        """Why the turn cannot end here; a car that can move must do so (section 1)."""
        return None if self.turn.dice else "must-move"

    def continued(self, question: MoveQuestion) -> Planning:
        """The rest of the plan after its first step is driven, as far as it is still open."""
        following = Planning.of(question)
        for planned in self.plan[1:]:
            step = step_still_open(following.now, planned)
            if step is None or step != planned:
                break
            following = following.with_step(step)
        return following


def _closed_cell(turn: TurnState, step: Step) -> ClosedCell:
    """Why a step that a car alone could make is not open."""
    if step.cell in turn.taken:
        return ClosedCell(step.cell, "taken")
    gear = least_gear(turn.rivals, turn.cell, step.cell)
    return ClosedCell(step.cell, "flag" if gear >= NEVER else "gear", gear)


def from_left(course: Course, cells: Iterable[str]) -> list[str]:
    """Cells as the driver sees them: from left to right, near ones before far ones."""

    def place(name: str) -> tuple[float, float]:
        cell = course.cells[name]
        return (cell.left + cell.right, cell.front)

    return sorted(cells, key=place)


class Consequence(NamedTuple):
    """What comes of an order of the dice after a failed flat out: ``tokens`` of damage drawn."""

    sequence: tuple[RolledStep, ...]
    tokens: int

    @property
    def last(self) -> Step:
        """The step that loses control."""
        return self.sequence[-1].step


def consequences(question: OrderQuestion) -> tuple[Consequence, ...]:
    """The orders of the dice that differ in what comes of them, the mildest first.

    Of orders that lose control on the same cell in the same gear, by as many shortcuts, the
    shortest is given. Milder is less damage, then fewer shortcuts, then further along the road.
    """
    race, rules = question.race, question.race.track.rules
    cells = race.track.course.cells
    kept: dict[tuple[object, ...], tuple[RolledStep, ...]] = {}
    for sequence in losing_sequences(question.turn, question.rolled, distinct=True):
        last = sequence[-1].step
        key = (last.cell, last.gear, last.over_limit, last.finishes, _shortcuts(sequence))
        if key not in kept or len(sequence) < len(kept[key]):
            kept[key] = sequence

    def mildness(found: Consequence) -> tuple[float, ...]:
        last = found.last
        front = float("inf") if last.finishes else cells[last.cell].front
        return (found.tokens, _shortcuts(found.sequence), -front, last.over_limit)

    found = [
        Consequence(
            sequence,
            rules.damage_tokens(sequence[-1].step.gear, cells[sequence[-1].step.cell].danger),
        )
        for sequence in kept.values()
    ]
    return tuple(sorted(found, key=mildness))


def _shortcuts(sequence: tuple[RolledStep, ...]) -> int:
    return sum(played.step.shortcut for played in sequence)
