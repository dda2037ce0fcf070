"""The stages of a document as they are raced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from trackeditor.course import Analysis, analyse
from trackeditor.editor.document import Document
from trackeditor.editor.drive.entry_form import Entry
from trackeditor.editor.speech import said
from trackeditor.layout import Layout
from trackeditor.legality import Severity, check_analysis
from trackeditor.simulator.race import Stage
from trackeditor.simulator.starting import weathers_to_choose
from trackeditor.tiles import Library

translate = QCoreApplication.translate

_MOST_REASONS = 5


class NoCourseError(Exception):
    """A stage cannot be driven; the message says why, in the language of the window."""


class Stretch(NamedTuple):
    """A stage that is raced: its number in the document, and its layout at the start.

    ``weathers`` are those that the road-book gives it, the weightiest first: what falls, and what
    lies on the road.
    """

    index: int
    layout: Layout
    stage: Stage
    weathers: tuple[str, ...] = ()

    def stands(self, document: Document) -> bool:
        """Whether the document still has it, be it under another name."""
        stages = document.roadbook.stages
        if self.index >= len(stages):
            return False
        return replace(stages[self.index].layout, name=self.layout.name) == self.layout


def stretches(document: Document, *, whole_rally: bool) -> tuple[Stretch, ...]:
    """The stage in view or, with ``whole_rally``, all of them in order.

    Raises
    ------
    NoCourseError
        when one cannot be driven.
    """
    numbers = range(len(document.roadbook.stages)) if whole_rally else (document.index,)
    return tuple(_stretch(document, number) for number in numbers)


def stages_of(course: Sequence[Stretch]) -> list[Stage]:
    """What the engine drives on."""
    return [stretch.stage for stretch in course]


def stages_as_chosen(course: Sequence[Stretch], entry: Entry) -> list[Stage]:
    """The stages with the laps and the weather that were chosen.

    What the road-book says of them holds where nothing else was chosen, as far as the rules know
    it.
    """
    rules = entry.rules
    known = weathers_to_choose(rules)
    return [
        stretch.stage._replace(
            laps=entry.laps or stretch.stage.laps if rules.course == "circuit" else 0,
            weather=entry.weather or next((w for w in stretch.weathers if w in known), ""),
            splits=stretch.stage.splits if rules.rally.splits else (),
        )
        for stretch in course
    ]


def _stretch(document: Document, number: int) -> Stretch:
    stage = document.roadbook.stages[number]
    in_view = number == document.index
    analysis = document.analysis if in_view else analyse(stage.layout, document.library)
    if analysis.course is None:
        raise NoCourseError(_reasons(stage.name, analysis, document.library))
    raced = Stage(
        stage.name,
        analysis.course,
        stage.service,
        stage.laps or 0,
        splits=stage.splits,
    )
    weathers = tuple(each for each in (stage.weather, stage.surface) if each)
    return Stretch(number, stage.layout, raced, weathers)


def _reasons(name: str, analysis: Analysis, library: Library) -> str:
    """Why a stage cannot be driven, by its findings."""
    found = check_analysis(analysis, library)
    errors = [finding for finding in found if finding.severity is Severity.ERROR]
    lines = [
        translate("SimulatorDock", "• {message}: {remedy}").format(
            message=said(finding.message), remedy=said(finding.remedy)
        )
        for finding in errors[:_MOST_REASONS]
    ]
    if len(errors) > len(lines):
        more = translate("SimulatorDock", "More findings: {count}; see the problems.")
        lines.append(more.format(count=len(errors) - len(lines)))
    title = translate("SimulatorDock", "Stage {name} cannot be driven yet:").format(name=name)
    return "\n".join([title, *lines])
