"""Reasons in words, in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trackeditor.editor.appending import Appending
from trackeditor.editor.placing import Misfit

_CONTEXT = "Placing"
_TEXTS = (  # those of placing.Obstacle and appending.Refused, for the translators
    QT_TRANSLATE_NOOP("Placing", "{tile} lies there"),
    QT_TRANSLATE_NOOP("Placing", "its road would run into {tile}, which has no road there"),
    QT_TRANSLATE_NOOP("Placing", "the road of {tile} would run into it, where it has no road"),
    QT_TRANSLATE_NOOP("Placing", "its lanes ({here}) do not meet those of {tile} ({there})"),
    QT_TRANSLATE_NOOP("Placing", "its road end does not fit the slanting one of {tile}"),
    QT_TRANSLATE_NOOP("Placing", "{side} has no road to append: click where it is to lie."),
    QT_TRANSLATE_NOOP("Placing", "The road has no open end to which {side} could be appended."),
    QT_TRANSLATE_NOOP("Placing", "{side} fits in no turn at the open end of {tile}: {reason}."),
    QT_TRANSLATE_NOOP(
        "Placing",
        "{side} fits in no turn at the open end of {tile}: {reason}. {other} would fit.",
    ),
)


def misfit_words(misfit: Misfit) -> str:
    """Why a tile does not fit."""
    text = QCoreApplication.translate(_CONTEXT, misfit.obstacle.value)
    return text.format(tile=misfit.tile, here=misfit.here, there=misfit.there)


def refused_words(side: str, appending: Appending) -> str:
    """Why a side cannot be appended; empty when it can."""
    if appending.refused is None:
        return ""
    text = QCoreApplication.translate(_CONTEXT, appending.refused.value)
    return text.format(
        side=side,
        tile=appending.end.tile.side if appending.end else "",
        reason=misfit_words(appending.misfit) if appending.misfit else "",
        other=appending.over[0].side if appending.over else "",
    )
