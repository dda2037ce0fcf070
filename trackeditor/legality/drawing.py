"""The drawing of a layout as one self-contained SVG picture, with numbered pins for findings.

Pure functions from values to text. Importing this module loads shapely, so import it only where a
drawing is wanted.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from trackeditor.grid import APOTHEM, Edge, Hex, Point
from trackeditor.layout import Layout, Marker, Token
from trackeditor.legality import palette
from trackeditor.legality.road_marks import draw_band, draw_chequers
from trackeditor.legality.svg import Sheet, add, legible, number, write
from trackeditor.legality.tile_drawing import DISPLACED, draw_tile, tile_sheet
from trackeditor.tiles import Library, Road, Side

_PIXELS = 150  # width of a hexagon's edge in the size that a viewer shows first
_SIDE_BY_SIDE = 2.15  # distance of pins on one place, in radii
_MARKER_NAMES = {
    "start": "START",
    "finish": "FINISH",
    "start-finish": "START/FINISH",
    "joker-entrance": "JOKER IN",
    "joker-exit": "JOKER OUT",
}

Box = tuple[float, float, float, float]


class Badge(NamedTuple):
    """A numbered pin on a tile or, with ``edge``, at one of its grid edges.

    ``severity`` is ``error``, ``warning`` or ``advice`` and decides the colour.
    """

    label: str
    severity: str
    at: Hex
    edge: Edge | None = None


def layout_svg(
    layout: Layout,
    library: Library,
    badges: Sequence[Badge] = (),
    highlight: Collection[tuple[Hex, str]] = (),
) -> str:
    """The picture of a layout as the text of an SVG file.

    Parameters
    ----------
    badges : pins to set; several on one place stand side by side
    highlight : cells to mark, by the hexagon of their tile and their id

    Notes
    -----
    Tiles that the library does not know are grey hexagons with their name. Tiles on one hexagon
    are drawn one over the other, shifted a little.
    """
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})
    add(root, "title").text = legible(layout.name or "Layout")
    ground = add(root, "rect", fill=palette.PAPER)
    marked: dict[Hex, set[str]] = {}
    for at, cell in highlight:
        marked.setdefault(at, set()).add(cell)
    levels: Counter[Hex] = Counter()
    for tile in layout:
        draw_tile(root, tile, library, levels[tile.at], marked.get(tile.at, ()))
        levels[tile.at] += 1
    for marker in layout.markers:
        _draw_marker(root, layout, library, marker)
    for token in layout.tokens:
        _draw_token(root, layout, token)
    pins = _pins(badges)
    for badge, tip, head in pins:
        _draw_pin(root, badge, tip, head)
    _frame(root, ground, layout, [head for _, _, head in pins])
    return ElementTree.tostring(root, encoding="unicode") + "\n"


# --- size ----------------------------------------------------------------------------------------


def _frame(root: Element, ground: Element, layout: Layout, heads: Iterable[Point]) -> None:
    """Set the visible part: all hexagons and pins with a margin."""
    left, top, right, bottom = _bounds(layout, heads)
    width, height = right - left, bottom - top
    box = {"x": left, "y": top, "width": width, "height": height}
    for key, value in box.items():
        ground.set(key, number(value))
    root.set("viewBox", " ".join(number(value) for value in box.values()))
    root.set("width", number(width * _PIXELS))
    root.set("height", number(height * _PIXELS))


def _bounds(layout: Layout, heads: Iterable[Point]) -> Box:
    levels = Counter(tile.at for tile in layout)
    used = {*levels, *(m.at for m in layout.markers), *(t.at for t in layout.tokens)}
    boxes: list[Box] = []
    for x, y, more in ((*at.centre, DISPLACED * max(levels[at] - 1, 0)) for at in used):
        boxes.append((x - 1, y - APOTHEM, x + 1 + more, y + APOTHEM + more))
    reach = 1.2 * palette.BADGE_RADIUS
    boxes += [(x - reach, y - reach, x + reach, y + reach) for x, y in heads]
    margin = palette.MARGIN
    left, top, right, bottom = zip(*(boxes or [(0.0, 0.0, 0.0, 0.0)]), strict=True)
    return (min(left) - margin, min(top) - margin, max(right) + margin, max(bottom) + margin)


# --- markers and tokens --------------------------------------------------------------------------


def _draw_marker(root: Element, layout: Layout, library: Library, marker: Marker) -> None:
    """A standee or arch across the road where it stands, else its name on the tile."""
    tile = layout.tile_at(marker.at)
    group = add(root, "g", data_marker=marker.kind)
    group.set("class", "marker")
    if tile is None or tile.side not in library:
        _write_marker(group, marker)
        return
    side = library.side(tile.side)
    found = _line_of(side, marker.line)
    if found is None:
        _write_marker(group, marker)
        return
    road, s = found
    sheet = tile_sheet(group, tile)
    if marker.kind in palette.JOKER:
        draw_band(sheet, side, road, s, palette.JOKER[marker.kind])
    else:
        draw_chequers(sheet, side, road, s)


def _write_marker(group: Element, marker: Marker) -> None:
    """The name of a marker whose line is not on its tile, below the middle of the hexagon."""
    x, y = marker.at.centre
    write(group, (x, y + APOTHEM / 2), _MARKER_NAMES[marker.kind], 0.13, fill=palette.JUMP)


def _line_of(side: Side, line: str) -> tuple[Road, float] | None:
    """The road and the place along it of a marker's line, or None when the side has no such."""
    inside = re.fullmatch(r"r(\d+)\.(\d+)", line)
    if inside:
        index, row = map(int, inside.groups())
        if index < len(side.roads) and row < len(side.roads[index].rows):
            return side.roads[index], side.roads[index].row_spans()[row][1]
        return None
    for road in side.roads:
        if line == road.start.name:
            return road, 0.0
        if road.end is not None and line == road.end.name:
            return road, 1.0
    return None


def _draw_token(root: Element, layout: Layout, token: Token) -> None:
    """A printed token: a small card with the first letter of its kind, kept on its tile."""
    tile = layout.tile_at(token.at)
    group = add(root, "g", data_token=legible(token.kind))
    group.set("class", "token")
    add(group, "title").text = legible(token.kind)
    sheet = Sheet(group, token.at, tile.rotation if tile else 0)
    x, y = (max(-0.7, min(0.7, v)) if math.isfinite(v) else 0.0 for v in (token.x, token.y))
    sheet.disc((x, y), 0.12, fill=palette.CARD, stroke=palette.INK, stroke_width=0.015)
    sheet.text((x, y), token.kind[:1].upper() or "?", 0.14)


# --- pins ----------------------------------------------------------------------------------------


def _pins(badges: Sequence[Badge]) -> list[tuple[Badge, Point, Point]]:
    """Every badge with the point it shows and the middle of its head."""
    places = [_place(badge) for badge in badges]
    total, done = Counter(places), Counter[Point]()
    pins: list[tuple[Badge, Point, Point]] = []
    for badge, (x, y) in zip(badges, places, strict=True):
        aside = (done[x, y] - (total[x, y] - 1) / 2) * _SIDE_BY_SIDE * palette.BADGE_RADIUS
        done[x, y] += 1
        pins.append((badge, (x, y), (x + aside, y - 2.0 * palette.BADGE_RADIUS)))
    return pins


def _place(badge: Badge) -> Point:
    x, y = badge.at.centre
    if badge.edge is None:
        return (round(x, 6), round(y, 6))
    mx, my = badge.edge.middle
    return (round(x + mx, 6), round(y + my, 6))


def _draw_pin(root: Element, badge: Badge, tip: Point, head: Point) -> None:
    """A drop whose tip shows the place and whose head carries the label."""
    radius = palette.BADGE_RADIUS
    fill = palette.BADGE.get(badge.severity, palette.INK)
    place = f"{badge.at.q},{badge.at.r}"
    group = add(root, "g", data_severity=badge.severity, data_at=place)
    group.set("class", "badge")
    if badge.edge is not None:
        group.set("data-edge", badge.edge.name)
    (tip_x, tip_y), (x, y) = tip, head
    way = math.atan2(tip_y - y, tip_x - x)
    sides = [(x + radius * math.cos(way + a), y + radius * math.sin(way + a)) for a in (-1.0, 1.0)]
    (ax, ay), (bx, by) = sides
    outline = (
        f"M {number(tip_x)} {number(tip_y)} L {number(bx)} {number(by)}"
        f" A {number(radius)} {number(radius)} 0 1 1 {number(ax)} {number(ay)} Z"
    )
    add(group, "path", d=outline, fill=fill, stroke=palette.BADGE_TEXT, stroke_width=0.03)
    size = radius * min(1.15, 2.6 / max(len(badge.label), 1))
    write(group, head, badge.label, size, fill=palette.BADGE_TEXT)
