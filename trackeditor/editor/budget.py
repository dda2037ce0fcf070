"""The tiles that a layout uses of the boxes that its author owns, and what else he must buy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from trackeditor.editor.placing import owned_copies
from trackeditor.layout import Layout
from trackeditor.tiles import Edition, Library, boxes_needed


class BoxUse(NamedTuple):
    """Tiles used of a box that is owned; ``limit`` are all tiles in it."""

    name: str
    used: int
    limit: int


class Budget(NamedTuple):
    """Tiles used and at hand.

    ``used`` and ``limit`` count copies of all tiles that the library knows. ``missing`` are the
    copies that are not at hand, by the number of the tile, and ``to_buy`` the fewest boxes that
    hold them (each once); a stage can be driven without ``scenery``, so what is missing of that
    stands by itself. ``unknown`` are tiles that the library does not know.
    """

    used: int
    limit: int
    boxes: tuple[BoxUse, ...]
    missing: Counter[int]
    to_buy: tuple[Edition, ...]
    scenery: Counter[int]
    unknown: tuple[str, ...]


def budget(layout: Layout, library: Library, boxes: Sequence[str] | None) -> Budget:
    """What a layout uses of some boxes (one entry a copy; None: every box on sale once).

    Examples
    --------
    >>> from trackeditor.grid import Hex
    >>> from trackeditor.layout import PlacedTile
    >>> from trackeditor.tiles import load_library
    >>> layout = Layout((PlacedTile("202a", Hex(0, 0)), PlacedTile("401b", Hex(0, -1))))
    >>> found = budget(layout, load_library(), ["dirt-core"])
    >>> found.used, found.limit, dict(found.missing), [box.id for box in found.to_buy]
    (2, 32, {401: 1}, ['rx'])
    """
    owned = owned_copies(library, boxes)
    used = Counter(library.side(tile.side).tile for tile in layout if tile.side in library)
    lacking = used - owned
    scenery = Counter({tile: n for tile, n in lacking.items() if _is_scenery(tile, library)})
    missing = lacking - scenery
    on_sale = {name: box for name, box in library.editions.items() if box.replaced_by is None}
    return Budget(
        used=used.total(),
        limit=owned.total(),
        boxes=_box_uses(used, library, boxes),
        missing=missing,
        to_buy=tuple(boxes_needed(missing, on_sale)),
        scenery=scenery,
        unknown=tuple(sorted({tile.side for tile in layout if tile.side not in library})),
    )


def _is_scenery(tile: int, library: Library) -> bool:
    return all(library.side(side).is_scenery for side in library.tiles[tile])


def _box_uses(
    used: Counter[int], library: Library, boxes: Sequence[str] | None
) -> tuple[BoxUse, ...]:
    """Tiles taken out of each owned box, the first box first."""
    left = Counter(used)
    found = []
    for name in boxes or ():
        box = library.editions.get(name)
        if box is not None:
            taken = left & Counter(box.tiles)
            left -= taken
            found.append(BoxUse(box.name, taken.total(), sum(box.tiles.values())))
    return tuple(found)
