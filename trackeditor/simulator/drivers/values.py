"""What it costs to the finish line, for a car alone on the road: the table of values.

Costs are what the rules count: the seconds of the cards or, in a race for the first place at the
line, turns. Two values are kept for every cell: the one with which a turn begins there, by gear,
and the one on coming there within a turn. The module ``sweep`` works them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from trackeditor.simulator.drivers.grips import Grip, GripTable, Numbers
from trackeditor.simulator.drivers.last_chance import Trap
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.steps import Step
from trackeditor.simulator.track import Exit, Road, Track
from trackeditor.tiles.model import Danger

_FORFEIT = 1000.0
"""Cost of a finish without the joker section: more than any other way round can cost."""


class Costs(NamedTuple):
    """What a driver adds to the costs of the rules, in their unit.

    ``loss`` is added to every loss of control, ``damage`` to every damage token that it draws,
    ``shortcut`` to every token drawn on entering a shortcut; ``late_joker`` is what it is worth not
    to leave the joker to the last lap, in which other cars may stand in its entrance. ``order`` is
    what it is worth to play first, not last, in the round in which the car crosses the finish line.
    ``narrow`` is added to every turn that begins where one car could block the last way to the
    joker, ``exposed`` to one that begins where a car could be pushed past it.
    """

    loss: float = 0.0
    damage: float = 0.0
    shortcut: float = 0.0
    late_joker: float = 0.0
    order: float = 0.0
    narrow: float = 0.0
    exposed: float = 0.0


class CellValues(NamedTuple):
    """Expected cost to the finish from a cell.

    ``fresh[gear]`` is the value at the start of a turn, ``turn[warnings, grip]`` the one within a
    turn, after moving to the cell.
    """

    fresh: tuple[float, ...]
    turn: Numbers


@dataclass(frozen=True, eq=False)
class ValueTable:
    """Expected cost to the finish line, for one state of the road and of the car.

    Attributes
    ----------
    road : the road in its state of mud
    grips : all ways of using up the dice of the car
    costs : what the driver adds to the costs of the rules
    cells : values of every cell from which a way leads over the finish line
    repaired : the table of the car after a stop at the pit; None when that would change nothing
    early : what the turn that crosses the finish line costs less, since it is played early
    last_turns : where the finish line is near, the tables of turns that begin there, by their gear
    near : the cells on which these turns begin
    """

    track: Track
    road: Road
    grips: GripTable
    costs: Costs
    cells: Mapping[str, CellValues]
    repaired: ValueTable | None = None
    early: float = 0.0
    last_turns: tuple[ValueTable, ...] = ()
    near: frozenset[str] = frozenset()

    def begun(self, cell: str, gear: int) -> ValueTable:
        """The table for a turn that begins on a cell in a gear.

        Who crosses the line first wins, and cars play by gear: so the last turn costs the less the
        higher the gear in which it begins.
        """
        return self.last_turns[gear] if cell in self.near else self

    def trapped(self, traps: frozenset[Trap]) -> ValueTable:
        """The table where turns that begin in traps end a race without the joker."""
        if not traps:
            return self
        cells = dict(self.cells)
        for cell, gear in traps:
            fresh = cells[cell].fresh
            lost = fresh[gear] + _FORFEIT
            cells[cell] = cells[cell]._replace(fresh=(*fresh[:gear], lost, *fresh[gear + 1 :]))
        return replace(self, cells=cells)

    @property
    def limit(self) -> int:
        """Warnings that lose control."""
        return self.grips.limit

    def fresh(self, cell: str, gear: int) -> float:
        """Expected cost from the start of a turn on a cell."""
        return self.cells[cell].fresh[gear]

    def stop(self, cell: str, gear: int) -> float:
        """Expected cost when the turn ends on a cell: its own and what follows."""
        cost = self.track.rules.turn_cost(gear)
        pit = self._pit(cell, gear)
        fresh = self.cells[cell].fresh[gear]
        return cost + (fresh if pit is None else min(fresh, pit))

    def _pit(self, cell: str, gear: int) -> float | None:
        """Expected cost after a stop at the pit on a cell, None where there is no use in it."""
        at_pit = gear == self.track.rules.pit_gear and cell in self.track.pit
        return self.repaired.fresh(cell, gear) if at_pit and self.repaired else None

    def loss(self, cell: str, gear: int) -> float:
        """Expected cost after losing control on a cell entered in ``gear``."""
        rules = self.track.rules
        following = self.cells[cell].fresh[rules.loss_gear]
        return self.loss_alone(cell, gear) + rules.lost_turns_cost(gear) + following

    def loss_alone(self, cell: str, gear: int) -> float:
        """Cost of a loss of control on a cell, without what follows."""
        return float(self.losses[self.track.course.cells[cell].danger][gear])

    @cached_property
    def cards(self) -> Numbers:
        """Cost of a turn, by the gear in which it ends."""
        rules = self.track.rules
        gears = range(1, rules.highest_gear + 1)
        return np.array([0.0, *(float(rules.turn_cost(gear)) for gear in gears)])

    @cached_property
    def last_cards(self) -> Numbers:
        """Cost of the turn that crosses the finish line, by the gear in which it ends."""
        cost: Numbers = self.cards - self.early
        return cost

    @cached_property
    def losses(self) -> Mapping[Danger, Numbers]:
        """Cost of a loss of control by itself, by danger and gear."""
        rules, costs = self.track.rules, self.costs
        return {
            danger: np.array(
                [
                    rules.loss_cost(gear)
                    + costs.loss
                    + costs.damage * _mean_damage(rules, gear, danger)
                    for gear in range(len(self.cards))
                ]
            )
            for danger in Danger
        }

    @cached_property
    def lost_turns(self) -> Numbers:
        """Cost of the turns lost off the track, by the gear in which control is lost."""
        cost = self.track.rules.lost_turns_cost
        return np.array([float(cost(gear)) for gear in range(len(self.cards))])

    def stops(self, cell: str) -> Numbers:
        """Expected cost when the turn ends on a cell, by gear."""
        return self.stops_before(cell, self.cells[cell].fresh)

    def stops_before(self, cell: str, fresh: tuple[float, ...]) -> Numbers:
        """The same with given values of the turn after it."""
        stops: Numbers = self.cards + np.array(fresh)
        gear = self.track.rules.pit_gear
        pit = self._pit(cell, gear)
        if pit is not None:
            stops[gear] = min(stops[gear], self.cards[gear] + pit)
        return stops

    def all_lost(self, cell: str, *, finishes: bool) -> Numbers:
        """Expected cost after losing control on a cell, by the gear in which it was entered."""
        losses = self.losses[self.track.course.cells[cell].danger]
        if finishes:
            beyond: Numbers = losses - self.early
            return beyond
        following: Numbers = (
            losses + self.lost_turns + self.cells[cell].fresh[self.track.rules.loss_gear]
        )
        return following

    def within(self, cell: str, grip: Grip, warnings: int) -> float:
        """Expected cost within a turn, after moving to ``cell``.

        Warnings beyond the limit, after a cancelled loss of control, are like those just below it:
        any further one loses control.
        """
        row = min(warnings, self.limit - 1)
        return float(self.cells[cell].turn[row, self.grips.index[grip]])

    def ended(self, step: Step) -> float:
        """Expected cost when the turn ends with a step, under control."""
        if step.finishes:
            return self.track.rules.turn_cost(step.gear) - self.early
        return self.stop(step.cell, step.gear)

    def lost(self, step: Step) -> float:
        """Expected cost when a step loses control."""
        if step.finishes:
            return self.loss_alone(step.cell, step.gear) - self.early
        return self.loss(step.cell, step.gear)

    def over_limit(self, step: Step) -> float:
        """Expected cost when a step goes over a limit."""
        return self.toll(step) + self.lost(step)

    def toll(self, step: Step) -> float:
        """What a step costs beside the time of its turn."""
        toll = self._toll(step.cell, shortcut=step.shortcut, forfeits=step.forfeits)
        return toll + self.costs.damage * step.contact

    def toll_of(self, exit_: Exit) -> float:
        """What a move over an exit costs beside the time of its turn, when nobody is pushed."""
        return self._toll(exit_.cell, shortcut=exit_.shortcut, forfeits=exit_.forfeits)

    def _toll(self, cell: str, *, shortcut: bool, forfeits: bool) -> float:
        toll = self.costs.shortcut if shortcut else 0.0
        if cell in self.track.late_joker:
            toll += self.costs.late_joker
        return toll + (_FORFEIT if forfeits else 0.0)

    def after(self, step: Step, grip: Grip, warnings: int) -> float:
        """Expected cost after a step under control, all warnings counted.

        ``grip`` is what the car has in hand after the step.
        """
        if step.ends_turn:
            return self.ended(step)
        return self.within(step.cell, grip, warnings)

    def before_roll(self, step: Step, grip: Grip, warnings: int, *, safe: bool = False) -> float:
        """Expected cost when a step's dice are about to be rolled or, if ``safe``, secured.

        ``grip`` is what the car has in hand after the step, ``warnings`` those counted before it.
        """
        if step.over_limit:
            return self.over_limit(step)
        chances = (1.0,) if safe else self.grips.rolls[step.dice]
        expected = self.toll(step)
        for shown, chance in enumerate(chances):
            added = shown + step.warnings
            if step.flying_start and shown:
                expected += chance * self.ended(step)
            elif (step.risky and shown) or (added > 0 and warnings + added >= self.limit):
                expected += chance * self.lost(step)
            else:
                expected += chance * self.after(step, grip, warnings + added)
        return expected


def _mean_damage(rules: RuleSet, gear: int, danger: Danger) -> float:
    """Damage tokens that a loss of control draws, or the dice that it costs on average."""
    if rules.rally.loss_cards:
        return rules.rally.mean_damage(gear, danger)
    return rules.damage_tokens(gear, danger)
