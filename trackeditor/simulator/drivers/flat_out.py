"""Plans to drive flat out: which one promises most under a value table.

The chance of failing depends only on the dice of a plan and the warnings of its way. So the search
spreads forward over cells and keeps, for every grip that can be had there, the least that plans
lose on the way. A failed plan is valued as if it lost control in its own order; the re-ordering
chosen after the roll can only be better, so no plan is thought better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

import numpy as np

from trackeditor.simulator.drivers.grips import Flags, Indices, Numbers
from trackeditor.simulator.drivers.obstacles import FREE, Obstacles, obstacles_of
from trackeditor.simulator.drivers.policy import EQUAL, grip_after
from trackeditor.simulator.drivers.sweep import cells_ahead
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Plan, Step, legal_steps
from trackeditor.simulator.track import Exit

_KEPT = 1024


class Appetite(NamedTuple):
    """What a driver makes of flat out: highest chance of failing, worth of a second token."""

    risk: float
    token: float


class Dash(NamedTuple):
    """A plan to drive flat out: expected cost, chance of losing control, cells on the way."""

    plan: Plan
    value: float
    risk: float
    touches: frozenset[str]


class FlatOutPlans:
    """The best plans from the starts of turns, kept once they are found."""

    def __init__(self, table: ValueTable, appetite: Appetite) -> None:
        self._table = table
        self._appetite = appetite
        self._free: dict[tuple[str, int, int], Dash | None] = {}
        self._around = lru_cache(_KEPT)(self._search)

    def best(self, turn: TurnState) -> Dash | None:
        """The best plan at the start of a turn, None when all are too risky.

        Other cars matter only when they stand in the way of the best plan on the free road.
        """
        key = (turn.cell, turn.gear, turn.warnings)
        if key not in self._free:
            self._free[key] = self._search(*key, FREE)
        dash = self._free[key]
        if dash is None or obstacles_of(turn).are_clear_of(dash.touches):
            return dash
        within_reach = cells_ahead(self._table.road, turn.cell, turn.hand.dice)
        obstacles = obstacles_of(turn).within(within_reach)._replace(shoves=())
        return self._around(*key, obstacles)

    def _search(self, cell: str, gear: int, warnings: int, obstacles: Obstacles) -> Dash | None:
        return _Search(self._table, self._appetite, cell, gear, warnings, obstacles).best()


class _Way(NamedTuple):
    """A way of one step out of a cell, for some of the dice uses (``uses``, by position)."""

    start: str
    path: tuple[str, ...]
    uses: Indices
    warnings: int
    finishes: bool
    toll: float


class _End(NamedTuple):
    """The end of a plan: ways that lead to it, warnings of the way, last grip, expected cost."""

    ways: list[_Way]
    warnings: int
    grip: int
    value: float


class _Search:
    """The search from the start of one turn, at which there may be warnings already.

    Nobody is pushed in a plan, and nobody flies further over a jump than its gear takes him.

    ``_lost[cell][warnings][grip]`` is the least that plans to a grip on a cell, with so many
    warnings of the way, lose before it: expected cost after the losses of control, weighed with
    their probability. It is infinite for grips that cannot be had, or only at too high a risk.
    """

    def __init__(
        self,
        table: ValueTable,
        appetite: Appetite,
        cell: str,
        gear: int,
        warnings: int,
        obstacles: Obstacles,
    ) -> None:
        self._table = table
        self._grips = table.grips
        self._token = appetite.token
        self._obstacles = obstacles
        self._start = cell
        self._turn = table.grips.turns[table.track.course.cells[cell].terrain]
        self._bold_enough = 1 - self._turn.control <= appetite.risk
        self._lost: dict[str, dict[int, Numbers]] = {cell: {warnings: self._none()}}
        self._lost[cell][warnings][self._turn.fresh[gear]] = 0.0
        self._into: dict[str, list[_Way]] = {}
        self._best: _End | None = None

    def best(self) -> Dash | None:
        """The best plan."""
        cells = self._table.track.course.cells
        todo = [(cells[self._start].front, self._start)]
        while todo:
            _, cell = heappop(todo)
            if cell != self._start:
                self._value_ends(cell)
            for way in self._ways(cell):
                following = self._follow(way)
                if following is not None:
                    heappush(todo, (cells[following].front, following))
        return None if self._best is None else self._dash(self._best)

    def _ways(self, cell: str) -> Iterator[_Way]:
        """The ways of one step within the limits, over jumps too."""
        gears, flying = self._grips.use_gears, self._grips.flying
        for exit_ in self._table.road.exits[cell]:
            if exit_.cell in self._obstacles.taken:
                continue
            least = max(exit_.least, self._obstacles.least_gear(cell, exit_.cell))
            within = (gears <= exit_.limit) & (gears >= least) & ~self._grips.flying_start
            if exit_.jump and not exit_.finishes:
                flight = within & flying & (gears == exit_.jump)
                too_far = flying & (gears > exit_.jump) & self._table.road.far_jumps
                within &= ~flight & ~too_far
                yield from self._flights(cell, exit_, flight)
            yield from self._split(cell, (exit_,), within)

    def _flights(self, cell: str, over: Exit, flight: Flags) -> Iterator[_Way]:
        for landing in self._table.road.exits[over.cell]:
            if landing.cell not in self._obstacles.taken:
                gears = self._grips.use_gears
                least = max(landing.least, self._obstacles.least_gear(over.cell, landing.cell))
                within = flight & (gears <= landing.limit) & (gears >= least)
                yield from self._split(cell, (over, landing), within)

    def _split(self, cell: str, exits: tuple[Exit, ...], within: Flags) -> Iterator[_Way]:
        """The way for the uses within its limits, apart by the warnings that it adds for them."""
        added = np.full(len(within), sum(exit_.warnings for exit_ in exits))
        for exit_ in exits:
            if exit_.warning_at:
                added += self._grips.use_gears == exit_.warning_at
        toll = self._table.toll_of(exits[-1])
        path = tuple(exit_.cell for exit_ in exits)
        for warnings in sorted(set(added[within].tolist())):
            uses = np.flatnonzero(within & (added == warnings))
            yield _Way(cell, path, uses, warnings, exits[-1].finishes, toll)

    def _none(self) -> Numbers:
        return np.full(len(self._grips.grips), np.inf)

    def _follow(self, way: _Way) -> str | None:
        """Note the grips that can be had after a way; the cell at its end when it is a new one."""
        cell = way.path[-1]
        came, new = False, cell not in self._lost
        for before in self._lost[way.start]:
            uses, lost = self._over(way, before)
            if not len(uses):
                continue
            after = before + way.warnings
            if way.finishes:
                self._value([way], after, self._grips.target[uses], lost)
                continue
            came = True
            known = self._lost.setdefault(cell, {}).setdefault(after, self._none())
            np.minimum.at(known, self._grips.target[uses], lost)
        if came:
            self._into.setdefault(cell, []).append(way)
        return cell if came and new else None

    def _over(self, way: _Way, before: int) -> tuple[Indices, Numbers]:
        """Dice uses that can be played over a way, and the least that is lost with each.

        What the step itself loses is what it takes from the probability of having control.
        """
        after = before + way.warnings
        if after >= len(self._turn.control):
            return way.uses[:0], np.empty(0)
        source, target = self._grips.source[way.uses], self._grips.target[way.uses]
        lost = self._lost[way.start][before][source]
        open_ = np.flatnonzero(np.isfinite(lost) & self._bold_enough[after, target])
        control = self._turn.control
        failing = control[before, source[open_]] - control[after, target[open_]]
        seconds = self._table.all_lost(way.path[-1], finishes=way.finishes)
        uses = way.uses[open_]
        return uses, lost[open_] + failing * seconds[self._grips.use_gears[uses]] + way.toll

    # --- values of ends --------------------------------------------------------------------------

    def _value_ends(self, cell: str) -> None:
        """Value the plans that end on a cell."""
        for warnings, lost in self._lost[cell].items():
            grips = np.flatnonzero(np.isfinite(lost))
            self._value(self._into[cell], warnings, grips, lost[grips])

    def _value(self, ways: list[_Way], warnings: int, grips: Indices, lost: Numbers) -> None:
        """Keep the best end with one of some grips.

        Only brake and boost dice can make more dice than cells to the finish line.
        """
        cell, finishes = ways[0].path[-1], ways[0].finishes
        stops = self._table.cards if finishes else self._table.stops(cell)
        to_finish = 0 if finishes else self._table.road.to_finish[cell]
        turn = self._turn
        allowed = (turn.extra[grips] <= to_finish) & (
            turn.dice[grips] >= self._table.track.rules.flat_out_least_dice
        )
        grips, lost = grips[allowed], lost[allowed]
        if not len(grips):
            return
        values = turn.control[warnings, grips] * stops[self._grips.gears[grips]] + lost
        values -= self._token * turn.earned[grips]
        least = int(np.argmin(values))
        if self._best is None or values[least] < self._best.value - EQUAL:
            self._best = _End(ways, warnings, int(grips[least]), float(values[least]))

    # --- the plan of an end -----------------------------------------------------------------------

    def _dash(self, end: _End) -> Dash:
        plan = tuple(reversed(list(self._steps_back(end))))
        return Dash(
            plan=plan,
            value=end.value,
            risk=1 - float(self._turn.control[end.warnings, end.grip]),
            touches=frozenset(cell for step in plan for cell in step.path),
        )

    def _steps_back(self, end: _End) -> Iterator[Step]:
        """The steps of a plan, from its last to its first."""
        ways, warnings, grip = end.ways, end.warnings, end.grip
        while ways:
            way, use = self._way_back(ways, warnings, grip)
            warnings -= way.warnings
            before = int(self._grips.source[use])
            yield self._step(way, before, grip)
            grip = before
            ways = self._into.get(way.start, [])

    def _way_back(self, ways: list[_Way], warnings: int, grip: int) -> tuple[_Way, int]:
        """The way and the dice use with which a grip is had at the least loss."""
        found = []
        for way in ways:
            before = warnings - way.warnings
            if before in self._lost[way.start]:
                uses, lost = self._over(way, before)
                to_grip = np.flatnonzero(self._grips.target[uses] == grip)
                found += [(float(lost[place]), way, int(uses[place])) for place in to_grip]
        _, way, use = min(found, key=lambda entry: entry[0])
        return way, use

    def _step(self, way: _Way, before: int, after: int) -> Step:
        grip = self._grips.grips[before]
        blocked = self._obstacles
        steps = legal_steps(
            self._table.road, blocked.taken, way.start, grip.gear, grip.hand, blocked.rivals
        )
        return next(
            step
            for step in steps
            if step.path == way.path and grip_after(grip, step) == self._grips.grips[after]
        )
