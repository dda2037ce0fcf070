"""Markers and tokens, set on the canvas by mouse and keys."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


import pytest
from laying import LIBRARY, lay, mark
from players import CTRL, FREE, KEY, LEFT, NONE, NORTH, Player, make_player
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackeditor.editor.tools.markers import marker_lines
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.tiles.ribbon import side_shapes


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


def line_spot(player: Player, tile: PlacedTile, name: str) -> QPoint:
    line = next(line for line in marker_lines(tile, LIBRARY) if line.name == name)
    x, y = ((a + b) / 2 for a, b in zip(line.first, line.last, strict=True))
    return player.canvas.mapFromScene(QPointF(x, y))


def test_markers_snap_to_lines(player):
    player.show(lay("205aDA", "205aDA"))
    player.actions["marker.finish"].trigger()
    tile = player.layout.tile_at(NORTH)
    spot = line_spot(player, tile, "r0.1") + QPoint(3, 2)
    player.move_to(spot)
    assert player.canvas.marking.marker == Marker("finish", NORTH, "r0.1")
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert player.layout.markers == (Marker("finish", NORTH, "r0.1"),)
    assert player.steps == ["Set the finish standee"]


def test_a_marker_is_moved_turned_and_taken_away(player):
    player.show(mark(lay("205aDA", "205aDA"), ("finish", 0, "r0.0")))
    player.actions["marker.finish"].trigger()
    spot = line_spot(player, player.layout.tile_at(NORTH), "A")
    player.move_to(spot)
    player.key(KEY.Key_R)
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    (marker,) = player.layout.markers
    assert (marker.line, marker.toward in (Edge.A, Edge.D)) == ("A", True)
    assert player.steps == ["Move the finish standee"]
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert player.layout.markers == ()
    assert player.steps[-1] == "Remove the finish standee"


def test_markers_are_set_by_the_keyboard(player):
    player.show(lay("205aDA"))
    player.selection.move_cursor(ORIGIN)
    player.actions["marker.start"].trigger()
    names = [line.name for line in marker_lines(player.layout.tiles[0], LIBRARY)]
    for _ in range(2):
        player.key(KEY.Key_Right)
    player.key(KEY.Key_Return)
    assert [m.line for m in player.layout.markers] == [names[1]]
    player.key(KEY.Key_Left)
    player.key(KEY.Key_Enter)
    assert [(m.kind, m.line) for m in player.layout.markers] == [("start", names[0])]
    assert player.steps == ["Set the start standee", "Move the start standee"]


def test_the_menu_of_tokens_opens_at_the_cursor_with_its_first_entry_chosen(player):
    player.show(lay("205aDA"))
    player.click(ORIGIN)
    player.key(KEY.Key_K)
    menu = player.canvas._actions.menu
    assert menu.activeAction() is menu.actions()[0]
    here = player.canvas.viewport().mapFromGlobal(menu.pos())
    assert (here - player.spot(ORIGIN)).manhattanLength() < 100
    QTest.keyClick(menu, KEY.Key_Return)
    assert not menu.isVisible()
    assert player.canvas.tool is player.canvas.laying


def test_tokens_are_laid_turned_and_taken_away(player):
    player.show(lay("205aDA"))
    player.key(KEY.Key_K)
    menu = player.canvas._actions.menu
    next(a for a in menu.actions() if a.text() == "Water, gravel").trigger()
    menu.close()
    player.canvas.window().activateWindow()
    player.canvas.setFocus()
    QApplication.processEvents()
    shape = side_shapes(LIBRARY.side("205a"))["r0.1.0"]
    middle = shape.representative_point()
    spot = player.spot(ORIGIN, middle.x + 0.04, middle.y - 0.03)
    player.move_to(spot)
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    (token,) = player.layout.tokens
    assert (token.kind, token.at, token.degrees) == ("water-gravel", ORIGIN, 0)
    assert (token.x, token.y) == pytest.approx((middle.x, middle.y), abs=1e-3)
    player.key(KEY.Key_R)
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert [t.degrees for t in player.layout.tokens] == [60]
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert player.layout.tokens == ()
    assert [text.split()[0] for text in player.steps] == ["Lay", "Turn", "Remove"]
    player.click(FREE)
    assert player.said[-1] == "Tokens are laid on the cells of a road."
    player.key(KEY.Key_Escape)
    assert player.canvas.tool is player.canvas.selecting


def test_tokens_are_laid_by_the_keyboard(player):
    player.show(lay("205aDA"))
    player.selection.move_cursor(ORIGIN)
    player.canvas.lay_token("cloud")
    player.key(KEY.Key_Right)
    player.key(KEY.Key_Right)
    player.key(KEY.Key_Return)
    cells = [cell for cell in side_shapes(LIBRARY.side("205a")) if "slide" not in cell]
    second = side_shapes(LIBRARY.side("205a"))[cells[1]].representative_point()
    (token,) = player.layout.tokens
    assert (token.x, token.y) == pytest.approx((second.x, second.y), abs=1e-3)


@pytest.mark.parametrize("what", ["marker", "token"])
def test_what_is_in_hand_lets_go_of_a_tile_that_is_gone(player, what):
    player.document.edit(lay("205aDA"), "lay")
    player.selection.move_cursor(ORIGIN)
    if what == "marker":
        player.canvas.mark("finish")
    else:
        player.canvas.lay_token("cloud")
    player.key(KEY.Key_Right)
    player.key(KEY.Key_Z, CTRL)
    player.key(KEY.Key_Return)
    assert player.layout == Layout()
    assert player.said[-1].startswith("Move the cursor to a tile with a road")


def test_every_row_border_and_edge_takes_a_marker_and_nothing_else(player):
    from trackeditor.course.lines import marker_place

    for side in LIBRARY:
        printed = LIBRARY.side(side)
        names = [line.name for line in marker_lines(PlacedTile(side, ORIGIN), LIBRARY)]
        assert all(marker_place(printed, name) is not None for name in names)
        rows = sum(len(road.rows) - 1 for road in printed.roads)
        assert sum(name.startswith("r") for name in names) == rows


def test_beside_the_lines_no_marker_is_set(player):
    player.show(lay("205aDA"))
    player.actions["marker.finish"].trigger()
    player.click(FREE)
    assert player.layout.markers == ()
    assert player.said[-1].startswith("Markers stand on lines")
    player.key(KEY.Key_Escape)
    assert player.canvas.tool is player.canvas.selecting
