"""What only circuits have: the starting grid, the cells beside a pit (RULES.md, section 4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import itemgetter

from trackeditor.course.drives import DriveNode
from trackeditor.course.model import CourseCell, CourseTile
from trackeditor.course.pieces import EPSILON, Piece
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout
from trackeditor.tiles import Library


def pit_tiles(layout: Layout, library: Library) -> frozenset[Hex]:
    """Positions of the pit tiles of a layout, such as 101."""
    return frozenset(
        tile.at for tile in layout.tiles if tile.side in library and library.side(tile.side).pit
    )


def circuit_grid(
    route: Sequence[DriveNode],
    pieces: Sequence[Piece],
    cells: Mapping[str, CourseCell],
    line: float,
) -> tuple[str, ...]:
    """The cells with grid boxes behind the line of a circuit, pole position first.

    Cars start from one grid tile, the next one behind the line; it lies behind the line when the
    way on to the line is shorter than the way back. On the tile with the line the boxes beyond it
    do not count.

    Parameters
    ----------
    route : drives in driving order
    pieces : what each of them adds to the course
    cells : cells of the course
    line : distance of the line
    """
    length = len(route)

    def behind(cell: CourseCell) -> float:
        return (line + EPSILON - cell.front) % length

    grids = [boxes_of(node, piece, cells) for node, piece in zip(route, pieces, strict=True)]
    nearest = [(min(map(behind, boxes)), boxes) for boxes in grids if boxes]
    distance, boxes = min(nearest, key=itemgetter(0), default=(length, []))
    if distance >= length / 2:
        return ()
    return in_grid_order([box for box in boxes if behind(box) < distance + 1], behind)


def boxes_of(node: DriveNode, piece: Piece, cells: Mapping[str, CourseCell]) -> list[CourseCell]:
    """The cells with grid boxes on the road of a drive."""
    return [cells[piece.names[box]] for box in node.compiled.side.grid if box in piece.names]


def in_grid_order(
    boxes: Iterable[CourseCell], behind: Callable[[CourseCell], float]
) -> tuple[str, ...]:
    """The ids of cells with grid boxes, pole position first.

    Pole is in the first row, on the inner lane of the first corner; then come the cells beside it,
    then the rows behind, each from its inner lane (RULES.md, section 3).

    Parameters
    ----------
    boxes : the cells
    behind : how far the front edge of a cell lies behind the line, or any place on the way there
    """

    def place(cell: CourseCell) -> tuple[float, float, str]:
        return (round(behind(cell), 6), round(cell.inside, 6), cell.id)

    return tuple(cell.id for cell in sorted(boxes, key=place))


def pit_cells(
    route: Iterable[DriveNode],
    pieces: Iterable[Piece],
    cells: Mapping[str, CourseCell],
    pits: Collection[Hex],
) -> tuple[str, ...]:
    """The cells beside pit tiles: those along the border of a straight on the side of a pit.

    A straight leads from an edge to the opposite one and has no corner. Where two roads cross on a
    tile, the pit lies between them: each has its own side, and on each the cells on this side of
    the crossing are beside it. The pit lies on the ground: nobody drives into it from a bridge.

    Parameters
    ----------
    route : drives in driving order
    pieces : what each of them adds to the course
    cells : cells of the course
    pits : positions of the pit tiles
    """
    beside: set[str] = set()
    for node, piece in zip(route, pieces, strict=True):
        own = [name for name in piece.names.values() if cells[name].at == node.at]
        is_straight = node.tile.leaves is node.tile.enters.opposite and not _is_on_bridge(node)
        if not is_straight or any(cells[name].kind == "corner" for name in own):
            continue
        for edge in _edges_at(node.tile, pits):
            near = _cells_along(node, edge)
            beside.update(name for local, name in piece.names.items() if local in near)
    return tuple(name for name in cells if name in beside)


def _is_on_bridge(node: DriveNode) -> bool:
    """Whether a drive leads over the bridge of its tile."""
    side, passage = node.compiled.side, node.passage
    if side.over is None:
        return False
    bridge = side.roads[side.over]
    return {passage.enters, passage.leaves} == {bridge.start, bridge.end}


def _edges_at(tile: CourseTile, pits: Collection[Hex]) -> list[Edge]:
    """Edges beside a straight across which a pit lies."""
    ends = (tile.enters, tile.leaves)
    return [edge for edge in Edge if edge not in ends and tile.at.neighbour(edge) in pits]


def _cells_along(node: DriveNode, edge: Edge) -> set[str]:
    """The cells of a straight along its border beside an edge, as far as no other road crosses."""
    extents = node.passage.extents
    is_left = (edge - node.tile.enters) % 6 < 3
    crossed = [extents[cell] for cell in _crossed(node)]
    near, far = 0.0, 1.0
    if crossed and (edge - node.tile.enters) % 6 in (1, 5):
        far = min(extent.rear for extent in crossed)
    elif crossed:
        near = max(extent.front for extent in crossed)
    return {
        cell
        for cell, extent in extents.items()
        if (extent.left < EPSILON if is_left else extent.right > 1 - EPSILON)
        and near - EPSILON < extent.rear
        and extent.front < far + EPSILON
    }


def _crossed(node: DriveNode) -> set[str]:
    """The cells of a drive over which another road leads across, from side to side."""
    side, own = node.compiled.side, node.passage.extents
    ends = {node.passage.enters, node.passage.leaves}
    across = {
        cell.id
        for road in side.roads
        if None not in (road.start, road.end) and ends.isdisjoint((road.start, road.end))
        for row in road.rows
        for cell in row.cells
    }
    return {
        cell
        for group, other in side.overlaps
        for mine, theirs in ((group, other), (other, group))
        if not across.isdisjoint(theirs)
        for cell in mine
        if cell in own
    }
