"""What the canvas shows: zoom and pan, menus, findings, overlays, themes and languages."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import math
import threading
from itertools import pairwise

import pytest
from laying import LIBRARY, lay, published
from players import (
    FREE,
    KEY,
    LEFT,
    MIDDLE,
    NONE,
    NORTH,
    SHIFT,
    Player,
    make_player,
)
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QNativeGestureEvent,
    QPointingDevice,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from trackeditor.drawing.marks import Label
from trackeditor.drawing.sides import limit_places
from trackeditor.editor.canvas.items import BADGE, TILES
from trackeditor.editor.canvas.plane import hexes_rect
from trackeditor.editor.translations import language_of_words
from trackeditor.grid import ORIGIN, Hex, place_point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.painting.overlays import OVERLAYS, overlay_marks


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    return make_player(qtbot, tmp_path)


# --- zoom and pan --------------------------------------------------------------------------------


@pytest.mark.parametrize("notches", [1, -1, 3])
def test_the_wheel_zooms_about_the_mouse(player, notches):
    player.show(lay("202aDA"))
    spot = QPoint(200, 150)
    before = player.canvas.scene_point(QPointF(spot))
    scale = player.canvas.pixels
    player.wheel(spot, notches)
    after = player.canvas.scene_point(QPointF(spot))
    assert player.canvas.pixels / scale == pytest.approx(1.2**notches)
    assert (after - before).manhattanLength() < 2 / player.canvas.pixels


def test_a_pinch_of_a_touchpad_zooms_about_it(player):
    player.show(lay("202aDA"))
    spot = QPointF(200, 150)
    before, scale = player.canvas.scene_point(spot), player.canvas.pixels
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        spot,
        spot,
        spot,
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(player.canvas.viewport(), event)
    assert player.canvas.pixels == pytest.approx(1.25 * scale)
    assert (player.canvas.scene_point(spot) - before).manhattanLength() < 0.05


def test_the_middle_button_pans(player):
    player.show(lay("202aDA"))
    before = player.spot(ORIGIN)
    start = QPoint(300, 300)
    QTest.mousePress(player.canvas.viewport(), MIDDLE, NONE, start)
    player.move_to(start + QPoint(50, 30))
    QTest.mouseRelease(player.canvas.viewport(), MIDDLE, NONE, start + QPoint(50, 30))
    assert player.spot(ORIGIN) - before == QPoint(50, 30)


def test_the_space_bar_pans_with_the_left_button(player):
    player.show(lay("202aDA"))
    player.click(ORIGIN)
    before = player.spot(ORIGIN)
    QTest.keyPress(player.canvas, KEY.Key_Space)
    QTest.mousePress(player.canvas.viewport(), LEFT, NONE, before)
    player.move_to(before + QPoint(-20, 40))
    QTest.mouseRelease(player.canvas.viewport(), LEFT, NONE, before + QPoint(-20, 40))
    QTest.keyRelease(player.canvas, KEY.Key_Space)
    assert player.spot(ORIGIN) - before == QPoint(-20, 40)
    assert player.steps == []


def test_zoom_to_fit_shows_all_tiles(player):
    player.show(published("rally-4-ss2"))
    player.actions["zoom.fit"].trigger()
    seen = player.canvas.viewport().rect()
    for tile in player.layout:
        assert seen.contains(player.spot(tile.at))
    assert player.canvas.pixels > 30


def test_zoom_to_a_tile_brings_it_to_the_middle(player):
    player.show(published("rally-4-ss2"))
    at = player.layout.tiles[-1].at
    player.session.zoom_to(at)
    middle = player.canvas.viewport().rect().center()
    assert (player.spot(at) - middle).manhattanLength() <= 3
    assert player.selection.hexes == {at}


# --- context menu, what fits where ---------------------------------------------------------------


def test_the_context_menu_has_the_same_actions(player):
    player.show(lay("202aDA", "205aDA"))
    player.menu_event(NORTH)
    menu = player.canvas.findChildren(type(player.canvas._actions.menu))[-1]
    assert player.selection.hexes == {NORTH}
    offered = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    assert {"tile.rotate", "tile.flip", "tile.remove", "where.sides", "where.places"} <= {*offered}
    menu.close()


def test_what_fits_here_lays_the_chosen_side(player):
    player.session.settings.set_boxes(["dirt-core"])
    player.show(lay("202aDA"))
    player.click(NORTH)
    player.key(KEY.Key_W)
    dialog = player.canvas._actions.fitting
    QApplication.processEvents()
    best = dialog.choices[0]
    assert {choice.side for choice in dialog.choices} >= {"205a", "208b"}
    assert not any(choice.side.startswith("202") for choice in dialog.choices)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, KEY.Key_Return)
    assert player.layout.tile_at(NORTH) == best.tile
    assert len(player.steps) == 1
    assert player.canvas._actions.fitting is None


def test_where_does_this_fit_lights_up_its_places(player):
    player.show(lay("202aDA", "205aDA").place(PlacedTile("208a", FREE)))
    player.click(FREE)
    player.key(KEY.Key_W, SHIFT)
    assert player.canvas.table.places.hexes == {Hex(0, -2), Hex(0, 1)}
    player.key(KEY.Key_Escape)
    assert player.canvas.table.places.hexes == frozenset()


# --- what is shown -------------------------------------------------------------------------------


def test_findings_are_badges_on_their_tiles(player):
    player.show(lay("202aDA", "205aDA"))
    badges = {badge.at: badge.toolTip() for badge in player.canvas.table.badges}
    assert set(badges) == {
        finding.place.at for finding in player.document.findings if finding.place.at is not None
    }
    assert "CON-2" in badges[NORTH]


def test_a_badge_is_made_anew_only_when_its_tile_or_its_findings_change(player):
    far = Hex(9, 9)
    player.show(lay("202aDA", "205aDA").place(PlacedTile("206a", far)))  # it lies apart
    before = {badge.at: badge for badge in player.canvas.table.badges}
    player.document.edit(player.document.layout.rotate(NORTH, 1), "turn")
    after = {badge.at: badge for badge in player.canvas.table.badges}
    assert after[far] is before[far]
    assert after[NORTH] is not before[NORTH]
    player.document.edit(player.document.layout.rotate(far, 1), "turn")
    turned = {badge.at: badge for badge in player.canvas.table.badges}
    assert turned[far] is not before[far]
    player.document.edit(player.document.layout.remove(far), "remove")
    assert far not in {badge.at for badge in player.canvas.table.badges}


@pytest.mark.parametrize("name", OVERLAYS)
def test_overlays_are_painted_over_the_tiles(player, name):
    layout = published("rally-1-ss1")
    if name == "unreached":
        layout = layout.place(PlacedTile("206a", Hex(2, 2)))
    player.show(layout)
    player.canvas.zoom_to_fit()
    player.canvas.table.pictures.draw_all_wanted()
    QTest.qWait(150)  # until the pictures are scaled smoothly
    before = player.canvas.grab().toImage()
    player.session.show_overlay(name, True)
    assert player.canvas.grab().toImage() != before
    player.session.show_overlay(name, False)
    assert player.canvas.grab().toImage() == before


def test_unknown_tiles_are_shown_and_can_be_moved(player):
    player.show(Layout((PlacedTile("no such tile", ORIGIN),)))
    player.drag(ORIGIN, FREE)
    player.release(FREE)
    assert player.layout.tile_at(FREE).side == "no such tile"
    (item,) = player.canvas.table.tile_items
    assert not item.pixmap().isNull()


def test_layers_are_painted_above_the_tiles(player):
    player.show(lay("202aDA"))
    red = QColor("#ff0000")

    def paint(painter):
        painter.fillRect(-1, -1, 2, 2, red)

    player.canvas.set_layer("race", paint)
    spot = player.spot(ORIGIN)
    assert player.canvas.grab().toImage().pixelColor(spot) == red
    player.canvas.set_layer("race", None)
    assert player.canvas.grab().toImage().pixelColor(spot) != red


def test_cells_are_pointed_at_instead_of_editing(player):
    player.show(published("rally-1-ss1"))
    player.canvas.zoom_to_fit()
    cells = player.document.course.cells
    clicked, hovered = [], []
    player.canvas.cell_clicked.connect(clicked.append)
    player.canvas.cell_hovered.connect(hovered.append)
    lane = next(c.id for c in cells.values() if c.kind == "lane" and c.tile == "205a")
    player.canvas.set_pickable_cells([lane])
    from trackeditor.editor.drive.cell_places import cell_places

    places = cell_places(player.document.course, player.layout, LIBRARY)
    spot = player.canvas.mapFromScene(QPointF(*places[lane].middle))
    player.move_to(spot)
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert (clicked, hovered) == ([lane], [lane])
    assert player.selection.hexes == frozenset()
    player.canvas.set_pickable_cells([])
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert clicked == [lane]
    player.canvas.set_pickable_cells(None)
    QTest.mouseClick(player.canvas.viewport(), LEFT, NONE, spot)
    assert len(player.selection.hexes) == 1


def test_while_a_race_is_on_nothing_is_edited(player):
    player.show(lay("202aDA"))
    player.canvas.append_side("205a")
    layout = player.layout
    player.session.pick("208a")
    player.canvas.set_pickable_cells([])
    player.document.hold("A race is on: stop the race to edit.")
    assert (player.session.picked, player.nothing_in_hand) == ("", True)
    for key in (KEY.Key_R, KEY.Key_F, KEY.Key_Delete, KEY.Key_Space, KEY.Key_Tab, KEY.Key_Up):
        player.canvas.setFocus()
        player.key(key)
    player.drag(NORTH, FREE)
    player.release(FREE)
    assert not player.drop("208a", Hex(0, -2))
    assert player.layout == layout
    assert "stop the race" in " ".join(player.said)
    player.canvas.set_pickable_cells(None)
    player.document.release()
    player.key(KEY.Key_R)
    assert player.layout != layout


def test_colours_follow_the_theme(player):
    corner = QPoint(3, 3)
    light = player.canvas.grab().toImage().pixelColor(corner).lightness()
    player.session.settings.set_theme("dark")
    assert player.canvas.grab().toImage().pixelColor(corner).lightness() < light - 100


def test_another_stage_shows_its_own_tiles(player):
    player.show(lay("202aDA", "205aDA"))
    items = {item.tile for item in player.canvas.table.tile_items}
    assert items == set(player.layout.tiles)
    assert all(item.zValue() == TILES for item in player.canvas.table.tile_items)


def test_another_language_renames_the_actions(player, monkeypatch):
    from trackeditor.editor.canvas.key_actions import CanvasActions

    number = len(list(player.actions))
    monkeypatch.setattr(CanvasActions, "tr", lambda self, text: f"<{text}>", raising=False)
    QApplication.sendEvent(player.canvas, QEvent(QEvent.Type.LanguageChange))
    assert player.actions["tile.flip"].text() == "<Turn &over>"
    assert len(list(player.actions)) == number


def test_keys_are_not_given_twice(player):
    assert player.actions.conflicts() == []
    for one, other in pairwise(sorted(entry.name for entry in player.actions)):
        assert one != other


def test_keys_do_nothing_while_another_widget_has_the_keyboard(player, qtbot):
    from PySide6.QtWidgets import QLineEdit

    player.show(lay("202aDA"))
    player.click(ORIGIN)
    field = QLineEdit(player.canvas.window())
    field.show()
    field.setFocus()
    QTest.keyClick(field, KEY.Key_R)
    QTest.keyClick(field, KEY.Key_Delete)
    assert player.steps == []
    assert field.text() == "r"


def test_a_gesture_ends_when_the_window_loses_the_keyboard(player):
    layout = lay("202aDA", "205aDA")
    player.show(layout)
    player.drag(NORTH, FREE)
    event = QEvent(QEvent.Type.WindowDeactivate)
    QApplication.sendEvent(player.canvas, event)
    assert player.nothing_in_hand
    player.release(FREE)
    assert (player.layout, player.steps) == (layout, [])


# --- what is written stays legible ---------------------------------------------------------------


@pytest.mark.parametrize("size", [(1000, 700), (260, 220)])
@pytest.mark.parametrize("name", ["rally-1-ss1", "climb-ss1"])
def test_zoom_to_fit_shows_the_plates_beside_the_tiles_with_a_margin(player, name, size):
    player.canvas.window().resize(*size)
    QApplication.processEvents()
    player.show(published(name))
    player.session.show_overlay("pacenotes", True)
    player.actions["zoom.fit"].trigger()
    line = player.canvas.fontMetrics().height()
    seen = player.canvas.viewport().rect().adjusted(line, line, -line, -line)
    owned = overlay_marks("pacenotes", player.document.analysis, LIBRARY, language_of_words())
    texts = [mark for _, mark in owned if isinstance(mark, Label)]
    assert len(texts) > 5
    tiles = hexes_rect(tile.at for tile in player.layout)
    assert any(not tiles.contains(QRectF(QPointF(*t.box[:2]), QPointF(*t.box[2:]))) for t in texts)
    for text in texts:
        left, top, right, bottom = text.box
        assert seen.contains(player.canvas.mapFromScene(QPointF(left, top)))
        assert seen.contains(player.canvas.mapFromScene(QPointF(right, bottom)))


@pytest.mark.parametrize("overlays", [(), ("pacenotes", "danger")])
def test_badges_cover_no_numbers_and_no_names(player, overlays):
    player.session.settings.set_boxes([])  # so that every tile has a finding
    player.show(published("rally-1-ss1"))
    for name in overlays:
        player.session.show_overlay(name, True)
    badges = player.canvas.table.badges
    assert len(badges) >= 10
    for badge in badges:
        tile = player.layout.tile_at(badge.at)
        side, compiled = LIBRARY.side(tile.side), LIBRARY.compiled(tile.side)
        middle = (badge.pos().x(), badge.pos().y())
        for place, size in limit_places(side, compiled).values():
            number = place_point(place, tile.at, tile.rotation)
            assert math.dist(number, middle) > BADGE / 2 + 0.35 * size
    drawn = [
        mark
        for name in overlays
        for _, mark in overlay_marks(name, player.document.analysis, LIBRARY, language_of_words())
        if isinstance(mark, Label)
    ]
    covered = [
        (badge.at, text.text)
        for badge in badges
        for text in drawn
        if QRectF(QPointF(*text.box[:2]), QPointF(*text.box[2:])).contains(badge.pos())
    ]
    assert covered == []


# --- the end -------------------------------------------------------------------------------------


def test_the_table_goes_with_its_view_and_not_in_whatever_thread_garbage_is_collected(player):
    player.show(lay("202aDA"))
    canvas, table = player.canvas, player.canvas.table
    canvas.set_scale(300.0)
    canvas.viewport().repaint()  # pictures of this size are wanted: a timer runs
    gc.disable()
    try:
        canvas.deleteLater()
        QApplication.sendPostedEvents(canvas, QEvent.Type.DeferredDelete)
        assert not Shiboken.isValid(table)
        del canvas, table
        collecting = threading.Thread(target=gc.collect)
        collecting.start()
        collecting.join()
        QTest.qWait(20)  # Qt crashes here on a timer that another thread has taken apart
    finally:
        gc.enable()
