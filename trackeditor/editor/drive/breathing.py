"""Work in a thread that leaves the window room to breathe.

Only one thread at a time can run Python. Painting calls Qt hundreds of times, and after each of
those calls the window has to get Python back: from a thread that computes only after some
milliseconds, on a busy machine after many. So the window would stand still for as long as a
computer driver thinks. A thread that sleeps now and then leaves the window all those moments, in
which it may call Qt as often as it likes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter, sleep
from types import FrameType

_WORK = 0.006
_REST = 0.002
"""Seconds of work, and of the rest after it."""


def work_breathing(job: Callable[[], None], check: Callable[[], None]) -> None:
    """Do a job in the present thread, with short rests.

    What computes should know nothing of windows, and nobody can take Python away from it. So the
    hook that is there for profilers looks at the time whenever a function is called or left.

    Parameters
    ----------
    check : called before every rest; what it raises ends the job at once
    """
    until = perf_counter() + _WORK

    def look(frame: FrameType, event: str, argument: object) -> None:
        nonlocal until
        if perf_counter() > until:
            check()
            sleep(_REST)
            until = perf_counter() + _WORK

    sys.setprofile(look)
    try:
        job()
    finally:
        sys.setprofile(None)
