"""A trial of a stage is seen: in the title, on its tab, over the table, and when one saves."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from windows import User, make_window

from trackeditor.layout import Layout
from trackeditor.roadbook import Stage, open_document

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
CONTROL_ALT = CONTROL | Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def rally(qtbot, tmp_path):
    """Three stages, of which the second is on trial, turned."""
    window = make_window(qtbot, tmp_path)
    window.files.open_example("rally-1-ss2")
    before = window.session.document.layout
    qtbot.keyClick(window, KEY.Key_T, CONTROL_ALT)
    window.session.document.edit(before.rotate_all(1), "turn")
    window.before = before
    return window


def tabs(window) -> list[str]:
    bar = window.workbench.tabs.bar
    return [bar.tabText(tab) for tab in range(bar.count())]


def test_title_tab_and_bar_show_it(qtbot, rally):
    assert "trial of 'rally-1-ss2'" in rally.windowTitle()
    assert tabs(rally) == ["rally-1-ss1", "rally-1-ss2 (trial)", "rally-1-ss3"]
    assert rally.workbench.trial.isVisible()
    assert "'rally-1-ss2' is on trial" in rally.workbench.trial.text.text()


@pytest.mark.parametrize("button", ["keep", "drop"])
def test_the_buttons_of_the_bar_end_it(qtbot, rally, button):
    bar, document = rally.workbench.trial, rally.session.document
    tried = document.layout
    qtbot.mouseClick(getattr(bar, f"{button}_button"), LEFT)
    assert document.layout == (tried if button == "keep" else rally.before)
    assert not bar.isVisible()
    assert tabs(rally) == ["rally-1-ss1", "rally-1-ss2", "rally-1-ss3"]
    assert "trial" not in rally.windowTitle()


def test_what_was_said_at_its_end_is_not_said_any_more_once_it_is_undone(rally):
    bar = rally.statusBar()
    rally.registry["stage.keep"].trigger()
    assert bar.currentMessage() == "The trial of 'rally-1-ss2' is kept."
    rally.registry["edit.undo"].trigger()
    assert rally.session.document.layout == rally.before
    assert bar.currentMessage() == ""


def test_what_undo_itself_says_stays(rally):
    document = rally.session.document
    stages = document.roadbook.stages
    added = replace(document.roadbook, stages=(*stages, Stage(Layout(name="SS9"))))
    rally.registry["stage.keep"].trigger()
    document.edit_rally(added, "Add a stage", len(stages))
    rally.registry["stage.try"].trigger()
    document.undo()
    assert rally.statusBar().currentMessage() == ("The stage 'SS9' is gone, and with it its trial.")


def test_the_tab_keeps_the_word_when_it_is_moved(rally):
    rally.registry["stage.right"].trigger()
    assert tabs(rally) == ["rally-1-ss1", "rally-1-ss3", "rally-1-ss2 (trial)"]


def test_it_is_seen_from_another_stage_too(rally):
    rally.session.document.show_stage(0)
    assert rally.workbench.trial.isVisible()
    assert "trial of 'rally-1-ss2'" in rally.windowTitle()


def test_the_buttons_wait_while_a_race_is_on(rally):
    rally.session.document.hold("Wait.")
    assert not rally.workbench.trial.keep_button.isEnabled()
    assert not rally.workbench.trial.drop_button.isEnabled()


@pytest.mark.parametrize("answer", ["tried", "drop", "cancel"])
def test_saving_asks_which_stage_the_file_is_to_have(qtbot, rally, user, tmp_path, answer):
    document, path = rally.session.document, tmp_path / "lakes.roadbook.yaml"
    tried = document.layout
    user.will(path, answer)
    qtbot.keyClick(rally, KEY.Key_S, CONTROL)
    assert "'rally-1-ss2' is on trial" in user.seen[1]
    if answer == "cancel":
        assert not path.exists()
        assert not document.is_saved
    else:
        saved = open_document(path).stages[1].layout
        assert saved.tiles == (tried if answer == "tried" else rally.before).tiles
        assert document.is_saved
    assert rally.session.branch.is_open == (answer != "drop")
