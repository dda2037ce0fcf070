"""Results of races as tables for people and as plain values for scripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trackeditor.course import Course
from trackeditor.roadbook.times import places
from trackeditor.simulator.batch import BatchResult
from trackeditor.simulator.race import DriverResult, RallyResult, StageResult, Standing
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.statistics import (
    DriverStatistics,
    RallycrossStatistics,
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
                **_weather_dict(stage, rules),
                "results": [_driver_dict(driver, rules) for driver in stage.standings],
            }
            for stage in result.stages
        ],
        "standings": [_standing_dict(standing, rules) for standing in result.standings],
    }


def _weather_dict(stage: StageResult, rules: RuleSet) -> dict[str, Any]:
    """The weather of a race on a circuit, which may change; on stages it lies on zones."""
    if rules.course != "circuit" or not rules.weathers:
        return {}
    return {"weather": {"start": stage.weather, "finish": stage.last_weather}}


def _standing_dict(standing: Standing, rules: RuleSet) -> dict[str, Any]:
    content: dict[str, Any] = {"driver": standing.driver, "total": standing.total}
    return content | ({"retired": standing.retired} if rules.rally.retiring_punctures else {})


def _driver_dict(driver: DriverResult, rules: RuleSet) -> dict[str, Any]:
    kinds = (*rules.damages, *(["puncture"] if "coast" in rules.shortcut_bag else []))
    content = {
        "driver": driver.driver,
        "seconds": driver.seconds,
        "tokens": driver.tokens,
        "total": driver.total,
        "turns": driver.turns,
        "losses": [loss._asdict() for loss in driver.losses],
        "damage": {kind: getattr(driver.damage, kind) for kind in kinds},
    }
    if rules.course == "circuit":
        content |= {
            "place": driver.place,
            "car": driver.model,
            "laps": [lap._asdict() for lap in driver.laps],
            "overtakings": driver.overtakings,
            "pit_stops": driver.pit_stops,
        }
    if rules.rally.splits:
        content["splits"] = list(driver.splits)
    if rules.tyres:
        content["tyres"] = driver.tyres
    if rules.rally.retiring_punctures:
        content["retired"] = driver.retired
    if rules.joker:
        content |= {"joker_lap": driver.joker_lap, "disqualified": driver.disqualified}
    if rules.full_contact:
        content["pushes"] = driver.pushes
    return content


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
        circuit = rules.course == "circuit"
        console.print(_circuit_table(stage, rules) if circuit else _stage_table(stage, rules))
    if len(result.stages) > 1:
        console.print()
        console.print(_rally_table(result, rules))


def _rally_table(result: RallyResult, rules: RuleSet) -> Table:
    """The standings: times with the gaps to the winner, or sums of places."""
    by_time = rules.winner == "time"
    table = (
        _table("Rally", "", "driver", ">time", ">behind")
        if by_time
        else _table("Championship", "", "driver", ">sum of places", "")
    )
    best = result.standings[0].total
    reached = places([standing.total for standing in result.standings])
    for place, standing in zip(reached, result.standings, strict=True):
        gap = standing.total - best
        behind = f"+{clock(gap)}" if gap and by_time else ""
        total = clock(standing.total) if by_time else str(standing.total)
        if standing.retired:
            total, behind = "retired", ""
        table.add_row(place, standing.driver, total, behind)
    return table


def _circuit_table(stage: StageResult, rules: RuleSet) -> Table:
    """The finish of a race on a circuit, with every lap in turns or, on the clock, in time."""
    in_turns = rules.cost == "turns"
    facts = ", ".join([f"{stage.rounds} round{'s' * (stage.rounds != 1)}", *_weather(stage)])
    table = _table(
        f"{stage.name}  ({facts})",
        "",
        "driver",
        "car",
        *(["tyres"] if rules.tyres else []),
        ">turns" if in_turns else ">time",
        "laps",
        *([">joker lap"] if rules.joker else []),
        ">overtakings",
        *([">pushes"] if rules.full_contact else []),
        ">losses",
        *([">pit stops"] if rules.pit_gear else []),
        ">tokens left",
        "damage",
    )
    reached = places([driver.place for driver in stage.standings])
    for place, driver in zip(reached, stage.standings, strict=True):
        table.add_row(
            place,
            driver.driver,
            driver.model,
            *([driver.tyres] if rules.tyres else []),
            str(driver.turns) if in_turns else clock(driver.total),
            " ".join(str(lap.turns) if in_turns else clock(lap.seconds) for lap in driver.laps),
            *([_joker_lap(driver)] if rules.joker else []),
            str(driver.overtakings),
            *([str(driver.pushes)] if rules.full_contact else []),
            str(len(driver.losses)),
            *([str(driver.pit_stops)] if rules.pit_gear else []),
            str(driver.tokens),
            driver.damage.worded(rules),
        )
    return table


def _weather(stage: StageResult) -> list[str]:
    """The weather, and what became of it; nothing where there is none."""
    if not stage.weather:
        return []
    changed = stage.last_weather != stage.weather
    return [f"{stage.weather}, at the finish {stage.last_weather}" if changed else stage.weather]


def _joker_lap(driver: DriverResult) -> str:
    """The lap in which a driver drove the joker section."""
    return "disqualified" if driver.disqualified else str(driver.joker_lap or "")


def _stage_table(stage: StageResult, rules: RuleSet) -> Table:
    rounds = f"{stage.rounds} round{'s' * (stage.rounds != 1)}"
    table = _table(
        f"{stage.name}  ({rounds})",
        "",
        "driver",
        *(["tyres"] if rules.rally.stage_tyres else []),
        *(["split times"] if rules.rally.splits else []),
        ">time",
        ">cards",
        ">tokens",
        ">turns",
        ">losses",
        "damage",
    )
    reached = places([driver.total for driver in stage.standings])
    for place, driver in zip(reached, stage.standings, strict=True):
        table.add_row(
            place,
            driver.driver,
            *([driver.tyres] if rules.rally.stage_tyres else []),
            *([" ".join(map(clock, driver.splits))] if rules.rally.splits else []),
            "retired" if driver.retired else clock(driver.total),
            clock(driver.seconds),
            f"-{driver.tokens}" if driver.tokens else "0",
            str(driver.turns),
            str(len(driver.losses)),
            driver.damage.worded(rules),
        )
    return table


def batch_tables(result: BatchResult, courses: Mapping[str, Course], rules: RuleSet) -> None:
    """Print the distribution of times, what drivers did, and the cells that cost control."""
    console = _console()
    on_clock = rules.cost == "seconds"
    shown = clock if on_clock else _turns
    unit = "times as minutes:seconds" if on_clock else "times in turns"
    console.print(rules.title)
    console.print(f"{result.runs} races, seed {result.seed}; {unit}")
    for stage in result.stages:
        table = _table(stage.name, "driver", ">wins", *_TIME_COLUMNS)
        deeds = _table("", "in a race", *_DEED_COLUMNS)
        for driver in stage.drivers:
            wins = _wins(driver.wins, result.runs)
            table.add_row(driver.driver, wins, *_times(driver.times, shown))
            deeds.add_row(driver.driver, *_deeds(driver))
        console.print()
        console.print(table)
        console.print(deeds)
        if rules.course == "circuit":
            console.print(_laps_table(stage, shown, rules))
        if any(driver.splits for driver in stage.drivers):
            console.print(_splits_table(stage))
        if stage.losses:
            console.print(_losses_table(stage, result.drivers, courses[stage.name]))
    if len(result.stages) > 1:
        table = _table("Rally", "driver", ">wins", *_TIME_COLUMNS)
        for standing in result.rally:
            wins = _wins(standing.wins, result.runs)
            table.add_row(standing.driver, wins, *_times(standing.times, shown))
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


def _laps_table(stage: StageStatistics, shown: Callable[[float], str], rules: RuleSet) -> Table:
    """Times of single laps, and what drivers did to each other."""
    table = _table(
        "",
        "on the circuit",
        ">mean place",
        ">lap",
        ">fastest",
        ">overtakings",
        *([">joker in lap", ">disqualified"] if rules.joker else []),
        *([">pushes"] if rules.full_contact else []),
        *([">pit stops"] if rules.pit_gear else []),
    )
    for driver in stage.drivers:
        laps = driver.laps
        if laps is not None:
            table.add_row(
                driver.driver,
                f"{laps.place:.2f}",
                shown(laps.times.mean),
                shown(laps.best),
                f"{laps.overtakings:.2f}",
                *(_joker_figures(laps.rallycross) if rules.joker and laps.rallycross else []),
                *(
                    [f"{laps.rallycross.pushes:.2f}"]
                    if rules.full_contact and laps.rallycross
                    else []
                ),
                *([f"{laps.pit_stops:.2f}"] if rules.pit_gear else []),
            )
    return table


def _splits_table(stage: StageStatistics) -> Table:
    """Mean split times, each with those between which nine races in ten lie."""
    points = max(len(driver.splits) for driver in stage.drivers)
    table = _table("", "split times", *(f">after {point}" for point in range(1, points + 1)))
    for driver in stage.drivers:
        table.add_row(
            driver.driver,
            *(
                f"{clock(times.mean)} ({clock(times.q05)} to {clock(times.q95)})"
                for times in driver.splits
            ),
        )
    return table


def _joker_figures(figures: RallycrossStatistics) -> tuple[str, str]:
    """How many jokers were driven in each lap, and how often none was."""
    laps = (f"{lap}: {100 * part:.0f} %" for lap, part in figures.joker_laps)
    return ", ".join(laps), f"{100 * figures.disqualified:.1f} %"


def _turns(number: float) -> str:
    """A number of turns, a mean among them.

    >>> _turns(6.25)
    '6.2'
    """
    return f"{number:.1f}"


def _losses_table(stage: StageStatistics, drivers: Sequence[str], course: Course) -> Table:
    """The cells on which control is lost most often, and who loses it there."""
    table = _table("", "control lost on", ">per 100 races", *(f">by {name}" for name in drivers))
    tiles = {_position(name): cell.tile for name, cell in course.cells.items()}
    for cell in stage.losses[:MOST_CELLS]:
        place = f"{tiles[_position(cell.cell)]} {cell.cell}"
        shares = (f"{100 * share:.0f} %" for share in cell.shares)
        table.add_row(place, f"{cell.per_hundred_runs:.1f}", *shares)
    more = stage.losses[MOST_CELLS:]
    if more:
        rest = sum(cell.per_hundred_runs for cell in more)
        table.add_row(f"{len(more)} more (--json lists them)", f"{rest:.1f}")
    return table


def _position(cell: str) -> str:
    """The position of the tile in the id of a cell; boards have other cells on their snow side.

    >>> _position("0,-1/r0.1.0")
    '0,-1'
    """
    return cell.partition("/")[0]


def _times(times: TimeStatistics, shown: Callable[[float], str]) -> tuple[str, ...]:
    values = (times.mean, times.median, times.q05, times.q25, times.q75, times.q95)
    return tuple(map(shown, values))


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
