"""CIR: circuits come back to their line."""

from __future__ import annotations

from collections.abc import Iterator

from trackeditor.course.lines import line_crossing
from trackeditor.legality.findings import WHOLE_LAYOUT, Severity, on
from trackeditor.legality.registry import Context, Found, rule


@rule("CIR-1", "No start/finish line on the circuit", Severity.WARNING, "RULES.md, sections 3, 4")
def has_line(context: Context) -> Iterator[Found]:
    """A circuit needs a start/finish line: a printed one, or a finish standee.

    The standee stands on any dividing line that spans the road, not in a corner. Until it is
    placed a START line on the circuit serves, or no laps can be counted.
    """
    analysis = context.analysis
    if analysis.course is None or analysis.kind != "circuit":
        return
    for line in analysis.lines:
        if line.kind != "start" and any(
            line_crossing(line, drive, context.library) for drive in analysis.route
        ):
            return
    starts = [line for line in analysis.lines if line.kind == "start"]
    place = on(starts[0].tile) if starts else WHOLE_LAYOUT
    yield Found(
        place,
        "the circuit has no finish line",
        "place the finish standee on a line across the road, outside corners",
    )


@rule("CIR-2", "Circuit that does not close", Severity.ERROR, "RULES.md, sections 3, 4")
def is_closed(context: Context) -> Iterator[Found]:
    """From a start/finish line the road must lead back to it, without driving a space twice."""
    analysis = context.analysis
    if analysis.kind == "circuit" and analysis.course is None:
        line = next(line for line in analysis.lines if line.kind == "start-finish")
        searched = " among the ways that were tried before the search was given up"
        yield Found(
            on(line.tile),
            f"no road leads from the start/finish line on {line.tile.side} back to it"
            f"{searched if analysis.is_cut else ''}",
            "close the gap where the road ends (see the CON findings), or add a FINISH tile to"
            " make it a stage",
        )


@rule("CIR-3", "More circuits than can be compared", Severity.WARNING, "RULES.md, sections 3, 4")
def is_compared(context: Context) -> Iterator[Found]:
    """A layout full of forks has more circuits than can be compared.

    The one with the most tiles is taken as the course, among those that were.
    """
    analysis = context.analysis
    if analysis.kind == "circuit" and analysis.course is not None and analysis.is_cut:
        yield Found(
            WHOLE_LAYOUT,
            "the forks allow very many circuits; the longest of those that were compared is taken",
            "say in the road-book which way to go, or take forks out",
        )
