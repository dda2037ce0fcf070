"""The page of the roads: where each leads, its rows, shortcuts and forks."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from trackeditor.editor.tile_form.columns import join_columns, row_columns, shortcut_columns
from trackeditor.editor.tile_form.draft import GONE, Entry, FieldPath, put
from trackeditor.editor.tile_form.entry_table import EntryTable
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.notation import (
    numbers_from,
    points_from,
    points_text,
    words_of,
)
from trackeditor.editor.tile_form.own_tiles import LONGEST_NAME
from trackeditor.editor.tile_form.page import Page, choice, line_field, show_choice

_LETTERS = 12  # of an edge that is none, as it may stand in a text
_EDGES = tuple((edge, edge) for edge in "ABCDEF")


class RoadsPage(Page):
    """Shows and edits one road after the other."""

    def __init__(self, state: FormState, parent: QWidget | None = None) -> None:
        super().__init__(state, "", parent)
        self.title = self.tr("&Roads")
        self._road = 0
        self.roads = choice([], lambda _: self._show_road(self.roads.currentIndex()))
        self.start = choice(_EDGES, self._write_start)
        self.end = choice([*_EDGES, (self.tr("inside the tile"), "")], self._write_end)
        self.end_point = line_field(self._write_end_point)
        self.via = line_field(self._write_via)
        self.name = line_field(self._write_name, LONGEST_NAME)
        self.rows = EntryTable(
            state, self.tr("Rows, in driving order"), row_columns(), {"lanes": 2}, optional=False
        )
        self.shortcuts = EntryTable(
            state,
            self.tr("Shortcuts"),
            shortcut_columns(),
            {"side": "right", "limit": 3, "rows": [0, 2]},
        )
        self.joins = EntryTable(
            state,
            self.tr("Forks: where the end of this branch joins another road"),
            join_columns(),
            {"toward": "A", "cells": ["r0.0.0"]},
        )
        self.rows.row_chosen.connect(self._choose_row)
        self._lay_out()

    def _lay_out(self) -> None:
        self._form = form = self.new_form()
        self.roads.setObjectName("roads")
        self.add_field(
            form,
            self.tr("R&oad:"),
            self.roads,
            self.tr("The road that is shown below"),
            ("roads",),
        )
        self.add_button = QPushButton(self.tr("Add a road"))
        self.add_button.setToolTip(self.tr("Add a road to this side"))
        self.add_button.clicked.connect(self.add_road)
        self.remove_button = QPushButton(self.tr("Remove this road"))
        self.remove_button.setToolTip(self.tr("Remove the road that is shown below"))
        self.remove_button.clicked.connect(self.remove_road)
        buttons = QHBoxLayout()
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        form.addRow("", buttons)
        tips = {
            "from": self.tr("The edge at which the road begins; left and right are seen from here"),
            "to": self.tr("The edge at which it ends; a branch ends inside the tile"),
            "end": self.tr("Where the branch ends: x to the right, y down, the tile has radius 1"),
            "via": self.tr(
                "Points of the centre line where it is neither straight nor an arc: '0 0.48 |"
                " 0.05 0.03'"
            ),
            "name": self.tr("A name by which it can be called the road that passes above"),
        }
        fields = {
            "from": (self.tr("Fro&m edge:"), self.start),
            "to": (self.tr("&To edge:"), self.end),
            "end": (self.tr("Ends at:"), self.end_point),
            "via": (self.tr("Leads o&ver:"), self.via),
            "name": (self.tr("Name:"), self.name),
        }
        self._notes = {
            key: self.add_field(form, label, field, tips[key])
            for key, (label, field) in fields.items()
        }
        for table in (self.rows, self.shortcuts, self.joins):
            self.column.addWidget(table)
        self.column.addStretch(1)

    # --- what it shows -------------------------------------------------------------------------

    def show_entry(self) -> None:
        """Show the road in hand and what is wrong with it."""
        roads = self._roads()
        self._road = max(0, min(self._road, len(roads) - 1))
        self.roads.clear()
        for number, road in enumerate(roads):
            self.roads.addItem(_title(number, road), number)
        self.roads.setCurrentIndex(self._road if roads else -1)
        has_road = bool(roads)
        for widget in (self.roads, self.remove_button, self.start, self.end, self.end_point,
                       self.via, self.name, self.rows, self.shortcuts, self.joins):  # fmt: skip
            widget.setEnabled(has_road)
        self._show_fields()
        self.rows.show_list(self._at("rows"))
        self.shortcuts.show_list(self._at("shortcuts"))
        self.joins.show_list(self._at("joins"))
        self._watch()
        self.show_faults()

    def _show_fields(self) -> None:
        road = self.state.value(self._at(), {})
        road = road if isinstance(road, dict) else {}
        show_choice(self.start, road.get("from", ""))
        show_choice(self.end, road.get("to", ""))
        is_branch = "to" not in road
        self._form.setRowVisible(self._row_of(self.end_point), is_branch)
        self.end_point.show_text(words_of(road.get("end")))
        self.via.show_text(points_text(road.get("via")))
        self.name.show_text(str(road.get("name", "")))
        self.joins.setVisible(is_branch or "joins" in road)

    def _row_of(self, field: QWidget) -> QWidget:
        """The widget that stands in the form for a field, with its note."""
        around = field.parentWidget()
        return field if around is None else around

    def _watch(self) -> None:
        """Show faults of the road in hand at its fields."""
        kept = {path: field for path, field in self._fields.items() if len(path) < 2}
        self._fields = kept
        fields = {"from": self.start, "to": self.end, "end": self.end_point, "via": self.via,
                  "name": self.name}  # fmt: skip
        for key, widget in fields.items():
            self.watch(self._at(key), widget, self._notes[key])
        for key, table in self._tables().items():
            self.watch_table(self._at(key), table)

    def _tables(self) -> dict[str, EntryTable]:
        return {"rows": self.rows, "shortcuts": self.shortcuts, "joins": self.joins}

    def go_to(self, path: FieldPath) -> bool:
        """Lead to the field of a road, or to the cell of a table."""
        if path[:1] != ("roads",):
            return False
        if len(path) > 1 and isinstance(path[1], int):
            self._show_road(path[1])
        table = self._tables().get(str(path[2])) if len(path) > 2 else None
        if table is not None and len(path) > 3:
            table.go_to(path)
            self.ensureWidgetVisible(table.view)
            return True
        return super().go_to(path)

    def _show_road(self, road: int) -> None:
        if 0 <= road < len(self._roads()) and road != self._road:
            self._road = road
            self.state.choose_row(())
            self.show_entry()

    def _roads(self) -> list[Any]:
        """The roads as a list of its own: what is shown is changed by edits alone."""
        roads = self.state.value(("roads",), [])
        return list(roads) if isinstance(roads, list) else []

    def _at(self, *rest: str) -> FieldPath:
        return ("roads", self._road, *rest)

    def _choose_row(self, row: int) -> None:
        self.state.choose_row((*self._at("rows"), row) if row >= 0 else ())

    # --- what it writes ------------------------------------------------------------------------

    def add_road(self) -> None:
        """Add a road between two edges at which none ends yet, if there are such."""
        used = {road.get(end) for road in self._roads() for end in ("from", "to")}
        free = [edge for edge in self.state.value(("edges",), {}) if edge not in used]
        edges = [*reversed(free), "D", "A"]
        start, end = edges[0], next(edge for edge in edges[1:] if edge != edges[0])
        road: Entry = {"from": start, "to": end, "rows": [{"lanes": 2}, {"lanes": 2}]}
        self._road = len(self._roads())
        self.state.edit(("roads",), [*self._roads(), road], self.tr("Add a road"))

    def remove_road(self) -> None:
        """Remove the road in hand."""
        roads = self._roads()
        del roads[self._road : self._road + 1]
        self.state.edit(("roads",), roads, self.tr("Remove a road"))

    def _write_start(self, edge: str) -> None:
        self.state.edit(self._at("from"), edge, self.tr("From edge"))

    def _write_end(self, edge: str) -> None:
        road = self.state.value(self._at(), {})
        if edge:
            road = put(put(put(road, ("to",), edge), ("end",), GONE), ("joins",), GONE)
        else:
            road = put(put(road, ("to",), GONE), ("end",), [0, 0])
        self.state.edit(self._at(), road, self.tr("To edge"))

    def _write_end_point(self, text: str) -> None:
        self.state.edit(self._at("end"), numbers_from(text) or GONE, self.tr("End of the branch"))

    def _write_via(self, text: str) -> None:
        self.state.edit(self._at("via"), points_from(text) or GONE, self.tr("Points of the road"))

    def _write_name(self, text: str) -> None:
        self.state.edit(self._at("name"), text.strip() or GONE, self.tr("Name of the road"))


def _title(number: int, road: Any) -> str:
    """A road in a list: its number and edges."""
    if not isinstance(road, dict):
        return str(number)
    ends = [str(road.get(end, blank))[:_LETTERS] for end, blank in (("from", "?"), ("to", "·"))]
    return f"{number}: {' – '.join(ends)}"
