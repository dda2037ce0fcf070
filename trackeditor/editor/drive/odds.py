"""How likely a car is to lose control, by the dice of a plan (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.steps import Step


def warning_chances(rules: RuleSet, dice: Sequence[Die]) -> tuple[float, ...]:
    """Probability of 0, 1, 2, ... warnings among some dice.

    >>> from trackeditor.simulator.rules import load_rules
    >>> [round(36 * chance) for chance in warning_chances(load_rules("dirt"), [Die("coast")] * 2)]
    [25, 10, 1]
    """
    chances = [1.0]
    for die in dice:
        shows = rules.warning_chance(die)
        chances = [
            clean * (1 - shows) + warned * shows
            for clean, warned in zip([*chances, 0.0], [0.0, *chances], strict=True)
        ]
    return tuple(chances)


def odds_along(rules: RuleSet, warnings: int, plan: Sequence[Step]) -> tuple[float, ...]:
    """Probability that control is lost on the first, on the first two, ... steps of a plan.

    Parameters
    ----------
    warnings : those counted in the turn so far; at the limit already after a SISU token
    plan : steps whose dice are not secured

    Notes
    -----
    Flat out loses control exactly when the same dice played one by one lose it somewhere, so the
    last figure is the chance of failing flat out. Mud that is thrown on the way is not foreseen.
    """
    in_hand = {warnings: 1.0}
    falls = []
    for step in plan:
        following: dict[int, float] = {}
        lost = 0.0
        for shown, chance in enumerate(warning_chances(rules, step.dice)):
            added = shown + step.warnings
            for before, likely in in_hand.items():
                total = before + added
                if step.over_limit or (added and total >= rules.warning_limit):
                    lost += likely * chance
                else:
                    following[total] = following.get(total, 0.0) + likely * chance
        in_hand = following
        falls.append(lost)
    return tuple(min(1.0, lost) for lost in accumulate(falls))


def odds_of_loss(rules: RuleSet, warnings: int, plan: Sequence[Step]) -> float:
    """Probability of losing control somewhere on a plan; see :func:`odds_along`."""
    return odds_along(rules, warnings, plan)[-1] if plan else 0.0
