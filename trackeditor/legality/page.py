"""The HTML page of a report: for every stage its drawing with pins, and the findings they mean.

The page needs nothing beside it: no script, no font, no picture from elsewhere. Importing this
module is cheap; drawing loads shapely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity
from trackeditor.legality.rules import Rule
from trackeditor.sentences import as_sentence

if TYPE_CHECKING:
    from trackeditor.legality.report import StageReport

_STYLE = Path(__file__).with_name("page.css")
_PLURALS = {Severity.ERROR: "errors", Severity.WARNING: "warnings", Severity.ADVICE: "advice"}


def report_page(
    reports: Sequence[StageReport], explained: Callable[[str], Rule[Any] | None]
) -> str:
    """The whole page; ``explained`` gives the rules of the codes on it."""
    illegal = sum(not report.legal for report in reports)
    title = f"Track report: {reports[0].stage}" if len(reports) == 1 else "Track report"
    verdict = _summary(len(reports), illegal)
    return "\n".join(
        [
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{_text(title)}</title>",
            f"<style>\n{_STYLE.read_text('utf-8')}</style>",
            "</head>",
            "<body>",
            "<header>",
            f"<h1>{_text(title)}</h1>",
            f"<p>{verdict}</p>",
            *(_contents(reports) if len(reports) > 1 else ()),
            "</header>",
            "<main>",
            *(line for i, report in enumerate(reports) for line in _stage(i, report)),
            "</main>",
            *_explanations(reports, explained),
            "</body>",
            "</html>\n",
        ]
    )


def _text(value: object) -> str:
    """Text for HTML; characters that no page may hold are replaced."""
    return escape(
        "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(value))
    )


def _summary(stages: int, illegal: int) -> str:
    if stages == 1:
        return f"The stage is {'not ' * bool(illegal)}legal."
    if not stages:
        return "No stage was checked."
    if not illegal:
        return f"All {stages} stages are legal."
    return f"{illegal} of {stages} stages {'is' if illegal == 1 else 'are'} not legal."


def _contents(reports: Sequence[StageReport]) -> Iterator[str]:
    """The list of stages, each with its verdict."""
    yield '<nav aria-label="Stages"><ul class="contents">'
    for i, report in enumerate(reports):
        yield f'<li>{_verdict(report)} <a href="#stage-{i + 1}">{_text(report.stage)}</a></li>'
    yield "</ul></nav>"


def _verdict(report: StageReport) -> str:
    word = "legal" if report.legal else "not legal"
    return f'<span class="verdict {"legal" if report.legal else "illegal"}">{word}</span>'


def _stage(index: int, report: StageReport) -> Iterator[str]:
    name = f"stage-{index + 1}"
    yield f'<section id="{name}" aria-labelledby="{name}-title">'
    yield f'<h2 id="{name}-title">{_text(report.stage)} {_verdict(report)}</h2>'
    yield f'<p class="file">{_text(report.file)}</p>'
    yield '<dl class="facts">'
    for term, value in _facts(report):
        yield f"<div><dt>{term}</dt><dd>{_text(value)}</dd></div>"
    yield "</dl>"
    if report.analysis.layout.tiles:
        strip = ' class="strip"' if report.legs else ""
        yield f'<figure{strip} role="group" aria-label="Drawing of {_text(report.stage)}">'
        yield _drawing(report)
        yield "</figure>"
    if report.findings:
        yield from _table(index, report)
    else:
        yield '<p class="nothing">Nothing was found.</p>'
    yield "</section>"


def _facts(report: StageReport) -> Iterator[tuple[str, object]]:
    course = report.analysis.course
    if course is None:
        yield "Course", "none: it cannot be driven"
    else:
        yield "Course", course.kind
        parts = "sections" if report.legs else "tiles"
        yield "Length", f"{course.length_tiles} {parts}, {course.length_cells} cells"
    if report.legs:
        yield "Legs", " / ".join(leg for leg, _ in report.legs)
    else:
        yield "Tiles laid", len(report.analysis.layout)
    counts = report.counts
    found = ", ".join(
        f"{counts[severity]} {severity.value if counts[severity] == 1 else _PLURALS[severity]}"
        for severity in Severity
        if counts[severity]
    )
    yield "Findings", found or "none"
    if report.strict:
        yield "Strict", "warnings count as errors"
    if course is not None and not report.legs:
        yield "Route", "  ".join(tile.side for tile in course.tiles)


def _drawing(report: StageReport) -> str:
    """The drawing; pins bear the numbers that the findings have in the table.

    What lies beside all tiles has no pin: it might be far away and make the drawing tiny.
    """
    from trackeditor.legality.drawing import Badge, layout_svg

    layout = report.analysis.layout
    badges = [
        Badge(str(number), finding.severity.value, at, finding.place.edge)
        for number, finding in enumerate(report.findings, start=1)
        if (at := report.place_of(finding)) is not None and layout.tile_at(at) is not None
    ]
    library = report.analysis.graph.library
    return layout_svg(layout, library, badges, signs=report.signs).rstrip()


def _table(index: int, report: StageReport) -> Iterator[str]:
    yield "<table>"
    yield f'<caption class="unseen">Findings on {_text(report.stage)}</caption>'
    heads = ("No.", "Code", "Place", "What is wrong, and what to do")
    yield (
        "<thead><tr>" + "".join(f'<th scope="col">{head}</th>' for head in heads) + "</tr></thead>"
    )
    yield "<tbody>"
    for number, finding in enumerate(report.findings, start=1):
        yield from _row(number, finding)
    yield "</tbody></table>"


def _row(number: int, finding: Finding) -> Iterator[str]:
    severity = finding.severity.value
    place = "whole layout" if finding.place == WHOLE_LAYOUT else finding.place
    yield f'<tr class="{severity}">'
    yield f'<td class="number"><span class="pin {severity}">{number}</span></td>'
    code = finding.code
    yield f'<td><a href="#{code}">{code}</a><span class="word">{severity}</span></td>'
    yield f'<td class="place">{_text(place)}</td>'
    markers = "".join(f"<br><code>{_text(text)}</code>" for text in finding.marker_texts)
    yield (
        f"<td>{_text(as_sentence(finding.message))}"
        f'<p class="remedy">{_text(as_sentence(finding.remedy))}</p>'
        + (f'<p class="markers">markers:{markers}</p>' if markers else "")
        + "</td></tr>"
    )


def _explanations(
    reports: Sequence[StageReport], explained: Callable[[str], Rule[Any] | None]
) -> Iterator[str]:
    """What the codes on the page mean."""
    codes = {finding.code for report in reports for finding in report.findings}
    found = [rule for rule in map(explained, sorted(codes)) if rule is not None]
    if not found:
        return
    yield '<footer aria-labelledby="codes"><h2 id="codes">What the codes mean</h2>'
    yield '<dl class="codes">'
    for rule in found:
        yield (
            f'<div id="{rule.code}"><dt>{rule.code} {_text(rule.title)}'
            f' <span class="word">{rule.severity.value}</span></dt>'
            f"<dd>{_text(rule.explanation)} <cite>{_text(rule.source)}</cite></dd></div>"
        )
    yield "</dl></footer>"
