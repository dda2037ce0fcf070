"""A table of the form with the buttons that add, remove and move its rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.drive.button_row import ButtonRow
from trackeditor.editor.tile_form.columns import Column
from trackeditor.editor.tile_form.draft import Entry, FieldPath
from trackeditor.editor.tile_form.entry_model import CHOICES, EntryModel
from trackeditor.editor.tile_form.fault_words import told
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.notes import Note

Index = QModelIndex | QPersistentModelIndex
_LEAST_ROWS, _MOST_ROWS = 1, 9
_LONGEST = 10_000  # letters in a cell: the names of all cells that a side may have
_ADJUST = QHeaderView.ResizeMode


class EntryTable(QWidget):
    """Rows of a list of the entry, with buttons.

    Signals
    -------
    row_chosen(int) : another row is the current one (-1: none)
    """

    row_chosen = Signal(int)

    def __init__(
        self,
        state: FormState,
        title: str,
        columns: Sequence[Column],
        blank: Entry,
        parent: QWidget | None = None,
        *,
        optional: bool = True,
    ) -> None:
        super().__init__(parent)
        self.model = EntryModel(state, columns, blank, self, optional=optional)
        self.view = _Table(self.model)
        self.view.setAccessibleName(title)
        self.view.setAccessibleDescription(
            self.tr("F2 or Enter edits a cell, Insert adds a row, Delete removes it")
        )
        self.note = Note()
        self.note_of_list = Note()
        self._title = QLabel(f"<b>{title}</b>")
        self._title.setBuddy(self.view)
        self._title.setWordWrap(True)
        self.buttons = ButtonRow()
        self.add = self._button(self.tr("Add"), self.tr("Add a row behind the current one"))
        self.remove = self._button(self.tr("Remove"), self.tr("Remove the current row"))
        self.up = self._button(self.tr("Up"), self.tr("Move the current row up (Alt+Up)"))
        self.down = self._button(self.tr("Down"), self.tr("Move the current row down (Alt+Down)"))
        self.add.clicked.connect(self.add_row)
        self.remove.clicked.connect(self.remove_row)
        self.up.clicked.connect(lambda: self.move_row(-1))
        self.down.clicked.connect(lambda: self.move_row(1))
        self.view.add_wanted.connect(self.add_row)
        self.view.remove_wanted.connect(self.remove_row)
        self.view.move_wanted.connect(self.move_row)
        self.view.selectionModel().currentRowChanged.connect(self._chosen)
        self.model.modelReset.connect(lambda: self._chosen())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self.view, self.note, self.note_of_list, self.buttons):
            column.addWidget(widget)
        self._chosen()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        self.buttons.add(button)
        return button

    def show_list(self, path: FieldPath) -> None:
        """Show the list at a path, and what is wrong with its rows."""
        row = self.view.currentIndex().row()
        self.model.show(path)
        self.view.fit()
        if self.view.currentIndex().row() != row and 0 <= row < self.model.rowCount():
            self._go_to(row)
        faults = self.model.faults_shown()
        self.note.show_lines(
            self.tr("Row {row}: {fault}").format(row=fault.path[len(path)], fault=told(fault))
            for fault in faults
        )

    def go_to(self, path: FieldPath) -> None:
        """Lead the keyboard to the cell of a field."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.setCurrentIndex(self.model.cell_of(path))

    # --- rows ----------------------------------------------------------------------------------

    def add_row(self) -> None:
        """Add a row behind the current one; a copy of it, for rows are often alike."""
        at = self.view.currentIndex().row()
        like = self.model.row(at) if at >= 0 else None
        self.model.insert(at + 1, dict(like) if isinstance(like, dict) else None)
        self._go_to(at + 1)

    def remove_row(self) -> None:
        """Remove the current row."""
        at = self.view.currentIndex().row()
        if at >= 0:
            self.model.remove(at)
            self._go_to(min(at, self.model.rowCount() - 1))

    def move_row(self, by: int) -> None:
        """Move the current row."""
        at = self.view.currentIndex().row()
        if at >= 0 and 0 <= at + by < self.model.rowCount():
            self.model.move(at, at + by)
            self._go_to(at + by)

    def _go_to(self, row: int) -> None:
        column = max(0, self.view.currentIndex().column())
        self.view.setCurrentIndex(self.model.index(row, column))

    def _chosen(self, *_: object) -> None:
        row, last = self.view.currentIndex().row(), self.model.rowCount() - 1
        self.remove.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.row_chosen.emit(row)


class _Table(QTableView):
    """A table as high as its rows, up to a number of them.

    Signals
    -------
    add_wanted, remove_wanted : a key asks for that
    move_wanted(int) : the current row is to go up (-1) or down (1)
    """

    add_wanted = Signal()
    remove_wanted = Signal()
    move_wanted = Signal(int)

    def __init__(self, model: EntryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.horizontalHeader().setSectionResizeMode(_ADJUST.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(_ADJUST.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter edits, Insert and Delete add and remove rows, Alt with an arrow moves them."""
        if self.state() is QAbstractItemView.State.EditingState:
            return  # the field takes its keys; Enter comes here, too, when it is done
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        elif key == Qt.Key.Key_Insert:
            self.add_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif alt and key in moves:
            self.move_wanted.emit(moves[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Take as much height as the rows need."""
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Room for the rows."""
        rows = min(max(self.model().rowCount(), _LEAST_ROWS), _MOST_ROWS)
        line = self.verticalHeader().sectionSize(0) or self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height() if self.model().rowCount() else 0
        height = self.horizontalHeader().sizeHint().height() + rows * line + bar
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """No less than that."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class _Delegate(QStyledItemDelegate):
    """Offers the choices of a cell in a list."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A list to choose from, or a field."""
        choices = index.data(CHOICES)
        if not choices:
            field = super().createEditor(parent, option, index)
            if isinstance(field, QLineEdit):
                field.setMaxLength(_LONGEST)
            return field
        box = QComboBox(parent)
        for value, text in choices:
            box.addItem(text, value)
        box.activated.connect(lambda: self._take(box))
        # Open, it is walked through with the arrow keys; closed, the first of them would choose.
        QTimer.singleShot(0, box, box.showPopup)
        return box

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Give a list the room of its words; the cell may be narrower than its button."""
        super().updateEditorGeometry(editor, option, index)
        if isinstance(editor, QComboBox):
            editor.resize(editor.size().expandedTo(editor.sizeHint()))

    def _take(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with what the cell says."""
        if isinstance(editor, QComboBox):
            shown = index.data()
            found = editor.findText(shown)
            editor.setCurrentIndex(found if found >= 0 else editor.findData(shown))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Write what was chosen."""
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())
        else:
            super().setModelData(editor, model, index)
