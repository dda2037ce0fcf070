"""What all tools have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, Qt

from trackeditor.editor.session import Session
from trackeditor.grid import Hex
from trackeditor.layout import Layout

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas


class Pointer(NamedTuple):
    """Where the mouse is: a point of the scene, its hexagon, and whether the canvas shows it.

    ``travel`` is how far it has gone since its button was pressed, in pixels.
    """

    point: QPointF
    at: Hex
    modifiers: Qt.KeyboardModifier
    inside: bool = True
    travel: int = 0

    @property
    def with_control(self) -> bool:
        """True while Ctrl is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def with_shift(self) -> bool:
        """True while Shift is held: put tiles down where they do not fit, too."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)


class Tool(QObject):
    """A way to use the mouse on the canvas.

    A gesture runs from the press of the left button to its release. It changes nothing but what is
    shown until it ends well; then it makes one undo step. ``cancel`` gives it up.
    """

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.canvas = canvas
        self.session: Session = canvas.session
        self.table = canvas.table

    @property
    def layout(self) -> Layout:
        """The layout in view."""
        return self.session.document.layout

    @property
    def is_busy(self) -> bool:
        """True during a gesture."""
        return False

    @property
    def is_dragging(self) -> bool:
        """True while the mouse drags something, so that the table moves on at its edges."""
        return False

    @property
    def is_holding(self) -> bool:
        """True while something is in hand that the wheel turns."""
        return False

    def activate(self) -> None:
        """Begin to be used."""

    def deactivate(self) -> None:
        """Be used no longer."""
        self.cancel()

    def press(self, pointer: Pointer) -> None:
        """The left button is pressed."""

    def move(self, pointer: Pointer) -> None:
        """The mouse moves, with or without the left button."""

    def release(self, pointer: Pointer) -> None:
        """The left button is released."""

    def leave(self) -> None:
        """The mouse leaves the canvas."""

    def cancel(self) -> None:
        """Give up the gesture: everything is as it was before."""

    def put_back(self) -> bool:
        """Put back what is in hand (Esc without a gesture); False when there is nothing."""
        return False

    def turn(self, steps: int) -> bool:
        """Turn what is in hand; False when nothing is."""
        return False

    def flip(self) -> bool:
        """Turn over what is in hand; False when nothing is."""
        return False

    def put_down(self) -> bool:
        """Put what is in hand down at the cursor; False when nothing is."""
        return False
