"""Figures of many runs of a rally: times, wins, losses of control, shortcuts, flat out, laps."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple


class DriverRecord(NamedTuple):
    """What a driver did in a stage of one run.

    ``losses`` are the cells on which control was lost; ``held`` are the flat-out plans that were
    driven to their end, a SISU token spent or not. ``place`` is that in the stage, ``points`` what
    the rally is ranked by; ``laps`` are those of a circuit, in turns or, on the clock, in seconds.
    ``joker_lap`` is the lap of the joker (0 for none), ``disqualified`` is 1 for a race lost by it.
    ``splits`` are the seconds at the split points, those of a car that retires as far as it came.
    """

    total: int
    tokens: int
    turns: int
    losses: tuple[str, ...]
    shortcuts: int
    mud: int
    flat_outs: int
    held: int
    place: int = 1
    points: int = 0
    laps: tuple[int, ...] = ()
    overtakings: int = 0
    pit_stops: int = 0
    joker_lap: int = 0
    disqualified: int = 0
    pushes: int = 0
    splits: tuple[int, ...] = ()


RunRecord = tuple[tuple[DriverRecord, ...], ...]
"""Records of one run by stage and driver."""

_FIGURES = (
    "turns", "tokens", "shortcuts", "mud", "flat_outs", "held", "place", "overtakings", "pit_stops",
    "disqualified", "pushes",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TimeStatistics:
    """Distribution of times, in seconds or turns; ``q05`` to ``q95`` are quantiles."""

    mean: float
    median: float
    q05: float
    q25: float
    q75: float
    q95: float


@dataclass(frozen=True, slots=True)
class RallycrossStatistics:
    """What a driver did in rallycross over all runs.

    ``joker_laps`` are pairs of a lap and the part of the races in which the joker section was
    driven in it; ``disqualified`` is the part in which it was not driven; ``pushes`` is the mean of
    a race.
    """

    joker_laps: tuple[tuple[int, float], ...]
    disqualified: float
    pushes: float


@dataclass(frozen=True, slots=True)
class LapStatistics:
    """A driver on a circuit over all runs.

    ``times`` are those of all laps, in turns or, against the clock, in seconds, ``best`` that of
    the fastest. The other figures are means of a race; ``rallycross`` is None where no joker
    section has to be driven.
    """

    times: TimeStatistics
    best: int
    place: float
    overtakings: float
    pit_stops: float
    rallycross: RallycrossStatistics | None = None


@dataclass(frozen=True, slots=True)
class DriverStatistics:
    """A driver in a stage over all runs.

    ``wins`` counts the runs won, one that several share in equal parts. The other
    figures are means of a run; ``flat_outs`` counts the tries and ``flat_outs_held`` those without
    loss of control. ``splits`` are the times at the split points, each over the runs in which the
    driver came so far.
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
    laps: LapStatistics | None = None
    splits: tuple[TimeStatistics, ...] = ()


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


@dataclass(slots=True)
class DriverSums:
    """Sums over the runs of one driver, in a stage or in the rally.

    Attributes
    ----------
    times : runs by their time
    wins : runs won, by the number of drivers that share the win
    figures : turns, tokens, shortcuts, mud, tries to drive flat out and those held, places,
        overtakings, pit stops, disqualifications and pushes
    laps : laps by their time
    joker_laps : runs by the lap of the joker
    splits : runs by the seconds at a split point, for every point
    losses : losses of control by cell
    """

    times: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    figures: Counter[str] = field(default_factory=Counter)
    laps: Counter[int] = field(default_factory=Counter)
    joker_laps: Counter[int] = field(default_factory=Counter)
    splits: list[Counter[int]] = field(default_factory=list)
    losses: Counter[str] = field(default_factory=Counter)

    def add_splits(self, seconds: Iterable[int]) -> None:
        """Count the split times of one run."""
        self._include_splits([Counter({time: 1}) for time in seconds])

    def _include_splits(self, splits: Sequence[Counter[int]]) -> None:
        self.splits += [Counter[int]() for _ in splits[len(self.splits) :]]
        for mine, others in zip(self.splits, splits, strict=False):
            mine.update(others)

    def include(self, other: DriverSums) -> None:
        """Add the sums over other runs."""
        self.times.update(other.times)
        self.wins.update(other.wins)
        self.figures.update(other.figures)
        self.laps.update(other.laps)
        self.joker_laps.update(other.joker_laps)
        self._include_splits(other.splits)
        self.losses.update(other.losses)


class RunSums:
    """Sums over any number of runs, which take no more room for more of them.

    They are whole numbers, so they are the same in whatever order and parts runs are added up.
    """

    def __init__(self, stages: int, drivers: int) -> None:
        self.runs = 0
        self.stages = [_of_drivers(drivers) for _ in range(stages)]
        self.rally = _of_drivers(drivers)

    def add(self, run: RunRecord) -> None:
        """Add one run."""
        self.runs += 1
        for sums, stage in zip(self.stages, run, strict=True):
            _add_times(sums, [record.total for record in stage])
            if not all(record.disqualified for record in stage):
                _add_wins(sums, [record.place for record in stage])
            for driver, record in zip(sums, stage, strict=True):
                driver.losses.update(record.losses)
                driver.laps.update(record.laps)
                driver.add_splits(record.splits)
                if record.joker_lap:
                    driver.joker_laps[record.joker_lap] += 1
                for figure in _FIGURES:
                    driver.figures[figure] += getattr(record, figure)
        by_driver = list(zip(*run, strict=True))
        _add_times(self.rally, [sum(record.total for record in stages) for stages in by_driver])
        _add_wins(self.rally, [sum(record.points for record in stages) for stages in by_driver])

    def include(self, other: RunSums) -> None:
        """Add the sums over other runs."""
        self.runs += other.runs
        for mine, others in zip(
            [*self.stages, self.rally], [*other.stages, other.rally], strict=True
        ):
            for driver, same in zip(mine, others, strict=True):
                driver.include(same)


def _of_drivers(drivers: int) -> list[DriverSums]:
    return [DriverSums() for _ in range(drivers)]


def _add_times(sums: Sequence[DriverSums], totals: Sequence[int]) -> None:
    """Count the times of one run."""
    for driver, total in zip(sums, totals, strict=True):
        driver.times[total] += 1


def _add_wins(sums: Sequence[DriverSums], ranks: Sequence[int]) -> None:
    """Count who won one run: those with the least."""
    least = min(ranks)
    for driver, rank in zip(sums, ranks, strict=True):
        if rank == least:
            driver.wins[ranks.count(least)] += 1


def stage_statistics(
    name: str, drivers: Sequence[str], sums: Sequence[DriverSums]
) -> StageStatistics:
    """Figures of a stage from the sums of its drivers."""
    return StageStatistics(
        name=name,
        drivers=tuple(map(_driver_statistics, drivers, sums)),
        losses=_cell_losses(sums),
    )


def rally_statistics(
    drivers: Sequence[str], sums: Sequence[DriverSums]
) -> tuple[RallyStatistics, ...]:
    """Figures of the sums of stage times."""
    return tuple(
        RallyStatistics(driver, time_statistics(of_driver.times), _wins(of_driver))
        for driver, of_driver in zip(drivers, sums, strict=True)
    )


def time_statistics(runs: Mapping[int, int]) -> TimeStatistics:
    """Mean, median and quantiles (linear between the times next to them) of runs by their time.

    >>> time_statistics({100: 1, 110: 1, 120: 1, 130: 2}).q25
    110.0
    """
    times = sorted(runs)
    ends = list(accumulate(runs[time] for time in times))

    def quantile(part: float) -> float:
        place = part * (ends[-1] - 1)
        rank = int(place)
        below = times[bisect_right(ends, rank)]
        above = times[bisect_right(ends, min(rank + 1, ends[-1] - 1))]
        return below + (above - below) * (place - rank)

    return TimeStatistics(
        mean=sum(time * count for time, count in runs.items()) / ends[-1],
        median=quantile(0.5),
        q05=quantile(0.05),
        q25=quantile(0.25),
        q75=quantile(0.75),
        q95=quantile(0.95),
    )


def _wins(sums: DriverSums) -> float:
    return sum(sums.wins[sharing] / sharing for sharing in sorted(sums.wins))


def _driver_statistics(driver: str, sums: DriverSums) -> DriverStatistics:
    runs = sums.times.total()
    return DriverStatistics(
        driver=driver,
        times=time_statistics(sums.times),
        wins=_wins(sums),
        turns=sums.figures["turns"] / runs,
        tokens=sums.figures["tokens"] / runs,
        losses=sums.losses.total() / runs,
        shortcuts=sums.figures["shortcuts"] / runs,
        mud=sums.figures["mud"] / runs,
        flat_outs=sums.figures["flat_outs"] / runs,
        flat_outs_held=sums.figures["held"] / runs,
        laps=_lap_statistics(sums, runs) if sums.laps else None,
        splits=tuple(map(time_statistics, sums.splits)),
    )


def _lap_statistics(sums: DriverSums, runs: int) -> LapStatistics:
    return LapStatistics(
        times=time_statistics(sums.laps),
        best=min(sums.laps),
        place=sums.figures["place"] / runs,
        overtakings=sums.figures["overtakings"] / runs,
        pit_stops=sums.figures["pit_stops"] / runs,
        rallycross=_rallycross_statistics(sums, runs),
    )


def _rallycross_statistics(sums: DriverSums, runs: int) -> RallycrossStatistics | None:
    disqualified = sums.figures["disqualified"]
    if not sums.joker_laps and not disqualified:
        return None
    return RallycrossStatistics(
        joker_laps=tuple((lap, count / runs) for lap, count in sorted(sums.joker_laps.items())),
        disqualified=disqualified / runs,
        pushes=sums.figures["pushes"] / runs,
    )


def _cell_losses(sums: Sequence[DriverSums]) -> tuple[CellLosses, ...]:
    counts = sum((driver.losses for driver in sums), Counter[str]())
    return tuple(
        CellLosses(
            cell=cell,
            count=count,
            per_hundred_runs=100 * count / sums[0].times.total(),
            shares=tuple(driver.losses[cell] / count for driver in sums),
        )
        for cell, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    )
