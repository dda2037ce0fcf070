"""Boxes on sale and the copies of tiles that their owner has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Edition:
    """A box: its tiles by number with copies; both sides of a tile share its copies.

    ``replaced_by`` names the box in which the tiles of an out-of-print one came again.
    """

    id: str
    name: str
    series: str
    expansion: bool
    tiles: Mapping[int, int]
    replaced_by: str | None = None


def read_editions(entries: Mapping[str, Any]) -> dict[str, Edition]:
    """Editions from the content of ``editions.yaml``."""
    return {
        box: Edition(
            id=box,
            name=entry["name"],
            series=entry["series"],
            expansion=entry["expansion"],
            tiles={int(tile): copies for tile, copies in entry["tiles"].items()},
            replaced_by=entry.get("replaced_by"),
        )
        for box, entry in entries.items()
    }


def inventory(boxes: Iterable[Edition]) -> Counter[int]:
    """Copies of every tile in a collection of boxes; a box owned twice counts twice.

    >>> one = Edition("a", "A", "gt", False, {103: 3})
    >>> inventory([one, one])[103]
    6
    """
    owned: Counter[int] = Counter()
    for box in boxes:
        owned.update(box.tiles)
    return owned


def boxes_needed(tiles: Mapping[int, int], editions: Mapping[str, Edition]) -> list[Edition]:
    """A smallest set of boxes that holds the tiles, each box once.

    Boxes in print come before those replaced by another one. Tiles that no box holds in
    sufficient number are covered as far as possible.
    """
    available = [box for box in editions.values() if box.replaced_by is None]
    available += [box for box in editions.values() if box.replaced_by is not None]
    missing = Counter({tile: n for tile, n in tiles.items() if n > 0})
    chosen: list[Edition] = []

    def covered(box: Edition) -> int:
        return sum(min(missing[tile], copies) for tile, copies in box.tiles.items())

    while missing and available:
        # Boxes that alone hold some tile must be bought; take those first, then the most useful.
        forced = [
            box
            for box in available
            if any(
                missing[tile] and not any(tile in b.tiles for b in available if b is not box)
                for tile in box.tiles
            )
        ]
        best = max(forced or available, key=covered)
        if not covered(best):
            break
        chosen.append(best)
        available.remove(best)
        missing -= Counter(best.tiles)
    return [box for box in editions.values() if box in chosen]
