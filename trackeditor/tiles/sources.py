"""Reads the YAML files of a tile library: parses, validates and merges them (docs/tile-format.md).

Whatever is wrong with a file is reported in lines that name the file, the line, the place in the
side's entry, and the remedy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from trackeditor.plain_yaml import Lines, NotYamlError, PlainYaml, YamlError, lines_of, read_yaml
from trackeditor.sentences import Sentence, located, reason_of, sentence
from trackeditor.tiles.checking import MOST_FAULTS, check_editions, check_tiles
from trackeditor.tiles.faults import Fault, TileError
from trackeditor.user_files import FileError, text_of

EDITIONS_FILE = "editions.yaml"
MOST_BYTES = 2_000_000
"""Bytes of a tile file: those of the program have 100,000 together."""
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
    """A file of tiles, boxes or boards: its entries by name, or what is wrong with it."""

    path: Path
    entries: Mapping[str, Any]
    source: bytes
    faults: tuple[LineFault, ...] = ()

    @property
    def holds_editions(self) -> bool:
        """True for a file of boxes."""
        return self.path.name == EDITIONS_FILE

    def with_faults(self, faults: Sequence[Fault]) -> TileFile:
        """The file with more faults, such as a comparison with other files finds."""
        more = [LineFault(self.path, self.line_of(fault.path), fault) for fault in faults]
        return self._replace(faults=(*self.faults, *more))

    def line_of(self, path: tuple[str | int, ...]) -> int | None:
        """The line of a field, or that of the innermost field around it that is there."""
        return _lines_of(self.source).of(path)


@lru_cache(maxsize=1)
def _lines_of(source: bytes) -> Lines:
    """Where the fields of a file stand; many lines of one file are asked for in succession."""
    return lines_of(text_of(source))


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
                remedy = sentence("remove one entry")
                file = file.with_faults([Fault((side_id,), problem, remedy)])
            sides[side_id] = {**entry, "series": file.path.stem}
        if file.faults:
            raise TileError(file.faults[0].told)
    return {"sides": dict(sorted(sides.items())), "editions": editions}


def read_tile_file(path: Path, source: bytes) -> TileFile:
    """The entries of one file, with everything that is wrong with it.

    A file with faults may hold any values; use its entries only when it has none.
    """
    check = check_editions if path.name == EDITIONS_FILE else check_tiles
    return read_entries(path, source, check, "docs/tile-format.md")


def read_entries(
    path: Path, source: bytes, check: Callable[[Any], Sequence[Fault]], page: str
) -> TileFile:
    """The entries of a file in YAML with all that a check finds, and what is wrong as YAML.

    Of very many faults the first ones are told.

    Parameters
    ----------
    path, source : the file and its content
    check : finds what is wrong with the parsed content
    page : where the format is described
    """
    try:
        parsed = _parsed(source, page)
    except _UnreadableError as error:
        return TileFile(path, {}, source, (LineFault(path, error.line, error.fault),))
    content = parsed.content
    entries = content if isinstance(content, Mapping) else {}
    found = [
        LineFault(
            path,
            twice.line,
            Fault(
                (),
                sentence("'{value}' is there twice", value=twice.key),
                sentence("remove one entry"),
            ),
        )
        for twice in islice(parsed.keys_twice, MOST_FAULTS)
    ]
    found += [LineFault(path, parsed.lines.of(fault.path), fault) for fault in check(content)]
    found.sort(key=lambda one: one.line or 0)
    if len(found) > MOST_FAULTS:
        more = Fault(
            (),
            sentence("there are more than {count} faults", count=MOST_FAULTS),
            sentence("correct these first"),
        )
        found = [*found[:MOST_FAULTS], LineFault(path, None, more)]
    return TileFile(path, entries, source, tuple(found))


def _with_replacements(file: TileFile) -> TileFile:
    """A file of boxes with a fault for every replacement that it does not hold."""
    if file.faults:
        return file
    for box, entry in file.entries.items():
        if entry.get("replaced_by", box) not in file.entries:
            problem = sentence("'replaced_by' names no box of this file")
            file = file.with_faults([Fault((box, "replaced_by"), problem, REMEDY)])
    return file


# --- YAML ----------------------------------------------------------------------------------------


class _UnreadableError(Exception):
    """The file is no YAML with plain values."""

    def __init__(self, fault: Fault, line: int | None = None) -> None:
        super().__init__(fault)
        self.fault = fault
        self.line = line


def _parsed(source: bytes, page: str) -> PlainYaml:
    see = sentence("see {page}", page=page)
    try:
        return read_yaml(text_of(source))
    except FileError as error:
        raise _UnreadableError(Fault((), reason_of(error), see)) from None
    except NotYamlError as error:
        problem = sentence("not YAML ({reason})", reason=reason_of(error))
        remedy = sentence("correct the file, see {page}", page=page)
        raise _UnreadableError(Fault((), problem, remedy), error.line) from None
    except YamlError as error:
        raise _UnreadableError(Fault((), reason_of(error), see), error.line) from None
