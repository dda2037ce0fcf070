"""The canvas, driven by mouse and keys: select, drag, append, lay, and give up."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import LIBRARY, lay, mark, published
from players import CTRL, FREE, KEY, LEFT, NONE, NORTH, SHIFT, Player, make_player, opened
from PySide6.QtCore import QMimeData, QPoint, QSettings, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackeditor.course import analyse
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.placing import turns
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


def as_published(layout: Layout) -> set[tuple[str, int, int, int]]:
    return {(tile.side, *tile.at, tile.rotation) for tile in layout}


def equal_up_to_place(one: Layout, other: Layout) -> bool:
    """The same tiles in the same arrangement, wherever and however it lies."""
    first = other.tiles[0]
    for tile in (tile for tile in one if tile.side == first.side):
        turned = one.rotate_all(first.rotation - tile.rotation, tile.at)
        moved = turned.move([t.at for t in turned], first.at.q - tile.at.q, first.at.r - tile.at.r)
        if as_published(moved) == as_published(other):
            return True
    return False


# --- selecting -----------------------------------------------------------------------------------


def test_a_click_selects_a_tile_and_a_click_beside_it_none(player):
    player.show(lay("202aDA", "205aDA"))
    player.click(NORTH)
    assert player.selection.hexes == {NORTH}
    assert player.selection.cursor == NORTH
    player.click(FREE)
    assert player.selection.hexes == frozenset()
    assert player.selection.cursor == FREE
    assert player.steps == []


def test_control_adds_tiles_and_takes_them_out(player):
    player.show(lay("202aDA", "205aDA"))
    player.click(ORIGIN)
    player.click(NORTH, CTRL)
    assert player.selection.hexes == {ORIGIN, NORTH}
    player.click(ORIGIN, CTRL)
    assert player.selection.hexes == {NORTH}


def test_the_rubber_band_selects_what_is_in_it(player):
    player.show(lay("202aDA", "205aDA", "208aDB"))
    player.press(Hex(-2, 1))
    player.move_to(player.spot(NORTH, 0.6, 0.2))
    assert player.selection.hexes == {ORIGIN}
    player.move_to(player.spot(NORTH, 0.6, -0.4))
    assert player.selection.hexes == {ORIGIN, NORTH}
    player.release(NORTH)
    assert player.selection.hexes == {ORIGIN, NORTH}
    player.press(Hex(2, -4), CTRL)
    player.move(Hex(-1, -1))
    player.release(Hex(-1, -1), CTRL)
    assert player.selection.hexes == {ORIGIN, NORTH, Hex(0, -2)}


def test_esc_gives_the_rubber_band_up(player):
    player.show(lay("202aDA", "205aDA"))
    player.click(NORTH)
    player.press(Hex(-2, 1), CTRL)
    player.move(Hex(1, -1))
    player.key(KEY.Key_Escape)
    assert player.selection.hexes == {NORTH}
    player.release(Hex(1, -1))
    assert player.selection.hexes == {NORTH}


def test_select_all_and_the_stretch_between_two_tiles(player):
    player.show(published("rally-1-ss1"))
    player.key(KEY.Key_A, CTRL)
    assert len(player.selection.hexes) == 16
    player.click(Hex(-4, 3))
    player.click(Hex(-5, 1), CTRL)
    player.actions["select.stretch"].trigger()
    names = {player.layout.tile_at(at).side for at in player.selection.hexes}
    assert names == {"202a", "210b", "205a", "227a", "213a"}


# --- dragging ------------------------------------------------------------------------------------


def test_dragging_moves_a_tile_and_turns_it_to_fit_in_one_step(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("208a", FREE, 4)))
    player.drag(FREE, Hex(2, -1), Hex(0, -2))
    (ghost,) = player.canvas.table.held.ghosts
    assert (ghost.at, ghost.fits) == (Hex(0, -2), True)
    player.release(Hex(0, -2))
    tile = player.layout.tile_at(Hex(0, -2))
    assert (tile.side, tile.rotation) == ("208a", 0)  # the next turn after 4 that meets the road
    assert player.steps == ["Move 208a"]
    assert player.selection.hexes == {Hex(0, -2)}
    assert player.nothing_in_hand


def test_a_dragged_tile_stays_where_it_is_until_it_is_dropped(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.drag(NORTH, FREE)
    assert player.layout is not None
    assert player.layout == layout
    dimmed = [item.tile.at for item in player.canvas.table.tile_items if item.opacity() < 1]
    assert dimmed == [NORTH]


def test_a_misfit_is_red_refused_and_explained(player):
    layout = lay("202aDA", "205aDA").place(PlacedTile("901a", FREE))
    player.show(layout)
    player.drag(FREE, Hex(0, -2))
    assert [ghost.fits for ghost in player.canvas.table.held.ghosts] == [False]
    assert "the road of 205a would run into it" in player.said[-1]
    player.release(Hex(0, -2))
    assert (player.layout, player.steps) == (layout, [])
    assert "205a" in player.said[-1]


def test_shift_lays_a_misfit_down_all_the_same(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901a", FREE)))
    player.drag(FREE, Hex(0, -2))
    player.release(Hex(0, -2), SHIFT)
    assert player.layout.tile_at(Hex(0, -2)).side == "901a"


@pytest.mark.parametrize("choice", ["swap", "replace", "leave"])
def test_a_tile_on_another_offers_a_swap_and_replaces_nothing(player, choice):
    layout = lay("202aDA", "205aDA", "208aDB")
    player.show(layout)
    player.drag(NORTH, Hex(0, -2))
    player.release(Hex(0, -2))
    assert player.layout == layout
    menu = opened(player.canvas.selecting.offer)
    assert menu.isVisible()
    entries = [action for action in menu.actions() if not action.isSeparator()]
    answers = dict(zip(["swap", "replace", "leave"], entries, strict=True))
    answers[choice].trigger()
    menu.close()
    if choice == "swap":
        assert {t.side: t.at for t in player.layout}["205a"] == Hex(0, -2)
        assert player.steps == ["Swap 205a and 208a"]
    elif choice == "replace":
        assert {t.side: t.at for t in player.layout} == {"202a": ORIGIN, "205a": Hex(0, -2)}
        assert player.steps == ["Replace 208a by 205a"]
        assert player.selection.hexes == {Hex(0, -2)}
    else:
        assert (player.layout, player.steps) == (layout, [])


def test_two_selected_tiles_are_swapped_by_key(player):
    layout = lay("202aDA", "205aDA", "208aDB")
    player.show(layout)
    player.click(NORTH)
    player.key(KEY.Key_X)
    assert player.said[-1] == "Select two tiles: they are then swapped."
    player.click(Hex(0, -2), CTRL)
    player.key(KEY.Key_X)
    assert {t.side: t.at for t in player.layout}["205a"] == Hex(0, -2)
    player.key(KEY.Key_X)
    assert {t.side: t.at for t in player.layout} == {t.side: t.at for t in layout}


def test_several_tiles_are_never_dropped_on_others(player):
    layout = lay("202aDA", "205aDA", "208aDB")
    player.show(layout)
    player.click(ORIGIN)
    player.click(NORTH, CTRL)
    player.drag(NORTH, Hex(0, -2))
    player.release(Hex(0, -2))
    assert (player.layout, player.steps) == (layout, [])
    assert "208a lies there" in player.said[-1]


def test_a_group_keeps_its_shape_markers_and_selection(player):
    layout = mark(lay("202aDA", "205aDA"), ("finish", 1, "r0.0"))
    player.show(layout)
    player.key(KEY.Key_A, CTRL)
    player.drag(NORTH, FREE)
    player.release(FREE)
    assert player.layout == layout.move([ORIGIN, NORTH], 3, 0)
    assert player.selection.hexes == {Hex(3, 0), FREE}
    assert player.steps == ["Move tiles"]


def test_keys_and_wheel_turn_what_is_dragged(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("208a", FREE, 0)))
    player.drag(FREE, Hex(0, -2))
    player.key(KEY.Key_R)
    assert player.steps == []
    assert player.canvas.selecting._move.tiles[0].rotation == 2
    player.wheel(player.spot(Hex(0, -2)), 1)
    assert player.canvas.selecting._move.tiles[0].rotation == 0
    player.wheel(player.spot(Hex(0, -2)), -1)
    player.release(Hex(0, -2))
    assert player.layout.tile_at(Hex(0, -2)).rotation == 2
    assert player.steps == ["Move 208a"]


def undo(player: Player) -> None:
    player.key(KEY.Key_Z, CTRL)


def undo_from_elsewhere(player: Player) -> None:
    player.document.undo_stack.undo()
    player.document.undo_stack.redo()


@pytest.mark.parametrize(
    "interrupt",
    [
        lambda player: player.key(KEY.Key_Escape),
        lambda player: player.key(KEY.Key_Delete),
        lambda player: player.key(KEY.Key_Backspace),
        undo,
        undo_from_elsewhere,
        lambda player: player.key(KEY.Key_X, CTRL),
        lambda player: player.menu_event(FREE),
        lambda player: QTest.mousePress(
            player.canvas.viewport(), Qt.MouseButton.RightButton, NONE, player.spot(FREE)
        ),
    ],
    ids=["esc", "delete", "backspace", "undo", "undo elsewhere", "cut", "menu", "right button"],
)
@pytest.mark.parametrize("several", [False, True])
def test_whatever_interrupts_a_drag_restores_the_state_before(player, interrupt, several):
    player.show(lay("202aDA", "205aDA"))
    player.document.edit(player.layout.place(PlacedTile("901a", Hex(-2, 0))), "before")
    layout = player.layout
    player.click(NORTH)
    if several:
        player.click(ORIGIN, CTRL)
    selected = player.selection.hexes
    player.drag(NORTH, FREE)
    interrupt(player)
    assert player.layout == layout
    assert player.steps == ["before"]
    # Undo and redo from elsewhere select what was selected when that step had been made.
    assert player.selection.hexes == (set() if interrupt is undo_from_elsewhere else selected)
    assert player.nothing_in_hand
    player.move(Hex(4, -1))
    player.release(Hex(4, -1))
    assert (player.layout, player.steps) == (layout, ["before"])
    # Qt remembers a button from test to test
    QTest.mouseRelease(player.canvas.viewport(), Qt.MouseButton.RightButton)
    assert player.nothing_in_hand


def test_release_outside_the_window_restores_the_state_before(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.drag(NORTH, FREE)
    outside = QPoint(-40, 300)
    player.move_to(outside)
    QTest.mouseRelease(player.canvas.viewport(), LEFT, NONE, outside)
    assert (player.layout, player.steps) == (layout, [])
    assert player.nothing_in_hand


def test_back_where_it_came_from_nothing_has_happened(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.drag(NORTH, FREE, NORTH)
    player.release(NORTH)
    assert (player.layout, player.steps) == (layout, [])


def test_a_misfit_brought_back_is_not_turned(player):
    layout = lay("202aDA", "205aDA").rotate(NORTH)
    player.show(layout)
    player.drag(NORTH, FREE, NORTH)
    player.release(NORTH)
    assert (player.layout, player.steps) == (layout, [])


# --- edits by key --------------------------------------------------------------------------------


def test_six_turns_of_a_selection_are_the_identity(player):
    layout = lay("202aDA", "205aDA", "208aDB", "211bDC")
    player.show(layout)
    player.key(KEY.Key_A, CTRL)
    seen = []
    for _ in range(6):
        player.key(KEY.Key_R)
        seen.append(player.layout)
    assert player.layout == layout
    assert len({frozenset(as_published(one)) for one in seen}) == 6
    assert player.steps == ["Turn tiles"] * 6
    player.key(KEY.Key_R, SHIFT)
    assert player.layout == seen[4]


def test_turning_without_room_says_who_lies_there(player):
    layout = lay("202aDA", "205aDA").place(PlacedTile("901a", Hex(1, -1)))
    player.show(layout)
    player.click(ORIGIN)
    player.click(NORTH, CTRL)
    player.key(KEY.Key_R)  # about 202a, so 205a would come to lie on 901a
    assert (player.layout, player.steps) == (layout, [])
    assert "901a lies there" in player.said[-1]


def test_the_next_turn_that_fits_skips_the_others(player):
    player.show(lay("202aDA", "205aDA"))
    player.click(NORTH)
    player.key(KEY.Key_T)
    assert player.layout.tile_at(NORTH).rotation == 3


def test_flip_remove_and_undo(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.click(NORTH)
    player.key(KEY.Key_F)
    assert player.layout.tile_at(NORTH).side == "205b"
    player.key(KEY.Key_Delete)
    assert player.layout.tile_at(NORTH) is None
    assert player.steps == ["Turn over 205a", "Remove 205b"]
    undo(player)
    undo(player)
    assert player.layout == layout


def test_arrows_nudge_the_selection(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.key(KEY.Key_A, CTRL)
    for key in (KEY.Key_Up, KEY.Key_Right, KEY.Key_Down, KEY.Key_Left):
        player.key(key)
    assert player.layout == layout
    assert player.steps == ["Move tiles"] * 4


def test_arrows_pan_when_nothing_is_selected(player):
    player.show(lay("202aDA"))
    before = player.spot(ORIGIN)
    player.key(KEY.Key_Right)
    assert player.spot(ORIGIN).x() < before.x()
    assert player.steps == []


def test_copies_go_to_another_window_and_text(player, qtbot, tmp_path):
    layout = mark(lay("202aDA", "205aDA"), ("finish", 1, "r0.0"))
    player.show(layout)
    player.key(KEY.Key_A, CTRL)
    player.key(KEY.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    other = Session(
        LIBRARY, Settings(QSettings(str(tmp_path / "b.ini"), QSettings.Format.IniFormat))
    )
    canvas = Canvas(other)
    qtbot.addWidget(canvas)
    canvas.edits.paste()
    assert as_published(other.document.layout) == as_published(layout)
    assert other.document.layout.markers == layout.markers
    QGuiApplication.clipboard().setText(text)  # as it would come from a forum
    player.key(KEY.Key_Delete)
    player.key(KEY.Key_V, CTRL)
    assert equal_up_to_place(player.layout, layout)
    assert player.steps == ["Remove tiles", "Paste tiles"]


@pytest.mark.parametrize(
    "text", ["", "no tiles", "[]", '{"tiles": []}', '{"tiles": [{"tile": 5}]}']
)
def test_anything_else_on_the_clipboard_is_refused_in_words(player, text):
    QGuiApplication.clipboard().setText(text)
    player.key(KEY.Key_V, CTRL)
    assert (player.layout.tiles, player.steps) == ((), [])
    assert player.said[-1] == "There are no tiles on the clipboard."


def test_duplicates_lie_beside_and_are_selected(player):
    player.show(lay("205aDA"))
    player.click(ORIGIN)
    player.key(KEY.Key_D, CTRL)
    assert [tile.side for tile in player.layout] == ["205a", "205a"]
    (at,) = player.selection.hexes
    assert at == player.layout.tiles[1].at != ORIGIN
    assert player.steps == ["Duplicate 205a"]


def test_nothing_selected_is_said(player):
    player.key(KEY.Key_R)
    assert player.said[-1] == "Select a tile first."


# --- appending -----------------------------------------------------------------------------------


def test_rally_1_ss1_is_built_in_append_mode(player):
    """Every road tile by one click in the catalogue, turned by the space bar where need be."""
    wanted = published("rally-1-ss1")
    route = [drive.tile for drive in analyse(wanted, LIBRARY).route]
    route.append(next(tile for tile in wanted if tile.side == "201a"))  # beyond the finish
    start = route[0]
    assert player.canvas.append_side(start.side)
    while player.layout.tiles[0].rotation != start.rotation:
        player.key(KEY.Key_Space)
    shift = (start.at.q, start.at.r)
    player.click(route[1].at.moved(-shift[0], -shift[1]))  # on this side of the START tile
    for tile in route[1:]:
        assert player.canvas.append_side(tile.side), player.said[-1]
        at = tile.at.moved(-shift[0], -shift[1])
        for _ in range(6):
            if player.layout.tile_at(at) == replace(tile, at=at):
                break
            player.key(KEY.Key_Space)
        assert player.layout.tile_at(at) == replace(tile, at=at)
    for tile in (tile for tile in wanted if LIBRARY.side(tile.side).is_scenery):
        assert not player.canvas.append_side(tile.side)
        assert player.session.picked == tile.side  # scenery is taken in hand instead
        at = tile.at.moved(-shift[0], -shift[1])
        player.canvas.zoom_to_fit()
        player.move(at)
        for _ in range((tile.rotation - player.canvas.placing.choice.rotation) % 6):
            player.key(KEY.Key_R)
        player.click(at)
    assert equal_up_to_place(player.layout, wanted)
    built = player.layout
    while player.document.undo_stack.canUndo():
        undo(player)
    assert player.layout.tiles == ()
    assert len(player.canvas.table.tile_items) == 0
    while player.document.undo_stack.canRedo():
        player.document.undo_stack.redo()
    assert player.layout == built


@pytest.mark.parametrize("key", [KEY.Key_Tab, KEY.Key_F])
def test_the_appended_tile_is_turned_over_and_fits_again(player, key):
    player.show(lay("202aDA"))
    player.canvas.append_side("213a")
    player.key(key)
    tile = player.layout.tile_at(NORTH)
    assert tile.side == "213b"
    assert tile.rotation in turns(lay("202aDA"), LIBRARY, "213b", NORTH)
    assert player.steps == ["Append 213b"]


def test_turns_right_after_an_append_are_one_step_with_it(player):
    before = lay("202aDA")
    player.show(before)
    player.click(ORIGIN)
    player.canvas.append_side("208a")
    first = player.layout
    player.key(KEY.Key_Space)
    turned = player.layout
    assert turned != first
    player.key(KEY.Key_Tab)
    player.key(KEY.Key_Tab)
    assert player.steps == ["Append 208a"]
    last, cursor = player.layout, player.selection.cursor
    player.key(KEY.Key_Z, CTRL)
    assert (player.layout, player.steps) == (before, [])
    assert player.selection.hexes == {ORIGIN}
    player.document.undo_stack.redo()
    assert (player.layout, player.selection.cursor) == (last, cursor)
    assert player.selection.hexes == {NORTH}


def test_a_turn_after_saving_is_a_step_of_its_own(player):
    player.show(lay("202aDA"))
    player.canvas.append_side("208a")
    saved = player.layout
    player.document.undo_stack.setClean()
    player.key(KEY.Key_Space)
    assert len(player.steps) == 2
    assert not player.document.is_saved
    player.document.undo_stack.undo()
    assert (player.layout, player.document.is_saved) == (saved, True)


def test_two_appends_are_two_steps(player):
    player.show(lay("202aDA"))
    for side in ("205a", "208a"):
        player.canvas.append_side(side)
        player.key(KEY.Key_Space)
    assert player.steps == ["Append 205a", "Append 208a"]


def test_keys_turn_what_is_selected_and_not_what_was_appended(player):
    player.show(lay("202aDA"))
    player.canvas.append_side("208a")
    player.click(ORIGIN)
    player.key(KEY.Key_Space)
    player.key(KEY.Key_F)
    assert player.layout.tile_at(NORTH).side == "208a"
    assert player.layout.tile_at(ORIGIN).side == "202b"


def test_tab_goes_to_the_next_field_when_nothing_was_appended(player, qtbot):
    player.canvas.focusNextPrevChild(True)
    player.key(KEY.Key_Tab)
    assert player.steps == []


def test_after_another_edit_the_space_bar_turns_nothing(player):
    player.show(lay("202aDA"))
    player.canvas.append_side("208a")
    player.click(ORIGIN)
    player.key(KEY.Key_F)
    layout = player.layout
    player.key(KEY.Key_Space)
    assert player.layout == layout


def test_the_choice_of_a_bend_is_remembered(player):
    player.show(lay("202aDA"))
    player.canvas.append_side("208a")
    first = player.layout.tile_at(NORTH)
    player.key(KEY.Key_Space)
    other = player.layout.tile_at(NORTH)
    assert first != other
    player.canvas.append_side("209a")
    ends = [e for e in Edge if other.local_edge(e) in LIBRARY.side("208a").ends and e is not Edge.D]
    bend = (ends[0] - Edge.D) % 6
    second = player.layout.tiles[-1]
    entered = ends[0].opposite
    left = [
        e for e in Edge if second.local_edge(e) in LIBRARY.side("209a").ends and e is not entered
    ]
    assert ((left[0] - entered) % 6 < 3) == (bend < 3)


def test_append_refuses_with_the_reason_at_a_closed_circuit(player):
    layout = published("ice-1-ss1")
    player.show(layout)
    assert not player.canvas.append_side("208a")
    assert (player.layout, player.steps) == (layout, [])
    assert "no open end" in player.said[-1]


def test_used_up_tiles_say_where_they_lie(player):
    player.session.settings.set_boxes(["dirt-core"])
    player.show(lay("202aDA", "208bDB"))
    player.canvas.append_side("208a")
    assert "208b (0, -1)" in player.said[-1]


def test_an_arrow_shows_where_the_road_is_led_on(player):
    player.show(lay("202aDA", "205aDA"))
    assert player.canvas.table.open_end.end == (NORTH, Edge.A)
    player.canvas.append_side("208a")
    at = player.layout.tiles[-1].at
    assert player.canvas.table.open_end.end[0] == at
    player.show(published("ice-1-ss1"))
    assert player.canvas.table.open_end.end is None


def test_a_click_chooses_the_open_end(player):
    player.show(lay("205aDA"))
    player.click(Hex(0, 1))
    player.canvas.append_side("208a")
    assert player.layout.tile_at(Hex(0, 1)).side == "208a"


# --- a tile in hand ------------------------------------------------------------------------------


def test_a_side_in_hand_follows_the_mouse_and_turns_to_fit(player):
    player.show(lay("202aDA", "205aDA"))
    player.session.pick("208a")
    player.move(Hex(0, -2))
    choice = player.canvas.placing.choice
    assert (choice.at, choice.rotation in (0, 2)) == (Hex(0, -2), True)
    assert [ghost.fits for ghost in player.canvas.table.held.ghosts] == [True]
    player.move(ORIGIN)
    assert [ghost.fits for ghost in player.canvas.table.held.ghosts] == [False]
    assert player.said[-1].startswith("202a lies here")


def test_picking_a_side_lights_up_its_legal_places(player):
    player.show(lay("202aDA", "205aDA"))
    player.session.pick("208a")
    assert player.canvas.table.places.hexes == {Hex(0, -2), Hex(0, 1)}
    player.key(KEY.Key_Escape)
    assert player.canvas.table.places.hexes == frozenset()
    assert player.session.picked == ""


def test_a_pregrid_turns_its_line_to_the_circuit_until_it_is_turned_by_hand(player):
    layout, at = published("rx-1-ss1"), Hex(-1, -1)
    right = layout.tile_at(at)
    player.show(layout.remove(at))
    player.session.pick("401b")
    player.move(at)
    assert player.canvas.placing.choice.tile == right
    player.key(KEY.Key_R)
    assert player.canvas.placing.choice.tile == replace(right, rotation=(right.rotation + 3) % 6)
    player.key(KEY.Key_R)
    player.click(at)
    assert as_published(player.layout) == as_published(layout)


def test_a_pregrid_is_laid_with_its_line_to_the_circuit_by_a_click_or_a_drop(player):
    layout, at = published("rx-1-ss1"), Hex(-1, -1)
    for put in (lambda: player.canvas.append_side("401b"), lambda: player.drop("401b", at)):
        player.show(layout.remove(at))
        assert put()
        assert as_published(player.layout) == as_published(layout)


@pytest.mark.parametrize("way", ["wheel", "keys"])
def test_only_legal_turns_are_cycled(player, way):
    player.show(lay("202aDA", "205aDA"))
    player.session.pick("208a")
    player.move(Hex(0, -2))
    seen = []
    for _ in range(4):
        seen.append(player.canvas.placing.choice.rotation)
        if way == "wheel":
            player.wheel(player.spot(Hex(0, -2)), -1)
        else:
            player.key(KEY.Key_R)
    assert seen in ([0, 2, 0, 2], [2, 0, 2, 0])
    assert player.steps == []


def test_a_click_lays_the_side_and_puts_it_back_when_it_was_the_last(player):
    player.session.settings.set_boxes(["dirt-core"])
    player.show(lay("202aDA"))
    player.session.pick("208a")
    player.key(KEY.Key_F)
    assert player.session.picked == "208b"
    player.click(NORTH)
    assert player.layout.tile_at(NORTH).side == "208b"
    assert player.steps == ["Lay 208b"]
    assert player.session.picked == ""
    assert player.nothing_in_hand


def test_a_click_on_a_misfit_is_refused_with_the_reason(player):
    layout = lay("202aDA")
    player.show(layout)
    player.session.pick("901a")
    player.click(NORTH)
    assert (player.layout, player.steps) == (layout, [])
    assert "the road of 202a would run into it" in player.said[-1]
    player.click(NORTH, SHIFT)
    assert player.layout.tile_at(NORTH).side == "901a"


def test_enter_lays_at_the_cursor(player):
    player.show(lay("202aDA"))
    player.selection.move_cursor(ORIGIN)
    player.session.pick("205a")
    player.key(KEY.Key_Up, CTRL)
    player.key(KEY.Key_Return)
    assert player.layout.tile_at(NORTH).side == "205a"


def test_the_release_outside_lays_nothing(player):
    player.session.pick("205a")
    player.press(FREE)
    QTest.mouseRelease(player.canvas.viewport(), LEFT, NONE, QPoint(5000, 10))
    assert (player.layout.tiles, player.steps) == ((), [])


def test_undo_while_a_side_is_in_hand_keeps_it_there(player):
    player.session.settings.set_boxes(["dirt-core", "dirt-core"])
    player.show(lay("202aDA"))
    player.session.pick("205a")
    player.click(NORTH)
    undo(player)
    assert player.layout == lay("202aDA")
    assert player.session.picked == "205a"


# --- drag and drop from the catalogue ------------------------------------------------------------


def test_rally_1_ss1_is_built_by_drag_and_drop(player):
    wanted = published("rally-1-ss1")
    route = [drive.tile for drive in analyse(wanted, LIBRARY).route]
    others = [tile for tile in wanted if tile not in route]
    for tile in (*route, *others):
        assert player.drop(tile.side, tile.at, over=tile.at.moved(0, -1)), player.said[-1]
        player.canvas.zoom_to_fit()
        for _ in range(6):
            if player.layout.tile_at(tile.at).rotation == tile.rotation:
                break
            player.key(KEY.Key_R)
        assert player.layout.tile_at(tile.at) == tile
    assert as_published(player.layout) == as_published(wanted)
    assert player.session.picked == ""


def drop_on(player: Player, side: str, at: Hex) -> None:
    player.drop(side, at)


def click_on(player: Player, side: str, at: Hex) -> None:
    player.session.pick(side)
    player.click(at)


def enter_on(player: Player, side: str, at: Hex) -> None:
    player.selection.move_cursor(at)
    player.session.pick(side)
    player.key(KEY.Key_Return)


@pytest.mark.parametrize("way", [drop_on, click_on, enter_on])
@pytest.mark.parametrize("answer", ["replace", "leave", "escape"])
def test_a_side_on_a_tile_replaces_nothing_unless_that_is_chosen(player, way, answer):
    layout = lay("202aDA", "205aDA", "208aDB").mark(Marker("finish", NORTH, "r0.1"))
    player.show(layout)
    way(player, "206a", NORTH)
    menu = opened(player.canvas.placing.offer)
    assert menu.isVisible()
    assert (player.layout, player.steps) == (layout, [])
    assert menu.activeAction().text() == "&Replace 205a by 206a"
    if answer == "replace":
        QTest.keyClick(menu, KEY.Key_Return)
        tile = player.layout.tile_at(NORTH)
        assert (tile.side, tile.rotation % 3) == ("206a", 0)  # straight, as the one before
        assert player.steps == ["Replace 205a by 206a"]
        assert player.selection.hexes == {NORTH}
    elif answer == "leave":
        QTest.keyClick(menu, KEY.Key_L)
    else:
        QTest.keyClick(menu, KEY.Key_Escape)
    assert not menu.isVisible()
    if answer != "replace":
        assert (player.layout, player.steps) == (layout, [])


def test_a_replacement_that_does_not_fit_is_called_so(player):
    player.show(lay("202aDA", "205aDA", "208aDB"))
    player.drop("901a", NORTH)
    menu = opened(player.canvas.placing.offer)
    assert menu.actions()[0].text() == (
        "&Replace 205a by 901a, which does not fit here: "
        "the road of 208a would run into it, where it has no road"
    )
    menu.close()


def test_a_tile_is_not_replaced_by_its_like(player):
    player.show(lay("202aDA", "205aDA"))
    player.drop("202a", ORIGIN)
    assert player.canvas.placing.offer is None
    assert player.said[-1] == "202a lies here already."


def test_an_answer_that_comes_too_late_does_nothing(player):
    player.show(lay("202aDA", "205aDA"))
    player.drop("206a", NORTH)
    menu = opened(player.canvas.placing.offer)
    player.document.edit(player.layout.remove(NORTH), "remove")
    menu.actions()[0].trigger()
    menu.close()
    assert player.steps == ["remove"]


def test_a_drag_that_leaves_the_canvas_leaves_no_ghost(player):
    mime = QMimeData()
    mime.setData("application/x-trackeditor-side", b"205a")
    view, copy = player.canvas.viewport(), Qt.DropAction.CopyAction
    QApplication.sendEvent(view, QDragEnterEvent(player.spot(FREE), copy, mime, LEFT, NONE))
    QApplication.sendEvent(view, QDragMoveEvent(player.spot(FREE), copy, mime, LEFT, NONE))
    assert not player.nothing_in_hand
    QApplication.sendEvent(view, QDragLeaveEvent())
    assert player.nothing_in_hand
    assert player.layout.tiles == ()


def test_other_things_are_not_taken(player):
    mime = QMimeData()
    mime.setText("205a")
    event = QDragEnterEvent(player.spot(FREE), Qt.DropAction.CopyAction, mime, LEFT, NONE)
    QApplication.sendEvent(player.canvas.viewport(), event)
    assert not event.isAccepted()


# --- groups --------------------------------------------------------------------------------------


def test_of_a_group_those_that_do_not_fit_are_red(player):
    # 205a would come to lie on 208a; 202a, behind it, on a free hexagon
    player.show(lay("202aDA", "205aDA", "208aDB"))
    player.click(ORIGIN)
    player.click(NORTH, CTRL)
    player.drag(ORIGIN, NORTH)
    ghosts = {ghost.at: ghost.fits for ghost in player.canvas.table.held.ghosts}
    assert ghosts == {NORTH: True, Hex(0, -2): False}
    player.release(NORTH)
    assert player.steps == []
