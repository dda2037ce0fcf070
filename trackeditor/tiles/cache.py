"""Parsed tile files, kept so that the next start need not parse them.

A cache file has the hash of everything that its content depends on in its name (the tile files,
the schemas, the code that reads them), so it can never be stale, and that of the content in its
first line, so that damage is noticed.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import platformdirs

from trackeditor import plain_values, plain_yaml
from trackeditor.drafts import replace_file
from trackeditor.resources import data_directory
from trackeditor.tiles import checking, facts, references, sources

log = logging.getLogger(__name__)


def cache_directory() -> Path:
    """Where the cache files lie."""
    return Path(platformdirs.user_cache_dir("trackeditor"))


def fingerprint(files: Mapping[str, bytes]) -> str:
    """Hash of tile files, by name and content, and of all that decides how they are read."""
    digest = hashlib.sha256()
    schemas = [data_directory("schemas") / name for name in checking.SCHEMAS]
    modules = (checking, facts, references, sources, plain_values, plain_yaml)
    code = [Path(module.__file__ or "") for module in modules]
    for path in (*schemas, *code, Path(__file__)):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    for name, content in files.items():
        digest.update(hashlib.sha256(name.encode()).digest())
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def read_cached(path: Path) -> Any:
    """Content of a cache file, or None when it is missing or damaged.

    The first line tells damage, but not that another program wrote the file.
    """
    try:
        checksum, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    if hashlib.sha256(body).hexdigest().encode() != checksum:
        log.warning("the tile cache %s is damaged and is written anew", path)
        return None
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def write_cached(path: Path, content: Any, *, instead_of: str) -> None:
    """Write a cache file in one step; a read-only or full disk only costs the speed.

    ``instead_of`` is a pattern of names: files that fit it are of no use any more.
    """
    body = json.dumps(content, separators=(",", ":")).encode()
    checksum = hashlib.sha256(body).hexdigest().encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, checksum + b"\n" + body, is_lasting=False)
        for old in path.parent.glob(instead_of):
            if old != path:
                old.unlink(missing_ok=True)
    except OSError as error:
        log.info("the tile cache cannot be written: %s", error)
