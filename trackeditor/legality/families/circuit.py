"""CIR: circuits come back to their line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from trackeditor.grid import Edge
from trackeditor.layout import Marker, PlacedTile
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.sentences import sentence


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
    yield Found(
        place,
        sentence("the circuit has no finish line"),
        sentence("place the finish standee on a line across the road, outside corners"),
    )


@fix("CIR-1")
def place_finish(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place the finish standee between two tiles of a plain road, where no corner touches it."""
    route = context.analysis.route
    for here, there in pairwise((*route, *route[:1])):
        if _is_plain(here.tile, here.leaves, context) and _is_plain(
            there.tile, there.enters, context
        ):
            marker = Marker("finish", here.tile.at, here.leaves.name)
            label = sentence(
                "Place the finish standee between {side} and {other}",
                side=here.tile.side,
                other=there.tile.side,
            )
            yield Fix(label, context.layout.mark(marker))


def _is_plain(tile: PlacedTile, edge: Edge, context: Context) -> bool:
    """True for a tile without forks whose row at a printed edge is no corner and has no limit."""
    side = context.library.side(tile.side)
    if len(side.ends) != 2:
        return False
    rows = [
        road.rows[0] if road.start is edge else road.rows[-1]
        for road in side.roads
        if edge in (road.start, road.end)
    ]
    return all(
        not row.limited_chains and all(cell.limit is None for cell in row.cells) for row in rows
    )


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
