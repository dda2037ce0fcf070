"""Chance at the table: rolls and draws, from one seeded source or from whatever replaces it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Protocol

from trackeditor.simulator.rules import FACES, Die, RuleSet


class Chance(Protocol):
    """Where rolls and draws come from: random numbers, a log, a table with real dice."""

    def roll(self, dice: tuple[Die, ...]) -> tuple[bool, ...]:
        """Whether each die shows a warning."""
        ...

    def draw(self, bag: Mapping[str, int]) -> str:
        """A token out of a bag that is not empty; the bag maps tokens to their number."""
        ...


class RandomChance:
    """Rolls and draws of one race from its own random numbers.

    The same seed gives the same rolls and draws, whatever else uses random numbers.
    """

    def __init__(self, rules: RuleSet, seed: int) -> None:
        self._faces = rules.warning_faces
        self._random = random.Random(seed)

    def roll(self, dice: tuple[Die, ...]) -> tuple[bool, ...]:
        """Whether each die shows a warning."""
        below = self._random.randrange
        return tuple(below(FACES) < self._faces[die] for die in dice)

    def draw(self, bag: Mapping[str, int]) -> str:
        """A token, each in the bag equally likely."""
        place = self._random.randrange(sum(bag.values()))
        for token, count in bag.items():
            place -= count
            if place < 0:
                return token
        raise ValueError("the bag is empty")
