"""The tile library: every printed side, those of the program and those of the user's own files."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from trackeditor.resources import data_directory
from trackeditor.sentences import located, sentence
from trackeditor.tiles import cache as caching
from trackeditor.tiles import sources
from trackeditor.tiles.editions import Edition, read_editions
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.faults import TileError
from trackeditor.tiles.model import Side
from trackeditor.tiles.owners import OwnSource, own_sources, read_own_tiles, tile_directories
from trackeditor.tiles.passages import CompiledSide, compile_side

log = logging.getLogger(__name__)

_SIDE_KEYS = {"series", "count", "terrain", "danger", "edges", "roads"}
_EDITION_KEYS = {"name", "series", "expansion", "tiles"}
_NO_FILES: Mapping[str, Path] = MappingProxyType({})


class Library:
    """All printed sides by id, compiled on first use.

    Parameters
    ----------
    entries : mapping of side id to its entry, each with the key ``series``
    editions : boxes by their short name
    own_files : the file of every side that does not come with the program
    faults : a line for every file of the user's own that could not be used
    """

    def __init__(
        self,
        entries: Mapping[str, Mapping[str, Any]],
        editions: Mapping[str, Edition],
        own_files: Mapping[str, Path] = _NO_FILES,
        faults: tuple[str, ...] = (),
    ) -> None:
        self._entries = entries
        self._sides: dict[str, Side] = {}
        self._compiled: dict[str, CompiledSide] = {}
        self.editions = editions
        self.own_files = own_files
        self.faults = faults

    def __contains__(self, side_id: object) -> bool:
        return side_id in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def side(self, side_id: str) -> Side:
        """What is printed on a side.

        Raises
        ------
        KeyError
            when the library has no such side.
        """
        if side_id not in self._sides:
            entry = self._entries[side_id]
            self._sides[side_id] = read_side(side_id, entry, entry["series"])
        return self._sides[side_id]

    def compiled(self, side_id: str) -> CompiledSide:
        """The driving cells and moves of a side; raises KeyError for an unknown side."""
        if side_id not in self._compiled:
            self._compiled[side_id] = compile_side(self.side(side_id))
        return self._compiled[side_id]

    @cached_property
    def tiles(self) -> Mapping[int, tuple[str, ...]]:
        """Sides of every physical tile by its number."""
        found: dict[int, list[str]] = {}
        for side_id in self._entries:
            found.setdefault(int(side_id.rstrip("ab")), []).append(side_id)
        return {tile: tuple(sorted(sides)) for tile, sides in sorted(found.items())}


def load_library() -> Library:
    """The library that ships with the program, with the tiles of the user's own files.

    It is one value until such a file is added, changed or taken away. What is wrong with one is
    logged and kept in :attr:`Library.faults`; the other files are used.
    """
    files = own_sources(tile_directories())
    return _kept_library(files) if files else shipped_library()


@lru_cache(maxsize=1)
def _kept_library(files: tuple[OwnSource, ...]) -> Library:
    library = combined_library(files, caching.cache_directory())
    for fault in library.faults:
        log.warning("%s", fault)
    return library


def combined_library(files: Sequence[OwnSource], cache: Path | None = None) -> Library:
    """The library of the program with the tiles of some files, without those that have faults."""
    shipped = shipped_library()
    own = read_own_tiles(files, shipped.tiles, shipped.editions, cache)
    entries = dict(sorted({**shipped._entries, **own.sides}.items()))
    editions = {**shipped.editions, **read_editions(own.editions)}
    return Library(entries, editions, own.files, own.faults)


@lru_cache(maxsize=1)
def shipped_library() -> Library:
    """The library that ships with the program alone, from its cache when that is current."""
    return read_library(data_directory("tile_library"), caching.cache_directory())


def read_library(directory: Path, cache: Path | None = None) -> Library:
    """Read all tile files of a directory.

    Parameters
    ----------
    directory : holds ``*.yaml`` tile files and ``editions.yaml``
    cache : directory for the compiled cache; None reads the YAML files every time

    Raises
    ------
    TileError
        when a file cannot be read; the message names file, side, place and remedy.
    """
    files = _read_files(directory)
    cached = cache / f"tiles-{caching.fingerprint(files)}.json" if cache else None
    content = caching.read_cached(cached) if cached else None
    if content is None or not _holds_library(content):
        content = sources.read_sources(directory, files)
        if cached:
            caching.write_cached(cached, content, instead_of="tiles-*.json")
    return Library(content["sides"], read_editions(content["editions"]))


def _read_files(directory: Path) -> dict[str, bytes]:
    """Content of the tile files and of ``editions.yaml``, by name."""
    paths = sorted(directory.glob("*.yaml"))
    if not paths:
        raise TileError(located(directory, sentence("no tile files here; reinstall the program")))
    try:
        return {path.name: path.read_bytes() for path in paths}
    except OSError as error:
        raise TileError(
            sentence(
                "{file}: {reason}; check the file's rights",
                file=error.filename,
                reason=error.strerror,
            )
        ) from None


def _holds_library(content: Any) -> bool:
    """True for sides and editions, which another program would not have written."""
    return (
        isinstance(content, dict)
        and content.keys() == {"sides", "editions"}
        and _holds(content["sides"], _SIDE_KEYS)
        and _holds(content["editions"], _EDITION_KEYS)
    )


def _holds(entries: Any, keys: Set[str]) -> bool:
    """True for an object of at least one entry, each of them an object with some keys."""
    return (
        isinstance(entries, dict)
        and bool(entries)
        and all(isinstance(entry, dict) and keys <= entry.keys() for entry in entries.values())
    )
