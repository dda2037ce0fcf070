"""The cell graph of a layout: driving cells and the moves between them, for a way of driving.

Each side's moves are compiled once per passage (``tiles.passages``); here they are placed and
joined at the seams. Cells of a skewed seam that go on on the neighbour become one cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import networkx as nx

from trackeditor.cells.seams import RoadEnd, SeamState, seam_at
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library, LocalCell, LocalMove, Passage
from trackeditor.tiles.passages import Contact, crossing

MERGE = "+"
EPSILON = 1e-9


class Drive(NamedTuple):
    """A placed tile driven from one printed edge to another."""

    tile: PlacedTile
    enters: Edge
    leaves: Edge

    @property
    def entrance(self) -> Edge:
        """The grid edge by which cars come in."""
        return self.tile.global_edge(self.enters)

    @property
    def exit(self) -> Edge:
        """The grid edge by which cars go out."""
        return self.tile.global_edge(self.leaves)

    def reversed(self) -> Drive:
        """The same way driven in the other direction."""
        return Drive(self.tile, self.leaves, self.enters)

    def passage(self, library: Library) -> Passage:
        """The compiled passage that this drive follows."""
        return library.compiled(self.tile.side).passages[self.enters, self.leaves]


class CellPart(NamedTuple):
    """A cell of one tile: the whole driving cell, or its part on that tile at a skewed seam."""

    tile: PlacedTile
    cell: LocalCell


def cell_id(at: Hex, local: str) -> str:
    """Id of a tile's cell in a layout.

    >>> cell_id(Hex(-4, 3), "r0.1.0")
    '-4,3/r0.1.0'
    """
    return f"{at.q},{at.r}/{local}"


def merged_id(parts: Iterable[str]) -> str:
    """Id of a cell made of parts on several tiles, whatever the order of the parts.

    >>> merged_id(["1,0/r0.0.0", "0,0/r0.3.0"])
    '0,0/r0.3.0+1,0/r0.0.0'
    """
    return MERGE.join(sorted(parts))


def drives(layout: Layout, library: Library) -> Iterator[Drive]:
    """Every way of driving through every tile of the layout."""
    for tile in layout.tiles:
        if tile.side in library and layout.tile_at(tile.at) is tile:
            for enters, leaves in library.compiled(tile.side).passages:
                yield Drive(tile, enters, leaves)


def follows(first: Drive, second: Drive) -> bool:
    """True when ``second`` begins on the edge by which ``first`` leaves its tile."""
    return (
        first.tile.at.neighbour(first.exit) == second.tile.at
        and second.entrance == first.exit.opposite
    )


def cell_graph(layout: Layout, library: Library, driven: Sequence[Drive]) -> nx.DiGraph[str]:
    """The driving cells and moves of a layout driven in a given way.

    Parameters
    ----------
    layout : the layout that the drives belong to
    library : knows every tile of ``driven``
    driven : the ways through the tiles; each is joined to those that begin where it ends

    Returns
    -------
    networkx.DiGraph
        Nodes are cell ids with the attribute ``parts`` (a tuple of :class:`CellPart`, rear part
        first); edges carry ``limit``, ``warnings`` and ``climb`` of the border crossed. The graph
        attribute ``conflicts`` holds the pairs of cells of which one at most can be occupied.

    Notes
    -----
    Rule of the moves: RULES.md, section 1; seams: FORMATS.md, section 2 (``open`` rows).
    """
    passages = [(drive, drive.passage(library)) for drive in driven]
    joins = list(_joins(passages, layout, library))
    names = _merged_names(joins)
    graph: nx.DiGraph[str] = nx.DiGraph()
    parts: dict[str, list[CellPart]] = {}
    for drive, passage in passages:
        cells = library.compiled(drive.tile.side).cells
        for local in passage.extents:
            own = cell_id(drive.tile.at, local)
            part = CellPart(drive.tile, cells[local])
            known = parts.setdefault(names.get(own, own), [])
            if part not in known:
                known.append(part)
    for name, found in parts.items():
        graph.add_node(name, parts=tuple(found))
    for drive, passage in passages:
        for move in passage.moves:
            _add_move(graph, names, move, drive.tile.at, drive.tile.at)
    for (first, leaving), (second, arriving) in joins:
        for move in _seam_moves(leaving, arriving):
            _add_move(graph, names, move, first.tile.at, second.tile.at)
    graph.graph["conflicts"] = _conflicts(graph, names, driven, library)
    return graph


Way = tuple[Drive, Passage]


def _joins(ways: Sequence[Way], layout: Layout, library: Library) -> Iterator[tuple[Way, Way]]:
    """Pairs of ways of which the second begins at the edge where the first ends."""
    by_entrance: dict[tuple[Hex, Edge], list[Way]] = {}
    for way in ways:
        by_entrance.setdefault((way[0].tile.at, way[0].entrance), []).append(way)
    for way in ways:
        drive = way[0]
        beyond = (drive.tile.at.neighbour(drive.exit), drive.exit.opposite)
        if beyond in by_entrance and _joined(drive, layout, library):
            for other in by_entrance[beyond]:
                yield way, other


def _joined(drive: Drive, layout: Layout, library: Library) -> bool:
    printed = library.side(drive.tile.side).ends[drive.leaves]
    state = seam_at(RoadEnd(drive.tile, drive.exit, printed), layout, library).state
    return state is SeamState.JOINED


def _merged_names(
    joins: Iterable[tuple[Way, Way]],
) -> dict[str, str]:
    """Merged id of every cell that goes on over a skewed seam, by the ids of its parts."""
    same: nx.Graph[str] = nx.Graph()
    for (first, leaving), (second, arriving) in joins:
        for a, b in zip(_merging(leaving.exit), _merging(arriving.entry), strict=True):
            same.add_edge(cell_id(first.tile.at, a), cell_id(second.tile.at, b))
    return {part: merged_id(group) for group in nx.connected_components(same) for part in group}


def _merging(contacts: Iterable[Contact]) -> list[str]:
    """Cells cut by a skewed edge, from left to right."""
    return [c.cell for c in sorted(contacts, key=lambda c: c.t0) if c.merges]


def _seam_moves(leaving: Passage, arriving: Passage) -> Iterator[LocalMove]:
    """Moves over a tile edge: the cells meet by their lateral intervals."""
    for a in leaving.exit:
        for b in arriving.entry:
            if a.merges or b.merges:
                continue
            if a.t0 <= b.t1 + EPSILON and b.t0 <= a.t1 + EPSILON:
                yield crossing(
                    a.cell,
                    b.cell,
                    (a.t0, a.t1),
                    (b.t0, b.t1),
                    leaving.exit_gate,
                    arriving.entry_gate,
                )


def _add_move(
    graph: nx.DiGraph[str], names: dict[str, str], move: LocalMove, here: Hex, there: Hex
) -> None:
    start, end = cell_id(here, move.start), cell_id(there, move.end)
    graph.add_edge(
        names.get(start, start),
        names.get(end, end),
        limit=move.limit,
        warnings=move.warnings,
        climb=move.climb,
    )


def _conflicts(
    graph: nx.DiGraph[str], names: dict[str, str], driven: Iterable[Drive], library: Library
) -> tuple[tuple[str, str], ...]:
    pairs: set[tuple[str, str]] = set()
    for tile in {drive.tile for drive in driven}:
        for a, b in library.compiled(tile.side).conflicts:
            ends = (cell_id(tile.at, a), cell_id(tile.at, b))
            first, second = sorted(names.get(end, end) for end in ends)
            if first in graph and second in graph:
                pairs.add((first, second))
    return tuple(sorted(pairs))
