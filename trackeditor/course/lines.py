"""Start and finish lines of a layout: the printed ones and the standees placed on it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from trackeditor.cells import Drive, lying_tiles
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.layout.model import MarkerKind
from trackeditor.tiles import CompiledSide, Library, Passage, Side

CourseLine = Literal["start", "finish", "start-finish"]
LINE_KINDS: tuple[CourseLine, ...] = ("start", "finish", "start-finish")
ARCH_KINDS: tuple[MarkerKind, ...] = ("joker-entrance", "joker-exit")
_BORDER = re.compile(r"r([0-9]{1,3})\.([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class LinePlace:
    """A line on a tile: on the border after row ``after_row`` of ``road``, or on an edge.

    ``marker`` is the standee or arch that makes the line; None for a printed one.
    """

    kind: MarkerKind
    tile: PlacedTile
    road: int = 0
    after_row: int = 0
    edge: Edge | None = None
    marker: Marker | None = None

    @property
    def touches(self) -> tuple[Hex, ...]:
        """The hexagons of the tiles whose drives can cross the line: both beside an edge."""
        at = self.tile.at
        return (at,) if self.edge is None else (at, at.neighbour(self.tile.global_edge(self.edge)))


class LineCrossing(NamedTuple):
    """How a drive crosses a line: after these cells, at this part (0 to 1) of its way."""

    position: float
    before: tuple[str, ...]


def lines(layout: Layout, library: Library) -> Iterator[LinePlace]:
    """All start and finish lines, printed ones first; markers that fit no border are left out."""
    for tile in lying_tiles(layout):
        if tile.side in library:
            yield from printed_lines(tile, library)
    yield from marker_lines(layout, library)


def printed_lines(tile: PlacedTile, library: Library) -> Iterator[LinePlace]:
    """The lines printed on a placed tile of the library."""
    for line in library.side(tile.side).lines:
        yield LinePlace(line.kind, tile, line.road, line.after_row)


def marker_lines(layout: Layout, library: Library) -> Iterator[LinePlace]:
    """The lines that standees make; markers that fit no border are left out."""
    return _marked(layout, library, LINE_KINDS)


def arches(layout: Layout, library: Library) -> Iterator[LinePlace]:
    """Where the arches of the joker lap stand; those that fit no border are left out."""
    return _marked(layout, library, ARCH_KINDS)


def _marked(layout: Layout, library: Library, kinds: Collection[MarkerKind]) -> Iterator[LinePlace]:
    for marker in layout.markers:
        tile = layout.tile_at(marker.at)
        kind = marker.kind
        if tile is None or tile.side not in library or kind not in kinds:
            continue
        place = marker_place(library.side(tile.side), marker.line)
        if isinstance(place, Edge):
            yield LinePlace(kind, tile, edge=place, marker=marker)
        elif place is not None:
            yield LinePlace(kind, tile, place[0], place[1], marker=marker)


def marker_place(side: Side, line: str) -> Edge | tuple[int, int] | None:
    """Where a marker stands on a side: an edge, a road and row, or None when it has no such line.

    A border after the last row of a road is the edge; before its first row likewise.
    """
    if line in Edge.__members__:
        return Edge[line] if Edge[line] in side.ends else None
    match = _BORDER.fullmatch(line)
    if match is None:
        return None
    road, row = int(match[1]), int(match[2])
    if road >= len(side.roads) or row >= len(side.roads[road].rows) - 1:
        return None
    return road, row


def ways_on(side: CompiledSide, place: Edge | tuple[int, int]) -> set[Edge]:
    """The printed edges to which cars drive on from a place where a marker stands.

    From an edge that is the edge itself (out of the tile) and those to which the road leads.
    """
    if isinstance(place, Edge):
        return {place, *(leaves for enters, leaves in side.passages if enters is place)}
    return {
        passage.leaves
        for passage in side.passages.values()
        if all(_driven_cells(side.side, row, passage) for row in _rows_beside(place))
    }


def _rows_beside(place: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Road and row before and after a border."""
    road, row = place
    return (road, row), (road, row + 1)


def _driven_cells(side: Side, place: tuple[int, int], passage: Passage) -> list[str]:
    """The cells of a row that are driven on a passage."""
    road, row = place
    return [cell.id for cell in side.roads[road].rows[row].cells if cell.id in passage.extents]


def line_crossing(line: LinePlace, drive: Drive, library: Library) -> LineCrossing | None:
    """How a drive crosses a line; None when it does not, or not the way it must be crossed.

    A line on an edge is crossed by the drive that leaves its tile there, from either side. A
    marker may show the way; a printed line with grid boxes is crossed from where they are.
    """
    passage = drive.passage(library)
    if not _heeds_marker(line, drive):
        return None
    if line.edge is not None:
        here = (line.tile.at, line.tile.global_edge(line.edge))
        across = (here[0].neighbour(here[1]), here[1].opposite)
        if (drive.tile.at, drive.exit) not in (here, across):
            return None
        return LineCrossing(1.0, tuple(contact.cell for contact in passage.exit))
    if drive.tile != line.tile:
        return None
    side = library.side(line.tile.side)
    near, far = (
        _driven_cells(side, row, passage) for row in _rows_beside((line.road, line.after_row))
    )
    if not near or not far:
        return None
    near_front, far_front = (
        max(passage.extents[cell].front for cell in cells) for cells in (near, far)
    )
    before, position = (near, near_front) if near_front < far_front else (far, far_front)
    grid = set(side.grid).intersection((*near, *far))
    if line.marker is None and grid and grid.isdisjoint(before):
        return None
    last = tuple(cell for cell in before if passage.extents[cell].front > position - 1e-9)
    return LineCrossing(position, last)


def _heeds_marker(line: LinePlace, drive: Drive) -> bool:
    """True unless the marker of a line shows the other way."""
    toward = line.marker.toward if line.marker else None
    if toward is None:
        return True
    if drive.tile == line.tile and drive.leaves in (toward, line.edge):
        return drive.leaves is toward
    return line.edge is not None and drive.tile != line.tile and toward is not line.edge
