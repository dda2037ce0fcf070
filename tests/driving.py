"""Races in the window for the tests: canvas and dock, and what a person does with them."""

import io

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QPushButton
from racing import DIRT, WildDriver

from trackeditor.editor.canvas import Canvas
from trackeditor.editor.docks.simulator import SimulatorDock
from trackeditor.editor.drive.human import MoveQuestion
from trackeditor.editor.drive.race_thread import RaceThread, Seat
from trackeditor.editor.drive.scenes import first_scene
from trackeditor.editor.drive.story import next_scene
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.log import log_to
from trackeditor.simulator.race import Rally
from trackeditor.simulator.race import Stage as RaceStage

KEY = Qt.Key
ANA = Seat("Ana")
BOT = Seat("Bot", "steady")
SEED = 7
PATIENCE = 5000


class Witness(WildDriver):
    """Decides at random and notes what the engine shows him, after how many events."""

    def __init__(self, name, seed, events):
        super().__init__(name, seed)
        self.events = events
        self.seen = []

    def decide(self, race, turn, steps):
        self.seen.append((len(self.events), race, turn))
        return super().decide(race, turn, steps)


def witnessed(courses, drivers, seed, service=True, rules=DIRT, **more):
    """Scenes of a race of random drivers, what they were shown, and the result."""
    stages = [RaceStage(f"SS{n}", course, service, **more) for n, course in enumerate(courses, 1)]
    rally = Rally.of(stages, rules)
    events = []
    witnesses = [Witness(f"driver {n}", 10 * seed + n, events) for n in range(drivers)]
    result = rally.run(witnesses, seed, events.append)
    scenes = [first_scene(events[0], rally.tracks)]
    for event in events[1:]:
        scenes.append(next_scene(scenes[-1], event))
    return scenes, [note for witness in witnesses for note in witness.seen], result


def check_scenes(scenes, seen):
    """Make sure that the scenes showed what the engine showed its drivers."""
    for events, race, turn in seen:
        scene = scenes[events - 1]
        shown = scene.race
        if not turn.dice:  # danger tokens are put away, of which nothing is told
            shown = shown.with_car(shown.cars[turn.car]._replace(danger=0))
        assert shown.cars == race.cars
        assert shown.bags == race.bags
        assert (shown.mud, shown.round, shown.leader) == (race.mud, race.round, race.leader)
        assert (shown.weather, shown.flags, shown.splits) == (race.weather, race.flags, race.splits)
        if turn.dice:
            assert scene.turn._replace(road=None) == turn._replace(road=None)


class Window(QMainWindow):
    """Canvas and simulator dock, and what a person does with them."""

    def __init__(self, session, qtbot):
        super().__init__()
        self.qtbot = qtbot
        self.session = session
        self.said = []
        session.said.connect(self.said.append)
        self.canvas = Canvas(session)
        self.dock = SimulatorDock(session)
        self.dock.use_canvas(self.canvas)
        self.setCentralWidget(self.canvas)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.resize(1300, 850)
        self.race = self.dock.race
        self.race.set_pace(0)
        self.dock.transport.speed.setCurrentIndex(self.dock.transport.speed.findData(0))

    @property
    def table(self):
        return self.dock.table

    @property
    def notice(self):
        return self.dock.findChild(QLabel, "notice")

    def press(self, key):
        QTest.keyClick(self.canvas, key)

    def button(self, name):
        return self.dock.findChild(QPushButton, name)

    def click(self, name):
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def click_cell(self, cell):
        middle = self.dock.table.layer.places[cell].middle
        spot = self.canvas.mapFromScene(*middle)
        assert self.canvas.viewport().rect().contains(spot)
        QTest.mouseClick(self.canvas.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def start(self, *seats, seed=SEED):
        self.dock.form.choose(seats, seed)
        self.click("start")

    def wait_for_turn(self):
        """Wait for a question to a person, or the end; tells which."""
        self.qtbot.waitUntil(
            lambda: self.race.question is not None or self.is_over, timeout=PATIENCE
        )
        return not self.is_over

    @property
    def menu(self):
        """The dice offered beside the mouse."""
        (menu,) = [menu for menu in self.dock.findChildren(QMenu, "dice") if menu.isVisible()]
        return menu

    @property
    def is_over(self):
        scene = self.race.scene
        return scene is not None and bool(scene.order)

    @property
    def threads(self):
        return [thread for thread in self.race.findChildren(RaceThread) if thread.isRunning()]


def drive_to_the_finish(window):
    """Drive by clicks on lit cells and by keys: a few safe dice a turn."""
    by_mouse = False
    while window.wait_for_turn():
        question = window.race.question
        if not isinstance(question, MoveQuestion):
            window.press(KEY.Key_1)
            continue
        lit = window.dock.table.layer.lit
        assert set(lit) == {printed_cell(step.cell) for step in question.steps}
        within = [step for step in question.steps if not step.over_limit]
        wanted = min(within or question.steps, key=lambda step: (len(step.dice), -step.gear))
        if question.turn.dice and (question.turn.warnings or not within):
            window.press(KEY.Key_Return)
            continue
        cell = printed_cell(wanted.cell)
        if by_mouse:
            window.click_cell(cell)
        else:
            window.press(KEY.Key_1 + lit.index(cell))
        steps = [step for step in question.steps if step.cell == wanted.cell]
        if len(steps) > 1:
            chooser = window.menu if by_mouse else window.canvas
            QTest.keyClick(chooser, KEY.Key_1 + steps.index(wanted))
        by_mouse = not by_mouse
        assert window.dock.cockpit.planning.plan == (wanted,)
        window.press(KEY.Key_Space)


def log_of(window):
    stream = io.StringIO()
    write = log_to(stream)
    for scene in window.race.scenes:
        write(scene.event)
    return stream.getvalue().splitlines()
