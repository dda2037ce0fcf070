"""One stage or race: start, rounds, order of play (RULES.md, sections 2 to 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trackeditor.sentences import counted, sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import place_facts
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.play import Table
from trackeditor.simulator.rules import OrderKey
from trackeditor.simulator.splits import split_points
from trackeditor.simulator.state import Bags, CarState, RaceState
from trackeditor.simulator.track import Track
from trackeditor.simulator.turn import play_turn

_DIGITS = 6
"""Digits of a distance that tell cars apart; the document of a course keeps as many."""


def run_stage(
    track: Track,
    cars: tuple[CarState, ...],
    bags: Bags,
    table: Table,
    weather: str = "",
    splits: Sequence[int] = (),
) -> RaceState:
    """Drive a stage until every car has crossed the finish line or retired.

    ``splits`` are the numbers of the tiles after which split times are taken (see ``splits``).

    The first car on the road moves at least in every second round (see ``turn``), one that has been
    off the track after some more, and it has at most as many moves before it as the stage has
    cells; that bounds the number of rounds.

    Raises
    ------
    SimulatorError
        when the grid is too small, a driver decides against the rules, or cars on crossing roads
        block each other for good.
    """
    points = split_points(track.course, track.rules, splits)
    race = RaceState(track, track.dry, cars, bags, weather=weather, splits=points)
    if track.rules.start == "grid":
        race = _line_up(race, table)
    turns_lost = track.rules.off_track.turns if track.rules.off_track else 0
    most_rounds = len(cars) * ((2 + turns_lost) * len(track.course.cells) + 1)
    while any(car.status != "finished" for car in race.cars):
        if race.round >= most_rounds:
            blocking = ", ".join(printed_cell(car.cell) for car in race.cars if car.cell)
            raise SimulatorError(
                sentence(
                    "no end after {rounds} rounds: the cars on {cells} block each other",
                    rounds=most_rounds,
                    cells=blocking,
                )
            )
        race = _play_round(race, table)
    return race


def _play_round(race: RaceState, table: Table) -> RaceState:
    race = replace(race, round=race.round + 1)
    order = order_of_round(race)
    leads = race.track.rules.leader_surfaces and not race.anybody_finished
    race = replace(race, leader=order[0] if leads else None)
    table.tell("round", round=race.round, order=list(order), leader=race.leader)
    for car in order:
        if race.cars[car].status == "waiting":
            race = _enter(race, car, table)
        if race.cars[car].status == "running":
            race = play_turn(race, car, table)
    return race


def order_of_round(race: RaceState) -> tuple[int, ...]:
    """Cars in the order in which they play in the present round.

    The rules say what decides: distance, gear, the inner lane of the present or next corner. In a
    staggered start, cars behind the start line, among them the one that starts in this round, come
    last in their starting order.
    """
    course, rules = race.track.course, race.track.rules
    behind_line = frozenset(course.start) if rules.start == "staggered" else frozenset()

    def key(car: CarState) -> tuple[float, ...]:
        if car.cell is None or car.cell in behind_line:
            return (1, car.order)
        cell = course.cells[car.cell]
        places: dict[OrderKey, float] = {
            "distance": -round(cell.front, _DIGITS),
            "gear": -car.gear,
            "inside": round(cell.inside, _DIGITS),
        }
        return (0, *(places[what] for what in rules.order), car.order)

    playing = (
        car
        for car in race.cars
        if car.status == "running" or (car.status == "waiting" and car.order < race.round)
    )
    return tuple(car.driver for car in sorted(playing, key=key))


def _enter(race: RaceState, car: int, table: Table) -> RaceState:
    """Put a car on a free cell behind the start line; it waits on when there is none."""
    taken = race.taken_for(car)
    free = tuple(cell for cell in race.track.course.start if cell not in taken)
    if not free:
        return race
    driver = table.drivers[car]
    cell = driver.choose_start(race, car, free)
    if cell not in free:
        raise SimulatorError(
            sentence(
                "driver {name} cannot start on {cell}; free are {cells}",
                name=driver.name,
                cell=cell,
                cells=", ".join(free),
            )
        )
    return _put(race, car, cell, table)


def _line_up(race: RaceState, table: Table) -> RaceState:
    """Put all cars on the grid in their starting order, the first on pole position."""
    grid = race.track.course.start
    if len(grid) < len(race.cars):
        raise SimulatorError(
            counted(
                "the grid has {count} places for {cars} cars; use a start-finish tile with more, or"
                " fewer cars",
                "the grid has {count} place for {cars} cars; use a start-finish tile with more, or"
                " fewer cars",
                len(grid),
                cars=len(race.cars),
            )
        )
    for car in sorted(race.cars, key=lambda car: car.order):
        race = _put(race, car.driver, grid[car.order], table)
    return race


def _put(race: RaceState, car: int, cell: str, table: Table) -> RaceState:
    table.tell("enter", car=car, **place_facts(cell))
    return race.with_car(race.cars[car]._replace(status="running", cell=cell))
