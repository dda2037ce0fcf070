"""The tool with which printed tokens are laid on tiles."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from trackeditor.drawing.markers import token_marks
from trackeditor.editor.tools.tool import Pointer, Tool
from trackeditor.grid import Hex, Point, place_point, turn_point
from trackeditor.layout import Token
from trackeditor.painting.painter import paint_marks

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas

TOKENS = {
    "chicane-gravel": QT_TRANSLATE_NOOP("Tokens", "Chicane, gravel"),
    "chicane-asphalt": QT_TRANSLATE_NOOP("Tokens", "Chicane, asphalt"),
    "chicane-snow": QT_TRANSLATE_NOOP("Tokens", "Chicane, snow"),
    "chicane-limit-gravel": QT_TRANSLATE_NOOP("Tokens", "Chicane with limit, gravel"),
    "chicane-limit-asphalt": QT_TRANSLATE_NOOP("Tokens", "Chicane with limit, asphalt"),
    "chicane-limit-snow": QT_TRANSLATE_NOOP("Tokens", "Chicane with limit, snow"),
    "jump-gravel": QT_TRANSLATE_NOOP("Tokens", "Jump, gravel"),
    "jump-asphalt": QT_TRANSLATE_NOOP("Tokens", "Jump, asphalt"),
    "jump-snow": QT_TRANSLATE_NOOP("Tokens", "Jump, snow"),
    "water-gravel": QT_TRANSLATE_NOOP("Tokens", "Water, gravel"),
    "water-asphalt": QT_TRANSLATE_NOOP("Tokens", "Water, asphalt"),
    "water-snow": QT_TRANSLATE_NOOP("Tokens", "Water, snow"),
    "climb-ascent": QT_TRANSLATE_NOOP("Tokens", "Ascent"),
    "climb-descent": QT_TRANSLATE_NOOP("Tokens", "Descent"),
    "cloud": QT_TRANSLATE_NOOP("Tokens", "Cloud"),
    "oxygen-1": QT_TRANSLATE_NOOP("Tokens", "Oxygen 1"),
    "oxygen-2": QT_TRANSLATE_NOOP("Tokens", "Oxygen 2"),
    "oxygen-3": QT_TRANSLATE_NOOP("Tokens", "Oxygen 3"),
    "mud-spray": QT_TRANSLATE_NOOP("Tokens", "Mud spray"),
}
"""Names of the tokens by kind (FORMATS.md, section 4); arches and standees are markers."""

_SIZE = 0.16  # a click this near to a token means that token
_SAME = 1e-6


def token_name(kind: str) -> str:
    """What a token is called; unknown kinds have their own name."""
    return QCoreApplication.translate("Tokens", str(TOKENS.get(kind, kind)))


class TokenTool(Tool):
    """Lays a token on the cell under the mouse; a click on a token of its kind takes it away.

    Tokens lie in the middle of a cell, since it is a cell that they change.
    """

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._kind = next(iter(TOKENS))
        self._at: Hex | None = None
        self._place: Point | None = None
        self._steps = 0
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
    def token(self) -> Token | None:
        """The token as it would be laid."""
        if self._at is None or self._place is None:
            return None
        x, y = (round(v, 4) for v in self._place)
        return Token(self._kind, self._at, x, y, 60.0 * (self._steps % 6))

    def hold(self, kind: str) -> None:
        """Take a token of a kind in hand."""
        self._kind = kind
        self._show()
        text = self.tr(
            "{token}: click the cell on which it is to lie; R turns it, Del takes away what is"
            " under the mouse."
        )
        self.session.say(text.format(token=token_name(kind)))

    def deactivate(self) -> None:
        """Show nothing any more."""
        self._pressed = False
        self.leave()

    def press(self, pointer: Pointer) -> None:
        """Begin a click."""
        self.move(pointer)
        self._pressed = True

    def move(self, pointer: Pointer) -> None:
        """Snap to the middle of the cell under the mouse."""
        found = self._middle_of_cell(pointer) if pointer.inside else None
        self.pointed = (pointer.point.x(), pointer.point.y()) if pointer.inside else None
        self._point_at(pointer.at if found else None, found)

    def release(self, pointer: Pointer) -> None:
        """Lay the token, or take the one that lies there away."""
        pressed, self._pressed = self._pressed, False
        if not pressed or not pointer.inside:
            return
        self.move(pointer)
        self._lay((pointer.point.x(), pointer.point.y()))

    def leave(self) -> None:
        """Show no token outside the canvas."""
        self.pointed = None
        self._point_at(None, None)

    def cancel(self) -> None:
        """Give up the click."""
        self._pressed = False

    def turn(self, steps: int) -> bool:
        """Turn the token."""
        self._steps += steps
        self._show()
        return True

    def step(self, steps: int) -> None:
        """Go to another cell of the tile at the cursor."""
        at = self.session.selection.cursor
        middles = self._middles(at)
        if not middles:
            text = self.tr("Move the cursor to a tile with a road (Ctrl and arrows).")
            self.session.refuse(text, at)
            return
        here = -min(steps, 0) - 1
        if self._at == at and self._place in middles:
            here = middles.index(self._place)
        place = middles[(here + steps) % len(middles)]
        tile = self.layout.tile_at(at)
        self.pointed = place_point(place, at, tile.rotation if tile is not None else 0)
        self._point_at(at, place)

    def put_down(self) -> bool:
        """Lay the token on the cell that the arrow keys have chosen."""
        if self._place is None:
            self.step(1)
        else:
            self._lay(self.session.selection.cursor)
        return True

    # --- inside ------------------------------------------------------------------------------

    def _look_again(self) -> None:
        """Let go of a cell that is there no longer."""
        if self._at is not None and self._place not in self._middles(self._at):
            self._point_at(None, None)

    def _middles(self, at: Hex) -> list[Point]:
        """The middles of the printed cells of a tile, in tile coordinates."""
        from trackeditor.tiles.ribbon import side_shapes

        tile, library = self.layout.tile_at(at), self.session.library
        if tile is None or tile.side not in library:
            return []
        shapes = side_shapes(library.side(tile.side))
        spots = (
            shape.representative_point() for cell, shape in shapes.items() if "slide" not in cell
        )
        return [(spot.x, spot.y) for spot in spots]

    def _middle_of_cell(self, pointer: Pointer) -> Point | None:
        """The middle next to the mouse, when the mouse is on the road there."""
        tile = self.layout.tile_at(pointer.at)
        if tile is None or self.canvas.cell_at(pointer.point) is None:
            return None
        x, y = pointer.at.centre
        local = turn_point((pointer.point.x() - x, pointer.point.y() - y), -tile.rotation)
        return min(self._middles(pointer.at), key=lambda m: math.dist(m, local), default=None)

    def _lay(self, place: Hex | Point) -> None:
        """Lay the token, take it away, or say at a place that there is no road."""
        token, layout = self.token, self.layout
        if token is None:
            self.session.refuse(self.tr("Tokens are laid on the cells of a road."), place)
            return
        name = token_name(token.kind)
        here = [
            other
            for other in layout.tokens
            if other.at == token.at
            and other.kind == token.kind
            and math.dist((other.x, other.y), (token.x, token.y)) < _SIZE
        ]
        if any(abs(other.degrees - token.degrees) < _SAME for other in here):
            tokens = tuple(other for other in layout.tokens if other not in here)
            text = self.tr("Remove the token: {token}")
        else:
            tokens = (*(other for other in layout.tokens if other not in here), token)
            text = self.tr("Turn the token: {token}") if here else self.tr("Lay a token: {token}")
        self.session.document.edit(replace(layout, tokens=tokens), text.format(token=name))

    def _point_at(self, at: Hex | None, place: Point | None) -> None:
        if (at, place) != (self._at, self._place):
            self._at, self._place = at, place
            self._show()

    def _show(self) -> None:
        token = self.token
        tile = self.layout.tile_at(token.at) if token is not None else None
        if token is None or tile is None:
            self.table.preview.set_paint(None)
            return
        marks = token_marks(self.layout, token)
        middle = QPointF(*place_point((token.x, token.y), tile.at, tile.rotation))
        towards = 60.0 * tile.rotation + token.degrees
        palette, colour = self.table.palette_in_use, self.table.colours.fits

        def paint(painter: QPainter) -> None:
            paint_marks(painter, marks, palette)
            painter.setPen(QPen(colour, 0.03))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, _SIZE, _SIZE)
            painter.translate(middle)
            painter.rotate(towards)
            painter.drawLine(QPointF(0, -_SIZE), QPointF(0, -1.5 * _SIZE))

        self.table.preview.set_paint(paint)
