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


def game_term(game: str) -> Sentence:
    """A game by the name that road-books have for it.

    >>> game_term("rx")
    'rallycross'
    """
    terms = {
        "dirt": sentence("DIRT"),
        "gt": sentence("GT"),
        "rx": sentence("rallycross"),
        "classic": sentence("the classic game"),
    }
    return terms.get(game) or sentence("{game}", game=game)
