"""The drawing of the side that is being described, as it is now."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from trackeditor.course import Analysis, analyse
from trackeditor.drawing.palette import Ink, Palette
from trackeditor.drawing.polygons import areas
from trackeditor.editor.themes import drawing_palette
from trackeditor.editor.tile_form.draft import Draft, Entry, FieldPath, value_at
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.grid import APOTHEM, ORIGIN, Edge, turn_point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.painting.painter import overlay_picture, paint_side
from trackeditor.painting.paths import paint, picture
from trackeditor.tiles import Library, check_entry, tile_number
from trackeditor.tiles.ribbon import side_shapes

_NAME = "1001"
_FRAME = 1.2
"""Half the width of what is shown, in units of the hexagon's edge: room for the edges' letters."""
_LETTER, _LETTER_AT = 0.13, APOTHEM + 0.12
_PALE = 0.4


class Drawn(NamedTuple):
    """A side that can be drawn: a library with nothing else."""

    library: Library
    name: str


class DrawingView(QWidget):
    """Draws a face of the tile; while it has faults, what it was before them, and pale.

    Parameters
    ----------
    state : what is edited
    is_small : without letters at the edges and what is laid over
    """

    def __init__(
        self, state: FormState, parent: QWidget | None = None, *, is_small: bool = False
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._is_small = is_small
        self._entry: Entry | None = None
        self._drawn: Drawn | None = None
        self._analyses: dict[int, Analysis] = {}
        self.face = state.face
        self.rotation = 0
        self.shows_moves = False
        self.is_current = True
        self.setAccessibleName(self.tr("Drawing of the side"))

    def sizeHint(self) -> QSize:
        """As large as it takes to read limits; a small one as three lines of text."""
        line = self.fontMetrics().height()
        return QSize(6 * line, 5 * line) if self._is_small else QSize(26 * line, 23 * line)

    def minimumSizeHint(self) -> QSize:
        """Room for a drawing that can still be made out."""
        line = self.fontMetrics().height()
        return QSize(5 * line, 4 * line) if self._is_small else QSize(14 * line, 13 * line)

    def show_face(self, face: str) -> None:
        """Draw a face of the tile as it is described now."""
        draft = self._state.draft
        entry = draft.sides.get(face)
        if face != self.face:
            self._drawn, self._entry = None, None
        self.face = face
        if entry != self._entry:
            self._entry = entry
            found = drawn_side(draft, face)
            self.is_current = found is not None
            if found is not None:
                self._drawn = found
                self._analyses = {}
        self.update()

    def turn(self, steps: int) -> None:
        """Show it turned clockwise by steps of 60 degrees from where it is."""
        self.rotation = (self.rotation + steps) % 6
        self.update()

    def show_moves(self, shown: bool) -> None:
        """Show or hide the cells with their moves."""
        self.shows_moves = shown
        self.update()

    # --- names of cells ------------------------------------------------------------------------

    def cell_at(self, place: QPointF) -> str | None:
        """The name of the cell at a place of the widget; None where there is none."""
        from shapely import Point

        if self._drawn is None or not self.is_current:
            return None
        scale = self._scale()
        x, y = (place.x() - self.width() / 2) / scale, (place.y() - self.height() / 2) / scale
        spot = Point(turn_point((x, y), -self.rotation))
        shapes = side_shapes(self._drawn.library.side(self._drawn.name))
        return next((cell for cell, shape in shapes.items() if shape.covers(spot)), None)

    def event(self, event: QEvent) -> bool:
        """Tell the name of the cell under the pointer, which fields ask for."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            text = self.tr("Cell {name}").format(name=cell) if cell is not None else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # --- painting ------------------------------------------------------------------------------

    def _scale(self) -> float:
        """Pixels to the edge of the hexagon."""
        frame = 1.04 if self._is_small else _FRAME
        return min(self.width() / (2 * frame), self.height() / (2 * frame * 0.93))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the side in the middle, as large as there is room."""
        palette = drawing_palette(self._state.session.settings.theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        if self._drawn is None:
            self._paint_blank(painter)
        else:
            painter.setOpacity(1.0 if self.is_current else _PALE)
            self._paint_side(painter, self._drawn, palette)
        painter.setOpacity(1.0)
        if not self._is_small:
            self._paint_letters(painter)
        painter.end()

    def _paint_side(self, painter: QPainter, drawn: Drawn, palette: Palette) -> None:
        paint_side(painter, drawn.name, self.rotation, drawn.library, palette)
        if self._is_small or not self.is_current:
            return
        if self.shows_moves:
            analysis = self._analysis(drawn)
            paint(painter, overlay_picture("graph", analysis, drawn.library), palette)
        self._paint_row(painter, drawn, palette)

    def _paint_row(self, painter: QPainter, drawn: Drawn, palette: Palette) -> None:
        """Light up the cells of the row in hand."""
        cells = cells_of_row(drawn, self._state.row, self._state.entry)
        shapes = side_shapes(drawn.library.side(drawn.name))
        marks = [
            mark
            for cell in cells
            if cell in shapes
            for mark in areas(shapes[cell], Ink.ADVICE, Ink.ADVICE, 0.03, opacity=0.15)
        ]
        if marks:
            painter.save()
            painter.rotate(60 * self.rotation)
            paint(painter, picture(marks), palette)
            painter.restore()

    def _analysis(self, drawn: Drawn) -> Analysis:
        if self.rotation not in self._analyses:
            layout = Layout((PlacedTile(drawn.name, ORIGIN, self.rotation),))
            self._analyses[self.rotation] = analyse(layout, drawn.library)
        return self._analyses[self.rotation]

    def _paint_blank(self, painter: QPainter) -> None:
        """An empty hexagon, for a side that never was without faults."""
        from PySide6.QtGui import QPolygonF

        from trackeditor.grid import CORNERS

        painter.setPen(QPen(self.palette().color(self.foregroundRole()), 0.02, Qt.PenStyle.DotLine))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in CORNERS]))

    def _paint_letters(self, painter: QPainter) -> None:
        """The letters of the edges, where they are now."""
        font = self.font()
        font.setPixelSize(100)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self.palette().color(self.foregroundRole())))
        for edge in Edge:
            x, y = turn_point((0.0, -_LETTER_AT), int(edge) + self.rotation)
            painter.save()
            painter.translate(x, y)
            painter.scale(_LETTER / 100, _LETTER / 100)
            painter.drawText(QRectF(-100, -100, 200, 200), Qt.AlignmentFlag.AlignCenter, edge.name)
            painter.restore()

    def changeEvent(self, event: QEvent) -> None:
        """Paint in other colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()


def drawn_side(draft: Draft, face: str) -> Drawn | None:
    """A face that can be drawn; None while its entry has faults."""
    entry = draft.sides.get(face)
    if entry is None or check_entry(entry):
        return None
    name = f"{_NAME}{face}" if tile_number(draft.number) is None else draft.name(face)
    sides: Mapping[str, Any] = MappingProxyType({name: {**entry, "series": draft.file}})
    return Drawn(Library(sides, {}), name)


def cells_of_row(drawn: Drawn, path: FieldPath, entry: Entry) -> list[str]:
    """The cells of a row of the entry, given by its path; none for a gate."""
    if len(path) != 4:
        return []
    road, place = int(path[1]), int(path[3])
    rows = value_at(entry, path[:3], [])
    side = drawn.library.side(drawn.name)
    if place >= len(rows) or "gate" in rows[place] or road >= len(side.roads):
        return []
    row = place - sum("gate" in other for other in rows[:place])
    return [cell.id for cell in side.roads[road].rows[row].cells]
