"""Ends the editor in order when the system, or Ctrl+C in the terminal, asks for it."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

ASKED = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class Termination(QObject):
    """Keeps a recovery copy of unsaved work and leaves the event loop, without questions.

    Qt waits outside of Python, where no signal handler runs: a socket wakes it up.

    Attributes
    ----------
    code : exit code once an end was asked for, be it before the event loop began; else 0
    """

    def __init__(self, keep_document: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self.code = 0
        self._keep_document = keep_document
        self._woken, self._waker = socket.socketpair()
        for end in (self._woken, self._waker):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._woken.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def install(self) -> None:
        """Take the signals from now on."""
        signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)
        for number in ASKED:
            signal.signal(number, self._end)

    def _read(self) -> None:
        """Come back to Python, which then runs the handler."""
        self._woken.recv(64)

    def _end(self, number: int, frame: object) -> None:
        self._keep_document()
        self.code = 128 + number
        QApplication.exit(self.code)
