"""Reads board files: the zones that ship with the program and those that owners have described.

A file of an owner's that cannot be used is told of in a line and left out, as with tile files;
whatever is in it, the other ones are read.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from trackeditor.resources import data_directory
from trackeditor.sentences import located, reason_of, sentence
from trackeditor.tiles import Fault
from trackeditor.tiles.owners import tile_directories, told
from trackeditor.tiles.sources import MOST_BYTES, LineFault, TileFile, read_entries
from trackeditor.user_files import FileError, MissingError, read_file, yaml_files
from trackeditor.zones.entries import SERIES, board_of, check_boards
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.model import Board, Boards

log = logging.getLogger(__name__)

PAGE = "docs/zones.md"


class KnownBoards(NamedTuple):
    """The zones that there are, and a line for everything in files that is not used."""

    boards: Boards
    faults: tuple[str, ...] = ()


class _Found(NamedTuple):
    """A file as far as it tells whether it was changed; or what cannot be looked into, and why."""

    path: Path
    changed: int = 0
    size: int = 0
    problem: str = ""


def load_boards(*directories: Path) -> Boards:
    """The zones that ship with the program, and over them the boards described by owners.

    Parameters
    ----------
    directories : hold further board files (``*.yaml``), perhaps beside road-books; one that is not
        there holds none

    Notes
    -----
    What cannot be used is left out; of two entries for one board the first counts.
    """
    return _read_over_shipped(_found_in(directories)).boards


def own_board_directories() -> tuple[Path, ...]:
    """Where board files of the user's own lie: beside his own tile files."""
    return tuple(directory / SERIES for directory in tile_directories())


def own_boards() -> Boards:
    """The zones of the program with the boards of the user's own files.

    They are one value until such a file is added, changed or taken away. What is wrong with one is
    logged then.
    """
    return known_boards().boards


def known_boards() -> KnownBoards:
    """The zones of :func:`own_boards`, with what is wrong with the user's own files."""
    return _kept_boards(tuple(_found_in(own_board_directories())))


@lru_cache(maxsize=4)
def _kept_boards(found: tuple[_Found, ...]) -> KnownBoards:
    """The boards of files in some states."""
    known = _read_over_shipped(found)
    for fault in known.faults:
        log.warning("%s", fault)
    return known


def _found_in(directories: Iterable[Path]) -> list[_Found]:
    """The board files of some directories, each once, and what cannot be looked into."""
    found: dict[Path, _Found] = {}
    for directory in directories:
        for one in _files_in(directory):
            found.setdefault(one.path, one)
    return list(found.values())


def _files_in(directory: Path) -> Iterator[_Found]:
    try:
        paths = yaml_files(directory.absolute())
    except MissingError:
        return
    except FileError as error:
        yield _Found(directory.absolute(), problem=reason_of(error))
        return
    for path in paths:
        try:
            state = path.stat()
        except OSError:  # reading it will tell why
            yield _Found(path)
        else:
            yield _Found(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=1)
def _shipped_boards() -> Boards:
    return read_boards(yaml_files(data_directory("tile_library") / SERIES))


def _read_over_shipped(found: Iterable[_Found]) -> KnownBoards:
    boards: dict[str, Board] = {}
    files: dict[str, Path] = {}
    faults: list[str] = []
    for path, _, _, problem in found:
        if problem:
            faults.append(located(path, problem))
            continue
        try:
            file = read_board_file(path)
        except ZoneError as error:
            faults.append(reason_of(error))
            continue
        if file.faults:
            faults.append(told(file, "trackeditor zones check"))
            continue
        for zone, entry in file.entries.items():
            if zone in files:
                faults.append(LineFault(path, file.line_of((zone,)), twice(zone, files[zone])).told)
            else:
                files[zone], boards[zone] = path, board_of(zone, entry)
    return KnownBoards({**_shipped_boards(), **boards}, tuple(faults))


def twice(zone: str, other: Path) -> Fault:
    """That a board is described in another file, too, which counts."""
    problem = sentence("described in {file} too, which counts", file=str(other))
    return Fault((zone,), problem, sentence("remove one entry"))


def read_board_file(path: Path) -> TileFile:
    """The entries of a board file by zone, with everything that is wrong with it.

    Raises
    ------
    ZoneError
        when it cannot be read.
    """
    try:
        source = read_file(path, MOST_BYTES)
    except FileError as error:
        raise ZoneError(located(path, error)) from None
    return read_entries(path, source, check_boards, PAGE)


def read_boards(paths: Iterable[Path]) -> Boards:
    """The boards described in some files, all of which can be used.

    Raises
    ------
    ZoneError
        naming file, line, place and remedy; also when two files describe one board.
    """
    found: dict[str, Board] = {}
    files: dict[str, Path] = {}
    for path in paths:
        file = read_board_file(path)
        if file.faults:
            raise ZoneError(file.faults[0].told)
        for zone, entry in file.entries.items():
            if zone in files:
                fault = twice(zone, files[zone])
                raise ZoneError(LineFault(path, file.line_of((zone,)), fault).told)
            files[zone], found[zone] = path, board_of(zone, entry)
    return found
