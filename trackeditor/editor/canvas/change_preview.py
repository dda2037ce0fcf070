"""What a change would do that is pointed at in a menu, shown over the tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QLineF, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trackeditor.drawing.markers import marker_marks, token_marks
from trackeditor.drawing.marks import Box
from trackeditor.editor.canvas.items import BAND, GhostItem, PaintedItem
from trackeditor.editor.tools.markers import Line, marker_lines, paint_marker_line
from trackeditor.grid import Point
from trackeditor.layout import Layout, Marker
from trackeditor.painting.painter import paint_marks
from trackeditor.tiles import Library

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas

_CROSS = 0.16
"""Half the width of the cross over what would be taken away."""
Thing = TypeVar("Thing", bound=Hashable)


class ChangePreview(QObject):
    """Shows tiles, markers and tokens as they would be; what would be taken away is crossed out."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._table = canvas.table
        self.tiles = GhostItem()
        self.things = PaintedItem(BAND)
        self.markers: Sequence[Marker] = ()
        """The markers that would come."""
        self.crossed: Sequence[Point] = ()
        """The middles of what would be taken away."""
        self._table.addItem(self.tiles)
        self._table.addItem(self.things)
        canvas.session.change_pointed.connect(self._show)

    def _show(self, changed: Layout | None) -> None:
        """Show what differs in a changed layout; None ends that."""
        if changed is None:
            self._clear()
            return
        present = self._table.layout
        laid, lifted = _gained(present.tiles, changed.tiles)
        self.markers, taken = _gained(present.markers, changed.markers)
        put, thrown = _gained(present.tokens, changed.tokens)
        landing = {tile.at for tile in laid}
        standing = {(marker.at, marker.line) for marker in self.markers}
        self.crossed = (
            *(tile.at.centre for tile in lifted if tile.at not in landing),
            *(self._middle(m, present) for m in taken if (m.at, m.line) not in standing),
            *(_middle_of(token_marks(present, token)[0].box) for token in thrown),
        )
        self.tiles.set_colours(self._table.colours)
        self.tiles.show_ghosts(self._table.ghosts((tile, True) for tile in laid))
        marks = [
            *(marker_marks(changed, self._library, marker) for marker in self.markers),
            *(token_marks(changed, token) for token in put),
        ]
        lines = [(line, m) for m in self.markers if (line := self._line(m, changed)) is not None]
        palette, colours, crossed = self._table.palette_in_use, self._table.colours, self.crossed

        def paint(painter: QPainter) -> None:
            for each in marks:
                paint_marks(painter, each, palette)
            for line, marker in lines:
                paint_marker_line(painter, line, marker.toward, colours.fits)
            for middle in crossed:
                _paint_cross(painter, middle, colours.misfit)

        self.things.set_paint(paint)
        things = (*laid, *lifted, *self.markers, *taken, *put, *thrown)
        self._canvas.bring_into_view(*{thing.at for thing in things})

    def _clear(self) -> None:
        self.markers = self.crossed = ()
        self.tiles.show_ghosts(())
        self.things.set_paint(None)

    @property
    def _library(self) -> Library:
        return self._canvas.session.document.sides

    def _line(self, marker: Marker, layout: Layout) -> Line | None:
        """The line on which a marker stands."""
        tile = layout.tile_at(marker.at)
        lines = marker_lines(tile, self._library) if tile is not None else ()
        return next((line for line in lines if line.name == marker.line), None)

    def _middle(self, marker: Marker, layout: Layout) -> Point:
        line = self._line(marker, layout)
        return line.middle if line is not None else marker.at.centre


def _gained(before: Iterable[Thing], after: Iterable[Thing]) -> tuple[list[Thing], list[Thing]]:
    """What there is more of after a change, and what before it."""
    old, new = Counter(before), Counter(after)
    return [*(new - old).elements()], [*(old - new).elements()]


def _middle_of(box: Box) -> Point:
    left, top, right, bottom = box
    return ((left + right) / 2, (top + bottom) / 2)


def _paint_cross(painter: QPainter, middle: Point, colour: QColor) -> None:
    painter.setPen(QPen(colour, 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-_CROSS, _CROSS):
        way = QPointF(x, _CROSS)
        painter.drawLine(QLineF(QPointF(*middle) - way, QPointF(*middle) + way))
