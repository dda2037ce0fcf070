"""Windows for tests: with settings and state of their own, and a user who answers questions."""

from __future__ import annotations

from pathlib import Path

from laying import LIBRARY
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit, QWidget

from trackeditor.editor.long_work import ProgressDialog
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings


def settings_in(directory: Path) -> Settings:
    return Settings(QSettings(str(directory / "settings.ini"), QSettings.Format.IniFormat))


def make_session(directory: Path) -> Session:
    return Session(LIBRARY, settings_in(directory))


def make_window(qtbot, directory: Path, session: Session | None = None) -> MainWindow:
    """A window on the screen, with everything in it."""
    session = session or make_session(directory)
    recovery = Recovery(session.document, directory / "recovery", session)
    window = MainWindow(session, recovery)
    session.setParent(window)  # lives as long: a closed window waits to be deleted
    window.resize(1400, 900)
    # At the end of a test nobody is there to answer.
    qtbot.addWidget(window, before_close_func=lambda w: w.session.document.undo_stack.setClean())
    with qtbot.waitSignal(window.built, timeout=10_000):
        window.show()
    return window


class User:
    """Answers the dialogs that come up, in the order of the answers.

    An answer is the object name of a button, the path to type into a file dialog, or a function
    that is given the dialog.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._answers: list[object] = []
        self._is_answering = False
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def will(self, *answers: object) -> None:
        self._answers += answers

    def leave(self) -> None:
        self._timer.stop()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ProgressDialog):
            return  # goes by itself
        if dialog is not None and dialog.isVisible() and not self._is_answering:
            self._is_answering = True
            # A timer does not fire again while it is handled, and an answer may raise a question.
            QTimer.singleShot(0, lambda: self._answer(dialog))

    def _answer(self, dialog: QWidget) -> None:
        self._is_answering = False
        self.seen.append(text_of(dialog))
        answer = self._answers.pop(0) if self._answers else None
        if answer is None:
            dialog.reject()  # a question that no test expects must not stop the suite
        elif callable(answer):
            answer(dialog)
        elif isinstance(answer, Path):
            type_path(dialog, answer)
        else:
            press(dialog, str(answer))


def press(dialog: QWidget, name: str) -> None:
    """Press the button of that name; of a notice, its only one."""
    button = dialog.findChild(QAbstractButton, name) if name != "ok" else None
    if button is None:
        button = dialog.findChildren(QAbstractButton)[-1]
    button.click()


def type_path(dialog: QWidget, *paths: Path) -> None:
    assert isinstance(dialog, QFileDialog)
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    line.setText(" ".join(f'"{path}"' for path in paths) if len(paths) > 1 else str(paths[0]))
    dialog.accept()


def text_of(dialog: QWidget) -> str:
    text = getattr(dialog, "text", None)
    more = getattr(dialog, "informativeText", None)
    parts = [dialog.windowTitle(), text() if text else "", more() if more else ""]
    return "\n".join(part for part in parts if part)
