"""Plans to drive flat out: which one promises most under a value table.

The chance of failing depends only on the dice of a plan and the warnings of its way. So the search
spreads forward over cells and keeps, for every grip that can be had there, the least that plans
lose on the way. Where a single warning loses control, in a far flight over a jump, the dice of that
step must show none. A failed plan is valued as if it lost control in its own order; the re-ordering
chosen after the roll can only be better, so no plan is thought better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from heapq import heappop, heappush
from typing import NamedTuple

import numpy as np

from trackeditor.simulator.drivers.grips import Indices, Numbers, control_with_clean
from trackeditor.simulator.drivers.last_chance import NO_TRAPS, Trap
from trackeditor.simulator.drivers.obstacles import FREE, Obstacles, obstacles_of
from trackeditor.simulator.drivers.policy import EQUAL
from trackeditor.simulator.drivers.sweep import cells_ahead
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.drivers.ways import Shown, Way, Ways
from trackeditor.simulator.pushes import Push
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Plan, Step

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

    def best(self, turn: TurnState, traps: frozenset[Trap] = NO_TRAPS) -> Dash | None:
        """The best plan at the start of a turn, None when all are too risky.

        Other cars matter only when they stand in the way of the best plan on the free road, or make
        a trap of a cell on it. Then plans that push one of them are tried, too.
        """
        key = (turn.cell, turn.gear, turn.warnings)
        if key not in self._free:
            self._free[key] = self._search(*key, FREE)
        dash = self._free[key]
        obstacles = obstacles_of(turn, traps)
        if dash is None or obstacles.are_clear_of(dash.touches):
            return dash
        within_reach = cells_ahead(self._table.road, turn.cell, turn.hand.dice)
        obstacles = obstacles.within(within_reach)._replace(shoves=())
        best = self._around(*key, obstacles)
        for push in turn.pushes:
            if not push.cells.isdisjoint(within_reach):
                pushed = Obstacles(push.taken, push.rivals).within(within_reach)
                dash = self._search(*key, obstacles, push, pushed)
                if dash is not None and (best is None or dash.value < best.value - EQUAL):
                    best = dash
        return best

    def _search(
        self,
        cell: str,
        gear: int,
        warnings: int,
        obstacles: Obstacles,
        push: Push | None = None,
        pushed: Obstacles = FREE,
    ) -> Dash | None:
        table = self._table.trapped(obstacles.traps)
        search = _Search(table, self._appetite, cell, gear, warnings, obstacles, push, pushed)
        return search.best()


class _End(NamedTuple):
    """The end of a plan: ways that lead to it, what they have shown, last grip, expected cost."""

    ways: list[Way]
    shown: Shown
    grip: int
    value: float


class _Search:
    """The search from the start of one turn, at which there may be warnings already.

    With ``push`` one car may be pushed; ``pushed`` are the other cars after that.

    ``_lost[cell][shown][grip]`` is the least that plans to a grip on a cell, with so much shown on
    the way, lose before it: expected cost after the losses of control, weighed with their
    probability. It is infinite for grips that cannot be had, or only at too high a risk.
    """

    def __init__(
        self,
        table: ValueTable,
        appetite: Appetite,
        cell: str,
        gear: int,
        warnings: int,
        obstacles: Obstacles,
        push: Push | None = None,
        pushed: Obstacles = FREE,
    ) -> None:
        self._table = table
        self._grips = table.grips
        self._token = appetite.token
        self._open = {
            False: Ways(table, obstacles, push),
            True: Ways(table, pushed, pushed=True),
        }
        self._start = cell
        self._turn = table.grips.turns[table.track.course.cells[cell].terrain]
        self._control = lru_cache(None)(partial(control_with_clean, table.track.rules, self._turn))
        self._risk = appetite.risk
        self._lost: dict[str, dict[Shown, Numbers]] = {cell: {Shown(warnings): self._none()}}
        self._lost[cell][Shown(warnings)][self._turn.fresh[gear]] = 0.0
        self._into: dict[str, list[Way]] = {}
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

    def _ways(self, cell: str) -> Iterator[Way]:
        """The ways of one step, from states in which nobody has been pushed and others."""
        for pushed in {shown.pushed for shown in self._lost[cell]}:
            yield from self._open[pushed].out_of(cell)

    def _none(self) -> Numbers:
        return np.full(len(self._grips.grips), np.inf)

    def _follow(self, way: Way) -> str | None:
        """Note the grips that can be had after a way; the cell at its end when it is a new one."""
        cell = way.path[-1]
        came, new = False, cell not in self._lost
        for before in self._lost[way.start]:
            if before.pushed != way.pushed:
                continue
            uses, lost = self._over(way, before)
            if not len(uses):
                continue
            after = before.after(way)
            if way.finishes:
                self._value([way], after, self._grips.target[uses], lost)
                continue
            came = True
            known = self._lost.setdefault(cell, {}).setdefault(after, self._none())
            np.minimum.at(known, self._grips.target[uses], lost)
        if came:
            self._into.setdefault(cell, []).append(way)
        return cell if came and new else None

    def _over(self, way: Way, before: Shown) -> tuple[Indices, Numbers]:
        """Dice uses that can be played over a way, and the least that is lost with each.

        What the step itself loses is what it takes from the probability of having control.
        """
        after = before.after(way)
        if after.warnings >= len(self._turn.control):
            return way.uses[:0], np.empty(0)
        source, target = self._grips.source[way.uses], self._grips.target[way.uses]
        lost = self._lost[way.start][before][source]
        held_before = self._held(before)[source]
        held = self._held(after)[target]
        open_ = np.flatnonzero(np.isfinite(lost) & (1 - held <= self._risk))
        failing = held_before[open_] - held[open_]
        seconds = self._table.all_lost(way.path[-1], finishes=way.finishes)
        uses = way.uses[open_]
        return uses, lost[open_] + failing * seconds[self._grips.use_gears[uses]] + way.toll

    def _held(self, shown: Shown) -> Numbers:
        """The probability of having control with what a plan has shown, by grip."""
        held: Numbers = self._control(shown.clean)[shown.warnings]
        return held

    # --- values of ends --------------------------------------------------------------------------

    def _value_ends(self, cell: str) -> None:
        """Value the plans that end on a cell."""
        for shown, lost in self._lost[cell].items():
            grips = np.flatnonzero(np.isfinite(lost))
            self._value(self._into[cell], shown, grips, lost[grips])

    def _value(self, ways: list[Way], shown: Shown, grips: Indices, lost: Numbers) -> None:
        """Keep the best end with one of some grips.

        Only brake and boost dice can make more dice than cells to the finish line.
        """
        cell, finishes = ways[0].path[-1], ways[0].finishes
        stops = self._table.last_cards if finishes else self._table.stops(cell)
        to_finish = 0 if finishes else self._table.road.to_finish[cell]
        turn = self._turn
        allowed = (turn.extra[grips] <= to_finish) & (
            turn.dice[grips] >= self._table.track.rules.flat_out_least_dice
        )
        grips, lost = grips[allowed], lost[allowed]
        if not len(grips):
            return
        values = self._held(shown)[grips] * stops[self._grips.gears[grips]] + lost
        values -= self._token * turn.earned[grips]
        least = int(np.argmin(values))
        if self._best is None or values[least] < self._best.value - EQUAL:
            self._best = _End(ways, shown, int(grips[least]), float(values[least]))

    # --- the plan of an end -----------------------------------------------------------------------

    def _dash(self, end: _End) -> Dash:
        plan = tuple(reversed(list(self._steps_back(end))))
        return Dash(
            plan=plan,
            value=end.value,
            risk=1 - float(self._held(end.shown)[end.grip]),
            touches=frozenset(cell for step in plan for cell in step.path),
        )

    def _steps_back(self, end: _End) -> Iterator[Step]:
        """The steps of a plan, from its last to its first."""
        ways, shown, grip = end.ways, end.shown, end.grip
        while ways:
            way, shown, use = self._way_back(ways, shown, grip)
            before = int(self._grips.source[use])
            yield self._open[way.pushed].step(way, before, grip)
            grip = before
            ways = self._into.get(way.start, [])

    def _way_back(self, ways: list[Way], shown: Shown, grip: int) -> tuple[Way, Shown, int]:
        """The way, what was shown before it, and the dice use with which a grip loses least."""
        found = []
        for way in ways:
            for before in self._lost[way.start]:
                if before.pushed == way.pushed and before.after(way) == shown:
                    uses, lost = self._over(way, before)
                    to_grip = np.flatnonzero(self._grips.target[uses] == grip)
                    found += [
                        (float(lost[place]), way, before, int(uses[place])) for place in to_grip
                    ]
        _, way, before, use = min(found, key=lambda entry: entry[0])
        return way, before, use
