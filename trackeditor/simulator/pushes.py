"""Full contact: which cars can be pushed, by whom, and on to which cells (RULES.md, section 3).

A car pushes another one straight ahead when it enters its cell in at least its gear. The other car
moves one cell straight on: not on to a cell that a third car blocks or that has no way on, and
beside a third car only in at least the gear of that one. A car is pushed once a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from trackeditor.simulator.traffic import Rival, least_gear

if TYPE_CHECKING:
    from trackeditor.simulator.state import CarState, RaceState
    from trackeditor.simulator.track import Track


class Push(NamedTuple):
    """A car that can be pushed, and the road as it is after that for the car that pushes.

    Attributes
    ----------
    car : the car that can be pushed
    cells : its cell, in all laps
    gear : its gear, the least in which it can be pushed
    onto : the cell on to which it is pushed
    danger : danger tokens that it has then
    loses_control : whether these come to its warning limit
    taken, rivals, pushes : what stands in the way of the pushing car afterwards
    """

    car: int
    cells: frozenset[str]
    gear: int
    onto: str
    danger: int
    loses_control: bool
    taken: frozenset[str]
    rivals: tuple[Rival, ...]
    pushes: tuple[Push, ...]


def push_at(pushes: Iterable[Push], cell: str) -> Push | None:
    """The push that entering a cell is, None where no car can be pushed."""
    return next((push for push in pushes if cell in push.cells), None)


def pushes_for(race: RaceState, car: int) -> tuple[Push, ...]:
    """The cars that a car can push in its turn."""
    if race.track.rules.full_contact is None:
        return ()
    others = [other.driver for other in race.cars if other.driver != car and other.is_on_road]
    others.sort(key=lambda other: _ahead(race, car, race.cars[other]))
    return pushes_of(race, car, tuple(others))


def pushes_of(race: RaceState, car: int, others: tuple[int, ...]) -> tuple[Push, ...]:
    """The pushes of some cars, in the order in which the pushing one comes to them.

    Once it has pushed one of them, only those behind that one in the order are left for it.
    """
    found = (
        _push(race, car, race.cars[other], others[number + 1 :])
        for number, other in enumerate(others)
    )
    return tuple(push for push in found if push is not None)


def _ahead(race: RaceState, car: int, other: CarState) -> float:
    """How far another car is ahead of a car, in tiles; on a circuit laps do not count."""
    cells, own = race.track.course.cells, race.cars[car]
    if own.cell is None or other.cell is None:
        return 0.0
    return (cells[other.cell].front - cells[own.cell].front) % len(race.track.course.tiles)


def _push(race: RaceState, car: int, other: CarState, left: tuple[int, ...]) -> Push | None:
    """The push of another car, None when it cannot be pushed; ``left`` may be pushed after it."""
    onto = _pushed_onto(race, car, other)
    if onto is None or other.cell is None:
        return None
    track = race.track
    danger = danger_after(track, other, onto)
    loses_control = danger >= _warning_limit(race, other)
    gear = track.rules.loss_gear if loses_control else other.gear
    pushed = race.with_car(other._replace(cell=onto, gear=gear))
    return Push(
        other.driver,
        track.copies(other.cell),
        other.gear,
        onto,
        danger,
        loses_control,
        pushed.taken_for(car),
        pushed.rivals_of(car),
        pushes_of(pushed, car, left),
    )


def _pushed_onto(race: RaceState, car: int, other: CarState) -> str | None:
    """The cell on to which a car would be pushed, None when something keeps it where it is."""
    track, cell = race.track, other.cell
    onto = track.straight_on.get(cell or "")
    if cell is None or onto is None or onto not in race.road.to_finish:
        return None
    blockers = track.course.blockers
    third = race.taken_for(car, other.driver)
    if cell in third or onto in third or onto in blockers[cell]:
        return None
    beside = least_gear(race.rivals_of(other.driver, car), cell, onto)
    return onto if other.gear >= beside else None


def _warning_limit(race: RaceState, car: CarState) -> int:
    return race.track.rules.tyre_effect(car.tyres, race.weather).warning_limit


def danger_after(track: Track, car: CarState, onto: str) -> int:
    """Danger tokens of a car after it has been pushed on to a cell.

    They are the gears by which it is above the limit there, or those for another track element.
    """
    rules, cell = track.rules.full_contact, track.course.cells[onto]
    if rules is None:
        return car.danger
    above = 0 if cell.limit is None else max(0, car.gear - cell.limit)
    is_element = bool(cell.jump) or cell.water or cell.kind == "slide"
    added = above or (rules.element_danger if is_element else 0)
    return min(rules.most_danger, car.danger + added)
