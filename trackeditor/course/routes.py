"""Searches the ways through a layout: from a start line to a finish line, or round a circuit.

A way drives no space twice; a tile comes again only by another of its roads. A layout full of
forks has more such ways than can be counted, so every search is bounded and says when it was cut.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from trackeditor.cells import Drive, Seam, SeamState, drives
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout
from trackeditor.tiles import CompiledSide, Library

MOST_ROUTES = 500
"""So many ways are compared at most."""
MOST_WORK = 200_000
"""So many drives are looked at at most in search of them (about a fifth of a second)."""


class DriveGraph(NamedTuple):
    """The ways through all tiles of a layout, by number, and how they follow each other.

    ``followers[i]`` can be driven after drive ``i``, ``leaders[i]`` before it; ``clashes[i]`` are
    the drives, itself among them, that use a space of drive ``i``.
    """

    drives: tuple[Drive, ...]
    followers: tuple[tuple[int, ...], ...]
    leaders: tuple[tuple[int, ...], ...]
    clashes: tuple[tuple[int, ...], ...]


class Ways(NamedTuple):
    """What a search found.

    ``drives`` is the best way in driving order (empty when there is none), ``alternatives`` the
    number of other ways that also fit; the same circuit driven the other way is no other way.
    ``is_cut`` is True when the search was given up before it had seen all ways: then there may be
    more and better ones.
    """

    drives: tuple[Drive, ...] = ()
    alternatives: int = 0
    is_cut: bool = False


def drive_graph(layout: Layout, library: Library, met: Iterable[Seam]) -> DriveGraph:
    """The ways through all tiles, each joined to those that can follow it.

    Parameters
    ----------
    layout : the layout
    library : its tiles
    met : all seams of the layout
    """
    every = tuple(drives(layout, library))
    entering: dict[tuple[Hex, Edge], list[int]] = {}
    for i, drive in enumerate(every):
        entering.setdefault((drive.tile.at, drive.entrance), []).append(i)
    beyond: dict[tuple[Hex, Edge], tuple[int, ...]] = {}
    for here, there, state in met:
        if state is SeamState.JOINED and there is not None:
            others = entering.get((there.tile.at, there.edge), ())
            beyond[here.tile.at, here.edge] = tuple(others)
    followers = tuple(beyond.get((drive.tile.at, drive.exit), ()) for drive in every)
    leaders: list[list[int]] = [[] for _ in every]
    for i, next_ones in enumerate(followers):
        for j in next_ones:
            leaders[j].append(i)
    return DriveGraph(every, followers, tuple(map(tuple, leaders)), _clashes(every, library))


def _clashes(every: Sequence[Drive], library: Library) -> tuple[tuple[int, ...], ...]:
    """For each drive those of the same tile that use one of its spaces."""
    by_side: dict[str, list[tuple[int, ...]]] = {}
    found: list[tuple[int, ...]] = []
    while len(found) < len(every):
        first = len(found)
        side = every[first].tile.side
        if side not in by_side:
            by_side[side] = _side_clashes(library.compiled(side))
        found.extend(tuple(first + i for i in clashing) for clashing in by_side[side])
    return tuple(found)


def _side_clashes(compiled: CompiledSide) -> list[tuple[int, ...]]:
    """The same for the passages of one side, in the order in which they are compiled."""
    used = [passage.extents.keys() for passage in compiled.passages.values()]
    return [tuple(i for i, others in enumerate(used) if not own.isdisjoint(others)) for own in used]


def crossing_drives(
    graph: DriveGraph, found: Iterable[LinePlace], library: Library
) -> tuple[int, ...]:
    """Numbers of the drives that cross one of some lines, in either direction."""
    places = list(found)
    touched = {line.tile.at for line in places}
    touched.update(
        line.tile.at.neighbour(line.tile.global_edge(line.edge))
        for line in places
        if line.edge is not None
    )
    return tuple(
        i
        for i, drive in enumerate(graph.drives)
        if drive.tile.at in touched and any(line_crossing(line, drive, library) for line in places)
    )


def stage_ways(
    graph: DriveGraph,
    starts: Sequence[int],
    finishes: Sequence[int],
    in_one: Collection[int] = (),
) -> Ways:
    """Ways from a start line to a finish line; the one over the most tiles is the best.

    Parameters
    ----------
    graph : all ways through the tiles
    starts, finishes : drives that cross a start line, a finish line
    in_one : drives that cross first a start line and then a finish line
    """
    useful = _reachable(graph.followers, starts) & _reachable(graph.leaders, finishes)
    targets = useful.intersection(finishes)
    search = _Search(graph)
    found: list[tuple[int, ...]] = [(i,) for i in in_one]
    for start in starts:
        if start in useful and start not in in_one:
            found.extend(search.ways(start, useful, targets - {start}))
    return _best(graph, found, search.is_cut)


def circuit_ways(graph: DriveGraph, through: Sequence[int]) -> Ways:
    """Circuits, the one with the most tiles first; those over ``through`` before others.

    Without circuits over these drives, those count to which the road leads from them; with no
    drives given, every circuit of the layout.
    """
    search = _Search(graph)
    found: list[tuple[int, ...]] = []
    for root in through:
        found.extend(search.circuits(root, set(range(len(graph.drives)))))
    if not found:
        reached = _reachable(graph.followers, through) if through else range(len(graph.drives))
        left = set(reached) & _on_loops(graph)
        for root in sorted(left):
            found.extend(search.circuits(root, left))
            if search.is_cut:
                break
            left.remove(root)
    best = _best(graph, found, search.is_cut)
    return best._replace(drives=_canonical(best.drives))


def drive_beyond(graph: DriveGraph, route: Sequence[Drive]) -> tuple[Drive, ...]:
    """The drive that goes on from the end of a route (at a fork the first as described), if any."""
    clashing = {
        other
        for i, drive in enumerate(graph.drives)
        if drive in route
        for other in graph.clashes[i]
    }
    followers = graph.followers[graph.drives.index(route[-1])]
    beyond = [graph.drives[i] for i in followers if i not in clashing]
    return tuple(sorted(beyond, key=lambda drive: _described([drive]))[:1])


def lies_on_circuit(graph: DriveGraph, drive: int) -> bool:
    """True when a car that follows the road from a drive can come back to it."""
    return drive in _reachable(graph.followers, graph.followers[drive])


def reachable_tiles(graph: DriveGraph, sources: Iterable[int]) -> set[Hex]:
    """Positions of the tiles that can be driven to from some drives."""
    return {graph.drives[i].tile.at for i in _reachable(graph.followers, sources)}


def _reachable(following: Sequence[Sequence[int]], sources: Iterable[int]) -> set[int]:
    found = set(sources)
    todo = list(found)
    while todo:
        for i in following[todo.pop()]:
            if i not in found:
                found.add(i)
                todo.append(i)
    return found


def _on_loops(graph: DriveGraph) -> set[int]:
    """Drives from which a car can come back to them."""
    import networkx as nx

    joined: nx.DiGraph[int] = nx.DiGraph()
    joined.add_edges_from((i, j) for i, others in enumerate(graph.followers) for j in others)
    loops = (group for group in nx.strongly_connected_components(joined) if len(group) > 1)
    return set().union(*loops)


class _Search:
    """Depth-first search for ways that drive no space twice, with one limit for all its calls.

    Where it comes to a dead end it grows careful: from then on it takes a branch only after
    looking whether any target can still be reached over it.
    """

    def __init__(self, graph: DriveGraph) -> None:
        self._graph = graph
        self._work = MOST_WORK
        self._routes = MOST_ROUTES

    @property
    def is_cut(self) -> bool:
        """True when the search was given up before it had seen all ways."""
        return self._work <= 0 or self._routes <= 0

    def circuits(self, root: int, allowed: set[int]) -> Iterator[tuple[int, ...]]:
        """The circuits over allowed drives through one of them, each beginning with it."""
        graph = self._graph
        if self.is_cut or not allowed.intersection(graph.leaders[root]):
            return
        useful = _reachable(graph.leaders, [root]) & allowed
        closing = useful.intersection(graph.leaders[root])
        yield from self.ways(root, useful, closing, goes_on=True)

    def ways(
        self, start: int, useful: set[int], targets: set[int], *, goes_on: bool = False
    ) -> Iterator[tuple[int, ...]]:
        """The ways over useful drives from one to any of the targets.

        ``goes_on`` says whether a longer way may lead over a target on to another one.
        """
        graph = self._graph
        blocked = [0] * len(graph.drives)
        path: list[int] = []
        todo: list[Iterator[int]] = [iter((start,))]
        hopeful: list[bool] = []  # whether a way was found over this part of the path
        is_careful = False
        while todo and not self.is_cut:
            drive = next(todo[-1], None)
            if drive is None:
                todo.pop()
                if path:
                    for other in graph.clashes[path.pop()]:
                        blocked[other] -= 1
                    succeeded = hopeful.pop()
                    is_careful = is_careful or not succeeded
                    if hopeful:
                        hopeful[-1] = hopeful[-1] or succeeded
                continue
            if drive not in useful or blocked[drive]:
                continue
            if is_careful and not self._leads_on(drive, useful, targets, blocked):
                continue
            self._work -= 1
            path.append(drive)
            for other in graph.clashes[drive]:
                blocked[other] += 1
            is_target = drive in targets
            hopeful.append(is_target)
            if is_target:
                self._routes -= 1
                yield tuple(path)
            todo.append(iter(() if is_target and not goes_on else graph.followers[drive]))

    def _leads_on(
        self, drive: int, useful: set[int], targets: set[int], blocked: Sequence[int]
    ) -> bool:
        """True when a target can be reached from a drive over tiles that are still free."""
        seen = {drive}
        todo = [drive]
        while todo:
            here = todo.pop()
            if here in targets:
                return True
            self._work -= 1
            for i in self._graph.followers[here]:
                if i not in seen and i in useful and not blocked[i]:
                    seen.add(i)
                    todo.append(i)
        return False


def _best(graph: DriveGraph, paths: Sequence[tuple[int, ...]], is_cut: bool) -> Ways:
    """The way to take, by an order that does not depend on where and how the layout lies.

    More tiles come first, then more tiles driven in the sense in which they are described, then
    the sequence of sides and edges.
    """
    distinct = {frozenset(path): path for path in paths}
    if not distinct:
        return Ways(is_cut=is_cut)
    longest = max(map(len, distinct))
    candidates = [
        tuple(graph.drives[i] for i in path) for path in distinct.values() if len(path) == longest
    ]
    best = min(candidates, key=lambda path: (-_as_described(path), _described(path)))
    roads = {frozenset(map(_way_through, (graph.drives[i] for i in path))) for path in distinct}
    return Ways(best, len(roads) - 1, is_cut)


def _way_through(drive: Drive) -> tuple[Hex, Edge, Edge]:
    """What is driven through, whichever way."""
    return (drive.tile.at, min(drive.enters, drive.leaves), max(drive.enters, drive.leaves))


def _as_described(path: Iterable[Drive]) -> int:
    """Number of drives in the sense in which most sides are described: from D to A, B or C."""
    return sum(1 for drive in path if drive.enters > drive.leaves)


def _described(path: Iterable[Drive]) -> list[tuple[str, Edge, Edge]]:
    return [(drive.tile.side, drive.enters, drive.leaves) for drive in path]


def _canonical(circuit: tuple[Drive, ...]) -> tuple[Drive, ...]:
    """The circuit from the drive at which its sequence of sides reads smallest."""
    if not circuit:
        return circuit
    smallest = min(_described(circuit))
    turns = [
        circuit[i:] + circuit[:i]
        for i, drive in enumerate(_described(circuit))
        if drive == smallest
    ]
    return min(turns, key=_described)
