"""What is wrong with a tile file: one fault, where it lies, and what to do about it."""

from __future__ import annotations

from typing import NamedTuple

from trackeditor.sentences import Sentence, located, sentence


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

    @property
    def told(self) -> Sentence:
        """The fault in one sentence, after the place where it lies."""
        whole = sentence("{problem}; {remedy}", problem=self.problem, remedy=self.remedy)
        return located(self.place, whole) if self.path else whole

    def __str__(self) -> str:
        return self.told
