"""Scenes: what a race looks like after each of its events.

The engine tells events; a :class:`Scene` is the state that follows from them (see ``story``). Cars
and turns are those of the engine: on a circuit their cells are the cells of the race, one for every
lap, while events name the printed cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import digits

from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.events import Event
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.state import CarState, LossCause, RaceState, TurnState
from trackeditor.simulator.track import Track

PlannedStep = tuple[tuple[Die, ...], tuple[str, ...]]
"""Dice of a step that is about to be driven, and the printed cells that it leads through."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A race after an event.

    Attributes
    ----------
    event : what happened last
    header : the header of the race's log: drivers, cars, stages
    tracks : the stages' tracks
    race : the stage being driven, as the engine has it; None before the first stage
    stage : number of the stage, from 0; -1 before the first
    turn : the turn being played, None between turns
    on_turn : the car whose turn it is or was last
    coming : steps that are decided and not yet driven
    rolled : dice of the turn that are played, with their results
    lost : why the car on turn has lost control in its turn; None while it has not
    results : totals of the stages that are over, by driver: times or, where they count, turns
    places : places in the stages that are over, by driver
    order : the final standings, the winner first; empty before the end
    """

    event: Event
    header: Event
    tracks: tuple[Track, ...]
    race: RaceState | None = None
    stage: int = -1
    turn: TurnState | None = None
    on_turn: int | None = None
    coming: tuple[PlannedStep, ...] = ()
    rolled: tuple[RolledDie, ...] = ()
    lost: LossCause | None = None
    results: tuple[tuple[int, ...], ...] = ()
    places: tuple[tuple[int, ...], ...] = ()
    order: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The drivers."""
        return tuple(self.header["drivers"])

    @property
    def rules(self) -> RuleSet:
        """The rules that are played."""
        return self.tracks[0].rules

    @property
    def is_driving(self) -> bool:
        """Whether a stage is on that is not over yet."""
        return self.race is not None and self.stage == len(self.results)

    @property
    def totals(self) -> tuple[int, ...]:
        """What every driver has in the rally: his time, or the sum of his places in races.

        A time is that with the stage being driven; second tokens in hand are taken off, as they
        would be at the finish line. Places are those of the races that are over.
        """
        counted = self.results if self.rules.winner == "time" else self.places
        sums = [sum(each) for each in zip(*counted, strict=True)] or [0] * len(self.names)
        for driver, seconds in enumerate(self.running):
            sums[driver] += seconds
        return tuple(sums)

    @property
    def running(self) -> tuple[int, ...]:
        """The times of the stage being driven, by driver, as they would count at the finish line.

        There are none between stages, and where no time counts.
        """
        if self.race is None or not self.is_driving or self.rules.winner != "time":
            return ()
        worth = self.rules.token_seconds
        return tuple(car.seconds - worth * car.tokens for car in self.race.cars)

    @property
    def standings(self) -> tuple[int, ...]:
        """Drivers as they stand: the winner first at the end, else the order on the road."""
        if self.order:
            return self.order
        if self.race is None:
            return tuple(range(len(self.names)))
        course, totals = self.race.track.course, self.totals

        def key(car: CarState) -> tuple[float, ...]:
            if car.retired or car.disqualified:
                return (2, totals[car.driver], car.order)
            if car.status == "finished":
                return (0, car.place, totals[car.driver], car.order)
            front = course.cells[car.cell].front if car.cell else -1.0
            return (1, -front, totals[car.driver], car.order)

        return tuple(car.driver for car in sorted(self.race.cars, key=key))


def first_scene(header: Event, tracks: Sequence[Track]) -> Scene:
    """The scene of a log's header: nobody is on the road yet."""
    return Scene(header, header, tuple(tracks))


def race_of(scene: Scene) -> RaceState:
    """The stage being driven.

    Raises
    ------
    ValueError
        before the first stage.
    """
    if scene.race is None:
        raise ValueError(f"{scene.event['event']} before the first stage")
    return scene.race


def die_named(name: str) -> Die:
    """The die that a log calls so.

    >>> die_named("4"), die_named("coast")
    (Die(kind='gear', gear=4), Die(kind='coast', gear=0))
    """
    is_gear = len(name) == 1 and name in digits
    return Die("gear", int(name)) if is_gear else Die(name)  # type: ignore[arg-type]
