"""Stages and rallies: staggered start, order of play, service, standings (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from trackeditor.course.model import Course
from trackeditor.sentences import Sentence, counted, reason_of, sentence
from trackeditor.simulator import tokens
from trackeditor.simulator.chance import Chance, RandomChance
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import Driver
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import FORMAT, Event, Observer, course_fingerprint
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import Bags, CarState, Loss, RaceState
from trackeditor.simulator.track import Track
from trackeditor.simulator.turn import Table, play_turn

_DIGITS = 6
"""Digits of a distance that tell cars apart; the document of a course keeps as many."""


class Stage(NamedTuple):
    """A stage of a rally; ``service`` tells whether the cars are repaired after it."""

    name: str
    course: Course
    service: bool = True


class DriverResult(NamedTuple):
    """What a driver did in a stage.

    ``seconds`` is the time before and ``total`` the time after taking off ``tokens``; ``damage`` is
    that of the car at the finish.
    """

    driver: str
    seconds: int
    tokens: int
    total: int
    turns: int
    losses: tuple[Loss, ...]
    damage: Damage


class StageResult(NamedTuple):
    """Results of a stage by the number of the driver, and the number of rounds."""

    name: str
    drivers: tuple[DriverResult, ...]
    rounds: int

    @property
    def standings(self) -> tuple[DriverResult, ...]:
        """The results from the fastest to the slowest."""
        return tuple(sorted(self.drivers, key=lambda result: result.total))


class Standing(NamedTuple):
    """Time of a driver in the rally."""

    driver: str
    total: int


class RallyResult(NamedTuple):
    """Results of all stages and the final standings, the winner first."""

    stages: tuple[StageResult, ...]
    standings: tuple[Standing, ...]


@dataclass(frozen=True)
class Rally:
    """Stages made ready for any number of races.

    Raises
    ------
    SimulatorError
        when there is no stage, or a course cannot be driven; the message names the stage.
    """

    stages: tuple[Stage, ...]
    rules: RuleSet
    tracks: tuple[Track, ...]

    @classmethod
    def of(cls, stages: Sequence[Stage], rules: RuleSet) -> Rally:
        """The rally of some stages in their order."""
        if not stages:
            raise SimulatorError(sentence("a rally needs at least one stage"))
        tracks = []
        for stage in stages:
            try:
                tracks.append(Track(stage.course, rules))
            except SimulatorError as error:
                raise SimulatorError(_on_stage(stage, error)) from error
        return cls(tuple(stages), rules, tuple(tracks))

    def run(
        self, drivers: Sequence[Driver], seed: int, observer: Observer | None = None
    ) -> RallyResult:
        """Run the rally with the random numbers of a seed."""
        chance = RandomChance(self.rules, seed)
        return self.run_with(drivers, chance, observer, seed=seed)

    def run_with(
        self,
        drivers: Sequence[Driver],
        chance: Chance,
        observer: Observer | None = None,
        *,
        seed: int | None = None,
    ) -> RallyResult:
        """Run the rally with any chance; ``seed`` is only told to the observer.

        Raises
        ------
        SimulatorError
            when the number of drivers is wrong; or a driver decides against the rules or a stage
            does not end, and then the message names the stage.
        """
        if not 1 <= len(drivers) <= self.rules.most_drivers:
            raise SimulatorError(
                counted(
                    "{count} drivers; '{rules}' is for 1 to {most}",
                    "{count} driver; '{rules}' is for 1 to {most}",
                    len(drivers),
                    rules=self.rules.title,
                    most=self.rules.most_drivers,
                )
            )
        table = Table(tuple(drivers), chance, observer)
        if observer is not None:
            observer(self._header(drivers, seed))
        return _run(self, table)

    def _header(self, drivers: Sequence[Driver], seed: int | None) -> Event:
        return {
            "format": FORMAT,
            "rules": self.rules.name,
            "drivers": [driver.name for driver in drivers],
            "seed": seed,
            "stages": [
                {
                    "name": stage.name,
                    "course": course_fingerprint(stage.course),
                    "service": stage.service,
                }
                for stage in self.stages
            ],
        }


def run_rally(
    stages: Sequence[Stage],
    drivers: Sequence[Driver],
    rules: RuleSet,
    seed: int,
    observer: Observer | None = None,
) -> RallyResult:
    """Run a rally once.

    Raises
    ------
    SimulatorError
        when a course cannot be driven, the number of drivers is wrong, or a driver decides
        against the rules.
    """
    return Rally.of(stages, rules).run(drivers, seed, observer)


def _run(rally: Rally, table: Table) -> RallyResult:
    rules = rally.rules
    names = [driver.name for driver in table.drivers]
    bags = tokens.full_bags(rules)
    cars = tuple(
        CarState(driver, driver, rules.sisu, rules.spare_tyre.carried)
        for driver in range(len(names))
    )
    totals = [0] * len(cars)
    results: list[StageResult] = []
    for stage, track in zip(rally.stages, rally.tracks, strict=True):
        standing = sorted(cars, key=lambda car: (totals[car.driver], car.order))
        cars = _lined_up(cars, [car.driver for car in standing])
        table.tell("stage", name=stage.name, order=[car.driver for car in standing])
        try:
            race = run_stage(track, cars, bags, table)
        except SimulatorError as error:
            raise SimulatorError(_on_stage(stage, error)) from error
        results.append(_stage_result(stage.name, race, names))
        for driver, result in enumerate(results[-1].drivers):
            totals[driver] += result.total
        table.tell("result", totals=[result.total for result in results[-1].drivers])
        bags = tokens.clear_mud(race.bags, sum(race.mud.values()))
        cars = race.cars
        if stage.service:
            bags, cars = _serviced(rules, bags, cars)
            table.tell("service")
    final = sorted(cars, key=lambda car: (totals[car.driver], car.order))
    standings = tuple(Standing(names[car.driver], totals[car.driver]) for car in final)
    table.tell(
        "standings",
        order=[car.driver for car in final],
        drivers=[standing.driver for standing in standings],
        totals=totals,
    )
    return RallyResult(tuple(results), standings)


def _on_stage(stage: Stage, error: SimulatorError) -> Sentence:
    return sentence("stage '{stage}': {reason}", stage=stage.name, reason=reason_of(error))


def _lined_up(cars: tuple[CarState, ...], order: list[int]) -> tuple[CarState, ...]:
    """The cars before a stage: SISU token, spare tyre and damage are those they have left."""
    return tuple(
        CarState(
            driver=car.driver,
            order=order.index(car.driver),
            sisu=car.sisu,
            spare_tyres=car.spare_tyres,
            damage=car.damage,
        )
        for car in cars
    )


def _serviced(
    rules: RuleSet, bags: Bags, cars: tuple[CarState, ...]
) -> tuple[Bags, tuple[CarState, ...]]:
    repaired = []
    for car in cars:
        bags, damage = tokens.repair_all(bags, car.damage)
        repaired.append(car._replace(damage=damage, spare_tyres=rules.spare_tyre.returned))
    return bags, tuple(repaired)


def _stage_result(name: str, race: RaceState, names: Sequence[str]) -> StageResult:
    off = race.track.rules.token_seconds
    return StageResult(
        name=name,
        drivers=tuple(
            DriverResult(
                driver=names[car.driver],
                seconds=car.seconds,
                tokens=car.tokens,
                total=car.seconds - off * car.tokens,
                turns=car.turns,
                losses=car.losses,
                damage=car.damage,
            )
            for car in race.cars
        ),
        rounds=race.round,
    )


# --- one stage ------------------------------------------------------------------------------------


def run_stage(track: Track, cars: tuple[CarState, ...], bags: Bags, table: Table) -> RaceState:
    """Drive a stage until every car has crossed the finish line.

    The first car on the road moves at least in every second round (see ``turn``) and has at most
    as many moves before it as the stage has cells; that bounds the number of rounds.

    Raises
    ------
    SimulatorError
        when a driver decides against the rules, or cars on crossing roads block each other for
        good.
    """
    race = RaceState(track, track.dry, cars, bags)
    most_rounds = len(cars) * (2 * len(track.course.cells) + 1)
    while any(car.status != "finished" for car in race.cars):
        if race.round >= most_rounds:
            raise SimulatorError(
                sentence(
                    "no end after {rounds} rounds: the cars on {cells} block each other",
                    rounds=most_rounds,
                    cells=", ".join(car.cell for car in race.cars if car.cell),
                )
            )
        race = _play_round(race, table)
    return race


def _play_round(race: RaceState, table: Table) -> RaceState:
    race = replace(race, round=race.round + 1)
    order = order_of_round(race)
    race = replace(race, leader=None if race.anybody_finished else order[0])
    table.tell("round", round=race.round, order=list(order), leader=race.leader)
    for car in order:
        if race.cars[car].status == "waiting":
            race = _enter(race, car, table)
        if race.cars[car].status == "running":
            race = play_turn(race, car, table)
    return race


def order_of_round(race: RaceState) -> tuple[int, ...]:
    """Cars in the order in which they play in the present round.

    Distance, then gear, then the inner lane of the present or next corner; cars behind the start
    line, among them the one that starts in this round, come last in their starting order.
    """
    course = race.track.course
    behind_line = frozenset(course.start)

    def key(car: CarState) -> tuple[float, ...]:
        if car.cell is None or car.cell in behind_line:
            return (1, car.order)
        cell = course.cells[car.cell]
        front, inside = round(cell.front, _DIGITS), round(cell.inside, _DIGITS)
        return (0, -front, -car.gear, inside, car.order)

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
    table.tell("enter", car=car, cell=cell)
    return race.with_car(race.cars[car]._replace(status="running", cell=cell))
