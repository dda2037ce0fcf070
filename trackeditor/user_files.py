"""Reads files that a user names or keeps: regular ones of a sensible size, and nothing endless.

A file is asked what it is before it is opened: a pipe or a device would be read for ever, and a
very large file would fill the memory before anything could be said of it.
"""

from __future__ import annotations

import errno
import math
import os
import stat
from pathlib import Path

from trackeditor.sentences import Sentence, sentence


class FileError(Exception):
    """A file or a directory cannot be read: reason and remedy in one line, without the place."""


class MissingError(FileError):
    """Nothing has that name."""


def read_file(path: Path, most_bytes: int) -> bytes:
    """The content of a regular file of at most some bytes.

    Raises
    ------
    FileError
        when it cannot be had; the file is then unread.
    """
    try:
        state = path.stat()
        if stat.S_ISDIR(state.st_mode):
            raise FileError(sentence("a directory; name a file"))
        if not stat.S_ISREG(state.st_mode):
            raise FileError(sentence("not a regular file; name a file"))
        _check_size(state.st_size, most_bytes)
        with path.open("rb") as file:
            content = file.read(most_bytes + 1)  # it may have grown, or tell no size as in /proc
    except FileNotFoundError:
        raise MissingError(sentence("no such file; check the name")) from None
    except OSError as error:
        raise FileError(_reason(error, sentence("check the file's rights"))) from None
    except ValueError:  # a null character in the name
        raise MissingError(sentence("no such file; check the name")) from None
    _check_size(len(content), most_bytes)
    return content


def _check_size(size: int, most_bytes: int) -> None:
    if size > most_bytes:
        raise FileError(sentence("{fault}; choose another file", fault=too_large(size, most_bytes)))


def too_large(size: int, most_bytes: int) -> Sentence:
    """That some bytes are more than there may be.

    >>> too_large(40_200_000, 40_000_000)
    '41 MB is too large (at most 40 MB)'
    """
    return sentence(
        "{size} MB is too large (at most {most} MB)",
        size=math.ceil(size / 1e6),
        most=most_bytes // 1_000_000,
    )


def exists(path: Path) -> bool:
    """True when something has that name; False for a name that nothing can have."""
    try:
        return path.exists()
    except OSError:  # such as a name that is too long
        return False


def is_directory(path: Path) -> bool:
    """True for a directory; False for a name that nothing can have."""
    return exists(path) and path.is_dir()


def text_of(content: bytes) -> str:
    """The text of a file in UTF-8, with or without a byte order mark.

    Raises
    ------
    FileError
        when it is no such text.
    """
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(
            sentence(
                "byte {byte}: not text in UTF-8; save it as UTF-8, or choose another file",
                byte=error.start,
            )
        ) from None


def yaml_files(directory: Path) -> list[Path]:
    """The YAML files in a directory by their names, without hidden ones and road-books.

    Raises
    ------
    FileError
        when there is no such directory (MissingError), or it cannot be looked into.
    """
    try:
        with os.scandir(directory) as entries:
            names = sorted(entry.name for entry in entries)
    except FileNotFoundError:
        raise MissingError(
            sentence("there is no such directory; make it, or name another")
        ) from None
    except OSError as error:
        raise FileError(_reason(error, sentence("name a directory that you may read"))) from None
    except ValueError:  # a null character in the name
        raise MissingError(
            sentence("there is no such directory; make it, or name another")
        ) from None
    return [
        directory / name
        for name in names
        if name.endswith(".yaml") and not name.endswith(".roadbook.yaml") and name[0] != "."
    ]


def _reason(error: OSError, remedy: Sentence) -> Sentence:
    """Why the system refuses, and what to do about it."""
    match error.errno:
        case errno.ELOOP:
            return sentence("a link that leads back to itself; name what it should lead to")
        case errno.ENAMETOOLONG:
            return sentence("the name is too long for a file; check it")
        case _:
            reason = error.strerror or type(error).__name__
            return sentence("{reason}; {remedy}", reason=reason, remedy=remedy)
