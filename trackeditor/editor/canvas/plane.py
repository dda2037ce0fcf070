"""Hexagons as shapes of the scene, whose unit is the hexagon's edge."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from trackeditor.grid import APOTHEM, CORNERS, Hex, hex_at

_CORNER = 0.22  # of the edge on each side


def hex_polygon(at: Hex, inset: float = 0.0) -> QPolygonF:
    """The outline of a hexagon, drawn in by a part of its size."""
    x, y = at.centre
    size = 1.0 - inset
    return QPolygonF([QPointF(x + size * cx, y + size * cy) for cx, cy in CORNERS])


def hexes_path(hexes: Iterable[Hex], inset: float = 0.0) -> QPainterPath:
    """The outlines of some hexagons."""
    path = QPainterPath()
    for at in hexes:
        path.addPolygon(hex_polygon(at, inset))
        path.closeSubpath()
    return path


def hexes_corners(hexes: Iterable[Hex], inset: float = 0.0) -> QPainterPath:
    """The corners of some hexagons: what is written along their edges stays free."""
    path = QPainterPath()
    for at in hexes:
        polygon = hex_polygon(at, inset)
        corners = [polygon.at(k) for k in range(6)]
        for before, corner, after in zip(
            corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True
        ):
            path.moveTo(corner + _CORNER * (before - corner))
            path.lineTo(corner)
            path.lineTo(corner + _CORNER * (after - corner))
    return path


def hexes_rect(hexes: Iterable[Hex]) -> QRectF:
    """The rectangle around some hexagons; an empty one when there are none."""
    rect = QRectF()
    for at in hexes:
        x, y = at.centre
        rect |= QRectF(x - 1, y - APOTHEM, 2, 2 * APOTHEM)
    return rect


def hex_under(point: QPointF) -> Hex:
    """The hexagon at a point of the scene."""
    return hex_at(point.x(), point.y())
