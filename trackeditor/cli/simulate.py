"""``trackeditor simulate``: drives a stage, rally or race, once or many times."""

from __future__ import annotations

import io
import json
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import typer

from trackeditor.cli import DONE, ILLEGAL
from trackeditor.cli.choices import check_output
from trackeditor.cli.courses import check_described, course_of, library_at_hand
from trackeditor.cli.errors import InputError
from trackeditor.cli.results import (
    batch_dict,
    batch_tables,
    race_dict,
    race_tables,
)
from trackeditor.cli.validate import illegal_stages
from trackeditor.cli.weather import check_all_sides, weather_notices
from trackeditor.roadbook import RoadBook, open_rally, write_text
from trackeditor.roadbook import Stage as RoadBookStage
from trackeditor.simulator.batch import Progress, run_batch
from trackeditor.simulator.drivers import Shelf, entrants, make_driver
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.fitting import rules_that_drive
from trackeditor.simulator.log import LogHeader, header_of_log, log_to, read_log, replay
from trackeditor.simulator.race import Entry, Rally, Stage
from trackeditor.simulator.rules import RuleSet, load_rules, rule_sets
from trackeditor.simulator.shakedown import as_shakedown
from trackeditor.simulator.starting import weathers_to_choose
from trackeditor.simulator.zone_weather import (
    RolledRally,
    in_asked_weather,
    in_logged_weather,
    in_rolled_weather,
    rolls_in_every_race,
)
from trackeditor.tiles import Library

_USUAL_DRIVERS = 4
_LONGEST_NAME = 40
"""Characters of a name from a log that a message shows."""


class Wish(NamedTuple):
    """What the user asks for; None leaves the choice to the program."""

    drivers: str | None = None
    rules: str | None = None
    laps: int | None = None
    weather: str | None = None
    usual: tuple[str, str] = ("", "")
    splits: str | None = None
    shakedown: bool = False
    runs: int = 1
    seed: int | None = None
    workers: int = 1
    as_json: bool = False
    log: Path | None = None
    replay: Path | None = None


def run_simulate(files: Sequence[str], wish: Wish) -> int:
    """Drive the rally that the files make, and print its results."""
    _check_wish(wish)
    check_output(wish.log, [*files, *([str(wish.replay)] if wish.replay else [])])
    roadbook = open_rally(files)
    for remark in roadbook.remarks:
        typer.echo(f"trackeditor: {remark}", err=True)
    library = library_at_hand()
    name = " ".join(files)
    header = None if wish.replay is None else header_of_log(wish.replay)
    rules = _rules(roadbook, wish, header)
    if wish.shakedown:
        rules = as_shakedown(rules)
    seed = secrets.randbelow(1_000_000) if wish.seed is None else wish.seed
    asked = in_asked_weather(roadbook, rules, wish.weather)
    if header is None:
        for notice in weather_notices(asked, rules, seed, wish.runs):
            typer.echo(f"trackeditor: {notice}", err=True)
        roadbook = in_rolled_weather(asked, rules, seed)
    else:
        roadbook = in_logged_weather(roadbook, header.courses)
    for stage in roadbook.stages:
        check_described(stage, name, library)
    for notice in illegal_stages(roadbook, name, library) if library else ():
        typer.echo(f"trackeditor: {notice}", err=True)
    stages = _stages(roadbook, library, rules, wish)
    if stages is None:
        return ILLEGAL
    if header is None:
        _check_kinds(stages, rules)
        for notice in _missing_sections(stages, rules):
            typer.echo(f"trackeditor: {name}: {notice}", err=True)
    if wish.replay is not None:
        return _replay(stages, rules, wish.replay, as_json=wish.as_json)
    if wish.runs != 1:
        check_all_sides(asked, rules, name)
        rolled = rolls_in_every_race(asked, rules)
        return _many_runs(
            stages, rules, seed, wish, RolledRally(asked, stages, rules) if rolled else None
        )
    return _one_run(stages, rules, seed, wish)


def _rules(roadbook: RoadBook, wish: Wish, header: LogHeader | None) -> RuleSet:
    """The rule set of a logged race, the one asked for, or that of the road-book's game."""
    if header is not None and header.rules:
        return _rules_of_log(header.rules, wish)
    if wish.rules is None and roadbook.game not in rule_sets():
        raise InputError(
            f"the road-book is for the game '{roadbook.game}', whose rules the simulator does not"
            f" have; choose with --rules: {', '.join(rule_sets())}"
        )
    return load_rules(roadbook.game if wish.rules is None else wish.rules)


def _rules_of_log(name: str, wish: Wish) -> RuleSet:
    """The rules by which a logged race was driven; others that are asked for are refused."""
    if name not in rule_sets():
        known = ", ".join(rule_sets())
        raise InputError(
            f"{wish.replay}: driven by the rules {name[:_LONGEST_NAME]!r}, which the simulator does"
            f" not have; it has: {known}"
        )
    if wish.rules not in (None, name):
        raise InputError(
            f"{wish.replay}: driven by the rules '{name}', not '{wish.rules}'; leave --rules out"
        )
    return load_rules(name)


def _check_wish(wish: Wish) -> None:
    """Refuse numbers that are too small, and options that would be passed over."""
    if wish.replay is not None and (
        wish.runs != 1 or wish.log is not None or wish.seed is not None
    ):
        raise InputError("--replay drives the logged race; leave --runs, --seed and --log out")
    chosen = (wish.laps, wish.weather, wish.splits, *wish.usual, wish.shakedown)
    if wish.replay is not None and chosen != (None, None, None, "", "", False):
        raise InputError(
            "--replay drives the logged race; leave --laps, --car, --tyres, --weather, --splits and"
            " --shakedown out"
        )
    numbers = (("runs", wish.runs), ("workers", wish.workers), ("laps", wish.laps))
    for name, number in numbers:
        if number is not None and number < 1:
            raise InputError(f"--{name} {number}: ask for at least 1")


def _stages(
    roadbook: RoadBook, library: Library | None, rules: RuleSet, wish: Wish
) -> list[Stage] | None:
    """The stages with their courses; None when one of them is no course.

    Laps and weather are those asked for or, where the rules know them, those of the road-book.
    """
    stages = []
    for stage in roadbook.stages:
        course = course_of(stage, library)
        if course is None:
            return None
        laps, weather = wish.laps or 0, wish.weather or ""
        if not laps and rules.course == "circuit":
            laps = stage.laps or 0
        lies_as_asked = stage.legs and rules.rally.weather_die  # with dice where that is variable
        if lies_as_asked or not weather:
            weather = _weather(stage, rules)
        splits = _splits(wish.splits) or (stage.splits if rules.rally.splits else ())
        stages.append(Stage(stage.name, course, stage.service, laps, weather, splits))
    return stages


def _check_kinds(stages: Sequence[Stage], rules: RuleSet) -> None:
    """Refuse a circuit under rules for stages, and a stage under those for circuits.

    The rules that drive the course, or all courses of a rally, are named.
    """
    wrong = next((stage for stage in stages if stage.course.kind != rules.course), None)
    if wrong is None:
        return
    fitting = rules_that_drive([stage.course for stage in stages])
    remedy = f"choose rules that do with --rules: {', '.join(fit.name for fit in fitting)}"
    if not fitting and len(stages) > 1:
        remedy = "no rules drive all stages given; take one out with trackeditor convert --stage"
    elif not fitting:
        remedy = "no other rules do either: see trackeditor validate"
    raise InputError(
        f"stage '{wrong.name}': the course is a {wrong.course.kind}, which '{rules.title}' does not"
        f" drive; {remedy}"
    )


def _missing_sections(stages: Sequence[Stage], rules: RuleSet) -> list[str]:
    """What stages lack of a rallycross that is to be raced on them, and how they are raced so.

    Without a joker section nobody can drive it, so nobody is disqualified for that.
    """
    if not rules.joker:
        return []
    notices = []
    for stage in stages:
        lacks = []
        if not stage.course.joker:
            lacks.append("no joker section: nobody has to drive a joker lap")
        if not stage.course.pregrid:
            lacks.append("no pre-grid: cars start on the circuit itself")
        if lacks:
            text = "; ".join(lacks)
            notices.append(f"stage '{stage.name}' is no whole rallycross, it has {text}")
    return notices


def _weather(stage: RoadBookStage, rules: RuleSet) -> str:
    """The weather of a road-book's stage, where the rules know it; empty for the usual one."""
    for weather in (stage.weather, stage.surface):
        if weather in weathers_to_choose(rules):
            return weather or ""
    return ""


def _splits(text: str | None) -> tuple[int, ...]:
    """The numbers of tiles that a user lists for split times."""
    try:
        tiles = tuple(int(word) for word in text.split(",")) if text else ()
    except ValueError:
        raise InputError(
            f"--splits {text}: list the numbers of tiles after which times are taken, as in 4,8"
        ) from None
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise InputError(f"--splits {text}: tile {tile} is named twice; name it once")
    return tiles


def _drivers(wish: Wish, rules: RuleSet) -> str:
    """The drivers asked for, or a usual number of them."""
    if wish.drivers is not None:
        return wish.drivers
    return str(min(_USUAL_DRIVERS, rules.most_drivers))


def _one_run(stages: list[Stage], rules: RuleSet, seed: int, wish: Wish) -> int:
    field = entrants(_drivers(wish, rules), rules, Entry(*wish.usual))
    rally = Rally.of(stages, rules)
    shelf = Shelf(rally.tracks)
    drivers = [make_driver(entrant, shelf) for entrant in field]
    entries = [entrant.entry for entrant in field]
    log = io.StringIO()
    result = rally.run(drivers, seed, log_to(log) if wish.log else None, entries)
    if wish.log is not None:
        write_text(wish.log, log.getvalue())
    if wish.as_json:
        typer.echo(json.dumps(race_dict(result, rules, seed), indent=1))
    else:
        race_tables(result, rules, seed)
    return DONE


def _many_runs(
    stages: list[Stage], rules: RuleSet, seed: int, wish: Wish, rolled: RolledRally | None
) -> int:
    if wish.log is not None:
        raise InputError("a log holds one race; leave --runs or --log out")
    with ExitStack() as files:
        progress = (
            files.enter_context(_ProgressBar()) if sys.stderr and sys.stderr.isatty() else None
        )
        result = run_batch(
            stages,
            _drivers(wish, rules),
            rules,
            seed,
            wish.runs,
            usual=Entry(*wish.usual),
            rolled=rolled,
            workers=wish.workers,
            progress=progress,
        )
    if wish.as_json:
        typer.echo(json.dumps(batch_dict(result), indent=1))
    else:
        batch_tables(result, {stage.name: stage.course for stage in stages}, rules)
    return DONE


def _replay(stages: list[Stage], rules: RuleSet, log: Path, *, as_json: bool) -> int:
    """Drive a logged race again; every event must be as the log says."""
    try:
        lines = io.StringIO(read_log(log), newline=None)
        result = replay(lines, [stage.course for stage in stages], rules)
    except SimulatorError as error:
        raise InputError(f"{log}: {error}") from None
    if result is None:
        text = "replayed, every event as logged; the race was broken off and has no result"
        typer.echo(f"{log}: {text}", err=as_json)
    elif as_json:
        typer.echo(json.dumps(race_dict(result, rules, None), indent=1))
    else:
        typer.echo(f"{log}: replayed, every event as logged")
        race_tables(result, rules, None)
    return DONE


class _ProgressBar:
    """Shows on a terminal how many runs are done."""

    def __enter__(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress("races", *columns, console=Console(stderr=True), transient=True)
        self._bar.start()
        self._task = self._bar.add_task("races", total=None)
        return self._show

    def _show(self, done: int, wanted: int) -> None:
        self._bar.update(self._task, completed=done, total=wanted)

    def __exit__(self, *fault: object) -> None:
        self._bar.stop()
