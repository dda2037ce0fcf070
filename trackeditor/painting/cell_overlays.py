"""Overlays on cells and tiles: moves, limits, danger levels, what is off the course."""

from __future__ import annotations

import math
from collections.abc import Iterator

import shapely

from trackeditor.cells import cell_graph, drives
from trackeditor.cells.graph import MERGE
from trackeditor.course import Analysis
from trackeditor.drawing import measures, palette
from trackeditor.drawing.free_places import free_place
from trackeditor.drawing.layouts import tile_places
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke, moved, turned
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.polygons import areas
from trackeditor.drawing.sides import limit_places, name_of_side
from trackeditor.grid import CORNERS, Hex
from trackeditor.painting.places import CellPlace, cell_place
from trackeditor.painting.signs import arrowhead, sign, sign_half
from trackeditor.painting.words import TILE_WORDS
from trackeditor.tiles import CompiledSide, Library, Side
from trackeditor.tiles.ribbon import placed, side_shapes

OwnedMark = tuple[Hex, Mark]
"""A mark with the hexagon that it belongs to."""

_FRAME, _FRAME_WIDTH = 0.968, 0.05
_WORD_SIZE = 0.13
_UPWARD = (-0.3, -1.0)
_BEHIND = 0.075  # distance of an arrow's ends from the middles of its cells


def graph(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
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
    joined = cell_graph(analysis.layout, library, every)
    return [
        (start, end, move["limit"] is not None or move["warnings"] > 0)
        for start, end, move in joined.edges(data=True)
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
    yield start.at, Area(arrowhead(tip, (ux, uy), 0.06, 0.03), fill=ink)


def limits(analysis: Analysis, library: Library) -> Iterator[OwnedMark]:
    """Every cell with a limit in the colour of that gear."""
    for tile, place in tile_places(analysis.layout):
        if tile.side in library:
            drawn = _side_limits(library.side(tile.side), library.compiled(tile.side))
            for mark in moved(turned(drawn, tile.rotation), *place):
                yield tile.at, mark


def _side_limits(side: Side, compiled: CompiledSide) -> Iterator[Mark]:
    shapes = side_shapes(side)
    for name, (middle, size) in limit_places(side, compiled).items():
        cell = compiled.cells[name]
        if cell.limit is not None:
            yield from areas(
                shapes[name],
                palette.gear(cell.limit),
                Ink.CELL_LINE,
                measures.CELL_STROKE,
                opacity=0.9,
            )
            text = f"{cell.limit}!" if cell.warning_at is not None else str(cell.limit)
            yield Label(text, middle, size, Ink.GEAR_TEXT)


def danger(analysis: Analysis, library: Library, language: str = "en") -> Iterator[OwnedMark]:
    """Every tile in the colour of its danger level, and the word for it beside the road."""
    for tile, place in tile_places(analysis.layout):
        if tile.side in library:
            side = library.side(tile.side)
            drawn = _side_danger(side, library.compiled(tile.side), tile.rotation, language)
            for mark in moved(drawn, *place):
                yield tile.at, mark


def _side_danger(
    side: Side, compiled: CompiledSide, rotation: int, language: str
) -> Iterator[Mark]:
    """Tint, frame and word of a turned side; its name stands over the frame."""
    ink = palette.danger(side.danger)
    if ink is None:
        return
    yield Area(CORNERS, fill=ink, opacity=0.25)
    inner = tuple((_FRAME * x, _FRAME * y) for x, y in CORNERS)
    yield Area(inner, stroke=ink, width=_FRAME_WIDTH)
    yield from name_of_side(side, rotation)
    yield from danger_sign(side, compiled, rotation, language)


def danger_sign(
    side: Side, compiled: CompiledSide, rotation: int, language: str
) -> tuple[Mark, ...]:
    """The word for the danger level of a turned side, where it covers neither road nor name."""
    ink = palette.danger(side.danger)
    if ink is None:
        return ()
    word = TILE_WORDS[language][side.danger.value]
    half = sign_half(word, _WORD_SIZE)
    place = free_place(side, compiled, rotation, *half, _UPWARD)
    return sign(word, place, _WORD_SIZE, ink, palette.danger_text(side.danger))


def unreached(analysis: Analysis, library: Library, language: str = "en") -> Iterator[OwnedMark]:
    """A veil over tiles that no car drives on, and over cells beside the course."""
    course = analysis.course
    driven = {part for cell in course.cells for part in cell.split(MERGE)} if course else set()
    off, reached = {tile.at for tile in analysis.off_course}, analysis.reached
    for tile in analysis.layout:
        x, y = tile.at.centre
        if tile.at in off:
            (veil,) = moved([Area(CORNERS, fill=Ink.VEIL, opacity=0.72)], x, y)
            yield tile.at, veil
            key = "off the course" if tile.at in reached else "not reached"
            for mark in sign(TILE_WORDS[language][key], (x, y), 0.14, Ink.NOTE, Ink.NOTE_TEXT):
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
