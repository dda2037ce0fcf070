"""The tool with which standees and arches are set on the lines between spaces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trackeditor.course.lines import marker_place, ways_on
from trackeditor.drawing.markers import marker_marks
from trackeditor.editor.tools.tool import Pointer, Tool
from trackeditor.grid import Edge, Point, place_point
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.layout.model import MarkerKind
from trackeditor.painting.painter import paint_marks
from trackeditor.tiles import Library

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas

_REACH = 0.45
"""A line is found from this far away, in units of the hexagon's edge."""


class Line(NamedTuple):
    """A line on which a marker can stand, with its ends in the plane."""

    tile: PlacedTile
    name: str
    first: Point
    last: Point

    @property
    def middle(self) -> Point:
        """The middle of the line."""
        return ((self.first[0] + self.last[0]) / 2, (self.first[1] + self.last[1]) / 2)

    def distance(self, point: Point) -> float:
        """Distance of a point of the plane from the middle of the line."""
        return math.dist(self.middle, point)


def marker_lines(tile: PlacedTile, library: Library) -> Iterator[Line]:
    """The lines of a placed tile that span a road: borders between rows, and edges with roads."""
    if tile.side not in library:
        return
    from trackeditor.tiles.ribbon import cross_line

    side = library.side(tile.side)
    for road in side.roads:
        inside = zip(road.rows[:-1], road.row_spans()[:-1], strict=True)
        places = {f"r{road.index}.{row.index}": span[1] for row, span in inside}
        places[road.start.name] = 0.0
        if road.end is not None:
            places[road.end.name] = 1.0
        for name, s in places.items():
            first, last = cross_line(road, side, s).coords
            yield Line(
                tile,
                name,
                place_point((first[0], first[1]), tile.at, tile.rotation),
                place_point((last[0], last[1]), tile.at, tile.rotation),
            )


def marker_name(kind: MarkerKind) -> str:
    """What a marker is called."""
    names = {
        "start": QCoreApplication.translate("Markers", "start standee"),
        "finish": QCoreApplication.translate("Markers", "finish standee"),
        "start-finish": QCoreApplication.translate("Markers", "start/finish standee"),
        "joker-entrance": QCoreApplication.translate("Markers", "joker entrance arch"),
        "joker-exit": QCoreApplication.translate("Markers", "joker exit arch"),
    }
    return names[kind]


class MarkerTool(Tool):
    """Sets a marker on the line next to the mouse; a click on it takes it away again.

    There is one marker of each kind, so setting it elsewhere moves it. Turning it goes through the
    ways in which cars drive on from there: as the layout has it, or to one of the road ends.
    """

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._kind: MarkerKind = "finish"
        self._line: Line | None = None
        self._toward: Edge | None = None
        self._pressed = False
        self.pointed: Point | None = None
        """The point of the plane at the mouse, or chosen by the arrow keys."""
        self.session.document.layout_changed.connect(self._look_again)

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return self._pressed

    @property
    def is_holding(self) -> bool:
        """Always: the wheel turns what is in hand."""
        return True

    @property
    def marker(self) -> Marker | None:
        """The marker as it would be set."""
        if self._line is None:
            return None
        return Marker(self._kind, self._line.tile.at, self._line.name, self._toward)

    def hold(self, kind: MarkerKind) -> None:
        """Take a marker of a kind in hand."""
        self._kind = kind
        self._toward = None
        self._show()
        text = self.tr(
            "Click the line on which the {marker} is to stand; R turns it, Del takes away what is"
            " under the mouse."
        )
        self.session.say(text.format(marker=marker_name(kind)))

    def deactivate(self) -> None:
        """Show nothing any more."""
        self._pressed = False
        self.leave()

    def press(self, pointer: Pointer) -> None:
        """Begin a click."""
        self.move(pointer)
        self._pressed = True

    def move(self, pointer: Pointer) -> None:
        """Snap to the line next to the mouse."""
        line = self._nearest(pointer) if pointer.inside else None
        self.pointed = (pointer.point.x(), pointer.point.y()) if pointer.inside else None
        if line != self._line:
            self._line = line
            self._toward = None
            self._show()

    def release(self, pointer: Pointer) -> None:
        """Set the marker, or take it away."""
        pressed, self._pressed = self._pressed, False
        if not pressed or not pointer.inside:
            return
        self.move(pointer)
        if self._line is None:
            text = self.tr("Markers stand on lines that span the road, or on edges.")
            self.session.refuse(text, (pointer.point.x(), pointer.point.y()))
            return
        self._set()

    def leave(self) -> None:
        """Show no marker outside the canvas."""
        self._line = None
        self.pointed = None
        self._show()

    def cancel(self) -> None:
        """Give up the click."""
        self._pressed = False

    def turn(self, steps: int) -> bool:
        """Let the marker show another way, or none."""
        if self._line is None:
            return True
        side = self.session.library.compiled(self._line.tile.side)
        place = marker_place(side.side, self._line.name)
        ways: list[Edge | None] = (
            [None, *sorted(ways_on(side, place))] if place is not None else [None]
        )
        here = ways.index(self._toward) if self._toward in ways else 0
        self._toward = ways[(here + steps) % len(ways)]
        self._show()
        return True

    def step(self, steps: int) -> None:
        """Go to another line of the tile at the cursor."""
        at = self.session.selection.cursor
        tile = self.layout.tile_at(at)
        lines = list(marker_lines(tile, self.session.library)) if tile is not None else []
        if not lines:
            text = self.tr("Move the cursor to a tile with a road (Ctrl and arrows).")
            self.session.refuse(text, at)
            return
        here = lines.index(self._line) if self._line in lines else -min(steps, 0) - 1
        self._line = lines[(here + steps) % len(lines)]
        self.pointed = self._line.middle
        self._toward = None
        self._show()

    def put_down(self) -> bool:
        """Set the marker on the line that the arrow keys have chosen."""
        if self._line is None:
            self.step(1)
        else:
            self._set()
        return True

    # --- inside ------------------------------------------------------------------------------

    def _look_again(self) -> None:
        """Let go of a line whose tile is there no longer."""
        line = self._line
        if line is not None and self.layout.tile_at(line.tile.at) != line.tile:
            self._line = None
            self._show()

    def _nearest(self, pointer: Pointer) -> Line | None:
        """The line next to the mouse, on the tile there or at the edge of one beside it."""
        around = [pointer.at, *map(pointer.at.neighbour, Edge)]
        tiles = [tile for at in around if (tile := self.layout.tile_at(at)) is not None]
        point = (pointer.point.x(), pointer.point.y())
        lines = [line for tile in tiles for line in marker_lines(tile, self.session.library)]
        nearest = min(lines, key=lambda line: round(line.distance(point), 6), default=None)
        return nearest if nearest and nearest.distance(point) <= _REACH else None

    def _stands_here(self, marker: Marker) -> bool:
        """True when a marker stands on the line next to the mouse and shows the same way."""
        tile = self.layout.tile_at(marker.at)
        if tile is None or self._line is None:
            return False
        lines = marker_lines(tile, self.session.library)
        line = next((line for line in lines if line.name == marker.line), None)
        if line is None or line.distance(self._line.middle) > 1e-6:
            return False
        return self._toward is None or (marker.at, marker.toward) == (
            self._line.tile.at,
            self._toward,
        )

    def _set(self) -> None:
        marker = self.marker
        if marker is None:
            return
        layout = self.layout
        same = [m for m in layout.markers if m.kind == marker.kind]
        others = tuple(m for m in layout.markers if m.kind != marker.kind)
        cleared: Layout = replace(layout, markers=others)
        name = marker_name(marker.kind)
        if any(map(self._stands_here, same)):
            self.session.document.edit(cleared, self.tr("Remove the {marker}").format(marker=name))
            return
        text = self.tr("Move the {marker}") if same else self.tr("Set the {marker}")
        self.session.document.edit(cleared.mark(marker), text.format(marker=name))

    def _show(self) -> None:
        line, marker = self._line, self.marker
        if line is None or marker is None:
            self.table.preview.set_paint(None)
            return
        colour = self.table.colours.fits
        marks = marker_marks(self.layout, self.session.library, marker)
        palette = self.table.palette_in_use
        toward = self._toward

        def paint(painter: QPainter) -> None:
            paint_marks(painter, marks, palette)
            paint_marker_line(painter, line, toward, colour)

        self.table.preview.set_paint(paint)


def paint_marker_line(painter: QPainter, line: Line, toward: Edge | None, colour: QColor) -> None:
    """The line on which a marker would stand, with an arrow to the edge to which it shows."""
    painter.setPen(QPen(colour, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QPointF(*line.first), QPointF(*line.last))
    if toward is not None:
        _paint_arrow(painter, line, toward, colour)


def _paint_arrow(painter: QPainter, line: Line, toward: Edge, colour: QColor) -> None:
    """An arrow from the middle of a line to the edge to which cars drive on."""
    start = QPointF(*line.middle)
    edge = toward.middle if line.name != toward.name else _beyond(toward)
    end = QPointF(*place_point(edge, line.tile.at, line.tile.rotation))
    way = end - start
    length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1e-6)
    along = way / length
    tip = start + along * min(length, 0.5)
    across = QPointF(-along.y(), along.x())
    painter.setPen(QPen(colour, 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(start, tip)
    painter.drawLine(tip, tip - along * 0.15 + across * 0.1)
    painter.drawLine(tip, tip - along * 0.15 - across * 0.1)


def _beyond(edge: Edge) -> Point:
    x, y = edge.middle
    return (1.5 * x, 1.5 * y)
