"""The tool with which tiles are selected and moved."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication

from trackeditor.editor.moving import Move, move_group, move_tile, replace_tile, swap
from trackeditor.editor.tools.offer import Answer, Offer, replacing
from trackeditor.editor.tools.tool import Pointer, Tool
from trackeditor.editor.tools.words import misfit_words
from trackeditor.grid import Hex

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas


class _Gesture(Enum):
    """What the mouse is doing."""

    NONE = auto()
    PRESSED = auto()
    DRAG = auto()
    BAND = auto()


class SelectTool(Tool):
    """Selects tiles by clicks and the rubber band, and drags them to other hexagons.

    Dragged tiles stay where they are, dimmed, until they are dropped. One tile turns itself to
    fit; several keep their shape. They are never dropped onto others; where one tile is dropped on
    one other, the user is asked which of them is to lie where.
    """

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._gesture = _Gesture.NONE
        self._takes_out = False
        self._from = Hex(0, 0)
        self._to = Hex(0, 0)
        self._start = QPointF()
        self._before: frozenset[Hex] = frozenset()
        self._kept: frozenset[Hex] = frozenset()
        self._group: frozenset[Hex] = frozenset()
        self._steps = 0
        self._rotation: int | None = None
        self._move: Move | None = None
        self._has_told = False
        self.offer: Offer | None = None

    @property
    def is_busy(self) -> bool:
        """True from the press of the button to its release."""
        return self._gesture is not _Gesture.NONE

    @property
    def is_dragging(self) -> bool:
        """True while tiles are dragged, or the rubber band is."""
        return self._gesture in (_Gesture.DRAG, _Gesture.BAND)

    @property
    def is_holding(self) -> bool:
        """True while the wheel turns the tiles that are dragged."""
        return self._gesture is _Gesture.DRAG

    # --- what the canvas calls ---------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Select the tile under the mouse, or begin a rubber band."""
        selection = self.session.selection
        self._before = selection.hexes
        self._kept = selection.hexes if pointer.with_control else frozenset()
        self._gesture = _Gesture.PRESSED
        self._from = self._to = pointer.at
        self._start = pointer.point
        selection.move_cursor(pointer.at)
        if self.layout.tile_at(pointer.at) is None:
            if not pointer.with_control:
                selection.clear()
        elif pointer.with_control and pointer.at in selection.hexes:
            self._takes_out = True  # when it turns out to be a click
        elif pointer.with_control:
            selection.toggle(pointer.at)
        elif pointer.at not in selection.hexes:
            selection.select([pointer.at])

    def move(self, pointer: Pointer) -> None:
        """Drag tiles, or draw the rubber band."""
        if self._gesture is _Gesture.PRESSED and pointer.travel >= QApplication.startDragDistance():
            self._begin(pointer)
        if self._gesture is _Gesture.DRAG and pointer.at != self._to:
            self._to = pointer.at
            self._propose()
        elif self._gesture is _Gesture.BAND:
            self._draw_band(pointer)

    def release(self, pointer: Pointer) -> None:
        """Drop the tiles; outside the canvas that gives the gesture up."""
        gesture, move = self._gesture, self._move
        if gesture is _Gesture.DRAG and not pointer.inside:
            self.cancel()
            return
        if gesture is _Gesture.PRESSED and self._takes_out:
            self.session.selection.toggle(self._from)
        elif gesture is _Gesture.PRESSED and not pointer.with_control:
            self._click(pointer)
        group = self._group
        self._end()
        if gesture is _Gesture.DRAG and move is not None:
            self._drop(group, move, pointer)

    def cancel(self) -> None:
        """Leave tiles and selection as they were before the gesture."""
        if self.is_busy:
            before = self._before
            self._end()
            self.session.selection.select(before)

    def turn(self, steps: int) -> bool:
        """Turn the tiles that are dragged; a single one to its next rotation that fits."""
        if not self.is_holding:
            return False
        if len(self._group) == 1 and self._move is not None:
            self._rotation = self._next_rotation(steps)
        else:
            self._steps += steps
        self._propose()
        return True

    # --- inside ------------------------------------------------------------------------------

    def _click(self, pointer: Pointer) -> None:
        """A click on one of several selected tiles selects it alone."""
        if self.layout.tile_at(pointer.at) is not None and pointer.at == self._from:
            self.session.selection.select([pointer.at])

    def _begin(self, pointer: Pointer) -> None:
        group = self.session.selection.hexes
        if self._from in group:
            self._gesture = _Gesture.DRAG
            self._group = group
            self.table.dim(group)
            self._to = pointer.at
            self._propose()
        else:
            self._gesture = _Gesture.BAND

    def _propose(self) -> None:
        """Show where the dragged tiles would lie, and say why they would not fit there."""
        library = self.session.library
        dq, dr = self._to.q - self._from.q, self._to.r - self._from.r
        if len(self._group) == 1:
            (at,) = self._group
            self._move = move_tile(self.layout, library, at, at.moved(dq, dr), self._rotation)
        else:
            self._move = move_group(
                self.layout, library, self._group, dq, dr, self._steps, self._from
            )
        misfit = self._move.misfit
        self.table.hold((tile, tile.at not in self._move.misfits) for tile in self._move.tiles)
        if self._move.layout == self.layout:
            misfit = None  # back where it came from
        if misfit is not None:
            self._refuse(self._move, self._to)
        elif self._has_told:
            self.session.say("")
        self._has_told = misfit is not None

    def _refuse(self, move: Move, at: Hex) -> None:
        """Say why the tiles cannot lie there, at the tile concerned or at a hexagon."""
        if move.misfit is None:
            return
        if move.swap is not None:
            text = self.tr("{reason}. Drop it here to swap or replace them.")
        elif move.layout is None:
            text = self.tr("This cannot lie here: {reason}.")
        else:
            text = self.tr("This does not fit here: {reason}. Hold Shift to lay it anyway.")
        reason = text.format(reason=misfit_words(move.misfit))
        self.session.refuse(reason, move.misfit.at or at)

    def _next_rotation(self, steps: int) -> int:
        """The rotation after the present one in which the dragged tile fits, if there is one."""
        (at,) = self._group
        here = self._move.tiles[0].rotation if self._move else 0
        to = at.moved(self._to.q - self._from.q, self._to.r - self._from.r)
        way = 1 if steps > 0 else -1
        for k in range(1, 6):
            wanted = (here + way * k) % 6
            move = move_tile(self.layout, self.session.library, at, to, wanted)
            if move.misfit is None and move.tiles[0].rotation == wanted:
                return wanted
        return here

    def _drop(self, group: frozenset[Hex], move: Move, pointer: Pointer) -> None:
        selection = self.session.selection
        if move.layout is not None and (move.misfit is None or pointer.with_shift):
            name = self._name(group, self.tr("Move {side}"), self.tr("Move tiles"))
            selection.edit(move.layout, name, move.hexes, pointer.at)
        elif move.swap is not None and move.swap not in group:
            (at,) = group
            self._offer(at, move.swap, move.tiles[0].rotation)
        elif move.layout != self.layout:
            self._refuse(move, pointer.at)

    def _name(self, group: frozenset[Hex], one: str, several: str) -> str:
        if len(group) > 1:
            return several
        tile = self.layout.tile_at(next(iter(group)))
        return one.format(side=tile.side if tile else "")

    def _offer(self, at: Hex, to: Hex, rotation: int) -> None:
        """Ask whether a tile is to change places with another one, or to take its place."""
        layout, library = self.layout, self.session.library
        tile, taken = layout.tile_at(at), layout.tile_at(to)
        if tile is None or taken is None:
            return
        swap_name = self.tr("Swap {one} and {other}").format(one=tile.side, other=taken.side)
        answers = [
            Answer(
                self.tr("&Swap {one} and {other}").format(one=tile.side, other=taken.side),
                swap_name,
                swap(layout, library, at, to),
            )
        ]
        move = replace_tile(layout, library, at, to, rotation)
        if move.layout is not None:
            answers.append(replacing(taken, tile.side, move.layout, move.misfit))
        leave = self.tr("&Leave them where they are")
        if self.offer is not None:
            self.offer.deleteLater()  # the one before is closed
        self.offer = Offer(self.canvas, to, answers, leave)

    def _draw_band(self, pointer: Pointer) -> None:
        band = QRectF(self._start, pointer.point).normalized()
        colour = self.table.colours.selected

        def paint(painter: QPainter) -> None:
            pen = QPen(colour, 0)
            fill = QColor(colour)
            fill.setAlphaF(0.12)
            painter.setPen(pen)
            painter.setBrush(fill)
            painter.drawRect(band)

        self.table.preview.set_paint(paint)
        touched = {tile.at for tile in self.layout if band.contains(QPointF(*tile.at.centre))}
        self.session.selection.select(self._kept | touched)

    def _end(self) -> None:
        self._gesture = _Gesture.NONE
        self._takes_out = False
        self._group = frozenset()
        self._steps = 0
        self._rotation = None
        self._move = None
        self.table.dim([])
        self.table.hold([])
        self.table.preview.set_paint(None)
        if self._has_told:
            self._has_told = False
            self.session.say("")
