"""Line icons of the toolbar, drawn in the colours of the window."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap

SIZES = (16, 24, 32, 48)
Line = tuple[tuple[float, float], ...]
"""Points of a line in a square of 16 by 16."""
Arc = tuple[float, float, float, float, float]
"""Centre, radius, first angle and span of an arc, in degrees anticlockwise from the right."""

LINES: Mapping[str, tuple[Line, ...]] = MappingProxyType(
    {
        "file.new": (
            ((3.5, 1.5), (9.5, 1.5), (12.5, 4.5), (12.5, 14.5), (3.5, 14.5), (3.5, 1.5)),
            ((9.5, 1.5), (9.5, 4.5), (12.5, 4.5)),
        ),
        "file.open": (
            ((1.5, 13.5), (1.5, 3.5), (6.0, 3.5), (7.5, 5.5), (13.0, 5.5), (13.0, 7.5)),
            ((1.5, 13.5), (4.0, 7.5), (15.0, 7.5), (12.5, 13.5), (1.5, 13.5)),
        ),
        "save.save": (
            ((2.0, 2.0), (12.0, 2.0), (14.0, 4.0), (14.0, 14.0), (2.0, 14.0), (2.0, 2.0)),
            ((5.0, 2.0), (5.0, 6.0), (11.0, 6.0), (11.0, 2.0)),
            ((4.5, 14.0), (4.5, 9.0), (11.5, 9.0), (11.5, 14.0)),
        ),
        "edit.undo": (((6.0, 2.5), (2.5, 6.0), (6.0, 9.5)), ((2.5, 6.0), (9.5, 6.0))),
        "edit.redo": (((10.0, 2.5), (13.5, 6.0), (10.0, 9.5)), ((13.5, 6.0), (6.5, 6.0))),
        "tile.rotate": (((14.5, 4.5), (12.3, 8.0), (9.0, 5.6)),),
        "tile.rotate_back": (((1.5, 4.5), (3.7, 8.0), (7.0, 5.6)),),
        "tile.flip": (
            ((8.0, 1.5), (8.0, 14.5)),
            ((6.0, 4.0), (1.5, 12.5), (6.0, 12.5), (6.0, 4.0)),
            ((10.0, 4.0), (14.5, 12.5), (10.0, 12.5), (10.0, 4.0)),
        ),
        "tile.remove": (((3.0, 3.0), (13.0, 13.0)), ((13.0, 3.0), (3.0, 13.0))),
        "zoom.fit": (
            ((2.0, 5.5), (2.0, 2.0), (5.5, 2.0)),
            ((10.5, 2.0), (14.0, 2.0), (14.0, 5.5)),
            ((14.0, 10.5), (14.0, 14.0), (10.5, 14.0)),
            ((5.5, 14.0), (2.0, 14.0), (2.0, 10.5)),
        ),
        "drive.start": (
            ((3.5, 1.5), (3.5, 14.5)),
            ((3.5, 2.0), (13.5, 2.0), (13.5, 8.5), (3.5, 8.5)),
            ((8.5, 2.0), (8.5, 8.5)),
            ((3.5, 5.25), (13.5, 5.25)),
        ),
        "drive.back": (
            ((3.5, 3.0), (3.5, 13.0)),
            ((12.5, 3.0), (6.0, 8.0), (12.5, 13.0), (12.5, 3.0)),
        ),
        "drive.step": (
            ((12.5, 3.0), (12.5, 13.0)),
            ((3.5, 3.0), (10.0, 8.0), (3.5, 13.0), (3.5, 3.0)),
        ),
        "drive.play": (((4.5, 2.5), (12.5, 8.0), (4.5, 13.5), (4.5, 2.5)),),
        "drive.pause": (((5.5, 3.0), (5.5, 13.0)), ((10.5, 3.0), (10.5, 13.0))),
        "drive.stop": (((3.5, 3.5), (12.5, 3.5), (12.5, 12.5), (3.5, 12.5), (3.5, 3.5)),),
        "drive.restart": (((1.5, 4.5), (3.7, 8.0), (7.0, 5.6)),),
    }
)
ARCS: Mapping[str, Arc] = MappingProxyType(
    {
        "edit.undo": (9.5, 9.75, 3.75, 90.0, -180.0),
        "edit.redo": (6.5, 9.75, 3.75, 90.0, 180.0),
        "tile.rotate": (7.0, 8.5, 5.5, 10.0, 270.0),
        "tile.rotate_back": (9.0, 8.5, 5.5, 170.0, -270.0),
        "drive.restart": (9.0, 8.5, 5.5, 170.0, -270.0),
    }
)


def action_icon(name: str, palette: QPalette) -> QIcon:
    """The icon of an action, by the action's name, pale for when it is disabled."""
    icon = QIcon()
    groups = QPalette.ColorGroup
    for mode, group in ((QIcon.Mode.Normal, groups.Active), (QIcon.Mode.Disabled, groups.Disabled)):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for size in SIZES:
            icon.addPixmap(_drawn(name, size, colour), mode)
    return icon


def _drawn(name: str, size: int, colour: QColor) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 16, size / 16)
    round_ = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, 1.3, Qt.PenStyle.SolidLine, *round_))
    for line in LINES[name]:
        for start, end in pairwise(line):
            painter.drawLine(QPointF(*start), QPointF(*end))
    if name in ARCS:
        x, y, radius, first, span = ARCS[name]
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        painter.drawArc(box, round(16 * first), round(16 * span))
    painter.end()
    return pixmap
