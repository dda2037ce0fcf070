"""Stages over the boards of the classic game in the window: seen, edited, checked, raced."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from driving import ANA, BOT, Window, drive_to_the_finish
from laying import LIBRARY
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from windows import User, make_session, make_window

from trackeditor.drawing.marks import Label
from trackeditor.editor.boards_notice import BoardsNotice
from trackeditor.editor.docks.inspector import InspectorDock
from trackeditor.editor.docks.problems import ProblemsDock
from trackeditor.editor.docks.route import RouteDock
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.export_dialog import ExportDialog
from trackeditor.editor.layout_export import export_layout
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.painting.progress import tell_nobody
from trackeditor.resources import data_directory
from trackeditor.roadbook import RoadBook, Stage, open_rally, read_roadbook
from trackeditor.zones import compile_legs, own_boards, parse_legs

INVENTED = data_directory("examples") / "classic" / "invented-boards.yaml"
LEGS = "C8-C3 / J1-J4"


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    """An empty directory of the user's own for tile and board files."""
    directory = tmp_path / "own"
    directory.mkdir()
    monkeypatch.setenv("TRACKEDITOR_TILES", str(directory))
    return directory


@pytest.fixture
def described(own):
    """The invented boards in that directory."""
    (own / "classic").mkdir()
    return Path(shutil.copy(INVENTED, own / "classic"))


@pytest.fixture
def session(qapp, tmp_path):
    return make_session(tmp_path)


@pytest.fixture
def user():
    user = User()
    yield user
    user.leave()


def rally(*legs: str, **keys) -> RoadBook:
    stages = tuple(
        Stage(Layout(name=f"SS{number}"), legs=parse_legs(text), **keys)
        for number, text in enumerate(legs, 1)
    )
    return RoadBook(stages, title="Boards", game="classic")


def shown(qtbot, dock):
    qtbot.addWidget(dock)
    dock.show()
    dock.bring_up_to_date()
    return dock


# --- what the document shows ----------------------------------------------------------------------


def test_a_stage_of_legs_is_shown_as_its_sections_with_its_course(session, described):
    document = session.document
    document.begin(rally(LEGS))
    assert [tile.side for tile in document.layout] == [
        "C8", "C8-C3 1", "C8-C3 2", "J1-J4 1", "J1-J4 2", "finish",
    ]  # fmt: skip
    assert all(tile.side in document.sides for tile in document.layout)
    assert document.library is LIBRARY
    assert document.course == compile_legs(parse_legs(LEGS), own_boards())
    assert document.findings == ()


def test_views_are_told_of_other_sides_before_the_layout_is_shown(session, described):
    told = []
    document = session.document
    document.sides_changed.connect(lambda: told.append("sides"))
    document.layout_changed.connect(lambda: told.append("layout"))
    document.begin(rally(LEGS, LEGS, snow=("C",)))
    assert told == ["sides", "layout"]
    document.begin(RoadBook((Stage(Layout((PlacedTile("202a", Hex(0, 0)),), name="SS1")),)))
    assert told == ["sides", "layout"] * 2
    document.edit(document.layout.place(PlacedTile("204a", Hex(0, -1))), "more")
    assert told == [*["sides", "layout"] * 2, "layout"]


def test_boards_that_are_not_described_are_findings_at_their_legs(session):
    document = session.document
    document.begin(rally("C8-C3 / Q1-Q2"))
    places = {finding.code: document.place_of(finding.place) for finding in document.findings}
    assert places == {"ZON-6": Hex(0, -2), "ZON-10": Hex(0, -1)}
    assert document.course is None


def test_boards_are_read_again_when_a_file_comes(session, own):
    document = session.document
    document.begin(rally(LEGS))
    assert document.course is None
    (own / "classic").mkdir()
    shutil.copy(INVENTED, own / "classic")
    document.read_boards()
    assert document.course is not None
    assert document.findings == ()


def test_a_faulty_board_file_is_said_and_breaks_nothing(session, own, qtbot):
    (own / "classic").mkdir()
    file = own / "classic" / "mine.yaml"
    file.write_text("C: {dry: {terrain: asphalt}}\n", "utf-8")
    session.document.begin(rally(LEGS))
    notice = BoardsNotice(session)
    qtbot.addWidget(notice)
    assert "mine.yaml: line 1: C.dry.roads: 'roads' is missing" in notice.text.text()
    assert notice.invented_button.isHidden()
    shutil.copy(INVENTED, file)
    notice.read_again()
    assert notice.isHidden()


# --- what is missing ------------------------------------------------------------------------------


def test_the_notice_says_what_is_missing_and_where_to_describe_it(session, own, qtbot):
    session.document.begin(rally("L0-L1 / C7-C6"))
    notice = BoardsNotice(session)
    qtbot.addWidget(notice)
    assert not notice.isHidden()
    text = notice.text.text()
    assert "The interior of the boards L and C (dry side) is not known" in text
    assert str(own / "classic") in text
    session.document.begin(RoadBook((Stage(Layout(name="SS1")),)))
    assert notice.isHidden()


def test_invented_boards_are_copied_on_demand_and_used_at_once(session, own, qtbot):
    session.document.begin(rally(LEGS))
    notice = BoardsNotice(session)
    qtbot.addWidget(notice)
    QTest.mouseClick(notice.invented_button, Qt.MouseButton.LeftButton)
    assert (own / "classic" / INVENTED.name).read_bytes() == INVENTED.read_bytes()
    assert notice.isHidden()
    assert session.document.course is not None


def test_invented_boards_are_not_offered_beside_boards_of_ones_own(session, described, qtbot):
    board_c, _, _ = INVENTED.read_text("utf-8").partition("\nJ:")
    described.write_text(f"{board_c}\n", "utf-8")
    session.document.begin(rally(LEGS))
    notice = BoardsNotice(session)
    qtbot.addWidget(notice)
    assert " J (dry side) is not known" in notice.text.text()
    assert notice.invented_button.isHidden()


# --- editing legs ---------------------------------------------------------------------------------


@pytest.fixture
def inspector(session, qtbot, described):
    session.document.begin(rally(LEGS))
    return shown(qtbot, InspectorDock(session))


@pytest.fixture
def page(inspector):
    return inspector.stage_page


def write(field, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_legs_are_edited_as_text_and_undone(page, session):
    assert page.legs_field.text() == LEGS
    write(page.legs_field, "c8-c3-j1-j4-c7-c6")
    document = session.document
    assert document.stage.legs == parse_legs("C8-C3 / J1-J4 / C7-C6")
    assert page.legs_field.text() == "C8-C3 / J1-J4 / C7-C6"
    assert document.undo_stack.undoText() == "Legs"
    document.undo()
    assert document.stage.legs == parse_legs(LEGS)
    assert len(document.layout) == 6


@pytest.mark.parametrize("text", ["C8-Q", "C8", "C8-C3-C4"])
def test_what_is_no_row_of_legs_is_refused_with_the_reason(text, page, session):
    write(page.legs_field, text)
    assert session.document.stage.legs == parse_legs(LEGS)
    assert not session.document.undo_stack.count()
    assert page._fault.isVisible()
    assert page._fault.text().endswith(".")
    page.window().resize(260, 500)
    QTest.qWait(20)
    assert page._fault.height() >= page._fault.heightForWidth(page._fault.width())


def test_zones_are_laid_on_snow(page, session):
    write(page.snow_field, "j")
    assert session.document.stage.snow == ("J",)
    assert session.document.sides.side("J1-J4 1").terrain.value == "snow"
    write(page.snow_field, "L")
    assert session.document.stage.snow == ("J",)
    assert "L is no zone of this stage; its zones are C, J." in page._fault.text()
    write(page.legs_field, "C8-C3")
    assert session.document.stage.snow == ()


def test_a_stage_without_legs_is_one_of_tiles_again(page, session):
    write(page.legs_field, " ")
    assert session.document.stage.legs == ()
    assert not session.document.layout.tiles
    write(page.legs_field, LEGS)  # it may have legs as long as it has no tiles
    assert session.document.stage.legs == parse_legs(LEGS)


@pytest.mark.parametrize(
    ("game", "tiles", "offered"), [("classic", (), True), ("dirt", (), False),
                                   ("classic", (PlacedTile("202a", Hex(0, 0)),), False)],
)  # fmt: skip
def test_legs_are_offered_where_a_stage_may_have_some(game, tiles, offered, page, session):
    session.document.begin(RoadBook((Stage(Layout(tiles, name="SS1")),), game=game))
    page.refresh()
    assert page.legs_field.isVisible() == offered
    assert page.laps_field.isVisible()


def test_a_stage_of_legs_is_renamed_and_keeps_them(page, session):
    write(page.name_field, "Mill")
    assert (session.document.stage.name, session.document.stage.legs) == ("Mill", parse_legs(LEGS))
    assert session.document.layout.name == "Mill"


# --- docks ----------------------------------------------------------------------------------------


def test_the_problems_dock_leads_to_the_leg_and_explains_the_rule(session, qtbot):
    session.document.begin(rally(LEGS))
    dock = shown(qtbot, ProblemsDock(session))
    dock.table.selectRow(1)
    assert dock.current_finding().place.tile == "J1-J4"
    assert dock.model.index(1, 2).data() == "J1-J4"
    assert "Rule ZON-10: Board that is not described" in dock.details.toPlainText()
    zoomed = []
    session.zoom_wanted.connect(zoomed.append)
    QTest.mouseClick(dock.go_button, Qt.MouseButton.LeftButton)
    assert zoomed == [Hex(0, -2)]
    dock.mute_current()
    assert [muted.tile for muted in session.document.stage.muted] == ["J1-J4"]
    dock.bring_up_to_date()
    assert dock.model.rowCount() == 1


def test_the_route_tells_sections_and_boards(session, described, qtbot):
    session.document.begin(rally(LEGS, snow=("C",)))
    dock = shown(qtbot, RouteDock(session))
    sides = [leg.tile.side for leg in dock.model.legs]
    assert [side for side in sides if "-" in side] == [
        "C8-C3 1", "C8-C3 2", "J1-J4 1", "J1-J4 2",
    ]  # fmt: skip
    assert dock.tiles.toPlainText() == "Boards\nC: snow side\nJ: dry side"


# --- the canvas -----------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot, tmp_path, described):
    window = make_window(qtbot, tmp_path)
    window.files.begin(rally(LEGS, LEGS))
    window.show_workbench()
    window.workbench.canvas.zoom_to_fit()
    yield window
    window.session.document.release()


def spot(canvas, at: Hex) -> QPoint:
    return canvas.mapFromScene(*at.centre)


def test_a_click_selects_a_section_and_dragging_moves_none(window):
    canvas, document = window.workbench.canvas, window.session.document
    viewport, left = canvas.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(viewport, left, pos=spot(canvas, Hex(0, -2)))
    assert window.session.selection.hexes == {Hex(0, -2)}
    before = document.layout
    QTest.mousePress(viewport, left, pos=spot(canvas, Hex(0, -2)))
    QTest.mouseMove(viewport, spot(canvas, Hex(1, -2)))
    QTest.mouseRelease(viewport, left, pos=spot(canvas, Hex(1, -2)))
    assert document.layout == before
    assert not document.undo_stack.count()
    assert window.session.selection.hexes == frozenset()


@pytest.mark.parametrize(
    "name", ["tile.rotate", "tile.remove", "clipboard.paste", "clipboard.cut", "marker.start"]
)
def test_what_edits_tiles_says_why_it_does_not(name, window):
    window.session.selection.select([Hex(0, -1)])
    window.registry[name].trigger()
    assert not window.session.document.undo_stack.count()
    assert "a row of legs over boards" in window.statusBar().currentMessage()


def test_a_side_of_the_catalogue_is_not_laid_beside_boards(window):
    assert not window.workbench.canvas.append_side("202a")
    assert window.session.picked == ""
    assert "a row of legs over boards" in window.statusBar().currentMessage()


def test_the_table_shows_zones_and_road_ends(window):
    signs = window.session.document.reading.signs
    texts = [mark.text for mark in signs if isinstance(mark, Label)]
    assert sorted(texts) == ["C", "C3", "C8", "J", "J1", "J4"]
    zoomed = window.workbench.canvas.table.shown_rect
    assert all(zoomed.contains(*mark.point) for mark in signs if isinstance(mark, Label))


def test_tiles_can_be_laid_again_on_a_stage_of_tiles(window):
    canvas, document = window.workbench.canvas, window.session.document
    assert canvas.tool is canvas.looking
    window.registry["stage.add"].trigger()
    assert canvas.tool is canvas.selecting
    assert canvas.append_side("202a")
    document.show_stage(0)
    assert canvas.tool is canvas.looking


def test_the_legs_of_a_stage_are_cleared_after_a_question(window, user):
    user.will("clear")
    window.registry["stage.clear"].trigger()
    assert window.session.document.stage.legs == ()
    window.session.document.undo()
    assert window.session.document.stage.legs == parse_legs(LEGS)


def test_a_rally_over_boards_is_opened_saved_and_opened_again(window, user, tmp_path):
    path = tmp_path / "boards.txt"
    path.write_text("Mill: L0-L1 / C7-C6", "utf-8")
    assert window.files.open([path])
    assert window.session.document.stage.legs == parse_legs("L0-L1 / C7-C6")
    saved = tmp_path / "boards.roadbook.yaml"
    user.will(saved)
    assert window.files.save()
    (stage,) = read_roadbook(saved).stages
    assert stage.legs == parse_legs("L0-L1 / C7-C6")
    assert stage.published is not None
    assert stage.published.course.moves == window.session.document.course.moves


def test_the_picture_of_a_stage_shows_its_zones_and_road_ends(window, tmp_path):
    dialog = ExportDialog(window.session, tmp_path, window)
    dialog.format.setCurrentIndex(dialog.format.findData("svg"))
    picture = tmp_path / "stage.svg"
    dialog.writer(picture)(tell_nobody)
    assert dialog.scene.signs == window.session.document.reading.signs
    left, right = dialog.scene.frame.left(), dialog.scene.frame.right()
    assert left < -1.4 < 1 < right  # wider than the sections, for what stands beside them
    assert picture.stat().st_size > 10_000


def test_a_stage_over_boards_is_no_layout_to_export(window):
    export_layout(window.session, window)  # would wait for an answer if it asked for a name
    assert "has no layout of tiles" in window.statusBar().currentMessage()


def test_all_actions_of_the_window_leave_the_legs_as_they_are(window, user):
    """Whatever is done to tiles finds none here, and says so."""
    before = window.session.document.roadbook
    for entry in list(window.registry):
        if entry.name.partition(".")[0] in ("clipboard", "tile", "marker", "where", "select"):
            entry.action.trigger()
    assert window.session.document.roadbook == before


# --- races ----------------------------------------------------------------------------------------


@pytest.fixture
def racing(session, qtbot, described):
    session.document.begin(rally(LEGS, "L0-L1 / C7-C6"))
    window = Window(session, qtbot)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.canvas.zoom_to_fit()
    yield window
    window.race.stop()


def test_a_person_races_over_boards_by_mouse_and_keys(racing):
    assert racing.dock.form.entry.rules.name == "classic"
    racing.start(ANA, BOT)
    drive_to_the_finish(racing)
    assert sorted(racing.race.scene.order) == [0, 1]
    course = racing.session.document.course
    assert set(racing.dock.table.layer.places) == set(course.cells)


def test_a_race_over_boards_that_are_not_described_says_what_is_missing(session, qtbot, own):
    session.document.begin(rally(LEGS))
    window = Window(session, qtbot)
    qtbot.addWidget(window)
    window.start(BOT)
    assert window.race.status is RaceStatus.NONE
    text = window.dock._notice.text().replace("\u200b", "")
    assert "The interior of the boards C and J (dry side) is not known" in text
    assert str(own / "classic") in text


def watched(racing) -> None:
    racing.start(BOT)
    racing.qtbot.waitUntil(lambda: racing.is_over, timeout=20_000)


@pytest.mark.slow
def test_in_a_variable_weather_dice_turn_the_boards_that_are_shown(racing):
    """Over some seeds each of two zones has snow in some races and none in others."""
    document, seen = racing.session.document, set()
    document.begin(rally(LEGS, weather="variable"))
    for seed in range(8):
        racing.start(BOT, seed=seed)
        racing.qtbot.waitUntil(lambda: racing.is_over, timeout=20_000)
        snow = frozenset(
            tile.side[0]
            for tile in document.layout
            if "-" in tile.side and document.sides.side(tile.side).terrain.value == "snow"
        )
        fallen = ", ".join(sorted(snow))
        said = f"snow to {fallen}" if snow else "no snow"
        assert f"The dice bring {said} " in racing.dock._notice.text()
        assert set(racing.dock.table.layer.places) == set(document.course.cells)
        seen.add(snow)
        racing.race.close()
        assert document.stage.weather == "variable"
    assert len(seen) > 1
    assert document.sides.side("C8-C3 1").terrain.value != "snow"  # as the road-book has it


def test_a_log_is_shown_on_the_sides_on_which_it_was_driven(racing, tmp_path):
    document = racing.session.document
    document.begin(rally(LEGS, weather="variable"))
    log = tmp_path / "race.jsonl"
    watched(racing)
    driven = document.course
    racing.dock.save_log(log)
    racing.race.close()
    racing.dock.open_log(log)
    assert racing.race.status is RaceStatus.OVER
    assert document.course == driven


def test_an_edit_of_the_legs_takes_the_cars_of_the_race_over_them_from_the_table(racing):
    watched(racing)
    scenes = len(racing.race.scenes)
    document = racing.session.document
    document.edit_stage(replace(document.stage, legs=parse_legs("C8-C3")), "Legs")
    assert len(racing.race.scenes) == scenes
    assert racing.table.layer.places == {}
    assert "driven on another layout" in racing.notice.text()


def test_the_whole_rally_is_raced_from_board_to_board(racing, tmp_path):
    racing.dock.form.choose_whole_rally(True)
    watched(racing)
    assert racing.race.scene.stage == 1
    assert racing.session.document.index == 1
    log = tmp_path / "race.jsonl"
    racing.dock.save_log(log)
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    assert [stage["name"] for stage in header["stages"]] == ["SS1", "SS2"]


def test_the_example_over_boards_opens_from_the_welcome_page(window):
    (item,) = [
        window.welcome.examples.item(row)
        for row in range(window.welcome.examples.count())
        if window.welcome.examples.item(row).text() == "four-boards"
    ]
    window.welcome.examples.chosen.emit(item)
    assert window.session.document.roadbook == open_rally(["four-boards"])
