"""A race in words: dice, places, times, tyres, weather."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from trackeditor.course import Course
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.laps import LapCourse, lap_of
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.state import CarState

translate: Callable[..., str] = QCoreApplication.translate


def clock(seconds: int) -> str:
    """A time in minutes and seconds.

    >>> clock(125), clock(-3)
    ('2:05', '-0:03')
    """
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'-' if seconds < 0 else ''}{minutes}:{rest:02}"


def percent(chance: float) -> str:
    """A chance in whole per cent; what is possible but rare is not called impossible.

    >>> percent(0.004), percent(0.0), percent(1.0)
    ('<1 %', '0 %', '100 %')
    """
    if 0 < chance < 0.005:
        return "<1 %"
    if 0.995 <= chance < 1:
        return ">99 %"
    return f"{round(100 * chance)} %"


def die_words(die: Die) -> str:
    """A die as players call it."""
    match die.kind:
        case "gear":
            return translate("Race", "gear {gear}").format(gear=die.gear)
        case "coast":
            return translate("Race", "coast")
        case "leader":
            return translate("Race", "leader")
        case "boost":
            return translate("Race", "boost")
    return translate("Race", "brake")


def dice_words(dice: Iterable[Die]) -> str:
    """Dice played together."""
    return " + ".join(die_words(die) for die in dice)


def rolled_words(dice: Iterable[RolledDie]) -> str:
    """Rolled dice in the order in which they are played, warnings marked."""
    return ", ".join(
        translate("Race", "{die} (warning)").format(die=die_words(rolled.die))
        if rolled.warning
        else die_words(rolled.die)
        for rolled in dice
    )


def place_words(course: Course, cell: str) -> str:
    """The tile of a cell, counted along the course or along the road beside it."""
    facts = course.cells[cell]
    ways = (
        (course.tiles, translate("Race", "tile {number} ({side})")),
        (course.joker, translate("Race", "joker tile {number} ({side})")),
        (course.pregrid, translate("Race", "pre-grid tile {number} ({side})")),
    )
    for tiles, text in ways:
        for number, tile in enumerate(tiles, 1):
            if tile.at == facts.at:
                return text.format(number=number, side=facts.tile)
    return facts.tile


def lap_words(course: Course, cell: str | None) -> str:
    """The lap of a car on a cell, of those that are driven; empty where there are no laps."""
    lap = lap_of(cell) if cell is not None else None
    if lap is None or not isinstance(course, LapCourse):
        return ""
    if lap == 0:
        return translate("Race", "before the line; laps: {laps}").format(laps=course.laps)
    return translate("Race", "lap {lap} of {laps}").format(lap=lap, laps=course.laps)


def lap_number(cell: str | None) -> str:
    """The lap of a car on a cell; empty where there is none."""
    lap = lap_of(cell) if cell is not None else None
    return "" if lap is None else str(lap)


def gear_words(car: CarState, gear: int) -> str:
    """The gear of a car; 00 while it is off the track."""
    return "00" if car.turns_lost else str(gear)


def counted_words(rules: RuleSet, count: int) -> str:
    """What the rules count of a stage: a time, or turns."""
    if rules.cost == "turns":
        return translate("Race", "turns: {count}").format(count=count)
    return clock(count)


def model_words(model: str) -> str:
    """A car to choose, as its rules call it; the usual one without a name."""
    return model or translate("Race", "usual car")


def tyre_words(tyres: str) -> str:
    """Tyres by name; a name that is not known here is told as the rules have it."""
    known = {
        "asphalt": translate("Race", "asphalt tyres"),
        "rain": translate("Race", "rain tyres"),
        "snow": translate("Race", "snow tyres"),
    }
    return known.get(tyres, tyres)


def weather_words(weather: str) -> str:
    """A weather by name; a name that is not known here is told as the rules have it."""
    known = {
        "dry": translate("Race", "dry"),
        "rain": translate("Race", "rain"),
        "snow": translate("Race", "snow"),
        "variable": translate("Race", "variable"),
    }
    return known.get(weather, weather)
