"""Why a person cannot do something, and what flat out brings, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.drive.planning import Planning, Refusal
from trackeditor.editor.drive.wording import die_words
from trackeditor.simulator.rules import Die, DieKind, RuleSet

translate: Callable[..., str] = QCoreApplication.translate


def refusal_words(planning: Planning, refusal: Refusal) -> str:
    """Why something cannot be done with a plan."""
    few_tokens = translate("Cockpit", "Not enough focus tokens: there are {tokens}.")
    if planning.rules.token_seconds:
        few_tokens = translate("Cockpit", "Not enough second tokens: there are {tokens}.")
    texts: dict[Refusal, str] = {
        "no-plan": translate("Cockpit", "Choose a lit cell first."),
        "must-move": translate("Cockpit", "The car must move before the turn can end."),
        "tokens": few_tokens,
        "rolled": translate("Cockpit", "Flat out is declared before the first die of the turn."),
        "flying-start": translate("Cockpit", "Flat out does not begin with a flying start."),
        "few-dice": translate("Cockpit", "Flat out takes more dice than that."),
        "beyond-finish": translate(
            "Cockpit", "Flat out takes no more dice than cells to the finish line."
        ),
    }
    return texts[refusal].format(tokens=planning.tokens)


def flat_out_words(rules: RuleSet) -> str:
    """What flat out does, with the dice that give tokens."""
    kinds = {die.kind for die in rules.warning_faces}
    giving = [kind for kind in get_args(DieKind) if kind in kinds & rules.token_dice]
    if len(giving) == len(kinds):
        return translate("Cockpit", "Roll the whole plan at once, one token a die [F]")
    return translate(
        "Cockpit", "Roll the whole plan at once; these dice give a token each: {kinds} [F]"
    ).format(kinds=", ".join(map(_kind_words, giving)))


def _kind_words(kind: DieKind) -> str:
    return translate("Race", "gear dice") if kind == "gear" else die_words(Die(kind))
