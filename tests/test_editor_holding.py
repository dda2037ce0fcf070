"""While a race is on, the rally stays as it is: every way to edit it is refused with the reason."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel
from windows import User, make_session, make_window

from trackeditor.editor.docks.simulator import SimulatorDock
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.grid import Hex
from trackeditor.layout import Layout

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
ANA = Seat("Ana")


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, tmp_path):
    """A rally with an edit to undo and one to redo, and a race on that waits for a person."""
    window = make_window(qtbot, tmp_path)
    window.files.open_example("rally-1-ss1")
    document = window.session.document
    document.edit(document.layout.rotate_all(1), "turn once")
    document.edit(document.layout.rotate_all(1), "turn twice")
    document.undo()
    window.said = []
    window.session.said.connect(window.said.append)
    race = simulator(window).race
    simulator(window).form.choose([ANA], 7)
    race.set_pace(0)
    qtbot.keyClick(window, KEY.Key_F5)
    qtbot.waitUntil(lambda: race.question is not None, timeout=5000)
    yield window
    race.stop()


def dock_of(window, module: str) -> QDockWidget:
    return next(dock for part, dock in window.docks.items() if part.module == module)


def simulator(window) -> SimulatorDock:
    return dock_of(window, "simulator")


def test_the_session_alone_refuses_edits_of_a_held_document(tmp_path):
    session = make_session(tmp_path)
    said = []
    session.said.connect(said.append)
    session.document.hold("Wait.")
    session.document.edit(Layout(name="another"), "rename")
    session.pick("103a")
    assert session.document.layout.name == "SS1"
    assert session.picked == ""
    assert said == ["Wait.", "Wait."]
    session.document.release()
    session.document.edit(Layout(name="another"), "rename")
    assert session.document.layout.name == "another"


@pytest.mark.parametrize(
    "name",
    [
        "edit.undo",
        "edit.redo",
        "clipboard.cut",
        "clipboard.paste",
        "tile.rotate",
        "tile.flip",
        "tile.remove",
        "tile.duplicate",
        "marker.finish",
        "stage.add",
        "stage.rename",
        "stage.duplicate",
        "stage.right",
        "stage.clear",
        "stage.remove",
        "stage.try",
        "where.sides",
    ],
)
def test_an_action_changes_nothing_asks_nothing_and_says_why(window, user, name):
    document = window.session.document
    before, index = document.roadbook, document.undo_stack.index()
    window.session.selection.select([document.layout.tiles[1].at])
    window.registry[name].trigger()
    assert document.roadbook == before
    assert document.undo_stack.index() == index
    assert user.seen == []
    assert "A race is on: stop it (Shift+F5)" in window.said[-1]
    assert simulator(window).race.status is RaceStatus.RUNNING


def test_a_trial_is_neither_kept_nor_dropped(qtbot, window):
    race, document = simulator(window).race, window.session.document
    race.stop()
    window.registry["stage.try"].trigger()
    branch = dock_of(window, "history").branch
    assert branch.is_open
    document.hold("Wait.")
    for name in ("stage.keep", "stage.drop"):
        window.registry[name].trigger()
        assert branch.is_open
        assert window.said[-1] == "Wait."


def test_the_fields_of_stage_and_rally_and_the_history_wait(window):
    window.session.selection.select([])
    for module in ("inspector", "rally", "history"):
        window.show_dock(module)
        dock = dock_of(window, module)
        dock.bring_up_to_date()
        notice = dock.findChild(QLabel, "held_notice")
        assert not notice.isHidden()
        assert "A race is on" in notice.text()
    inspector, rally = dock_of(window, "inspector"), dock_of(window, "rally")
    fields = (inspector.stage_page.name_field, inspector.tile_page.flip_button, rally.title_field)
    assert not any(field.isEnabled() for field in (*fields, dock_of(window, "history").steps))
    simulator(window).race.stop()
    assert inspector.stage_page.name_field.isEnabled()
    assert rally.title_field.isEnabled()
    assert inspector.findChild(QLabel, "held_notice").isHidden()


def test_a_problem_is_neither_fixed_nor_muted(qtbot, window):
    document, problems = window.session.document, dock_of(window, "problems")
    simulator(window).race.stop()
    document.edit(document.layout.remove(document.layout.tiles[2].at), "gap")
    problems.step(1)
    assert problems.mute_button.isEnabled()
    document.hold("Wait.")
    assert not problems.mute_button.isEnabled()
    assert not problems.fix_button.isEnabled()
    assert problems.mute_button.toolTip() == problems.fix_button.toolTip() == "Wait."
    before = document.roadbook
    window.registry["problems.fix"].trigger()
    assert document.roadbook == before
    assert window.said[-1] == "Wait."


def test_a_side_of_the_catalogue_is_not_taken_in_hand(qtbot, window):
    catalogue, document = dock_of(window, "catalogue"), window.session.document
    window.show_dock("catalogue")
    catalogue.bring_up_to_date()
    before = document.layout
    place = catalogue.view.visualRect(catalogue.model.index(0)).center()
    qtbot.mouseClick(catalogue.view.viewport(), LEFT, pos=place)
    assert document.layout == before
    assert window.session.picked == ""
    assert "A race is on" in window.said[-1]


def test_another_stage_cannot_be_edited_either(qtbot, window):
    document = window.session.document
    document.show_stage(1)
    before = document.roadbook
    window.workbench.canvas.setFocus()
    window.session.selection.select([document.layout.tiles[0].at])
    qtbot.keyClick(window.workbench.canvas, KEY.Key_Delete)
    assert document.roadbook == before


def test_a_dragged_tab_goes_back_to_its_place(qtbot, window):
    bar = window.workbench.tabs.bar
    before = [bar.tabText(tab) for tab in range(bar.count())]
    bar.moveTab(0, 2)
    bar.dropped.emit()
    assert [bar.tabText(tab) for tab in range(bar.count())] == before
    assert "A race is on" in window.said[-1]


@pytest.mark.parametrize("answer", ["cancel", "end"])
def test_a_new_rally_asks_whether_the_race_may_end(window, user, answer):
    document, race = window.session.document, simulator(window).race
    document.undo_stack.setClean()
    before = document.roadbook
    user.will(answer)
    window.registry["file.new"].trigger()
    assert "A race is on" in user.seen[0]
    if answer == "cancel":
        assert race.status is RaceStatus.RUNNING
        assert document.roadbook == before
    else:
        assert race.status is RaceStatus.STOPPED
        assert not document.layout.tiles
        assert document.held == ""


@pytest.mark.parametrize("answer", ["cancel", "end"])
def test_closing_the_window_asks_whether_the_race_may_end(window, user, answer):
    window.session.document.undo_stack.setClean()
    user.will(answer)
    assert window.close() == (answer == "end")
    assert "A race is on" in user.seen[0]
    assert window.isVisible() == (answer == "cancel")
    assert (simulator(window).race.status is RaceStatus.RUNNING) == (answer == "cancel")


def test_the_same_rally_opened_anew_ends_the_race(window, user):
    window.session.document.undo_stack.setClean()
    user.will("end")
    window.files.open_example("rally-1-ss1")
    assert simulator(window).race.status is not RaceStatus.RUNNING
    assert window.session.document.held == ""


def test_edits_are_welcome_again_after_the_race(qtbot, window):
    document = window.session.document
    qtbot.keyClick(window, KEY.Key_F5, SHIFT)
    assert document.held == ""
    at = Hex(50, 50)
    assert document.layout.tile_at(at) is None
    qtbot.keyClick(window, KEY.Key_Z, CONTROL)
    assert not document.undo_stack.canUndo()
