"""What is selected in the stage in view, and the hex cursor of the keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand

from trackeditor.editor.document import Document
from trackeditor.grid import ORIGIN, Hex
from trackeditor.layout import Layout


class Selected(NamedTuple):
    """Positions of selected tiles, and the cursor."""

    hexes: frozenset[Hex] = frozenset()
    cursor: Hex = ORIGIN


class _Step(NamedTuple):
    """A step of the undo stack: what was selected before it, and what is after it."""

    command: QUndoCommand
    before: Selected
    after: Selected


class Selection(QObject):
    """Selected hexagons that have tiles, and the cursor.

    Undoing a step selects what was selected before it, doing it again what was selected after it.

    Signals
    -------
    changed : other hexagons are selected
    cursor_moved : the cursor is on another hexagon
    """

    changed = Signal()
    cursor_moved = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._hexes: frozenset[Hex] = frozenset()
        self._cursor = ORIGIN
        self._chosen: frozenset[Hex] = frozenset()
        self._wanted: Selected | None = None
        self._steps: list[_Step] = []
        self._index = 0
        document.stage_shown.connect(lambda _: self.clear())
        document.layout_changed.connect(self._drop_empty)
        document.undo_stack.indexChanged.connect(self._follow_history)
        document.path_changed.connect(self._forget_steps)

    @property
    def hexes(self) -> frozenset[Hex]:
        """Positions of the selected tiles."""
        return self._hexes

    @property
    def cursor(self) -> Hex:
        """The hexagon on which the keyboard acts."""
        return self._cursor

    def select(self, hexes: Iterable[Hex]) -> None:
        """Select the tiles on some hexagons and nothing else."""
        self._show(hexes)
        self._chosen = self._hexes

    def toggle(self, at: Hex) -> None:
        """Add a tile to the selection, or take it out."""
        self.select(self._hexes ^ {at})

    def clear(self) -> None:
        """Select nothing."""
        self.select(())

    def move_cursor(self, at: Hex) -> None:
        """Put the cursor on a hexagon."""
        if at != self._cursor:
            self._cursor = at
            self.cursor_moved.emit()

    def edit(
        self,
        layout: Layout,
        name: str,
        hexes: Iterable[Hex],
        cursor: Hex | None = None,
        *,
        amends: bool = False,
    ) -> None:
        """Replace the layout in view, as one undo step that leaves some tiles selected.

        Parameters
        ----------
        hexes : where these tiles lie in ``layout``
        cursor : where the cursor is then; None leaves it where it is
        amends : whether this is another outcome of the last step (:meth:`Document.edit`)
        """
        self._wanted = Selected(frozenset(hexes), cursor or self._cursor)
        self._document.edit(layout, name, amends=amends)
        self._wanted = None

    # --- inside ------------------------------------------------------------------------------

    def _show(self, hexes: Iterable[Hex]) -> None:
        found = frozenset(at for at in hexes if self._document.layout.tile_at(at) is not None)
        if found != self._hexes:
            self._hexes = found
            self.changed.emit()

    def _drop_empty(self) -> None:
        """Select no hexagon without a tile; what was chosen is known until the step is made."""
        self._show(self._hexes)

    def _follow_history(self, index: int) -> None:
        """Note a new step, or select as it was after the one made again, before the one undone."""
        before, self._index = self._index, index
        if index < before:
            self._restore(self._steps[index].before)
        elif index > 0:
            command = self._document.undo_stack.command(index - 1)
            self._note(command, index, is_amended=index == before)
            self._restore(self._steps[index - 1].after)

    def _forget_steps(self) -> None:
        """Keep nothing of another rally when one is loaded."""
        if not self._document.undo_stack.count():
            self._steps.clear()

    def _note(self, command: QUndoCommand, index: int, *, is_amended: bool) -> None:
        """Keep what is selected around a step that is new, or has taken up another one."""
        known = self._steps[index - 1 : index]
        is_known = bool(known) and known[0].command is command
        if is_known and not is_amended:
            return
        before = known[0].before if is_known else Selected(self._chosen, self._cursor)
        after = self._wanted or Selected(self._hexes, self._cursor)
        self._steps[index - 1 :] = [_Step(command, before, after)]

    def _restore(self, selected: Selected) -> None:
        self.select(selected.hexes)
        self.move_cursor(selected.cursor)
