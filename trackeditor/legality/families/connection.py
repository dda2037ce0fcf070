"""CON: roads that meet roads."""

from __future__ import annotations

from collections.abc import Iterator

from trackeditor.cells import Seam, SeamState
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import Severity, on
from trackeditor.legality.fitting import turns_that_fit
from trackeditor.legality.registry import Context, Found, rule


def _loose(context: Context, state: SeamState) -> Iterator[Seam]:
    """Road ends in a state, without those that may end where they are.

    Those are the ends of a tile with a line (the road behind a start line, beyond a finish line
    and behind a pre-grid may end anywhere), the blind end of the service park, and the branches
    of a fork that the course does not use (STG-8).
    """
    exempt = _line_tiles(context) | _driven_past(context)
    for seam in context.analysis.seams:
        tile = seam.here.tile
        is_blind = not context.library.side(tile.side).roads
        if seam.state is state and not is_blind and (tile, seam.here.edge) not in exempt:
            yield seam


def _line_tiles(context: Context) -> set[tuple[PlacedTile, object]]:
    """Loose ends of tiles with a line that are joined at some other end."""
    with_line = {line.tile for line in context.analysis.lines}
    joined = {seam.here.tile for seam in context.analysis.seams if seam.state is SeamState.JOINED}
    return {
        (seam.here.tile, seam.here.edge)
        for seam in context.analysis.seams
        if seam.here.tile in with_line & joined
    }


def _driven_past(context: Context) -> set[tuple[PlacedTile, object]]:
    """Ends of tiles on the course that the course does not use."""
    used = {(d.tile, edge) for d in context.analysis.route for edge in (d.entrance, d.exit)}
    driven = {drive.tile for drive in context.analysis.route}
    return {
        (seam.here.tile, seam.here.edge)
        for seam in context.analysis.seams
        if seam.here.tile in driven and (seam.here.tile, seam.here.edge) not in used
    }


def _turning(tile: PlacedTile, context: Context) -> str:
    """Advice to turn a tile, when turning it makes all its roads meet roads."""
    turns = turns_that_fit(tile, context.layout, context.library)
    if not turns:
        return ""
    steps = min(turns, key=lambda turn: min(turn, 6 - turn))
    angle, way = (steps * 60, "clockwise") if steps <= 3 else ((6 - steps) * 60, "anticlockwise")
    return f"turn {tile.side} by {angle} degrees {way}, or "


@rule("CON-1", "Road into a blank edge", Severity.ERROR, "FORMATS.md, section 3")
def no_road_into_blank(context: Context) -> Iterator[Found]:
    """Where two tiles touch, a road on one must meet a road on the other.

    The road behind a start line and beyond a finish line may end anywhere.
    """
    for seam in _loose(context, SeamState.BLANK):
        tile, edge = seam.here.tile, seam.here.edge
        neighbour = context.layout.neighbour(tile, edge)
        other = neighbour.side if neighbour else "its neighbour"
        yield Found(
            on(tile, edge),
            f"the road of {tile.side} runs into the edge of {other}, which has no road there",
            f"{_turning(tile, context)}put a tile there that goes on",
        )


@rule("CON-2", "Road that ends in the open", Severity.ERROR, "FORMATS.md, section 3")
def no_dead_end(context: Context) -> Iterator[Found]:
    """A road must go on at every road end of its tile.

    The road behind a start line and beyond a finish line may end anywhere.
    """
    for seam in _loose(context, SeamState.OPEN):
        tile, edge = seam.here.tile, seam.here.edge
        yield Found(
            on(tile, edge),
            f"the road of {tile.side} ends where no tile lies",
            f"{_turning(tile, context)}add a tile there",
        )


@rule("CON-3", "Lanes that do not meet", Severity.ERROR, "RULES.md, section 3")
def lanes_meet(context: Context) -> Iterator[Found]:
    """Road ends that meet have the same number of lanes; two and three lanes may meet too.

    Four lanes meet four only, and over a skewed edge the numbers must be equal.
    """
    for seam in context.analysis.seams:
        if seam.state is SeamState.LANES and seam.there is not None and _first(seam):
            yield Found(
                on(seam.here.tile, seam.here.edge),
                f"{seam.here.printed.lanes} lanes of {seam.here.tile.side} meet"
                f" {seam.there.printed.lanes} of {seam.there.tile.side}",
                "put a tile between them that changes the number of lanes, or use the other side",
            )


@rule("CON-4", "Skewed road end against another", Severity.ERROR, "FORMATS.md, section 2")
def skews_mate(context: Context) -> Iterator[Found]:
    """A road that leaves its edge askew goes on only on a tile whose road comes in so.

    Skewed to the left mates with skewed to the left, right with right.
    """
    for seam in context.analysis.seams:
        if seam.state is SeamState.SKEW and seam.there is not None and _first(seam):
            ends = [end.printed.skew or "straight" for end in (seam.here, seam.there)]
            yield Found(
                on(seam.here.tile, seam.here.edge),
                f"the road end of {seam.here.tile.side} ({ends[0]}) does not fit that of"
                f" {seam.there.tile.side} ({ends[1]})",
                "use a tile whose road end leaves the edge to the same side",
            )


@rule("CON-5", "Two lanes meet three", Severity.ADVICE, "RULES.md, section 3")
def lanes_change(context: Context) -> Iterator[Found]:
    """Two-lane and three-lane road ends may meet: cars change over diagonally.

    The printed borders of the road do not match there, so players should be told.
    """
    for seam in context.analysis.seams:
        if seam.state is SeamState.JOINED and seam.there is not None and _first(seam):
            lanes = (seam.here.printed.lanes, seam.there.printed.lanes)
            if lanes[0] != lanes[1]:
                yield Found(
                    on(seam.here.tile, seam.here.edge),
                    f"{lanes[0]} lanes of {seam.here.tile.side} meet {lanes[1]} of"
                    f" {seam.there.tile.side}",
                    "legal; mention it in the road-book",
                )


def _first(seam: Seam) -> bool:
    """True for one of the two views of a seam, so that it is reported once."""
    return seam.there is not None and seam.here.tile.at < seam.there.tile.at
