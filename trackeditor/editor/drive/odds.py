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


def odds_along(
    rules: RuleSet, warnings: int, plan: Sequence[Step], limit: int = 0
) -> tuple[float, ...]:
    """Probability that control is lost on the first, on the first two, ... steps of a plan.

    Parameters
    ----------
    warnings : those counted in the turn so far; at the limit already after a SISU token
    plan : steps whose dice are not secured
    limit : warnings that lose control; 0 for those of the rules

    Notes
    -----
    Flat out loses control exactly when the same dice played one by one lose it somewhere, so the
    last figure is the chance of failing flat out. A warning of a flying start ends the turn without
    a loss. Mud that is thrown on the way is not foreseen.
    """
    limit = limit or rules.warning_limit
    in_hand = {warnings: 1.0}
    falls = []
    for step in plan:
        following: dict[int, float] = {}
        lost = 0.0
        for shown, chance in enumerate(warning_chances(rules, step.dice)):
            added = shown + step.warnings
            for before, likely in in_hand.items():
                total = before + added
                if _loses(step, shown, total, limit):
                    lost += likely * chance
                elif not (step.flying_start and shown):
                    following[total] = following.get(total, 0.0) + likely * chance
        in_hand = following
        falls.append(lost)
    return tuple(min(1.0, lost) for lost in accumulate(falls))


def _loses(step: Step, shown: int, total: int, limit: int) -> bool:
    """Whether a step loses control when its dice show some warnings, with all so far a total."""
    if step.over_limit:
        return True
    if shown and (step.flying_start or step.risky):
        return step.risky and not step.flying_start
    return shown + step.warnings > 0 and total >= limit


def odds_of_loss(rules: RuleSet, warnings: int, plan: Sequence[Step], limit: int = 0) -> float:
    """Probability of losing control somewhere on a plan; see :func:`odds_along`."""
    return odds_along(rules, warnings, plan, limit)[-1] if plan else 0.0
