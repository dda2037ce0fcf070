"""The dice a car has in a turn and the ways of using them (RULES.md, sections 1 to 4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.tiles.model import Terrain

COAST = Die("coast")
LEADER = Die("leader")
BRAKE = Die("brake")
BOOST = Die("boost")

_DAMAGE_WORDS = {
    "gear": ("gear die", "gear dice"),
    "puncture": ("puncture", "punctures"),
}


class Damage(NamedTuple):
    """Damage tokens on a car, or what cards have done to it.

    A ``puncture`` is a coast die lost on a shortcut.
    """

    gear: int = 0
    coast: int = 0
    brake: int = 0
    puncture: int = 0
    boost: int = 0

    @property
    def coasts_lost(self) -> int:
        """Coast dice that the car has lost in all."""
        return self.coast + self.puncture

    def by_kind(self, rules: RuleSet) -> dict[str, int]:
        """The damage as the rules count it, by kind; kinds without any are left out.

        Where tokens are drawn, they are counted, those drawn on shortcuts too: a car may have more
        than dice. Where cards do damage (RULES.md, section 5), it is the gear dice that it has
        fewer, never the gear 1 die, and its punctures.
        """
        if rules.rally.loss_cards:
            fewer = min(self.gear, rules.highest_gear - 1)
            counts = {"gear": fewer, "puncture": self.puncture}
        else:
            counts = self._replace(coast=self.coasts_lost, puncture=0)._asdict()
        return {kind: count for kind, count in counts.items() if count}

    def worded(self, rules: RuleSet) -> str:
        """The damage in words of the rules; empty for a car without any.

        >>> from trackeditor.simulator.rules import load_rules
        >>> Damage(gear=1, coast=2, puncture=1).worded(load_rules("rx"))
        '1 gear token, 3 coast tokens'
        >>> Damage(gear=2, puncture=1).worded(load_rules("classic"))
        '2 gear dice, 1 puncture'
        """
        words = _DAMAGE_WORDS if rules.rally.loss_cards else {}
        return ", ".join(
            f"{count} {words.get(kind, (f'{kind} token', f'{kind} tokens'))[count != 1]}"
            for kind, count in self.by_kind(rules).items()
        )


class Fitting(NamedTuple):
    """What a car is and stands on: its model, its tyres, and the weather.

    Each is empty where the rules leave no choice.
    """

    model: str = ""
    tyres: str = ""
    weather: str = ""


PLAIN = Fitting()


class DiceUse(NamedTuple):
    """Dice played together for one move, and the gear they give.

    ``flying_start``: from gear 0 straight into a higher gear than 1; a warning ends the turn.
    """

    dice: tuple[Die, ...]
    gear: int
    flying_start: bool = False


class DiceHand(NamedTuple):
    """Dice that a car can still play in its turn.

    ``leads`` is True for the first car of the round, whose coast dice are leader dice;
    ``flying_start`` is the gear in which it may start from gear 0, beside gear 1 (0 for none).
    """

    gears: frozenset[int]
    coasts: int = 0
    brakes: int = 0
    leads: bool = False
    boosts: int = 0
    flying_start: int = 0

    @property
    def dice(self) -> int:
        """Number of the dice."""
        return len(self.gears) + self.coasts + self.brakes + self.boosts

    def without(self, dice: Iterable[Die]) -> DiceHand:
        """The hand after playing some of its dice; each die serves once a turn.

        >>> left = DiceHand(frozenset({1, 2}), coasts=2).without([Die("gear", 2), COAST])
        >>> left.gears, left.coasts
        (frozenset({1}), 1)
        """
        gears, coasts, brakes, leads, boosts, flying_start = self
        for die in dice:
            if die.kind == "gear":
                gears -= {die.gear}
            elif die.kind == "brake":
                brakes -= 1
            elif die.kind == "boost":
                boosts -= 1
            else:
                coasts -= 1
        return DiceHand(gears, coasts, brakes, leads, boosts, flying_start)

    def without_coast(self) -> DiceHand:
        """The hand after the loss of a coast die; a hand without one loses nothing now."""
        return self._replace(coasts=max(0, self.coasts - 1))


def dice_of_car(
    rules: RuleSet, terrain: Terrain, damage: Damage, leads: bool, fitting: Fitting = PLAIN
) -> DiceHand:
    """The dice of a car for a turn that begins on ``terrain``.

    Gear damage takes the highest gear die that the surface allows, never the gear 1 die (rule key
    ``lost_gear_die``); damage beyond the dice of a kind has no effect. The leader's coast dice
    are leader dice on the surfaces that have them (RULES.md, section 2). Tyres that are not made
    for the weather take dice (section 4).
    """
    counts = rules.dice_of(fitting.model)[terrain]
    weather = rules.weather_on(terrain, fitting.weather)
    effect = rules.tyre_effect(fitting.tyres, weather)
    gears = max(1, counts.gears - damage.gear)
    return DiceHand(
        gears=_gear_dice(gears),
        coasts=max(0, counts.coast + effect.coast - damage.coasts_lost),
        brakes=max(0, counts.brake + effect.brake - damage.brake),
        leads=leads and terrain in rules.leader_surfaces,
        boosts=max(0, counts.boost - damage.boost),
        flying_start=rules.flying_start,
    )


@lru_cache
def _gear_dice(highest: int) -> frozenset[int]:
    return frozenset(range(1, highest + 1))


@lru_cache(maxsize=4096)
def dice_uses(hand: DiceHand, gear: int) -> tuple[DiceUse, ...]:
    """Every way to play dice for the next move of a car in ``gear``.

    The next gear is the current one, one up or one down, never below 1; the first die from gear 0
    is gear 1, or that of a flying start. A coast or leader die keeps the gear, but not gear 0.
    ``k`` brake dice with one gear die drop ``k`` extra gears; a boost die with one goes two up, but
    not from gear 0 (RULES.md, sections 1, 3 and 4).

    >>> [[die.name for die in use.dice] for use in dice_uses(DiceHand(frozenset({2, 5}), 1, 2), 5)]
    [['5'], ['coast'], ['2', 'brake', 'brake']]
    """
    if gear == 0:
        return tuple(
            DiceUse((Die("gear", first),), first, first > 1)
            for first in (1, hand.flying_start)
            if first in hand.gears
        )
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
    if hand.boosts and gear + 2 in hand.gears:
        uses.append(DiceUse((Die("gear", gear + 2), BOOST), gear + 2))
    return tuple(uses)
