"""Markers and tokens on tiles: which ones are at a place, and taking them away."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from trackeditor.course.lines import marker_place
from trackeditor.editor.session import Session
from trackeditor.editor.tools.markers import marker_lines, marker_name
from trackeditor.editor.tools.tokens import token_name
from trackeditor.grid import Edge, Hex, Point, place_point
from trackeditor.layout import Layout, Marker, Token
from trackeditor.tiles import Library

OnTile = Marker | Token
"""What players put on tiles."""

_REACH = 0.25
"""What is this near to the mouse is meant, in units of the hexagon's edge."""


def on_tiles(layout: Layout, library: Library, hexes: Collection[Hex]) -> tuple[OnTile, ...]:
    """The markers and tokens on some hexagons, also markers on the edges of these."""
    everything: tuple[OnTile, ...] = (*layout.markers, *layout.tokens)
    return tuple(one for one in everything if set(hexes) & set(_hexagons(one, layout, library)))


def name_on_tile(one: OnTile) -> str:
    """What a marker or a token is called."""
    return marker_name(one.kind) if isinstance(one, Marker) else token_name(one.kind)


def removal_name(one: OnTile) -> str:
    """What taking a marker or a token away is called."""
    if isinstance(one, Marker):
        text = QCoreApplication.translate("MarkerTool", "Remove the {marker}")
        return text.format(marker=marker_name(one.kind))
    text = QCoreApplication.translate("TokenTool", "Remove the token: {token}")
    return text.format(token=token_name(one.kind))


def remove_from_tile(session: Session, one: OnTile) -> None:
    """Take a marker or a token away, as one undo step; only this one, if two are alike."""
    layout = session.document.layout
    without = replace(
        layout,
        markers=tuple(marker for marker in layout.markers if marker is not one),
        tokens=tuple(token for token in layout.tokens if token is not one),
    )
    session.document.edit(without, removal_name(one))


def remove_near(session: Session, point: Point | None) -> None:
    """Take away the marker or token at a point of the plane, or say that there is none."""
    layout, library = session.document.layout, session.library
    everything: tuple[OnTile, ...] = (*layout.tokens, *layout.markers)
    nearest: OnTile | None = None
    if point is not None:
        # Tokens come first: they lie upon the lines on which markers stand.
        distances = [(_distance(one, point, layout, library), one) for one in everything]
        within = [pair for pair in distances if pair[0] <= _REACH]
        nearest = min(within, key=lambda pair: pair[0], default=(0.0, None))[1]
    if nearest is not None:
        remove_from_tile(session, nearest)
        return
    text = QCoreApplication.translate(
        "OnTiles", "No marker or token is here; Esc puts back the one in hand."
    )
    session.refuse(text, point if point is not None else session.selection.cursor)


def _hexagons(one: OnTile, layout: Layout, library: Library) -> tuple[Hex, ...]:
    """The hexagons to which a marker or token belongs: on an edge, both beside it."""
    tile = layout.tile_at(one.at)
    if isinstance(one, Token) or tile is None or tile.side not in library:
        return (one.at,)
    place = marker_place(library.side(tile.side), one.line)
    if not isinstance(place, Edge):
        return (one.at,)
    return (one.at, one.at.neighbour(tile.global_edge(place)))


def _distance(one: OnTile, point: Point, layout: Layout, library: Library) -> float:
    """How far a point of the plane is from a marker or token."""
    tile = layout.tile_at(one.at)
    if isinstance(one, Token):
        rotation = tile.rotation if tile is not None else 0
        return math.dist(place_point((one.x, one.y), one.at, rotation), point)
    lines = marker_lines(tile, library) if tile is not None else iter(())
    line = next((line for line in lines if line.name == one.line), None)
    if line is None:
        return math.dist(one.at.centre, point)
    import shapely

    return float(shapely.LineString([line.first, line.last]).distance(shapely.Point(point)))
