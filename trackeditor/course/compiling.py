"""Turns a route into a :class:`Course`: puts its pieces together, with distances and lines."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from trackeditor.course.circuits import circuit_grid, pit_cells
from trackeditor.course.drives import DriveNode, InnerSide, Links
from trackeditor.course.later import JoinedSequence, LaterMapping, LaterSequence
from trackeditor.course.lengths import lap_length, stage_length
from trackeditor.course.lines import CourseLine, LinePlace, line_crossing
from trackeditor.course.model import Course, CourseCell, CourseKind, CourseMove, LineKind
from trackeditor.course.pieces import (
    EPSILON,
    Piece,
    Surroundings,
    conflicts_between,
    joined_over_line,
    piece,
)
from trackeditor.course.rallycross import Reading
from trackeditor.course.sections import Lap, with_sections
from trackeditor.grid import Hex
from trackeditor.layout.model import MarkerKind
from trackeditor.tiles import Library

FARTHEST = 2.0
"""No move leads further on, in tiles: not even a merged cell is as long as two tiles."""

Pieces = Mapping[Surroundings, Piece]


class _Line(NamedTuple):
    """A line on the course: its distance, the drive that crosses it, and the cells before it."""

    kind: MarkerKind
    distance: float
    drive: int
    before: tuple[str, ...]


def compile_course(
    kind: CourseKind,
    route: Sequence[DriveNode],
    visits: Mapping[Hex, Sequence[int]],
    lines: Iterable[LinePlace],
    library: Library,
    *,
    followers: Links,
    sections: Reading | None = None,
    pits: Collection[Hex] = (),
    known: Pieces = MappingProxyType({}),
) -> tuple[Course, Pieces]:
    """The course that a route makes, and its pieces.

    Parameters
    ----------
    kind : stage or circuit
    route : drives in driving order
    visits : their numbers by hexagon
    lines : lines of the layout; those that the route does not cross are passed over
    library : knows every tile of the route
    followers : the drives to which the road leads from every drive
    sections : the joker section and the pre-grid of a rallycross
    pits : positions of the pit tiles
    known : pieces of another course, such as the one before an edit; the result is the same with
        them as without them
    """
    made: dict[Surroundings, Piece] = {}

    def make(around: Surroundings) -> Piece:
        made[around] = known.get(around) or piece(around)
        return made[around]

    is_closed = route[0] in followers[route[-1]]
    surroundings = _surroundings(route, followers)
    own = [make(around) for around in surroundings]
    pieces = own.copy()
    if is_closed:
        pieces[0], pieces[-1] = joined_over_line(own[0], own[-1], route[-1].passage)
    crossed = list(_crossed(route, visits, pieces, lines, library))
    start = _first(crossed, "start", "start-finish")
    finish = _first(crossed, "finish")
    line: LineKind = "start"
    if kind == "circuit":
        finish = finish or _first(crossed, "start-finish")
        line = "finish" if finish else "start"
        moves = _moves(pieces, None if finish else start, finish)
        start = finish = finish or start
    else:
        moves = _moves(pieces, start, finish)
    cells = LaterMapping(lambda: {cell.id: cell for cell in _cells(pieces)})
    course = Course(
        kind=kind,
        tiles=tuple([node.tile for node in route]),
        start=start.before if start else (),
        finish=finish.before if finish else (),
        length_tiles=len({node.at for node in _between(route, kind, start, finish)}),
        length_cells=_length(kind, pieces, start, finish),
        cells=cells,
        moves=moves,
        conflicts=LaterSequence(lambda: tuple(conflicts_between(route, pieces))),
        grid=_grid(route, pieces, cells, start) if kind == "circuit" else (),
        pit=_pit(route, pieces, cells, pits) if kind == "circuit" else (),
    )
    if sections is not None:
        ahead = tuple(side for *_, side in surroundings)
        lap = Lap(route, pieces, ahead, (line, start.distance) if start else None)
        course = with_sections(course, lap, sections, make)
    return course, made


def _surroundings(route: Sequence[DriveNode], followers: Links) -> list[Surroundings]:
    """What the piece of every drive depends on."""
    after = [
        node if node in followers[last] else None
        for last, node in zip(route, (*route[1:], route[0]), strict=True)
    ]
    before = [
        last if node is not None else None
        for last, node in zip((route[-1], *route[:-1]), (after[-1], *after[:-1]), strict=True)
    ]
    return list(zip(before, route, after, _next_inner_sides(route), strict=True))


def _next_inner_sides(route: Sequence[DriveNode]) -> list[InnerSide]:
    """For every drive the inner side of the next corner on one of the drives after it.

    On a circuit the corner after the last one is the first; a stage looks back from its last
    corner on at the first one too, or else the order of cars there would be open.
    """
    ahead: InnerSide = next((node.corners[0][1] for node in route if node.corners), "left")
    found: list[InnerSide] = []
    for node in reversed(route):
        found.append(ahead)
        if node.corners:
            ahead = node.corners[0][1]
    return found[::-1]


# --- cells ---------------------------------------------------------------------------------------


def _cells(pieces: Iterable[Piece]) -> Iterator[CourseCell]:
    """All cells along the course."""
    for driven, one in enumerate(pieces):
        for cell in one.cells.values():
            yield cell.placed(driven)


def _grid(
    route: Sequence[DriveNode],
    pieces: Sequence[Piece],
    cells: Mapping[str, CourseCell],
    line: _Line | None,
) -> Sequence[str]:
    """The starting grid behind the line of a circuit."""
    if line is None:
        return ()
    distance = line.distance
    return LaterSequence(lambda: circuit_grid(route, pieces, cells, distance))


def _pit(
    route: Sequence[DriveNode],
    pieces: Sequence[Piece],
    cells: Mapping[str, CourseCell],
    pits: Collection[Hex],
) -> Sequence[str]:
    """The cells beside the pit tiles of a circuit."""
    return LaterSequence(lambda: pit_cells(route, pieces, cells, pits)) if pits else ()


# --- lines and moves -----------------------------------------------------------------------------


def _moves(
    pieces: Sequence[Piece], start: _Line | None, finish: _Line | None
) -> Sequence[CourseMove]:
    """All moves, by the cell they leave and then by the cell they enter."""
    lines: list[tuple[LineKind, float]] = []
    if finish is not None:
        lines.append(("finish", finish.distance + EPSILON))
    if start is not None:
        lines.append(("start", start.distance + EPSILON))
    moves = [one.moves for one in pieces]
    for number in {number for _, place in lines for number in _pieces_at(place, len(pieces))}:
        moves[number] = tuple(_with_lines(pieces, number, lines))
    return JoinedSequence(moves)


def _pieces_at(place: float, number: int) -> Iterable[int]:
    """The pieces with moves that may cross a line: those before it, and the last of a lap."""
    nearest = range(math.floor(place - FARTHEST), math.floor(place) + 1)
    return {*nearest, number - 1}.intersection(range(number))


def _with_lines(
    pieces: Sequence[Piece], number: int, lines: Sequence[tuple[LineKind, float]]
) -> Iterator[CourseMove]:
    """The moves of a piece, with the lines that they cross."""
    fronts = {
        name: cell.placed(i).front
        for i in {number, (number + 1) % len(pieces)}
        for name, cell in pieces[i].cells.items()
    }
    for move in pieces[number].moves:
        rear, front = fronts[move.start], fronts[move.end] - 2 * EPSILON
        ahead = (kind for kind, place in lines if rear <= place < min(rear + FARTHEST, front))
        yield move._replace(line=next(ahead, None))


def _crossed(
    route: Sequence[DriveNode],
    visits: Mapping[Hex, Sequence[int]],
    pieces: Sequence[Piece],
    lines: Iterable[LinePlace],
    library: Library,
) -> Iterator[_Line]:
    """The lines that the route crosses, where it first does so; standees before printed lines."""
    for line in sorted(lines, key=lambda line: line.marker is None):
        for i in sorted(i for at in line.touches for i in visits.get(at, ())):
            crossing = line_crossing(line, route[i].drive, library)
            if crossing is not None:
                names = pieces[i].names
                before = tuple(names[cell] for cell in crossing.before if cell in names)
                yield _Line(line.kind, i + crossing.position, i, before)
                break


def _first(crossed: Iterable[_Line], *kinds: CourseLine) -> _Line | None:
    """The first line of some kinds."""
    return next((line for line in crossed if line.kind in kinds), None)


def _between(
    route: Sequence[DriveNode], kind: CourseKind, start: _Line | None, finish: _Line | None
) -> Sequence[DriveNode]:
    """The drives between the lines of a stage; all of a circuit."""
    if kind == "circuit":
        return route
    first = math.floor(start.distance + EPSILON) if start else 0
    last = math.ceil(finish.distance - EPSILON) if finish else len(route)
    return route[first:last]


def _length(
    kind: CourseKind, pieces: Sequence[Piece], start: _Line | None, finish: _Line | None
) -> int:
    """Cells on the shortest way along the road, without shortcuts, between the lines."""
    if kind == "circuit":
        begin = _in_pieces(start, pieces) if start else _foremost(pieces)
        return lap_length(pieces, begin)
    if start is None or finish is None:
        return 0
    return stage_length(pieces, _in_pieces(start, pieces), _in_pieces(finish, pieces))


def _in_pieces(line: _Line, pieces: Sequence[Piece]) -> dict[str, int]:
    """The cells before a line, with the numbers of their pieces: the drive's own or one beside."""
    numbers = [(line.drive + i) % len(pieces) for i in (0, 1, -1)]
    return {
        cell: number for cell in line.before for number in numbers if cell in pieces[number].cells
    }


def _foremost(pieces: Sequence[Piece]) -> dict[str, int]:
    """The cells with which the first tile begins, with the numbers of their pieces."""
    fronts = {
        (name, number): cell.placed(number).front
        for number in {0, len(pieces) - 1}
        for name, cell in pieces[number].cells.items()
    }
    first = min(fronts.values())
    return {name: number for (name, number), front in fronts.items() if front < first + EPSILON}
