"""Many runs of a rally, on one processor or several, with the same results either way.

The random numbers of a run follow from the seed and the number of the run alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, NamedTuple

from trackeditor.simulator.drivers import (
    ComputerDriver,
    Entrant,
    Shelf,
    entrants,
    make_driver,
)
from trackeditor.simulator.drivers.specification import NO_CHOICE
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Event
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import Entry
from trackeditor.simulator.statistics import (
    DriverRecord,
    RallyStatistics,
    RunRecord,
    RunSums,
    StageStatistics,
    rally_statistics,
    stage_statistics,
)
from trackeditor.simulator.workers import MOST_WORKERS, share

Progress = Callable[[int, int], None]
"""Called with the number of runs done and the number wanted."""

RallyOfRun = Callable[[int], Rally]
"""The rally of the run with a seed, where chance makes it another one from run to run."""

MUD = "mud"
_CHUNKS_PER_WORKER = 8
_LARGEST_CHUNK = 50


@dataclass(frozen=True, slots=True)
class BatchResult:
    """Figures of all runs: by stage, and of the rally; they depend on no clock and no machine."""

    rules: str
    seed: int
    runs: int
    drivers: tuple[str, ...]
    stages: tuple[StageStatistics, ...]
    rally: tuple[RallyStatistics, ...]

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain values for JSON.

        Those of laps, jokers and split times are there where they are driven or taken.
        """
        content = asdict(self)
        for stage in content["stages"]:
            for driver in stage["drivers"]:
                if not driver["splits"]:
                    del driver["splits"]
                if driver["laps"] is None:
                    del driver["laps"]
                elif driver["laps"]["rallycross"] is None:
                    del driver["laps"]["rallycross"]
        return content


class _Ready(NamedTuple):
    """A rally, its drivers and their cars, ready for any run."""

    rally: Rally
    drivers: tuple[ComputerDriver, ...]
    entries: tuple[Entry, ...]
    rolled: RallyOfRun | None = None

    def rally_of(self, seed: int) -> Rally:
        """The rally of the run with a seed."""
        return self.rally if self.rolled is None else self.rolled(seed)


def _ready(rally: Rally, field: Sequence[Entrant], rolled: RallyOfRun | None) -> _Ready:
    shelf = Shelf(rally.tracks)
    return _Ready(
        rally,
        tuple(make_driver(entrant, shelf) for entrant in field),
        tuple(entrant.entry for entrant in field),
        rolled,
    )


def run_batch(
    stages: Sequence[Stage],
    drivers: str,
    rules: RuleSet,
    seed: int,
    runs: int,
    *,
    usual: Entry = NO_CHOICE,
    rolled: RallyOfRun | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> BatchResult:
    """Run a rally many times.

    Parameters
    ----------
    stages : the stages of the rally
    drivers : specification of the drivers (see ``drivers.entrants``)
    usual : car and tyres of the drivers whose specification names none
    seed, runs : run ``i`` of ``runs`` uses random numbers that follow from ``seed`` and ``i``
    rolled : gives the rally of every run, of as many stages; None when it is the same in all runs
    workers : processes that share the work
    progress : told how many runs are done

    Notes
    -----
    Runs are only counted, so the memory needed does not grow with their number. However the batch
    ends, the workers end with it.

    Raises
    ------
    SimulatorError
        when a course cannot be driven, the drivers cannot be read, a number is too small or too
        large, or the workers cannot be started.
    """
    if runs < 1:
        raise SimulatorError(f"{runs} runs; ask for at least 1")
    if not 1 <= workers <= MOST_WORKERS:
        raise SimulatorError(f"{workers} workers; ask for 1 to {MOST_WORKERS}")
    field = entrants(drivers, rules, usual)
    names = tuple(entrant.name for entrant in field)
    rally = Rally.of(stages, rules)
    sums = RunSums(len(stages), len(names))
    if workers == 1:
        produced = _run_here(_ready(rally, field, rolled), seed, runs)
    else:
        produced = _run_shared(
            partial(_runner, tuple(stages), field, rules, rolled, seed), runs, workers
        )
    with closing(produced):
        for part in produced:
            sums.include(part)
            if progress is not None:
                progress(sums.runs, runs)
    return BatchResult(
        rules=rules.name,
        seed=seed,
        runs=runs,
        drivers=names,
        stages=tuple(
            stage_statistics(stage.name, names, of_stage)
            for stage, of_stage in zip(stages, sums.stages, strict=True)
        ),
        rally=rally_statistics(names, sums.rally),
    )


def seed_of_run(seed: int, run: int) -> int:
    """The seed of one run; runs have random numbers independent of each other."""
    digest = hashlib.blake2b(f"{seed}/{run}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


# --- where the runs are made --------------------------------------------------------------------


def _run_here(ready: _Ready, seed: int, runs: int) -> Generator[RunSums, None, None]:
    for run in range(runs):
        yield _sums_of_runs(ready, seed, range(run, run + 1))


def _run_shared(
    runner: Callable[[], Callable[[range], RunSums]], runs: int, workers: int
) -> Generator[RunSums, None, None]:
    """Sums of chunks of runs from several processes, as they come."""
    size = max(1, min(_LARGEST_CHUNK, -(-runs // (workers * _CHUNKS_PER_WORKER))))
    chunks = (range(first, min(first + size, runs)) for first in range(0, runs, size))
    return share(runner, chunks, workers)


def _runner(
    stages: tuple[Stage, ...],
    field: tuple[Entrant, ...],
    rules: RuleSet,
    rolled: RallyOfRun | None,
    seed: int,
) -> Callable[[range], RunSums]:
    """What a worker does with a chunk of runs."""
    return partial(_sums_of_runs, _ready(Rally.of(stages, rules), field, rolled), seed)


# --- one run ------------------------------------------------------------------------------------


def _sums_of_runs(ready: _Ready, seed: int, runs: range) -> RunSums:
    sums = RunSums(len(ready.rally.stages), len(ready.drivers))
    for run in runs:
        sums.add(_record_of_run(ready, seed_of_run(seed, run)))
    return sums


def _record_of_run(ready: _Ready, seed: int) -> RunRecord:
    rally = ready.rally_of(seed)
    rules = rally.rules
    tally = _Tally(len(ready.drivers))
    result = rally.run(ready.drivers, seed, tally, ready.entries)
    return tuple(
        tuple(
            DriverRecord(
                total=driver.total,
                tokens=driver.tokens,
                turns=driver.turns,
                losses=tuple(loss.cell for loss in driver.losses),
                shortcuts=counts["shortcuts"],
                mud=counts["mud"],
                flat_outs=counts["flat_outs"],
                held=counts["flat_outs"] - counts["failed"],
                place=driver.place,
                points=driver.place if rules.winner == "line" else driver.total,
                laps=tuple(
                    lap.turns if rules.cost == "turns" else lap.seconds for lap in driver.laps
                ),
                overtakings=driver.overtakings,
                pit_stops=driver.pit_stops,
                joker_lap=driver.joker_lap,
                disqualified=driver.disqualified,
                pushes=driver.pushes,
                splits=driver.splits,
            )
            for driver, counts in zip(stage.drivers, by_driver, strict=True)
        )
        for stage, by_driver in zip(result.stages, tally.stages, strict=True)
    )


class _Tally:
    """Counts, by stage and driver, what the results do not tell."""

    def __init__(self, drivers: int) -> None:
        self._drivers = drivers
        self.stages: list[list[dict[str, int]]] = []

    def __call__(self, event: Event) -> None:
        match event:
            case {"event": "stage"}:
                counts = dict.fromkeys(("shortcuts", "mud", "flat_outs", "failed"), 0)
                self.stages.append([dict(counts) for _ in range(self._drivers)])
            case {"event": "token", "bag": "shortcut", "token": token}:
                self._count(event, "shortcuts")
                if token == MUD:
                    self._count(event, "mud")
            case {"event": "flat-out"}:
                self._count(event, "flat_outs")
            case {"event": "reorder"}:
                self._count(event, "failed")

    def _count(self, event: Event, what: str) -> None:
        self.stages[-1][event["car"]][what] += 1
