"""Overlays: what an analysis knows of a layout, as marks to paint over it.

Every mark is given with the hexagon that it belongs to, so that a picture of some tiles can leave
out what belongs to others. These functions know marks only, no Qt.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType

import shapely

from trackeditor.cells import cell_graph, drives
from trackeditor.course import Analysis, Course
from trackeditor.drawing import measures, palette
from trackeditor.drawing.layouts import tile_places
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke, moved
from trackeditor.drawing.names import plate
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.polygons import areas
from trackeditor.drawing.sides import roomiest
from trackeditor.grid import CORNERS, Hex, Point, place_point
from trackeditor.identity import Identity
from trackeditor.painting.places import CellPlace, cell_place, way_through
from trackeditor.roadbook import pace_notes, worded
from trackeditor.tiles import Danger, Library
from trackeditor.tiles.ribbon import placed, side_shapes

OVERLAYS: Mapping[str, str] = MappingProxyType(
    {
        "graph": "Cells and moves",
        "limits": "Limits",
        "pacenotes": "Pace notes",
        "danger": "Danger levels",
        "distance": "Distance along the course",
        "direction": "Direction of the route",
        "unreached": "Off the course",
    }
)
"""Titles of the overlays by their names."""

OwnedMark = tuple[Hex, Mark]
_BEHIND = 0.075  # distance of an arrow's ends from the middles of its cells
_NOTE_SIZE = 0.135
_LETTER = 0.7


def overlay_marks(name: str, analysis: Analysis, library: Library) -> tuple[OwnedMark, ...]:
    """The marks of an overlay, each with its hexagon; kept, so asking again costs nothing.

    Raises
    ------
    KeyError
        when there is no such overlay.
    """
    return _kept(name, Identity(analysis), Identity(library))


@lru_cache(maxsize=32)
def _kept(
    name: str, analysis: Identity[Analysis], library: Identity[Library]
) -> tuple[OwnedMark, ...]:
    return tuple(_DRAWN[name](analysis.value, library.value))


# --- cells and moves -----------------------------------------------------------------------------


def _graph(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """Every move as an arrow from cell to cell; moves over a limited border in another colour."""
    moves = _moves(analysis, library)
    names = {cell for start, end, _ in moves for cell in (start, end)}
    places = {name: cell_place(name, analysis.layout, library) for name in sorted(names)}
    for start, end, guarded in moves:
        ink = Ink.GATE if guarded else Ink.MOVE
        yield from _arrow(places[start], places[end], ink)
    for place in places.values():
        yield place.at, Disc(place.middle, 0.028, Ink.MOVE, Ink.MOVE_START, width=0.01)


def _moves(analysis: Analysis, library: Library) -> list[tuple[str, str, bool]]:
    """Moves of the course or, without one, of every way through the tiles."""
    if analysis.course is not None:
        return [
            (move.start, move.end, move.limit is not None or move.warnings > 0)
            for move in analysis.course.moves
        ]
    every = list(drives(analysis.layout, library))
    graph = cell_graph(analysis.layout, library, every)
    return [
        (start, end, move["limit"] is not None or move["warnings"] > 0)
        for start, end, move in graph.edges(data=True)
    ]


def _arrow(start: CellPlace, end: CellPlace, ink: Ink) -> Iterator[OwnedMark]:
    (ax, ay), (bx, by) = start.middle, end.middle
    length = math.hypot(bx - ax, by - ay)
    if length < 2 * _BEHIND:
        return
    ux, uy = (bx - ax) / length, (by - ay) / length
    tip = (bx - _BEHIND * 0.6 * ux, by - _BEHIND * 0.6 * uy)
    neck = (tip[0] - 0.05 * ux, tip[1] - 0.05 * uy)
    yield start.at, Stroke(((ax, ay), neck), ink, width=0.014)
    yield start.at, Area(_head(tip, (ux, uy), 0.06, 0.03), fill=ink)


def _head(tip: Point, way: Point, length: float, half: float) -> tuple[Point, ...]:
    """A triangle that points along a unit vector."""
    (x, y), (ux, uy) = tip, way
    base = (x - length * ux, y - length * uy)
    return (
        tip,
        (base[0] - half * uy, base[1] + half * ux),
        (base[0] + half * uy, base[1] - half * ux),
    )


# --- limits and danger ---------------------------------------------------------------------------


def _limits(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """Every cell with a limit in the colour of that gear."""
    for tile, (x, y) in tile_places(analysis.layout):
        if tile.side not in library:
            continue
        cells = library.compiled(tile.side).cells
        for name, shape in side_shapes(library.side(tile.side)).items():
            limit = cells[name].limit
            if limit is None:
                continue
            ground = placed(shape, tile.at, tile.rotation)
            fill = palette.gear(limit)
            for area in areas(ground, fill, Ink.CELL_LINE, measures.CELL_STROKE, opacity=0.9):
                yield tile.at, area.mapped(_shift(tile.at, (x, y)))
            middle, room = roomiest(shape)
            size = min(measures.LARGEST_LIMIT, 1.5 * room)
            text = f"{limit}!" if cells[name].warning_at is not None else str(limit)
            place = place_point(middle, tile.at, tile.rotation)
            label = Label(text, place, size, Ink.GEAR_TEXT)
            yield tile.at, label.mapped(_shift(tile.at, (x, y)))


def _shift(at: Hex, place: Point) -> Callable[[Point], Point]:
    """From where a tile would lie to where its picture is, should two lie on one hexagon."""
    x, y = at.centre
    return lambda point: (point[0] + place[0] - x, point[1] + place[1] - y)


def _danger(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """Every tile in the colour of its danger level, and the word for it."""
    for tile, (x, y) in tile_places(analysis.layout):
        level = library.side(tile.side).danger if tile.side in library else Danger.NONE
        ink = palette.danger(level)
        if ink is None:
            continue
        (hexagon,) = moved([Area(CORNERS, fill=ink, opacity=0.38)], x, y)
        yield tile.at, hexagon
        inner = tuple((x + 0.95 * dx, y + 0.95 * dy) for dx, dy in CORNERS)
        yield tile.at, Area(inner, stroke=ink, width=0.06)
        for mark in _sign(level.value, (x, y - 0.72), 0.15, ink, palette.danger_text(level)):
            yield tile.at, mark


def _sign(text: str, at: Point, size: float, fill: Ink, ink: Ink) -> tuple[Mark, ...]:
    """A text on a plate of its own."""
    half = (_LETTER * len(text) + 0.8) * size / 2
    return (
        Area(plate(at, half, 0.75 * size), fill, Ink.PLATE, width=0.012),
        Label(text, at, size, ink),
    )


# --- along the course ----------------------------------------------------------------------------


def _pace_notes(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """The notes with their numbers, at the tiles on which they begin."""
    course = analysis.course
    if course is None:
        return
    by_tile: dict[Hex, list[str]] = defaultdict(list)
    for number, note in enumerate(pace_notes(course), start=1):
        by_tile[course.tiles[note.visit].at].append(f"{number} {worded(note)}")
    for at, lines in by_tile.items():
        x, y = at.centre
        step = 1.32 * _NOTE_SIZE
        top = y - step * (len(lines) - 1) / 2
        half = (_LETTER * max(map(len, lines)) + 0.9) * _NOTE_SIZE / 2
        ground = plate((x, y), half, step * len(lines) / 2 + 0.03)
        yield at, Area(ground, Ink.NOTE, Ink.NOTE_TEXT, width=0.014, opacity=0.93)
        for row, line in enumerate(lines):
            yield at, Label(line, (x, top + row * step), _NOTE_SIZE, Ink.NOTE_TEXT)


def _distance(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """Behind every tile of the course how many tiles and cells lie behind a driver there."""
    course = analysis.course
    if course is None:
        return
    steps = _cells_driven(course)
    for number, drive in enumerate(analysis.route[: len(course.tiles)], start=1):
        driven = [
            steps[cell] for cell in steps if number - 1 < course.cells[cell].front <= number + 1e-6
        ]
        x, y = way_through(drive, library)[-1]
        cells = max(driven, default=0)
        at = drive.tile.at
        yield at, Disc((x, y), 0.17, Ink.ROUTE, Ink.PLATE, width=0.02)
        yield at, Label(str(number), (x, y - 0.035), 0.17, Ink.PLATE)
        yield at, Label(f"{cells} cells", (x, y + 0.085), 0.068, Ink.PLATE)


def _cells_driven(course: Course) -> Mapping[str, int]:
    """Cells on the shortest way along the road from the start line to every cell."""
    steps: dict[str, int] = {}
    front = [
        move.end
        for cell in course.start
        for move in course.successors[cell]
        if move.line == "start"
    ]
    for cell in front:
        steps[cell] = 1
    while front:
        following: list[str] = []
        for cell in front:
            for move in course.successors[cell]:
                if move.end not in steps and course.cells[move.end].kind != "shortcut":
                    steps[move.end] = steps[cell] + 1
                    following.append(move.end)
        front = following
    return steps


def _direction(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """The route as a line with arrowheads."""
    for drive in analysis.route:
        way = way_through(drive, library)
        yield drive.tile.at, Stroke(way, Ink.ROUTE, width=0.05, opacity=0.75)
        lengths = [math.dist(a, b) for a, b in pairwise(way)]
        for part in (0.3, 0.75):
            point, unit = _along(way, lengths, part * sum(lengths))
            tip = (point[0] + 0.1 * unit[0], point[1] + 0.1 * unit[1])
            head = Area(_head(tip, unit, 0.22, 0.12), Ink.ROUTE, Ink.PLATE, width=0.016)
            yield drive.tile.at, head


def _along(way: tuple[Point, ...], lengths: list[float], distance: float) -> tuple[Point, Point]:
    """The point at a distance along a line, and the direction there."""
    for (a, b), length in zip(pairwise(way), lengths, strict=True):
        if distance <= length:
            ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            return (a[0] + distance * ux, a[1] + distance * uy), (ux, uy)
        distance -= length
    raise ValueError("the distance is longer than the line")


def _unreached(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """A veil over tiles that no car drives on, and over cells beside the course."""
    course = analysis.course
    driven = {part for cell in course.cells for part in cell.split("+")} if course else set()
    off = {tile.at for tile in analysis.off_course}
    for tile in analysis.layout:
        x, y = tile.at.centre
        if tile.at in off:
            (veil,) = moved([Area(CORNERS, fill=Ink.VEIL, opacity=0.72)], x, y)
            yield tile.at, veil
            text = "off the course" if tile.at in analysis.reached else "not reached"
            for mark in _sign(text, (x, y), 0.14, Ink.NOTE, Ink.NOTE_TEXT):
                yield tile.at, mark
        elif course is not None and tile.side in library:
            shapes = side_shapes(library.side(tile.side))
            idle = [
                shape
                for name, shape in shapes.items()
                if f"{tile.at.q},{tile.at.r}/{name}" not in driven
            ]
            if idle:
                ground = placed(shapely.union_all(idle, grid_size=1e-6), tile.at, tile.rotation)
                for area in areas(ground, fill=Ink.VEIL, opacity=0.72):
                    yield tile.at, area


_DRAWN: Mapping[str, Callable[[Analysis, Library], Iterator[OwnedMark]]] = MappingProxyType(
    {
        "graph": _graph,
        "limits": _limits,
        "pacenotes": _pace_notes,
        "danger": _danger,
        "distance": _distance,
        "direction": _direction,
        "unreached": _unreached,
    }
)
