"""The cell graph of a layout: driving cells and the moves between them, for a way of driving.

Each side's moves are compiled once per passage (``tiles.passages``); here they are placed and
joined at the seams. Cells of a skewed seam that go on on the neighbour become one cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from trackeditor.cells.seams import RoadEnd, SeamState, lying_tiles, seam_at
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library, LocalCell, LocalMove, Passage
from trackeditor.tiles.moves import Contact, Gate, crossing

if TYPE_CHECKING:
    import networkx as nx

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


def parts_of(cell: str) -> tuple[tuple[Hex, str], ...]:
    """The hexagons that a cell lies on by its id, each with the id of its part on the side there.

    >>> parts_of("0,0/r0.3.0+1,0/r0.0.0")
    ((Hex(q=0, r=0), 'r0.3.0'), (Hex(q=1, r=0), 'r0.0.0'))
    """
    return tuple(map(_part, cell.split(MERGE)))


def _part(part: str) -> tuple[Hex, str]:
    at, _, local = part.partition("/")
    q, r = at.split(",")
    return Hex(int(q), int(r)), local


def drives(layout: Layout, library: Library) -> Iterator[Drive]:
    """Every way of driving through every tile of the layout."""
    for tile in lying_tiles(layout):
        if tile.side in library:
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
    import networkx as nx  # takes longer to load than an empty editor window

    ways = [_way(drive, library) for drive in driven]
    joins = list(_joins(ways, layout, library))
    _merge(ways, joins)
    graph: nx.DiGraph[str] = nx.DiGraph()
    for node, parts in _nodes(ways, library).items():
        graph.add_node(node, parts=parts)
    graph.add_edges_from(_edges(ways, joins))
    graph.graph["conflicts"] = _conflicts(ways, library)
    return graph


class _Way(NamedTuple):
    """A drive, its passage, and the ids in the layout of the cells of that passage."""

    drive: Drive
    passage: Passage
    names: dict[str, str]


def _way(drive: Drive, library: Library) -> _Way:
    passage = drive.passage(library)
    prefix = cell_id(drive.tile.at, "")
    return _Way(drive, passage, {local: prefix + local for local in passage.extents})


def _joins(ways: Sequence[_Way], layout: Layout, library: Library) -> Iterator[tuple[_Way, _Way]]:
    """Pairs of ways of which the second begins at the edge where the first ends."""
    by_entrance: dict[tuple[Hex, Edge], list[_Way]] = {}
    for way in ways:
        by_entrance.setdefault((way.drive.tile.at, way.drive.entrance), []).append(way)
    for way in ways:
        tile, exit_ = way.drive.tile, way.drive.exit
        followers = by_entrance.get((tile.at.neighbour(exit_), exit_.opposite))
        if followers:
            end = RoadEnd(tile, exit_, library.side(tile.side).ends[way.drive.leaves])
            if seam_at(end, layout, library).state is SeamState.JOINED:
                for other in followers:
                    yield way, other


def _merge(ways: Iterable[_Way], joins: Iterable[tuple[_Way, _Way]]) -> None:
    """Give the two parts of every cell that goes on over a skewed edge one name."""
    merged: dict[str, str] = {}
    for first, second in joins:
        for a, b in merging(first.passage, second.passage):
            parts = (cell_id(first.drive.tile.at, a), cell_id(second.drive.tile.at, b))
            merged.update(dict.fromkeys(parts, merged_id(parts)))
    for way in ways if merged else ():
        way.names.update({local: merged.get(own, own) for local, own in way.names.items()})


def merging(first: Passage, second: Passage) -> Iterator[tuple[str, str]]:
    """Pairs of cells of a passage and the one that follows it that are one, from left to right.

    None of these parts reaches as far as the other edge of its tile, so a cell has two parts at
    most.
    """
    return zip(_cut(first.exit), _cut(second.entry), strict=True)


def _cut(contacts: Iterable[Contact]) -> list[str]:
    """Cells cut by a skewed edge, from left to right."""
    return [c.cell for c in sorted(contacts, key=lambda c: c.t0) if c.merges]


def _nodes(ways: Iterable[_Way], library: Library) -> dict[str, tuple[CellPart, ...]]:
    """Every cell with its parts, the rear part first."""
    found: dict[str, tuple[CellPart, ...]] = {}
    for way in ways:
        cells = library.compiled(way.drive.tile.side).cells
        for local, node in way.names.items():
            part = CellPart(way.drive.tile, cells[local])
            known = found.get(node)
            if known is None:
                found[node] = (part,)
            elif part not in known:
                found[node] = (*known, part)
    return found


def _edges(
    ways: Iterable[_Way], joins: Iterable[tuple[_Way, _Way]]
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """All moves, on the tiles and over the seams, with the attributes of the graph's edges."""
    for way in ways:
        yield from _placed(way.passage.moves, way.names, way.names)
    for first, second in joins:
        moves = seam_moves(first.passage, second.passage)
        yield from _placed(moves, first.names, second.names)


def _placed(
    moves: Iterable[LocalMove], here: Mapping[str, str], there: Mapping[str, str]
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Moves from cells of one way to cells of another (or the same), in the layout."""
    for start, end, limit, warnings, climb in moves:
        yield here[start], there[end], {"limit": limit, "warnings": warnings, "climb": climb}


def seam_moves(first: Passage, second: Passage) -> tuple[LocalMove, ...]:
    """Moves from the cells of a passage to those of the one that follows it, over the tile edge."""
    return _seam_moves(first.exit, first.exit_gate, second.entry, second.entry_gate)


@lru_cache(maxsize=4096)
def _seam_moves(
    leaving: tuple[Contact, ...], before: Gate, arriving: tuple[Contact, ...], after: Gate
) -> tuple[LocalMove, ...]:
    """Moves over a tile edge: the cells meet by their lateral intervals, the gates of both count.

    There are few ways for road ends to meet, so they are kept.
    """
    return tuple(
        crossing(a.cell, b.cell, (a.t0, a.t1), (b.t0, b.t1), before, after)
        for a in leaving
        for b in arriving
        if not (a.merges or b.merges) and a.t0 <= b.t1 + EPSILON and b.t0 <= a.t1 + EPSILON
    )


def _conflicts(ways: Iterable[_Way], library: Library) -> tuple[tuple[str, str], ...]:
    names: dict[PlacedTile, dict[str, str]] = {}
    for way in ways:
        names.setdefault(way.drive.tile, {}).update(way.names)
    pairs = {
        tuple(sorted((named[a], named[b])))
        for tile, named in names.items()
        for a, b in library.compiled(tile.side).conflicts
        if a in named and b in named
    }
    return tuple(sorted((a, b) for a, b in pairs))
