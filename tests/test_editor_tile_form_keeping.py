"""Work on tiles of one's own is not lost: recovery copies, other programs, another language."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from test_editor_tile_form import (
    bring_to_front,
    new_form,
    open_list,
    tiles,
    type_over,
    user,
    window,
)

from trackeditor.editor.recovery import Recovery
from trackeditor.editor.tile_form.tile_window import TileWindow
from trackeditor.tiles import load_library

__all__ = ["tiles", "user", "window"]
LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key


def saved_form(window) -> TileWindow:
    form = new_form(window)
    form.save()
    form.close()
    own = open_list(window)
    QTest.mouseClick(own.buttons["edit"], LEFT)
    form = window.findChildren(TileWindow)[-1]
    bring_to_front(form)
    return form


def change(form: TileWindow, danger: str = "high") -> None:
    form.state.edit(("danger",), danger, "Danger level")


# --- closing the list ----------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["button", "escape", "frame"])
def test_the_list_of_tiles_closes_and_opens_again(window, way):
    own = open_list(window)
    assert own.isVisible()
    if way == "button":
        QTest.mouseClick(own.buttons["close"], LEFT)
    elif way == "escape":
        QTest.keyClick(own, KEY.Key_Escape)
    else:
        assert own.close()
    assert not own.isVisible()
    assert open_list(window).isVisible()


# --- steps ---------------------------------------------------------------------------------------


def test_undo_and_redo_can_be_pressed_as_soon_as_there_is_a_step(window):
    form = new_form(window)
    assert not form.undo_button.isEnabled()
    type_over(form.side_page.number, "1300")
    assert form.undo_button.isEnabled()
    assert not form.redo_button.isEnabled()
    QTest.mouseClick(form.undo_button, LEFT)
    assert form.state.draft.number == "1001"
    assert not form.undo_button.isEnabled()
    assert form.redo_button.isEnabled()
    QTest.mouseClick(form.redo_button, LEFT)
    assert form.state.draft.number == "1300"
    assert not form.redo_button.isEnabled()


# --- other programs ------------------------------------------------------------------------------


def test_a_tile_that_another_program_changed_is_not_overwritten_without_a_question(
    window, user, tiles
):
    form = saved_form(window)
    file = tiles / "home-made.yaml"
    file.write_text(file.read_text("utf-8").replace("danger: low", "danger: medium"), "utf-8")
    theirs = file.read_text("utf-8")
    change(form)
    user.will("cancel")
    assert form.save() is False
    assert file.read_text("utf-8") == theirs
    assert "Tile 1001 was changed by another program." in user.seen[-1]
    user.will("overwrite")
    assert form.save()
    assert load_library().side("1001").danger.value == "high"


def test_both_are_kept_when_mine_gets_another_number(window, user, tiles):
    form = saved_form(window)
    file = tiles / "home-made.yaml"
    file.write_text(file.read_text("utf-8").replace("danger: low", "danger: medium"), "utf-8")
    change(form)
    user.will("new")
    assert form.save()
    library = load_library()
    assert library.side("1001").danger.value == "medium"
    assert library.side("1002").danger.value == "high"


def test_a_change_of_another_tile_in_the_file_raises_no_question(window, user, tiles):
    form = saved_form(window)
    file = tiles / "home-made.yaml"
    mine = file.read_text("utf-8")
    again = mine[mine.index("1001:") :].replace("1001", "1007")
    file.write_text(f"{mine}\n{again}", "utf-8")
    change(form)
    assert form.save()
    assert user.seen == []
    assert load_library().side("1007").danger.value == "low"


def test_a_number_that_a_second_editor_took_is_refused(window, user, tiles):
    form = new_form(window)
    other = new_form(window)
    other.save()
    change(form)
    assert form.save() is False
    assert load_library().side("1001").danger.value == "low"


# --- another language, another face --------------------------------------------------------------


def test_a_text_that_cannot_be_read_outlives_another_language_and_the_other_side(qtbot, window):
    form = new_form(window)
    form.state.edit_draft(form.state.draft.with_faces(double=True), "Sides")
    form.pages.setCurrentWidget(form.text_page)
    form.text_page.field.setPlainText("count: [broken")
    page = form.text_page
    QApplication.sendEvent(form, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: form.text_page is not page)
    assert form.text_page.field.toPlainText() == "count: [broken"
    assert form.pages.currentWidget() is form.text_page
    assert form.state.remarks
    form.turn_over()
    assert form.text_page.field.toPlainText() != "count: [broken"
    form.turn_over()
    assert form.text_page.field.toPlainText() == "count: [broken"


# --- recovery copies -----------------------------------------------------------------------------


@pytest.fixture
def keeper(window, tmp_path):
    """The recovery of the window's process, and that of one which is started afterwards."""
    later = Recovery(window.session.document, tmp_path / "recovery", window)
    return window.recovery, later


def test_an_unsaved_tile_has_a_copy_until_it_is_saved_or_given_up(window, user, keeper):
    recovery, _ = keeper
    form = new_form(window)
    assert form.keep_copy() is False
    change(form)
    assert form.keep_copy()
    assert len(list(form._copy.path.parent.glob("*.recovery.json"))) == 1
    form.save()
    assert not form._copy.path.exists()
    change(form, "medium")
    recovery.keep_all()
    path = form._copy.path
    assert path.exists()
    user.will("discard")
    form.close()
    assert not path.exists()


def test_a_tile_of_a_process_that_was_killed_is_described_further(qtbot, window, user, keeper):
    form = new_form(window)
    change(form)
    form.pages.setCurrentWidget(form.text_page)
    form.text_page.field.setPlainText("count: [broken")
    form.text_page.read()
    assert form.keep_copy()
    form._copy._lock.unlock()  # nobody holds it when the process is gone
    form._copy._lock = None
    draft = form.state.draft
    form.state.stack.setClean()
    form.state.take_unread(None)
    form.close()
    QApplication.sendPostedEvents(form, QEvent.Type.DeferredDelete)
    window.offer_recovery()
    user.will("recover")
    window.recover()
    again = window.findChildren(TileWindow)[-1]
    assert again.state.draft == draft
    assert not again.state.is_saved
    assert again.text_page.field.toPlainText() == "count: [broken"
    assert window.recovery.waiting() == []


def test_the_window_leaves_no_copy_behind_when_everybody_was_asked(window, user, tmp_path):
    form = new_form(window)
    change(form)
    assert form.keep_copy()
    user.will("discard")
    assert window.close()
    assert list((tmp_path / "recovery").glob("*.recovery.json")) == []


# --- words, names and room -----------------------------------------------------------------------


def test_a_fault_is_told_in_the_words_of_the_form(window):
    form = new_form(window)
    tick = form.side_page.ends.edges["A"]
    tick.click()
    form.pages.setCurrentWidget(form.roads_page)
    note = form.roads_page._notes["to"].text()
    assert note == (
        "road 0 uses edge A, which 'Road ends' lacks; add A to 'Road ends', or name another edge"
    )
    assert form.faults.list.item(0).text() == f"Road 0, To edge: {note}"
    label = form.roads_page._notes["to"]
    QTest.qWait(10)
    assert label.height() >= label.heightForWidth(label.width())


def test_the_list_of_kinds_shows_its_words(window):
    form = new_form(window)
    form.pages.setCurrentWidget(form.roads_page)
    view = form.roads_page.rows.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, KEY.Key_F2)
    box = view.findChild(QComboBox)
    assert box.width() >= box.sizeHint().width()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("editions", "'editions' is the file in which your boxes are named; take another name"),
        ("a b", "'a b' is no name for a file of tiles; write letters, digits and hyphens"),
    ],
)
def test_a_name_of_a_file_is_refused_with_its_reason(window, name, problem):
    form = new_form(window)
    type_over(form.side_page.file.lineEdit(), name)
    assert [form.faults.list.item(0).text()] == [f"Tile file: {problem}"]


def test_a_name_of_a_file_is_as_long_as_file_systems_take(window):
    form = new_form(window)
    type_over(form.side_page.file.lineEdit(), "w" * 300)
    assert form.state.draft.file == "w" * 60
    assert form.state.remarks == ()


def test_long_texts_make_the_form_no_wider(qtbot, window):
    form = new_form(window)
    width = form.width()
    for page in form._all[:3]:
        form.pages.setCurrentWidget(page)
        for field in page.findChildren(QLineEdit):
            if field.isVisibleTo(form) and field.isEnabled() and not field.isReadOnly():
                field.setFocus()
                field.selectAll()
                field.insert("w" * 300)
                QTest.keyClick(field, KEY.Key_Return)
    QTest.qWait(10)
    assert form.width() == width
    assert form.minimumSizeHint().width() <= 1280
