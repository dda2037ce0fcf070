"""CIR: which way round a circuit is driven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from trackeditor.course import Analysis, Rallycross, turned_round
from trackeditor.course.lines import line_crossing, marker_lines
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.legality.families.arches import arch_marker, arch_words, missing_arches
from trackeditor.legality.families.rallycross import rallycross_of
from trackeditor.legality.findings import Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, with_markers
from trackeditor.legality.line_places import Standing, finish_of, places_for_line
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import marker_term, tile_words
from trackeditor.sentences import Sentence, listed, sentence


class Way(NamedTuple):
    """A way round a circuit: over a tile to the next one, and what tells that it is driven so.

    ``standing`` is the finish standee that is there already and ``shown`` the same one, showing
    this way. ``standees`` are those that are missing, where they stand on this way.
    """

    over: PlacedTile
    to: PlacedTile
    standing: Marker | None
    shown: Marker | None
    standees: tuple[Standing, ...]

    @property
    def markers(self) -> list[Marker]:
        """What tells the way, by itself each."""
        shown = [self.shown] if self.shown else []
        return [*shown, *(standee.marker for standee in self.standees)]

    @property
    def words(self) -> str:
        """The standees that are missing; a finish standee where corners leave no place for it."""
        if not self.standees:
            return sentence("the finish standee, showing this way")
        return listed([standee.words for standee in self.standees])


@rule(
    "CIR-7", "Circuit that can be driven either way round", Severity.ADVICE, "RULES.md, section 3"
)
def one_way_round(context: Context) -> Iterator[Found]:
    """A printed grid tells which way round a circuit is driven, or a finish standee that shows it.

    On a rallycross the arches tell it, and the finish standee by its place: it stands 2 to 3 tiles
    after the pre-grid. While nothing tells it, one of the two ways is taken.
    """
    ways = _ways(context)
    if not ways:
        return
    taken, other = ways
    yield Found(
        on(taken.over),
        sentence(
            "nothing tells which way round the circuit is driven: from {tile} to {next}, as it is"
            " taken now, or to {other}",
            tile=tile_words(taken.over),
            next=tile_words(taken.to),
            other=tile_words(other.to),
        ),
        _remedy(taken, other, has_line=finish_of(context.analysis) is not None),
        tuple(dict.fromkeys([*taken.markers, *other.markers])),
    )


def _remedy(taken: Way, other: Way, *, has_line: bool) -> Sentence:
    if taken.standees or other.standees:
        return sentence(
            "place the standees as for one of the two: for the way to {next} {standees}; for the"
            " way to {other} {others}",
            next=tile_words(taken.to),
            standees=taken.words,
            other=tile_words(other.to),
            others=other.words,
        )
    if taken.shown and other.shown:
        return sentence("let the finish standee show the way")
    if not has_line:
        return sentence("place the finish standee so that it shows the way")
    return sentence("say in the notes of the stage which way it is driven")


@fix("CIR-7")
def tell_way(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place what tells the one way, or what tells the other."""
    for way in _ways(context):
        if way.markers:
            label = sentence(
                "Drive the circuit from {tile} to {next}",
                tile=tile_words(way.over),
                next=tile_words(way.to),
            )
            yield Fix(label, _told(way, context.layout))


def _told(way: Way, layout: Layout) -> Layout:
    """The layout with the standees that tell a way."""
    if way.standing is not None and way.shown is not None:
        layout = with_markers(layout, {way.standing: way.shown})
    for marker in [standee.marker for standee in way.standees]:
        stray = next((one for one in layout.markers if one.kind == marker.kind), None)
        layout = with_markers(layout, {stray: marker}) if stray else layout.mark(marker)
    return layout


def _ways(context: Context) -> tuple[Way, ...]:
    """The two ways round a circuit, the one that is taken first; none where something tells it."""
    analysis = context.analysis
    other = turned_round(analysis) if analysis.either_way else None
    if other is None:
        return ()
    beside = rallycross_of(context)
    # from the pre-grid it is told which way cars drive, elsewhere from the line
    number = beside.joins if beside is not None and beside.joins is not None else 0
    route = analysis.route
    over = route[number].tile
    return tuple(
        _way(over, to.tile, context.of(round_))
        for to, round_ in (
            (route[(number + 1) % len(route)], analysis),
            (route[number - 1], other),
        )
    )


def _way(over: PlacedTile, to: PlacedTile, context: Context) -> Way:
    """A way round, of the layout as it is when it is driven so."""
    analysis, beside = context.analysis, rallycross_of(context)
    standing = finish_of(analysis)
    marker = standing.marker if standing is not None else None
    line = _line_standee(analysis, beside) if standing is None else ()
    shown = _shown(marker, analysis) if marker is not None else None
    return Way(over, to, marker, shown, (*line, *_arch_standees(beside)))


def _line_standee(analysis: Analysis, beside: Rallycross | None) -> tuple[Standing, ...]:
    """The finish standee where it can stand; without a pre-grid it shows the way as well."""
    place = next(places_for_line(analysis), None)
    if place is None:
        return ()
    if beside is not None and beside.joins is not None:
        return (Standing(place.marker, sentence("the finish standee {place}", place=place.words)),)
    words = sentence("the finish standee, showing this way, {place}", place=place.words)
    return (Standing(_shown(place.marker, analysis), words),)


def _shown(marker: Marker, analysis: Analysis) -> Marker:
    """A finish standee on a circuit that shows the way in which the circuit is driven."""
    library, route = analysis.graph.library, analysis.route
    free = replace(marker, toward=None)
    (line,) = marker_lines(Layout(analysis.layout.tiles, (free,)), library)
    number = next(n for n, drive in enumerate(route) if line_crossing(line, drive, library))
    drive = route[number]
    if drive.tile.at != marker.at:  # on the edge by which cars come to its tile
        drive = route[(number + 1) % len(route)]
    return replace(marker, toward=drive.leaves)


def _arch_standees(beside: Rallycross | None) -> Iterator[Standing]:
    """The arches that are missing, where they stand on this way round."""
    if beside is None or beside.joker is None:
        return
    for kind in missing_arches(beside):
        words = sentence(
            "the {marker} {place}",
            marker=marker_term(kind),
            place=arch_words(kind, beside.joker)[1],
        )
        yield Standing(arch_marker(kind, beside.joker), words)
