"""The docks: what they show of a document, and what they change in it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from laying import LIBRARY, lay, mark, published
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.fields import LineField, NotesField
from trackeditor.editor.docks.finding_model import CODE, MESSAGE
from trackeditor.editor.docks.history import HistoryDock
from trackeditor.editor.docks.problems import ProblemsDock
from trackeditor.editor.docks.rally import RallyDock
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Edge, Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality import Severity, rule_of
from trackeditor.roadbook import MutedFinding, RoadBook, Stage

SHORTEST = lay("202aDA", "203aDA")
KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
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


# --- problems ------------------------------------------------------------------------------------


BEND = lay("202aDA", "208aDB", "203aDA")
BENT_WRONG = BEND.rotate(Hex(0, -1), 1)


def problems(session, qtbot, layout) -> ProblemsDock:
    session.document.begin(RoadBook((Stage(layout),)))
    dock = shown(qtbot, ProblemsDock(session))
    dock.activateWindow()
    return dock


def codes(dock) -> list[str]:
    rows = range(dock.filtered.rowCount())
    return [dock.filtered.index(row, CODE).data() for row in rows]


def choose(dock, qtbot, code: str) -> None:
    """Click the finding of a rule."""
    index = dock.filtered.index(codes(dock).index(code), MESSAGE)
    dock.table.scrollTo(index)
    place = dock.table.visualRect(index).center()
    qtbot.mouseClick(dock.table.viewport(), LEFT, pos=place)


def test_findings_follow_the_document(session, qtbot):
    dock = problems(session, qtbot, BEND)
    before = codes(dock)
    session.document.edit(BENT_WRONG, "Turn")
    qtbot.waitUntil(lambda: "CON-6" in codes(dock))
    session.document.undo_stack.undo()
    qtbot.waitUntil(lambda: codes(dock) == before)
    assert before == ["STG-9"]


def test_findings_are_filtered_by_severity_and_text(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    assert codes(dock) == ["CON-6", "STG-4"]
    qtbot.keyClicks(dock.search, "208a")
    assert codes(dock) == ["CON-6"]
    dock.search.clear()
    qtbot.mouseClick(dock.severities[Severity.ERROR], LEFT)
    assert codes(dock) == []
    assert "hidden by the filter" in dock.details.toPlainText()


def test_a_double_click_and_enter_bring_the_place_into_view(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    index = dock.filtered.index(codes(dock).index("CON-6"), MESSAGE)
    with qtbot.waitSignal(session.zoom_wanted) as zoomed:
        place = dock.table.visualRect(index).center()
        qtbot.mouseClick(dock.table.viewport(), LEFT, pos=place)
        qtbot.mouseDClick(dock.table.viewport(), LEFT, pos=place)
    assert zoomed.args == [Hex(0, -1)]
    assert session.selection.hexes == {Hex(0, -1)}
    session.selection.clear()
    with qtbot.waitSignal(session.zoom_wanted):
        qtbot.keyClick(dock.table, KEY.Key_Return)
    assert session.selection.hexes == {Hex(0, -1)}


def test_a_finding_is_explained_with_its_remedy_and_rule(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    choose(dock, qtbot, "CON-6")
    text = dock.details.toPlainText()
    rule = rule_of("CON-6")
    assert rule.title in text
    assert rule.explanation in text
    assert "Turn 208a by 60 degrees anticlockwise" in text


def test_the_fix_button_does_away_with_the_finding_in_one_step(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    choose(dock, qtbot, "CON-6")
    qtbot.waitUntil(dock.fix_button.isEnabled)
    qtbot.mouseClick(dock.fix_button, LEFT)
    assert session.document.layout == BEND
    assert steps(session) == ["Turn 208a by 60 degrees anticlockwise"]
    qtbot.waitUntil(lambda: "CON-6" not in codes(dock))


def test_a_finding_without_a_fix_says_so(session, qtbot):
    dock = problems(session, qtbot, lay("202aDA", "204aDA"))
    choose(dock, qtbot, "CON-2")
    qtbot.wait(200)
    assert not dock.fix_button.isEnabled()
    with qtbot.waitSignal(session.said):
        dock.fix_current()


def test_among_several_fixes_the_user_chooses(session, qtbot):
    layout = mark(lay("205aDA", "203aDA"), ("finish", 0, "r0.1", Edge.B))
    dock = problems(session, qtbot, layout)
    choose(dock, qtbot, "PLA-4")
    qtbot.waitUntil(dock.fix_button.isEnabled)
    menu = dock.fix_menu()
    assert [action.text()[-1] for action in menu.actions()] == ["A", "D"]
    menu.actions()[1].trigger()
    assert session.document.layout.markers[0].toward is Edge.D


def test_a_fix_that_was_tried_on_another_layout_is_tried_again(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    choose(dock, qtbot, "CON-6")
    qtbot.waitUntil(dock.fix_button.isEnabled)
    moved = BENT_WRONG.place(PlacedTile("901a", Hex(7, 7)))
    session.document.edit(moved, "Lay scenery")
    qtbot.waitUntil(lambda: not dock._is_outdated)
    dock.fix_current()
    assert session.document.layout.tile_at(Hex(7, 7)) is not None
    assert session.document.layout.tile_at(Hex(0, -1)) == BEND.tile_at(Hex(0, -1))


def test_muted_findings_are_hidden_kept_in_the_road_book_and_shown_on_demand(session, qtbot):
    dock = problems(session, qtbot, SHORTEST)
    choose(dock, qtbot, "STG-9")
    qtbot.mouseClick(dock.mute_button, LEFT)
    qtbot.waitUntil(lambda: codes(dock) == [])
    assert session.document.stage.muted == (MutedFinding("STG-9"),)
    assert steps(session) == ["Mute STG-9"]
    dock.with_muted.click()
    assert codes(dock) == ["STG-9"]
    choose(dock, qtbot, "STG-9")
    qtbot.mouseClick(dock.mute_button, LEFT)
    assert session.document.stage.muted == ()


def test_a_muted_finding_stays_muted_when_its_message_changes(session, qtbot):
    dock = problems(session, qtbot, SHORTEST)
    choose(dock, qtbot, "STG-9")
    qtbot.mouseClick(dock.mute_button, LEFT)
    session.document.edit(lay("202aDA", "204aDA", "203aDA"), "Three tiles")
    qtbot.waitUntil(lambda: not dock._is_outdated)
    assert codes(dock) == []


def test_rules_are_switched_off_and_on_again(session, qtbot):
    dock = problems(session, qtbot, SHORTEST)
    session.settings.set_rules_off(["STG-9"])
    qtbot.waitUntil(lambda: codes(dock) == [])
    assert "STG-9" in dock.rules_off.text()
    qtbot.mouseClick(dock.rules_on_button, LEFT)
    qtbot.waitUntil(lambda: codes(dock) == ["STG-9"])


def test_the_actions_go_from_problem_to_problem(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(window)
    dock.add_actions(actions)
    actions["problems.next"].trigger()
    first = dock.current_finding()
    actions["problems.next"].trigger()
    assert dock.current_finding() != first
    actions["problems.previous"].trigger()
    assert dock.current_finding() == first
    actions["problems.fix"].trigger()
    assert session.document.layout == BEND


def test_names_of_tiles_cannot_write_markup_into_the_explanation(session, qtbot):
    dock = problems(session, qtbot, SHORTEST.place(PlacedTile("<b>x", Hex(5, 5))))
    choose(dock, qtbot, "PLA-2")
    assert "'<b>x'" in dock.details.toPlainText()
