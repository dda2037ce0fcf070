"""Rolls, draws and the tokens that move between bags, cars and tiles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from racing import DIRT, ScriptedChance

from trackeditor.simulator import tokens
from trackeditor.simulator.chance import RandomChance
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import Bags

ROLLS = 30_000


@pytest.mark.parametrize(
    ("die", "faces"),
    [(Die("gear", 2), 1), (Die("gear", 5), 2), (Die("coast"), 1), (Die("brake"), 2)],
)
def test_dice_show_warnings_as_often_as_they_have_faces_with_one(die, faces):
    """Within five standard errors of the printed chance."""
    chance = faces / 6
    shown = sum(RandomChance(DIRT, seed=3).roll((die,) * ROLLS)) / ROLLS
    assert abs(shown - chance) < 5 * (chance * (1 - chance) / ROLLS) ** 0.5


def test_every_token_of_a_bag_is_equally_likely():
    source = RandomChance(DIRT, seed=3)
    bag = {"ok": 3, "coast": 0, "mud": 1}
    drawn = [source.draw(bag) for _ in range(ROLLS)]
    assert "coast" not in drawn
    assert abs(drawn.count("mud") / ROLLS - 1 / 4) < 5 * (3 / 16 / ROLLS) ** 0.5


def test_the_same_seed_gives_the_same_rolls():
    dice = (Die("gear", 3), Die("coast"), Die("leader")) * 20
    assert RandomChance(DIRT, 5).roll(dice) == RandomChance(DIRT, 5).roll(dice)
    assert RandomChance(DIRT, 5).roll(dice) != RandomChance(DIRT, 6).roll(dice)


def test_a_bag_that_runs_short_gives_what_it_has():
    bags = Bags({"ok": 1, "gear": 0, "coast": 1, "brake": 0}, {})
    left, drawn = tokens.draw_damage(bags, 4, ScriptedChance(draws=["coast", "ok"]))
    assert drawn == ("coast", "ok")
    assert left.damage == {"ok": 1, "gear": 0, "coast": 0, "brake": 0}


@pytest.mark.parametrize("seed", range(20))
def test_tokens_of_one_draw_go_back_only_after_it(seed):
    """Two tokens out of a bag with one harmless one: it cannot be drawn twice."""
    bags = Bags({"ok": 1, "gear": 1, "coast": 0, "brake": 0}, {})
    _, drawn = tokens.draw_damage(bags, 2, RandomChance(DIRT, seed))
    assert sorted(drawn) == ["gear", "ok"]


@given(st.builds(Damage, *(st.integers(0, 6) for _ in range(4)), boost=st.just(0)))
def test_repair_brings_every_token_home(damage):
    full = tokens.full_bags(DIRT)
    out = {"gear": damage.gear, "coast": damage.coast, "brake": damage.brake, "ok": 0}
    bags = Bags(
        {token: count - out[token] for token, count in full.damage.items()},
        {**full.shortcut, "coast": full.shortcut["coast"] - damage.puncture},
    )
    assert tokens.repair_all(bags, damage) == (full, Damage())
