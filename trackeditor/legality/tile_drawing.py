"""Draws one placed tile as vector art of its own, from the shapes of its cells."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from xml.etree.ElementTree import Element

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.grid import Point, turn_point
from trackeditor.layout import PlacedTile
from trackeditor.legality import palette
from trackeditor.legality.road_marks import draw_road_marks
from trackeditor.legality.svg import Sheet, add, legible
from trackeditor.tiles import Library, LocalCell, Road, Side
from trackeditor.tiles.borders import road_width
from trackeditor.tiles.ribbon import HEXAGON, side_shapes

_RIM = 0.001
_LINE_NAMES = {"start": "START", "finish": "FINISH", "start-finish": "S/F"}
_LETTER = 0.68  # width of a letter in parts of the font size
_LONGEST_NAME = 16  # letters of an unknown tile's name that can be read
_NAME_GAP = 0.02  # ground about the name of a tile
_NAME_PLACES = [
    (reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)))
    for angle in range(0, 360, 6)
    for reach in (0.88, 0.83, 0.78, 0.72, 0.66, 0.58)
]
DISPLACED = 0.12
"""Shift of every further tile on one hexagon, so that all of them are seen."""

Shapes = Mapping[str, Polygon]
Cells = Mapping[str, LocalCell]


def tile_sheet(parent: Element, tile: PlacedTile, level: int = 0) -> Sheet:
    """A sheet in the coordinates of a tile; ``level`` counts the tiles under it on its hexagon."""
    return Sheet(parent, tile.at, tile.rotation, DISPLACED * level)


def draw_tile(
    parent: Element,
    tile: PlacedTile,
    library: Library,
    level: int = 0,
    highlight: Collection[str] = (),
) -> None:
    """Add a group with all that is printed on a placed tile.

    Parameters
    ----------
    level : number of tiles under it on the same hexagon; it is shifted so that they show
    highlight : cells to draw in the colour of a finding
    """
    place = f"{tile.at.q},{tile.at.r}"
    group = add(parent, "g", data_tile=legible(tile.side), data_at=place)
    group.set("class", "tile")
    add(group, "title").text = legible(f"{tile.side} at ({tile.at.q}, {tile.at.r})")
    sheet = tile_sheet(group, tile, level)
    if tile.side not in library:
        _draw_unknown(sheet, tile.side)
        return
    side = library.side(tile.side)
    cells = library.compiled(tile.side).cells
    shapes = side_shapes(side)
    sheet.polygon(
        HEXAGON,
        fill=palette.LAND[side.terrain],
        stroke=palette.LAND_EDGE,
        stroke_width=palette.CELL_STROKE,
    )
    stubs = _blind_ends(side)
    for stub in stubs:
        _draw_surface(sheet, stub, palette.ROAD[side.terrain])
    _draw_shortcuts(sheet, shapes, cells)
    for road in sorted(side.roads, key=lambda road: road.index == side.over):
        _draw_road(sheet, side, road, shapes, cells)
        draw_road_marks(sheet, side, road)
    for cell in sorted(shapes.keys() & set(highlight)):
        sheet.polygon(
            shapes[cell],
            fill=palette.HIGHLIGHT,
            fill_opacity=0.35,
            stroke=palette.HIGHLIGHT,
            stroke_width=0.03,
        )
    _draw_limits(sheet, shapes, cells)
    _draw_name(sheet, side, [*shapes.values(), *stubs])


def _draw_unknown(sheet: Sheet, name: str) -> None:
    sheet.polygon(
        HEXAGON,
        fill=palette.UNKNOWN,
        stroke=palette.UNKNOWN_EDGE,
        stroke_width=0.03,
        stroke_dasharray="0.1 0.06",
    )
    shown = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}\u2026"
    sheet.text((0.0, 0.0), shown, min(0.3, 2.2 / max(len(shown), 1)))


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


def _draw_surface(sheet: Sheet, shape: BaseGeometry, fill: str) -> None:
    """Ground of a road with its borders; where the road goes on over the edge there is none."""
    sheet.polygon(shape, fill=fill)
    borders = shapely.difference(shape.boundary, HEXAGON.exterior.buffer(_RIM))
    for border in shapely.get_parts(shapely.line_merge(borders)):
        sheet.line(
            list(border.simplify(_RIM).coords),
            stroke=palette.VERGE,
            stroke_width=palette.VERGE_STROKE,
            stroke_linejoin="round",
            stroke_linecap="round",
        )


def _draw_shortcuts(sheet: Sheet, shapes: Shapes, cells: Cells) -> None:
    for name, shape in shapes.items():
        if cells[name].kind == "shortcut":
            sheet.polygon(
                shape,
                fill=palette.SHORTCUT,
                stroke=palette.SHORTCUT_LINE,
                stroke_width=palette.CELL_STROKE,
                stroke_dasharray="0.04 0.03",
            )


def _draw_road(sheet: Sheet, side: Side, road: Road, shapes: Shapes, cells: Cells) -> None:
    """The surface of a road and the outlines of its cells."""
    names = [cell.id for row in road.rows for cell in row.cells]
    whole = shapely.union_all([shapes[name] for name in names], grid_size=1e-6)
    _draw_surface(sheet, whole, palette.ROAD[side.terrain])
    for name in names:
        fill = palette.ROAD[side.terrain]
        if cells[name].water:
            fill = palette.WATER
        elif cells[name].limit is not None:
            fill = palette.CORNER[side.terrain]
        sheet.polygon(
            shapes[name], fill=fill, stroke=palette.CELL_LINE, stroke_width=palette.CELL_STROKE
        )


def _draw_limits(sheet: Sheet, shapes: Shapes, cells: Cells) -> None:
    """The limits of cells, upright and as large as the cell allows."""
    for name, shape in shapes.items():
        cell = cells[name]
        if cell.limit is None:
            continue
        middle, radius = _roomiest(shape)
        size = min(palette.LARGEST_LIMIT, 1.5 * radius)
        if cell.warning_at is not None:
            _draw_warning_sign(sheet, middle, size)
        ink = palette.SHORTCUT_LIMIT if cell.kind == "shortcut" else palette.LIMIT
        sheet.text(middle, str(cell.limit), size, fill=ink)


def _draw_warning_sign(sheet: Sheet, middle: Point, size: float) -> None:
    """An upright triangle about a limit."""
    x, y = sheet.place(middle)
    corners = ((0.0, -1.0), (0.95, 0.62), (-0.95, 0.62))
    outline = [f"{x + dx * size:.3f},{y + dy * size:.3f}" for dx, dy in corners]
    add(
        sheet.element,
        "polygon",
        points=" ".join(outline),
        fill=palette.WARNING_SIGN,
        stroke=palette.LIMIT,
        stroke_width=0.012,
        stroke_linejoin="round",
    )


def _roomiest(shape: Polygon) -> tuple[Point, float]:
    """A good place for a text in a shape, and the radius of the room about it."""
    circle = shapely.maximum_inscribed_circle(shape)
    radius = circle.length
    for middle in (shape.centroid, shape.representative_point()):
        room = shape.exterior.distance(middle)
        if shape.contains(middle) and room > 0.85 * radius:
            return (middle.x, middle.y), room
    x, y = circle.coords[0]
    return (x, y), radius


def _draw_name(sheet: Sheet, side: Side, covered: Collection[BaseGeometry]) -> None:
    """The id of a side near its rim, with what its line is for, where it covers no road."""
    full = " ".join([side.id, *sorted({_LINE_NAMES[line.kind] for line in side.lines})])
    ground = shapely.union_all(list(covered), grid_size=1e-6)
    shapely.prepare(ground)
    for text, size in ((full, 1.0), (full, 0.8), (full, 0.65), (side.id, 0.8), (side.id, 0.65)):
        point, covers = _free_place(sheet, ground, text, size * palette.NAME_SIZE)
        if not covers:
            break
    sheet.text(point, text, size * palette.NAME_SIZE, fill=palette.NAME)


def _free_place(sheet: Sheet, ground: BaseGeometry, text: str, size: float) -> tuple[Point, bool]:
    """The lowest place on the page where a text lies on its tile and off the road.

    Where there is none it is the place that covers least; the second value then is True.
    """
    words = [_box(sheet, place, text, size) for place in _NAME_PLACES]
    free = shapely.covers(HEXAGON, words) & shapely.disjoint(words, ground)
    heights = np.array([sheet.place(place)[1] for place in _NAME_PLACES])
    if free.any():
        return _NAME_PLACES[int(np.argmax(np.where(free, heights, -np.inf)))], False
    covers = shapely.area(shapely.intersection(words, ground))
    outside = shapely.area(shapely.difference(words, HEXAGON))
    return _NAME_PLACES[int(np.argmin(covers + outside))], True


def _box(sheet: Sheet, place: Point, text: str, size: float) -> Polygon:
    """The ground of an upright text with a little room about it, in tile coordinates."""
    x, y = turn_point(place, sheet.rotation)
    right, down = _LETTER * size * len(text) / 2 + _NAME_GAP, size / 2 + _NAME_GAP
    corners = ((-right, -down), (right, -down), (right, down), (-right, down))
    return Polygon([turn_point((x + dx, y + dy), -sheet.rotation) for dx, dy in corners])
