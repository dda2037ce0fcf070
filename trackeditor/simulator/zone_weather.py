"""The weather of stages over boards: on which side every zone lies (RULES.md, section 5)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import cast

from trackeditor.roadbook import RoadBook, Stage
from trackeditor.roadbook.leg_stages import course_on_boards
from trackeditor.roadbook.model import Weather
from trackeditor.sentences import listed, sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import course_fingerprint
from trackeditor.simulator.race import Rally
from trackeditor.simulator.race import Stage as DrivenStage
from trackeditor.simulator.rally_rules import VARIABLE
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.starting import weathers_to_choose


def in_asked_weather(roadbook: RoadBook, rules: RuleSet, wanted: str | None) -> RoadBook:
    """The road-book with a wanted weather on all stages over boards, where the rules know it."""
    if not rules.rally.weather_die or wanted not in weathers_to_choose(rules):
        return roadbook
    stages = tuple(
        replace(stage, weather=cast("Weather", wanted), snow=()) if stage.legs else stage
        for stage in roadbook.stages
    )
    return replace(roadbook, stages=stages)


def in_rolled_weather(roadbook: RoadBook, rules: RuleSet, seed: int) -> RoadBook:
    """The road-book with the zones of its stages on the sides that dice give.

    In a variable weather a die is rolled for every zone; the rolls follow from the seed.
    """
    stages = tuple(
        rolled(stage, number, rules, seed) if dice_decide(stage, rules) else stage
        for number, stage in enumerate(roadbook.stages)
    )
    return replace(roadbook, stages=stages)


class RolledRally:
    """The rally of every run, in which dice give the sides of zones anew.

    The rolls of a run follow from its seed, as those of a single race do. ``stages`` are those of
    ``roadbook`` as they are to be driven; of those in a variable weather the course is another one
    from run to run.
    """

    def __init__(self, roadbook: RoadBook, stages: Sequence[DrivenStage], rules: RuleSet) -> None:
        self._roadbook = roadbook
        self._stages = tuple(stages)
        self._rules = rules
        self._made: dict[tuple[int, tuple[str, ...]], Rally] = {}

    def __call__(self, seed: int) -> Rally:
        """The rally of the run with a seed.

        Raises
        ------
        SimulatorError
            when the zones of a stage make no course on the sides that the dice give.
        """
        stages_of_run = in_rolled_weather(self._roadbook, self._rules, seed).stages
        made = [self._of_one(number, stage) for number, stage in enumerate(stages_of_run)]
        stages = tuple(rally.stages[0] for rally in made)
        return Rally(stages, self._rules, tuple(rally.tracks[0] for rally in made))

    def _of_one(self, number: int, lying: Stage) -> Rally:
        """The rally of one stage alone, made once for all runs with the same snow."""
        key = (number, lying.snow)
        if key not in self._made:
            stage = self._stages[number]
            if dice_decide(self._roadbook.stages[number], self._rules):
                course = course_on_boards(lying)
                if course is None:
                    raise _no_course(lying)
                stage = stage._replace(course=course)
            self._made[key] = Rally.of([stage], self._rules)
        return self._made[key]


def rolls_in_every_race(roadbook: RoadBook, rules: RuleSet) -> bool:
    """Whether dice decide over the sides of zones."""
    return any(dice_decide(stage, rules) for stage in roadbook.stages)


def in_logged_weather(
    roadbook: RoadBook, courses: Sequence[str], driven: int | None = None
) -> RoadBook:
    """The road-book with the zones on the sides on which a logged race was driven.

    Parameters
    ----------
    courses : the fingerprints of the courses of the race
    driven : the number of the stage that was driven alone; None: all were, in order
    """
    stages = list(roadbook.stages)
    numbers = range(len(stages)) if driven is None else (driven,)
    for number, course in zip(numbers, courses, strict=False):
        stage = stages[number]
        if stage.legs:
            stages[number] = _as_driven(stage, course)
    return replace(roadbook, stages=tuple(stages))


def _as_driven(stage: Stage, fingerprint: str) -> Stage:
    """A stage with those zones on snow that give a course; the stage as it is when none do."""
    zones = zones_of(stage)
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


def dice_decide(stage: Stage, rules: RuleSet) -> bool:
    """Whether dice decide on which sides the zones of a stage lie."""
    is_variable = stage.weather == VARIABLE and not stage.snow
    return bool(stage.legs and rules.rally.weather_die and is_variable)


def rolled(stage: Stage, number: int, rules: RuleSet, seed: int) -> Stage:
    """A stage with those zones on snow whose die shows a warning."""
    dice = random.Random(f"{seed}/{number}")
    chance = rules.warning_chance(Die("gear", rules.rally.weather_die))
    snow = tuple(zone for zone in zones_of(stage) if dice.random() < chance)
    return replace(stage, weather="dry", snow=snow)


def zones_of(stage: Stage) -> tuple[str, ...]:
    """The zones of a stage in driving order."""
    return tuple(dict.fromkeys(leg.zone for leg in stage.legs))


def _no_course(stage: Stage) -> SimulatorError:
    """The error for a stage of which some zones make no course on the sides on which they lie."""
    if not stage.snow:
        return SimulatorError(
            sentence("stage '{stage}' has no course without snow", stage=stage.name)
        )
    return SimulatorError(
        sentence(
            "stage '{stage}' has no course with snow on {zones}",
            stage=stage.name,
            zones=listed(stage.snow),
        )
    )
