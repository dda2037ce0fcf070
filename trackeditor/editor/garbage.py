"""Python's garbage is collected in the thread of the window only.

Python collects cyclic garbage in whichever thread asks for memory when it is due. Objects of Qt
that are among it, a scene or a timer, must not be taken apart in a worker's thread: Qt crashes.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL = 250
"""Milliseconds between two looks at what is due."""


class GarbageCollector(QObject):
    """Collects when Python would, but from the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(collect_due)

    def begin(self) -> None:
        """Take over from Python."""
        gc.disable()
        self._timer.start()

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()


def collect_due() -> None:
    """Collect the oldest generation that is due, with the younger ones."""
    due = [n for n, (count, most) in enumerate(_counts()) if most and count > most]
    if due:
        gc.collect(due[-1])


def _counts() -> zip[tuple[int, int]]:
    """For every generation what has come since the last collection, and what Python lets come."""
    return zip(gc.get_count(), gc.get_threshold(), strict=True)
