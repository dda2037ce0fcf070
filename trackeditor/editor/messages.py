"""Short messages in the status bar, beside the facts of the stage."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar, QWidget

_SECONDS = 8


class Messages(QObject):
    """Shows messages for a while; a long one takes the place of the facts for as long.

    Parameters
    ----------
    bar : where they are shown
    has_facts : whether the facts are to be seen when no message needs their room
    """

    def __init__(self, bar: QStatusBar, has_facts: Callable[[], bool]) -> None:
        super().__init__(bar)
        self._bar = bar
        self._has_facts = has_facts
        self._facts: QWidget | None = None
        bar.messageChanged.connect(self._make_room)

    def stand_beside(self, facts: QWidget) -> None:
        """Say what else is in the bar."""
        self._facts = facts

    def say(self, message: str) -> None:
        """Show a message."""
        self._bar.showMessage(message, 1000 * _SECONDS)
        self._make_room(message)  # also when it is the same as the last

    def leave(self, message: str) -> None:
        """Show a message until there is another one."""
        self._bar.showMessage(message)

    def _make_room(self, message: str) -> None:
        self._bar.setToolTip(message)
        if self._facts is None:
            return
        metrics = self._bar.fontMetrics()
        beside = self._facts.sizeHint().width() + 2 * metrics.height()
        is_long = bool(message) and metrics.horizontalAdvance(message) + beside > self._bar.width()
        self._facts.setVisible(self._has_facts() and not is_long)
