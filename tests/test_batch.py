"""Many runs of a rally: the same whatever the workers, and counted rightly."""

import json

import pytest
from racing import DIRT, published_stages

from trackeditor.simulator.batch import run_batch, seed_of_run
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.statistics import (
    DriverRecord,
    rally_statistics,
    stage_statistics,
    time_statistics,
)

STAGES = published_stages()


def stages(*names):
    return [Stage(name, STAGES[name]) for name in names]


def record(total, losses=(), **counts):
    values = dict.fromkeys(("tokens", "turns", "shortcuts", "mud", "flat_outs", "held"), 0)
    return DriverRecord(total=total, losses=losses, **{**values, **counts})


# --- statistics ----------------------------------------------------------------------------------


def test_quantiles_lie_between_the_times_next_to_them():
    """21 times from 100 to 300: 5 % of them lie below the second, and so on."""
    times = time_statistics(list(range(100, 301, 10)))
    assert (times.mean, times.median) == (200, 200)
    assert (times.q05, times.q25, times.q75, times.q95) == (110, 150, 250, 290)


def test_a_win_is_shared_by_those_with_the_same_time():
    runs = [(record(100), record(120)), (record(130), record(130)), (record(90), record(80))]
    found = stage_statistics("s", ("Ana", "Ben"), runs)
    assert [driver.wins for driver in found.drivers] == [1.5, 1.5]


def test_losses_are_counted_by_cell_and_shared_out_to_the_drivers():
    runs = [
        (record(100, losses=("a", "b")), record(100, losses=("a",))),
        (record(100), record(100, losses=("a", "a"))),
    ]
    hardest, easier = stage_statistics("s", ("Ana", "Ben"), runs).losses
    assert (hardest.cell, hardest.count, hardest.per_hundred_runs) == ("a", 4, 200)
    assert hardest.shares == (0.25, 0.75)
    assert (easier.cell, easier.count, easier.shares) == ("b", 1, (1, 0))


def test_counts_are_means_of_a_run():
    runs = [
        (record(100, tokens=4, turns=9, shortcuts=2, mud=1, flat_outs=3, held=2),),
        (record(110, tokens=1, turns=8, losses=("a",)),),
    ]
    (driver,) = stage_statistics("s", ("Ana",), runs).drivers
    assert (driver.tokens, driver.turns, driver.losses) == (2.5, 8.5, 0.5)
    assert (driver.shortcuts, driver.mud) == (1, 0.5)
    assert (driver.flat_outs, driver.flat_outs_held) == (1.5, 1)


def test_a_rally_is_won_by_the_least_sum_of_stage_times():
    runs = [
        ((record(100), record(90)), (record(100), record(120))),
        ((record(100), record(90)), (record(100), record(105))),
    ]
    ana, ben = rally_statistics(("Ana", "Ben"), runs)
    assert (ana.times.mean, ben.times.mean) == (200, 202.5)
    assert (ana.wins, ben.wins) == (1, 1)


# --- batches -------------------------------------------------------------------------------------


def test_the_number_of_workers_does_not_change_the_result():
    wanted = stages("rally-4-ss1", "rally-7-ss1")
    alone = run_batch(wanted, "steady,attack:Ana", DIRT, 5, 9)
    assert run_batch(wanted, "steady,attack:Ana", DIRT, 5, 9, workers=2) == alone
    assert alone.drivers == ("steady 1", "Ana")
    assert [stage.name for stage in alone.stages] == ["rally-4-ss1", "rally-7-ss1"]


def test_a_run_is_the_race_with_the_seed_of_the_run():
    wanted = stages("rally-7-ss1")
    batch = run_batch(wanted, "2", DIRT, 3, 1)
    (stage,) = Rally.of(wanted, DIRT).run(make_drivers("2", DIRT), seed_of_run(3, 0)).stages
    times = [driver.times.mean for driver in batch.stages[0].drivers]
    assert times == [driver.total for driver in stage.drivers]
    lost = {loss.cell for driver in stage.drivers for loss in driver.losses}
    assert {entry.cell for entry in batch.stages[0].losses} == lost


def test_runs_and_seeds_have_random_numbers_of_their_own():
    seeds = {seed_of_run(seed, run) for seed in range(40) for run in range(40)}
    assert len(seeds) == 40 * 40


def test_another_seed_gives_another_result():
    wanted = stages("rally-7-ss1")
    assert run_batch(wanted, "2", DIRT, 1, 8) != run_batch(wanted, "2", DIRT, 2, 8)


def test_counts_agree_with_each_other():
    batch = run_batch(stages("rally-2-ss3"), "attack,attack", DIRT, 1, 20)
    (stage,) = batch.stages
    assert sum(driver.wins for driver in stage.drivers) == pytest.approx(20)
    losses = sum(driver.losses for driver in stage.drivers) * 20
    assert sum(entry.count for entry in stage.losses) == pytest.approx(losses)
    for driver in stage.drivers:
        assert 0 < driver.flat_outs_held <= driver.flat_outs <= driver.turns
        assert 0 <= driver.mud <= driver.shortcuts
        assert driver.times.q05 <= driver.times.q25 <= driver.times.median
        assert driver.times.median <= driver.times.q75 <= driver.times.q95
    assert [driver.times for driver in batch.rally] == [driver.times for driver in stage.drivers]


def test_the_result_is_plain_json():
    batch = run_batch(stages("rally-7-ss1"), "1", DIRT, 1, 2)
    content = json.loads(json.dumps(batch.to_dict()))
    assert (content["rules"], content["seed"], content["runs"]) == ("dirt", 1, 2)
    assert content["stages"][0]["drivers"][0]["driver"] == "steady 1"


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_up_to_the_last_run(workers):
    told = []
    run_batch(
        stages("rally-7-ss1"), "1", DIRT, 1, 5, workers=workers,
        progress=lambda done, wanted: told.append((done, wanted)),
    )  # fmt: skip
    assert told == sorted(told)
    assert told[-1] == (5, 5)


@pytest.mark.parametrize(
    ("drivers", "runs", "workers", "message"),
    [
        ("2", 0, 1, "0 runs"),
        ("2", 5, 0, "0 workers"),
        ("9", 5, 1, "9 drivers"),
        ("nobody", 5, 2, "no driver 'nobody'"),
    ],
)
def test_what_cannot_be_run_is_refused(drivers, runs, workers, message):
    with pytest.raises(SimulatorError, match=message):
        run_batch(stages("rally-7-ss1"), drivers, DIRT, 1, runs, workers=workers)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(STAGES))
def test_a_thousand_races_of_four_end(name):
    batch = run_batch(stages(name), "4", DIRT, 1, 1000)
    assert sum(driver.wins for driver in batch.stages[0].drivers) == pytest.approx(1000)
