"""What the figures of a rule set are made of: dice, tyres, spare tyres, losses, contact."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

DieKind = Literal["gear", "coast", "leader", "brake", "boost"]
Damage = Literal["gear", "coast", "brake", "boost"]
DAMAGES: tuple[Damage, ...] = ("gear", "coast", "brake", "boost")
"""Damage tokens by the kind of die that they take."""

TrackElement = Literal["corner", "jump", "slide", "water"]
"""What a cell on to which a car is pushed can be; a corner whatever its limit."""

OrderKey = Literal["distance", "gear", "inside"]
"""What decides who plays first: front edge further along, higher gear, inner lane."""


class Die(NamedTuple):
    """One die: its kind and, for a gear die, its gear (0 for the others).

    >>> Die("gear", 3).name, Die("coast").name
    ('3', 'coast')
    """

    kind: DieKind
    gear: int = 0

    @property
    def name(self) -> str:
        """The die as logs and tables show it."""
        return str(self.gear) if self.kind == "gear" else self.kind


class DiceCounts(NamedTuple):
    """Dice of an undamaged car on one surface: gears 1 to ``gears``, and those of other kinds."""

    gears: int
    coast: int
    brake: int
    boost: int = 0


class TyreEffect(NamedTuple):
    """What tyres do in one weather: dice more (or, below 0, fewer), warnings to lose control."""

    coast: int
    brake: int
    warning_limit: int


class Assumption(NamedTuple):
    """A parameter that no rule text gives: its key, value and the reason for the value."""

    key: str
    value: Any
    note: str


class SpareTyre(NamedTuple):
    """Use of the spare tyre at the start of a turn, and the tyres on board after service."""

    carried: int
    seconds: int
    highest_gear: int
    gear: int
    returned: int


class OffTrack(NamedTuple):
    """A loss of control in a gear from ``gear`` up: turns lost beyond the present one, its card."""

    gear: int
    turns: int
    seconds: int


class FullContact(NamedTuple):
    """Danger tokens of a pushed car: at most so many, those for another track element.

    ``elements`` are the track elements that give them.
    """

    most_danger: int
    element_danger: int
    elements: frozenset[TrackElement]
