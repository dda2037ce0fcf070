"""A race that was interrupted goes on at the same state, whatever event was its last."""

import pytest
from racing import stage_of

from trackeditor.simulator.drivers import DRIVERS, Entrant, Shelf, make_driver
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.taking_up import take_up

SHELF = Shelf()


def rally_of(rules: str) -> Rally:
    ways = (("215b", "213b", "207b"), ("302a", "208b"))
    return Rally.of([Stage(way[0], stage_of(*way)) for way in ways], load_rules(rules))


def drivers():
    return [make_driver(Entrant(f"D{n}", DRIVERS[kind]), SHELF) for n, kind in enumerate(KINDS)]


KINDS = ("steady", "attack", "attack")


def whole_race(rally: Rally, seed: int) -> list[dict]:
    events: list[dict] = []
    rally.run(drivers(), seed, events.append)
    return events


@pytest.mark.parametrize("rules", ["dirt", "classic"])
@pytest.mark.parametrize("seed", [1, 2])
def test_wherever_a_race_is_cut_it_goes_on_as_it_would_have(rules, seed):
    rally = rally_of(rules)
    events = whole_race(rally, seed)
    for cut in range(1, len(events), 7):
        rest: list[dict] = []
        take_up(events[:cut], rally, drivers(), rest.append)
        assert rest == events[cut:]


def test_nobody_is_asked_for_what_the_log_says():
    rally = rally_of("dirt")
    events = whole_race(rally, 1)
    strangers = [make_driver(Entrant(f"D{n}", DRIVERS["steady"]), SHELF) for n in range(3)]
    rest: list[dict] = []
    take_up(events, rally, strangers, rest.append)
    assert rest == []


def test_the_log_of_another_race_is_refused():
    rally = rally_of("dirt")
    events = whole_race(rally, 1)
    events[0] = {**events[0], "seed": 2}
    with pytest.raises(SimulatorError, match="line"):
        take_up(events, rally, drivers(), lambda _: None)


def test_a_race_with_real_dice_is_refused():
    rally = rally_of("dirt")
    events = whole_race(rally, 1)
    events[0] = {**events[0], "seed": None}
    with pytest.raises(SimulatorError, match="real dice"):
        take_up(events, rally, drivers(), lambda _: None)
