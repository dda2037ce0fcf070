"""The report of ``trackeditor validate`` as plain values (schemas/report.schema.json)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from trackeditor.course import Analysis
from trackeditor.drawing.marks import Marks
from trackeditor.grid import Hex
from trackeditor.legality.findings import Finding, Severity
from trackeditor.legality.registry import rule_of
from trackeditor.legality.rules import Rule

FORMAT = "trackeditor-report/1"


@dataclass(frozen=True, slots=True)
class StageReport:
    """What was found on one stage of one file; ``strict`` lets warnings count as errors.

    Of a stage over boards, ``legs`` are its legs with the hexagons where they begin, and ``signs``
    what is drawn beside its sections.
    """

    file: str
    stage: str
    analysis: Analysis
    findings: tuple[Finding, ...]
    strict: bool = False
    legs: tuple[tuple[str, Hex], ...] = ()
    signs: Marks = ()

    def place_of(self, finding: Finding) -> Hex | None:
        """The hexagon of a finding; None for one on the whole stage."""
        return finding.place.at or dict(self.legs).get(finding.place.tile or "")

    @property
    def legal(self) -> bool:
        """True when nothing was found that makes the stage illegal."""
        counts = self.counts
        return not counts[Severity.ERROR] and not (self.strict and counts[Severity.WARNING])

    @property
    def counts(self) -> Counter[Severity]:
        """Number of findings of every severity."""
        return Counter(finding.severity for finding in self.findings)


def report_dict(reports: Iterable[StageReport]) -> dict[str, Any]:
    """The report in the shape of ``trackeditor validate --json``, stages in the order given."""
    stages = [_stage_to_dict(report) for report in reports]
    return {"format": FORMAT, "legal": all(stage["legal"] for stage in stages), "stages": stages}


def _stage_to_dict(report: StageReport) -> dict[str, Any]:
    course = report.analysis.course
    counts = report.counts
    return {
        "file": report.file,
        "stage": report.stage,
        "legal": report.legal,
        "counts": {severity.value: counts[severity] for severity in Severity},
        "course": {
            "kind": course.kind,
            "length_tiles": course.length_tiles,
            "length_cells": course.length_cells,
            "tiles": [tile.side for tile in course.tiles],
        }
        if course
        else None,
        "findings": [finding.to_dict() for finding in report.findings],
    }


def report_html(
    reports: Iterable[StageReport], explained: Callable[[str], Rule[Any] | None] = rule_of
) -> str:
    """The report as one self-contained HTML page, with a drawing of every stage.

    Everything that comes from a file is escaped. ``explained`` gives the rules of the codes found.
    """
    from trackeditor.legality.page import report_page

    return report_page(tuple(reports), explained)
