"""Reads a layout as a course: lines, direction of every road, distances, what is left over.

Stages run from a start line to a finish line; circuits come back to where they began. The road
behind a start line and beyond a finish line is no part of the course.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from trackeditor.cells import Drive, Seam, cell_graph, seams
from trackeditor.course.compiling import compile_course
from trackeditor.course.lines import LinePlace, line_crossing, lines
from trackeditor.course.model import Course, CourseKind
from trackeditor.course.routes import (
    DriveGraph,
    Route,
    circuit_route,
    crossing_drives,
    drive_graph,
    lies_on_circuit,
    reachable_tiles,
    stage_route,
)
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a layout is when it is driven.

    ``course`` is None when no way leads from a start line to a finish line and no circuit is
    closed. ``route`` are the drives of the course in driving order, ``alternatives`` the number
    of other ways that also fit the lines. ``reached`` are the positions of the tiles to which the
    road leads from the start lines. ``against_markers`` is True when start and finish are joined
    only against the direction that their markers show. ``off_course`` are tiles with roads of
    which none is driven.
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


class _Reading(NamedTuple):
    kind: CourseKind
    route: Route | None


def analyse(layout: Layout, library: Library) -> Analysis:
    """Read a layout as a stage or circuit.

    Tiles that the library does not have are passed over; ``legality`` reports them.
    """
    found = tuple(lines(layout, library))
    graph = drive_graph(layout, library)
    reading = _read(graph, found, library)
    route = reading.route.drives if reading.route else ()
    course = None
    if route:
        route = _from_line(reading.kind, route, found, library)
        cells = cell_graph(layout, library, route)
        course = compile_course(reading.kind, route, cells, found, library)
    driven = {drive.tile.at for drive in route}
    starts = crossing_drives(graph, _of_kind(found, "start", "start-finish"), library)
    return Analysis(
        layout=layout,
        lines=found,
        seams=tuple(seams(layout, library)),
        kind=reading.kind,
        route=route,
        alternatives=reading.route.alternatives if reading.route else 0,
        course=course,
        reached=frozenset(reachable_tiles(graph, starts)),
        against_markers=not route and _joined_backwards(graph, found, library),
        off_course=tuple(
            tile
            for tile in layout.tiles
            if tile.side in library and library.side(tile.side).roads and tile.at not in driven
        ),
    )


def _of_kind(found: tuple[LinePlace, ...], *kinds: str) -> list[LinePlace]:
    return [line for line in found if line.kind in kinds]


def _read(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> _Reading:
    """Decide between stage and circuit and find the way."""
    on_lines = crossing_drives(graph, found, library)
    if any(lies_on_circuit(graph, drive) for drive in on_lines):
        closed = circuit_route(graph, [d for d in on_lines if lies_on_circuit(graph, d)], library)
        if closed is not None:
            return _Reading("circuit", closed)
    starts = crossing_drives(graph, _of_kind(found, "start", "start-finish"), library)
    finishes = crossing_drives(graph, _of_kind(found, "finish"), library)
    if starts and finishes:
        way = stage_route(graph, starts, finishes, library)
        if way is not None:
            return _Reading("stage", way)
    circuit = circuit_route(graph, starts, library)
    if circuit is not None:
        return _Reading("circuit", circuit)
    is_circuit = any(line.kind == "start-finish" for line in found)
    return _Reading("circuit" if is_circuit else "stage", None)


def _joined_backwards(graph: DriveGraph, found: tuple[LinePlace, ...], library: Library) -> bool:
    """True when a stage would be found if its markers did not show a direction."""
    if not any(line.marker and line.marker.toward is not None for line in found):
        return False
    freed = tuple(
        replace(line, marker=replace(line.marker, toward=None)) if line.marker else line
        for line in found
    )
    return _read(graph, freed, library).route is not None


def _from_line(
    kind: CourseKind, route: tuple[Drive, ...], found: tuple[LinePlace, ...], library: Library
) -> tuple[Drive, ...]:
    """Let a circuit begin with the tile that has its line."""
    if kind == "stage":
        return route
    for wanted in (("finish",), ("start-finish",), ("start",)):
        for line in _of_kind(found, *wanted):
            for i, drive in enumerate(route):
                if line_crossing(line, drive, library) is not None:
                    return route[i:] + route[:i]
    return route
