"""Searches the ways through a layout: from a start line to a finish line, or round a circuit.

A way drives no space twice; a tile comes again only by another of its roads. A layout full of
forks has more such ways than can be counted, so every search is bounded and says when it was cut.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from typing import NamedTuple

from trackeditor.cells import Drive
from trackeditor.course.drives import DriveGraph, DriveNode, reachable
from trackeditor.course.lines import LineCrossing, LinePlace, line_crossing
from trackeditor.grid import Edge, Hex
from trackeditor.tiles import Library

BY_WEIGHT = ("finish", "start-finish", "start")
"""Kinds of lines on a circuit; the first one that is there is where laps are counted."""
MOST_ROUTES = 500
"""So many ways are compared at most."""
MOST_WORK = 200_000
"""So many drives are looked at at most in search of them (about a fifth of a second)."""


class Ways(NamedTuple):
    """What a search found.

    ``nodes`` is the best way in driving order (empty when there is none), ``alternatives`` the
    number of other ways that also fit; the same circuit driven the other way is no other way.
    ``is_cut`` is True when the search was given up before it had seen all ways: then there may be
    more and better ones. ``every`` are all ways that were found.
    """

    nodes: tuple[DriveNode, ...] = ()
    alternatives: int = 0
    is_cut: bool = False
    every: tuple[tuple[DriveNode, ...], ...] = ()


def crossing_drives(
    graph: DriveGraph, found: Iterable[LinePlace], library: Library
) -> tuple[DriveNode, ...]:
    """The drives that cross one of some lines, in either direction, in the order of the layout."""
    lines_at = lines_by_hex(found)
    touched: Collection[Hex] = lines_at.keys() & graph.tiles.keys()
    if len(touched) > 1:
        touched = [at for at in graph.layout.by_hex if at in lines_at]
    return tuple(
        node
        for at in touched
        for node in graph.tiles[at].nodes
        if any(line_crossing(line, node.drive, library) for line in lines_at[at])
    )


def lines_by_hex(found: Iterable[LinePlace]) -> dict[Hex, list[LinePlace]]:
    """Lines by the hexagons that they touch."""
    lines_at: dict[Hex, list[LinePlace]] = {}
    for line in found:
        for at in line.touches:
            lines_at.setdefault(at, []).append(line)
    return lines_at


def stage_ways(
    graph: DriveGraph,
    starts: tuple[DriveNode, ...],
    finishes: Sequence[DriveNode],
    in_one: Collection[DriveNode] = (),
) -> Ways:
    """Ways from a start line to a finish line; the one over the most tiles is the best.

    Parameters
    ----------
    graph : all ways through the tiles
    starts, finishes : drives that cross a start line, a finish line
    in_one : drives that cross first a start line and then a finish line
    """
    search = _Search(graph)
    found: list[tuple[DriveNode, ...]] = [(node,) for node in in_one]
    for start in starts:
        if start not in in_one:
            found.extend(search.ways(start, graph.followers.keys(), {*finishes} - {start}))
    return _best(found, search.is_cut)


def circuit_ways(graph: DriveGraph, through: Sequence[DriveNode]) -> Ways:
    """Circuits, the one with the most tiles first; those over ``through`` before others.

    Without circuits over these drives, those count to which the road leads from them; with no
    drives given, every circuit of the layout.
    """
    search = _Search(graph)
    found: list[tuple[DriveNode, ...]] = []
    for root in through:
        found.extend(search.circuits(root, graph.followers.keys()))
    if not found:
        left = _on_loops(graph, graph.reached_from(tuple(through)) if through else {*graph.nodes})
        for root in [node for node in graph.nodes if node in left]:
            found.extend(search.circuits(root, left))
            if search.is_cut:
                break
            left.remove(root)
    best = _best(found, search.is_cut)
    return best._replace(nodes=_canonical(best.nodes))


def from_line(
    route: tuple[DriveNode, ...], found: Iterable[LinePlace], library: Library
) -> tuple[tuple[DriveNode, ...], LineCrossing | None]:
    """Let a circuit begin with the drive over its line; without one, as it is.

    Returned with how that drive crosses the line.
    """
    for line in by_weight(found):
        near = line.touches
        for i in [i for i, node in enumerate(route) if node.at in near]:
            crossing = line_crossing(line, route[i].drive, library)
            if crossing is not None:
                return route[i:] + route[:i], crossing
    return route, None


def lines_over(
    route: tuple[DriveNode, ...], found: Iterable[LinePlace], library: Library
) -> set[LinePlace]:
    """The lines that a way crosses; one that shows a way, only if it is driven so."""
    return {line for line in found if from_line(route, [line], library)[1] is not None}


def by_weight(found: Iterable[LinePlace]) -> list[LinePlace]:
    """Lines in the order in which they decide over the laps, standees before printed ones."""
    return sorted(found, key=lambda line: (BY_WEIGHT.index(line.kind), line.marker is None))


def drive_beyond(graph: DriveGraph, route: Sequence[DriveNode]) -> tuple[DriveNode, ...]:
    """The drive that goes on from the end of a route (at a fork the first as described), if any."""
    driven = set(route)
    beyond = [node for node in graph.followers[route[-1]] if driven.isdisjoint(node.clashes)]
    return tuple(sorted(beyond, key=_described)[:1])


def driven_back(graph: DriveGraph, route: Sequence[Drive]) -> tuple[DriveNode, ...]:
    """The road of some drives driven the other way."""
    return tuple(
        node
        for drive in reversed(route)
        for node in graph.tiles[drive.tile.at].nodes
        if node.drive == drive.reversed()
    )


def on_circuits(graph: DriveGraph, nodes: Sequence[DriveNode]) -> list[DriveNode]:
    """Those of some drives to which a car that follows the road from them can come back."""
    if not nodes:
        return []
    looping = _on_loops(graph, reachable(graph.followers, nodes))
    return [node for node in nodes if node in looping]


def leads_to_circuit(graph: DriveGraph, nodes: Iterable[DriveNode]) -> bool:
    """True when a car that follows the road from some drives comes to one that it can repeat."""
    return bool(_on_loops(graph, reachable(graph.followers, nodes)))


def _on_loops(graph: DriveGraph, among: Set[DriveNode]) -> set[DriveNode]:
    """Those of some drives from which a car can come back to them.

    With a drive all that can follow it must be among them.
    """
    onward = {node: len(graph.followers[node]) for node in among}
    todo = [node for node, ways in onward.items() if not ways]
    while todo:  # take away what leads to no loop: mostly that is all
        node = todo.pop()
        del onward[node]
        for leader in graph.leaders[node]:
            if leader in onward:
                onward[leader] -= 1
                if not onward[leader]:
                    todo.append(leader)
    if not onward:
        return set()
    import networkx as nx

    joined: nx.DiGraph[DriveNode] = nx.DiGraph()
    joined.add_edges_from((a, b) for a in onward for b in graph.followers[a] if b in onward)
    loops = (group for group in nx.strongly_connected_components(joined) if len(group) > 1)
    return set().union(*loops)


class _Search:
    """Depth-first search for ways that drive no space twice, with one limit for all its calls.

    It follows the road to the next choice in one go; most roads have none. At the first choice it
    looks from where targets can be reached at all. Where it comes to a dead end it grows careful:
    from then on it takes a branch only after looking whether any target can still be reached over
    it.
    """

    def __init__(self, graph: DriveGraph) -> None:
        self._graph = graph
        self._work = MOST_WORK
        self._routes = MOST_ROUTES

    @property
    def is_cut(self) -> bool:
        """True when the search was given up before it had seen all ways."""
        return self._work <= 0 or self._routes <= 0

    def circuits(self, root: DriveNode, allowed: Set[DriveNode]) -> Iterator[tuple[DriveNode, ...]]:
        """The circuits over allowed drives through one of them, each beginning with it."""
        graph = self._graph
        if self.is_cut or allowed.isdisjoint(graph.leaders[root]):
            return
        yield from self.ways(root, allowed, allowed & {*graph.leaders[root]}, goes_on=True)

    def ways(
        self,
        start: DriveNode,
        allowed: Set[DriveNode],
        targets: Set[DriveNode],
        *,
        goes_on: bool = False,
    ) -> Iterator[tuple[DriveNode, ...]]:
        """The ways over allowed drives from one to any of the targets.

        ``goes_on`` says whether a longer way may lead over a target on to another one.
        """
        path: list[DriveNode] = []
        driven: set[DriveNode] = set()
        todo: list[Iterator[DriveNode]] = [iter((start,))]
        choices: list[int] = []  # how long the path was at every choice
        hopeful: list[bool] = []  # whether a way was found over the road taken there
        useful = allowed
        is_careful = False
        while todo and not self.is_cut:
            node = next(todo[-1], None)
            if node is None:
                todo.pop()
                if choices:
                    driven.difference_update(path[choices[-1] :])
                    del path[choices.pop() :]
                    succeeded = hopeful.pop()
                    is_careful = is_careful or not succeeded
                    if hopeful:
                        hopeful[-1] = hopeful[-1] or succeeded
                continue
            if node not in useful or not driven.isdisjoint(node.clashes):
                continue
            if is_careful and not self._leads_on(node, useful, targets, driven):
                continue
            choices.append(len(path))
            ahead = self._follow(node, useful, targets, path, driven)
            is_target = path[-1] in targets
            hopeful.append(is_target)
            if is_target:
                self._routes -= 1
                yield tuple(path)
            if is_target and not goes_on:
                ahead = ()
            elif useful is allowed and len(ahead) > 1:
                useful = reachable(self._graph.leaders, targets) & allowed
            todo.append(iter(ahead))

    def _follow(
        self,
        node: DriveNode,
        useful: Set[DriveNode],
        targets: Set[DriveNode],
        path: list[DriveNode],
        driven: set[DriveNode],
    ) -> tuple[DriveNode, ...]:
        """Drive on from a node to the next target or choice; returns what can be chosen there."""
        followers = self._graph.followers
        first = len(path)
        while True:
            path.append(node)
            driven.add(node)
            ahead = followers[node]
            if len(ahead) != 1 or node in targets:
                break
            (node,) = ahead
            if node not in useful or not driven.isdisjoint(node.clashes):
                break
        self._work -= len(path) - first
        return ahead

    def _leads_on(
        self,
        node: DriveNode,
        useful: Set[DriveNode],
        targets: Set[DriveNode],
        driven: Set[DriveNode],
    ) -> bool:
        """True when a target can be reached from a drive over tiles that are still free."""
        seen = {node}
        todo = [node]
        while todo:
            here = todo.pop()
            if here in targets:
                return True
            self._work -= 1
            for other in self._graph.followers[here]:
                if other not in seen and other in useful and driven.isdisjoint(other.clashes):
                    seen.add(other)
                    todo.append(other)
        return False


def _best(paths: Sequence[tuple[DriveNode, ...]], is_cut: bool) -> Ways:
    """The way to take, by an order that does not depend on where and how the layout lies.

    More tiles come first, then more tiles driven in the sense in which they are described, then
    the sequence of sides and edges.
    """
    if len(paths) == 1:
        return Ways(paths[0], 0, is_cut, (paths[0],))
    distinct = {frozenset(path): path for path in paths}
    if not distinct:
        return Ways(is_cut=is_cut)
    longest = max(map(len, distinct))
    candidates = [path for path in distinct.values() if len(path) == longest]
    roads = {frozenset(map(_way_through, path)) for path in distinct}
    best = min(candidates, key=preference)
    return Ways(best, len(roads) - 1, is_cut, tuple(distinct.values()))


def preference(path: Sequence[DriveNode]) -> tuple[int, list[tuple[str, Edge, Edge]]]:
    """Key by which the first one of equally long ways is taken, wherever the layout lies."""
    return -_as_described(path), list(map(_described, path))


def _way_through(node: DriveNode) -> tuple[Hex, Edge, Edge]:
    """What is driven through, whichever way."""
    drive = node.drive
    return (node.at, min(drive.enters, drive.leaves), max(drive.enters, drive.leaves))


def _as_described(path: Iterable[DriveNode]) -> int:
    """Number of drives in the sense in which most sides are described: from D to A, B or C."""
    return sum(1 for node in path if node.drive.enters > node.drive.leaves)


def _described(node: DriveNode) -> tuple[str, Edge, Edge]:
    drive = node.drive
    return (node.tile.side, drive.enters, drive.leaves)


def _canonical(circuit: tuple[DriveNode, ...]) -> tuple[DriveNode, ...]:
    """The circuit from the drive at which its sequence of sides reads smallest."""
    if not circuit:
        return circuit
    twice = 2 * list(map(_described, circuit))
    smallest = min(twice)
    starts = [i for i in range(len(circuit)) if twice[i] == smallest]
    first = min(starts, key=lambda i: twice[i : i + len(circuit)])
    return circuit[first:] + circuit[:first]
