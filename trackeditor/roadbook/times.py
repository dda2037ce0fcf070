"""Times of drivers on stages, and the order that they make."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trackeditor.layout.documents import shown
from trackeditor.sentences import sentence

if TYPE_CHECKING:
    from trackeditor.roadbook.model import Stage

_CLOCK = re.compile(r"([0-9]{1,4}):([0-5][0-9])")
MOST_SECONDS = 600_000


class TimeFaultError(ValueError):
    """A time cannot be read; the message says how to write it."""


def clock(seconds: int) -> str:
    """A time as minutes and seconds.

    >>> clock(245)
    '4:05'
    """
    return f"{seconds // 60}:{seconds % 60:02}"


def seconds_of(time: object) -> int:
    """The seconds of a time given as minutes and seconds, or as seconds; inverse of `clock`.

    >>> seconds_of("4:05"), seconds_of(245)
    (245, 245)

    Raises
    ------
    TimeFaultError
        when it is neither.
    """
    if isinstance(time, int) and not isinstance(time, bool) and 0 <= time <= MOST_SECONDS:
        return time
    match = _CLOCK.fullmatch(time) if isinstance(time, str) else None
    if match is None:
        raise TimeFaultError(
            sentence("{time} is no time; write minutes and seconds, as '4:05'", time=shown(time))
        )
    return 60 * int(match[1]) + int(match[2])


class Standing(NamedTuple):
    """A driver's time on all stages driven so far; None when he has not driven one of them."""

    driver: str
    seconds: int | None


def entrants(drivers: Sequence[str], stages: Iterable[Stage]) -> tuple[str, ...]:
    """The drivers of a rally: those entered, and those who have a time without being entered."""
    timed = (driver for stage in stages for driver in stage.times)
    return tuple(dict.fromkeys((*drivers, *timed)))


def running_standings(
    drivers: Sequence[str], stages: Sequence[Stage]
) -> Iterator[tuple[Standing, ...]]:
    """The standings before the first of some stages, and after each of them; see `standings`."""
    entered = entrants(drivers, stages)
    yield tuple(Standing(driver, None) for driver in entered)
    totals: dict[str, int | None] = dict.fromkeys(entered, 0)
    for stage in stages:
        totals = {driver: _added(total, driver, stage) for driver, total in totals.items()}
        found = (Standing(driver, total) for driver, total in totals.items())
        yield tuple(sorted(found, key=lambda one: (one.seconds is None, one.seconds or 0)))


def standings(drivers: Sequence[str], stages: Sequence[Stage]) -> tuple[Standing, ...]:
    """The order after some stages: least time first, then those without one; else as entered.

    Who has no time on a stage, as one who has retired, has no total from there on. It is the
    start order of the next stage (RULES.md, sections 2 and 5); after no stage, that in which the
    drivers are entered.
    """
    *_, last = running_standings(drivers, stages)
    return last


def places(totals: Sequence[int]) -> list[str]:
    """Places of sorted times; equal times share one.

    >>> places([91, 95, 95, 130])
    ['1', '2=', '2=', '4']
    """
    return [
        f"{totals.index(total) + 1}{'=' if totals.count(total) > 1 else ''}" for total in totals
    ]


def places_of(standings_reached: Sequence[Standing]) -> dict[str, str]:
    """The places of the drivers who have a total; the others, who stand behind them, have none.

    >>> places_of([Standing("Ana", 91), Standing("Ben", None)])
    {'Ana': '1'}
    """
    placed = [(one.driver, one.seconds) for one in standings_reached if one.seconds is not None]
    reached = places([seconds for _, seconds in placed])
    return {driver: place for (driver, _), place in zip(placed, reached, strict=True)}


def _added(total: int | None, driver: str, stage: Stage) -> int | None:
    """A total with the time on one more stage."""
    time = stage.times.get(driver)
    return None if total is None or time is None else total + time
