"""Many runs of a rally: the same whatever the workers, and counted rightly."""

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from racing import DIRT, published_stages

from trackeditor.simulator.batch import run_batch, seed_of_run
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.statistics import (
    DriverRecord,
    RunSums,
    rally_statistics,
    stage_statistics,
    time_statistics,
)
from trackeditor.simulator.workers import share

STAGES = published_stages()


def stages(*names):
    return [Stage(name, STAGES[name]) for name in names]


def record(total, losses=(), **counts):
    values = dict.fromkeys(("tokens", "turns", "shortcuts", "mud", "flat_outs", "held"), 0)
    return DriverRecord(total=total, losses=losses, **{**values, **counts})


def sums_of(runs):
    """The sums of runs of rallies."""
    sums = RunSums(len(runs[0]), len(runs[0][0]))
    for run in runs:
        sums.add(run)
    return sums


def statistics_of(drivers, runs):
    """The figures of a stage in some runs."""
    return stage_statistics("s", drivers, sums_of([(run,) for run in runs]).stages[0])


# --- statistics ----------------------------------------------------------------------------------


def test_quantiles_lie_between_the_times_next_to_them():
    """21 times from 100 to 300: 5 % of them lie below the second, and so on."""
    times = time_statistics(Counter(range(100, 301, 10)))
    assert (times.mean, times.median) == (200, 200)
    assert (times.q05, times.q25, times.q75, times.q95) == (110, 150, 250, 290)


def test_a_win_is_shared_by_those_with_the_same_time():
    runs = [(record(100), record(120)), (record(130), record(130)), (record(90), record(80))]
    found = statistics_of(("Ana", "Ben"), runs)
    assert [driver.wins for driver in found.drivers] == [1.5, 1.5]


def test_losses_are_counted_by_cell_and_shared_out_to_the_drivers():
    runs = [
        (record(100, losses=("a", "b")), record(100, losses=("a",))),
        (record(100), record(100, losses=("a", "a"))),
    ]
    hardest, easier = statistics_of(("Ana", "Ben"), runs).losses
    assert (hardest.cell, hardest.count, hardest.per_hundred_runs) == ("a", 4, 200)
    assert hardest.shares == (0.25, 0.75)
    assert (easier.cell, easier.count, easier.shares) == ("b", 1, (1, 0))


def test_counts_are_means_of_a_run():
    runs = [
        (record(100, tokens=4, turns=9, shortcuts=2, mud=1, flat_outs=3, held=2),),
        (record(110, tokens=1, turns=8, losses=("a",)),),
    ]
    (driver,) = statistics_of(("Ana",), runs).drivers
    assert (driver.tokens, driver.turns, driver.losses) == (2.5, 8.5, 0.5)
    assert (driver.shortcuts, driver.mud) == (1, 0.5)
    assert (driver.flat_outs, driver.flat_outs_held) == (1.5, 1)


def test_split_times_count_the_runs_in_which_a_driver_came_so_far():
    runs = [
        (record(100, splits=(30, 60)), record(100, splits=())),
        (record(100, splits=(50, 100)), record(100, splits=(40,))),
    ]
    ana, ben = statistics_of(("Ana", "Ben"), runs).drivers
    assert [(times.mean, times.median) for times in ana.splits] == [(40, 40), (80, 80)]
    assert [times.mean for times in ben.splits] == [40]


def test_a_rally_is_won_by_the_least_sum_of_stage_times():
    runs = [
        ((record(100), record(90)), (record(100), record(120))),
        ((record(100), record(90)), (record(100), record(105))),
    ]
    ana, ben = rally_statistics(("Ana", "Ben"), sums_of(runs).rally)
    assert (ana.times.mean, ben.times.mean) == (200, 202.5)
    assert (ana.wins, ben.wins) == (1, 1)


@given(st.lists(st.integers(0, 50), min_size=1, max_size=40))
def test_times_counted_have_the_figures_of_the_times_listed(listed):
    times = time_statistics(Counter(listed))
    assert times.mean == pytest.approx(statistics.mean(listed))
    assert times.median == statistics.median(listed)
    if len(listed) > 1:
        twentieths = statistics.quantiles(listed, n=20, method="inclusive")
        found = (times.q05, times.q25, times.q75, times.q95)
        assert found == pytest.approx([twentieths[place] for place in (0, 4, 14, 18)])


@given(st.lists(st.tuples(*[st.integers(100, 103)] * 3), min_size=2, max_size=20), st.data())
def test_sums_are_the_same_in_any_parts_and_order(totals, data):
    runs = [(tuple(record(total, losses=("a",) * (total % 3)) for total in run),) for run in totals]
    whole = sums_of(runs)
    mixed = data.draw(st.permutations(runs))
    cut = data.draw(st.integers(1, len(runs) - 1))
    parts = sums_of(mixed[:cut])
    parts.include(sums_of(mixed[cut:]))
    assert (parts.runs, parts.stages, parts.rally) == (whole.runs, whole.stages, whole.rally)
    won = sum(driver.wins for driver in rally_statistics(("A", "B", "C"), parts.rally))
    assert won == pytest.approx(len(runs))


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
        ("2", 5, 65, "65 workers; ask for 1 to 64"),
        ("9", 5, 1, "9 drivers"),
        ("nobody", 5, 2, "no driver 'nobody'"),
    ],
)
def test_what_cannot_be_run_is_refused(drivers, runs, workers, message):
    with pytest.raises(SimulatorError, match=message):
        run_batch(stages("rally-7-ss1"), drivers, DIRT, 1, runs, workers=workers)


# --- workers -------------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "trackeditor", "simulate", "rally-7-ss1", "--drivers", "1"]
ENDLESS = [*COMMAND, "--runs", "1000000000", "--workers", "2"]
posix_only = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX systems")


class EnoughError(Exception):
    """Ends a batch from within."""


def enough(done, wanted):
    raise EnoughError


def square(number):
    return number * number


def squares():
    return square


def fails(what, number):
    raise what


def failing(what):
    return partial(fails, what)


def ends(number):
    os._exit(1)


def ending():
    return ends


def test_a_billion_runs_start_at_once_and_end_with_their_workers():
    """The chunks of all runs, made beforehand, would fill the memory before the first run."""
    with pytest.raises(EnoughError):
        run_batch(stages("rally-7-ss1"), "1", DIRT, 1, 10**9, workers=2, progress=enough)
    assert active_children() == []


def test_tasks_are_taken_only_when_a_worker_is_free_for_them():
    taken = []
    tasks = (taken.append(number) or number for number in range(1000))
    results = share(squares, tasks, 2)
    found = [next(results) for _ in range(5)]
    results.close()
    assert len(set(found)) == 5
    assert set(found) <= {number * number for number in taken}
    assert len(taken) <= 5 + 2


@pytest.mark.slow
@pytest.mark.parametrize("count", [0, 1, 2, 3, 7])
def test_every_task_is_done_once(count):
    assert sorted(share(squares, range(count), 2)) == [n * n for n in range(count)]
    assert active_children() == []


@pytest.mark.slow
@pytest.mark.parametrize("fault", [SimulatorError("the road is blocked"), KeyError("x")])
def test_a_fault_of_the_work_is_raised_where_its_result_is_wanted(fault):
    with pytest.raises(type(fault), match=str(fault)):
        list(share(partial(failing, fault), range(3), 2))
    assert active_children() == []


def test_a_worker_that_dies_is_told_and_ends_the_others():
    with pytest.raises(SimulatorError, match="a worker has ended too soon"):
        list(share(ending, range(3), 2))
    assert active_children() == []


@pytest.mark.slow
@posix_only
@pytest.mark.parametrize(
    ("how", "after"),
    [(signal.SIGTERM, 0), (signal.SIGTERM, 0.05), (signal.SIGTERM, 1.5), (signal.SIGKILL, 1.5)],
)
def test_workers_die_with_the_program(how, after, tmp_path):
    """All of them hold its standard error open, which ends when the last one has gone."""
    with started(tmp_path) as program:
        time.sleep(after)
        program.send_signal(how)
        assert b"Traceback" not in program.communicate(timeout=20)[1]
        assert program.returncode == -how


@posix_only
def test_workers_die_in_the_middle_of_their_work():
    """Each of them sleeps for a minute."""
    script = (
        "import time\n"
        "from functools import partial\n"
        "from trackeditor.simulator.workers import share\n"
        "list(share(partial(partial, time.sleep), [60, 60], 2))\n"
    )
    program = subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.PIPE)
    time.sleep(2)
    program.kill()
    assert program.communicate(timeout=20)[1] == b""


@pytest.mark.slow
@posix_only
@pytest.mark.parametrize("after", [0, 0.1, 0.3, 1.5])
def test_an_interrupt_from_the_terminal_ends_all_at_once_and_quietly(after, tmp_path):
    """A terminal sends it to the program and to its workers alike, be they ready or not."""
    with started(tmp_path) as program:
        time.sleep(after)
        os.killpg(program.pid, signal.SIGINT)
        assert program.communicate(timeout=20)[1].split(b"\n") == [b"trackeditor: stopped", b""]
        assert program.returncode == 130


@posix_only
def test_a_working_directory_that_is_gone_is_told_in_one_line(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    script = "import os, runpy; os.rmdir(os.getcwd()); runpy.run_module('trackeditor')"
    done = subprocess.run(
        [sys.executable, "-c", script, *ENDLESS[3:]],
        cwd=gone, env=importing_from_here(), capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("trackeditor: a worker cannot be started (No such file or directory)")


def importing_from_here():
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}


@contextmanager
def started(directory):
    """The program in a process group of its own, from when it begins to start its workers."""
    mark = directory / "starting"
    script = (
        "import sys, pathlib, trackeditor.simulator.batch as batch\n"
        "from trackeditor.cli import main\n"
        "share = batch.share\n"
        "def marked(*arguments):\n"
        f"    pathlib.Path({str(mark)!r}).touch()\n"
        "    return share(*arguments)\n"
        "batch.share = marked\n"
        "main()\n"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", script, *ENDLESS[3:]],
        env=importing_from_here(), start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        while not mark.exists():
            assert program.poll() is None
            time.sleep(0.02)
        yield program
    finally:
        # Whatever is left when a test fails.
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
