"""The ways of one step of a plan to drive flat out: over exits, jumps, and into cars to push."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from trackeditor.simulator.drivers.grips import Flags, Indices
from trackeditor.simulator.drivers.obstacles import Obstacles
from trackeditor.simulator.drivers.policy import grip_after
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.flights import flights
from trackeditor.simulator.pushes import Push
from trackeditor.simulator.rules import Die
from trackeditor.simulator.steps import Step, legal_steps
from trackeditor.simulator.track import Exit


class Shown(NamedTuple):
    """What a plan has on its way.

    Attributes
    ----------
    warnings : warnings beside those of the dice
    clean : dice that must show none
    pushed : whether another car has been pushed
    """

    warnings: int
    clean: tuple[Die, ...] = ()
    pushed: bool = False

    def after(self, way: Way) -> Shown:
        """The same after another step."""
        pushed = self.pushed or way.pushes
        return Shown(self.warnings + way.warnings, self.clean + way.clean, pushed)


class Way(NamedTuple):
    """A way of one step out of a cell.

    Attributes
    ----------
    start, path : the cell, and those to which the step leads
    uses : the dice uses that can take it, by position
    warnings, toll : those of the way; what it costs beside the time of the turn
    finishes : it crosses the finish line
    clean : its dice if control is lost when one of them shows a warning
    pushed : it is a way after a push
    pushes : another car is pushed with it
    """

    start: str
    path: tuple[str, ...]
    uses: Indices
    warnings: int
    finishes: bool
    toll: float
    clean: tuple[Die, ...] = ()
    pushed: bool = False
    pushes: bool = False


class Ways:
    """The ways of steps within the limits, with other cars where they are.

    ``push`` is a car that may be pushed; with ``pushed`` one has been.
    """

    def __init__(
        self,
        table: ValueTable,
        obstacles: Obstacles,
        push: Push | None = None,
        *,
        pushed: bool = False,
    ) -> None:
        self._table = table
        self._grips = table.grips
        self._obstacles = obstacles
        self._push = push
        self._pushed = pushed

    def out_of(self, cell: str) -> Iterator[Way]:
        """The ways out of a cell, over jumps too."""
        for exit_ in self._table.road.exits[cell]:
            if exit_.cell in self._obstacles.taken:
                if self._push is not None and exit_.cell in self._push.cells:
                    yield from self._into(cell, exit_, self._push)
                continue
            within, flight = self._over(cell, exit_)
            if flight.any():
                yield from self._flights(cell, exit_, flight)
            if exit_.jump and not exit_.finishes:
                yield from self._far_flights(cell, exit_)
            yield from self._split(cell, (exit_,), within)

    def _over(self, cell: str, exit_: Exit, least: int = 0) -> tuple[Flags, Flags]:
        """The uses with which the next cell is an ordinary one, and those that fly over it."""
        gears = self._grips.use_gears
        least = max(least, exit_.least, self._obstacles.least_gear(cell, exit_.cell))
        within = (gears <= exit_.limit) & (gears >= least) & ~self._grips.flying_start
        if not exit_.jump or exit_.finishes:
            return within, np.zeros_like(within)
        flight = within & self._grips.flying & (gears == exit_.jump)
        too_far = self._grips.flying & (gears > exit_.jump) & self._table.road.far_jumps
        return within & ~flight & ~too_far, flight

    def _flights(self, cell: str, over: Exit, flight: Flags) -> Iterator[Way]:
        for landing in self._table.road.exits[over.cell]:
            if landing.cell not in self._obstacles.taken:
                gears = self._grips.use_gears
                least = max(landing.least, self._obstacles.least_gear(over.cell, landing.cell))
                within = flight & (gears <= landing.limit) & (gears >= least)
                yield from self._split(cell, (over, landing), within)

    def _far_flights(self, cell: str, over: Exit) -> Iterator[Way]:
        """The ways one gear above the note of a jump, on which no die may show a warning."""
        gear = over.jump + 1
        if not self._table.road.far_jumps or gear > over.limit:
            return
        gears, flying = self._grips.use_gears, self._grips.flying
        uses = np.flatnonzero(flying & (gears == gear) & ~self._grips.flying_start)
        dice = [self._grips.use_dice[use] for use in uses]
        for flight in flights(self._table.road, self._obstacles.taken, over, gear):
            path, last = flight.path, flight.last
            least = max(self._obstacles.least_gear(*step) for step in pairwise((cell, *path)))
            if flight.lost or flight.stranded or gear < least:
                continue
            toll = self._table.toll_of(last)
            for clean in dict.fromkeys(dice):
                alike = uses[[one == clean for one in dice]]
                yield Way(
                    cell, path, alike, flight.warnings, last.finishes, toll, clean, self._pushed
                )

    def _into(self, cell: str, exit_: Exit, push: Push) -> Iterator[Way]:
        """The ways into the cell of a car that is pushed, apart by the damage of the contact."""
        if exit_.finishes:
            return
        within, _ = self._over(cell, exit_, push.gear)
        gears = self._grips.use_gears
        for gear in sorted(set(gears[within].tolist())):
            damage = self._table.costs.damage * (gear - push.gear)
            for way in self._split(cell, (exit_,), within & (gears == gear)):
                yield way._replace(toll=way.toll + damage, pushes=True)

    def _split(self, cell: str, exits: tuple[Exit, ...], within: Flags) -> Iterator[Way]:
        """The way for the uses within its limits, apart by the warnings that it adds for them."""
        added = np.full(len(within), sum(exit_.warnings for exit_ in exits))
        for exit_ in exits:
            if exit_.warning_at:
                added += self._grips.use_gears == exit_.warning_at
        toll = self._table.toll_of(exits[-1])
        path = tuple(exit_.cell for exit_ in exits)
        for warnings in sorted(set(added[within].tolist())):
            uses = np.flatnonzero(within & (added == warnings))
            yield Way(cell, path, uses, warnings, exits[-1].finishes, toll, pushed=self._pushed)

    def step(self, way: Way, before: int, after: int) -> Step:
        """The step that takes a way from one grip to another."""
        grip, blocked = self._grips.grips[before], self._obstacles
        pushes = () if self._push is None else (self._push,)
        steps = legal_steps(
            self._table.road, blocked.taken, way.start, grip.gear, grip.hand, blocked.rivals, pushes
        )
        return next(
            step
            for step in steps
            if step.path == way.path and grip_after(grip, step) == self._grips.grips[after]
        )
