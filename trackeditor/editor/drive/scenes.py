"""Scenes: what a race looks like after each of its events.

The engine tells events; a :class:`Scene` is the state that follows from them. A race being driven
and one read from a log are shown by the same fold, so going back and forth gives the same scenes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import digits
from typing import Any

from trackeditor.simulator import tokens
from trackeditor.simulator.dice import DiceHand
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.events import Event
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import Bags, CarState, Loss, RaceState, TurnState, open_turn
from trackeditor.simulator.track import Track

PlannedStep = tuple[tuple[Die, ...], tuple[str, ...]]
"""Dice of a step that is about to be driven, and the cells that it leads through."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A race after an event.

    Attributes
    ----------
    event : what happened last
    names : the drivers
    tracks : the stages' tracks
    race : the stage being driven, as the engine has it; None before the first stage
    stage : number of the stage, from 0; -1 before the first
    turn : the turn being played, None between turns
    on_turn : the car whose turn it is or was last
    coming : steps that are decided and not yet driven
    rolled : dice of the turn that are played, with their results
    results : total times of the stages that are over, by driver
    order : the final standings, the winner first; empty before the end
    """

    event: Event
    names: tuple[str, ...]
    tracks: tuple[Track, ...]
    race: RaceState | None = None
    stage: int = -1
    turn: TurnState | None = None
    on_turn: int | None = None
    coming: tuple[PlannedStep, ...] = ()
    rolled: tuple[RolledDie, ...] = ()
    results: tuple[tuple[int, ...], ...] = ()
    order: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Time of every driver in the rally, with that of the stage being driven.

        Second tokens in hand are taken off, as they would be at the finish line.
        """
        sums = [sum(times) for times in zip(*self.results, strict=True)] or [0] * len(self.names)
        if self.race is not None and self.stage == len(self.results):
            off = self.race.track.rules.token_seconds
            for car in self.race.cars:
                sums[car.driver] += car.seconds - off * car.tokens
        return tuple(sums)

    @property
    def standings(self) -> tuple[int, ...]:
        """Drivers as they stand: the winner first at the end, else the order on the road."""
        if self.order:
            return self.order
        if self.race is None:
            return tuple(range(len(self.names)))
        course, totals = self.race.track.course, self.totals

        def key(car: CarState) -> tuple[float, ...]:
            if car.status == "finished":
                return (0, totals[car.driver], car.order)
            front = course.cells[car.cell].front if car.cell else -1.0
            return (1, -front, totals[car.driver], car.order)

        return tuple(car.driver for car in sorted(self.race.cars, key=key))


def first_scene(header: Event, tracks: Sequence[Track]) -> Scene:
    """The scene of a log's header: nobody is on the road yet."""
    return Scene(header, tuple(header["drivers"]), tuple(tracks))


def next_scene(scene: Scene, event: Event) -> Scene:
    """The scene after one more event."""
    told = replace(scene, event=event)
    match event["event"]:
        case "stage":
            return _begin_stage(told, event["order"])
        case "round":
            race = replace(_race(told), round=event["round"], leader=event["leader"])
            return replace(told, race=race, turn=None, coming=(), rolled=())
        case "result":
            return replace(told, results=(*told.results, tuple(event["totals"])))
        case "service":
            return replace(told, race=_serviced(_race(told)))
        case "standings":
            return replace(told, order=tuple(event["order"]), turn=None)
        case _:
            return _of_car(told, event)


def die_named(name: str) -> Die:
    """The die that a log calls so.

    >>> die_named("4"), die_named("coast")
    (Die(kind='gear', gear=4), Die(kind='coast', gear=0))
    """
    is_gear = len(name) == 1 and name in digits
    return Die("gear", int(name)) if is_gear else Die(name)  # type: ignore[arg-type]


def _race(scene: Scene) -> RaceState:
    if scene.race is None:
        raise ValueError(f"{scene.event['event']} before the first stage")
    return scene.race


# --- stages ---------------------------------------------------------------------------------------


def _begin_stage(scene: Scene, order: list[int]) -> Scene:
    """Cars lined up: tokens of the rally and damage are those they have left."""
    stage = scene.stage + 1
    track = scene.tracks[stage]
    before = scene.race
    if before is None:
        rules = track.rules
        bags = tokens.full_bags(rules)
        cars = tuple(
            CarState(driver, order.index(driver), rules.sisu, rules.spare_tyre.carried)
            for driver in range(len(scene.names))
        )
    else:
        bags = tokens.clear_mud(before.bags, sum(before.mud.values()))
        cars = tuple(
            CarState(car.driver, order.index(car.driver), car.sisu, car.spare_tyres, car.damage)
            for car in before.cars
        )
    return replace(scene, stage=stage, race=RaceState(track, track.dry, cars, bags), turn=None)


def _serviced(race: RaceState) -> RaceState:
    bags: Bags = race.bags
    cars = []
    for car in race.cars:
        bags, damage = tokens.repair_all(bags, car.damage)
        returned = race.track.rules.spare_tyre.returned
        cars.append(car._replace(damage=damage, spare_tyres=returned))
    return replace(race, cars=tuple(cars), bags=bags)


# --- turns ----------------------------------------------------------------------------------------


def _of_car(scene: Scene, event: Event) -> Scene:
    """The scene after something that a car did."""
    race = _race(scene)
    number = event["car"]
    scene = replace(scene, on_turn=number)
    car = race.cars[number]
    match event["event"]:
        case "enter":
            entered = car._replace(status="running", cell=event["cell"])
            return replace(scene, race=race.with_car(entered), turn=None, rolled=())
        case "spare-tyre":
            return replace(scene, race=_fitted(race, car), turn=None, rolled=())
        case "finish":
            home = car._replace(cell=None, status="finished")
            return replace(scene, race=race.with_car(home))
    if scene.turn is None or scene.turn.car != number:
        scene = replace(scene, turn=open_turn(race, number), rolled=(), coming=())
    return _in_turn(scene, event)


def _fitted(race: RaceState, car: CarState) -> RaceState:
    rule = race.track.rules.spare_tyre
    bags, damage = tokens.repair_coast(race.bags, car.damage)
    fitted = car._replace(
        damage=damage,
        gear=rule.gear,
        seconds=car.seconds + rule.seconds,
        spare_tyres=car.spare_tyres - 1,
    )
    return replace(race.with_car(fitted), bags=bags)


def _in_turn(scene: Scene, event: Event) -> Scene:
    race, turn = _race(scene), scene.turn
    if turn is None:
        raise ValueError(f"{event['event']} outside a turn")
    car = race.cars[turn.car]
    match event["event"]:
        case "step":
            return replace(scene, coming=(_planned(event),))
        case "flat-out":
            steps = tuple(_planned(step) for step in event["plan"])
            return replace(scene, coming=steps)
        case "secure":
            secured = turn._replace(secured=turn.secured + len(scene.coming[0][0]))
            paid = car._replace(tokens=event["held"])
            safe = tuple(RolledDie(die, warning=False) for die in scene.coming[0][0])
            return replace(
                scene, race=race.with_car(paid), turn=secured, rolled=(*scene.rolled, *safe)
            )
        case "roll":
            return replace(scene, rolled=(*scene.rolled, *_rolled(event)))
        case "gain":
            return replace(scene, race=race.with_car(car._replace(tokens=event["held"])))
        case "reorder":
            return replace(scene, coming=tuple(_planned(step) for step in event["plan"]))
        case "sisu":
            spent = car._replace(sisu=car.sisu - 1)
            return replace(scene, race=race.with_car(spent))
        case "move":
            return _moved(scene, turn, event)
        case "token":
            return _drawn(scene, turn, event)
        case "time":
            clocked = car._replace(gear=event["gear"], seconds=event["sum"], turns=car.turns + 1)
            return replace(scene, race=race.with_car(clocked), turn=None, coming=())
    return scene


def _planned(step: dict[str, Any]) -> PlannedStep:
    return tuple(die_named(name) for name in step["dice"]), tuple(step["path"])


def _rolled(event: Event) -> tuple[RolledDie, ...]:
    return tuple(
        RolledDie(die_named(name), warning)
        for name, warning in zip(event["dice"], event["warnings"], strict=True)
    )


def _moved(scene: Scene, turn: TurnState, event: Event) -> Scene:
    race = _race(scene)
    dice = scene.coming[0][0]
    hand: DiceHand = turn.hand.without(dice)
    turn = turn._replace(
        cell=event["cell"],
        gear=event["gear"],
        hand=hand,
        warnings=event["warnings"],
        dice=turn.dice + len(dice),
    )
    car = race.cars[turn.car]._replace(cell=turn.cell, gear=turn.gear)
    coming = scene.coming[1:]
    if event["lost"]:
        loss = Loss(turn.cell, turn.gear, event["lost"])
        car = car._replace(gear=race.track.rules.loss_gear, losses=(*car.losses, loss))
        coming = ()
    return replace(scene, race=race.with_car(car), turn=turn, coming=coming)


def _drawn(scene: Scene, turn: TurnState, event: Event) -> Scene:
    """A token drawn; harmless ones go back into the bag."""
    race, drawn = _race(scene), event["token"]
    if drawn is None or drawn == tokens.HARMLESS:
        return scene
    car = race.cars[turn.car]
    if event["bag"] == "damage":
        bags = race.bags._replace(damage=tokens.moved(race.bags.damage, drawn, -1))
        car = car._replace(damage=tokens.damaged(car.damage, (drawn,)))
        return replace(scene, race=replace(race.with_car(car), bags=bags))
    race = replace(
        race, bags=race.bags._replace(shortcut=tokens.moved(race.bags.shortcut, drawn, -1))
    )
    if drawn == "coast":
        punctured = car.damage._replace(puncture=car.damage.puncture + 1)
        race = race.with_car(car._replace(damage=punctured))
        turn = turn._replace(hand=turn.hand.without_coast())
    else:
        at = race.track.course.cells[turn.cell].at
        road = race.track.road({**race.mud, at: race.mud.get(at, 0) + 1})
        race = replace(race, road=road)
        turn = turn._replace(road=road)
    return replace(scene, race=race, turn=turn)
