"""Before the start of a stage: the weather, and the tyres for it (RULES.md, sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import dice_names
from trackeditor.simulator.play import Table
from trackeditor.simulator.rally_rules import VARIABLE
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.state import Entry, RaceState

BY_STAGE = "+"
"""Stands between the tyres for one stage and for the next in an entry."""


def weathers_to_choose(rules: RuleSet) -> tuple[str, ...]:
    """The weathers that a stage can have, a variable one among them."""
    return (*rules.weathers, VARIABLE) if rules.rally.weather_die else rules.weathers


def rolled_weather(weather: str, rules: RuleSet, table: Table) -> str:
    """The weather of a stage; a die is rolled for one that is variable."""
    if weather != VARIABLE:
        return weather
    dice = (Die("gear", rules.rally.weather_die),)
    warnings = table.chance.roll(dice)
    rolled = rules.weathers[1] if any(warnings) else rules.weathers[0]
    table.tell("weather-die", dice=dice_names(dice), warnings=list(warnings), weather=rolled)
    return rolled


def tyres_named(entry: Entry, rules: RuleSet) -> tuple[str, ...]:
    """All tyres that an entry names; one for every stage where they are chosen for each."""
    if not entry.tyres:
        return ()
    return tuple(entry.tyres.split(BY_STAGE)) if rules.rally.stage_tyres else (entry.tyres,)


def with_tyres(race: RaceState, entries: Sequence[Entry], number: int, table: Table) -> RaceState:
    """The cars on the tyres of their entries for a stage, counted from 0.

    Those of an entry that names none are right for the weather; where tyres are chosen for every
    stage, its driver may choose others.

    Raises
    ------
    SimulatorError
        when a driver chooses tyres that the rules lack.
    """
    rules = race.track.rules
    for car in sorted(race.cars, key=lambda car: car.order):
        entry = entries[car.driver]
        if not rules.rally.stage_tyres:
            tyres = entry.tyres or rules.right_tyres(race.weather)
        elif car.retired:
            continue
        else:
            race = race.with_car(car._replace(tyres=rules.right_tyres(race.weather)))
            tyres = _tyres_of_stage(entry, number) or _chosen(race, car.driver, table)
            table.tell("tyres", car=car.driver, tyres=tyres)
        race = race.with_car(car._replace(tyres=tyres))
    return race


def _tyres_of_stage(entry: Entry, number: int) -> str:
    """The tyres that an entry names for a stage, or once for all."""
    named = entry.tyres.split(BY_STAGE)
    return named[number] if len(named) > 1 else named[0]


def _chosen(race: RaceState, car: int, table: Table) -> str:
    driver, known = table.drivers[car], race.track.rules.tyres
    tyres = driver.choose_tyres(race, car)
    if tyres not in known:
        raise SimulatorError(
            sentence(
                "driver {name} has no tyres '{tyres}'; there are {names}",
                name=driver.name,
                tyres=tyres,
                names=", ".join(known),
            )
        )
    return tyres
