"""What cannot be done on the canvas: the reason stands at its place."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


import pytest
from laying import lay
from players import CTRL, FREE, KEY, Player, make_player, turn_two
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QGuiApplication,
)

from trackeditor.grid import Hex, hex_at
from trackeditor.layout import PlacedTile


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


def drop_misfit(player: Player) -> None:
    player.drop("901a", Hex(0, -2))


def drag_misfit(player: Player) -> None:
    player.drag(FREE, Hex(0, -2))
    player.release(Hex(0, -2))


def append_misfit(player: Player) -> None:
    player.document.edit(player.layout.place(PlacedTile("901b", Hex(0, -3))), "")
    player.click(Hex(0, -2))
    player.canvas.append_side("205a")


def turn_without_room(player: Player) -> None:
    player.document.edit(player.layout.place(PlacedTile("901b", Hex(0, 2))), "")
    turn_two(player)


def flip_one_sided(player: Player) -> None:
    player.document.edit(player.layout.place(PlacedTile("777", Hex(2, 1))), "")
    player.click(Hex(2, 1))
    player.key(KEY.Key_F)


def paste_nothing(player: Player) -> None:
    QGuiApplication.clipboard().clear()
    player.click(Hex(2, 0))
    player.key(KEY.Key_V, CTRL)


def mark_beside(player: Player) -> None:
    player.canvas.mark("finish")
    player.click(Hex(2, 0))


def token_beside(player: Player) -> None:
    player.canvas.lay_token("cloud")
    player.click(Hex(2, 0))


@pytest.mark.parametrize(
    ("act", "reason", "at"),
    [
        (drop_misfit, "901a does not fit here: the road of 205a would run into it", Hex(0, -2)),
        (drag_misfit, "This does not fit here: the road of 205a", Hex(0, -2)),
        (append_misfit, "205a fits in no turn at the open end of 205a", Hex(0, -2)),
        (turn_without_room, "There is no room: 901b lies there", Hex(0, 2)),
        (flip_one_sided, "777 has one printed side only", Hex(2, 1)),
        (paste_nothing, "There are no tiles on the clipboard", Hex(2, 0)),
        (mark_beside, "Markers stand on lines", Hex(2, 0)),
        (token_beside, "Tokens are laid on the cells", Hex(2, 0)),
    ],
)
def test_a_refusal_stands_at_its_place_until_the_next_edit(player, act, reason, at):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901a", FREE)))
    act(player)
    bubble = player.canvas.bubble
    assert bubble.isVisible()
    assert bubble.text().startswith(reason)
    assert player.said[-1] == bubble.text()
    middle = bubble.place.center()
    assert hex_at(middle.x(), middle.y()) == at
    player.canvas.select_again()
    player.document.edit(player.layout.place(PlacedTile("901b", Hex(5, 5))), "")
    assert not bubble.isVisible()
    assert player.said[-1] == ""


@pytest.mark.parametrize("act", ["key", "press", "word", "time"])
def test_a_refusal_goes_with_whatever_comes_next(player, act):
    player.show(lay("202aDA", "205aDA"))
    player.drop("901a", Hex(0, -2))
    bubble = player.canvas.bubble
    player.key(KEY.Key_Shift)  # with which it could be laid all the same
    assert bubble.isVisible()
    if act == "key":
        player.key(KEY.Key_Up, CTRL)
    elif act == "press":
        player.click(FREE)
    elif act == "word":
        player.session.say("Saved")
    else:
        bubble._timer.timeout.emit()
    assert not bubble.isVisible()


def test_a_misfit_in_hand_says_why_at_its_hexagon_until_it_fits(player):
    player.show(lay("202aDA", "205aDA"))
    player.session.pick("901a")
    player.move(Hex(0, -2))
    assert "the road of 205a would run into it" in player.canvas.bubble.text()
    assert player.canvas.bubble.isVisible()
    player.move(FREE)
    assert not player.canvas.bubble.isVisible()
    player.move(Hex(0, -2))
    player.key(KEY.Key_Escape)
    assert not player.canvas.bubble.isVisible()


@pytest.mark.parametrize("corner", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_refusal_is_whole_in_view_wherever_its_place_is(player, corner):
    canvas = player.canvas
    size = canvas.viewport().size()
    spot = QPointF(corner[0] * (size.width() - 1), corner[1] * (size.height() - 1))
    point = canvas.scene_point(spot)
    player.session.refuse("It cannot be done " * 8, (point.x(), point.y()))
    for _ in range(2):
        assert canvas.viewport().rect().contains(canvas.bubble.geometry())
        canvas.pan(37, -23)
    letters = canvas.bubble.fontMetrics().boundingRect(
        canvas.bubble.contentsRect(), Qt.TextFlag.TextWordWrap, canvas.bubble.text()
    )
    assert canvas.bubble.contentsRect().height() >= letters.height()
    canvas.bubble.grab()


def test_a_refusal_moves_with_the_table(player):
    player.session.refuse("It cannot be done", Hex(0, 0))
    before = player.canvas.bubble.pos()
    player.canvas.pan(40, 30)
    assert player.canvas.bubble.pos() == before - QPoint(40, 30)
