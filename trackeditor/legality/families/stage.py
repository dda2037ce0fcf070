"""STG: a stage leads from its start line to its finish line."""

from __future__ import annotations

from collections.abc import Iterator

from trackeditor.cells import SeamState
from trackeditor.course import LinePlace
from trackeditor.legality.findings import WHOLE_LAYOUT, Severity, on
from trackeditor.legality.registry import Context, Found, rule

STAGE_LENGTHS = {"short": 10, "medium": 14, "long": 18}
"""Tiles of a stage by its size (RULES.md, section 2)."""


def _lines(context: Context, kind: str) -> list[LinePlace]:
    return [line for line in context.analysis.lines if line.kind == kind]


def _is_stage(context: Context) -> bool:
    return context.analysis.kind == "stage" and bool(context.layout.tiles)


@rule("STG-1", "No start line", Severity.ERROR, "FORMATS.md, section 3")
def has_start(context: Context) -> Iterator[Found]:
    """A stage begins at a START tile, or at a start marker."""
    if _is_stage(context) and not _lines(context, "start"):
        yield Found(
            WHOLE_LAYOUT,
            "the stage has no start line",
            "add a START tile (202, 301), or a start marker",
        )


@rule("STG-2", "Several start lines", Severity.ERROR, "RULES.md, section 2")
def one_start(context: Context) -> Iterator[Found]:
    """A stage has one start line; with two nobody knows which way it is driven."""
    for line in _lines(context, "start")[1:] if _is_stage(context) else ():
        yield Found(
            on(line.tile), f"{line.tile.side} has a second start line", "keep one start line"
        )


@rule("STG-3", "No finish line", Severity.ERROR, "RULES.md, section 2")
def has_finish(context: Context) -> Iterator[Found]:
    """A stage ends at a FINISH tile, or at a finish standee."""
    if _is_stage(context) and not _lines(context, "finish"):
        yield Found(
            WHOLE_LAYOUT,
            "the stage has no finish line",
            "add a FINISH tile (203, 302), or a finish standee",
        )


@rule("STG-4", "Finish not reached", Severity.ERROR, "RULES.md, section 2")
def finish_reached(context: Context) -> Iterator[Found]:
    """The road must lead from the start line to the finish line."""
    analysis = context.analysis
    finishes = _lines(context, "finish")
    starts = _lines(context, "start")
    if analysis.course is None and starts and finishes and not analysis.against_markers:
        reached = len(analysis.reached)
        yield Found(
            on(finishes[0].tile),
            f"no road leads from the start line on {starts[0].tile.side} to the finish line on"
            f" {finishes[0].tile.side}; from the start {reached} tile{'s' * (reached != 1)} can be"
            " reached",
            "close the gap where the road ends (CON findings)",
        )


@rule("STG-5", "Finish before start", Severity.ERROR, "RULES.md, section 2")
def finish_after_start(context: Context) -> Iterator[Found]:
    """Driven the way that its markers say, a stage must come to the start line first."""
    if context.analysis.against_markers:
        line = _lines(context, "start")[0]
        yield Found(
            on(line.tile),
            "driven as the markers say, the finish line comes before the start line",
            "turn the start marker round, or exchange start and finish",
        )


@rule("STG-6", "Several finish lines", Severity.ERROR, "RULES.md, section 2")
def one_finish(context: Context) -> Iterator[Found]:
    """A stage has one finish line."""
    for line in _lines(context, "finish")[1:] if _is_stage(context) else ():
        yield Found(
            on(line.tile), f"{line.tile.side} has a second finish line", "keep one finish line"
        )


@rule("STG-7", "Tile off the course", Severity.WARNING, "RULES.md, section 2")
def all_on_course(context: Context) -> Iterator[Found]:
    """A tile with roads that the course does not use is no part of the stage.

    It may be meant as decoration, or the road to it is missing.
    """
    if context.analysis.course is not None:
        for tile in context.analysis.off_course:
            yield Found(
                on(tile),
                f"the course does not go over {tile.side}",
                "remove it, or lead the road over it",
            )


@rule("STG-8", "Unused branch", Severity.WARNING, "FORMATS.md, section 3")
def no_unused_branch(context: Context) -> Iterator[Found]:
    """A fork, junction or crossing on the course has a road end that no car uses.

    Players may wonder where to go: say it in the road-book, or close the branch.
    """
    analysis = context.analysis
    used = {(d.tile, edge) for d in analysis.route for edge in (d.entrance, d.exit)}
    driven = {drive.tile for drive in analysis.route}
    with_line = {line.tile for line in analysis.lines}
    for seam in analysis.seams:
        tile, edge = seam.here.tile, seam.here.edge
        if tile in driven and (tile, edge) not in used:
            if tile in with_line and seam.state is not SeamState.JOINED:
                continue
            yield Found(
                on(tile, edge),
                f"the course does not use this road end of {tile.side}",
                "say in the road-book which way to go, or use another tile",
            )


@rule("STG-9", "Length", Severity.ADVICE, "RULES.md, section 2")
def usual_length(context: Context) -> Iterator[Found]:
    """The rules know short, medium and long stages of 10, 14 and 18 tiles.

    Other lengths can be driven; playing time and rally lengths then differ.
    """
    course = context.analysis.course
    if course is None or course.kind != "stage" or course.length_tiles in STAGE_LENGTHS.values():
        return
    usual = ", ".join(f"{name} {tiles}" for name, tiles in STAGE_LENGTHS.items())
    yield Found(
        WHOLE_LAYOUT,
        f"the stage has {course.length_tiles} tiles (usual: {usual})",
        "add or remove tiles, or give the playing time in the road-book",
    )


@rule("STG-10", "More than one way", Severity.WARNING, "RULES.md, section 2")
def one_way(context: Context) -> Iterator[Found]:
    """Forks leave the choice between several ways from the start to the finish.

    The longest one is taken as the course.
    """
    analysis = context.analysis
    if analysis.course is not None and analysis.kind == "stage" and analysis.alternatives:
        others = analysis.alternatives
        yield Found(
            WHOLE_LAYOUT,
            f"{others} other way{'s' * (others > 1)} lead{'s' * (others == 1)} from the start to"
            " the finish; the longest is taken",
            "say in the road-book which way to go, or take the fork out",
        )


@rule("STG-11", "No space beyond the finish line", Severity.ERROR, "RULES.md, section 2")
def room_beyond_finish(context: Context) -> Iterator[Found]:
    """A stage is finished by crossing the line, so there must be a space beyond it."""
    course = context.analysis.course
    if course is None or course.kind != "stage":
        return
    if not any(move.line == "finish" for move in course.moves):
        line = _lines(context, "finish")[0]
        yield Found(
            on(line.tile),
            "the road ends at the finish line: no space lies beyond it",
            "move the finish standee back, or add a tile",
        )
