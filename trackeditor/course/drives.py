"""The drive graph: every way of driving through the tiles of a layout, and what can follow what.

What a tile adds to it depends on the tile and its six neighbours alone. So the graph of an edited
layout takes over everything from the graph before the edit but the tiles that were changed and
those around them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal, NamedTuple

from trackeditor.cells import Drive, Seam, SeamState, cell_id, seams_of
from trackeditor.course.lines import LinePlace, marker_lines, printed_lines
from trackeditor.course.model import CourseTile
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import CompiledSide, Library, Passage

InnerSide = Literal["left", "right"]


@dataclass(eq=False, slots=True)
class DriveNode:
    """A way of driving through a placed tile, as a node of the drive graph.

    Two nodes are the same only when they are one object, which is quick to tell. ``clashes`` are
    the nodes of the same tile, itself among them, that use a space of it; ``prefix`` begins the
    ids of its cells. ``corners`` are its corners in driving order: where each ends (0 to 1), and
    its inner side.
    """

    drive: Drive
    passage: Passage
    compiled: CompiledSide
    at: Hex
    tile: CourseTile
    prefix: str
    corners: tuple[tuple[float, InnerSide], ...]
    clashes: frozenset[DriveNode] = frozenset()


class TileNodes(NamedTuple):
    """What a placed tile adds to the graph whatever lies around it.

    ``entering`` and ``leaving`` are its nodes by the grid edge where they begin and end.
    """

    tile: PlacedTile
    nodes: tuple[DriveNode, ...]
    entering: Mapping[Edge, tuple[DriveNode, ...]]
    leaving: Mapping[Edge, tuple[DriveNode, ...]]
    lines: tuple[LinePlace, ...]


class TileSeams(NamedTuple):
    """The seams of a tile, and those among them that are more than a plain joint of equal ends."""

    every: tuple[Seam, ...] = ()
    notable: tuple[Seam, ...] = ()


Links = Mapping[DriveNode, tuple[DriveNode, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class DriveGraph:
    """The ways through all tiles of a layout, and how they follow each other.

    ``tiles`` and ``seams`` are what the tile on each hexagon adds to it. ``marked`` are the
    hexagons of all tiles that are more than plain road: with a line, with more than two road ends,
    or with a seam that is more than a plain joint of equal ends. ``followers`` of a node can be
    driven after it, ``leaders`` before it.
    """

    layout: Layout
    library: Library
    tiles: Mapping[Hex, TileNodes]
    seams: Mapping[Hex, TileSeams]
    marked: tuple[Hex, ...]
    followers: Links
    leaders: Links
    _reached: dict[tuple[DriveNode, ...], frozenset[DriveNode]] = field(default_factory=dict)

    @property
    def lines(self) -> tuple[LinePlace, ...]:
        """All start and finish lines, printed ones first."""
        printed = chain.from_iterable([self.tiles[at].lines for at in self.marked])
        return (*printed, *marker_lines(self.layout, self.library))

    @property
    def notable_seams(self) -> tuple[Seam, ...]:
        """The seams that are more than a plain joint of two equal road ends."""
        return tuple(chain.from_iterable([self.seams[at].notable for at in self.marked]))

    @property
    def nodes(self) -> Iterator[DriveNode]:
        """All nodes, in the order of the layout."""
        return chain.from_iterable([self.tiles[at].nodes for at in self.layout.by_hex])

    def reached_from(self, sources: tuple[DriveNode, ...]) -> frozenset[DriveNode]:
        """The nodes to which the road leads from some of them (kept: it is asked for twice)."""
        if sources not in self._reached:
            self._reached[sources] = frozenset(reachable(self.followers, sources))
        return self._reached[sources]


def reachable(links: Links, sources: Iterable[DriveNode]) -> set[DriveNode]:
    """The nodes to which some links lead from some nodes, these among them."""
    found = set(sources)
    todo = list(found)
    while todo:
        for node in links[todo.pop()]:
            if node not in found:
                found.add(node)
                todo.append(node)
    return found


def drive_graph(layout: Layout, library: Library, before: DriveGraph | None = None) -> DriveGraph:
    """The ways through all tiles, each joined to those that can follow it.

    Parameters
    ----------
    layout : the layout
    library : its tiles
    before : the graph of another layout, such as the one before an edit. The result is the same
        with it as without it; it takes the longer the more hexagons differ.
    """
    if before is None or before.library is not library:
        before = DriveGraph(Layout(), library, {}, {}, (), {}, {})
    earlier, present = before.layout.by_hex, layout.by_hex
    laid = {at: tile for at, tile in present.items() if earlier.get(at) is not tile}
    gone = (earlier.keys() - present.keys()).union(earlier.keys() & laid.keys())
    tiles, seams = dict(before.tiles), dict(before.seams)
    followers, leaders = dict(before.followers), dict(before.leaders)
    for at in gone:
        del seams[at]
        for node in tiles.pop(at).nodes:
            del followers[node], leaders[node]
    for at, tile in laid.items():
        tiles[at] = _tile_nodes(tile, library)
    touched = gone.union(laid)
    touched.update([at.neighbour(edge) for at in touched for edge in Edge])
    marked = set(before.marked) - touched
    for at in touched & present.keys():
        seams[at] = _tile_seams(present[at], layout, library)
        if tiles[at].lines or seams[at].notable or len(seams[at].every) > 2:
            marked.add(at)
        joined = _joined(seams[at], tiles)
        for edge, nodes in tiles[at].leaving.items():
            beyond = joined[edge].entering.get(edge.opposite, ()) if edge in joined else ()
            followers.update(dict.fromkeys(nodes, beyond))
        for edge, nodes in tiles[at].entering.items():
            behind = joined[edge].leaving.get(edge.opposite, ()) if edge in joined else ()
            leaders.update(dict.fromkeys(nodes, behind))
    return DriveGraph(
        layout=layout,
        library=library,
        tiles=tiles,
        seams=seams,
        marked=tuple([at for at in present if at in marked]),
        followers=followers,
        leaders=leaders,
    )


def _tile_nodes(tile: PlacedTile, library: Library) -> TileNodes:
    if tile.side not in library:
        return TileNodes(tile, (), {}, {}, ())
    compiled = library.compiled(tile.side)
    nodes = tuple(
        _node(Drive(tile, *edges), passage, compiled)
        for edges, passage in compiled.passages.items()
    )
    used = [node.passage.extents.keys() for node in nodes]
    for node, own in zip(nodes, used, strict=True):
        node.clashes = frozenset(
            other for other, cells in zip(nodes, used, strict=True) if not own.isdisjoint(cells)
        )
    return TileNodes(
        tile,
        nodes,
        _by_edge((node.tile.enters, node) for node in nodes),
        _by_edge((node.tile.leaves, node) for node in nodes),
        tuple(printed_lines(tile, library)),
    )


def _node(drive: Drive, passage: Passage, compiled: CompiledSide) -> DriveNode:
    at = drive.tile.at
    tile = CourseTile(
        side=drive.tile.side,
        at=at,
        enters=drive.entrance,
        leaves=drive.exit,
        junction=_is_at_junction(passage, compiled),
    )
    corners = tuple(_corners(passage, compiled))
    return DriveNode(drive, passage, compiled, at, tile, cell_id(at, ""), corners)


def _corners(passage: Passage, compiled: CompiledSide) -> list[tuple[float, InnerSide]]:
    """The corners of a passage in driving order: where each ends, and its inner side."""
    cells, extents = compiled.cells, passage.extents
    return sorted(
        (max(e.front for c, e in extents.items() if cells[c].corner == corner), side)
        for corner, side in passage.inner_sides.items()
    )


def _is_at_junction(passage: Passage, compiled: CompiledSide) -> bool:
    """Whether another way through the side begins or ends where this one does."""
    return any(
        (enters is passage.enters) != (leaves is passage.leaves)
        for enters, leaves in compiled.passages
    )


def _by_edge(found: Iterable[tuple[Edge, DriveNode]]) -> Mapping[Edge, tuple[DriveNode, ...]]:
    by_edge: dict[Edge, list[DriveNode]] = {}
    for edge, node in found:
        by_edge.setdefault(edge, []).append(node)
    return {edge: tuple(nodes) for edge, nodes in by_edge.items()}


def _tile_seams(tile: PlacedTile, layout: Layout, library: Library) -> TileSeams:
    every = seams_of(tile, layout, library)
    return TileSeams(every, tuple(filter(_is_notable, every)))


def _joined(seams: TileSeams, tiles: Mapping[Hex, TileNodes]) -> dict[Edge, TileNodes]:
    """The tiles to whose roads those of a tile are joined, by the edge between them."""
    return {
        seam.here.edge: tiles[seam.there.tile.at]
        for seam in seams.every
        if seam.state is SeamState.JOINED and seam.there is not None
    }


def _is_notable(seam: Seam) -> bool:
    if seam.state is not SeamState.JOINED or seam.there is None:
        return True
    return seam.here.printed != seam.there.printed
