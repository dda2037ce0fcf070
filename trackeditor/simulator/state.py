"""State of a race, as immutable values: cars, bags, the race and the turn being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from trackeditor.grid import Hex
from trackeditor.simulator.dice import Damage, DiceHand, dice_of_car
from trackeditor.simulator.track import Road, Track

CarStatus = Literal["waiting", "running", "finished"]
UNDAMAGED = Damage()
LossCause = Literal["warnings", "limit"]


class Loss(NamedTuple):
    """A loss of control: the cell, the gear in which it was entered, and the cause."""

    cell: str
    gear: int
    cause: LossCause


class CarState(NamedTuple):
    """A car in a stage.

    ``driver`` is the index of its driver in the rally and of the car in ``RaceState.cars``;
    ``order`` its place in the starting order of the stage, from 0. ``cell`` is None while the car
    waits for its start and after the finish. ``seconds`` is the time of this stage before second
    ``tokens`` are taken off.
    """

    driver: int
    order: int
    sisu: int = 0
    spare_tyres: int = 0
    damage: Damage = UNDAMAGED
    status: CarStatus = "waiting"
    cell: str | None = None
    gear: int = 0
    seconds: int = 0
    tokens: int = 0
    turns: int = 0
    losses: tuple[Loss, ...] = ()


class Bags(NamedTuple):
    """Tokens left in the two bags, by what is on them."""

    damage: Mapping[str, int]
    shortcut: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RaceState:
    """A stage being driven.

    ``leader`` is the first car of the round, None once somebody has finished: then nobody has
    leader dice.
    """

    track: Track
    road: Road
    cars: tuple[CarState, ...]
    bags: Bags
    round: int = 0
    leader: int | None = None

    @property
    def mud(self) -> Mapping[Hex, int]:
        """Mud tokens by the position of their tile."""
        return self.road.mud

    @property
    def anybody_finished(self) -> bool:
        """Whether a car has crossed the finish line."""
        return any(car.status == "finished" for car in self.cars)

    def with_car(self, car: CarState) -> RaceState:
        """The state with one car changed."""
        cars = (*self.cars[: car.driver], car, *self.cars[car.driver + 1 :])
        return RaceState(self.track, self.road, cars, self.bags, self.round, self.leader)

    def taken_for(self, car: int) -> frozenset[str]:
        """Cells on which a car cannot stand because of the others and of what they block."""
        blockers = self.track.course.blockers
        return frozenset().union(
            *(
                blockers[other.cell]
                for other in self.cars
                if other.cell is not None and other.driver != car
            )
        )


class TurnState(NamedTuple):
    """What a car has done and can still do in its turn.

    ``taken`` are the cells that other cars block. ``hand`` are the dice not yet played;
    ``warnings`` those counted so far; ``secured`` and ``dice`` the numbers of dice secured and
    played; ``gear`` and ``cell`` where the car is now.
    """

    car: int
    road: Road
    taken: frozenset[str]
    cell: str
    gear: int
    hand: DiceHand
    warnings: int = 0
    secured: int = 0
    dice: int = 0


def open_turn(race: RaceState, car: int) -> TurnState:
    """The beginning of a turn of a car on the road: all its dice are at hand."""
    state = race.cars[car]
    if state.cell is None:
        raise ValueError(f"car {car} is not on the road")
    terrain = race.track.course.cells[state.cell].terrain
    hand = dice_of_car(race.track.rules, terrain, state.damage, race.leader == car)
    return TurnState(car, race.road, race.taken_for(car), state.cell, state.gear, hand)
