"""The dice a car has in a turn and the ways of using them (RULES.md, sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.tiles.model import Terrain

COAST = Die("coast")
LEADER = Die("leader")
BRAKE = Die("brake")

_DAMAGE_WORDS = {
    "gear": ("gear die", "gear dice"),
    "coast": ("coast die", "coast dice"),
    "brake": ("brake die", "brake dice"),
    "puncture": ("puncture", "punctures"),
}


class Damage(NamedTuple):
    """Damage tokens on a car; a ``puncture`` is a coast die lost on a shortcut."""

    gear: int = 0
    coast: int = 0
    brake: int = 0
    puncture: int = 0

    @property
    def coasts_lost(self) -> int:
        """Coast dice that the car has lost in all."""
        return self.coast + self.puncture

    def worded(self) -> str:
        """What is lost, in words; empty for a car without damage.

        >>> Damage(gear=1, coast=2, puncture=1).worded()
        '1 gear die, 2 coast dice, 1 puncture'
        """
        return ", ".join(
            f"{count} {_DAMAGE_WORDS[kind][count != 1]}"
            for kind, count in self._asdict().items()
            if count
        )


class DiceUse(NamedTuple):
    """Dice played together for one move, and the gear they give."""

    dice: tuple[Die, ...]
    gear: int


class DiceHand(NamedTuple):
    """Dice that a car can still play in its turn.

    ``leads`` is True for the first car of the round, whose coast dice are leader dice.
    """

    gears: frozenset[int]
    coasts: int = 0
    brakes: int = 0
    leads: bool = False

    def without(self, dice: Iterable[Die]) -> DiceHand:
        """The hand after playing some of its dice; each die serves once a turn.

        >>> DiceHand(frozenset({1, 2}), coasts=2).without([Die("gear", 2), COAST])
        DiceHand(gears=frozenset({1}), coasts=1, brakes=0, leads=False)
        """
        gears, coasts, brakes, leads = self
        for die in dice:
            if die.kind == "gear":
                gears -= {die.gear}
            elif die.kind == "brake":
                brakes -= 1
            else:
                coasts -= 1
        return DiceHand(gears, coasts, brakes, leads)

    def without_coast(self) -> DiceHand:
        """The hand after the loss of a coast die; a hand without one loses nothing now."""
        return self._replace(coasts=max(0, self.coasts - 1))


def dice_of_car(rules: RuleSet, terrain: Terrain, damage: Damage, leads: bool) -> DiceHand:
    """The dice of a car for a turn that begins on ``terrain``.

    Gear damage takes the highest gear die that the surface allows, never the gear 1 die (rule key
    ``lost_gear_die``); damage beyond the dice of a kind has no effect. The leader's coast dice
    are leader dice on the surfaces that have them (RULES.md, section 2).
    """
    counts = rules.dice[terrain]
    gears = max(1, counts.gears - damage.gear)
    return DiceHand(
        gears=_gear_dice(gears),
        coasts=max(0, counts.coast - damage.coasts_lost),
        brakes=max(0, counts.brake - damage.brake),
        leads=leads and terrain in rules.leader_surfaces,
    )


@lru_cache
def _gear_dice(highest: int) -> frozenset[int]:
    return frozenset(range(1, highest + 1))


@lru_cache(maxsize=4096)
def dice_uses(hand: DiceHand, gear: int) -> tuple[DiceUse, ...]:
    """Every way to play dice for the next move of a car in ``gear``.

    The next gear is the current one, one up or one down, never below 1; the first die from gear 0
    is gear 1. A coast or leader die keeps the gear, but not gear 0. ``k`` brake dice with one gear
    die drop ``k`` extra gears (RULES.md, section 1).

    >>> [[die.name for die in use.dice] for use in dice_uses(DiceHand(frozenset({2, 5}), 1, 2), 5)]
    [['5'], ['coast'], ['2', 'brake', 'brake']]
    """
    if gear == 0:
        return (DiceUse((Die("gear", 1),), 1),) if 1 in hand.gears else ()
    uses = [
        DiceUse((Die("gear", target),), target)
        for target in (gear + 1, gear, gear - 1)
        if target in hand.gears
    ]
    if hand.coasts:
        uses.append(DiceUse((LEADER if hand.leads else COAST,), gear))
    uses += [
        DiceUse((Die("gear", gear - 1 - k), *(BRAKE,) * k), gear - 1 - k)
        for k in range(1, hand.brakes + 1)
        if gear - 1 - k in hand.gears
    ]
    return tuple(uses)
