"""Steps of a car: the next dice and the cells they lead to (RULES.md, sections 1 to 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from trackeditor.simulator.dice import DiceHand, DiceUse, dice_uses
from trackeditor.simulator.flights import flights, gears_above
from trackeditor.simulator.pushes import Push, push_at
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.track import Exit, Road
from trackeditor.simulator.traffic import Rival, least_gear


class Step(NamedTuple):
    """Dice played together and the cells they lead through.

    Attributes
    ----------
    dice : one gear die, alone or with brake dice or a boost die, or one coast or leader die
    path : the cell entered; two cells or more when the car flies over a jump
    gear : gear of the car after the step
    warnings : those of cells and borders; the dice add theirs
    over_limit : the car loses control at once on the last cell of the path
    finishes : the car crosses the finish line
    shortcut : the car enters a shortcut with the last cell of the path and draws its token or card
    stranded : a jump without a free landing cell; the car stays on it and its turn ends
    flying_start : from gear 0 into a higher gear than 1; a warning of the die ends the turn there
    forfeits : the car crosses the finish line without having driven the joker section
    pushes : the car that is pushed off the cell entered, None for none
    contact : gears above that of the pushed car
    risky : the car loses control if one of the dice shows a warning
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
    forfeits: bool = False
    pushes: int | None = None
    contact: int = 0
    risky: bool = False

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
    pushes: tuple[Push, ...] = (),
) -> tuple[Step, ...]:
    """Every step open to a car, those over a limit among them.

    Parameters
    ----------
    road : the road in its state of mud
    taken : cells on which the car cannot stand because of other cars
    cell, gear, hand : where the car is, its gear, and the dice it has left
    rivals : cells beside other cars, to which it can come in some gears only
    pushes : cars that it can push off their cells
    """
    free = [exit_ for exit_ in road.exits[cell] if exit_.cell not in taken]
    pushing = tuple(pushing_exits(road.exits[cell], taken, pushes)) if pushes else ()
    if not free and not pushing:
        return ()
    steps = tuple(
        step
        for use in dice_uses(hand, gear)
        for step in (
            *(step for exit_ in free for step in _steps_over(road, taken, use, exit_)),
            *(step for exit_, push in pushing for step in _steps_into(road, use, exit_, push)),
        )
    )
    return tuple(step for step in steps if _is_open(step, cell, rivals)) if rivals else steps


def steps_of_turn(turn: TurnState) -> tuple[Step, ...]:
    """Every step open to the car in its turn."""
    return legal_steps(
        turn.road, turn.taken, turn.cell, turn.gear, turn.hand, turn.rivals, turn.pushes
    )


def pushing_exits(
    exits: Iterable[Exit], taken: frozenset[str], pushes: tuple[Push, ...]
) -> Iterator[tuple[Exit, Push]]:
    """The exits into the cells of cars that can be pushed; none leads over the finish line."""
    for exit_ in exits:
        push = push_at(pushes, exit_.cell) if exit_.cell in taken else None
        if push is not None and not exit_.finishes:
            yield exit_, push


def _is_open(step: Step, start: str, rivals: tuple[Rival, ...]) -> bool:
    """Whether the gear of a step is high enough to come beside the cars on its way."""
    return all(
        step.gear >= least_gear(rivals, before, cell)
        for before, cell in pairwise((start, *step.path))
    )


def _steps_over(road: Road, taken: frozenset[str], use: DiceUse, exit_: Exit) -> Iterator[Step]:
    """The step to the next cell or, in the gear of a jump, those over it."""
    dice, gear, flying_start = use
    if gear < exit_.least:
        return
    if gears_above(road, exit_, dice, gear) is None:
        yield Step(
            dice,
            (exit_.cell,),
            gear,
            exit_.warnings + (gear == exit_.warning_at),
            gear > exit_.limit,
            exit_.finishes,
            _draws_card(road, exit_, gear),
            flying_start=flying_start,
            forfeits=exit_.forfeits,
        )
        return
    for flight in flights(road, taken, exit_, gear):
        yield Step(
            dice,
            flight.path,
            gear,
            flight.warnings,
            flight.lost,
            flight.last.finishes,
            _draws_card(road, flight.last, gear),
            flight.stranded,
            flying_start,
            forfeits=flight.last.forfeits,
            risky=flight.risky,
        )


def _draws_card(road: Road, exit_: Exit, gear: int) -> bool:
    """Whether a car in a gear draws a card for the shortcut into which an exit leads."""
    return exit_.shortcut and not (road.cards_within_note and gear > exit_.limit)


def _steps_into(road: Road, use: DiceUse, exit_: Exit, push: Push) -> Iterator[Step]:
    """The step into the cell of a car that is pushed, in at least its gear."""
    flies = gears_above(road, exit_, use.dice, use.gear) is not None
    if use.gear >= push.gear and not flies:
        yield Step(
            use.dice,
            (exit_.cell,),
            use.gear,
            exit_.warnings + (use.gear == exit_.warning_at),
            use.gear > exit_.limit,
            shortcut=_draws_card(road, exit_, use.gear),
            flying_start=use.flying_start,
            pushes=push.car,
            contact=use.gear - push.gear,
        )
