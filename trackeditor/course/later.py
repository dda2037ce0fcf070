"""Mappings and sequences that are made when they are first looked into.

A course has thousands of cells of which an edit shows few or none. They are put together from the
pieces of the course (``course.pieces``) when something asks for them; then they are kept.
"""

from __future__ import annotations

from collections.abc import (
    Callable,
    ItemsView,
    Iterator,
    KeysView,
    Mapping,
    Sequence,
    ValuesView,
)
from itertools import chain
from typing import Any, Generic, TypeVar, cast, overload

Key = TypeVar("Key")
Value = TypeVar("Value", covariant=True)
Made = TypeVar("Made")


class _Later(Generic[Made]):
    """Calls a function once, when its result is first needed."""

    def __init__(self, make: Callable[[], Made]) -> None:
        self._make: Callable[[], Made] | None = make
        self._made: Made | None = None

    def __call__(self) -> Made:
        make = self._make
        if make is not None:
            self._made = make()
            self._make = None  # and with it all that it holds
        return cast("Made", self._made)


class LaterMapping(Mapping[Key, Value]):
    """A mapping that is made when it is first looked into; equal to any that has the same items.

    >>> squares = LaterMapping(lambda: {n: n * n for n in range(4)})
    >>> squares[3], squares == {0: 0, 1: 1, 2: 4, 3: 9}
    (9, True)
    """

    def __init__(self, make: Callable[[], dict[Key, Value]]) -> None:
        self._content = _Later(make)

    def __getitem__(self, key: Key) -> Value:
        return self._content()[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._content())

    def __len__(self) -> int:
        return len(self._content())

    def keys(self) -> KeysView[Key]:
        """As those of a dictionary."""
        return self._content().keys()

    def values(self) -> ValuesView[Value]:
        """As those of a dictionary."""
        return self._content().values()

    def items(self) -> ItemsView[Key, Value]:
        """As those of a dictionary."""
        return self._content().items()

    def __repr__(self) -> str:
        return repr(self._content())

    def __reduce__(self) -> tuple[Any, ...]:
        return (dict, (self._content(),))


class LaterSequence(Sequence[Value]):
    """A sequence that is made when it is first looked into; equal to a tuple of the same values.

    >>> squares = LaterSequence(lambda: tuple(n * n for n in range(4)))
    >>> squares[-1], squares == (0, 1, 4, 9)
    (9, True)
    """

    def __init__(self, make: Callable[[], tuple[Value, ...]]) -> None:
        self._content = _Later(make)

    @overload
    def __getitem__(self, index: int) -> Value: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Value, ...]: ...
    def __getitem__(self, index: int | slice) -> Value | tuple[Value, ...]:
        return self._content()[index]

    def __iter__(self) -> Iterator[Value]:
        return iter(self._content())

    def __len__(self) -> int:
        return len(self._content())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LaterSequence):
            return self._content() == other._content()
        return self._content() == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._content())

    def __repr__(self) -> str:
        return repr(self._content())

    def __reduce__(self) -> tuple[Any, ...]:
        return (tuple, (self._content(),))


class JoinedSequence(LaterSequence[Value]):
    """The values of some tuples one after the other; from the end they are gone through at once.

    >>> joined = JoinedSequence([(1, 2), (), (3,)])
    >>> next(reversed(joined)), joined == (1, 2, 3)
    (3, True)
    """

    def __init__(self, parts: Sequence[tuple[Value, ...]]) -> None:
        super().__init__(lambda: tuple(chain.from_iterable(parts)))
        self._parts = parts

    def __reversed__(self) -> Iterator[Value]:
        return chain.from_iterable(map(reversed, reversed(self._parts)))
