"""Reads and writes layouts as plain JSON (FORMATS.md, section 3)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trackeditor.grid import Edge, Hex
from trackeditor.layout.documents import CONTROL, DocumentError, read_document, shown
from trackeditor.layout.model import Layout, LayoutError, Marker, PlacedTile, Token
from trackeditor.sentences import located, sentence

FARTHEST = 10_000
"""Coordinates beyond this are a fault of the file, not of a table."""

MOST_ENTRIES = 5_000
"""Tiles of a layout, and likewise markers and tokens: far more than fit on any table."""

_MARKER_KINDS = ("start", "finish", "start-finish", "joker-entrance", "joker-exit")


def read_layout(path: Path) -> Layout:
    """Read a layout file (FORMATS.md, section 3).

    Raises
    ------
    DocumentError
        when the file is not a layout; the message names file, place and remedy.

    Notes
    -----
    Tiles that the library does not know are kept: legality reports them.
    """
    content = read_document(path)
    try:
        layout = layout_from_dict(content)
    except LayoutError as error:
        raise DocumentError(located(path, error)) from None
    return layout


def layout_from_dict(content: Any) -> Layout:
    """A layout from parsed JSON or YAML of at most ``MOST_ENTRIES`` tiles.

    Raises
    ------
    LayoutError
        naming the place.
    """
    if not isinstance(content, Mapping):
        raise LayoutError(sentence("not a layout; it must be an object with 'tiles'"))
    if not isinstance(content.get("tiles"), list):
        raise LayoutError(sentence("not a layout; 'tiles' must be a list of tiles"))
    return Layout(
        tiles=tuple(
            _read_tile(f"tiles.{i}", item) for i, item in enumerate(_list(content, "tiles"))
        ),
        markers=tuple(
            _read_marker(f"markers.{i}", item) for i, item in enumerate(_list(content, "markers"))
        ),
        tokens=tuple(
            _read_token(f"tokens.{i}", item) for i, item in enumerate(_list(content, "tokens"))
        ),
        name=_text(content.get("name", ""), "name"),
    )


def layout_to_dict(layout: Layout) -> dict[str, Any]:
    """The layout as plain values, the inverse of :func:`layout_from_dict`.

    >>> layout = Layout((PlacedTile("202a", Hex(1, 0), 4),), name="short")
    >>> layout_from_dict(layout_to_dict(layout)) == layout
    True
    """
    content: dict[str, Any] = {"name": layout.name} if layout.name else {}
    content["tiles"] = [
        {"tile": tile.side, "q": tile.at.q, "r": tile.at.r, "rotation": tile.rotation}
        | ({"variant": tile.variant} if tile.variant else {})
        for tile in layout.tiles
    ]
    if layout.markers:
        content["markers"] = [marker_to_dict(marker) for marker in layout.markers]
    if layout.tokens:
        content["tokens"] = [
            {"kind": token.kind, "q": token.at.q, "r": token.at.r, "x": token.x, "y": token.y}
            | ({"degrees": token.degrees} if token.degrees else {})
            for token in layout.tokens
        ]
    return content


def marker_to_dict(marker: Marker) -> dict[str, Any]:
    """A marker as plain values, as layouts and road-books have it.

    >>> marker_to_dict(Marker("finish", Hex(1, 0), "r0.1"))
    {'kind': 'finish', 'q': 1, 'r': 0, 'line': 'r0.1'}
    """
    content = {"kind": marker.kind, "q": marker.at.q, "r": marker.at.r, "line": marker.line}
    return content | ({"toward": marker.toward.name} if marker.toward is not None else {})


def write_layout(layout: Layout) -> str:
    """The text of a layout file, one tile a line."""
    content = layout_to_dict(layout)
    parts = []
    for key, value in content.items():
        if isinstance(value, list):
            lines = ",\n".join(f"    {json.dumps(item)}" for item in value)
            parts.append(f"  {json.dumps(key)}: [\n{lines}\n  ]")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _read_tile(place: str, item: Any) -> PlacedTile:
    fields = _object(place, item)
    side = fields.get("tile")
    if not isinstance(side, str) or not side or len(side) > 40 or CONTROL.search(side):
        raise LayoutError(
            located(
                f"{place}.tile",
                sentence("must be the id of a tile side, for example '{side}'", side="202a"),
            )
        )
    rotation = _whole(place, fields, "rotation", default=0)
    variant = fields.get("variant")
    return PlacedTile(
        side=side,
        at=_position(place, fields),
        rotation=rotation % 6,
        variant=_word(variant, f"{place}.variant") if variant is not None else None,
    )


def _read_marker(place: str, item: Any) -> Marker:
    fields = _object(place, item)
    if fields.get("kind") not in _MARKER_KINDS:
        choice = sentence("must be one of {choice}", choice=", ".join(_MARKER_KINDS))
        raise LayoutError(located(f"{place}.kind", choice))
    toward = fields.get("toward")
    if toward is not None and (not isinstance(toward, str) or toward not in Edge.__members__):
        raise LayoutError(located(f"{place}.toward", sentence("must be an edge, A to F")))
    return Marker(
        kind=fields["kind"],
        at=_position(place, fields),
        line=_word(fields.get("line"), f"{place}.line"),
        toward=Edge[toward] if toward is not None else None,
    )


def _read_token(place: str, item: Any) -> Token:
    fields = _object(place, item)
    return Token(
        kind=_word(fields.get("kind"), f"{place}.kind"),
        at=_position(place, fields),
        x=_number(place, fields, "x"),
        y=_number(place, fields, "y"),
        degrees=_number(place, fields, "degrees"),
    )


def _object(place: str, item: Any) -> Mapping[str, Any]:
    if not isinstance(item, Mapping):
        raise LayoutError(located(place, _must_be(sentence("an object"), item)))
    return item


def _list(content: Mapping[str, Any], key: str) -> list[Any]:
    value = content.get(key, [])
    if not isinstance(value, list):
        raise LayoutError(located(key, _must_be(sentence("a list"), value)))
    if len(value) > MOST_ENTRIES:
        raise LayoutError(
            located(
                key,
                sentence(
                    "{entries:,} entries are too many (at most {most:,}); make several layouts of"
                    " it",
                    entries=len(value),
                    most=MOST_ENTRIES,
                ),
            )
        )
    return value


def _position(place: str, fields: Mapping[str, Any]) -> Hex:
    return Hex(_whole(place, fields, "q"), _whole(place, fields, "r"))


def _whole(place: str, fields: Mapping[str, Any], key: str, default: int | None = None) -> int:
    value = fields.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise LayoutError(located(f"{place}.{key}", _must_be(sentence("a whole number"), value)))
    if abs(value) > FARTHEST:
        raise LayoutError(
            located(
                f"{place}.{key}",
                sentence("must lie between {least} and {most}", least=-FARTHEST, most=FARTHEST),
            )
        )
    return value


def _number(place: str, fields: Mapping[str, Any], key: str) -> float:
    value = fields.get(key, 0.0)
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 1e6:
        raise LayoutError(located(f"{place}.{key}", _must_be(sentence("a number"), value)))
    return float(value)


def _word(value: Any, place: str) -> str:
    """A text that names something and is no more than that."""
    word = _text(value, place)
    if CONTROL.search(word):
        raise LayoutError(
            located(
                place,
                sentence("{text} has control characters; take them out", text=shown(word)),
            )
        )
    return word


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise LayoutError(located(place, _must_be(sentence("text"), value)))
    return value


def _must_be(what: str, value: Any) -> str:
    return sentence("must be {what}, not {value}", what=what, value=shown(value))
