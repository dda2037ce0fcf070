"""Recovery copies: unsaved changes survive a crash, a kill and a power cut.

Every process keeps one copy of its rally, with the race that is driven on it, and one of each tile
that is being described, written in one step, with a lock that tells others that the process is
alive. A copy whose process is gone waits until the user takes it over or deletes it; nothing here
ever writes to the user's own files.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG
from typing import Any, Protocol

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, SignalInstance

from trackeditor.editor.document import Document
from trackeditor.editor.drive.kept_race import KeptRace, kept_race_from_dict, kept_race_to_dict
from trackeditor.editor.file_state import FileState
from trackeditor.editor.speech import said
from trackeditor.editor.tile_form.kept_tile import KeptTile, kept_tile_from_dict
from trackeditor.layout import DocumentError, read_document
from trackeditor.roadbook import (
    RoadBook,
    RoadBookError,
    roadbook_from_dict,
    roadbook_to_dict,
    write_text,
)
from trackeditor.sentences import located, reason_of, sentence

log = logging.getLogger(__name__)

FORMAT = "trackeditor-recovery"
SECONDS = 3
"""So long after an edit its copy is written."""
_SUFFIX = ".recovery.json"


@dataclass(frozen=True, slots=True)
class Copy:
    """A recovery copy of a process that is gone.

    ``file`` is the user's file that it belongs to and ``digest`` that file's content when the copy
    was written. A copy has a ``roadbook`` or a ``tile``; one that cannot be read has neither, and
    ``fault`` says why. A rally that is ``saved`` is there because of its ``race``.
    """

    path: Path
    kept: datetime
    file: Path | None = None
    digest: str = ""
    stage: int = 0
    roadbook: RoadBook | None = None
    tile: KeptTile | None = None
    race: KeptRace | None = None
    saved: bool = False
    fault: str = ""

    @property
    def is_readable(self) -> bool:
        """True when there is something to take over."""
        return self.roadbook is not None or self.tile is not None


class KeptRaces(Protocol):
    """Whether there is a race that would be lost, and which; ``changed`` when it goes on."""

    changed: SignalInstance

    @property
    def is_needed(self) -> bool:
        """Whether there is a race to be kept."""
        ...

    def kept(self) -> KeptRace:
        """The race as it is now."""
        ...


class CopyFile(QObject):
    """One recovery copy of this process, kept up to date.

    Parameters
    ----------
    content : what is not saved, as plain values; None while everything is
    directory : where the copies are

    Signals
    -------
    failed(str) : the copy could not be written, and why
    """

    failed = Signal(str)

    def __init__(
        self,
        content: Callable[[], Mapping[str, Any] | None],
        directory: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = directory / f"{os.getpid()}-{secrets.token_hex(4)}{_SUFFIX}"
        self._content = content
        self._lock: QLockFile | None = None
        self._has_failed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SECONDS * 1000)
        self._timer.timeout.connect(self.keep)

    def follow(self) -> None:
        """Keep what was changed, before long."""
        if not self._timer.isActive():
            self._timer.start()

    def keep(self) -> bool:
        """Write the copy now when something is unsaved; True when it is on the disk."""
        try:
            content = self._content()
            if content is None:
                return False
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._hold_lock()
            kept = datetime.now(UTC).isoformat(timespec="seconds")
            head = {"format": FORMAT, "version": 1, "kept": kept}
            write_text(self.path, json.dumps({**head, **content}, ensure_ascii=False))
        except (DocumentError, OSError) as error:
            log.warning("no recovery copy: %s", error)
            if not self._has_failed:
                self.failed.emit(said(error))
            self._has_failed = True
            return False
        self._has_failed = False
        return True

    def forget(self) -> None:
        """Delete the copy: everything is saved, or given up by the user."""
        self._timer.stop()
        if self._lock is not None:
            self.path.unlink(missing_ok=True)
            self._lock.unlock()
            self._lock = None

    def _hold_lock(self) -> None:
        if self._lock is None:
            lock = QLockFile(str(_lock_path(self.path)))
            lock.setStaleLockTime(0)
            if not lock.tryLock(0):
                fault = sentence("cannot be locked; check the directory's rights")
                raise RoadBookError(located(self.path, fault))
            self._lock = lock


class Recovery(QObject):
    """Keeps the copies of this process, and finds those of others.

    Signals
    -------
    failed(str) : the copy could not be written, and why
    """

    failed = Signal(str)

    def __init__(self, document: Document, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._directory = directory
        self._own = CopyFile(self._content, directory, self)
        self._own.failed.connect(self.failed)
        self._others: list[CopyFile] = []
        self._digest = ""
        self._races: KeptRaces | None = None
        document.checked.connect(self._changed)
        document.saved_changed.connect(self._saved_changed)

    def expect(self, digest: str) -> None:
        """Say what content the user's file has, so that a later change of it can be told."""
        self._digest = digest

    def keep_race(self, races: KeptRaces) -> None:
        """Keep the race that is driven on the rally, too."""
        self._races = races
        races.changed.connect(self._changed)

    def keep(self) -> bool:
        """Write the copy of the rally now when it is unsaved; True when it is on the disk."""
        return self._own.keep()

    def keep_all(self) -> None:
        """Write the copies of everything that is unsaved."""
        for copy in (self._own, *self._others):
            copy.keep()

    def also(self, content: Callable[[], Mapping[str, Any] | None], parent: QObject) -> CopyFile:
        """Keep a copy of something beside the rally, until ``parent`` is gone."""
        copy = CopyFile(content, self._directory, parent)
        copy.failed.connect(self.failed)
        self._others.append(copy)
        parent.destroyed.connect(lambda: self._others.remove(copy))
        return copy

    def forget(self) -> None:
        """Delete the copy of the rally: it is saved, or given up by the user."""
        self._own.forget()

    def forget_all(self) -> None:
        """Delete all copies of this process: it ends, and the user was asked about everything."""
        for copy in (self._own, *self._others):
            copy.forget()

    def waiting(self) -> list[Copy]:
        """Copies of processes that are gone, the latest first."""
        own = {copy.path for copy in (self._own, *self._others)}
        found = [
            _read(path)
            for path in self._directory.glob(f"*{_SUFFIX}")
            if path not in own and _is_left(path)
        ]
        there = [copy for copy in found if copy is not None]
        return sorted(there, key=lambda copy: copy.kept, reverse=True)

    def take(self, copy: Copy) -> None:
        """Show a copy as unsaved changes; it is deleted once this process has its own of it.

        One with a race stays until that goes on (:meth:`settle`).

        Raises
        ------
        RoadBookError
            when it could not be read.
        """
        if copy.roadbook is None:
            raise RoadBookError(located(copy.path, copy.fault))
        self._document.recover(copy.roadbook, copy.file)
        self._document.show_stage(copy.stage)
        self.expect(copy.digest)
        if copy.saved and (copy.file is None or FileState.of(copy.file).digest == copy.digest):
            self._document.undo_stack.setClean()
        if copy.race is None:
            self.settle(copy)

    def settle(self, copy: Copy) -> None:
        """Delete a copy that was taken over, once this process has its own of it."""
        if self.keep():
            self.delete(copy)

    def delete(self, copy: Copy) -> None:
        """Delete a copy that the user has decided on."""
        copy.path.unlink(missing_ok=True)
        _lock_path(copy.path).unlink(missing_ok=True)

    def _changed(self) -> None:
        if self._is_needed:
            self._own.follow()
        else:
            self.forget()

    def _saved_changed(self, saved: bool) -> None:
        self._changed()

    @property
    def _is_needed(self) -> bool:
        return not self._document.is_saved or self._has_race

    @property
    def _has_race(self) -> bool:
        return self._races is not None and self._races.is_needed

    def _content(self) -> Mapping[str, Any] | None:
        document = self._document
        if not self._is_needed:
            return None
        content = {
            "file": str(document.path) if document.path is not None else None,
            "digest": self._digest,
            "stage": document.index,
            "saved": document.is_saved,
            "roadbook": roadbook_to_dict(document.roadbook),
        }
        if self._races is not None and self._has_race:
            content["race"] = kept_race_to_dict(self._races.kept())
        return content


def _read(path: Path) -> Copy | None:
    """The copy in a file; whatever is wrong with it is said in ``fault``.

    None when it is no file, or has gone in the meantime, as copies of other processes do.
    """
    try:
        status = path.stat()
    except OSError:
        return None
    if not S_ISREG(status.st_mode):
        return None
    kept = datetime.fromtimestamp(status.st_mtime, UTC)
    try:
        content = read_document(path)
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            return Copy(path, kept, fault=sentence("not a recovery copy"))
        if "tile" in content:
            return Copy(path, kept, tile=kept_tile_from_dict(content["tile"]))
        file, stage, digest = (content.get(key) for key in ("file", "stage", "digest"))
        return Copy(
            path=path,
            kept=kept,
            file=Path(file) if isinstance(file, str) and "\0" not in file else None,
            digest=digest if isinstance(digest, str) else "",
            stage=stage if isinstance(stage, int) else 0,
            roadbook=roadbook_from_dict(content.get("roadbook")),
            race=kept_race_from_dict(content.get("race")),
            saved=content.get("saved") is True,
        )
    except DocumentError as error:
        return Copy(path, kept, fault=reason_of(error))


def _is_left(path: Path) -> bool:
    """True when the process that wrote a copy is gone."""
    lock = QLockFile(str(_lock_path(path)))
    lock.setStaleLockTime(0)
    return lock.tryLock(0)  # given back when ``lock`` goes; the copy itself stays


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(_SUFFIX) + ".lock")
