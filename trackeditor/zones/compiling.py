"""Compiles the legs of a stage to a :class:`~trackeditor.course.Course`.

The sections of all legs are laid out one after another, as tiles in a straight line, and joined and
compiled by the code that does so for tiles. Before the first leg lies a section for the cars behind
the start line, after the last one a section into which they cross the finish line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from trackeditor.cells import cell_id
from trackeditor.course import Course, LinePlace
from trackeditor.course.compiling import compile_course
from trackeditor.course.drives import DriveNode, TileNodes, drive_graph
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.sentences import sentence
from trackeditor.tiles import Library
from trackeditor.tiles.model import Danger
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.model import Boards, Face, Way, face_of, ways
from trackeditor.zones.notation import Leg

RUN_OFF = 3
"""Rows behind the finish line: a jump may land two cells further than its own."""
_FINISH = "finish"
NO_WAY_THROUGH = sentence(
    "no car can drive through this section; correct its rows in the board file"
)


class Strip(NamedTuple):
    """A stage laid out in a straight line, and a library of its sections."""

    layout: Layout
    library: Library


class _Piece(NamedTuple):
    """A section of the course: its name, its entry in a library, and the leg it belongs to."""

    name: str
    entry: Mapping[str, Any]
    forward: bool
    leg: int | None = None
    roadside: tuple[Danger, Danger] | None = None


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
    pieces = _pieces(legs, boards, snow)
    layout, library = _laid_out(pieces)
    graph = drive_graph(layout, library)
    sections = [graph.tiles[tile.at] for tile in layout.tiles]
    route = [_driven(section, piece) for section, piece in zip(sections, pieces, strict=True)]
    visits = {node.at: (number,) for number, node in enumerate(route)}
    lines = [
        LinePlace("start", layout.tiles[0], edge=Edge.A),
        LinePlace("finish", layout.tiles[-1], edge=Edge.D),
    ]
    course, _ = compile_course("stage", route, visits, lines, library, followers=graph.followers)
    shared = _shared_ground(legs, pieces, boards, snow)
    known = set(course.cells)
    conflicts = {*course.conflicts, *(pair for pair in shared if known.issuperset(pair))}
    beside = {Hex(0, -i): piece.roadside for i, piece in enumerate(pieces) if piece.roadside}
    cells = {
        name: cell._replace(roadside=beside[cell.at]) if cell.at in beside else cell
        for name, cell in course.cells.items()
    }
    return replace(course, cells=cells, conflicts=tuple(sorted(conflicts)))


def _driven(section: TileNodes, piece: _Piece) -> DriveNode:
    """The way through a section on which it is driven."""
    edges = (Edge.D, Edge.A) if piece.forward else (Edge.A, Edge.D)
    for node in section.nodes:
        if (node.drive.enters, node.drive.leaves) == edges:
            return node
    raise ZoneError(sentence("leg {leg}: {fault}", leg=section.tile.side, fault=NO_WAY_THROUGH))


def lay_out(legs: Sequence[Leg], boards: Boards, snow: Collection[str] = ()) -> Strip:
    """The sections of a stage as tiles in a straight line, with standees on its lines.

    Raises
    ------
    ZoneError
        when a board is not described, or has no such road.
    """
    layout, library = _laid_out(_pieces(legs, boards, snow))
    first, last = layout.tiles[0], layout.tiles[-1]
    markers = (
        Marker("start", first.at, Edge.A.name, toward=Edge.A),
        Marker("finish", last.at, Edge.D.name),
    )
    return Strip(replace(layout, markers=markers), library)


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


def _pieces(legs: Sequence[Leg], boards: Boards, snow: Collection[str]) -> list[_Piece]:
    """All sections of a stage with those before and behind it, in driving order."""
    driven = tuple(ways(legs, boards, snow))
    return [_run_up(legs[0], driven[0]), *_sections(legs, driven), _run_off(driven[-1])]


def _laid_out(pieces: Sequence[_Piece]) -> Strip:
    library = Library({piece.name: piece.entry for piece in pieces}, {})
    tiles = (
        PlacedTile(piece.name, Hex(0, -i), 0 if piece.forward else 3)
        for i, piece in enumerate(pieces)
    )
    return Strip(Layout(tuple(tiles)), library)


def _sections(legs: Sequence[Leg], driven: Sequence[Way]) -> Iterator[_Piece]:
    """The sections of all legs in driving order, named after leg and number."""
    for i, (leg, (road, forward)) in enumerate(zip(legs, driven, strict=True)):
        roadsides = road.roadsides or (None,) * len(road.sections)
        sections = tuple(zip(road.sections, roadsides, strict=True))
        for k, (entry, beside) in enumerate(sections if forward else sections[::-1], start=1):
            name = f"{leg} {k}" if len(sections) > 1 else str(leg)
            mirrored = beside if forward or beside is None else (beside[1], beside[0])
            yield _Piece(name, entry, forward, i, mirrored)


def _run_up(leg: Leg, first: Way) -> _Piece:
    """One row before the start line, named after the road end there; in a board after its zone."""
    road, forward = first
    name = leg.zone if leg.entry is None else str(leg.ends[0])
    return _outside(name, road.sections[0 if forward else -1], "D" if forward else "A", 1)


def _run_off(last: Way) -> _Piece:
    road, forward = last
    return _outside(_FINISH, road.sections[-1 if forward else 0], "A" if forward else "D", RUN_OFF)


def _outside(name: str, beside: Mapping[str, Any], edge: str, rows: int) -> _Piece:
    """Plain rows beside an edge of a section."""
    end = beside["edges"][edge]
    road = {"from": "D", "to": "A", "rows": [{"lanes": end["lanes"]}] * rows}
    return _Piece(name, {**beside, "edges": {"D": end, "A": end}, "roads": [road]}, forward=True)


def _shared_ground(
    legs: Sequence[Leg], pieces: Sequence[_Piece], boards: Boards, snow: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Pairs of named cells of one board that are the same cell or overlap, in order."""
    places: dict[tuple[str, str], list[str]] = {}
    for i, piece in enumerate(pieces):
        if piece.leg is not None:
            for row in piece.entry["roads"][0]["rows"]:
                for name in row.get("names", ()):
                    place = cell_id(Hex(0, -i), name)
                    places.setdefault((legs[piece.leg].zone, name), []).append(place)
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
