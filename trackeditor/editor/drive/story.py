"""The story of a race: every event of the engine leads from one scene to the next.

A race being driven and one read from a log are shown by the same fold, so going back and forth
gives the same scenes. Here are the events of stages and rounds; ``turn_story`` has those of cars.
"""

from __future__ import annotations

from dataclasses import replace

from trackeditor.editor.drive.scenes import Scene, race_of
from trackeditor.editor.drive.turn_story import scene_of_car
from trackeditor.simulator import tokens
from trackeditor.simulator.events import Event
from trackeditor.simulator.splits import split_points
from trackeditor.simulator.state import Bags, CarState, Entry, RaceState


def next_scene(scene: Scene, event: Event) -> Scene:
    """The scene after one more event."""
    told = replace(scene, event=event)
    match event["event"]:
        case "stage":
            return _begin_stage(told, event["order"])
        case "weather-die":
            race = replace(race_of(told), weather=event["weather"])
            return replace(told, race=race)
        case "weather":
            return replace(told, race=replace(race_of(told), weather=event["weather"]))
        case "round":
            race = replace(race_of(told), round=event["round"], leader=event["leader"])
            return replace(told, race=race, turn=None, coming=(), rolled=())
        case "result":
            return _finished(told, tuple(event["totals"]))
        case "service":
            return replace(told, race=_serviced(race_of(told)))
        case "broken-off":
            return told
        case "standings":
            return replace(told, order=tuple(event["order"]), turn=None)
        case _:
            return scene_of_car(told, event)


def _begin_stage(scene: Scene, order: list[int]) -> Scene:
    """Cars lined up: tokens of the rally and damage are those they have left."""
    stage = scene.stage + 1
    track = scene.tracks[stage]
    rules, facts = track.rules, scene.header["stages"][stage]
    weather = facts.get("weather", "")
    splits = split_points(track.course, rules, facts.get("splits", ()))
    bags, cars = _first_cars(scene) if scene.race is None else _cars_after(scene.race)
    entries = _entries(scene)
    lined_up = tuple(
        car._replace(
            order=order.index(car.driver),
            tyres=""
            if rules.rally.stage_tyres or not rules.tyres
            else entries[car.driver].tyres or rules.right_tyres(weather),
        )
        for car in cars
    )
    race = RaceState(track, track.dry, lined_up, bags, weather=weather, splits=splits)
    return replace(scene, stage=stage, race=race, turn=None, on_turn=None, lost=None)


def _entries(scene: Scene) -> list[Entry]:
    """The cars of the drivers; plain ones where the rules leave no choice."""
    cars = scene.header.get("cars") or [{}] * len(scene.names)
    return [Entry(**car) for car in cars]


def _first_cars(scene: Scene) -> tuple[Bags, tuple[CarState, ...]]:
    rules = scene.rules
    cars = tuple(
        CarState(driver, driver, rules.sisu, rules.spare_tyre.carried, model=entry.model)
        for driver, entry in enumerate(_entries(scene))
    )
    return tokens.full_bags(rules), cars


def _cars_after(race: RaceState) -> tuple[Bags, tuple[CarState, ...]]:
    cars = tuple(
        CarState(
            car.driver,
            car.order,
            car.sisu,
            car.spare_tyres,
            car.damage,
            status="finished" if car.retired else "waiting",
            model=car.model,
            retired=car.retired,
        )
        for car in race.cars
    )
    return tokens.clear_mud(race.bags, sum(race.mud.values())), cars


def _finished(scene: Scene, totals: tuple[int, ...]) -> Scene:
    """A stage is over: everybody has a total and a place in it."""
    race = race_of(scene)
    if scene.rules.winner == "line":
        last = 1 + sum(not car.disqualified for car in race.cars)
        places = tuple(last if car.disqualified else car.place for car in race.cars)
    else:
        ranked = [(car.retired, total) for car, total in zip(race.cars, totals, strict=True)]
        places = tuple(1 + sum(other < own for other in ranked) for own in ranked)
    return replace(scene, results=(*scene.results, totals), places=(*scene.places, places))


def _serviced(race: RaceState) -> RaceState:
    bags: Bags = race.bags
    cars = []
    for car in race.cars:
        bags, damage = tokens.repair_all(bags, car.damage)
        returned = race.track.rules.spare_tyre.returned
        cars.append(car._replace(damage=damage, spare_tyres=returned))
    return replace(race, cars=tuple(cars), bags=bags)
