"""Searches the ways through a layout: from a start line to a finish line, or round a circuit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

import networkx as nx

from trackeditor.cells import Drive, SeamState, drives, seam_at
from trackeditor.cells.seams import RoadEnd
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout
from trackeditor.tiles import Library

MOST_ROUTES = 500
"""So many ways through a layout full of forks are compared at most."""

DriveGraph = Any  # networkx.DiGraph of drives


class Route(NamedTuple):
    """Drives in driving order; ``alternatives`` is the number of other ways that also fit."""

    drives: tuple[Drive, ...]
    alternatives: int = 0


def drive_graph(layout: Layout, library: Library) -> DriveGraph:
    """The ways through all tiles, each joined to those that can follow it."""
    graph: nx.DiGraph[Drive] = nx.DiGraph()
    every = list(drives(layout, library))
    graph.add_nodes_from(every)
    by_entrance: dict[tuple[Hex, Edge], list[Drive]] = {}
    for drive in every:
        by_entrance.setdefault((drive.tile.at, drive.entrance), []).append(drive)
    for drive in every:
        beyond = (drive.tile.at.neighbour(drive.exit), drive.exit.opposite)
        followers = by_entrance.get(beyond, ())
        if followers:
            end = RoadEnd(drive.tile, drive.exit, library.side(drive.tile.side).ends[drive.leaves])
            if seam_at(end, layout, library).state is SeamState.JOINED:
                graph.add_edges_from((drive, other) for other in followers)
    return graph


def crossing_drives(graph: DriveGraph, found: Iterable[LinePlace], library: Library) -> list[Drive]:
    """All drives that cross one of some lines, in either direction."""
    places = list(found)
    return [d for d in graph if any(line_crossing(line, d, library) for line in places)]


def stage_route(
    graph: DriveGraph, starts: Sequence[Drive], finishes: Sequence[Drive], library: Library
) -> Route | None:
    """The way from a start line to a finish line; the one over the most tiles if there are many."""
    useful = _reachable(graph, starts, forward=True) & _reachable(graph, finishes, forward=False)
    narrowed = graph.subgraph(useful)
    targets = [drive for drive in finishes if drive in useful]
    found: list[tuple[Drive, ...]] = [(start,) for start in starts if start in targets]
    for start in starts:
        if start in useful and start not in targets:
            paths = nx.all_simple_paths(narrowed, start, targets)
            found.extend(tuple(path) for path in islice(paths, MOST_ROUTES))
    return _best([path for path in found if _is_drivable(path, library)])


def circuit_route(graph: DriveGraph, through: Sequence[Drive], library: Library) -> Route | None:
    """The circuit with the most tiles among those that can be reached from some drives.

    With no drives given, every circuit of the layout counts.
    """
    reachable = _reachable(graph, through, forward=True) if through else set(graph)
    cycles = nx.simple_cycles(graph.subgraph(reachable))
    found = [
        _canonical(tuple(cycle))
        for cycle in islice(cycles, MOST_ROUTES)
        if _is_drivable(cycle, library)
    ]
    on_line = [cycle for cycle in found if set(cycle) & set(through)]
    return _best(on_line or found)


def lies_on_circuit(graph: DriveGraph, drive: Drive) -> bool:
    """True when a car that follows the road from a drive can come back to it."""
    return drive in _reachable(graph, list(graph.successors(drive)), forward=True)


def _reachable(graph: DriveGraph, sources: Iterable[Drive], *, forward: bool) -> set[Drive]:
    step = graph.successors if forward else graph.predecessors
    found = set(sources)
    todo = list(found)
    while todo:
        for drive in step(todo.pop()):
            if drive not in found:
                found.add(drive)
                todo.append(drive)
    return found


def reachable_tiles(graph: DriveGraph, sources: Iterable[Drive]) -> set[Hex]:
    """Positions of the tiles that can be driven to from some drives."""
    return {drive.tile.at for drive in _reachable(graph, sources, forward=True)}


def _is_drivable(path: Sequence[Drive], library: Library) -> bool:
    """True when no space is driven twice: a tile comes again only by another of its roads."""
    used: dict[Hex, set[str]] = {}
    for drive in path:
        cells = used.setdefault(drive.tile.at, set())
        own = drive.passage(library).extents.keys()
        if not cells.isdisjoint(own):
            return False
        cells.update(own)
    return True


def _route_key(path: Sequence[Drive]) -> tuple[Any, ...]:
    """Order of preference that does not depend on where and how the layout lies.

    More tiles first, then more tiles driven in the sense in which they are described.
    """
    forward = sum(1 for drive in path if drive.enters > drive.leaves)
    return (-len(path), -forward, [(d.tile.side, d.enters, d.leaves) for d in path])


def _best(paths: Sequence[tuple[Drive, ...]]) -> Route | None:
    distinct = {frozenset(path): path for path in paths}
    if not distinct:
        return None
    return Route(min(distinct.values(), key=_route_key), len(distinct) - 1)


def _canonical(cycle: tuple[Drive, ...]) -> tuple[Drive, ...]:
    """The circuit from the drive at which its sequence of sides reads smallest."""
    turns = [cycle[i:] + cycle[:i] for i in range(len(cycle))]
    return min(turns, key=lambda turn: [(d.tile.side, d.enters, d.leaves) for d in turn])
