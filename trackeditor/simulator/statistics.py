"""Figures of many runs of a rally: times, wins, losses of control, shortcuts, flat out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

QUANTILES = (0.05, 0.25, 0.75, 0.95)


class DriverRecord(NamedTuple):
    """What a driver did in a stage of one run.

    ``losses`` are the cells on which control was lost; ``held`` are the flat-out plans that were
    driven to their end, a SISU token spent or not.
    """

    total: int
    tokens: int
    turns: int
    losses: tuple[str, ...]
    shortcuts: int
    mud: int
    flat_outs: int
    held: int


RunRecord = tuple[tuple[DriverRecord, ...], ...]
"""Records of one run by stage and driver."""


@dataclass(frozen=True, slots=True)
class TimeStatistics:
    """Distribution of times, in seconds; ``q05`` to ``q95`` are quantiles."""

    mean: float
    median: float
    q05: float
    q25: float
    q75: float
    q95: float


@dataclass(frozen=True, slots=True)
class DriverStatistics:
    """A driver in a stage over all runs.

    ``wins`` counts the runs with the least time, one that several share in equal parts. The other
    figures are means of a run; ``flat_outs`` counts the tries and ``flat_outs_held`` those without
    loss of control.
    """

    driver: str
    times: TimeStatistics
    wins: float
    turns: float
    tokens: float
    losses: float
    shortcuts: float
    mud: float
    flat_outs: float
    flat_outs_held: float


@dataclass(frozen=True, slots=True)
class CellLosses:
    """Losses of control on a cell: how many in a hundred runs, and each driver's share of them."""

    cell: str
    count: int
    per_hundred_runs: float
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StageStatistics:
    """A stage over all runs; ``losses`` from the hardest cell to the easiest."""

    name: str
    drivers: tuple[DriverStatistics, ...]
    losses: tuple[CellLosses, ...]


@dataclass(frozen=True, slots=True)
class RallyStatistics:
    """Time of a driver in the whole rally over all runs, and the runs won."""

    driver: str
    times: TimeStatistics
    wins: float


def stage_statistics(
    name: str, drivers: Sequence[str], records: Sequence[tuple[DriverRecord, ...]]
) -> StageStatistics:
    """Figures of a stage from the records of its runs."""
    wins = _wins([[record.total for record in run] for run in records])
    return StageStatistics(
        name=name,
        drivers=tuple(
            _driver_statistics(driver, wins[number], [run[number] for run in records])
            for number, driver in enumerate(drivers)
        ),
        losses=_cell_losses(records),
    )


def rally_statistics(
    drivers: Sequence[str], runs: Sequence[RunRecord]
) -> tuple[RallyStatistics, ...]:
    """Figures of the sums of stage times."""
    totals = [
        [sum(stage[number].total for stage in run) for number in range(len(drivers))]
        for run in runs
    ]
    wins = _wins(totals)
    return tuple(
        RallyStatistics(driver, time_statistics([run[number] for run in totals]), wins[number])
        for number, driver in enumerate(drivers)
    )


def time_statistics(seconds: Sequence[int]) -> TimeStatistics:
    """Mean, median and quantiles (linear between the times next to them).

    >>> time_statistics([100, 110, 120, 130, 140]).q25
    110.0
    """
    low, lower, upper, high = (float(value) for value in np.quantile(seconds, QUANTILES))
    return TimeStatistics(
        mean=float(np.mean(seconds)),
        median=float(np.median(seconds)),
        q05=low,
        q25=lower,
        q75=upper,
        q95=high,
    )


def _wins(totals: Sequence[Sequence[int]]) -> list[float]:
    wins = [0.0] * len(totals[0])
    for run in totals:
        fastest = [number for number, total in enumerate(run) if total == min(run)]
        for number in fastest:
            wins[number] += 1 / len(fastest)
    return wins


def _driver_statistics(
    driver: str, wins: float, records: Sequence[DriverRecord]
) -> DriverStatistics:
    runs = len(records)
    return DriverStatistics(
        driver=driver,
        times=time_statistics([record.total for record in records]),
        wins=wins,
        turns=sum(record.turns for record in records) / runs,
        tokens=sum(record.tokens for record in records) / runs,
        losses=sum(len(record.losses) for record in records) / runs,
        shortcuts=sum(record.shortcuts for record in records) / runs,
        mud=sum(record.mud for record in records) / runs,
        flat_outs=sum(record.flat_outs for record in records) / runs,
        flat_outs_held=sum(record.held for record in records) / runs,
    )


def _cell_losses(records: Sequence[tuple[DriverRecord, ...]]) -> tuple[CellLosses, ...]:
    drivers = range(len(records[0]))
    by_driver = [
        Counter(cell for run in records for cell in run[number].losses) for number in drivers
    ]
    counts = sum(by_driver, Counter[str]())
    return tuple(
        CellLosses(
            cell=cell,
            count=count,
            per_hundred_runs=100 * count / len(records),
            shares=tuple(by_driver[number][cell] / count for number in drivers),
        )
        for cell, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    )
