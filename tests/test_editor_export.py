"""Pictures, posters and prints from the window; and long work, of which they are some."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import threading
import time
from pathlib import Path

import numpy as np
import pytest
from pictures import pdf_pages, pdf_size
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QProgressBar, QPushButton
from windows import User, make_window, press

from trackeditor.editor import export_dialog, long_work
from trackeditor.editor.export_dialog import ExportDialog
from trackeditor.editor.long_work import Ending, GivenUpError, ProgressDialog, run_long
from trackeditor.painting.progress import tell_nobody


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, tmp_path):
    return make_window(qtbot, tmp_path)


@pytest.fixture
def rally(window):
    """The window with the three stages of rally-1."""
    window.files.open_example("rally-1-ss1")
    return window


@pytest.fixture
def impatient(monkeypatch):
    """The dialog comes up at once."""
    monkeypatch.setattr(long_work, "PATIENCE", 0.0)


def write(dialog: ExportDialog, path: Path) -> None:
    dialog.writer(path)(tell_nobody)


@pytest.fixture
def when_shown(qapp):
    """Does something with the next progress dialog once it is there."""
    timer = QTimer()
    timer.setInterval(1)
    todo = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ProgressDialog) and dialog.isVisible() and todo:
            todo.pop()(dialog)

    timer.timeout.connect(look)
    timer.start()
    yield todo.append
    timer.stop()
    assert not todo  # else the dialog was never seen


class TestExport:
    @pytest.fixture
    def dialog(self, rally, tmp_path):
        return ExportDialog(rally.session, tmp_path, rally)

    @pytest.mark.parametrize(
        ("kind", "name", "begins"),
        [
            ("png", "a.png", b"\x89PNG"),
            ("svg", "a.svg", b"<?xml"),
            ("pdf", "a.pdf", b"%PDF"),
            ("poster", "b.pdf", b"%PDF"),
        ],
    )
    def test_every_format_is_written(self, dialog, user, tmp_path, kind, name, begins):
        dialog.format.setCurrentIndex(dialog.format.findData(kind))
        dialog.pixels.setValue(20)
        user.will(tmp_path / name)
        press(dialog, "export_now")
        assert (tmp_path / name).read_bytes().startswith(begins)
        assert dialog.result() == ExportDialog.DialogCode.Accepted

    def test_zoom_and_selection_do_not_change_the_picture(self, rally, dialog, tmp_path):
        dialog.pixels.setValue(20)
        write(dialog, tmp_path / "before.png")
        rally.workbench.canvas.scale(3, 3)
        rally.session.selection.select([rally.session.document.layout.tiles[0].at])
        write(dialog, tmp_path / "after.png")
        assert (tmp_path / "before.png").read_bytes() == (tmp_path / "after.png").read_bytes()

    def test_the_selection_alone_is_smaller(self, rally, tmp_path):
        rally.session.selection.select([rally.session.document.layout.tiles[0].at])
        dialog = ExportDialog(rally.session, tmp_path, rally)
        dialog.pixels.setValue(20)
        write(dialog, tmp_path / "all.png")
        dialog.part.setCurrentIndex(dialog.part.findData("selection"))
        write(dialog, tmp_path / "one.png")
        whole, one = (QImage(str(tmp_path / name)) for name in ("all.png", "one.png"))
        assert one.width() < whole.width() / 2

    def test_fields_belong_to_the_format(self, dialog):
        dialog.show()
        dialog.format.setCurrentIndex(dialog.format.findData("poster"))
        assert dialog.edge.isVisible()
        assert not dialog.pixels.isVisible()
        dialog.format.setCurrentIndex(dialog.format.findData("png"))
        assert dialog.pixels.isVisible()
        assert not dialog.paper.isVisible()

    def test_an_empty_stage_is_refused_and_said(self, window):
        window.files.new()
        window.registry["export.picture"].trigger()
        assert "no tiles" in window.statusBar().currentMessage()

    def test_a_suffix_added_does_not_replace_a_file_unasked(self, dialog, user, tmp_path):
        (tmp_path / "a.png").write_bytes(b"old")
        user.will(tmp_path / "a", "cancel")
        press(dialog, "export_now")
        assert "a.png is there already" in user.seen[-1]
        assert (tmp_path / "a.png").read_bytes() == b"old"

    @pytest.mark.parametrize("kind", ["pipe", "directory"])
    def test_what_is_no_file_is_refused_and_not_waited_for(
        self, dialog, user, tmp_path, kind, monkeypatch
    ):
        place = tmp_path / "a.png"
        if kind == "pipe":
            os.mkfifo(place)
        else:
            place.mkdir()
        monkeypatch.setattr(export_dialog, "ask_save", lambda *_: (place, ""))
        user.will("ok")
        press(dialog, "export_now")
        assert "not written" in user.seen[-1]

    @pytest.mark.parametrize("kind", ["png", "svg", "pdf", "poster"])
    def test_cancel_leaves_the_old_file_whole(
        self, qtbot, when_shown, impatient, dialog, user, tmp_path, kind, monkeypatch
    ):
        path = tmp_path / ("a.pdf" if kind == "poster" else f"a.{kind}")
        path.write_bytes(b"old")
        dialog.format.setCurrentIndex(dialog.format.findData(kind))
        dialog.edge.setValue(100)
        reached, cancelled = threading.Event(), threading.Event()
        write = export_dialog.ExportDialog.writer

        def slow_writer(self, path):
            job = write(self, path)

            def slow(progress):
                def told(done, steps):
                    progress(done, steps)
                    if done == steps // 2:
                        reached.set()
                        cancelled.wait(10)
                        progress(done, steps)

                job(told)

            return slow

        monkeypatch.setattr(export_dialog.ExportDialog, "writer", slow_writer)

        def cancel(shown):
            reached.wait(10)
            qtbot.waitUntil(lambda: shown.findChild(QProgressBar).maximum() > 0)
            QTest.keyClick(shown, Qt.Key.Key_Escape)
            assert shown.isVisible()  # until the thread has stopped
            cancelled.set()

        when_shown(cancel)
        monkeypatch.setattr(export_dialog, "ask_save", lambda *_: (path, ""))
        dialog.show()
        press(dialog, "export_now")
        assert path.read_bytes() == b"old"
        assert sorted(tmp_path.glob("*a.*")) == [path]
        assert dialog.isVisible()  # another choice may be better


class TestPrinting:
    def test_a_document_as_printer_is_written_in_one_step(self, rally, user, tmp_path, monkeypatch):
        path = tmp_path / "print.pdf"
        path.write_bytes(b"old")

        def choose_document(self) -> int:
            printer = self.printer()
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(path))
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(QPrintDialog, "exec", choose_document)
        dialog = ExportDialog(rally.session, tmp_path, rally)
        press(dialog, "print_now")
        assert dialog.result() == ExportDialog.DialogCode.Accepted
        (page,) = pdf_pages(path, 20)
        assert np.count_nonzero(page != 255) > page.size / 20
        assert sorted(tmp_path.glob("*print*")) == [path]
        content = dialog.scene.content
        width, height = pdf_size(path)
        assert (width > height) == (content.width() > content.height())

    def test_a_document_that_cannot_be_written_is_told(self, rally, user, tmp_path, monkeypatch):
        path = tmp_path / "nowhere" / "print.pdf"

        def choose_document(self) -> int:
            printer = self.printer()
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(path))
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(QPrintDialog, "exec", choose_document)
        dialog = ExportDialog(rally.session, tmp_path, rally)
        user.will("ok")
        press(dialog, "print_now")
        assert "not printed" in user.seen[-1]


class TestLongWork:
    def test_short_work_shows_no_dialog(self, window, user):
        assert run_long(window, "Counting", lambda progress: 42) == 42
        assert user.seen == []

    def test_what_goes_wrong_in_the_thread_is_raised_where_it_is_waited_for(self, window):
        def broken(progress):
            raise LookupError("gone")

        with pytest.raises(LookupError, match="gone"):
            run_long(window, "Looking", broken)

    def test_progress_is_shown_in_steps(self, qtbot, when_shown, impatient, window):
        go_on = threading.Event()

        def count(progress):
            progress(0, 7)
            progress(3, 7)
            go_on.wait(10)
            return "counted"

        def look(dialog):
            bar = dialog.findChild(QProgressBar)
            qtbot.waitUntil(lambda: (bar.value(), bar.maximum()) == (3, 7))
            go_on.set()

        when_shown(look)
        assert run_long(window, "Counting", count) == "counted"

    def test_the_window_lives_while_it_waits_and_takes_no_edits(
        self, qtbot, when_shown, impatient, window
    ):
        go_on = threading.Event()
        painted = []

        def look(dialog):
            assert dialog.isModal()
            window.repaint()
            painted.append(True)
            go_on.set()

        when_shown(look)
        run_long(window, "Waiting", lambda progress: go_on.wait(10))
        assert painted

    def test_work_that_only_reads_is_left_alone(self, when_shown, impatient, window):
        """It may hang in a read that nothing can interrupt."""
        never = threading.Event()
        when_shown(lambda dialog: dialog.findChild(QPushButton, "cancel").click())
        began = time.monotonic()
        with pytest.raises(GivenUpError):
            run_long(window, "Reading", lambda progress: never.wait(60), Ending.LEAVE)
        assert time.monotonic() - began < 30
        never.set()

    def test_work_that_must_not_end_half_way_has_no_cancel(
        self, qtbot, when_shown, impatient, window
    ):
        go_on = threading.Event()

        def look(dialog):
            assert dialog.findChild(QPushButton, "cancel") is None
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            dialog.close()
            assert dialog.isVisible()
            go_on.set()

        when_shown(look)
        assert run_long(window, "Saving", lambda progress: go_on.wait(10), Ending.NONE)
