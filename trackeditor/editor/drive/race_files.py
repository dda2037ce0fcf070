"""Races in files: saved from the window, opened in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from trackeditor.editor.drive.kept_race import KeptRace
from trackeditor.editor.drive.race_log import (
    LoggedRace,
    courses_in_log,
    read_interrupted_race,
    read_race_log,
    write_race_log,
)
from trackeditor.editor.drive.race_table import RaceTable
from trackeditor.editor.drive.race_thread import HUMAN
from trackeditor.editor.drive.stretches import NoCourseError, stages_of, stretches
from trackeditor.editor.file_dialogs import ask_open, ask_save, usual_directory
from trackeditor.editor.long_work import Ending, GivenUpError, run_long
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.layout import DocumentError
from trackeditor.sentences import sentence
from trackeditor.simulator.drivers import DRIVERS
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.log import header_in
from trackeditor.simulator.race import Stage
from trackeditor.simulator.zone_weather import in_logged_weather

translate = QCoreApplication.translate

LOG_SUFFIX = ".jsonl"


class RaceFiles(QObject):
    """Saves the race as a log, and shows that of a log.

    Signals
    -------
    chosen(object) : a log is to be opened
    told(str) : why a log cannot be saved or opened; empty when one is
    """

    chosen = Signal(object)
    told = Signal(str)

    def __init__(self, session: Session, table: RaceTable, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._table = table
        self._race = table.race
        self._window = window

    def ask_save(self) -> None:
        """Ask for a file and save the race there."""
        if not self._race.can_be_saved:
            self._session.say(
                translate("SimulatorDock", "Only a race that is over or stopped can be saved.")
            )
            return
        proposal = usual_directory(self._session) / f"race{LOG_SUFFIX}"
        chosen = ask_save(
            self._window, translate("SimulatorDock", "Save race log"), proposal, self._filters()
        )
        if chosen is not None:
            self.save(chosen[0])

    def save(self, path: Path) -> None:
        """Save the race as a log."""
        try:
            write_race_log(path, [scene.event for scene in self._race.scenes])
        except DocumentError as error:
            self.told.emit(
                translate("SimulatorDock", "The log cannot be saved: {reason}").format(
                    reason=said(error)
                )
            )
            return
        self._race.mark_saved()
        self._session.say(translate("SimulatorDock", "Log saved as {name}.").format(name=path.name))

    def ask_open(self) -> None:
        """Ask for a log to open."""
        directory = usual_directory(self._session)
        title = translate("SimulatorDock", "Replay a race log")
        for path in ask_open(self._window, title, directory, self._filters()):
            self.chosen.emit(path)

    def open(self, path: Path) -> None:
        """Show the race of a log: on the stage in view or, if it is one of all stages, on those."""
        reasons = []
        document, courses = self._session.document, courses_in_log(path)
        for whole_rally in (False, True):
            try:
                driven = None if whole_rally else document.index
                lying = in_logged_weather(document.roadbook, courses, driven)
                course = stretches(document, lying, whole_rally=whole_rally)
                logged = self._read(path, stages_of(course))
            except GivenUpError:
                return
            except NoCourseError as error:
                reasons.append(str(error))
                break
            except SimulatorError as error:
                reason = said(error)
                reasons.append(
                    translate("SimulatorDock", "{name}: {reason}").format(
                        name=path.name, reason=reason
                    )
                )
            else:
                self._table.stretches = course
                self._race.show_logged(logged)
                self.told.emit("")
                return
        self.told.emit(reasons[0])

    def take_up(self, kept: KeptRace) -> bool:
        """Go on with a race of a recovery copy whose rally is in the document.

        When that cannot be, it is told why and the answer is False.
        """
        document, whole = self._session.document, len(kept.stages) > 1
        document.show_stage(kept.stages[0])
        driven = None if whole else document.index
        lying = in_logged_weather(document.roadbook, header_in(kept.log).courses, driven)
        try:
            course = stretches(document, lying, whole_rally=whole)
            logged = self._read_kept(kept, stages_of(course))
        except GivenUpError:
            return False
        except (NoCourseError, SimulatorError) as error:
            reason = str(error) if isinstance(error, NoCourseError) else said(error)
            text = translate("SimulatorDock", "The race cannot go on: {reason}")
            self.told.emit(text.format(reason=reason))
            return False
        self._table.stretches = course
        self._race.take_up(logged, kept.kinds, kept.shown)
        self.told.emit("")
        return True

    def _read_kept(self, kept: KeptRace, stages: Sequence[Stage]) -> LoggedRace:
        text = translate("SimulatorDock", "Reading the race…")
        job = partial(read_interrupted_race, kept.log, stages)
        logged = run_long(self._window, text, lambda _: job(), Ending.LEAVE)
        drivers = {HUMAN, *DRIVERS}
        if len(kept.kinds) != len(logged.scenes[0].names) or not drivers.issuperset(kept.kinds):
            raise SimulatorError(sentence("not a recovery copy"))
        return logged

    def _read(self, path: Path, stages: Sequence[Stage]) -> LoggedRace:
        text = translate("SimulatorDock", "Reading {file}…").format(file=path.name)
        return run_long(self._window, text, lambda _: read_race_log(path, stages), Ending.LEAVE)

    def _filters(self) -> list[str]:
        return translate("SimulatorDock", "Race logs (*.jsonl);;All files (*)").split(";;")
