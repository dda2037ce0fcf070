"""The pieces of a course: what each drive of the route adds to it.

A piece depends on its drive, on the drives before and after it, and on the inner side of the next
corner; it does not depend on how many tiles are driven before it. So the course of an edited layout
takes over all pieces but those of the edited tiles and their neighbours, wherever they are now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from trackeditor.cells import cell_id, merged_id, merging, seam_moves
from trackeditor.course.drives import DriveNode, InnerSide
from trackeditor.course.model import CourseCell, CourseMove
from trackeditor.grid import Hex
from trackeditor.tiles import CompiledSide, Passage
from trackeditor.tiles.abreast import cells_abreast

EPSILON = 1e-9
Surroundings = tuple[DriveNode | None, DriveNode, DriveNode | None, InnerSide]
"""What a piece depends on: the drive before (None where the route begins), its own drive, the one
after it (None where the route ends), and the inner side of the next corner after its own ones."""
Counts = frozenset[tuple[str, int]]
"""Cells, with the number of moves that it takes to come there."""


class PieceCell(NamedTuple):
    """A cell with distances from the beginning of its piece.

    ``behind`` is the rear edge of a cell that begins on the tile before, as a distance from the
    beginning of that tile. On a circuit ``over_line`` marks a cell that begins on the last tile of
    the lap and ends on the first one, from whose beginning its front edge then counts.
    """

    cell: CourseCell
    behind: float | None = None
    over_line: bool = False

    def placed(self, driven: int) -> CourseCell:
        """The cell on a course on which so many tiles are driven before its piece."""
        cell, behind = self.cell, self.behind
        if behind is None:
            front, rear = driven + cell.front, driven + cell.rear
        elif self.over_line:
            front, rear = cell.front, driven + behind - (driven + 1)
        else:
            front, rear = driven + cell.front, driven - 1 + behind
        return CourseCell._make((*cell[:4], front, rear, *cell[6:]))  # quicker than _replace


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """What one drive adds to a course.

    ``names`` are the ids of the cells of its passage. ``cells`` are, by id, those that lie in this
    piece, in the order of their front edges and from left to right: a cell on two tiles lies in
    the piece of its front edge. ``moves`` are all moves out of these cells, ``road`` those among
    them that neither enter nor leave a shortcut. ``counted`` keeps what ``course.lengths`` has
    counted: few different counts of moves can come to a piece.
    """

    names: Mapping[str, str]
    cells: Mapping[str, PieceCell]
    moves: tuple[CourseMove, ...]
    road: tuple[CourseMove, ...]
    counted: dict[Counts, tuple[int, Counts]] = field(default_factory=dict)


def piece(around: Surroundings) -> Piece:
    """The piece that a drive makes between others."""
    before, node, after, _ = around
    names = {local: node.prefix + local for local in node.passage.extents}
    behind: dict[str, float] = {}
    unfinished: set[str] = set()
    if before is not None:
        for there, here in merging(before.passage, node.passage):
            names[here] = merged_id((before.prefix + there, node.prefix + here))
            behind[here] = before.passage.extents[there].rear
    if after is not None:
        for here, there in merging(node.passage, after.passage):
            names[here] = merged_id((node.prefix + here, after.prefix + there))
            unfinished.add(here)
    finished = [local for local in in_order(node.passage) if local not in unfinished]
    inner_sides = _inner_sides(around)
    cells = (
        PieceCell(_cell(node, local, names[local], inner_sides[local]), behind.get(local))
        for local in finished
    )
    moves = tuple(_moves(around, names, finished))
    shortcuts = {
        names[local] for local in finished if node.compiled.cells[local].kind == "shortcut"
    }
    return Piece(
        names=names,
        cells={one.cell.id: one for one in cells},
        moves=moves,
        road=tuple(move for move in moves if shortcuts.isdisjoint((move.start, move.end))),
    )


def joined_over_line(first: Piece, last: Piece, last_passage: Passage) -> tuple[Piece, Piece]:
    """The first and the last piece of a circuit whose last drive leads on to its first one.

    A cell that lies on both is driven at the end of the lap, so it counts to the last piece.
    """
    over = {name: one for name, one in first.cells.items() if one.behind is not None}
    if not over:
        return first, last
    found = {**last.cells, **{name: one._replace(over_line=True) for name, one in over.items()}}
    names = (last.names[local] for local in in_order(last_passage))
    cells = {name: found[name] for name in names if name in found}

    def of_last(moves: tuple[CourseMove, ...], own: tuple[CourseMove, ...]) -> Iterator[CourseMove]:
        by_start = {name: [move for move in (*own, *moves) if move.start == name] for name in cells}
        return chain.from_iterable(by_start.values())

    return (
        Piece(
            names=first.names,
            cells={name: one for name, one in first.cells.items() if name not in over},
            moves=tuple(move for move in first.moves if move.start not in over),
            road=tuple(move for move in first.road if move.start not in over),
        ),
        Piece(
            names=last.names,
            cells=cells,
            moves=tuple(of_last(first.moves, last.moves)),
            road=tuple(of_last(first.road, last.road)),
        ),
    )


def conflicts_between(route: Iterable[DriveNode], pieces: Iterable[Piece]) -> list[tuple[str, str]]:
    """Pairs of cells of which one at most can be occupied, also between two roads of a tile."""
    return _pairs(route, pieces, lambda compiled: compiled.conflicts)


def abreast(route: Iterable[DriveNode], pieces: Iterable[Piece]) -> list[tuple[str, str]]:
    """Pairs of cells that lie side by side in a printed row, whichever drives lead over them."""
    return _pairs(route, pieces, lambda compiled: cells_abreast(compiled.side))


def _pairs(
    route: Iterable[DriveNode],
    pieces: Iterable[Piece],
    printed: Callable[[CompiledSide], Iterable[tuple[str, str]]],
) -> list[tuple[str, str]]:
    """Pairs of cells of the printed sides of a route, by the ids that its pieces give them."""
    sides: dict[Hex, CompiledSide] = {}
    names: dict[Hex, dict[str, str]] = {}
    for node, one in zip(route, pieces, strict=True):
        sides[node.at] = node.compiled
        names.setdefault(node.at, {}).update(one.names)
    pairs = {
        (min(named[a], named[b]), max(named[a], named[b]))
        for at, named in names.items()
        for a, b in printed(sides[at])
        if a in named and b in named
    }
    return sorted(pairs)


def in_order(passage: Passage) -> list[str]:
    """The cells of a passage by their front edges, and from left to right."""
    extents = passage.extents
    return sorted(extents, key=lambda cell: (extents[cell].front, extents[cell].left))


def _cell(node: DriveNode, local: str, name: str, inner_side: InnerSide) -> CourseCell:
    """A cell with distances from the beginning of its tile."""
    printed, extent = node.compiled.cells[local], node.passage.extents[local]
    return CourseCell(
        id=name,
        tile=node.tile.side,
        at=node.at,
        kind=printed.kind,
        front=extent.front,
        rear=extent.rear,
        left=extent.left,
        right=extent.right,
        limit=printed.limit,
        warning_at=printed.warning_at,
        jump=printed.jump,
        water=printed.water,
        corner=cell_id(node.at, printed.corner) if printed.corner else None,
        inner=printed.inner,
        inside=1 - extent.right if inner_side == "right" else extent.left,
        terrain=node.compiled.side.terrain,
        danger=node.compiled.side.danger,
    )


def _inner_sides(around: Surroundings) -> Mapping[str, InnerSide]:
    """For every cell of a drive the inner side of the present or next corner."""
    _, node, _, ahead = around
    return {
        cell: next((side for end, side in node.corners if end > extent.front - EPSILON), ahead)
        for cell, extent in node.passage.extents.items()
    }


def _moves(
    around: Surroundings, names: Mapping[str, str], starts: Iterable[str]
) -> Iterator[CourseMove]:
    """All moves out of some cells of a drive, by these and then by the ids of the cells entered."""
    _, node, after, _ = around
    found: dict[str, list[CourseMove]] = {local: [] for local in starts}
    branch = node.compiled.branch
    for start, end, limit, warnings, climb in node.passage.moves:
        turns_off = end in branch and start not in branch
        move = CourseMove(names[start], names[end], limit, warnings, climb, None, turns_off)
        found[start].append(move)
    if after is not None:
        for start, end, limit, warnings, climb in seam_moves(node.passage, after.passage):
            entered = after.prefix + end  # no cell of which a part lies further on
            found[start].append(CourseMove(names[start], entered, limit, warnings, climb))
    for moves in found.values():
        yield from sorted(moves, key=lambda move: move.end)
