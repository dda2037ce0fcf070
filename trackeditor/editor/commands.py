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


_KIND = 1  # of commands that can take up another one


class ReplaceRoadBook(QUndoCommand):
    """An edit with its name; undoing it shows the stage that it was made on.

    One that ``amends`` the edit before it becomes one step with it, unless the file has that.
    """

    def __init__(
        self,
        document: Document,
        before: Present,
        after: Present,
        name: str,
        *,
        amends: bool = False,
    ) -> None:
        super().__init__(name)
        self.amends = amends
        self._document = document
        self._before = before
        self._after = after

    def id(self) -> int:
        """The same for all, so that Qt asks whether one takes up the next."""
        return _KIND

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take up an edit that amends this one, with its name."""
        if not isinstance(other, ReplaceRoadBook) or not other.amends:
            return False
        self._after = other._after
        self.setText(other.text())
        return True

    def redo(self) -> None:
        """Show the road-book after the edit."""
        self._document.show(self._after)

    def undo(self) -> None:
        """Show the road-book before the edit."""
        self._document.undoing.emit()
        self._document.show(self._before)
