"""A thousand races of every rule set on published and shipped layouts, watched by a referee.

Half of them are driven by wild drivers, who decide at random among all that the rules allow. In the
others computer drivers race, on circuits with wild ones in their way in every second race. The laws
are those of ``race_laws``.
"""

from collections import Counter
from functools import cache
from itertools import groupby
from math import ceil

import pytest
from laying import LIBRARY
from race_laws import Referee
from racing import CheckingDriver, WildDriver, published_stages
from rallycross import rallycross

from trackeditor.course import Course, analyse
from trackeditor.layout import read_layout
from trackeditor.resources import data_directory
from trackeditor.roadbook import example_files, open_document
from trackeditor.simulator.batch import seed_of_run
from trackeditor.simulator.drivers import Shelf, entrants
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.zones import compile_legs, parse_legs, read_boards

LEGS = (
    ("L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4", "L"),
    ("C8-C3 / J1-J4", "CJ"),
    ("C3-L9-L8-C4", ""),
)
"""Stages over boards, and the zones on snow."""

FIELDS = {
    "dirt": "steady,attack,steady,attack",
    "gt": "steady,attack/GT5,attack/GT4",
    "gt-time-trial": "attack/GT5",
    "rx": "steady,attack,steady",
    "rx-full-contact": "attack,steady,attack",
    "classic": "steady,attack,steady,attack",
}
"""Cars and temperaments, by rule set."""

ALWAYS = {
    "step", "roll", "stop", "flat-out", "gain", "secure", "reorder",
    "lost by warnings", "lost by limit", "1 cells", "coast", "stopped", "lost", "finished",
}  # fmt: skip
ON_CIRCUITS = ALWAYS | {"lap", "damage ok", "damage gear", "damage brake", "damage coast"}
OF_RACES = ON_CIRCUITS | {"overtaking", "damage yellow", "flags-away", "flying start", "boost"}
OF_RALLIES = ALWAYS | {
    "sisu", "spare-tyre", "service", "shortcut ok", "shortcut coast", "shortcut mud",
    "blocked", "2 cells", "10 s", "60 s",
}  # fmt: skip
OF_RALLYCROSS = OF_RACES | {"joker", "disqualified", "damage boost", "2 cells"}
HAPPENS = {
    "dirt": OF_RALLIES
    | {"leader", "brake", "damage ok", "damage gear", "damage coast", "damage brake"},
    "gt": OF_RACES | {"pit-stop", "damage weather", "weather", "off-track", "brake"},
    "gt-time-trial": ON_CIRCUITS
    | {"damage weather", "weather", "boost", "brake", "flying start", "15 s", "60 s", "120 s"},
    "rx": OF_RALLYCROSS,
    "rx-full-contact": OF_RALLYCROSS | {"push", "lost by contact"},
    "classic": OF_RALLIES
    | {"weather-die", "tyres", "split", "loss-card", "spin", "left", "right", "3 cells"},
}
"""What is seen, of the events and of what is in them, in the races of wild and of computer drivers
together. Three punctures without a repair are too rare for it; test_classic.py has them."""


@cache
def circuits(game: str) -> dict[str, Course]:
    """The circuits of a game: those that ship as road books, and the published one."""
    found = {}
    for name, path in sorted(example_files().items()):
        if path.suffix == ".yaml" and (book := open_document(path)).game == game:
            found[name] = analyse(book.stages[0].layout, LIBRARY).course
    if game == "rx":
        return {**found, "rx-1-ss1": rallycross()}
    ice = read_layout(data_directory("examples") / "ice-1-ss1.json")
    return {**found, "ice-1-ss1": analyse(ice, LIBRARY).course}


def rallies(rules: str) -> list[list[Stage]]:
    """The stages of every rally that is driven; a race on a circuit stands alone."""
    if rules.startswith(("gt", "rx")):
        named = circuits(rules[:2]).items()
        races = [[Stage(name, course, laps=1)] for name, course in named]
        return [*races, [races[-1][0]._replace(laps=2)]]
    by_rally = groupby(published_stages().items(), key=lambda one: one[0].rpartition("-")[0])
    found = [[Stage(*stage) for stage in stages] for _, stages in by_rally]
    if rules == "dirt":
        return found
    boards = read_boards([data_directory("examples") / "classic" / "invented-boards.yaml"])
    over_boards = [Stage(text, compile_legs(parse_legs(text), boards, snow)) for text, snow in LEGS]
    weathers = ("variable", "snow", "dry")
    return [
        [stage._replace(weather=weather) for stage, weather in zip(stages, weathers, strict=False)]
        for stages in (*found, over_boards)
    ]


def drivers_of(rules: str, run: int, shelf: Shelf | None) -> list[WildDriver | CheckingDriver]:
    """The field of a race: wild drivers or, with a shelf, computer drivers."""
    field = entrants(FIELDS[rules], load_rules(rules))
    wild = [WildDriver(one.name, 100 * run + number) for number, one in enumerate(field)]
    if shelf is None:
        return wild
    computer = [CheckingDriver(one.name, one.temperament, shelf) for one in field]
    alone = len(field) == 1 or not rules.startswith(("gt", "rx"))
    if alone:
        return computer
    return [computer[0], *wild[1:]] if run % 2 else computer[:2]


def watch(rules: str, every: list[list[Stage]], races: int, *, wild: bool) -> Counter[str]:
    """Drive so many races or a few more, as many on every stage; what is seen in them."""
    seen: Counter[str] = Counter()
    rounds = ceil(races / sum(map(len, every)))
    for number, stages in enumerate(every):
        rally = Rally.of(stages, load_rules(rules))
        referee, shelf = Referee(rally, seen), None if wild else Shelf(rally.tracks)
        for run in range(rounds):
            drivers = drivers_of(rules, run, shelf)
            field = entrants(FIELDS[rules], rally.rules)[: len(drivers)]
            referee.run(drivers, seed_of_run(number, run), [one.entry for one in field])
    assert seen["result"] >= races
    return seen


@pytest.mark.parametrize("rules", FIELDS)
def test_some_races_keep_the_laws_and_end(rules):
    some = rallies(rules)[-1:]
    seen = watch(rules, some, 1, wild=True) + watch(rules, some, 1, wild=False)
    assert seen["finish"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("rules", FIELDS)
def test_a_thousand_races_keep_the_laws_end_and_see_everything(rules):
    every = rallies(rules)
    seen = watch(rules, every, 500, wild=True) + watch(rules, every, 500, wild=False)
    assert HAPPENS[rules] - seen.keys() == set()
