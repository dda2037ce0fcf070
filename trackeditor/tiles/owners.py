"""Tiles of the user's own: files that describe boxes which the program does not have.

They have the format of the program's own tile files (``docs/tile-format.md``). A file that cannot
be used is told of in a line and left out; whatever is in it, the other ones are read. Of an entry
that the program or an earlier file has, too, the file is told of, and that entry alone is left out.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from trackeditor.sentences import counted, located, reason_of, sentence
from trackeditor.tiles import cache as caching
from trackeditor.tiles.faults import Fault
from trackeditor.tiles.sources import MOST_BYTES, TileFile, read_tile_file
from trackeditor.user_files import FileError, MissingError, read_file, yaml_files

DIRECTORIES = "TRACKEDITOR_TILES"
"""Environment variable with the directories of own tile files, instead of the user's one."""

_SIDE = re.compile(r"[1-9][0-9]{2,5}[ab]?")
_CACHE = "own-tiles-{}.json"


class OwnSource(NamedTuple):
    """A file of the user's own as it is on the disk, or why it cannot be read."""

    path: Path
    content: bytes
    problem: str | None = None


class OwnTiles(NamedTuple):
    """What the files describe together, and a line for each of which something is not used."""

    sides: Mapping[str, Any]
    editions: Mapping[str, Any]
    files: Mapping[str, Path]
    faults: tuple[str, ...]


def user_directory() -> Path:
    """Where the user's own tile files lie, when the environment says nothing else."""
    return Path(platformdirs.user_data_dir("trackeditor")) / "tiles"


def tile_directories() -> tuple[Path, ...]:
    """The directories of own tile files: those of the environment, else the user's one."""
    named = os.environ.get(DIRECTORIES)
    if named is None:
        return (user_directory(),)
    return tuple(Path(name).expanduser() for name in named.split(os.pathsep) if name)


def own_sources(directories: Iterable[Path]) -> tuple[OwnSource, ...]:
    """All tile files in some directories, by name in each, with what could not be read."""
    found: dict[Path, OwnSource] = {}
    for directory in directories:
        for source in _sources_in(directory):
            found.setdefault(source.path.absolute(), source)
    return tuple(found.values())


def _sources_in(directory: Path) -> Iterator[OwnSource]:
    try:
        paths = yaml_files(directory)
    except MissingError as error:
        if directory != user_directory():  # that one need not be there
            yield OwnSource(directory, b"", reason_of(error))
        return
    except FileError as error:
        yield OwnSource(directory, b"", reason_of(error))
        return
    yield from map(own_source, paths)


def own_source(path: Path) -> OwnSource:
    """A file as it is on the disk, or why it cannot be read."""
    try:
        return OwnSource(path, read_file(path, MOST_BYTES))
    except FileError as error:
        return OwnSource(path, b"", reason_of(error))


def read_own_tiles(
    sources: Sequence[OwnSource],
    numbers: Collection[int],
    boxes: Collection[str],
    cache: Path | None = None,
) -> OwnTiles:
    """The sides and boxes of all files that can be used beside the program's own.

    Parameters
    ----------
    sources : the files
    numbers : tiles of the program
    boxes : short names of the program's boxes
    cache : directory of a cache; None parses the files every time
    """
    unread = [located(source.path, source.problem) for source in sources if source.problem]
    files = _parsed([source for source in sources if not source.problem], cache)
    sides: dict[str, Any] = {}
    editions: dict[str, Any] = {}
    paths: dict[str, Path] = {}
    faults: list[str] = []
    for alone, file in zip(files, compared(files, numbers, boxes), strict=True):
        faults += [told(file)] if file.faults else []
        entries = _used(alone, file)
        if file.holds_editions:
            editions.update(entries)
        else:
            series = file.path.stem
            sides.update((side, {**entry, "series": series}) for side, entry in entries.items())
            paths.update(dict.fromkeys(entries, file.path))
    known = {*numbers, *map(number_of, sides)}
    editions = {box: _with_known_tiles(entry, known) for box, entry in editions.items()}
    editions.update(_boxes_of_files(sides, {*numbers, *_held(editions)}, {*boxes, *editions}))
    return OwnTiles(sides, editions, paths, (*unread, *faults))


def told(file: TileFile, command: str = "trackeditor tiles check") -> str:
    """What is wrong with a file, in one line, with the command that tells all of it."""
    first, *more = file.faults
    if not more:
        return first.told
    return counted(
        "{fault} ({count} more faults: {command} {file})",
        "{fault} ({count} more fault: {command} {file})",
        len(more),
        fault=first.told,
        command=command,
        file=str(file.path),
    )


def compared(
    files: Iterable[TileFile], numbers: Collection[int], boxes: Collection[str]
) -> list[TileFile]:
    """The files with a fault for everything that the program or an earlier file has, too.

    A tile of the program may be described anew when the entry says so (``replaces: true``).
    """
    found: list[TileFile] = []
    sides: dict[str, Path] = {}
    known_boxes: dict[str, Path | None] = dict.fromkeys(boxes)
    for given in files:
        file = given
        if not file.holds_editions:
            file = _compared_sides(file, numbers, sides)
        elif not file.faults:
            file = _compared_boxes(file, known_boxes)
        known = known_boxes if file.holds_editions else sides
        known.update(dict.fromkeys(_used(given, file), file.path))
        found.append(file)
    return found


def _used(alone: TileFile, file: TileFile) -> Mapping[str, Any]:
    """The entries that are used of a file, given by itself and as compared with the others."""
    if alone.faults:
        return {}
    refused = {one.fault.path[0] for one in file.faults}
    return {name: entry for name, entry in file.entries.items() if name not in refused}


def _compared_sides(
    file: TileFile, numbers: Collection[int], known: Mapping[str, Path]
) -> TileFile:
    faults = []
    for side, entry in file.entries.items():
        if not _SIDE.fullmatch(side) or not isinstance(entry, Mapping):
            continue  # a fault that is told already
        if side in known:
            problem = sentence("described in {file} too, which counts", file=str(known[side]))
            remedy = sentence("remove one entry, or give it a new number")
            faults.append(Fault((side,), problem, remedy))
        elif number_of(side) in numbers and not entry.get("replaces", False):
            problem = sentence("the program has a tile {tile}", tile=number_of(side))
            remedy = sentence(
                "give yours another number, or add 'replaces: true' to use it instead"
            )
            faults.append(Fault((side,), problem, remedy))
    return file.with_faults(faults)


def _compared_boxes(file: TileFile, known: Mapping[str, Path | None]) -> TileFile:
    faults = []
    for box, entry in file.entries.items():
        if box in known:
            where = known[box] or sentence("the program")
            problem = sentence("there is a box of that name in {where}", where=where)
            faults.append(Fault((box,), problem, sentence("give yours another short name")))
        if entry.get("replaced_by", box) not in {*known, *file.entries}:
            problem = sentence("there is no box '{box}'", box=entry["replaced_by"])
            remedy = sentence("name a box that is there, or leave it out")
            faults.append(Fault((box, "replaced_by"), problem, remedy))
    return file.with_faults(faults)


def number_of(side: str) -> int:
    """The number of the tile that a side belongs to.

    >>> number_of("1001b")
    1001
    """
    return int(side.rstrip("ab"))


# --- boxes ---------------------------------------------------------------------------------------


def _held(editions: Mapping[str, Any]) -> set[int]:
    return {int(tile) for entry in editions.values() for tile in entry["tiles"]}


def _with_known_tiles(entry: Mapping[str, Any], known: Collection[int]) -> Mapping[str, Any]:
    """A box without the tiles of files that cannot be used."""
    tiles = {tile: copies for tile, copies in entry["tiles"].items() if int(tile) in known}
    return {**entry, "tiles": tiles}


def _boxes_of_files(
    sides: Mapping[str, Any], held: Collection[int], names: Collection[str]
) -> dict[str, Any]:
    """A box for every file with tiles that no box holds, named after the file."""
    loose: dict[str, dict[str, int]] = {}
    for side, entry in sides.items():
        if number_of(side) not in held:
            tiles = loose.setdefault(entry["series"], {})
            number = str(number_of(side))
            tiles[number] = max(entry["count"], tiles.get(number, 0))
    boxes: dict[str, Any] = {}
    for series, tiles in loose.items():
        name = _free_name(series, {*names, *boxes})
        boxes[name] = {"name": series, "series": series, "expansion": True, "tiles": tiles}
    return boxes


def _free_name(series: str, taken: Collection[str]) -> str:
    name = re.sub(r"[^a-z0-9]+", "-", series.lower()).strip("-") or "own"
    while name in taken:
        name += "-own"
    return name


# --- parsing -------------------------------------------------------------------------------------


def _parsed(sources: Sequence[OwnSource], cache: Path | None) -> list[TileFile]:
    """The files, from the cache when it holds just these; those with faults are read anew."""
    if not sources:
        return []
    path, kept = None, list[Any]([None] * len(sources))
    if cache is not None:
        contents = {str(source.path): source.content for source in sources}
        path = cache / _CACHE.format(caching.fingerprint(contents))
        found = caching.read_cached(path)
        kept = found if _is_kept(found, len(sources)) else kept
    files = [
        read_tile_file(source.path, source.content)
        if entries is None
        else TileFile(source.path, entries, source.content)
        for source, entries in zip(sources, kept, strict=True)
    ]
    content = [None if file.faults else file.entries for file in files]
    if path is not None and content != kept:
        caching.write_cached(path, content, instead_of=_CACHE.format("*"))
    return files


def _is_kept(content: Any, files: int) -> bool:
    return (
        isinstance(content, list)
        and len(content) == files
        and all(entries is None or isinstance(entries, dict) for entries in content)
    )
