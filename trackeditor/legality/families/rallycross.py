"""RXC: rallycross circuits have a joker section, a pre-grid, and a line that all cars drive over.

These rules look at layouts that are rallycross: a pre-grid is joined to the circuit, or arches
stand in it, or the road-book is one for rallycross.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trackeditor.course import LinePlace, Rallycross, analyse
from trackeditor.course.lines import arches, line_crossing
from trackeditor.course.rallycross import PREGRID_TILES, tiles_to_line
from trackeditor.layout import Marker, PlacedTile
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, set_game, with_markers, without_markers
from trackeditor.legality.line_places import finish_lines, finish_of, lies_on_road, places_for_line
from trackeditor.legality.registry import RALLYCROSS, Context, Found, rule
from trackeditor.legality.terms import marker_term
from trackeditor.sentences import Sentence, sentence

SOURCE = "RULES.md, section 3"


def rallycross_of(context: Context) -> Rallycross | None:
    """What makes the circuit a rallycross; None for a layout that is none, or for another game."""
    is_one = context.analysis.course is not None and context.may_have_joker
    return context.analysis.rallycross if is_one else None


# --- circuit and pre-grid ------------------------------------------------------------------------


@rule("RXC-1", "Rallycross that is no circuit", Severity.ERROR, SOURCE)
def is_circuit(context: Context) -> Iterator[Found]:
    """A rallycross is driven in laps on a closed circuit, not from a start to a finish."""
    analysis = context.analysis
    is_meant = context.document.game == RALLYCROSS or (
        context.may_have_joker and any(arches(context.layout, context.library))
    )
    if analysis.course is not None and analysis.kind == "stage" and is_meant:
        yield Found(
            WHOLE_LAYOUT,
            sentence("the layout is a stage, and a rallycross is driven on a circuit"),
            sentence("close the road to a circuit, or make it a stage of another game"),
        )


@fix("RXC-1")
def let_it_be_a_stage(finding: Finding, context: Context) -> Iterator[Fix]:
    """Let the road-book be one for DIRT, which is driven on stages."""
    return set_game(context, "dirt")


@rule("RXC-2", "No pre-grid on a fork", Severity.ERROR, SOURCE)
def has_pregrid(context: Context) -> Iterator[Found]:
    """Cars start from a pre-grid: a tile with grid boxes beside the circuit, joined by a fork.

    The road leads from it over link tiles or directly to the fork, in the direction in which the
    circuit is driven.
    """
    analysis, beside = context.analysis, rallycross_of(context)
    if beside is None or beside.pregrid:
        return
    if beside.turned:
        yield _lies_wrong(beside.turned[0].tile)
        return
    grids = [tile for tile in context.layout.tiles if _has_boxes(tile, context)]
    if not grids:
        message = sentence("the rallycross has no pre-grid")
    elif grids[0].at in analysis.visits:
        message = sentence(
            "the grid of {side} lies on the circuit itself, and cars may come there once only",
            side=grids[0].side,
        )
    else:
        message = sentence(
            "no fork joins the grid of {side} to the circuit in its driving direction",
            side=grids[0].side,
        )
    yield Found(
        on(grids[0]) if grids else WHOLE_LAYOUT,
        message,
        sentence("join a tile with grid boxes (401) to the circuit by a fork, its rear end open"),
    )


def _lies_wrong(tile: PlacedTile) -> Found:
    return Found(
        on(tile),
        sentence(
            "{side} lies the wrong way round: from its grid boxes cars drive away from the circuit",
            side=tile.side,
        ),
        sentence("turn {side} round, so that its line faces the circuit", side=tile.side),
    )


@fix("RXC-2")
def turn_pregrid(finding: Finding, context: Context) -> Iterator[Fix]:
    """Turn a pre-grid round that lies the wrong way."""
    beside = rallycross_of(context)
    if beside is None or not beside.turned:
        return
    tile = beside.turned[0].tile
    for steps in range(1, 6):
        turned = context.layout.rotate(tile.at, steps)
        way = analyse(turned, context.library, context.analysis).rallycross
        if way is not None and way.pregrid and way.pregrid[0].tile.at == tile.at:
            yield Fix(sentence("Turn {side} round", side=tile.side), turned)


def _has_boxes(tile: PlacedTile, context: Context) -> bool:
    return tile.side in context.library and bool(context.library.side(tile.side).grid)


@rule("RXC-3", "Pre-grid not 2 to 3 tiles before the line", Severity.ERROR, SOURCE)
def is_near_line(context: Context) -> Iterator[Found]:
    """The line lies on the second or third tile after the pre-grid and its link tiles.

    Tiles are counted in driving order, the fork where the pre-grid joins the circuit first.
    """
    analysis, beside = context.analysis, rallycross_of(context)
    line = finish_of(context.analysis)
    if beside is None or beside.joins is None or line is None:
        return
    crossing = line_crossing(line, analysis.route[0], context.library)
    if crossing is None:
        return
    tiles = tiles_to_line(beside.joins, crossing.position, len(analysis.route))
    if not PREGRID_TILES[0] <= tiles <= PREGRID_TILES[1]:
        yield Found(
            on(line.tile),
            sentence(
                "the line lies on tile {number} after the pre-grid; it must be tile 2 or 3",
                number=tiles,
            ),
            *_move_line(context),
        )


@rule("RXC-4", "Pre-grid that can be entered again", Severity.ERROR, SOURCE)
def is_left_once(context: Context) -> Iterator[Found]:
    """The pre-grid and its link tiles are left once and never entered again.

    So the rear end of the pre-grid is open, and no road leads to it from the circuit.
    """
    beside = rallycross_of(context)
    if beside is not None and beside.reenters:
        first = beside.pregrid[0]
        yield Found(
            on(first.tile, first.entrance),
            sentence("cars can come from the circuit to the rear of {side}", side=first.tile.side),
            sentence("take the road away that leads to the rear end of the pre-grid"),
        )


# --- joker section -------------------------------------------------------------------------------


@rule("RXC-5", "No joker section", Severity.ERROR, SOURCE)
def has_joker(context: Context) -> Iterator[Found]:
    """A rallycross has a joker section: a road of its own from one fork to another.

    Every driver takes it in one lap, instead of the road of the circuit between these forks.
    """
    beside = rallycross_of(context)
    if beside is not None and not beside.detours:
        yield Found(
            WHOLE_LAYOUT,
            sentence("no other road leads from a fork of the circuit to another fork of it"),
            sentence("lay two forks into the circuit and a road of its own between them"),
        )


# --- finish line ---------------------------------------------------------------------------------


def _move_line(context: Context) -> tuple[Sentence, tuple[Marker, ...]]:
    """How to move the line to where it can stand, and the standee there."""
    standing = next(places_for_line(context.analysis), None)
    if standing is None:
        remedy = sentence("lead the road so that a line can stand 2 to 3 tiles after the pre-grid")
        return remedy, ()
    return sentence("move the finish standee {place}", place=standing.words), (standing.marker,)


@rule("RXC-11", "Line between joker entrance and exit", Severity.ERROR, SOURCE)
def line_off_joker(context: Context) -> Iterator[Found]:
    """Every car drives over the line in every lap, in the joker lap, too.

    So it does not lie on the road that the joker section replaces, nor in the section itself.
    """
    beside, line = rallycross_of(context), finish_of(context.analysis)
    if beside is None or line is None or not beside.skips_line:
        return
    yield Found(
        on(line.tile),
        sentence(
            "the line on {side} lies between the entrance and the exit of the joker section",
            side=line.tile.side,
        ),
        *_move_line(context),
    )


@rule("RXC-12", "Line in a corner", Severity.ERROR, SOURCE)
def line_off_corners(context: Context) -> Iterator[Found]:
    """The finish standee does not stand in a corner, with its spaces before and behind the line."""
    course, line = context.analysis.course, finish_of(context.analysis)
    if course is None or line is None or rallycross_of(context) is None:
        return
    over = [(course.cells[m.start], course.cells[m.end]) for m in course.moves if m.line]
    if over and all(cell.kind == "corner" for pair in over for cell in pair):
        yield Found(
            on(line.tile),
            sentence("the line on {side} lies in a corner", side=line.tile.side),
            *_move_line(context),
        )


@rule("RXC-13", "Line beside the circuit", Severity.ERROR, SOURCE)
def line_spans_road(context: Context) -> Iterator[Found]:
    """The finish standee stands on a line that spans the road of the circuit.

    Over a line on a branch that the circuit does not take no car drives. There is one standee:
    where laps are counted over another line already, one beside the circuit is too many.
    """
    beside, used = _lines_beside(context), finish_of(context.analysis)
    for line in beside:
        remedy, markers = (
            (sentence("keep the line on {side} only", side=used.tile.side), ())
            if used is not None
            else _move_line(context)
        )
        yield Found(
            on(line.tile),
            sentence(
                "the {marker} on {side} does not span the road of the circuit",
                marker=marker_term(line.kind),
                side=line.tile.side,
            ),
            remedy,
            markers,
        )


def _lines_beside(context: Context) -> list[LinePlace]:
    """The standees of a finish line that do not span the road of the circuit.

    One on that road that shows the other way is a second line of it (CIR-6), if there is another.
    """
    analysis = context.analysis
    has_line = finish_of(analysis) is not None
    if rallycross_of(context) is None:
        return []
    return [
        line
        for line in finish_lines(analysis)
        if line.marker is not None
        and not analysis.crosses(line)
        and not (has_line and lies_on_road(line, analysis))
    ]


@fix("RXC-13")
def leave_one_standee(finding: Finding, context: Context) -> Iterable[Fix]:
    """Move the standee of a finding onto the circuit, or take it away where a line is there."""
    if finish_of(context.analysis) is None:
        return move_standee(finding, context)
    extra = _lines_beside(context)
    return without_markers(finding, context, extra, None, sentence("finish standee"))


@fix("RXC-3")
@fix("RXC-11")
@fix("RXC-12")
def move_standee(finding: Finding, context: Context) -> Iterator[Fix]:
    """Move the standee of a finding to a place where it can stand."""
    for line in context.analysis.lines:
        if line.marker is None or on(line.tile) != finding.place:
            continue
        for standing in places_for_line(context.analysis):
            moved = with_markers(context.layout, {line.marker: standing.marker})
            yield Fix(sentence("Move the finish standee {place}", place=standing.words), moved)
