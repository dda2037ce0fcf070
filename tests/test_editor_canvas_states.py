"""Hundreds of random acts by mouse and keys keep document, undo stack, selection and items one."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import tempfile
from pathlib import Path

import shiboken6
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from laying import LIBRARY, published
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from trackeditor.course import analyse
from trackeditor.editor.actions import Actions
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex
from trackeditor.legality import DocumentFacts, check_layout

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEY = Qt.Key

places = st.builds(Hex, st.integers(-4, 4), st.integers(-3, 3))
sides = st.sampled_from(["202a", "203a", "205a", "208a", "211b", "217b", "222a", "404b", "901a"])
edits = st.sampled_from(
    [
        (KEY.Key_R, NONE),
        (KEY.Key_R, SHIFT),
        (KEY.Key_T, NONE),
        (KEY.Key_F, NONE),
        (KEY.Key_Delete, NONE),
        (KEY.Key_D, CTRL),
        (KEY.Key_X, CTRL),
        (KEY.Key_V, CTRL),
        (KEY.Key_A, CTRL),
        (KEY.Key_Up, NONE),
        (KEY.Key_Left, NONE),
        (KEY.Key_Space, NONE),
        (KEY.Key_Tab, NONE),
        (KEY.Key_Return, NONE),
        (KEY.Key_X, NONE),
        (KEY.Key_Right, CTRL),
    ]
)
interruptions = st.sampled_from(
    [None, None, None, (KEY.Key_Escape, NONE), (KEY.Key_Z, CTRL), "outside"]
)


class CanvasStates(RuleBasedStateMachine):
    """A person who does whatever can be done."""

    def __init__(self) -> None:
        super().__init__()
        self.application = QApplication.instance() or QApplication([])
        self._folder = tempfile.TemporaryDirectory()
        store = QSettings(str(Path(self._folder.name) / "settings.ini"), QSettings.Format.IniFormat)
        self.session = Session(LIBRARY, Settings(store))
        self.window = QMainWindow()
        self.canvas = Canvas(self.session)
        self.document, self.selection = self.session.document, self.session.selection
        self.canvas.add_actions(Actions(self.window))
        undo = self.document.undo_stack.createUndoAction(self.window)
        undo.setShortcut("Ctrl+Z")
        self.window.addAction(undo)
        self.window.setCentralWidget(self.canvas)
        self.window.resize(900, 700)
        self.window.show()
        self.window.activateWindow()
        self.canvas.setFocus()
        self.application.processEvents()
        self.canvas.set_scale(40)
        self.canvas.centerOn(0, 0)
        self.history = [self.document.layout]

    def spot(self, at: Hex):
        return self.canvas.mapFromScene(QPointF(*at.centre))

    def some_tile(self, number: int) -> Hex | None:
        """The position of a tile in view, if there is one."""
        seen = self.canvas.viewport().rect()
        inside = [t.at for t in self.document.layout if seen.contains(self.spot(t.at))]
        return inside[number % len(inside)] if inside else None

    def note(self) -> None:
        """Keep the layouts of all undo steps, to be compared when they are undone."""
        stack = self.document.undo_stack
        if stack.index() == len(self.history):
            self.history.append(self.document.layout)
        elif self.history[stack.index()] != self.document.layout:
            del self.history[stack.index() :]
            self.history.append(self.document.layout)
        del self.history[stack.count() + 1 :]

    @initialize(name=st.sampled_from(["rally-1-ss1", "ice-1-ss1", None]))
    def begin(self, name):
        if name is not None:
            layout = published(name)
            at = layout.tiles[0].at
            self.document.edit(layout.move([t.at for t in layout], -at.q, -at.r), "open")
        self.note()

    @rule(
        what=st.sampled_from(
            ["drag"] * 3
            + ["edit_some_tiles"] * 3
            + ["lay"] * 3
            + ["append"] * 2
            + ["click", "press_key", "mark", "undo", "undo", "redo"]
        ),
        at=places,
        over=places,
        numbers=st.lists(st.integers(0, 30), min_size=1, max_size=3),
        side=sides,
        key=edits,
        how=interruptions,
        turn=st.integers(0, 3),
        anyway=st.booleans(),
    )
    def act(self, what, at, over, numbers, side, key, how, turn, anyway):
        """One rule for all, so that every run has all kinds of acts in it."""
        arguments = {
            "click": (at, CTRL if anyway else NONE),
            "drag": (numbers[0], over, at, how, anyway),
            "edit_some_tiles": (numbers, key),
            "press_key": (key,),
            "append": (side,),
            "lay": (side, at, turn, anyway),
            "mark": (at,),
        }
        getattr(self, what)(*arguments.get(what, ()))

    def click(self, at, modifiers):
        QTest.mouseClick(self.canvas.viewport(), LEFT, modifiers, self.spot(at))
        self.note()

    def drag(self, number, over, end, how, shift):
        view = self.canvas.viewport()
        start = self.some_tile(number) or over
        before, steps = self.document.layout, self.document.undo_stack.count()
        QTest.mousePress(view, LEFT, NONE, self.spot(start))
        for at in (over, end):
            QTest.mouseMove(view, self.spot(at))
        modifiers = SHIFT if shift else NONE
        if how == "outside":
            QTest.mouseRelease(view, LEFT, modifiers, self.spot(end) - self.spot(Hex(99, 99)))
        else:
            if how is not None:
                QTest.keyClick(self.canvas, *how)
                assert self.document.layout == before
            QTest.mouseRelease(view, LEFT, modifiers, self.spot(end))
        if how is not None:
            assert self.document.layout == before
        assert self.document.undo_stack.count() - steps <= 1
        self.answer(self.canvas.selecting.offer, number)
        self.note()

    def answer(self, offer, number):
        """Swap, replace, or leave the tiles where they are."""
        QApplication.processEvents()
        if offer is not None and offer.isVisible():
            entries = [action for action in offer.actions() if not action.isSeparator()]
            entries[number % len(entries)].trigger()
            offer.close()

    def edit_some_tiles(self, numbers, edit):
        for i, number in enumerate(numbers):
            at = self.some_tile(number)
            if at is not None:
                modifiers = CTRL if i else NONE
                QTest.mouseClick(self.canvas.viewport(), LEFT, modifiers, self.spot(at))
        QTest.keyClick(self.canvas, *edit)
        self.note()

    def press_key(self, edit):
        self.canvas.setFocus()
        QTest.keyClick(self.canvas, *edit)
        self.note()

    def append(self, side):
        self.canvas.append_side(side)
        QTest.keyClick(self.canvas, KEY.Key_Escape)  # what was refused is in hand
        self.note()

    def lay(self, side, at, turn, anyway):
        self.session.pick(side)
        QTest.mouseMove(self.canvas.viewport(), self.spot(at))
        for _ in range(turn):
            QTest.keyClick(self.canvas, KEY.Key_R)
        modifiers = SHIFT if anyway else NONE
        QTest.mouseClick(self.canvas.viewport(), LEFT, modifiers, self.spot(at))
        self.answer(self.canvas.placing.offer, turn)
        QTest.keyClick(self.canvas, KEY.Key_Escape)
        assert self.session.picked == ""
        self.note()

    def mark(self, at):
        self.canvas.mark("finish")
        QTest.mouseClick(self.canvas.viewport(), LEFT, NONE, self.spot(at))
        QTest.keyClick(self.canvas, KEY.Key_Escape)
        self.note()

    def undo(self):
        self.document.undo_stack.undo()

    def redo(self):
        self.document.undo_stack.redo()

    # --- what always holds -------------------------------------------------------------------

    @invariant()
    def every_step_can_be_undone(self):
        assert len(self.history) == self.document.undo_stack.count() + 1
        assert self.document.layout == self.history[self.document.undo_stack.index()]

    @invariant()
    def no_two_tiles_share_a_hexagon(self):
        positions = [tile.at for tile in self.document.layout]
        assert len(positions) == len(set(positions))

    @invariant()
    def the_canvas_shows_the_document(self):
        items = self.canvas.table.tile_items
        assert {item.tile for item in items} == set(self.document.layout.tiles)
        assert len(items) == len(self.document.layout)
        assert all(item.opacity() == 1 for item in items)
        assert not self.canvas.table.held.ghosts
        assert not self.canvas.tool.is_busy
        on_tiles = {f.place.at for f in self.document.findings if f.place.at is not None}
        assert {badge.at for badge in self.canvas.table.badges} == on_tiles

    @invariant()
    def the_selection_lies_on_tiles(self):
        positions = {tile.at for tile in self.document.layout}
        assert self.selection.hexes <= positions
        assert self.canvas.table.selected.hexes == self.selection.hexes

    @invariant()
    def what_is_derived_is_fresh(self):
        layout = self.document.layout
        assert self.document.analysis == analyse(layout, LIBRARY)
        facts = DocumentFacts(game=self.document.roadbook.game)
        assert list(self.document.findings) == check_layout(layout, LIBRARY, document=facts)

    def teardown(self):
        self.canvas.select_again()
        while self.document.undo_stack.canUndo():
            self.document.undo_stack.undo()
            self.every_step_can_be_undone()
        self.the_canvas_shows_the_document()
        while self.document.undo_stack.canRedo():
            self.document.undo_stack.redo()
            self.every_step_can_be_undone()
        self.the_canvas_shows_the_document()
        self.window.close()
        shiboken6.delete(self.window)  # before the session that its parts use
        shiboken6.delete(self.session)
        self._folder.cleanup()


TestCanvasStates = CanvasStates.TestCase
TestCanvasStates.settings = settings(
    max_examples=3,
    stateful_step_count=150,
    phases=[Phase.generate],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
