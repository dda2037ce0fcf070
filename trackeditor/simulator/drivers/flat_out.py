"""Plans to drive flat out: which one promises most under a value table.

A failed plan is valued as if it lost control in its own order. The re-ordering chosen after the
roll can only be better, so no plan is thought better than it is.
"""

from __future__ import annotations

from typing import NamedTuple

from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.policy import EQUAL, grip_after
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Plan, Step, legal_steps

_FREE: frozenset[str] = frozenset()


class Appetite(NamedTuple):
    """What a driver makes of flat out: highest chance of failing, worth of a second token."""

    risk: float
    token: float


class Dash(NamedTuple):
    """A plan to drive flat out: expected seconds, chance of losing control, cells on the way."""

    plan: Plan
    value: float
    risk: float
    touches: frozenset[str]


class _Reached(NamedTuple):
    """A cell reached flat out, and the best way of coming there with the same dice.

    ``control[w]`` is the probability of having come there with ``w`` warnings; ``lost`` are the
    expected seconds of the losses of control on the way, weighed with their probability, and of
    the tokens drawn in shortcuts; ``warnings`` those of the way.
    """

    plan: Plan
    cell: str
    grip: Grip
    control: tuple[float, ...]
    lost: float = 0.0
    warnings: int = 0
    dice: int = 0
    cells: int = 0


class FlatOutPlans:
    """The best plans from the starts of turns on a free road, kept once they are found."""

    def __init__(self, table: ValueTable, appetite: Appetite) -> None:
        self._search = _Search(table, appetite)
        self._found: dict[tuple[str, Grip], Dash | None] = {}

    def best(self, turn: TurnState) -> Dash | None:
        """The best plan at the start of a turn, None when all are too risky."""
        grip = Grip(turn.gear, turn.hand)
        key = (turn.cell, grip)
        if key not in self._found:
            self._found[key] = self._search.best(turn.cell, grip, _FREE)
        dash = self._found[key]
        if dash is not None and not dash.touches.isdisjoint(turn.taken):
            return self._search.best(turn.cell, grip, turn.taken)
        return dash


class _Search:
    """The search over all plans, step by step.

    Of plans that come to a cell with the same dice and warnings of the way only the one that loses
    least goes on: their chances are the same from there.
    """

    def __init__(self, table: ValueTable, appetite: Appetite) -> None:
        self._table = table
        self._appetite = appetite
        self._rules = table.track.rules

    def best(self, cell: str, grip: Grip, taken: frozenset[str]) -> Dash | None:
        control = (1.0, *(0.0,) * (self._rules.warning_limit - 1))
        edge = [_Reached((), cell, grip, control)]
        best: Dash | None = None
        while edge:
            found: dict[tuple[str, Grip, int], _Reached] = {}
            for reached in edge:
                for step in legal_steps(self._table.road, taken, reached.cell, *reached.grip):
                    if step.over_limit:
                        continue
                    further = self._after(reached, step)
                    if 1 - sum(further.control) > self._appetite.risk:
                        continue
                    best = self._better(best, further)
                    key = (further.cell, further.grip, further.warnings)
                    known = found.get(key)
                    if not step.ends_turn and (known is None or further.lost < known.lost):
                        found[key] = further
            edge = list(found.values())
        return best

    def _after(self, reached: _Reached, step: Step) -> _Reached:
        table, limit = self._table, self._rules.warning_limit
        grip = grip_after(reached.grip, step)
        control = [0.0] * limit
        failing = 0.0
        for before, chance in enumerate(reached.control):
            for shown, roll in enumerate(table.grips.rolls[step.dice]):
                warnings = before + shown + step.warnings
                if warnings < limit:
                    control[warnings] += chance * roll
                else:
                    failing += chance * roll
        lost = reached.lost
        if failing:
            lost += failing * table.arrival(step, grip, limit, lost=True)
        if step.shortcut:
            lost += table.costs.shortcut
        return _Reached(
            plan=(*reached.plan, step),
            cell=step.cell,
            grip=grip,
            control=tuple(control),
            lost=lost,
            warnings=reached.warnings + step.warnings,
            dice=reached.dice + len(step.dice),
            cells=reached.cells + len(step.path),
        )

    def _better(self, best: Dash | None, reached: _Reached) -> Dash | None:
        """The better of two plans, if the second is one that may be driven flat out."""
        if reached.dice < self._rules.flat_out_least_dice:
            return best
        step = reached.plan[-1]
        cells = reached.cells + (0 if step.finishes else self._table.road.to_finish[step.cell])
        if reached.dice > cells:
            return best
        kept = sum(reached.control)
        end = (
            float(self._rules.time_cards[step.gear])
            if step.finishes
            else self._table.stop(step.cell, step.gear)
        )
        value = kept * end + reached.lost - reached.dice * self._appetite.token
        if best is not None and value >= best.value - EQUAL:
            return best
        touches = frozenset(cell for step in reached.plan for cell in step.path)
        return Dash(reached.plan, value, 1 - kept, touches)
