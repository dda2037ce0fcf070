"""A race of some laps as a stage: the circuit unrolled, lap after lap (RULES.md, sections 3 and 4).

Every cell of the circuit becomes one cell for each lap, with an id of its own: ``0,-1/r0.1.0@2`` in
the second lap. The cars start on the grid behind the line, in lap 0; every crossing of the line
leads into the next lap, and the last one is the finish. So steps, plans and values need to know
nothing of laps. Cars stand on printed cells: a car blocks its cell in every lap.

In rallycross the road of a driver who has been in the joker section is another one than before: it
has cells of its own, ``0,-1/r0.1.0@2j``, from which no move leads into the section again. The way
from the pre-grid is there in lap 0 only.

This module alone knows how ids tell cell and lap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trackeditor.course.model import Course, CourseCell, CourseMove, LineKind
from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError

MOST_LAPS = 20

_LAP = "@"
_JOKER = "j"
_SAME = 1e-9
_GRID_TILES = 2.0
"""Without grid boxes cars start on the cells of so many tiles behind the line."""


def printed_cell(cell: str) -> str:
    """The printed cell that a cell of a race is.

    >>> printed_cell("0,-1/r0.1.0@2"), printed_cell("0,-1/r0.1.0")
    ('0,-1/r0.1.0', '0,-1/r0.1.0')
    """
    return cell.partition(_LAP)[0]


def lap_of(cell: str) -> int | None:
    """The lap in which a cell of a race lies: 0 before the start; None in a stage without laps.

    >>> lap_of("0,-1/r0.1.0@2"), lap_of("0,-1/r0.1.0")
    (2, None)
    """
    lap = cell.partition(_LAP)[2].removesuffix(_JOKER)
    return int(lap) if lap else None


def joker_driven(cell: str) -> bool:
    """Whether a car on a cell of a race is in the joker section or has been there.

    >>> joker_driven("0,-1/r0.1.0@2j"), joker_driven("0,-1/r0.1.0@2")
    (True, False)
    """
    return cell.partition(_LAP)[2].endswith(_JOKER)


def cell_in_lap(cell: str, lap: int, *, joker: bool = False) -> str:
    """The cell of a race that a printed cell is in a lap, before the joker or after it.

    >>> cell_in_lap("0,-1/r0.1.0", 2), cell_in_lap("0,-1/r0.1.0", 2, joker=True)
    ('0,-1/r0.1.0@2', '0,-1/r0.1.0@2j')
    """
    return f"{cell}{_LAP}{lap}{_JOKER if joker else ''}"


@dataclass(frozen=True)
class LapCourse(Course):
    """A circuit unrolled into a stage of whole laps.

    ``start`` are the places of the grid, pole position first. ``conflicts`` holds the pairs within
    a lap; ``blockers`` those between laps, too. ``joker_once`` tells that every driver has to drive
    the joker section once.
    """

    circuit: Course = field(kw_only=True)
    laps: int = field(kw_only=True)
    joker_once: bool = field(default=False, kw_only=True)

    @cached_property
    def copies(self) -> Mapping[str, tuple[str, ...]]:
        """The cells of the race that each printed cell is, from the first lap to the last."""
        found: dict[str, list[str]] = {cell: [] for cell in self.circuit.cells}
        for cell in self.cells:
            found[printed_cell(cell)].append(cell)
        return {cell: tuple(copies) for cell, copies in found.items()}

    @cached_property
    def blockers(self) -> Mapping[str, frozenset[str]]:
        """Cells that must be free for a car to stand on a cell, those of other laps among them."""
        return self.in_all_laps(self.circuit.blockers)

    def in_all_laps(self, cells: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
        """What is said of printed cells, said of the cells of the race, whatever their laps."""
        of_printed = {
            cell: frozenset(copy for other in others for copy in self.copies[other])
            for cell, others in cells.items()
        }
        return {cell: of_printed[printed_cell(cell)] for cell in self.cells}


def unrolled(circuit: Course, laps: int, *, joker: bool = False) -> LapCourse:
    """The stage that some laps of a circuit make.

    With ``joker`` every driver has to drive the joker section once, if there is one; otherwise
    nobody drives it.

    Raises
    ------
    SimulatorError
        when the circuit has no line or no place to start from, or the number of laps is too small
        or too large.
    """
    if not 1 <= laps <= MOST_LAPS:
        raise SimulatorError(
            sentence("{laps} laps; ask for 1 to {most}", laps=laps, most=MOST_LAPS)
        )
    if not circuit.finish:
        raise SimulatorError(
            sentence(
                "the circuit has no line over which laps are counted; use a start-finish tile or"
                " place a finish standee"
            )
        )
    return _Unrolling(circuit, laps, joker=joker and bool(circuit.joker)).course()


class _Unrolling:
    """The work on one circuit.

    Places on the circuit are distances from its first tile, but those of cells before the line are
    one lap greater: so they grow from the line round to the line.
    """

    def __init__(self, circuit: Course, laps: int, *, joker: bool) -> None:
        self._circuit = circuit
        self._laps = laps
        self._marks = (False, True) if joker else (False,)
        self._length = len(circuit.tiles)
        self._line = max(circuit.cells[cell].front for cell in circuit.finish)
        self._places = {cell.id: self._place(cell) for cell in circuit.cells.values()}

    def course(self) -> LapCourse:
        """The unrolled circuit."""
        grid = self._side_by_side(self._circuit.grid or self._cells_behind_line())
        moves = tuple(self._moves(grid))
        named = {cell_in_lap(cell, 0) for cell in grid}
        named.update(cell for move in moves for cell in (move.start, move.end))
        cells = {
            copy: self._copy(cell, lap, copy)
            for lap in range(self._laps + 2)
            for mark in self._marks
            for cell in self._circuit.cells.values()
            if (copy := cell_in_lap(cell.id, lap, joker=mark)) in named
        }
        return LapCourse(
            kind="stage",
            tiles=self._circuit.tiles,
            start=tuple(cell_in_lap(cell, 0) for cell in grid),
            finish=tuple(
                cell_in_lap(cell, self._laps, joker=mark)
                for mark in self._marks
                for cell in self._circuit.finish
            ),
            length_tiles=self._circuit.length_tiles * self._laps,
            length_cells=self._circuit.length_cells * self._laps,
            cells=cells,
            moves=moves,
            conflicts=tuple(
                pair
                for a, b in self._circuit.conflicts
                for lap in range(self._laps + 2)
                for mark in self._marks
                if cells.keys()
                >= set(pair := (cell_in_lap(a, lap, joker=mark), cell_in_lap(b, lap, joker=mark)))
            ),
            pit=tuple(
                copy
                for lap in range(self._laps + 1)
                for mark in self._marks
                for cell in self._circuit.pit
                if (copy := cell_in_lap(cell, lap, joker=mark)) in cells
            ),
            joker=self._circuit.joker,
            pregrid=self._circuit.pregrid,
            circuit=self._circuit,
            laps=self._laps,
            joker_once=True in self._marks,
        )

    def _place(self, cell: CourseCell) -> float:
        return cell.front + (0 if cell.front > self._line + _SAME else self._length)

    def _copy(self, cell: CourseCell, lap: int, name: str) -> CourseCell:
        ahead = self._places[cell.id] - cell.front + (lap - 1) * self._length
        return cell._replace(id=name, front=cell.front + ahead, rear=cell.rear + ahead)

    def _moves(self, grid: Iterable[str]) -> Iterator[CourseMove]:
        """All moves; in lap 0 those that lead from the grid to the line."""
        before = self._reached(grid)
        for move in self._circuit.moves:
            if move.start in before and not self._is_in_joker(move.end):
                yield self._moved(move, 0, before=False, after=False)
        for lap in range(1, self._laps + 1):
            for mark in self._marks:
                for move in self._circuit.moves:
                    if self._is_open(move, driven=mark):
                        after = mark or self._is_in_joker(move.end)
                        yield self._moved(move, lap, before=mark, after=after)

    def _is_open(self, move: CourseMove, *, driven: bool) -> bool:
        """Whether there is a move in a lap: into the joker section only before it is driven."""
        if self._circuit.cells[move.start].section == "grid":
            return False
        if self._is_in_joker(move.start):
            return driven
        return not self._is_in_joker(move.end) or (True in self._marks and not driven)

    def _is_in_joker(self, cell: str) -> bool:
        return self._circuit.cells[cell].section == "joker"

    def _moved(self, move: CourseMove, lap: int, *, before: bool, after: bool) -> CourseMove:
        crosses = self._crosses_line(move)
        line: LineKind | None = None
        if crosses and lap in (0, self._laps):
            line = "finish" if lap else "start"
        return move._replace(
            start=cell_in_lap(move.start, lap, joker=before),
            end=cell_in_lap(move.end, lap + crosses, joker=after),
            line=line,
        )

    def _crosses_line(self, move: CourseMove) -> bool:
        return self._places[move.end] < self._places[move.start] + _SAME

    def _reached(self, grid: Iterable[str]) -> set[str]:
        """The cells to which cars on the grid can move without crossing the line."""
        found = set(grid)
        todo = list(found)
        while todo:
            for move in self._circuit.successors[todo.pop()]:
                if move.end in found or self._is_in_joker(move.end):
                    continue
                if not self._crosses_line(move):
                    found.add(move.end)
                    todo.append(move.end)
        return found

    def _cells_behind_line(self) -> list[str]:
        """Where cars start without grid boxes: lane cells behind the line, row by row.

        A lane that ends there, before a fork that is not driven, is no place to start from.
        """
        last = self._line + self._length + _SAME
        cells = [
            cell
            for cell in self._circuit.cells.values()
            if cell.kind == "lane"
            and cell.section == "circuit"
            and last - _GRID_TILES < self._places[cell.id] < last
            and self._leads_on(cell.id)
        ]
        cells.sort(key=lambda cell: (-round(self._places[cell.id], 6), cell.inside, cell.id))
        return [cell.id for cell in cells]

    def _leads_on(self, cell: str) -> bool:
        """Whether a way leads from a cell to the line."""
        reached = self._reached([cell])
        moves = (move for start in reached for move in self._circuit.successors[start])
        return any(self._crosses_line(move) for move in moves)

    def _side_by_side(self, cells: Iterable[str]) -> tuple[str, ...]:
        """The cells on which cars can stand at the same time, the first of those that cannot."""
        chosen: list[str] = []
        for cell in cells:
            if self._circuit.blockers[cell].isdisjoint(chosen):
                chosen.append(cell)
        return tuple(chosen)
