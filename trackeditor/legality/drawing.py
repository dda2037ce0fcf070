"""The drawing of a layout as one self-contained SVG picture, with numbered pins for findings.

Pure functions from values to text. Importing this module loads shapely, so import it only where a
drawing is wanted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from trackeditor.drawing.layouts import hexagons_box, tile_marks, tile_places
from trackeditor.drawing.markers import marker_marks, token_marks
from trackeditor.drawing.marks import Box, Drop, Marks, around, moved
from trackeditor.drawing.measures import MARGIN
from trackeditor.drawing.palette import LIGHT, Ink
from trackeditor.drawing.pins import Badge, pin_marks
from trackeditor.drawing.sides import cell_marks
from trackeditor.grid import Hex, Point
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality.svg import add, legible, number, write_marks
from trackeditor.tiles import Library

__all__ = ["Badge", "layout_svg"]

_PIXELS = 150  # width of a hexagon's edge in the size that a viewer shows first


def layout_svg(
    layout: Layout,
    library: Library,
    badges: Sequence[Badge] = (),
    highlight: Collection[tuple[Hex, str]] = (),
    signs: Marks = (),
) -> str:
    """The picture of a layout as the text of an SVG file.

    Parameters
    ----------
    badges : pins to set; several on one place stand side by side
    highlight : cells to mark, by the hexagon of their tile and their id
    signs : what is drawn beside the tiles, such as the road ends of boards

    Notes
    -----
    Tiles that the library does not know are grey hexagons with their name. Tiles on one hexagon
    are drawn one over the other, shifted a little.
    """
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})
    add(root, "title").text = legible(layout.name or "Layout")
    pins = pin_marks(badges, layout, library)
    _frame(root, _bounds(layout, pins, signs))
    marked: dict[Hex, set[str]] = {}
    for at, cell in highlight:
        marked.setdefault(at, set()).add(cell)
    for tile, place in tile_places(layout):
        _write_tile(root, tile, place, library, marked.get(tile.at, ()))
    for marker in layout.markers:
        _write_marker(root, layout, library, marker)
    for token in layout.tokens:
        _write_token(root, layout, token)
    if signs:
        write_marks(_group(root, "signs"), signs, LIGHT)
    for badge, marks in zip(badges, pins, strict=True):
        _write_pin(root, badge, marks)
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def _bounds(layout: Layout, pins: Sequence[Marks], signs: Marks) -> Box:
    """All hexagons, the heads of all pins and all signs, with a margin."""
    heads = [mark for marks in pins for mark in marks if isinstance(mark, Drop)]
    hexagons = [hexagons_box(layout)] if len(layout) or layout.markers or layout.tokens else []
    left, top, right, bottom = around([*hexagons, *(mark.box for mark in (*heads, *signs))])
    return (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)


def _frame(root: Element, bounds: Box) -> None:
    """Set the visible part and paint its ground."""
    left, top, right, bottom = bounds
    width, height = right - left, bottom - top
    root.set("viewBox", " ".join(number(value) for value in (left, top, width, height)))
    root.set("width", number(width * _PIXELS))
    root.set("height", number(height * _PIXELS))
    add(root, "rect", x=left, y=top, width=width, height=height, fill=LIGHT[Ink.PAPER])


def _write_tile(
    root: Element, tile: PlacedTile, place: Point, library: Library, marked: Collection[str]
) -> None:
    """A group with all that is printed on a placed tile, and its cells to mark."""
    group = _group(root, "tile", data_tile=legible(tile.side), data_at=_named(tile.at))
    add(group, "title").text = legible(f"{tile.side} at ({tile.at.q}, {tile.at.r})")
    marks = tile_marks(tile.side, tile.rotation, library)
    if marked and tile.side in library:
        marks += cell_marks(library.side(tile.side), marked, tile.rotation)
    write_marks(group, moved(marks, *place), LIGHT)


def _write_marker(root: Element, layout: Layout, library: Library, marker: Marker) -> None:
    group = _group(root, "marker", data_marker=marker.kind)
    write_marks(group, marker_marks(layout, library, marker), LIGHT)


def _write_token(root: Element, layout: Layout, token: Token) -> None:
    group = _group(root, "token", data_token=legible(token.kind))
    add(group, "title").text = legible(token.kind)
    write_marks(group, token_marks(layout, token), LIGHT)


def _write_pin(root: Element, badge: Badge, marks: Marks) -> None:
    group = _group(root, "badge", data_severity=badge.severity, data_at=_named(badge.at))
    if badge.edge is not None:
        group.set("data-edge", badge.edge.name)
    write_marks(group, marks, LIGHT)


def _group(root: Element, kind: str, **data: object) -> Element:
    group = add(root, "g", **data)
    group.set("class", kind)
    return group


def _named(at: Hex) -> str:
    return f"{at.q},{at.r}"
