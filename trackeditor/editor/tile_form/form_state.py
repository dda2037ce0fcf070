"""What a form holds: the tile being described, its faults, and the steps that led there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from trackeditor.cells.seams import SeamState, meeting
from trackeditor.editor.session import Session
from trackeditor.editor.tile_form.draft import Draft, Entry, FieldPath, entry_faults, put, value_at
from trackeditor.editor.tile_form.kept_tile import KeptTile
from trackeditor.editor.tile_form.own_tiles import (
    OwnTile,
    free_number,
    naming_faults,
    save_tile,
    standing,
)
from trackeditor.tiles import EdgeEnd, Fault, compile_side, load_library, side_from_entry
from trackeditor.tiles.oddities import oddities, oddities_of_drawing

NAMING = ("number", "faces", "file", "box")
"""First steps of paths to fields of the tile as a whole."""


class Remark(NamedTuple):
    """A fault with the face whose entry has it; None for number, file and box."""

    face: str | None
    fault: Fault


class Unread(NamedTuple):
    """A text of an entry that cannot be read, and why."""

    text: str
    fault: Fault


class FormState(QObject):
    """The one value that all pages of a form show and edit.

    Signals
    -------
    changed : the tile, its faults or the face in view are other ones
    row_chosen : the row in hand is another one
    """

    changed = Signal()
    row_chosen = Signal()

    def __init__(
        self,
        session: Session,
        draft: Draft,
        original: OwnTile | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.draft = draft
        self.original = original
        self.face = draft.faces[0]
        self.row: FieldPath = ()
        self.stack = QUndoStack(self)
        self.stood = standing(original, session.library)
        self._unread: dict[str, Unread] = {}
        self._remarks: tuple[Remark, ...] | None = None
        self._advice: tuple[Remark, ...] | None = None
        session.library_changed.connect(self._look_again)

    # --- what it has ---------------------------------------------------------------------------

    @property
    def entry(self) -> Entry:
        """The entry of the face in view."""
        return self.draft.sides[self.face]

    @property
    def is_saved(self) -> bool:
        """True when the file has all that is here, or nothing was written yet."""
        return self.stack.isClean() and not self._unread

    @property
    def can_undo(self) -> bool:
        """True when there is something to take back."""
        return self.stack.canUndo() or self.face in self._unread

    @property
    def unread(self) -> Mapping[str, Unread]:
        """The texts that cannot be read, by face."""
        return self._unread

    @property
    def is_changed_outside(self) -> bool:
        """True when the tile stands on the disk now otherwise than it was read or written here."""
        return standing(self.original, load_library()) != self.stood

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Everything that is wrong; those on the face in view come first."""
        if self._remarks is None:
            library = self.session.library
            naming = [Remark(None, f) for f in naming_faults(self.draft, self.original, library)]
            unread = [Remark(face, text.fault) for face, text in self._unread.items()]
            sides = [
                Remark(face, fault)
                for face, fault in entry_faults(self.draft)
                if face not in self._unread
            ]
            sides.sort(key=lambda remark: remark.face != self.face)
            self._remarks = (*naming, *unread, *sides)
        return self._remarks

    @property
    def advice(self) -> tuple[Remark, ...]:
        """What is legal but odd about the face in view; nothing while there are faults."""
        if self._advice is None:
            self._advice = () if self.remarks else tuple(self._odd())
        return self._advice

    def _odd(self) -> Iterator[Remark]:
        library, name = self.session.library, self.draft.name(self.face)
        side = side_from_entry(name, self.entry, self.draft.file)
        others = [
            end for other in library if other != name for end in library.side(other).ends.values()
        ]
        found = (*oddities(compile_side(side), others, _fit), *oddities_of_drawing(side))
        return (Remark(self.face, fault) for fault in found)

    def faults_in_view(self) -> list[Fault]:
        """What is wrong with the tile as a whole and with the face in view."""
        return [remark.fault for remark in self.remarks if remark.face in (None, self.face)]

    def value(self, path: FieldPath, default: Any = None) -> Any:
        """What stands at a path in the entry in view."""
        return value_at(self.entry, path, default)

    # --- edits ---------------------------------------------------------------------------------

    def edit(self, path: FieldPath, value: Any, name: str) -> None:
        """Write a value into the entry in view, as one step."""
        self.edit_entry(put(self.entry, path, value), name)

    def edit_entry(self, entry: Entry, name: str) -> None:
        """Replace the entry in view, as one step."""
        self.edit_draft(self.draft.with_side(self.face, entry), name)

    def edit_draft(self, draft: Draft, name: str) -> None:
        """Replace the tile, as one step."""
        if draft != self.draft:
            if draft.sides.get(self.face) != self.entry:
                self._unread.pop(self.face, None)
            self.stack.push(_Replace(self, self.draft, draft, name))

    def show(self, draft: Draft, face: str) -> None:
        """Take another state, for steps."""
        self.draft = draft
        self.face = face if face in draft.sides else draft.faces[0]
        self._look_again()

    def show_face(self, face: str) -> None:
        """Bring another face into view; that is no step."""
        if face != self.face and face in self.draft.sides:
            self.row = ()
            self.show(self.draft, face)

    def choose_row(self, path: FieldPath) -> None:
        """Take a row of a road in hand, by its path."""
        if path != self.row:
            self.row = path
            self.row_chosen.emit()

    def undo(self) -> None:
        """Take the last step back; a text that cannot be read goes first."""
        if self.face in self._unread:
            self.take_unread(None)
        else:
            self.stack.undo()

    def take_unread(self, unread: Unread | None) -> None:
        """Note that the text of the face in view cannot be read, and why; None when it can."""
        if unread != self._unread.get(self.face):
            if unread is None:
                del self._unread[self.face]
            else:
                self._unread[self.face] = unread
            self._look_again()

    def recover(self, tile: KeptTile, unread: Mapping[str, Unread]) -> None:
        """Go on where a form ended that nobody closed; nothing of it is saved."""
        self.stood = dict(tile.stood)
        self._unread = dict(unread)
        self.stack.resetClean()
        self.show(tile.draft, tile.face)

    def kept(self) -> KeptTile | None:
        """All that is not saved, for a recovery copy; None when everything is."""
        if self.is_saved:
            return None
        unread = {face: text.text for face, text in self._unread.items()}
        return KeptTile(self.draft, self.face, self.original, self.stood, unread)

    def become_new(self) -> None:
        """Let it be a tile beside the one on the disk: it gets a number of its own."""
        number = str(free_number(load_library()))
        self.original, self.stood = None, {}
        self.edit_draft(replace(self.draft, number=number), self.tr("Number"))

    def _look_again(self) -> None:
        self._remarks = self._advice = None
        self.changed.emit()

    def save(self) -> OwnTile:
        """Write the tile, and use it in everything that is open.

        Raises
        ------
        TileError
            when it has faults, or the disk does not allow it; then nothing has changed here.
        """
        self.original = save_tile(self.draft, self.original, load_library())
        self.stack.setClean()
        library = load_library()
        self.stood = standing(self.original, library)
        self.session.use_library(library)
        return self.original


class _Replace(QUndoCommand):
    """One step from a tile to another one."""

    def __init__(self, state: FormState, before: Draft, after: Draft, name: str) -> None:
        super().__init__(name)
        self._state = state
        self._face = state.face
        self._before = before
        self._after = after

    def undo(self) -> None:
        """Bring the earlier state back, with the face that was edited in view."""
        self._state.show(self._before, self._face)

    def redo(self) -> None:
        """Bring the later state, with the face that was edited in view."""
        self._state.show(self._after, self._face)


def _fit(one: EdgeEnd, other: EdgeEnd) -> bool:
    return meeting(one, other) is SeamState.JOINED
