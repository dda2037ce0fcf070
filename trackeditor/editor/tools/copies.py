"""Tells when no copy of a tile is left, and where the copies lie."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.placing import copies_in_use, copies_left, owned_copies
from trackeditor.editor.session import Session


def copies_left_of(session: Session, side: str) -> int:
    """Copies of a tile that the user's boxes still hold (negative: too many are in use)."""
    if side not in session.library:
        return 0
    owned = owned_copies(session.library, session.settings.boxes)
    return copies_left(session.document.layout, owned)[session.library.side(side).tile]


def say_used_up(session: Session, side: str) -> None:
    """Say so when more copies of a tile are in use than the boxes hold, and where they lie."""
    if side in session.library and copies_left_of(session, side) < 0:
        places = ", ".join(
            f"{tile.side} ({tile.at.q}, {tile.at.r})"
            for tile in copies_in_use(session.document.layout, side)
        )
        text = QCoreApplication.translate(
            "Copies", "The boxes hold no more copies of tile {tile}; in use: {places}"
        )
        session.say(text.format(tile=session.library.side(side).tile, places=places))
