"""The state in which a file was read or saved last, to notice that another program changed it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from trackeditor.roadbook import RoadBookError
from trackeditor.sentences import located, sentence


@dataclass(frozen=True, slots=True)
class FileState:
    """What a file was like; ``digest`` is empty for a file that was not there."""

    path: Path
    modified: int = 0
    size: int = 0
    digest: str = ""

    @classmethod
    def of(cls, path: Path) -> FileState:
        """The present state of a file; one that cannot be read counts as not there."""
        try:
            if not path.is_file():  # reading a pipe could take for ever
                return cls(path)
            status = path.stat()
            with path.open("rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
        except (OSError, ValueError):  # a name may be too long, or have a zero in it
            return cls(path)
        return cls(path, status.st_mtime_ns, status.st_size, digest)

    @property
    def exists(self) -> bool:
        """True when the file was there."""
        return bool(self.digest)

    def is_current(self) -> bool:
        """True while the file has the same content; a quick look suffices for an untouched one."""
        try:
            status = self.path.stat()
        except (OSError, ValueError):
            return not self.exists
        if (status.st_mtime_ns, status.st_size) == (self.modified, self.size):
            return True
        return FileState.of(self.path).digest == self.digest


def is_there(path: Path) -> bool:
    """True when something has a name; nothing has one that is too long."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def check_place(path: Path) -> None:
    """Make sure that writing to a name cannot wait for ever, as it does with pipes and devices.

    Raises
    ------
    RoadBookError
        when something lies there that is no regular file.
    """
    if is_there(path) and not path.is_file():
        fault = sentence("not a regular file; choose another name")
        if path.is_dir():
            fault = sentence("a directory; choose another name")
        raise RoadBookError(located(path, fault))
