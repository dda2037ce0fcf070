"""Choices of a person on turn, in words: cells, steps, orders of the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from trackeditor.course import Course
from trackeditor.editor.drive.planning import ClosedCell, Consequence, Planning
from trackeditor.editor.drive.wording import (
    dice_words,
    percent,
    place_words,
    rolled_words,
    tyre_words,
    weather_words,
)
from trackeditor.simulator.rules import TyreEffect
from trackeditor.simulator.state import RaceState
from trackeditor.simulator.steps import Step

translate: Callable[..., str] = QCoreApplication.translate


def cell_words(course: Course, cell: str) -> str:
    """A cell by its tile, its place across the road and its limit."""
    facts = course.cells[cell]
    corner = translate("Choices", "{place}, inner line, limit {limit}")
    if not facts.inner:
        corner = translate("Choices", "{place}, drift line, limit {limit}")
    texts = {
        "lane": translate("Choices", "{place}, lane {lane}"),
        "corner": corner,
        "slide": translate("Choices", "{place}, slide"),
        "shortcut": translate("Choices", "{place}, shortcut, limit {limit}"),
    }
    width = max(facts.right - facts.left, 0.01)
    return texts[facts.kind].format(
        place=place_words(course, cell), lane=round(facts.left / width) + 1, limit=facts.limit
    )


def ways_words(course: Course, planning: Planning, steps: Sequence[Step]) -> str:
    """A printed cell that can be planned next, with all dice that lead there."""
    if len(steps) == 1:
        return step_words(course, planning, steps[0])
    return translate("Choices", "{place}: {dice}, risk from {odds}").format(
        place=cell_words(course, steps[0].cell),
        dice=translate("Choices", " or ").join(
            dict.fromkeys(dice_words(step.dice) for step in steps)
        ),
        odds=percent(min(planning.odds_of_next(step) for step in steps)),
    )


def step_words(course: Course, planning: Planning, step: Step) -> str:
    """A step that can be planned next, with what it risks and does."""
    text = translate("Choices", "{place}: {dice}, risk {odds}")
    if planning.plan:
        text = translate("Choices", "{place}: {dice}, risk {odds}, with the plan {sum}")
    return _marked(text, planning, step, place=cell_words(course, step.cell))


def use_words(planning: Planning, step: Step) -> str:
    """The dice of a step to a cell that is chosen already, with what they risk and do."""
    text = translate("Choices", "{dice}, risk {odds}")
    if planning.plan:
        text = translate("Choices", "{dice}, risk {odds}, with the plan {sum}")
    return _marked(text, planning, step)


def _marked(text: str, planning: Planning, step: Step, **words: str) -> str:
    """A text on a step with what else it does."""
    told = text.format(
        dice=dice_words(step.dice),
        odds=percent(planning.odds_of_next(step)),
        sum=percent(planning.odds_with(step)),
        **words,
    )
    marks = [
        mark
        for mark, holds in (
            (translate("Choices", "over the limit: control is lost"), step.over_limit),
            (translate("Choices", "shortcut: draw a token"), step.shortcut),
            (translate("Choices", "flies over the jump"), len(step.path) > 1),
            (translate("Choices", "a warning loses control"), step.risky),
            (translate("Choices", "no room to land: the turn ends"), step.stranded),
            (translate("Choices", "flying start: a warning ends the turn"), step.flying_start),
            (
                translate(
                    "Choices", "pushes the car there, damage tokens for both: {count}"
                ).format(count=step.contact),
                step.pushes is not None,
            ),
            (translate("Choices", "without the joker: disqualified"), step.forfeits),
            (translate("Choices", "over the finish line"), step.finishes),
        )
        if holds
    ]
    if not marks:
        return told
    return translate("Choices", "{words} ({marks})").format(words=told, marks=", ".join(marks))


def closed_words(course: Course, closed: ClosedCell) -> str:
    """Why a cell before the car is closed to it."""
    texts = {
        "taken": translate("Choices", "Closed: {place}; another car is in the way."),
        "flag": translate(
            "Choices", "Closed: {place}; a yellow flag forbids to come beside another car."
        ),
        "gear": translate(
            "Choices", "Closed: {place}; to come beside the car there takes at least gear {gear}."
        ),
    }
    return texts[closed.why].format(place=cell_words(course, closed.cell), gear=closed.gear)


def tyres_words(race: RaceState, car: int, tyres: str) -> str:
    """Tyres that can be chosen, with what they do in the weather and on the surfaces."""
    rules, state = race.track.rules, race.cars[car]
    text = translate("Choices", "{tyres}: {effects}")
    if tyres == state.tyres and state.cell is not None:
        text = translate("Choices", "{tyres}, on the car now: {effects}")
    terrains = {cell.terrain for cell in race.track.course.cells.values()}
    weathers = sorted({rules.weather_on(terrain, race.weather) for terrain in terrains})
    effects = [_effect_words(rules.tyre_effect(tyres, weather), weather) for weather in weathers]
    return text.format(tyres=tyre_words(tyres), effects="; ".join(effects))


def _effect_words(effect: TyreEffect, weather: str) -> str:
    """What tyres do in one weather."""
    dice = [
        text.format(count=f"{count:+d}".replace("-", "−"))
        for text, count in (
            (translate("Choices", "coast dice {count}"), effect.coast),
            (translate("Choices", "brake dice {count}"), effect.brake),
        )
        if count
    ]
    text = translate("Choices", "{weather}: control is lost at {limit} warnings")
    if dice:
        text = translate("Choices", "{weather}: {dice}, control is lost at {limit} warnings")
    return text.format(
        weather=weather_words(weather), dice=", ".join(dice), limit=effect.warning_limit
    )


def order_words(course: Course, result: Consequence) -> str:
    """An order of the dice after a failed flat out, with what comes of it."""
    dice = [rolled for played in result.sequence for rolled in played.rolled]
    text = translate("Choices", "{place}, gear {gear}, damage tokens {tokens}: {dice}")
    if result.last.finishes:
        text = translate(
            "Choices", "over the finish line, {place}, gear {gear}, damage tokens {tokens}: {dice}"
        )
    return text.format(
        place=cell_words(course, result.last.cell),
        gear=result.last.gear,
        tokens=result.tokens,
        dice=rolled_words(dice),
    )
