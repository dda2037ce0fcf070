"""The buttons with which a race is run and looked at."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from trackeditor.editor.drive.button_row import ButtonRow, IconButton, SteadyButton
from trackeditor.editor.drive.race import DEFAULT_PACE, LiveRace, RaceStatus


class Transport(ButtonRow):
    """Back, play, step, speed, restart, stop, log, new race.

    Signals
    -------
    save_wanted : the race is to be saved as a log
    restart_wanted : the same race is to be driven again
    new_wanted : the race is to be cleared away
    rules_wanted : its rules are to be shown
    """

    save_wanted = Signal()
    restart_wanted = Signal()
    new_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, race: LiveRace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._race = race
        self.back = self._icon(
            "back", "drive.back", self.tr("Back"), self.tr("Show the moment before [Left]")
        )
        self.play = self._icon(
            "play",
            "drive.play",
            self.tr("Play"),
            self.tr("Let the race go on by itself, or pause it"),
        )
        self.step = self._icon(
            "step", "drive.step", self.tr("Step"), self.tr("Show the next moment [Right]")
        )
        self._add_speed()
        self.restart = self._icon(
            "restart",
            "drive.restart",
            self.tr("Restart"),
            self.tr("Drive the same race again from the start"),
        )
        self.stop = self._icon(
            "stop-race",
            "drive.stop",
            self.tr("Stop race"),
            self.tr("End the race here; it can still be looked at"),
        )
        self.save = self._icon(
            "save-log",
            "save.save",
            self.tr("Save log…"),
            self.tr("Save the race as a log that can be replayed"),
        )
        self.new = self._button(
            "new-race",
            self.tr("Clear the table and choose drivers for another race"),
            self.tr("New race"),
        )
        self.rules = self._button(
            "race-rules",
            self.tr("Read the rules that are driven, and what is assumed"),
            self.tr("Rules…"),
        )
        self.back.clicked.connect(race.back)
        self.play.clicked.connect(race.toggle)
        self.step.clicked.connect(race.step)
        self.restart.clicked.connect(self.restart_wanted)
        self.stop.clicked.connect(race.stop)
        self.save.clicked.connect(self.save_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.rules.clicked.connect(self.rules_wanted)
        for changed in (race.scene_shown, race.scene_added, race.playing_changed):
            changed.connect(self._refresh)
        race.status_changed.connect(self._refresh)
        self._refresh()

    def _button(self, name: str, hint: str, *texts: str) -> SteadyButton:
        button = SteadyButton(*texts)
        button.setObjectName(name)
        button.setToolTip(hint)
        self.add(button)
        return button

    def _icon(self, name: str, icon: str, words: str, hint: str) -> IconButton:
        button = IconButton(icon, words)
        button.setObjectName(name)
        button.setToolTip(hint)
        self.add(button)
        return button

    def _add_speed(self) -> None:
        self.speed = QComboBox()
        self.speed.setObjectName("speed")
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed of the race"))
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for text, pace in (
            (self.tr("Slow"), 1200),
            (self.tr("Normal"), DEFAULT_PACE),
            (self.tr("Fast"), 120),
            (self.tr("At once"), 0),
        ):
            self.speed.addItem(text, pace)
        self.speed.setCurrentIndex(max(0, self.speed.findData(self._race.pace)))
        self.speed.currentIndexChanged.connect(
            lambda _: self._race.set_pace(int(self.speed.currentData()))
        )
        self.add(self.speed)

    def _refresh(self, *_: object) -> None:
        """Enable what can be done."""
        race = self._race
        self.back.setEnabled(race.shown > 0)
        self.step.setEnabled(race.shown + 1 < len(race.scenes))
        self.restart.setEnabled(race.can_restart)
        self.stop.setEnabled(race.status is RaceStatus.RUNNING)
        self.save.setEnabled(race.can_be_saved)
        if race.playing:
            self.play.show_icon("drive.pause", self.tr("Pause"))
        else:
            self.play.show_icon("drive.play", self.tr("Play"))
