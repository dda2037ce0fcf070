"""The table under the tiles: its colour and the lines of the hexagons."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from trackeditor.editor.canvas.colours import Colours
from trackeditor.grid import CORNERS, SQRT3, Hex

_FINEST = 11.0  # pixels to the hexagon's edge below which the lines would only be a haze
_CHUNK = 12  # columns and rows of lines are kept in multiples of this


class Background:
    """Paints the grid; the lines are kept as long as the part in view stays within them."""

    def __init__(self) -> None:
        self._kept: tuple[int, int, int, int] | None = None
        self._lines: list[QLineF] = []

    def paint(self, painter: QPainter, rect: QRectF, scale: float, colours: Colours) -> None:
        """Paint a part of the table at ``scale`` pixels to the hexagon's edge."""
        painter.fillRect(rect, colours.table)
        if scale < _FINEST:
            return
        pen = QPen(colours.grid, 0)
        painter.setPen(pen)
        painter.drawLines(self._lines_over(rect))

    def _lines_over(self, rect: QRectF) -> list[QLineF]:
        left, right = math.floor(rect.left() / 1.5) - 1, math.ceil(rect.right() / 1.5) + 1
        top, bottom = math.floor(rect.top() / SQRT3) - 1, math.ceil(rect.bottom() / SQRT3) + 1
        kept = self._kept
        if (
            kept is None
            or left < kept[0]
            or right > kept[1]
            or top < kept[2]
            or bottom > kept[3]
            or (kept[1] - kept[0]) * (kept[3] - kept[2])
            > 4 * (right - left + _CHUNK) * (bottom - top + _CHUNK)
        ):
            self._kept = (left - _CHUNK // 2, right + _CHUNK // 2, top - 6, bottom + 6)
            self._lines = _grid_lines(*self._kept)
        return self._lines


def _grid_lines(left: int, right: int, top: int, bottom: int) -> list[QLineF]:
    """Three edges of every hexagon, so that each line is there once."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (CORNERS[k] for k in (5, 0, 1, 2))
    lines: list[QLineF] = []
    for q in range(left, right + 1):
        for row in range(top, bottom + 1):
            x, y = Hex(q, row - (q - q % 2) // 2).centre
            lines += (
                QLineF(x + ax, y + ay, x + bx, y + by),
                QLineF(x + bx, y + by, x + cx, y + cy),
                QLineF(x + cx, y + cy, x + dx, y + dy),
            )
    return lines
