"""Rallies and championships: stages or circuits one after the other, service, standings.

RULES.md, sections 2 to 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trackeditor.course.model import Course
from trackeditor.roadbook.driver_names import name_fault, same_names
from trackeditor.sentences import Sentence, reason_of, sentence
from trackeditor.simulator import tokens
from trackeditor.simulator.chance import Chance, RandomChance
from trackeditor.simulator.drivable import check_drivable
from trackeditor.simulator.driver import Driver
from trackeditor.simulator.driving import order_of_round, run_stage
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import FORMAT, Event, Observer, course_fingerprint
from trackeditor.simulator.laps import unrolled
from trackeditor.simulator.play import Table
from trackeditor.simulator.results import (
    DriverResult,
    RallyResult,
    StageResult,
    Standing,
    stage_result,
)
from trackeditor.simulator.rules import RuleSet, number_refused
from trackeditor.simulator.splits import split_points
from trackeditor.simulator.starting import (
    rolled_weather,
    tyres_named,
    weathers_to_choose,
    with_tyres,
)
from trackeditor.simulator.state import Bags, CarState, Entry, RaceState
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
    ``weather`` (empty: the usual one) matter where the rules know laps and weathers; ``splits`` are
    the numbers of the tiles after which split times are taken (see ``splits``).
    """

    name: str
    course: Course
    service: bool = True
    laps: int = 0
    weather: str = ""
    splits: tuple[int, ...] = ()


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
                split_points(stage.course, rules, stage.splits)
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
            when the number of drivers, of cars or of tyres is wrong or the rules lack a car; or a
            driver decides against the rules or a stage does not end, and then the message names
            the stage.
        """
        if not 1 <= len(drivers) <= self.rules.most_drivers:
            raise number_refused(len(drivers), self.rules)
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
        for car in cars:
            _check_tyres_of_stages(car, self)
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
        if self.rules.rally.shakedown:
            header["shakedown"] = True
        choice = self.rules.cars or self.rules.tyres
        return header | ({"cars": [car._asdict() for car in cars]} if choice else {})

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
        if stage.splits:
            facts["splits"] = list(stage.splits)
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
    weathers = weathers_to_choose(rules)
    if stage.weather and not weathers:
        raise SimulatorError(
            sentence("'{rules}' has no weather; leave the weather out", rules=rules.title)
        )
    if stage.weather and stage.weather not in weathers:
        known = ", ".join(weathers)
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


def check_names(names: Sequence[str]) -> None:
    """Make sure that drivers can be told apart by their names.

    Raises
    ------
    SimulatorError
        when one is none, or two differ in nothing but small and capital letters.
    """
    for name in names:
        if not name:
            raise SimulatorError(sentence("a driver has no name; give every driver one"))
        fault = name_fault(name)
        if fault is not None:
            raise SimulatorError(fault)
    same = same_names(names)
    if same is not None:
        raise SimulatorError(
            sentence("two drivers are called '{name}'; give each a name of its own", name=same[1])
        )


def check_entry(entry: Entry, rules: RuleSet) -> None:
    """Make sure that the rules have a car and its tyres.

    Raises
    ------
    SimulatorError
        when they lack one; the message names those that they have.
    """
    for what, chosen, known in (
        (sentence("car"), entry.model, rules.cars),
        *((sentence("tyres"), tyres, rules.tyres) for tyres in tyres_named(entry, rules)),
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


def _check_tyres_of_stages(entry: Entry, rally: Rally) -> None:
    """Make sure that tyres are named once for all stages, or for each of them."""
    named, driven = tyres_named(entry, rally.rules), len(rally.stages)
    if len(named) not in (0, 1, driven):
        raise SimulatorError(
            sentence(
                "tyres '{tyres}' are for {named} stages, and the rally has {driven}; name tyres"
                " once, or for each stage",
                tyres=entry.tyres,
                named=len(named),
                driven=driven,
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
    for number, (stage, track) in enumerate(zip(rally.stages, rally.tracks, strict=True)):
        standing = _ranked(cars, totals)
        cars = _lined_up(cars, [car.driver for car in standing])
        table.tell("stage", name=stage.name, order=[car.driver for car in standing])
        weather = rolled_weather(stage.weather or rules.usual_weather, rules, table)
        ready = RaceState(track, track.dry, cars, bags, weather=weather)
        try:
            cars = with_tyres(ready, entries, number, table).cars
            race = run_stage(track, cars, bags, table, weather, stage.splits)
        except SimulatorError as error:
            raise SimulatorError(_on_stage(stage, error)) from error
        results.append(stage_result(stage.name, race, names, weather))
        for driver, result in enumerate(results[-1].drivers):
            totals[driver] += result.total if rules.winner == "time" else result.place
        table.tell("result", totals=[result.total for result in results[-1].drivers])
        bags = tokens.clear_mud(race.bags, sum(race.mud.values()))
        cars = race.cars
        if stage.service:
            bags, cars = _serviced(rules, bags, cars)
            table.tell("service")
    final = _ranked(cars, totals)
    standings = tuple(Standing(names[car.driver], totals[car.driver], car.retired) for car in final)
    table.tell(
        "standings",
        order=[car.driver for car in final],
        drivers=[standing.driver for standing in standings],
        totals=totals,
    )
    return RallyResult(tuple(results), standings)


def _on_stage(stage: Stage, error: SimulatorError) -> Sentence:
    return sentence("stage '{stage}': {reason}", stage=stage.name, reason=reason_of(error))


def _ranked(cars: Sequence[CarState], totals: Sequence[int]) -> list[CarState]:
    """The cars as they stand in the rally; those that have retired are the last."""
    return sorted(cars, key=lambda car: (car.retired, totals[car.driver], car.order))


def _lined_up(cars: tuple[CarState, ...], order: list[int]) -> tuple[CarState, ...]:
    """The cars before a stage: SISU token, spare tyre and damage are those they have left."""
    return tuple(
        CarState(
            driver=car.driver,
            order=order.index(car.driver),
            sisu=car.sisu,
            spare_tyres=car.spare_tyres,
            damage=car.damage,
            model=car.model,
            status="finished" if car.retired else "waiting",
            retired=car.retired,
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
