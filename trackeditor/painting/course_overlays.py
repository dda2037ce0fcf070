"""Overlays along the course: pace notes, distances, the direction of the route."""

from __future__ import annotations

import math
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.cells import Drive
from trackeditor.course import Analysis, Course
from trackeditor.drawing.layouts import tile_places
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke, moved
from trackeditor.drawing.names import plate
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.sides import covered_ground, name_of_side
from trackeditor.grid import Hex, Point
from trackeditor.painting.cell_overlays import OwnedMark, danger_sign
from trackeditor.painting.places import way_through
from trackeditor.painting.signs import LETTER, arrowhead
from trackeditor.painting.words import TILE_WORDS
from trackeditor.roadbook import WORDS, pace_notes, worded
from trackeditor.tiles import Library
from trackeditor.tiles.ribbon import placed

EPSILON = 1e-6
_NOTE_SIZE = 0.135
_NOTE_WIDTH = 24  # letters in a line
_NOTE_STEP = 1.32 * _NOTE_SIZE
_NEAR = 3  # hexagons as far away as a plate can reach
_AROUND = np.array(
    [
        (reach * math.cos(math.radians(turn)), reach * math.sin(math.radians(turn)))
        for reach in (0, 0.3, 0.5, 0.65, 0.8, 0.95, 1.1)
        for turn in range(0, 360, 15)
    ]
)
"""Places to try for a plate about the middle of its tile, going outward."""


def notes(analysis: Analysis, library: Library, language: str = "en") -> Iterator[OwnedMark]:
    """The notes with their numbers, at the tiles on which they begin."""
    course = analysis.course
    if course is None:
        return
    words = WORDS[language]
    by_tile: dict[Hex, list[str]] = defaultdict(list)
    for number, note in enumerate(pace_notes(course), start=1):
        by_tile[course.tiles[note.visit].at] += _in_lines(f"{number} {worded(note, words)}")
    middles = {drive.tile.at: _middle(way_through(drive, library)) for drive in analysis.route}
    taken = list(_taken(analysis, library, language))
    plates: list[OwnedMark] = []
    for at, lines in by_tile.items():
        half = (LETTER * max(map(len, lines)) + 0.9) * _NOTE_SIZE / 2
        height = _NOTE_STEP * len(lines) / 2 + 0.03
        place = _least_covering(at, half, height, taken)
        taken.append((at, Polygon(plate(place, half, height))))
        middle = middles[at]
        yield at, Stroke((middle, place), Ink.NOTE_TEXT, width=0.02)
        yield at, Disc(middle, 0.04, Ink.NOTE_TEXT, Ink.NOTE, width=0.012)
        plates += [(at, mark) for mark in _note(lines, place, half, height)]
    yield from plates


def _middle(way: Sequence[Point]) -> Point:
    point = LineString(way).interpolate(0.5, normalized=True)
    return (point.x, point.y)


def _note(lines: Sequence[str], place: Point, half: float, height: float) -> Iterator[Mark]:
    """Some lines of text on a plate."""
    x, y = place
    yield Area(plate(place, half, height), Ink.NOTE, Ink.NOTE_TEXT, width=0.014)
    for row, line in enumerate(lines):
        down = (row - (len(lines) - 1) / 2) * _NOTE_STEP
        yield Label(line, (x, y + down), _NOTE_SIZE, Ink.NOTE_TEXT)


def _in_lines(text: str) -> list[str]:
    """A text in as few lines as it needs, about equally long."""
    lines = math.ceil(len(text) / _NOTE_WIDTH)
    return textwrap.wrap(text, _NOTE_WIDTH if lines == 1 else len(text) // lines + 4)


def _taken(
    analysis: Analysis, library: Library, language: str
) -> Iterator[tuple[Hex, BaseGeometry]]:
    """The ground of roads, of the names of tiles and the words for their danger, by hexagon."""
    for tile, place in tile_places(analysis.layout):
        if tile.side in library:
            side, compiled = library.side(tile.side), library.compiled(tile.side)
            yield tile.at, placed(covered_ground(side), tile.at, tile.rotation)
            words = (
                *name_of_side(side, tile.rotation),
                *danger_sign(side, compiled, tile.rotation, language),
            )
            for word in moved([mark for mark in words if isinstance(mark, Label)], *place):
                yield tile.at, shapely.box(*word.box)


def _least_covering(
    at: Hex, half: float, height: float, taken: Iterable[tuple[Hex, BaseGeometry]]
) -> Point:
    """The place on a tile where a plate covers least of what is there, near the middle at best."""
    x, y = (np.array(at.centre) + _AROUND).T
    boxes = shapely.box(x - half, y - height, x + half, y + height)
    near = np.array([ground for where, ground in taken if where.distance(at) <= _NEAR])
    shapely.prepare(near)
    hits = shapely.intersects(near, boxes[:, None])
    clear = ~hits.any(axis=1)
    if clear.any():
        # The places go outward from the middle, so the first clear one is the nearest.
        best = clear.argmax()
    else:
        covered = np.zeros(hits.shape)
        row, column = hits.nonzero()
        covered[row, column] = shapely.area(shapely.intersection(boxes[row], near[column]))
        best = covered.sum(axis=1).argmin()
    return (float(x[best]), float(y[best]))


def distance(analysis: Analysis, library: Library, language: str = "en") -> Iterator[OwnedMark]:
    """Behind every tile of the course how many tiles and cells lie behind a driver there."""
    if analysis.course is None:
        return
    course = analysis.course.main
    words = TILE_WORDS[language]
    steps = _cells_driven(course)
    for number, drive in enumerate(analysis.route[: len(course.tiles)], start=1):
        is_last = course.kind == "stage" and number == len(course.tiles)
        border = course.finish if is_last else _last_cells(course, number)
        driven = min((steps[cell] for cell in border if cell in steps), default=0)
        x, y = way_through(drive, library)[-1]
        lines = (
            _counted(_tiles_driven(course, number), "tile", words),
            _counted(driven, "cell", words),
        )
        at, half = drive.tile.at, (LETTER * max(map(len, lines)) + 0.7) * 0.11 / 2
        yield at, Area(plate((x, y), half, 0.165), Ink.ROUTE, Ink.PLATE, width=0.014)
        yield at, Label(lines[0], (x, y - 0.07), 0.11, Ink.PLATE)
        yield at, Label(lines[1], (x, y + 0.07), 0.11, Ink.PLATE)


def _tiles_driven(course: Course, number: int) -> int:
    """Tiles driven since the line at the end of a tile of the route.

    A circuit begins with the tile that has its line: where that lies on its far edge, none of the
    tile belongs to the lap that begins there.
    """
    if course.kind == "stage":
        return number
    line = max((course.cells[cell].front for cell in course.finish), default=0.0)
    return number - math.floor(line + EPSILON) or len(course.tiles)


def _counted(number: int, thing: str, words: Mapping[str, str]) -> str:
    return words[thing if number == 1 else f"{thing}s"].format(number=number)


def _last_cells(course: Course, tiles: int) -> Iterator[str]:
    """Cells that end where so many tiles have been driven, or go on over that border."""
    for cell in course.cells.values():
        if cell.rear < tiles - EPSILON and cell.front > tiles - EPSILON:
            yield cell.id


def _cells_driven(course: Course) -> Mapping[str, int]:
    """Cells on the shortest way along the road from the start line to every cell."""
    steps: dict[str, int] = {}
    front = [
        move.end
        for cell in course.start
        for move in course.successors[cell]
        if move.line == "start" or (move.line and course.kind == "circuit")
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


def direction(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """The route as a line with arrowheads.

    In rallycross the joker section is a dashed line in the colour of its entrance arch, the way
    from the pre-grid a dotted one.
    """
    beside = analysis.rallycross
    if beside is not None and beside.joker is not None:
        yield from _arrows(_ways(beside.joker.drives, library), Ink.JOKER_ENTRANCE, (0.14, 0.09))
    if beside is not None:
        yield from _arrows(_ways(beside.pregrid, library), Ink.ROUTE, (0.01, 0.1))
    yield from _arrows(_ways(analysis.route, library), Ink.ROUTE)


def _ways(driven: Iterable[Drive], library: Library) -> list[tuple[Hex, tuple[Point, ...]]]:
    return [(drive.tile.at, tuple(way_through(drive, library))) for drive in driven]


def _arrows(
    ways: Sequence[tuple[Hex, tuple[Point, ...]]], ink: Ink, dash: tuple[float, ...] = ()
) -> Iterator[OwnedMark]:
    """Ways one after the other as a line, with an arrowhead where each begins and the last ends."""
    for at, way in ways:
        yield at, Stroke(way, ink, width=0.05, dash=dash, round_ends=bool(dash), opacity=0.5)
    for at, way in ways:
        yield at, _route_arrow(way[0], way[1], ink)
    if ways:
        at, way = ways[-1]
        beyond = (2 * way[-1][0] - way[-2][0], 2 * way[-1][1] - way[-2][1])
        yield at, _route_arrow(way[-1], beyond, ink)


def _route_arrow(at: Point, toward: Point, ink: Ink) -> Mark:
    length = math.dist(at, toward)
    unit = ((toward[0] - at[0]) / length, (toward[1] - at[1]) / length)
    tip = (at[0] + 0.14 * unit[0], at[1] + 0.14 * unit[1])
    return Area(arrowhead(tip, unit, 0.28, 0.1), ink, Ink.PLATE, width=0.016)
