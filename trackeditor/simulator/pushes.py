"""Full contact: which cars can be pushed, by whom, and on to which cells (RULES.md, section 3).

A car pushes another one straight ahead when it enters its cell in at least its gear. The other car
moves one cell straight on, by an exit that is open to it: not on to a cell that a third car blocks,
that has no way on or that mud has closed, and beside a third car only in at least the gear of that
one. A car is pushed once a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from trackeditor.simulator.rules import TrackElement
from trackeditor.simulator.traffic import Rival, least_gear

if TYPE_CHECKING:
    from trackeditor.simulator.state import CarState, RaceState
    from trackeditor.simulator.track import Exit, Track


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


def pushes_now(race: RaceState, car: int, pushes: Iterable[Push]) -> tuple[Push, ...]:
    """Pushes as they are after mud or a yellow flag has come on to the road in the turn."""
    return pushes_of(race, car, tuple(push.car for push in pushes))


def _ahead(race: RaceState, car: int, other: CarState) -> float:
    """How far another car is ahead of a car, in tiles; on a circuit laps do not count."""
    cells, own = race.track.course.cells, race.cars[car]
    if own.cell is None or other.cell is None:
        return 0.0
    return (cells[other.cell].front - cells[own.cell].front) % len(race.track.course.tiles)


def _push(race: RaceState, car: int, other: CarState, left: tuple[int, ...]) -> Push | None:
    """The push of another car, None when it cannot be pushed; ``left`` may be pushed after it."""
    way = _way_on(race, car, other)
    if way is None or other.cell is None:
        return None
    track, onto = race.track, way.cell
    danger = danger_after(track, other, way)
    loses_control = danger >= _warning_limit(race, other, onto)
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


def _way_on(race: RaceState, car: int, other: CarState) -> Exit | None:
    """The exit by which a car would be pushed, None when something keeps it where it is."""
    cell, road = other.cell, race.road
    if cell is None:
        return None
    onto = race.track.straight_on.get(cell)
    ways = (exit_ for exit_ in road.exits[cell] if exit_.cell == onto and onto not in road.closed)
    way = next(ways, None)
    if way is None:
        return None
    third = race.taken_for(car, other.driver)
    if cell in third or way.cell in third or way.cell in race.track.course.blockers[cell]:
        return None
    beside = least_gear(race.rivals_of(other.driver, car), cell, way.cell)
    return way if other.gear >= beside else None


def _warning_limit(race: RaceState, car: CarState, cell: str) -> int:
    """Warnings at which a car loses control on a cell."""
    rules = race.track.rules
    weather = rules.weather_on(race.track.course.cells[cell].terrain, race.weather)
    return rules.tyre_effect(car.tyres, weather).warning_limit


def danger_after(track: Track, car: CarState, way: Exit) -> int:
    """Danger tokens of a car after it has been pushed over an exit.

    They are the gears by which it is above the limit there, that of a fork's line or that which mud
    has left; or those for another track element.
    """
    rules = track.rules.full_contact
    if rules is None:
        return car.danger
    above = max(0, car.gear - way.limit)
    added = above or (rules.element_danger if _is_element(track, way.cell) else 0)
    return min(rules.most_danger, car.danger + added)


def _is_element(track: Track, name: str) -> bool:
    """Whether a cell is another track element, one that gives danger tokens by itself."""
    rules, cell = track.rules.full_contact, track.course.cells[name]
    printed: Mapping[TrackElement, bool] = {
        "corner": cell.kind == "corner",
        "jump": bool(cell.jump),
        "slide": cell.kind == "slide",
        "water": cell.water,
    }
    return rules is not None and any(printed[element] for element in rules.elements)
