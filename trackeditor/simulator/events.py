"""Events of a race, as plain values for JSON, told to an observer while the race is run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from trackeditor.course.document import course_to_dict
from trackeditor.course.model import Course
from trackeditor.simulator.driver import RolledStep
from trackeditor.simulator.laps import lap_of, printed_cell
from trackeditor.simulator.rules import Die
from trackeditor.simulator.steps import Plan, Step

FORMAT = "trackeditor-racelog/1"

Event = dict[str, Any]
Observer = Callable[[Event], None]
"""Called with every event, in the order in which they happen."""


def dice_names(dice: Sequence[Die]) -> list[str]:
    """Dice as logs show them."""
    return [die.name for die in dice]


def step_facts(step: Step) -> Event:
    """What a driver decides with a step: its dice and the printed cells they lead through."""
    return {"dice": dice_names(step.dice), "path": [printed_cell(cell) for cell in step.path]}


def place_facts(cell: str) -> Event:
    """Where a car is: the printed cell and, on a circuit, its lap."""
    lap = lap_of(cell)
    return {"cell": printed_cell(cell)} | ({} if lap is None else {"lap": lap})


def plan_facts(plan: Plan) -> list[Event]:
    """The steps of a plan."""
    return [step_facts(step) for step in plan]


def sequence_facts(sequence: Sequence[RolledStep]) -> list[Event]:
    """The steps of a re-ordering, with the result of each die used."""
    return [
        {**step_facts(played.step), "warnings": [die.warning for die in played.rolled]}
        for played in sequence
    ]


def course_fingerprint(course: Course) -> str:
    """SHA-256 of a course, by which a log knows the stage it was driven on."""
    text = json.dumps(course_to_dict(course), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
