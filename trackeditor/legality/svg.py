"""Writes marks as SVG elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from trackeditor.drawing.marks import Area, Disc, Drop, Label, Mark, Stroke
from trackeditor.drawing.palette import Palette
from trackeditor.grid import Point

_DROP = 0.36  # from the middle of a digit down to its base line, in parts of the font size
_HALO = 0.16  # width of a rim about text, in parts of the font size
FONT = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"


def write_marks(parent: Element, marks: Iterable[Mark], palette: Palette) -> None:
    """Add an element for every mark."""
    for mark in marks:
        _write(mark, parent, palette)


def add(parent: Element, name: str, **style: object) -> Element:
    """Add an element; underscores in attribute names stand for hyphens."""
    attributes = {
        key.replace("_", "-"): number(value) if isinstance(value, float) else str(value)
        for key, value in style.items()
    }
    return ElementTree.SubElement(parent, name, attributes)


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


@singledispatch
def _write(mark: Mark, parent: Element, palette: Palette) -> None:
    raise TypeError(f"no way to write {type(mark).__name__}")


@_write.register
def _write_area(mark: Area, parent: Element, palette: Palette) -> None:
    style: dict[str, object] = {"fill": palette[mark.fill] if mark.fill else "none"}
    if mark.stroke:
        style |= _pen(palette[mark.stroke], mark.width, mark.dash)
    if mark.opacity < 1:
        style["fill_opacity"] = mark.opacity
    add(parent, "polygon", points=_points(mark.points), **style)


@_write.register
def _write_stroke(mark: Stroke, parent: Element, palette: Palette) -> None:
    style = _pen(palette[mark.ink], mark.width, mark.dash)
    if mark.round_ends:
        style["stroke_linecap"] = "round"
    if mark.opacity < 1:
        style["stroke_opacity"] = mark.opacity
    add(parent, "polyline", points=_points(mark.points), fill="none", **style)


@_write.register
def _write_disc(mark: Disc, parent: Element, palette: Palette) -> None:
    x, y = mark.centre
    style: dict[str, object] = {"fill": palette[mark.fill]}
    if mark.stroke:
        style |= _pen(palette[mark.stroke], mark.width, ())
    if mark.opacity < 1:
        style["fill_opacity"] = mark.opacity
    add(parent, "circle", cx=x, cy=y, r=float(mark.radius), **style)


@_write.register
def _write_label(mark: Label, parent: Element, palette: Palette) -> None:
    x, y = mark.point
    style: dict[str, object] = {"fill": palette[mark.ink]}
    if mark.bold:
        style["font_weight"] = "bold"
    if mark.halo:
        style |= _pen(palette[mark.halo], _HALO * mark.size, ())
        style["paint_order"] = "stroke"
    element = add(
        parent,
        "text",
        x=x,
        y=y + _DROP * mark.size,
        font_size=float(mark.size),
        text_anchor="middle",
        font_family=FONT,
        **style,
    )
    element.text = legible(mark.text)


@_write.register
def _write_drop(mark: Drop, parent: Element, palette: Palette) -> None:
    radius = number(mark.radius)
    tip, first, last = (
        f"{number(x)} {number(y)}" for x, y in (mark.tip, mark.shoulders[0], mark.shoulders[1])
    )
    outline = f"M {tip} L {first} A {radius} {radius} 0 1 1 {last} Z"
    add(
        parent,
        "path",
        d=outline,
        fill=palette[mark.fill],
        **_pen(palette[mark.stroke], mark.width, ()),
    )


def _pen(colour: str, width: float, dash: Sequence[float]) -> dict[str, object]:
    style: dict[str, object] = {
        "stroke": colour,
        "stroke_width": float(width),
        "stroke_linejoin": "round",
    }
    if dash:
        style["stroke_dasharray"] = " ".join(map(number, dash))
    return style


def _points(corners: Iterable[Point]) -> str:
    """A list of points as SVG wants it."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)
