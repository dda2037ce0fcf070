"""A compiled course: everything that driving needs, without layout and library.

A course is what ``trackeditor graph`` prints, what a road-book embeds and what the simulator
drives on. Distances along the course are in tiles: a cell's ``front`` is the number of whole tiles
driven before its own plus the part of its own tile up to the cell's front edge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

from trackeditor.grid import Edge, Hex
from trackeditor.tiles.model import Danger, Terrain
from trackeditor.tiles.passages import CellKind, Climb

CourseKind = Literal["stage", "circuit"]
LineKind = Literal["start", "finish"]
Section = Literal["circuit", "joker", "grid"]
"""Parts of a course: the road of every lap; in rallycross also the joker section, which each driver
drives in one lap instead of the road beside it, and the way from the pre-grid onto the circuit."""


class CourseTile(NamedTuple):
    """A tile of the route with the grid edges by which cars come in and go out.

    ``junction`` is True where a printed road of the tile offers another way: cars that come in here
    can go out elsewhere, or cars that come in elsewhere can go out here.
    """

    side: str
    at: Hex
    enters: Edge
    leaves: Edge
    junction: bool = False


class CourseCell(NamedTuple):
    """A driving cell.

    ``front`` and ``rear`` are the distances of its front and rear edge; ``left`` and ``right`` its
    borders across the road, 0 at the driver's left and 1 at the right. ``corner`` names the corner
    it belongs to and ``inner`` is True on that corner's inner line, False on its drift line.
    ``inside`` is the lateral distance (0 to 1) from the inner side of the present or next corner;
    it decides the order of cars at equal distance and gear. ``roadside`` are the dangers at the
    driver's left and right where a board tells them apart; elsewhere ``danger`` is that of both.

    ``section`` is "joker" for cells that are driven in the joker lap only and "grid" for those that
    are driven from the pre-grid to the circuit only; all others, those of forks that both ways
    share among them, are of the "circuit". A move from a cell of the circuit to one of the joker
    enters the joker section, and a move from there to the circuit leaves it. Distances in the joker
    section grow in step from those at its entrance to those at its exit, however long it is; the
    cells on the way from the pre-grid lie before those of the circuit to which they lead.
    """

    id: str
    tile: str
    at: Hex
    kind: CellKind
    front: float
    rear: float
    left: float
    right: float
    limit: int | None = None
    warning_at: int | None = None
    jump: int | None = None
    water: bool = False
    corner: str | None = None
    inner: bool | None = None
    inside: float = 0.0
    terrain: Terrain = Terrain.NONE
    danger: Danger = Danger.NONE
    section: Section = "circuit"
    roadside: tuple[Danger, Danger] | None = None


class CourseMove(NamedTuple):
    """A move from one cell to a touching one further along.

    ``limit`` and ``warnings`` are those printed on the border crossed (a gate, a fork's line), not
    those of the cell entered. ``line`` names the start or finish line that the move crosses; on a
    circuit that has a start line only, laps are counted over that one. ``turns_off`` is True where
    the move leaves the road that leads through a fork for its branch.
    """

    start: str
    end: str
    limit: int | None = None
    warnings: int = 0
    climb: Climb | None = None
    line: LineKind | None = None
    turns_off: bool = False


@dataclass(frozen=True)
class Course:
    """A compiled stage or circuit.

    ``start`` are the cells behind the start line, ``finish`` those before the finish line (on a
    circuit both lines are one). ``conflicts`` are pairs of cells of which one at most can be
    occupied. ``length_cells`` is the number of cells on the shortest way along the road, without
    shortcuts, from the start line to the finish line. On circuits, ``grid`` are the cells with grid
    boxes behind the line, pole position first, and ``pit`` those beside a pit tile.

    In rallycross ``tiles`` and the lengths are those of the main circuit. ``joker`` are the tiles
    of the joker section in driving order, from the fork where it leaves the circuit to the one
    where it comes back, these two included; ``pregrid`` those from the pre-grid over its link tiles
    to the fork where it joins the circuit. Their cells and moves are among the others. Cars start
    from the pre-grid: then ``start`` and ``grid`` are its cells, pole position first, and
    ``finish`` are the cells before the line, over which laps are counted. No move leads back into
    the grid; the line is crossed by every car in every lap, joker or not. ``abreast`` are the pairs
    of cells of different sections that lie side by side in a printed row: at the forks, where a car
    on its way into or out of a section is beside one on the circuit.
    """

    kind: CourseKind
    tiles: tuple[CourseTile, ...]
    start: tuple[str, ...]
    finish: tuple[str, ...]
    length_tiles: int
    length_cells: int
    cells: Mapping[str, CourseCell]
    moves: Sequence[CourseMove]
    conflicts: Sequence[tuple[str, str]]
    grid: Sequence[str] = ()
    pit: Sequence[str] = ()
    joker: tuple[CourseTile, ...] = ()
    pregrid: tuple[CourseTile, ...] = ()
    abreast: Sequence[tuple[str, str]] = ()

    @cached_property
    def main(self) -> Course:
        """The circuit of a rallycross without joker section and pre-grid; itself where it has none.

        Its cars start behind the line, as on other circuits.
        """
        if not self.joker and not self.pregrid:
            return self
        cells = {name: cell for name, cell in self.cells.items() if cell.section == "circuit"}
        return replace(
            self,
            start=self.finish,
            cells=cells,
            moves=tuple(move for move in self.moves if {move.start, move.end} <= cells.keys()),
            conflicts=tuple(pair for pair in self.conflicts if cells.keys() >= set(pair)),
            grid=(),
            joker=(),
            pregrid=(),
            abreast=(),
        )

    @cached_property
    def successors(self) -> Mapping[str, tuple[CourseMove, ...]]:
        """Moves out of every cell."""
        found: dict[str, list[CourseMove]] = {cell: [] for cell in self.cells}
        for move in self.moves:
            found[move.start].append(move)
        return {cell: tuple(moves) for cell, moves in found.items()}

    @cached_property
    def blockers(self) -> Mapping[str, frozenset[str]]:
        """Cells that must be free for a car to stand on a cell: itself and its conflicts."""
        found: dict[str, set[str]] = {cell: {cell} for cell in self.cells}
        for a, b in self.conflicts:
            found[a].add(b)
            found[b].add(a)
        return {cell: frozenset(others) for cell, others in found.items()}
