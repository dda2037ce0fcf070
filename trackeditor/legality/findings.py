"""Findings: what is wrong with a layout, where, and what to do about it."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Any, NamedTuple

from trackeditor.grid import Edge, Hex
from trackeditor.layout import Marker, PlacedTile, marker_to_dict
from trackeditor.sentences import sentence


class Severity(StrEnum):
    """Weight of a finding: an error makes the layout illegal, the others do not."""

    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"


class Place(NamedTuple):
    """Where a finding lies: on a tile, at one of its grid edges, or on one of its cells.

    Without a position ``tile`` is the leg of a zone stage (:mod:`trackeditor.zones`).
    """

    at: Hex | None = None
    tile: str | None = None
    edge: Edge | None = None
    cell: str | None = None

    def __str__(self) -> str:
        if self.at is None:
            return self.tile or "layout"
        words = [f"{self.tile} at ({self.at.q}, {self.at.r})"]
        if self.edge is not None:
            words.append(f"edge {self.edge.name}")
        if self.cell is not None:
            words.append(f"cell {self.cell}")
        return ", ".join(words)


WHOLE_LAYOUT = Place()
NO_TILE = sentence("no tile")
"""What stands for the tile of a place beside all tiles."""


def on(tile: PlacedTile, edge: Edge | None = None, cell: str | None = None) -> Place:
    """A place on a tile; ``edge`` is a grid edge."""
    return Place(tile.at, tile.side, edge, cell)


class Finding(NamedTuple):
    """One finding of a rule.

    ``markers`` are the places that the remedy names: each of them does away with the finding,
    placed in the layout instead of the marker of its kind if there is one.
    """

    code: str
    severity: Severity
    place: Place
    message: str
    remedy: str
    markers: tuple[Marker, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The finding as plain values (schemas/report.schema.json)."""
        place = self.place
        return {
            "code": self.code,
            "severity": self.severity.value,
            "at": list(place.at) if place.at is not None else None,
            "tile": place.tile,
            "edge": place.edge.name if place.edge is not None else None,
            "cell": place.cell,
            "message": self.message,
            "remedy": self.remedy,
            "markers": [marker_to_dict(marker) for marker in self.markers],
        }

    @property
    def marker_texts(self) -> list[str]:
        """The markers as they can be pasted into a layout or a road-book (JSON, so YAML, too)."""
        return [json.dumps(marker_to_dict(marker)) for marker in self.markers]
