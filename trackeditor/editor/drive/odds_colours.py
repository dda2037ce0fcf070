"""Colours of risks, the same in cells and lists."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

SAFE = QColor("#2f9e44")
RISKY = QColor("#f2b632")
LOST = QColor("#d64545")
_RISKY_FROM = 0.10
_LOST_FROM = 0.95
_PIXELS = 32


def odds_colour(odds: float | None) -> QColor:
    """Green for next to no risk, amber for some, red for a sure loss of control."""
    if odds is None:
        return SAFE
    if odds >= _LOST_FROM:
        return LOST
    return RISKY if odds >= _RISKY_FROM else SAFE


def odds_icon(odds: float) -> QIcon:
    """A disc in the colour of a risk, as much of it filled as the risk is.

    So it can be told by people, too, who do not see the colours.
    """
    picture = QPixmap(_PIXELS, _PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = odds_colour(odds)
    disc = picture.rect().adjusted(5, 5, -5, -5)
    painter.setPen(colour)
    painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 70))
    painter.drawEllipse(disc)
    if odds > 0:
        painter.setBrush(colour)
        painter.drawPie(disc, 90 * 16, -round(360 * 16 * min(1.0, odds)))
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # else it would be tinted there
    return icon
