"""Opens any text document of the program, whatever is in it: JSON or YAML as plain values.

Both languages give the same values: objects with text keys, lists, text, whole and finite
numbers, true, false and null. How YAML is read, :mod:`trackeditor.plain_yaml` says.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from trackeditor.plain_values import CONTROL as CONTROL
from trackeditor.plain_values import (
    MAX_DEPTH,
    TOO_DEEP,
    ValueFaultError,
    finite_number,
    whole_number,
)
from trackeditor.plain_values import shown as shown
from trackeditor.plain_yaml import WHOLE_FILE as WHOLE_FILE
from trackeditor.plain_yaml import NotYamlError, YamlError, read_yaml
from trackeditor.sentences import Sentence, located, reason_of, sentence
from trackeditor.user_files import FileError, read_file, text_of, too_large

MAX_BYTES = 40_000_000
MAX_VALUES = 2_000_000
"""Values of a document; each takes some 500 bytes of memory while YAML is read."""

_BEFORE_VALUES = (",", ":", "[", "{", "?", "- ", "-\t", "-\n", "-\r")
"""Every value but the first has one of these before it."""


class DocumentError(Exception):
    """An input cannot be used: the message is one line with file, place and remedy."""


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
    """What is too much in a text of some bytes for a document; None within the limits.

    >>> excess("[1, 2]", 50_000_000)
    '50 MB is too large (at most 40 MB)'
    """
    if size > MAX_BYTES:
        return too_large(size, MAX_BYTES)
    values = sum(map(text.count, _BEFORE_VALUES)) if size > MAX_VALUES else 0
    if values > MAX_VALUES:
        return sentence(
            "some {values:,} values are too many (at most {most:,})",
            values=values,
            most=MAX_VALUES,
        )
    return None


def read_text(path: Path) -> str:
    """Content of a text file in UTF-8; raises DocumentError when it cannot be had."""
    try:
        return text_of(read_file(path, MAX_BYTES))
    except FileError as error:
        place = repr(str(path)) if "\0" in str(path) else path
        raise DocumentError(located(place, error)) from None


# --- JSON ----------------------------------------------------------------------------------------


def _parse_json(path: Path, text: str) -> Any:
    try:
        content = json.loads(
            text,
            object_pairs_hook=_object_of_pairs,
            parse_constant=_refuse_constant,
            parse_int=whole_number,
            parse_float=finite_number,
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
        raise DocumentError(located(path, TOO_DEEP)) from None
    except ValueFaultError as fault:
        raise DocumentError(located(path, fault)) from None
    return content


def _object_of_pairs(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueFaultError(
            sentence("the key {key} is there twice in one object; remove one", key=shown(twice))
        )
    return content


def _refuse_constant(name: str) -> NoReturn:
    raise ValueFaultError(
        sentence("{value} is not a number; write a finite number or null", value=name)
    )


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
                raise ValueFaultError(
                    sentence(
                        "{value} has half a character; write the text anew", value=shown(value)
                    )
                )
        if not inner:
            return
        level = inner
    raise ValueFaultError(TOO_DEEP)


# --- YAML ----------------------------------------------------------------------------------------


def _parse_yaml(path: Path, text: str) -> tuple[Any, bool]:
    try:
        parsed = read_yaml(text)
    except NotYamlError as error:
        raise DocumentError(located(path, _no_yaml(error))) from None
    except YamlError as error:
        raise DocumentError(located(path, _at_line(error.line, reason_of(error)))) from None
    for key, line in parsed.keys_twice:
        fault = sentence("the key {key} is there twice; remove one", key=shown(key))
        raise DocumentError(located(path, _at_line(line, fault)))
    if text.startswith(WHOLE_FILE) and not text.rstrip().endswith(("\n...", "\r...")):
        fault = sentence("the end is missing; the file is cut off, take another copy")
        raise DocumentError(located(path, fault))
    return parsed.content, parsed.has_comments


def _no_yaml(error: NotYamlError) -> Sentence:
    """That a text is no YAML, with the place of the fault."""
    fault = sentence("not YAML ({reason}); the file may be cut off", reason=reason_of(error))
    if error.is_tab:
        fault = sentence("not YAML (a tab; indent with spaces)")
    if error.line is None:
        return fault
    place = {"line": error.line, "column": error.column}
    return sentence("line {line}, column {column}: {fault}", **place, fault=fault)


def _at_line(line: int | None, fault: str) -> str:
    return fault if line is None else sentence("line {line}: {reason}", line=line, reason=fault)
