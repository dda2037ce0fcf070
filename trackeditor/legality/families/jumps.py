"""JMP: jumps have a space to land on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from trackeditor.cells import Drive, seam_moves
from trackeditor.course import Analysis
from trackeditor.course.lines import line_crossing
from trackeditor.legality.findings import Severity, on
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.sentences import sentence
from trackeditor.tiles import Library, LocalCell

SOURCE = "RULES.md, section 1"


Landings = Mapping[str, tuple[LocalCell, ...]]
"""The jumps of a side as it is driven, with the cells on which cars land from each of them."""


def _jumps(context: Context) -> Iterator[tuple[Drive, Landings]]:
    """The jumps of the course; beyond the finish line of a stage nobody flies."""
    analysis, library = context.analysis, context.library
    if analysis.course is None:
        return
    last = _finish(analysis)
    has_jump: dict[str, bool] = {}
    known: dict[tuple[object, ...], Landings] = {}
    for number, (drive, following) in enumerate(_driven(analysis)):
        side = drive.tile.side
        if side not in has_jump:
            cells = library.compiled(side).cells.values()
            has_jump[side] = any(cell.jump is not None for cell in cells)
        if not has_jump[side]:
            continue
        beyond = following and (following.tile.side, following.enters, following.leaves)
        pair = (side, drive.enters, drive.leaves, beyond)
        if pair not in known:
            known[pair] = _landings(drive, following, library)
        landings = known[pair]
        if landings and number >= last[0]:
            extents = drive.passage(library).extents
            landings = {
                jump: ends for jump, ends in landings.items() if (number, extents[jump].rear) < last
            }
        if landings:
            yield drive, landings


def _landings(drive: Drive, following: Drive | None, library: Library) -> Landings:
    side = library.compiled(drive.tile.side)
    passage = drive.passage(library)
    jumps = [name for name in passage.extents if side.cells[name].jump is not None]
    if not jumps:
        return {}
    moves = [(move.start, side.cells[move.end]) for move in passage.moves]
    if following is not None:
        beyond = library.compiled(following.tile.side).cells
        over_edge = seam_moves(passage, following.passage(library))
        moves += [(move.start, beyond[move.end]) for move in over_edge]
    return {jump: tuple(cell for start, cell in moves if start == jump) for jump in jumps}


def _driven(analysis: Analysis) -> Iterator[tuple[Drive, Drive | None]]:
    """The drives of the course, each with the one after it."""
    route = analysis.route
    is_closed = analysis.kind == "circuit"
    yield from pairwise((*route, route[0] if is_closed else None)) if route else ()
    beside = analysis.rallycross
    if beside is None:
        return
    if beside.joker is not None:
        yield from pairwise((*beside.joker.drives, route[(beside.joker.exit + 1) % len(route)]))
    if beside.joins is not None:
        yield from pairwise((*beside.pregrid, route[(beside.joins + 1) % len(route)]))


def _finish(analysis: Analysis) -> tuple[float, float]:
    """The drive over the finish line of a stage and where it crosses it; beyond all without."""
    finishes = [line for line in analysis.lines if line.kind == "finish"]
    found = [
        (number, crossing.position - 1e-9)
        for line in finishes if analysis.kind == "stage"
        for at in line.touches
        for number in analysis.visits.get(at, ())
        if (crossing := line_crossing(line, analysis.route[number], analysis.graph.library))
    ]  # fmt: skip
    return min(found, default=(float("inf"), 0.0))


@rule("JMP-1", "Jump off the road", Severity.ERROR, SOURCE)
def lands_on_road(context: Context) -> Iterator[Found]:
    """A car that flies over a jump lands one space further, so there must be one."""
    for drive, landings in _jumps(context):
        lost = [cell for cell, landing in landings.items() if not landing]
        if lost:
            yield Found(
                on(drive.tile, cell=lost[0]),
                sentence("a car that jumps on {side} lands off the road", side=drive.tile.side),
                sentence("lead the road on beyond the jump"),
            )


@rule("JMP-2", "Jump into a corner", Severity.WARNING, SOURCE)
def lands_off_corners(context: Context) -> Iterator[Found]:
    """A car that flies over a jump should not have to land in a corner.

    It comes there in the gear of the jump, which the corner seldom allows.
    """
    for drive, landings in _jumps(context):
        blind = [
            cell
            for cell, landing in landings.items()
            if landing and all(one.kind == "corner" for one in landing)
        ]
        if blind:
            yield Found(
                on(drive.tile, cell=blind[0]),
                sentence("a car that jumps on {side} lands in a corner", side=drive.tile.side),
                sentence("lay a tile between the jump and the corner, or turn the tile round"),
            )
