"""The catalogue: finding a side by what is printed on it, and taking it in hand."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laying import LIBRARY, lay, published
from PySide6.QtCore import QModelIndex, QPoint, QSettings, Qt
from PySide6.QtGui import QDrag

from trackeditor.editor.docks.catalogue import CatalogueDock
from trackeditor.editor.docks.side_filter import MY_BOXES
from trackeditor.editor.docks.side_model import COPIES_ROLE
from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.dragging import SIDE_MIME
from trackeditor.editor.finding_tile import Feature, Query, Turn, library_facts
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Danger, Terrain

LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
FACTS = library_facts(LIBRARY)
BY_ID = {side.id: side for side in FACTS}


def found(query: Query, words=None) -> list[str]:
    return [side.id for side in FACTS if query.matches(side, words)]


# --- what a side is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "turns"),
    [("202a", {Turn.STRAIGHT}), ("208a", {Turn.BEND}), ("210a", {Turn.SHARP}), ("201a", set())],
)
def test_turns_are_those_of_the_printed_road(side: str, turns: set[Turn]):
    # 202a leads from D to A, 208a from D to B, 210a from D to C; 201a has no road
    assert BY_ID[side].turns == turns


@pytest.mark.parametrize(
    ("side", "feature"),
    [
        ("202a", Feature.LINE),
        ("102a", Feature.GRID),
        ("404a", Feature.FORK),
        ("415b", Feature.FORK),
        ("151a", Feature.CROSSING),
        ("145b", Feature.CROSSING),  # straight roads A-D and C-F
        ("217b", Feature.SHORTCUT),
        ("211b", Feature.SLIDE),
        ("325a", Feature.CLIMB),
        ("901a", Feature.SCENERY),
        ("101", Feature.PIT),
    ],
)
def test_features_are_those_printed(side: str, feature: Feature):
    assert feature in BY_ID[side].features


def test_the_pit_is_found_by_its_name_and_is_no_scenery():
    assert found(Query(text="pit")) == ["101"]
    assert Feature.SCENERY not in BY_ID["101"].features


@pytest.mark.parametrize("text", ["pit", "paddock", "PADD"])
def test_the_pit_is_found_by_other_names_in_brackets(text):
    pit = BY_ID["101"]
    assert Query(text=text).matches(pit, tile_words())
    assert not Query(text=text).matches(BY_ID["102a"], tile_words())
    assert Query(text="stands").matches(pit, {Feature.PIT: "voie (stands, paddock)"})


def test_roads_that_pass_each_other_are_no_crossing():
    # 414b has bends from A to C and from D to F
    assert Feature.CROSSING not in BY_ID["414b"].features
    assert Feature.ROADS in BY_ID["414b"].features


def test_the_limit_of_a_corner_is_that_of_its_inner_line():
    # FORMATS.md, section 2: the corner of 211b has chains 2 2 2 and 1
    assert BY_ID["211b"].limits == {1}


# --- queries -------------------------------------------------------------------------------------


def test_a_number_finds_the_tiles_that_begin_with_it():
    assert found(Query(text="217")) == ["217a", "217b"]
    assert found(Query(text="217B")) == ["217b"]
    assert all(side.startswith("21") for side in found(Query(text="21")))
    assert len(found(Query(text="21"))) == 20


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("211 b", ["211b"]),
        ("211 B", ["211b"]),
        ("#211", ["211a", "211b"]),
        ("#211 a", ["211a"]),
        ("#211b", ["211b"]),
        ("# 211", ["211a", "211b"]),
        ("#101", ["101"]),
    ],
)
def test_numbers_are_found_as_people_write_them(text, sides):
    assert found(Query(text=text)) == sides


def test_a_letter_that_begins_a_longer_word_stays_a_word():
    # 208a is a bend, 202a a straight road
    assert found(Query(text="208 be")) == ["208a", "208b"]
    assert found(Query(text="202 be")) == []


def test_all_words_must_apply():
    jumps = found(Query(text="gravel jump"))
    assert jumps
    for side in jumps:
        assert BY_ID[side].terrain is Terrain.GRAVEL
        assert Feature.JUMP in BY_ID[side].features
    assert set(jumps) == {
        s.id for s in FACTS if s.terrain is Terrain.GRAVEL and Feature.JUMP in s.features
    }


def test_words_of_another_language_find_too():
    assert found(Query(text="saut"), {Feature.JUMP: "saut"}) == found(Query(text="jump"))


def test_nothing_asked_finds_all_and_nonsense_nothing():
    assert len(found(Query())) == len(LIBRARY)
    assert found(Query(text="xyzzy")) == []


queries = st.builds(
    Query,
    text=st.sampled_from(["", "2", "gravel", "jump"]),
    tiles=st.none() | st.just(frozenset(LIBRARY.editions["dirt-core"].tiles)),
    terrain=st.none() | st.sampled_from(Terrain),
    lanes=st.none() | st.integers(2, 4),
    turn=st.none() | st.sampled_from(Turn),
    danger=st.none() | st.sampled_from(Danger),
    limit=st.none() | st.integers(1, 5),
    features=st.frozensets(st.sampled_from(Feature), max_size=2),
    face=st.sampled_from(["a", "b", "both"]),
)


@given(queries)
def test_what_is_found_is_what_was_asked_for(query):
    for side in map(BY_ID.get, found(query)):
        printed = LIBRARY.side(side.id)
        assert query.tiles is None or printed.tile in query.tiles
        assert query.terrain in (None, printed.terrain)
        assert query.danger in (None, printed.danger)
        assert query.lanes is None or query.lanes in {e.lanes for e in printed.ends.values()}
        assert query.features <= side.features
        assert query.face in ("both", printed.face) or not printed.face


@given(queries)
def test_both_sides_are_what_a_and_b_find_together(query):
    one = {
        face: set(found(Query(**{f: getattr(query, f) for f in query.__slots__} | {"face": face})))
        for face in ("a", "b", "both")
    }
    assert one["a"] | one["b"] == one["both"]


# --- the dock ------------------------------------------------------------------------------------


@pytest.fixture
def session(tmp_path, qapp):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Session(LIBRARY, Settings(store))


@pytest.fixture
def dock(session, qtbot):
    dock = CatalogueDock(session)
    qtbot.addWidget(dock)
    dock.resize(420, 900)
    dock.show()
    dock.activateWindow()
    qtbot.waitExposed(dock)
    dock.wanted = []
    dock.append_wanted.connect(dock.wanted.append)
    return dock


def listed(dock) -> list[str]:
    return [dock.model.index(row).data() for row in range(dock.model.rowCount())]


def search(dock, qtbot, text: str) -> None:
    dock.filter.search.clear()
    qtbot.keyClicks(dock.filter.search, text)
    qtbot.waitUntil(lambda: not dock._is_outdated)


def choose(dock, qtbot, name: str, value) -> None:
    field = dock.filter.choices[name]
    field.setCurrentIndex(field.findData(value))
    qtbot.waitUntil(lambda: not dock._is_outdated)


def place_of(dock, side: str) -> QPoint:
    index = dock.model.index(dock.model.row_of(side))
    dock.view.scrollTo(index)
    return dock.view.visualRect(index).center()


def test_the_library_is_listed_by_number_the_tiles_of_the_game_first(dock, session, qtbot):
    assert len(listed(dock)) == len(LIBRARY)
    assert listed(dock)[0] == "201a"  # a new rally is one of DIRT
    gravel = [side for side in listed(dock) if BY_ID[side].series == "dirt-gravel"]
    assert listed(dock)[: len(gravel)] == sorted(gravel)
    rally = replace(session.document.roadbook, game="gt")
    session.document.edit_rally(rally, "Game")
    qtbot.waitUntil(lambda: listed(dock)[0] == "101")
    numbers = [int(side.rstrip("ab")) for side in listed(dock)]
    assert numbers == sorted(numbers)


def test_a_click_takes_the_side_in_hand_and_asks_to_append_it(dock, session, qtbot):
    search(dock, qtbot, "217")
    qtbot.mouseClick(dock.view.viewport(), LEFT, pos=place_of(dock, "217b"))
    assert session.picked == "217b"
    assert dock.wanted == ["217b"]


def test_by_keyboard_alone(dock, session, qtbot):
    dock.view.setFocus()
    qtbot.keyClick(dock.view, "2")  # typing goes to the search
    qtbot.keyClicks(dock.filter.search, "17")
    qtbot.keyClick(dock.filter.search, KEY.Key_Return)
    qtbot.waitUntil(dock.view.hasFocus)
    qtbot.keyClick(dock.view, KEY.Key_Right)
    qtbot.keyClick(dock.view, KEY.Key_Return)
    assert dock.wanted == ["217b"]
    assert session.picked == "217b"


def test_enter_takes_the_only_side_that_is_found(dock, session, qtbot):
    dock.go_to_search()
    qtbot.keyClicks(dock.filter.search, "202a")
    qtbot.keyClick(dock.filter.search, KEY.Key_Return)
    assert dock.wanted == ["202a"]
    assert session.picked == "202a"
    assert dock.view.current_side() == "202a"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Down])
def test_of_several_sides_the_first_is_chosen_visibly(dock, qtbot, key):
    dock.go_to_search()
    qtbot.keyClicks(dock.filter.search, "21")
    before = dock.view.grab().toImage()
    qtbot.keyClick(dock.filter.search, key)
    qtbot.waitUntil(dock.view.hasFocus)
    assert dock.wanted == []
    assert dock.view.current_side() == "210a"
    assert [index.data() for index in dock.view.selectedIndexes()] == ["210a"]
    highlight = dock.view.palette().highlight().color()
    corner = dock.view.visualRect(dock.view.currentIndex()).topLeft() + QPoint(6, 6)
    pixel = dock.view.viewport().grab().toImage().pixelColor(corner)
    assert pixel != before.pixelColor(corner)
    assert abs(pixel.hue() - highlight.hue()) < 20


def test_the_list_reached_by_tab_shows_where_it_is(dock, qtbot):
    dock.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert [index.data() for index in dock.view.selectedIndexes()] == ["201a"]


def test_features_are_ticked_by_keyboard_one_after_the_other(dock, qtbot):
    dock.filter.more.click()
    field, menu = dock.filter.features, dock.filter.features.menu
    field.setFocus()
    qtbot.keyClick(field, KEY.Key_Down)
    assert menu.isVisible()
    qtbot.keyClick(menu, KEY.Key_Space)
    assert menu.isVisible()
    qtbot.keyClick(menu, KEY.Key_Down)
    qtbot.keyClick(menu, KEY.Key_Space)
    assert menu.isVisible()
    first, second, *others = dock.filter.feature_actions.values()
    assert first.isChecked()
    assert second.isChecked()
    assert not any(action.isChecked() for action in others)
    qtbot.keyClick(menu, KEY.Key_Space)
    assert not second.isChecked()
    qtbot.keyClick(menu, KEY.Key_Escape)
    assert not menu.isVisible()
    dock.activateWindow()


def test_filters_narrow_the_list(dock, qtbot):
    choose(dock, qtbot, "box", "rx")
    assert {int(side[:3]) for side in listed(dock)} == set(LIBRARY.editions["rx"].tiles)
    choose(dock, qtbot, "face", "b")
    assert all(side.endswith("b") for side in listed(dock))
    dock.filter.feature_actions[Feature.FORK].trigger()
    qtbot.waitUntil(lambda: not dock._is_outdated)
    assert listed(dock)
    assert all(Feature.FORK in BY_ID[side].features for side in listed(dock))
    assert "3" in dock.filter.more.text()
    qtbot.mouseClick(dock.filter.reset_button, LEFT)
    qtbot.waitUntil(lambda: len(listed(dock)) == len(LIBRARY))


def test_my_boxes_are_those_of_the_settings(dock, session, qtbot):
    session.settings.set_boxes(["rx"])
    choose(dock, qtbot, "box", MY_BOXES)
    assert {int(side[:3]) for side in listed(dock)} == set(LIBRARY.editions["rx"].tiles)
    session.settings.set_boxes(["climb"])
    qtbot.waitUntil(lambda: {int(side[:3]) for side in listed(dock)} == {325, 326, 418, 419})


def test_both_sides_of_a_tile_use_its_copies(dock, session, qtbot):
    session.document.edit(lay("202aDA", "205bDA"), "Lay")
    search(dock, qtbot, "205")
    for row in range(2):
        copies = dock.model.index(row).data(COPIES_ROLE)
        assert (copies.owned, copies.left, copies.used_up) == (1, 0, True)
    tip = dock.model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert "205b (0, -1)" in tip
    session.document.undo_stack.undo()
    qtbot.waitUntil(lambda: dock.model.index(0).data(COPIES_ROLE).left == 1)


def test_choosing_a_used_up_tile_says_where_its_copies_lie(dock, session, qtbot):
    session.document.edit(lay("202aDA", "205bDA"), "Lay")
    search(dock, qtbot, "205")
    with qtbot.waitSignal(session.said) as said:
        qtbot.mouseClick(dock.view.viewport(), LEFT, pos=place_of(dock, "205a"))
    assert "205b (0, -1)" in said.args[0]


def test_used_up_tiles_can_be_hidden(dock, session, qtbot):
    session.document.edit(lay("202aDA", "205bDA"), "Lay")
    dock.filter.only_left.click()
    qtbot.waitUntil(lambda: "205a" not in listed(dock))
    assert "205b" not in listed(dock)
    assert "204a" in listed(dock)


def test_a_used_up_tile_is_painted_faded(dock, session, qtbot):
    search(dock, qtbot, "205a")
    index = dock.model.index(0)

    def contrast() -> float:
        dock.view.viewport().repaint()
        dock.view.delegate.pictures.draw_all_wanted()
        image = dock.view.grab(dock.view.visualRect(index)).toImage()
        points = [(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
        lightness = [image.pixelColor(x, y).lightness() for x, y in points]
        return sum(max(lightness) - light for light in lightness) / len(lightness)

    before = contrast()
    session.document.edit(lay("202aDA", "205bDA"), "Lay")
    qtbot.waitUntil(lambda: dock.model.index(0).data(COPIES_ROLE).used_up)
    assert contrast() < 0.7 * before


def test_pictures_follow_as_soon_as_there_is_time(dock, qtbot):
    def colours() -> int:
        place = dock.view.visualRect(dock.model.index(0))
        image = dock.view.viewport().grab(place).toImage()
        points = [(x, y) for x in range(image.width()) for y in range(image.height())]
        return len({image.pixel(x, y) for x, y in points})

    search(dock, qtbot, "217b")
    qtbot.waitUntil(lambda: colours() > 100)


def test_only_sides_that_fit_the_open_end_of_the_selected_tile(dock, session, qtbot):
    def skews(side: str) -> set[str | None]:
        return {end.skew for end in LIBRARY.side(side).ends.values()}

    # both road ends of 121b leave their edges askew, those of the start tile straight
    layout = lay("202aDA").place(PlacedTile("121b", Hex(9, 9)))
    session.document.edit(layout, "Lay")
    dock.filter.fitting.click()
    qtbot.waitUntil(lambda: 0 < len(listed(dock)) < len(LIBRARY))
    assert all(None in skews(side) for side in listed(dock))
    assert "203a" in listed(dock)
    session.selection.select([Hex(9, 9)])
    qtbot.waitUntil(lambda: "203a" not in listed(dock))
    assert listed(dock)
    assert all(skews(side) - {None} for side in listed(dock))


def test_a_road_without_an_open_end_takes_nothing(dock, session, qtbot):
    session.document.edit(lay("210aDC", "216aDC", "310aDC"), "Close a circle")
    dock.filter.fitting.click()
    qtbot.waitUntil(lambda: listed(dock) == [])
    assert "no open end" in dock.found.text()


def test_the_dragged_data_name_the_side(dock, session, qtbot, monkeypatch):
    dragged = []
    monkeypatch.setattr(
        QDrag, "exec", lambda drag, *_: dragged.append(bytes(drag.mimeData().data(SIDE_MIME)))
    )
    search(dock, qtbot, "217")
    view = dock.view.viewport()
    start = place_of(dock, "217b")
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + QPoint(40, 40))
    qtbot.mouseMove(view, start + QPoint(90, 90))
    qtbot.mouseRelease(view, LEFT, pos=start + QPoint(90, 90))
    assert dragged == [b"217b"]
    assert dock.wanted == []


def test_the_place_in_the_list_stays_when_the_layout_changes(dock, session, qtbot):
    dock.view.setCurrentIndex(dock.model.index(dock.model.row_of("217b")))
    session.document.edit(published("rally-1-ss1"), "Lay")
    dock.filter.only_left.click()
    qtbot.waitUntil(lambda: len(listed(dock)) < len(LIBRARY))
    assert dock.view.current_side() in ("217b", "")
    session.document.edit(Layout(), "Clear")
    qtbot.waitUntil(lambda: len(listed(dock)) == len(LIBRARY))


def test_every_field_has_a_name_and_a_tip(dock):
    fields = [dock.filter.search, *dock.filter.choices.values(), dock.filter.features]
    for field in fields:
        assert field.accessibleName()
        assert field.toolTip()
    for button in (dock.filter.fitting, dock.filter.only_left, dock.filter.reset_button):
        assert button.toolTip()
    assert dock.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("201a")
    assert dock.model.data(QModelIndex()) is None
