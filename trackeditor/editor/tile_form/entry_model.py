"""A list of an entry as a table: its rows, shortcuts, lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from trackeditor.editor.tile_form.columns import Column
from trackeditor.editor.tile_form.draft import GONE, Entry, FieldPath
from trackeditor.editor.tile_form.fault_words import told
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.wrapping import wrapped_tip
from trackeditor.tiles import Fault

Index = QModelIndex | QPersistentModelIndex
CHOICES = Qt.ItemDataRole.UserRole + 1
"""The choices of a cell: pairs of value and text."""
FAULTY = QColor(200, 60, 40, 70)
"""Ground of a cell with a fault, over whatever the theme has."""
_NO_INDEX = QModelIndex()


class EntryModel(QAbstractTableModel):
    """Shows a list of the entry in view and edits it.

    Parameters
    ----------
    state : what is edited
    columns : of the table
    blank : what a new row says
    optional : the list is left out when it is empty
    """

    def __init__(
        self,
        state: FormState,
        columns: Sequence[Column],
        blank: Entry,
        parent: QObject | None = None,
        *,
        optional: bool = True,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._columns = tuple(columns)
        self._blank = blank
        self._optional = optional
        self._path: FieldPath = ()
        self._rows: list[Any] = []
        self._faults: dict[tuple[int, int], list[Fault]] = {}

    @property
    def path(self) -> FieldPath:
        """Where the list stands in the entry."""
        return self._path

    def show(self, path: FieldPath) -> None:
        """Show the list at a path, with its faults."""
        found = self._state.value(path, [])
        rows = found if isinstance(found, list) else []
        faults = self._sorted_faults(path)
        if path != self._path or len(rows) != len(self._rows):
            self.beginResetModel()
            self._path, self._rows, self._faults = path, rows, faults
            self.endResetModel()
        elif rows != self._rows or faults != self._faults:
            self._rows, self._faults = rows, faults
            if rows:
                last = self.index(len(rows) - 1, len(self._columns) - 1)
                self.dataChanged.emit(self.index(0, 0), last)

    def _sorted_faults(self, path: FieldPath) -> dict[tuple[int, int], list[Fault]]:
        found: dict[tuple[int, int], list[Fault]] = {}
        for fault in self._state.faults_in_view():
            if fault.path[: len(path)] == path and len(fault.path) > len(path):
                row, *inside = fault.path[len(path) :]
                if isinstance(row, int):
                    found.setdefault((row, self._column_of(inside)), []).append(fault)
        return found

    def _column_of(self, inside: Sequence[str | int]) -> int:
        """The column of a field of a row; what has none belongs to the last open one."""
        for number, column in enumerate(self._columns):
            if column.keys[:1] and inside[:1] and inside[0] in column.keys:
                is_split = len(column.keys) == 2 and isinstance(column.keys[1], int)
                if not is_split or list(column.keys) == list(inside[:2]) or len(inside) == 1:
                    return number
        if inside:
            open_ones = [n for n, column in enumerate(self._columns) if not column.keys]
            return open_ones[-1] if open_ones else 0
        return 0

    def cell_of(self, path: FieldPath) -> QModelIndex:
        """The cell in which a field is shown."""
        row, *inside = path[len(self._path) :]
        return self.index(int(row), self._column_of(inside)) if isinstance(row, int) else _NO_INDEX

    def faults_shown(self) -> list[Fault]:
        """The faults of all rows."""
        return [fault for faults in self._faults.values() for fault in faults]

    # --- edits of the list ---------------------------------------------------------------------

    def insert(self, at: int, new: Entry | None = None) -> None:
        """Put a new row, or a certain one, before another."""
        rows = list(self._rows)
        rows.insert(at, dict(self._blank) if new is None else new)
        self._write(rows, self.tr("Add a row"))

    def remove(self, at: int) -> None:
        """Take a row out."""
        rows = list(self._rows)
        del rows[at]
        self._write(rows, self.tr("Remove a row"))

    def move(self, at: int, to: int) -> None:
        """Put a row elsewhere."""
        rows = list(self._rows)
        rows.insert(to, rows.pop(at))
        self._write(rows, self.tr("Move a row"))

    def row(self, at: int) -> Any:
        """What a row says."""
        return self._rows[at]

    def _write(self, rows: list[Any], name: str) -> None:
        value = GONE if self._optional and not rows else rows
        self._state.edit(self._path, value, name)

    # --- what Qt asks for ----------------------------------------------------------------------

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of columns with what belongs into them; rows are counted from 0 as in files."""
        if orientation is Qt.Orientation.Vertical:
            return str(section) if role == Qt.ItemDataRole.DisplayRole else None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return wrapped_tip(column.hint) if role == Qt.ItemDataRole.ToolTipRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be edited, or ticked."""
        base = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._columns[index.column()].flag:
            return base | Qt.ItemFlag.ItemIsUserCheckable
        return base | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, its tick, its faults."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        faults = self._faults.get((index.row(), index.column()), [])
        entry: Entry = row if isinstance(row, dict) else {}
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None if column.flag else column.show(entry)
        if role == Qt.ItemDataRole.CheckStateRole and column.flag:
            is_on = bool(entry.get(column.flag))
            return Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.BackgroundRole and faults:
            return FAULTY
        if role == Qt.ItemDataRole.ToolTipRole:
            return wrapped_tip("\n".join(map(told, faults)) or column.hint)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = column.show(entry)
            return ", ".join([f"{column.title}: {text}", *map(told, faults)])
        return column.choices if role == CHOICES else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write a cell; False for a text that cannot be taken."""
        if not index.isValid() or role not in (
            Qt.ItemDataRole.EditRole,
            Qt.ItemDataRole.CheckStateRole,
        ):
            return False
        row, column = self._rows[index.row()], self._columns[index.column()]
        entry: Entry = row if isinstance(row, dict) else {}
        if role == Qt.ItemDataRole.CheckStateRole:
            text = "on" if Qt.CheckState(value) is Qt.CheckState.Checked else ""
        else:
            text = str(value)
            if not column.choices and text == column.show(entry):
                return True
        new = column.put(entry, text)
        if new is None:
            self._state.session.say(
                self.tr("'{text}' is not written as 'key: value, key: value'").format(text=text)
            )
            return False
        self._state.edit((*self._path, index.row()), new, column.title)
        return True
