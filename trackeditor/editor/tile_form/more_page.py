"""The page of what else is printed: lines, grid, bridges, contacts, notes."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trackeditor.editor.docks.fields import LineField
from trackeditor.editor.tile_form.columns import line_columns, link_columns, overlap_columns
from trackeditor.editor.tile_form.draft import GONE, FieldPath
from trackeditor.editor.tile_form.entry_table import EntryTable
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.notation import text_of, words_of
from trackeditor.editor.tile_form.page import Page, line_field


class MorePage(Page):
    """Shows and edits what lies across or beside the roads."""

    def __init__(self, state: FormState, parent: QWidget | None = None) -> None:
        super().__init__(state, "", parent)
        self.title = self.tr("&Lines and more")
        self.tables = {
            "lines": EntryTable(
                state,
                self.tr("Lines across a road"),
                line_columns(),
                {"kind": "start", "road": 0, "after_row": 0},
            ),
            "links": EntryTable(
                state,
                self.tr("Contacts of cells that their shapes do not show"),
                link_columns(),
                {"a": "r0.0.0", "b": "r0.1.0"},
            ),
            "overlaps": EntryTable(
                state,
                self.tr("Cells that share ground"),
                overlap_columns(),
                {"a": ["r0.0.0"], "b": ["r1.0.0"]},
            ),
        }
        self.column.addWidget(self.tables["lines"])
        form = self.new_form()
        self.grid = line_field(
            lambda text: self.state.edit(
                ("grid",), text.replace(",", " ").split() or GONE, self.tr("Grid")
            )
        )
        self.add_field(
            form,
            self.tr("&Grid boxes:"),
            self.grid,
            self.tr("Names of the cells with grid boxes, behind each other: 'r0.0.0 r0.0.1'"),
            ("grid",),
        )
        self.texts = {key: self._text(key) for key in ("over", "note", "decided")}
        self.add_field(
            form,
            self.tr("Road &above:"),
            self.texts["over"],
            self.tr("The road that passes above the others, by its name or as r1"),
            ("over",),
        )
        self.add_field(
            form,
            self.tr("N&ote:"),
            self.texts["note"],
            self.tr("What is worth knowing about the picture"),
            ("note",),
        )
        self.add_field(
            form,
            self.tr("De&cided:"),
            self.texts["decided"],
            self.tr("What the picture leaves open, and how it is read here"),
            ("decided",),
        )
        self.column.addWidget(self.tables["links"])
        self.column.addWidget(self.tables["overlaps"])
        self.column.addStretch(1)

    def _text(self, key: str) -> LineField:
        return line_field(
            lambda text: self.state.edit((key,), text.strip() or GONE, self.tr("Text"))
        )

    def show_entry(self) -> None:
        """Show the side in view and what is wrong with it."""
        for key, table in self.tables.items():
            table.show_list((key,))
            self.watch_table((key,), table)
        self.grid.show_text(words_of(self.state.value(("grid",))))
        for key, field in self.texts.items():
            field.show_text(text_of(self.state.value((key,))))
        self.show_faults()

    def go_to(self, path: FieldPath) -> bool:
        """Lead to a field, or to the cell of a table."""
        table = self.tables.get(str(path[0])) if path else None
        if table is not None and len(path) > 1:
            table.go_to(path)
            self.ensureWidgetVisible(table.view)
            return True
        return super().go_to(path)
