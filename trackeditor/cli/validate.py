"""``trackeditor validate``: the report on layouts and road-books."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import typer

from trackeditor.cli import DONE, ILLEGAL
from trackeditor.cli.choices import check_output, chosen_boxes
from trackeditor.cli.errors import InputError
from trackeditor.legality import DocumentFacts, Finding, Severity, context_of
from trackeditor.legality.report import StageReport, report_dict, report_html
from trackeditor.roadbook import RoadBook, Stage, is_stale, open_rally, write_text
from trackeditor.roadbook.leg_stages import course_on_boards
from trackeditor.roadbook.model import Game
from trackeditor.roadbook.readings import read_stage, stage_findings
from trackeditor.tiles import Edition, Library, load_library
from trackeditor.zones import own_boards
from trackeditor.zones.rules import rule_on_stages

COLOURS = {
    Severity.ERROR: typer.colors.RED,
    Severity.WARNING: typer.colors.YELLOW,
    Severity.ADVICE: typer.colors.BLUE,
}
WIDTH = 100
_POSITION = re.compile(r"(\(-?[0-9]+,) (-?[0-9]+\))")


def run_validate(
    files: Sequence[str],
    *,
    as_json: bool,
    html: Path | None,
    boxes: str | None,
    strict: bool,
    game: Game | None = None,
) -> int:
    """Check every stage of every file and report.

    A road-book that names its boxes is checked against those, unless ``boxes`` names others; the
    rules are those of its game, unless ``game`` is another one.
    """
    check_output(html, files)
    library = load_library()
    at_hand = chosen_boxes(boxes, library)
    reports = [
        report for file in files for report in _stage_reports(file, at_hand, library, strict, game)
    ]
    if html is not None:
        write_text(html, report_html(reports, rule_on_stages))
    if as_json:
        typer.echo(json.dumps(report_dict(reports), indent=1))
    else:
        typer.echo("\n".join(line for report in reports for line in _lines(report)))
        if len(reports) > 1:
            legal = sum(report.legal for report in reports)
            typer.echo(f"{len(reports)} stages: {legal} legal, {len(reports) - legal} illegal")
    return DONE if all(report.legal for report in reports) else ILLEGAL


def illegal_stages(roadbook: RoadBook, file: str, library: Library) -> list[str]:
    """A notice for every stage of a road-book that has errors, as many as the report lists."""
    notices = []
    for report in _reports_on(roadbook, file, library):
        errors = report.counts[Severity.ERROR]
        if errors:
            count = f"{errors} error{'s' * (errors != 1)}"
            notices.append(
                f"{file}: stage '{report.stage}' is illegal ({count}); see trackeditor validate"
            )
    return notices


def _stage_reports(
    file: str, at_hand: list[Edition] | None, library: Library, strict: bool, game: Game | None
) -> list[StageReport]:
    roadbook = open_rally([file])
    if game is not None:
        roadbook = _for_game(roadbook, file, game)
    for remark in roadbook.remarks:
        sys.stderr.write(f"trackeditor: {remark}\n")
    return _reports_on(roadbook, file, library, at_hand, strict=strict, game=game)


def _reports_on(
    roadbook: RoadBook,
    file: str,
    library: Library,
    at_hand: list[Edition] | None = None,
    *,
    strict: bool = False,
    game: Game | None = None,
) -> list[StageReport]:
    if at_hand is None and roadbook.boxes:
        at_hand = [library.editions[box] for box in roadbook.boxes if box in library.editions]
    reports = []
    for index, stage in enumerate(roadbook.stages):
        facts = _document_facts(roadbook, index, library)
        if game is not None:
            facts = replace(facts, course=_course_needed(game))
        reports.append(_stage_report(file, stage, library, at_hand, facts, strict=strict))
    return reports


def _stage_report(
    file: str,
    stage: Stage,
    library: Library,
    at_hand: list[Edition] | None,
    facts: DocumentFacts,
    *,
    strict: bool,
) -> StageReport:
    boards = own_boards() if stage.legs else {}
    reading = read_stage(stage, library, boards)
    analysis, strip = reading.analysis, reading.strip
    findings = stage_findings(stage, boards, context_of(analysis, library, at_hand, facts))
    if strip is None:
        return StageReport(file, stage.name, analysis, tuple(findings), strict)
    return StageReport(
        file,
        stage.name,
        replace(analysis, course=course_on_boards(stage)),
        tuple(findings),
        strict,
        legs=tuple((str(leg), at[0]) for leg, at in zip(strip.legs, strip.places, strict=True)),
        signs=reading.signs,
    )


def _for_game(roadbook: RoadBook, file: str, game: Game) -> RoadBook:
    """The road-book as one for another game."""
    on_boards = next((stage.name for stage in roadbook.stages if stage.legs), None)
    if on_boards is not None and game != "classic":
        raise InputError(
            f"{file}: stage '{on_boards}' lies on boards of the classic game and has no other"
            " rules; leave --rules out"
        )
    return replace(roadbook, game=game)


def _course_needed(game: Game) -> str:
    from trackeditor.simulator.rules import load_rules

    return load_rules(game).course


def _document_facts(roadbook: RoadBook, index: int, library: Library) -> DocumentFacts:
    """Facts on the road-book; those on the whole of it are told with its first stage."""
    stale = is_stale(roadbook.stages[index], library)
    if index:
        return DocumentFacts(game=roadbook.game, stale=stale)
    return DocumentFacts(
        game=roadbook.game,
        stage_names=tuple(stage.name for stage in roadbook.stages),
        unknown_boxes=tuple(box for box in roadbook.boxes if box not in library.editions),
        stale=stale,
    )


def _lines(report: StageReport) -> list[str]:
    course = report.analysis.course
    verdict = "legal" if report.legal else "illegal"
    colour = typer.colors.GREEN if report.legal else typer.colors.RED
    size = (
        f"{course.kind}, {course.length_tiles} tiles, {course.length_cells} cells"
        if course
        else "no course"
    )
    head = f"{report.stage}: {typer.style(verdict, fg=colour, bold=True)} ({size})"
    return [head, *(line for finding in report.findings for line in _finding(finding))]


def _finding(finding: Finding) -> list[str]:
    severity = typer.style(f"{finding.severity.value:8}", fg=COLOURS[finding.severity])
    indent = " " * 18
    texts = [f"{finding.place}: {finding.message}", f"-> {finding.remedy}"]
    lines = [line for text in texts for line in _wrapped(text, WIDTH - len(indent))]
    head, *rest = lines
    return [
        f"  {severity}{finding.code:8}{head}",
        *(f"{indent}{line}" for line in (*rest, *_markers(finding))),
    ]


def _wrapped(text: str, width: int) -> list[str]:
    """Lines of a text, none of which ends inside a position or a word with a hyphen."""
    kept = _POSITION.sub("\\1\N{NO-BREAK SPACE}\\2", text)
    indent = "   " * text.startswith("->")
    lines = textwrap.wrap(kept, width, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def _markers(finding: Finding) -> list[str]:
    """The markers of a finding, each in a line so that it can be copied whole."""
    lead = "   markers: "
    return [f"{lead if not i else ' ' * len(lead)}{t}" for i, t in enumerate(finding.marker_texts)]
