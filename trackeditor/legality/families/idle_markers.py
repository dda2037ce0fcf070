"""PLA: markers that change nothing about the stage as it is driven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from trackeditor.course import LinePlace
from trackeditor.course.lines import arches, marker_lines
from trackeditor.layout import Layout, Marker
from trackeditor.legality.findings import Finding, Severity, on
from trackeditor.legality.fixes import Fix, fix, set_game
from trackeditor.legality.registry import RALLYCROSS, Context, Found, rule
from trackeditor.legality.terms import game_term, marker_term, tile_words
from trackeditor.sentences import Sentence, sentence


class _Idle(NamedTuple):
    """A marker without effect; ``is_double`` where another one like it stands there."""

    line: LinePlace
    marker: Marker
    message: Sentence
    remedy: Sentence
    is_double: bool = False


@rule("PLA-6", "Marker without effect", Severity.WARNING, "RULES.md, sections 2 to 5")
def markers_matter(context: Context) -> Iterator[Found]:
    """A marker that is read as nothing misleads players: they may start or turn off there.

    Arches of the joker lap are for rallycross. A start marker on a circuit counts for nothing where
    laps are counted over another line, and of two markers on one line of a circuit one is enough.
    """
    for idle in _idle(context):
        yield Found(on(idle.line.tile), idle.message, idle.remedy)


def _idle(context: Context) -> Iterator[_Idle]:
    if not context.layout.markers:
        return
    if not context.may_have_joker:
        yield from _arches_without_joker(context)
    if context.analysis.kind == "circuit" and context.analysis.course is not None:
        yield from _idle_standees(context)


def _arches_without_joker(context: Context) -> Iterator[_Idle]:
    for arch in arches(context.layout, context.library):
        if arch.marker is not None:
            message = sentence(
                "the {marker} on {side} is for rallycross only: {game} has no joker lap",
                marker=marker_term(arch.kind),
                side=arch.tile.side,
                game=game_term(context.document.game),
            )
            remedy = sentence("remove the marker, or set the game of the road-book to rallycross")
            yield _Idle(arch, arch.marker, message, remedy)


def _idle_standees(context: Context) -> Iterator[_Idle]:
    """On a circuit: start markers beside the line of the laps, and markers that stand there twice.

    CIR-6 and RXC-13 tell of other finish lines.
    """
    used = context.analysis.lap_line
    seen: set[LinePlace] = set()
    for line in marker_lines(context.layout, context.library):
        names = {"marker": marker_term(line.kind), "side": line.tile.side}
        if line.marker is None:
            continue
        if line in seen:
            message = sentence("the {marker} on {side} stands there twice", **names)
            yield _Idle(line, line.marker, message, sentence("remove one of them"), is_double=True)
        elif line.kind == "start" and used is not None and line != used:
            message = sentence(
                "the {marker} on {side} has no effect: laps are counted over the line on {other},"
                " and cars start behind that",
                **names,
                other=tile_words(used.tile),
            )
            yield _Idle(line, line.marker, message, sentence("remove the marker"))
        seen.add(line)


@fix("PLA-6")
def remove_idle_marker(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take the marker away; where it is an arch, let the game be rallycross instead."""
    for idle in _idle(context):
        if (on(idle.line.tile), idle.message) != (finding.place, finding.message):
            continue
        label = sentence(
            "Remove the {marker} from {side}",
            marker=marker_term(idle.line.kind),
            side=idle.line.tile.side,
        )
        yield Fix(label, _without(context.layout, idle))
        if not context.may_have_joker and not idle.is_double:
            yield from set_game(context, RALLYCROSS)
        return


def _without(layout: Layout, idle: _Idle) -> Layout:
    """The layout without an idle marker; of several on one line the first one stays."""
    alike = [number for number, one in enumerate(layout.markers) if one == idle.marker]
    gone = alike[1:] if idle.is_double else alike
    kept = (marker for number, marker in enumerate(layout.markers) if number not in gone)
    return replace(layout, markers=tuple(kept))
