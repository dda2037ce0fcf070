"""The way from a pre-grid onto a circuit (RULES.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from trackeditor.course.drives import DriveGraph, DriveNode
from trackeditor.course.routes import crossing_drives, driven_back
from trackeditor.layout import PlacedTile


class NodePregrid(NamedTuple):
    """The way from the pre-grid onto the circuit as nodes of the drive graph.

    ``joins`` is the number of the drive of the route over the fork where they meet.
    """

    nodes: tuple[DriveNode, ...]
    joins: int


def nearest_pregrid(
    graph: DriveGraph,
    grids: Iterable[PlacedTile],
    route: Sequence[DriveNode],
    *,
    is_turned: bool = False,
) -> NodePregrid | None:
    """The shortest of the ways from some grid tiles beside a circuit onto it.

    Parameters
    ----------
    graph : all ways through the tiles
    grids : the tiles with grid boxes
    route : the circuit in driving order
    is_turned : whether the tiles are to be driven over as if they were turned round
    """
    on_circuit = {node.at for node in route}
    joining = drives_joining(graph, route)
    ways = [
        way
        for tile in grids
        if tile.at not in on_circuit
        if (way := _way_onto(graph, _drives_over(tile, graph, is_turned), joining, route))
    ]
    return min(ways, key=lambda way: len(way.nodes), default=None)


def drives_joining(graph: DriveGraph, route: Sequence[DriveNode]) -> dict[DriveNode, int]:
    """The drives beside a route that come onto it, with the numbers of those they join."""
    return {
        other: number
        for number, node in enumerate(route)
        for other in graph.leaders[route[(number + 1) % len(route)]]
        if other is not node and other.clashes.intersection(route) <= {node}
    }


def _drives_over(tile: PlacedTile, graph: DriveGraph, is_turned: bool) -> Sequence[DriveNode]:
    """The drives over a tile with grid boxes: over its line, from where the boxes are."""
    own = graph.tiles[tile.at]
    if not own.lines:
        return own.nodes
    leaving = crossing_drives(graph, own.lines, graph.library)
    return driven_back(graph, [node.drive for node in leaving]) if is_turned else leaving


def _way_onto(
    graph: DriveGraph,
    roots: Sequence[DriveNode],
    joining: Mapping[DriveNode, int],
    route: Sequence[DriveNode],
) -> NodePregrid | None:
    """The shortest way from some drives beside a circuit onto it."""
    taken = set(route)
    todo: list[tuple[DriveNode, ...]] = [(node,) for node in roots]
    seen = {way[0] for way in todo}
    for way in todo:  # grows: the shorter ways come first
        if way[-1] in joining:
            return NodePregrid(way, joining[way[-1]])
        for node in graph.followers[way[-1]]:
            if node not in seen and (node in joining or taken.isdisjoint(node.clashes)):
                seen.add(node)
                todo.append((*way, node))
    return None
