"""Reads YAML as plain values: objects with text keys, lists, text, numbers, true, false, null.

YAML is read by its core schema (YAML 1.2, section 10.3), so ``no`` and ``12:30`` are text, and
without the means by which small files stand for large ones: aliases and tags are refused.
"""

from __future__ import annotations

import re
from bisect import bisect
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from trackeditor.plain_values import (
    MAX_DEPTH,
    TOO_DEEP,
    ValueFaultError,
    finite_number,
    shown,
    whole_number,
)
from trackeditor.sentences import reason_of, sentence

if TYPE_CHECKING:
    import yaml

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
_COMMENT = re.compile(r"^[ \t]*(#)", re.MULTILINE)
_ALIAS = sentence("used again by an alias (*); write the value out")


class YamlError(Exception):
    """A value of a file is not read: the message tells why, and the remedy.

    ``line`` counts from 1; it is None where it is not known.
    """

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason)
        self.line = line


class NotYamlError(YamlError):
    """A text is no YAML: the message tells what the parser has met there.

    Attributes
    ----------
    column : counts from 1; None where it is not known
    is_tab : it has met a tab, which indents nothing in YAML
    """

    def __init__(self, reason: str, line: int | None, column: int | None, *, is_tab: bool) -> None:
        super().__init__(reason, line)
        self.column = column
        self.is_tab = is_tab


class KeyTwice(NamedTuple):
    """A key that an object has already, with its line; the later value counts."""

    key: str
    line: int


class PlainYaml(NamedTuple):
    """What a text holds."""

    content: Any
    keys_twice: tuple[KeyTwice, ...]
    has_comments: bool
    """Whether lines of it are comments, which are no values."""
    lines: Lines


def read_yaml(text: str) -> PlainYaml:
    """The content of a text in YAML.

    Raises
    ------
    YamlError
        for aliases, tags, keys that are no text, numbers that are not finite, nesting without end;
        NotYamlError for what is no YAML.
    """
    values = _Values()
    try:
        node = _composed(text)
        content = values.value(node) if node is not None else None
    except RecursionError:
        raise YamlError(TOO_DEEP) from None
    has_comments = values.leaves_out_comments(text)
    return PlainYaml(content, tuple(values.keys_twice), has_comments, Lines(node))


def lines_of(text: str) -> Lines:
    """Where the fields of a text stand; what is no YAML has none."""
    try:
        return Lines(_composed(text))
    except (NotYamlError, RecursionError):
        return Lines(None)


def _composed(text: str) -> yaml.Node | None:
    import yaml

    try:
        node: yaml.Node | None = yaml.compose(text, _loader())
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        reason = getattr(error, "problem", None) or sentence("characters that YAML does not allow")
        line, column = (mark.line + 1, mark.column + 1) if mark else (None, None)
        is_tab = mark is not None and text[mark.index : mark.index + 1] == "\t"
        raise NotYamlError(reason, line, column, is_tab=is_tab) from None
    return node


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


class Lines:
    """Where the fields of a YAML file stand."""

    def __init__(self, root: yaml.Node | None) -> None:
        self._root = root
        self._fields: dict[int, dict[str | int, tuple[int, yaml.Node]]] = {}

    def of(self, path: tuple[str | int, ...]) -> int | None:
        """The line of a field, or that of the innermost field around it that is there."""
        node, line = self._root, None
        for part in path:
            found = self._inside(node).get(part)
            if found is None:
                break
            line, node = found
        return line

    def _inside(self, node: yaml.Node | None) -> dict[str | int, tuple[int, yaml.Node]]:
        """Line and value of every key of an object, or of every element of a list by its place.

        They are found once: a file with many faults is asked for many lines.
        """
        if node is None or not isinstance(node.value, list):
            return {}
        if id(node) not in self._fields:
            fields: dict[str | int, tuple[int, yaml.Node]] = {}
            for place, item in enumerate(node.value):
                if isinstance(item, tuple):
                    fields.setdefault(item[0].value, (item[0].start_mark.line + 1, item[1]))
                else:
                    fields[place] = (item.start_mark.line + 1, item)
            self._fields[id(node)] = fields
        return self._fields[id(node)]


class _Values:
    """Turns the nodes of one YAML file into plain values."""

    def __init__(self) -> None:
        self.keys_twice: list[KeyTwice] = []
        self._seen: set[int] = set()
        self._long_texts: list[tuple[int, int]] = []

    def value(self, node: yaml.Node, depth: int = 0) -> Any:
        """The value of a node that stands ``depth`` levels deep."""
        if id(node) in self._seen:
            self._refuse(node, _ALIAS)
        self._seen.add(id(node))
        if depth > MAX_DEPTH:
            self._refuse(node, TOO_DEEP)
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
                self.keys_twice.append(KeyTwice(key.value, key.start_mark.line + 1))
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
                return whole_number(text)
            if kind == "float" and _FLOAT.fullmatch(text):
                return finite_number(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
            if kind == "bool" and text.lower() in ("true", "false"):
                return text.lower() == "true"
        except ValueFaultError as fault:
            self._refuse(node, reason_of(fault))
        if kind == "null":
            return None
        return self._refuse(
            node, sentence("the tag {tag} is not allowed here; take it out", tag=shown(node.tag))
        )

    def _refuse(self, node: yaml.Node, fault: str) -> NoReturn:
        raise YamlError(fault, node.start_mark.line + 1)
