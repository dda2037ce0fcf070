"""Gestures on the canvas from beginning to end: at its edges, with several buttons, by touch."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import math

import pytest
from laying import lay
from players import CTRL, FREE, KEY, LEFT, MIDDLE, NONE, NORTH, SHIFT, Player, make_player
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackeditor.editor.dragging import side_on_its_way
from trackeditor.grid import ORIGIN, Hex, hex_at
from trackeditor.layout import PlacedTile


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


@pytest.fixture(scope="session")
def touch_screen(qapp):
    return QTest.createTouchDevice()


def edge_spot(player: Player) -> QPoint:
    view = player.canvas.viewport()
    return QPoint(view.width() - 4, view.height() // 2)


@pytest.mark.parametrize("what", ["tile", "band", "catalogue"])
def test_the_table_moves_on_while_something_is_dragged_along_its_edge(player, qtbot, what):
    layout = lay("202aDA", "205aDA").place(PlacedTile("901a", FREE))
    player.show(layout)
    player.canvas.centerOn(0, 0)
    spot = edge_spot(player)
    first = player.canvas.scene_point(QPointF(spot)).x()
    if what == "catalogue":
        mime = side_on_its_way("901b")
        view, copy = player.canvas.viewport(), Qt.DropAction.CopyAction
        QApplication.sendEvent(view, QDragEnterEvent(spot, copy, mime, LEFT, NONE))
        QApplication.sendEvent(view, QDragMoveEvent(spot, copy, mime, LEFT, NONE))
    else:
        player.press(FREE if what == "tile" else Hex(2, 1))
        player.move_to(spot)
    qtbot.waitUntil(lambda: player.canvas.scene_point(QPointF(spot)).x() > first + 3, timeout=3000)
    if what != "band":
        under = hex_at(*player.canvas.scene_point(QPointF(spot)).toTuple())
        assert [ghost.at for ghost in player.canvas.table.held.ghosts] == [under]
    if what == "catalogue":
        QApplication.sendEvent(player.canvas.viewport(), QDragLeaveEvent())
    else:
        player.key(KEY.Key_Escape)
    rests = player.canvas.scene_point(QPointF(spot)).x()
    qtbot.wait(60)
    assert player.canvas.scene_point(QPointF(spot)).x() == rests
    assert player.layout == layout
    assert player.nothing_in_hand
    QTest.mouseRelease(player.canvas.viewport(), LEFT, NONE, spot)


def test_a_press_at_the_edge_moves_nothing_until_it_becomes_a_drag(player, qtbot):
    player.show(lay("202aDA"))
    spot = edge_spot(player)
    before = player.canvas.scene_point(QPointF(spot))
    QTest.mousePress(player.canvas.viewport(), LEFT, NONE, spot)
    qtbot.wait(60)
    assert player.canvas.scene_point(QPointF(spot)) == before
    QTest.mouseRelease(player.canvas.viewport(), LEFT, NONE, spot)


def test_the_right_button_that_gives_a_drag_up_opens_no_menu(player):
    player.show(lay("202aDA", "205aDA"))
    player.drag(NORTH, FREE)
    view = player.canvas.viewport()
    QTest.mousePress(view, Qt.MouseButton.RightButton, NONE, player.spot(FREE))
    player.menu_event(FREE)  # what the system sends after the press, or after its release
    QTest.mouseRelease(view, Qt.MouseButton.RightButton, NONE, player.spot(FREE))
    assert player.canvas._actions.menu is None
    player.release(FREE)
    QTest.mousePress(view, Qt.MouseButton.RightButton, NONE, player.spot(NORTH))
    player.menu_event(NORTH)
    assert player.canvas._actions.menu.isVisible()
    player.canvas._actions.menu.close()
    QTest.mouseRelease(view, Qt.MouseButton.RightButton, NONE, player.spot(NORTH))


def test_panning_during_a_drag_keeps_both_going(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901a", FREE)))
    player.drag(FREE, Hex(3, 0))
    player.press(Hex(3, 0), button=MIDDLE)
    player.release(Hex(3, 0), button=MIDDLE)
    player.move(Hex(2, 1))
    player.release(Hex(2, 1))
    assert player.layout.tile_at(Hex(2, 1)).side == "901a"
    assert player.nothing_in_hand


def test_a_left_click_while_panning_leaves_nothing_behind(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.press(FREE, button=MIDDLE)
    player.press(NORTH)
    player.release(NORTH)
    player.release(FREE, button=MIDDLE)
    assert not player.canvas.tool.is_busy
    player.move(FREE)
    assert player.nothing_in_hand
    assert player.layout == layout


def test_control_drags_a_group_by_one_of_its_tiles(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901a", FREE)))
    player.click(ORIGIN)
    player.click(NORTH, CTRL)
    player.drag(NORTH, Hex(-3, 0), modifiers=CTRL)
    player.release(Hex(-3, 0), CTRL)
    assert {tile.side: tile.at for tile in player.layout}["202a"] == Hex(-3, 1)
    assert player.selection.hexes == {Hex(-3, 0), Hex(-3, 1)}


def test_what_leaves_the_view_by_keys_is_brought_back_into_it(player):
    player.show(lay("202aDA"))
    player.click(ORIGIN)
    for _ in range(14):
        player.key(KEY.Key_Up)
    (at,) = player.selection.hexes
    assert at == Hex(0, -14)
    assert player.canvas.viewport().rect().contains(player.spot(at))


def test_arrows_lead_what_is_in_hand_and_say_where_it_does_not_fit(player):
    player.show(lay("202aDA", "205aDA"))
    player.selection.move_cursor(Hex(0, -3))
    player.session.pick("901a")
    player.key(KEY.Key_Down)
    assert player.selection.cursor == Hex(0, -2)
    assert [ghost.at for ghost in player.canvas.table.held.ghosts] == [Hex(0, -2)]
    assert "the road of 205a would run into it" in player.canvas.bubble.text()
    assert player.canvas.bubble.isVisible()
    player.key(KEY.Key_Up, CTRL)
    assert [ghost.at for ghost in player.canvas.table.held.ghosts] == [Hex(0, -3)]
    assert not player.canvas.bubble.isVisible()
    assert player.said[-1] == "(0, -3): free"


def test_shift_and_enter_lay_a_misfit_at_the_cursor(player):
    player.show(lay("202aDA", "205aDA"))
    player.selection.move_cursor(Hex(0, -2))
    player.session.pick("901a")
    player.key(KEY.Key_Return)
    assert player.steps == []
    player.key(KEY.Key_Return, SHIFT)
    assert player.steps == ["Lay 901a"]


def touch(player: Player, touch_screen, *ways: tuple[QPoint, QPoint]) -> None:
    """Two fingers come down, go from place to place, and are lifted."""
    view = player.canvas.viewport()
    for count, fingers in enumerate((*ways, ways[-1])):
        event = QTest.touchEvent(view, touch_screen)
        act = {0: event.press, len(ways): event.release}.get(count, event.move)
        for number, spot in enumerate(fingers):
            act(number, spot, view)
        event.commit()


def test_two_fingers_that_go_together_pan(player, touch_screen):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    pixels, before = player.canvas.pixels, player.spot(NORTH)
    one, other = before - QPoint(60, 0), before + QPoint(60, 0)
    ways = [(one + QPoint(k, 2 * k), other + QPoint(k, 2 * k)) for k in range(0, 60, 5)]
    touch(player, touch_screen, *ways)
    went = player.spot(NORTH) - before
    assert (went - QPoint(55, 110)).manhattanLength() < 20
    assert player.canvas.pixels == pytest.approx(pixels, rel=0.02)
    assert (player.layout, player.steps) == (layout, [])
    assert player.nothing_in_hand


def test_two_fingers_zoom_about_their_middle_and_drag_no_tile(player, touch_screen):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    pixels = player.canvas.pixels
    middle = player.spot(NORTH)
    point = player.canvas.scene_point(QPointF(middle))
    ways = [(middle - QPoint(d, 0), middle + QPoint(d, 0)) for d in range(40, 200, 10)]
    touch(player, touch_screen, *ways)
    assert player.canvas.pixels > 2 * pixels
    after = player.canvas.scene_point(QPointF(middle))
    assert math.dist(after.toTuple(), point.toTuple()) < 0.3
    assert (player.layout, player.steps) == (layout, [])
    assert player.nothing_in_hand
