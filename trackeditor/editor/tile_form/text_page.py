"""The page that shows the entry as the text of a tile file."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from trackeditor.editor.speech import said
from trackeditor.editor.tile_form.draft import Entry, FieldPath
from trackeditor.editor.tile_form.form_state import FormState, Unread
from trackeditor.editor.tile_form.notes import Note
from trackeditor.sentences import sentence
from trackeditor.tiles import Fault, check_entry
from trackeditor.tiles.saving import tile_text
from trackeditor.tiles.sources import read_tile_file

_PAUSE = 300  # milliseconds without a key until the text is read
_STAND_IN = "1001"
"""The name under which a text is read; what the tile is called plays no part in it."""


class TextPage(QWidget):
    """Shows the entry in view as text; what is typed is read after a short rest."""

    def __init__(self, state: FormState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.title = self.tr("Te&xt")
        self._read: Entry | None = None
        self._face: str | None = None
        self._text = ""
        self._was_unread = False
        self._is_reading = False
        explanation = QLabel(
            self.tr("The same side as it stands in a tile file. See docs/tile-format.md.")
        )
        explanation.setWordWrap(True)
        self.field = QPlainTextEdit()
        self.field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.field.setAccessibleName(self.tr("Entry of the tile file"))
        self.field.setToolTip(self.tr("What you change here is drawn and checked at once"))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.field.setUndoRedoEnabled(False)  # steps are those of the form
        self.note = Note()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.read)
        self.field.textChanged.connect(self._timer.start)
        column = QVBoxLayout(self)
        column.addWidget(explanation)
        column.addWidget(self.field, 1)
        column.addWidget(self.note)

    def show_entry(self) -> None:
        """Show the entry, unless the text says just that already."""
        entry, faults = self.state.entry, self.state.faults_in_view()
        is_unread = any(fault.path[:1] == ("text",) for fault in faults)
        is_given_up = self._was_unread and not is_unread and not self._is_reading
        self._was_unread = is_unread
        is_other = entry != self._read and not is_unread
        if self.state.face != self._face or is_other or is_given_up:
            self._face, self._read = self.state.face, entry
            self.field.blockSignals(True)
            unread = self.state.unread.get(self.state.face)
            self._text = text_of_entry(entry) if unread is None else unread.text
            self.field.setPlainText(self._text)
            self.field.blockSignals(False)
            self._timer.stop()
        self.note.show_lines(f"{fault.place}: {said(fault.problem)}; {said(fault.remedy)}"
                             for fault in faults if fault.path[:1] not in _OF_TILE)  # fmt: skip

    def read(self) -> None:
        """Take over what is written, if it can be read."""
        self._timer.stop()
        text = self.field.toPlainText()
        if text == self._text:
            return
        self._text = text
        entry, fault = entry_of_text(text)
        self._is_reading = True
        if fault is not None:
            self.state.take_unread(Unread(text, fault))
        elif entry is not None:
            self._read = entry
            self.state.take_unread(None)
            self.state.edit_entry(entry, self.tr("Text"))
        self._is_reading = False

    def go_to(self, path: FieldPath) -> bool:
        """Lead to the line of a field."""
        from trackeditor.tiles.sources import TileFile

        source = _whole(self.field.toPlainText()).encode(errors="replace")
        line = TileFile(Path(_STAND_IN), {}, source).line_of((_STAND_IN, *path))
        if path[:1] == ("text",) and len(path) > 1:
            line = int(path[1]) + 1
        self.field.setFocus()
        if line is not None and line > 1:
            block = self.field.document().findBlockByNumber(line - 2)
            self.field.setTextCursor(QTextCursor(block))
        return True


_OF_TILE = (("number",), ("file",), ("box",))


def text_of_entry(entry: Any) -> str:
    """An entry as the lines of a tile file below the name of a side.

    >>> print(text_of_entry({"count": 1, "edges": {}}))
    count: 1
    edges: {}
    <BLANKLINE>
    """
    roads = entry.get("roads") if isinstance(entry, dict) else None
    is_usual = isinstance(entry, dict) and (
        roads is None or (isinstance(roads, list) and all(map(_is_road, roads)))
    )
    if is_usual:
        _, _, body = tile_text({_STAND_IN: entry}).partition("\n")
        return dedent(body)
    import yaml

    dumped: str = yaml.safe_dump(entry, sort_keys=False, allow_unicode=True)
    return dumped


def _is_road(road: Any) -> bool:
    return isinstance(road, dict) and bool(road) and isinstance(road.get("rows", []), list)


def entry_of_text(text: str) -> tuple[Entry | None, Fault | None]:
    """The entry that a text is, or why it is none.

    >>> entry_of_text("count: 1")
    ({'count': 1}, None)
    >>> print(entry_of_text("count: [")[1].place)
    text.2
    """
    file = read_tile_file(Path(_STAND_IN), _whole(text).encode(errors="replace"))
    entry = file.entries.get(_STAND_IN)
    if isinstance(entry, dict):
        known = {(fault.problem, fault.remedy) for fault in check_entry(entry)}
        twice = [f for f in file.faults if (f.fault.problem, f.fault.remedy) not in known]
        if not twice:
            return entry, None
        return None, _placed(twice[0].fault, twice[0].line)
    if file.entries or not file.faults:
        problem = sentence("this is no list of keys with values")
        return None, Fault(("text",), problem, sentence("write keys such as 'count: 1'"))
    return None, _placed(file.faults[0].fault, file.faults[0].line)


def _placed(fault: Fault, line: int | None) -> Fault:
    """A fault of a text, at its line; the name above it is no line of the field."""
    return fault._replace(path=("text",) if line is None else ("text", max(1, line - 1)))


def _whole(text: str) -> str:
    return f"'{_STAND_IN}':\n{indent(text, '  ')}"
