"""Compiles the legs of a stage to a :class:`~trackeditor.course.Course`.

The sections of all legs are laid out one after another, as tiles in a straight line, and joined and
compiled by the code that does so for tiles.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product

from trackeditor.cells import cell_id
from trackeditor.course import Course, LinePlace
from trackeditor.course.compiling import compile_course
from trackeditor.course.drives import DriveGraph, DriveNode, drive_graph
from trackeditor.grid import Edge
from trackeditor.layout import Layout
from trackeditor.sentences import sentence
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.laying import Section, library_of, sections_of
from trackeditor.zones.model import Boards, Face, face_of, ways
from trackeditor.zones.notation import Leg


def compile_legs(legs: Sequence[Leg], boards: Boards, snow: Collection[str] = ()) -> Course:
    """The course of a stage.

    Every section of a road counts as one tile of the course, and a cell is named after its
    section: ``0,-2/r0.1.0`` lies on the second one (``0,0`` is the run-up to the start line).

    Parameters
    ----------
    legs : the stage
    boards : with the interior of every zone of the stage
    snow : zones that lie on their snow side

    Raises
    ------
    ZoneError
        when a board is not described, has no such road, or one that no car can drive.
    """
    sections, graph = _joined(legs, boards, snow)
    route = []
    for section in sections:
        node = _driven(section, graph)
        if node is None:
            raise ZoneError(
                sentence(
                    "leg {leg}: no car can drive through this section; correct its rows in the"
                    " board file",
                    leg=section.name,
                )
            )
        route.append(node)
    visits = {node.at: (number,) for number, node in enumerate(route)}
    lines = [
        LinePlace("start", sections[0].tile, edge=Edge.A),
        LinePlace("finish", sections[-1].tile, edge=Edge.D),
    ]
    course, _ = compile_course(
        "stage", route, visits, lines, graph.library, followers=graph.followers
    )
    shared = _shared_ground(legs, sections, boards, snow)
    known = set(course.cells)
    conflicts = {*course.conflicts, *(pair for pair in shared if known.issuperset(pair))}
    beside = {section.at: section.roadside for section in sections if section.roadside}
    cells = {
        name: cell._replace(roadside=beside[cell.at]) if cell.at in beside else cell
        for name, cell in course.cells.items()
    }
    return replace(course, cells=cells, conflicts=tuple(sorted(conflicts)))


def closed_section(legs: Sequence[Leg], boards: Boards, snow: Collection[str] = ()) -> str | None:
    """The first section through which no car can drive; None without one.

    Raises
    ------
    ZoneError
        when a board is not described, or has no such road.
    """
    sections, graph = _joined(legs, boards, snow)
    return next((each.name for each in sections if _driven(each, graph) is None), None)


def _joined(
    legs: Sequence[Leg], boards: Boards, snow: Collection[str]
) -> tuple[list[Section], DriveGraph]:
    """The sections of a stage, and the ways of driving over them."""
    tuple(ways(legs, boards, snow))  # raises where one is missing
    sections = sections_of(legs, boards, snow)
    layout = Layout(tuple(section.tile for section in sections))
    return sections, drive_graph(layout, library_of(sections))


def _driven(section: Section, graph: DriveGraph) -> DriveNode | None:
    """The way through a section on which it is driven; None when no car can drive through it."""
    edges = (Edge.D, Edge.A) if section.forward else (Edge.A, Edge.D)
    for node in graph.tiles[section.at].nodes:
        if (node.drive.enters, node.drive.leaves) == edges:
            return node
    return None


def unreached(course: Course) -> str | None:
    """The first section of a course to which no car can drive from the start; None without one."""
    reached = set(course.start)
    todo = list(reached)
    while todo:
        for move in course.successors[todo.pop()]:
            if move.end not in reached:
                reached.add(move.end)
                todo.append(move.end)
    places = {course.cells[cell].at for cell in reached}
    return next((tile.side for tile in course.tiles if tile.at not in places), None)


def _shared_ground(
    legs: Sequence[Leg], sections: Sequence[Section], boards: Boards, snow: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Pairs of named cells of one board that are the same cell or overlap, in order."""
    places: dict[tuple[str, str], list[str]] = {}
    for section in sections:
        if section.leg is not None and section.entry is not None:
            for row in section.entry["roads"][0]["rows"]:
                for name in row.get("names", ()):
                    place = cell_id(section.at, name)
                    places.setdefault((legs[section.leg].zone, name), []).append(place)
    for found in places.values():
        yield from _pairs(found, found)
    for leg in dict.fromkeys(legs):
        face = face_of(leg, boards, snow)
        for a, b in _overlapping(face) if face else ():
            first, second = (places.get((leg.zone, name), ()) for name in (a, b))
            yield from _pairs(first, second)


def _overlapping(face: Face) -> Iterator[tuple[str, str]]:
    for group, other in face.overlaps:
        yield from product(group, other)


def _pairs(cells: Iterable[str], others: Iterable[str]) -> Iterator[tuple[str, str]]:
    for a, b in product(cells, others):
        if a != b:
            yield (min(a, b), max(a, b))
