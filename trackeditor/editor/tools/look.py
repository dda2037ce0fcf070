"""The tool with which the sections of boards are looked at."""

from __future__ import annotations

from trackeditor.editor.tools.tool import Pointer, Tool


class LookTool(Tool):
    """Selects the section that is clicked and edits nothing."""

    def release(self, pointer: Pointer) -> None:
        """A click: on a section that is selected, beside all sections nothing is."""
        if not pointer.inside:
            return
        selection = self.session.selection
        if self.layout.tile_at(pointer.at) is None:
            selection.clear()
        else:
            selection.move_cursor(pointer.at)
            selection.select([pointer.at])
