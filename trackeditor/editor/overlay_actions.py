"""The overlays of the canvas as actions of the view menu."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from trackeditor.editor.actions import Actions
from trackeditor.editor.session import Session


def overlay_titles() -> Mapping[str, str]:
    """Titles of the overlays by their names (``painting.overlays.OVERLAYS``), translated."""
    return {
        "graph": QCoreApplication.translate("overlays", "Cells and moves"),
        "limits": QCoreApplication.translate("overlays", "Limits"),
        "pacenotes": QCoreApplication.translate("overlays", "Pace notes"),
        "danger": QCoreApplication.translate("overlays", "Danger levels"),
        "distance": QCoreApplication.translate("overlays", "Distance along the course"),
        "direction": QCoreApplication.translate("overlays", "Direction of the route"),
        "unreached": QCoreApplication.translate("overlays", "Tiles off the course"),
    }


class OverlayActions(QObject):
    """An action an overlay, ticked while the overlay is shown; Ctrl+3 to Ctrl+9 switch them."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        session.overlays_changed.connect(self._show_ticks)
        self._actions: Actions | None = None

    def add_actions(self, actions: Actions) -> None:
        """Add the overlays to the view menu."""
        is_new = self._actions is None
        self._actions = actions
        for number, (name, title) in enumerate(overlay_titles().items(), 3):
            action = actions.add(
                f"overlay.{name}",
                self.tr("&View"),
                self.tr("Overlay: {title}").format(title=title),
                shortcut=f"Ctrl+{number}",
                hint=self.tr("Draw this over the tiles: {title}").format(title=title),
                checkable=True,
            )
            action.setData(name)
            if is_new:
                action.toggled.connect(self._toggled)
        self._show_ticks()

    def _toggled(self, shown: bool) -> None:
        action = self.sender()
        if action is not None:
            self._session.show_overlay(action.data(), shown)

    def _show_ticks(self) -> None:
        if self._actions is not None:
            for name in overlay_titles():
                self._actions[f"overlay.{name}"].setChecked(name in self._session.overlays)
