"""What is kept of Qt's paths and fonts: for every thread on its own.

A ``QPainterPath`` or ``QFont`` works things out when it is first used and keeps them, so that two
threads must never use the same one, not even copies that still share their data.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def kept_by_thread(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the results of a function, at most so many of those used last in every thread.

    Examples
    --------
    >>> @kept_by_thread(8)
    ... def new_list(length):
    ...     return [0] * length
    >>> new_list(3) is new_list(3)
    True
    >>> found = []
    >>> thread = threading.Thread(target=lambda: found.append(new_list(3)))
    >>> thread.start(); thread.join()
    >>> found[0] is new_list(3)
    False
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        own = threading.local()

        @wraps(function)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            if not hasattr(own, "kept"):
                own.kept = lru_cache(maxsize=most)(function)
            found: T = own.kept(*args, **kwargs)
            return found

        return kept

    return decorate
