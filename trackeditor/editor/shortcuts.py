"""The sheet of shortcuts, made from the actions of the window."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.actions import Actions
from trackeditor.editor.command_palette import offered, plain_text

Index = QModelIndex | QPersistentModelIndex
_TALL = 10_000
"""Pixels that are higher than any text."""
_WIDEST = {0: 0.35, 1: 0.3}
"""Columns with the part of the width that each may have; the last one has what is left."""


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
        self.tree = _WrappedTree()
        self.tree.setAccessibleName(self.tr("Shortcuts by menu"))
        self.tree.setHeaderLabels([self.tr("Action"), self.tr("Keys"), self.tr("What it does")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideNone)
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


class _WrappedTree(QTreeWidget):
    """A tree as wide as its place: texts that are too long for their columns are wrapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(len(_WIDEST) + 1)
        self.setWordWrap(True)
        self.setItemDelegate(_WrappedText(self))
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(_WIDEST), QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(lambda *_: self.scheduleDelayedItemsLayout())

    def sizeHintForColumn(self, column: int) -> int:
        """Room for the texts of a column, as far as the other columns can spare it."""
        most = round(self.viewport().width() * _WIDEST.get(column, 1.0))
        return min(super().sizeHintForColumn(column), most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every column its part of the new width."""
        super().resizeEvent(event)
        for column in _WIDEST:
            self.resizeColumnToContents(column)


class _WrappedText(QStyledItemDelegate):
    """Asks for as many lines as a text needs in its column, which trees do not by themselves."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The width of the text in one line, the height of it in its column."""
        whole, wrapped = QStyleOptionViewItem(option), QStyleOptionViewItem(option)
        whole.rect = QRect()
        wrapped.rect = QRect(0, 0, self._room(index), _TALL)
        width = super().sizeHint(whole, index).width()
        return QSize(width, super().sizeHint(wrapped, index).height())

    def _room(self, index: Index) -> int:
        """Width of the column beside the branches of the tree."""
        width = self._tree.columnWidth(index.column())
        levels = 2 if index.parent().isValid() else 1
        return width - (levels * self._tree.indentation() if index.column() == 0 else 0)


def _keys(shortcuts: list[QKeySequence]) -> str:
    """Shortcuts as the system writes them."""
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)
