"""Starts the editor: the Qt application, its session, and what happens when something breaks."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import platformdirs
from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from trackeditor import __version__
from trackeditor.editor.faults import FaultKeeper
from trackeditor.editor.garbage import GarbageCollector
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.editor.termination import Termination
from trackeditor.editor.themes import apply_theme
from trackeditor.editor.translations import Translators
from trackeditor.roadbook import open_rally
from trackeditor.tiles import load_library

log = logging.getLogger(__name__)

NO_DISPLAY = 2
"""Exit code when no window can be opened: the editor cannot be used here."""


def run_editor(file: str | None = None) -> int:
    """Open the editor and wait until it is closed; returns the exit code.

    Parameters
    ----------
    file : a road-book or layout, or the name of a shipped example; None shows the welcome page

    Raises
    ------
    DocumentError
        when the file cannot be used; no window has been opened then.
    """
    roadbook = open_rally([file]) if file is not None else None
    application = start_application()
    editor = Editor(application, Settings())
    termination = Termination(editor.recovery.keep_all, editor)
    termination.install()
    if roadbook is not None and file is not None:
        if Path(file).exists():
            editor.window.files.take(roadbook, [Path(file)])
        else:
            editor.window.files.begin(roadbook)
    editor.show()
    code = termination.code or application.exec()
    editor.end()
    return code


def start_application() -> QApplication:
    """The Qt application with its names and style; ends the process when there is no display."""
    qInstallMessageHandler(QtMessages().take)
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    application = QApplication([sys.argv[0]])
    application.setApplicationName("trackeditor")
    application.setOrganizationName("trackeditor")
    application.setApplicationDisplayName("")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("trackeditor")
    application.setStyle("Fusion")
    return application


class Editor(QObject):
    """The running editor: session, recovery, window, and what follows the settings."""

    def __init__(
        self, application: QApplication, settings: Settings, state: Path | None = None
    ) -> None:
        super().__init__(application)
        self._application = application
        self._garbage = GarbageCollector(self)
        self._garbage.begin()
        directory = state or Path(platformdirs.user_state_dir("trackeditor"))
        self._translators = Translators(application)
        self._translators.put_on(settings.language)
        apply_theme(application, settings.theme)
        self.session = Session(load_library(), settings, self)
        self.recovery = Recovery(self.session.document, directory / "recovery", self)
        cache = state or Path(platformdirs.user_cache_dir("trackeditor"))
        self.window = MainWindow(self.session, self.recovery, cache / "pictures")
        self.faults = FaultKeeper(self.recovery.keep_all, self)
        self.faults.install()
        settings.changed.connect(self._setting_changed)
        application.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    def show(self) -> None:
        """Show the window, and offer unsaved work of an earlier run."""
        self.window.show()
        if self.recovery.waiting():
            QTimer.singleShot(0, self.window.recover)

    def end(self) -> None:
        """Take the window apart while everything that its parts use is still there."""
        self.window.hide()
        self.window.deleteLater()
        QApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete)
        if QApplication.clipboard().ownsClipboard():
            QApplication.clipboard().clear()  # Qt would delete copied tiles after Python has gone
        self._garbage.end()

    def _setting_changed(self, key: str) -> None:
        if key == "theme":
            self._dress()
        elif key == "language":
            self._translators.put_on(self.session.settings.language)

    def _scheme_changed(self) -> None:
        """Follow the desktop from day to night, with all that is painted."""
        if self.session.settings.theme == "system":
            self.session.settings.changed.emit("theme")

    def _dress(self) -> None:
        apply_theme(self._application, self.session.settings.theme)


class QtMessages:
    """What Qt has to say: kept in the log, and in one line when it cannot go on."""

    def __init__(self) -> None:
        self._first = ""

    def take(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Log a message; when Qt gives up for want of a display, say so and end the process."""
        log.info("%s", message)
        self._first = self._first or message
        if kind is QtMsgType.QtFatalMsg:
            reason = self._first.strip().splitlines()[0].rstrip(".")
            line = (
                f"trackeditor: no window can be opened here ({reason}); the commands work without"
                " one, see trackeditor --help\n"
            )
            os.write(2, line.encode())
            os._exit(NO_DISPLAY)  # Qt would abort the process
