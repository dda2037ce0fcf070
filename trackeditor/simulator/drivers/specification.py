"""Drivers as text: ``4``, or ``steady,attack:Ana,steady``, or ``attack/GT5/rain:Ana``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trackeditor.roadbook.driver_names import tidy_name
from trackeditor.simulator.drivers.computer import ComputerDriver
from trackeditor.simulator.drivers.shelf import Shelf
from trackeditor.simulator.drivers.temperament import DRIVERS, Temperament
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import check_entry, check_names
from trackeditor.simulator.rules import RuleSet, number_refused
from trackeditor.simulator.starting import BY_STAGE, tyres_named
from trackeditor.simulator.state import Entry

NO_CHOICE = Entry()
"""The usual car on the right tyres."""


class Entrant(NamedTuple):
    """A driver who takes part: name, temperament, car and tyres."""

    name: str
    temperament: Temperament
    entry: Entry = NO_CHOICE


def entrants(specification: str, rules: RuleSet, usual: Entry = NO_CHOICE) -> tuple[Entrant, ...]:
    """The drivers that a specification names.

    A number gives so many drivers, steady and attack in turn. Otherwise the drivers stand one after
    the other, separated by commas, each with its car and tyres after slashes and a name of its own
    after a colon if it wants one. ``usual`` are the car and the tyres of those that name none.

    Raises
    ------
    SimulatorError
        when it cannot be read, names a driver twice, names more than the rules allow, or a car that
        they lack.

    Examples
    --------
    >>> from trackeditor.simulator.rules import load_rules
    >>> [entrant.name for entrant in entrants("steady,attack:Ana", load_rules("dirt"))]
    ['steady 1', 'Ana']
    >>> entrants("attack/GT5/rain:Ana", load_rules("gt"))[0].entry
    Entry(model='GT5', tyres='rain')
    """
    text = specification.strip()
    words = _alternating(text, rules) if _is_number(text) else text.split(",")
    check_entry(usual, rules)
    found = tuple(_entrant(word, number, rules, usual) for number, word in enumerate(words, 1))
    if len(found) > rules.most_drivers:
        raise number_refused(len(found), rules)
    check_names([entrant.name for entrant in found])
    return found


def make_driver(entrant: Entrant, shelf: Shelf | None = None) -> ComputerDriver:
    """The driver for an entrant; drivers that share a shelf share what they work out."""
    return ComputerDriver(entrant.name, entrant.temperament, shelf or Shelf())


def make_drivers(specification: str, rules: RuleSet) -> tuple[ComputerDriver, ...]:
    """The drivers that a specification names, with a shelf in common.

    Raises
    ------
    SimulatorError
        as :func:`entrants` does.
    """
    shelf = Shelf()
    return tuple(make_driver(entrant, shelf) for entrant in entrants(specification, rules))


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _alternating(text: str, rules: RuleSet) -> list[str]:
    names = list(DRIVERS)
    if len(text) > 4 or not 1 <= int(text) <= rules.most_drivers:
        raise number_refused(text, rules)
    return [names[number % len(names)] for number in range(int(text))]


def _entrant(word: str, number: int, rules: RuleSet, usual: Entry) -> Entrant:
    what, colon, name = map(tidy_name, word.partition(":"))
    kind, *chosen = (part.strip() for part in what.split("/"))
    if kind not in DRIVERS:
        raise SimulatorError(
            f"driver {number}: there is no driver '{kind}'; choose one of {', '.join(DRIVERS)}, "
            "if you like with a name (attack:Ana), or give the number of drivers"
        )
    if colon and not name:
        raise SimulatorError(f"driver {number}: the name after '{what}:' is missing")
    return Entrant(name or f"{kind} {number}", DRIVERS[kind], _entry(chosen, number, rules, usual))


def _are_tyres(word: str, rules: RuleSet) -> bool:
    """Whether a word names tyres, one for every stage or, where they are chosen, for each."""
    named = tyres_named(Entry(tyres=word), rules)
    return bool(named) and all(tyres in rules.tyres for tyres in named)


def _entry(chosen: Iterable[str], number: int, rules: RuleSet, usual: Entry) -> Entry:
    """The car and the tyres that a driver names, in any order."""
    named: dict[str, str] = {}
    for word in chosen:
        if word in rules.cars:
            key, what, remedy = "model", "cars", "name one"
        elif _are_tyres(word, rules):
            key, what, remedy = "tyres", "tyres", _one_choice_of_tyres(rules)
        else:
            known = ", ".join((*rules.cars, *rules.tyres)) or "none to choose"
            raise SimulatorError(
                f"driver {number}: '{rules.title}' has no car or tyres '{word}'; it has: {known}"
            )
        if key in named:
            raise SimulatorError(
                f"driver {number}: two choices of {what}, '{named[key]}' and '{word}'; {remedy}"
            )
        named[key] = word
    return usual._replace(**named)


def _one_choice_of_tyres(rules: RuleSet) -> str:
    """What to name instead of two tyres."""
    if not rules.rally.stage_tyres:
        return "name one"
    first, second = (*rules.tyres, *rules.tyres)[:2]
    return f"name one, or for every stage one, as in {first}{BY_STAGE}{second}"
