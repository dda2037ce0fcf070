"""Races in files: logs as :mod:`trackeditor.simulator.log` has them."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from trackeditor.editor.drive.scenes import Scene, first_scene
from trackeditor.editor.drive.story import next_scene
from trackeditor.editor.file_state import check_place, is_there
from trackeditor.roadbook import write_text
from trackeditor.sentences import sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Event
from trackeditor.simulator.log import header_of_log, log_to, replay
from trackeditor.simulator.logged import BROKEN_OFF
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.shakedown import as_shakedown

MOST_BYTES = 40_000_000
"""A log of 18 stages with six drivers has some two million."""
_ENDS = (BROKEN_OFF, "standings")
"""Events with which the log of a race ends."""


class LoggedRace(NamedTuple):
    """A race that was driven before: where, and scene by scene what happened."""

    rally: Rally
    scenes: tuple[Scene, ...]

    @property
    def is_over(self) -> bool:
        """Whether it was driven to its end, or broken off."""
        return self.scenes[-1].event.get("event") in _ENDS


def write_race_log(path: Path, events: Iterable[Event]) -> None:
    """Save a race in one step: the old file stays whole until the new one is.

    Raises
    ------
    RoadBookError
        when the file cannot be written.
    """
    check_place(path)
    text = io.StringIO()
    write = log_to(text)
    for event in events:
        write(event)
    write_text(path, text.getvalue())


def courses_in_log(path: Path) -> tuple[str, ...]:
    """Fingerprints of the courses on which a logged race was driven; none for what is no log."""
    return header_of_log(path).courses if is_there(path) and path.is_file() else ()


def read_race_log(path: Path, stages: Sequence[Stage]) -> LoggedRace:
    """The race in a file, driven again on some stages to make sure that it is one of theirs.

    Raises
    ------
    SimulatorError
        when the file cannot be read, is damaged, or belongs to other stages.
    """
    lines = _text(path).splitlines()
    replay(lines, [stage.course for stage in stages])
    return _logged(lines, stages)


def read_interrupted_race(log: str, stages: Sequence[Stage]) -> LoggedRace:
    """The race in the text of a log, which may end anywhere after its header.

    Raises
    ------
    SimulatorError
        when the log is damaged, or belongs to other stages.
    """
    lines = log.splitlines()
    cut = [] if lines and _ends_race(lines[-1]) else [json.dumps({"event": BROKEN_OFF})]
    replay([*lines, *cut], [stage.course for stage in stages])
    return _logged(lines, stages)


def _ends_race(line: str) -> bool:
    try:
        event = json.loads(line)
    except (ValueError, RecursionError):
        return True  # nothing may be added to a damaged log
    return isinstance(event, dict) and event.get("event") in _ENDS


def _logged(lines: Sequence[str], stages: Sequence[Stage]) -> LoggedRace:
    header, *events = map(json.loads, lines)
    rules = load_rules(header["rules"])
    played = as_shakedown(rules) if header.get("shakedown") else rules
    rally = Rally.of(
        [
            stage._replace(
                laps=facts.get("laps", 0),
                weather=facts.get("weather", ""),
                splits=tuple(facts.get("splits", ())),
            )
            for stage, facts in zip(stages, header["stages"], strict=True)
        ],
        played,
    )
    first = first_scene(header, rally.tracks)
    return LoggedRace(rally, tuple(accumulate(events, next_scene, initial=first)))


def _text(path: Path) -> str:
    try:
        if is_there(path) and not path.is_file():
            raise SimulatorError(sentence("not a regular file; choose a race log"))
        if path.stat().st_size > MOST_BYTES:
            raise SimulatorError(sentence("too large for a race log; choose another file"))
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise SimulatorError(sentence("no text; choose a race log")) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SimulatorError(sentence("cannot be read ({reason})", reason=reason)) from None
