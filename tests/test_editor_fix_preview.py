"""A fix that is pointed at in the menu is shown on the table before it is chosen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import lay, mark, published
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from windows import make_session

from trackeditor.editor.canvas import Canvas
from trackeditor.editor.docks.problems import ProblemsDock
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout
from trackeditor.roadbook import RoadBook, Stage

BENT_WRONG = lay("202aDA", "208aDB", "203aDA").rotate(Hex(0, -1), 1)
RALLYCROSS = published("rx-1-ss1")


@pytest.fixture
def session(qtbot, tmp_path):
    return make_session(tmp_path)


@pytest.fixture
def canvas(session, qtbot):
    canvas = Canvas(session)
    session.setParent(canvas)
    qtbot.addWidget(canvas)
    canvas.resize(700, 600)
    canvas.show()
    qtbot.waitExposed(canvas)
    return canvas


def menu_of(canvas: Canvas, qtbot, layout: Layout, code: str) -> QMenu:
    """The open menu with the fixes of the finding of a rule."""
    session = canvas.session
    session.document.begin(RoadBook((Stage(layout),)))
    dock = ProblemsDock(session, canvas)
    dock.refresh()
    found = [dock.model.finding(row).code for row in range(dock.model.rowCount())]
    dock.table.selectRow(found.index(code))
    qtbot.waitUntil(dock.fix_button.isEnabled)
    menu = dock.fix_menu()
    menu.popup(QPoint(0, 0))
    qtbot.waitExposed(menu)
    return menu


def test_a_marker_is_shown_where_it_would_stand_until_the_menu_closes(canvas, qtbot):
    menu = menu_of(canvas, qtbot, RALLYCROSS, "CIR-1")
    finding = next(f for f in canvas.session.document.findings if f.code == "CIR-1")
    assert canvas.change.markers == ()
    for marker in finding.markers:
        QTest.keyClick(menu, Qt.Key.Key_Down)
        assert list(canvas.change.markers) == [marker]
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert canvas.change.markers == ()
    assert canvas.session.document.layout == RALLYCROSS


def test_the_mouse_points_at_a_fix_like_the_keys(canvas, qtbot):
    menu = menu_of(canvas, qtbot, RALLYCROSS, "RXC-8")
    both, _, first = menu.actions()
    qtbot.mouseMove(menu, menu.actionGeometry(both).center())
    assert len(canvas.change.markers) == 2
    qtbot.mouseMove(menu, menu.actionGeometry(first).center())
    assert [marker.kind for marker in canvas.change.markers] == ["joker-entrance"]
    menu.close()
    assert canvas.change.markers == ()


def test_a_tile_is_shown_as_it_would_be_turned(canvas, qtbot):
    menu = menu_of(canvas, qtbot, BENT_WRONG, "CON-6")
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert [ghost.at for ghost in canvas.change.tiles.ghosts] == [Hex(0, -1)]
    assert canvas.change.crossed == ()  # another one lands there
    shown = canvas.grab().toImage()
    menu.close()
    assert canvas.change.tiles.ghosts == ()
    assert canvas.grab().toImage() != shown


def test_what_would_be_taken_away_is_crossed_out(canvas, qtbot):
    stage = mark(lay("202aDA", "204aDA", "203aDA"), ("finish", 1, "r0.0"))
    menu = menu_of(canvas, qtbot, stage, "STG-6")
    QTest.keyClick(menu, Qt.Key.Key_Down)
    ((x, y),) = canvas.change.crossed
    assert (x, y) == pytest.approx(Hex(0, -1).centre)  # 204a has two equal rows
    menu.close()
    assert canvas.change.crossed == ()


def test_a_marker_that_turns_is_not_crossed_out(canvas, qtbot):
    stage = mark(lay("205aDA", "203aDA"), ("finish", 0, "r0.1", Edge.B))
    menu = menu_of(canvas, qtbot, stage, "PLA-4")
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert list(canvas.change.markers) == [replace(stage.markers[0], toward=Edge.A)]
    assert canvas.change.crossed == ()
    menu.close()


def test_choosing_a_fix_ends_its_preview(canvas, qtbot):
    menu = menu_of(canvas, qtbot, RALLYCROSS, "CIR-1")
    QTest.keyClick(menu, Qt.Key.Key_Down)
    (marker,) = canvas.change.markers
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert canvas.session.document.layout.markers == (marker,)
    assert canvas.change.markers == ()


def test_a_place_out_of_view_is_brought_into_view(canvas, qtbot):
    menu = menu_of(canvas, qtbot, RALLYCROSS, "CIR-1")
    canvas.pan(5000, 0)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    (marker,) = canvas.change.markers
    assert canvas.viewport().rect().contains(canvas.mapFromScene(*marker.at.centre))
    menu.close()


def test_a_fix_may_change_the_game_of_the_road_book(canvas, qtbot):
    document = canvas.session.document
    ring = mark(lay("210aDC", "216aDC", "310aDC"), ("finish", 0, "C"))
    menu = menu_of(canvas, qtbot, ring, "DOC-6")
    assert document.roadbook.game == "dirt"
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert list(canvas.change.markers) == []  # the table stays
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert document.roadbook.game == "gt"
    assert document.undo_stack.undoText() == "Set the game of the road-book to GT"
    assert "DOC-6" not in {finding.code for finding in document.findings}
    document.undo()
    assert document.roadbook.game == "dirt"
