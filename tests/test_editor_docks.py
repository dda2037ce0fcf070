"""The docks: what they show of a document, and what they change in it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from laying import LIBRARY, lay, published
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.fields import LineField, NotesField
from trackeditor.editor.docks.history import HistoryDock
from trackeditor.editor.docks.rally import RallyDock
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex
from trackeditor.roadbook import RoadBook, Stage

SHORTEST = lay("202aDA", "203aDA")
KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def session(tmp_path, qapp):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Session(LIBRARY, Settings(store))


def shown(qtbot, dock):
    """The dock on the screen."""
    qtbot.addWidget(dock)
    dock.resize(420, 640)
    dock.show()
    qtbot.waitExposed(dock)
    return dock


def steps(session) -> list[str]:
    stack = session.document.undo_stack
    return [stack.text(i) for i in range(stack.count())]


# --- docks in general ----------------------------------------------------------------------------


class Counting(Dock):
    refreshed = 0

    def refresh(self):
        self.refreshed += 1


def test_a_hidden_dock_does_not_work_until_it_is_seen(session, qtbot):
    dock = Counting(session, "counting")
    qtbot.addWidget(dock)
    dock.outdate()
    qtbot.wait(20)
    assert dock.refreshed == 0
    dock.show()
    assert dock.refreshed == 1


def test_several_changes_at_once_are_one_refresh(session, qtbot):
    dock = shown(qtbot, Counting(session, "counting"))
    session.document.layout_changed.connect(dock.outdate)
    session.document.checked.connect(dock.outdate)
    session.document.edit(SHORTEST, "Lay")
    session.document.edit(SHORTEST.remove(Hex(0, 0)), "Remove")
    qtbot.waitUntil(lambda: dock.refreshed == 2)
    qtbot.wait(20)
    assert dock.refreshed == 2


# --- fields --------------------------------------------------------------------------------------


@pytest.fixture(params=[LineField, NotesField])
def field(request, qtbot):
    """A field beside a button that takes no focus, with what it has reported."""
    window = QWidget()
    layout = QVBoxLayout(window)
    field, button = request.param(), QPushButton("Save")
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setShortcut("Ctrl+S")
    layout.addWidget(field)
    layout.addWidget(button)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.button = button
    field.reported = []
    field.written.connect(field.reported.append)
    yield field
    window.close()


def test_a_field_reports_once_when_it_is_left(field, qtbot):
    field.show_text("old")
    field.selectAll()
    qtbot.keyClicks(field, "new")
    assert field.reported == []
    field.clearFocus()
    assert field.reported == ["new"]


def test_what_is_typed_is_reported_before_a_shortcut_runs(field, qtbot):
    order = []
    field.written.connect(lambda text: order.append(text))
    field.button.clicked.connect(lambda: order.append("saved"))
    qtbot.keyClicks(field, "Lakes")
    qtbot.keyClick(field, KEY.Key_S, CONTROL)
    qtbot.waitUntil(lambda: "saved" in order)
    assert order == ["Lakes", "saved"]


def test_what_is_typed_is_reported_before_a_click_elsewhere(field, qtbot):
    order = []
    field.written.connect(lambda text: order.append(text))
    field.button.clicked.connect(lambda: order.append("clicked"))
    qtbot.keyClicks(field, "Lakes")
    qtbot.mouseClick(field.button, Qt.MouseButton.LeftButton)
    assert order == ["Lakes", "clicked"]


def test_a_refresh_does_not_wipe_out_what_is_being_written(field, qtbot):
    field.show_text("old")
    qtbot.keyClicks(field, "new ")
    field.show_text("old")
    field.clearFocus()
    assert len(field.reported) == 1
    assert "new" in field.reported[0]


# --- history -------------------------------------------------------------------------------------


def test_the_history_lists_steps_and_a_click_goes_back(session, qtbot):
    dock = shown(qtbot, HistoryDock(session))
    session.document.edit(SHORTEST, "Lay two tiles")
    session.document.edit(SHORTEST.remove(Hex(0, 0)), "Remove 202a")
    model = dock.steps.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert texts == ["As it was opened", "Lay two tiles", "Remove 202a"]
    place = dock.steps.visualRect(model.index(1, 0)).center()
    qtbot.mouseClick(dock.steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.document.layout == SHORTEST


# --- rally ---------------------------------------------------------------------------------------


def test_the_facts_of_the_rally_are_edited_as_undo_steps(session, qtbot):
    dock = shown(qtbot, RallyDock(session))
    qtbot.keyClicks(dock.title_field, "Rally of the lakes")
    qtbot.keyClick(dock.title_field, KEY.Key_Return)
    qtbot.keyClicks(dock.author_field, "Lake Drivers")
    qtbot.keyClick(dock.author_field, KEY.Key_Return)
    dock.game_field.setFocus()
    qtbot.keyClick(dock.game_field, KEY.Key_R)
    rally = session.document.roadbook
    assert (rally.title, rally.author, rally.game) == ("Rally of the lakes", "Lake Drivers", "rx")
    assert steps(session) == ["Title", "Author", "Game"]
    session.document.undo_stack.setIndex(1)
    qtbot.waitUntil(lambda: dock.author_field.text() == "")
    assert dock.title_field.text() == "Rally of the lakes"
    assert dock.game_field.currentData() == "dirt"


def test_the_rally_dock_tells_the_boxes_of_all_stages(session, qtbot):
    session.document.begin(RoadBook((Stage(SHORTEST), Stage(published("rx-1-ss1")))))
    dock = shown(qtbot, RallyDock(session))
    assert "RX" in dock.facts.text()
    assert "Stages: 2" in dock.facts.text()
