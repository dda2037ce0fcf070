"""How far a picture, document or sheet is, told in steps; and its end before time."""

from __future__ import annotations

from collections.abc import Callable

from trackeditor.painting.errors import PaintingError

Progress = Callable[[int, int], None]
"""Is told how many steps are done and how many there are; raises StoppedError to stop the work."""


class StoppedError(PaintingError):
    """Somebody stopped the work; nothing was written."""


def tell_nobody(done: int, steps: int) -> None:
    """Progress that nobody looks at."""


class Steps:
    """Counts the steps of one work.

    Examples
    --------
    >>> steps = Steps(lambda done, steps: print(done, "of", steps), 2)
    0 of 2
    >>> steps.step(); steps.step()
    1 of 2
    2 of 2
    """

    def __init__(self, progress: Progress, steps: int) -> None:
        self._progress = progress
        self._steps = steps
        self._done = 0
        progress(0, steps)

    def step(self) -> None:
        """One step is done; raises StoppedError when there shall be no more."""
        self._done += 1
        self._progress(self._done, self._steps)
