"""Value tables already worked out, shared by the drivers of a race and kept from race to race."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from trackeditor.grid import Hex
from trackeditor.simulator.dice import Damage, DiceHand, dice_of_car
from trackeditor.simulator.drivers.flat_out import Appetite, FlatOutPlans
from trackeditor.simulator.drivers.grips import GripTable, grip_table
from trackeditor.simulator.drivers.policy import Policy
from trackeditor.simulator.drivers.values import (
    Costs,
    ValueTable,
    cells_ahead,
    detour,
    value_table,
)
from trackeditor.simulator.track import Road, Track
from trackeditor.tiles.model import Terrain

_TABLES_KEPT = 96
_GRIPS_KEPT = 256
_TRACKS_KEPT = 16
_DETOURS_KEPT = 512
_REACHES_KEPT = 4096

_Mud = tuple[tuple[Hex, int], ...]
_Hands = tuple[tuple[Terrain, DiceHand], ...]


class Outlook(NamedTuple):
    """What a driver knows of the road before it: values, best play, plans to drive flat out."""

    table: ValueTable
    policy: Policy
    flat_out: FlatOutPlans


class Shelf:
    """The outlooks and detours used last; each follows from its arguments alone."""

    def __init__(self) -> None:
        self._outlook = lru_cache(_TABLES_KEPT)(self._build)
        self._grips = lru_cache(_GRIPS_KEPT)(_grips_of)
        self._terrains = lru_cache(_TRACKS_KEPT)(_terrains_of)
        self._ends = lru_cache(_TRACKS_KEPT)(_tile_ends)
        self._detour = lru_cache(_DETOURS_KEPT)(detour)
        self._reach = lru_cache(_REACHES_KEPT)(cells_ahead)

    def outlook(
        self,
        track: Track,
        road: Road,
        cell: str,
        damage: Damage,
        costs: Costs,
        appetite: Appetite,
        *,
        leads: bool,
    ) -> Outlook:
        """The outlook of a car on a cell.

        Mud on tiles behind the car does not matter. Who leads is taken to lead on, and who
        follows to follow.
        """
        mud: _Mud = ()
        if road.mud:
            front, ends = track.course.cells[cell].front, self._ends(track)
            mud = tuple(sorted(entry for entry in road.mud.items() if ends[entry[0]] >= front))
        hands = tuple(
            (terrain, dice_of_car(track.rules, terrain, damage, leads))
            for terrain in self._terrains(track)
        )
        return self._outlook(track, mud, hands, costs, appetite)

    def detour(self, table: ValueTable, cell: str, taken: frozenset[str], steps: int) -> ValueTable:
        """The table for the rest of a turn in which other cars stand on cells."""
        within_reach = taken & self._reach(table.road, cell, steps)
        return self._detour(table, cell, within_reach, steps)

    def _build(
        self, track: Track, mud: _Mud, hands: _Hands, costs: Costs, appetite: Appetite
    ) -> Outlook:
        grips = self._grips(track, hands)
        if mud:
            dry = self._outlook(track, (), hands, costs, appetite)
            table = value_table(track, track.road(dict(mud)), grips, costs, like=dry.table)
        else:
            table = value_table(track, track.dry, grips, costs)
        return Outlook(table, Policy(table), FlatOutPlans(table, appetite))


def _grips_of(track: Track, hands: _Hands) -> GripTable:
    return grip_table(track.rules, dict(hands))


def _terrains_of(track: Track) -> tuple[Terrain, ...]:
    return tuple(dict.fromkeys(cell.terrain for cell in track.course.cells.values()))


def _tile_ends(track: Track) -> Mapping[Hex, float]:
    """Distance at which the last cell of every tile ends."""
    ends: dict[Hex, float] = {}
    for cell in track.course.cells.values():
        ends[cell.at] = max(ends.get(cell.at, 0.0), cell.front)
    return ends
