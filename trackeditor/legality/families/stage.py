"""STG: a stage leads from its start line to its finish line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trackeditor.cells import Drive, SeamState
from trackeditor.course import Analysis, LinePlace
from trackeditor.grid import Edge
from trackeditor.layout import Marker, PlacedTile
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, with_markers, without_markers
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import told_apart
from trackeditor.sentences import Sentence, all_of, counted, listed, sentence

STAGE_LENGTHS = {"short": 10, "medium": 14, "long": 18}
"""Tiles of a stage by its size (RULES.md, section 2)."""


START_KINDS = ("start", "start-finish")


def _lines(context: Context, *kinds: str) -> list[LinePlace]:
    return [line for line in context.analysis.lines if line.kind in kinds]


def _superfluous(context: Context, *kinds: str) -> list[LinePlace]:
    """Lines of some kinds but the one that the course uses."""
    used = _used(context, *kinds)
    return [line for line in _lines(context, *kinds) if line is not used]


def _used(context: Context, *kinds: str) -> LinePlace | None:
    """The line of some kinds that the course uses; without a course the first."""
    found = _lines(context, *kinds)
    return next(
        (line for line in found if context.analysis.crosses(line)),
        found[0] if found else None,
    )


def _lies_on_loose_edge(line: LinePlace, context: Context) -> bool:
    """True when a line stands on an edge where the road does not go on."""
    if line.edge is None:
        return False
    edge = line.tile.global_edge(line.edge)
    return any(
        seam.here.edge is edge and seam.state is not SeamState.JOINED
        for seam in context.analysis.seams_at(line.tile.at)
    )


def _is_stage(context: Context) -> bool:
    is_one = context.analysis.kind == "stage" and bool(context.layout.tiles)
    return is_one and not context.is_open_circuit


def _unknown_tiles(context: Context) -> list[PlacedTile]:
    """Tiles that the library lacks; lines may be printed on them, and roads."""
    return [tile for tile in context.layout.tiles if tile.side not in context.library]


def _is_beside_reached(tile: PlacedTile, context: Context) -> bool:
    """True for a tile beside one that can be reached from the start."""
    return any(tile.at.neighbour(edge) in context.analysis.reached for edge in Edge)


@rule("STG-1", "No start line", Severity.ERROR, "FORMATS.md, section 3")
def has_start(context: Context) -> Iterator[Found]:
    """A stage begins at a START tile, or at a start marker; a circuit needs none (CIR-2).

    Where tiles are not known (PLA-2), one of them may have the line.
    """
    if _is_stage(context) and not _lines(context, *START_KINDS) and not _unknown_tiles(context):
        yield Found(
            WHOLE_LAYOUT,
            sentence("the stage has no start line"),
            sentence("add a START tile (202, 301), or a start marker"),
        )


@rule("STG-2", "Several start lines", Severity.ERROR, "RULES.md, section 2")
def one_start(context: Context) -> Iterator[Found]:
    """A stage has one start line; with two nobody knows which way it is driven."""
    for line in _superfluous(context, *START_KINDS) if _is_stage(context) else ():
        yield Found(
            on(line.tile),
            sentence("{side} has a second start line", side=line.tile.side),
            sentence("keep one start line"),
        )


@fix("STG-2")
def remove_second_start(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the start markers that are too many, or the one before a printed line."""
    extra, used = _superfluous(context, *START_KINDS), _used(context, *START_KINDS)
    return without_markers(finding, context, extra, used, sentence("start marker"))


@rule("STG-3", "No finish line", Severity.ERROR, "RULES.md, section 2")
def has_finish(context: Context) -> Iterator[Found]:
    """A stage ends at a FINISH tile, or at a finish standee; a circuit needs none (CIR-2).

    Where tiles are not known (PLA-2), one of them may have the line.
    """
    if _is_stage(context) and not _lines(context, "finish") and not _unknown_tiles(context):
        yield Found(
            WHOLE_LAYOUT,
            sentence("the stage has no finish line"),
            sentence("add a FINISH tile (203, 302), or a finish standee"),
        )


@rule("STG-4", "Finish not reached", Severity.ERROR, "RULES.md, section 2")
def finish_reached(context: Context) -> Iterator[Found]:
    """The road must lead from the start line to the finish line.

    Where it comes to a tile that is not known (PLA-2), that tile may lead it on.
    """
    analysis = context.analysis
    starts, finishes = _lines(context, *START_KINDS), _lines(context, "finish")
    if analysis.course is not None or not starts or not finishes or analysis.against_markers:
        return
    if context.is_open_circuit:
        return  # CIR-2 says that it does not close
    if not analysis.reached or all(_lies_on_loose_edge(line, context) for line in starts):
        return  # no car can drive over the start line: PLA-4 or STG-12 says why
    if any(_is_beside_reached(tile, context) for tile in _unknown_tiles(context)):
        return
    start, finish = told_apart(starts[0].tile, finishes[0].tile)
    message = sentence(
        "no road leads from the start line on {start} to the finish line on {finish}",
        start=start,
        finish=finish,
    )
    if analysis.is_cut:
        message = sentence(
            "{finding} among the ways that were tried before the search was given up",
            finding=message,
        )
    yield Found(
        on(finishes[0].tile),
        counted(
            "{finding}; from the start {count} tiles can be reached",
            "{finding}; from the start {count} tile can be reached",
            len(analysis.reached),
            finding=message,
        ),
        sentence("lead the road on from where it ends (see the CON findings)"),
    )


@rule("STG-5", "Finish before start", Severity.ERROR, "RULES.md, section 2")
def finish_after_start(context: Context) -> Iterator[Found]:
    """Driven the way that its markers say, a stage must come to the start line first."""
    if context.analysis.against_markers:
        line = _lines(context, *START_KINDS)[0]
        yield Found(
            on(line.tile),
            sentence("driven as the markers say, the finish line comes before the start line"),
            sentence("turn the start marker round, or exchange start and finish"),
        )


@fix("STG-5")
def free_markers(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take the arrows off the start and finish markers: then the road decides."""
    markers = tuple(
        replace(marker, toward=None) if marker.kind in (*START_KINDS, "finish") else marker
        for marker in context.layout.markers
    )
    label = sentence("Let the markers show no way: the road decides it")
    yield Fix(label, replace(context.layout, markers=markers))


@rule("STG-6", "Several finish lines", Severity.ERROR, "RULES.md, section 2")
def one_finish(context: Context) -> Iterator[Found]:
    """A stage has one finish line."""
    for line in _superfluous(context, "finish") if _is_stage(context) else ():
        yield Found(
            on(line.tile),
            sentence("{side} has a second finish line", side=line.tile.side),
            sentence("keep one finish line"),
        )


@fix("STG-6")
def remove_second_finish(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the finish standees that are too many, or the one before a printed line."""
    extra, used = _superfluous(context, "finish"), _used(context, "finish")
    return without_markers(finding, context, extra, used, sentence("finish standee"))


def _turned(analysis: Analysis) -> Sequence[Drive]:
    """The drives from a pre-grid that lies the wrong way round (RXC-2), as if it did not."""
    return analysis.rallycross.turned if analysis.rallycross is not None else ()


@rule("STG-7", "Tile off the course", Severity.WARNING, "RULES.md, section 2")
def all_on_course(context: Context) -> Iterator[Found]:
    """A tile with roads that the course does not use is no part of the stage.

    It may be meant as decoration, or the road to it is missing. Where its own road ends are at
    fault the CON findings say so instead.
    """
    if context.analysis.course is None:
        return
    reported = {seam.here.tile.at for seam in context.loose_ends.remaining}
    reported.update(tile.at for tile, _ in context.loose_ends.misplaced)
    reported.update(drive.tile.at for drive in _turned(context.analysis))
    for tile in context.analysis.off_course:
        if tile.at not in reported:
            yield Found(
                on(tile),
                sentence("the course does not go over {side}", side=tile.side),
                sentence("remove it, lead the road over it, or leave it as decoration"),
            )


@rule("STG-8", "Unused branch", Severity.WARNING, "FORMATS.md, section 3")
def no_unused_branch(context: Context) -> Iterator[Found]:
    """A fork, junction or crossing on the course has a road end that no car uses.

    Players may wonder where to go: say it in the road-book, or close the branch.
    """
    analysis = context.analysis
    with_line = {line.tile.at for line in analysis.lines}
    unused: dict[PlacedTile, list[Edge]] = {}
    for at in analysis.choices:
        turned = (drive for drive in _turned(analysis) if drive.tile.at == at)
        driven = (*analysis.driven_at(at), *turned)
        used = {edge for drive in driven for edge in (drive.entrance, drive.exit)}
        for seam in analysis.seams_at(at):
            may_end = at in with_line and seam.state is not SeamState.JOINED
            if seam.here.edge not in used and not may_end:
                unused.setdefault(seam.here.tile, []).append(seam.here.edge)
    for tile, edges in unused.items():
        yield Found(
            on(tile, edges[0] if len(edges) == 1 else None),
            counted(
                "the course does not use the road ends {edges} of {side}",
                "the course does not use this road end of {side}",
                len(edges),
                edges=all_of([edge.name for edge in sorted(edges)]),
                side=tile.side,
            ),
            sentence("say in the notes of the stage which way to go, or use another tile"),
        )


@rule("STG-9", "Length", Severity.ADVICE, "RULES.md, section 2")
def usual_length(context: Context) -> Iterator[Found]:
    """The rules know short, medium and long stages of 10, 14 and 18 tiles.

    Other lengths can be driven; playing time and rally lengths then differ.
    """
    course = context.analysis.course
    if course is None or course.kind != "stage" or course.length_tiles in STAGE_LENGTHS.values():
        return
    usual = [
        sentence("short {tiles}", tiles=STAGE_LENGTHS["short"]),
        sentence("medium {tiles}", tiles=STAGE_LENGTHS["medium"]),
        sentence("long {tiles}", tiles=STAGE_LENGTHS["long"]),
    ]
    yield Found(
        WHOLE_LAYOUT,
        counted(
            "the stage has {count} tiles (usual: {usual})",
            "the stage has {count} tile (usual: {usual})",
            course.length_tiles,
            usual=listed(usual),
        ),
        sentence("legal; add or remove tiles for a usual length"),
    )


@rule("STG-10", "More than one way", Severity.WARNING, "RULES.md, section 2")
def one_way(context: Context) -> Iterator[Found]:
    """Forks leave the choice between several ways from the start to the finish.

    The longest one is taken as the course. A layout full of forks has more ways than can be
    compared; then it is the longest of those that were.
    """
    analysis = context.analysis
    others = analysis.alternatives
    if analysis.course is None or analysis.kind != "stage" or not (others or analysis.is_cut):
        return
    message = counted(
        "{count} other ways lead from the start to the finish; the longest is taken",
        "{count} other way leads from the start to the finish; the longest is taken",
        others,
    )
    if analysis.is_cut:
        message = sentence(
            "very many ways lead from the start to the finish; the longest of those that were"
            " compared is taken"
        )
    yield Found(
        WHOLE_LAYOUT,
        message,
        sentence("say in the notes of the stage which way to go, or take the fork out"),
    )


@rule("STG-11", "No space beyond the finish line", Severity.ERROR, "RULES.md, section 2")
def room_beyond_finish(context: Context) -> Iterator[Found]:
    """A stage is finished by crossing the line, so there must be a space beyond it."""
    course = context.analysis.course
    if course is None or course.kind != "stage":
        return
    if not any(move.line == "finish" for move in reversed(course.moves)):
        finishes = _lines(context, "finish")
        line = next((one for one in finishes if _lies_on_loose_edge(one, context)), finishes[0])
        yield Found(
            on(line.tile),
            sentence("the road ends at the finish line: no space lies beyond it"),
            sentence("move the finish standee back, or add a tile"),
            tuple(_moved_in(line, context)),
        )


@fix("STG-11")
def move_finish_back(finding: Finding, context: Context) -> Iterator[Fix]:
    """Move a finish standee from the edge where the road ends into its tile."""
    return _off_the_edge(finding, context, sentence("finish standee"), "finish")


@rule("STG-12", "No road over the start line", Severity.ERROR, "RULES.md, section 2")
def room_at_start(context: Context) -> Iterator[Found]:
    """Cars wait on the space behind the start line, so the road must go over it.

    A start marker on the edge of a tile needs a joined road on both sides.
    """
    for line in _lines(context, *START_KINDS):
        if _lies_on_loose_edge(line, context):
            yield Found(
                on(line.tile, line.tile.global_edge(line.edge) if line.edge is not None else None),
                sentence(
                    "the start line lies where the road ends: no car can stand behind it and drive"
                    " over it"
                ),
                sentence("move the start marker to a border between two rows, or add a tile"),
                tuple(_moved_in(line, context)),
            )


@fix("STG-12")
def move_start_in(finding: Finding, context: Context) -> Iterator[Fix]:
    """Move a start marker from the edge where the road ends into its tile."""
    return _off_the_edge(finding, context, sentence("start marker"), *START_KINDS)


def _off_the_edge(finding: Finding, context: Context, name: Sentence, *kinds: str) -> Iterator[Fix]:
    """Markers on an edge moved to the next border between two rows."""
    for line in _lines(context, *kinds):
        if line.marker is None or line.tile.at != finding.place.at:
            continue
        for moved in _moved_in(line, context):
            label = sentence(
                "Move the {marker} one row into {side}", marker=name, side=line.tile.side
            )
            yield Fix(label, with_markers(context.layout, {line.marker: moved}))


def _moved_in(line: LinePlace, context: Context) -> Iterator[Marker]:
    """The marker of a line on an edge, on the borders between two rows that lie next to it."""
    if line.marker is None or line.edge is None:
        return
    for road in context.library.side(line.tile.side).roads:
        if len(road.rows) > 1 and line.edge is road.start:
            yield replace(line.marker, line=f"r{road.index}.0")
        elif len(road.rows) > 1 and line.edge is road.end:
            yield replace(line.marker, line=f"r{road.index}.{len(road.rows) - 2}")
