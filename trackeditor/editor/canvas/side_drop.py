"""Sides dragged from the catalogue and dropped on the canvas."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from trackeditor.editor.dragging import dragged_side
from trackeditor.editor.session import Session
from trackeditor.editor.tools.place import PlaceTool
from trackeditor.grid import Hex


class SideDrop:
    """Lets the place tool hold what is dragged, from its coming in to its drop or its leaving."""

    def __init__(self, session: Session, placing: PlaceTool) -> None:
        self._session = session
        self._placing = placing

    def enter(self, event: QDragEnterEvent) -> None:
        """Take what is dragged in hand, if it is a side of the library."""
        side = dragged_side(event.mimeData())
        if side in self._session.library:
            self._placing.hold(side)
            event.acceptProposedAction()
        else:
            event.ignore()

    def move(self, event: QDragMoveEvent, at: Hex) -> None:
        """Show where the side would lie."""
        if dragged_side(event.mimeData()):
            self._placing.hover(at)
            event.acceptProposedAction()
        else:
            event.ignore()

    def drop(self, event: QDropEvent, at: Hex) -> bool:
        """Lay the side where it is dropped; False when it does not fit there, or is to be asked."""
        anyway = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_laid = bool(dragged_side(event.mimeData())) and self._placing.lay(at, anyway=anyway)
        if is_laid:
            event.acceptProposedAction()
        else:
            event.ignore()
        self.end()
        return is_laid

    def leave(self) -> None:
        """The side is dragged elsewhere."""
        self._placing.leave()
        self.end()

    def end(self) -> None:
        """Hold again what was in hand before, if anything."""
        self._placing.hold(self._session.picked)
        self._placing.hover(None)
