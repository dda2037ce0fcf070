"""Names of things that findings speak of."""

from __future__ import annotations

from trackeditor.sentences import Sentence, sentence


def marker_term(kind: str) -> Sentence:
    """A marker by its kind.

    >>> marker_term("start")
    'start marker'
    """
    terms = {
        "start": sentence("start marker"),
        "finish": sentence("finish marker"),
        "start-finish": sentence("start-finish marker"),
        "joker-entrance": sentence("joker-entrance marker"),
        "joker-exit": sentence("joker-exit marker"),
    }
    return terms.get(kind) or sentence("{kind} marker", kind=kind)
