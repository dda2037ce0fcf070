"""The file of the editor's document: nothing is lost, nothing overwritten, without being asked."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import errno
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QMimeData, QPoint, QPointF, QStandardPaths, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from windows import User, make_window, type_path

from trackeditor.editor import files, layout_export, long_work
from trackeditor.editor.file_dialogs import usual_directory
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile, read_layout, write_layout
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    RoadBook,
    Stage,
    open_document,
    publish,
    read_roadbook,
    write_roadbook,
)

EXAMPLES = data_directory("examples")
ONE = Layout((PlacedTile("202a", Hex(0, 0)),), name="one")
TWO = Layout((PlacedTile("203a", Hex(0, 0)),), name="two")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot, tmp_path):
    return make_window(qtbot, tmp_path)


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def lakes(tmp_path):
    """A road-book of one tile."""
    path = tmp_path / "lakes.roadbook.yaml"
    write_roadbook(RoadBook((Stage(ONE),), title="Lakes"), path)
    return path


def change(window, side: str = "205a") -> None:
    """Lay a tile beside the others."""
    document = window.session.document
    q = 1 + max((tile.at.q for tile in document.layout), default=0)
    document.edit(document.layout.place(PlacedTile(side, Hex(q, 0))), f"Place {side}")


def press_keys(qtbot, window, key, modifier=CONTROL):
    qtbot.keyClick(window, key, modifier)


class TestOpening:
    def test_a_road_book_is_opened_by_its_name(self, qtbot, window, user, lakes):
        user.will(lakes)
        press_keys(qtbot, window, Qt.Key.Key_O)
        assert window.session.document.layout == ONE
        assert window.session.document.path == lakes
        assert window.shows_workbench
        assert "lakes.roadbook.yaml" in window.windowTitle()
        assert window.session.settings.recent_files == [lakes]

    def test_a_recent_file_with_an_impossible_name_is_forgotten(self, window, user, tmp_path):
        impossible = tmp_path / ("a" * 300)
        window.session.settings.remember_file(impossible)
        user.will("ok")
        assert not window.files.open([impossible])
        assert window.session.settings.recent_files == []

    def test_several_layouts_become_the_stages_of_one_rally(self, window, user, tmp_path):
        paths = []
        for layout in (ONE, TWO):
            paths.append(tmp_path / f"{layout.name}.json")
            paths[-1].write_text(write_layout(layout))
        user.will(lambda dialog: type_path(dialog, *paths))
        window.files.ask_open()
        assert [s.layout for s in window.session.document.roadbook.stages] == [ONE, TWO]
        assert not window.session.document.is_saved

    def test_a_layout_becomes_a_road_book_without_a_file(self, window, user, tmp_path):
        path = tmp_path / "one.json"
        path.write_text(write_layout(ONE))
        before = path.read_bytes()
        window.files.open([path])
        change(window)
        target = tmp_path / "new"
        user.will(target)
        assert window.files.save()
        assert path.read_bytes() == before
        saved = read_roadbook(tmp_path / "new.roadbook.yaml")
        assert saved.stages[0].layout == window.session.document.layout

    def test_files_dropped_on_the_window_are_opened(self, qtbot, window, lakes):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(lakes))])
        action = Qt.DropAction.CopyAction
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPoint(20, 20), action, data, left, none)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()
        drop = QDropEvent(QPointF(20, 20), action, data, left, none)
        QApplication.sendEvent(window, drop)
        qtbot.waitUntil(lambda: window.session.document.path == lakes)

    def test_what_is_no_document_is_not_taken(self, window):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile("/tmp/picture.png"), QUrl("https://example.org/a.json")])
        assert window.files.dropped(data) == []

    @pytest.mark.parametrize("is_open", [False, True])
    def test_what_cannot_be_opened_is_refused_where_it_is_dropped(self, window, is_open):
        if is_open:
            window.files.open_example("rally-1-ss1")
        before, said = window.session.document.roadbook, []
        window.session.said.connect(said.append)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile("/home/ana/notes.txt")])
        action = Qt.DropAction.CopyAction
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        middle = QPointF(window.rect().center())
        if is_open:
            canvas = window.workbench.canvas
            middle = QPointF(canvas.mapTo(window, canvas.rect().center()))
        enter = QDragEnterEvent(middle.toPoint(), action, data, left, none)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()  # else the drop would never be told of
        QApplication.sendEvent(window, QDropEvent(middle, action, data, left, none))
        assert said[-1].startswith("Cannot be opened: notes.txt. ")
        assert window.statusBar().currentMessage() == said[-1]
        assert window.session.document.roadbook == before
        if is_open:
            bubble = window.workbench.canvas.bubble
            assert bubble.isVisible()
            assert bubble.text() == said[-1]

    @pytest.mark.parametrize("content", [b"", b"\x00\xff", b"[1, 2", b'{"tiles": 4}'])
    def test_a_wrong_file_is_refused_and_the_rally_stays(self, window, user, tmp_path, content):
        path = tmp_path / "wrong.json"
        path.write_bytes(content)
        before = window.session.document.roadbook
        user.will("ok")
        assert not window.files.open([path])
        assert "wrong.json" in user.seen[0]
        assert window.session.document.roadbook == before

    def test_a_recent_file_that_is_gone_is_said_and_forgotten(self, window, user, lakes):
        window.session.settings.remember_file(lakes)
        lakes.unlink()
        user.will("ok")
        assert not window.files.open([lakes])
        assert window.session.settings.recent_files == []

    def test_unknown_tiles_survive_open_save_and_open(self, window, user, tmp_path):
        layout = Layout((PlacedTile("999x", Hex(2, 1), 3), PlacedTile("202a", Hex(0, 0))))
        path = tmp_path / "odd.json"
        path.write_text(write_layout(layout))
        window.files.open([path])
        user.will(tmp_path / "odd.roadbook.json")
        assert window.files.save()
        assert window.files.open([tmp_path / "odd.roadbook.json"])
        assert window.session.document.layout.tiles == layout.tiles


class TestUnsavedChanges:
    @pytest.mark.parametrize("answer", ["save", "discard", "cancel"])
    def test_closing_asks_and_does_what_is_answered(self, window, user, lakes, answer):
        window.files.open([lakes])
        before = lakes.read_bytes()
        change(window)
        user.will(answer)
        closed = window.close()
        assert "not saved" in user.seen[0]
        assert closed == (answer != "cancel")
        assert (lakes.read_bytes() != before) == (answer == "save")

    def test_escape_keeps_the_window_open(self, qtbot, window, user, lakes):
        window.files.open([lakes])
        change(window)
        user.will(lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
        assert not window.close()

    def test_nothing_is_asked_when_nothing_changed(self, window, user, lakes):
        window.files.open([lakes])
        user.will("cancel")
        assert window.close()
        assert user.seen == []

    def test_a_change_that_was_undone_is_no_change(self, window, lakes):
        window.files.open([lakes])
        change(window)
        window.session.document.undo_stack.undo()
        assert window.files.may_leave()

    def test_new_and_examples_ask_too(self, qtbot, window, user):
        window.files.new()
        change(window)
        kept = window.session.document.layout
        user.will("cancel", "cancel")
        press_keys(qtbot, window, Qt.Key.Key_N)
        window.files.open_example("rally-1-ss1")
        assert len(user.seen) == 2
        assert window.session.document.layout == kept

    def test_the_title_shows_the_name_and_what_is_unsaved(self, window, lakes):
        window.files.open([lakes])
        assert not window.isWindowModified()
        change(window)
        assert window.isWindowModified()
        assert window.files.save()
        assert not window.isWindowModified()


class TestSaving:
    def test_a_failed_save_says_so_and_stays_unsaved(self, window, user, lakes):
        window.files.open([lakes])
        change(window)
        before = lakes.read_bytes()
        moved = lakes.parent / "elsewhere"
        moved.mkdir()
        lakes.rename(moved / lakes.name)
        lakes.mkdir()  # a directory stands where the file was
        window.files._watch(None)
        user.will("ok")
        assert not window.files.save()
        assert "not saved" in user.seen[0]
        assert not window.session.document.is_saved
        assert window.isWindowModified()
        assert (moved / lakes.name).read_bytes() == before

    def test_what_cannot_be_written_leaves_the_old_file_whole(self, window, user, lakes):
        window.files.open([lakes])
        before = lakes.read_bytes()
        document = window.session.document
        document.edit_rally(replace(document.roadbook, title="half \ud800"), "Name")
        user.will("ok")
        assert not window.files.save()
        assert lakes.read_bytes() == before
        assert not document.is_saved

    def test_save_as_with_a_half_name_asks_before_it_replaces(self, window, user, lakes):
        window.files.new()
        change(window)
        before = lakes.read_bytes()
        user.will(lakes.parent / "lakes", "cancel")
        assert not window.files.save_as()
        assert lakes.read_bytes() == before

    def test_a_name_that_is_too_long_is_refused_with_the_reason(self, window, user, tmp_path):
        """Names of files have 255 bytes at most, the suffix that is added among them."""
        window.files.new()
        change(window)
        told = []
        user.will(tmp_path / ("a" * 250), lambda box: (told.append(box.text()), box.accept()))
        assert not window.files.save_as()
        assert told == ["The rally was not saved."]
        assert not window.session.document.is_saved

    def test_a_stage_is_exported_as_a_layout(self, window, user, tmp_path):
        window.files.open_example("rally-1-ss2")
        user.will(tmp_path / "out.json")
        window.files.export_layout()
        assert read_layout(tmp_path / "out.json") == read_layout(EXAMPLES / "rally-1-ss2.json")


class TestOtherPrograms:
    """A file that another program changed under the editor."""

    @pytest.fixture
    def changed(self, window, lakes):
        window.files.open([lakes])
        change(window)
        write_roadbook(RoadBook((Stage(TWO),), title="Theirs"), lakes)
        return lakes

    def test_saving_asks_before_it_overwrites(self, window, user, changed):
        theirs = changed.read_bytes()
        user.will("cancel")
        assert not window.files.save()
        assert "another program" in user.seen[0]
        assert changed.read_bytes() == theirs

    def test_what_was_declined_is_not_asked_at_once_again(self, window, user, changed):
        user.will("cancel", "reload")
        assert not window.files.save()
        window.files.check_file()
        assert len(user.seen) == 1
        write_roadbook(RoadBook((Stage(TWO),), title="Theirs again"), changed)
        window.files.check_file()
        assert window.session.document.roadbook.title == "Theirs again"

    def test_it_can_be_overwritten(self, window, user, changed):
        user.will("overwrite")
        assert window.files.save()
        assert read_roadbook(changed).title == "Lakes"

    def test_mine_can_be_saved_under_another_name(self, window, user, changed):
        theirs = changed.read_bytes()
        other = changed.parent / "mine.roadbook.yaml"
        user.will("as", other)
        assert window.files.save()
        assert changed.read_bytes() == theirs
        assert read_roadbook(other).title == "Lakes"

    def test_coming_back_to_the_window_offers_to_read_it_again(self, window, user, changed):
        user.will("reload")
        window.files.check_file()
        assert window.session.document.roadbook.title == "Theirs"
        assert window.session.document.is_saved

    def test_mine_can_be_kept_and_counts_as_unsaved(self, window, user, changed):
        window.session.document.undo_stack.undo()
        user.will("keep")
        window.files.check_file()
        assert window.session.document.roadbook.title == "Lakes"
        assert not window.session.document.is_saved
        window.files.check_file()
        assert len(user.seen) == 1  # asked once

    def test_a_file_that_is_gone_leaves_the_rally_unsaved(self, window, lakes):
        window.files.open([lakes])
        lakes.unlink()
        window.files.check_file()
        assert not window.session.document.is_saved
        assert "gone" in window.statusBar().currentMessage()

    def test_a_file_that_was_only_touched_is_no_news(self, window, user, lakes):
        window.files.open([lakes])
        os.utime(lakes, (1, 1))
        user.will("reload")
        window.files.check_file()
        assert user.seen == []


class TestPlacesThatNeverAnswer:
    """Pipes: reading or writing one waits for another program, may be for ever."""

    @pytest.fixture
    def pipe(self, tmp_path):
        path = tmp_path / "pipe.roadbook.yaml"
        os.mkfifo(path)
        return path

    def test_opening_a_pipe_is_refused(self, window, user, pipe):
        user.will("ok")
        assert not window.files.open([pipe])
        assert "not a regular file" in user.seen[0]

    def test_saving_into_a_pipe_is_refused(self, window, user, pipe, monkeypatch):
        change(window)
        monkeypatch.setattr(window.files, "_ask_name", lambda: pipe)
        user.will("ok")
        assert not window.files.save()
        assert "not a regular file" in user.seen[0]
        assert not window.session.document.is_saved

    def test_a_file_that_a_pipe_has_replaced_is_gone(self, window, user, lakes):
        window.files.open([lakes])
        lakes.unlink()
        os.mkfifo(lakes)
        window.files.check_file()
        assert "is gone" in window.statusBar().currentMessage()
        assert not window.session.document.is_saved

    def test_a_layout_is_not_written_into_a_pipe(self, window, user, tmp_path, monkeypatch):
        os.mkfifo(tmp_path / "pipe.json")
        window.files.open_example("rally-1-ss2")
        monkeypatch.setattr(layout_export, "ask_save", lambda *_: (tmp_path / "pipe.json", ""))
        user.will("ok")
        window.files.export_layout()
        assert "not a regular file" in user.seen[0]


class TestWaiting:
    """Files that take long."""

    @pytest.fixture(autouse=True)
    def slow(self, monkeypatch):
        """Reading takes until it may go on; the dialog comes up at once."""
        may_go_on = threading.Event()

        def read(path):
            may_go_on.wait(10)
            return open_document(path)

        monkeypatch.setattr(long_work, "PATIENCE", 0.0)
        monkeypatch.setattr(files, "open_document", read)
        yield may_go_on
        may_go_on.set()

    def test_a_file_that_takes_too_long_is_left_alone(self, qtbot, window, user, lakes):
        change(window)
        before = window.session.document.roadbook
        window.session.document.undo_stack.setClean()
        seen = answered_by(window, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
        assert not window.files.open([lakes])
        assert seen
        assert window.session.document.roadbook is before
        assert window.session.document.path is None
        assert lakes not in window.session.settings.recent_files

    def test_nothing_is_asked_about_a_file_while_one_is_read(self, window, user, lakes, slow):
        slow.set()
        window.files.open([lakes])
        slow.clear()
        lakes.write_text(lakes.read_text().replace("Lakes", "Fells"))

        def look(dialog):
            window.files.check_file()
            slow.set()

        seen = answered_by(window, look)
        assert window.files.open([lakes])
        assert seen
        assert user.seen == []
        assert window.session.document.roadbook.title == "Fells"

    def test_saving_cannot_be_left_half_way(self, qtbot, window, user, lakes, slow, monkeypatch):
        slow.set()
        window.files.open([lakes])
        change(window)
        may_save = threading.Event()

        def publish_slowly(*args):
            may_save.wait(10)
            return publish(*args)

        monkeypatch.setattr(files, "publish", publish_slowly)

        def look(dialog):
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            assert dialog.isVisible()
            may_save.set()

        seen = answered_by(window, look)
        assert window.files.save()
        assert seen
        assert window.session.document.is_saved
        assert len(read_roadbook(lakes).stages[0].layout) == 2


def answered_by(window, do) -> list:
    """Do something with the next dialog of progress; the list has it then."""
    seen: list = []
    timer = QTimer(window)
    timer.setInterval(1)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, long_work.ProgressDialog) and dialog.isVisible():
            timer.stop()
            seen.append(dialog)
            do(dialog)

    timer.timeout.connect(look)
    timer.start()
    return seen


class TestFileDialogs:
    def test_kinds_of_files_are_told_by_their_names(self, window, user, tmp_path):
        """Looking into a file may take for ever."""
        (tmp_path / "picture.yaml").write_bytes(b"\x89PNG\r\n\x1a\n")
        seen = []

        def look(dialog):
            icons = dialog.iconProvider()
            seen.append(icons.type(QFileInfo(str(tmp_path / "picture.yaml"))))
            seen.append(icons.type(QFileInfo(str(tmp_path))))
            dialog.reject()

        user.will(look, look)
        window.files.ask_open()
        window.files.save_as()
        assert seen == ["yaml", "", "yaml", ""]

    @pytest.mark.skipif(not Path("/proc/kmsg").exists(), reason="no file that never answers")
    def test_a_directory_with_a_file_that_never_answers_can_be_listed(self, qtbot, window, user):
        def type_name(dialog):
            line = dialog.findChild(QLineEdit, "fileNameEdit")
            for letter in "/proc/k":
                qtbot.keyClicks(line, letter)
                qtbot.wait(20)
            dialog.reject()

        user.will(type_name)
        window.files.ask_open()


class TestBadDisks:
    def test_a_directory_without_rights_keeps_the_old_file(self, window, user, lakes, monkeypatch):
        window.files.open([lakes])
        change(window)
        before = lakes.read_bytes()

        def refuse(*args, **kwargs):
            raise PermissionError(errno.EACCES, "Permission denied")

        monkeypatch.setattr(os, "open", refuse)  # rights do not bind a superuser
        user.will("ok")
        assert not window.files.save()
        monkeypatch.undo()
        assert "Permission denied" in user.seen[0]
        assert "unsaved" in user.seen[0]
        assert lakes.read_bytes() == before
        assert not window.session.document.is_saved

    def test_a_full_disk_keeps_the_old_file_and_leaves_no_draft(
        self, window, user, lakes, monkeypatch
    ):
        window.files.open([lakes])
        change(window)
        before = lakes.read_bytes()

        def refuse(handle):
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "fsync", refuse)
        user.will("ok")
        assert not window.files.save()
        assert "No space left" in user.seen[0]
        assert lakes.read_bytes() == before
        assert [path.name for path in lakes.parent.glob(".trackeditor*")] == []

    def test_a_rally_of_many_stages_is_saved_and_opened_with_the_window_alive(
        self, window, user, tmp_path
    ):
        paths = [EXAMPLES / f"rally-{rally}-ss{stage}.json" for rally in (1, 2) for stage in (1, 2)]
        assert window.files.open(paths)
        book = window.session.document.roadbook
        user.will(tmp_path / "many")
        assert window.files.save()
        assert window.session.document.is_saved
        window.files.new()
        assert window.files.open([tmp_path / "many.roadbook.yaml"])
        layouts = [stage.layout for stage in window.session.document.roadbook.stages]
        assert layouts == [stage.layout for stage in book.stages]


@pytest.mark.parametrize("is_there", [True, False])
def test_dialogs_begin_in_a_directory_that_is_there(window, tmp_path, monkeypatch, is_there):
    documents = tmp_path / "Documents"
    if is_there:
        documents.mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert usual_directory(window.session) == (documents if is_there else tmp_path)
