"""The table of what was driven: laps, split times, stages and their sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.wording import clock
from trackeditor.simulator.laps import LapCourse
from trackeditor.simulator.state import CarState

translate: Callable[..., str] = QCoreApplication.translate


class TimeColumn(NamedTuple):
    """A column of the table: its title, its texts by driver, and who is the best in it."""

    title: str
    texts: tuple[str, ...]
    best: frozenset[int]


def time_columns(scene: Scene) -> list[TimeColumn]:
    """The columns for what was driven so far.

    Laps and split times are those of the stage in view. Where turns are counted, a lap is told in
    turns and a race by its place.
    """
    by_place = scene.rules.winner == "line"
    stage, title = translate("RaceTables", "Stage {number}"), translate("RaceTables", "Sum")
    if by_place:
        stage = translate("RaceTables", "Race {number}")
    columns = _laps(scene) + _splits(scene)
    for number, (totals, places) in enumerate(zip(scene.results, scene.places, strict=True), 1):
        texts = [clock(total) for total in totals]
        if by_place:
            text = translate("RaceTables", "{place}.")
            texts = [text.format(place=place) for place in places]
        ranked = places if by_place else totals
        columns.append(_column(stage.format(number=number), ranked, texts))
    over = scene.places if by_place else scene.results
    if by_place and len(over) < 2:
        return columns
    sums = [sum(each) for each in zip(*over, strict=True)] or [0] * len(scene.names)
    texts = [str(each) if by_place else clock(each) for each in sums]
    last = _column(title, sums, texts)
    return [*columns, last if over else last._replace(best=frozenset())]


def _laps(scene: Scene) -> list[TimeColumn]:
    race = scene.race
    if race is None or not isinstance(race.track.course, LapCourse):
        return []
    in_turns = scene.rules.cost == "turns"

    def lap(car: CarState, number: int) -> int | None:
        if number >= len(car.laps):
            return None
        return car.laps[number].turns if in_turns else car.laps[number].seconds

    text = translate("RaceTables", "Lap {number}")
    return [
        _column(
            text.format(number=number + 1),
            values := [lap(car, number) for car in race.cars],
            [_text(value, in_turns=in_turns) for value in values],
        )
        for number in range(race.track.course.laps)
    ]


def _splits(scene: Scene) -> list[TimeColumn]:
    race = scene.race
    if race is None:
        return []
    text = translate("RaceTables", "Split {number}")
    return [
        _column(
            text.format(number=number + 1),
            values := [
                car.splits[number] if number < len(car.splits) else None for car in race.cars
            ],
            [_text(value, in_turns=False) for value in values],
        )
        for number in range(len(race.splits))
    ]


def _text(value: int | None, *, in_turns: bool) -> str:
    if value is None:
        return ""
    return str(value) if in_turns else clock(value)


def _column(title: str, values: Sequence[int | None], texts: Sequence[str]) -> TimeColumn:
    least = min((value for value in values if value is not None), default=None)
    best = frozenset(
        driver for driver, value in enumerate(values) if value is not None and value == least
    )
    return TimeColumn(title, tuple(texts), best)
