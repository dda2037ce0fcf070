"""The best play of a turn one by one under a value table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Step, legal_steps

EQUAL = 1e-9
"""Difference below which two values are the same; then the first choice found stays."""

_FREE: frozenset[str] = frozenset()


class Choice(NamedTuple):
    """What is best next: a step, or to stop (None), and the expected cost with it.

    ``touches`` are the cells to which this and the choices after it may lead in the turn.
    """

    step: Step | None
    value: float
    touches: frozenset[str] = _FREE


def grip_after(grip: Grip, step: Step) -> Grip:
    """What a car has in hand after a step."""
    return Grip(step.gear, grip.hand.without(step.dice))


def best_step(table: ValueTable, steps: Sequence[Step], turn: TurnState) -> Choice:
    """The best of the steps open in a turn, or stopping.

    A step over a limit is taken only by a car that must move and has no other.
    """
    grip = Grip(turn.gear, turn.hand)
    return _best(table, steps, turn.cell, grip, turn.warnings, moved=turn.dice > 0)


def _best(
    table: ValueTable,
    steps: Sequence[Step],
    cell: str,
    grip: Grip,
    warnings: int,
    *,
    moved: bool,
) -> Choice:
    best = Choice(None, table.stop(cell, grip.gear) if moved else float("inf"))
    for step in steps:
        if not step.over_limit:
            value = table.before_roll(step, grip_after(grip, step), warnings)
            if value < best.value - EQUAL:
                best = Choice(step, value)
    return best if moved or best.step is not None else _least_lost(table, steps)


def _least_lost(table: ValueTable, steps: Sequence[Step]) -> Choice:
    """The step that loses least, for a car that must move and can only go over a limit."""
    best = Choice(None, float("inf"))
    for step in steps:
        value = table.over_limit(step)
        if value < best.value - EQUAL:
            best = Choice(step, value)
    return best


class Policy:
    """The best play on a free road, worked out where it is asked for and kept."""

    def __init__(self, table: ValueTable) -> None:
        self.table = table
        self._choices: dict[tuple[str, Grip, int, bool], Choice] = {}

    def choice(self, cell: str, grip: Grip, warnings: int, *, moved: bool) -> Choice:
        """The best next step of a turn, one by one."""
        key = (cell, grip, warnings, moved)
        known = self._choices.get(key)
        if known is None:
            steps = legal_steps(self.table.road, _FREE, cell, *grip)
            choice = _best(self.table, steps, cell, grip, warnings, moved=moved)
            known = choice._replace(touches=self._touches(choice.step, grip, warnings))
            self._choices[key] = known
        return known

    def _touches(self, step: Step | None, grip: Grip, warnings: int) -> frozenset[str]:
        """Cells to which a step leads, and the best ones after it."""
        if step is None:
            return _FREE
        touched = frozenset(step.path)
        if step.ends_turn:
            return touched
        following = grip_after(grip, step)
        for shown in range(1 if step.flying_start else len(step.dice) + 1):
            counted = warnings + step.warnings + shown
            if counted < self.table.limit:
                choice = self.choice(step.cell, following, counted, moved=True)
                touched |= choice.touches
        return touched
