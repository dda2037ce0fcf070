"""A person at the real window: builds, breaks, mends, saves, loses, recovers and races a stage."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import signal
import subprocess
import sys
import threading

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QMouseEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QPushButton,
    QSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)
from test_legality import CASES
from windows import User, make_session, make_window, settings_in

from trackeditor.course import analyse
from trackeditor.editor.app import Editor
from trackeditor.editor.docks.finding_model import CODE, MESSAGE
from trackeditor.editor.drive.cell_places import cell_places
from trackeditor.editor.drive.human import MoveQuestion
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.tools.markers import marker_lines
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token, write_layout
from trackeditor.legality import fixable_codes
from trackeditor.roadbook import read_roadbook

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
PUBLISHED = published("rally-1-ss1")
ROAD = analyse(PUBLISHED, LIBRARY).course.tiles
"""The tiles in driving order."""
BESIDE = [t for t in PUBLISHED if t.at not in {tile.at for tile in ROAD}]
"""The podium and the scenery."""
PATIENCE = 8000


class Person:
    """A person with a mouse and a keyboard, who sees what is on the screen."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window, self.qtbot = window, qtbot
        self.document = window.session.document
        self.said: list[str] = []
        window.session.said.connect(self.said.append)
        self.user = User()
        self.look()

    # --- eyes ----------------------------------------------------------------------------------

    def look(self) -> None:
        """Wait until all that is due has been shown."""
        self.window.activateWindow()
        QApplication.processEvents()
        QApplication.processEvents()

    @property
    def layout(self) -> Layout:
        return self.document.layout

    @property
    def canvas(self):
        return self.window.workbench.canvas

    @property
    def codes(self) -> list[str]:
        return [finding.code for finding in self.document.findings]

    def dock(self, module: str):
        return next(dock for part, dock in self.window.docks.items() if part.module == module)

    @property
    def steps(self) -> list[str]:
        stack = self.document.undo_stack
        return [stack.text(number) for number in range(stack.index())]

    # --- hands ---------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifiers=NONE) -> None:
        """Press a key where the keyboard is."""
        self.look()
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        self.look()

    def write(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), text)
        self.look()

    def click(self, widget: QWidget, spot: QPoint | None = None, modifiers=NONE) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, modifiers, spot or widget.rect().center())
        self.look()

    def choose_from_menu(self, name: str) -> None:
        """Open the menu with an action, and click the action."""
        action = self.window.registry[name]
        bar = self.window.menuBar()
        for title in bar.actions():
            menu = title.menu()
            if menu is not None and action in menu.actions():
                QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(title).center())
                self.look()
                QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())
                self.look()
                return
        raise AssertionError(f"{name} is in no menu")

    def undo_to(self, layout: Layout) -> None:
        for _ in range(100):
            if self.layout == layout:
                return
            self.key(KEY.Key_Z, CTRL)
        raise AssertionError("undo does not come to an end")

    # --- catalogue -----------------------------------------------------------------------------

    def find(self, side: str) -> QPoint:
        """Search for the number of a side; tells where its picture is in the list."""
        dock = self.dock("catalogue")
        self.click(dock.filter.search)
        self.key(KEY.Key_A, CTRL)
        self.write(side[:-1])
        self.qtbot.waitUntil(lambda: 0 < dock.model.rowCount() < 9, timeout=PATIENCE)
        row = dock.model.row_of(side)
        assert row is not None
        return dock.view.visualRect(dock.model.index(row)).center()

    def pick(self, side: str) -> None:
        self.click(self.dock("catalogue").view.viewport(), self.find(side))

    def drag_out(self, side: str, at: Hex, monkeypatch) -> None:
        """Drag a side from the catalogue and drop it on a hexagon."""
        self.spot(at)
        view, spot = self.dock("catalogue").view.viewport(), self.find(side)
        monkeypatch.setattr(QDrag, "exec", lambda drag, *_: self._carry(drag.mimeData(), at))
        QTest.mousePress(view, LEFT, NONE, spot)
        for way in (QPoint(5, 5), QPoint(30, 5), QPoint(60, 5)):
            place = QPointF(spot + way)
            event = QMouseEvent(
                QEvent.Type.MouseMove, place, view.mapToGlobal(place), LEFT, LEFT, NONE
            )
            QApplication.sendEvent(view, event)
        QTest.mouseRelease(view, LEFT, NONE, spot + QPoint(60, 5))
        self.look()

    def _carry(self, mime: QMimeData, at: Hex) -> Qt.DropAction:
        """What the system sends to the canvas while something is dragged over it and dropped."""
        view, action = self.canvas.viewport(), Qt.DropAction.CopyAction
        for spot in (self.spot(at) + QPoint(9, 9), self.spot(at)):
            QApplication.sendEvent(view, QDragEnterEvent(spot, action, mime, LEFT, NONE))
            QApplication.sendEvent(view, QDragMoveEvent(spot, action, mime, LEFT, NONE))
        event = QDropEvent(QPointF(self.spot(at)), action, mime, LEFT, NONE)
        QApplication.sendEvent(view, event)
        return action if event.isAccepted() else Qt.DropAction.IgnoreAction

    # --- canvas --------------------------------------------------------------------------------

    def spot(self, at: Hex, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        """Where a hexagon is seen; zooms out when it is not in view."""
        x, y = at.centre
        for _ in range(20):
            spot = self.canvas.mapFromScene(QPointF(x + dx, y + dy))
            if self.canvas.viewport().rect().adjusted(9, 9, -9, -9).contains(spot):
                return spot
            self.canvas.setFocus()
            self.key(KEY.Key_Minus, CTRL)
        raise AssertionError(f"{at} cannot be seen")

    def click_hex(self, at: Hex, modifiers=NONE) -> None:
        self.click(self.canvas.viewport(), self.spot(at), modifiers)

    def point_at(self, at: Hex) -> None:
        QTest.mouseMove(self.canvas.viewport(), self.spot(at))
        self.look()

    def turn_until(self, is_right, key: Qt.Key = KEY.Key_R) -> None:
        """Press a key until it looks right; there are six turns at most."""
        for _ in range(6):
            if is_right():
                return
            self.key(key)
        assert is_right(), self.said[-1:]

    def build_road(self) -> None:
        """Lead the road on with the tiles of the published stage, one click each."""
        turned = 0
        for number, tile in enumerate(ROAD):
            wanted = PUBLISHED.tile_at(tile.at).rotation
            self.pick(tile.side)
            last = self.layout.tiles[-1]
            assert last.side == tile.side, self.said[-1:]
            if number == 0:
                turned = last.rotation - wanted
                # The start tile is driven from its printed edge A to D: the road goes on there.
                self.click_hex(last.at.neighbour(last.global_edge(Edge.D)))
            wanted = (wanted + turned) % 6
            self.turn_until(lambda w=wanted: self.layout.tiles[-1].rotation == w)

    def mark(self, kind: str, at: Hex, line: str, turns: int = 0) -> None:
        """Take a marker from the menu, turn it, and click the line it is to stand on."""
        self.choose_from_menu(f"marker.{kind}")
        tile = self.layout.tile_at(at)
        middle = next(one.middle for one in marker_lines(tile, LIBRARY) if one.name == line)
        spot = self.canvas.mapFromScene(QPointF(*middle))
        QTest.mouseMove(self.canvas.viewport(), spot)
        for _ in range(turns):
            self.key(KEY.Key_R)
        self.click(self.canvas.viewport(), spot)
        self.key(KEY.Key_Escape)

    # --- problems ------------------------------------------------------------------------------

    def mend(self, code: str) -> None:
        """Choose a finding in the problems dock and let it be fixed in the first way offered."""
        dock = self.dock("problems")
        if not dock.isVisible():
            self.key(KEY.Key_5, ALT)
        dock.raise_()
        self.look()
        table = dock.findChild(QTableView)
        model = table.model()
        codes = [model.index(row, CODE).data() for row in range(model.rowCount())]
        cell = model.index(codes.index(code), MESSAGE)
        table.scrollTo(cell)
        self.click(table.viewport(), table.visualRect(cell).center())
        self.qtbot.waitUntil(dock.fix_button.isEnabled, timeout=PATIENCE)
        self.click(dock.fix_button)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            self.click(menu, menu.actionGeometry(menu.actions()[0]).center())

    # --- files ---------------------------------------------------------------------------------

    def drop_file(self, path) -> None:
        """Drop a file on the window."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        spot, action = QPointF(200, 200), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(spot.toPoint(), action, mime, LEFT, NONE)
        QApplication.sendEvent(self.window, enter)
        assert enter.isAccepted()
        QApplication.sendEvent(self.window, QDropEvent(spot, action, mime, LEFT, NONE))
        self.qtbot.waitUntil(lambda: self.window.shows_workbench, timeout=PATIENCE)
        self.look()


def as_set(layout: Layout) -> set[tuple[str, int, int, int]]:
    return {(tile.side, *tile.at, tile.rotation) for tile in layout}


def laid_like(layout: Layout, like: Layout) -> Layout:
    """A layout moved and turned so that its start tile lies as in another one."""
    here, there = (next(tile for tile in one if tile.side == "202a") for one in (layout, like))
    turned = layout.rotate_all(there.rotation - here.rotation, here.at)
    to_q, to_r = there.at.q - here.at.q, there.at.r - here.at.r
    return turned.move([tile.at for tile in turned], to_q, to_r)


@pytest.fixture
def person(qtbot, tmp_path):
    """A person before an empty stage."""
    person = Person(make_window(qtbot, tmp_path, begun(tmp_path)), qtbot)
    person.key(KEY.Key_N, CTRL)
    assert person.window.shows_workbench
    return person


def begun(directory):
    session = make_session(directory)
    session.settings.set_theme("light")
    return session


# --- building ------------------------------------------------------------------------------------


def test_a_stage_is_built_by_clicks_in_the_catalogue_and_undone_and_redone(person):
    person.build_road()
    road = laid_like(person.layout, PUBLISHED)
    assert as_set(road) == {t for t in as_set(PUBLISHED) if Hex(*t[1:3]) not in
                            {tile.at for tile in BESIDE}}  # fmt: skip
    assert person.document.course is not None
    moved = laid_like(PUBLISHED, person.layout)
    for tile in BESIDE:
        wanted = next(t for t in moved if t.side == tile.side)
        person.pick(tile.side)
        if person.window.session.picked:  # it has no road to append, and is in hand now
            person.point_at(wanted.at)
            person.turn_until(lambda w=wanted: person.canvas.placing.choice.rotation == w.rotation)
            person.click_hex(wanted.at)
        assert person.layout.tile_at(wanted.at) == wanted, person.said[-1:]
        person.canvas.setFocus()
        person.key(KEY.Key_Escape)
    assert as_set(laid_like(person.layout, PUBLISHED)) == as_set(PUBLISHED)
    complete = person.layout
    steps = len(person.steps)
    assert not any(f.severity.value == "error" for f in person.document.findings)
    for _ in range(steps):
        person.key(KEY.Key_Z, CTRL)
    assert person.layout == Layout(name=person.layout.name)
    assert person.document.is_saved
    for _ in range(steps):
        person.key(KEY.Key_Z, CTRL | SHIFT)
    assert person.layout == complete


def test_a_stage_is_built_by_drag_and_drop(person, monkeypatch):
    middle = Hex(-3, 1)
    for tile in (*(PUBLISHED.tile_at(t.at) for t in ROAD), *BESIDE):
        at = Hex(tile.at.q - middle.q, tile.at.r - middle.r)
        person.drag_out(tile.side, at, monkeypatch)
        assert person.layout.tile_at(at) is not None, person.said[-1:]
        key = KEY.Key_T if tile.at != ROAD[0].at else KEY.Key_R
        person.turn_until(lambda a=at, t=tile: person.layout.tile_at(a).rotation == t.rotation, key)
    assert as_set(laid_like(person.layout, PUBLISHED)) == as_set(PUBLISHED)
    person.undo_to(Layout(name=person.layout.name))
    assert person.document.is_saved


def test_keys_while_the_button_is_held_leave_the_stage_as_it_was(person):
    for side in ("202a", "205a", "208a"):
        person.pick(side)
    before = person.layout
    for key, modifiers in ((KEY.Key_Z, CTRL), (KEY.Key_Delete, NONE), (KEY.Key_Escape, NONE)):
        view, start = person.canvas.viewport(), before.tiles[1].at
        aside = Hex(start.q + 2, start.r)
        QTest.mousePress(view, LEFT, NONE, person.spot(start))
        QTest.mouseMove(view, person.spot(start, 0.5))
        QTest.mouseMove(view, person.spot(aside))
        assert person.canvas.table.held.ghosts
        person.key(key, modifiers)
        assert not person.canvas.table.held.ghosts
        QTest.mouseRelease(view, LEFT, NONE, person.spot(aside))
        person.look()
        assert person.layout == before
        assert person.steps[-1] == "Append 208a"


# --- findings ------------------------------------------------------------------------------------

DRIVEN = lay("202aDA", "204aDA", "203aDA")
IN_A_CORNER = "RXC-12"
"""The circuit on which a line stands in a corner has corners only; its fix is that of RXC-13."""
NO_CIRCUIT = "RXC-1"
RALLYCROSS = {code for code in fixable_codes() if code.startswith("RXC")}
RALLYCROSS -= {IN_A_CORNER, NO_CIRCUIT}
FROM_FILES = {
    "PLA-1": Layout((*DRIVEN.tiles, DRIVEN.tiles[1])),
    "PLA-2": lay("202aDA").place(PlacedTile("203 A", Hex(0, -1))),
    "PLA-3": DRIVEN.mark(Marker("joker-exit", ORIGIN, "r7.7")),
    "PLA-4": mark(lay("205aDA"), ("finish", 0, "r0.1", Edge.B)),
    "PLA-5": Layout(DRIVEN.tiles, tokens=(Token("water", Hex(4, 4)),)),
    "CIR-1": published("ice-1-ss1"),
    "CIR-7": published("ice-1-ss1"),
    "PLA-6": CASES["PLA-6"][0].layout,
    "DOC-6": CASES["CIR-7"][0].layout,
    NO_CIRCUIT: DRIVEN.place(PlacedTile("401b", Hex(4, 4))),  # the tile tells the game
} | {code: CASES[code][0].layout for code in RALLYCROSS}
"""What nobody can lay in the editor, a circuit published without its line, circuits of DIRT tiles,
and rallycross circuits."""


def turn_a_tile(person):
    person.click_hex(Hex(0, -1))
    person.key(KEY.Key_R)


BY_HAND = {
    "CIR-6": (GT_CIRCUIT, lambda person: person.mark("finish", GT_CIRCUIT.tiles[2].at, "r0.0")),
    "INV-1": (lay("202aDA", "205aDA"), lambda person: person.pick("205b")),
    "INV-2": (lay("202aDA"), lambda person: person.pick("410b")),
    "CON-6": (lay("202aDA", "208aDB", "203aDA"), turn_a_tile),
    "STG-2": (DRIVEN, lambda person: person.mark("start", Hex(0, -1), "r0.0")),
    "STG-6": (
        lay("202aDA", "204aDA", "203aDA", "205aDA"),
        lambda person: person.mark("finish", Hex(0, -3), "r0.0"),
    ),
    "STG-5": (lay("205aDA", "203aDA"), lambda person: person.mark("start", ORIGIN, "r0.0", 2)),
    "STG-11": (lay("202aDA", "204aDA"), lambda person: person.mark("finish", Hex(0, -1), "A")),
    "STG-12": (lay("205aDA", "203aDA"), lambda person: person.mark("start", ORIGIN, "D")),
}


@pytest.mark.slow
def test_every_kind_of_finding_that_has_a_fix_is_made_and_mended(person, tmp_path):
    person.window.session.settings.set_boxes(["dirt-core"])
    assert {*FROM_FILES, *BY_HAND, IN_A_CORNER} == fixable_codes()
    nothing = (DRIVEN, lambda _: None)
    for code in fixable_codes() - {IN_A_CORNER}:
        layout, break_it = BY_HAND.get(code, nothing)
        path = tmp_path / f"{code}.json"
        path.write_text(write_layout(FROM_FILES.get(code, layout)))
        person.drop_file(path)
        opened = person.layout
        break_it(person)
        assert code in person.codes, f"{code}: {person.steps}, {person.codes}"
        broken = person.layout
        person.mend(code)
        assert code not in person.codes
        person.key(KEY.Key_Z, CTRL)
        assert person.layout == broken
        person.undo_to(opened)
        assert person.document.is_saved


# --- files, crashes, closing ---------------------------------------------------------------------

EDITOR = """
import os, sys, threading
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from trackeditor.editor.app import Editor, start_application
from trackeditor.editor.settings import Settings
from PySide6.QtTest import QTest
from PySide6.QtCore import Qt

directory, file = map(Path, sys.argv[1:])
application = start_application()
store = QSettings(str(directory / "settings.ini"), QSettings.Format.IniFormat)
editor = Editor(application, Settings(store), directory)
editor.show()

def change():
    editor.window.files.open([file])
    editor.window.activateWindow()
    editor.window.workbench.canvas.setFocus()
    QTimer.singleShot(200, turn)

def turn():
    canvas = editor.window.workbench.canvas
    QTest.keyClick(canvas, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, Qt.Key.Key_R)
    QTimer.singleShot(100, tell)

def tell():
    kept = any((directory / "recovery").glob("*.recovery.json"))
    if kept:
        print("kept", flush=True)
    else:
        QTimer.singleShot(100, tell)

QTimer.singleShot(0, change)
application.exec()
"""
"""The real editor in a process of its own, in which a person turns the whole stage."""


@pytest.mark.slow
def test_what_was_not_saved_survives_a_kill(person, qtbot, tmp_path):
    file = tmp_path / "lakes.roadbook.yaml"
    person.pick("202a")
    person.pick("204a")
    person.pick("203a")
    saved = person.layout
    person.user.will(file)
    person.key(KEY.Key_S, CTRL)
    assert read_roadbook(file).stages[0].layout == saved
    content = file.read_bytes()

    command = [sys.executable, "-c", EDITOR, str(tmp_path), str(file)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as editor:
        watch = threading.Timer(30, editor.kill)
        watch.start()
        assert editor.stdout.readline() == "kept\n"
        editor.send_signal(signal.SIGKILL)
        watch.cancel()
    assert editor.returncode == -signal.SIGKILL
    assert file.read_bytes() == content

    again = Person(make_window(qtbot, tmp_path), qtbot)
    again.user.will("recover")
    again.click(again.window.welcome.findChild(QPushButton, "recover"))
    assert again.layout.tiles[0].rotation == (saved.tiles[0].rotation + 1) % 6
    assert as_set(laid_like(again.layout, saved)) == as_set(saved)
    assert again.document.path == file
    assert not again.document.is_saved
    assert file.read_bytes() == content
    again.key(KEY.Key_S, CTRL)
    assert read_roadbook(file).stages[0].layout == again.layout
    assert list((tmp_path / "recovery").glob("*.recovery.json")) == []


def test_closing_with_unsaved_changes_asks(person, tmp_path):
    person.pick("202a")
    person.user.will("cancel")
    person.window.close()
    assert person.window.isVisible()
    person.user.will("save", tmp_path / "new.roadbook.yaml")
    person.window.close()
    assert not person.window.isVisible()
    assert read_roadbook(tmp_path / "new.roadbook.yaml").stages[0].layout == person.layout


# --- driving -------------------------------------------------------------------------------------


def test_a_person_races_the_computer_to_the_finish(person, tmp_path):
    path = tmp_path / "short.json"
    path.write_text(write_layout(DRIVEN))
    person.drop_file(path)
    person.key(KEY.Key_7, ALT)
    dock = person.dock("simulator")
    assert dock.isVisible()
    seed = dock.findChild(QSpinBox, "seed")
    person.click(seed)
    seed.selectAll()
    person.write("7")
    race = dock.race
    race.set_pace(0)
    person.click(dock.findChild(QPushButton, "start"))
    asked = 0
    for _ in range(500):
        person.qtbot.waitUntil(
            lambda: race.question is not None or race.status is RaceStatus.OVER, timeout=PATIENCE
        )
        if race.status is RaceStatus.OVER:
            break
        asked += 1
        drive_on(person, dock, by_mouse=asked % 2 == 0)
    assert asked > len(DRIVEN)
    assert race.status is RaceStatus.OVER
    names = [dock.tables.standings.item(row, 0).text() for row in range(2)]
    assert sorted(names) == ["Driver 1", "Driver 2"]
    assert as_set(person.layout) == as_set(DRIVEN)
    assert person.document.is_saved


def drive_on(person, dock, by_mouse: bool) -> None:
    """Answer a question: one die a step, and the end of the turn as soon as it gets hot."""
    question = dock.race.question
    person.canvas.setFocus()
    if not isinstance(question, MoveQuestion):
        person.key(KEY.Key_1)
        return
    within = [step for step in question.steps if not step.over_limit]
    if question.turn.dice and (question.turn.warnings or not within):
        person.key(KEY.Key_Return)
        return
    wanted = min(within or question.steps, key=lambda step: (len(step.dice), -step.gear))
    if by_mouse:
        places = cell_places(person.document.course, person.layout, LIBRARY)
        spot = person.canvas.mapFromScene(QPointF(*places[wanted.cell].middle))
        person.click(person.canvas.viewport(), spot)
    else:
        cells = list(dock.cockpit.planning.cells)
        person.key(KEY.Key_1 + cells.index(wanted.cell))
    alike = [step for step in question.steps if step.cell == wanted.cell]
    if len(alike) > 1:
        person.key(KEY.Key_1 + alike.index(wanted))
    person.key(KEY.Key_Space)


# --- colours and languages -----------------------------------------------------------------------


@pytest.fixture
def editor(qapp, qtbot, tmp_path):
    """The whole editor, which sees to colours and language."""
    hooks = sys.excepthook, threading.excepthook
    settings = settings_in(tmp_path)
    settings.set_language("en")
    settings.set_theme("light")
    editor = Editor(qapp, settings, tmp_path)
    sys.excepthook, threading.excepthook = hooks
    editor.show()
    qtbot.waitUntil(lambda: bool(editor.window.docks), timeout=PATIENCE)
    yield editor
    editor.session.document.undo_stack.setClean()
    settings.set_language("en")
    settings.set_theme("light")
    editor.window.close()
    editor.end()
    editor.deleteLater()


def choose_appearance(person, name: str, row: int):
    """What a person does in the settings: the page of colours and language, a box, a row of it."""

    def answer(dialog) -> None:
        assert QTest.qWaitForWindowExposed(dialog)
        tabs = dialog.findChild(QTabBar)
        QTest.mouseClick(tabs, LEFT, NONE, tabs.tabRect(2).center())
        QApplication.processEvents()
        box = dialog.findChild(QComboBox, name)
        assert box.isVisible()
        box.setFocus()
        QTest.keyClick(box, KEY.Key_Home)
        for _ in range(row):
            QTest.keyClick(box, KEY.Key_Down)
        ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        QTest.mouseClick(ok, LEFT)

    person.user.will(answer)
    person.key(KEY.Key_Comma, CTRL)


def test_colours_and_language_change_while_a_stage_is_in_view(editor, qtbot):
    person = Person(editor.window, qtbot)
    person.key(KEY.Key_N, CTRL)
    person.pick("202a")
    layout = person.layout
    light = person.window.palette().window().color().lightness()
    choose_appearance(person, "theme", 2)
    assert person.window.palette().window().color().lightness() < light
    choose_appearance(person, "language", 2)
    french = Person(editor.window, qtbot)
    bar = french.window.menuBar()
    qtbot.waitUntil(lambda: bar.actions()[0].text() == "&Fichier", timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(french.window.docks) == 7, timeout=PATIENCE)
    assert french.dock("problems").windowTitle() == "Problèmes"
    assert french.window.shows_workbench
    assert french.layout == layout
    french.key(KEY.Key_Z, CTRL)
    assert french.layout == Layout(name=layout.name)
