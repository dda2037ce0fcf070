"""Results of races as tables for people and as plain values for scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trackeditor.course import Course
from trackeditor.simulator.batch import BatchResult
from trackeditor.simulator.race import RallyResult, StageResult
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.statistics import (
    DriverStatistics,
    StageStatistics,
    TimeStatistics,
)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

RACE_FORMAT = "trackeditor-race/1"
BATCH_FORMAT = "trackeditor-batch/1"
MOST_CELLS = 8
"""So many cells with losses of control are shown for a stage."""


_WIDE = 160


def clock(seconds: float) -> str:
    """A time as minutes and seconds.

    >>> clock(95)
    '1:35'
    """
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def race_dict(result: RallyResult, rules: RuleSet, seed: int | None) -> dict[str, Any]:
    """One race in the shape of schemas/simulation.schema.json."""
    return {
        "format": RACE_FORMAT,
        "rules": rules.name,
        "seed": seed,
        "stages": [
            {
                "name": stage.name,
                "rounds": stage.rounds,
                "results": [
                    {
                        "driver": driver.driver,
                        "seconds": driver.seconds,
                        "tokens": driver.tokens,
                        "total": driver.total,
                        "turns": driver.turns,
                        "losses": [loss._asdict() for loss in driver.losses],
                        "damage": driver.damage._asdict(),
                    }
                    for driver in stage.standings
                ],
            }
            for stage in result.stages
        ],
        "standings": [standing._asdict() for standing in result.standings],
    }


def batch_dict(result: BatchResult) -> dict[str, Any]:
    """Many races in the shape of schemas/simulation.schema.json."""
    return {"format": BATCH_FORMAT, **result.to_dict()}


def race_tables(result: RallyResult, rules: RuleSet, seed: int | None) -> None:
    """Print the standings of every stage and of the rally."""
    console = _console()
    start = "" if seed is None else f", seed {seed}"
    console.print(f"{rules.title}{start}")
    for stage in result.stages:
        console.print()
        console.print(_stage_table(stage))
    if len(result.stages) > 1:
        table = _table("Rally", "", "driver", ">time", ">behind")
        best = result.standings[0].total
        places = _places([standing.total for standing in result.standings])
        for place, standing in zip(places, result.standings, strict=True):
            gap = standing.total - best
            table.add_row(
                place, standing.driver, clock(standing.total), f"+{clock(gap)}" if gap else ""
            )
        console.print()
        console.print(table)


def _stage_table(stage: StageResult) -> Table:
    rounds = f"{stage.rounds} round{'s' * (stage.rounds != 1)}"
    table = _table(
        f"{stage.name}  ({rounds})",
        "",
        "driver",
        ">time",
        ">cards",
        ">tokens",
        ">turns",
        ">losses",
        "damage",
    )
    places = _places([driver.total for driver in stage.standings])
    for place, driver in zip(places, stage.standings, strict=True):
        table.add_row(
            place,
            driver.driver,
            clock(driver.total),
            clock(driver.seconds),
            f"-{driver.tokens}" if driver.tokens else "0",
            str(driver.turns),
            str(len(driver.losses)),
            driver.damage.worded(),
        )
    return table


def batch_tables(result: BatchResult, courses: Mapping[str, Course]) -> None:
    """Print the distribution of times, what drivers did, and the cells that cost control."""
    console = _console()
    console.print(f"{result.runs} races, seed {result.seed}; times as minutes:seconds")
    for stage in result.stages:
        table = _table(stage.name, "driver", ">wins", *_TIME_COLUMNS)
        deeds = _table("", "in a race", *_DEED_COLUMNS)
        for driver in stage.drivers:
            table.add_row(driver.driver, _wins(driver.wins, result.runs), *_times(driver.times))
            deeds.add_row(driver.driver, *_deeds(driver))
        console.print()
        console.print(table)
        console.print(deeds)
        if stage.losses:
            console.print(_losses_table(stage, result.drivers, courses[stage.name]))
    if len(result.stages) > 1:
        table = _table("Rally", "driver", ">wins", *_TIME_COLUMNS)
        for standing in result.rally:
            table.add_row(
                standing.driver, _wins(standing.wins, result.runs), *_times(standing.times)
            )
        console.print()
        console.print(table)


_TIME_COLUMNS = (">mean", ">median", ">5 %", ">25 %", ">75 %", ">95 %")
_DEED_COLUMNS = (">turns", ">losses", ">flat out", ">of them held", ">tokens", ">shortcuts")


def _deeds(driver: DriverStatistics) -> tuple[str, ...]:
    return (
        f"{driver.turns:.1f}",
        f"{driver.losses:.2f}",
        f"{driver.flat_outs:.1f}",
        f"{driver.flat_outs_held:.1f}",
        f"{driver.tokens:.1f}",
        f"{driver.shortcuts:.2f}",
    )


def _losses_table(stage: StageStatistics, drivers: Sequence[str], course: Course) -> Table:
    """The cells on which control is lost most often, and who loses it there."""
    table = _table("", "control lost on", ">per 100 races", *(f">by {name}" for name in drivers))
    for cell in stage.losses[:MOST_CELLS]:
        place = f"{course.cells[cell.cell].tile} {cell.cell}"
        shares = (f"{100 * share:.0f} %" for share in cell.shares)
        table.add_row(place, f"{cell.per_hundred_runs:.1f}", *shares)
    more = stage.losses[MOST_CELLS:]
    if more:
        rest = sum(cell.per_hundred_runs for cell in more)
        table.add_row(f"{len(more)} more (--json lists them)", f"{rest:.1f}")
    return table


def _places(totals: Sequence[int]) -> list[str]:
    """Places of sorted times; equal times share one.

    >>> _places([91, 95, 95, 130])
    ['1', '2=', '2=', '4']
    """
    return [
        f"{totals.index(total) + 1}{'=' if totals.count(total) > 1 else ''}" for total in totals
    ]


def _times(times: TimeStatistics) -> tuple[str, ...]:
    values = (times.mean, times.median, times.q05, times.q25, times.q75, times.q95)
    return tuple(map(clock, values))


def _wins(wins: float, runs: int) -> str:
    return f"{100 * wins / runs:.1f} %"


def _console() -> Console:
    """Standard output; where it is no terminal, lines are as long as the tables need."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = _WIDE
    return console


def _table(title: str, *columns: str) -> Table:
    """A table; the heading of a right-aligned column begins with ``>``."""
    from rich import box
    from rich.table import Table

    table = Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
    )
    for column in columns:
        right = column.startswith(">")
        table.add_column(
            column.removeprefix(">"), justify="right" if right else "left", no_wrap=True
        )
    return table
