"""Muting findings: the author knows of them and wants no more to be shown; kept with the stage."""

from __future__ import annotations

from dataclasses import replace

from trackeditor.legality import Finding
from trackeditor.roadbook import MutedFinding, Stage


def named(finding: Finding) -> MutedFinding:
    """What a finding is remembered by: its code and place, whatever its message."""
    place = finding.place
    tile = str(place.tile) if place.tile is not None else None
    return MutedFinding(finding.code, tile, place.at, place.edge, place.cell)


def is_muted(finding: Finding, stage: Stage) -> bool:
    """True when a finding on a stage is muted."""
    return named(finding) in stage.muted


def muted(stage: Stage, finding: Finding) -> Stage:
    """The stage with a finding muted."""
    if is_muted(finding, stage):
        return stage
    return replace(stage, muted=(*stage.muted, named(finding)))


def unmuted(stage: Stage, finding: Finding) -> Stage:
    """The stage with a finding shown again."""
    return replace(stage, muted=tuple(one for one in stage.muted if one != named(finding)))
