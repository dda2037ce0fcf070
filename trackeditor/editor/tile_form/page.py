"""What the pages of the form share: fields with what is wrong with them below."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.docks.fields import LineField
from trackeditor.editor.tile_form.draft import FieldPath
from trackeditor.editor.tile_form.entry_table import EntryTable
from trackeditor.editor.tile_form.fault_words import told
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.notes import Note
from trackeditor.tiles import Fault

_SHORTEST = 8
_LONGEST = 10_000  # letters of a note, of the names of all cells that a side may have


class Page(QScrollArea):
    """A page of the form; subclasses fill ``column`` and show the entry in :meth:`show_entry`."""

    def __init__(self, state: FormState, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.title = title
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.setWidget(self._content)
        self._fields: dict[FieldPath, tuple[QWidget, Note]] = {}

    def minimumSizeHint(self) -> QSize:
        """As wide as the fields must be; what is too high is scrolled."""
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._content.minimumSizeHint().width() + bar + 2 * self.frameWidth()
        return QSize(width, super().minimumSizeHint().height())

    def show_entry(self) -> None:
        """Show the entry in view; for subclasses."""

    def go_to(self, path: FieldPath) -> bool:
        """Lead the keyboard to the field that shows a path; False where none does."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._fields:
                widget, _ = self._fields[path[:length]]
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                self.ensureWidgetVisible(widget)
                return True
        return False

    # --- for subclasses ------------------------------------------------------------------------

    def new_form(self) -> QFormLayout:
        """A column of named fields, added to the page."""
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.column.addLayout(form)
        return form

    def add_field(
        self, form: QFormLayout, label: str, widget: QWidget, tip: str, *paths: FieldPath
    ) -> Note:
        """Add a field that shows some paths; returns the note for what is wrong with them."""
        note = Note()
        name = label.replace("&", "").rstrip(":")
        widget.setAccessibleName(name)
        widget.setToolTip(tip)
        together = QWidget()  # as wide as there is room, for the note
        together.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(together)
        column.setContentsMargins(0, 0, 0, 0)
        grows = bool(widget.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal)
        column.addWidget(widget, 0, Qt.AlignmentFlag(0) if grows else Qt.AlignmentFlag.AlignLeft)
        column.addWidget(note)
        form.addRow(label, together)
        found = form.labelForField(together)
        if isinstance(found, QLabel):
            found.setBuddy(widget)
        for path in paths:
            self.watch(path, widget, note)
        return note

    def watch(self, path: FieldPath, widget: QWidget, note: Note) -> None:
        """Show in a note what is wrong with a path."""
        self._fields[path] = (widget, note)

    def watch_table(self, path: FieldPath, table: EntryTable) -> None:
        """Show what is wrong with a list; the table itself tells what is wrong with its rows."""
        self.watch(path, table.view, table.note_of_list)

    def show_faults(self) -> None:
        """Tell every fault below the field that shows its path."""
        found: dict[Note, list[Fault]] = {note: [] for _, note in self._fields.values()}
        for fault in self.state.faults_in_view():
            length = next(
                (n for n in range(len(fault.path), 0, -1) if fault.path[:n] in self._fields), 0
            )
            is_of_row = length < len(fault.path) and isinstance(fault.path[length], int)
            if length and not (
                is_of_row and isinstance(self._fields[fault.path[:length]][0], QTableView)
            ):
                found[self._fields[fault.path[:length]][1]].append(fault)
        for note, faults in found.items():
            note.show_lines(dict.fromkeys(map(told, faults)))


def line_field(written: Callable[[str], None], longest: int = _LONGEST) -> LineField:
    """A field of one line that reports what was written; it takes so many letters."""
    field = LineField()
    field.setMaxLength(longest)
    field.setMinimumWidth(field.fontMetrics().averageCharWidth() * 2 * _SHORTEST)
    field.written.connect(written)
    return field


def choice(entries: Iterable[tuple[str, str]], chosen: Callable[[str], None]) -> QComboBox:
    """A list of texts with their values; it reports what the user chooses."""
    box = QComboBox()
    for text, value in entries:
        box.addItem(text, value)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.activated.connect(lambda _: chosen(box.currentData()))
    return box


def show_choice(box: QComboBox, value: str) -> None:
    """Show the entry of a value; none for a value that is not offered."""
    box.setCurrentIndex(box.findData(value))
