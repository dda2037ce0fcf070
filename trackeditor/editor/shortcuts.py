"""The sheet of shortcuts, made from the actions of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.actions import Actions
from trackeditor.editor.command_palette import offered, plain_text


class ShortcutSheet(QDialog):
    """All actions by menu with their keys and what they do."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcut_sheet")
        self.setWindowTitle(self.tr("Shortcuts"))
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the shortcuts"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(self.tr("Shortcuts by menu"))
        self.tree.setHeaderLabels([self.tr("Action"), self.tr("Keys"), self.tr("What it does")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        header = self.tree.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._search)
        layout.addWidget(self.tree)
        layout.addWidget(buttons)
        metrics = self.fontMetrics()
        wished = QSize(metrics.averageCharWidth() * 170, metrics.height() * 34)
        self.resize(wished.boundedTo(self.screen().availableSize() * 0.9))
        self._fill(actions)

    def _fill(self, actions: Actions) -> None:
        menus: dict[str, QTreeWidgetItem] = {}
        for entry in offered(actions):
            title = entry.menu.replace("&", "")
            if title not in menus:
                menus[title] = QTreeWidgetItem(self.tree, [title])
                menus[title].setFirstColumnSpanned(True)
            action = entry.action
            text = plain_text(action)
            hint = action.toolTip() if action.toolTip() != text else ""
            QTreeWidgetItem(menus[title], [text, _keys(action.shortcuts()), hint])
        self.tree.expandAll()

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for number in range(self.tree.topLevelItemCount()):
            menu = self.tree.topLevelItem(number)
            shown = 0
            for row in range(menu.childCount()):
                item = menu.child(row)
                known = " ".join(item.text(column) for column in range(3)).casefold()
                fits = all(word in known for word in words)
                item.setHidden(not fits)
                shown += fits
            menu.setHidden(not shown)


def _keys(shortcuts: list[QKeySequence]) -> str:
    """Shortcuts as the system writes them."""
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)
