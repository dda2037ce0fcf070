"""The docks: what they show of a document, and what they change in it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, lay, mark, published
from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trackeditor.course import analyse
from trackeditor.editor.actions import Actions
from trackeditor.editor.branch import Branch
from trackeditor.editor.budget import budget
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.canvas.fitting_sides import FittingSides
from trackeditor.editor.docks.catalogue import CatalogueDock
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.fields import LineField, NotesField
from trackeditor.editor.docks.finding_model import CODE, MESSAGE, place_words
from trackeditor.editor.docks.history import HistoryDock
from trackeditor.editor.docks.inspector import InspectorDock
from trackeditor.editor.docks.problems import ProblemsDock
from trackeditor.editor.docks.rally import RallyDock
from trackeditor.editor.docks.route import LONG, RouteDock
from trackeditor.editor.docks.side_model import COPIES_ROLE
from trackeditor.editor.exchanging import exchange, exchanges
from trackeditor.editor.muting import is_muted, muted
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Edge, Hex
from trackeditor.layout import PlacedTile, Token
from trackeditor.legality import Severity, check_layout, copies_on_sale, rule_of
from trackeditor.roadbook import (
    WORDS,
    MutedFinding,
    RoadBook,
    Stage,
    open_rally,
    pace_notes,
    worded,
)
from trackeditor.simulator.laps import MOST_LAPS
from trackeditor.simulator.rules import load_rules

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


def test_a_dock_behind_the_tab_of_another_does_not_work(session, qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    front, behind = Counting(session, "front"), Counting(session, "behind")
    for dock in (front, behind):
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.tabifyDockWidget(front, behind)
    front.raise_()
    window.show()
    qtbot.wait(50)
    before = behind.refreshed
    for dock in (front, behind):
        dock.outdate()
    qtbot.waitUntil(lambda: front.refreshed > 1)
    assert behind.refreshed == before
    behind.raise_()
    qtbot.waitUntil(lambda: behind.refreshed == before + 1)


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
    qtbot.keyClick(dock.game_field, KEY.Key_G)
    rally = session.document.roadbook
    assert (rally.title, rally.author, rally.game) == ("Rally of the lakes", "Lake Drivers", "gt")
    assert steps(session) == ["Title", "Author", "Game"]
    session.document.undo_stack.setIndex(1)
    qtbot.waitUntil(lambda: dock.author_field.text() == "")
    assert dock.title_field.text() == "Rally of the lakes"
    assert dock.game_field.currentData() == "dirt"


def test_games_are_called_as_their_rule_sets_are(session, qtbot):
    dock = shown(qtbot, RallyDock(session))
    names = [dock.game_field.itemText(i) for i in range(dock.game_field.count())]
    assert len(names) == 4
    titles = [load_rules(dock.game_field.itemData(i)).title for i in range(4)]
    assert all(title.endswith(name) for title, name in zip(titles, names, strict=True))


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
    rows = range(dock.model.rowCount())
    return [dock.model.index(row, CODE).data() for row in rows]


def choose(dock, qtbot, code: str) -> None:
    """Click the finding of a rule."""
    index = dock.model.index(codes(dock).index(code), MESSAGE)
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


def test_findings_are_sorted_by_a_click_on_the_head(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    assert codes(dock) == ["CON-6", "STG-4"]
    header = dock.table.horizontalHeader()
    middle = header.sectionViewportPosition(CODE) + header.sectionSize(CODE) // 2
    for expected in (["CON-6", "STG-4"], ["STG-4", "CON-6"]):
        qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(middle, header.height() // 2))
        assert codes(dock) == expected


def test_a_double_click_and_enter_bring_the_place_into_view(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    index = dock.model.index(codes(dock).index("CON-6"), MESSAGE)
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


@pytest.mark.parametrize("width", [180, 260, 320, 420, 700])
@pytest.mark.parametrize("part", [1.0, 1.5])
def test_problems_can_be_read_at_every_width_of_the_dock(session, qtbot, qapp, width, part):
    usual = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * part)
    qapp.setFont(font)
    try:
        far = PlacedTile("a-tile-with-a-long-name", Hex(-100, 100))
        dock = problems(session, qtbot, BENT_WRONG.place(far))
        session.document.edit_stage(muted(session.document.stage, session.document.findings[0]), "")
        dock.with_muted.click()
        dock.resize(width, 640)
        up_to_date(dock, qtbot)
        qtbot.wait(20)
        table = dock.table
        room = table.viewport()
        assert table.columnWidth(MESSAGE) >= min(0.6 * room.width(), 20 * letter(table))
        last = table.visualRect(dock.model.index(0, MESSAGE)).right()
        assert last <= room.width()
        assert table.rowHeight(0) < room.height()
        assert dock.details.viewport().height() >= 4 * dock.details.fontMetrics().lineSpacing()
        for row in range(dock.model.rowCount()):
            finding = dock.model.finding(row)
            shown = [c for c in range(4) if not table.isColumnHidden(c)]
            told = " ".join(dock.model.index(row, column).data() for column in shown)
            assert finding.code in told
            assert place_words(finding.place._replace(edge=None)) in told
            assert ("muted" in told) == is_muted(finding, session.document.stage)
    finally:
        qapp.setFont(usual)


def letter(widget) -> int:
    return widget.fontMetrics().averageCharWidth()


def test_the_columns_of_problems_come_back_with_the_room(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    for width, hidden in ((700, False), (200, True), (700, False)):
        dock.resize(width, 640)
        qtbot.waitUntil(lambda hidden=hidden: dock.table.isColumnHidden(CODE) is hidden)
        text = dock.model.index(0, MESSAGE).data()
        assert ("CON-6, 208a (0, -1)" in text) is hidden


def test_the_actions_work_with_the_dock_closed(session, qtbot):
    session.document.begin(RoadBook((Stage(BENT_WRONG),)))
    dock = ProblemsDock(session)
    qtbot.addWidget(dock)
    with qtbot.waitSignal(session.zoom_wanted):
        dock.step(1)
    dock.fix_current()
    assert session.document.layout == BEND


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
    choose(dock, qtbot, "STG-3")
    qtbot.wait(200)
    assert not dock.fix_button.isEnabled()
    with qtbot.waitSignal(session.said):
        dock.fix_current()


def test_for_a_gap_the_tiles_that_fit_are_offered(session, qtbot):
    dock = problems(session, qtbot, lay("202aDA", "204aDA"))
    choose(dock, qtbot, "CON-2")
    qtbot.waitUntil(dock.fix_button.isEnabled)
    qtbot.mouseClick(dock.fix_button, LEFT)
    (dialog,) = dock.findChildren(FittingSides)
    sides = [choice.side for choice in dialog.choices]
    assert "203a" in sides
    dialog.list.setCurrentRow(sides.index("203a"))
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    assert session.document.layout.tile_at(Hex(0, -2)).side == "203a"
    qtbot.waitUntil(lambda: "CON-2" not in codes(dock))


def closing(layout, choices):
    """For each choice without a line of its own, whether it closes the circuit."""
    before = analyse(layout, LIBRARY)
    plain = [choice for choice in choices if not LIBRARY.side(choice.side).lines]
    laid = [analyse(layout.place(choice.tile), LIBRARY, before) for choice in plain]
    return [one.course is not None for one in laid]


def test_of_the_tiles_that_fit_those_that_close_a_circuit_come_first(session, qtbot):
    """102a may end behind its line, so tiles fit beside it that do not lead to it."""
    gap = GT_CIRCUIT.tiles[-1]
    problems(session, qtbot, GT_CIRCUIT.remove(gap.at))
    dialog = FittingSides(session, gap.at)
    qtbot.addWidget(dialog)
    closed = closing(session.document.layout, dialog.choices)
    assert set(closed) == {True, False}
    assert closed == sorted(closed, reverse=True)
    first, rest = dialog.summary.text().split("\n")
    numbers = [int(line.split()[0]) for line in (first, rest)]
    assert sum(numbers) == len(dialog.choices)
    plain = [not LIBRARY.side(one.side).lines for one in dialog.choices]
    assert sum(plain[: numbers[0]]) == sum(closed)


def test_in_place_of_a_tile_those_that_join_the_roads_come_first():
    layout, tile = GT_CIRCUIT, GT_CIRCUIT.tiles[-1]
    found = list(exchanges(layout, LIBRARY, tile, copies_on_sale(LIBRARY)).values())
    closed = closing(layout.remove(tile.at), found)
    assert set(closed) == {True, False}
    assert closed == sorted(closed, reverse=True)


def test_of_the_tiles_that_fit_a_pregrid_faces_the_circuit(session, qtbot):
    layout, at = published("rx-1-ss1"), Hex(-1, -1)
    problems(session, qtbot, layout.remove(at))
    dialog = FittingSides(session, at)
    qtbot.addWidget(dialog)
    (choice,) = [choice for choice in dialog.choices if choice.side == "401b"]
    assert choice.tile == layout.tile_at(at)


def test_for_an_unknown_tile_the_tiles_that_fit_in_its_place_are_offered(session, qtbot):
    layout = lay("202aDA", "204aDA")
    layout = replace(layout, tiles=(layout.tiles[0], replace(layout.tiles[1], side="xyz")))
    dock = problems(session, qtbot, layout)
    choose(dock, qtbot, "PLA-2")
    assert "trackeditor " not in dock.details.toPlainText()
    assert "Fix shows the tiles that fit there" in dock.details.toPlainText()
    qtbot.waitUntil(dock.fix_button.isEnabled)
    qtbot.mouseClick(dock.fix_button, LEFT)
    (dialog,) = dock.findChildren(FittingSides)
    sides = [choice.side for choice in dialog.choices]
    dialog.list.setCurrentRow(sides.index("203a"))
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    assert [tile.side for tile in session.document.layout] == ["202a", "203a"]


def test_without_a_finding_chosen_nothing_can_be_fixed(session, qtbot):
    dock = problems(session, qtbot, BENT_WRONG)
    assert dock.current_finding() is None
    assert not dock.fix_button.isEnabled()
    assert dock.fix_button.toolTip() == "Choose a finding first"
    before = session.document.layout
    with qtbot.waitSignal(session.said) as said:
        dock.fix_current()
    assert "Choose a finding" in said.args[0]
    assert session.document.layout == before


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


# --- inspector -----------------------------------------------------------------------------------


def inspector(session, qtbot, layout) -> InspectorDock:
    session.document.begin(RoadBook((Stage(layout),)))
    dock = shown(qtbot, InspectorDock(session))
    dock.resize(420, 900)
    dock.activateWindow()
    return dock


def up_to_date(dock, qtbot) -> None:
    qtbot.waitUntil(lambda: not dock._is_outdated)


def test_without_a_selection_the_stage_is_shown_and_edited(session, qtbot):
    dock = inspector(session, qtbot, SHORTEST)
    page = dock.stage_page
    assert page.isVisible()
    qtbot.keyClicks(page.name_field, "Mill and ford")
    qtbot.keyClick(page.name_field, KEY.Key_Return)
    assert page.laps_field.maximum() == MOST_LAPS
    page.laps_field.setFocus()
    qtbot.keyClick(page.laps_field, KEY.Key_Up)
    page.surface_field.setFocus()
    qtbot.keyClick(page.surface_field, KEY.Key_S)
    page.weather_field.setFocus()
    qtbot.keyClick(page.weather_field, KEY.Key_R)
    qtbot.mouseClick(page.service_field, LEFT, pos=QPoint(8, page.service_field.height() // 2))
    page.notes_field.setFocus()
    qtbot.waitUntil(page.notes_field.hasFocus)
    qtbot.keyClicks(page.notes_field, "Mind the ford.")
    page.name_field.setFocus()
    stage = session.document.stage
    assert stage.name == "Mill and ford"
    assert (stage.laps, stage.surface, stage.weather) == (1, "snow", "rain")
    assert (stage.service, stage.notes) == (True, "Mind the ford.")
    assert steps(session) == [
        "Name of the stage", "Laps", "Surface", "Weather", "Service", "Notes of the stage",
    ]  # fmt: skip
    session.document.undo_stack.setIndex(0)
    up_to_date(dock, qtbot)
    assert page.name_field.text() == ""
    assert page.laps_field.text() == "as the rules say"
    assert not page.service_field.isChecked()
    assert page.notes_field.toPlainText() == ""


def test_a_selected_tile_is_shown_with_its_printed_facts(session, qtbot):
    dock = inspector(session, qtbot, lay("202aDA", "217bDB", "203aDA"))
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    page = dock.tile_page
    assert page.isVisible()
    assert page.title.text() == "217b at (0, -1)"
    assert "gravel" in page.description.text()
    assert "shortcut" in page.description.text()
    assert "Shortcut on the" in page.roads.text()
    assert "DIRT core box" in page.boxes.text()
    assert "1 in use, 1 in the boxes" in page.copies.text()
    assert not page.picture.pixmap().isNull()


def test_markers_and_tokens_on_a_tile_are_listed_and_taken_away(session, qtbot):
    layout = mark(lay("202aDA", "205aDA", "203aDA"), ("finish", 1, "r0.0"))
    token = Token("water-gravel", Hex(0, -1), 0.0, 0.2)
    dock = inspector(session, qtbot, replace(layout, tokens=(token,)))
    lying = dock.tile_page.on_tile
    session.selection.select([Hex(0, 0)])
    up_to_date(dock, qtbot)
    assert not lying.isVisible()
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    assert [label.text() for label in lying.findChildren(QLabel) if label is not lying.title] == [
        "finish standee",
        "Water, gravel",
    ]
    button = lying.findChildren(QPushButton)[1]
    assert button.accessibleName() == "Remove the token: Water, gravel"
    qtbot.mouseClick(button, LEFT)
    assert session.document.layout == layout
    up_to_date(dock, qtbot)
    qtbot.waitUntil(lambda: len(lying.findChildren(QPushButton)) == 1)
    qtbot.mouseClick(lying.findChildren(QPushButton)[0], LEFT)
    assert session.document.layout == lay("202aDA", "205aDA", "203aDA")
    assert steps(session)[-2:] == ["Remove the token: Water, gravel", "Remove the finish standee"]
    up_to_date(dock, qtbot)
    assert not lying.isVisible()


def test_what_is_on_a_tile_is_not_taken_away_while_the_rally_is_held(session, qtbot):
    dock = inspector(session, qtbot, mark(lay("202aDA", "205aDA"), ("finish", 1, "r0.0")))
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    session.document.hold("A race is on.")
    assert not dock.tile_page.on_tile.findChild(QPushButton).isEnabled()
    session.document.release()
    assert dock.tile_page.on_tile.findChild(QPushButton).isEnabled()


def test_the_turn_of_a_tile_is_edited_and_followed(session, qtbot):
    dock = inspector(session, qtbot, BENT_WRONG)
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    page = dock.tile_page
    assert page.turn_field.value() == 60
    page.turn_field.setFocus()
    qtbot.keyClick(page.turn_field, KEY.Key_Down)
    assert session.document.layout == BEND
    assert steps(session) == ["Turn 208a"]
    qtbot.keyClick(page.turn_field, KEY.Key_Down)  # from 0 on to 300 degrees
    assert session.document.layout.tile_at(Hex(0, -1)).rotation == 5
    session.document.undo_stack.undo()
    up_to_date(dock, qtbot)
    assert page.turn_field.value() == 0


def test_the_inspector_says_which_cells_a_pit_serves(session, qtbot):
    # RULES.md, section 4: the pit joins any straight. Beside it lie 102a, a straight of four rows,
    # and 103a of two: on each the cells of one lane.
    layout = example("three-hills")
    (pit,) = [tile for tile in layout.tiles if tile.side == "101"]
    free = Hex(1, 0)
    dock = inspector(session, qtbot, layout)
    session.selection.select([pit.at])
    up_to_date(dock, qtbot)
    page = dock.tile_page
    assert page.description.text() == "pit (paddock)"
    assert page.pit.text() == "It serves 6 cell(s) on 102a, 103a."
    away = Hex(pit.at.q - 9, pit.at.r)
    session.document.edit(layout.remove(pit.at).place(PlacedTile("101", away)), "Move")
    session.selection.select([away])
    up_to_date(dock, qtbot)
    assert "nobody can stop" in page.pit.text()
    session.document.edit(lay("204aDA").place(PlacedTile("101", free)), "Take away")
    session.selection.select([free])
    up_to_date(dock, qtbot)
    assert "once there is a course" in page.pit.text()
    session.selection.select([Hex(0, 0)])
    up_to_date(dock, qtbot)
    assert page.pit.isHidden()


def test_a_turn_between_two_steps_becomes_the_nearest(session, qtbot):
    dock = inspector(session, qtbot, BEND)
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    field = dock.tile_page.turn_field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "100")
    qtbot.keyClick(field, KEY.Key_Return)
    assert session.document.layout.tile_at(Hex(0, -1)).rotation == 2
    assert field.value() == 120


def test_a_tile_is_turned_over_and_one_sided_ones_say_why_not(session, qtbot):
    dock = inspector(session, qtbot, SHORTEST.place(PlacedTile("101", Hex(5, 5))))
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    qtbot.mouseClick(dock.tile_page.flip_button, LEFT)
    assert session.document.layout.tile_at(Hex(0, -1)).side == "203b"
    session.selection.select([Hex(5, 5)])
    up_to_date(dock, qtbot)
    assert not dock.tile_page.flip_button.isEnabled()
    assert "one printed side" in dock.tile_page.flip_button.toolTip()


def test_a_tile_is_exchanged_for_another_that_fits(session, qtbot):
    dock = inspector(session, qtbot, lay("202aDA", "204aDA", "203aDA"))
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    others = dock.tile_page.others
    others.setFocus()
    qtbot.keyClick(others, KEY.Key_Home)
    chosen = others.current_side()
    qtbot.keyClick(others, KEY.Key_Return)
    assert session.document.layout.tile_at(Hex(0, -1)).side == chosen
    assert session.document.course.length_tiles == 3
    assert steps(session) == [f"Exchange 204a for {chosen}"]
    up_to_date(dock, qtbot)
    assert dock.tile_page.title.text().startswith(chosen)


def test_one_click_on_another_tile_exchanges_nothing(session, qtbot):
    dock = inspector(session, qtbot, lay("202aDA", "204aDA", "203aDA"))
    session.selection.select([Hex(0, -1)])
    up_to_date(dock, qtbot)
    others = dock.tile_page.others
    place = others.visualRect(others.model().index(0, 0)).center()
    qtbot.mouseClick(others.viewport(), LEFT, pos=place)
    assert steps(session) == []
    qtbot.mouseDClick(others.viewport(), LEFT, pos=place)
    assert len(steps(session)) == 1


def test_an_unknown_tile_is_shown_as_such(session, qtbot):
    dock = inspector(session, qtbot, SHORTEST.place(PlacedTile("999z", Hex(5, 5), 2)))
    session.selection.select([Hex(5, 5)])
    up_to_date(dock, qtbot)
    assert "no such side" in dock.tile_page.description.text()
    assert dock.tile_page.turn_field.value() == 120


def test_several_tiles_are_summed_up(session, qtbot):
    dock = inspector(session, qtbot, published("rally-1-ss1"))
    session.selection.select(tile.at for tile in session.document.layout)
    up_to_date(dock, qtbot)
    page = dock.group_page
    assert page.isVisible()
    assert f"Tiles: {len(session.document.layout)}" in page.facts.text()
    assert page.list.topLevelItemCount() == len(session.document.layout)
    with qtbot.waitSignal(session.zoom_wanted):
        page.list.setFocus()
        page.list.setCurrentItem(page.list.topLevelItem(2))
        qtbot.keyClick(page.list, KEY.Key_Return)
    assert len(session.selection.hexes) == 1


# --- exchanging ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-8-ss2", "rx-1-ss1", "cup-2023-03-ss1"])
def test_what_is_exchanged_leaves_no_new_loose_ends(name: str):
    layout = published(name)
    owned = copies_on_sale(LIBRARY)
    for tile in layout.tiles[:6]:
        if not LIBRARY.side(tile.side).roads:
            continue
        for choice in list(exchanges(layout, LIBRARY, tile, owned).values())[:4]:
            changed = exchange(layout, LIBRARY, tile, choice)
            assert changed.tile_at(tile.at).side == choice.side
            assert len(changed) == len(layout)
            found = {finding.code for finding in check_layout(changed, LIBRARY)}
            assert not {"CON-1", "CON-3", "CON-4", "CON-6"} & found


def test_markers_that_fit_no_line_of_the_other_tile_go_and_others_stay():
    # 205a has three rows, 204a two: it has no border after the second row
    kept = ("joker-entrance", 1, "r0.0")
    layout = mark(lay("202aDA", "205aDA", "203aDA"), kept, ("joker-exit", 1, "r0.1"))
    choice = exchanges(layout, LIBRARY, layout.tiles[1], copies_on_sale(LIBRARY))["204a"]
    changed = exchange(layout, LIBRARY, layout.tiles[1], choice)
    assert changed == mark(lay("202aDA", "204aDA", "203aDA"), kept)


def test_for_an_unknown_tile_the_series_in_use_come_first():
    layout = published("rally-1-ss1")
    tile = layout.tiles[3]
    odd = replace(tile, side="999x")
    unknown = replace(
        layout, tiles=tuple(odd if other is tile else other for other in layout.tiles)
    )
    found = list(exchanges(unknown, LIBRARY, odd, copies_on_sale(LIBRARY)))
    used = {LIBRARY.side(other.side).series for other in layout.tiles}
    others = {LIBRARY.side(side).series for side in found} - used
    assert others  # there are others further down
    assert {LIBRARY.side(side).series for side in found[:6]} <= used


# --- catalogue (more in test_editor_catalogue) ----------------------------------------------------


def test_the_catalogue_is_never_too_narrow_for_two_pictures_in_a_row(session, qtbot, qapp):
    dock = CatalogueDock(session)
    dock.view.setFont(large_font(qapp))
    shown(qtbot, dock)
    dock.resize(10, 700)
    qtbot.wait(30)
    tops = [dock.view.visualRect(dock.model.index(row)).top() for row in range(3)]
    assert tops[0] == tops[1] < tops[2]


def large_font(qapp):
    font = qapp.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    return font


# --- route ---------------------------------------------------------------------------------------


def route(session, qtbot, layout) -> RouteDock:
    session.document.begin(RoadBook((Stage(layout),)))
    return shown(qtbot, RouteDock(session))


def test_the_route_lists_tiles_in_driving_order_with_their_notes(session, qtbot):
    # docs/roadbook-format.md: the notes of 202a 217b 203a
    dock = route(session, qtbot, lay("203aAD", "217bBD", "202aAD"))
    assert [leg.tile.side for leg in dock.model.legs] == ["202a", "217b", "203a"]
    said = [note for leg in dock.model.legs for note in leg.notes]
    assert said == ["202a START", "straight 2", "right 2 cut 3", "straight 3", "203a FINISH"]
    assert dock.model.legs[1].notes[0] == "right 2 cut 3"


def example(name: str):
    """The first stage of a circuit of ours."""
    return open_rally([name]).stages[0].layout


def rows(dock: RouteDock) -> list[tuple[str, ...]]:
    model = dock.model
    return [
        tuple(model.index(row, column).data() for column in range(3))
        for row in range(model.rowCount())
    ]


def test_the_lap_of_a_circuit_ends_in_a_row_of_its_own_before_the_line(session, qtbot, qapp):
    # The line of 102a lies before the last of its four rows: what is called behind it begins
    # the lap, the finish ends it on the same tile.
    dock = route(session, qtbot, example("three-hills"))
    shown = rows(dock)
    assert shown[0][:2] == shown[-1][:2] == ("1", "102a")
    assert shown[0][2].splitlines()[0] == "102a START"
    assert "FINISH" not in shown[0][2]
    assert shown[-1][2] == "102a FINISH"
    assert [number for number, _, _ in shown[:-1]] == [str(n) for n in range(1, 22)]
    qtbot.mouseClick(dock.copy_button, LEFT)
    called = qapp.clipboard().text().splitlines()
    assert (called[0], called[-1]) == ("102a START", "102a FINISH")
    first = dock.model.legs[0].tile.at
    session.selection.select([first])
    marked = {i.row() for i in dock.table.selectionModel().selectedRows()}
    assert marked == {0, len(shown) - 1}


@pytest.mark.parametrize("name", ["sawmill", "stone-pit"])
def test_the_route_of_a_rallycross_has_rows_for_pre_grid_and_joker(session, qtbot, qapp, name):
    dock = route(session, qtbot, example(name))
    course = session.document.course
    parts = [leg.part for leg in dock.model.legs]
    assert parts == sorted(parts, key=["pregrid", "lap", "joker"].index)
    for part, tiles in (("pregrid", course.pregrid), ("joker", course.joker)):
        assert tuple(leg.tile for leg in dock.model.legs if leg.part == part) == tiles
        assert tiles
    shown = rows(dock)
    assert shown[0] == ("P1", course.pregrid[0].side, "(way from the pre-grid)")
    assert shown[-1] == (f"J{len(course.joker)}", course.joker[-1].side, "(joker section)")
    lap = [leg for leg in dock.model.legs if leg.part == "lap"]
    assert {leg.tile for leg in lap} == set(course.tiles)
    assert lap[0].notes[0].endswith("START")
    qtbot.mouseClick(dock.copy_button, LEFT)
    words = [worded(note, WORDS["en"]) for note in pace_notes(course)]
    assert qapp.clipboard().text().splitlines() == words


def test_the_route_of_a_long_course_is_shown_after_a_rest(session, qtbot, qapp):
    road = lay("202aDA", *["204aDA"] * LONG, "203aDA")
    dock = route(session, qtbot, road)
    session.document.edit(road.flip(road.tiles[5].at), "flip")
    qapp.processEvents()
    assert dock.model.legs[5].tile.side == "204a"
    qtbot.waitUntil(lambda: dock.model.legs[5].tile.side == "204b")


def test_the_pace_notes_are_copied_as_text(session, qtbot, qapp):
    dock = route(session, qtbot, lay("202aDA", "217bDB", "203aDA"))
    qtbot.mouseClick(dock.copy_button, LEFT)
    assert qapp.clipboard().text().splitlines() == [
        "202a START", "straight 2", "right 2 cut 3", "straight 3", "203a FINISH",
    ]  # fmt: skip
    session.document.edit(lay("202aDA"), "Take away")
    qtbot.waitUntil(lambda: not dock.copy_button.isEnabled())


def test_the_route_tells_length_and_playing_time(session, qtbot):
    # RULES.md, section 2: a short stage has 10 tiles and takes 25 minutes
    dock = route(session, qtbot, published("rally-1-ss1"))
    assert dock.facts.text().startswith("Short stage: 10 tile")
    assert "25 min" in dock.facts.text()
    session.document.edit(lay("202aDA"), "Take away")
    qtbot.waitUntil(lambda: dock.model.rowCount() == 0)
    assert "no course" in dock.facts.text()


def test_a_click_on_the_route_shows_the_tile_and_the_selection_marks_its_leg(session, qtbot):
    dock = route(session, qtbot, BEND)
    with qtbot.waitSignal(session.zoom_wanted) as zoomed:
        place = dock.table.visualRect(dock.model.index(1, 1)).center()
        qtbot.mouseClick(dock.table.viewport(), LEFT, pos=place)
    assert zoomed.args == [Hex(0, -1)]
    assert session.selection.hexes == {Hex(0, -1)}
    session.selection.select([Hex(0, 0)])
    assert {i.row() for i in dock.table.selectionModel().selectedRows()} == {0}


def test_the_bill_and_the_budget_follow_the_boxes_owned(session, qtbot):
    dock = route(session, qtbot, lay("202aDA", "401aDA", "203aDA"))
    assert "Tiles used: 3 (of every box on sale)" in dock.tiles.toPlainText()
    session.settings.set_boxes(["dirt-core"])
    qtbot.waitUntil(lambda: "To buy: RX" in dock.tiles.toPlainText())
    text = dock.tiles.toPlainText()
    assert "Tiles used: 2 of 32 that you own" in text  # the third is not owned
    assert "Rallyman: DIRT core box: 2 of 32" in text
    assert "Missing: 401" in text


def test_a_second_copy_must_be_bought_with_another_box():
    found = budget(lay("205aDA", "205bDA"), LIBRARY, ["dirt-core"])
    assert found.missing == {205: 1}
    assert [box.id for box in found.to_buy] == ["dirt-core"]
    assert budget(lay("205aDA", "205bDA"), LIBRARY, ["dirt-core"] * 2).missing == {}


def test_scenery_and_unknown_tiles_are_nothing_to_buy():
    layout = SHORTEST.place(PlacedTile("905a", Hex(5, 5))).place(PlacedTile("x", Hex(6, 6)))
    found = budget(layout, LIBRARY, ["dirt-core"])
    assert (found.to_buy, found.missing, found.unknown) == ((), {}, ("x",))
    assert found.scenery == {905: 1}


@pytest.mark.parametrize("name", PUBLISHED)
def test_what_is_to_buy_completes_what_is_owned(name: str):
    layout = published(name)
    for owned in ([], ["dirt-core"], ["rx", "climb"]):
        found = budget(layout, LIBRARY, owned)
        bought = budget(layout, LIBRARY, [*owned, *(box.id for box in found.to_buy)])
        assert bought.missing == {}
        assert sum(box.used for box in found.boxes) + found.missing.total() <= found.used


# --- trials --------------------------------------------------------------------------------------


def test_a_dropped_trial_leaves_the_stage_as_it_was(session, qtbot):
    session.document.begin(RoadBook((Stage(SHORTEST),)))
    dock = shown(qtbot, HistoryDock(session))
    assert not dock.trial.isVisible()
    dock.branch.begin()
    qtbot.waitUntil(dock.trial.isVisible)
    session.document.edit(BEND, "Bend it")
    session.document.edit(BENT_WRONG, "Turn it")
    qtbot.mouseClick(dock.drop_button, LEFT)
    assert session.document.layout == SHORTEST
    assert steps(session)[:2] == ["Bend it", "Turn it"]
    assert len(steps(session)) == 3
    qtbot.waitUntil(lambda: not dock.trial.isVisible())
    session.document.undo_stack.undo()  # even that can be undone
    assert session.document.layout == BENT_WRONG


def test_a_kept_trial_adds_no_step(session, qtbot):
    session.document.begin(RoadBook((Stage(SHORTEST),)))
    dock = shown(qtbot, HistoryDock(session))
    dock.branch.begin()
    session.document.edit(BEND, "Bend it")
    qtbot.waitUntil(dock.keep_button.isVisible)
    qtbot.mouseClick(dock.keep_button, LEFT)
    assert session.document.layout == BEND
    assert steps(session) == ["Bend it"]
    assert not dock.branch.is_open


def rally_of_three(session) -> list[Stage]:
    stages = [Stage(replace(SHORTEST, name=name)) for name in ("one", "two", "three")]
    session.document.begin(RoadBook(tuple(stages)))
    return stages


def test_a_trial_follows_its_stage(session):
    one, two, three = rally_of_three(session)
    document = session.document
    branch = Branch(session)
    document.show_stage(1)
    branch.begin()
    document.edit(replace(BEND, name="two"), "Bend it")
    bent = document.stage
    document.edit_rally(replace(document.roadbook, stages=(bent, three, one)), "Move", 2)
    renamed = replace(bent, layout=replace(bent.layout, name="new name"))
    document.edit_rally(replace(document.roadbook, stages=(renamed, three, one)), "Rename")
    branch.drop()
    assert document.roadbook.stages == (two, three, one)
    assert document.index == 0


def test_a_trial_ends_with_its_stage_and_with_its_rally(session, qtbot):
    one, _, three = rally_of_three(session)
    document = session.document
    branch = Branch(session)
    document.show_stage(1)
    branch.begin()
    with qtbot.waitSignal(session.said):
        document.edit_rally(replace(document.roadbook, stages=(one, three)), "Take out")
    assert not branch.is_open
    branch.begin()
    document.clear()
    assert not branch.is_open


def test_only_one_trial_at_a_time_and_none_is_said(session, qtbot):
    branch = Branch(session)
    for refused in (branch.keep, branch.drop):
        with qtbot.waitSignal(session.said):
            refused()
    branch.begin()
    session.document.edit(BEND, "Bend it")
    with qtbot.waitSignal(session.said):
        branch.begin()
    branch.drop()
    assert len(session.document.layout) == 0


# --- all docks -----------------------------------------------------------------------------------

DOCKS = [CatalogueDock, ProblemsDock, InspectorDock, RouteDock, HistoryDock, RallyDock]


@pytest.mark.parametrize("kind", DOCKS)
def test_every_control_has_a_name_and_the_dock_a_title(session, qtbot, kind):
    session.document.begin(RoadBook((Stage(published("rally-1-ss1")),)))
    dock = shown(qtbot, kind(session))
    assert dock.windowTitle()
    assert dock.objectName()
    for widget in dock.widget().findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            said = widget.accessibleName() or getattr(widget, "text", str)()
            inner = isinstance(widget.parent(), QAbstractItemView | QAbstractSpinBox | QComboBox)
            assert said or inner or isinstance(widget, QScrollArea), widget


@pytest.mark.parametrize("kind", DOCKS)
def test_docks_take_no_keys_from_the_menus(session, qtbot, kind):
    # Alt with a letter opens a menu; a button or label with the same letter would block it
    session.document.begin(RoadBook((Stage(published("rally-1-ss1")),)))
    dock = shown(qtbot, kind(session))
    for widget in dock.widget().findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton):
            assert "&" not in widget.text()


@pytest.mark.parametrize("kind", DOCKS)
@pytest.mark.parametrize("size", [10, 15])
def test_no_text_is_cut_off_at_large_fonts(session, qtbot, qapp, kind, size):
    font = qapp.font()
    large = qapp.font()
    large.setPointSizeF(size)
    qapp.setFont(large)
    try:
        session.document.begin(RoadBook((Stage(published("rally-1-ss1")),)))
        dock = kind(session)
        dock.setMinimumWidth(340)
        shown(qtbot, dock)
        qtbot.wait(30)
        for label in dock.widget().findChildren(QLabel):
            if label.isVisible() and not label.wordWrap() and label.text():
                text = label.text()
                assert label.width() >= label.fontMetrics().horizontalAdvance(text), text
        for button in dock.widget().findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                text = button.text()
                assert button.width() >= button.fontMetrics().horizontalAdvance(text), text
    finally:
        qapp.setFont(font)


@pytest.mark.parametrize("kind", DOCKS)
def test_docks_survive_every_edit_and_a_change_of_language_and_theme(session, qtbot, kind):
    dock = shown(qtbot, kind(session))
    document = session.document
    for name in ("rally-1-ss1", "rx-1-ss1", "cup-2023-03-ss1"):
        document.edit(published(name), name)
        up_to_date(dock, qtbot)
        session.selection.select([document.layout.tiles[0].at])
        up_to_date(dock, qtbot)
        session.selection.select(tile.at for tile in document.layout)
        up_to_date(dock, qtbot)
    document.edit(lay("202aDA").place(PlacedTile("<x>", Hex(3, 3))), "unknown")
    session.selection.select([Hex(3, 3)])
    QApplication.sendEvent(dock, QEvent(QEvent.Type.LanguageChange))
    session.settings.set_theme("dark")
    up_to_date(dock, qtbot)
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
        up_to_date(dock, qtbot)
    document.clear()
    up_to_date(dock, qtbot)


def test_muted_findings_have_no_badge_on_the_canvas(session, qtbot):
    session.document.begin(RoadBook((Stage(BENT_WRONG),)))
    canvas = Canvas(session)
    qtbot.addWidget(canvas)
    badges = len(canvas.table.badges)
    assert badges > 0
    document = session.document
    for finding in document.findings:
        document.edit_stage(muted(document.stage, finding), "Mute")
    assert len(canvas.table.badges) == 0
    document.undo_stack.setIndex(0)
    assert len(canvas.table.badges) == badges


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_after_any_edits_the_docks_show_what_the_document_has(session, qtbot, data):
    document = session.document
    document.begin(RoadBook((Stage(published("rally-1-ss1")),)))
    docks = [kind(session) for kind in (CatalogueDock, ProblemsDock, RouteDock)]
    for dock in docks:
        shown(qtbot, dock)
    catalogue, found, driven = docks
    for _ in range(data.draw(st.integers(1, 6))):
        layout = document.layout
        steps_back = document.undo_stack.canUndo() and data.draw(st.booleans())
        if steps_back or not layout.tiles:
            document.undo_stack.undo()
        else:
            at = data.draw(st.sampled_from(layout.tiles)).at
            edits = [layout.remove(at), layout.rotate(at, 1), layout.flip(at)]
            document.edit(data.draw(st.sampled_from(edits)), "Edit")
    if document.findings and data.draw(st.booleans()):
        finding = data.draw(st.sampled_from(document.findings))
        document.edit_stage(muted(document.stage, finding), "Mute")
    for dock in docks:
        dock.bring_up_to_date()
    for row in range(catalogue.model.rowCount()):
        index = catalogue.model.index(row)
        tile = index.data().rstrip("ab")
        used = [lying for lying in document.layout if lying.tile == tile]
        assert index.data(COPIES_ROLE).placed == tuple(used)
    left = [f for f in document.findings if not is_muted(f, document.stage)]
    assert sorted(codes(found)) == sorted(f.code for f in left)
    course = document.course
    assert [leg.tile for leg in driven.model.legs] == list(course.tiles if course else ())
