"""The PC-course sheet in the window: written, printed, cancelled, refused."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import threading
from pathlib import Path

import numpy as np
import pytest
from pictures import pdf_pages, pdf_size
from PySide6.QtCore import QSizeF, Qt, QTimer
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from windows import User, make_window, press

from trackeditor.editor import long_work, sheet_dialog
from trackeditor.editor.long_work import ProgressDialog
from trackeditor.editor.rally_sheet import RallySheet
from trackeditor.editor.sheet_dialog import SheetDialog
from trackeditor.editor.translations import Translators
from trackeditor.painting.course_sheet import export_course_sheet
from trackeditor.painting.pages import PAGES, Page
from trackeditor.roadbook.readings import read_stage


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
    window.files.open_example("rally-1-ss1")
    return window


@pytest.fixture
def dialog(rally, tmp_path):
    return SheetDialog(rally.session, tmp_path, rally)


@pytest.fixture
def printed_to(monkeypatch):
    """The print dialog is answered with a document as printer, and a size of paper."""

    def answer(path: Path, page: Page = PAGES["A4"]) -> None:
        def choose(self) -> int:
            printer = self.printer()
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(path))
            size = QSizeF(page.width, page.height)
            printer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(QPrintDialog, "exec", choose)

    return answer


def inked(page) -> int:
    return int(np.count_nonzero(page != 255))


@pytest.mark.parametrize("example", ["rally-1-ss1", "four-boards", "three-hills"])
def test_it_is_the_sheet_that_the_command_line_writes(window, user, tmp_path, example):
    window.files.open_example(example)
    document = window.session.document
    user.will(
        lambda dialog: press(dialog, "write_now"),
        tmp_path / "mine",
    )
    window.registry["export.sheet"].trigger()
    courses = [
        read_stage(stage, document.library, document.boards).course
        for stage in document.roadbook.stages
    ]
    export_course_sheet(tmp_path / "other.pdf", document.roadbook, courses)
    mine, other = (pdf_pages(tmp_path / name, 40) for name in ("mine.pdf", "other.pdf"))
    assert len(mine) == len(other)
    assert all(np.allclose(*pair, atol=8) for pair in zip(mine, other, strict=True))
    assert "mine.pdf" in window.statusBar().currentMessage()


def test_the_paper_is_the_one_chosen(dialog, user, tmp_path):
    dialog.paper.setCurrentText("A3")
    user.will(tmp_path / "a.pdf")
    press(dialog, "write_now")
    assert pdf_size(tmp_path / "a.pdf") == pytest.approx(tuple(PAGES["A3"]), abs=1)


def test_a_document_as_printer_is_written_in_one_step(dialog, tmp_path, printed_to):
    path = tmp_path / "print.pdf"
    path.write_bytes(b"old")
    printed_to(path)
    press(dialog, "print_now")
    assert dialog.result() == SheetDialog.DialogCode.Accepted
    assert all(inked(page) for page in pdf_pages(path, 20))
    assert pdf_size(path) == pytest.approx(tuple(PAGES["A4"]), abs=1)
    assert sorted(tmp_path.glob("*print*")) == [path]


def test_paper_on_which_nobody_could_read_it_is_refused(dialog, user, tmp_path, printed_to):
    printed_to(tmp_path / "small.pdf", Page(105.0, 148.0))
    user.will("ok")
    press(dialog, "print_now")
    assert "too small" in user.seen[-1]
    assert not (tmp_path / "small.pdf").exists()


def test_what_is_painted_for_a_printer_is_what_is_written(rally, qapp, tmp_path):
    document = rally.session.document
    sheet = RallySheet(document.roadbook, document.library, document.boards)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setFullPage(True)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    sheet._paint(printer, PAGES["A4"], lambda done, steps: None)
    sheet.write(tmp_path / "written.pdf", PAGES["A4"], lambda done, steps: None)
    printed, written = (pdf_pages(tmp_path / f"{n}.pdf", 40) for n in ("printed", "written"))
    assert len(printed) == len(written)
    for one, other in zip(printed, written, strict=True):
        assert inked(one) == pytest.approx(inked(other), rel=0.1)


def test_a_file_that_cannot_be_written_is_told(dialog, user, tmp_path, printed_to):
    printed_to(tmp_path / "nowhere" / "print.pdf")
    user.will("ok")
    press(dialog, "print_now")
    assert "not printed" in user.seen[-1]


def test_cancel_leaves_the_old_file_whole(dialog, tmp_path, monkeypatch):
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr(long_work, "PATIENCE", 0.0)
    reached, cancelled = threading.Event(), threading.Event()
    write = RallySheet.write

    def slow(self, path, page, progress):
        def told(done, steps):
            progress(done, steps)
            if done == 1:
                reached.set()
                cancelled.wait(10)
                progress(done, steps)

        write(self, path, page, told)

    monkeypatch.setattr(RallySheet, "write", slow)
    monkeypatch.setattr(sheet_dialog, "ask_save", lambda *_: (path, ""))

    def cancel() -> None:
        shown = QApplication.activeModalWidget()
        if isinstance(shown, ProgressDialog) and reached.is_set():
            timer.stop()
            QTest.keyClick(shown, Qt.Key.Key_Escape)
            cancelled.set()

    timer = QTimer()
    timer.timeout.connect(cancel)
    timer.start(5)
    press(dialog, "write_now")
    assert cancelled.is_set()
    assert path.read_bytes() == b"old"
    assert sorted(tmp_path.glob("*a.*")) == [path]


def test_the_sheet_speaks_the_language_of_the_window(dialog, qapp):
    translators = Translators(qapp)
    assert dialog.sheet.language == "en"
    translators.put_on("pt")
    assert dialog.sheet.language == "pt"
    translators.put_on("en")


def test_an_empty_rally_is_refused_and_said(window, user):
    window.files.new()
    window.registry["export.sheet"].trigger()
    assert "no stage to write" in window.statusBar().currentMessage()
    assert user.seen == []
