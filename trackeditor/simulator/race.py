"""Rallies and championships: stages or circuits one after the other, service, standings.

RULES.md, sections 2 to 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trackeditor.course.model import Course
from trackeditor.sentences import Sentence, counted, reason_of, sentence
from trackeditor.simulator import tokens
from trackeditor.simulator.chance import Chance, RandomChance
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.drivable import check_drivable
from trackeditor.simulator.driver import Driver
from trackeditor.simulator.driving import order_of_round, run_stage
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import FORMAT, Event, Observer, course_fingerprint
from trackeditor.simulator.laps import printed_cell, unrolled
from trackeditor.simulator.play import Table
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import Bags, CarState, Entry, Lap, Loss, RaceState
from trackeditor.simulator.track import Track

__all__ = [
    "DriverResult",
    "Entry",
    "Rally",
    "RallyResult",
    "Stage",
    "StageResult",
    "Standing",
    "order_of_round",
    "run_rally",
    "run_stage",
]


class Stage(NamedTuple):
    """A stage of a rally, or a race of a championship.

    ``service`` tells whether the cars are repaired after it. ``laps`` (0: as the rules say) and
    ``weather`` (empty: the usual one) matter where the rules know laps and weathers.
    """

    name: str
    course: Course
    service: bool = True
    laps: int = 0
    weather: str = ""


class DriverResult(NamedTuple):
    """What a driver did in a stage.

    ``seconds`` is the time before ``tokens`` are taken off. ``total`` is what the driver is ranked
    by where time decides: seconds after taking them off; elsewhere the turns that he took.
    ``place`` is shared by equal times, and by those ``disqualified`` for not having driven the
    joker section, who come last; ``joker_lap`` is the lap in which it was driven (0 for none).
    ``damage`` is that of the car at the finish, ``pushes`` the times that it pushed others.
    """

    driver: str
    seconds: int
    tokens: int
    total: int
    turns: int
    losses: tuple[Loss, ...]
    damage: Damage
    place: int = 0
    laps: tuple[Lap, ...] = ()
    overtakings: int = 0
    pit_stops: int = 0
    model: str = ""
    joker_lap: int = 0
    disqualified: bool = False
    pushes: int = 0


class StageResult(NamedTuple):
    """Results of a stage by the number of the driver, and the number of rounds."""

    name: str
    drivers: tuple[DriverResult, ...]
    rounds: int

    @property
    def standings(self) -> tuple[DriverResult, ...]:
        """The results from the first to the last."""
        return tuple(sorted(self.drivers, key=lambda result: result.place))


class Standing(NamedTuple):
    """What a driver has in the rally: his time, or the sum of his places in races."""

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
                tracks.append(Track(_driven(stage, rules), rules))
            except SimulatorError as error:
                raise SimulatorError(_on_stage(stage, error)) from error
        return cls(tuple(stages), rules, tuple(tracks))

    def run(
        self,
        drivers: Sequence[Driver],
        seed: int,
        observer: Observer | None = None,
        entries: Sequence[Entry] = (),
    ) -> RallyResult:
        """Run the rally with the random numbers of a seed."""
        chance = RandomChance(self.rules, seed)
        return self.run_with(drivers, chance, observer, entries, seed=seed)

    def run_with(
        self,
        drivers: Sequence[Driver],
        chance: Chance,
        observer: Observer | None = None,
        entries: Sequence[Entry] = (),
        *,
        seed: int | None = None,
    ) -> RallyResult:
        """Run the rally with any chance; ``seed`` is only told to the observer.

        ``entries`` are the cars of the drivers; without them they take the usual one.

        Raises
        ------
        SimulatorError
            when the number of drivers or cars is wrong or the rules lack a car; or a driver decides
            against the rules or a stage does not end, and then the message names the stage.
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
        if entries and len(entries) != len(drivers):
            raise SimulatorError(
                sentence(
                    "{cars} cars for {drivers} drivers; give one each",
                    cars=len(entries),
                    drivers=len(drivers),
                )
            )
        table = Table(tuple(drivers), chance, observer)
        cars = _entered(entries or (Entry(),) * len(drivers), self.rules)
        if observer is not None:
            observer(self._header(drivers, cars, seed))
        return _run(self, cars, table)

    def _header(self, drivers: Sequence[Driver], cars: Sequence[Entry], seed: int | None) -> Event:
        header: Event = {
            "format": FORMAT,
            "rules": self.rules.name,
            "drivers": [driver.name for driver in drivers],
            "seed": seed,
            "stages": [self._stage_facts(stage) for stage in self.stages],
        }
        return header | ({"cars": [car._asdict() for car in cars]} if self.rules.cars else {})

    def _stage_facts(self, stage: Stage) -> Event:
        facts: Event = {
            "name": stage.name,
            "course": course_fingerprint(stage.course),
            "service": stage.service,
        }
        if self.rules.course == "circuit":
            facts["laps"] = stage.laps or self.rules.laps
        if self.rules.weathers:
            facts["weather"] = stage.weather or self.rules.usual_weather
        return facts


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


# --- what is driven, and in what ------------------------------------------------------------------


def _driven(stage: Stage, rules: RuleSet) -> Course:
    """The course of a stage as it is driven: a circuit is unrolled into its laps."""
    if stage.weather and stage.weather not in rules.weathers:
        known = ", ".join(rules.weathers) or sentence("none")
        raise SimulatorError(
            sentence(
                "'{rules}' does not know the weather '{weather}'; it knows: {known}",
                rules=rules.title,
                weather=stage.weather,
                known=known,
            )
        )
    if rules.course != "circuit":
        if stage.laps:
            raise SimulatorError(
                sentence("'{rules}' knows no laps; leave their number out", rules=rules.title)
            )
        return stage.course
    check_drivable(stage.course, rules)
    return unrolled(stage.course, stage.laps or rules.laps, joker=rules.joker)


def check_entry(entry: Entry, rules: RuleSet) -> None:
    """Make sure that the rules have a car and its tyres.

    Raises
    ------
    SimulatorError
        when they lack one; the message names those that they have.
    """
    for what, chosen, known in (
        (sentence("car"), entry.model, rules.cars),
        (sentence("tyres"), entry.tyres, rules.tyres),
    ):
        if chosen and chosen not in known:
            names = ", ".join(known) or sentence("none to choose")
            raise SimulatorError(
                sentence(
                    "'{rules}' has no {what} '{chosen}'; it has: {names}",
                    rules=rules.title,
                    what=what,
                    chosen=chosen,
                    names=names,
                )
            )


def _entered(entries: Sequence[Entry], rules: RuleSet) -> tuple[Entry, ...]:
    """The entries with the usual car where none is named."""
    for entry in entries:
        check_entry(entry, rules)
    usual = next(iter(rules.cars), "")
    return tuple(entry._replace(model=entry.model or usual) for entry in entries)


# --- the stages one after the other ---------------------------------------------------------------


def _run(rally: Rally, entries: Sequence[Entry], table: Table) -> RallyResult:
    rules = rally.rules
    names = [driver.name for driver in table.drivers]
    bags = tokens.full_bags(rules)
    cars = tuple(
        CarState(driver, driver, rules.sisu, rules.spare_tyre.carried, model=entry.model)
        for driver, entry in enumerate(entries)
    )
    totals = [0] * len(cars)
    results: list[StageResult] = []
    for stage, track in zip(rally.stages, rally.tracks, strict=True):
        weather = stage.weather or rules.usual_weather
        tyres = [entry.tyres or rules.right_tyres(weather) for entry in entries]
        standing = sorted(cars, key=lambda car: (totals[car.driver], car.order))
        cars = _lined_up(cars, [car.driver for car in standing], tyres)
        table.tell("stage", name=stage.name, order=[car.driver for car in standing])
        try:
            race = run_stage(track, cars, bags, table, weather)
        except SimulatorError as error:
            raise SimulatorError(_on_stage(stage, error)) from error
        results.append(_stage_result(stage.name, race, names))
        for driver, result in enumerate(results[-1].drivers):
            totals[driver] += result.total if rules.winner == "time" else result.place
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


def _lined_up(
    cars: tuple[CarState, ...], order: list[int], tyres: Sequence[str]
) -> tuple[CarState, ...]:
    """The cars before a stage: SISU token, spare tyre and damage are those they have left."""
    return tuple(
        CarState(
            driver=car.driver,
            order=order.index(car.driver),
            sisu=car.sisu,
            spare_tyres=car.spare_tyres,
            damage=car.damage,
            model=car.model,
            tyres=tyres[car.driver],
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
    rules = race.track.rules
    off = rules.token_seconds
    totals = [
        car.turns if rules.cost == "turns" else car.seconds - off * car.tokens for car in race.cars
    ]
    return StageResult(
        name=name,
        drivers=tuple(
            DriverResult(
                driver=names[car.driver],
                seconds=car.seconds,
                tokens=car.tokens,
                total=total,
                turns=car.turns,
                losses=tuple(loss._replace(cell=printed_cell(loss.cell)) for loss in car.losses),
                damage=car.damage,
                place=_place(race, car)
                if rules.winner == "line"
                else 1 + sum(other < total for other in totals),
                laps=car.laps,
                overtakings=car.overtakings,
                pit_stops=car.pit_stops,
                model=car.model,
                joker_lap=car.joker_lap,
                disqualified=car.disqualified,
                pushes=car.pushes,
            )
            for car, total in zip(race.cars, totals, strict=True)
        ),
        rounds=race.round,
    )


def _place(race: RaceState, car: CarState) -> int:
    """The place at the line; that after all others for a car that is disqualified."""
    return 1 + sum(not other.disqualified for other in race.cars) if car.disqualified else car.place
