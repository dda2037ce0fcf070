"""Unsaved work outlives a crash and a kill, and nothing of the user's is overwritten by it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import signal
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from windows import User, make_session, make_window

from trackeditor.editor.faults import FaultKeeper
from trackeditor.editor.recovery import SECONDS, Recovery
from trackeditor.editor.termination import Termination
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.roadbook import RoadBook, Stage, read_roadbook, write_roadbook

ONE = Layout((PlacedTile("202a", Hex(0, 0)),), name="one")
GROWN = ONE.place(PlacedTile("205a", Hex(0, -1)))

EDITING = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from trackeditor.editor.app import Editor, start_application
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile

state, file = map(Path, sys.argv[1:])
application = start_application()
store = QSettings(str(state / "settings.ini"), QSettings.Format.IniFormat)
editor = Editor(application, Settings(store), state)
editor.window.files.open([file])
editor.show()
document = editor.session.document
document.edit(document.layout.place(PlacedTile("205a", Hex(0, -1))), "Place 205a")
application.exec()
"""


TERMINATED = """
import sys
from PySide6.QtCore import QTimer
from trackeditor.editor import app
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile

class Editor(app.Editor):
    def show(self):
        super().show()
        QTimer.singleShot(0, self.edit)

    def edit(self):
        document = self.session.document
        document.edit(document.layout.place(PlacedTile("999x", Hex(50, 50))), "Place 999x")
        print("edited", flush=True)

app.Editor = Editor
sys.exit(app.run_editor(sys.argv[1]))
"""


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def lakes(tmp_path):
    path = tmp_path / "lakes.roadbook.yaml"
    write_roadbook(RoadBook((Stage(ONE),), title="Lakes"), path)
    return path


@pytest.fixture
def session(tmp_path, qapp):
    return make_session(tmp_path)


@pytest.fixture
def recovery(session, tmp_path):
    return Recovery(session.document, tmp_path / "recovery", session)


def copies(tmp_path):
    return sorted((tmp_path / "recovery").glob("*.recovery.json"))


def leave_behind(tmp_path, layout: Layout = GROWN, path=None) -> None:
    """What a process that was killed leaves behind: a copy whose lock nobody holds."""
    session = make_session(tmp_path)
    recovery = Recovery(session.document, tmp_path / "recovery", session)
    session.document.recover(RoadBook((Stage(layout),), title="Left"), path)
    assert recovery.keep()
    recovery._own._lock.unlock()


class TestKeeping:
    def test_an_edit_is_kept_within_seconds(self, qtbot, session, recovery, tmp_path):
        session.document.edit(ONE, "Place 202a")
        assert copies(tmp_path) == []
        qtbot.waitUntil(lambda: len(copies(tmp_path)) == 1, timeout=(SECONDS + 2) * 1000)

    def test_nothing_is_kept_of_what_is_saved(self, session, recovery, tmp_path):
        assert not recovery.keep()
        assert copies(tmp_path) == []

    def test_saving_takes_the_copy_away(self, session, recovery, tmp_path):
        session.document.edit(ONE, "Place 202a")
        assert recovery.keep()
        session.document.mark_saved(tmp_path / "one.roadbook.yaml")
        assert copies(tmp_path) == []

    def test_undoing_everything_takes_the_copy_away(self, session, recovery, tmp_path):
        session.document.edit(ONE, "Place 202a")
        recovery.keep()
        session.document.undo_stack.undo()
        assert copies(tmp_path) == []

    def test_giving_changes_up_takes_the_copy_away(self, qtbot, user, tmp_path):
        window = make_window(qtbot, tmp_path)
        window.session.document.edit(ONE, "Place 202a")
        window.recovery.keep()
        user.will("discard")
        assert window.close()
        assert copies(tmp_path) == []

    def test_a_full_disk_is_said_once_and_work_goes_on(self, qtbot, session, tmp_path):
        (tmp_path / "recovery").write_text("a file where the directory should be")
        recovery = Recovery(session.document, tmp_path / "recovery", session)
        reasons = []
        recovery.failed.connect(reasons.append)
        session.document.edit(ONE, "Place 202a")
        assert not recovery.keep()
        assert not recovery.keep()
        assert len(reasons) == 1


class TestOffering:
    def test_a_living_process_keeps_its_copy_for_itself(self, session, recovery, tmp_path):
        session.document.edit(ONE, "Place 202a")
        recovery.keep()
        later = make_session(tmp_path)
        other = Recovery(later.document, tmp_path / "recovery", later)
        assert other.waiting() == []

    def test_a_copy_is_taken_over_as_unsaved_work(self, session, recovery, tmp_path):
        leave_behind(tmp_path)
        (copy,) = recovery.waiting()
        recovery.take(copy)
        assert session.document.layout == GROWN
        assert not session.document.is_saved
        # The work is never without a copy: there is a new one, and the old one is gone.
        (kept,) = copies(tmp_path)
        assert kept != copy.path
        assert recovery.waiting() == []

    def test_what_is_no_copy_stands_in_nobodys_way(self, recovery, tmp_path):
        leave_behind(tmp_path)
        directory = tmp_path / "recovery"
        (directory / "1-a.recovery.json").symlink_to("/nowhere")
        (directory / "2-b.recovery.json").mkdir()
        assert len(recovery.waiting()) == 1

    def test_a_damaged_name_of_a_file_is_passed_over(self, recovery, tmp_path):
        leave_behind(tmp_path, path=tmp_path / "lakes.roadbook.yaml")
        (path,) = (tmp_path / "recovery").glob("*.recovery.json")
        path.write_text(path.read_text("utf-8").replace("lakes.road", "lakes\\u0000road"), "utf-8")
        (copy,) = recovery.waiting()
        assert copy.file is None
        assert copy.roadbook is not None

    def test_copies_wait_until_the_user_decides(self, qtbot, user, tmp_path):
        leave_behind(tmp_path)
        window = make_window(qtbot, tmp_path)
        user.will("later")
        window.recover()
        assert window.close()
        assert len(copies(tmp_path)) == 1
        assert len(window.recovery.waiting()) == 1

    def test_a_copy_is_recovered_in_the_window(self, qtbot, user, tmp_path, lakes):
        leave_behind(tmp_path, path=lakes)
        before = lakes.read_bytes()
        window = make_window(qtbot, tmp_path)
        user.will("recover")
        window.recover()
        assert window.shows_workbench
        assert window.session.document.layout == GROWN
        assert window.session.document.path == lakes
        assert window.isWindowModified()
        assert lakes.read_bytes() == before

    def test_deleting_a_copy_asks(self, qtbot, user, tmp_path):
        leave_behind(tmp_path)
        window = make_window(qtbot, tmp_path)
        user.will("delete", "keep", "delete", "delete")
        window.recover()
        assert copies(tmp_path) == []

    @pytest.mark.parametrize("content", [b"", b"{}", b'{"format": "trackeditor-recovery"}'])
    def test_a_damaged_copy_is_shown_and_kept(self, session, recovery, tmp_path, content):
        (tmp_path / "recovery").mkdir()
        (tmp_path / "recovery" / "1-abc.recovery.json").write_bytes(content)
        (copy,) = recovery.waiting()
        assert copy.roadbook is None
        assert copy.fault
        assert len(copies(tmp_path)) == 1

    def test_saving_recovered_work_notices_that_the_file_went_on(
        self, qtbot, user, tmp_path, lakes
    ):
        leave_behind(tmp_path, path=lakes)  # a copy that knows no state of the file
        window = make_window(qtbot, tmp_path)
        user.will("recover", "cancel")
        window.recover()
        assert not window.files.save()
        assert "another program" in user.seen[-1]


class TestKill:
    def test_work_survives_a_kill(self, qtbot, user, tmp_path, lakes):
        before = lakes.read_bytes()
        process = subprocess.Popen([sys.executable, "-c", EDITING, str(tmp_path), str(lakes)])
        try:
            qtbot.waitUntil(lambda: len(copies(tmp_path)) == 1, timeout=30_000)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        window = make_window(qtbot, tmp_path)
        assert window.registry["file.recover"].isEnabled()
        user.will("recover")
        window.recover()
        assert window.session.document.layout == GROWN
        assert lakes.read_bytes() == before
        assert window.files.save()
        assert read_roadbook(lakes).stages[0].layout == GROWN
        assert copies(tmp_path) == []


class TestTermination:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_work_of_this_moment_is_kept_when_the_system_ends_the_editor(self, tmp_path, number):
        state = {"XDG_STATE_HOME": str(tmp_path / "state"), "XDG_CONFIG_HOME": str(tmp_path)}
        process = subprocess.Popen(
            [sys.executable, "-c", TERMINATED, "rally-1-ss1"],
            env=os.environ | state,
            stdout=subprocess.PIPE,
        )
        assert process.stdout.readline() == b"edited\n"
        process.send_signal(number)
        assert process.wait(timeout=20) == 128 + number
        (copy,) = (tmp_path / "state").rglob("*.recovery.json")
        assert "999x" in copy.read_text()

    def test_an_end_that_was_asked_for_in_a_first_dialog_is_not_forgotten(
        self, session, monkeypatch
    ):
        # Qt would leave every later event loop of the tests at once.
        monkeypatch.setattr(QApplication, "exit", lambda code: None)
        kept = []
        termination = Termination(lambda: kept.append(True), session)
        assert termination.code == 0
        termination._end(signal.SIGTERM, None)
        assert kept
        assert termination.code == 128 + signal.SIGTERM


class TestFaults:
    @pytest.fixture
    def faults(self, session, recovery, tmp_path, monkeypatch):
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
        parent = QObject(session)
        return FaultKeeper(recovery.keep, parent)

    def break_(self, faults):
        try:
            _ = 1 / 0
        except ZeroDivisionError as error:
            faults.exception(type(error), error, error.__traceback__)

    def test_a_fault_is_told_without_its_traceback(self, faults, session, user, tmp_path):
        session.document.edit(ONE, "Place 202a")
        user.will("ok")
        self.break_(faults)
        (log,) = (tmp_path / "state").rglob("editor.log")
        assert str(log) in user.seen[0]
        assert "Traceback" not in user.seen[0]
        assert "ZeroDivisionError" in log.read_text()
        assert len(copies(tmp_path)) == 1
        assert session.document.layout == ONE

    def test_a_fault_in_a_thread_is_told_too(self, qtbot, faults, user, tmp_path, monkeypatch):
        monkeypatch.setattr(threading, "excepthook", faults._thread_exception)
        user.will("ok")
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: len(user.seen) == 1)
