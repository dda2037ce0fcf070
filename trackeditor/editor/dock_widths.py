"""Docks are as wide as their text needs: wider with a larger font, and back again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

_MOST = 0.3
"""Part of the window that a dock takes at most when it grows with the font."""


class DockWidths(QObject):
    """Keeps the widths of a window's docks in proportion to its font.

    Qt lets a dock grow with what its content needs at least, and never shrink.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._font_height = window.fontMetrics().height()
        self._meant: dict[QDockWidget, tuple[float, int]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._resize)

    def follow_font(self) -> None:
        """Note what the widths are in the old font; call it before they change."""
        if not self._timer.isActive():
            for dock in self._docks():
                self._note(dock)
            self._timer.start()

    def _note(self, dock: QDockWidget) -> None:
        """Remember the width in heights of the font, unless it is what was made of that."""
        width = dock.width()
        if width != self._meant.get(dock, (0.0, 0))[1]:
            self._meant[dock] = (width / self._font_height, width)

    def _resize(self) -> None:
        self._font_height = self._window.fontMetrics().height()
        docks = [dock for dock in self._docks() if dock in self._meant]
        most = round(self._window.width() * _MOST)
        lines = [self._meant[dock][0] for dock in docks]
        widths = [
            max(dock.minimumSizeHint().width(), min(most, round(number * self._font_height)))
            for dock, number in zip(docks, lines, strict=True)
        ]
        self._window.resizeDocks(docks, widths, Qt.Orientation.Horizontal)
        self._window.layout().activate()
        for dock, number in zip(docks, lines, strict=True):
            self._meant[dock] = (number, dock.width())

    def _docks(self) -> list[QDockWidget]:
        """The docks in sight at the sides of the window."""
        sides = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        return [
            dock
            for dock in self._window.findChildren(QDockWidget)
            if not dock.isFloating()
            and not dock.visibleRegion().isEmpty()
            and self._window.dockWidgetArea(dock) in sides
        ]
