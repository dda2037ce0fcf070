"""Exact expected times of a car alone on the road, played one by one in the best way.

Every step of a car moves its front edge on, so the expected time that is left follows cell by
cell, from the finish line back to the start. Within a turn it depends on the cell, the gear, the
dice left and the warnings so far. Two values are kept for every cell: the one with which a turn
begins there, by gear, and the one on coming there within a turn.

The best way here neither secures dice nor drives flat out, and it enters a cell above its limit
only where a car must move and has no other step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from trackeditor.simulator.drivers.grips import Grip, GripTable, Numbers
from trackeditor.simulator.steps import Step, legal_steps
from trackeditor.simulator.track import Exit, Road, Track
from trackeditor.tiles.model import Danger


class Costs(NamedTuple):
    """What a driver adds to the times of the rules, in seconds.

    ``loss`` is added to every loss of control, ``damage`` to every damage token that it draws,
    ``shortcut`` to every token drawn on entering a shortcut.
    """

    loss: float = 0.0
    damage: float = 0.0
    shortcut: float = 0.0


class CellValues(NamedTuple):
    """Expected seconds to the finish from a cell.

    ``fresh[gear]`` is the value at the start of a turn, ``turn[warnings, grip]`` the one within a
    turn, after moving to the cell.
    """

    fresh: tuple[float, ...]
    turn: Numbers


@dataclass(frozen=True, eq=False)
class ValueTable:
    """Expected seconds to the finish line, for one state of the road and of the car.

    Attributes
    ----------
    road : the road in its state of mud
    grips : all ways of using up the dice of the car
    costs : what the driver adds to the times of the rules
    cells : values of every cell from which a way leads over the finish line
    """

    track: Track
    road: Road
    grips: GripTable
    costs: Costs
    cells: Mapping[str, CellValues]

    def fresh(self, cell: str, gear: int) -> float:
        """Expected seconds from the start of a turn on a cell."""
        return self.cells[cell].fresh[gear]

    def stop(self, cell: str, gear: int) -> float:
        """Expected seconds when the turn ends on a cell: its time card and what follows."""
        return self.track.rules.time_cards[gear] + self.cells[cell].fresh[gear]

    def loss(self, cell: str, gear: int) -> float:
        """Expected seconds after losing control on a cell entered in ``gear``."""
        return self.loss_alone(cell, gear) + self.cells[cell].fresh[self.track.rules.loss_gear]

    def loss_alone(self, cell: str, gear: int) -> float:
        """Seconds that a loss of control on a cell costs, without what follows."""
        return float(self.losses[self.track.course.cells[cell].danger][gear])

    @cached_property
    def cards(self) -> Numbers:
        """Seconds of the time cards, by gear."""
        cards = self.track.rules.time_cards
        return np.array([0.0, *(cards[gear] for gear in range(1, max(cards) + 1))])

    @cached_property
    def losses(self) -> Mapping[Danger, Numbers]:
        """Seconds that a loss of control costs by itself, by danger and gear."""
        rules, costs = self.track.rules, self.costs
        return {
            danger: np.array(
                [
                    rules.loss_seconds
                    + costs.loss
                    + costs.damage * rules.damage_tokens(gear, danger)
                    for gear in range(len(self.cards))
                ]
            )
            for danger in Danger
        }

    def stops(self, cell: str) -> Numbers:
        """Expected seconds when the turn ends on a cell, by gear."""
        stops: Numbers = self.cards + np.array(self.cells[cell].fresh)
        return stops

    def all_lost(self, cell: str, *, finishes: bool) -> Numbers:
        """Expected seconds after losing control on a cell, by the gear in which it was entered."""
        losses = self.losses[self.track.course.cells[cell].danger]
        if finishes:
            return losses
        following: Numbers = losses + self.cells[cell].fresh[self.track.rules.loss_gear]
        return following

    def within(self, cell: str, grip: Grip, warnings: int) -> float:
        """Expected seconds within a turn, after moving to ``cell``.

        Warnings beyond the limit, after a cancelled loss of control, are like those just below it:
        any further one loses control.
        """
        row = min(warnings, self.track.rules.warning_limit - 1)
        return float(self.cells[cell].turn[row, self.grips.index[grip]])

    def ended(self, step: Step) -> float:
        """Expected seconds when the turn ends with a step, under control."""
        if step.finishes:
            return float(self.track.rules.time_cards[step.gear])
        return self.stop(step.cell, step.gear)

    def lost(self, step: Step) -> float:
        """Expected seconds when a step loses control."""
        if step.finishes:
            return self.loss_alone(step.cell, step.gear)
        return self.loss(step.cell, step.gear)

    def over_limit(self, step: Step) -> float:
        """Expected seconds when a step goes over a limit."""
        return self._toll(step) + self.lost(step)

    def _toll(self, step: Step) -> float:
        return self.costs.shortcut if step.shortcut else 0.0

    def after(self, step: Step, grip: Grip, warnings: int) -> float:
        """Expected seconds after a step under control, all warnings counted.

        ``grip`` is what the car has in hand after the step.
        """
        if step.ends_turn:
            return self.ended(step)
        return self.within(step.cell, grip, warnings)

    def before_roll(self, step: Step, grip: Grip, warnings: int, *, safe: bool = False) -> float:
        """Expected seconds when a step's dice are about to be rolled or, if ``safe``, secured.

        ``grip`` is what the car has in hand after the step, ``warnings`` those counted before it.
        """
        if step.over_limit:
            return self.over_limit(step)
        limit = self.track.rules.warning_limit
        chances = (1.0,) if safe else self.grips.rolls[step.dice]
        expected = self._toll(step)
        for shown, chance in enumerate(chances):
            added = shown + step.warnings
            if added > 0 and warnings + added >= limit:
                expected += chance * self.lost(step)
            else:
                expected += chance * self.after(step, grip, warnings + added)
        return expected


def value_table(
    track: Track, road: Road, grips: GripTable, costs: Costs, like: ValueTable | None = None
) -> ValueTable:
    """The values of a road for a car with the dice of ``grips``.

    ``like`` is a table of the same track, dice and costs in another state of mud: cells from
    which the way to the finish is the same share its values.
    """
    values: dict[str, CellValues] = {}
    table = ValueTable(track, road, grips, costs, values)
    sweep = _Sweep(table)
    for cell in _backwards(track, road.to_finish):
        if like is not None and _unchanged(like, table, cell):
            values[cell] = like.cells[cell]
        else:
            values[cell] = sweep.cell_values(cell)
    return table


def detour(table: ValueTable, start: str, taken: frozenset[str], steps: int) -> ValueTable:
    """The table as it is for the rest of a turn in which other cars stand on cells.

    Only values within the turn change, of cells from ``start`` to at most ``steps`` steps ahead;
    what comes after the turn is valued as on a free road.
    """
    values = dict(table.cells)
    changed = set(taken)
    sweep = _Sweep(ValueTable(table.track, table.road, table.grips, table.costs, values), taken)
    for cell in _backwards(table.track, cells_ahead(table.road, start, steps)):
        if any(exit_.cell in changed for exit_ in table.road.exits[cell]):
            values[cell] = sweep.cell_within_turn(cell, table.cells[cell].fresh)
            changed.add(cell)
    return sweep.table


def _backwards(track: Track, cells: Iterable[str]) -> list[str]:
    """Cells from the last to the first: every cell after all those that it leads to."""
    return sorted(cells, key=lambda cell: track.course.cells[cell].front, reverse=True)


def _unchanged(like: ValueTable, table: ValueTable, cell: str) -> bool:
    """Whether the way from a cell to the finish is the same on the roads of two tables."""
    exits = table.road.exits[cell]
    return exits == like.road.exits[cell] and all(
        exit_.finishes or table.cells[exit_.cell] is like.cells[exit_.cell] for exit_ in exits
    )


def cells_ahead(road: Road, start: str, steps: int) -> set[str]:
    """The start and the cells before the finish line that some steps, flights too, can lead to."""
    found = {start}
    edge = {start}
    for _ in range(steps):
        following = {exit_ for cell in edge for exit_ in road.exits[cell] if not exit_.finishes}
        landings = {
            landing
            for exit_ in following
            if exit_.jump
            for landing in road.exits[exit_.cell]
            if not landing.finishes
        }
        edge = {exit_.cell for exit_ in following | landings} - found
        found |= edge
    return found


class _Sweep:
    """The work on one table: values of a cell from those of the cells after it.

    Arrays of arrivals have a row for every number of warnings below the limit and as many more as
    one step can add, all of which stand for a loss of control.
    """

    def __init__(self, table: ValueTable, taken: frozenset[str] = frozenset()) -> None:
        self.table = table
        self._taken = taken
        self._grips = table.grips
        self._rules = table.track.rules
        self._limit = self._rules.warning_limit
        self._most_added = _most_warnings(table.road) + len(table.grips.chances) - 1
        self._arrivals: dict[tuple[str, bool], Numbers] = {}

    def cell_values(self, cell: str) -> CellValues:
        """The values of a cell."""
        rolling = self._rolling_on(cell)
        terrain = self.table.track.course.cells[cell].terrain
        fresh = self._fresh(cell, rolling[0], self._grips.turns[terrain].fresh)
        return CellValues(fresh, self._with_stop(rolling, fresh))

    def cell_within_turn(self, cell: str, fresh: tuple[float, ...]) -> CellValues:
        """The values of a cell for the present turn; those of later turns are given."""
        return CellValues(fresh, self._with_stop(self._rolling_on(cell), fresh))

    def _fresh(
        self, cell: str, rolling: Numbers, fresh_grips: tuple[int, ...]
    ) -> tuple[float, ...]:
        """Values at the start of a turn, by gear.

        In gear 0 the gear 1 die, always at hand, is within every limit. In other gears a car may
        have to go over one, or stand still without a die to play.
        """
        standing = self._rules.stationary_seconds + float(rolling[fresh_grips[0]])
        return tuple(
            float(rolling[grip])
            if np.isfinite(rolling[grip])
            else self._forced(cell, self._grips.grips[grip], standing)
            for grip in fresh_grips
        )

    def _forced(self, cell: str, grip: Grip, standing: float) -> float:
        """Value at the start of a turn without a step within the limits."""
        steps = legal_steps(self.table.road, self._taken, cell, *grip)
        return min(map(self.table.over_limit, steps), default=standing)

    def _with_stop(self, rolling: Numbers, fresh: tuple[float, ...]) -> Numbers:
        stop = (self.table.cards + np.array(fresh))[self._grips.gears]
        best: Numbers = np.minimum(rolling, stop)
        return best

    def _rolling_on(self, cell: str) -> Numbers:
        """Least expected seconds of playing on, by warnings so far and grip."""
        rolling = np.full((self._limit, len(self._grips.gears)), np.inf)
        exits = self._free_exits(cell)
        if exits:
            uses = np.minimum.reduce([self._over_exit(exit_) for exit_ in exits])
            first_use = self._grips.first_use
            rolling[:, : len(first_use)] = np.minimum.reduceat(uses, first_use, axis=1)
        return rolling

    def _free_exits(self, cell: str) -> list[Exit]:
        return [exit_ for exit_ in self.table.road.exits[cell] if exit_.cell not in self._taken]

    def _over_exit(self, exit_: Exit) -> Numbers:
        """Expected seconds of every dice use over an exit; in the gear of a jump it flies."""
        values = self._before_roll(exit_)
        if not exit_.jump or exit_.finishes or exit_.jump > exit_.limit:
            return values
        flying = self._grips.flying & (self._grips.use_gears == exit_.jump)
        return np.where(flying, self._flight(exit_), values)

    def _flight(self, exit_: Exit) -> Numbers:
        """Expected seconds of every dice use that flies over a jump, if need be onto it."""
        added = exit_.warnings + (exit_.jump == exit_.warning_at)
        landings = self._free_exits(exit_.cell)
        if not landings:
            return self._mean(self._stranded(exit_), added)
        landed = [
            self._before_roll(landing._replace(warnings=landing.warnings + added))
            for landing in landings
        ]
        best: Numbers = np.minimum.reduce(landed)
        return best

    def _before_roll(self, exit_: Exit) -> Numbers:
        """Expected seconds of every dice use to the next cell, before the dice are rolled."""
        arrival = self._arrival(exit_)
        values = self._mean(arrival, exit_.warnings)
        if exit_.warning_at:
            warned = self._grips.use_gears == exit_.warning_at
            values = np.where(warned, self._mean(arrival, exit_.warnings + 1), values)
        if exit_.shortcut:
            values += self.table.costs.shortcut
        values[:, self._grips.use_gears > exit_.limit] = np.inf
        return values

    def _mean(self, arrival: Numbers, added: int) -> Numbers:
        """Mean over the warnings of the dice, with those that the way adds."""
        chances = self._grips.chances
        values: Numbers = chances[0] * arrival[added : added + self._limit]
        for shown in range(1, len(chances)):
            first = added + shown
            values += chances[shown] * arrival[first : first + self._limit]
        return values

    def _arrival(self, exit_: Exit) -> Numbers:
        """Expected seconds after every dice use over an exit, by all warnings counted."""
        key = (exit_.cell, exit_.finishes)
        arrival = self._arrivals.get(key)
        if arrival is None:
            if exit_.finishes:
                kept = self.table.cards[self._grips.use_gears]
            else:
                kept = self.table.cells[exit_.cell].turn[:, self._grips.target]
            arrival = self._arrivals[key] = self._rows(exit_, kept)
        return arrival

    def _stranded(self, exit_: Exit) -> Numbers:
        """Expected seconds after every dice use that ends the turn on a jump cell."""
        return self._rows(exit_, self.table.stops(exit_.cell)[self._grips.use_gears])

    def _rows(self, exit_: Exit, kept: Numbers) -> Numbers:
        """Rows of the turn that goes on, then those of the loss of control."""
        lost = self.table.all_lost(exit_.cell, finishes=exit_.finishes)
        rows = np.empty((self._limit + self._most_added, len(self._grips.target)))
        rows[: self._limit] = kept
        rows[self._limit :] = lost[self._grips.use_gears]
        return rows


def _most_warnings(road: Road) -> int:
    """The most warnings that the way of one step can add: that of two cells, in a flight."""
    return 2 * max(
        (
            exit_.warnings + bool(exit_.warning_at)
            for exits in road.exits.values()
            for exit_ in exits
        ),
        default=0,
    )
