"""The canvas, driven by mouse and keys: select, drag, append, lay, mark, zoom, and give up."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import math
import weakref
from dataclasses import replace
from itertools import pairwise

import pytest
from laying import LIBRARY, lay, mark, published
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QNativeGestureEvent,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from trackeditor.course import analyse
from trackeditor.drawing.marks import Label
from trackeditor.drawing.sides import limit_places
from trackeditor.editor.actions import Actions
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.canvas.items import BADGE, TILES
from trackeditor.editor.canvas.plane import hexes_rect
from trackeditor.editor.dragging import side_on_its_way
from trackeditor.editor.placing import turns
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.editor.tools.markers import marker_lines
from trackeditor.editor.translations import language_of_words
from trackeditor.grid import ORIGIN, Edge, Hex, hex_at, place_point
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.painting.overlays import OVERLAYS, overlay_marks
from trackeditor.tiles.ribbon import side_shapes

KEY, LEFT, MIDDLE = Qt.Key, Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NORTH = Hex(0, -1)
FREE = Hex(3, -1)


class Player:
    """A person at the canvas, with a mouse and a keyboard."""

    def __init__(self, session: Session, canvas: Canvas, actions: Actions) -> None:
        self.session, self.canvas, self.actions = session, canvas, actions
        self.document, self.selection = session.document, session.selection
        self.said: list[str] = []
        session.said.connect(self.said.append)

    @property
    def layout(self) -> Layout:
        return self.document.layout

    @property
    def steps(self) -> list[str]:
        stack = self.document.undo_stack
        return [stack.text(i) for i in range(stack.index())]

    def show(self, layout: Layout) -> None:
        """Begin with a layout, without undo steps."""
        self.document.edit(layout, "")
        self.document.undo_stack.clear()
        self.canvas.zoom_to_fit()
        self.canvas.set_scale(50)
        self.canvas.centerOn(0, 0)

    def spot(self, at: Hex, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        x, y = at.centre
        return self.canvas.mapFromScene(QPointF(x + dx, y + dy))

    def press(self, at: Hex, modifiers=NONE, button=LEFT) -> None:
        QTest.mousePress(self.canvas.viewport(), button, modifiers, self.spot(at))

    def move(self, at: Hex) -> None:
        self.move_to(self.spot(at))

    def move_to(self, spot: QPoint) -> None:
        # Qt tells nobody of a move to where the pointer is already, perhaps from another test.
        QTest.mouseMove(self.canvas.viewport(), spot + QPoint(1, 1))
        QTest.mouseMove(self.canvas.viewport(), spot)

    def release(self, at: Hex, modifiers=NONE, button=LEFT) -> None:
        QTest.mouseRelease(self.canvas.viewport(), button, modifiers, self.spot(at))

    def click(self, at: Hex, modifiers=NONE) -> None:
        self.press(at, modifiers)
        self.release(at, modifiers)

    def drag(self, start: Hex, *way: Hex, modifiers=NONE) -> None:
        """Drag from a hexagon over others; the button stays pressed."""
        self.press(start, modifiers)
        for at in way:
            self.move(at)

    def key(self, key: Qt.Key, modifiers=NONE) -> None:
        QTest.keyClick(self.canvas, key, modifiers)

    def wheel(self, spot: QPoint, notches: int, modifiers=NONE) -> None:
        view = self.canvas.viewport()
        event = QWheelEvent(
            QPointF(spot),
            QPointF(view.mapToGlobal(spot)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def drop(self, side: str, at: Hex, *, over: Hex | None = None, modifiers=NONE) -> bool:
        """Drag a side from the catalogue and drop it; True when it was taken."""
        mime = QMimeData()
        mime.setData("application/x-trackeditor-side", side.encode())
        view, copy = self.canvas.viewport(), Qt.DropAction.CopyAction
        QApplication.sendEvent(
            view, QDragEnterEvent(self.spot(over or at), copy, mime, LEFT, modifiers)
        )
        for place in filter(None, (over, at)):
            QApplication.sendEvent(
                view, QDragMoveEvent(self.spot(place), copy, mime, LEFT, modifiers)
            )
        event = QDropEvent(QPointF(self.spot(at)), copy, mime, LEFT, modifiers)
        QApplication.sendEvent(view, event)
        return event.isAccepted()

    def menu_event(self, at: Hex) -> None:
        spot = self.spot(at)
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, spot, self.canvas.viewport().mapToGlobal(spot)
        )
        QApplication.sendEvent(self.canvas.viewport(), event)

    @property
    def nothing_in_hand(self) -> bool:
        table = self.canvas.table
        return not table.held.ghosts and all(item.opacity() == 1 for item in table.tile_items)


@pytest.fixture
def player(qtbot, tmp_path) -> Player:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.set_theme("light")
    session = Session(LIBRARY, settings)
    window = QMainWindow()
    actions = Actions(window)
    actions.guard(lambda _, edits: edits and session.document.refuses())
    canvas = Canvas(session)
    canvas.add_actions(actions)
    undo = session.document.undo_stack.createUndoAction(window)
    undo.setShortcut("Ctrl+Z")
    actions.adopt("edit.undo", "&Edit", undo)
    window.setCentralWidget(canvas)
    window.resize(1000, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    canvas.setFocus()
    QApplication.processEvents()
    player = Player(session, canvas, actions)
    player.show(Layout())
    return player


@pytest.fixture(scope="session")
def touch_screen(qapp):
    return QTest.createTouchDevice()


def opened(offer):
    """A menu that opens as soon as there is nothing else to do."""
    QApplication.processEvents()
    assert offer.isVisible()
    return offer


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


# --- markers -------------------------------------------------------------------------------------


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
    undo(player)
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


# --- undo and redo -------------------------------------------------------------------------------


def turn_two(player: Player) -> None:
    player.click(NORTH)
    player.click(FREE, CTRL)
    player.key(KEY.Key_R)


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


# --- refusals at their place ---------------------------------------------------------------------


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


# --- what is written stays legible ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["rally-1-ss1", "climb-ss1"])
def test_zoom_to_fit_shows_the_plates_beside_the_tiles(player, name):
    player.show(published(name))
    player.session.show_overlay("pacenotes", True)
    player.actions["zoom.fit"].trigger()
    seen = player.canvas.viewport().rect()
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


# --- gestures to the end -------------------------------------------------------------------------


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
