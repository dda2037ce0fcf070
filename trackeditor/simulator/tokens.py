"""Tokens on their way between the bags, the cars and the road.

No token is ever lost or made: what a bag held at the start of the rally is in it, on a car, or as
mud or a yellow flag on a tile.
"""

from __future__ import annotations

from collections.abc import Mapping

from trackeditor.simulator.chance import Chance
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.rules import DAMAGES, RuleSet
from trackeditor.simulator.state import UNDAMAGED, Bags

HARMLESS = "ok"
YELLOW_FLAG = "yellow"
WEATHER = "weather"
RETURNED = (HARMLESS, WEATHER)
"""Tokens that go back into the bag as soon as they have had their effect."""


def full_bags(rules: RuleSet) -> Bags:
    """The bags before a rally."""
    decks = {gear: dict(cards) for gear, cards in rules.rally.loss_cards.items()}
    return Bags(dict(rules.damage_bag), dict(rules.shortcut_bag), decks)


def moved(bag: Mapping[str, int], token: str, count: int) -> Mapping[str, int]:
    """The bag with some tokens put in or, with a negative count, taken out."""
    return {**bag, token: bag.get(token, 0) + count} if count else bag


def draw_damage(bags: Bags, count: int, chance: Chance) -> tuple[Bags, tuple[str, ...]]:
    """Draw damage tokens, all before any goes back; as many as there are when the bag runs short.

    Harmless tokens, and those that change the weather, are back in the bag that is returned.
    """
    bag = bags.damage
    drawn: list[str] = []
    while len(drawn) < count and any(bag.values()):
        drawn.append(chance.draw(bag))
        bag = moved(bag, drawn[-1], -1)
    for token in RETURNED:
        bag = moved(bag, token, drawn.count(token))
    return bags._replace(damage=bag), tuple(drawn)


def damaged(damage: Damage, tokens: tuple[str, ...]) -> Damage:
    """The damage of a car after drawing tokens from the damage bag."""
    return damage._replace(**{kind: getattr(damage, kind) + tokens.count(kind) for kind in DAMAGES})


def draw_shortcut(bags: Bags, chance: Chance) -> tuple[Bags, str | None]:
    """Draw a shortcut token, None when the bag is empty; a harmless one goes back at once."""
    if not any(bags.shortcut.values()):
        return bags, None
    token = chance.draw(bags.shortcut)
    if token == HARMLESS:
        return bags, token
    return bags._replace(shortcut=moved(bags.shortcut, token, -1)), token


def repair_coast(bags: Bags, damage: Damage) -> tuple[Bags, Damage]:
    """Give one lost coast die back, a puncture before other damage; its token goes to its bag."""
    if damage.puncture:
        bags = bags._replace(shortcut=moved(bags.shortcut, "coast", 1))
        return bags, damage._replace(puncture=damage.puncture - 1)
    bags = bags._replace(damage=moved(bags.damage, "coast", 1))
    return bags, damage._replace(coast=damage.coast - 1)


def repair_all(bags: Bags, damage: Damage) -> tuple[Bags, Damage]:
    """Take all damage off a car; its tokens go back to their bags.

    Dice that were lost off the road have no tokens.
    """
    bag = bags.damage
    for token in DAMAGES:
        if token in bag:
            bag = moved(bag, token, getattr(damage, token))
    shortcut = moved(bags.shortcut, "coast", damage.puncture)
    return bags._replace(damage=bag, shortcut=shortcut), UNDAMAGED


def put_flags_back(bags: Bags, flags: int) -> Bags:
    """Put yellow flags back into their bag."""
    return bags._replace(damage=moved(bags.damage, YELLOW_FLAG, flags))


def clear_mud(bags: Bags, mud: int) -> Bags:
    """Put the mud tokens of a stage back into their bag."""
    return bags._replace(shortcut=moved(bags.shortcut, "mud", mud))
