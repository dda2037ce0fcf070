"""What is selected in the stage in view, and the hex cursor of the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from trackeditor.editor.document import Document
from trackeditor.grid import ORIGIN, Hex


class Selection(QObject):
    """Selected hexagons that have tiles, and the cursor.

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
        document.layout_changed.connect(self._drop_empty)

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
        found = frozenset(at for at in hexes if self._document.layout.tile_at(at) is not None)
        if found != self._hexes:
            self._hexes = found
            self.changed.emit()

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

    def _drop_empty(self) -> None:
        self.select(self._hexes)
