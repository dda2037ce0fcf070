"""Stages as they lie on the table and are driven, be they given as tiles or as legs.

A stage over boards is laid out in a straight line (:mod:`trackeditor.zones.laying`). From here on
both kinds are the same: a layout, a library of its sides, and a course.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trackeditor.course import Analysis, Course, analyse
from trackeditor.drawing.marks import Marks
from trackeditor.grid import Hex
from trackeditor.layout import Layout
from trackeditor.legality import Context, Finding, Place, Severity, check_context
from trackeditor.roadbook.leg_stages import course_of_legs
from trackeditor.roadbook.model import Stage
from trackeditor.tiles import Library
from trackeditor.zones import Boards, Strip, lay_out, undescribed
from trackeditor.zones.rules import check_legs

ON_DOCUMENTS = ("DOC-2", "DOC-3", "DOC-4")
"""Codes that concern a road-book whatever its stages are: of those on tiles, legs know none."""


@dataclass(frozen=True, slots=True)
class StageReading:
    """A stage, laid and read.

    ``strip`` is what a stage over boards is laid out as, None for one of tiles; ``missing`` are the
    zones of which the interior is not known, on the sides on which they lie.
    """

    analysis: Analysis
    strip: Strip | None = None
    missing: tuple[str, ...] = ()

    @property
    def layout(self) -> Layout:
        """What lies on the table."""
        return self.analysis.layout

    @property
    def library(self) -> Library:
        """The sides of the layout: those of all tiles, or the sections of the boards."""
        return self.analysis.graph.library

    @property
    def course(self) -> Course | None:
        """The course, when there is one."""
        return self.analysis.course

    @property
    def signs(self) -> Marks:
        """What is drawn beside the layout; nothing beside tiles."""
        if self.strip is None:
            return ()
        from trackeditor.zones.signs import strip_signs

        return strip_signs(self.strip)

    def place_of(self, place: Place) -> Hex | None:
        """The hexagon of a finding's place; for one on a leg that on which the leg begins."""
        if place.at is None and place.tile is not None and self.strip is not None:
            return self.strip.place_of(place.tile)
        return place.at


def read_stage(
    stage: Stage, library: Library, boards: Boards, before: Analysis | None = None
) -> StageReading:
    """A stage as it lies on the table.

    Parameters
    ----------
    stage : of tiles or of legs
    library : the tiles that there are
    boards : the zones that there are
    before : the reading of another layout, such as the one before an edit
    """
    if not stage.legs:
        return StageReading(analyse(stage.layout, library, before))
    snow = stage.snow_zones
    strip = lay_out(stage.legs, boards, snow, stage.name)
    analysis = replace(analyse(strip.layout, strip.library), course=course_of_legs(stage, boards))
    return StageReading(analysis, strip, undescribed(stage.legs, boards, snow))


def stage_findings(stage: Stage, boards: Boards, context: Context) -> list[Finding]:
    """All findings on a stage of tiles or legs, errors first.

    Parameters
    ----------
    stage : the stage
    boards : the zones that there are
    context : the reading of the stage, the tiles at hand, and the road-book around it
    """
    if not stage.legs:
        return check_context(context)
    found = check_legs(stage.legs, boards, stage.snow_zones)
    severities = list(Severity)
    return sorted(
        [*found, *check_context(context, ON_DOCUMENTS)],
        key=lambda finding: severities.index(finding.severity),
    )
