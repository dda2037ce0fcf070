"""The docks around the canvas: which there are, and where they stand at first."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from trackeditor.editor.session import Session

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_LINES = 25
"""Width of docks at first, in lines of text."""
_MOST = 0.28
"""Part of the window that a dock takes at first, at most."""


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
    for part, dock in docks.items():
        place = (part.area, part.group)
        dock.setFloating(False)
        window.addDockWidget(part.area, dock)
        if place in front:
            window.tabifyDockWidget(front[place], dock)
        dock.setVisible(part.is_shown)
        front.setdefault(place, dock)
    for dock in front.values():
        dock.raise_()
    width = min(window.fontMetrics().height() * _LINES, round(window.width() * _MOST))
    docks = list(front.values())
    window.resizeDocks(docks, [width] * len(docks), Qt.Orientation.Horizontal)
