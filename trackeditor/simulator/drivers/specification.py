"""Drivers as text: ``4``, or ``steady,attack:Ana,steady``."""

from __future__ import annotations

from typing import NamedTuple

from trackeditor.simulator.drivers.computer import ComputerDriver
from trackeditor.simulator.drivers.shelf import Shelf
from trackeditor.simulator.drivers.temperament import DRIVERS, Temperament
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import RuleSet


class Entrant(NamedTuple):
    """A driver who takes part: name and temperament."""

    name: str
    temperament: Temperament


def entrants(specification: str, rules: RuleSet) -> tuple[Entrant, ...]:
    """The drivers that a specification names.

    A number gives so many drivers, steady and attack in turn. Otherwise the drivers stand one after
    the other, separated by commas, each with a name of its own after a colon if it wants one.

    Raises
    ------
    SimulatorError
        when it cannot be read, names a driver twice, or names more than the rules allow.

    Examples
    --------
    >>> from trackeditor.simulator.rules import load_rules
    >>> [entrant.name for entrant in entrants("steady,attack:Ana", load_rules("dirt"))]
    ['steady 1', 'Ana']
    """
    text = specification.strip()
    words = _alternating(text, rules) if _is_number(text) else text.split(",")
    found = tuple(_entrant(word, number) for number, word in enumerate(words, 1))
    if len(found) > rules.most_drivers:
        raise _number_error(len(found), rules)
    names = [entrant.name for entrant in found]
    for name in names:
        if names.count(name) > 1:
            raise SimulatorError(f"two drivers are called '{name}'; give each a name of its own")
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
        raise _number_error(text, rules)
    return [names[number % len(names)] for number in range(int(text))]


def _number_error(number: int | str, rules: RuleSet) -> SimulatorError:
    return SimulatorError(f"{number} drivers; choose 1 to {rules.most_drivers}")


def _entrant(word: str, number: int) -> Entrant:
    kind, colon, name = (part.strip() for part in word.partition(":"))
    if kind not in DRIVERS:
        raise SimulatorError(
            f"driver {number}: there is no driver '{kind}'; choose one of {', '.join(DRIVERS)}, "
            "if you like with a name (attack:Ana), or give the number of drivers"
        )
    if colon and not name:
        raise SimulatorError(f"driver {number}: the name after '{kind}:' is missing")
    return Entrant(name or f"{kind} {number}", DRIVERS[kind])
