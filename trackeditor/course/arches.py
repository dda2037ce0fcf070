"""Arches of the joker lap: where they stand on its section, and which way round.

The entrance arch stands on the road of the section after the fork where it leaves the circuit, the
exit arch before the one where it comes back; on the edge behind the fork, or on any border across
the section's own road (RULES.md, section 3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trackeditor.cells import Drive
from trackeditor.course.lines import LinePlace, line_crossing
from trackeditor.tiles import Library


def freed(line: LinePlace) -> LinePlace:
    """A line or arch whose marker does not show a way."""
    return replace(line, marker=replace(line.marker, toward=None)) if line.marker else line


def arch_place(arch: LinePlace, drives: Sequence[Drive], library: Library) -> float | None:
    """Where on some drives they come to an arch, in tiles; None where it does not stand on them."""
    for number, drive in enumerate(drives):
        crossing = line_crossing(freed(arch), drive, library)
        if crossing is not None:
            return number + crossing.position
    return None


def reversed_arches(
    standing: Sequence[LinePlace], drives: Sequence[Drive], library: Library
) -> tuple[LinePlace, ...]:
    """The arches on a joker section that stand the wrong way round.

    They show the way against it, or the section comes to its exit before its entrance. Where only
    one of them stands on the section, its half tells.
    """
    places = {arch: arch_place(arch, drives, library) for arch in standing}
    on_section = {arch: place for arch, place in places.items() if place is not None}
    entrances = [place for arch, place in on_section.items() if arch.kind == "joker-entrance"]
    exits = [place for arch, place in on_section.items() if arch.kind == "joker-exit"]
    middle = len(drives) / 2
    return tuple(
        arch
        for arch, place in on_section.items()
        if shows_back(arch, drives, library)
        or (arch.kind == "joker-entrance" and place > min(exits, default=middle))
        or (arch.kind == "joker-exit" and place < max(entrances, default=middle))
    )


def shows_back(arch: LinePlace, drives: Sequence[Drive], library: Library) -> bool:
    """True when an arch that stands on some drives shows the way against them."""
    return all(line_crossing(arch, drive, library) is None for drive in drives)
