"""Work that may take longer than a moment: in a thread, with a dialog that tells how far it is.

The thread must be given all it needs as values that nobody changes; what it returns, or raises, is
handed over to the caller, who waits. Nothing else of the window can be used until then.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from trackeditor.painting.progress import Progress, StoppedError

T = TypeVar("T")

PATIENCE = 0.2
"""Seconds after which the dialog comes up; shorter work is not noticed."""
_BETWEEN = 40
"""Milliseconds between two looks at the progress."""


_LETTERS = 45
"""Width of the dialog in letters: so much of a file's name stands on one line."""


class GivenUpError(Exception):
    """The user cancelled the work."""


class Ending(Enum):
    """What Cancel does."""

    STOP = "stop"
    """Stops the work at its next step; it leaves no trace."""
    LEAVE = "leave"
    """Waits for it no longer: for work that only reads, and may wait for something itself."""
    NONE = "none"
    """There is no Cancel: stopped half way, the work could leave something half done."""


def run_long(
    parent: QWidget, text: str, job: Callable[[Progress], T], ending: Ending = Ending.STOP
) -> T:
    """What a job returns, which runs in a thread of its own; raises what it raises.

    Parameters
    ----------
    text : what is being done, for the user
    job : is given a function to tell its progress to, which stops it at its next step

    Raises
    ------
    GivenUpError
        when the user cancelled it.
    """
    work = _Work(job)
    work.start()
    work.wait(PATIENCE)
    if work.is_running:
        dialog = ProgressDialog(work, text, ending, parent)
        dialog.exec()
        dialog.deleteLater()
        if ending is not Ending.LEAVE:
            work.stop()  # the dialog is closed too early when the whole program ends
            work.wait()
    return work.outcome()  # type: ignore[no-any-return]


class _Work:
    """A job and its thread; ``progress`` are the steps done, and how many there are."""

    def __init__(self, job: Callable[[Progress], Any]) -> None:
        self.progress = (0, 0)
        self._job = job
        self._result: Any = None
        self._error: Exception | None = None
        self._stopping = threading.Event()
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def is_running(self) -> bool:
        return not self._done.is_set()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Let the job stop at its next step."""
        self._stopping.set()

    def wait(self, seconds: float | None = None) -> None:
        self._done.wait(seconds)

    def outcome(self) -> Any:
        """What the job returned; raises what it raised, or GivenUpError."""
        if self.is_running or isinstance(self._error, StoppedError):
            raise GivenUpError
        if self._error is not None:
            raise self._error
        return self._result

    def _run(self) -> None:
        try:
            self._result = self._job(self._tell)
        except Exception as error:  # whatever it is: raised again where it is waited for
            self._error = error
        finally:
            self._done.set()

    def _tell(self, done: int, steps: int) -> None:
        if self._stopping.is_set():
            raise StoppedError("stopped by the user")
        self.progress = (done, steps)


class ProgressDialog(QDialog):
    """What is being done, how far it is, and Cancel; it closes when the work has ended."""

    def __init__(self, work: _Work, text: str, ending: Ending, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("progress")
        self.setWindowTitle(self.tr("Track editor"))
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._work = work
        self._ending = ending
        self._label = QLabel(text)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)  # busy, until it is known how much there is to do
        self._bar.setAccessibleName(text)
        self._bar.setMinimumWidth(_LETTERS * self._bar.fontMetrics().averageCharWidth())
        self._buttons = QDialogButtonBox()
        if ending is not Ending.NONE:
            cancel = self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
            cancel.setObjectName("cancel")
            cancel.setToolTip(self.tr("End this; nothing is changed then"))
            self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._label)
        layout.addWidget(self._bar)
        layout.addWidget(self._buttons)
        timer = QTimer(self)
        timer.setInterval(_BETWEEN)
        timer.timeout.connect(self._look)
        timer.start()

    def reject(self) -> None:
        """Cancel the work, where it can be; a work that has to stop by itself is waited for."""
        if self._ending is Ending.LEAVE:
            super().reject()
        elif self._ending is Ending.STOP:
            self._work.stop()
            self._label.setText(self.tr("Stopping…"))
            self._buttons.setEnabled(False)

    def _look(self) -> None:
        """See how far the work is."""
        if not self._work.is_running:
            self.accept()
        done, steps = self._work.progress
        self._bar.setRange(0, steps)
        self._bar.setValue(done)
