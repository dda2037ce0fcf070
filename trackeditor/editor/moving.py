"""Moves of placed tiles, judged before they are made: where tiles would lie, and do they fit."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from trackeditor.editor.placing import Misfit, Obstacle, fits, fits_in_group, refusal, turns
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library


class Move(NamedTuple):
    """What a move would lead to.

    ``tiles`` are the moved tiles as they would lie. ``layout`` is the layout then, None when a
    hexagon is taken; ``swap`` is that hexagon, when one tile would land on one other. ``misfit``
    says what does not fit first, ``misfits`` are all moved tiles that do not.
    """

    tiles: tuple[PlacedTile, ...]
    layout: Layout | None
    misfit: Misfit | None = None
    swap: Hex | None = None
    misfits: frozenset[Hex] = frozenset()

    @property
    def hexes(self) -> frozenset[Hex]:
        """Where the moved tiles would lie."""
        return frozenset(tile.at for tile in self.tiles)


def move_tile(
    layout: Layout, library: Library, at: Hex, to: Hex, rotation: int | None = None
) -> Move:
    """Move one tile, turned so that it fits: as wanted, as it lies, or in the next turn.

    Moved to where it is, with no other rotation wanted, it stays as it lies.

    Parameters
    ----------
    rotation : the rotation wanted; None for that which the tile has
    """
    tile = layout.tile_at(at)
    if tile is None:
        raise KeyError(at)
    if to == at and rotation is None:
        return Move((tile,), layout)
    wanted = tile.rotation if rotation is None else rotation
    taken = layout.tile_at(to)
    if taken is not None and to != at:
        moved = replace(tile, at=to, rotation=wanted)
        misfit = Misfit(Obstacle.TAKEN, taken.side)
        return Move((moved,), None, misfit, swap=to, misfits=frozenset([to]))
    rest = layout.remove(at)
    fitting = turns(rest, library, tile.side, to)
    turned = min(fitting, key=lambda k: (k - wanted) % 6, default=wanted)
    misfit = None if fitting else refusal(rest, library, tile.side, to)
    moved = replace(tile, at=to, rotation=turned)
    result = layout.move([at], to.q - at.q, to.r - at.r).rotate(to, turned - tile.rotation)
    misfits = frozenset([to]) if misfit else frozenset()
    return Move((moved,), result, misfit, misfits=misfits)


def next_turn(layout: Layout, library: Library, at: Hex, steps: int) -> Move:
    """Turn a placed tile to its next rotation that fits, clockwise for positive ``steps``.

    When it fits in no other rotation, ``misfit`` says what hinders the next one.
    """
    tile = layout.tile_at(at)
    if tile is None:
        raise KeyError(at)
    rest = layout.remove(at)
    way = 1 if steps > 0 else -1
    others = [(tile.rotation + way * k) % 6 for k in range(1, 6)]
    for rotation in others:
        if fits(rest, library, tile.side, at, rotation).fits:
            turned = replace(tile, rotation=rotation)
            return Move((turned,), layout.rotate(at, rotation - tile.rotation))
    return Move((tile,), None, fits(rest, library, tile.side, at, others[0]).misfit)


def move_group(
    layout: Layout,
    library: Library,
    group: Collection[Hex],
    dq: int,
    dr: int,
    steps: int = 0,
    about: Hex | None = None,
) -> Move:
    """Shift some tiles together, after turning them about a hexagon, keeping their shape."""
    pivot = about or next(iter(group))
    tiles = tuple(
        replace(
            tile,
            at=tile.at.turned(steps, pivot).moved(dq, dr),
            rotation=(tile.rotation + steps) % 6,
        )
        for tile in layout
        if tile.at in group
    )
    others = {tile.at: tile for tile in layout if tile.at not in group}
    taken = [tile.at for tile in tiles if tile.at in others]
    if taken:
        misfit = Misfit(Obstacle.TAKEN, others[taken[0]].side, at=taken[0])
        return Move(tiles, None, misfit, misfits=frozenset(taken))
    cut, rest = _parted(layout, group)
    turned = cut.rotate_group(group, steps, pivot)
    shifted = turned.move([at.turned(steps, pivot) for at in group], dq, dr)
    result = _joined(layout, shifted, rest, group)
    found = fits_in_group(result, library, dict.fromkeys(tile.at for tile in tiles))
    bad = {at: fit.misfit for at, fit in found.items() if fit.misfit is not None}
    first = next((misfit._replace(at=at) for at, misfit in bad.items()), None)
    return Move(tiles, result, first, misfits=frozenset(bad))


def replace_tile(
    layout: Layout, library: Library, at: Hex, to: Hex, rotation: int | None = None
) -> Move:
    """Move one tile to where another one lies, which is taken away with all that is on it."""
    if to == at:
        raise ValueError("a tile cannot take its own place")
    return move_tile(layout.remove(to), library, at, to, rotation)


def swap(layout: Layout, library: Library, one: Hex, other: Hex) -> Layout:
    """Two tiles in each other's place, each turned so that it fits where it can."""
    free = Hex(1 + max(tile.at.q for tile in layout), one.r)
    swapped = layout.move([one], free.q - one.q, free.r - one.r)
    swapped = swapped.move([other], one.q - other.q, one.r - other.r)
    swapped = swapped.move([free], other.q - free.q, other.r - free.r)
    for at in (one, other):
        tile = swapped.tile_at(at)
        if tile is not None:
            swapped = move_tile(swapped, library, at, at, tile.rotation).layout or swapped
    return swapped


def middle_tile(layout: Layout, group: Collection[Hex]) -> Hex:
    """The tile of a group about which it is turned: the one next to its middle.

    Turning the group about it leaves it the middle one, so that six turns lead back.
    """
    tiles = [tile.at for tile in layout if tile.at in group]
    x = sum(at.centre[0] for at in tiles) / len(tiles)
    y = sum(at.centre[1] for at in tiles) / len(tiles)

    def distance(at: Hex) -> float:
        return round((at.centre[0] - x) ** 2 + (at.centre[1] - y) ** 2, 6)

    return min(tiles, key=distance)


def step(at: Hex, way: str) -> Hex:
    """The hexagon beside one, ``up``, ``down``, ``left`` or ``right`` along a zigzag row.

    >>> step(step(Hex(0, 0), "right"), "right"), step(step(Hex(0, 0), "right"), "left")
    (Hex(q=2, r=-1), Hex(q=0, r=0))
    """
    odd = at.q % 2 == 1
    edges = {
        "up": Edge.A,
        "down": Edge.D,
        "right": Edge.B if odd else Edge.C,
        "left": Edge.F if odd else Edge.E,
    }
    return at.neighbour(edges[way])


# --- inside --------------------------------------------------------------------------------------


def _parted(layout: Layout, group: Collection[Hex]) -> tuple[Layout, Layout]:
    """The tiles of a group with what lies on them, and the others."""
    inside, outside = (
        replace(
            layout,
            tiles=tuple(t for t in layout.tiles if (t.at in group) is wanted),
            markers=tuple(m for m in layout.markers if (m.at in group) is wanted),
            tokens=tuple(t for t in layout.tokens if (t.at in group) is wanted),
        )
        for wanted in (True, False)
    )
    return inside, outside


def _joined(layout: Layout, moved: Layout, rest: Layout, group: Collection[Hex]) -> Layout:
    """Both parts together, everything in the order of the layout before."""

    def merged(before: tuple, inside: tuple, outside: tuple) -> tuple:  # type: ignore[type-arg]
        first, second = iter(inside), iter(outside)
        return tuple(next(first) if item.at in group else next(second) for item in before)

    return replace(
        layout,
        tiles=merged(layout.tiles, moved.tiles, rest.tiles),
        markers=merged(layout.markers, moved.markers, rest.markers),
        tokens=merged(layout.tokens, moved.tokens, rest.tokens),
    )
