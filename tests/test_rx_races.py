"""Whole races of rallycross: wild and computer drivers, laws that hold, statistics."""

import pytest
from racing import CheckingDriver, WildDriver, situation
from rallycross import (
    CONTACT,
    JOKER_FORK,
    RX,
    SHORT,
    on_joker,
    on_tile,
    rallycross,
    rallycross_track,
)

from trackeditor.simulator.batch import run_batch, seed_of_run
from trackeditor.simulator.driver import FlatOut
from trackeditor.simulator.drivers import ComputerDriver, Shelf, entrants
from trackeditor.simulator.laps import joker_driven
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.statistics import DriverRecord, RunSums, stage_statistics
from trackeditor.simulator.steps import steps_of_turn

SHELF = Shelf()


def rally_of(rules: RuleSet, laps: int) -> Rally:
    return Rally.of([Stage("rx", rallycross(), laps=laps)], rules)


def check_result(rally, result, drivers):
    """Everybody is home, with one joker or disqualified after all others."""
    (stage,) = result.stages
    laps = rally.tracks[0].course.laps
    placed = [one for one in stage.drivers if not one.disqualified]
    assert len(stage.drivers) == drivers
    assert sorted(one.place for one in placed) == list(range(1, len(placed) + 1))
    assert {one.place for one in stage.drivers if one.disqualified} <= {len(placed) + 1}
    for one in stage.drivers:
        assert one.disqualified == (one.joker_lap == 0)
        assert len(one.laps) == laps
        assert sum(lap.turns for lap in one.laps) == one.turns
        assert one.joker_lap <= laps
    return stage


def wild_races(runs, rules, laps=2, drivers=4):
    """Races of wild drivers; the kinds of events seen in them."""
    rally, seen = rally_of(rules, laps), set()
    for run in runs:
        seed, events = seed_of_run(9, run), []
        field = [WildDriver(str(number), seed + number) for number in range(drivers)]
        stage = check_result(rally, rally.run(field, seed, events.append), drivers)
        seen |= {event.get("event") for event in events}
        if any(one.disqualified for one in stage.drivers):
            seen.add("disqualified")
    return seen


@pytest.mark.parametrize("rules", [RX, CONTACT], ids=["rx", "contact"])
def test_wild_races_keep_the_laws_and_end(rules):
    assert {"joker", "finish"} <= wild_races(range(4), rules)


def computer_races(runs, rules, laps, drivers="4"):
    """Races of computer drivers: results of the stage, kinds of events."""
    rally, results, seen = rally_of(rules, laps), [], set()
    field = [CheckingDriver(one.name, one.temperament, SHELF) for one in entrants(drivers, rules)]
    for run in runs:
        events = []
        result = rally.run(field, seed_of_run(2, run), events.append)
        results.append(check_result(rally, result, len(field)))
        seen |= {event.get("event") for event in events}
        if any(
            "boost" in event.get("dice", ()) for event in events if event.get("event") == "roll"
        ):
            seen.add("boost")
    return results, seen


def test_computer_drivers_finish_and_take_the_joker():
    results, _ = computer_races(range(3), RX, laps=2)
    assert not any(one.disqualified for stage in results for one in stage.drivers)


def test_in_the_last_lap_a_driver_takes_the_joker_at_the_fork():
    """In the lane of the entrance, without a joker: going past it would disqualify."""
    start = situation(rallycross_track(), on_tile(JOKER_FORK, "r0.0.0", 2), 3)
    turn = open_turn(start.race, 0)
    driver = ComputerDriver("one", entrants("attack", RX)[0].temperament, SHELF)
    choice = driver.decide(start.race, turn, steps_of_turn(turn))
    first = choice.plan[0] if isinstance(choice, FlatOut) else choice.step
    assert joker_driven(first.cell)


def test_a_value_before_the_joker_holds_what_the_joker_still_costs():
    """Two tiles of 7 cells are left out on the way through the joker, which has 8: it costs more
    than it saves, so that who has driven it is nearer to the finish by turns."""
    track = rallycross_track()
    (entrant,) = entrants("attack", RX)
    driver = ComputerDriver("one", entrant.temperament, SHELF)
    race = situation(track, on_tile(SHORT, "r0.0.0"), 3).race
    table = driver._outlook(race, track.dry, 0, race.cars[0].cell).table
    before, after = on_tile(SHORT, "r0.0.0", 2), on_tile(SHORT, "r0.0.0", 2, joker=True)
    assert table.fresh(before, 3) > table.fresh(after, 3) + 100
    in_joker = on_joker(0, "r1.0.0", 2)
    assert table.fresh(in_joker, 3) < 20


def test_statistics_tell_the_laps_of_the_joker_and_who_is_disqualified():
    course = rallycross()
    batch = run_batch([Stage("rx", course, laps=1)], "2", RX, seed=1, runs=3)
    for driver in batch.to_dict()["stages"][0]["drivers"]:
        figures = driver["laps"]["rallycross"]
        assert sum(part for _, part in figures["joker_laps"]) + figures["disqualified"] == 1
        assert {lap for lap, _ in figures["joker_laps"]} <= {1}


def test_nobody_wins_a_race_in_which_all_are_disqualified():
    out = DriverRecord(20, 0, 20, (), 0, 0, 0, 0, place=1, points=1, laps=(20,), disqualified=1)
    home = out._replace(joker_lap=1, disqualified=0)
    sums = RunSums(stages=1, drivers=2)
    sums.add(((out, out),))
    sums.add(((home, out._replace(place=2, points=2)),))
    first, second = stage_statistics("rx", ["a", "b"], sums.stages[0]).drivers
    assert (first.wins, second.wins) == (1, 0)
    assert [one.laps.rallycross.disqualified for one in (first, second)] == [0.5, 1.0]
    assert first.laps.rallycross.joker_laps == ((1, 0.5),)
