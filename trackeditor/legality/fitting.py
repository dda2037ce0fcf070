"""How a placed tile would have to lie for all roads around it to meet."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace
from typing import NamedTuple

from trackeditor.cells import SeamState, road_ends, seam_at
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.sentences import Sentence, sentence
from trackeditor.tiles import Library

End = tuple[Hex, Edge]
"""A road end by its hexagon and grid edge."""


class Way(NamedTuple):
    """Another way in which a tile can lie than it lies now."""

    tile: PlacedTile
    now: PlacedTile

    @property
    def advice(self) -> Sentence:
        """How to lay it so, as part of a sentence."""
        words = {"side": self.now.side, "turn": _turn(self._steps)}
        if self.tile.side == self.now.side:
            return sentence("turn {side} {turn}", **words)
        if not self._steps:
            return sentence("turn {side} over", side=self.now.side)
        return sentence("turn {side} over and then {turn}", **words)

    @property
    def label(self) -> Sentence:
        """How to lay it so, for a button."""
        words = {"side": self.now.side, "turn": _turn(self._steps)}
        if self.tile.side == self.now.side:
            return sentence("Turn {side} {turn}", **words)
        if not self._steps:
            return sentence("Turn {side} over", side=self.now.side)
        return sentence("Turn {side} over and then {turn}", **words)

    @property
    def _steps(self) -> int:
        return (self.tile.rotation - self.now.rotation) % 6


def ways_to_lie(
    tile: PlacedTile, layout: Layout, library: Library, *, has_line: bool, may_end: Container[End]
) -> list[Way]:
    """How a tile that does not fit its neighbours can lie so that it does; least work first.

    A tile fits when every road end that faces it is met, its own road ends meet roads, and more of
    them do than now. Behind a line a road may end, and so may the branches of a fork.

    Parameters
    ----------
    tile : a placed tile of the library
    layout, library : what it lies in
    has_line : whether a start or finish line lies on the tile
    may_end : road ends of other tiles that need not be met
    """
    now = _joined(tile, layout, library)
    least = max(1 if has_line else 2, 1 + (now or 0))
    return [
        way
        for way in _other_ways(tile, library)
        if _meets_neighbours(way.tile, layout, library, may_end)
        and (_joined(way.tile, layout, library) or 0) >= least
    ]


def _other_ways(tile: PlacedTile, library: Library) -> Iterator[Way]:
    """Every other way in which a tile can lie on its hexagon."""
    for steps in (1, 5, 2, 4, 3):
        yield Way(replace(tile, rotation=(tile.rotation + steps) % 6), tile)
    for side in library.tiles[int(tile.tile)]:
        if side != tile.side:
            for steps in (0, 1, 5, 2, 4, 3):
                yield Way(replace(tile, side=side, rotation=(tile.rotation + steps) % 6), tile)


def _turn(steps: int) -> Sentence:
    if steps == 3:
        return sentence("by 180 degrees")
    if steps < 3:
        return sentence("by {degrees} degrees clockwise", degrees=steps * 60)
    return sentence("by {degrees} degrees anticlockwise", degrees=(6 - steps) * 60)


def _joined(tile: PlacedTile, layout: Layout, library: Library) -> int | None:
    """Number of road ends of a tile that meet roads; None when one meets a road that differs."""
    states = [seam_at(end, layout, library).state for end in road_ends(tile, library)]
    if SeamState.SKEW in states or SeamState.LANES in states:
        return None
    return states.count(SeamState.JOINED)


def _meets_neighbours(
    tile: PlacedTile, layout: Layout, library: Library, may_end: Container[End]
) -> bool:
    """True when every road end of a neighbour that faces the tile meets one of its roads."""
    own = {end.edge for end in road_ends(tile, library)}
    facing = {
        end.edge.opposite
        for edge in Edge
        if (neighbour := layout.neighbour(tile, edge)) is not None
        for end in road_ends(neighbour, library)
        if end.edge is edge.opposite and (neighbour.at, end.edge) not in may_end
    }
    return facing <= own
