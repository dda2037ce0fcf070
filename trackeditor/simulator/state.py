"""State of a race, as immutable values: cars, bags, the race and the turn being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from trackeditor.grid import Hex
from trackeditor.simulator.dice import Damage, DiceHand, Fitting, dice_of_car
from trackeditor.simulator.pushes import Push, pushes_for
from trackeditor.simulator.track import Road, Track
from trackeditor.simulator.traffic import Flag, Rival, flagged_tiles, rivals_on

CarStatus = Literal["waiting", "running", "finished"]
UNDAMAGED = Damage()
LossCause = Literal["warnings", "limit", "contact"]


class Loss(NamedTuple):
    """A loss of control: the cell, the gear in which it was entered, and the cause."""

    cell: str
    gear: int
    cause: LossCause


class Entry(NamedTuple):
    """With what a driver takes part: model of the car and tyres at the start.

    Empty stands for the usual car and for the tyres that are right for the weather.
    """

    model: str = ""
    tyres: str = ""


class Lap(NamedTuple):
    """A lap driven: turns and seconds that the car took for it, and its place at the line.

    Seconds are those of all cards since the lap before, up to the turn that crossed the line.
    """

    turns: int
    seconds: int
    place: int


class CarState(NamedTuple):
    """A car in a stage.

    ``driver`` is the index of its driver in the rally and of the car in ``RaceState.cars``;
    ``order`` its place in the starting order of the stage, from 0. ``cell`` is None while the car
    waits for its start and after the finish. ``seconds`` is the time of this stage before second
    ``tokens`` are taken off. ``model`` and ``tyres`` are those chosen, if the rules leave a choice.
    ``turns_lost`` are the turns that it is still off the track (gear 00), in nobody's way.
    ``laps`` are those driven, ``place`` is that at the finish line, where it decides (0 before);
    ``overtakings`` counts the cars passed in its own turns, ``pit_stops`` its stops. ``joker_lap``
    is the lap in which it entered the joker section (0 for none so far); a car that finishes
    without is ``disqualified`` and has no place. ``danger`` are the danger tokens that count as
    warnings in its next turn, ``pushes`` the times that it pushed another car. ``splits`` are the
    seconds at the split points that it has passed; a ``retired`` car drives no more in the rally.
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
    model: str = ""
    tyres: str = ""
    turns_lost: int = 0
    laps: tuple[Lap, ...] = ()
    place: int = 0
    overtakings: int = 0
    pit_stops: int = 0
    joker_lap: int = 0
    disqualified: bool = False
    danger: int = 0
    pushes: int = 0
    splits: tuple[int, ...] = ()
    retired: bool = False

    @property
    def is_on_road(self) -> bool:
        """Whether the car takes up its cell."""
        return self.cell is not None and not self.turns_lost


NO_DECKS: Mapping[int, Mapping[str, int]] = {}
"""Where the rules have no cards for a loss of control."""


class Bags(NamedTuple):
    """Tokens left in the two bags, by what is on them.

    ``decks`` are the cards left for a loss of control, by gear and by what is on them.
    """

    damage: Mapping[str, int]
    shortcut: Mapping[str, int]
    decks: Mapping[int, Mapping[str, int]] = NO_DECKS


@dataclass(frozen=True, slots=True)
class RaceState:
    """A stage being driven.

    ``leader`` is the first car of the round, None once somebody has finished: then nobody has
    leader dice. ``flags`` are the yellow flags shown; ``weather`` is empty where the rules know
    none. ``splits`` are the distances, in tiles, at which split times are taken.
    """

    track: Track
    road: Road
    cars: tuple[CarState, ...]
    bags: Bags
    round: int = 0
    leader: int | None = None
    weather: str = ""
    flags: tuple[Flag, ...] = ()
    splits: tuple[float, ...] = ()

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
        return RaceState(
            self.track,
            self.road,
            cars,
            self.bags,
            self.round,
            self.leader,
            self.weather,
            self.flags,
            self.splits,
        )

    def fitting(self, car: int) -> Fitting:
        """What a car is and stands on."""
        state = self.cars[car]
        return Fitting(state.model, state.tyres, self.weather)

    def taken_for(self, *cars: int) -> frozenset[str]:
        """Cells on which a car cannot stand because of the others and of what they block.

        Of several cars none is in the way of the others.
        """
        blockers = self.track.blockers
        return frozenset().union(
            *(
                blockers[other.cell]
                for other in self.cars
                if other.cell is not None and other.is_on_road and other.driver not in cars
            )
        )

    def rivals_of(self, *cars: int) -> tuple[Rival, ...]:
        """What the other cars ask of a car that comes beside them; of several cars, the others."""
        rules, track = self.track.rules, self.track
        if not rules.overtaking_gear:
            return ()
        flagged = flagged_tiles(track.course, self.flags, rules.flag_tiles)
        return tuple(
            rival
            for other in self.cars
            if other.cell is not None and other.is_on_road and other.driver not in cars
            for rival in rivals_on(track.beside[other.cell], other.gear, flagged)
        )


class TurnState(NamedTuple):
    """What a car has done and can still do in its turn.

    ``taken`` are the cells that other cars block. ``hand`` are the dice not yet played;
    ``warnings`` those counted so far, ``limit`` those that lose control; ``secured`` and ``dice``
    the numbers of dice secured and played; ``gear`` and ``cell`` where the car is now. ``rivals``
    are the cells to which it can come in some gears only, beside other cars; ``pushes`` the cars
    that it can push. ``damage`` is that under which the hand was taken up: what a push costs the
    car counts from its next turn on. ``began_on`` and ``began_in`` are the cell and the gear in
    which it began.
    """

    car: int
    road: Road
    taken: frozenset[str]
    cell: str
    gear: int
    hand: DiceHand
    limit: int
    warnings: int = 0
    secured: int = 0
    dice: int = 0
    rivals: tuple[Rival, ...] = ()
    pushes: tuple[Push, ...] = ()
    damage: Damage = UNDAMAGED
    began_on: str = ""
    began_in: int = 0


def open_turn(race: RaceState, car: int) -> TurnState:
    """The beginning of a turn of a car on the road: all its dice are at hand.

    Its danger tokens count as warnings.
    """
    state, rules = race.cars[car], race.track.rules
    if state.cell is None:
        raise ValueError(f"car {car} is not on the road")
    terrain, fitting = race.track.course.cells[state.cell].terrain, race.fitting(car)
    return TurnState(
        car,
        race.road,
        race.taken_for(car),
        state.cell,
        state.gear,
        dice_of_car(rules, terrain, state.damage, race.leader == car, fitting),
        rules.tyre_effect(state.tyres, rules.weather_on(terrain, race.weather)).warning_limit,
        warnings=state.danger,
        rivals=race.rivals_of(car),
        pushes=pushes_for(race, car),
        damage=state.damage,
        began_on=state.cell,
        began_in=state.gear,
    )
