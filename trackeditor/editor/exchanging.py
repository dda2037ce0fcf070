"""Putting another tile in the place of one: which fit there, and how they are turned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trackeditor.course.lines import marker_place
from trackeditor.editor.placing import Choice, joining, sides_for
from trackeditor.grid import Edge
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.tiles import Library

Ways = frozenset[frozenset[Edge]]
"""Pairs of grid edges between which a tile can be driven."""


def exchanges(
    layout: Layout, library: Library, tile: PlacedTile, owned: Mapping[int, int]
) -> dict[str, Choice]:
    """The sides that could take the place of a tile, each in its best turn, the most alike first.

    Sides that join the roads around come first, of them those that can be driven between the same
    edges, then those that can be driven
    between these and others; among them those without lines, of the series that are in use, and of
    the same surface (for a tile that the library lacks: of a surface in use).

    Examples
    --------
    >>> from trackeditor.grid import Hex
    >>> from trackeditor.tiles import load_library
    >>> library = load_library()
    >>> layout = Layout((PlacedTile("202a", Hex(0, 0)), PlacedTile("204a", Hex(0, -1))))
    >>> list(exchanges(layout, library, layout.tiles[1], {205: 1, 208: 1}))
    ['205a', '205b', '208a', '208b']
    """
    wanted = _ways(tile, library)
    used = [library.side(other.side) for other in layout if other.side in library]
    series = {side.series for side in used}
    known = [library.side(tile.side)] if tile.side in library else used
    terrains = {side.terrain for side in known}
    found = sides_for(layout, library, tile.at, owned)
    joined = joining(layout, library, found)
    unlike = {
        choice: (
            choice not in joined,
            *_difference(wanted, _ways(choice.tile, library)),
            bool(library.side(choice.side).lines),
            library.side(choice.side).series not in series,
            library.side(choice.side).terrain not in terrains,
        )
        for choice in found
        if choice.side != tile.side
    }
    best: dict[str, Choice] = {}
    for choice in sorted(unlike, key=lambda choice: (unlike[choice], choice.side)):
        best.setdefault(choice.side, choice)
    return best


def exchange(layout: Layout, library: Library, tile: PlacedTile, choice: Choice) -> Layout:
    """The layout with a choice in the place of a tile; markers that fit no line of it are gone."""
    index = layout.tiles.index(tile)
    side = library.side(choice.side)

    def fits(marker: Marker) -> bool:
        return marker.at != tile.at or marker_place(side, marker.line) is not None

    return replace(
        layout,
        tiles=(*layout.tiles[:index], choice.tile, *layout.tiles[index + 1 :]),
        markers=tuple(filter(fits, layout.markers)),
    )


def _ways(tile: PlacedTile, library: Library) -> Ways:
    if tile.side not in library:
        return frozenset()
    passages = library.compiled(tile.side).passages
    return frozenset(frozenset(map(tile.global_edge, passage)) for passage in passages)


def _difference(wanted: Ways, ways: Ways) -> tuple[int, int]:
    """Number of ways that are missing, then of those that are new."""
    return (len(wanted - ways) if ways else len(wanted) + 1, len(ways - wanted))
