"""The actions of the Drive menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.actions import Actions
from trackeditor.editor.drive.race import LiveRace, RaceStatus

if TYPE_CHECKING:
    from trackeditor.editor.docks.simulator import SimulatorDock

translate = QCoreApplication.translate

STOP_KEYS = "Shift+F5"


class DriveActions:
    """Adds the actions of the simulator dock, and offers those that can be done."""

    def __init__(self, actions: Actions, dock: SimulatorDock) -> None:
        self._actions = actions
        self._dock = dock

    def add(self) -> None:
        """Add all of them, or name them anew in another language."""
        menu = translate("SimulatorDock", "&Drive")
        add, dock, race = self._actions.add, self._dock, self._dock.race
        add(
            "drive.start",
            menu,
            translate("SimulatorDock", "&Start race"),
            dock.start,
            shortcut="F5",
            hint=translate(
                "SimulatorDock", "Start the race that is filled in in the simulator dock"
            ),
        )
        add(
            "drive.play",
            menu,
            translate("SimulatorDock", "&Play or pause"),
            race.toggle,
            shortcut="F6",
            hint=translate("SimulatorDock", "Let the race go on by itself, or pause it"),
        )
        add(
            "drive.back",
            menu,
            translate("SimulatorDock", "One moment &back"),
            race.back,
            shortcut="Shift+F9",
            hint=translate("SimulatorDock", "Show the moment of the race before this one"),
        )
        add(
            "drive.step",
            menu,
            translate("SimulatorDock", "One moment &on"),
            race.step,
            shortcut="F9",
            hint=translate("SimulatorDock", "Show the next moment of the race"),
        )
        add(
            "drive.restart",
            menu,
            translate("SimulatorDock", "&Restart race"),
            dock.restart,
            shortcut="Ctrl+F5",
            hint=translate("SimulatorDock", "Drive the same race again from the start"),
        )
        add(
            "drive.stop",
            menu,
            translate("SimulatorDock", "S&top race"),
            race.stop,
            shortcut=STOP_KEYS,
            hint=translate("SimulatorDock", "End the race here; it can still be looked at"),
        )
        add(
            "drive.new",
            menu,
            translate("SimulatorDock", "&New race"),
            dock.clear,
            hint=translate("SimulatorDock", "Clear the table and choose drivers for another race"),
        )
        add(
            "drive.open_log",
            menu,
            translate("SimulatorDock", "Replay a &log…"),
            dock.ask_open_log,
            hint=translate("SimulatorDock", "Look at a race that was saved as a log"),
        )
        add(
            "drive.save_log",
            menu,
            translate("SimulatorDock", "Sa&ve race log…"),
            dock.ask_save_log,
            hint=translate("SimulatorDock", "Save the race as a log that can be replayed"),
        )

        add(
            "drive.rules",
            menu,
            translate("SimulatorDock", "R&ules…"),
            dock.show_rules,
            hint=translate("SimulatorDock", "Read the rules of the race, and what is assumed"),
        )

    def enable(self, race: LiveRace) -> None:
        """Offer what can be done with the race there is."""
        for name in ("play", "back", "step", "new"):
            self._actions[f"drive.{name}"].setEnabled(race.status is not RaceStatus.NONE)
        self._actions["drive.restart"].setEnabled(race.can_restart)
        self._actions["drive.stop"].setEnabled(race.status is RaceStatus.RUNNING)
        self._actions["drive.save_log"].setEnabled(race.can_be_saved)
