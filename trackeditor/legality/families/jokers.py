"""RXC: which of the roads beside a circuit is the joker section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from trackeditor.course import Detour, Rallycross
from trackeditor.course.arches import arch_place, reversed_arches
from trackeditor.layout import Marker
from trackeditor.layout.model import MarkerKind
from trackeditor.legality.families.arches import (
    arch_marker,
    arch_words,
    missing_arches,
    with_arches,
)
from trackeditor.legality.families.rallycross import SOURCE, rallycross_of
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity
from trackeditor.legality.fixes import Fix, fix
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import marker_term, tile_words
from trackeditor.sentences import Sentence, all_of, listed, sentence
from trackeditor.tiles import Library

MOST_NAMED = 4
"""So many roads are named at most."""


@rule("RXC-6", "Several roads could be the joker", Severity.WARNING, SOURCE)
def one_joker(context: Context) -> Iterator[Found]:
    """There is one joker section; where several roads leave the circuit, arches tell which it is.

    The others are then no part of the course. Where several roads lead under the same arches, an
    arch is missing, or stands where they are still one road.
    """
    beside = rallycross_of(context)
    candidates = _candidates(beside, context.library) if beside is not None else []
    if beside is None or len(candidates) < 2:
        return
    yield Found(
        WHOLE_LAYOUT,
        sentence(
            "{number} roads beside the circuit could be the joker section: {places}",
            number=len(candidates),
            places=listed([_words(detour) for detour in candidates[:MOST_NAMED]]),
        ),
        _remedy(candidates[:MOST_NAMED], missing_arches(beside)),
        tuple(_telling(candidates[:MOST_NAMED], beside)),
    )


def _remedy(candidates: list[Detour], kinds: list[MarkerKind]) -> Sentence:
    """Where the missing arches stand on each of some roads."""
    if not kinds:
        return sentence("move the arches to where only the road that is meant leads under them")
    places = [
        all_of(
            [
                sentence(
                    "the {marker} {place}",
                    marker=marker_term(kind),
                    place=arch_words(kind, detour)[1],
                )
                for kind in kinds
            ]
        )
        for detour in candidates
    ]
    return sentence(
        "place the arches of the one that is meant: {places}",
        places=reduce(
            lambda some, other: sentence("{some}; or {other}", some=some, other=other), places
        ),
    )


def _candidates(beside: Rallycross, library: Library) -> list[Detour]:
    """The detours among which no arch tells: under equally many, equally many of them reversed."""

    def fit(detour: Detour) -> tuple[int, int]:
        under = [a for a in beside.arches if arch_place(a, detour.drives, library) is not None]
        return len(under), -len(reversed_arches(under, detour.drives, library))

    best = max(map(fit, beside.detours), default=(0, 0))
    return [detour for detour in beside.detours if fit(detour) == best]


def _telling(candidates: list[Detour], beside: Rallycross) -> list[Marker]:
    """The missing arches that tell one of some detours from the others."""
    arches = [arch_marker(kind, one) for one in candidates for kind in missing_arches(beside)]
    roads = Counter((marker.at, marker.line) for marker in arches)
    return [marker for marker in arches if roads[marker.at, marker.line] == 1]


def _words(detour: Detour) -> Sentence:
    first, *between, last = [tile_words(drive.tile) for drive in detour.drives]
    if not between:
        return sentence("from {side} to {other}", side=first, other=last)
    return sentence("from {side} over {tile} to {other}", side=first, tile=between[0], other=last)


@fix("RXC-6")
def mark_joker(finding: Finding, context: Context) -> Iterator[Fix]:
    """Place the arches around one of the roads."""
    beside = rallycross_of(context)
    if beside is None:
        return
    for detour in _candidates(beside, context.library):
        markers = [arch_marker(kind, detour) for kind in missing_arches(beside)]
        if markers:
            label = sentence("Let the joker section lead {road}", road=_words(detour))
            yield Fix(label, with_arches(context.layout, markers))
