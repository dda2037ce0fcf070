"""Steps of a car: the next dice and the cells they lead to (RULES.md, sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from trackeditor.simulator.dice import DiceHand, DiceUse, dice_uses
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.track import Exit, Road
from trackeditor.simulator.traffic import Rival, least_gear


class Step(NamedTuple):
    """Dice played together and the cells they lead through.

    Attributes
    ----------
    dice : one gear die, alone or with brake dice or a boost die, or one coast or leader die
    path : the cell entered; two cells when the car flies over a jump
    gear : gear of the car after the step
    warnings : those of cells and borders; the dice add theirs
    over_limit : the car loses control at once on the last cell of the path
    finishes : the car crosses the finish line
    shortcut : the last cell of the path is in a shortcut that the car enters
    stranded : a jump without a free landing cell; the car stays on it and its turn ends
    flying_start : from gear 0 into a higher gear than 1; a warning of the die ends the turn there
    """

    dice: tuple[Die, ...]
    path: tuple[str, ...]
    gear: int
    warnings: int = 0
    over_limit: bool = False
    finishes: bool = False
    shortcut: bool = False
    stranded: bool = False
    flying_start: bool = False

    @property
    def cell(self) -> str:
        """The cell on which the step ends."""
        return self.path[-1]

    @property
    def ends_turn(self) -> bool:
        """Whether no other step can follow in this turn."""
        return self.over_limit or self.finishes or self.stranded


Plan = tuple[Step, ...]
"""Steps in the order in which they are driven."""


def legal_steps(
    road: Road,
    taken: frozenset[str],
    cell: str,
    gear: int,
    hand: DiceHand,
    rivals: tuple[Rival, ...] = (),
) -> tuple[Step, ...]:
    """Every step open to a car, those over a limit among them.

    Parameters
    ----------
    road : the road in its state of mud
    taken : cells on which the car cannot stand because of other cars
    cell, gear, hand : where the car is, its gear, and the dice it has left
    rivals : cells beside other cars, to which it can come in some gears only
    """
    free = [exit_ for exit_ in road.exits[cell] if exit_.cell not in taken]
    if not free:
        return ()
    steps = tuple(
        step
        for use in dice_uses(hand, gear)
        for exit_ in free
        for step in _steps_over(road, taken, use, exit_)
    )
    return tuple(step for step in steps if _is_open(step, cell, rivals)) if rivals else steps


def steps_of_turn(turn: TurnState) -> tuple[Step, ...]:
    """Every step open to the car in its turn."""
    return legal_steps(turn.road, turn.taken, turn.cell, turn.gear, turn.hand, turn.rivals)


def _is_open(step: Step, start: str, rivals: tuple[Rival, ...]) -> bool:
    """Whether the gear of a step is high enough to come beside the cars on its way."""
    return all(
        step.gear >= least_gear(rivals, before, cell)
        for before, cell in pairwise((start, *step.path))
    )


def _steps_over(road: Road, taken: frozenset[str], use: DiceUse, exit_: Exit) -> Iterator[Step]:
    """The step to the next cell or, in the gear of a jump, those over it."""
    dice, gear, flying_start = use
    over_limit = gear > exit_.limit
    warnings = exit_.warnings + (gear == exit_.warning_at)
    flies = exit_.jump == gear and (road.coast_jumps or dice[0].kind == "gear")
    if not flies or over_limit or exit_.finishes:
        yield Step(
            dice,
            (exit_.cell,),
            gear,
            warnings,
            over_limit,
            exit_.finishes,
            exit_.shortcut,
            flying_start=flying_start,
        )
        return
    landings = [landing for landing in road.exits[exit_.cell] if landing.cell not in taken]
    if not landings:
        yield Step(
            dice,
            (exit_.cell,),
            gear,
            warnings,
            shortcut=exit_.shortcut,
            stranded=True,
            flying_start=flying_start,
        )
    for landing in landings:
        yield Step(
            dice=dice,
            path=(exit_.cell, landing.cell),
            gear=gear,
            warnings=warnings + landing.warnings + (gear == landing.warning_at),
            over_limit=gear > landing.limit,
            finishes=landing.finishes,
            shortcut=landing.shortcut,
            flying_start=flying_start,
        )
