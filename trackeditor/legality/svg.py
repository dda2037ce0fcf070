"""SVG elements, and a sheet to draw on in the coordinates of a placed tile."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from trackeditor.grid import Hex, Point, turn_point
from trackeditor.legality import palette
from trackeditor.tiles.ribbon import placed

_SIMPLER = 0.001  # deviation that nobody sees
_DROP = 0.36  # from the middle of a digit down to its base line, in parts of the font size


class Sheet:
    """An SVG element to draw on, in the coordinates of a tile that lies somewhere on the plane.

    Parameters
    ----------
    element : takes what is drawn
    at, rotation : place of the tile
    shift : distance by which everything is moved down and to the right
    """

    def __init__(self, element: Element, at: Hex, rotation: int, shift: float = 0.0) -> None:
        self.element = element
        self._at = at
        self.rotation = rotation
        self._shift = shift

    def place(self, point: Sequence[float]) -> Point:
        """The point of the plane at a point in tile coordinates."""
        x, y = turn_point((point[0], point[1]), self.rotation)
        centre_x, centre_y = self._at.centre
        return (x + centre_x + self._shift, y + centre_y + self._shift)

    def polygon(self, shape: BaseGeometry, **style: object) -> None:
        """Draw a polygon (or several) given in tile coordinates."""
        moved = placed(shape.simplify(_SIMPLER), self._at, self.rotation)
        for part in shapely.get_parts(moved):
            if isinstance(part, Polygon) and not part.is_empty:
                corners = [(x + self._shift, y + self._shift) for x, y in part.exterior.coords[:-1]]
                add(self.element, "polygon", points=points(corners), **style)

    def line(self, line: Sequence[Sequence[float]], **style: object) -> None:
        """Draw a line through points in tile coordinates."""
        places = [self.place(point) for point in line]
        add(self.element, "polyline", points=points(places), fill="none", **style)

    def disc(self, point: Point, radius: float, **style: object) -> None:
        """Draw a circle about a point in tile coordinates."""
        x, y = self.place(point)
        add(self.element, "circle", cx=x, cy=y, r=radius, **style)

    def text(self, point: Point, text: str, size: float, **style: object) -> None:
        """Write upright text centred at a point in tile coordinates."""
        write(self.element, self.place(point), text, size, **style)


def add(parent: Element, name: str, **style: object) -> Element:
    """Add an element; underscores in attribute names stand for hyphens."""
    attributes = {
        key.replace("_", "-"): number(value) if isinstance(value, float) else str(value)
        for key, value in style.items()
    }
    return ElementTree.SubElement(parent, name, attributes)


def write(parent: Element, at: Point, text: str, size: float, **style: object) -> None:
    """Write text centred at a point of the plane."""
    look: dict[str, object] = {"fill": palette.INK, "font_weight": "bold", **style}
    element = add(
        parent,
        "text",
        x=at[0],
        y=at[1] + _DROP * size,
        font_size=float(size),
        text_anchor="middle",
        font_family=palette.FONT,
        **look,
    )
    element.text = legible(text)


def legible(text: str) -> str:
    """Text with a question mark in place of every character that XML does not allow.

    >>> legible("202a" + chr(0))
    '202a?'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def number(value: float) -> str:
    """A length as short as a thousandth of the hexagon's edge allows.

    >>> number(0.50004)
    '0.5'
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(corners: Sequence[Point]) -> str:
    """A list of points as SVG wants it."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)
