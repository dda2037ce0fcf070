"""Reads and saves road-books as YAML and JSON files."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from trackeditor.drafts import replace_file
from trackeditor.layout.documents import WHOLE_FILE, excess, read_with_comments
from trackeditor.roadbook.document import check_written, roadbook_from_dict, roadbook_to_dict
from trackeditor.roadbook.model import RoadBook, RoadBookError
from trackeditor.roadbook.remarks import COMMENTS_ARE_LOST
from trackeditor.sentences import located, sentence

ROADBOOK_SUFFIXES = (".roadbook.yaml", ".roadbook.yml", ".roadbook.json")
"""What the names of road-books end in."""

_ENTRIES_ON_ONE_LINE = {
    "tiles", "markers", "tokens", "muted", "bill", "cells", "moves", "conflicts",
}  # fmt: skip
_ON_ONE_LINE = {
    "boxes", "drivers", "snow", "times", "route", "start", "finish", "decoration", "missing",
}  # fmt: skip
_HALF_A_CHARACTER = sentence("a text has half a character; write it anew")
_ONE_LINE = 1 << 30
"""Width at which no line is broken."""


def read_roadbook(path: Path) -> RoadBook:
    """The road-book in a file.

    Raises
    ------
    DocumentError
        (of which RoadBookError is one) naming file, place and remedy.
    """
    content, has_comments = read_with_comments(path)
    try:
        roadbook = roadbook_from_dict(content)
    except RoadBookError as error:
        raise RoadBookError(located(path, error)) from None
    if has_comments:
        return replace(roadbook, remarks=(*roadbook.remarks, COMMENTS_ARE_LOST))
    return roadbook


def write_roadbook(roadbook: RoadBook, path: Path) -> None:
    """Save a road-book, as JSON or YAML by the suffix of the file.

    The file is replaced in one step: a reader, and a crash, see the old one or the new one whole.

    Raises
    ------
    RoadBookError
        when the suffix is another, the road-book would not be read again, or the disk refuses.
    """
    try:
        text = roadbook_text(roadbook, path.suffix)
    except RoadBookError as error:
        raise RoadBookError(located(path, error)) from None
    write_text(path, text)


def roadbook_text(roadbook: RoadBook, suffix: str = ".yaml") -> str:
    """The text of a road-book file; ``suffix`` is ``.yaml``, ``.yml`` or ``.json``.

    Raises
    ------
    RoadBookError
        when the suffix is another, or the text would not be read again.
    """
    content = roadbook_to_dict(roadbook)
    check_written(content)
    writers = {".json": _json_text, ".yaml": _yaml_text, ".yml": _yaml_text}
    if suffix.lower() not in writers:
        raise RoadBookError(sentence("name the file *.roadbook.yaml or *.roadbook.json"))
    try:
        text = writers[suffix.lower()](_laid_out(content))
        size = len(text.encode("utf-8"))
    except UnicodeEncodeError:
        raise RoadBookError(_HALF_A_CHARACTER) from None
    fault = excess(text, size)
    if fault is not None:
        raise RoadBookError(sentence("{fault}; make several road-books of it", fault=fault))
    return text


def write_text(path: Path, text: str) -> None:
    """Put a text into a file in one step, with the rights of the file that it replaces.

    Raises
    ------
    RoadBookError
        when the text or the disk does not allow it; the old file is then as it was.
    """
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise RoadBookError(located(path, _HALF_A_CHARACTER)) from None
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """Put data into a file in one step, with the rights of the file that it replaces.

    Into a pipe or a character device (``/dev/stdout``) the data is written as it stands there.

    Raises
    ------
    RoadBookError
        when the name is that of a directory or another thing that holds no data, or the disk does
        not allow it; the old file is then as it was.
    """
    try:
        mode = _mode(path)
        if mode is None or stat.S_ISREG(mode):
            replace_file(Path(os.path.realpath(path)), data)
        elif stat.S_ISFIFO(mode) or stat.S_ISCHR(mode):
            with os.fdopen(os.open(path, os.O_WRONLY), "wb") as stream:
                stream.write(data)
        else:
            fault = sentence("no regular file; name a file")
            if stat.S_ISDIR(mode):
                fault = sentence("a directory; name a file")
            raise RoadBookError(located(path, fault))
    except OSError as error:
        remedy = sentence("check the directory and its rights")
        if error.errno == errno.ELOOP:
            remedy = sentence("name a file that is no link to itself")
        if error.errno == errno.ENAMETOOLONG:
            remedy = sentence("choose a shorter name")
        reason = {"reason": error.strerror, "remedy": remedy}
        fault = sentence("cannot be saved ({reason}); {remedy}", **reason)
        raise RoadBookError(located(path, fault)) from None
    except ValueError:  # a null character in the name
        fault = sentence("cannot be saved; choose another name")
        raise RoadBookError(located(repr(str(path)), fault)) from None


def _mode(path: Path) -> int | None:
    """Kind and rights of what a name stands for, links followed; None when nothing is there."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


# --- what stands on one line ---------------------------------------------------------------------


class _Line(dict[str, Any]):
    """An object that is written on one line."""


class _LineList(list[Any]):
    """A list that is written on one line."""


def _laid_out(value: Any, key: str = "") -> Any:
    """The document with everything marked that people read more easily on one line."""
    if key in _ON_ONE_LINE or (key == "tiles" and isinstance(value, dict)):
        return _line(value)
    if isinstance(value, dict):
        return {name: _laid_out(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        one_line = key in _ENTRIES_ON_ONE_LINE
        return [_line(item) if one_line else _laid_out(item) for item in value]
    return value


def _line(value: Any) -> Any:
    if isinstance(value, dict):
        return _Line({key: _line(inner) for key, inner in value.items()})
    if isinstance(value, list):
        return _LineList(_line(item) for item in value)
    return value


def _json_text(content: Any) -> str:
    return _json_lines(content, "") + "\n"


def _json_lines(value: Any, indent: str) -> str:
    deeper = indent + "  "
    if isinstance(value, dict) and value and not isinstance(value, _Line):
        parts = [
            f"{deeper}{json.dumps(key, ensure_ascii=False)}: {_json_lines(inner, deeper)}"
            for key, inner in value.items()
        ]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    if isinstance(value, list) and value and not isinstance(value, _LineList):
        parts = [deeper + _json_lines(item, deeper) for item in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _yaml_text(content: Any) -> str:
    import yaml

    text: str = yaml.dump(
        content,
        Dumper=_dumper(),
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=False,
        width=_ONE_LINE,
        explicit_end=True,
    )
    return f"{WHOLE_FILE}\n{text}"


@cache
def _dumper() -> Any:
    """A YAML writer for the layout above; text that any reader of YAML could mistake is quoted."""
    import yaml

    base = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    dumper: Any = type("RoadBookDumper", (base,), {"ignore_aliases": lambda self, data: True})

    def text(self: Any, value: str) -> Any:
        style = "|" if "\n" in value else None
        return self.represent_scalar("tag:yaml.org,2002:str", value, style=style)

    def line(self: Any, value: _Line) -> Any:
        return self.represent_mapping("tag:yaml.org,2002:map", value, flow_style=True)

    def line_list(self: Any, value: _LineList) -> Any:
        return self.represent_sequence("tag:yaml.org,2002:seq", value, flow_style=True)

    dumper.add_representer(str, text)
    dumper.add_representer(_Line, line)
    dumper.add_representer(_LineList, line_list)
    # Numbers of YAML 1.2 that the writer's own YAML 1.1 would leave bare as text, such as 1e3.
    number = re.compile(r"^(?:[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|0o[0-7]+)$")
    dumper.add_implicit_resolver("tag:yaml.org,2002:float", number, list("-+.0123456789"))
    return dumper
