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


def tyres_of_stage(entry: Entry, number: int) -> str:
    """The tyres that an entry names for a stage, counted from 0; the last go on."""
    named = entry.tyres.split(BY_STAGE)
    return named[min(number, len(named) - 1)]


def with_tyres(race: RaceState, entries: Sequence[Entry], number: int, table: Table) -> RaceState:
    """The cars on tyres that their entries name, or their drivers choose, for the stage.

    Raises
    ------
    SimulatorError
        when a driver chooses tyres that the rules lack.
    """
    rules = race.track.rules
    for car in sorted(race.cars, key=lambda car: car.order):
        if car.retired:
            continue
        driver = table.drivers[car.driver]
        tyres = tyres_of_stage(entries[car.driver], number)
        tyres = tyres or driver.choose_tyres(race, car.driver)
        if tyres not in rules.tyres:
            raise SimulatorError(
                sentence(
                    "driver {name} has no tyres '{tyres}'; there are {names}",
                    name=driver.name,
                    tyres=tyres,
                    names=", ".join(rules.tyres),
                )
            )
        table.tell("tyres", car=car.driver, tyres=tyres)
        race = race.with_car(race.cars[car.driver]._replace(tyres=tyres))
    return race
