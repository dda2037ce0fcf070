"""The command palette: any action by some words of its text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trackeditor.editor.actions import Actions, Entry

_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def plain_text(action: QAction) -> str:
    """The text of an action without its mnemonic and the dots of those that ask back.

    Undo and redo are named without the step that they concern.
    """
    return action.iconText().removesuffix("…")


def offered(actions: Actions) -> list[Entry]:
    """Actions that a user can run, in the order of the menus: no submenus."""
    return [entry for entry in actions.by_menu() if entry.action.menu() is None]


class CommandPalette(QDialog):
    """A line to type words in and the actions that have them all; Enter runs one."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("command_palette")
        self.setWindowTitle(self.tr("Find an action"))
        self._actions = actions
        self.chosen: QAction | None = None
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Words of an action, for example: save as"))
        self.line.setAccessibleName(self.tr("Words of an action"))
        self.line.setClearButtonEnabled(True)
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._fill)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Actions found"))
        self.list.setAlternatingRowColors(True)
        self.list.itemActivated.connect(self._run)
        self.line.returnPressed.connect(self._run)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 70, metrics.height() * 24)
        self._fill("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move in the list while the words are typed."""
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in _LIST_KEYS:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        self.list.clear()
        for entry in offered(self._actions):
            action = entry.action
            where = entry.menu.replace("&", "")
            known = f"{where} {plain_text(action)} {action.toolTip()}".casefold()
            if all(word in known for word in words):
                self.list.addItem(self._item(where, action))
        first = next(
            (row for row in range(self.list.count()) if self._is_enabled(self.list.item(row))), 0
        )
        self.list.setCurrentRow(first)

    def _item(self, where: str, action: QAction) -> QListWidgetItem:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        shown = self.tr("{menu}: {action}").format(menu=where, action=plain_text(action))
        item = QListWidgetItem(f"{shown}    {keys}" if keys else shown)
        item.setData(Qt.ItemDataRole.UserRole, action)
        item.setToolTip(action.toolTip())
        if not action.isEnabled():
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        return item

    def _is_enabled(self, item: QListWidgetItem) -> bool:
        return bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)

    def _run(self) -> None:
        item = self.list.currentItem()
        if item is not None and self._is_enabled(item):
            self.chosen = item.data(Qt.ItemDataRole.UserRole)
            self.accept()


def run_palette(actions: Actions, parent: QWidget) -> None:
    """Let the user find an action, and run it when the palette is gone."""
    palette = CommandPalette(actions, parent)
    palette.exec()
    chosen = palette.chosen
    palette.deleteLater()
    if chosen is not None:
        chosen.trigger()
