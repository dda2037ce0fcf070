"""The page of the tile as a whole: number, file, box, surface, danger, road ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QGroupBox, QSpinBox, QWidget

from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.tile_form.draft import GONE, Draft, put, value_at
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.notes import Note
from trackeditor.editor.tile_form.own_tiles import LONGEST_NAME, own_boxes, own_directory, own_tiles
from trackeditor.editor.tile_form.page import Page, choice, line_field, show_choice
from trackeditor.tiles import Danger, Edition, Terrain, TileError, shipped_library, tile_number

_MOST_COPIES, _MOST_LANES = 99, 8
_USUAL_LANES = 2
_NAME_LENGTH = 18
_LONGEST_NUMBER = 12


class SidePage(Page):
    """Shows and edits what a tile is, and where its roads end."""

    def __init__(self, state: FormState, parent: QWidget | None = None) -> None:
        super().__init__(state, "", parent)
        self.title = self.tr("&Tile")
        self.number = line_field(self._write_number, _LONGEST_NUMBER)
        self.faces = choice(
            [(self.tr("one printed side"), ""), (self.tr("two sides, a and b"), "ab")],
            self._write_faces,
        )
        self.file = self._named_box(self._write_file)
        self.box = self._named_box(self._write_box)
        self.copies = QSpinBox()
        self.copies.setRange(1, _MOST_COPIES)
        self.copies.setKeyboardTracking(False)
        self.copies.valueChanged.connect(self._write_copies)
        words = tile_words()
        self.terrain = choice(
            [(words[terrain], terrain.value) for terrain in Terrain],
            lambda value: self.state.edit(("terrain",), value, self.tr("Surface")),
        )
        self.danger = choice(
            [(words[f"danger {danger.value}"], danger.value) for danger in Danger],
            lambda value: self.state.edit(("danger",), value, self.tr("Danger level")),
        )
        self.pit = QCheckBox(self.tr("A pit"))
        self.pit.clicked.connect(
            lambda is_on: self.state.edit(("pit",), True if is_on else GONE, self.tr("Pit"))
        )
        self.replaces = QCheckBox(self.tr("Use it instead of the program's tile"))
        self.replaces.clicked.connect(self._write_replaces)
        self._lay_out()
        self.ends = RoadEnds(state, self)
        self.column.addWidget(self.ends)
        self.column.addStretch(1)

    def _named_box(self, written: Any) -> QComboBox:
        box = QComboBox()
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field = line_field(written, LONGEST_NAME)
        field.setMinimumWidth(0)
        box.setLineEdit(field)
        box.setMinimumContentsLength(_NAME_LENGTH)
        box.activated.connect(lambda _: written(box.currentText()))
        return box

    def _lay_out(self) -> None:
        form = self.new_form()
        self.add_field(
            form,
            self.tr("&Number:"),
            self.number,
            self.tr("Number of the tile; from 1000 on the program has none"),
            ("number",),
        )
        self.add_field(
            form,
            self.tr("S&ides:"),
            self.faces,
            self.tr("Whether one or both sides of the tile are printed"),
            ("faces",),
        )
        self.add_field(
            form,
            self.tr("Tile &file:"),
            self.file,
            self.tr("The file that describes it; its name is the series of the tile"),
            ("file",),
        )
        self.add_field(
            form,
            self.tr("&Box:"),
            self.box,
            self.tr("Short name of a box of yours; empty: tiles of a file are a box of their own"),
            ("box",),
        )
        self.add_field(
            form, self.tr("&Copies:"), self.copies, self.tr("Copies of the tile"), ("count",)
        )
        self.add_field(
            form,
            self.tr("Sur&face:"),
            self.terrain,
            self.tr("Surface of the roads of the side in view"),
            ("terrain",),
        )
        self.add_field(
            form,
            self.tr("&Danger:"),
            self.danger,
            self.tr("Danger level printed on the side in view"),
            ("danger",),
        )
        self.add_field(
            form,
            "",
            self.pit,
            self.tr("The side in view is a pit: no road, but cars stop on the straights beside it"),
            ("pit",),
        )
        self.pit.setAccessibleName(self.pit.text())
        self.add_field(
            form,
            "",
            self.replaces,
            self.tr("For a number of the program: correct what it says of the tile"),
            ("replaces",),
        )
        self.replaces.setAccessibleName(self.replaces.text())

    # --- what it shows -------------------------------------------------------------------------

    def show_entry(self) -> None:
        """Show the tile, the side in view and what is wrong."""
        draft, entry = self.state.draft, self.state.entry
        self.number.show_text(draft.number)
        show_choice(self.faces, "" if len(draft.faces) == 1 else "ab")
        self._show_names(draft)
        self.copies.blockSignals(True)
        count = entry.get("count")
        self.copies.setValue(count if isinstance(count, int) else 1)
        self.copies.blockSignals(False)
        show_choice(self.terrain, entry.get("terrain", ""))
        show_choice(self.danger, entry.get("danger", ""))
        self.pit.setChecked(entry.get("pit") is True)
        is_taken = tile_number(draft.number) in shipped_library().tiles
        self.replaces.setChecked(entry.get("replaces") is True)
        self.replaces.setVisible(is_taken or "replaces" in entry)
        self.ends.show_entry()
        self.show_faults()

    def _show_names(self, draft: Draft) -> None:
        files = {tile.path.stem for tile in own_tiles(self.state.session.library)}
        _offer(self.file, sorted(files), draft.file)
        _offer(self.box, ["", *self._boxes()], draft.box)
        is_new = self.state.original is None
        self.file.setEnabled(is_new)

    def _boxes(self) -> dict[str, Edition]:
        original = self.state.original
        try:
            return own_boxes(original.path.parent if original is not None else own_directory())
        except TileError:
            return {}  # told when the tile is saved

    # --- what it writes ------------------------------------------------------------------------

    def _write_number(self, text: str) -> None:
        self.state.edit_draft(replace(self.state.draft, number=text.strip()), self.tr("Number"))

    def _write_file(self, text: str) -> None:
        name = text.strip().removesuffix(".yaml")
        self.state.edit_draft(replace(self.state.draft, file=name), self.tr("File"))

    def _write_box(self, text: str) -> None:
        self.state.edit_draft(replace(self.state.draft, box=text.strip()), self.tr("Box"))

    def _write_faces(self, faces: str) -> None:
        draft = self.state.draft
        if bool(faces) != (len(draft.faces) > 1):
            self.state.edit_draft(draft.with_faces(bool(faces)), self.tr("Sides"))

    def _write_copies(self, copies: int) -> None:
        draft = self.state.draft
        for face, entry in draft.sides.items():
            draft = draft.with_side(face, put(entry, ("count",), copies))
        self.state.edit_draft(draft, self.tr("Copies"))

    def _write_replaces(self, is_on: bool) -> None:
        draft = self.state.draft
        for face, entry in draft.sides.items():
            draft = draft.with_side(face, put(entry, ("replaces",), True if is_on else GONE))
        self.state.edit_draft(draft, self.tr("Instead of the program's"))


def _offer(box: QComboBox, names: list[str], shown: str) -> None:
    """Offer some names, and show one without touching what is being written."""
    if [box.itemText(row) for row in range(box.count())] != names:
        text = box.currentText()
        box.blockSignals(True)
        box.clear()
        box.addItems(names)
        box.setEditText(text)
        box.blockSignals(False)
    field: Any = box.lineEdit()
    field.show_text(shown)


class RoadEnds(QGroupBox):
    """The six edges: whether a road ends there, its lanes, its slant."""

    def __init__(self, state: FormState, page: Page) -> None:
        super().__init__()
        self.setTitle(self.tr("Road ends"))
        self._state = state
        self.edges: dict[str, QCheckBox] = {}
        self.lanes: dict[str, QSpinBox] = {}
        self.skews: dict[str, QComboBox] = {}
        names = {
            "A": self.tr("&A, above"),
            "B": self.tr("B, right above"),
            "C": self.tr("C, right below"),
            "D": self.tr("D, below"),
            "E": self.tr("E, left below"),
            "F": self.tr("F, left above"),
        }
        grid = QGridLayout(self)
        grid.setColumnStretch(3, 1)
        for row, (edge, name) in enumerate(names.items()):
            self._add_edge(edge, name)
            grid.addWidget(self.edges[edge], 2 * row, 0)
            grid.addWidget(self.lanes[edge], 2 * row, 1)
            grid.addWidget(self.skews[edge], 2 * row, 2)
            note = Note()
            grid.addWidget(note, 2 * row + 1, 0, 1, 4)
            page.watch(("edges", edge), self.edges[edge], note)

    def _add_edge(self, edge: str, name: str) -> None:
        tick = QCheckBox(name)
        tick.setToolTip(self.tr("A road ends at edge {edge}").format(edge=edge))
        tick.clicked.connect(lambda is_on: self._write_edge(edge, is_on))
        lanes = QSpinBox()
        lanes.setRange(1, _MOST_LANES)
        lanes.setKeyboardTracking(False)
        lanes.setAccessibleName(self.tr("Lanes at edge {edge}").format(edge=edge))
        lanes.setToolTip(lanes.accessibleName())
        lanes.valueChanged.connect(
            lambda number: self._state.edit(("edges", edge, "lanes"), number, lanes.toolTip())
        )
        skew = choice(
            [
                (self.tr("straight out"), ""),
                (self.tr("slanting left"), "left"),
                (self.tr("slanting right"), "right"),
            ],
            lambda value: self._state.edit(
                ("edges", edge, "skew"), value or GONE, self.tr("Slant")
            ),
        )
        skew.setAccessibleName(self.tr("Slant at edge {edge}").format(edge=edge))
        skew.setToolTip(
            self.tr("Whether the road leaves the edge at a slant; its cells go on beyond it")
        )
        self.edges[edge], self.lanes[edge], self.skews[edge] = tick, lanes, skew

    def show_entry(self) -> None:
        """Show the edges of the side in view."""
        for edge, tick in self.edges.items():
            end = self._state.value(("edges", edge))
            tick.setChecked(end is not None)
            lanes = self.lanes[edge]
            lanes.blockSignals(True)
            number = value_at(end, ("lanes",))
            lanes.setValue(number if isinstance(number, int) else _USUAL_LANES)
            lanes.blockSignals(False)
            show_choice(self.skews[edge], value_at(end, ("skew",), ""))
            lanes.setEnabled(end is not None)
            self.skews[edge].setEnabled(end is not None)

    def _write_edge(self, edge: str, is_on: bool) -> None:
        end = {"lanes": self.lanes[edge].value()} if is_on else GONE
        self._state.edit(("edges", edge), end, self.tr("Road end {edge}").format(edge=edge))
