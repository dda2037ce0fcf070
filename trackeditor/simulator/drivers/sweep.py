"""Works out the values of a road, exactly, for a car that is played one by one in the best way.

Every step of a car moves its front edge on, so the expected cost that is left follows cell by
cell, from the finish line back to the start. Within a turn it depends on the cell, the gear, the
dice left and the warnings so far.

Where the first over the line wins, cars play by gear and the gear in which the last turn begins
matters: so turns that begin near the finish line have tables of their own, one for each gear
(``ValueTable.begun``).

The best way here neither secures dice nor drives flat out, and it enters a cell above its limit
only where a car must move and has no other step.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import numpy as np

from trackeditor.simulator.drivers.grips import Grip, GripTable, Numbers, Turns
from trackeditor.simulator.drivers.last_chance import exposed_cells, narrow_cells
from trackeditor.simulator.drivers.obstacles import FREE, Obstacles
from trackeditor.simulator.drivers.values import CellValues, Costs, ValueTable
from trackeditor.simulator.flights import Flight, flights
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.steps import legal_steps
from trackeditor.simulator.track import Exit, Road, Track


def value_table(
    track: Track,
    road: Road,
    grips: GripTable,
    costs: Costs,
    like: ValueTable | None = None,
    repaired: ValueTable | None = None,
) -> ValueTable:
    """The values of a road for a car with the dice of ``grips``.

    ``like`` is a table of the same track, dice and costs in another state of mud: cells from
    which the way to the finish is the same share its values. ``repaired`` is the table of the car
    after a stop at the pit.
    """
    values: dict[str, CellValues] = {}
    gains = _gains_by_order(track.rules, costs)
    in_last_turns: list[dict[str, CellValues]] = [{} for _ in gains]
    last_turns = tuple(
        ValueTable(track, road, grips, costs, own, repaired, early=gain)
        for own, gain in zip(in_last_turns, gains, strict=True)
    )
    near = _near_finish(road, grips) if gains else frozenset()
    table = ValueTable(
        track, road, grips, costs, values, repaired, last_turns=last_turns, near=near
    )
    sweep, last_sweeps = _Sweep(table), [_Sweep(last) for last in last_turns]
    for cell in _backwards(track, road.to_finish):
        if like is not None and _unchanged(like, table, cell):
            of_cell = [values_of.cells[cell] for values_of in (like, *like.last_turns)]
        elif cell in near:
            by_gear = _last_values(last_sweeps, cell)
            of_cell = [by_gear[0], *by_gear]
        else:
            of_cell = [sweep.cell_values(cell)] * (1 + len(gains))
        for own, found in zip((values, *in_last_turns), of_cell, strict=True):
            own[cell] = found
    return table


def _gains_by_order(rules: RuleSet, costs: Costs) -> tuple[float, ...]:
    """What it is worth to begin the last turn in every gear; none where that does not matter."""
    if rules.winner != "line" or rules.order[0] != "gear" or not costs.order:
        return ()
    return tuple(costs.order * gear / rules.highest_gear for gear in range(rules.highest_gear + 1))


def _near_finish(road: Road, grips: GripTable) -> frozenset[str]:
    """The cells from which the finish line can be crossed in one turn, and maybe some more.

    A brake or boost die moves no car by itself; a die that flies over a jump moves one by more than
    a cell. A line crossed without the joker section is no finish.
    """
    moves = max(int((turn.dice - turn.extra).max()) for turn in grips.turns.values())
    exits = [(cell, exit_) for cell, all_ in road.exits.items() for exit_ in all_]
    flies = any(exit_.jump for _, exit_ in exits)
    sources: dict[str, set[str]] = {}
    for cell, exit_ in exits:
        if not exit_.finishes:
            sources.setdefault(exit_.cell, set()).add(cell)
    found = edge = {cell for cell, exit_ in exits if exit_.finishes and not exit_.forfeits}
    for _ in range(moves * (1 + flies + road.far_jumps) - 1):
        edge = {source for cell in edge for source in sources.get(cell, ())} - found
        found = found | edge
    return frozenset(found)


def _last_values(sweeps: list[_Sweep], cell: str) -> list[CellValues]:
    """The values of a cell near the finish line in turns begun in every gear.

    A turn that begins on the cell itself has the value of the table of its own gear.
    """
    rolling = [sweep.rolling_on(cell) for sweep in sweeps]
    turns = sweeps[0].turns_on(cell)
    rows = [of_gear[turns.head_start] for of_gear in rolling]
    standing = sweeps[0].standing(rows[0], turns.fresh)
    fresh = tuple(
        sweep.beginning(cell, row, grip, standing)
        for sweep, row, grip in zip(sweeps, rows, turns.fresh, strict=True)
    )
    return [
        CellValues(fresh, sweep.with_stop(cell, of_gear, fresh))
        for sweep, of_gear in zip(sweeps, rolling, strict=True)
    ]


def detour(table: ValueTable, start: str, obstacles: Obstacles, steps: int) -> ValueTable:
    """The table as it is for the rest of a turn in which other cars are in the way.

    Only values within the turn change, of cells from ``start`` to at most ``steps`` steps ahead;
    what comes after the turn is valued as on a free road, but for traps.
    """
    table = table.trapped(obstacles.traps)
    values = dict(table.cells)
    changed, trapped = set(obstacles.cells), obstacles.trapped
    sweep = _Sweep(replace(table, cells=values), obstacles)
    for cell in _backwards(table.track, cells_ahead(table.road, start, steps)):
        if cell in trapped or any(exit_.cell in changed for exit_ in table.road.exits[cell]):
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
    """The start and the cells that some steps, flights too, can lead to.

    Those just beyond the finish line are among them: on a circuit other cars may stand there.
    """
    found = {start}
    edge = {start}
    for _ in range(steps):
        following = {exit_ for cell in edge for exit_ in road.exits[cell]}
        landings = {
            landing
            for exit_ in following
            if exit_.jump and not exit_.finishes
            for landing in road.exits[exit_.cell]
        }
        if road.far_jumps:
            landings |= {third for landing in landings for third in road.exits[landing.cell]}
        reached = following | landings
        edge = {exit_.cell for exit_ in reached if not exit_.finishes} - found
        found.update(exit_.cell for exit_ in reached)
    return found


class _Sweep:
    """The work on one table: values of a cell from those of the cells after it.

    Arrays of arrivals have a row for every number of warnings below the limit and as many more as
    one step can add, all of which stand for a loss of control.
    """

    def __init__(self, table: ValueTable, obstacles: Obstacles = FREE) -> None:
        self.table = table
        self._obstacles = obstacles
        self._grips = table.grips
        self._rules = table.track.rules
        self._limit = table.limit
        self._most_added = _most_warnings(table.road) + len(table.grips.chances) - 1
        self._arrivals: dict[tuple[str, bool], Numbers] = {}
        self._narrow = narrow_cells(table.track, table.road)
        self._exposed = exposed_cells(table.track, table.road)

    def cell_values(self, cell: str) -> CellValues:
        """The values of a cell."""
        rolling = self.rolling_on(cell)
        turns = self.turns_on(cell)
        row = rolling[turns.head_start]
        standing = self.standing(row, turns.fresh)
        fresh = tuple(self.beginning(cell, row, grip, standing) for grip in turns.fresh)
        return CellValues(fresh, self.with_stop(cell, rolling, fresh))

    def cell_within_turn(self, cell: str, fresh: tuple[float, ...]) -> CellValues:
        """The values of a cell for the present turn; those of later turns are given."""
        return CellValues(fresh, self.with_stop(cell, self.rolling_on(cell), fresh))

    def turns_on(self, cell: str) -> Turns:
        """What the grips are in turns that begin on a cell."""
        return self._grips.turns[self.table.track.course.cells[cell].terrain]

    def standing(self, rolling: Numbers, fresh_grips: tuple[int, ...]) -> float:
        """Value of standing still in a turn and going on in gear 0.

        In gear 0 the gear 1 die, always at hand, is within every limit.
        """
        return self._rules.standing_cost + float(rolling[fresh_grips[0]])

    def beginning(self, cell: str, rolling: Numbers, grip: int, standing: float) -> float:
        """Value at the start of a turn with a fresh grip.

        In gears above 0 a car may have to go over a limit, or stand still without a die to play.
        """
        value = float(rolling[grip])
        if not np.isfinite(value):
            value = self._forced(cell, self._grips.grips[grip], standing)
        return value + self._threat(cell)

    def _threat(self, cell: str) -> float:
        """What it costs to begin a turn where others could take the last chance of the joker."""
        costs = self.table.costs
        narrow, exposed = cell in self._narrow, cell in self._exposed
        return costs.narrow * narrow + costs.exposed * exposed

    def _forced(self, cell: str, grip: Grip, standing: float) -> float:
        """Value at the start of a turn without a step within the limits."""
        taken, rivals = self._obstacles.taken, self._obstacles.rivals
        steps = legal_steps(self.table.road, taken, cell, *grip, rivals)
        return min(map(self.table.over_limit, steps), default=standing)

    def with_stop(self, cell: str, rolling: Numbers, fresh: tuple[float, ...]) -> Numbers:
        """Least expected cost within a turn, of playing on or stopping."""
        stop = self.table.stops_before(cell, fresh)[self._grips.gears]
        best: Numbers = np.minimum(rolling, stop)
        return best

    def rolling_on(self, cell: str) -> Numbers:
        """Least expected cost of playing on, by warnings so far and grip."""
        rolling = np.full((self._limit, len(self._grips.gears)), np.inf)
        ways = [self._over_exit(cell, exit_) for exit_ in self._free_exits(cell)]
        ways += self._pushing(cell)
        if ways:
            uses = np.minimum.reduce(ways)
            first_use = self._grips.first_use
            rolling[:, : len(first_use)] = np.minimum.reduceat(uses, first_use, axis=1)
        return rolling

    def _free_exits(self, cell: str) -> list[Exit]:
        return [
            exit_
            for exit_ in self.table.road.exits[cell]
            if exit_.cell not in self._obstacles.taken
        ]

    def _pushing(self, cell: str) -> list[Numbers]:
        """Expected cost of every dice use into the cells of cars that can be pushed.

        What follows is valued as if the pushed car had gone out of the way.
        """
        found = []
        for exit_ in self.table.road.exits[cell]:
            shove = self._obstacles.shove_at(exit_.cell)
            if shove is None or exit_.finishes:
                continue
            gears = self._grips.use_gears
            values = self._before_roll(exit_) + self.table.costs.damage * (gears - shove.gear)
            values[:, gears < shove.gear] = np.inf
            if exit_.jump:
                values[:, self._grips.flying & (gears == exit_.jump)] = np.inf
            found.append(self._beside_others(values, cell, exit_))
        return found

    def _over_exit(self, cell: str, exit_: Exit) -> Numbers:
        """Expected cost of every dice use over an exit; in the gear of a jump it flies."""
        values = self._before_roll(exit_)
        for gear in self._gears_flown(exit_):
            flying = self._grips.flying & (self._grips.use_gears == gear)
            if flying.any():
                values = np.where(flying, self._flight(exit_, gear), values)
        return self._beside_others(values, cell, exit_)

    def _gears_flown(self, exit_: Exit) -> range:
        """The gears in which a car flies over an exit."""
        if not exit_.jump or exit_.finishes:
            return range(0)
        fastest = self._rules.highest_gear if self.table.road.far_jumps else exit_.jump
        return range(exit_.jump, min(fastest, exit_.limit) + 1)

    def _beside_others(self, values: Numbers, cell: str, exit_: Exit) -> Numbers:
        """The values of uses that come beside other cars only in the gears that they ask for."""
        least = self._obstacles.least_gear(cell, exit_.cell)
        if least:
            values[:, self._grips.use_gears < least] = np.inf
        return values

    def _flight(self, exit_: Exit, gear: int) -> Numbers:
        """Expected cost of every dice use that flies over a jump in a gear, if need be onto it."""
        found = flights(self.table.road, self._obstacles.taken, exit_, gear)
        best: Numbers = np.minimum.reduce([self._flown(flight) for flight in found])
        return best

    def _flown(self, flight: Flight) -> Numbers:
        last, warnings = flight.last, flight.warnings
        if flight.lost:
            return np.full((self._limit, len(self._grips.target)), np.inf)
        if flight.stranded:
            return self._mean(self._stranded(last), warnings, risky=flight.risky)
        landing = last._replace(warnings=warnings, warning_at=0)
        values = self._before_roll(landing, risky=flight.risky)
        for start, end in pairwise(flight.path):
            values = self._beside_others(values, start, last._replace(cell=end))
        return values

    def _before_roll(self, exit_: Exit, *, risky: bool = False) -> Numbers:
        """Expected cost of every dice use to the next cell, before the dice are rolled.

        If it is ``risky``, any warning of the dice loses control.
        """
        arrival = self._arrival(exit_)
        values = self._mean(arrival, exit_.warnings, risky=risky)
        if exit_.warning_at:
            warned = self._grips.use_gears == exit_.warning_at
            values = np.where(warned, self._mean(arrival, exit_.warnings + 1), values)
        if self._grips.flying_start.any():
            values = np.where(self._grips.flying_start, self._flying_start(exit_, arrival), values)
        values += self.table.toll_of(exit_)
        gears = self._grips.use_gears
        values[:, (gears > exit_.limit) | (gears < exit_.least)] = np.inf
        return values

    def _flying_start(self, exit_: Exit, arrival: Numbers) -> Numbers:
        """Expected cost of every flying start over an exit: a warning of the die ends the turn."""
        clean, warned = self._grips.chances[:2]
        stops = self.table.last_cards if exit_.finishes else self.table.stops(exit_.cell)
        values: Numbers = (
            clean * arrival[exit_.warnings : exit_.warnings + self._limit]
            + warned * stops[self._grips.use_gears]
        )
        return values

    def _mean(self, arrival: Numbers, added: int, *, risky: bool = False) -> Numbers:
        """Mean over the warnings of the dice, with those that the way adds."""
        chances = self._grips.chances
        values: Numbers = chances[0] * arrival[added : added + self._limit]
        if risky:
            values += (1 - chances[0]) * arrival[-1]
            return values
        for shown in range(1, len(chances)):
            first = added + shown
            values += chances[shown] * arrival[first : first + self._limit]
        return values

    def _arrival(self, exit_: Exit) -> Numbers:
        """Expected cost after every dice use over an exit, by all warnings counted."""
        key = (exit_.cell, exit_.finishes)
        arrival = self._arrivals.get(key)
        if arrival is None:
            if exit_.finishes:
                kept = self.table.last_cards[self._grips.use_gears]
            else:
                kept = self.table.cells[exit_.cell].turn[:, self._grips.target]
            arrival = self._arrivals[key] = self._rows(exit_, kept)
        return arrival

    def _stranded(self, exit_: Exit) -> Numbers:
        """Expected cost after every dice use that ends the turn on a jump cell."""
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
