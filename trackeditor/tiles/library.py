"""The tile library: every printed side, loaded from YAML files and kept in a cache.

The cache holds the validated entries as JSON under a name that is the hash of everything they
depend on (the tile files, the schema, the code that reads them), so it can never be stale.
"""

from __future__ import annotations

import hashlib
import json
import logging
import tempfile
from collections.abc import Iterator, Mapping, Set
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import platformdirs

from trackeditor.resources import data_directory
from trackeditor.tiles import facts, sources
from trackeditor.tiles.editions import Edition, read_editions
from trackeditor.tiles.facts import TileError, read_side
from trackeditor.tiles.model import Side
from trackeditor.tiles.passages import CompiledSide, compile_side

log = logging.getLogger(__name__)

_SIDE_KEYS = {"series", "count", "terrain", "danger", "edges", "roads"}
_EDITION_KEYS = {"name", "series", "expansion", "tiles"}


class Library:
    """All printed sides by id, compiled on first use.

    Parameters
    ----------
    entries : mapping of side id to its entry, each with the key ``series``
    editions : boxes by their short name
    """

    def __init__(self, entries: Mapping[str, Mapping[str, Any]], editions: Mapping[str, Edition]):
        self._entries = entries
        self._sides: dict[str, Side] = {}
        self._compiled: dict[str, CompiledSide] = {}
        self.editions = editions

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


@lru_cache(maxsize=1)
def load_library() -> Library:
    """The library that ships with the program, from its cache when that is current."""
    return read_library(data_directory("tile_library"), _cache_directory())


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
    cached = cache / f"tiles-{_fingerprint(files)}.json" if cache else None
    content = _read_cache(cached) if cached else None
    if content is None:
        content = sources.read_sources(directory, files)
        if cached:
            _write_cache(cached, content)
    return Library(content["sides"], read_editions(content["editions"]))


def _cache_directory() -> Path:
    return Path(platformdirs.user_cache_dir("trackeditor"))


def _read_files(directory: Path) -> dict[str, bytes]:
    """Content of the tile files and of ``editions.yaml``, by name."""
    paths = sorted(directory.glob("*.yaml"))
    if not paths:
        raise TileError(f"{directory}: no tile files here; reinstall the program")
    try:
        return {path.name: path.read_bytes() for path in paths}
    except OSError as error:
        raise TileError(f"{error.filename}: {error.strerror}; check the file's rights") from None


def _fingerprint(files: Mapping[str, bytes]) -> str:
    """Hash of all that the cached entries depend on."""
    digest = hashlib.sha256()
    schemas = [data_directory("schemas") / name for name in sources.SCHEMAS]
    code = [Path(module) for module in (__file__, sources.__file__, facts.__file__)]
    for path in (*schemas, *code):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    for name, content in files.items():
        digest.update(name.encode())
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def _read_cache(path: Path) -> dict[str, Any] | None:
    """Content of a cache file, or None when it is missing or damaged."""
    try:
        checksum, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    if hashlib.sha256(body).hexdigest().encode() != checksum:
        log.warning("the tile cache %s is damaged and is written anew", path)
        return None
    content = _parsed(body)
    if content is None:
        log.warning("the tile cache %s holds no tiles and is written anew", path)
    return content


def _parsed(body: bytes) -> dict[str, Any] | None:
    """Sides and editions from the body of a cache file; None when it holds anything else.

    The checksum tells damage, but not that another program wrote the file.
    """
    try:
        content = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or content.keys() != {"sides", "editions"}:
        return None
    sides, editions = content["sides"], content["editions"]
    if not _holds(sides, _SIDE_KEYS) or not _holds(editions, _EDITION_KEYS):
        return None
    return content


def _holds(entries: Any, keys: Set[str]) -> bool:
    """True for an object of at least one entry, each of them an object with some keys."""
    return (
        isinstance(entries, dict)
        and bool(entries)
        and all(isinstance(entry, dict) and keys <= entry.keys() for entry in entries.values())
    )


def _write_cache(path: Path, content: Mapping[str, Any]) -> None:
    """Write the cache atomically; a read-only or full disk only costs the speed."""
    body = json.dumps(content, separators=(",", ":")).encode()
    checksum = hashlib.sha256(body).hexdigest().encode()
    written: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            written = Path(file.name)
            file.write(checksum + b"\n" + body)
        written.replace(path)
        for old in path.parent.glob("tiles-*.json"):
            if old != path:
                old.unlink(missing_ok=True)
    except OSError as error:
        log.info("the tile cache cannot be written: %s", error)
        if written is not None:
            with suppress(OSError):
                written.unlink(missing_ok=True)
