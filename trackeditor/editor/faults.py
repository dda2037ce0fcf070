"""Faults of the program itself: kept in a log file, and told without a traceback."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from trackeditor.editor.questions import tell

log = logging.getLogger(__name__)

MOST_BYTES = 1_000_000
"""A log that is longer begins anew."""


class FaultKeeper(QObject):
    """Takes exceptions that no handler expected; the document stays as it is.

    Signals
    -------
    broke(str) : an exception with its traceback, from whatever thread
    """

    broke = Signal(str)

    def __init__(self, keep_document: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._keep_document = keep_document
        self._is_telling = False
        self.broke.connect(self._take)

    def install(self) -> None:
        """Take exceptions of all threads from now on."""
        sys.excepthook = self.exception
        threading.excepthook = self._thread_exception

    def exception(
        self,
        kind: type[BaseException],
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take an exception, as ``sys.excepthook`` does."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self.broke.emit("".join(traceback.format_exception(kind, value, trace)))

    def _thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit):
            self.exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _take(self, text: str) -> None:
        self._keep_document()
        path = write_log(text)
        if self._is_telling:
            return  # one message box at a time, however often it breaks
        self._is_telling = True
        where = (
            self.tr("Its details are in {file}; please report it with them.").format(file=path)
            if path is not None
            else self.tr("Its details could not be written to a file.")
        )
        try:
            tell(
                QApplication.activeWindow(),
                self.tr("The editor has a fault; what you just did may not have worked."),
                self.tr("{where}\n\nYour rally is still here, and a recovery copy is kept.").format(
                    where=where
                ),
            )
        finally:
            self._is_telling = False


def write_log(text: str) -> Path | None:
    """Append a traceback to the log file; returns the file, or None when it cannot be written."""
    path = Path(platformdirs.user_log_dir("trackeditor")) / "editor.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_long = path.exists() and path.stat().st_size > MOST_BYTES
        with path.open("w" if is_long else "a", encoding="utf-8") as file:
            file.write(f"{text}\n")
    except OSError as error:
        log.warning("no log: %s", error)
        return None
    return path
