"""CIR: circuits come back to their line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix
from trackeditor.legality.line_places import places_for_line
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.sentences import any_of, counted, sentence

MOST_PLACES = 3
"""So many places for the line are named at most."""
LEAST_GRID = 6
"""Cars that can race at once."""


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
        if line.kind != "start" and analysis.crosses(line):
            return
    starts = [line for line in analysis.lines if line.kind == "start"]
    place = on(starts[0].tile) if starts else WHOLE_LAYOUT
    places = [standing.words for standing in islice(places_for_line(analysis), MOST_PLACES)]
    yield Found(
        place,
        sentence("the circuit has no finish line"),
        sentence("place the finish standee {places}", places=any_of(places))
        if places
        else sentence("place the finish standee on a line across the road, outside corners"),
    )


@fix("CIR-1")
def place_finish(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place the finish standee on a line across the road that no corner touches."""
    for standing in places_for_line(context.analysis):
        label = sentence("Place the finish standee {place}", place=standing.words)
        yield Fix(label, context.layout.mark(standing.marker))


@rule("CIR-2", "Circuit that does not close", Severity.ERROR, "RULES.md, sections 3, 4")
def is_closed(context: Context) -> Iterator[Found]:
    """From a start/finish line the road must lead back to it, without driving a space twice."""
    analysis = context.analysis
    if analysis.kind == "circuit" and analysis.course is None:
        line = next(line for line in analysis.lines if line.kind == "start-finish")
        message = sentence(
            "no road leads from the start/finish line on {side} back to it", side=line.tile.side
        )
        if analysis.is_cut:
            message = sentence(
                "{finding} among the ways that were tried before the search was given up",
                finding=message,
            )
        yield Found(
            on(line.tile),
            message,
            sentence(
                "close the gap where the road ends (see the CON findings), or add a FINISH tile to"
                " make it a stage"
            ),
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
            sentence(
                "the forks allow very many circuits; the longest of those that were compared is"
                " taken"
            ),
            sentence("say in the notes of the stage which way to go, or take forks out"),
        )


@rule("CIR-4", "More than one circuit", Severity.WARNING, "RULES.md, sections 3, 4")
def one_circuit(context: Context) -> Iterator[Found]:
    """Forks leave the choice between several ways round; the longest one is taken as the course.

    On a rallycross the other way is the joker lap: a pre-grid or arches make it one.
    """
    analysis = context.analysis
    others = analysis.alternatives
    if analysis.kind != "circuit" or analysis.course is None or analysis.rallycross is not None:
        return
    if others and not analysis.is_cut:
        yield Found(
            WHOLE_LAYOUT,
            counted(
                "{count} other ways lead round the circuit; the longest is taken",
                "{count} other way leads round the circuit; the longest is taken",
                others,
            ),
            sentence(
                "say in the notes of the stage which way to go, take the fork out, or place the"
                " arches of a joker lap"
            ),
        )


@rule("CIR-5", "Starting grid too small", Severity.WARNING, "RULES.md, sections 3, 4")
def grid_is_large(context: Context) -> Iterator[Found]:
    """Six cars can race: the grid boxes behind the line should be as many.

    A finish standee among the boxes leaves those beyond it empty. Without any boxes cars start on
    the spaces behind the line.
    """
    course = context.analysis.course
    if course is None or course.kind != "circuit" or not _has_few_boxes(context) or not course.grid:
        return
    boxes = len(course.grid)
    if boxes < LEAST_GRID:
        at = course.cells[course.grid[0]].at
        tile = context.layout.tile_at(at)
        yield Found(
            on(tile) if tile else WHOLE_LAYOUT,
            counted(
                "the starting grid has {count} boxes behind the line, for {cars} cars",
                "the starting grid has {count} box behind the line, for {cars} cars",
                boxes,
                cars=LEAST_GRID,
            ),
            sentence("move the line to the front of the grid, or use another grid tile"),
        )


def _has_few_boxes(context: Context) -> bool:
    """Quick look whether boxes may be missing: few are printed, or a standee may stand by them."""
    analysis = context.analysis
    sides = [drive.tile.side for drive in analysis.driven]
    printed = sum(len(context.library.side(side).grid) for side in sides)
    return printed < LEAST_GRID or any(line.marker for line in analysis.lines)
