"""Reads a layout as a course: lines, direction of every road, distances, what is left over.

Stages run from a start line to a finish line; circuits come back to where they began. The road
behind a start line and beyond a finish line is no part of the course.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple

from trackeditor.cells import Drive, Seam
from trackeditor.course.circuits import pit_tiles
from trackeditor.course.compiling import Pieces, compile_course
from trackeditor.course.drives import DriveGraph, DriveNode, drive_graph
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.course.model import Course, CourseKind
from trackeditor.course.rallycross import Rallycross, read_rallycross
from trackeditor.course.routes import (
    BY_WEIGHT,
    Ways,
    by_weight,
    circuit_ways,
    crossing_drives,
    drive_beyond,
    driven_back,
    from_line,
    lines_by_hex,
    lines_over,
    on_circuits,
    stage_ways,
)
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a layout is when it is driven.

    ``course`` is None when no way leads from a start line to a finish line and no circuit is
    closed. ``route`` are the drives of the course in driving order and ``visits`` their numbers by
    hexagon; ``alternatives`` is the number of other ways that also fit the lines; ``is_cut`` is
    True when a layout full of forks has so many ways that the search for the longest was given up.
    ``either_way`` is True when nothing tells which way round a circuit is driven: neither a printed
    grid nor the standees. ``rallycross`` is what makes a circuit a rallycross; None for all others.
    ``against_markers`` is True when start and finish are joined only against the direction that
    their markers show. ``off_course`` are tiles with roads of which none is driven.

    ``graph`` and ``pieces`` are what the reading was made of; the reading of the layout after an
    edit is made of them again.
    """

    layout: Layout
    lines: tuple[LinePlace, ...]
    kind: CourseKind
    route: tuple[Drive, ...]
    visits: Mapping[Hex, tuple[int, ...]]
    alternatives: int
    course: Course | None
    off_course: tuple[PlacedTile, ...]
    against_markers: bool
    is_cut: bool
    either_way: bool
    rallycross: Rallycross | None
    graph: DriveGraph = field(compare=False, repr=False)
    pieces: Pieces = field(compare=False, repr=False)

    @property
    def seams(self) -> tuple[Seam, ...]:
        """Every road end of the layout with its state; a joined seam is there from each side."""
        found = [self.graph.seams[at].every for at in self.layout.by_hex]
        return tuple(chain.from_iterable(found))

    @property
    def notable_seams(self) -> tuple[Seam, ...]:
        """The seams that are more than a plain joint of two equal road ends."""
        return self.graph.notable_seams

    def seams_at(self, at: Hex) -> tuple[Seam, ...]:
        """The seams of the tile on a hexagon."""
        known = self.graph.seams.get(at)
        return known.every if known is not None else ()

    def drives_at(self, at: Hex) -> tuple[Drive, ...]:
        """The drives of the route over the tile on a hexagon."""
        return tuple(self.route[number] for number in self.visits.get(at, ()))

    @property
    def driven(self) -> tuple[Drive, ...]:
        """All drives of the course, those of the joker section and the pre-grid last."""
        return (*self.route, *(self.rallycross.drives if self.rallycross else ()))

    def driven_at(self, at: Hex) -> tuple[Drive, ...]:
        """All drives over the tile on a hexagon, also of the joker section and the pre-grid."""
        beside = self.rallycross.drives if self.rallycross else ()
        return (*self.drives_at(at), *(drive for drive in beside if drive.tile.at == at))

    def crosses(self, line: LinePlace) -> bool:
        """True when the route leads over a line."""
        library = self.graph.library
        drives = (drive for at in line.touches for drive in self.drives_at(at))
        return any(line_crossing(line, drive, library) for drive in drives)

    @property
    def lap_line(self) -> LinePlace | None:
        """The line of a circuit over which laps are counted; None for a stage, and without one."""
        if self.kind != "circuit":
            return None
        return next((line for line in by_weight(self.lines) if self.crosses(line)), None)

    @property
    def choices(self) -> tuple[Hex, ...]:
        """The hexagons of the driven tiles that have more than two road ends."""
        driven = (at for at in self.graph.marked if at in self.visits)
        return tuple(at for at in driven if len(self.graph.seams[at].every) > 2)

    @property
    def reached(self) -> frozenset[Hex]:
        """The positions of the tiles to which the road leads from the start lines."""
        starts = crossing_drives(self.graph, _starts(self.lines), self.graph.library)
        return frozenset(node.at for node in self.graph.reached_from(starts))


class _Reading(NamedTuple):
    kind: CourseKind
    ways: Ways


def analyse(
    layout: Layout,
    library: Library,
    before: Analysis | None = None,
    *,
    as_rallycross: bool = False,
) -> Analysis:
    """Read a layout as a stage or circuit.

    Tiles that the library does not have are passed over; ``legality`` reports them.

    Parameters
    ----------
    layout : the layout
    library : its tiles
    before : the reading of another layout, such as the one before an edit. The result is the same
        with it as without it, but comes sooner where the two layouts share tiles.
    as_rallycross : whether a circuit is a rallycross even without arches and pre-grid
    """
    graph = drive_graph(layout, library, before.graph if before else None)
    kind, ways = _read(graph, graph.lines, library)
    return _analysed(graph, kind, ways, before.pieces if before else {}, as_rallycross)


def turned_round(analysis: Analysis) -> Analysis | None:
    """The reading of a circuit driven the other way round, as badly as its standees may fit that.

    None for a layout that is no closed circuit.
    """
    if analysis.kind != "circuit" or not analysis.route:
        return None
    back = driven_back(analysis.graph, analysis.route)
    ways = Ways(back, analysis.alternatives, analysis.is_cut, (back,))
    is_rallycross = analysis.rallycross is not None
    return _analysed(analysis.graph, "circuit", ways, analysis.pieces, is_rallycross)


def _analysed(
    graph: DriveGraph, kind: CourseKind, ways: Ways, pieces: Pieces, is_rallycross: bool
) -> Analysis:
    """The reading of a layout of which the ways are known."""
    layout, library, found = graph.layout, graph.library, graph.lines
    route = ways.nodes
    course = None
    visits: Mapping[Hex, tuple[int, ...]] = {}
    sections = rallycross = None
    either_way = False
    if route:
        if kind == "circuit":
            reading = read_rallycross(graph, ways.every, found, is_meant=is_rallycross)
            if reading is not None:
                sections, rallycross = reading
                route, either_way = sections.route, sections.either_way
            else:
                route, _ = from_line(route, found, library)
                either_way = _fits_either_way(graph, ways, found)
        elif _ends_on_edge(route, found, library):
            route += drive_beyond(graph, route)
        visits = _visits(route)
        course, pieces = compile_course(
            kind,
            route,
            visits,
            found,
            library,
            followers=graph.followers,
            sections=sections,
            pits=pit_tiles(layout, library),
            known=pieces,
        )
    beside = {drive.tile.at for drive in rallycross.drives} if rallycross else ()
    return Analysis(
        layout=layout,
        lines=found,
        kind=kind,
        route=tuple([node.drive for node in route]),
        visits=visits,
        alternatives=ways.alternatives,
        course=course,
        off_course=tuple(
            tile
            for tile in [tile for tile in layout.tiles if tile.at not in visits]
            if tile.at not in beside and tile.side in library and library.side(tile.side).roads
        ),
        against_markers=not route and _joined_backwards(graph, found, library),
        is_cut=ways.is_cut,
        either_way=either_way,
        rallycross=rallycross,
        graph=graph,
        pieces=pieces,
    )


def _fits_either_way(graph: DriveGraph, ways: Ways, found: Iterable[LinePlace]) -> bool:
    """True when a circuit can be driven the other way as well, over the same lines."""
    back = driven_back(graph, [node.drive for node in ways.nodes])
    if frozenset(back) not in map(frozenset, ways.every):
        return False
    return lines_over(ways.nodes, found, graph.library) == lines_over(back, found, graph.library)


def _visits(route: Sequence[DriveNode]) -> Mapping[Hex, tuple[int, ...]]:
    """The numbers of the drives over every hexagon."""
    visits: dict[Hex, tuple[int, ...]] = {node.at: (number,) for number, node in enumerate(route)}
    if len(visits) == len(route):
        return visits
    visits.clear()  # some tile is driven more than once
    for number, node in enumerate(route):
        visits[node.at] = (*visits.get(node.at, ()), number)
    return visits


def _starts(found: Iterable[LinePlace]) -> list[LinePlace]:
    """The lines at which cars start."""
    return _of_kind(found, "start", "start-finish")


def _of_kind(found: Iterable[LinePlace], *kinds: str) -> list[LinePlace]:
    return [line for line in found if line.kind in kinds]


def _read(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> _Reading:
    """Decide between stage and circuit and find the way.

    A START and a FINISH tile make a stage, even when the road beyond the finish leads back to the
    start. Otherwise a line on a closed road makes a circuit; where several lie on it, the finish
    decides over the way, for laps are counted there.
    """
    stage = _stage(graph, found, library)
    if stage.nodes and any(line.kind == "finish" and not line.marker for line in found):
        return _Reading("stage", stage)
    for kind in BY_WEIGHT:
        on_lines = crossing_drives(graph, _of_kind(found, kind), library)
        on_circuit = on_circuits(graph, on_lines)
        closed = circuit_ways(graph, on_circuit) if on_circuit else Ways()
        if closed.nodes:
            return _Reading("circuit", closed)
    if stage.nodes:
        return _Reading("stage", stage)
    starts = crossing_drives(graph, _starts(found), library)
    circuit = circuit_ways(graph, starts)
    if not circuit.nodes and starts:  # a pre-grid that lies the wrong way round leads there
        circuit = circuit_ways(graph, driven_back(graph, [node.drive for node in starts]))
    if circuit.nodes:
        return _Reading("circuit", circuit)
    kinds = {line.kind for line in found}
    is_circuit = "start-finish" in kinds and "finish" not in kinds
    return _Reading(
        "circuit" if is_circuit else "stage", Ways(is_cut=stage.is_cut or circuit.is_cut)
    )


def _stage(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> Ways:
    """The ways from a start line to a finish line."""
    start_lines = _starts(found)
    finish_lines = _of_kind(found, "finish")
    starts = crossing_drives(graph, start_lines, library)
    finishes = crossing_drives(graph, finish_lines, library)
    finishing = set(finishes)
    on_one_tile = [node for node in starts if node in finishing]
    if on_one_tile:
        starts_at, finishes_at = lines_by_hex(start_lines), lines_by_hex(finish_lines)
        on_one_tile = [
            node
            for node in on_one_tile
            if _comes_first(node.drive, starts_at[node.at], finishes_at[node.at], library)
        ]
    return stage_ways(graph, starts, finishes, on_one_tile)


def _comes_first(
    drive: Drive, starts: Iterable[LinePlace], finishes: Iterable[LinePlace], library: Library
) -> bool:
    """True when a drive crosses some start line before some finish line of those at its tile."""
    first, last = (
        [crossing.position for line in lines_ if (crossing := line_crossing(line, drive, library))]
        for lines_ in (starts, finishes)
    )
    return min(first) < max(last)


def _joined_backwards(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> bool:
    """True when a stage would be found if its markers did not show a direction."""
    if not any(line.marker and line.marker.toward is not None for line in found):
        return False
    freed = tuple(
        replace(line, marker=replace(line.marker, toward=None)) if line.marker else line
        for line in found
    )
    return bool(_read(graph, freed, library).ways.nodes)


def _ends_on_edge(
    route: tuple[DriveNode, ...], found: Iterable[LinePlace], library: Library
) -> bool:
    """True when a stage ends on the far edge of its last tile: cars then cross onto the next."""
    last = route[-1].drive
    crossings = [line_crossing(line, last, library) for line in _of_kind(found, "finish")]
    positions = [crossing.position for crossing in crossings if crossing is not None]
    return bool(positions) and min(positions) == 1.0
