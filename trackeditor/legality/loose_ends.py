"""Road ends that do not go on, each with the tile that is to blame for it.

A tile that lies the wrong way round leaves its own road ends loose and those of its neighbours
too. That is one fault, so it is found once, on that tile.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from trackeditor.cells import Seam, SeamState, leads_on
from trackeditor.course import Analysis
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality.fitting import End, Way, ways_to_lie
from trackeditor.tiles import Library

LOOSE = (SeamState.OPEN, SeamState.BLANK)
MISMATCHED = (SeamState.SKEW, SeamState.LANES)


@dataclass(frozen=True, slots=True)
class LooseEnds:
    """Faults at the road ends of a layout.

    ``misplaced`` are tiles that would fit if they lay another way, and that way; ``remaining`` are
    the seams that are not explained by them: road ends that do not go on, and those that meet a
    road that does not fit (once from each side).
    """

    misplaced: tuple[tuple[PlacedTile, Way], ...]
    remaining: tuple[Seam, ...]


def loose_ends(analysis: Analysis, library: Library) -> LooseEnds:
    """Find the faults at the road ends of a layout."""
    may_end = _MayEnd(analysis, library)
    faults = [
        seam
        for seam in analysis.notable_seams
        if seam.state in MISMATCHED
        or (seam.state in LOOSE and (seam.here.tile.at, seam.here.edge) not in may_end)
    ]
    faults_at: dict[Hex, list[Seam]] = {}
    for seam in faults:
        for at in _sides(seam):
            faults_at.setdefault(at, []).append(seam)
    with_line = {line.tile.at for line in analysis.lines}
    misplaced: dict[Hex, tuple[PlacedTile, Way]] = {}
    for tile in _suspects(faults, faults_at):
        if all(_is_explained(seam, misplaced) for seam in faults_at[tile.at]):
            continue
        ways = ways_to_lie(
            tile, analysis.layout, library, has_line=tile.at in with_line, may_end=may_end
        )
        if ways:
            misplaced[tile.at] = (tile, ways[0])
    return LooseEnds(
        misplaced=tuple(misplaced.values()),
        remaining=tuple(
            seam
            for seam in faults
            if not _is_explained(seam, misplaced)
            and not (
                seam.here.tile.at in with_line and _other_end_is_due(seam, faults_at, misplaced)
            )
        ),
    )


def _sides(seam: Seam) -> tuple[Hex, Hex]:
    """The hexagons on both sides of a seam."""
    return (seam.here.tile.at, seam.here.tile.at.neighbour(seam.here.edge))


def _is_explained(seam: Seam, misplaced: Container[Hex]) -> bool:
    """True when a tile at a seam lies the wrong way round."""
    return any(at in misplaced for at in _sides(seam))


def _suspects(faults: list[Seam], faults_at: Mapping[Hex, Sequence[Seam]]) -> list[PlacedTile]:
    """Tiles at faulty road ends that may lie the wrong way round; the most loose ones first.

    A tile whose road ends all go on is not to blame for a road that runs into one of its sides.
    """
    own = {seam.here.tile.at: seam.here.tile for seam in faults}
    return sorted(own.values(), key=lambda tile: -len(faults_at[tile.at]))


def _other_end_is_due(
    seam: Seam, faults_at: Mapping[Hex, Sequence[Seam]], misplaced: Container[Hex]
) -> bool:
    """True when not this end of a tile with a line should go on but another loose one of it.

    That is so when no road of another tile leads to where this end runs, but one does where the
    other end runs, or a tile that lies the wrong way round is there.
    """

    def is_due(end: Seam) -> bool:
        here, beyond = _sides(end)
        met = any(other.here.tile.at != here for other in faults_at[beyond])
        return met or _is_explained(end, misplaced)

    own = (one for one in faults_at[seam.here.tile.at] if one.here.tile == seam.here.tile)
    return not is_due(seam) and any(is_due(one) for one in own)


class _MayEnd(Container[End]):
    """Road ends that may end where they are.

    Those are the ends of a tile with a line that is driven, or from which a road goes on already
    (the road behind a start line and beyond a finish line may end anywhere), the same for tiles
    further behind or beyond, the blind end of the service park, and branches that the course does
    not use (STG-8).
    """

    def __init__(self, analysis: Analysis, library: Library) -> None:
        self._analysis = analysis
        self._library = library
        lined = {line.tile.at for line in analysis.lines}
        self._free = _outside(analysis).union(
            at
            for at in lined
            if at in analysis.visits
            or any(leads_on(seam, library) for seam in analysis.seams_at(at))
        )

    def __contains__(self, end: object) -> bool:
        at, edge = cast("End", end)
        tile = self._analysis.layout.tile_at(at)
        if at in self._free or tile is None or not self._library.side(tile.side).roads:
            return True
        drives = self._analysis.drives_at(at)
        return bool(drives) and all(edge not in (drive.entrance, drive.exit) for drive in drives)


def _joined_to(at: Hex, analysis: Analysis) -> list[Hex]:
    """Hexagons of the tiles to whose roads those of a tile are joined."""
    joined = (seam for seam in analysis.seams_at(at) if seam.state is SeamState.JOINED)
    return [_sides(seam)[1] for seam in joined]


def _outside(analysis: Analysis) -> set[Hex]:
    """Tiles off a stage that hang together with the road behind its start or beyond its finish."""
    if analysis.kind != "stage" or not analysis.route:
        return set()
    first, last = analysis.route[0], analysis.route[-1]
    todo = [
        first.tile.at.neighbour(first.entrance),
        last.tile.at.neighbour(last.exit),
    ]
    found: set[Hex] = set()
    while todo:
        at = todo.pop()
        beside = _joined_to(at, analysis)
        if beside and at not in analysis.visits and at not in found:
            found.add(at)
            todo.extend(beside)
    return found
