"""What only circuits have: the starting grid, the cells beside a pit (RULES.md, section 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from trackeditor.cells import Drive, cell_id
from trackeditor.course.model import CourseCell
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout
from trackeditor.tiles import Library

PIT = "101"
"""The pit tile, which joins any straight."""

_TOUCH = 1e-9


def pit_tiles(layout: Layout) -> frozenset[Hex]:
    """Positions of the pit tiles of a layout."""
    return frozenset(tile.at for tile in layout.tiles if tile.side == PIT)


def grid_cells(
    route: Sequence[Drive],
    cells: Mapping[str, CourseCell],
    names: Mapping[str, str],
    line: float,
    library: Library,
) -> tuple[str, ...]:
    """The cells with grid boxes behind the line at a distance, pole position first.

    Pole is in the first row, on the inner lane of the first corner; then come the cells beside it,
    then the rows behind, each from its inner lane (RULES.md, section 3).

    Parameters
    ----------
    route : drives in driving order
    cells : cells of the course
    names : the cell of the course for every printed one
    line : distance of the line
    """
    boxes = {
        names[name]
        for drive in route
        for box in library.side(drive.tile.side).grid
        if (name := cell_id(drive.tile.at, box)) in names
    }
    behind = [cells[box] for box in boxes if cells[box].front < line + _TOUCH]
    return tuple(cell.id for cell in sorted(behind, key=_grid_place))


def _grid_place(cell: CourseCell) -> tuple[float, float, str]:
    return (-round(cell.front, 6), round(cell.inside, 6), cell.id)


def pit_cells(
    route: Sequence[Drive],
    cells: Mapping[str, CourseCell],
    names: Mapping[str, str],
    pits: Collection[Hex],
    library: Library,
) -> tuple[str, ...]:
    """The cells beside pit tiles: those along the border of a straight on the side of a pit.

    A straight leads from an edge to the opposite one and has no corner. Where two roads cross on a
    tile, each has its own sides.

    Parameters
    ----------
    route : drives in driving order
    cells : cells of the course
    names : the cell of the course for every printed one
    pits : positions of the pit tiles
    library : knows every tile of the route
    """
    beside: set[str] = set()
    for drive in route:
        borders = _borders_at(drive, pits)
        road = [cells[names[name]] for name in _printed_cells(drive, library) if name in names]
        own = [cell for cell in road if cell.at == drive.tile.at]
        if drive.exit is drive.entrance.opposite and not any(c.kind == "corner" for c in own):
            beside.update(cell.id for cell in own if _lies_along(cell, borders))
    return tuple(name for name in cells if name in beside)


def _printed_cells(drive: Drive, library: Library) -> Iterator[str]:
    """The cells that a drive may use, as they are printed."""
    return (cell_id(drive.tile.at, local) for local in drive.passage(library).extents)


def _borders_at(drive: Drive, pits: Collection[Hex]) -> frozenset[str]:
    """Borders of a straight, as its driver sees them, across which a pit lies."""
    return frozenset(
        "left" if (edge - drive.entrance) % 6 < 3 else "right"
        for edge in Edge
        if edge not in (drive.entrance, drive.exit) and drive.tile.at.neighbour(edge) in pits
    )


def _lies_along(cell: CourseCell, borders: Collection[str]) -> bool:
    return ("left" in borders and cell.left < _TOUCH) or (
        "right" in borders and cell.right > 1 - _TOUCH
    )
