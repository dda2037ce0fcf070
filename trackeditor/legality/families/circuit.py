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
