"""The boards that the user has described, and what is wrong with files that cannot be used."""

from __future__ import annotations

from trackeditor.editor.speech import said
from trackeditor.zones import Boards, KnownBoards, known_boards


class OwnBoards:
    """Boards, read when they are looked at first and whenever that is asked for.

    A file that cannot be used is left out, and its fault is kept.
    """

    def __init__(self) -> None:
        self._known: KnownBoards | None = None

    @property
    def known(self) -> Boards:
        """The zones that there are."""
        if self._known is None:
            self._known = known_boards()
        return self._known.boards

    @property
    def fault(self) -> str:
        """What is wrong with a file, in the language of the window; else an empty text."""
        if self._known is None or not self._known.faults:
            return ""
        return said(self._known.faults[0])

    def read_again(self) -> bool:
        """Read the files; False when nothing is different."""
        before, self._known = self._known, known_boards()
        return self._known is not before
