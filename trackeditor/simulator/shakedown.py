"""Shakedown: a drive to try a stage, in which neither warnings nor punctures count.

RULES.md, section 5.
"""

from __future__ import annotations

from dataclasses import replace

from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import RuleSet

_PUNCTURE = "coast"
_HARMLESS = "ok"


def as_shakedown(rules: RuleSet) -> RuleSet:
    """The rules of a shakedown: no die or water shows a warning, punctures are good cards.

    Limits hold as they do in the rally.

    Raises
    ------
    SimulatorError
        when the game has no shakedown.
    """
    if rules.rally.shakedown:
        return rules
    if not rules.rally.has_shakedown:
        raise SimulatorError(sentence("'{rules}' has no shakedown", rules=rules.title))
    cards = dict(rules.shortcut_bag)
    cards[_HARMLESS] = cards.get(_HARMLESS, 0) + cards.pop(_PUNCTURE, 0)
    return replace(
        rules,
        title=sentence("{rules}, shakedown", rules=rules.title),
        warning_faces=dict.fromkeys(rules.warning_faces, 0),
        water_warnings=0,
        climb_warnings=dict.fromkeys(rules.climb_warnings, 0),
        shortcut_bag=cards,
        rally=replace(rules.rally, shakedown=True),
    )
