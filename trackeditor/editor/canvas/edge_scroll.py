"""Moves the table on while something is dragged along the edge of the view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

MARGIN = 28.0
"""Pixels from the edge of the view in which the table moves."""
_INTERVAL = 16  # milliseconds
_FASTEST = 14.0  # pixels at a time


class EdgeScroll(QObject):
    """Calls ``scroll`` by and by with the pixels to go, as long as the pointer is at an edge."""

    def __init__(self, scroll: Callable[[float, float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._scroll = scroll
        self._speed = QPointF()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._step)

    @property
    def is_moving(self) -> bool:
        """True while the table moves on by itself."""
        return self._timer.isActive()

    def follow(self, position: QPointF, seen: QRectF) -> None:
        """Move on, or stand still, for a pointer at a place of a view."""
        self._speed = QPointF(
            _speed(position.x(), seen.left(), seen.right()),
            _speed(position.y(), seen.top(), seen.bottom()),
        )
        if self._speed.isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()

    def _step(self) -> None:
        self._scroll(self._speed.x(), self._speed.y())


def _speed(at: float, first: float, last: float) -> float:
    """Pixels to go at a time: the more, the nearer the pointer is to an edge or beyond it."""
    back, forth = first + MARGIN - at, at - (last - MARGIN)
    deep = max(back, forth, 0.0)
    speed = _FASTEST * min(1.0, deep / MARGIN)
    return -speed if back > forth else speed
