"""Writes tile files: the entries of some sides or boxes, and everything else as it stands there."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from trackeditor.drafts import replace_file
from trackeditor.sentences import located, sentence
from trackeditor.tiles.checking import check_entry
from trackeditor.tiles.editions import Edition
from trackeditor.tiles.entries import entry_of_side
from trackeditor.tiles.faults import TileError
from trackeditor.tiles.model import Side
from trackeditor.tiles.sources import EDITIONS_FILE, MOST_BYTES, read_tile_file
from trackeditor.user_files import FileError, MissingError, read_file, too_large

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
_HEADS = {
    True: "# Boxes: number of a tile -> copies. Format: docs/tile-format.md.\n",
    False: "# Tiles of my own. Format: docs/tile-format.md.\n",
}


def save_user_tiles(path: Path, sides: Sequence[Side], *, without: Sequence[str] = ()) -> None:
    """Put sides into a tile file, in one step.

    A side that the file has already gets its new entry in the same place; comments and all other
    entries stay as they are. The file and its directory are made when they are not there.

    Parameters
    ----------
    path : a ``*.yaml`` file of tiles
    sides : what to write
    without : ids of sides to take out of the file

    Raises
    ------
    TileError
        when a side is not sound, the file that is there has faults, or the disk does not allow it;
        the old file is then as it was.
    """
    if path.suffix != ".yaml" or path.name == EDITIONS_FILE:
        raise TileError(
            sentence(
                "{file}: tiles are read from files named *.yaml; take another name", file=str(path)
            )
        )
    entries: dict[str, Any] = {}
    for side in sides:
        entry = entry_of_side(side)
        for fault in check_entry(entry):
            raise TileError(located(side.id, fault.told))
        entries[side.id] = entry
    _put(path, entries, without)


def save_user_boxes(
    directory: Path, boxes: Sequence[Edition], *, without: Sequence[str] = ()
) -> None:
    """Put boxes into the ``editions.yaml`` of a directory, as :func:`save_user_tiles` does."""
    entries = {box.id: _box_entry(box) for box in boxes}
    _put(directory / EDITIONS_FILE, entries, without)


def _box_entry(box: Edition) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": box.name,
        "series": box.series,
        "expansion": box.expansion,
        "tiles": {str(tile): copies for tile, copies in sorted(box.tiles.items())},
    }
    return entry | ({"replaced_by": box.replaced_by} if box.replaced_by else {})


def _put(path: Path, entries: Mapping[str, Any], without: Sequence[str]) -> None:
    try:
        old = read_file(path, MOST_BYTES)
    except MissingError:
        old = b""
    except FileError as error:
        raise TileError(located(path, error)) from None
    known: Mapping[str, Any] = {}
    if old.strip():
        file = read_tile_file(path, old)
        if file.faults:
            raise TileError(sentence("{fault}; it is not written over", fault=file.faults[0].told))
        known = file.entries
    wanted = {**known, **entries}
    wanted = {name: entry for name, entry in wanted.items() if name not in without}
    text = _exchanged(old, entries, without) if known else None
    if text is None or _entries_of(path, text) != wanted:
        text = f"{_HEADS[path.name == EDITIONS_FILE]}\n{tile_text(wanted) or '{}'}"
    if _entries_of(path, text) != wanted:
        raise TileError(
            sentence(
                "{file}: it would not hold what was to be written; nothing is changed",
                file=str(path),
            )
        )
    data = text.encode()
    if len(data) > MOST_BYTES:
        fault = too_large(len(data), MOST_BYTES)
        raise TileError(
            located(path, sentence("{fault}; put the tiles into another file", fault=fault))
        )
    _write(path, data)


def _entries_of(path: Path, text: str) -> Mapping[str, Any] | None:
    """The entries that a file of that text would have; None when it could not be used."""
    try:
        file = read_tile_file(path, text.encode())
    except UnicodeEncodeError:  # half a character in a text
        return None
    return None if file.faults else file.entries


def _exchanged(old: bytes, entries: Mapping[str, Any], without: Sequence[str]) -> str | None:
    """The text of a file with some entries exchanged, added or taken out.

    None when the file is not written key by key, one under the other.
    """
    try:
        lines = old.decode("utf-8").splitlines(keepends=True)
    except UnicodeDecodeError:
        return None
    spans = _spans(old, lines)
    if spans is None:
        return None
    changed = {name: _entry_text(name, entry) for name, entry in entries.items()}
    for name, (start, stop) in sorted(spans.items(), key=lambda item: -item[1][0]):
        if name in without:
            while start < stop < len(lines) and not lines[stop].strip():
                stop += 1  # the blank lines after it go with it
            lines[start:stop] = []
        elif name in changed:
            lines[start:stop] = [changed.pop(name)]
    text = "".join(lines)
    for name, added in changed.items():
        if name not in without:
            text = f"{text.rstrip()}\n\n{added}"
    return text


def _spans(old: bytes, lines: Sequence[str]) -> dict[str, tuple[int, int]] | None:
    """First line, and line after the last one, of every entry of a file."""
    import yaml

    root = yaml.compose(old, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    if not isinstance(root, yaml.MappingNode) or root.flow_style:
        return None
    starts = [key.start_mark.line for key, _ in root.value]
    spans: dict[str, tuple[int, int]] = {}
    for (key, _), start, stop in zip(root.value, starts, [*starts[1:], len(lines)], strict=True):
        last = stop
        while last > start + 1 and lines[last - 1].strip()[:1] in ("", "#"):
            last -= 1  # comments before the next entry belong to that one
        spans[str(key.value)] = (start, last)
    return spans


def _write(path: Path, data: bytes) -> None:
    """Put data into a file in one step, with the rights of the file that it replaces."""
    target = Path(os.path.realpath(path))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        replace_file(target, data)
    except OSError as error:
        reason = error.strerror or str(error)
        raise TileError(
            sentence(
                "{file}: {reason}; check the directory and its rights",
                file=str(path),
                reason=reason,
            )
        ) from None


# --- text ----------------------------------------------------------------------------------------


def tile_text(entries: Mapping[str, Any]) -> str:
    """The text of a tile file with some entries.

    >>> from trackeditor.tiles import load_library
    >>> print(tile_text({"1001a": entry_of_side(load_library().side("204a"))}))
    '1001a':
      count: 1
      terrain: gravel
      danger: low
      edges: {A: {lanes: 2}, D: {lanes: 2}}
      roads:
      - from: D
        to: A
        rows:
        - {lanes: 2}
        - {lanes: 2}
    <BLANKLINE>
    """
    return "\n".join(_entry_text(name, entry) for name, entry in entries.items())


def _entry_text(name: str, entry: Mapping[str, Any]) -> str:
    lines = [f"{_key(name)}:"]
    for key, value in entry.items():
        if key == "roads" and value:
            lines.append("  roads:")
            lines += [f"  {line}" for road in value for line in _road_lines(road)]
        else:
            lines.append(f"  {key}: {_flow(value)}")
    return "".join(f"{line}\n" for line in lines)


def _road_lines(road: Mapping[str, Any]) -> list[str]:
    lines = []
    for key, value in road.items():
        if key == "rows":
            lines += ["rows:", *(f"- {_flow(row)}" for row in value)]
        else:
            lines.append(f"{key}: {_flow(value)}")
    return [f"{'  ' if i else '- '}{line}" for i, line in enumerate(lines)]


def _flow(value: Any) -> str:
    """A value in one line of YAML."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(key)}: {_flow(inner)}' for key, inner in value.items())}}}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(map(_flow, value))}]"
    if isinstance(value, str):
        return value if _is_plain(value) else _quoted(value)
    return json.dumps(value)


def _key(name: str) -> str:
    """A key; numbers of sides stand in quotes, those of tiles and lanes do not."""
    if name.isdecimal() and name.isascii() and len(name) == len(str(int(name))):
        return name
    return name if _is_plain(name) else f"'{name}'"


def _is_plain(text: str) -> bool:
    """True for a word that YAML takes for a text without quotes."""
    import yaml

    return bool(_WORD.fullmatch(text)) and yaml.safe_load(text) == text


def _quoted(text: str) -> str:
    """A text in double quotes, in one line."""
    import yaml

    dumped: str = yaml.safe_dump(text, default_style='"', allow_unicode=True, width=float("inf"))
    return dumped.strip()
