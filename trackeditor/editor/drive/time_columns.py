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
    """A column of the table: its title, its texts by driver, and who is the best in it.

    ``hint`` tells what is counted where the title does not.
    """

    title: str
    texts: tuple[str, ...]
    best: frozenset[int]
    hint: str = ""


def time_columns(scene: Scene) -> list[TimeColumn]:
    """The columns for what was driven so far, with the time of the stage being driven.

    Laps and split times are those of the stage in view. Where turns are counted, a lap is told in
    turns and a race by its place.
    """
    by_place = scene.rules.winner == "line"
    stage = translate("RaceTables", "Stage {number}")
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
    if not by_place:
        return [*columns, *_running(scene, stage), _sum_of_times(scene)]
    if len(scene.places) < 2:
        return columns
    texts = [str(total) for total in scene.totals]
    return [*columns, _column(translate("RaceTables", "Sum of places"), scene.totals, texts)]


def _running(scene: Scene, title: str) -> list[TimeColumn]:
    """The stage being driven: nobody is the best in it before all are at the finish."""
    if not scene.running:
        return []
    texts = tuple(map(clock, scene.running))
    number = len(scene.results) + 1
    return [TimeColumn(title.format(number=number), texts, frozenset(), _hint(scene))]


def _sum_of_times(scene: Scene) -> TimeColumn:
    """The times of all stages; the best is told between stages and at the end."""
    column = _column(translate("RaceTables", "Sum"), scene.totals, list(map(clock, scene.totals)))
    if scene.running or not scene.results:
        column = column._replace(best=frozenset())
    return column._replace(hint=_hint(scene))


def _hint(scene: Scene) -> str:
    if scene.rules.token_seconds and scene.running:
        return translate("RaceTables", "Second tokens in hand are taken off, as at the finish line")
    return ""


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
    if in_turns:
        text = translate("RaceTables", "Lap {number} (turns)")
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
