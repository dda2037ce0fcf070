"""Cars and dice as they are painted on the table; lengths in units of the hexagon's edge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from trackeditor.grid import Point
from trackeditor.simulator.rules import Die

LENGTH = 0.40
WIDTH = 0.20
DIE = 0.105
_SMALL_DIE = 0.07
_MOST_GROWTH = 2.2
_GAP = 0.012


class Livery(NamedTuple):
    """Colours of a car: body and the number on its roof."""

    body: str
    number: str


LIVERIES = (
    Livery("#0072b2", "#ffffff"),
    Livery("#e69f00", "#1c1b1a"),
    Livery("#009e73", "#ffffff"),
    Livery("#f0f0f0", "#1c1b1a"),
    Livery("#cc79a7", "#1c1b1a"),
    Livery("#d55e00", "#ffffff"),
)
"""Liveries by driver, after the colours of Okabe and Ito, which colour-blind people tell apart."""

FLAG = "#ffd500"
"""Colour of yellow flags."""
WARNING = "#f2b632"
"""Colour of warnings that were rolled."""
_RIM = QColor("#1c1b1a")
_DIE_RIM = QColor("#9b988f")  # seen on light and on dark ground
_GLASS = QColor("#26323c")
_TYRE = QColor("#161514")
_LAMP = QColor("#fff3b0")
_BRAKE_LAMP = QColor("#c21f1f")
_TEXT_UNIT = 100  # fonts need whole pixels, so texts are set large and scaled down

_DIE_COLOURS = {
    "gear": ("#1c1b1a", "#ffffff"),
    "coast": ("#ffffff", "#1c1b1a"),
    "leader": ("#f4c430", "#1c1b1a"),
    "brake": ("#c21f1f", "#ffffff"),
    "boost": ("#0b6e4f", "#ffffff"),
}
_DIE_LETTERS = {"coast": "C", "leader": "L", "brake": "B", "boost": "+"}


def livery(car: int) -> Livery:
    """The colours of a driver's car."""
    return LIVERIES[car % len(LIVERIES)]


def paint_car(
    painter: QPainter, middle: Point, heading: float, car: int, *, on_turn: bool, scale: float = 1.0
) -> None:
    """Paint a rally car from above.

    Parameters
    ----------
    heading : the way it looks in degrees, clockwise from the right
    car : number of its driver; the roof shows it counted from 1
    on_turn : whether a ring marks it as the one on turn
    scale : smaller than 1 where the cell is narrow
    """
    colours = livery(car)
    painter.save()
    painter.translate(*middle)
    if on_turn:
        painter.setPen(QPen(QColor("#ffffff"), 0.045))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 0.27, 0.27)
        painter.setPen(QPen(_RIM, 0.018))
        painter.drawEllipse(QPointF(0, 0), 0.27, 0.27)
    painter.save()
    painter.rotate(heading)
    painter.scale(scale, scale)
    _paint_body(painter, QColor(colours.body))
    painter.restore()
    paint_text(painter, str(car + 1), (0.0, 0.0), 0.135 * scale, colours.number)
    painter.restore()


def _paint_body(painter: QPainter, colour: QColor) -> None:
    """The car, looking to the right, around the origin."""
    half, side = LENGTH / 2, WIDTH / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(QRectF(-half + 0.012, -side + 0.02, LENGTH, WIDTH), 0.05, 0.05)
    painter.setBrush(_TYRE)
    for x in (-0.135, 0.075):
        for y in (-side - 0.012, side - 0.028):
            painter.drawRoundedRect(QRectF(x, y, 0.08, 0.04), 0.012, 0.012)
    body = QPainterPath(QPointF(-half, -side * 0.86))
    body.quadTo(QPointF(0, -side * 1.12), QPointF(half * 0.72, -side * 0.84))
    body.quadTo(QPointF(half, -side * 0.6), QPointF(half, 0))
    body.quadTo(QPointF(half, side * 0.6), QPointF(half * 0.72, side * 0.84))
    body.quadTo(QPointF(0, side * 1.12), QPointF(-half, side * 0.86))
    body.closeSubpath()
    painter.setPen(QPen(_RIM, 0.012))
    painter.setBrush(colour)
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_GLASS)
    painter.drawPolygon(_polygon((0.125, 0.075), (0.075, 0.055), (0.075, -0.055), (0.125, -0.075)))
    painter.drawPolygon(_polygon((-0.13, 0.07), (-0.085, 0.055), (-0.085, -0.055), (-0.13, -0.07)))
    painter.setBrush(_LAMP)
    for y in (-0.07, 0.04):
        painter.drawRoundedRect(QRectF(0.165, y, 0.02, 0.03), 0.008, 0.008)
    painter.setBrush(_BRAKE_LAMP)
    for y in (-0.075, 0.045):
        painter.drawRect(QRectF(-half + 0.012, y, 0.012, 0.03))
    painter.setPen(QPen(_RIM, 0.01))
    painter.setBrush(colour.darker(130))
    painter.drawRect(QRectF(-half - 0.012, -side * 0.95, 0.03, WIDTH * 0.95))


def paint_die(
    painter: QPainter, die: Die, middle: Point, *, warning: bool = False, size: float = DIE
) -> None:
    """Paint a die: its gear or first letter; a rolled warning as a triangle on its corner."""
    face, ink = _DIE_COLOURS[die.kind]
    x, y = middle
    square = QRectF(x - size / 2, y - size / 2, size, size)
    painter.setPen(QPen(_DIE_RIM, 0.01))
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(square, size / 5, size / 5)
    letter = _DIE_LETTERS.get(die.kind, str(die.gear))
    paint_text(painter, letter, middle, size * 0.78, ink)
    if warning:
        painter.setPen(QPen(_RIM, size * 0.08))
        painter.setBrush(QColor(WARNING))
        left, top, foot = x + size * 0.46, y - size * 0.88, y - size * 0.24
        half = size * 0.38
        painter.drawPolygon(_polygon((left, top), (left + half, foot), (left - half, foot)))


def paint_dice(painter: QPainter, dice: Sequence[Die], middle: Point, *, size: float = DIE) -> None:
    """Paint dice side by side."""
    x, y = middle
    room = size * 1.12
    first = x - room * (len(dice) - 1) / 2
    for number, die in enumerate(dice):
        paint_die(painter, die, (first + number * room, y), size=size)


def legible(painter: QPainter, size: float, pixels: float) -> float:
    """A size that is at least so many pixels on the screen, but never much larger than asked for.

    Where the table is seen from far away, numbers and dice would be specks otherwise.
    """
    return min(max(size, pixels / scale_of(painter)), _MOST_GROWTH * size)


def scale_of(painter: QPainter) -> float:
    """Pixels of a hexagon's edge."""
    transform = painter.worldTransform()
    return max(math.hypot(transform.m11(), transform.m12()), 1e-6)


def paint_uses(painter: QPainter, uses: Sequence[Sequence[Die]], middle: Point) -> None:
    """Paint different ways of playing dice side by side, dice played together without a gap."""
    x, y = middle
    left = x - width_of_uses(uses) / 2
    for dice in uses:
        for die in dice:
            paint_die(painter, die, (left + _SMALL_DIE / 2, y), size=_SMALL_DIE)
            left += _SMALL_DIE
        left += _GAP


def paint_cell(
    painter: QPainter, outlines: Sequence[Sequence[Point]], colour: QColor, *, strong: bool = False
) -> None:
    """Light a cell up."""
    fill = QColor(colour)
    fill.setAlphaF(0.62 if strong else 0.42)
    pen = QPen(colour.darker(150), 0.028)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QBrush(fill))
    for outline in outlines:
        painter.drawPolygon(_polygon(*outline))


def paint_badge(painter: QPainter, text: str, middle: Point, radius: float = 0.07) -> None:
    """Paint a short text in a disc: the key that chooses a cell."""
    painter.setPen(QPen(_RIM, 0.012))
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(QPointF(*middle), radius, radius)
    paint_text(painter, text, middle, radius * 1.35, "#1c1b1a")


def paint_plate(painter: QPainter, middle: Point, width: float, height: float) -> None:
    """Paint a light ground for small things, which can be read on it wherever they lie."""
    x, y = middle
    painter.setPen(QPen(_RIM, 0.006))
    painter.setBrush(QColor(255, 255, 255, 225))
    plate = QRectF(x - width / 2, y - height / 2, width, height)
    painter.drawRoundedRect(plate, height / 5, height / 5)


def paint_lead(painter: QPainter, start: Point, end: Point) -> None:
    """Paint a thin line from the ring around a car to what belongs to it."""
    part = min(1.0, LENGTH * 0.7 / max(math.dist(start, end), 1e-6))
    start = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    for colour, width in (("#ffffff", 0.03), ("#1c1b1a", 0.014)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawLine(QPointF(*start), QPointF(*end))


def width_of_uses(uses: Sequence[Sequence[Die]]) -> float:
    """Width of dice as :func:`paint_uses` paints them."""
    return _SMALL_DIE * sum(len(dice) for dice in uses) + _GAP * (len(uses) - 1)


def paint_mud(painter: QPainter, count: int, middle: Point) -> None:
    """Paint mud on a tile, with how much slower its corners are."""
    x, y = middle
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(107, 70, 35, 225))
    for dx, dy, radius in ((0.0, 0.0, 0.13), (0.12, 0.05, 0.06), (-0.12, -0.04, 0.07)):
        painter.drawEllipse(QPointF(x + dx, y + dy), radius * 1.2, radius)
    paint_text(painter, f"−{count}", middle, 0.14, "#ffffff")


def paint_flag(painter: QPainter, middle: Point) -> None:
    """Paint a yellow flag on its tile."""
    x, y = middle
    for colour, width in ((QColor("#ffffff"), 0.05), (_RIM, 0.025)):
        painter.setPen(QPen(colour, width))
        painter.drawLine(QPointF(x - 0.1, y - 0.17), QPointF(x - 0.1, y + 0.17))
    painter.setPen(QPen(_RIM, 0.012))
    painter.setBrush(QColor(FLAG))
    painter.drawRect(QRectF(x - 0.1, y - 0.17, 0.24, 0.17))


def paint_flagged(painter: QPainter, corners: Sequence[Point]) -> None:
    """Paint the rim of a tile on which a yellow flag counts."""
    pen = QPen(QColor(FLAG), 0.05, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_polygon(*corners))


def paint_way(painter: QPainter, points: Sequence[Point]) -> None:
    """Paint a planned way as a broken line."""
    line = QPolygonF([QPointF(*point) for point in points])
    for colour, width in (("#1c1b1a", 0.06), ("#ffffff", 0.032)):
        pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)


def paint_text(painter: QPainter, text: str, middle: Point, size: float, colour: str) -> None:
    """Paint a bold text around a point, upright."""
    painter.save()
    painter.translate(*middle)
    painter.scale(size / _TEXT_UNIT, size / _TEXT_UNIT)
    font = QFont(painter.font())
    font.setPixelSize(_TEXT_UNIT)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    room = QRectF(-_TEXT_UNIT * 4, -_TEXT_UNIT, _TEXT_UNIT * 8, _TEXT_UNIT * 2)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _polygon(*points: Point) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])
