"""Adds the joker section and the pre-grid of a rallycross to its compiled circuit.

Both are made of the same pieces as the circuit (``course.pieces``), from other drives. Cells that
the circuit has, too, stay where they are on it; all others get distances between those of the
cells from which and to which cars move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from trackeditor.course.circuits import boxes_of, in_grid_order
from trackeditor.course.drives import DriveNode, InnerSide
from trackeditor.course.later import LaterMapping, LaterSequence
from trackeditor.course.model import Course, CourseCell, CourseMove, LineKind, Section
from trackeditor.course.pieces import (
    EPSILON,
    Piece,
    Surroundings,
    abreast,
    conflicts_between,
)
from trackeditor.course.pregrids import NodePregrid
from trackeditor.course.rallycross import NodeDetour, Reading
from trackeditor.grid import Hex

MakePiece = Callable[[Surroundings], Piece]
"""Makes the piece of a drive between others, or finds it among those that are known."""


class Lap(NamedTuple):
    """The circuit that sections are joined to: its drives with their pieces.

    ``ahead`` are the inner sides of the next corner after every drive. ``line`` is the kind of the
    line with its distance; None without a line.
    """

    route: Sequence[DriveNode]
    pieces: Sequence[Piece]
    ahead: Sequence[InnerSide]
    line: tuple[LineKind, float] | None


@dataclass(frozen=True, slots=True)
class _Chain:
    """Drives beside the circuit with their pieces.

    ``first`` is the number of the drive of the circuit from which distances are counted on along
    the chain, and ``joins`` that of the drive beside which it comes back, on the same lap.
    ``lead_in`` is the piece of the drive before the chain, of which only the moves into the chain
    count.
    """

    section: Section
    nodes: tuple[DriveNode, ...]
    pieces: tuple[Piece, ...]
    first: int
    joins: int
    lead_in: Piece | None

    @property
    def moves(self) -> Iterator[CourseMove]:
        for piece in (*((self.lead_in,) if self.lead_in else ()), *self.pieces):
            yield from piece.moves

    def cells(self) -> dict[str, CourseCell]:
        """All cells of the chain with distances along it."""
        return {
            cell.id: cell
            for number, piece in enumerate(self.pieces)
            for cell in (one.placed(self.first + number) for one in piece.cells.values())
        }


def with_sections(course: Course, lap: Lap, found: Reading, make: MakePiece) -> Course:
    """A circuit with its joker section and its pre-grid.

    A joker section that would lead past the line is left out: it would be no lap.

    Parameters
    ----------
    course : the main circuit
    lap : what it is made of
    found : the joker section and the pre-grid
    make : makes pieces
    """
    joker = None if found.skips_line else found.joker
    chains: list[_Chain] = []
    if joker is not None:
        chains.append(_joker_chain(joker, lap, make))
    if found.pregrid is not None:
        chains.append(_pregrid_chain(found.pregrid, lap, make))
    cells = LaterMapping(lambda: _all_cells(course, chains, len(lap.route)))
    nodes = [*(node for chain in chains for node in chain.nodes), *lap.route]
    pieces = [*(piece for chain in chains for piece in chain.pieces), *lap.pieces]
    if found.pregrid is not None:
        grid = _grid(chains[-1])
        course = replace(course, start=grid, grid=grid)
    return replace(
        course,
        cells=cells,
        moves=LaterSequence(lambda: tuple(_all_moves(course, chains, cells, lap))),
        conflicts=LaterSequence(lambda: tuple(conflicts_between(nodes, pieces))),
        abreast=LaterSequence(lambda: tuple(_across_sections(cells, abreast(nodes, pieces)))),
        joker=tuple(node.tile for node in joker.nodes) if joker else (),
        pregrid=tuple(node.tile for node in found.pregrid.nodes) if found.pregrid else (),
    )


def _grid(chain: _Chain) -> tuple[str, ...]:
    """The cells of the pre-grid with grid boxes, pole position first."""
    boxes = boxes_of(chain.nodes[0], chain.pieces[0], chain.cells())
    return in_grid_order(boxes, lambda cell: -cell.front)


# --- chains --------------------------------------------------------------------------------------


def _joker_chain(joker: NodeDetour, lap: Lap, make: MakePiece) -> _Chain:
    route, length = lap.route, len(lap.route)
    before, after = route[joker.entrance - 1], route[(joker.exit + 1) % length]
    sides = _inner_sides_ahead(joker.nodes, lap.ahead[joker.exit])
    return _Chain(
        section="joker",
        nodes=joker.nodes,
        pieces=_pieces((before, *joker.nodes, after), sides, make),
        first=joker.entrance,
        joins=joker.entrance + (joker.exit - joker.entrance) % length,
        lead_in=make((route[joker.entrance - 2], before, joker.nodes[0], lap.ahead[joker.exit])),
    )


def _pregrid_chain(pregrid: NodePregrid, lap: Lap, make: MakePiece) -> _Chain:
    after = lap.route[(pregrid.joins + 1) % len(lap.route)]
    sides = _inner_sides_ahead(pregrid.nodes, lap.ahead[pregrid.joins])
    return _Chain(
        section="grid",
        nodes=pregrid.nodes,
        pieces=_pieces((None, *pregrid.nodes, after), sides, make),
        first=pregrid.joins - len(pregrid.nodes) + 1,
        joins=pregrid.joins,
        lead_in=None,
    )


def _inner_sides_ahead(nodes: Sequence[DriveNode], beyond: InnerSide) -> list[InnerSide]:
    """For every drive of a chain the inner side of the next corner after its own ones."""
    found: list[InnerSide] = []
    for node in reversed(nodes):
        found.append(beyond)
        if node.corners:
            beyond = node.corners[0][1]
    return found[::-1]


def _pieces(
    chain: Sequence[DriveNode | None], sides: Sequence[InnerSide], make: MakePiece
) -> tuple[Piece, ...]:
    return tuple(
        make((before, node, after, side))
        for before, node, after, side in zip(chain, chain[1:], chain[2:], sides, strict=False)
        if node is not None
    )


# --- cells ---------------------------------------------------------------------------------------


def _all_cells(course: Course, chains: Sequence[_Chain], length: int) -> dict[str, CourseCell]:
    """The cells of the circuit and those that only a chain has, along the course."""
    cells = dict(course.cells)
    for chain in chains:
        for cell in _placed(chain, course.cells, length):
            laps = _laps(cell.front, length)
            cells.setdefault(
                cell.id,
                cell._replace(
                    front=cell.front - laps, rear=cell.rear - laps, section=chain.section
                ),
            )
    return {cell.id: cell for cell in sorted(cells.values(), key=lambda cell: cell.front)}


def _laps(front: float, length: int) -> int:
    """What to take from a distance so that it lies within the lap."""
    if front > length + EPSILON:
        return length
    return -length if front <= EPSILON else 0


def _placed(chain: _Chain, circuit: Mapping[str, CourseCell], length: int) -> list[CourseCell]:
    """The cells that only a chain has, with distances along the circuit.

    Those of a row that the circuit has, too, lie where that row does. A joker section is stretched
    to the way between the cells from which cars come into it and those to which it leads; the way
    from the pre-grid lies as far back as it must.
    """
    along = chain.cells()
    fixed = _fixed(chain, circuit, length)
    own = [cell for cell in along.values() if cell.id not in fixed]
    inner = {cell.id for cell in own}

    def front_of(name: str, place: int) -> float:
        known = fixed.get(name)
        return known.front if known else _near(circuit[name].front, place, length)

    ends = {
        move.end: front_of(move.end, chain.joins + 1)
        for move in chain.moves
        if move.start in inner and move.end not in inner
    }
    if own and ends and chain.section == "grid":
        back = min(0.0, *(end - along[cell].front for cell, end in ends.items() if cell in along))
        own = [cell._replace(front=cell.front + back, rear=cell.rear + back) for cell in own]
    elif own and ends:
        low = max(
            front_of(move.start, chain.first)
            for move in chain.moves
            if move.start not in inner and move.end in inner
        )
        own = _stretched(own, low, min(ends.values()))
    return [*own, *(cell for cell in fixed.values() if cell.id not in circuit)]


def _near(front: float, place: int, length: int) -> float:
    """A distance on the circuit counted on or back by whole laps until it is near a place."""
    return front + length * round((place - front) / length)


def _fixed(chain: _Chain, circuit: Mapping[str, CourseCell], length: int) -> dict[str, CourseCell]:
    """The cells of a chain whose distances the circuit gives: its own ones, and those beside them.

    They lie on the forks at both ends.
    """
    along = chain.cells()
    entrance = chain.nodes[0].at
    fixed: dict[str, CourseCell] = {}
    rows: dict[tuple[Hex, float], CourseCell] = {}
    for name in [name for name in along if name in circuit]:
        cell = circuit[name]
        place = chain.first if cell.at == entrance else chain.joins + 1
        laps = _near(cell.front, place, length) - cell.front
        fixed[name] = cell._replace(front=cell.front + laps, rear=cell.rear + laps)
        rows[cell.at, round(along[name].front, 6)] = fixed[name]
    for cell in along.values():
        row = rows.get((cell.at, round(cell.front, 6)))
        if row is not None and cell.id not in fixed:
            fixed[cell.id] = cell._replace(front=row.front, rear=row.rear)
    return fixed


def _stretched(own: Sequence[CourseCell], low: float, high: float) -> list[CourseCell]:
    """Cells between two distances, in proportion to their own ones."""
    first, last = min(cell.rear for cell in own), max(own, key=lambda cell: cell.front)
    stretch = (high - low) / (2 * last.front - last.rear - first)
    return [
        cell._replace(
            front=low + (cell.front - first) * stretch, rear=low + (cell.rear - first) * stretch
        )
        for cell in own
    ]


def _across_sections(
    cells: Mapping[str, CourseCell], pairs: Iterable[tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """The pairs of cells that are not of one section."""
    return ((a, b) for a, b in pairs if cells[a].section != cells[b].section)


# --- moves ---------------------------------------------------------------------------------------


def _all_moves(
    course: Course, chains: Sequence[_Chain], cells: Mapping[str, CourseCell], lap: Lap
) -> list[CourseMove]:
    """All moves, by the cell they leave and then by the cell they enter."""
    found = {(move.start, move.end): move for move in course.moves}
    for chain in chains:
        for move in chain.moves:
            is_of_circuit = move.start in course.cells and move.end in course.cells
            if not is_of_circuit and (move.start, move.end) not in found:
                found[move.start, move.end] = _with_line(move, cells, lap)
    order = {cell: number for number, cell in enumerate(cells)}
    return sorted(found.values(), key=lambda move: (order[move.start], move.end))


def _with_line(move: CourseMove, cells: Mapping[str, CourseCell], lap: Lap) -> CourseMove:
    """A move with the line that it crosses, if any."""
    if lap.line is None:
        return move
    kind, distance = lap.line
    place, front = distance + EPSILON, cells[move.end].front - 2 * EPSILON
    rear = cells[move.start].front
    if rear > front:
        rear -= len(lap.route)
    return move._replace(line=kind) if rear <= place < front else move
