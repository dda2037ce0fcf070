"""Split times: the time of a car when it passes chosen points of a stage (RULES.md, section 5).

A split time holds all cards up to the turn in which the car passes the point.
"""

from __future__ import annotations

from collections.abc import Sequence

from trackeditor.course.model import Course
from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import RaceState


def split_points(course: Course, rules: RuleSet, chosen: Sequence[int]) -> tuple[float, ...]:
    """Distances, in tiles, at which split times are taken.

    ``chosen`` are numbers of tiles in driving order, the start tile being number 1: a time is taken
    at the end of each. Without any they cut the stage into equal parts, as many as the rules say.

    Raises
    ------
    SimulatorError
        when the stage has no such tile, or the rules know no split times.
    """
    if chosen and not rules.rally.splits:
        raise SimulatorError(
            sentence("'{rules}' knows no split times; leave them out", rules=rules.title)
        )
    last = len(course.tiles) - 1
    for tile in chosen:
        if not 1 <= tile <= last:
            raise SimulatorError(
                sentence(
                    "there is no split time after tile {tile}; choose 1 to {last}",
                    tile=tile,
                    last=last,
                )
            )
    if chosen:
        return tuple(float(tile) for tile in sorted(set(chosen)))
    cells, parts = course.cells, rules.rally.splits + 1
    start = max((cells[cell].front for cell in course.start), default=0.0)
    end = max((cells[cell].front for cell in course.finish), default=start)
    return tuple(start + (end - start) * part / parts for part in range(1, parts))


def note_splits(play: Play, table: Table) -> Play:
    """Note the split times of the points that the car has passed."""
    race, car = play.race, play.car
    passed = len(race.splits) if play.home else _passed(race, play.turn.cell)
    for number in range(len(car.splits) + 1, passed + 1):
        car = car._replace(splits=(*car.splits, car.seconds))
        table.tell("split", car=car.driver, split=number, seconds=car.seconds)
    return play.with_car(car)


def _passed(race: RaceState, cell: str) -> int:
    """How many points lie behind the front edge of a cell."""
    front = race.track.course.cells[cell].front
    return sum(point < front for point in race.splits)
