"""The toolbar: the actions used most."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolBar, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.icons import action_icon

SHOWN: tuple[tuple[str, ...], ...] = (
    ("file.new", "file.open", "save.save"),
    ("edit.undo", "edit.redo"),
    ("tile.rotate_back", "tile.rotate", "tile.flip", "tile.remove"),
    ("zoom.fit",),
    ("drive.start",),
)
"""Names of the actions shown, in groups; each has an icon."""


class ToolBar(QToolBar):
    """Buttons with icons and texts; what has no room is behind the arrow at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._registry: Actions | None = None

    def fill(self, actions: Actions) -> None:
        """Show the actions."""
        self._registry = actions
        self.setWindowTitle(self.tr("Toolbar"))
        for action in self.actions():
            self.removeAction(action)
        for number, group in enumerate(SHOWN):
            if number:
                self.addSeparator()
            for name in group:
                self.addAction(actions[name])
        self._draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of colours, and of the size of texts."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw_icons()

    def _draw_icons(self) -> None:
        size = self.fontMetrics().height()
        if self._registry is not None:
            for group in SHOWN:
                for name in group:
                    self._registry[name].setIcon(action_icon(name, self.palette()))
            self.setIconSize(self.iconSize().scaled(size, size, Qt.AspectRatioMode.KeepAspectRatio))
