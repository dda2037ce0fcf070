"""Reads the YAML files of a tile library: parses, validates and merges them (docs/tile-format.md).

Whatever is wrong with a file is reported in lines that name the file, the line, the place in the
side's entry, and the remedy.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from trackeditor.sentences import Sentence, located, reason_of, sentence
from trackeditor.tiles.checking import check_editions, check_tiles
from trackeditor.tiles.faults import Fault, TileError

if TYPE_CHECKING:
    import yaml

EDITIONS_FILE = "editions.yaml"
_LARGEST = 10_000_000  # bytes of a file, and values in it
_MAX_FAULT = 360
REMEDY = sentence("correct the file, see docs/tile-format.md")


class LineFault(NamedTuple):
    """A fault of a file, with the line where it lies when that is known."""

    file: Path
    line: int | None
    fault: Fault

    @property
    def told(self) -> Sentence:
        """The fault in one sentence, after file and line."""
        fault = _in_one_line(self.fault.told)
        if self.line is None:
            return located(self.file, fault)
        return located(self.file, sentence("line {line}: {fault}", line=self.line, fault=fault))

    def __str__(self) -> str:
        return self.told


def _in_one_line(text: str) -> str:
    """A text of the file's author as it may stand in a message: printable, and not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    if len(plain) > _MAX_FAULT:
        plain = f"{plain[: _MAX_FAULT // 2]} ... {plain[-_MAX_FAULT // 2 :]}"
    return text if text == plain else plain


class TileFile(NamedTuple):
    """A file of tiles or boxes: its entries by side or box, or what is wrong with it."""

    path: Path
    entries: Mapping[str, Any]
    source: bytes
    faults: tuple[LineFault, ...] = ()

    @property
    def holds_editions(self) -> bool:
        """True for a file of boxes."""
        return self.path.name == EDITIONS_FILE

    def with_fault(self, path: tuple[str | int, ...], problem: str, remedy: str) -> TileFile:
        """The file with one more fault, such as a comparison with other files finds."""
        fault = LineFault(self.path, self.line_of(path), Fault(path, problem, remedy))
        return self._replace(faults=(*self.faults, fault))

    def line_of(self, path: tuple[str | int, ...]) -> int | None:
        """The line of a field, or that of the innermost field around it that is there."""
        return _Lines(self.source).of(path)


def read_sources(directory: Path, sources: Mapping[str, bytes]) -> dict[str, Any]:
    """All sides and editions of a library, as plain values that JSON can hold.

    Parameters
    ----------
    directory : where the files lie, for messages
    sources : content of every file by its name

    Returns
    -------
    dict
        ``sides``: side id to entry with the key ``series``, in the order of the ids;
        ``editions``: box to entry.

    Raises
    ------
    TileError
        when a file cannot be used.
    """
    sides: dict[str, dict[str, Any]] = {}
    editions: Mapping[str, Any] = {}
    for name, source in sources.items():
        file = read_tile_file(directory / name, source)
        if file.holds_editions:
            file = _with_replacements(file)
            editions = file.entries
        for side_id, entry in {} if file.holds_editions else file.entries.items():
            if side_id in sides:
                other = sides[side_id]["series"]
                problem = sentence("described in {other}.yaml too", other=other)
                file = file.with_fault((side_id,), problem, sentence("remove one entry"))
            sides[side_id] = {**entry, "series": file.path.stem}
        if file.faults:
            raise TileError(file.faults[0].told)
    return {"sides": dict(sorted(sides.items())), "editions": editions}


def read_tile_file(path: Path, source: bytes) -> TileFile:
    """The entries of one file, with everything that is wrong with it.

    A file with faults may hold any values; use its entries only when it has none.
    """
    try:
        content, twice = _parse(path, source)
    except _ParseError as error:
        fault = LineFault(path, error.line, Fault((), reason_of(error), REMEDY))
        return TileFile(path, {}, source, (fault,))
    faults = (check_editions if path.name == EDITIONS_FILE else check_tiles)(content)
    entries = content if isinstance(content, Mapping) else {}
    if not faults and not twice:
        return TileFile(path, entries, source)
    lines = _Lines(source)
    found = [*twice, *(LineFault(path, lines.of(fault.path), fault) for fault in faults)]
    return TileFile(path, entries, source, tuple(sorted(found, key=lambda one: one.line or 0)))


def _with_replacements(file: TileFile) -> TileFile:
    """A file of boxes with a fault for every replacement that it does not hold."""
    if file.faults:
        return file
    for box, entry in file.entries.items():
        if entry.get("replaced_by", box) not in file.entries:
            problem = sentence("'replaced_by' names no box of this file")
            file = file.with_fault((box, "replaced_by"), problem, REMEDY)
    return file


# --- YAML ----------------------------------------------------------------------------------------


class _ParseError(Exception):
    """The file is no YAML with values that JSON can hold."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem)
        self.line = line


def _parse(path: Path, source: bytes) -> tuple[Any, list[LineFault]]:
    """Content of a YAML file with the text keys of JSON (``cuts: {0: ...}`` has numbers).

    The faults are keys that are there twice.
    """
    import yaml

    twice: list[LineFault] = []
    base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    class Loader(base):  # type: ignore[misc, valid-type]
        """A safe loader that notices a key that is there twice."""

        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            seen: set[str] = set()
            for key, _ in node.value:
                if isinstance(key.value, str) and key.value in seen:
                    fault = Fault(
                        (),
                        sentence("'{value}' is there twice", value=key.value),
                        sentence("remove one entry"),
                    )
                    twice.append(LineFault(path, key.start_mark.line + 1, fault))
                seen.add(str(key.value))
            mapping: dict[Any, Any] = super().construct_mapping(node, deep)
            return mapping

    if len(source) > _LARGEST:
        raise _ParseError(sentence("larger than {size} MB", size=_LARGEST // 1_000_000))
    try:
        content = yaml.load(source, Loader)  # noqa: S506 (it is safe)
        if _expanded(content, {}) > _LARGEST:
            raise _ParseError(sentence("its aliases stand for too much"))
        return json.loads(json.dumps(content)), twice
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or sentence("characters that YAML does not allow")
        line = None if mark is None else mark.line + 1
        raise _ParseError(sentence("not YAML ({reason})", reason=problem), line) from None
    except (TypeError, ValueError) as error:  # dates, numbers that JSON lacks, circles of aliases
        raise _ParseError(str(error)) from None
    except RecursionError:
        raise _ParseError(sentence("nested too deeply")) from None


def _expanded(value: Any, known: dict[int, int]) -> int:
    """How many values there are once every alias is written out."""
    if not isinstance(value, (dict, list)):
        return 1
    if id(value) not in known:
        known[id(value)] = 0  # a circle is told by whoever writes it out
        inner = value.values() if isinstance(value, dict) else value
        known[id(value)] = 1 + sum(_expanded(one, known) for one in inner)
    return known[id(value)]


class _Lines:
    """Where the fields of a YAML file stand."""

    def __init__(self, source: bytes) -> None:
        import yaml

        self._root = yaml.compose(source, getattr(yaml, "CSafeLoader", yaml.SafeLoader))

    def of(self, path: tuple[str | int, ...]) -> int | None:
        """The line of a field, or that of the innermost field around it that is there."""
        node, line = self._root, None
        for part in path:
            found = _inner(node, part)
            if found is None:
                break
            line, node = found
        return line


def _inner(node: yaml.Node | None, part: str | int) -> tuple[int, yaml.Node] | None:
    """The line and the value of a key or of an element of a list."""
    values = node.value if node is not None else None
    if isinstance(part, str) and isinstance(values, list):
        for pair in values:
            if isinstance(pair, tuple) and pair[0].value == part:
                return pair[0].start_mark.line + 1, pair[1]
    elif isinstance(part, int) and isinstance(values, list) and part < len(values):
        element = values[part]
        if not isinstance(element, tuple):
            return element.start_mark.line + 1, element
    return None
