"""Turns a route and its cell graph into a :class:`Course`: distances, lines, lengths."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from trackeditor.cells import Drive, cell_id
from trackeditor.cells.graph import MERGE
from trackeditor.course.circuits import grid_cells, pit_cells
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.course.model import (
    Course,
    CourseCell,
    CourseKind,
    CourseMove,
    CourseTile,
    LineKind,
)
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.tiles import CompiledSide, Library, LocalCell
from trackeditor.tiles.passages import Extent

if TYPE_CHECKING:
    import networkx as nx

EPSILON = 1e-9
FARTHEST = 2.0
"""No move leads further on, in tiles: not even a merged cell is as long as two tiles."""
InnerSide = Literal["left", "right"]


class _Line(NamedTuple):
    """A line on the course: its distance and the cells before it."""

    distance: float
    before: tuple[str, ...]


def compile_course(
    kind: CourseKind,
    route: Sequence[Drive],
    graph: nx.DiGraph[str],
    lines: Iterable[LinePlace],
    library: Library,
    pits: Collection[Hex] = (),
) -> Course:
    """The course that a route makes.

    Parameters
    ----------
    kind : stage or circuit
    route : drives in driving order
    graph : the cell graph of the route
    lines : lines of the layout; those that the route does not cross are passed over
    library : knows every tile of the route
    pits : positions of the pit tiles
    """
    names = {part: node for node in graph for part in node.split(MERGE)}
    cells = _cells(route, names, library)
    found = list(lines)
    start = _line(route, found, ("start", "start-finish"), names, library)
    finish = _line(route, found, ("finish",), names, library)
    if kind == "circuit":
        finish = finish or _line(route, found, ("start-finish",), names, library)
        moves = tuple(_moves(graph, cells, None if finish else start, finish))
        start = finish = finish or start
    else:
        moves = tuple(_moves(graph, cells, start, finish))
    return Course(
        kind=kind,
        tiles=tuple(
            CourseTile(
                side=drive.tile.side,
                at=drive.tile.at,
                enters=drive.entrance,
                leaves=drive.exit,
                junction=_is_at_junction(drive, library),
            )
            for drive in route
        ),
        start=start.before if start else (),
        finish=finish.before if finish else (),
        length_tiles=len({drive.tile.at for drive in _between(route, kind, start, finish)}),
        length_cells=_length(kind, cells, moves, start, finish),
        cells=cells,
        moves=moves,
        conflicts=graph.graph["conflicts"],
        grid=grid_cells(route, cells, names, finish.distance, library)
        if kind == "circuit" and finish
        else (),
        pit=pit_cells(route, cells, names, pits, library) if kind == "circuit" else (),
    )


def _is_at_junction(drive: Drive, library: Library) -> bool:
    """Whether another way through the side begins or ends where this one does."""
    return any(
        (enters is drive.enters) != (leaves is drive.leaves)
        for enters, leaves in library.compiled(drive.tile.side).passages
    )


# --- cells ---------------------------------------------------------------------------------------


def _cells(
    route: Sequence[Drive], names: Mapping[str, str], library: Library
) -> dict[str, CourseCell]:
    """All cells along the course, those of a tile by their front edges and from left to right."""
    cells: dict[str, CourseCell] = {}
    for i, (drive, inner) in enumerate(zip(route, _inner_sides(route, library), strict=True)):
        compiled = library.compiled(drive.tile.side)
        extents = drive.passage(library).extents
        prefix = cell_id(drive.tile.at, "")
        for local in sorted(extents, key=lambda cell: (extents[cell].front, extents[cell].left)):
            node = names[prefix + local]
            cell = _cell(
                node, compiled.cells[local], extents[local], drive.tile, i, inner[local], compiled
            )
            known = cells.pop(node, None)
            cells[node] = _merged(known, cell, len(route)) if known else cell
    return cells


def _cell(
    node: str,
    local: LocalCell,
    extent: Extent,
    tile: PlacedTile,
    driven: int,
    inner_side: InnerSide,
    compiled: CompiledSide,
) -> CourseCell:
    """A cell of the tile that is driven after so many others."""
    return CourseCell(
        id=node,
        tile=tile.side,
        at=tile.at,
        kind=local.kind,
        front=driven + extent.front,
        rear=driven + extent.rear,
        left=extent.left,
        right=extent.right,
        limit=local.limit,
        warning_at=local.warning_at,
        jump=local.jump,
        water=local.water,
        corner=cell_id(tile.at, local.corner) if local.corner else None,
        inner=local.inner,
        inside=1 - extent.right if inner_side == "right" else extent.left,
        terrain=compiled.side.terrain,
        danger=compiled.side.danger,
    )


def _merged(first: CourseCell, second: CourseCell, tiles: int) -> CourseCell:
    """The cell that two parts at a skewed edge make: it is where its front part is.

    On a circuit the parts of the last and the first tile lie on both sides of distance 0.
    """
    if second.rear - first.front > 1:
        return first._replace(rear=second.rear - tiles)
    return second._replace(rear=first.rear)


def _inner_sides(route: Sequence[Drive], library: Library) -> list[Mapping[str, InnerSide]]:
    """For every cell of every drive the inner side of the present or next corner.

    On a circuit the corner after the last one is the first; a stage looks back from its last
    corner on at the first one too, or else the order of cars there would be open.
    """
    corners = [_corners(drive, library) for drive in route]
    ahead: InnerSide = next((sides[0][1] for sides in corners if sides), "left")
    found: list[Mapping[str, InnerSide]] = []
    for drive, sides in zip(reversed(route), reversed(corners), strict=True):
        extents = drive.passage(library).extents
        found.append(
            {
                cell: next((side for end, side in sides if end > extent.front - EPSILON), ahead)
                for cell, extent in extents.items()
            }
        )
        ahead = sides[0][1] if sides else ahead
    return found[::-1]


def _corners(drive: Drive, library: Library) -> list[tuple[float, InnerSide]]:
    """The corners of a drive in driving order: where each ends, and its inner side."""
    passage = drive.passage(library)
    cells = library.compiled(drive.tile.side).cells
    return sorted(
        (max(e.front for c, e in passage.extents.items() if cells[c].corner == corner), side)
        for corner, side in passage.inner_sides.items()
    )


# --- lines and moves -----------------------------------------------------------------------------


def _moves(
    graph: nx.DiGraph[str],
    cells: Mapping[str, CourseCell],
    start: _Line | None,
    finish: _Line | None,
) -> Iterator[CourseMove]:
    """All moves, by the cell they leave and then by the cell they enter."""
    fronts = {name: cell.front for name, cell in cells.items()}
    lines: list[tuple[LineKind, float]] = []
    if finish is not None:
        lines.append(("finish", finish.distance + EPSILON))
    if start is not None:
        lines.append(("start", start.distance + EPSILON))
    successors = dict(graph.adjacency())
    for a in cells:
        rear = fronts[a]
        ahead = [(kind, place) for kind, place in lines if rear <= place < rear + FARTHEST]
        for b, data in sorted(successors[a].items()):
            line: LineKind | None = None
            if ahead:
                front = fronts[b] - 2 * EPSILON
                line = next((kind for kind, place in ahead if place < front), None)
            yield CourseMove(a, b, data["limit"], data["warnings"], data["climb"], line)


def _line(
    route: Sequence[Drive],
    lines: Iterable[LinePlace],
    kinds: tuple[str, ...],
    names: dict[str, str],
    library: Library,
) -> _Line | None:
    """The first line of some kinds that the route crosses; standees before printed lines."""
    wanted = [line for line in lines if line.kind in kinds]
    for line in sorted(wanted, key=lambda line: line.marker is None):
        for i, drive in enumerate(route):
            crossing = line_crossing(line, drive, library)
            if crossing is not None:
                before = (cell_id(drive.tile.at, cell) for cell in crossing.before)
                return _Line(
                    i + crossing.position, tuple(names[cell] for cell in before if cell in names)
                )
    return None


def _between(
    route: Sequence[Drive], kind: CourseKind, start: _Line | None, finish: _Line | None
) -> Sequence[Drive]:
    """The drives between the lines of a stage; all of a circuit."""
    if kind == "circuit":
        return route
    first = math.floor(start.distance + EPSILON) if start else 0
    last = math.ceil(finish.distance - EPSILON) if finish else len(route)
    return route[first:last]


def _length(
    kind: CourseKind,
    cells: Mapping[str, CourseCell],
    moves: Iterable[CourseMove],
    start: _Line | None,
    finish: _Line | None,
) -> int:
    """Cells on the shortest way along the road, without shortcuts, between the lines."""
    road: dict[str, list[str]] = {name: [] for name in cells}
    for move in moves:
        if "shortcut" not in (cells[move.start].kind, cells[move.end].kind):
            road[move.start].append(move.end)
    if kind == "stage" and start is not None and finish is not None:
        ways = (_steps(road, source, finish.before) for source in start.before)
        return min((way for way in ways if way is not None), default=0)
    ways = (
        _steps(road, source, (source,)) for source in (start.before if start else _first(cells))
    )
    return min((way for way in ways if way is not None), default=0)


def _steps(road: Mapping[str, Sequence[str]], source: str, targets: Sequence[str]) -> int | None:
    """Fewest moves from a cell to one of some cells; a way round if it is one of them itself."""
    wanted = set(targets)
    reached = {source} - wanted
    border = [source]
    steps = 0
    while border:
        steps += 1
        border = list({cell for name in border for cell in road[name]} - reached)
        if not wanted.isdisjoint(border):
            return steps
        reached.update(border)
    return None


def _first(cells: Mapping[str, CourseCell]) -> list[str]:
    """The cells with which the first tile begins."""
    first = min(cell.front for cell in cells.values())
    return [name for name, cell in cells.items() if cell.front < first + EPSILON]
