"""Names of things that findings speak of."""

from __future__ import annotations

from collections import Counter

from trackeditor.layout import PlacedTile
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


def tile_words(tile: PlacedTile) -> Sentence:
    """A tile and where it lies, in words.

    >>> from trackeditor.grid import Hex
    >>> tile_words(PlacedTile("208a", Hex(-2, 1)))
    '208a at (-2, 1)'
    """
    return sentence("{side} at ({q}, {r})", side=tile.side, q=tile.at.q, r=tile.at.r)


def told_apart(*tiles: PlacedTile) -> list[str]:
    """Tiles by their sides; those that share one with where they lie.

    >>> from trackeditor.grid import Hex
    >>> one, other = PlacedTile("208a", Hex(0, 0)), PlacedTile("209a", Hex(0, 1))
    >>> told_apart(one, other)
    ['208a', '209a']
    >>> told_apart(one, PlacedTile("208a", Hex(0, 1)))
    ['208a at (0, 0)', '208a at (0, 1)']
    """
    times = Counter(tile.side for tile in tiles)
    return [tile_words(tile) if times[tile.side] > 1 else tile.side for tile in tiles]


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
