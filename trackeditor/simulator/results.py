"""Results of stages, and the standings of a rally or championship (RULES.md, sections 2 to 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trackeditor.simulator.dice import Damage
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.retiring import stage_time
from trackeditor.simulator.state import CarState, Lap, Loss, RaceState


class DriverResult(NamedTuple):
    """What a driver did in a stage.

    ``seconds`` is the time before ``tokens`` are taken off. ``total`` is what the driver is ranked
    by where time decides: seconds after taking them off; elsewhere the turns that he took.
    ``place`` is shared by equal times, and by those ``disqualified`` for not having driven the
    joker section, who come last; ``joker_lap`` is the lap in which it was driven (0 for none).
    ``damage`` is that of the car at the finish, ``pushes`` the times that it pushed others.
    ``splits`` are the seconds at the split points that it passed. Who has ``retired`` is placed
    behind the others.
    """

    driver: str
    seconds: int
    tokens: int
    total: int
    turns: int
    losses: tuple[Loss, ...]
    damage: Damage
    place: int = 0
    laps: tuple[Lap, ...] = ()
    overtakings: int = 0
    pit_stops: int = 0
    model: str = ""
    joker_lap: int = 0
    disqualified: bool = False
    pushes: int = 0
    splits: tuple[int, ...] = ()
    tyres: str = ""
    retired: bool = False


class StageResult(NamedTuple):
    """Results of a stage by the number of the driver, and the number of rounds.

    ``weather`` is that at the start and ``last_weather`` that at the finish, where rules know any.
    """

    name: str
    drivers: tuple[DriverResult, ...]
    rounds: int
    weather: str = ""
    last_weather: str = ""

    @property
    def standings(self) -> tuple[DriverResult, ...]:
        """The results from the first to the last."""
        return tuple(sorted(self.drivers, key=lambda result: result.place))


class Standing(NamedTuple):
    """What a driver has in the rally: his time, or the sum of his places in races.

    Who has ``retired`` stands behind the others, whatever his time.
    """

    driver: str
    total: int
    retired: bool = False


class RallyResult(NamedTuple):
    """Results of all stages and the final standings, the winner first."""

    stages: tuple[StageResult, ...]
    standings: tuple[Standing, ...]


def stage_result(
    name: str, race: RaceState, names: Sequence[str], weather: str = ""
) -> StageResult:
    """The result of a stage that everybody has finished.

    ``names`` are those of the drivers, ``weather`` is that at the start.
    """
    rules = race.track.rules
    totals = [
        car.turns if rules.cost == "turns" else stage_time(car, race.cars, rules)
        for car in race.cars
    ]
    return StageResult(
        name=name,
        drivers=tuple(
            DriverResult(
                driver=names[car.driver],
                seconds=car.seconds,
                tokens=car.tokens,
                total=total,
                turns=car.turns,
                losses=tuple(loss._replace(cell=printed_cell(loss.cell)) for loss in car.losses),
                damage=car.damage,
                place=_place(race, car)
                if rules.winner == "line"
                else _place_by_time(race, car, totals),
                laps=car.laps,
                overtakings=car.overtakings,
                pit_stops=car.pit_stops,
                model=car.model,
                joker_lap=car.joker_lap,
                disqualified=car.disqualified,
                pushes=car.pushes,
                splits=car.splits,
                tyres=car.tyres,
                retired=car.retired,
            )
            for car, total in zip(race.cars, totals, strict=True)
        ),
        rounds=race.round,
        weather=weather,
        last_weather=race.weather,
    )


def _place(race: RaceState, car: CarState) -> int:
    """The place at the line; that after all others for a car that is disqualified."""
    return 1 + sum(not other.disqualified for other in race.cars) if car.disqualified else car.place


def _place_by_time(race: RaceState, car: CarState, totals: Sequence[int]) -> int:
    """The place that a time gives; equal times share one, and who has retired comes last."""
    own = (car.retired, totals[car.driver])
    return 1 + sum((other.retired, totals[other.driver]) < own for other in race.cars)
