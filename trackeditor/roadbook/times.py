"""Times of drivers on stages, and the order that they make."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
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


def standings(drivers: Sequence[str], stages: Sequence[Stage]) -> tuple[Standing, ...]:
    """The order after some stages: least time first, then those without one; else as entered.

    It is the start order of the next stage (RULES.md, sections 2 and 5); after no stage, that in
    which the drivers are entered.
    """
    found = [Standing(driver, _total(driver, stages)) for driver in entrants(drivers, stages)]
    return tuple(
        sorted(found, key=lambda one: (one.seconds is None, one.seconds or 0)) if stages else found
    )


def places(totals: Sequence[int]) -> list[str]:
    """Places of sorted times; equal times share one.

    >>> places([91, 95, 95, 130])
    ['1', '2=', '2=', '4']
    """
    return [
        f"{totals.index(total) + 1}{'=' if totals.count(total) > 1 else ''}" for total in totals
    ]


def is_driven(drivers: Sequence[str], stage: Stage) -> bool:
    """True when every driver has a time on a stage."""
    return bool(drivers) and all(driver in stage.times for driver in drivers)


def _total(driver: str, stages: Sequence[Stage]) -> int | None:
    times: list[Mapping[str, int]] = [stage.times for stage in stages]
    if any(driver not in each for each in times):
        return None
    return sum(each[driver] for each in times)
