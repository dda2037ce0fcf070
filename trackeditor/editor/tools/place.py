"""The tool with which a side in hand is laid on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from trackeditor.editor.exchanging import exchange
from trackeditor.editor.grid_tiles import lies_backward
from trackeditor.editor.placing import (
    Choice,
    fits,
    other_side,
    places_for,
    refusal,
    turns,
)
from trackeditor.editor.tools.copies import copies_left_of, say_used_up
from trackeditor.editor.tools.offer import Offer, replacing
from trackeditor.editor.tools.tool import Pointer, Tool
from trackeditor.editor.tools.words import misfit_words
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas


class PlaceTool(Tool):
    """Lays the side in hand: it follows the mouse from hexagon to hexagon and turns to fit.

    A click, or Enter at the cursor, lays it. Where it fits in no turn it is shown red and refused
    with the reason, unless Shift is held. Where a tile lies the user is asked whether it takes
    that tile's place.
    """

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._side = ""
        self._wanted = 0
        self._is_turned = False  # by hand, since it was taken in hand
        self._at: Hex | None = None
        self._pressed: Hex | None = None
        self._has_told = False
        self.offer: Offer | None = None
        self.session.document.layout_changed.connect(self._refresh)

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return self._pressed is not None

    @property
    def is_holding(self) -> bool:
        """Always: the wheel turns what is in hand."""
        return True

    @property
    def choice(self) -> Choice | None:
        """The side in hand where it would be laid, turned to fit if it can."""
        if not self._side or self._at is None:
            return None
        return Choice(self._side, self._at, self._rotation(self._at))

    def hold(self, side: str) -> None:
        """Take a side in hand, or put it back (empty text); where it fits is lit up."""
        self._is_turned = self._is_turned and side == self._side
        self._side = side
        self._pressed = None
        if not side:
            self._at = None
        self._refresh()

    def hover(self, at: Hex | None) -> None:
        """Show the side in hand over a hexagon (None: nowhere)."""
        if at != self._at:
            self._at = at
            self._show()

    def lay(self, at: Hex, *, anyway: bool = False) -> bool:
        """Lay the side in hand on a hexagon; says why, or asks, when that cannot be."""
        if not self._side:
            return False
        side, rotation = self._side, self._rotation(at)
        taken = self.layout.tile_at(at)
        if taken is not None:
            self._offer(taken, Choice(side, at, rotation))
            return False
        if not anyway and not fits(self.layout, self.session.library, side, at, rotation).fits:
            self._say_refusal(at)
            return False
        tile = PlacedTile(side, at, rotation)
        name = self.tr("Lay {side}").format(side=side)
        self._at = None  # the hexagon is taken from now on: nothing more is shown over it
        self.session.selection.edit(self.layout.place(tile), name, [at], at)
        say_used_up(self.session, side)
        return True

    # --- what the canvas calls ---------------------------------------------------------------

    def activate(self) -> None:
        """Show the side in hand at the cursor, if that is free, until the mouse comes."""
        cursor = self.session.selection.cursor
        if self._at is None and self.layout.tile_at(cursor) is None:
            self.hover(cursor)

    def deactivate(self) -> None:
        """Show nothing any more."""
        self.leave()
        self.hold("")

    def press(self, pointer: Pointer) -> None:
        """Begin a click."""
        self.hover(pointer.at)
        self._pressed = pointer.at

    def move(self, pointer: Pointer) -> None:
        """Follow the mouse."""
        self.hover(pointer.at if pointer.inside else None)

    def release(self, pointer: Pointer) -> None:
        """Lay the side, when the button was released over the canvas."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or not pointer.inside:
            return
        self.session.selection.move_cursor(pointer.at)
        if self.lay(pointer.at, anyway=pointer.with_shift):
            self._after_laying()

    def leave(self) -> None:
        """Show the side nowhere, and forget what hindered it where it was."""
        self.hover(None)
        self._forget_refusal()

    def cancel(self) -> None:
        """Give up the click."""
        self._pressed = None

    def put_back(self) -> bool:
        """Put the side back into the catalogue."""
        self.session.pick("")
        return True

    def turn(self, steps: int) -> bool:
        """Turn to the next rotation that fits; over a free table that is the next one."""
        if not self._side:
            return False
        at = self._at or self.session.selection.cursor
        fitting = self._turns(at)
        here = self._rotation(at)
        order = [(here + (k if steps > 0 else -k)) % 6 for k in range(1, 7)]
        self._wanted = next((k for k in order if k in fitting), order[0])
        self._is_turned = True
        self._show()
        if fitting == [here]:
            text = self.tr("{side} fits here in no other turn.").format(side=self._side)
            self.session.refuse(text, at)
        return True

    def flip(self) -> bool:
        """Take the other side of the tile in hand."""
        if not self._side:
            return False
        other = other_side(self._side, self.session.library)
        if other is None:
            text = self.tr("{side} has one printed side only.").format(side=self._side)
            self.session.refuse(text, self._at or self.session.selection.cursor)
        elif self.session.picked:
            self.session.pick(other)
        else:
            self.hold(other)
        return True

    def put_down(self, *, anyway: bool = False) -> bool:
        """Lay the side at the cursor; ``anyway``: even where it does not fit."""
        if not self._side:
            return False
        at = self.session.selection.cursor
        self.hover(at)
        if self.lay(at, anyway=anyway):
            self._after_laying()
        return True

    # --- inside ------------------------------------------------------------------------------

    def _after_laying(self) -> None:
        """Put the side back when there is no other copy to lay."""
        if copies_left_of(self.session, self._side) <= 0:
            self.session.pick("")

    def _offer(self, taken: PlacedTile, choice: Choice) -> None:
        """Ask whether a side is to take the place of a tile."""
        layout, library = self.layout, self.session.library
        replaced = exchange(layout, library, taken, choice)
        if replaced == layout:
            text = self.tr("{side} lies here already.").format(side=choice.side)
            self.session.refuse(text, choice.at)
            return
        misfit = fits(layout.remove(choice.at), library, *choice).misfit
        answers = [replacing(taken, choice.side, replaced, misfit)]
        leave = self.tr("&Leave {taken} where it is").format(taken=taken.side)
        self._forget_refusal()
        if self.offer is not None:
            self.offer.deleteLater()  # the one before is closed
        self.offer = Offer(self.canvas, choice.at, answers, leave)
        self.offer.answered.connect(lambda: self._after_replacing(choice.side))

    def _after_replacing(self, side: str) -> None:
        say_used_up(self.session, side)
        if self._side == side:
            self._after_laying()

    def _forget_refusal(self) -> None:
        if self._has_told:
            self._has_told = False
            self.session.say("")

    def _turns(self, at: Hex) -> list[int]:
        """The rotations that fit on a hexagon; on a tile: those that fit in its place."""
        layout = self.layout.remove(at) if self.layout.tile_at(at) else self.layout
        return turns(layout, self.session.library, self._side, at)

    def _rotation(self, at: Hex) -> int:
        """The rotation wanted when it fits, else the next one that does.

        A pre-grid turns by itself so that cars drive onto the circuit from it.
        """
        graph = self.session.document.analysis.graph

        def reluctance(rotation: int) -> tuple[bool, int]:
            tile = PlacedTile(self._side, at, rotation)
            return (
                not self._is_turned and lies_backward(graph, tile),
                (rotation - self._wanted) % 6,
            )

        return min(self._turns(at), key=reluctance, default=self._wanted)

    def _refresh(self) -> None:
        places = places_for(self.layout, self.session.library, self._side) if self._side else []
        self.table.places.show_hexes(choice.at for choice in places)
        self._show()

    def _show(self) -> None:
        choice = self.choice
        if choice is None:
            self.table.hold([])
            return
        fit = fits(self.layout, self.session.library, *choice)
        self.table.hold([(choice.tile, fit.fits)])
        if not fit.fits:
            self._say_refusal(choice.at)
        elif self._has_told:
            self.session.say("")
        self._has_told = not fit.fits

    def _say_refusal(self, at: Hex) -> None:
        taken = self.layout.tile_at(at)
        if taken is not None:
            text = self.tr("{taken} lies here: you are asked whether {side} is to replace it.")
            self.session.refuse(text.format(side=self._side, taken=taken.side), at)
            return
        misfit = refusal(self.layout, self.session.library, self._side, at)
        if misfit is not None:
            text = self.tr("{side} does not fit here: {reason}. Hold Shift to lay it anyway.")
            self.session.refuse(text.format(side=self._side, reason=misfit_words(misfit)), at)
