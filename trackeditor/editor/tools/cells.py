"""The tool with which cells are pointed at while the stage is driven."""

from __future__ import annotations

from PySide6.QtCore import Qt

from trackeditor.editor.tools.tool import Pointer, Tool


class CellTool(Tool):
    """Tells of clicks on cells and edits nothing."""

    cursor = Qt.CursorShape.PointingHandCursor

    def release(self, pointer: Pointer) -> None:
        """A click on a cell."""
        cell = self.canvas.cell_at(pointer.point) if pointer.inside else None
        if cell is not None:
            self.canvas.cell_clicked.emit(cell)
