"""The toolbar: the actions used most."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolBar, QWidget

from trackeditor.editor.actions import Actions

SHOWN: tuple[tuple[str, ...], ...] = (
    ("file.new", "file.open", "save.save"),
    ("edit.undo", "edit.redo"),
    ("tile.rotate_back", "tile.rotate", "tile.flip", "tile.remove"),
    ("zoom.fit",),
    ("drive.start",),
)
"""Names of the actions shown, in groups."""


class ToolBar(QToolBar):
    """Buttons with texts; what has no room is behind the arrow at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def fill(self, actions: Actions) -> None:
        """Show the actions."""
        self.setWindowTitle(self.tr("Toolbar"))
        for action in self.actions():
            self.removeAction(action)
        for number, group in enumerate(SHOWN):
            if number:
                self.addSeparator()
            for name in group:
                self.addAction(actions[name])
