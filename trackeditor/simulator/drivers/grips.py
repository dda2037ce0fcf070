"""All ways of using up the dice of a car in a turn, as arrays for the value table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trackeditor.simulator.dice import (
    BOOST,
    BRAKE,
    COAST,
    LEADER,
    DiceHand,
    DiceUse,
    dice_uses,
)
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.tiles.model import Terrain

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]
Flags = NDArray[np.bool_]

Hands = Mapping[Terrain, DiceHand]
"""The dice of a car at the start of a turn, by the surface on which it begins."""


class Grip(NamedTuple):
    """What a car has in hand within a turn: its gear and the dice it has left."""

    gear: int
    hand: DiceHand


class Turns(NamedTuple):
    """What the grips are in turns that begin on one surface.

    Attributes
    ----------
    fresh : positions of the grips with a fresh hand, by gear
    head_start : by how many warnings fewer than in other turns control is lost
    dice : number of dice played, by grip; 0 where the hand does not lead to the grip
    extra : number of dice among them that are played together with another one
    earned : number of those that give a token when they are rolled flat out
    control : ``control[w]`` is the probability that the dice played, and ``w`` warnings of the
        way with them, stay below the warning limit
    played : the dice played, by grip
    """

    fresh: tuple[int, ...]
    head_start: int
    dice: Indices
    extra: Indices
    earned: Indices
    control: Numbers
    played: tuple[tuple[Die, ...], ...]


@dataclass(frozen=True, eq=False)
class GripTable:
    """The grips that turns lead through from fresh hands, and the dice uses between them.

    Grips with dice to play come first: the uses of grip ``i`` are those from ``first_use[i]`` up to
    ``first_use[i + 1]``; grips beyond ``len(first_use)`` have none.

    Attributes
    ----------
    limit : warnings that lose control
    grips : the grips
    index : position of every grip
    turns : what the grips are in turns that begin on a surface
    gears : gear of every grip
    first_use : first use of every grip that has one
    source : grip before every use
    target : grip after every use
    use_gears : gear after every use
    use_dice : dice of every use
    flying : whether a use in the gear of a jump flies
    flying_start : whether a use is a flying start, whose warning ends the turn
    chances : ``chances[k]`` is the probability of every use to show ``k`` warnings
    rolls : probabilities of 0, 1, ... warnings of the dice of every use
    """

    limit: int
    grips: tuple[Grip, ...]
    index: Mapping[Grip, int]
    turns: Mapping[Terrain, Turns]
    gears: Indices
    first_use: Indices
    source: Indices
    target: Indices
    use_gears: Indices
    use_dice: tuple[tuple[Die, ...], ...]
    flying: Flags
    flying_start: Flags
    chances: Numbers
    rolls: Mapping[tuple[Die, ...], tuple[float, ...]]


def warning_chances(rules: RuleSet, dice: Iterable[Die]) -> tuple[float, ...]:
    """Probabilities that dice rolled together show 0, 1, 2, ... warnings.

    >>> from trackeditor.simulator.rules import load_rules
    >>> chances = warning_chances(load_rules("dirt"), [Die("gear", 4), Die("coast")])
    >>> [round(36 * chance) for chance in chances]
    [20, 14, 2]
    """
    chances = [1.0]
    for die in dice:
        chance = rules.warning_chance(die)
        chances = [
            safe * (1 - chance) + shown * chance
            for safe, shown in zip([*chances, 0.0], [0.0, *chances], strict=True)
        ]
    return tuple(chances)


def grip_table(
    rules: RuleSet, hands: Hands, limits: Mapping[Terrain, int] | None = None
) -> GripTable:
    """The grips of turns that begin in any gear of the rules, with the hand of any surface.

    ``limits`` are the warnings that lose control in turns that begin on a surface; None for those
    on the right tyres. The table counts up to the highest of them; where it takes fewer, the
    others count as shown when the turn begins.
    """
    gears = range(rules.highest_gear + 1)
    limits = limits or dict.fromkeys(hands, rules.warning_limit)
    limit = max(limits[terrain] for terrain in hands)
    uses_of = _all_uses(Grip(gear, hand) for hand in hands.values() for gear in gears)
    grips = tuple(sorted(uses_of, key=lambda grip: not uses_of[grip]))
    index = {grip: position for position, grip in enumerate(grips)}
    uses = [(grip, use) for grip in grips for use in uses_of[grip]]
    rolls = {use.dice: warning_chances(rules, use.dice) for _, use in uses}
    counts = [len(uses_of[grip]) for grip in grips if uses_of[grip]]
    return GripTable(
        limit=limit,
        grips=grips,
        index=index,
        turns={
            terrain: _turns(
                rules, hand, limit, grips, tuple(index[Grip(gear, hand)] for gear in gears)
            )._replace(head_start=limit - limits[terrain])
            for terrain, hand in hands.items()
        },
        gears=np.array([grip.gear for grip in grips], dtype=np.intp),
        first_use=np.cumsum([0, *counts[:-1]], dtype=np.intp),
        source=np.array([index[grip] for grip, _ in uses], dtype=np.intp),
        target=np.array([index[_after(grip, use)] for grip, use in uses], dtype=np.intp),
        use_gears=np.array([use.gear for _, use in uses], dtype=np.intp),
        use_dice=tuple(use.dice for _, use in uses),
        flying=np.array([rules.jump_with_coast or use.dice[0].kind == "gear" for _, use in uses]),
        flying_start=np.array([use.flying_start for _, use in uses], dtype=np.bool_),
        chances=_by_warnings([rolls[use.dice] for _, use in uses]),
        rolls=rolls,
    )


def _all_uses(fresh: Iterable[Grip]) -> dict[Grip, tuple[DiceUse, ...]]:
    found: dict[Grip, tuple[DiceUse, ...]] = {}
    todo = list(fresh)
    while todo:
        grip = todo.pop()
        if grip not in found:
            found[grip] = dice_uses(grip.hand, grip.gear)
            todo.extend(_after(grip, use) for use in found[grip])
    return found


def _after(grip: Grip, use: DiceUse) -> Grip:
    return Grip(use.gear, grip.hand.without(use.dice))


def _by_warnings(rolls: list[tuple[float, ...]]) -> Numbers:
    chances = np.zeros((max(map(len, rolls)), len(rolls)))
    for column, roll in enumerate(rolls):
        chances[: len(roll), column] = roll
    return chances


def _turns(
    rules: RuleSet, hand: DiceHand, limit: int, grips: tuple[Grip, ...], fresh: tuple[int, ...]
) -> Turns:
    played = [_played(hand, grip.hand) for grip in grips]
    chances_of = {dice: warning_chances(rules, dice) for dice in set(played)}
    return Turns(
        fresh=fresh,
        head_start=0,
        dice=np.array([len(dice) for dice in played], dtype=np.intp),
        extra=np.array([dice.count(BRAKE) + dice.count(BOOST) for dice in played], dtype=np.intp),
        earned=np.array(
            [sum(die.kind in rules.token_dice for die in dice) for dice in played], dtype=np.intp
        ),
        control=np.array(
            [[sum(chances_of[dice][: limit - way]) for dice in played] for way in range(limit)]
        ),
        played=tuple(played),
    )


def control_with_clean(rules: RuleSet, turns: Turns, clean: tuple[Die, ...]) -> Numbers:
    """Like ``Turns.control``, but some of the dice played must show no warning at all.

    It is 0 for grips for which they are not played.
    """
    if not clean:
        return turns.control
    limit, chance = len(turns.control), warning_chances(rules, clean)[0]
    lefts = [_without(dice, clean) for dice in turns.played]
    chances_of = {left: warning_chances(rules, left) for left in set(lefts) if left is not None}
    return np.array(
        [
            [
                0.0 if left is None else chance * sum(chances_of[left][: limit - way])
                for left in lefts
            ]
            for way in range(limit)
        ]
    )


def _without(dice: tuple[Die, ...], taken: tuple[Die, ...]) -> tuple[Die, ...] | None:
    """Dice without some of them; None when these are not among them."""
    left = list(dice)
    for die in taken:
        if die not in left:
            return None
        left.remove(die)
    return tuple(left)


def _played(hand: DiceHand, left: DiceHand) -> tuple[Die, ...]:
    """The dice that a hand has and what is left of it has not."""
    return (
        *(Die("gear", gear) for gear in sorted(hand.gears - left.gears)),
        *(LEADER if hand.leads else COAST,) * (hand.coasts - left.coasts),
        *(BRAKE,) * (hand.brakes - left.brakes),
        *(BOOST,) * (hand.boosts - left.boosts),
    )
