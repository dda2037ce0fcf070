"""The finish line of a circuit, and where its standee can stand (RULES.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trackeditor.cells import Drive
from trackeditor.course import Analysis, LinePlace, Rallycross, turned_round
from trackeditor.course.lines import LineCrossing, line_crossing
from trackeditor.course.rallycross import PREGRID_TILES, tiles_to_line
from trackeditor.layout import Marker, PlacedTile
from trackeditor.legality.terms import tile_words
from trackeditor.sentences import Sentence, sentence


class Standing(NamedTuple):
    """A place for the finish standee, with words for it."""

    marker: Marker
    words: Sentence


def finish_lines(analysis: Analysis) -> list[LinePlace]:
    """The lines of a layout over which laps may be counted; a START line is none."""
    return [line for line in analysis.lines if line.kind != "start"]


def finish_of(analysis: Analysis) -> LinePlace | None:
    """The line over which laps are counted; a START line that serves in its place is none."""
    line = analysis.lap_line
    return line if line is not None and line.kind != "start" else None


def lies_on_road(line: LinePlace, analysis: Analysis) -> bool:
    """True when a circuit leads over a line, be it against the way that it shows."""
    library = analysis.graph.library
    drives = [drive for at in line.touches for drive in analysis.drives_at(at)]
    return any(
        line_crossing(line, way, library) for drive in drives for way in (drive, drive.reversed())
    )


def as_pregrid_tells(analysis: Analysis) -> Analysis:
    """A rallycross without a line, driven the way round on which one can stand.

    The line stands 2 to 3 tiles after the pre-grid, outside corners. Where there is such a place on
    one way round only, the pre-grid tells which way cars drive.
    """
    beside = analysis.rallycross
    is_told = beside is None or beside.joins is None or finish_of(analysis) is not None
    if is_told or not analysis.either_way or any(places_for_line(analysis)):
        return analysis
    back = turned_round(analysis)
    return back if back is not None and any(places_for_line(back)) else analysis


def places_for_line(analysis: Analysis) -> Iterator[Standing]:
    """The lines across the road of a circuit where its finish standee can stand.

    No corner touches them, and every car drives over them in every lap. On a rallycross they lie 2
    to 3 tiles after the pre-grid. Edges between two tiles come first.
    """
    for on_edges in (True, False):
        for number, drive in enumerate(analysis.route):
            for line in _lines_on(drive, analysis):
                if (line.edge is not None) is on_edges and _can_stand(line, number, analysis):
                    assert line.marker is not None
                    yield Standing(line.marker, _words(line, number, analysis))


def _lines_on(drive: Drive, analysis: Analysis) -> Iterator[LinePlace]:
    """The edge by which a drive leaves its tile, and the borders between the rows of the tile."""
    tile = drive.tile
    named = Marker("finish", tile.at, drive.leaves.name)
    yield LinePlace("finish", tile, edge=drive.leaves, marker=named)
    for road in analysis.graph.library.side(tile.side).roads:
        for row in range(len(road.rows) - 1):
            marker = Marker("finish", tile.at, f"r{road.index}.{row}")
            yield LinePlace("finish", tile, road.index, row, marker=marker)


def _can_stand(line: LinePlace, number: int, analysis: Analysis) -> bool:
    drive = analysis.route[number]
    crossing = line_crossing(line, drive, analysis.graph.library)
    if crossing is None or _touches_corner(crossing, line, number, analysis):
        return False
    beside = analysis.rallycross
    if beside is None:
        return len(analysis.graph.library.side(drive.tile.side).ends) == 2
    return _is_after_pregrid(number + crossing.position, beside, len(analysis.route)) and (
        _is_driven_by_all(line, number, beside, analysis)
    )


def _touches_corner(
    crossing: LineCrossing, line: LinePlace, number: int, analysis: Analysis
) -> bool:
    """True when a space before or behind the line belongs to a corner or has a limit."""
    library = analysis.graph.library
    drive = analysis.route[number]
    before = library.compiled(drive.tile.side).cells
    near = [before[cell] for cell in crossing.before]
    if line.edge is not None:
        following = analysis.route[(number + 1) % len(analysis.route)]
        cells = library.compiled(following.tile.side).cells
        far = [cells[contact.cell] for contact in following.passage(library).entry]
    else:
        moves = drive.passage(library).moves
        far = [before[move.end] for move in moves if move.start in crossing.before]
    return any(cell.kind == "corner" or cell.limit is not None for cell in (*near, *far))


def _is_after_pregrid(place: float, beside: Rallycross, length: int) -> bool:
    if beside.joins is None:
        return True
    tiles = tiles_to_line(beside.joins, place, length)
    return PREGRID_TILES[0] <= tiles <= PREGRID_TILES[1]


def _is_driven_by_all(line: LinePlace, number: int, beside: Rallycross, analysis: Analysis) -> bool:
    """True when cars drive over a line in the joker lap as in any other."""
    detours = (beside.joker,) if beside.joker else beside.detours
    length = len(analysis.route)
    library = analysis.graph.library
    for detour in detours:
        if 0 < (number - detour.entrance) % length < (detour.exit - detour.entrance) % length:
            return False
        forks = {detour.entrance: detour.drives[0], detour.exit: detour.drives[-1]}
        if number in forks and line_crossing(line, forks[number], library) is None:
            return False
    return True


def _words(line: LinePlace, number: int, analysis: Analysis) -> Sentence:
    route: Sequence[Drive] = analysis.route
    if line.edge is not None:
        return between(line.tile, route[(number + 1) % len(route)].tile)
    road = analysis.graph.library.side(line.tile.side).roads[line.road]
    drive, other, near = route[number], route[number - 1].tile, route[number].enters
    if near not in (road.start, road.end):  # the road begins inside the tile
        other, near = route[(number + 1) % len(route)].tile, drive.leaves
    row = line.after_row + 1 if near is road.start else len(road.rows) - line.after_row - 1
    return sentence(
        "between rows {row} and {next} of {side} at ({q}, {r}) counted from {other}",
        row=row,
        next=row + 1,
        side=line.tile.side,
        q=line.tile.at.q,
        r=line.tile.at.r,
        other=other.side,
    )


def between(tile: PlacedTile, other: PlacedTile) -> Sentence:
    """The edge between two tiles, in words.

    >>> from trackeditor.grid import Hex
    >>> between(PlacedTile("208a", Hex(-2, 1)), PlacedTile("408a", Hex(-1, 1)))
    'between 208a at (-2, 1) and 408a at (-1, 1)'
    """
    return sentence("between {tile} and {other}", tile=tile_words(tile), other=tile_words(other))
