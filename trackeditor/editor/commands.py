"""Undo commands: every edit replaces the road-book, an immutable value, by another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QUndoCommand

from trackeditor.roadbook import RoadBook

if TYPE_CHECKING:
    from trackeditor.editor.document import Document


class Present(NamedTuple):
    """What a document shows: the road-book and the number of the stage in view."""

    roadbook: RoadBook
    index: int


class ReplaceRoadBook(QUndoCommand):
    """An edit with its name; undoing it shows the stage that it was made on."""

    def __init__(self, document: Document, before: Present, after: Present, name: str) -> None:
        super().__init__(name)
        self._document = document
        self._before = before
        self._after = after

    def redo(self) -> None:
        """Show the road-book after the edit."""
        self._document.show(self._after)

    def undo(self) -> None:
        """Show the road-book before the edit."""
        self._document.show(self._before)
