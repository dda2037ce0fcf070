"""What the editor remembers of its user: boxes, recent files, theme, language, arrangement."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

Theme = Literal["system", "light", "dark"]
MOST_RECENT = 12


class Settings(QObject):
    """Settings, kept from one start to the next.

    Signals
    -------
    changed(str) : the setting of that name has another value
    """

    changed = Signal(str)

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store or QSettings("trackeditor", "trackeditor")

    @property
    def boxes(self) -> list[str] | None:
        """Boxes that the user owns, one entry a copy; None as long as he has not said."""
        return self._list("boxes")

    def set_boxes(self, boxes: Iterable[str] | None) -> None:
        """Say which boxes the user owns; None stands for every box once."""
        self._put("boxes", None if boxes is None else list(boxes))

    @property
    def rules_off(self) -> frozenset[str]:
        """Codes of legality rules that the user has switched off."""
        return frozenset(self._list("rules_off") or ())

    def set_rules_off(self, codes: Iterable[str]) -> None:
        """Switch legality rules off, by their codes."""
        self._put("rules_off", sorted(codes))

    @property
    def recent_files(self) -> list[Path]:
        """Files opened or saved last, the latest first."""
        return [Path(name) for name in self._list("recent_files") or ()]

    def remember_file(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        others = [known for known in self.recent_files if known != path]
        self._put("recent_files", [str(p) for p in [path, *others][:MOST_RECENT]])

    def forget_file(self, path: Path) -> None:
        """Take a file that is gone out of the recent ones."""
        self._put("recent_files", [str(p) for p in self.recent_files if p != path])

    @property
    def theme(self) -> Theme:
        """Colours of the window and the canvas."""
        theme = self._store.value("theme", "system")
        return theme if theme in ("light", "dark") else "system"

    def set_theme(self, theme: Theme) -> None:
        """Choose the colours."""
        self._put("theme", theme)

    @property
    def language(self) -> str:
        """Language of the interface as a two-letter code; empty: that of the system."""
        return str(self._store.value("language", ""))

    def set_language(self, language: str) -> None:
        """Choose the language of the interface."""
        self._put("language", language)

    def arrangement(self, name: str) -> QByteArray | None:
        """Remembered geometry (``geometry``) or state of docks and toolbars (``state``)."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else None

    def remember_arrangement(self, name: str, value: QByteArray) -> None:
        """Keep a geometry or state of the window."""
        self._store.setValue(f"window/{name}", value)

    def _list(self, key: str) -> list[str] | None:
        try:
            value = json.loads(str(self._store.value(key, "null")))
        except (ValueError, RecursionError):  # somebody has changed the file by hand
            return None
        return [str(item) for item in value] if isinstance(value, list) else None

    def _put(self, key: str, value: object) -> None:
        self._store.setValue(key, json.dumps(value) if not isinstance(value, str) else value)
        self.changed.emit(key)
