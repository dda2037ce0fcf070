"""Road ends of a layout and how they meet: the seams between neighbouring tiles."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from trackeditor.grid import Edge
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import EdgeEnd, Library


class SeamState(Enum):
    """How a road end meets what lies across its edge."""

    JOINED = "joined"
    """A road end that fits (2 and 3 lanes fit by diagonal moves)."""
    OPEN = "open"
    """No tile."""
    BLANK = "blank"
    """A tile without a road end there."""
    UNKNOWN = "unknown"
    """A tile that the library does not have."""
    SKEW = "skew"
    """A skewed road end against one that is not skewed to the same side."""
    LANES = "lanes"
    """Numbers of lanes between which no car can be led."""


class RoadEnd(NamedTuple):
    """A printed road end on a grid edge of a placed tile."""

    tile: PlacedTile
    edge: Edge
    printed: EdgeEnd


class Seam(NamedTuple):
    """A road end, what it meets, and how."""

    here: RoadEnd
    there: RoadEnd | None
    state: SeamState


def road_ends(tile: PlacedTile, library: Library) -> Iterator[RoadEnd]:
    """All road ends of a placed tile (none for a tile that the library does not have)."""
    if tile.side in library:
        for edge, printed in library.side(tile.side).ends.items():
            yield RoadEnd(tile, tile.global_edge(edge), printed)


def lying_tiles(layout: Layout) -> Iterator[PlacedTile]:
    """The tile on every hexagon: of two tiles that a file has put on one place, the first."""
    return iter(layout.by_hex.values())


def seams(layout: Layout, library: Library) -> Iterator[Seam]:
    """Every road end of the layout with its state; a joined seam appears once from each side."""
    for tile in lying_tiles(layout):
        yield from seams_of(tile, layout, library)


def seams_of(tile: PlacedTile, layout: Layout, library: Library) -> tuple[Seam, ...]:
    """The seams of one tile of the layout."""
    return tuple(seam_at(end, layout, library) for end in road_ends(tile, library))


def seam_at(end: RoadEnd, layout: Layout, library: Library) -> Seam:
    """How one road end meets its neighbour."""
    neighbour = layout.neighbour(end.tile, end.edge)
    if neighbour is None:
        return Seam(end, None, SeamState.OPEN)
    if neighbour.side not in library:
        return Seam(end, None, SeamState.UNKNOWN)
    facing = neighbour.local_edge(end.edge.opposite)
    printed = library.side(neighbour.side).ends.get(facing)
    if printed is None:
        return Seam(end, None, SeamState.BLANK)
    there = RoadEnd(neighbour, end.edge.opposite, printed)
    return Seam(end, there, meeting(end.printed, printed))


def leads_on(seam: Seam, library: Library) -> bool:
    """True when a road goes on beyond a road end, or may: the library does not have the tile there.

    The blind end of the service park is no road, though roads are joined to it.
    """
    if seam.there is None:
        return seam.state is SeamState.UNKNOWN
    return seam.state is SeamState.JOINED and bool(library.side(seam.there.tile.side).roads)


def meeting(a: EdgeEnd, b: EdgeEnd) -> SeamState:
    """How two printed road ends meet that face each other.

    >>> meeting(EdgeEnd(2), EdgeEnd(3)), meeting(EdgeEnd(2), EdgeEnd(4))
    (<SeamState.JOINED: 'joined'>, <SeamState.LANES: 'lanes'>)
    """
    if a.skew != b.skew:
        return SeamState.SKEW
    return SeamState.JOINED if _lanes_meet(a, b) else SeamState.LANES


def _lanes_meet(a: EdgeEnd, b: EdgeEnd) -> bool:
    """Two and three lanes may meet (RULES.md, section 3), except over a skewed edge."""
    if a.lanes == b.lanes:
        return True
    return a.skew is None and {a.lanes, b.lanes} == {2, 3}
