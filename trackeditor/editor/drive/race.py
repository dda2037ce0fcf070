"""A race in the window: driven by the engine in a thread, shown scene by scene.

The engine is always ahead of what is shown. Showing goes from scene to scene at the pace of the
user, back and forth; a person is asked once the scenes up to his question are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from trackeditor.editor.drive.human import Question
from trackeditor.editor.drive.race_log import LoggedRace
from trackeditor.editor.drive.race_thread import HUMAN, EndingThreads, RaceThread, Seat
from trackeditor.editor.drive.scenes import Scene, first_scene
from trackeditor.editor.drive.story import next_scene
from trackeditor.simulator.events import Event
from trackeditor.simulator.logged import BROKEN_OFF
from trackeditor.simulator.race import Rally, Stage, check_names
from trackeditor.simulator.rules import RuleSet, number_refused
from trackeditor.simulator.state import Entry

DEFAULT_PACE = 500
"""Milliseconds from scene to scene."""


class RaceStatus(Enum):
    """What a race in the window is doing."""

    NONE = "none"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


class LiveRace(QObject):
    """A race being driven or replayed.

    Signals
    -------
    scene_added(object) : the race has gone on by an event; it need not be shown yet
    scene_shown(object) : another scene is shown; None when there is no race any more
    question_changed(object) : a person has to decide now; None when nobody has
    status_changed : the race began, ended or was stopped
    playing_changed(bool) : it goes from scene to scene by itself, or does so no more
    failed(str) : it cannot go on, in words
    saved : all that has happened in it is in a file
    """

    scene_added = Signal(object)
    scene_shown = Signal(object)
    question_changed = Signal(object)
    status_changed = Signal()
    playing_changed = Signal(bool)
    failed = Signal(str)
    saved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: RaceThread | None = None
        self._ending = EndingThreads()
        self._number = 0
        self._setup: tuple[Rally, tuple[Seat, ...], int] | None = None
        self._scenes: list[Scene] = []
        self._shown = -1
        self._saved_scenes = 0
        self._status = RaceStatus.NONE
        self._pending: Question | None = None
        self._asked: Question | None = None
        self._obliging: int | None = None
        self._playing = False
        self._rally: Rally | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(DEFAULT_PACE)
        self._timer.timeout.connect(self._tick)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._quit)

    # --- what it has -------------------------------------------------------------------------

    @property
    def status(self) -> RaceStatus:
        """What the race is doing."""
        return self._status

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes up to now."""
        return self._scenes

    @property
    def shown(self) -> int:
        """Number of the scene shown, -1 without a race."""
        return self._shown

    @property
    def scene(self) -> Scene | None:
        """The scene shown."""
        return self._scenes[self._shown] if self._scenes else None

    @property
    def question(self) -> Question | None:
        """What a person has to decide now."""
        return self._asked

    @property
    def on_turn(self) -> int | None:
        """The car whose driver has to decide, else the one that was on turn last."""
        if self._asked is not None:
            return self._asked.car
        return self.scene.on_turn if self.scene is not None else None

    @property
    def playing(self) -> bool:
        """Whether it goes from scene to scene by itself."""
        return self._playing

    @property
    def can_restart(self) -> bool:
        """Whether it was driven here; a log can only be looked at."""
        return self._setup is not None and self._status is not RaceStatus.NONE

    @property
    def can_be_saved(self) -> bool:
        """Whether it has come to an end and anything has happened in it."""
        return bool(self._scenes) and self._status in (RaceStatus.OVER, RaceStatus.STOPPED)

    @property
    def is_unsaved(self) -> bool:
        """Whether it was driven here, and something has happened in it that is in no file."""
        return self.can_restart and len(self._scenes) > self._saved_scenes

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who takes part; nobody in a race that was only read."""
        return self._setup[1] if self._setup is not None else ()

    @property
    def has_persons(self) -> bool:
        """Whether it is driven here and somebody at this window takes part."""
        return any(seat.kind == HUMAN for seat in self.seats)

    @property
    def pace(self) -> int:
        """Milliseconds from scene to scene while it plays."""
        return self._timer.interval()

    # --- running -----------------------------------------------------------------------------

    def start(
        self, stages: Sequence[Stage], entrants: Sequence[Seat], rules: RuleSet, seed: int
    ) -> None:
        """Begin a race and play it.

        Raises
        ------
        SimulatorError
            when a stage cannot be driven, two drivers have one name or their number is wrong.
        """
        rally = Rally.of(stages, rules)
        _check_seats(entrants, rules)
        self._begin(rally, tuple(entrants), seed)

    def take_up(self, logged: LoggedRace, kinds: Sequence[str], shown: int) -> None:
        """Go on with a race that was interrupted, from the scene that was shown.

        Parameters
        ----------
        logged : the race up to there
        kinds : who drives each car: a person or which computer driver
        """
        header = logged.scenes[0].header
        cars = header.get("cars") or [{}] * len(kinds)
        seats = tuple(
            Seat(name, kind, Entry(**car))
            for name, kind, car in zip(header["drivers"], kinds, cars, strict=True)
        )
        setup = (logged.rally, seats, header["seed"])
        if logged.is_over:
            self.show_logged(logged)
            self._setup = setup
            self.status_changed.emit()
            self._show(shown)
        else:
            self._begin(*setup, logged.scenes, shown)

    def show_logged(self, logged: LoggedRace) -> None:
        """Show a race that was driven before; it stands at its beginning."""
        self._end_thread()
        self.pause()
        self._setup = None
        self._saved_scenes = 0
        self._rally = logged.rally
        self._scenes = list(logged.scenes)
        self._shown = -1
        broken_off = self._scenes[-1].event.get("event") == BROKEN_OFF
        self._set_status(RaceStatus.STOPPED if broken_off else RaceStatus.OVER)
        self._show(0)

    def mark_saved(self) -> None:
        """All that has happened up to now is in a file."""
        self._saved_scenes = len(self._scenes)
        self.saved.emit()

    def restart(self) -> None:
        """Drive the same race again from its start."""
        if self._setup is not None:
            self._begin(*self._setup)

    def stop(self) -> None:
        """End the race; the scenes up to here can still be looked at and saved."""
        self._end_thread()
        self.pause()
        if self._status is RaceStatus.RUNNING:
            if self._scenes:
                self._break_off()
            self._set_status(RaceStatus.STOPPED)

    def _break_off(self) -> None:
        """Add that the race went no further; who sees what happened last sees that, too."""
        is_last = self._shown == len(self._scenes) - 1
        self._add({"event": BROKEN_OFF})
        if is_last:
            self._show(self._shown + 1)

    def _quit(self) -> None:
        self.stop()
        self._ending.wait()

    def close(self) -> None:
        """End the race and forget it."""
        self.stop()
        self._scenes = []
        self._shown = -1
        self._set_status(RaceStatus.NONE)
        self.scene_shown.emit(None)

    def answer(self, answer: object) -> None:
        """Give the answer to :attr:`question`; what comes of it is played."""
        if self._asked is None or self._thread is None:
            return
        self._obliging = self._asked.car
        self._pending = None
        self._ask(None)
        self._thread.answer(answer)
        self._timer.start()

    # --- looking -----------------------------------------------------------------------------

    def play(self) -> None:
        """Go from scene to scene by itself."""
        if self._scenes and not self._playing:
            self._playing = True
            self._timer.start()
            self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stay at the scene shown."""
        self._obliging = None
        self._timer.stop()
        if self._playing:
            self._playing = False
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Play, or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def set_pace(self, milliseconds: int) -> None:
        """How long a scene is shown while playing; 0 goes straight to the last one."""
        self._timer.setInterval(milliseconds)

    def step(self) -> None:
        """Show the next scene."""
        self.pause()
        self._show(self._shown + 1)

    def back(self) -> None:
        """Show the scene before."""
        self.pause()
        self._show(self._shown - 1)

    def show(self, number: int) -> None:
        """Show a scene by its number."""
        self.pause()
        self._show(number)

    # --- the thread --------------------------------------------------------------------------

    def _begin(
        self,
        rally: Rally,
        seats: tuple[Seat, ...],
        seed: int,
        scenes: Sequence[Scene] = (),
        shown: int = -1,
    ) -> None:
        """Drive a race, from its start or on from the scenes that there were."""
        self._end_thread()
        self._ending.wait()
        self.pause()
        self._number += 1
        self._setup = (rally, seats, seed)
        self._rally = rally
        self._scenes = list(scenes)
        self._shown = -1
        self._saved_scenes = 0
        log = [scene.event for scene in scenes]
        thread = RaceThread(self._number, rally, seats, seed, log, self)
        self.destroyed.connect(thread.stop)
        thread.told.connect(self._on_told)
        thread.asked.connect(self._on_asked)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_finished)
        self._thread = thread
        self._set_status(RaceStatus.RUNNING)
        self._show(shown)
        thread.start()
        self._playing = True
        self._timer.start()
        self.playing_changed.emit(True)

    def _end_thread(self) -> None:
        thread, self._thread = self._thread, None
        self._number += 1
        self._pending = None
        self._ask(None)
        if thread is not None:
            self._ending.give_up(thread)

    def _on_told(self, number: int, event: Event) -> None:
        if number == self._number:
            self._add(event)
            if event.get("event") == "standings":
                self._set_status(RaceStatus.OVER)

    def _on_asked(self, number: int, question: Question) -> None:
        if number == self._number:
            self._pending = question
            self._ask_when_shown()

    def _on_failed(self, number: int, reason: str) -> None:
        if number == self._number:
            self.stop()
            self.failed.emit(reason)

    def _on_finished(self) -> None:
        """A thread that ended before the race did has broken off; the fault is told elsewhere."""
        thread = self.sender()
        if isinstance(thread, RaceThread):
            self._ending.clear_away(thread)
        if thread is self._thread and self._status is RaceStatus.RUNNING:
            self.stop()

    # --- scenes ------------------------------------------------------------------------------

    def _add(self, event: Event) -> None:
        if self._scenes:
            scene = next_scene(self._scenes[-1], event)
        else:
            tracks = self._rally.tracks if self._rally else ()
            scene = first_scene(event, tracks)
        self._scenes.append(scene)
        self.scene_added.emit(scene)
        if self._shown < 0:
            self._show(0)

    def _tick(self) -> None:
        """Show the next scene; after an answer of a paused race only those of that turn."""
        ahead = self._shown + 1
        if ahead >= len(self._scenes):
            if self._status is not RaceStatus.RUNNING or self._asked is not None:
                self._rest()
            return
        if not self._playing and not self._obliges(self._scenes[ahead]):
            self._rest()
            return
        if self._playing and self.pace == 0:
            ahead = len(self._scenes) - 1
        while ahead + 1 < len(self._scenes) and _passes(self._scenes[ahead]):
            ahead += 1
        self._show(ahead)

    def _obliges(self, scene: Scene) -> bool:
        return self._obliging is not None and scene.event.get("car") == self._obliging

    def _rest(self) -> None:
        """Nothing to go on with: a question is open, the race is over, or it is paused."""
        if self._status is RaceStatus.RUNNING and self._playing:
            return
        self.pause()

    def _show(self, number: int) -> None:
        number = max(0, min(number, len(self._scenes) - 1))
        if number != self._shown and self._scenes:
            self._shown = number
            self.scene_shown.emit(self._scenes[number])
        self._ask_when_shown()

    def _ask_when_shown(self) -> None:
        """Put a question when all that leads to it is shown; withdraw it while looking back."""
        at_end = self._shown == len(self._scenes) - 1
        self._ask(self._pending if at_end else None)

    def _ask(self, question: Question | None) -> None:
        if question is not self._asked:
            self._asked = question
            self.question_changed.emit(question)

    def _set_status(self, status: RaceStatus) -> None:
        if status is not self._status:
            self._status = status
            self.status_changed.emit()


def _passes(scene: Scene) -> bool:
    """Whether a scene only announces what the next one shows."""
    return scene.event.get("event") in (None, "stage", "round", "step", "stop", "lap")


def _check_seats(seats: Sequence[Seat], rules: RuleSet) -> None:
    if not 1 <= len(seats) <= rules.most_drivers:
        raise number_refused(len(seats), rules)
    check_names([seat.name for seat in seats])
