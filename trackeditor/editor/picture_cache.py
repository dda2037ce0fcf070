"""Pictures that take long to paint, kept on the disk from one start to the next."""

from __future__ import annotations

import hashlib
import logging
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap

from trackeditor import __version__
from trackeditor.drafts import replace_file
from trackeditor.resources import data_directory

log = logging.getLogger(__name__)

_PAINTING = ("drawing", "painting", "tiles", "cells", "layout", "editor")
"""Packages of the program on which pictures depend."""


class PictureCache:
    """A directory of PNG files; one that cannot be used costs nothing but the speed.

    Parameters
    ----------
    directory : where they are; None keeps nothing
    """

    def __init__(self, directory: Path | None) -> None:
        self._directory = directory
        self._is_tidy = False

    def find(self, *parts: object) -> QPixmap | None:
        """The picture of all that ``parts`` say, if it was kept by this very program."""
        if self._directory is None:
            return None
        try:
            content = self._path(self._directory, parts).read_bytes()
        except OSError:
            return None
        picture = QPixmap()
        return picture if picture.loadFromData(content, "PNG") else None

    def keep(self, picture: QPixmap, *parts: object) -> None:
        """Keep a picture; ``parts`` must tell everything by which it differs from others."""
        if self._directory is None:
            return
        path = self._path(self._directory, parts)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._tidy(path.parent)
            replace_file(path, _png(picture), is_lasting=False)
        except OSError as error:
            log.info("the picture cache cannot be written: %s", error)

    def _path(self, directory: Path, parts: tuple[object, ...]) -> Path:
        name = hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()
        return directory / f"{_fingerprint()}-{name[:32]}.png"

    def _tidy(self, directory: Path) -> None:
        """Take away, once, what other versions of the program left there."""
        if not self._is_tidy:
            self._is_tidy = True
            for path in directory.glob("*.png"):
                if not path.name.startswith(_fingerprint()):
                    path.unlink(missing_ok=True)


@lru_cache(maxsize=1)
def _fingerprint() -> str:
    """What the program is that paints: its version, and size and time of its files."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(__version__.encode())
    sources = [path for name in _PAINTING for path in sorted((package / name).rglob("*.py"))]
    for path in (*sources, *sorted(data_directory("tile_library").glob("*.yaml"))):
        with suppress(OSError):
            state = path.stat()
            digest.update(f"{path.name} {state.st_size} {state.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]


def _png(picture: QPixmap) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(content.data())
