"""The boards that the user has described, and the fault of files that cannot be used."""

from __future__ import annotations

from trackeditor.editor.speech import said
from trackeditor.layout import DocumentError
from trackeditor.zones import Boards, load_boards, own_boards


class OwnBoards:
    """Boards, read when they are looked at first and whenever that is asked for.

    A file that cannot be used leaves the boards of the program, and its fault.
    """

    def __init__(self) -> None:
        self._known: Boards | None = None
        self._error: DocumentError | None = None

    @property
    def known(self) -> Boards:
        """The zones that there are."""
        if self._known is None:
            self.read_again()
        return self._known or {}

    @property
    def fault(self) -> str:
        """What is wrong with a file, in the language of the window; else an empty text."""
        return "" if self._error is None else said(self._error)

    def read_again(self) -> bool:
        """Read the files; False when nothing is different."""
        before, error = self._known, None
        try:
            found = own_boards()
        except DocumentError as fault:
            found, error = load_boards(), fault
        is_same = found is before or (str(error) == str(self._error) and error is not None)
        self._error = error
        if not is_same:
            self._known = found
        return not is_same
