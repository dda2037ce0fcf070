"""Describing tiles in the window: list, form, drawing, saving, and everything that follows."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QInputDialog, QLineEdit, QWidget
from windows import User, make_window, settings_in

from trackeditor.editor.docks.catalogue import CatalogueDock
from trackeditor.editor.session import Session
from trackeditor.editor.tile_form.list_window import OwnTilesWindow
from trackeditor.editor.tile_form.tile_window import TileWindow
from trackeditor.grid import ORIGIN
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import (
    Edition,
    entry_of_side,
    load_library,
    save_user_boxes,
    shipped_library,
)
from trackeditor.tiles.saving import tile_text


@pytest.fixture
def tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "tiles"
    directory.mkdir()
    monkeypatch.setenv("TRACKEDITOR_TILES", str(directory))
    return directory


@pytest.fixture
def user():
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, user, tiles, tmp_path):
    """A window with a rally; the user says no to what it asks when the test is over."""
    window = make_window(qtbot, tmp_path, Session(load_library(), settings_in(tmp_path)))
    window.show_workbench()
    return window


def open_list(window) -> OwnTilesWindow:
    window.registry["application.tiles"].trigger()
    return window.findChild(OwnTilesWindow)


def new_form(window) -> TileWindow:
    own = open_list(window)
    QTest.mouseClick(own.buttons["new"], Qt.MouseButton.LeftButton)
    form = window.findChildren(TileWindow)[-1]
    bring_to_front(form)
    return form


def bring_to_front(form: TileWindow) -> None:
    """Let the form have the keyboard, as it has when a user works in it."""
    QTest.qWait(1)
    form.activateWindow()
    assert QTest.qWaitForWindowActive(form)
    assert QApplication.activeWindow() is form


def type_over(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def type_cell(form: TileWindow, row: int, column: int, text: str) -> None:
    """Go to a cell of the rows and write into it with the keyboard."""
    form.pages.setCurrentWidget(form.roads_page)
    view = form.roads_page.rows.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(row, column))
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.findChild(QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.qWait(1)  # the table takes the text over when the field has seen the key


def choose_with_keys(box: QComboBox, value: str) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == value


def colours(widget: QWidget) -> set[int]:
    image = widget.grab().toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 4)
            for y in range(0, image.height(), 4)}  # fmt: skip


# --- from scratch to the table -------------------------------------------------------------------


def test_a_side_is_described_drawn_saved_found_laid_and_opened_again(qtbot, window, tiles):
    form = new_form(window)
    qtbot.waitExposed(form)
    assert form.state.draft.number == "1001"
    before = form.drawing.grab().toImage()

    # A corner to the right: from D to B, with limits.
    page = form.side_page
    QTest.mouseClick(page.ends.edges["A"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    QTest.mouseClick(page.ends.edges["B"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert set(form.state.entry["edges"]) == {"B", "D"}
    assert not form.save_button.isEnabled()  # the road still leads to A
    form.pages.setCurrentWidget(form.roads_page)
    choose_with_keys(form.roads_page.end, "B")
    assert form.state.remarks == ()
    QTest.mouseClick(form.roads_page.rows.add, Qt.MouseButton.LeftButton)
    form.roads_page.rows.model.setData(form.roads_page.rows.model.index(1, 0), "corner")
    type_cell(form, 1, 1, "3 3 3 | 2")
    type_over(form.side_page.number, "1205")

    assert form.state.entry["roads"] == [
        {
            "from": "D",
            "to": "B",
            "rows": [{"lanes": 2}, {"corner": [[3, 3, 3], [2]]}, {"lanes": 2}],
        }
    ]
    assert form.drawing.is_current
    assert form.drawing.grab().toImage() != before

    QTest.keyClick(form, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert form.state.is_saved
    assert "'1205'" in (tiles / "home-made.yaml").read_text("utf-8") or "1205:" in (
        tiles / "home-made.yaml"
    ).read_text("utf-8")

    dock = window.findChild(CatalogueDock)
    dock.search_for("1205")
    dock.bring_up_to_date()
    assert dock.model.rowCount() == 1
    dock.view.setCurrentIndex(dock.model.index(0, 0))
    QTest.keyClick(dock.view, Qt.Key.Key_Return)
    assert [tile.side for tile in window.session.document.layout] == ["1205"]
    assert not [f for f in window.session.document.findings if f.code.startswith("PLC")]

    form.close()
    own = open_list(window)
    assert own.current().number == 1205
    QTest.keyClick(own.tree, Qt.Key.Key_Return)
    again = window.findChildren(TileWindow)[-1]
    assert again is not form
    assert dict(again.state.draft.sides) == dict(form.state.draft.sides)


def test_a_tile_that_lies_on_the_table_is_read_again_when_it_is_saved(window, tiles):
    form = new_form(window)
    form.save()
    document = window.session.document
    document.edit(Layout((PlacedTile("1001", ORIGIN),)), "lay")
    assert document.analysis.graph.layout is document.layout
    before = document.analysis
    picture = window.workbench.canvas.grab().toImage()
    form.state.edit(("terrain",), "snow", "Surface")
    form.save()
    assert document.analysis is not before
    assert window.session.library.side("1001").terrain.value == "snow"
    assert window.workbench.canvas.grab().toImage() != picture
    assert document.undo_stack.count() == 1


# --- faults --------------------------------------------------------------------------------------


def test_a_fault_is_told_at_its_field_and_nothing_can_be_saved(qtbot, window, tiles):
    form = new_form(window)
    type_cell(form, 0, 1, "9")
    table = form.roads_page.rows
    assert "9 is not allowed" in table.note.text()
    assert not table.note.isHidden()
    assert "9 is not allowed" in table.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert table.model.index(0, 1).data(Qt.ItemDataRole.BackgroundRole) is not None
    assert table.model.index(1, 1).data(Qt.ItemDataRole.BackgroundRole) is None
    assert not form.drawing.is_current
    assert not form.save_button.isEnabled()
    assert form.save() is False
    assert list(tiles.iterdir()) == []

    form.pages.setCurrentWidget(form.side_page)
    item = form.faults.list.item(0)
    assert "Road 0, Row 0, Printed, left to right" in item.text()
    rect = form.faults.list.visualItemRect(item)
    QTest.mouseClick(form.faults.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert form.pages.currentWidget() is form.roads_page
    assert (table.view.currentIndex().row(), table.view.currentIndex().column()) == (0, 1)

    QTest.keyClick(form, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.state.remarks == ()
    assert form.drawing.is_current
    assert form.save_button.isEnabled()


@pytest.mark.parametrize(
    ("number", "problem"),
    [("204", "the program has a tile 204"), ("12", "'12' is no number of a tile")],
)
def test_a_number_that_cannot_be_is_told_at_its_field(window, number, problem):
    form = new_form(window)
    type_over(form.side_page.number, number)
    _, note = form.side_page._fields[("number",)]
    assert problem in note.text()
    assert not form.save_button.isEnabled()


def test_a_tile_of_the_program_can_be_described_anew_when_one_says_so(window, tiles):
    form = new_form(window)
    type_over(form.side_page.number, "204")
    assert not form.side_page.replaces.isHidden()
    form.side_page.replaces.click()
    _, note = form.side_page._fields[("faces",)]
    assert "the program's tile has the sides 204a, 204b" in note.text()
    choose_with_keys(form.side_page.faces, "ab")
    assert form.state.remarks == ()
    assert form.save()
    library = window.session.library
    assert library.tiles[204] == ("204a", "204b")
    assert library.side("204b").roads == ()


def test_a_number_of_another_own_tile_is_refused(window, tiles):
    new_form(window).save()
    form = new_form(window)
    assert form.state.draft.number == "1002"
    type_over(form.side_page.number, "1001")
    _, note = form.side_page._fields[("number",)]
    assert "described in home-made.yaml too" in note.text()


def test_the_kind_of_a_row_is_chosen_from_a_list(window):
    form = new_form(window)
    form.pages.setCurrentWidget(form.roads_page)
    view = form.roads_page.rows.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    QTest.keyClick(view, Qt.Key.Key_F2)
    box = view.findChild(QComboBox)
    assert [box.itemData(row) for row in range(box.count())] == ["lanes", "corner", "gate"]
    QTest.keyClick(box, Qt.Key.Key_End)
    assert form.state.entry["roads"][0]["rows"] == [{"lanes": 2}, {"gate": [None, None]}]
    QTest.qWait(1)
    tick = view.visualRect(view.model().index(0, 3))
    spot = tick.center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert form.state.entry["roads"][0]["rows"][0] == {"lanes": 2, "slide": True}


def test_what_is_legal_but_odd_is_told_and_can_be_saved(window):
    form = new_form(window)
    form.state.edit(("edges", "B"), {"lanes": 2}, "Road end B")
    assert form.state.remarks == ()
    assert form.save_button.isEnabled()
    texts = [form.faults.list.item(row).text() for row in range(form.faults.list.count())]
    assert any(text.startswith("Road ends, B: no road leads to edge B") for text in texts)


# --- the text ------------------------------------------------------------------------------------


def test_text_and_fields_are_two_views_of_one_value(qtbot, window):
    form = new_form(window)
    form.pages.setCurrentWidget(form.text_page)
    field = form.text_page.field
    assert "terrain: gravel" in field.toPlainText()
    field.setPlainText(field.toPlainText().replace("gravel", "asphalt"))
    qtbot.waitUntil(lambda: form.state.entry["terrain"] == "asphalt")
    assert form.side_page.terrain.currentData() == "asphalt"
    form.state.edit(("danger",), "high", "Danger")
    assert "danger: high" in field.toPlainText()


def test_a_text_that_cannot_be_read_stays_and_is_told(qtbot, window, tiles):
    form = new_form(window)
    form.pages.setCurrentWidget(form.text_page)
    form.text_page.field.setPlainText("count: [")
    qtbot.waitUntil(lambda: bool(form.state.remarks))
    assert form.text_page.field.toPlainText() == "count: ["
    assert "not YAML" in form.text_page.note.text()
    assert not form.save_button.isEnabled()
    assert not form.state.is_saved
    form.pages.setCurrentWidget(form.side_page)
    assert form.text_page.field.toPlainText() == "count: ["
    form.text_page.field.setPlainText("count: 2\nterrain: snow\ndanger: low\nedges: {}\nroads: []")
    form.text_page.read()
    assert form.state.remarks == ()
    assert form.side_page.copies.value() == 2


def test_a_text_that_cannot_be_read_is_taken_back_first(window):
    form = new_form(window)
    form.pages.setCurrentWidget(form.text_page)
    form.state.edit(("danger",), "high", "Danger level")
    before = form.text_page.field.toPlainText()
    form.text_page.field.setPlainText("count: [")
    QTest.keyClick(form, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.text_page.field.toPlainText() == before
    assert form.state.remarks == ()
    QTest.keyClick(form, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.state.is_saved


def test_another_number_leaves_an_unread_text_alone(window):
    form = new_form(window)
    form.text_page.field.setPlainText("count: [")
    form.text_page.read()
    type_over(form.side_page.number, "1500")
    assert form.text_page.field.toPlainText() == "count: ["
    assert form.state.remarks
    assert not form.save_button.isEnabled()


def test_an_open_form_follows_another_language(qtbot, window, translators):
    form = new_form(window)
    form.state.edit(("danger",), "high", "Danger level")
    pages = form.pages
    translators.put_on("fr")
    qtbot.waitUntil(lambda: form.pages is not pages)
    assert form.side_page.danger.currentData() == "high"
    type_over(form.side_page.number, "1500")
    assert form.state.draft.number == "1500"


# --- copies, sides, steps ------------------------------------------------------------------------


def test_editing_a_printed_tile_makes_a_copy(window, user, tiles):
    own = open_list(window)

    def pick(dialog: QInputDialog) -> None:
        dialog.setTextValue("217")
        dialog.accept()

    user.will(pick)
    QTest.mouseClick(own.buttons["copy"], Qt.MouseButton.LeftButton)
    form = window.findChildren(TileWindow)[-1]
    assert form.state.draft.number == "1001"
    assert form.state.draft.faces == ("a", "b")
    form.state.edit(("danger",), "high", "Danger level")
    form.save()
    shipped = shipped_library()
    library = window.session.library
    assert entry_of_side(library.side("217a")) == entry_of_side(shipped.side("217a"))
    assert library.side("1001a").danger.value == "high"
    assert entry_of_side(library.side("1001b")) == entry_of_side(shipped.side("217b"))


def test_both_sides_are_described_and_shown(window):
    form = new_form(window)
    form.side_page.faces.setFocus()
    choose_with_keys(form.side_page.faces, "ab")
    assert form.state.draft.faces == ("a", "b")
    assert not form.other.isHidden()
    QTest.mouseClick(form.over_button, Qt.MouseButton.LeftButton)
    assert form.state.face == "b"
    assert form.drawing.face == "b"
    assert form.other.face == "a"
    assert not any(tick.isChecked() for tick in form.side_page.ends.edges.values())


def test_every_edit_is_a_step_that_can_be_taken_back(window):
    form = new_form(window)
    first = form.state.draft
    table = form.roads_page.rows
    form.pages.setCurrentWidget(form.roads_page)
    table.view.setFocus()
    table.view.setCurrentIndex(table.model.index(0, 0))
    QTest.keyClick(table.view, Qt.Key.Key_Insert)
    type_cell(form, 1, 2, "2")
    QTest.keyClick(table.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    rows = form.state.entry["roads"][0]["rows"]
    assert rows == [{"lanes": 2, "limit": 2}, {"lanes": 2}, {"lanes": 2}]
    for _ in range(3):
        QTest.keyClick(form, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.state.draft == first
    assert form.state.is_saved
    QTest.keyClick(form, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(form.state.entry["roads"][0]["rows"]) == 3


def test_the_row_in_hand_is_lit_up_and_the_side_can_be_turned(window):
    form = new_form(window)
    still = form.drawing.grab().toImage()
    form.pages.setCurrentWidget(form.roads_page)
    form.roads_page.rows.view.setCurrentIndex(form.roads_page.rows.model.index(1, 1))
    lit = form.drawing.grab().toImage()
    assert lit != still
    QTest.keyClick(form, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert form.drawing.rotation == 1
    assert form.drawing.grab().toImage() != lit
    turned = form.drawing.grab().toImage()
    form.moves.click()
    assert form.drawing.grab().toImage() != turned


# --- boxes, removing, closing --------------------------------------------------------------------


def test_a_tile_is_put_into_a_box_of_the_user(window, tiles):
    save_user_boxes(tiles, [Edition("attic", "Attic", "home", True, {204: 1})])
    form = new_form(window)
    type_over(form.side_page.box.lineEdit(), "attic")
    form.side_page.copies.setValue(3)
    form.save()
    boxes = window.session.library.editions
    assert dict(boxes["attic"].tiles) == {204: 1, 1001: 3}
    assert boxes["attic"].name == "Attic"
    type_over(form.side_page.number, "1300")
    form.save()
    assert dict(window.session.library.editions["attic"].tiles) == {204: 1, 1300: 3}
    assert "1001" not in window.session.library


def test_removing_asks_and_takes_the_tile_out_of_file_and_box(window, user, tiles):
    save_user_boxes(tiles, [Edition("attic", "Attic", "home", True, {204: 1})])
    entry = entry_of_side(shipped_library().side("204a"))
    (tiles / "home.yaml").write_text(tile_text({"1001": entry, "1002": entry}), "utf-8")
    window.session.use_library(load_library())
    own = open_list(window)
    user.will("cancel", "remove")
    QTest.mouseClick(own.buttons["remove"], Qt.MouseButton.LeftButton)
    assert "1001" in window.session.library
    QTest.mouseClick(own.buttons["remove"], Qt.MouseButton.LeftButton)
    assert "1001" not in window.session.library
    assert "1002" in window.session.library
    assert own.current().number == 1002


def test_an_unsaved_tile_asks_before_it_is_closed(window, user, tiles):
    form = new_form(window)
    form.state.edit(("danger",), "high", "Danger level")
    user.will("cancel")
    form.close()
    assert form.isVisible()
    user.will("save")
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert not form.isVisible()
    assert window.session.library.side("1001").danger.value == "high"


def test_the_window_does_not_close_over_an_unsaved_tile(window, user):
    form = new_form(window)
    form.state.edit(("danger",), "high", "Danger level")
    user.will("cancel")
    assert window.close() is False
    user.will("discard")
    assert window.close() is True


def test_a_tile_is_not_saved_while_a_race_holds_the_rally(window, user, tiles):
    form = new_form(window)
    window.session.document.hold("A race is on.")
    assert form.save() is False
    assert "A race is on." in user.seen[-1]
    assert list(tiles.iterdir()) == []
    window.session.document.release()
    assert form.save() is True


def test_what_the_disk_does_not_allow_is_told(window, user, tiles):
    (tiles / "home-made.yaml").write_text("]", "utf-8")
    form = new_form(window)
    form.state.edit(("danger",), "high", "Danger level")
    assert form.save() is False
    assert "not YAML" in user.seen[-1]
    assert (tiles / "home-made.yaml").read_text("utf-8") == "]"
    assert not form.state.is_saved


def test_without_a_directory_nothing_can_be_begun(qtbot, window, monkeypatch):
    monkeypatch.setenv("TRACKEDITOR_TILES", "")
    own = open_list(window)
    own.show_tiles()
    assert not own.buttons["new"].isEnabled()
    assert "TRACKEDITOR_TILES" in own.explanation.text()


# --- for everybody -------------------------------------------------------------------------------


def test_every_control_has_a_name_and_a_tip(window):
    from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QPlainTextEdit, QTableView

    form = new_form(window)
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTableView)
    for kind in kinds:
        for widget in form.findChildren(kind):
            inner = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox, QTableView))
            if widget.objectName().startswith("qt_") or inner or not widget.isVisibleTo(form):
                continue
            text = getattr(widget, "text", str)()
            assert widget.accessibleName() or text, widget
            if kind is not QTableView and widget.parent().objectName() != "qt_tabwidget_tabbar":
                assert widget.toolTip() or widget.metaObject().className() == "QToolButton", widget


def test_no_text_is_cut_off_with_large_letters(qtbot, window, qapp):
    font = qapp.font()
    large = qapp.font()
    large.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(large)
    try:
        form = new_form(window)
        form.resize(form.minimumSizeHint())
        assert form.width() <= 1280
        assert form.height() <= 720
        qtbot.waitExposed(form)
        from PySide6.QtWidgets import QPushButton

        for page in range(form.pages.count()):
            form.pages.setCurrentIndex(page)
            qapp.processEvents()
            for button in form.findChildren(QPushButton):
                if button.isVisible():
                    assert button.width() >= button.sizeHint().width(), button.text()
        for page in (form.side_page, form.roads_page, form.more_page):
            assert not page.horizontalScrollBar().isVisible()
        assert form.pages.tabBar().width() >= form.pages.tabBar().sizeHint().width()
    finally:
        qapp.setFont(font)
