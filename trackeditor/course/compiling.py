"""Turns a route and its cell graph into a :class:`Course`: distances, lines, lengths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import networkx as nx

from trackeditor.cells import CellPart, Drive, cell_id
from trackeditor.cells.graph import MERGE
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.course.model import (
    Course,
    CourseCell,
    CourseKind,
    CourseMove,
    CourseTile,
    LineKind,
)
from trackeditor.tiles import Library
from trackeditor.tiles.passages import Extent

EPSILON = 1e-9


class _Line(NamedTuple):
    """A line on the course: its distance and the cells before it."""

    distance: float
    before: tuple[str, ...]


class _Corner(NamedTuple):
    """A corner on the course: where it ends, and its inner side for the driver."""

    end: float
    inner_is_left: bool


def compile_course(
    kind: CourseKind,
    route: Sequence[Drive],
    graph: nx.DiGraph[str],
    lines: Iterable[LinePlace],
    library: Library,
) -> Course:
    """The course that a route makes.

    Parameters
    ----------
    kind : stage or circuit
    route : drives in driving order
    graph : the cell graph of the route
    lines : lines of the layout; those that the route does not cross are passed over
    library : knows every tile of the route
    """
    extents = _extents(route, library)
    corners = _corners(route, library)
    names = {part: node for node in graph for part in node.split(MERGE)}
    cells = {
        node: _cell(node, graph.nodes[node]["parts"], extents, corners, library)
        for node in sorted(graph, key=lambda node: _place(node, extents))
    }
    found = list(lines)
    start = _line(route, found, ("start", "start-finish"), names, library)
    finish = _line(route, found, ("finish",), names, library)
    if kind == "circuit":
        start = finish = finish or _line(route, found, ("start-finish",), names, library) or start
    moves = tuple(
        CourseMove(
            start=a,
            end=b,
            limit=data["limit"],
            warnings=data["warnings"],
            climb=data["climb"],
            line=_crossed(cells[a].front, cells[b].front, start, finish),
        )
        for a, b, data in sorted(graph.edges(data=True), key=lambda edge: edge[:2])
    )
    return Course(
        kind=kind,
        tiles=tuple(
            CourseTile(drive.tile.side, drive.tile.at, drive.entrance, drive.exit)
            for drive in route
        ),
        start=start.before if start else (),
        finish=finish.before if finish else (),
        length_tiles=len({drive.tile.at for drive in route}),
        length_cells=_length(kind, cells, moves, start, finish),
        cells=cells,
        moves=moves,
        conflicts=graph.graph["conflicts"],
    )


def _extents(route: Sequence[Drive], library: Library) -> dict[str, Extent]:
    """Extent of every tile's cell, as distances along the course; the first drive counts."""
    found: dict[str, Extent] = {}
    for i, drive in enumerate(route):
        for local, extent in drive.passage(library).extents.items():
            found.setdefault(
                cell_id(drive.tile.at, local),
                Extent(i + extent.rear, i + extent.front, extent.left, extent.right),
            )
    return found


def _place(node: str, extents: dict[str, Extent]) -> tuple[float, float, str]:
    """Sorting key: along the course, then from left to right."""
    ends = [extents[part] for part in node.split(MERGE)]
    return (max(end.front for end in ends), min(end.left for end in ends), node)


def _corners(route: Sequence[Drive], library: Library) -> list[_Corner]:
    found = []
    for i, drive in enumerate(route):
        passage = drive.passage(library)
        cells = library.compiled(drive.tile.side).cells
        for corner, side in passage.inner_sides.items():
            end = max(e.front for c, e in passage.extents.items() if cells[c].corner == corner)
            found.append(_Corner(i + end, side == "left"))
    return sorted(found)


def _cell(
    node: str,
    parts: tuple[CellPart, ...],
    extents: dict[str, Extent],
    corners: Sequence[_Corner],
    library: Library,
) -> CourseCell:
    """One driving cell; a merged one has the front of its front part."""
    placed = sorted(
        ((extents[cell_id(part.tile.at, part.cell.id)], part) for part in parts),
        key=lambda pair: pair[0].front,
    )
    extent, (tile, local) = placed[-1]
    rear = placed[0][0].rear
    if placed[-1][0].front - rear > len(placed):  # joined over the line of a circuit
        extent, (tile, local) = placed[0]
        rear = extent.rear
    ahead = next((c for c in corners if c.end > extent.front - EPSILON), None)
    ahead = ahead or (corners[0] if corners else None)
    inner_is_left = ahead is None or ahead.inner_is_left
    side = library.side(tile.side)
    return CourseCell(
        id=node,
        tile=tile.side,
        at=tile.at,
        kind=local.kind,
        front=extent.front,
        rear=rear,
        left=extent.left,
        right=extent.right,
        limit=local.limit,
        warning_at=local.warning_at,
        jump=local.jump,
        water=local.water,
        corner=cell_id(tile.at, local.corner) if local.corner else None,
        inner=local.inner,
        inside=extent.left if inner_is_left else 1 - extent.right,
        terrain=side.terrain,
        danger=side.danger,
    )


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


def _crossed(
    rear: float, front: float, start: _Line | None, finish: _Line | None
) -> LineKind | None:
    """The line between the front edges of two cells."""
    lines: tuple[tuple[LineKind, _Line | None], ...] = (("finish", finish), ("start", start))
    for kind, line in lines:
        if line is not None and rear <= line.distance + EPSILON < front - EPSILON:
            return kind
    return None


def _length(
    kind: CourseKind,
    cells: dict[str, CourseCell],
    moves: Sequence[CourseMove],
    start: _Line | None,
    finish: _Line | None,
) -> int:
    """Cells on the shortest way along the road, without shortcuts, between the lines."""
    road: nx.DiGraph[str] = nx.DiGraph()
    road.add_nodes_from(cells)
    road.add_edges_from(
        (move.start, move.end)
        for move in moves
        if "shortcut" not in (cells[move.start].kind, cells[move.end].kind)
    )
    lengths: list[int] = []
    if kind == "stage" and start is not None and finish is not None:
        for source in start.before:
            reached = nx.single_source_shortest_path_length(road, source)
            lengths.extend(reached[cell] for cell in finish.before if cell in reached)
    else:
        for source in start.before if start else _first_row(cells):
            reached = nx.single_source_shortest_path_length(road, source)
            lengths.extend(reached[a] + 1 for a in road.predecessors(source) if a in reached)
    return min(lengths, default=0)


def _first_row(cells: dict[str, CourseCell]) -> list[str]:
    """The cells with which the first tile begins."""
    first = min(cell.front for cell in cells.values())
    return [name for name, cell in cells.items() if cell.front < first + EPSILON]
