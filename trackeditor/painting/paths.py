"""Turns marks into painter paths, which every paint device draws alike.

Text becomes outlines too, so that a picture looks the same wherever it is opened. A font needs a
running ``QGuiApplication``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache, singledispatch
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from trackeditor.drawing.marks import SHOULDER, Area, Disc, Drop, Label, Mark, Stroke
from trackeditor.drawing.palette import Ink, Palette
from trackeditor.grid import Point
from trackeditor.painting.kept import kept_by_thread

FONTS = ("DejaVu Sans", "Verdana", "Helvetica", "Arial", "Liberation Sans")
_FONT_PIXELS = 100
_BASE = 0.36 * _FONT_PIXELS  # from the middle of a digit down to its base line
_HALO = 0.2  # width of a rim about text, in parts of the font size


class Pen(NamedTuple):
    """How an outline is drawn."""

    ink: Ink
    width: float
    dash: tuple[float, ...] = ()
    round_ends: bool = False
    opacity: float = 1.0


class Piece(NamedTuple):
    """A path to fill, to outline, or both."""

    path: QPainterPath
    fill: Ink | None = None
    opacity: float = 1.0
    pen: Pen | None = None


Picture = tuple[Piece, ...]
"""What marks are made into, to be painted any number of times with any palette."""


def picture(marks: Iterable[Mark]) -> Picture:
    """The paths of marks, in their order; lines and texts alike that follow each other are one."""
    pieces: list[Piece] = []
    for mark in marks:
        for piece in _pieces(mark):
            if pieces and _may_join(pieces[-1], piece):
                pieces[-1].path.addPath(piece.path)
            else:
                pieces.append(piece)
    return tuple(pieces)


def picture_box(pieces: Iterable[Piece]) -> QRectF:
    """The rectangle around everything that a picture paints; a null one when that is nothing."""
    box = QRectF()
    for piece in pieces:
        room = piece.pen.width / 2 if piece.pen else 0.0
        box = box.united(piece.path.boundingRect().adjusted(-room, -room, room, room))
    return box


def paint(painter: QPainter, pieces: Picture, palette: Palette) -> None:
    """Paint paths in the units of the painter's coordinates; pen and brush are changed."""
    for piece in pieces:
        if piece.fill is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(colour(palette, piece.fill, piece.opacity))
        painter.setPen(Qt.PenStyle.NoPen if piece.pen is None else _qt_pen(piece.pen, palette))
        painter.drawPath(piece.path)


@lru_cache(maxsize=1024)
def colour(palette: Palette, ink: Ink, opacity: float = 1.0) -> QColor:
    """A colour of a palette for Qt."""
    found = QColor(palette[ink])
    found.setAlphaF(opacity)
    return found


@kept_by_thread(1024)
def text_path(text: str, *, bold: bool = True) -> QPainterPath:
    """Text of font size 1, centred at the origin."""
    drawn = QPainterPath()
    drawn.addText(QPointF(0.0, 0.0), _font(bold), text)
    to_middle = QTransform.fromTranslate(-text_width(text, bold=bold) * _FONT_PIXELS / 2, _BASE)
    return (to_middle * QTransform.fromScale(1 / _FONT_PIXELS, 1 / _FONT_PIXELS)).map(drawn)


def text_width(text: str, *, bold: bool = True) -> float:
    """Width of text of font size 1."""
    return QFontMetricsF(_font(bold)).horizontalAdvance(text) / _FONT_PIXELS


def shortened(text: str, width: float, *, bold: bool = True) -> str:
    """As much of a text of font size 1 as a width has room for, with an ellipsis if not all."""
    room = width * _FONT_PIXELS
    return QFontMetricsF(_font(bold)).elidedText(text, Qt.TextElideMode.ElideRight, room)


@kept_by_thread(2)
def _font(bold: bool) -> QFont:
    font = QFont(list(FONTS))  # QFont() would be like the font of the window
    font.setPixelSize(_FONT_PIXELS)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _may_join(before: Piece, piece: Piece) -> bool:
    """True when both look alike and are lines or texts only: filled areas keep their order."""
    if before[1:] != piece[1:]:
        return False
    return piece.fill is None or piece.pen is None


@lru_cache(maxsize=1024)
def _qt_pen(pen: Pen, palette: Palette) -> QPen:
    found = QPen(colour(palette, pen.ink, pen.opacity), pen.width)
    found.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    round_ends = pen.round_ends
    found.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    if pen.dash:
        found.setDashPattern([length / pen.width for length in pen.dash])
    return found


@singledispatch
def _pieces(mark: Mark) -> tuple[Piece, ...]:
    raise TypeError(f"no way to paint {type(mark).__name__}")


@_pieces.register
def _area_pieces(mark: Area) -> tuple[Piece, ...]:
    path = _polygon(mark.points)
    path.closeSubpath()
    pen = Pen(mark.stroke, mark.width, mark.dash) if mark.stroke else None
    return (Piece(path, mark.fill, mark.opacity, pen),)


@_pieces.register
def _stroke_pieces(mark: Stroke) -> tuple[Piece, ...]:
    pen = Pen(mark.ink, mark.width, mark.dash, mark.round_ends, mark.opacity)
    return (Piece(_polygon(mark.points), pen=pen),)


@_pieces.register
def _disc_pieces(mark: Disc) -> tuple[Piece, ...]:
    path = _new_path()
    path.addEllipse(QPointF(*mark.centre), mark.radius, mark.radius)
    pen = Pen(mark.stroke, mark.width) if mark.stroke else None
    return (Piece(path, mark.fill, mark.opacity, pen),)


@_pieces.register
def _label_pieces(mark: Label) -> tuple[Piece, ...]:
    grow = QTransform.fromScale(mark.size, mark.size)
    path = (grow * QTransform.fromTranslate(*mark.point)).map(text_path(mark.text, bold=mark.bold))
    path.setFillRule(Qt.FillRule.WindingFill)
    text = Piece(path, mark.ink)
    if mark.halo is None:
        return (text,)
    rim = Piece(QPainterPath(path), pen=Pen(mark.halo, _HALO * mark.size, round_ends=True))
    return (rim, text)


@_pieces.register
def _drop_pieces(mark: Drop) -> tuple[Piece, ...]:
    x, y = mark.head
    head = QRectF(x - mark.radius, y - mark.radius, 2 * mark.radius, 2 * mark.radius)
    (first_x, first_y), _ = mark.shoulders
    path = _new_path()
    path.moveTo(QPointF(*mark.tip))
    path.lineTo(QPointF(first_x, first_y))
    start = math.degrees(math.atan2(y - first_y, first_x - x))
    path.arcTo(head, start, 2 * math.degrees(SHOULDER) - 360.0)
    path.closeSubpath()
    return (Piece(path, mark.fill, pen=Pen(mark.stroke, mark.width)),)


def _polygon(points: Iterable[Point]) -> QPainterPath:
    path = _new_path()
    for i, (x, y) in enumerate(points):
        if i:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    return path


def _new_path() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
