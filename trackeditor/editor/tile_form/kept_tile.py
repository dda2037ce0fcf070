"""A tile that is being described, as plain values for a recovery copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from trackeditor.editor.tile_form.draft import Draft, Entry
from trackeditor.editor.tile_form.own_tiles import OwnTile
from trackeditor.layout import DocumentError
from trackeditor.sentences import sentence


@dataclass(frozen=True)
class KeptTile:
    """A tile as it was when its form was closed without saving.

    ``original`` is the tile on the disk that it changes, and ``stood`` the entries with which that
    one stood there; ``unread`` are texts that are no entry yet, by face.
    """

    draft: Draft
    face: str
    original: OwnTile | None = None
    stood: Mapping[str, Entry] = field(default_factory=dict)
    unread: Mapping[str, str] = field(default_factory=dict)


def kept_tile_to_dict(tile: KeptTile) -> dict[str, Any]:
    """Plain values for a recovery copy."""
    original = tile.original
    return {
        "number": tile.draft.number,
        "file": tile.draft.file,
        "box": tile.draft.box,
        "sides": dict(tile.draft.sides),
        "face": tile.face,
        "original": None
        if original is None
        else {
            "number": original.number,
            "sides": list(original.sides),
            "path": str(original.path),
        },
        "stood": dict(tile.stood),
        "unread": dict(tile.unread),
    }


def kept_tile_from_dict(value: Any) -> KeptTile:
    """The tile of a recovery copy.

    Raises
    ------
    DocumentError
        when the values are none of a tile.
    """
    try:
        sides = {str(face): dict(entry) for face, entry in value["sides"].items()}
        face, stood = value["face"], value["stood"]
        face = face if face in sides else min(sides)
        draft = Draft(
            str(value["number"]), str(value["file"]), MappingProxyType(sides), str(value["box"])
        )
        return KeptTile(
            draft,
            face,
            _original(value["original"]),
            {str(side): dict(entry) for side, entry in stood.items()},
            {str(face): str(text) for face, text in value["unread"].items() if face in sides},
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise DocumentError(sentence("not a recovery copy")) from None


def _original(value: Any) -> OwnTile | None:
    if value is None:
        return None
    sides = tuple(map(str, value["sides"]))
    return OwnTile(int(value["number"]), sides, Path(str(value["path"])))
