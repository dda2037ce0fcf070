"""The weather of stages over boards: on which side every zone lies (RULES.md, section 5)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import cast

import typer

from trackeditor.cli.legs import course_on_boards
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.roadbook.model import Weather
from trackeditor.simulator.events import course_fingerprint
from trackeditor.simulator.rally_rules import VARIABLE
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.starting import weathers_to_choose


def in_weather(roadbook: RoadBook, rules: RuleSet, wanted: str | None, seed: int) -> RoadBook:
    """The road-book with the zones of its stages on the sides that their weather asks for.

    A wanted weather is that of all stages. In a variable one a die is rolled for every zone: the
    rolls follow from the seed, and all runs of a batch have the same snow.
    """
    if not rules.rally.weather_die:
        return roadbook
    stages = []
    for number, stage in enumerate(roadbook.stages):
        if stage.legs and wanted is not None and wanted in weathers_to_choose(rules):
            stage = replace(stage, weather=cast("Weather", wanted), snow=())
        if stage.legs and stage.weather == VARIABLE and not stage.snow:
            snow = _snow_of_dice(stage, rules, random.Random(f"{seed}/{number}"))
            stage = replace(stage, weather="dry", snow=snow)
            fallen = f"snow on {', '.join(snow)}" if snow else "no snow"
            typer.echo(f"trackeditor: stage '{stage.name}': the dice bring {fallen}", err=True)
        stages.append(stage)
    return replace(roadbook, stages=tuple(stages))


def in_logged_weather(roadbook: RoadBook, courses: Sequence[str]) -> RoadBook:
    """The road-book with the zones on the sides on which a logged race was driven.

    ``courses`` are the fingerprints of the courses of its stages.
    """
    stages = list(roadbook.stages)
    for number, (stage, course) in enumerate(zip(stages, courses, strict=False)):
        if stage.legs:
            stages[number] = _as_driven(stage, course)
    return replace(roadbook, stages=tuple(stages))


def _as_driven(stage: Stage, fingerprint: str) -> Stage:
    """A stage with those zones on snow that give a course; the stage as it is when none do."""
    zones = tuple(dict.fromkeys(leg.zone for leg in stage.legs))
    lying = (
        replace(stage, weather="dry", snow=snow)
        for count in range(len(zones) + 1)
        for snow in combinations(zones, count)
    )
    as_it_is: tuple[Stage, ...] = () if stage.weather == VARIABLE else (stage,)
    for found in (*as_it_is, *lying):
        course = course_on_boards(found)
        if course is not None and course_fingerprint(course) == fingerprint:
            return found
    return stage


def _snow_of_dice(stage: Stage, rules: RuleSet, dice: random.Random) -> tuple[str, ...]:
    """The zones of a stage whose die shows a warning."""
    chance = rules.warning_chance(Die("gear", rules.rally.weather_die))
    zones = dict.fromkeys(leg.zone for leg in stage.legs)
    return tuple(zone for zone in zones if dice.random() < chance)
