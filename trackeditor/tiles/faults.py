"""What is wrong with a tile file: one fault, where it lies, and what to do about it."""

from __future__ import annotations

from typing import NamedTuple


class TileError(Exception):
    """A tile file cannot be used; the message names file, side and remedy."""


class Fault(NamedTuple):
    """Something wrong in an entry of a tile file.

    ``path`` leads from the entry to the field, by keys and by places in lists, as
    ``("roads", 0, "rows", 2, "lanes")``. A field that is missing, or a key that is none, ends the
    path with its name.
    """

    path: tuple[str | int, ...]
    problem: str
    remedy: str

    @property
    def place(self) -> str:
        """The path in one word; empty for the entry itself.

        >>> Fault(("roads", 0, "to"), "", "").place
        'roads.0.to'
        """
        return ".".join(map(str, self.path))

    def __str__(self) -> str:
        place = f"{self.place}: " if self.path else ""
        return f"{place}{self.problem}; {self.remedy}"
