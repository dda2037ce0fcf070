"""Races outlive a crash: what of them a recovery copy has, and how they go on."""

from __future__ import annotations

import json

from PySide6.QtCore import QObject, Signal

from trackeditor.editor.drive.kept_race import KeptRace
from trackeditor.editor.drive.race_table import RaceTable
from trackeditor.editor.drive.scenes import Scene


class RaceKeeper(QObject):
    """Knows whether the race is to be kept, and as what.

    Signals
    -------
    changed : the race went on, or is not to be kept any more
    """

    changed = Signal()

    def __init__(self, table: RaceTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._race = table.race
        self._lines: list[str] = []
        self._first: Scene | None = None
        self._race.scene_added.connect(self.changed)
        self._race.scene_shown.connect(self.changed)
        self._race.status_changed.connect(self.changed)
        self._race.saved.connect(self.changed)

    @property
    def is_needed(self) -> bool:
        """Whether the race would be lost; one whose stages were edited cannot go on."""
        return self._race.is_unsaved and self._table.stands

    def kept(self) -> KeptRace:
        """The race as it is now."""
        scenes = self._race.scenes
        if self._first is not scenes[0]:
            self._first = scenes[0]
            self._lines = []
        self._lines += [json.dumps(scene.event) for scene in scenes[len(self._lines) :]]
        return KeptRace(
            "\n".join(self._lines),
            tuple(seat.kind for seat in self._race.seats),
            tuple(stretch.index for stretch in self._table.stretches),
            self._race.shown,
        )
