"""The thread in which the engine drives a race.

The engine runs as far ahead as it can; it waits only where a person has to decide. What it tells
goes to the window as signals.
"""

from __future__ import annotations

from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal

from trackeditor.editor.drive.breathing import work_breathing
from trackeditor.editor.drive.human import HumanDriver, Question, RaceStoppedError
from trackeditor.editor.speech import said
from trackeditor.simulator.driver import Driver
from trackeditor.simulator.drivers import DRIVERS, Entrant, Shelf, make_driver
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Event
from trackeditor.simulator.race import Rally
from trackeditor.simulator.state import Entry
from trackeditor.simulator.taking_up import take_up

HUMAN = "human"


class Seat(NamedTuple):
    """A driver who takes part: his name, and ``human`` or a computer driver's temperament.

    ``entry`` is what he drives, where the rules leave a choice.
    """

    name: str
    kind: str = HUMAN
    entry: Entry = Entry()


class _Stop:
    """Takes the place of an answer when the race is to end."""


class RaceThread(QThread):
    """Drives one race, from its start or on from where its ``log`` ends.

    Signals carry the number of the race first, so that what an earlier one still has to say can
    be told apart.

    Signals
    -------
    told(int, object) : an event of the engine
    asked(int, object) : a question to a person; the thread waits for :meth:`answer`
    failed(int, str) : the race cannot go on, in words
    """

    told = Signal(int, object)
    asked = Signal(int, object)
    failed = Signal(int, str)

    def __init__(
        self,
        number: int,
        rally: Rally,
        seats: Sequence[Seat],
        seed: int,
        log: Sequence[Event] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._rally = rally
        self._seats = tuple(seats)
        self._seed = seed
        self._log = tuple(log)
        self._answers: SimpleQueue[Any] = SimpleQueue()
        self._stopped = False

    def run(self) -> None:
        """Drive the race to its end, or until it is stopped."""
        try:
            work_breathing(self._drive, self._check_stopped)
        except RaceStoppedError:
            return
        except SimulatorError as error:
            self.failed.emit(self._number, said(error))

    def _drive(self) -> None:
        if self._log:
            take_up(self._log, self._rally, self._drivers(), self._tell)
            return
        entries = [seat.entry for seat in self._seats]
        self._rally.run(self._drivers(), self._seed, self._tell, entries)

    def answer(self, answer: object) -> None:
        """Answer the question that was asked last."""
        self._answers.put(answer)

    def ask(self, question: Question) -> Any:
        """Hand a question to the window and wait for the answer (for human drivers)."""
        self.asked.emit(self._number, question)
        answer = self._answers.get()
        if isinstance(answer, _Stop):
            raise RaceStoppedError
        return answer

    def give_up(self) -> None:
        """End the race, without waiting for it; the thread ends very soon."""
        self._stopped = True
        self._answers.put(_Stop())

    def stop(self) -> None:
        """End the race and wait until the thread has ended."""
        self.give_up()
        self.wait()

    def _drivers(self) -> list[Driver]:
        shelf = Shelf()
        return [
            HumanDriver(seat.name, self)
            if seat.kind == HUMAN
            else make_driver(Entrant(seat.name, DRIVERS[seat.kind]), shelf)
            for seat in self._seats
        ]

    def _check_stopped(self) -> None:
        if self._stopped:
            raise RaceStoppedError

    def _tell(self, event: Event) -> None:
        self._check_stopped()
        self.told.emit(self._number, event)


class EndingThreads:
    """Threads of races that were given up, until they have ended."""

    def __init__(self) -> None:
        self._threads: list[RaceThread] = []

    def give_up(self, thread: RaceThread) -> None:
        """End a race without waiting for it."""
        thread.give_up()
        self._threads.append(thread)
        if thread.isFinished():
            self.clear_away(thread)

    def clear_away(self, thread: RaceThread) -> None:
        """Take a thread away that has ended."""
        if thread in self._threads:
            self._threads.remove(thread)
            thread.wait()
            thread.deleteLater()

    def wait(self) -> None:
        """Wait until all have ended: the engine is not made for two races at a time."""
        for thread in tuple(self._threads):
            self.clear_away(thread)
