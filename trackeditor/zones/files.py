"""Reads board files: the zones that ship with the program and those that owners have described.

Rows and shortcuts stand in the language of tile files (docs/tile-format.md) and are read by the
same code. Whatever is wrong is reported as a :class:`ZoneError` of one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from trackeditor.layout import read_document
from trackeditor.layout.validation import schema_fault
from trackeditor.resources import data_directory
from trackeditor.sentences import located, reason_of, sentence
from trackeditor.tiles import TileError
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.model import Danger
from trackeditor.tiles.owners import tile_directories
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.model import (
    DANGER_BESIDE,
    FACES,
    Board,
    BoardEnd,
    BoardRoad,
    Boards,
    Face,
)

REMEDY = sentence("correct the file, see docs/zones.md")
_SERIES = "classic"
_INNER_LANES = 2
"""Lanes at the borders between sections, which always meet each other."""

Entry = Mapping[str, Any]


class _FileState(NamedTuple):
    """A file as far as it tells whether it was changed."""

    path: Path
    changed: int
    size: int


def load_boards(*directories: Path) -> Boards:
    """The zones that ship with the program, and over them the boards described by owners.

    Parameters
    ----------
    directories : hold further board files (``*.yaml``), perhaps beside road-books; one that is not
        there holds none

    Raises
    ------
    ZoneError
        when a file cannot be used, or two of them describe one board.
    """
    own = (path.absolute() for directory in directories for path in _board_files(directory))
    return {**_shipped_boards(), **read_boards(dict.fromkeys(own))}


def _board_files(directory: Path) -> list[Path]:
    if not directory.is_dir():
        return []
    return [
        path
        for path in sorted(directory.glob("*.yaml"))
        if not path.name.startswith(".") and not path.name.endswith(".roadbook.yaml")
    ]


def own_board_directories() -> tuple[Path, ...]:
    """Where board files of the user's own lie: beside his own tile files."""
    return tuple(directory / _SERIES for directory in tile_directories())


def own_boards() -> Boards:
    """The zones of the program with the boards of the user's own files; see :func:`load_boards`.

    They are one value until such a file is added, changed or taken away.
    """
    directories = own_board_directories()
    return _boards_of(directories, tuple(_states(directories)))


def _states(directories: Iterable[Path]) -> Iterator[_FileState]:
    for directory in directories:
        for path in _board_files(directory):
            try:
                state = path.stat()
            except OSError as error:
                reason = error.strerror or type(error).__name__
                fault = sentence("cannot be read ({reason}); check or remove it", reason=reason)
                raise ZoneError(located(path, fault)) from None
            yield _FileState(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=4)
def _boards_of(directories: tuple[Path, ...], states: tuple[_FileState, ...]) -> Boards:
    """The boards of some directories whose files are in some states."""
    return load_boards(*directories)


@lru_cache(maxsize=1)
def _shipped_boards() -> Boards:
    return read_boards(sorted((data_directory("tile_library") / _SERIES).glob("*.yaml")))


def read_boards(paths: Iterable[Path]) -> Boards:
    """The boards described in some files.

    Raises
    ------
    DocumentError
        (of which ZoneError is one) naming file, place and remedy.
    """
    found: dict[str, Board] = {}
    files: dict[str, Path] = {}
    for path in paths:
        content = read_document(path)
        fault = schema_fault(content, "board")
        if fault is not None:
            raise ZoneError(located(path, sentence("{fault} (see docs/zones.md)", fault=fault)))
        for zone, entry in content.items():
            if zone in files:
                fault = sentence(
                    "{zone}: described in {other} too; remove one entry",
                    zone=zone,
                    other=str(files[zone]),
                )
                raise ZoneError(located(path, fault))
            files[zone] = path
            try:
                found[zone] = _board(zone, entry)
            except ZoneError as error:
                told = sentence(
                    "{zone}.{fault}; {remedy}", zone=zone, fault=reason_of(error), remedy=REMEDY
                )
                raise ZoneError(located(path, told)) from None
    return found


def _board(zone: str, entry: Entry) -> Board:
    ends = {
        int(number): BoardEnd(end.get("lanes", 2), tuple(end.get("named_in", ())))
        for number, end in entry.get("ends", {}).items()
    }
    board = Board(zone, ends, note=entry.get("note", ""))
    faces = {name: _face(name, board, entry[name]) for name in FACES if name in entry}
    return replace(board, faces=faces)


def _face(name: str, board: Board, entry: Entry) -> Face:
    roads = []
    joined: set[frozenset[int | None]] = set()
    known: dict[str, Any] = {}
    for i, road in enumerate(entry["roads"]):
        place = f"{name}.roads.{i}"
        start, end = road["from"], road.get("to")
        if start == end:
            raise ZoneError(located(place, sentence("the road ends where it begins")))
        ends = frozenset((start, end))
        if ends in joined:
            fault = sentence("a second road between the same road ends")
            raise ZoneError(located(place, fault))
        joined.add(ends)
        roads.append(_road(place, board, entry, road, known))
    overlaps = tuple((tuple(pair["a"]), tuple(pair["b"])) for pair in entry.get("overlaps", ()))
    for cell in (cell for pair in overlaps for group in pair for cell in group):
        if cell not in known:
            fault = sentence("no row has a cell of the name '{cell}'", cell=cell)
            raise ZoneError(located(f"{name}.overlaps", fault))
    return Face(tuple(roads), overlaps)


def _road(place: str, board: Board, face: Entry, road: Entry, known: dict[str, Any]) -> BoardRoad:
    """A road; the cells that it names are added to the known ones with their limits."""
    start, end = road["from"], road.get("to")
    own: set[str] = set()
    sections = []
    last = len(road["sections"]) - 1
    for k, section in enumerate(road["sections"]):
        edges = {
            "D": {"lanes": board.lanes(start) if k == 0 else _INNER_LANES},
            "A": {"lanes": _INNER_LANES if k < last or end is None else board.lanes(end)},
        }
        side = _side_entry(face, section, edges)
        try:
            _check_borders(section)
            read_side(f"{board.zone}{start}", side, _SERIES)
            _add_names(section, own, known)
        except (TileError, ZoneError) as error:
            raise ZoneError(located(f"{place}.sections.{k}", error)) from None
        sections.append(side)
    roadsides = tuple(map(_roadside, road["sections"]))
    return BoardRoad(start, end, tuple(sections), frozenset(own), roadsides)


def _roadside(section: Entry) -> tuple[Danger, Danger] | None:
    """The dangers at the left and right of a section that tells them apart."""
    beside = section.get("roadside")
    return beside and (DANGER_BESIDE[beside["left"]], DANGER_BESIDE[beside["right"]])


def _danger(section: Entry) -> str:
    """The danger of a section as a whole: the one given, or the greater one of its roadsides."""
    beside = _roadside(section) or (Danger.LOW,)
    return str(section.get("danger", max(beside, key=list(Danger).index).value))


def _check_borders(section: Entry) -> None:
    """Raise for rows that go on over a skewed edge: sections have none."""
    for j, row in enumerate(section["rows"]):
        if "open" in row:
            raise ZoneError(
                sentence("row {row}: 'open' belongs to skewed edges of tiles; take it out", row=j)
            )


def _side_entry(face: Entry, section: Entry, edges: Entry) -> Entry:
    """The entry of a tile side that has one straight road, that of a section."""
    road = {"from": "D", "to": "A", "rows": section["rows"]}
    return {
        "count": 1,
        "series": _SERIES,
        "terrain": section.get("terrain", face["terrain"]),
        "danger": _danger(section),
        "edges": edges,
        "roads": [road | {"shortcuts": section.get("shortcuts", [])}],
    }


def _add_names(section: Entry, own: set[str], known: dict[str, Any]) -> None:
    """Add the cells that a section names; raise when one is on the road already, or another."""
    for name, limit in _named_cells(section):
        if name in own:
            raise ZoneError(sentence("the road has the cell '{name}' twice", name=name))
        if known.setdefault(name, limit) != limit:
            raise ZoneError(sentence("cell '{name}' has different limits on two roads", name=name))
        own.add(name)


def _named_cells(section: Entry) -> Iterator[tuple[str, Any]]:
    """The cells to which rows give names, with their limits as they are written."""
    for row in section["rows"]:
        if "names" in row:
            chains = row["corner"] if "corner" in row else row["lanes"]
            if isinstance(chains, int):
                chains = [[row.get("limit")]] * chains
            limits = (limit for chain in chains for limit in chain)
            yield from zip(row["names"], limits, strict=False)  # their number has been checked
