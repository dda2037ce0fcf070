"""The last chance of the joker: where a turn must not begin (RULES.md, section 3).

A car must move if it can. In the last lap a driver who still needs the joker can come to stand
where cars block every move towards its section, and nothing else: then his next move leads past it,
and he is disqualified. Which cars will still stand there follows from the order of play: those that
have had their turn of the round and play after him in the next one.
"""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from trackeditor.simulator.driving import order_of_round
from trackeditor.simulator.state import RaceState, TurnState, open_turn
from trackeditor.simulator.steps import Step, steps_of_turn
from trackeditor.simulator.track import Road, Track


class Trap(NamedTuple):
    """A cell, and the gear in which a turn that begins there must lead past the joker section."""

    cell: str
    gear: int


NO_TRAPS: frozenset[Trap] = frozenset()


def traps_of(race: RaceState, turn: TurnState, cells: Set[str]) -> frozenset[Trap]:
    """The traps among some cells for the next turn of a car, with the cars that will be there."""
    near = race.road.at_last_entrance & cells
    if not near:
        return NO_TRAPS
    own = race.cars[turn.car]
    staying = [other.driver for other in race.cars if other.cell and other.turns > own.turns]
    if not staying:
        return NO_TRAPS
    gears = range(race.track.rules.highest_gear + 1)
    return frozenset(
        trap for cell in near for gear in gears if _closes(trap := Trap(cell, gear), race, turn.car)
    )


def _closes(trap: Trap, race: RaceState, car: int) -> bool:
    """Whether every move of a turn that begins in a trap leads past the joker section."""
    own = race.cars[car]
    waiting = race.with_car(own._replace(cell=trap.cell, gear=trap.gear))
    order = order_of_round(waiting)
    before = order[: order.index(car)]
    for other in race.cars:
        if other.driver != car and (other.turns <= own.turns or other.driver in before):
            waiting = waiting.with_car(other._replace(cell=None))
    steps = steps_of_turn(open_turn(waiting, car))
    return bool(steps) and all(_leads_past(waiting.road, step) for step in steps)


def _leads_past(road: Road, step: Step) -> bool:
    return step.forfeits or step.cell in road.past_joker


def narrow_cells(track: Track, road: Road) -> frozenset[str]:
    """The cells that are a trap as soon as one other car stands before them."""
    return frozenset(
        cell for cell in road.at_last_entrance if _can_be_blocked(track, _ways_in(road, cell))
    )


def exposed_cells(track: Track, road: Road) -> frozenset[str]:
    """The cells from which another car can push one past the joker section."""
    if track.rules.full_contact is None or not road.past_joker:
        return frozenset()
    return frozenset(
        cell
        for cell, ahead in track.straight_on.items()
        if ahead in road.past_joker and cell not in road.past_joker
    )


def _ways_in(road: Road, cell: str) -> frozenset[str]:
    """The cells next to one from which the joker section can still be driven."""
    return frozenset(exit_.cell for exit_ in road.exits[cell]) - road.past_joker


def _can_be_blocked(track: Track, ways: frozenset[str]) -> bool:
    """Whether one car on one of some cells blocks all of them."""
    return any(ways <= track.blockers[way] for way in ways)
