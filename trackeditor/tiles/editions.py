"""Boxes on sale and the copies of tiles that their owner has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
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
    """The fewest boxes that together hold the tiles, each box once.

    Among equally many boxes those in print come before those replaced by another one, then the
    boxes with fewer tiles in all, then the order of ``editions``. Tiles of which the boxes hold
    too few, or none, are covered as far as all boxes together can.

    Parameters
    ----------
    tiles : copies needed of every tile number
    editions : the boxes to choose from

    Notes
    -----
    The answer is exact: boxes that cannot be left out are taken first, and of the others all
    combinations are tried, smallest first. The boxes on sale leave a handful to try.

    Examples
    --------
    >>> boxes = [Edition("a", "A", "gt", False, {103: 3}), Edition("b", "B", "gt", True, {103: 1})]
    >>> [box.id for box in boxes_needed({103: 4}, {box.id: box for box in boxes})]
    ['a', 'b']
    """
    held = inventory(editions.values())
    wanted = {tile: min(copies, held[tile]) for tile, copies in tiles.items()}
    wanted = {tile: copies for tile, copies in wanted.items() if copies > 0}
    useful = [box for box in editions.values() if wanted.keys() & box.tiles.keys()]
    forced = [box for box in useful if not _covers([b for b in useful if b is not box], wanted)]
    others = [box for box in useful if box not in forced]
    for size in range(len(others) + 1):
        fitting = [
            chosen for chosen in combinations(others, size) if _covers([*forced, *chosen], wanted)
        ]
        if fitting:
            chosen = {box.id for box in (*forced, *min(fitting, key=_reluctance))}
            return [box for box in useful if box.id in chosen]
    return useful


def _covers(boxes: Iterable[Edition], wanted: Mapping[int, int]) -> bool:
    owned = inventory(boxes)
    return all(owned[tile] >= copies for tile, copies in wanted.items())


def _reluctance(boxes: Iterable[Edition]) -> tuple[int, int]:
    """Sorts sets of equally many boxes: in print first, then few tiles."""
    bought = list(boxes)
    out_of_print = sum(box.replaced_by is not None for box in bought)
    return (out_of_print, sum(sum(box.tiles.values()) for box in bought))
