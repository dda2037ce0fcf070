"""Puts files into their places in one step: a reader, and a crash, see the old one or the new one.

The content is written into a draft beside the file, which then takes its place. A program that is
killed while it writes leaves its draft; a later one takes it away.
"""

from __future__ import annotations

import os
import re
import stat
import time
from contextlib import suppress
from pathlib import Path

_DRAFT = re.compile(r"\.trackeditor-[0-9a-f]{16}")
_DEAD_AFTER = 3600
"""Seconds without a change after which nobody writes on a draft any more."""


def replace_file(target: Path, data: bytes, *, is_lasting: bool = True) -> None:
    """Put a file in the place of another one, with the rights of that, or of none.

    The draft has a short name of its own: one made from the target's could become too long.

    Parameters
    ----------
    target : a regular file or nothing; no link
    data : the content
    is_lasting : wait until the content is on the disk; caches need not

    Raises
    ------
    OSError
        when the disk refuses; the old file is then as it was.
    """
    _take_dead_drafts_away(target.parent)
    draft = target.with_name(f".trackeditor-{os.urandom(8).hex()}")
    try:
        _write(draft, data, is_lasting=is_lasting)
        with suppress(FileNotFoundError):
            draft.chmod(stat.S_IMODE(target.stat().st_mode))
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _write(draft: Path, data: bytes, *, is_lasting: bool) -> None:
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        if is_lasting:
            file.flush()
            os.fsync(file.fileno())


def _take_dead_drafts_away(directory: Path) -> None:
    """Remove what programs have left that were killed; whatever forbids it harms nothing."""
    oldest = time.time() - _DEAD_AFTER
    with suppress(OSError), os.scandir(directory) as entries:
        for entry in entries:
            if _DRAFT.fullmatch(entry.name) and entry.stat(follow_symlinks=False).st_mtime < oldest:
                Path(entry.path).unlink(missing_ok=True)
