"""Undo and redo on the canvas: what is selected then."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import weakref
from dataclasses import replace

import pytest
from laying import lay
from players import (
    CTRL,
    FREE,
    KEY,
    NORTH,
    Player,
    make_player,
    opened,
    turn_two,
)

from trackeditor.grid import ORIGIN, Hex
from trackeditor.layout import PlacedTile


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


def drag_one(player: Player) -> None:
    player.drag(FREE, Hex(3, 0))
    player.release(Hex(3, 0))


def nudge_one(player: Player) -> None:
    player.click(FREE)
    player.key(KEY.Key_Right)


def duplicate_one(player: Player) -> None:
    player.click(FREE)
    player.key(KEY.Key_D, CTRL)


def paste_one(player: Player) -> None:
    player.click(FREE)
    player.key(KEY.Key_C, CTRL)
    player.key(KEY.Key_V, CTRL)


def delete_two(player: Player) -> None:
    player.click(NORTH)
    player.click(FREE, CTRL)
    player.key(KEY.Key_Delete)


def place_one(player: Player) -> None:
    player.click(NORTH)
    player.drop("901a", Hex(3, 1))


def append_one(player: Player) -> None:
    player.click(FREE)
    player.click(Hex(0, -2))
    player.canvas.append_side("208a")


def swap_two(player: Player) -> None:
    player.drag(NORTH, ORIGIN)
    player.release(ORIGIN)
    menu = opened(player.canvas.selecting.offer)
    menu.actions()[0].trigger()
    menu.close()


def swap_by_key(player: Player) -> None:
    player.click(NORTH)
    player.click(FREE, CTRL)
    player.key(KEY.Key_X)


def cut_two(player: Player) -> None:
    player.click(NORTH)
    player.click(FREE, CTRL)
    player.key(KEY.Key_X, CTRL)


def flip_one(player: Player) -> None:
    player.click(FREE)
    player.key(KEY.Key_F)


def replace_one(player: Player) -> None:
    player.click(FREE)
    player.drop("206a", NORTH)
    menu = opened(player.canvas.placing.offer)
    menu.actions()[0].trigger()
    menu.close()


@pytest.mark.parametrize(
    ("act", "before", "after"),
    [
        (turn_two, {NORTH, FREE}, {NORTH, Hex(0, 2)}),
        (drag_one, {FREE}, {Hex(3, 0)}),
        (nudge_one, {FREE}, {Hex(4, -2)}),
        (duplicate_one, {FREE}, None),
        (paste_one, {FREE}, None),
        (delete_two, {NORTH, FREE}, set()),
        (place_one, {NORTH}, {Hex(3, 1)}),
        (append_one, set(), {Hex(0, -2)}),
        (swap_two, {NORTH}, {ORIGIN}),
        (swap_by_key, {NORTH, FREE}, {NORTH, FREE}),
        (cut_two, {NORTH, FREE}, set()),
        (flip_one, {FREE}, {FREE}),
        (replace_one, {FREE}, {NORTH}),
    ],
)
def test_undo_and_redo_select_as_it_was(player, act, before, after):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901b", FREE)))
    act(player)
    assert len(player.steps) == 1
    then, cursor = player.selection.hexes, player.selection.cursor
    if after is not None:
        assert then == after
    player.selection.select([ORIGIN])  # whatever is selected meanwhile
    player.selection.move_cursor(Hex(7, 7))
    player.document.undo_stack.undo()
    assert player.selection.hexes == before
    player.selection.select([ORIGIN])
    player.document.undo_stack.redo()
    assert (player.selection.hexes, player.selection.cursor) == (then, cursor)


def test_several_steps_undone_at_once_select_as_before_the_first(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("901b", FREE)))
    player.click(FREE)
    for key in (KEY.Key_Right, KEY.Key_R, KEY.Key_Delete):
        player.key(key)
    player.document.undo_stack.setIndex(0)
    assert player.selection.hexes == {FREE}
    player.document.undo_stack.setIndex(2)
    assert player.selection.hexes == {Hex(4, -2)}


def test_an_undone_append_is_made_again_at_the_same_end(player):
    player.show(lay("205aDA"))
    there = Hex(0, 1)  # the other end, to the north, is the one that comes first
    player.click(there)
    for _ in range(2):
        player.canvas.append_side("205a")
        assert player.selection.hexes == {there}
        player.document.undo_stack.undo()
        assert player.selection.cursor == there


def test_nothing_is_kept_of_a_rally_that_is_closed(player):
    player.show(lay("202aDA", "205aDA"))
    rally = player.document.roadbook
    player.click(NORTH)
    player.key(KEY.Key_F)
    command = weakref.ref(player.document.undo_stack.command(0))
    player.document.begin(rally)
    gc.collect()
    assert command() is None
    player.click(NORTH)
    player.key(KEY.Key_F)
    player.document.undo_stack.undo()
    assert player.selection.hexes == {NORTH}


def test_another_stage_has_a_selection_of_its_own(player):
    player.show(lay("202aDA", "205aDA"))
    rally = player.document.roadbook
    other = replace(rally.stages[0], layout=lay("202aDA", "208aDB"))
    player.document.edit_rally(replace(rally, stages=(rally.stages[0], other)), "Add stage")
    player.click(NORTH)
    player.document.show_stage(1)
    assert player.selection.hexes == frozenset()
