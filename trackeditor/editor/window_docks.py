"""The docks of the window: built one by one, shown by keys and menu, hidden on the welcome page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.dock_action import DockAction, bring_to_front
from trackeditor.editor.parts import PARTS, Part, arrange
from trackeditor.editor.session import Session


class WindowDocks(QObject):
    """The docks around what is in the middle of a window.

    Attributes
    ----------
    built : the docks that are there so far
    """

    def __init__(self, window: QMainWindow, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._to_build = list(PARTS)
        self._actions: dict[Part, DockAction] = {}
        self.built: dict[Part, QDockWidget] = {}

    @property
    def are_complete(self) -> bool:
        """True when all docks are there."""
        return not self._to_build

    def build_next(self) -> None:
        """Build one more dock; it stays hidden."""
        part = self._to_build.pop(0)
        dock = part.make(self._session)
        dock.hide()
        self.built[part] = dock
        self._window.addDockWidget(part.area, dock)
        dock.hide()
        dock.toggleViewAction().setEnabled(False)

    def add_actions(self, registry: Actions, home: QWidget) -> None:
        """Offer the actions of the docks, and one for each that shows it.

        ``home`` is the widget to which the key of a dock leads back.
        """
        for part, dock in self.built.items():
            if hasattr(dock, "add_actions"):
                dock.add_actions(registry)
            action = self._action(part, dock, home)
            action.setText(dock.windowTitle())
            tip = self.tr("Show or hide: {dock}. The key also leads there and back.")
            action.setToolTip(tip.format(dock=dock.windowTitle()))
            action.setStatusTip(action.toolTip())
            menu = QCoreApplication.translate("MainWindow", "&View")
            registry.adopt(f"dock.{part.module}", menu, action)

    def _action(self, part: Part, dock: QDockWidget, home: QWidget) -> DockAction:
        """The action of a dock, made when it is asked for first."""
        if part not in self._actions:
            action = DockAction(dock, home, self)
            action.setShortcut(part.keys)
            action.setEnabled(False)
            self._actions[part] = action
        return self._actions[part]

    def show(self, module: str) -> None:
        """Bring a dock to the front, by the name of its module."""
        for part, dock in self.built.items():
            if part.module == module:
                bring_to_front(dock)

    def arrange(self) -> None:
        """Put the docks where they stand at first."""
        arrange(self._window, self.built)

    def hide(self) -> None:
        """Hide all docks; they stay where they are."""
        for dock in self.built.values():
            dock.hide()

    def let_toggle(self, enabled: bool) -> None:
        """Whether docks can be shown and hidden."""
        for action in self._actions.values():
            action.setEnabled(enabled)
        for dock in self.built.values():
            dock.toggleViewAction().setEnabled(enabled)

    def name_tabs(self) -> None:
        """Name the tabs of docks that stand behind each other."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            self.name(tabs)

    def name(self, tabs: QTabBar) -> None:
        """Name a row of tabs, for those who do not see it."""
        tabs.setAccessibleName(self.tr("Docks that share this place"))
