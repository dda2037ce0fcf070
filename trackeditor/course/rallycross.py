"""Reads rallycross circuits: main circuit, joker section and pre-grid (RULES.md, section 3).

Forks leave a choice that only standees settle. Arches tell the joker section from the main circuit;
without them the way with the most tiles is the main circuit, and the other branch may be the joker.
The pre-grid, the line and the arches also tell which way round cars drive.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from trackeditor.cells import Drive
from trackeditor.course.arches import freed, reversed_arches
from trackeditor.course.drives import DriveGraph, DriveNode, reachable
from trackeditor.course.lines import LinePlace, arches
from trackeditor.course.pregrids import NodePregrid, drives_joining, nearest_pregrid
from trackeditor.course.routes import (
    crossing_drives,
    driven_back,
    from_line,
    lines_over,
    preference,
)
from trackeditor.grid import Edge
from trackeditor.layout import PlacedTile
from trackeditor.tiles import Library

MOST_COMPARED = 40
"""So many circuits that fit equally well are compared at most, with their joker sections."""
MOST_WORK = 20_000
"""So many drives are looked at at most in search of the joker sections of a circuit."""
ANY_GEAR = 9
PREGRID_TILES = (2, 3)
"""Tiles from where the pre-grid joins the circuit to the line, at least and at most."""


@dataclass(frozen=True, slots=True)
class Detour:
    """A way that leaves the circuit at a fork and comes back to it at another.

    ``drives`` are in driving order, those over both forks included; ``entrance`` and ``exit`` are
    the numbers of the drives of the route over these forks.
    """

    drives: tuple[Drive, ...]
    entrance: int
    exit: int


@dataclass(frozen=True, slots=True)
class Rallycross:
    """What makes a circuit a rallycross, as far as it is there.

    ``joker`` is the joker section; None when there is none or nothing tells which one it is.
    ``detours`` are all ways that leave the circuit and come back to it, the joker among them; those
    that leave out the pre-grid's fork or the line only where there are no others.
    ``pregrid`` are the drives from the pre-grid over its link tiles to the fork on the circuit;
    ``turned`` are they where the only one lies the wrong way round. ``joins`` is the number of the
    drive of the route over that fork. ``grids`` are all tiles with grid boxes, ``arches`` the
    arches of the joker lap. ``skips_line`` is True when cars in the
    joker section do not drive over the line, ``reenters`` when the road leads from the circuit to
    the rear of the pre-grid. ``is_cut`` is True when there are more ways than can be compared.
    """

    joker: Detour | None
    detours: tuple[Detour, ...]
    pregrid: tuple[Drive, ...]
    joins: int | None
    turned: tuple[Drive, ...]
    grids: tuple[PlacedTile, ...]
    arches: tuple[LinePlace, ...]
    skips_line: bool
    reenters: bool
    is_cut: bool

    @property
    def drives(self) -> tuple[Drive, ...]:
        """The drives of the joker section and those from the pre-grid onto the circuit."""
        return (*(self.joker.drives if self.joker else ()), *self.pregrid)


class NodeDetour(NamedTuple):
    """A detour as nodes of the drive graph."""

    nodes: tuple[DriveNode, ...]
    entrance: int
    exit: int

    def skips(self, number: int, length: int) -> bool:
        """True when a drive of the route lies between the two forks."""
        return 0 < (number - self.entrance) % length < (self.exit - self.entrance) % length


class Reading(NamedTuple):
    """A circuit driven in one direction from its line, with what rallycross adds to it.

    ``line`` is where on the first drive the line is crossed (0 to 1); None without a line.
    ``turned`` is the way from a pre-grid where the only one lies the wrong way round.
    ``skips_line`` is True when cars that take the joker do not drive over it, ``either_way`` when
    the standees fit the same road driven the other way as well.
    """

    route: tuple[DriveNode, ...]
    line: float | None = None
    pregrid: NodePregrid | None = None
    turned: NodePregrid | None = None
    detours: tuple[NodeDetour, ...] = ()
    joker: NodeDetour | None = None
    skips_line: bool = False
    either_way: bool = False
    is_cut: bool = False

    @property
    def way_in(self) -> NodePregrid | None:
        """The way from the pre-grid, however it lies."""
        return self.pregrid or self.turned


class WayMisfit(NamedTuple):
    """How badly the standees fit a way round, and how slowly cars come in from the pre-grid."""

    standees: tuple[bool, bool, int, int]
    slowness: int


def read_rallycross(
    graph: DriveGraph,
    circuits: Sequence[tuple[DriveNode, ...]],
    found: Sequence[LinePlace],
    *,
    is_meant: bool = False,
) -> tuple[Reading, Rallycross] | None:
    """The rallycross that a layout with some circuits is; None for any other circuit.

    A circuit is a rallycross when arches of a joker lap stand in the layout, or a tile with grid
    boxes beside the circuit is joined to it by a fork (be it the wrong way round), or when it is
    meant as one.

    Parameters
    ----------
    graph : all ways through the tiles
    circuits : the closed ways among which to choose, each in its driving direction
    found : the lines of the layout
    is_meant : whether it is known to be a rallycross, whatever lies and stands there
    """
    library = graph.library
    marked = (graph.tiles[at].tile for at in graph.marked)
    grids = tuple(tile for tile in marked if _has_grid(tile, library))
    standing = tuple(arches(graph.layout, library))
    if not circuits or not (grids or standing or is_meant):
        return None
    reading = _Reader(graph, found, grids, standing).best(circuits)
    if reading.way_in is None and not standing and not is_meant:
        return None
    return reading, _told(reading, graph, grids, standing)


def tiles_before_line(reading: Reading) -> int | None:
    """Tiles from where the pre-grid joins the circuit to the line, both ends counted."""
    if reading.way_in is None or reading.line is None:
        return None
    return tiles_to_line(reading.way_in.joins, reading.line, len(reading.route))


def tiles_to_line(joins: int, line: float, length: int) -> int:
    """Tiles from the beginning of a drive of the route to the line on its first drive.

    >>> tiles_to_line(9, 1.0, 10), tiles_to_line(8, 0.5, 10), tiles_to_line(0, 0.5, 10)
    (2, 3, 1)
    """
    return math.ceil((line - joins) % length - 1e-9) or length


def _has_grid(tile: PlacedTile, library: Library) -> bool:
    return tile.side in library and bool(library.side(tile.side).grid)


def _told(
    reading: Reading,
    graph: DriveGraph,
    grids: tuple[PlacedTile, ...],
    standing: tuple[LinePlace, ...],
) -> Rallycross:
    """The reading in plain values."""

    def told(detour: NodeDetour) -> Detour:
        drives = tuple(node.drive for node in detour.nodes)
        return Detour(drives, detour.entrance, detour.exit)

    pregrid = reading.pregrid
    return Rallycross(
        joker=told(reading.joker) if reading.joker else None,
        detours=tuple(map(told, reading.detours)),
        pregrid=tuple(node.drive for node in pregrid.nodes) if pregrid else (),
        joins=reading.way_in.joins if reading.way_in else None,
        turned=tuple(node.drive for node in reading.turned.nodes) if reading.turned else (),
        grids=grids,
        arches=standing,
        skips_line=reading.skips_line,
        reenters=pregrid is not None
        and pregrid.nodes[0] in reachable(graph.followers, reading.route),
        is_cut=reading.is_cut,
    )


class _Reader:
    """Compares the circuits of one layout."""

    def __init__(
        self,
        graph: DriveGraph,
        found: Sequence[LinePlace],
        grids: Sequence[PlacedTile],
        standing: Sequence[LinePlace],
    ) -> None:
        self._graph = graph
        self._found = found
        self._grids = grids
        self._arches = [(arch, self._crossing(arch)) for arch in standing]

    def _crossing(self, arch: LinePlace) -> frozenset[DriveNode]:
        """The drives under an arch, in either direction."""
        return frozenset(crossing_drives(self._graph, [freed(arch)], self._graph.library))

    def best(self, circuits: Sequence[tuple[DriveNode, ...]]) -> Reading:
        """The circuit to take: first by what settles the road, then by what settles the way round.

        The joker's arches stand off the main circuit, the pre-grid joins it, and it is the longest
        of those.
        """
        readings = [self._with_pregrid(circuit) for circuit in circuits]
        fitting = _least(readings, [self._road_misfit(reading) for reading in readings])
        fitting.sort(key=lambda reading: preference(reading.route))
        compared = [self._with_joker(reading) for reading in fitting[:MOST_COMPARED]]
        misfits = list(map(self._way_misfit, compared))
        best, misfit = min(zip(compared, misfits, strict=True), key=itemgetter(1))
        back = {*driven_back(self._graph, [node.drive for node in best.route])}
        crossed = lines_over(best.route, self._found, self._graph.library)
        return best._replace(
            either_way=any(
                other.standees == misfit.standees
                and back == {*reading.route}
                and crossed == lines_over(reading.route, self._found, self._graph.library)
                for reading, other in zip(compared, misfits, strict=True)
            ),
            is_cut=best.is_cut or len(fitting) > MOST_COMPARED,
        )

    def _road_misfit(self, reading: Reading) -> tuple[int, bool, int]:
        on_road = sum(not nodes.isdisjoint(reading.route) for _, nodes in self._arches)
        is_apart = bool(self._grids) and reading.way_in is None
        return on_road, is_apart, -len(reading.route)

    def _way_misfit(self, reading: Reading) -> WayMisfit:
        """How badly the standees fit a way round; of two that fit alike the first one is taken.

        A fork is made for the way that its line allows to be driven fast.
        """
        before_line = tiles_before_line(reading)
        is_far = before_line is not None and not (
            PREGRID_TILES[0] <= before_line <= PREGRID_TILES[1]
        )
        standees = (
            is_far,
            reading.skips_line,
            -self._under_joker(reading.joker),
            self._reversed_arches(reading.joker),
        )
        return WayMisfit(
            standees, -(_gentleness(reading.way_in.nodes[-1]) if reading.way_in else 0)
        )

    # --- line and pre-grid -----------------------------------------------------------------------

    def _with_pregrid(self, circuit: tuple[DriveNode, ...]) -> Reading:
        route, line = from_line(circuit, self._found, self._graph.library)
        pregrid, turned = nearest_pregrid(self._graph, self._grids, route), None
        if pregrid is None:
            turned = nearest_pregrid(self._graph, self._grids, route, is_turned=True)
        return Reading(route, line.position if line else None, pregrid, turned)

    # --- joker section ---------------------------------------------------------------------------

    def _with_joker(self, reading: Reading) -> Reading:
        """Find the detours, and among them the joker where something tells it from the others."""
        found, is_cut = self._detours(reading)
        left_out = [self._left_out(one, reading) for one in found]
        candidates = [one for one, out in zip(found, left_out, strict=True) if out == min(left_out)]
        most = max(map(self._under_joker, candidates), default=0)
        marked = [one for one in candidates if self._under_joker(one) == most]
        joker = None
        if most or len(marked) == 1:
            length = len(reading.route)
            joker = min(
                marked, key=lambda one: (self._reversed_arches(one), _as_joker(one, length))
            )
        return reading._replace(
            detours=tuple(candidates),
            joker=joker,
            skips_line=joker is not None
            and reading.line is not None
            and not self._drives_line(joker, reading),
            is_cut=is_cut,
        )

    def _left_out(self, detour: NodeDetour, reading: Reading) -> tuple[bool, bool]:
        """Whether a detour leaves out the fork where the cars come in, and the line."""
        length = len(reading.route)
        joins = reading.way_in.joins if reading.way_in else None
        is_beside = joins is not None and (joins == detour.exit or detour.skips(joins, length))
        skips_line = reading.line is not None and not self._drives_line(detour, reading)
        return is_beside, skips_line

    def _drives_line(self, detour: NodeDetour, reading: Reading) -> bool:
        """True when cars drive over the line of a circuit whether they take a detour or not."""
        if detour.skips(0, len(reading.route)):
            return False
        fork = {detour.entrance: detour.nodes[0], detour.exit: detour.nodes[-1]}.get(0)
        return fork is None or from_line((fork,), self._found, self._graph.library)[1] is not None

    def _detours(self, reading: Reading) -> tuple[list[NodeDetour], bool]:
        """All ways that leave a circuit and come back to it over tiles that it leaves free.

        None leads over the pre-grid or its link tiles.
        """
        route, way_in = reading.route, reading.way_in
        ends, taken = (
            drives_joining(self._graph, route),
            {*route, *(way_in.nodes[:-1] if way_in else ())},
        )
        found: list[NodeDetour] = []
        work = MOST_WORK
        for number, node in enumerate(route):
            for first in self._graph.followers[route[number - 1]]:
                if first is node or _clashes_with(first, route) > {node}:
                    continue
                for way in self._ways_from(first, ends, taken):
                    work -= len(way)
                    if work <= 0:
                        return found, True
                    if way[-1] in ends and way[-1].at != first.at:
                        found.append(NodeDetour(way, number, ends[way[-1]]))
        return found, False

    def _ways_from(
        self, first: DriveNode, ends: dict[DriveNode, int], taken: set[DriveNode]
    ) -> Iterator[tuple[DriveNode, ...]]:
        """All ways beside a circuit that begin with a drive, also those that lead nowhere."""
        todo: list[tuple[DriveNode, ...]] = [(first,)]
        while todo:
            way = todo.pop()
            yield way
            if len(way) > 1 and way[-1] in ends:
                continue
            driven = {*way}
            for node in self._graph.followers[way[-1]]:
                is_free = node in ends or taken.isdisjoint(node.clashes)
                if is_free and driven.isdisjoint(node.clashes):
                    todo.append((*way, node))

    # --- arches ----------------------------------------------------------------------------------

    def _under_joker(self, detour: NodeDetour | None) -> int:
        """Number of arches under which a detour leads."""
        if detour is None:
            return 0
        return sum(not nodes.isdisjoint(detour.nodes) for _, nodes in self._arches)

    def _reversed_arches(self, detour: NodeDetour | None) -> int:
        """Number of arches that stand on the joker section the wrong way round."""
        if detour is None:
            return 0
        drives = tuple(node.drive for node in detour.nodes)
        standing = [arch for arch, _ in self._arches]
        return len(reversed_arches(standing, drives, self._graph.library))


def _as_joker(
    detour: NodeDetour, length: int
) -> tuple[int, int, tuple[int, list[tuple[str, Edge, Edge]]]]:
    """Key by which a detour is the joker: it leaves out little of the lap and is long itself."""
    left_out = (detour.exit - detour.entrance) % length
    return left_out, -len(detour.nodes), preference(detour.nodes)


def _least(readings: Sequence[Reading], misfits: Sequence[tuple[int, bool, int]]) -> list[Reading]:
    least = min(misfits)
    return [reading for reading, misfit in zip(readings, misfits, strict=True) if misfit == least]


def _clashes_with(node: DriveNode, route: Sequence[DriveNode]) -> frozenset[DriveNode]:
    return node.clashes.intersection(route)


def _gentleness(node: DriveNode) -> int:
    """The highest gear that the printed line of a fork allows on a way over it."""
    return max(
        (move.limit for move in node.passage.moves if move.limit is not None), default=ANY_GEAR
    )
