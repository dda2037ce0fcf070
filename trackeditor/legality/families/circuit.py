"""CIR: circuits come back to their line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from trackeditor.course import Analysis, LinePlace
from trackeditor.course.arches import arch_place
from trackeditor.layout import Marker, PlacedTile
from trackeditor.legality.families.rallycross import rallycross_of
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, with_markers, without_markers
from trackeditor.legality.line_places import finish_lines, finish_of, lies_on_road, places_for_line
from trackeditor.legality.registry import RALLYCROSS, Context, Found, rule
from trackeditor.sentences import Sentence, any_of, counted, sentence

MOST_PLACES = 3
"""So many places for the line are named at most."""
LEAST_GRID = 6
"""Cars that can race at once."""


@rule("CIR-1", "No start/finish line on the circuit", Severity.WARNING, "RULES.md, sections 3, 4")
def has_line(context: Context) -> Iterator[Found]:
    """A circuit needs a start/finish line: a printed one, or a finish standee.

    The standee stands on any dividing line that spans the road; on a rallycross not in a corner
    (RXC-12). Until it is placed a START line on the circuit serves, or no laps can be counted.
    """
    analysis = context.analysis
    if analysis.course is None or analysis.kind != "circuit" or finish_of(analysis) is not None:
        return
    starts = [line for line in analysis.lines if line.kind == "start"]
    place = on(starts[0].tile) if starts else WHOLE_LAYOUT
    places = [*islice(places_for_line(analysis), MOST_PLACES)]
    remedy = sentence("place the finish standee on a line across the road")
    if places:
        words = any_of([standing.words for standing in places])
        remedy = sentence("place the finish standee {places}", places=words)
        if _standees_beside(analysis):
            remedy = sentence("move the finish standee {places}", places=words)
    elif analysis.rallycross is not None:
        remedy = sentence("place the finish standee on a line across the road, outside corners")
    markers = tuple(standing.marker for standing in places)
    yield Found(place, sentence("the circuit has no finish line"), remedy, markers)


@fix("CIR-1")
def place_finish(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place the finish standee on a line across the road that no corner touches.

    One that stands beside the circuit is moved there: there is one standee. A start marker that
    served in its place has no use any more.
    """
    beside = _standees_beside(context.analysis)
    starts = [line.marker for line in context.analysis.lines if line.kind == "start"]
    layout = context.layout
    for marker in starts:
        if marker is not None and marker.at == finding.place.at:
            layout = layout.unmark(marker)
    for standing in places_for_line(context.analysis):
        if beside:
            label = sentence("Move the finish standee {place}", place=standing.words)
            yield Fix(label, with_markers(layout, {beside[0]: standing.marker}))
        else:
            label = sentence("Place the finish standee {place}", place=standing.words)
            yield Fix(label, layout.mark(standing.marker))


def _standees_beside(analysis: Analysis) -> list[Marker]:
    """The finish standees of a circuit that none of its lines is made by."""
    return [line.marker for line in finish_lines(analysis) if line.marker is not None]


@rule("CIR-2", "Circuit that does not close", Severity.ERROR, "RULES.md, sections 3, 4")
def is_closed(context: Context) -> Iterator[Found]:
    """From a start/finish line the road must lead back to it, without driving a space twice.

    In a game that is driven on circuits the road must close without a line, too. Where tiles are
    not known (PLA-2), one of them may close it.
    """
    analysis = context.analysis
    is_circuit = analysis.kind == "circuit" or context.is_open_circuit
    if analysis.course is not None or not is_circuit:
        return
    line = next((line for line in analysis.lines if line.kind == "start-finish"), None)
    if line is None or context.document.game == RALLYCROSS:  # nobody comes back to a pre-grid
        if context.layout.tiles and all(tile.side in context.library for tile in context.layout):
            yield Found(
                WHOLE_LAYOUT,
                _among_those_tried(sentence("the circuit is not closed"), analysis),
                sentence("lead the road on until it comes back to where it was before"),
            )
        return
    remedy = sentence(
        "close the gap where the road ends (see the CON findings), or add a FINISH tile to make it"
        " a stage"
    )
    if context.is_open_circuit:
        remedy = sentence("close the gap where the road ends (see the CON findings)")
    message = sentence(
        "no road leads from the start/finish line on {side} back to it", side=line.tile.side
    )
    yield Found(on(line.tile), _among_those_tried(message, analysis), remedy)


def _among_those_tried(message: Sentence, analysis: Analysis) -> Sentence:
    """What is said of all ways; of those that were tried, where there are too many."""
    if not analysis.is_cut:
        return message
    return sentence(
        "{finding} among the ways that were tried before the search was given up", finding=message
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

    Forks can be driven in all ways, so no standee settles it. On a rallycross the other way is the
    joker lap: a pre-grid or arches make it one, and what is said here is of the roads beside it.
    """
    analysis = context.analysis
    others = _other_ways(context)
    if analysis.kind != "circuit" or analysis.course is None or analysis.is_cut or not others:
        return
    remedy = sentence(
        "say in the notes of the stage which way to go, take the fork out, or place the arches of a"
        " joker lap"
    )
    if rallycross_of(context) is not None:
        remedy = sentence("say in the notes of the stage which way to go, or take the fork out")
    yield Found(
        WHOLE_LAYOUT,
        counted(
            "{count} other ways lead round the circuit; the longest is taken",
            "{count} other way leads round the circuit; the longest is taken",
            others,
        ),
        remedy,
    )


def _other_ways(context: Context) -> int:
    """Number of the other ways round a circuit that no marker tells to be none."""
    beside = rallycross_of(context)
    if beside is None:
        return context.analysis.alternatives
    if beside.joker is None or not beside.arches:
        return 0  # RXC-6 and RXC-8 tell of the roads that may be the joker section
    return sum(
        all(arch_place(arch, one.drives, context.library) is None for arch in beside.arches)
        for one in beside.detours
        if one != beside.joker
    )


@rule("CIR-5", "Starting grid too small", Severity.WARNING, "RULES.md, sections 3, 4")
def grid_is_large(context: Context) -> Iterator[Found]:
    """Six cars can race: the grid boxes behind the line should be as many.

    A finish standee among the boxes leaves those beyond it empty. A grid tile lies behind the line
    when the way on to it is shorter than the way back. Where the course has no boxes at all, cars
    start on the spaces behind the line.
    """
    course = context.analysis.course
    if course is None or course.kind != "circuit":
        return
    grids = _grids(context)
    if not grids or not _has_few_boxes(grids, context):
        return
    boxes = len(course.grid)
    if boxes < LEAST_GRID:
        used = [tile for tile in grids if boxes and tile.at == course.cells[course.grid[0]].at]
        yield Found(
            on((used or list(grids))[0]),
            counted(
                "the starting grid has {count} boxes behind the line, for {cars} cars",
                "the starting grid has {count} box behind the line, for {cars} cars",
                boxes,
                cars=LEAST_GRID,
            ),
            sentence("move the line to the front of the grid, or use another grid tile"),
        )


def _grids(context: Context) -> dict[PlacedTile, int]:
    """The tiles of the course with grid boxes on the roads driven, with the number of those."""
    found: Counter[PlacedTile] = Counter()
    for drive in context.analysis.driven:
        printed = context.library.side(drive.tile.side).grid
        if printed:
            found[drive.tile] += len(drive.passage(context.library).extents.keys() & {*printed})
    return {tile: boxes for tile, boxes in found.items() if boxes}


def _has_few_boxes(grids: Mapping[PlacedTile, int], context: Context) -> bool:
    """Quick look whether boxes may be missing: a tile has few, or a standee may stand by them."""
    few = any(boxes < LEAST_GRID for boxes in grids.values())
    return few or any(line.marker for line in context.analysis.lines)


# --- one line ------------------------------------------------------------------------------------


@rule("CIR-6", "Several finish lines on the circuit", Severity.ERROR, "RULES.md, sections 3, 4")
def one_line(context: Context) -> Iterator[Found]:
    """A circuit has one start/finish line: a printed one, or a finish standee.

    With two nobody knows over which of them laps are counted. Until one is taken away, it is a
    standee rather than a printed line. A tile with a line on each of its two roads counts once.
    """
    for tile in dict.fromkeys(line.tile for line in _superfluous(context)):
        yield Found(
            on(tile),
            sentence("{side} has a second finish line", side=tile.side),
            sentence("keep one finish line"),
        )


def _superfluous(context: Context) -> list[LinePlace]:
    """The finish lines of a circuit but the one that is used.

    Printed lines count where they are driven, standees wherever they are; on a rallycross RXC-13
    tells of those beside the circuit.
    """
    analysis = context.analysis
    if analysis.course is None or analysis.kind != "circuit":
        return []
    is_rallycross = rallycross_of(context) is not None
    lines = [
        line
        for line in finish_lines(analysis)
        if (line.marker is not None and not is_rallycross) or lies_on_road(line, analysis)
    ]
    used = finish_of(analysis) or next(iter(lines), None)
    return [line for line in lines if used and line != used and not _is_double(line, used)]


def _is_double(line: LinePlace, used: LinePlace) -> bool:
    """True for two printed lines of one tile, which has one on each of its roads."""
    return line.marker is None and used.marker is None and line.tile == used.tile


@fix("CIR-6")
def remove_second_line(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the finish standees that are too many, or the one before a printed line."""
    extra, used = _superfluous(context), finish_of(context.analysis)
    return without_markers(finding, context, extra, used, sentence("finish standee"))
