"""RXC: the arches of the joker lap stand at the entrance and the exit of its section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from trackeditor.course import Detour, LinePlace, Rallycross, turned_round
from trackeditor.course.arches import arch_place, freed, reversed_arches, shows_back
from trackeditor.course.lines import ARCH_KINDS, arches, line_crossing
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.layout.model import MarkerKind
from trackeditor.legality.families.rallycross import SOURCE, rallycross_of
from trackeditor.legality.findings import Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, with_markers
from trackeditor.legality.line_places import (
    Standing,
    between,
    finish_of,
    places_for_line,
)
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import marker_term, tile_words
from trackeditor.sentences import Sentence, sentence


@rule("RXC-7", "More than one arch of a kind", Severity.ERROR, SOURCE)
def one_arch_of_a_kind(context: Context) -> Iterator[Found]:
    """One arch marks the entrance of the joker section and one its exit."""
    for arch in _superfluous(context):
        yield Found(
            on(arch.tile),
            sentence(
                "{side} has a second {marker}", side=arch.tile.side, marker=marker_term(arch.kind)
            ),
            sentence("keep one arch of each kind"),
        )


def _superfluous(context: Context) -> list[LinePlace]:
    """Arches of which there is another one before; those on the joker section are kept first."""
    standing = list(arches(context.layout, context.library))
    standing.sort(key=lambda arch: arch not in _on_joker(context, standing))
    seen: Counter[MarkerKind] = Counter()
    found = []
    for arch in standing:
        seen[arch.kind] += 1
        if seen[arch.kind] > 1:
            found.append(arch)
    return found


def _on_joker(context: Context, standing: Sequence[LinePlace]) -> list[LinePlace]:
    """The arches that stand on the joker section and on no road of the circuit."""
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return []
    library, route = context.library, context.analysis.route
    return [
        arch
        for arch in standing
        if arch_place(arch, beside.joker.drives, library) is not None
        and all(line_crossing(freed(arch), drive, library) is None for drive in route)
    ]


@fix("RXC-7")
def remove_second_arch(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the arches that are too many."""
    for arch in _superfluous(context):
        if arch.tile.at == finding.place.at and arch.marker is not None:
            label = sentence(
                "Remove the {marker} from {side}",
                marker=marker_term(arch.kind),
                side=arch.tile.side,
            )
            yield Fix(label, context.layout.unmark(arch.marker))


@rule("RXC-8", "Arch missing", Severity.WARNING, SOURCE)
def has_arches(context: Context) -> Iterator[Found]:
    """Arches mark the entrance and the exit of the joker section.

    Without them the way with the most tiles is the main circuit, and the other one the joker.
    Arches around the road that it replaces exchange the two.
    """
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    other = _other_branch(beside, context)
    for kind in missing_arches(beside):
        tile, words = arch_words(kind, beside.joker)
        remedy = sentence("place it {place}", place=words)
        markers = [arch_marker(kind, beside.joker)]
        if other is not None:
            remedy = sentence(
                "{place}, or {other} if the road there is the joker section",
                place=remedy,
                other=arch_words(kind, other)[1],
            )
            markers.append(arch_marker(kind, other))
        yield Found(
            on(tile),
            sentence("the joker section has no {marker}", marker=marker_term(kind)),
            remedy,
            tuple(markers),
        )


def _other_branch(beside: Rallycross, context: Context) -> Detour | None:
    """The road that the joker section replaces, where it could as well be the joker section.

    None where an arch tells the two roads apart, or the line or the pre-grid's fork does.
    """
    joker, route = beside.joker, context.analysis.route
    if joker is None or beside.arches or beside.skips_line:
        return None
    length = len(route)
    steps = (joker.exit - joker.entrance) % length
    joins = (beside.joins - joker.entrance) % length if beside.joins is not None else 0
    if steps < 2 or 0 < joins <= steps:
        return None
    drives = tuple(route[(joker.entrance + step) % length] for step in range(steps + 1))
    return Detour(drives, joker.entrance, joker.exit)


def missing_arches(beside: Rallycross) -> list[MarkerKind]:
    """The kinds of arches of which none stands."""
    return [kind for kind in ARCH_KINDS if all(arch.kind != kind for arch in beside.arches)]


def arch_words(kind: MarkerKind, joker: Detour) -> tuple[PlacedTile, Sentence]:
    """The fork beside which an arch stands, and the place in words."""
    first, second = joker.drives[:2] if kind == "joker-entrance" else joker.drives[-2:]
    fork = first.tile if kind == "joker-entrance" else second.tile
    return fork, between(first.tile, second.tile)


def arch_marker(kind: MarkerKind, joker: Detour) -> Marker:
    """An arch on the edge of the fork where the joker section's own road begins or ends."""
    if kind == "joker-entrance":
        return Marker(kind, joker.drives[0].tile.at, joker.drives[0].leaves.name)
    return Marker(kind, joker.drives[-1].tile.at, joker.drives[-1].enters.name)


@fix("RXC-8")
def place_arches(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place the arches that are missing, around the joker section or the road that it replaces."""
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    missing = missing_arches(beside)
    if len(missing) > 1:
        for joker in filter(None, (beside.joker, _other_branch(beside, context))):
            label = sentence(
                "Place both arches of the joker lap around {tile}",
                tile=tile_words(joker.drives[1].tile),
            )
            markers = [arch_marker(kind, joker) for kind in missing]
            yield Fix(label, with_arches(context.layout, markers))
    for kind in missing:
        if arch_words(kind, beside.joker)[0].at == finding.place.at:
            yield Fix(
                sentence(
                    "Place the {marker} {place}",
                    marker=marker_term(kind),
                    place=arch_words(kind, beside.joker)[1],
                ),
                with_arches(context.layout, [arch_marker(kind, beside.joker)]),
            )


def with_arches(layout: Layout, markers: Sequence[Marker]) -> Layout:
    """The layout with some arches more."""
    for marker in markers:
        layout = layout.mark(marker)
    return layout


@rule("RXC-9", "Arch the wrong way round", Severity.ERROR, SOURCE)
def arches_stand_right(context: Context) -> Iterator[Found]:
    """Driven as the circuit is, cars come to the entrance of the joker section before its exit."""
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    turned = _reversed(context, beside.joker)
    moved = next(_moved_lines(context), None) if turned else None
    remedy = sentence("turn it, or exchange the arches")
    if moved is not None:
        remedy = sentence(
            "turn it, exchange the arches, or move the finish standee {place}: line and arches tell"
            " different ways round",
            place=moved[1].words,
        )
    for arch in turned:
        yield Found(
            on(arch.tile),
            sentence(
                "the {marker} on {side} stands the wrong way round",
                marker=marker_term(arch.kind),
                side=arch.tile.side,
            ),
            remedy,
        )


def _moved_lines(context: Context) -> Iterator[tuple[Marker, Standing]]:
    """The finish standee, and where it can stand on the way round that the arches tell.

    There is such a place only where the arches stand as they should when the circuit is driven the
    other way round.
    """
    line, back = finish_of(context.analysis), turned_round(context.analysis)
    if line is None or line.marker is None or back is None:
        return
    around = context.of(back)
    beside = rallycross_of(around)
    if beside is None or beside.joker is None or _reversed(around, beside.joker):
        return
    for standing in places_for_line(back):
        yield line.marker, standing


def _reversed(context: Context, joker: Detour) -> tuple[LinePlace, ...]:
    """The arches that stand on the joker section the wrong way round."""
    standing = arches(context.layout, context.library)
    return reversed_arches(_on_joker(context, list(standing)), joker.drives, context.library)


@fix("RXC-9")
def turn_arches(finding: Finding, context: Context) -> Iterator[Fix]:
    """Turn an arch that shows back, exchange entrance and exit, or move the line.

    The line is moved where line and arches tell different ways round.
    """
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    drives = beside.joker.drives
    for arch in _on_joker(context, beside.arches):
        if arch.marker is None or arch.tile.at != finding.place.at:
            continue
        if shows_back(arch, drives, context.library):
            turned = replace(arch.marker, toward=None)
            label = sentence(
                "Let the {marker} on {side} show the way of the cars",
                marker=marker_term(arch.kind),
                side=arch.tile.side,
            )
            yield Fix(label, with_markers(context.layout, {arch.marker: turned}))
    other = dict(zip(ARCH_KINDS, ARCH_KINDS[::-1], strict=True))
    swapped = {
        marker: replace(marker, kind=other[marker.kind], toward=None)
        for marker in context.layout.markers
        if marker.kind in other
    }
    yield Fix(
        sentence("Exchange the entrance and the exit of the joker lap"),
        with_markers(context.layout, swapped),
    )
    for line, standing in islice(_moved_lines(context), 1):
        label = sentence("Move the finish standee {place}", place=standing.words)
        yield Fix(label, with_markers(context.layout, {line: standing.marker}))


@rule("RXC-10", "Arch off the joker section", Severity.ERROR, SOURCE)
def arches_on_joker(context: Context) -> Iterator[Found]:
    """Arches stand on the joker section's own road, where no car of the other laps drives."""
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    on_joker = _on_joker(context, beside.arches)
    for arch in beside.arches:
        if arch not in on_joker:
            yield Found(
                on(arch.tile),
                sentence(
                    "the {marker} on {side} does not stand on the joker section",
                    marker=marker_term(arch.kind),
                    side=arch.tile.side,
                ),
                sentence("place it {place}", place=arch_words(arch.kind, beside.joker)[1]),
                (arch_marker(arch.kind, beside.joker),),
            )


@fix("RXC-10")
def move_arch(finding: Finding, context: Context) -> Iterator[Fix]:
    """Move an arch onto the joker section."""
    beside = rallycross_of(context)
    if beside is None or beside.joker is None:
        return
    on_joker = _on_joker(context, beside.arches)
    for arch in beside.arches:
        if arch in on_joker or arch.marker is None or arch.tile.at != finding.place.at:
            continue
        moved = with_markers(context.layout, {arch.marker: arch_marker(arch.kind, beside.joker)})
        label = sentence(
            "Move the {marker} {place}",
            marker=marker_term(arch.kind),
            place=arch_words(arch.kind, beside.joker)[1],
        )
        yield Fix(label, moved)
