"""What players put on tiles: standees, arches and tokens."""

from __future__ import annotations

import math
import re

from trackeditor.drawing.marks import Disc, Label, Marks, moved, turned
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.road_marks import band, chequers
from trackeditor.grid import APOTHEM, turn_point
from trackeditor.layout import Layout, Marker, Token
from trackeditor.tiles import Library, Road, Side

_NAMES = {
    "start": "START",
    "finish": "FINISH",
    "start-finish": "START/FINISH",
    "joker-entrance": "JOKER IN",
    "joker-exit": "JOKER OUT",
}
_JOKER = {"joker-entrance": Ink.JOKER_ENTRANCE, "joker-exit": Ink.JOKER_EXIT}
_FARTHEST = 0.7  # a token is kept this near to the middle of its tile, so that it lies on it


def marker_marks(layout: Layout, library: Library, marker: Marker) -> Marks:
    """A standee or arch across the road where it stands, else its name on the hexagon."""
    tile = layout.tile_at(marker.at)
    x, y = marker.at.centre
    if tile is not None and tile.side in library:
        side = library.side(tile.side)
        found = _line_of(side, marker.line)
        if found is not None:
            drawn = (
                band(side, *found, _JOKER[marker.kind])
                if marker.kind in _JOKER
                else chequers(side, *found)
            )
            return moved(turned(drawn, tile.rotation), x, y)
    return (Label(_NAMES[marker.kind], (x, y + APOTHEM / 2), 0.13, Ink.JUMP, halo=Ink.PLATE),)


def token_marks(layout: Layout, token: Token) -> Marks:
    """A printed token: a small card with the first letter of its kind, kept on its tile."""
    tile = layout.tile_at(token.at)
    own = tuple(
        max(-_FARTHEST, min(_FARTHEST, v)) if math.isfinite(v) else 0.0 for v in (token.x, token.y)
    )
    x, y = turn_point((own[0], own[1]), tile.rotation if tile else 0)
    drawn = (
        Disc((x, y), 0.12, fill=Ink.CARD, stroke=Ink.CARD_TEXT, width=0.015),
        Label(token.kind[:1].upper() or "?", (x, y), 0.14, Ink.CARD_TEXT),
    )
    return moved(drawn, *token.at.centre)


def _line_of(side: Side, line: str) -> tuple[Road, float] | None:
    """The road and the place along it of a marker's line, or None when the side has no such."""
    inside = re.fullmatch(r"r(\d+)\.(\d+)", line)
    if inside:
        index, row = map(int, inside.groups())
        if index < len(side.roads) and row < len(side.roads[index].rows):
            return side.roads[index], side.roads[index].row_spans()[row][1]
        return None
    for road in side.roads:
        if line == road.start.name:
            return road, 0.0
        if road.end is not None and line == road.end.name:
            return road, 1.0
    return None
