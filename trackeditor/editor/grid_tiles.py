"""Which way round a tile with grid boxes lies where cars come from it onto a circuit."""

from __future__ import annotations

from trackeditor.cells import Drive
from trackeditor.course import DriveGraph
from trackeditor.course.lines import line_crossing, printed_lines
from trackeditor.course.routes import leads_to_circuit
from trackeditor.grid import Edge, Hex
from trackeditor.layout import PlacedTile


def lies_backward(graph: DriveGraph, tile: PlacedTile) -> bool:
    """True for a grid tile from whose boxes cars would drive away from the circuit beside it.

    That is so where the road behind its boxes, and not the one before its line, meets a road that
    leads onto a circuit, or the branch of a fork.

    Parameters
    ----------
    graph : the roads of the layout; the tile need not be among them
    tile : the tile where it would lie
    """
    library = graph.library
    if tile.side not in library or not library.side(tile.side).grid:
        return False
    lines = list(printed_lines(tile, library))
    drives = [Drive(tile, *edges) for edges in library.compiled(tile.side).passages]
    over = [d for d in drives if any(line_crossing(line, d, library) for line in lines)]
    return any(_leads_in(graph, tile.at, drive.entrance) for drive in over) and not any(
        _leads_in(graph, tile.at, drive.exit) for drive in over
    )


def _leads_in(graph: DriveGraph, at: Hex, edge: Edge) -> bool:
    """True where a car that leaves a hexagon by an edge comes onto a circuit or over a branch."""
    beyond = at.neighbour(edge)
    if beyond not in graph.tiles:
        return False
    entering = graph.tiles[beyond].entering.get(edge.opposite, ())
    return bool(entering) and (
        _is_branch(graph, beyond, edge.opposite) or leads_to_circuit(graph, entering)
    )


def _is_branch(graph: DriveGraph, at: Hex, edge: Edge) -> bool:
    """True for a road end of a fork that is none of the road that leads through it."""
    tile = graph.tiles[at].tile
    roads = graph.library.side(tile.side).roads
    through = [{road.start, road.end} for road in roads if None not in (road.start, road.end)]
    return bool(through) and all(tile.local_edge(edge) not in ends for ends in through)
