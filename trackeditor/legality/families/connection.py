"""CON: roads that meet roads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from trackeditor.cells import RoadEnd, Seam, SeamState
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import Finding, Severity, on
from trackeditor.legality.fixes import Fix, exchanged, fix, is_laden
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import told_apart
from trackeditor.sentences import Sentence, counted, sentence


@rule("CON-1", "Road into a blank edge", Severity.ERROR, "FORMATS.md, section 3")
def no_road_into_blank(context: Context) -> Iterator[Found]:
    """Where two tiles touch, a road on one must meet a road on the other.

    The road behind a start line and beyond a finish line may end anywhere, and so may a branch
    that the course does not use.
    """
    for seam in context.loose_ends.remaining:
        if seam.state is SeamState.BLANK:
            tile, edge = seam.here.tile, seam.here.edge
            neighbour = context.layout.neighbour(tile, edge)
            if neighbour is None:
                continue
            side, other = told_apart(tile, neighbour)
            names = {"side": side, "other": other}
            remedy = sentence(
                "turn {side}, or put a tile that leads the road on in place of {other}", **names
            )
            if context.library.side(neighbour.side).ends:
                remedy = sentence(
                    "turn {side} or {other}, or put a tile that leads the road on in place of"
                    " {other}",
                    **names,
                )
            yield Found(
                on(tile, edge),
                sentence(
                    "the road of {side} runs into the edge of {other}, which has no road there",
                    **names,
                ),
                remedy,
            )


@rule("CON-2", "Road that ends in the open", Severity.ERROR, "FORMATS.md, section 3")
def no_dead_end(context: Context) -> Iterator[Found]:
    """A road must go on at every road end of its tile.

    The road behind a start line and beyond a finish line may end anywhere, and so may a branch
    that the course does not use. Roads that end at one gap are one finding: a tile is missing.
    """
    gaps: dict[Hex, list[Seam]] = {}
    for seam in context.loose_ends.remaining:
        if seam.state is SeamState.OPEN:
            gaps.setdefault(seam.here.tile.at.neighbour(seam.here.edge), []).append(seam)
    apart = _lying_apart(gaps, context)
    for tile in apart:
        yield Found(
            on(tile),
            sentence("no road leads to or from {side}: it lies apart", side=tile.side),
            sentence("join it to the road, or take it away"),
        )
    reached = context.analysis.reached if gaps else frozenset()
    for gap, ends in gaps.items():
        first, *others = sorted(ends, key=lambda seam: seam.here.tile.at not in reached)
        if first.here.tile in apart:
            continue
        yield Found(
            on(first.here.tile, first.here.edge),
            _ending(told_apart(*(seam.here.tile for seam in (first, *others))), gap),
            sentence("put a tile there that leads the road on"),
        )


def _ending(sides: Sequence[str], gap: Hex) -> Sentence:
    """That the roads of some tiles end at a gap."""
    if len(sides) == 1:
        return sentence(
            "the road of {side} ends where no tile lies, at ({q}, {r})",
            side=sides[0],
            q=gap.q,
            r=gap.r,
        )
    return sentence(
        "the roads of {sides} and {last} end where no tile lies, at ({q}, {r})",
        sides=", ".join(sides[:-1]),
        last=sides[-1],
        q=gap.q,
        r=gap.r,
    )


def _lying_apart(gaps: Mapping[Hex, Sequence[Seam]], context: Context) -> list[PlacedTile]:
    """Tiles all of whose road ends are open, none of them towards a gap that others share."""
    alone = Counter(ends[0].here.tile for ends in gaps.values() if len(ends) == 1)
    return [
        tile
        for tile, ends in alone.items()
        if ends == len(context.library.side(tile.side).ends) and len(context.layout) > 1
    ]


@rule("CON-3", "Lanes that do not meet", Severity.ERROR, "RULES.md, section 3")
def lanes_meet(context: Context) -> Iterator[Found]:
    """Road ends that meet have the same number of lanes; two and three lanes may meet too.

    Four lanes meet four only, and over a skewed edge the numbers must be equal.
    """
    for seam in context.loose_ends.remaining:
        if seam.state is SeamState.LANES and seam.there is not None and _first(seam):
            yield Found(
                on(seam.here.tile, seam.here.edge),
                _lanes_met(seam.here, seam.there),
                sentence(
                    "put a tile between them that changes the number of lanes, or use another tile"
                ),
            )


def _lanes_met(here: RoadEnd, there: RoadEnd) -> Sentence:
    """How many lanes meet how many."""
    side, other = told_apart(here.tile, there.tile)
    return counted(
        "{count} lanes of {side} meet {others} of {other}",
        "{count} lane of {side} meets {others} of {other}",
        here.printed.lanes,
        side=side,
        others=there.printed.lanes,
        other=other,
    )


@rule("CON-4", "Skewed road end against another", Severity.ERROR, "FORMATS.md, section 2")
def skews_mate(context: Context) -> Iterator[Found]:
    """A road that leaves its edge askew goes on only on a tile whose road comes in so.

    Skewed to the left mates with skewed to the left, right with right.
    """
    for seam in context.loose_ends.remaining:
        if seam.state is SeamState.SKEW and seam.there is not None and _first(seam):
            side, other = told_apart(seam.here.tile, seam.there.tile)
            yield Found(
                on(seam.here.tile, seam.here.edge),
                sentence(
                    "the road end of {side} ({way}) does not fit that of {other} ({other_way})",
                    side=side,
                    way=_skew(seam.here),
                    other=other,
                    other_way=_skew(seam.there),
                ),
                sentence("use a tile whose road leaves this edge in the same way"),
            )


def _skew(end: RoadEnd) -> Sentence:
    """How a road leaves its edge."""
    if end.printed.skew is None:
        return sentence("straight")
    if end.printed.skew == "left":
        return sentence("skewed to the left")
    return sentence("skewed to the right")


@rule("CON-5", "Two lanes meet three", Severity.ADVICE, "RULES.md, section 3")
def lanes_change(context: Context) -> Iterator[Found]:
    """Two-lane and three-lane road ends may meet: cars change over diagonally.

    The printed borders of the road do not match there, so players should be told.
    """
    for seam in context.analysis.notable_seams:
        if seam.state is SeamState.JOINED and seam.there is not None and _first(seam):
            yield Found(
                on(seam.here.tile, seam.here.edge),
                _lanes_met(seam.here, seam.there),
                sentence("legal; mention it in the road-book"),
            )


@rule("CON-6", "Tile that lies the wrong way round", Severity.ERROR, "FORMATS.md, section 3")
def lies_right(context: Context) -> Iterator[Found]:
    """A tile does not meet the roads around it, but would if it lay another way round.

    The road ends that it leaves loose, its own and those of its neighbours, are not reported
    again.
    """
    for tile, way in context.loose_ends.misplaced:
        yield Found(
            on(tile),
            sentence("the roads of {side} do not meet those around it, as it lies", side=tile.side),
            way.advice,
        )


@fix("CON-6")
def lay_it_right(finding: Finding, context: Context) -> Iterator[Fix]:
    """Lay the tile as the remedy says, unless something lies on the side that would be hidden."""
    for tile, way in context.loose_ends.misplaced:
        turned_over = way.tile.side != tile.side
        if tile.at == finding.place.at and not (turned_over and is_laden(tile, context.layout)):
            yield Fix(way.label, exchanged(context.layout, tile, way.tile))


def _first(seam: Seam) -> bool:
    """True for one of the two views of a seam whose ends differ, so that it is reported once.

    That is the view from fewer lanes, or from the straight or left-hand end.
    """
    if seam.there is None:
        return False
    here, there = ((end.printed.lanes, end.printed.skew or "") for end in (seam.here, seam.there))
    return here < there
