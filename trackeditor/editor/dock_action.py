"""The action of a dock: its entry in the view menu and its key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QScrollArea, QWidget


class DockAction(QAction):
    """Shows a dock, brings it to the front, or hides it.

    The menu hides a dock that is in front. The key hides it only when one is working in it, and
    else takes the keyboard there: from everywhere, the same key leads to the dock and back.
    """

    def __init__(self, dock: QDockWidget, way_back: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._dock = dock
        self._way_back = way_back
        self.setCheckable(True)
        self.setChecked(not dock.isHidden())
        dock.toggleViewAction().toggled.connect(self.setChecked)
        self.triggered.connect(self._toggle)

    def event(self, event: QEvent) -> bool:
        """Go there when the key is pressed."""
        if event.type() is QEvent.Type.Shortcut:
            if is_in_front(self._dock) and _has_keyboard(self._dock):
                self._hide()
            else:
                reach(self._dock)
            return True
        return super().event(event)

    def _toggle(self) -> None:
        if is_in_front(self._dock):
            self._hide()
        else:
            bring_to_front(self._dock)
        self.setChecked(not self._dock.isHidden())

    def _hide(self) -> None:
        had_keyboard = _has_keyboard(self._dock)
        self._dock.hide()
        if had_keyboard:
            self._way_back.setFocus(Qt.FocusReason.ShortcutFocusReason)


def is_in_front(dock: QDockWidget) -> bool:
    """Whether a dock can be seen, and is not behind the tab of another one."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()


def bring_to_front(dock: QDockWidget) -> None:
    """Show a dock before those that share its place."""
    dock.show()
    dock.raise_()


def reach(dock: QDockWidget) -> None:
    """Bring a dock to the front, with the keyboard in its first field."""
    bring_to_front(dock)
    if dock.isFloating():
        dock.activateWindow()
    field = _first_field(dock)
    if field is not None:
        field.setFocus(Qt.FocusReason.TabFocusReason)


def _has_keyboard(dock: QDockWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and dock.isAncestorOf(focused)


def _first_field(dock: QDockWidget) -> QWidget | None:
    """The widget of a dock to which Tab leads first."""
    content = dock.widget()
    if content is None:
        return None
    for widget in (content, *content.findChildren(QWidget)):
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
        if takes and widget.isVisibleTo(dock) and not isinstance(widget, QScrollArea):
            return widget
    return None
