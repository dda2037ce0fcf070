"""Other cars as a driver reckons with them: cells taken or that ask for a gear, pushes, traps."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from trackeditor.simulator.drivers.last_chance import NO_TRAPS, Trap
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.traffic import Rival, least_gear


class Shove(NamedTuple):
    """The cell of a car that can be pushed, in all laps, and the least gear for that."""

    cells: frozenset[str]
    gear: int


class Obstacles(NamedTuple):
    """Cells on which a car cannot stand, and those beside others to which it comes in some gears.

    ``shoves`` are those of the taken cells that it can enter all the same; ``traps`` are cells with
    the gears in which no turn should end there. Hashable, so that what is worked out for them can
    be kept.
    """

    taken: frozenset[str] = frozenset()
    rivals: tuple[Rival, ...] = ()
    shoves: tuple[Shove, ...] = ()
    traps: frozenset[Trap] = NO_TRAPS

    def least_gear(self, start: str, end: str) -> int:
        """The least gear in which a car may move from one cell to another; 0 when any will do."""
        return least_gear(self.rivals, start, end) if self.rivals else 0

    def are_clear_of(self, cells: Set[str]) -> bool:
        """Whether none of them concerns any of some cells."""
        return (
            cells.isdisjoint(self.taken)
            and all(cells.isdisjoint(rival.cells) for rival in self.rivals)
            and all(trap.cell not in cells for trap in self.traps)
        )

    def within(self, cells: Set[str]) -> Obstacles:
        """Those that concern some cells."""
        near = (
            rival._replace(cells=rival.cells & cells, flagged=rival.flagged & cells)
            for rival in self.rivals
        )
        shoves = (shove._replace(cells=shove.cells & cells) for shove in self.shoves)
        return Obstacles(
            self.taken & cells,
            tuple(rival for rival in near if rival.cells),
            tuple(shove for shove in shoves if shove.cells),
            frozenset(trap for trap in self.traps if trap.cell in cells),
        )

    def shove_at(self, cell: str) -> Shove | None:
        """The push that entering a cell is, None where no car can be pushed."""
        return next((shove for shove in self.shoves if cell in shove.cells), None)

    @property
    def cells(self) -> frozenset[str]:
        """All cells that they concern."""
        return self.taken.union(*(rival.cells for rival in self.rivals), self.trapped)

    @property
    def trapped(self) -> frozenset[str]:
        """The cells on which no turn should end."""
        return frozenset(trap.cell for trap in self.traps)


FREE = Obstacles()
"""A road without other cars."""


def obstacles_of(turn: TurnState, traps: frozenset[Trap] = NO_TRAPS) -> Obstacles:
    """The other cars in a turn, and where they would make the next one lead past the joker."""
    shoves = tuple(Shove(push.cells, push.gear) for push in turn.pushes)
    return Obstacles(turn.taken, turn.rivals, shoves, traps)
