"""The stages of a document as they are raced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.docks.finding_model import place_words
from trackeditor.editor.docks.words import game_words
from trackeditor.editor.document import Document
from trackeditor.editor.drive.entry_form import Entry
from trackeditor.editor.speech import said
from trackeditor.layout import Layout
from trackeditor.legality import Finding, Severity
from trackeditor.roadbook import RoadBook, carried_course, is_of_other_layout
from trackeditor.roadbook import Stage as RoadBookStage
from trackeditor.roadbook.leg_stages import no_dice_rolled, not_described
from trackeditor.roadbook.readings import StageReading, read_stage, stage_findings
from trackeditor.sentences import as_sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.fitting import rules_that_drive
from trackeditor.simulator.race import Stage
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.starting import weathers_to_choose
from trackeditor.simulator.zone_weather import dice_decide
from trackeditor.tiles import Library
from trackeditor.zones import Boards

translate = QCoreApplication.translate

_MOST_REASONS = 5


class NoCourseError(Exception):
    """A stage cannot be driven; the message says why, in the language of the window."""


class Stretch(NamedTuple):
    """A stage that is raced: its number in the document, and its layout at the start.

    ``library`` has the sides of the layout. ``source`` is the stage as the road-book had it, with
    the ``boards`` that there were, and ``lying`` the same with its zones on the sides on which they
    are driven. ``weathers`` are those that it gives, the weightiest first: what falls, and what
    lies on the road.
    """

    index: int
    layout: Layout
    library: Library
    stage: Stage
    source: RoadBookStage
    lying: RoadBookStage
    boards: Boards
    weathers: tuple[str, ...] = ()

    def stands(self, document: Document) -> bool:
        """Whether the document still has it, be it under another name, of the same sides."""
        stages = document.roadbook.stages
        if self.index >= len(stages) or _ground(stages[self.index]) != _ground(self.source):
            return False
        if self.source.legs:
            return document.boards is self.boards
        known = document.library
        return known is self.library or all(
            side in known and known.side(side) == self.library.side(side)
            for side in {tile.side for tile in self.layout.tiles}
        )

    @property
    def is_turned(self) -> bool:
        """True when its zones do not lie as the road-book says."""
        return bool(self.source.legs) and self.lying.snow_zones != self.source.snow_zones


def stretches(
    document: Document, lying: RoadBook | None = None, *, whole_rally: bool
) -> tuple[Stretch, ...]:
    """The stage in view or, with ``whole_rally``, all of them in order.

    Parameters
    ----------
    lying : the rally with the zones of boards on the sides on which they are driven; None: as the
        document has them

    Raises
    ------
    NoCourseError
        when one cannot be driven.
    """
    stages = (lying or document.roadbook).stages
    numbers = range(len(stages)) if whole_rally else (document.index,)
    return tuple(_stretch(document, number, stages[number]) for number in numbers)


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
            weather=_weather(stretch, entry, known),
            splits=stretch.stage.splits if rules.rally.splits else (),
        )
        for stretch in course
    ]


def start_refused_words(error: SimulatorError, course: Sequence[Stretch], rules: RuleSet) -> str:
    """Why a race cannot start and, where that lies in the rules, which others would do.

    For the stage in view alone the form tells that already.
    """
    text = translate("SimulatorDock", "The race cannot start: {reason}")
    reason = said(error)
    others = rules_that_drive([stretch.stage.course for stretch in course])
    if len(course) == 1 or not others or rules.name in {each.name for each in others}:
        return text.format(reason=reason)
    text = translate("SimulatorDock", "The race cannot start: {reason}. Rules that fit: {rules}.")
    return text.format(reason=reason, rules="; ".join(map(game_words, others)))


def fallen_words(course: Sequence[Stretch], asked: RoadBook, rules: RuleSet) -> str:
    """What the dice have brought to the boards of some stages, where they were to decide."""
    lines = []
    for stretch in course:
        if dice_decide(asked.stages[stretch.index], rules):
            text = translate("SimulatorDock", "The dice bring no snow to stage {name}.")
            if stretch.lying.snow_zones:
                text = translate("SimulatorDock", "The dice bring snow to {zones} on stage {name}.")
            zones = ", ".join(sorted(stretch.lying.snow_zones))
            lines.append(text.format(name=stretch.stage.name, zones=zones))
    return "\n".join(lines)


def _weather(stretch: Stretch, entry: Entry, known: Sequence[str]) -> str:
    """What was chosen or planned; zones lie as it asks already, with dice where it is variable."""
    lies = stretch.source.legs and entry.rules.rally.weather_die
    planned = next((weather for weather in stretch.weathers if weather in known), "")
    return planned if lies else entry.weather or planned


def _ground(stage: RoadBookStage) -> tuple[object, ...]:
    """What a stage is laid of, and how its boards lie."""
    layout = replace(stage.layout, name="")
    return (layout, stage.legs, (stage.surface, stage.weather, stage.snow) if stage.legs else ())


def _stretch(document: Document, number: int, stage: RoadBookStage) -> Stretch:
    source = document.roadbook.stages[number]
    if stage.legs:
        _check_boards(stage, document.boards)
    is_in_view = number == document.index and stage is source
    reading = (
        document.reading if is_in_view else read_stage(stage, document.library, document.boards)
    )
    if reading.course is None:
        raise NoCourseError(_reasons(stage, reading, document))
    raced = Stage(
        stage.name,
        reading.course,
        stage.service,
        stage.laps or 0,
        splits=stage.splits,
    )
    weathers = tuple(each for each in (stage.weather, stage.surface) if each)
    return Stretch(
        number, reading.layout, reading.library, raced, source, stage, document.boards, weathers
    )


def _check_boards(stage: RoadBookStage, boards: Boards) -> None:
    """Raise when the boards of a stage are not known, or nobody has decided how they lie."""
    fault = no_dice_rolled(stage) or not_described(stage, boards)
    if fault is not None:
        text = translate("SimulatorDock", "Stage {name} cannot be driven yet: {reason}")
        raise NoCourseError(text.format(name=stage.name, reason=as_sentence(said(fault))))


def _reasons(stage: RoadBookStage, reading: StageReading, document: Document) -> str:
    """Why a stage cannot be driven, by its findings."""
    context = document.context.of(reading.analysis)
    found = stage_findings(stage, document.boards, context)
    errors = [finding for finding in found if finding.severity is Severity.ERROR]
    lines = [_reason(finding) for finding in errors[:_MOST_REASONS]]
    if len(errors) > len(lines):
        more = translate("SimulatorDock", "More findings: {count}; see the problems.")
        lines.append(more.format(count=len(errors) - len(lines)))
    if is_of_other_layout(stage, document.library):
        lines.append(
            translate(
                "SimulatorDock",
                "The course in the road-book is that of another layout: the stage was changed after"
                " it was published.",
            )
        )
    elif not stage.legs and carried_course(stage, document.library) is not None:
        carried = translate(
            "SimulatorDock",
            "The road-book carries the course: 'trackeditor simulate' drives it without the tiles"
            " that are missing here. Cars on the table need the tile files of the rally's author.",
        )
        lines.append(carried)
    title = translate("SimulatorDock", "Stage {name} cannot be driven yet:").format(name=stage.name)
    return "\n".join([title, *lines])


def _reason(finding: Finding) -> str:
    """A finding in a line: of two that say the same the place tells which is which."""
    text = translate("SimulatorDock", "• {message}: {remedy}")
    if finding.place.at is not None:
        text = translate("SimulatorDock", "• {place}: {message}; {remedy}")
    return text.format(
        place=place_words(finding.place),
        message=said(finding.message),
        remedy=said(finding.remedy),
    )
