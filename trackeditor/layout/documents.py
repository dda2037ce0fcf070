"""Opens any text document of the program, whatever is in it: JSON or YAML as plain values.

Both languages give the same values: objects with text keys, lists, text, whole and finite
numbers, true, false and null. YAML is read by its core schema (YAML 1.2, section 10.3), so ``no``
and ``12:30`` are text, and without the means by which small files stand for large ones.
"""

from __future__ import annotations

import json
import math
import re
from bisect import bisect
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from trackeditor.sentences import Sentence, located, reason_of, sentence

if TYPE_CHECKING:
    import yaml

MAX_BYTES = 40_000_000
MAX_VALUES = 2_000_000
"""Values of a document; each takes some 500 bytes of memory while YAML is read."""
MAX_DEPTH = 60
WHOLE_FILE = "# This file is whole when its last line is three dots."
"""First line of the YAML files that the program writes; a file cut off anywhere is noticed."""

_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(
    r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)
_SCALARS = (
    ("bool", re.compile(r"true|True|TRUE|false|False|FALSE"), "tTfF"),
    ("int", _INTEGER, "-+0123456789"),
    ("float", _FLOAT, "-+.0123456789"),
    ("null", re.compile(r"~|null|Null|NULL|"), ("~", "n", "N", "")),
)
_TAG = "tag:yaml.org,2002:"
_MAX_DIGITS = 300
_BEFORE_VALUES = (",", ":", "[", "{", "?", "- ", "-\t", "-\n", "-\r")
"""Every value but the first has one of these before it."""
_COMMENT = re.compile(r"^[ \t]*(#)", re.MULTILINE)
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters that steer a terminal or break a line."""


_TOO_DEEP = sentence("nested too deeply; choose another file")


class DocumentError(Exception):
    """An input cannot be used: the message is one line with file, place and remedy."""


class _FaultError(Exception):
    """What is wrong with a value, before file and line are known."""


def read_document(path: Path) -> Any:
    """Content of a JSON file (by its suffix ``.json``) or YAML file as plain values.

    Raises
    ------
    DocumentError
        for a file that is missing, no regular file, too large, empty, binary, damaged or nested
        too deeply; for keys that are there twice, numbers that are not finite, and in YAML for
        aliases and tags.
    """
    return read_with_comments(path)[0]


def read_with_comments(path: Path) -> tuple[Any, bool]:
    """Content of a file as :func:`read_document` has it, and whether lines of it are comments.

    Comments are no values: they are lost when the content is written again. The comment with which
    the files of the program begin does not count.
    """
    text = read_text(path)
    if not text.strip():
        raise DocumentError(located(path, sentence("the file is empty; choose another file")))
    fault = excess(text, len(text))
    if fault is not None:
        raise _too_much(path, fault)
    if path.suffix.lower() == ".json":
        return _parse_json(path, text), False
    return _parse_yaml(path, text)


def _too_much(path: Path, fault: Sentence) -> DocumentError:
    return DocumentError(located(path, sentence("{fault}; choose another file", fault=fault)))


def excess(text: str, size: int) -> Sentence | None:
    """What is too much in a text of some bytes for a layout or road-book; None within the limits.

    >>> excess("[1, 2]", 50_000_000)
    '50 MB is too large for a layout or road-book (at most 40 MB)'
    """
    if size > MAX_BYTES:
        return sentence(
            "{size:.0f} MB is too large for a layout or road-book (at most {most:.0f} MB)",
            size=size / 1e6,
            most=MAX_BYTES / 1e6,
        )
    values = sum(map(text.count, _BEFORE_VALUES)) if size > MAX_VALUES else 0
    if values > MAX_VALUES:
        return sentence(
            "some {values:,} values are too many for a layout or road-book (at most {most:,})",
            values=values,
            most=MAX_VALUES,
        )
    return None


def read_text(path: Path) -> str:
    """Content of a text file in UTF-8; raises DocumentError when it cannot be had."""
    try:
        if path.is_dir():
            raise DocumentError(located(path, sentence("a directory; name a file")))
        size = path.stat().st_size
        if not path.is_file():
            raise DocumentError(located(path, sentence("not a regular file; name a file")))
        fault = excess("", size)
        if fault is not None:
            raise _too_much(path, fault)
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise DocumentError(located(path, sentence("no such file; check the name"))) from None
    except UnicodeDecodeError as error:
        raise DocumentError(
            located(
                path,
                sentence(
                    "byte {byte}: not text in UTF-8; choose a layout (.json) or road-book"
                    " (.roadbook.yaml, .roadbook.json)",
                    byte=error.start,
                ),
            )
        ) from None
    except OSError as error:
        fault = sentence("{reason}; check the file's rights", reason=error.strerror)
        raise DocumentError(located(path, fault)) from None
    except ValueError:  # a null character in the name
        name = repr(str(path))
        raise DocumentError(located(name, sentence("no such file; check the name"))) from None


# --- JSON ----------------------------------------------------------------------------------------


def _parse_json(path: Path, text: str) -> Any:
    try:
        content = json.loads(
            text,
            object_pairs_hook=_object_of_pairs,
            parse_constant=_refuse_constant,
            parse_int=_whole_number,
            parse_float=_finite_number,
        )
        _check_values(content)
    except json.JSONDecodeError as error:
        raise DocumentError(
            located(
                path,
                sentence(
                    "line {line}, column {column}: not JSON ({reason}); the file may be cut off",
                    line=error.lineno,
                    column=error.colno,
                    reason=error.msg,
                ),
            )
        ) from None
    except RecursionError:
        raise DocumentError(located(path, _TOO_DEEP)) from None
    except _FaultError as fault:
        raise DocumentError(located(path, fault)) from None
    return content


def _object_of_pairs(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _FaultError(
            sentence("the key {key} is there twice in one object; remove one", key=shown(twice))
        )
    return content


def _refuse_constant(name: str) -> NoReturn:
    raise _FaultError(
        sentence("{value} is not a number; write a finite number or null", value=name)
    )


def _whole_number(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise _FaultError(
            sentence("a number of {digits} digits is too long; correct the value", digits=len(text))
        )
    return int(text)


def _finite_number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise _FaultError(
            sentence("{value} is not a finite number; correct the value", value=shown(text))
        )
    return number


def _check_values(content: Any) -> None:
    """Refuse in JSON what YAML cannot hold either: deep nesting and half characters."""
    level: list[Any] = [content]
    for _ in range(MAX_DEPTH + 1):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value)
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
            elif isinstance(value, str) and any("\ud800" <= c <= "\udfff" for c in value):
                raise _FaultError(
                    sentence(
                        "{value} has half a character; write the text anew", value=shown(value)
                    )
                )
        if not inner:
            return
        level = inner
    raise _FaultError(_TOO_DEEP)


# --- YAML ----------------------------------------------------------------------------------------


def _parse_yaml(path: Path, text: str) -> tuple[Any, bool]:
    import yaml

    composed = _Composed(path)
    try:
        node = yaml.compose(text, _loader())
        content = composed.value(node) if node is not None else None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        fault = sentence(
            "not YAML ({reason}); the file may be cut off",
            reason=getattr(error, "problem", None)
            or sentence("characters that YAML does not allow"),
        )
        if mark and text[mark.index : mark.index + 1] == "\t":
            fault = sentence("not YAML (a tab; indent with spaces)")
        if mark:
            place = {"line": mark.line + 1, "column": mark.column + 1}
            fault = sentence("line {line}, column {column}: {fault}", **place, fault=fault)
        raise DocumentError(located(path, fault)) from None
    except RecursionError:
        raise DocumentError(located(path, _TOO_DEEP)) from None
    if text.startswith(WHOLE_FILE) and not text.rstrip().endswith(("\n...", "\r...")):
        fault = sentence("the end is missing; the file is cut off, take another copy")
        raise DocumentError(located(path, fault))
    return content, composed.leaves_out_comments(text)


@cache
def _loader() -> Any:
    """A YAML loader that knows the scalars of the core schema only."""
    import yaml

    base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loader: Any = type("CoreLoader", (base,), {"yaml_implicit_resolvers": {}})
    for name, pattern, first in _SCALARS:
        loader.add_implicit_resolver(
            f"{_TAG}{name}", re.compile(f"^(?:{pattern.pattern})$"), list(first)
        )
    return loader


_ALIAS = sentence("used again by an alias (*); write the value out")


class _Composed:
    """Turns the nodes of one YAML file into plain values."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: set[int] = set()
        self._long_texts: list[tuple[int, int]] = []

    def value(self, node: yaml.Node, depth: int = 0) -> Any:
        """The value of a node that stands ``depth`` levels deep."""
        if id(node) in self._seen:
            self._refuse(node, _ALIAS)
        self._seen.add(id(node))
        if depth > MAX_DEPTH:
            self._refuse(node, _TOO_DEEP)
        kind = node.tag.removeprefix(_TAG)
        if kind == "map" and isinstance(node.value, list):
            return self._mapping(node, depth)
        if kind == "seq":
            return [self.value(item, depth + 1) for item in node.value]
        if isinstance(node.value, str):
            return self._scalar(node, kind)
        return self._refuse(
            node, sentence("the tag {tag} is not allowed; take it out", tag=shown(node.tag))
        )

    def leaves_out_comments(self, text: str) -> bool:
        """Whether a line of the source is a comment, and not part of a text of several lines."""
        start = len(WHOLE_FILE) if text.startswith(WHOLE_FILE) else 0
        for line in _COMMENT.finditer(text.replace("\r", "\n"), start):
            place = bisect(self._long_texts, (line.start(1),))
            if place == 0 or self._long_texts[place - 1][1] <= line.start(1):
                return True
        return False

    def _mapping(self, node: yaml.Node, depth: int) -> dict[str, Any]:
        content: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key.value, str):
                self._refuse(key, sentence("a key must be text; correct it"))
            if id(key) in self._seen:
                self._refuse(key, _ALIAS)
            if key.value in content:
                self._refuse(
                    key,
                    sentence("the key {key} is there twice; remove one", key=shown(key.value)),
                )
            self._seen.add(id(key))
            content[key.value] = self.value(value, depth + 1)
        return content

    def _scalar(self, node: yaml.Node, kind: str) -> Any:
        text: str = node.value
        try:
            if kind == "str":
                if getattr(node, "style", None) and node.end_mark.line > node.start_mark.line:
                    self._long_texts.append((node.start_mark.index, node.end_mark.index))
                return text
            if kind == "int" and _INTEGER.fullmatch(text):
                return _whole_number(text)
            if kind == "float" and _FLOAT.fullmatch(text):
                return _finite_number(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
            if kind == "bool" and text.lower() in ("true", "false"):
                return text.lower() == "true"
        except _FaultError as fault:
            self._refuse(node, reason_of(fault))
        if kind == "null":
            return None
        return self._refuse(
            node, sentence("the tag {tag} is not allowed here; take it out", tag=shown(node.tag))
        )

    def _refuse(self, node: yaml.Node, fault: str) -> NoReturn:
        line = node.start_mark.line + 1
        raise DocumentError(
            located(self._path, sentence("line {line}: {reason}", line=line, reason=fault))
        )


def shown(value: Any) -> str:
    """A value as a user may recognise it in the file, on one line and not long.

    >>> shown("no")
    '"no"'
    >>> shown(None)
    'missing or null'
    """
    if value is None:
        return sentence("missing or null")
    if isinstance(value, dict | list) and len(value) > 8:
        return sentence("an object") if isinstance(value, dict) else sentence("a list")
    text = json.dumps(value, default=str, ensure_ascii=False)
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= 40 else f"{text[:37]}..."
