"""Markers and tokens, set on the canvas by mouse and keys."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import LIBRARY, lay, mark
from players import CTRL, FREE, KEY, LEFT, NONE, NORTH, Player, make_player
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackeditor.editor.tools.markers import marker_lines
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, Marker, PlacedTile, Token
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


# --- taking away ---------------------------------------------------------------------------------


def laden() -> Layout:
    """Two tiles: a finish on the edge between them, an arch and two tokens on the first one."""
    layout = mark(lay("205aDA", "205aDA"), ("finish", 0, "A"), ("joker-exit", 0, "r0.0"))
    shapes = side_shapes(LIBRARY.side("205a"))
    spots = [shapes[cell].representative_point() for cell in ("r0.0.0", "r0.1.0")]
    kinds = ("cloud", "water-gravel")
    tokens = (Token(k, ORIGIN, p.x, p.y) for k, p in zip(kinds, spots, strict=True))
    return replace(layout, tokens=tuple(tokens))


REMOVALS = {
    "Remove the finish standee",
    "Remove the joker exit arch",
    "Remove the token: Cloud",
    "Remove the token: Water, gravel",
}


def removals(menu) -> dict:
    return {action.text(): action for action in menu.actions() if action.text() in REMOVALS}


def kinds(layout: Layout) -> list[str]:
    return [one.kind for one in (*layout.markers, *layout.tokens)]


def test_the_context_menu_takes_away_what_is_on_the_hexagon(player):
    player.show(laden())
    player.menu_event(ORIGIN)
    menu = player.canvas._actions.menu
    assert set(removals(menu)) == REMOVALS
    removals(menu)["Remove the token: Cloud"].trigger()
    menu.close()
    assert kinds(player.layout) == ["finish", "joker-exit", "water-gravel"]
    assert player.steps == ["Remove the token: Cloud"]
    assert len(player.layout) == 2


def test_a_marker_on_an_edge_is_offered_on_both_sides(player):
    player.show(laden())
    player.menu_event(NORTH)
    menu = player.canvas._actions.menu
    assert set(removals(menu)) == {"Remove the finish standee"}
    menu.close()


def test_the_context_menu_offers_nothing_to_take_away_where_nothing_is(player):
    player.show(lay("205aDA"))
    player.menu_event(ORIGIN)
    menu = player.canvas._actions.menu
    assert not [a.text() for a in menu.actions() if a.text().startswith("Remove the")]
    menu.close()


def test_the_tile_menu_takes_away_the_only_thing_there_or_asks_which(player):
    player.show(laden())
    player.click(NORTH)
    player.actions["marker.remove"].trigger()
    assert kinds(player.layout) == ["joker-exit", "cloud", "water-gravel"]
    player.actions["marker.remove"].trigger()
    assert player.said[-1] == "No marker or token is on the selected tiles."
    player.click(ORIGIN)
    player.key(KEY.Key_Delete, CTRL)
    menu = player.canvas._actions.menu
    assert set(removals(menu)) == REMOVALS - {"Remove the finish standee"}
    QTest.keyClick(menu, KEY.Key_Return)
    assert kinds(player.layout) == ["cloud", "water-gravel"]


def test_del_with_a_marker_or_token_in_hand_takes_away_the_one_under_the_mouse(player):
    player.show(laden())
    player.click(ORIGIN)
    token = player.layout.tokens[1]
    player.actions["marker.start"].trigger()
    player.move_to(line_spot(player, player.layout.tile_at(ORIGIN), "A"))
    player.key(KEY.Key_Delete)
    assert kinds(player.layout) == ["joker-exit", "cloud", "water-gravel"]
    player.move_to(player.spot(ORIGIN, token.x, token.y))
    player.key(KEY.Key_Delete)
    assert kinds(player.layout) == ["joker-exit", "cloud"]
    player.move_to(player.spot(FREE))
    player.key(KEY.Key_Delete)
    assert player.said[-1].startswith("No marker or token is here")
    player.canvas.lay_token("jump-snow")
    player.selection.move_cursor(ORIGIN)
    player.key(KEY.Key_Right)  # the first cell: that of the cloud
    player.key(KEY.Key_Delete)
    assert kinds(player.layout) == ["joker-exit"]
    assert len(player.layout) == 2


def test_of_two_tokens_alike_one_is_taken_away(player):
    token = Token("cloud", ORIGIN, 0.1, 0.1)
    player.show(replace(lay("205aDA"), tokens=(token, replace(token))))
    player.click(ORIGIN)
    player.menu_event(ORIGIN)
    menu = player.canvas._actions.menu
    removals(menu)["Remove the token: Cloud"].trigger()
    menu.close()
    assert player.layout.tokens == (token,)


def test_beside_the_lines_no_marker_is_set(player):
    player.show(lay("205aDA"))
    player.actions["marker.finish"].trigger()
    player.click(FREE)
    assert player.layout.markers == ()
    assert player.said[-1].startswith("Markers stand on lines")
    player.key(KEY.Key_Escape)
    assert player.canvas.tool is player.canvas.selecting
