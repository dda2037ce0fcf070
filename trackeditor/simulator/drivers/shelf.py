"""Value tables already worked out, shared by the drivers of a race and kept from race to race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from trackeditor.grid import Hex
from trackeditor.simulator.dice import Damage, DiceHand, Fitting, dice_of_car
from trackeditor.simulator.drivers.flat_out import Appetite, FlatOutPlans
from trackeditor.simulator.drivers.grips import GripTable, grip_table
from trackeditor.simulator.drivers.obstacles import Obstacles
from trackeditor.simulator.drivers.policy import Policy
from trackeditor.simulator.drivers.sweep import cells_ahead, detour, value_table
from trackeditor.simulator.drivers.values import Costs, ValueTable
from trackeditor.simulator.state import UNDAMAGED
from trackeditor.simulator.track import Road, Track
from trackeditor.tiles.model import Terrain

_TABLES_KEPT = 96
_FEWEST_TABLES = 8
_CELLS_KEPT = 30_000
"""Cells in all tables together; those of a long race are large, and fewer are kept."""
_APPETITES = 2
"""Outlooks kept for a table: drivers of one temperament differ in the tokens that they hold."""
_POLICIES_PER_TABLE = 8
"""That of the table, and one for every gear in which a last turn can begin."""
_GRIPS_KEPT = 256
_TRACKS_KEPT = 16
_DETOURS_PER_TABLE = 5
_REACHES_KEPT = 4096

_Mud = tuple[tuple[Hex, int], ...]


class _Car(NamedTuple):
    """A car as values see it: its dice, and the warnings that lose control, by surface."""

    hands: tuple[tuple[Terrain, DiceHand], ...]
    limits: tuple[tuple[Terrain, int], ...]


class Wheels(NamedTuple):
    """All of a car that its outlook depends on: damage, fitting, and whether it leads."""

    damage: Damage
    fitting: Fitting
    leads: bool = False


class Outlook(NamedTuple):
    """What a driver knows of the road before it: values, best play, plans to drive flat out."""

    table: ValueTable
    policy: Policy
    flat_out: FlatOutPlans
    last_turns: tuple[Outlook, ...] = ()

    def begun(self, cell: str, gear: int) -> Outlook:
        """The outlook for a turn that begins on a cell in a gear (see ``ValueTable.begun``)."""
        return self.last_turns[gear] if cell in self.table.near else self


class Shelf:
    """The outlooks and detours used last; each follows from its arguments alone.

    ``tracks`` are those that will be driven; without them the courses are taken to be of the usual
    length.
    """

    def __init__(self, tracks: Sequence[Track] = ()) -> None:
        largest = max((len(track.course.cells) for track in tracks), default=1)
        kept = max(_FEWEST_TABLES, min(_TABLES_KEPT, _CELLS_KEPT // largest))
        self._outlook = lru_cache(_APPETITES * kept)(self._build)
        self._table = lru_cache(kept)(self._build_table)
        self._policy = lru_cache(_POLICIES_PER_TABLE * kept)(Policy)
        self._grips = lru_cache(_GRIPS_KEPT)(_grips_of)
        self._terrains = lru_cache(_TRACKS_KEPT)(_terrains_of)
        self._ends = lru_cache(_TRACKS_KEPT)(_tile_ends)
        self._detour = lru_cache(_DETOURS_PER_TABLE * kept)(detour)
        self._reach = lru_cache(_REACHES_KEPT)(cells_ahead)

    def outlook(
        self,
        track: Track,
        road: Road,
        cell: str,
        wheels: Wheels,
        costs: Costs,
        appetite: Appetite,
    ) -> Outlook:
        """The outlook of a car on a cell.

        Mud on tiles behind the car does not matter. Who leads is taken to lead on, and who
        follows to follow; the weather is taken to stay.
        """
        mud: _Mud = ()
        if road.mud:
            front, ends = track.course.cells[cell].front, self._ends(track)
            mud = tuple(sorted(entry for entry in road.mud.items() if ends[entry[0]] >= front))
        pit_stop = _after_pit_stop(track, wheels) if track.pit else wheels
        hands = self._hands(track, wheels)
        repaired = self._hands(track, pit_stop) if pit_stop != wheels else hands
        return self._outlook(track, mud, hands, repaired, costs, appetite)

    def reach(self, road: Road, cell: str, steps: int) -> set[str]:
        """The cells to which some steps can lead from one (see ``cells_ahead``)."""
        return self._reach(road, cell, steps)

    def detour(self, table: ValueTable, cell: str, obstacles: Obstacles, steps: int) -> ValueTable:
        """The table for the rest of a turn in which other cars are in the way."""
        within_reach = obstacles.within(self.reach(table.road, cell, steps))
        return self._detour(table, cell, within_reach, steps)

    def _hands(self, track: Track, wheels: Wheels) -> _Car:
        """The dice of a car, and the warnings with which it loses control, by surface."""
        fitting, rules, terrains = wheels.fitting, track.rules, self._terrains(track)
        return _Car(
            tuple(
                (terrain, dice_of_car(rules, terrain, wheels.damage, wheels.leads, fitting))
                for terrain in terrains
            ),
            tuple(
                (terrain, rules.tyre_effect(fitting.tyres, weather).warning_limit)
                for terrain in terrains
                for weather in (rules.weather_on(terrain, fitting.weather),)
            ),
        )

    def _build(
        self,
        track: Track,
        mud: _Mud,
        car: _Car,
        repaired: _Car,
        costs: Costs,
        appetite: Appetite,
    ) -> Outlook:
        table = self._table(track, mud, car, repaired, costs)
        last = tuple(self._outlook_of(one, appetite) for one in table.last_turns)
        return self._outlook_of(table, appetite)._replace(last_turns=last)

    def _outlook_of(self, table: ValueTable, appetite: Appetite) -> Outlook:
        return Outlook(table, self._policy(table), FlatOutPlans(table, appetite))

    def _build_table(
        self, track: Track, mud: _Mud, car: _Car, repaired: _Car, costs: Costs
    ) -> ValueTable:
        grips = self._grips(track, car)
        pit = None if repaired == car else self._table(track, mud, repaired, repaired, costs)
        like = self._table(track, (), car, repaired, costs) if mud else None
        return value_table(track, track.road(dict(mud)), grips, costs, like, pit)


def _after_pit_stop(track: Track, wheels: Wheels) -> Wheels:
    """The car repaired, on the tyres that are right for the weather."""
    tyres = track.rules.right_tyres(wheels.fitting.weather)
    return Wheels(UNDAMAGED, wheels.fitting._replace(tyres=tyres), wheels.leads)


def _grips_of(track: Track, car: _Car) -> GripTable:
    return grip_table(track.rules, dict(car.hands), dict(car.limits))


def _terrains_of(track: Track) -> tuple[Terrain, ...]:
    return tuple(dict.fromkeys(cell.terrain for cell in track.course.cells.values()))


def _tile_ends(track: Track) -> Mapping[Hex, float]:
    """Distance at which the last cell of every tile ends."""
    ends: dict[Hex, float] = {}
    for cell in track.course.cells.values():
        ends[cell.at] = max(ends.get(cell.at, 0.0), cell.front)
    return ends
