"""The command palette: any action by some words of its text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.actions import Actions, Entry

_KEYS = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def plain_text(action: QAction) -> str:
    """The text of an action without its mnemonic and the dots of those that ask back.

    Undo and redo are named without the step that they concern.
    """
    return action.iconText().removesuffix("…")


def offered(actions: Actions) -> list[Entry]:
    """Actions that a user can run, in the order of the menus: no submenus."""
    return [entry for entry in actions.by_menu() if entry.action.menu() is None]


class _EntryDelegate(QStyledItemDelegate):
    """Actions at the left, their keys at the right, with air between the lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Room for both texts."""
        size = super().sizeHint(option, index)
        keys = option.fontMetrics.horizontalAdvance(index.data(_KEYS))
        line = option.fontMetrics.height()
        return QSize(size.width() + keys + 3 * line, round(1.5 * line))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the action, then its keys."""
        super().paint(painter, option, index)
        roles, groups = QPalette.ColorRole, QPalette.ColorGroup
        is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        group = groups.Active if is_enabled else groups.Disabled
        role = roles.HighlightedText if is_chosen else roles.Text
        painter.save()
        painter.setPen(option.palette.color(group, role))
        painter.setOpacity(0.75)
        room = option.rect.adjusted(0, 0, -option.fontMetrics.height() // 2, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, right, index.data(_KEYS))
        painter.restore()


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
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._run)
        self.line.returnPressed.connect(self._run)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self._fill("")
        line = self.fontMetrics().height()
        beside = self.list.verticalScrollBar().sizeHint().width() + 3 * line
        wished = QSize(self.list.sizeHintForColumn(0) + beside, 32 * line)
        self.resize(wished.boundedTo(self.screen().availableSize() * 0.9))

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
        item = QListWidgetItem(shown)
        item.setData(_KEYS, keys)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, keys)
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
