"""Fixes: edits that the program can make by itself to do away with a finding.

A fix is offered only after it was tried: the finding must be gone, and the layout must not have
more errors than before. One that brings an error of another kind in place of an error is offered
only where no other fix is known. What a fix may touch is what its finding names, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from trackeditor.course import LinePlace, analyse
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.legality.findings import Finding, Severity
from trackeditor.legality.registry import Context, check_context, rules
from trackeditor.legality.terms import game_term
from trackeditor.sentences import Sentence, sentence

MOST_FIXES = 4
"""Fixes offered for one finding: more would be a list to search, not a help."""


class Fix(NamedTuple):
    """What a fix does, in words for its button, and the layout after it.

    ``game`` is the game of the road-book after it; empty where that stays.
    """

    label: str
    layout: Layout
    game: str = ""


Proposals = Callable[[Finding, Context], Iterable[Fix]]
_PROPOSALS: dict[str, Proposals] = {}


def fix(code: str) -> Callable[[Proposals], Proposals]:
    """Register what may be tried against the findings of a rule, the least change first."""

    def register(proposals: Proposals) -> Proposals:
        _PROPOSALS[code] = proposals
        return proposals

    return register


def fixable_codes() -> frozenset[str]:
    """Codes of the rules that may offer fixes."""
    rules()  # they register their fixes
    return frozenset(_PROPOSALS)


def fixes(finding: Finding, context: Context) -> tuple[Fix, ...]:
    """The fixes for a finding of the layout in ``context``; none where a player must choose.

    Every one was tried: without the finding, and with no more errors than before. One kind of error
    is traded for another only where nothing else helps against an error.
    """
    if finding.code not in fixable_codes():
        return ()
    context = context.as_meant
    before = check_context(context)
    clean: list[Fix] = []
    trading: list[Fix] = []
    for proposed, is_clean in _helpful(finding, context, before):
        (clean if is_clean else trading).append(proposed)
        if len(clean) == MOST_FIXES:
            break
    if clean or finding.severity is not Severity.ERROR:
        return tuple(clean)
    return tuple(trading[:MOST_FIXES])


def _helpful(
    finding: Finding, context: Context, before: list[Finding]
) -> Iterator[tuple[Fix, bool]]:
    """The proposals that help, each with whether it brings no error of another kind."""
    for proposed in _PROPOSALS[finding.code](finding, context):
        analysis = analyse(proposed.layout, context.library, context.analysis)
        after = check_context(context.of(analysis).for_game(proposed.game))
        if finding not in after and len(_errors(after)) <= len(_errors(before)):
            yield proposed, set(_errors(after)) <= set(_errors(before))


def _errors(findings: Iterable[Finding]) -> list[str]:
    """The codes of the errors among some findings."""
    return [finding.code for finding in findings if finding.severity is Severity.ERROR]


def exchanged(layout: Layout, tile: PlacedTile, other: PlacedTile) -> Layout:
    """The layout with another tile in place of one; what lies on it stays."""
    index = layout.tiles.index(tile)
    return replace(layout, tiles=(*layout.tiles[:index], other, *layout.tiles[index + 1 :]))


def set_game(context: Context, game: str) -> Iterator[Fix]:
    """Another game for the road-book, where no other stage depends on it."""
    if context.document.game and len(context.document.stage_names) < 2:
        label = sentence("Set the game of the road-book to {game}", game=game_term(game))
        yield Fix(label, context.layout, game)


def with_markers(layout: Layout, others: Mapping[Marker, Marker]) -> Layout:
    """The layout with other markers in place of some."""
    return replace(layout, markers=tuple(others.get(one, one) for one in layout.markers))


def without_markers(
    finding: Finding,
    context: Context,
    extra: Iterable[LinePlace],
    used: LinePlace | None,
    name: Sentence,
) -> Iterator[Fix]:
    """Without the superfluous markers on the tile of a finding.

    A printed line cannot be taken away: where it is the superfluous one, the marker that the course
    uses in its place goes.

    Parameters
    ----------
    finding : on a tile with superfluous lines
    context : what it was found in
    extra : the superfluous lines of the layout
    used : the line that the course uses in their place
    name : what the markers are called
    """
    going = [line for line in extra if line.tile.at == finding.place.at]
    if used is not None and all(line.marker is None for line in going):
        going = [used]
    markers = {line.marker for line in going if line.marker is not None}
    if markers:
        layout = context.layout
        kept = tuple(marker for marker in layout.markers if marker not in markers)
        label = sentence("Remove the {marker} from {side}", marker=name, side=going[0].tile.side)
        yield Fix(label, replace(layout, markers=kept))


def is_laden(tile: PlacedTile, layout: Layout) -> bool:
    """True when a marker or token lies on a tile: it would not fit another side."""
    has_marker = any(marker.at == tile.at for marker in layout.markers)
    return has_marker or any(token.at == tile.at for token in layout.tokens)
