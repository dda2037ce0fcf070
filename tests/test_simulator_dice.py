"""Dice of a car and the ways of using them (RULES.md, sections 1 and 2)."""

import pytest

from trackeditor.simulator.dice import BRAKE, COAST, Damage, DiceHand, dice_of_car, dice_uses
from trackeditor.simulator.rules import Die, load_rules
from trackeditor.tiles.model import Terrain

DIRT = load_rules("dirt")
ALL = frozenset(range(1, 7))


def names(hand: DiceHand, gear: int) -> set[tuple[str, int]]:
    """The uses of a hand: dice joined by a plus sign, and the gear they give."""
    return {("+".join(die.name for die in use.dice), use.gear) for use in dice_uses(hand, gear)}


@pytest.mark.parametrize(
    ("surface", "gears", "coasts", "brakes"),
    [(Terrain.GRAVEL, 6, 2, 1), (Terrain.ASPHALT, 5, 2, 0), (Terrain.SNOW, 5, 2, 0)],
)
def test_undamaged_car(surface, gears, coasts, brakes):
    hand = dice_of_car(DIRT, surface, Damage(), leads=False)
    assert hand == DiceHand(frozenset(range(1, gears + 1)), coasts, brakes, leads=False)


@pytest.mark.parametrize(
    ("surface", "dice"),
    [(Terrain.GRAVEL, "leader"), (Terrain.ASPHALT, "coast"), (Terrain.SNOW, "coast")],
)
def test_leader_dice_replace_coast_dice_on_gravel_only(surface, dice):
    hand = dice_of_car(DIRT, surface, Damage(), leads=True)
    assert hand.coasts == 2
    assert (dice, 3) in names(hand, 3)


def test_next_gear_is_the_same_one_up_or_one_down():
    assert names(DiceHand(ALL), 3) == {("4", 4), ("3", 3), ("2", 2)}


def test_from_gear_0_the_first_die_is_gear_1_and_never_coast():
    assert names(DiceHand(ALL, coasts=2, brakes=1), 0) == {("1", 1)}


def test_never_below_gear_1_by_choice():
    assert names(DiceHand(ALL, brakes=2), 1) == {("1", 1), ("2", 2)}
    assert names(DiceHand(ALL, brakes=2), 2) == {("1", 1), ("2", 2), ("3", 3)}


def test_no_gear_above_the_highest_die():
    assert names(DiceHand(ALL), 6) == {("6", 6), ("5", 5)}


def test_coast_keeps_the_gear():
    assert ("coast", 4) in names(DiceHand(frozenset(), coasts=1), 4)


def test_brake_drops_one_extra_gear_for_each_brake_die():
    assert names(DiceHand(frozenset({2, 3}), brakes=2), 5) == {("3+brake", 3), ("2+brake+brake", 2)}
    assert names(DiceHand(frozenset({2}), brakes=1), 5) == set()


def test_each_die_serves_once_a_turn():
    hand = DiceHand(ALL, coasts=2, brakes=1).without([Die("gear", 3), BRAKE, COAST])
    assert hand == DiceHand(ALL - {3}, coasts=1, brakes=0)
    assert names(hand, 4) == {("5", 5), ("4", 4), ("coast", 4)}


@pytest.mark.parametrize(("tokens", "highest"), [(1, 5), (2, 4), (5, 1), (6, 1)])
def test_gear_damage_takes_the_highest_die_and_leaves_gear_1(tokens, highest):
    hand = dice_of_car(DIRT, Terrain.GRAVEL, Damage(gear=tokens), leads=False)
    assert hand.gears == frozenset(range(1, highest + 1))


@pytest.mark.parametrize(
    ("damage", "coasts", "brakes"),
    [
        (Damage(coast=1), 1, 1),
        (Damage(puncture=1), 1, 1),
        (Damage(coast=1, puncture=1), 0, 1),
        (Damage(coast=2, puncture=1), 0, 1),
        (Damage(brake=1), 2, 0),
        (Damage(brake=2), 2, 0),
    ],
)
def test_damage_takes_one_die_of_its_kind(damage, coasts, brakes):
    hand = dice_of_car(DIRT, Terrain.GRAVEL, damage, leads=False)
    assert (hand.coasts, hand.brakes) == (coasts, brakes)


@pytest.mark.parametrize(
    ("rules", "damage", "words"),
    [
        ("rx", Damage(), ""),
        ("rx", Damage(gear=1, boost=2), "1 gear token, 2 boost tokens"),
        ("rx", Damage(coast=3, brake=1, puncture=1), "4 coast tokens, 1 brake token"),
        ("gt", Damage(gear=7, brake=2), "7 gear tokens, 2 brake tokens"),
        ("dirt", Damage(puncture=1), "1 coast token"),
        ("classic", Damage(), ""),
        ("classic", Damage(gear=1, puncture=1), "1 gear die, 1 puncture"),
        ("classic", Damage(gear=6, puncture=2), "4 gear dice, 2 punctures"),
    ],
)
def test_damage_in_words_of_the_rules(rules, damage, words):
    """Tokens may be more than a car has dice; of its five gear dice four can be lost, not 1."""
    assert damage.worded(load_rules(rules)) == words


def test_a_damaged_leader_has_fewer_leader_dice():
    hand = dice_of_car(DIRT, Terrain.GRAVEL, Damage(coast=1), leads=True)
    assert (hand.coasts, hand.leads) == (1, True)
