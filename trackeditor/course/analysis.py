"""Reads a layout as a course: lines, direction of every road, distances, what is left over.

Stages run from a start line to a finish line; circuits come back to where they began. The road
behind a start line and beyond a finish line is no part of the course.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from trackeditor.cells import Drive, Seam, cell_graph, seams
from trackeditor.course.circuits import pit_tiles
from trackeditor.course.compiling import compile_course
from trackeditor.course.lines import LinePlace, line_crossing, lines
from trackeditor.course.model import Course, CourseKind
from trackeditor.course.routes import (
    DriveGraph,
    Ways,
    circuit_ways,
    crossing_drives,
    drive_beyond,
    drive_graph,
    lies_on_circuit,
    reachable_tiles,
    stage_ways,
)
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library

BY_WEIGHT = ("finish", "start-finish", "start")
"""Kinds of lines on a circuit; the first one that is there is where laps are counted."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a layout is when it is driven.

    ``course`` is None when no way leads from a start line to a finish line and no circuit is
    closed. ``route`` are the drives of the course in driving order, ``alternatives`` the number
    of other ways that also fit the lines; ``is_cut`` is True when a layout full of forks has so
    many ways that the search for the longest was given up. ``reached`` are the positions of the
    tiles to which the road leads from the start lines. ``against_markers`` is True when start and
    finish are joined only against the direction that their markers show. ``off_course`` are tiles
    with roads of which none is driven.
    """

    layout: Layout
    lines: tuple[LinePlace, ...]
    seams: tuple[Seam, ...]
    kind: CourseKind
    route: tuple[Drive, ...]
    alternatives: int
    course: Course | None
    reached: frozenset[Hex]
    off_course: tuple[PlacedTile, ...]
    against_markers: bool = False
    is_cut: bool = False


class _Reading(NamedTuple):
    kind: CourseKind
    ways: Ways


def analyse(layout: Layout, library: Library) -> Analysis:
    """Read a layout as a stage or circuit.

    Tiles that the library does not have are passed over; ``legality`` reports them.
    """
    found = tuple(lines(layout, library))
    met = tuple(seams(layout, library))
    graph = drive_graph(layout, library, met)
    kind, ways = _read(graph, found, library)
    route = ways.drives
    course = None
    if route:
        if kind == "circuit":
            route = _from_line(route, found, library)
        elif _ends_on_edge(route, found, library):
            route += drive_beyond(graph, route)
        cells = cell_graph(layout, library, route)
        course = compile_course(kind, route, cells, found, library, pit_tiles(layout))
    driven = {drive.tile.at for drive in route}
    starts = crossing_drives(graph, _of_kind(found, "start", "start-finish"), library)
    return Analysis(
        layout=layout,
        lines=found,
        seams=met,
        kind=kind,
        route=route,
        alternatives=ways.alternatives,
        course=course,
        reached=frozenset(reachable_tiles(graph, starts)),
        off_course=tuple(
            tile
            for tile in layout.tiles
            if tile.side in library and library.side(tile.side).roads and tile.at not in driven
        ),
        against_markers=not route and _joined_backwards(graph, found, library),
        is_cut=ways.is_cut,
    )


def _of_kind(found: Iterable[LinePlace], *kinds: str) -> list[LinePlace]:
    return [line for line in found if line.kind in kinds]


def _read(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> _Reading:
    """Decide between stage and circuit and find the way.

    A START and a FINISH tile make a stage, even when the road beyond the finish leads back to the
    start. Otherwise a line on a closed road makes a circuit; where several lie on it, the finish
    decides over the way, for laps are counted there.
    """
    stage = _stage(graph, found, library)
    if stage.drives and any(line.kind == "finish" and not line.marker for line in found):
        return _Reading("stage", stage)
    for kind in BY_WEIGHT:
        on_lines = crossing_drives(graph, _of_kind(found, kind), library)
        on_circuit = [i for i in on_lines if lies_on_circuit(graph, i)]
        closed = circuit_ways(graph, on_circuit) if on_circuit else Ways()
        if closed.drives:
            return _Reading("circuit", closed)
    if stage.drives:
        return _Reading("stage", stage)
    starts = crossing_drives(graph, _of_kind(found, "start", "start-finish"), library)
    circuit = circuit_ways(graph, starts)
    if circuit.drives:
        return _Reading("circuit", circuit)
    kinds = {line.kind for line in found}
    is_circuit = "start-finish" in kinds and "finish" not in kinds
    return _Reading(
        "circuit" if is_circuit else "stage", Ways(is_cut=stage.is_cut or circuit.is_cut)
    )


def _stage(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> Ways:
    """The ways from a start line to a finish line."""
    start_lines = _of_kind(found, "start", "start-finish")
    finish_lines = _of_kind(found, "finish")
    starts = crossing_drives(graph, start_lines, library)
    finishes = crossing_drives(graph, finish_lines, library)
    on_one_tile = [
        i
        for i in starts
        if i in finishes and _comes_first(graph.drives[i], start_lines, finish_lines, library)
    ]
    return stage_ways(graph, starts, finishes, on_one_tile)


def _comes_first(
    drive: Drive, starts: Iterable[LinePlace], finishes: Iterable[LinePlace], library: Library
) -> bool:
    """True when a drive crosses some start line before some finish line."""
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
    return bool(_read(graph, freed, library).ways.drives)


def _from_line(
    route: tuple[Drive, ...], found: Iterable[LinePlace], library: Library
) -> tuple[Drive, ...]:
    """Let a circuit begin with the tile that has its line."""
    lines_ = list(found)
    for kind in BY_WEIGHT:
        for line in _of_kind(lines_, kind):
            for i, drive in enumerate(route):
                if line_crossing(line, drive, library) is not None:
                    return route[i:] + route[:i]
    return route


def _ends_on_edge(route: tuple[Drive, ...], found: Iterable[LinePlace], library: Library) -> bool:
    """True when a stage ends on the far edge of its last tile: cars then cross onto the next."""
    crossings = [line_crossing(line, route[-1], library) for line in _of_kind(found, "finish")]
    positions = [crossing.position for crossing in crossings if crossing is not None]
    return bool(positions) and min(positions) == 1.0
