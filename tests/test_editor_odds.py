"""Odds of losing control, against the enumeration of all faces of all dice."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from racing import DIRT

from trackeditor.editor.drive.odds import odds_along, odds_of_loss, warning_chances
from trackeditor.simulator.dice import BRAKE, COAST, LEADER
from trackeditor.simulator.rules import Die
from trackeditor.simulator.steps import Step

FACES_WITH_WARNING = {
    **{Die("gear", gear): 1 for gear in (1, 2)},
    **{Die("gear", gear): 2 for gear in (3, 4, 5, 6)},
    COAST: 1,
    LEADER: 2,
    BRAKE: 2,
}
"""RULES.md, section 1: warning faces of six."""

LIMIT = 3


def step(*dice, warnings=0, over_limit=False):
    return Step(dice, ("cell",), 1, warnings, over_limit)


def gear(number):
    return Die("gear", number)


def lost_shares(warnings, plan):
    """Shares of all throws that lose control on the first, the first two, ... steps."""
    dice = [die for one in plan for die in one.dice]
    lost = [0] * len(plan)
    throws = 0
    for faces in product(range(6), repeat=len(dice)):
        throws += 1
        shown = iter(
            [face < FACES_WITH_WARNING[die] for face, die in zip(faces, dice, strict=True)]
        )
        count = warnings
        for number, one in enumerate(plan):
            added = one.warnings + sum(next(shown) for _ in one.dice)
            count += added
            if one.over_limit or (added and count >= LIMIT):
                for later in range(number, len(plan)):
                    lost[later] += 1
                break
    return [share / throws for share in lost]


steps = st.builds(
    lambda dice, warnings, over: Step(tuple(dice), ("cell",), 1, warnings, over),
    st.lists(st.sampled_from(sorted(FACES_WITH_WARNING)), min_size=1, max_size=2),
    st.integers(0, 1),
    st.booleans(),
)


@given(warnings=st.integers(0, 4), plan=st.lists(steps, min_size=1, max_size=2))
def test_odds_are_the_share_of_all_throws_that_lose_control(warnings, plan):
    assert odds_along(DIRT, warnings, plan) == pytest.approx(lost_shares(warnings, plan))


def test_a_long_plan_against_the_enumeration():
    plan = [step(gear(1)), step(COAST), step(gear(2)), step(gear(3)), step(gear(4))]
    assert odds_along(DIRT, 0, plan) == pytest.approx(lost_shares(0, plan))


@given(dice=st.lists(st.sampled_from(sorted(FACES_WITH_WARNING)), max_size=4))
def test_chances_of_warnings_are_the_shares_of_all_faces(dice):
    counted = [0] * (len(dice) + 1)
    for faces in product(range(6), repeat=len(dice)):
        shown = (face < FACES_WITH_WARNING[die] for face, die in zip(faces, dice, strict=True))
        counted[sum(shown)] += 1
    expected = [count / 6 ** len(dice) for count in counted]
    assert warning_chances(DIRT, dice) == pytest.approx(expected)


def test_three_gear_five_dice_lose_control_once_in_twenty_seven():
    """All three must show one of their two warning faces: (2/6)^3."""
    assert odds_of_loss(DIRT, 0, [step(gear(5))] * 3) == pytest.approx(1 / 27)


def test_two_warnings_in_hand_make_a_coast_die_a_risk_of_one_in_six():
    assert odds_of_loss(DIRT, 2, [step(COAST)]) == pytest.approx(1 / 6)


def test_a_water_cell_at_two_warnings_is_a_sure_loss():
    assert odds_of_loss(DIRT, 2, [step(COAST, warnings=1)]) == 1.0


def test_a_step_over_a_limit_is_a_sure_loss():
    assert odds_along(DIRT, 0, [step(gear(1)), step(gear(2), over_limit=True)]) == (0.0, 1.0)


def test_after_a_sisu_token_only_a_further_warning_loses_control():
    """RULES.md, section 2 and rule key ``sisu_effect``: at three warnings the turn goes on."""
    assert odds_of_loss(DIRT, 3, [step(gear(1))]) == pytest.approx(1 / 6)


def test_nothing_planned_risks_nothing():
    assert odds_of_loss(DIRT, 2, []) == 0.0
