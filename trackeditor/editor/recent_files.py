"""The menu of files that were opened or saved last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from trackeditor.editor.settings import Settings


class RecentFiles(QMenu):
    """Recent files with their directories; the menu cannot be opened while there are none.

    Signals
    -------
    chosen(Path) : this file is to be opened
    """

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.aboutToShow.connect(self._fill)
        settings.changed.connect(self._setting_changed)
        self._setting_changed("recent_files")

    def _setting_changed(self, key: str) -> None:
        if key == "recent_files":
            self.menuAction().setEnabled(bool(self._settings.recent_files))

    def _fill(self) -> None:
        self.clear()
        for number, path in enumerate(self._settings.recent_files, 1):
            action = self.addAction(_entry(number, path))
            action.setData(str(path))
            action.triggered.connect(self._choose)

    def _choose(self) -> None:
        action = self.sender()
        if action is not None:
            self.chosen.emit(Path(action.data()))


def _entry(number: int, path: Path) -> str:
    """An entry with a key for the first nine; an ampersand in a name is none of those marks.

    >>> _entry(1, Path("/home/races/R&D.roadbook.yaml"))
    '&1  R&&D.roadbook.yaml  –  /home/races'
    """
    key = f"&{number}" if number < 10 else str(number)
    name = f"{path.name}  –  {path.parent}".replace("&", "&&")
    return f"{key}  {name}"
