"""Objects as keys of caches."""

from __future__ import annotations

from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class Identity(Generic[Kept]):
    """A value as the key of a cache, for values that hold mappings and have no hash of their own.

    One is the same as another when it holds that very object. The cache keeps the object alive, so
    that its identity is not given to another.

    >>> Identity([1]) == Identity([1])
    False
    """

    __slots__ = ("value",)

    def __init__(self, value: Kept) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and other.value is self.value
