"""Which tiles fit where: legal turns, places and sides, looking at all neighbours of a hexagon.

A tile fits when every road end of it that faces a tile meets a fitting road end, and every road
end of a neighbour that faces it meets one of its own. Road ends towards empty hexagons are free,
and so are those towards tiles that the library does not have. As in the rules on connections, the
road behind a start line and beyond a finish line may end at any tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from trackeditor.cells import SeamState, leads_on, lying_tiles, meeting, seams_of
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality.registry import copies_on_sale
from trackeditor.tiles import EdgeEnd, Library, Side, inventory, tile_number


class Obstacle(Enum):
    """Why a tile does not fit; the value says it in words, to be filled with a :class:`Misfit`."""

    TAKEN = "{tile} lies there"
    BLANK = "its road would run into {tile}, which has no road there"
    ROAD = "the road of {tile} would run into it, where it has no road"
    LANES = "its lanes ({here}) do not meet those of {tile} ({there})"
    SKEW = "its road end does not fit the slanting one of {tile}"


class Misfit(NamedTuple):
    """What hinders a tile: the obstacle, the tile that it is with, and the grid edge towards it.

    ``here`` and ``there`` are the numbers of lanes that do not meet. ``at`` is the hexagon that is
    concerned, where several are looked at.
    """

    obstacle: Obstacle
    tile: str
    edge: Edge | None = None
    here: int = 0
    there: int = 0
    at: Hex | None = None

    @property
    def reason(self) -> str:
        """The obstacle in words."""
        return self.obstacle.value.format(tile=self.tile, here=self.here, there=self.there)


class Fit(NamedTuple):
    """Whether a tile fits: what hinders it (None: nothing), and how many road ends it joins."""

    misfit: Misfit | None
    joined: int = 0

    @property
    def fits(self) -> bool:
        """True when nothing hinders it."""
        return self.misfit is None

    @property
    def reason(self) -> str:
        """Why it does not fit; empty when it does."""
        return self.misfit.reason if self.misfit else ""


class Choice(NamedTuple):
    """A side on a hexagon, turned so that it fits."""

    side: str
    at: Hex
    rotation: int

    @property
    def tile(self) -> PlacedTile:
        """The choice as a tile that can be placed."""
        return PlacedTile(self.side, self.at, self.rotation)


class _Faced(NamedTuple):
    """What an edge of a hexagon faces: a tile of the library and its road end there, if any.

    ``may_end`` tells that this road need not go on, ``has_road`` that the tile has a road at all.
    """

    tile: PlacedTile
    end: EdgeEnd | None
    may_end: bool
    has_road: bool


_Around = Mapping[Edge, _Faced]


# --- does it fit? --------------------------------------------------------------------------------


def fits(layout: Layout, library: Library, side: str, at: Hex, rotation: int) -> Fit:
    """Whether a side fits on a hexagon in a turn; a side the library lacks fits where it is free.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> layout = Layout((PlacedTile("202a", Hex(0, 0)),))
    >>> fits(layout, load_library(), "205a", Hex(0, -1), 0).fits
    True
    >>> fits(layout, load_library(), "205a", Hex(0, -1), 1).reason
    'the road of 202a would run into it, where it has no road'
    """
    taken = layout.tile_at(at)
    if taken is not None:
        return Fit(Misfit(Obstacle.TAKEN, taken.side))
    if side not in library:
        return Fit(None)
    return _fit(library.side(side), rotation, _around(layout, library, at))


def fit_of_group(layout: Layout, library: Library, group: Collection[Hex]) -> Fit:
    """Whether placed tiles fit the others around them, however they fit among themselves."""
    joined = 0
    for at, fit in fits_in_group(layout, library, group).items():
        if fit.misfit is not None:
            return Fit(fit.misfit._replace(at=at))
        joined += fit.joined
    return Fit(None, joined)


def fits_in_group(layout: Layout, library: Library, group: Collection[Hex]) -> dict[Hex, Fit]:
    """The same for each of the tiles that the library has."""
    found = {}
    for at in group:
        tile = layout.tile_at(at)
        if tile is None or tile.side not in library:
            continue
        around = {
            edge: faced
            for edge, faced in _around(layout, library, at).items()
            if faced.tile.at not in group
        }
        goes_on = any(leads_on(seam, library) for seam in seams_of(tile, layout, library))
        found[at] = _fit(library.side(tile.side), tile.rotation, around, goes_on=goes_on)
    return found


def turns(layout: Layout, library: Library, side: str, at: Hex) -> list[int]:
    """The rotations in which a side fits on a hexagon (none when a tile lies there)."""
    if layout.tile_at(at) is not None:
        return []
    if side not in library:
        return list(range(6))
    around = _around(layout, library, at)
    return [k for k in range(6) if _fit(library.side(side), k, around).fits]


def refusal(layout: Layout, library: Library, side: str, at: Hex) -> Misfit | None:
    """Why a side fits on a hexagon in no turn, told of the turn that joins most roads."""
    found = [fits(layout, library, side, at, k) for k in range(6)]
    if any(fit.fits for fit in found):
        return None
    return max(found, key=lambda fit: fit.joined).misfit


# --- where, and what? ----------------------------------------------------------------------------


def places_for(layout: Layout, library: Library, side: str) -> list[Choice]:
    """Every way to join a side to the layout: to a road or, for scenery, beside tiles.

    On an empty table the choice is one, in the middle.
    """
    if not layout.tiles:
        return [Choice(side, ORIGIN, 0)]
    if side not in library:
        return []
    printed = library.side(side)
    found = []
    for at in _free_beside(layout):
        around = _around(layout, library, at)
        for rotation in range(6):
            fit = _fit(printed, rotation, around)
            if fit.fits and (fit.joined or not printed.ends):
                found.append(Choice(side, at, rotation))
    return found


def sides_for(layout: Layout, library: Library, at: Hex, owned: Mapping[int, int]) -> list[Choice]:
    """Every side and turn that fits on a hexagon and of which a copy is left.

    When a tile lies there, these are the sides that could take its place; its copy counts as left.
    """
    if layout.tile_at(at) is not None:
        layout = layout.remove(at)
    around = _around(layout, library, at)
    left = copies_left(layout, owned)
    return [
        Choice(side, at, rotation)
        for side in library
        if left[(printed := library.side(side)).tile] > 0
        for rotation in range(6)
        if _fit(printed, rotation, around).fits
    ]


def joining(layout: Layout, library: Library, found: Collection[Choice]) -> set[Choice]:
    """Those of the choices for one hexagon over which a way leads from road to road around it.

    They close the gap between two road ends; the others lead one of them elsewhere.
    """
    for at in {choice.at for choice in found}:
        around = _around(layout, library, at)
        ends = {edge for edge, faced in around.items() if faced.end is not None}
        return {choice for choice in found if _has_way_between(ends, choice.tile, library)}
    return set()


def _has_way_between(ends: Collection[Edge], tile: PlacedTile, library: Library) -> bool:
    if tile.side not in library:
        return False
    passages = library.compiled(tile.side).passages
    return any(all(tile.global_edge(edge) in ends for edge in passage) for passage in passages)


def other_side(side: str, library: Library) -> str | None:
    """The side on the back of a tile; None when only one is printed or known."""
    if side not in library:
        return None
    return next((s for s in library.tiles[library.side(side).tile] if s != side), None)


# --- copies --------------------------------------------------------------------------------------


def owned_copies(library: Library, boxes: Sequence[str] | None) -> Counter[int]:
    """Copies of every tile in some boxes; None stands for all boxes on sale, bought once."""
    if boxes is None:
        return copies_on_sale(library)
    return inventory(library.editions[box] for box in boxes if box in library.editions)


def copies_left(layout: Layout, owned: Mapping[int, int]) -> Counter[int]:
    """Copies of every tile that are not in use, both sides counted together (may be negative)."""
    left = Counter(owned)
    for tile, used in layout.counts().items():
        number = tile_number(tile)
        if number is not None:
            left[number] -= used
    return left


def copies_in_use(layout: Layout, side: str) -> list[PlacedTile]:
    """The placed tiles that show a side or its back."""
    number = PlacedTile(side, ORIGIN).tile
    return [tile for tile in layout if tile.tile == number]


# --- inside --------------------------------------------------------------------------------------


def _around(layout: Layout, library: Library, at: Hex) -> dict[Edge, _Faced]:
    """The known tiles around a hexagon by the edge that faces them."""
    found = {}
    for edge in Edge:
        tile = layout.tile_at(at.neighbour(edge))
        if tile is not None and tile.side in library:
            facing = edge.opposite
            side = library.side(tile.side)
            end = side.ends.get(tile.local_edge(facing))
            may_end = end is not None and _may_end(tile, facing, layout, library)
            found[edge] = _Faced(tile, end, may_end, bool(side.roads))
    return found


def _may_end(tile: PlacedTile, edge: Edge, layout: Layout, library: Library) -> bool:
    """True for the road behind a start line or beyond a finish line whose other end goes on."""
    return bool(library.side(tile.side).lines) and any(
        leads_on(seam, library)
        for seam in seams_of(tile, layout, library)
        if seam.here.edge is not edge
    )


def _fit(side: Side, rotation: int, around: _Around, *, goes_on: bool = False) -> Fit:
    """How a side fits what lies around it; ``goes_on``: a road of it is joined elsewhere."""
    joined = 0
    first: Misfit | None = None
    into_blank: Misfit | None = None
    for edge, (tile, there, may_end, has_road) in around.items():
        here = side.ends.get(edge.turned(-rotation))
        if here is None:
            if there is not None and not may_end:
                first = first or Misfit(Obstacle.ROAD, tile.side, edge)
        elif there is None:
            into_blank = into_blank or Misfit(Obstacle.BLANK, tile.side, edge)
        else:
            state = meeting(here, there)
            if state is SeamState.JOINED:
                joined += 1
                goes_on = goes_on or has_road
            elif state is SeamState.LANES:
                first = first or Misfit(Obstacle.LANES, tile.side, edge, here.lanes, there.lanes)
            else:
                first = first or Misfit(Obstacle.SKEW, tile.side, edge)
    if into_blank is not None and not (side.lines and goes_on):
        first = first or into_blank
    return Fit(first, joined)


def _free_beside(layout: Layout) -> Iterator[Hex]:
    """The free hexagons beside tiles, each once."""
    seen: set[Hex] = set()
    for tile in lying_tiles(layout):
        for edge in Edge:
            at = tile.at.neighbour(edge)
            if at not in seen and layout.tile_at(at) is None:
                seen.add(at)
                yield at
