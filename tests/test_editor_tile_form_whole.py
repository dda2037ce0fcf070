"""Everything that is printed on a tile can be described in the form, and nothing of it is lost."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from copy import deepcopy
from types import MappingProxyType

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip
from test_editor_tile_form import (
    choose_with_keys,
    new_form,
    tiles,
    type_over,
    user,
    window,
)

from trackeditor.editor.tile_form.columns import (
    join_columns,
    line_columns,
    link_columns,
    overlap_columns,
    row_columns,
    shortcut_columns,
)
from trackeditor.editor.tile_form.draft import Draft, empty_draft, entry_faults
from trackeditor.editor.tile_form.fault_words import place_words, told
from trackeditor.editor.tile_form.notation import points_text, words_of
from trackeditor.editor.tile_form.own_tiles import draft_of, own_tiles, save_tile
from trackeditor.editor.tile_form.tile_window import TileWindow
from trackeditor.tiles import check_entry, entry_of_side, load_library, shipped_library

__all__ = ["tiles", "user", "window"]
LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
LIBRARY = shipped_library()
ENTRIES = {name: entry_of_side(LIBRARY.side(name)) for name in LIBRARY}
LISTS = {
    "rows": (row_columns, {"lanes": 2}),
    "shortcuts": (shortcut_columns, {"side": "right", "limit": 3, "rows": [0, 2]}),
    "joins": (join_columns, {"toward": "A", "cells": ["r0.0.0"]}),
    "lines": (line_columns, {"kind": "start", "road": 0, "after_row": 0}),
    "links": (link_columns, {"a": "r0.0.0", "b": "r0.1.0"}),
    "overlaps": (overlap_columns, {"a": ["r0.0.0"], "b": ["r1.0.0"]}),
}
WITH_EVERY_KEY = ("101", "102a", "134a", "142b", "153a", "220b", "324a", "407a", "411a")
"""Sides that have all the keys of docs/tile-format.md together."""


def lists_of(entry):
    """All lists of an entry that the form shows as tables, with their names."""
    for holder in (entry, *entry["roads"]):
        for name in LISTS:
            if name in holder:
                yield name, holder[name]


def written(column, item):
    """What somebody writes into a cell who wants it to say what an entry says."""
    if column.flag:
        return "on" if item.get(column.flag) else ""
    shown = column.show(item)
    return next((value for value, text in column.choices if text == shown), shown)


def described(name, item, *, without=None):
    """An entry of a list that was written cell by cell over the one with which a row begins."""
    make, blank = LISTS[name]
    row = blank
    for number, column in enumerate(make()):
        if number != without:
            row = column.put(row, written(column, item))
    return row


def printed(name):
    """All entries of a list on all printed sides."""
    return [
        item for entry in ENTRIES.values() for key, items in lists_of(entry) if key == name
        for item in items
    ]  # fmt: skip


# --- values --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LISTS)
def test_every_printed_row_can_be_written_in_the_cells_of_a_new_one(name):
    assert printed(name)
    for item in printed(name):
        assert described(name, item) == item


@pytest.mark.parametrize(
    ("name", "column"), [(name, n) for name in LISTS for n in range(len(LISTS[name][0]()))]
)
def test_without_any_of_its_columns_something_printed_could_not_be_written(name, column):
    assert any(described(name, item, without=column) != item for item in printed(name))


@pytest.mark.slow
def test_all_printed_sides_are_the_same_in_a_file_that_the_form_writes(tiles):
    """Each tile is saved under a number that the program does not have, and read again."""
    expected = {}
    for number, sides in LIBRARY.tiles.items():
        entries = {LIBRARY.side(name).face: ENTRIES[name] for name in sides}
        draft = Draft(str(number + 1000), f"home-{number}", MappingProxyType(entries))
        assert list(entry_faults(draft)) == []
        expected |= {draft.name(face): entry for face, entry in entries.items()}
        save_tile(draft, None, LIBRARY)
    library = load_library()
    assert len(expected) == 271
    assert {name: entry_of_side(library.side(name)) for name in library.own_files} == expected
    for tile in own_tiles(library):
        again = draft_of(tile, library)
        assert dict(again.sides) == {face: expected[again.name(face)] for face in again.faces}


# --- in the window -------------------------------------------------------------------------------


def describe(form: TileWindow, entry) -> None:
    """Describe a side from scratch in the fields of the form, from one page to the next."""
    page = form.side_page
    choose_with_keys(page.terrain, entry["terrain"])
    choose_with_keys(page.danger, entry["danger"])
    page.copies.setValue(entry["count"])
    for edge, tick in page.ends.edges.items():
        if tick.isChecked() != (edge in entry["edges"]):
            QTest.mouseClick(tick, LEFT, pos=QPoint(8, tick.height() // 2))
        if edge in entry["edges"]:
            page.ends.lanes[edge].setValue(entry["edges"][edge]["lanes"])
            if "skew" in entry["edges"][edge]:
                choose_with_keys(page.ends.skews[edge], entry["edges"][edge]["skew"])
    if entry.get("pit"):
        page.pit.click()
    form.pages.setCurrentWidget(form.roads_page)
    page = form.roads_page
    page.remove_button.click()
    for road in entry["roads"]:
        page.add_button.click()
        choose_with_keys(page.start, road["from"])
        choose_with_keys(page.end, road.get("to", ""))
        if "end" in road:
            type_over(page.end_point, words_of(road["end"]))
        if "via" in road:
            type_over(page.via, points_text(road["via"]))
        if "name" in road:
            type_over(page.name, road["name"])
        for name, table in (("rows", page.rows), ("shortcuts", page.shortcuts),
                            ("joins", page.joins)):  # fmt: skip
            fill(table, name, road.get(name, []))
    form.pages.setCurrentWidget(form.more_page)
    page = form.more_page
    for name, table in page.tables.items():
        fill(table, name, entry.get(name, []))
    if "grid" in entry:
        type_over(page.grid, words_of(entry["grid"]))
    for key, field in page.texts.items():
        if key in entry:
            type_over(field, entry[key])


def fill(table, name, items) -> None:
    """Bring the rows of a table to what is wanted, cell by cell."""
    while table.model.rowCount() < len(items):
        table.add.click()
    while table.model.rowCount() > len(items):
        table.model.remove(len(items))
    for row, item in enumerate(items):
        for number, column in enumerate(LISTS[name][0]()):
            index, text = table.model.index(row, number), written(column, item)
            if column.flag:
                state = Qt.CheckState.Checked if text else Qt.CheckState.Unchecked
                table.model.setData(index, state, Qt.ItemDataRole.CheckStateRole)
            else:
                table.model.setData(index, text)


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_EVERY_KEY)
def test_a_printed_side_can_be_described_from_scratch(window, name):
    form = new_form(window)
    describe(form, ENTRIES[name])
    assert form.state.entry == ENTRIES[name]
    assert form.state.remarks == ()
    assert form.drawing.is_current
    assert form.save()
    side = window.session.library.side("1001")
    assert entry_of_side(side) == ENTRIES[name]
    assert side.roads == LIBRARY.side(name).roads


def test_the_sides_described_from_scratch_have_every_key():
    def keys(entry):
        return {
            *entry,
            *(key for road in entry["roads"] for key in road),
            *(key for road in entry["roads"] for row in road["rows"] for key in row),
        }

    everything = set().union(*map(keys, ENTRIES.values()))
    chosen = set().union(*(keys(ENTRIES[name]) for name in WITH_EVERY_KEY))
    assert everything - chosen == set()


def popup_of(view) -> QComboBox:
    """The list that stands open in a cell."""
    QTest.qWait(5)
    box = view.findChild(QComboBox)
    assert box.view().isVisible()
    return box


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_any_entry_of_a_list_in_a_cell_can_be_chosen(window, way):
    """The third kind of line, past the second one; then the list is gone."""
    form = new_form(window)
    form.pages.setCurrentWidget(form.more_page)
    table = form.more_page.tables["lines"]
    QTest.mouseClick(table.add, LEFT)
    index = table.model.index(0, 0)
    if way == "keys":
        table.view.setFocus()
        table.view.setCurrentIndex(index)
        QTest.keyClick(table.view, KEY.Key_F2)
        entries = popup_of(table.view).view()
        for key in (KEY.Key_Down, KEY.Key_Down, KEY.Key_Return):
            QTest.keyClick(entries, key)
    else:
        spot = table.view.visualRect(index).center()
        QTest.mouseClick(table.view.viewport(), LEFT, pos=spot)
        QTest.mouseDClick(table.view.viewport(), LEFT, pos=spot)
        entries = popup_of(table.view).view()
        spot = entries.visualRect(entries.model().index(2, 0)).center()
        QTest.qWait(QApplication.doubleClickInterval())
        QTest.mouseMove(entries.viewport(), spot)
        QTest.mouseClick(entries.viewport(), LEFT, pos=spot)
    assert form.state.entry["lines"] == [{"kind": "start-finish", "road": 0, "after_row": 0}]
    QTest.qWait(5)
    assert table.view.findChild(QComboBox) is None
    assert form.state.stack.count() == 2


def test_the_drawing_tells_the_name_of_the_cell_under_the_pointer(window):
    """Two rows of two lanes from D, below, to A: the first row lies below, its left lane left."""
    form = new_form(window)
    drawing = form.drawing
    middle = QPointF(drawing.width() / 2, drawing.height() / 2)
    aside = QPointF(drawing.width() * 0.05, 0)
    below = QPointF(0, drawing.height() * 0.1)
    assert drawing.cell_at(middle - aside + below) == "r0.0.0"
    assert drawing.cell_at(middle + aside + below) == "r0.0.1"
    assert drawing.cell_at(middle + aside - below) == "r0.1.1"
    assert drawing.cell_at(QPointF(1, 1)) is None
    drawing.turn(3)
    assert drawing.cell_at(middle + aside - below) == "r0.0.0"
    spot = (middle + aside - below).toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, spot, drawing.mapToGlobal(spot))
    QApplication.sendEvent(drawing, event)
    assert QToolTip.text() == "Cell r0.0.0"
    QToolTip.hideText()


# --- what is wrong, in the words of the form -----------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_faults_name_fields_and_no_keys_in_every_language(window, translators, language):
    translators.put_on(language)
    road = {"from": "D", "to": "A", "rows": [{"lanes": 2}, {"lanes": 2}]}
    for fault in check_entry({**empty_draft(1001, "x").sides[""], "edges": {}, "roads": [road]}):
        assert "edges" not in told(fault)
    over = {**empty_draft(1001, "x").sides[""], "over": "r7"}
    (fault,) = check_entry(over)
    assert "over" not in told(fault).split("r7")[0]
    assert place_words(fault.path) != "over"


def test_a_cell_with_the_name_of_a_key_keeps_its_name():
    link = {"a": "b", "b": "r0.0.0"}
    (fault,) = check_entry({**empty_draft(1001, "x").sides[""], "links": [link]})
    assert told(fault).startswith("cell 'b' is named but not described by any row")
    assert place_words(fault.path) == "Contact 0, One cell"


def test_a_note_is_as_wide_as_the_page_whatever_the_field_above_it(qtbot, window):
    form = new_form(window)
    form.state.edit(("edges", "A"), {"lanes": 2}, "Road end")
    form.pages.setCurrentWidget(form.roads_page)
    choose_with_keys(form.roads_page.end, "B")
    qtbot.waitExposed(form)
    _, note = form.roads_page._fields["roads", 0, "to"]
    assert "'Road ends'" in note.text()
    assert note.width() > 2 * form.roads_page.end.width()
    assert note.width() == form.roads_page.via.width()


# --- every edit is a step -------------------------------------------------------------------------


def test_every_button_makes_a_step_and_leaves_the_tile_before_it_alone(window):
    """The buttons of roads and of a table; undo brings everything back."""
    form = new_form(window)
    road = {"from": "D", "to": "A", "rows": [{"lanes": 2}, {"lanes": 1}]}
    form.state.edit(("roads",), [road], "Rows unlike each other")
    page = form.roads_page
    form.pages.setCurrentWidget(page)
    rows = page.rows
    for button in (page.add_button, page.remove_button, rows.add, rows.up, rows.remove):
        rows.view.setCurrentIndex(rows.model.index(1, 0))
        before, known = form.state.draft, deepcopy(form.state.entry)
        steps = form.state.stack.index()
        button.click()
        assert form.state.stack.index() == steps + 1, button.text()
        assert before.sides[""] == known != form.state.entry
        assert [one.fault for one in form.state.remarks] == check_entry(form.state.entry)
        form.undo()
        assert form.state.entry == known
