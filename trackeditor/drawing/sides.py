"""All that is printed on a side, as vector art of its own made from the shapes of its cells."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.drawing import measures, palette
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Marks, Stroke, turned
from trackeditor.drawing.names import name_marks
from trackeditor.drawing.palette import Ink
from trackeditor.drawing.polygons import areas, outline
from trackeditor.drawing.road_marks import road_marks
from trackeditor.grid import CORNERS, Point, turn_point
from trackeditor.identity import Identity
from trackeditor.tiles import CompiledSide, LocalCell, Road, Row, Side
from trackeditor.tiles.borders import road_width
from trackeditor.tiles.ribbon import HEXAGON, side_shapes

_RIM = 0.001
_VERGE = 0.015  # room between a road and what is written beside it
_NEARLY = 0.005  # deviation that does not matter to the place of a name
_LONGEST_NAME = 16  # letters of an unknown tile's name that can be read
_SMALLEST_ROOM = 0.06  # radius about a number that can be read
_PIT = (0.52, 0.3)  # half the width and height of the paved ground of a pit
_BAY, _BAYS = (0.12, 0.21), (-0.32, 0.0, 0.32)  # half a bay on it; where the bays are
_TRIANGLE = ((0.0, -1.0), (0.95, 0.62), (-0.95, 0.62))

Shapes = Mapping[str, Polygon]
Cells = Mapping[str, LocalCell]


def side_marks(side: Side, compiled: CompiledSide, rotation: int = 0) -> Marks:
    """The picture of a side that lies turned by ``rotation`` steps, its hexagon about the origin.

    Numbers and names stand upright however the tile lies. Pictures are kept: asking again for the
    same side costs nothing.
    """
    return _lying(Identity(side), Identity(compiled), rotation % 6)


def name_of_side(side: Side, rotation: int = 0) -> Marks:
    """The name on the picture of a turned side, as :func:`side_marks` has it."""
    return _name(Identity(side), rotation % 6)


def cell_marks(side: Side, cells: Collection[str], rotation: int = 0) -> Marks:
    """Some cells of a side in the colour of a finding; ids that it does not have are left out."""
    shapes = side_shapes(side)
    found = (
        mark
        for cell in sorted(shapes.keys() & set(cells))
        for mark in areas(
            shapes[cell], fill=Ink.HIGHLIGHT, stroke=Ink.HIGHLIGHT, width=0.03, opacity=0.35
        )
    )
    return turned(found, rotation)


def unknown_marks(name: str) -> Marks:
    """A hexagon that stands for a tile that the library does not have."""
    shown = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}\u2026"
    return (
        Area(CORNERS, fill=Ink.UNKNOWN, stroke=Ink.UNKNOWN_EDGE, width=0.03, dash=(0.1, 0.06)),
        Label(shown, (0.0, 0.0), min(0.3, 2.2 / max(len(shown), 1)), Ink.UNKNOWN_NAME),
    )


def limit_places(side: Side, compiled: CompiledSide) -> Mapping[str, tuple[Point, float]]:
    """Where the limit of every cell that has one is written, in tile coordinates, and how large."""
    return _limit_places(Identity(side), Identity(compiled))


def cell_middles(side: Side) -> Mapping[str, Point]:
    """A good place for a mark on every cell, in tile coordinates."""
    return _cell_middles(Identity(side))


def covered_ground(side: Side) -> BaseGeometry:
    """The ground of roads and shortcuts, where no text may stand, in tile coordinates."""
    return _covered_ground(Identity(side))


@lru_cache(maxsize=512)
def _cell_middles(side: Identity[Side]) -> Mapping[str, Point]:
    return {name: roomiest(shape)[0] for name, shape in side_shapes(side.value).items()}


@lru_cache(maxsize=2048)
def _lying(side: Identity[Side], compiled: Identity[CompiledSide], rotation: int) -> Marks:
    ground = _ground(side, compiled)
    places = _limit_places(side, compiled)
    limits = turned(_limits(places, compiled.value.cells, rotation), rotation)
    return (*turned(ground, rotation), *limits, *_name(side, rotation))


@lru_cache(maxsize=2048)
def _name(side: Identity[Side], rotation: int) -> Marks:
    return name_marks(side.value, _covered_ground(side), rotation)


@lru_cache(maxsize=512)
def _covered_ground(side: Identity[Side]) -> BaseGeometry:
    ground = [*side_shapes(side.value).values(), *_blind_ends(side.value)]
    ground += [Polygon(_rectangle(0.0, *_PIT))] if side.value.pit else []
    return shapely.union_all(ground, grid_size=1e-6).buffer(_VERGE).simplify(_NEARLY)


@lru_cache(maxsize=512)
def _limit_places(
    side: Identity[Side], compiled: Identity[CompiledSide]
) -> Mapping[str, tuple[Point, float]]:
    """As large as the cell allows, beside the plates of gates on it where there is room."""
    plates = [mark for mark in _ground(side, compiled) if isinstance(mark, Disc)]
    taken = shapely.union_all([shapely.Point(mark.centre).buffer(mark.radius) for mark in plates])
    found: dict[str, tuple[Point, float]] = {}
    for name, shape in side_shapes(side.value).items():
        if compiled.value.cells[name].limit is not None:
            middle, radius = _clear_place(shape, taken)
            found[name] = (middle, min(measures.LARGEST_LIMIT, 1.5 * radius))
    return MappingProxyType(found)


@lru_cache(maxsize=512)
def _ground(side: Identity[Side], compiled: Identity[CompiledSide]) -> Marks:
    """Everything but the numbers of cells and the name, not turned."""
    return tuple(_ground_marks(side.value, compiled.value.cells))


def _ground_marks(side: Side, cells: Cells) -> Iterator[Mark]:
    shapes = side_shapes(side)
    yield Area(CORNERS, palette.land(side.terrain), Ink.LAND_EDGE, measures.CELL_STROKE)
    for stub in _blind_ends(side):
        yield from _surface(stub, palette.road(side.terrain))
    if side.pit:
        yield Area(_rectangle(0.0, *_PIT), Ink.ROAD_ASPHALT, Ink.VERGE, measures.VERGE_STROKE)
        for x in _BAYS:
            yield Area(_rectangle(x, *_BAY), stroke=Ink.GRID_BOX, width=measures.VERGE_STROKE)
    yield from _shortcuts(shapes, cells)
    for road in sorted(side.roads, key=lambda road: road.index == side.over):
        yield from _road(side, road, shapes, cells)
        yield from road_marks(side, road)


def _rectangle(x: float, half_width: float, half_height: float) -> tuple[Point, ...]:
    """A rectangle about a point on the horizontal through the middle of the tile."""
    left, right = x - half_width, x + half_width
    return ((left, -half_height), (right, -half_height), (right, half_height), (left, half_height))


def _blind_ends(side: Side) -> list[BaseGeometry]:
    """Short pieces of road at the edges from which no printed road leads on."""
    used = {edge for road in side.roads for edge in (road.start, road.end)}
    stubs: list[BaseGeometry] = []
    for edge, end in side.ends.items():
        if edge not in used:
            (mx, my), (nx, ny) = edge.middle, edge.normal
            way = LineString([(mx + nx, my + ny), (mx - 0.1 * nx, my - 0.1 * ny)])
            stubs.append(way.buffer(road_width(end.lanes) / 2).intersection(HEXAGON))
    return stubs


def _surface(shape: BaseGeometry, fill: Ink) -> Iterator[Mark]:
    """Ground of a road with its borders; where the road goes on over the edge there is none."""
    yield from areas(shape, fill=fill)
    borders = shapely.difference(shape.boundary, HEXAGON.exterior.buffer(_RIM))
    for border in shapely.get_parts(shapely.line_merge(borders)):
        yield Stroke(outline(border), Ink.VERGE, measures.VERGE_STROKE, round_ends=True)


def _shortcuts(shapes: Shapes, cells: Cells) -> Iterator[Mark]:
    for name, shape in shapes.items():
        if cells[name].kind == "shortcut":
            yield from areas(
                shape,
                fill=Ink.SHORTCUT,
                stroke=Ink.SHORTCUT_LINE,
                width=measures.CELL_STROKE,
                dash=(0.04, 0.03),
            )


def _road(side: Side, road: Road, shapes: Shapes, cells: Cells) -> Iterator[Mark]:
    """The surface of a road and the outlines of its cells."""
    names = [cell.id for row in road.rows for cell in row.cells]
    whole = shapely.union_all([shapes[name] for name in names], grid_size=1e-6)
    yield from _surface(whole, palette.road(side.terrain))
    for name in names:
        fill = palette.road(side.terrain)
        if cells[name].water:
            fill = Ink.WATER
        elif cells[name].limit is not None:
            fill = palette.corner(side.terrain)
        yield from areas(shapes[name], fill=fill, stroke=Ink.CELL_LINE, width=measures.CELL_STROKE)
    for row in road.rows:
        for lane, lined in enumerate(row.lined):
            if lined:
                yield from _lane_line(row, lane, shapes)


def _lane_line(row: Row, lane: int, shapes: Shapes) -> Iterator[Mark]:
    """The printed line between two lanes, over which cars may change."""
    left, right = (
        shapely.union_all([shapes[cell.id] for cell in chain], grid_size=1e-6)
        for chain in row.chains[lane : lane + 2]
    )
    border = shapely.intersection(left.boundary, right.buffer(_RIM))
    for part in shapely.get_parts(shapely.line_merge(border)):
        if part.length > 2 * _RIM:
            yield Stroke(outline(part), Ink.LANE_LINE, width=0.016, dash=(0.07, 0.05))


def _limits(
    places: Mapping[str, tuple[Point, float]], cells: Cells, rotation: int
) -> Iterator[Mark]:
    """The limits of cells."""
    for name, (middle, size) in places.items():
        cell = cells[name]
        ink = Ink.SHORTCUT_LIMIT if cell.kind == "shortcut" else Ink.LIMIT
        if cell.warning_at is not None:
            yield _warning_sign(middle, size, rotation)
            ink = Ink.WARNING_LIMIT
        yield Label(str(cell.limit), middle, size, ink)


def _warning_sign(middle: Point, size: float, rotation: int) -> Mark:
    """A triangle about a limit that stands upright once the tile is turned."""
    x, y = middle
    corners = (turn_point((dx * size, dy * size), -rotation) for dx, dy in _TRIANGLE)
    outline_ = tuple((x + dx, y + dy) for dx, dy in corners)
    return Area(outline_, Ink.WARNING_SIGN, Ink.WARNING_LIMIT, width=0.012)


def _clear_place(shape: Polygon, taken: BaseGeometry) -> tuple[Point, float]:
    """A good place for a limit in a cell, clear of what is printed on it where there is room."""
    if taken.is_empty or not shape.intersects(taken):
        return roomiest(shape)
    free = max(
        shapely.get_parts(shape.difference(taken)), key=lambda part: part.area, default=Polygon()
    )
    if free.is_empty:
        return roomiest(shape)
    middle, radius = roomiest(free)
    return (middle, radius) if radius > _SMALLEST_ROOM else roomiest(shape)


def roomiest(shape: Polygon) -> tuple[Point, float]:
    """A good place for a text in a shape, and the radius of the room about it."""
    circle = shapely.maximum_inscribed_circle(shape)
    radius = circle.length
    for middle in (shape.centroid, shape.representative_point()):
        room = shape.exterior.distance(middle)
        if shape.contains(middle) and room > 0.85 * radius:
            return (middle.x, middle.y), room
    x, y = circle.coords[0]
    return (x, y), radius
