"""The simulator: a value table, a race, a batch. The aim is a race of four in under 15 ms.

Races are driven with warm tables: those of the drivers are kept from race to race.
"""

from itertools import count

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from trackeditor.course import analyse
from trackeditor.layout import read_layout
from trackeditor.resources import data_directory
from trackeditor.simulator.batch import run_batch
from trackeditor.simulator.dice import Damage, dice_of_car
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.drivers.grips import grip_table
from trackeditor.simulator.drivers.sweep import value_table
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.tiles import load_library

DIRT = load_rules("dirt")
WARM_UP = 200


def stage(name: str) -> Stage:
    layout = read_layout(data_directory("examples") / f"{name}.json")
    course = analyse(layout, load_library()).course
    assert course is not None
    return Stage(name, course)


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-2-ss2", "rally-8-ss2"])
def test_value_table(benchmark: BenchmarkFixture, name: str):
    """10 tiles of gravel, 12 tiles with shortcuts, 10 tiles of two surfaces."""
    track = Rally.of([stage(name)], DIRT).tracks[0]
    terrains = {cell.terrain for cell in track.course.cells.values()}
    hands = {terrain: dice_of_car(DIRT, terrain, Damage(), leads=False) for terrain in terrains}

    def build():
        return value_table(track, track.dry, grip_table(DIRT, hands), Costs())

    assert len(benchmark(build).cells) == len(track.dry.to_finish)


@pytest.mark.parametrize("name", ["rally-1-ss1", "cup-2023-03-ss1", "rally-2-ss3"])
def test_race_of_four(benchmark: BenchmarkFixture, name: str):
    rally = Rally.of([stage(name)], DIRT)
    drivers = make_drivers("4", DIRT)
    for seed in range(WARM_UP):
        rally.run(drivers, seed)
    seeds = count(WARM_UP)
    result = benchmark(lambda: rally.run(drivers, next(seeds)))
    assert len(result.standings) == 4


def test_hundred_races_of_four_from_cold(benchmark: BenchmarkFixture):
    stages = [stage("rally-1-ss1")]
    result = benchmark.pedantic(run_batch, args=(stages, "4", DIRT, 1, 100), rounds=3)
    assert result.runs == 100
