"""The docks around the canvas: which there are, and where they stand at first."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

from trackeditor.editor.session import Session

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_LINES = 25
"""Width of docks at first, in lines of text."""
_MOST = 0.28
"""Part of the window that a dock takes at first, at most."""
_MOST_FOR_TABS = 0.34
"""Part of the window that it takes where the names on tabs would be cut otherwise."""


class Part(NamedTuple):
    """A dock of ``editor.docks``: its module and class, and its first place.

    Docks of one area and group stand behind each other as tabs, the first one in front. A dock
    that is not shown at first waits in the view menu; ``keys`` shows and hides it.
    """

    module: str
    name: str
    area: Qt.DockWidgetArea
    group: int
    is_shown: bool
    keys: str

    def make(self, session: Session) -> QDockWidget:
        """The dock; its module is loaded only now."""
        module = import_module(f"trackeditor.editor.docks.{self.module}")
        dock: QDockWidget = getattr(module, self.name)(session)
        return dock


PARTS: tuple[Part, ...] = (
    Part("catalogue", "CatalogueDock", LEFT, 0, True, "Alt+1"),
    Part("inspector", "InspectorDock", RIGHT, 0, True, "Alt+2"),
    Part("rally", "RallyDock", RIGHT, 0, True, "Alt+3"),
    Part("history", "HistoryDock", RIGHT, 0, True, "Alt+4"),
    Part("problems", "ProblemsDock", RIGHT, 1, True, "Alt+5"),
    Part("route", "RouteDock", RIGHT, 1, True, "Alt+6"),
    Part("simulator", "SimulatorDock", LEFT, 0, False, "Alt+7"),
)
"""In the order in which they are built."""


def arrange(window: QMainWindow, docks: dict[Part, QDockWidget]) -> None:
    """Put docks where they stand at first."""
    front: dict[tuple[Qt.DockWidgetArea, int], QDockWidget] = {}
    for dock in docks.values():
        dock.setFloating(False)
        window.removeDockWidget(dock)  # side by side for a moment, they would enlarge the window
    for part, dock in docks.items():
        place = (part.area, part.group)
        window.addDockWidget(part.area, dock)
        if place in front:
            window.tabifyDockWidget(front[place], dock)
        dock.setVisible(part.is_shown)
        front.setdefault(place, dock)
    for dock in front.values():
        dock.raise_()
    window.layout().activate()  # makes the tabs
    width = min(window.fontMetrics().height() * _LINES, round(window.width() * _MOST))
    most = round(window.width() * _MOST_FOR_TABS)
    for side in (LEFT, RIGHT):
        beside = [dock for (area, _), dock in front.items() if area is side]
        needed = max((_width_of_tabs(window, dock) for dock in beside), default=0)
        widths = [max(width, min(most, needed))] * len(beside)
        window.resizeDocks(beside, widths, Qt.Orientation.Horizontal)
        window.resizeDocks(beside, [1] * len(beside), Qt.Orientation.Vertical)  # equal shares


def _width_of_tabs(window: QMainWindow, dock: QDockWidget) -> int:
    """Width of all names on the tabs of a dock and those that share its place."""
    own = Qt.FindChildOption.FindDirectChildrenOnly
    rows = [tabs for tabs in window.findChildren(QTabBar, options=own) if tabs.isVisible()]
    return max(
        (
            tabs.sizeHint().width()
            for tabs in rows
            if dock.windowTitle() in (tabs.tabText(i) for i in range(tabs.count()))
        ),
        default=0,
    )
