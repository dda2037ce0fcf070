"""A race under way outlives a crash, a kill and the end of the system, and goes on as it was."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from laying import lay
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton
from windows import User, make_window

from trackeditor.editor.docks.simulator import SimulatorDock
from trackeditor.editor.drive.human import (
    MoveQuestion,
    OrderQuestion,
    StartQuestion,
    TyresQuestion,
)
from trackeditor.editor.drive.planning import consequences
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.roadbook import RoadBook, Stage, open_rally, write_roadbook
from trackeditor.simulator.driver import Roll, Stop

SEATS = (Seat("Ana"), Seat("Bot", "attack"), Seat("Zoë", "steady"))
SEED = 11
EXAMPLE = "rally-1-ss1"
WAY = ("202aDA", "204aDA", "227aDB", "204aDA", "203aDA")
PATIENCE = 10_000

DRIVING = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from test_editor_race_recovery import SEATS, SEED, answer_to
from trackeditor.editor import app

class Editor(app.Editor):
    def show(self):
        super().show()
        self.dock = None
        self.answers = int(sys.argv[2])
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(20)

    def look(self):
        if self.dock is None:
            docks = [d for d in self.window.docks.values() if hasattr(d, "keeper")]
            if docks and self.window._docks.are_complete:
                self.dock = docks[0]
                self.dock.form.choose_rules("dirt")
                self.dock.form.choose(SEATS, SEED)
                self.dock.race.set_pace(0)
                self.dock.start()
            return
        question = self.dock.race.question
        if question is not None and self.answers:
            self.answers -= 1
            self.dock.race.answer(answer_to(question))
        elif question is not None:
            self.timer.stop()
            print("asked", flush=True)

app.Editor = Editor
sys.exit(app.run_editor(sys.argv[1]))
"""


def answer_to(question):
    """What a person decides here: always the same in the same position."""
    match question:
        case StartQuestion():
            return question.cells[-1]
        case TyresQuestion():
            return question.tyres[0]
        case MoveQuestion():
            within = [step for step in question.steps if not step.over_limit]
            if question.turn.dice >= 2 or (question.turn.dice and not within):
                return Stop()
            return Roll((within or question.steps)[-1])
        case OrderQuestion():
            return consequences(question)[0].sequence
    return False


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def lakes(tmp_path):
    path = tmp_path / "lakes.roadbook.yaml"
    write_roadbook(RoadBook((Stage(lay(*WAY)),), title="Lakes"), path)
    return path


@pytest.fixture
def window(qtbot, tmp_path):
    return open_window(qtbot, tmp_path / "here")


def open_window(qtbot, state: Path):
    state.mkdir(exist_ok=True)
    window = make_window(qtbot, state)
    dock_of(window).race.set_pace(0)
    return window


def dock_of(window) -> SimulatorDock:
    return window.findChild(SimulatorDock)


def begin(window, *seats):
    dock = dock_of(window)
    dock.form.choose_rules("dirt")
    dock.form.choose(seats or SEATS, SEED)
    dock.start()
    return dock.race


def drive(qtbot, race, most=10_000):
    """Answer so many questions, or all up to the end."""
    for _ in range(most):
        qtbot.waitUntil(
            lambda: race.question is not None or race.status is not RaceStatus.RUNNING,
            timeout=PATIENCE,
        )
        if race.question is None:
            break
        race.answer(answer_to(race.question))


def events_of(race):
    return json.loads(json.dumps([scene.event for scene in race.scenes]))


def whole_race(qtbot, window):
    """The events of the race when nothing comes between."""
    window.files.begin(open_rally([EXAMPLE]))
    race = begin(window)
    drive(qtbot, race)
    assert race.status is RaceStatus.OVER
    return events_of(race)


def copies(state: Path):
    return sorted(state.rglob("*.recovery.json"))


def interrupted(tmp_path, answers, end):
    """Run the editor until a person is asked once more than ``answers``, and end it so."""
    variables = {
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONPATH": str(Path(__file__).parent),
    }
    process = subprocess.Popen(
        [sys.executable, "-c", DRIVING, EXAMPLE, str(answers)],
        env=os.environ | variables,
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout.readline() == b"asked\n"
        end(process)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    return tmp_path / "state" / "trackeditor"


def take_over(window, user):
    user.will("recover")
    window.recover()
    return dock_of(window).race


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_race_goes_on_after_its_process_was_ended(qtbot, user, tmp_path, number):
    """At SIGKILL nothing can be done any more: the copy is that of some seconds before."""

    def end(process):
        if number == signal.SIGKILL:
            qtbot.waitUntil(lambda: "step" in text_of_copies(tmp_path), timeout=PATIENCE)
        process.send_signal(number)
        process.wait(timeout=20)

    state = interrupted(tmp_path, 5, end)
    window = open_window(qtbot, state)
    race = take_over(window, user)
    assert race.status is RaceStatus.RUNNING
    before = len(race.scenes)
    drive(qtbot, race)
    assert race.status is RaceStatus.OVER
    assert len(race.scenes) > before > 1
    events = events_of(race)
    assert events == whole_race(qtbot, window)


def text_of_copies(tmp_path):
    return "".join(path.read_text("utf-8") for path in copies(tmp_path))


def leave_behind(window):
    """Let a window's copy be one of a process that is gone."""
    assert window.recovery.keep()
    window.recovery._own._lock.unlock()
    window.recovery._own._timer.stop()


@pytest.mark.parametrize("answers", range(0, 9, 2))
def test_it_goes_on_with_the_same_question(qtbot, user, tmp_path, window, lakes, answers):
    window.files.open([lakes])
    race = begin(window)
    drive(qtbot, race, answers)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    asked, shown, scene = race.question, race.shown, race.scene
    leave_behind(window)
    later = open_window(qtbot, tmp_path / "here")
    again = take_over(later, user)
    assert again.shown == shown
    assert again.scene.event == json.loads(json.dumps(scene.event))
    qtbot.waitUntil(lambda: again.question is not None, timeout=PATIENCE)
    assert type(again.question) is type(asked)
    assert again.question.car == asked.car
    if isinstance(asked, MoveQuestion):
        assert again.question.steps == asked.steps
        assert again.question.turn._replace(road=None) == asked.turn._replace(road=None)
    assert again.seats == tuple(race.seats)
    race.stop()


def test_the_dialog_says_that_there_is_a_race(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    leave_behind(window)
    later = open_window(qtbot, tmp_path / "here")
    texts = []

    def look(dialog):
        texts.append(dialog.findChild(QListWidget).item(0).text())
        QTest.mouseClick(dialog.findChild(QPushButton, "recover"), Qt.MouseButton.LeftButton)

    user.will(look)
    later.recover()
    (text,) = texts
    assert "lakes" in text
    assert "race of 3 driver" in text
    assert dock_of(later).race.status is RaceStatus.RUNNING
    race.stop()


def test_a_rally_that_was_saved_comes_back_as_saved(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    leave_behind(window)
    later = open_window(qtbot, tmp_path / "here")
    take_over(later, user)
    assert not later.isWindowModified()
    assert later.session.document.path == lakes
    assert later.recovery.waiting() == []  # this process has a copy of its own
    assert len(copies(tmp_path)) == 1
    race.stop()


def test_a_rally_whose_file_went_on_comes_back_as_unsaved(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    leave_behind(window)
    write_roadbook(RoadBook((Stage(lay(*WAY)),), title="Rivers"), lakes)
    later = open_window(qtbot, tmp_path / "here")
    take_over(later, user)
    assert later.isWindowModified()
    assert later.session.document.roadbook.title == "Lakes"
    race.stop()


def test_a_race_that_is_over_is_kept_until_its_log_is_saved(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window, Seat("Bot", "steady"))
    qtbot.waitUntil(lambda: race.status is RaceStatus.OVER, timeout=PATIENCE)
    leave_behind(window)
    later = open_window(qtbot, tmp_path / "here")
    again = take_over(later, user)
    assert again.status is RaceStatus.OVER
    assert again.can_restart
    assert events_of(again) == events_of(race)
    dock_of(later).save_log(tmp_path / "race.jsonl")
    assert copies(tmp_path) == []


def test_a_stopped_race_comes_back_stopped(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    race.stop()
    leave_behind(window)
    again = take_over(open_window(qtbot, tmp_path / "here"), user)
    assert again.status is RaceStatus.STOPPED
    assert again.can_be_saved
    assert events_of(again) == events_of(race)


@pytest.mark.parametrize(
    ("key", "value"), [("kinds", ["human"]), ("kinds", ["human", "x", "y"]), ("log", "{")]
)
def test_a_damaged_race_is_told_and_its_copy_stays(
    qtbot, user, tmp_path, window, lakes, key, value
):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    leave_behind(window)
    (path,) = copies(tmp_path)
    content = json.loads(path.read_text("utf-8"))
    content["race"][key] = value
    path.write_text(json.dumps(content), "utf-8")
    later = open_window(qtbot, tmp_path / "here")
    again = take_over(later, user)
    assert again.status is RaceStatus.NONE
    assert "The race cannot go on" in dock_of(later)._message
    assert path.exists()
    race.stop()


def test_leaving_takes_the_copy_away(qtbot, user, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window)
    qtbot.waitUntil(lambda: race.question is not None, timeout=PATIENCE)
    assert window.recovery.keep()
    user.will("end")
    assert window.close()
    qtbot.wait(50)
    assert copies(tmp_path) == []


def test_a_new_race_takes_the_copy_of_the_last_one_away(qtbot, tmp_path, window, lakes):
    window.files.open([lakes])
    race = begin(window, Seat("Bot", "steady"))
    qtbot.waitUntil(lambda: race.status is RaceStatus.OVER, timeout=PATIENCE)
    assert window.recovery.keep()
    dock_of(window).clear()
    assert copies(tmp_path) == []
