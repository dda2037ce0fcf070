"""A layout: tiles placed on the grid, with markers and tokens; an immutable value.

Every operation returns a new layout. Markers refer to rows and edges of the tile they stand on, in
the tile's own coordinates, so turning or moving a tile takes them along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.sentences import sentence


class LayoutError(Exception):
    """An edit cannot be made, or a layout cannot be read; the message says where and why."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile side at a position, turned clockwise by ``rotation`` steps of 60 degrees.

    ``variant`` is the graphic variant that another program names; it has the same facts.
    """

    side: str
    at: Hex
    rotation: int = 0
    variant: str | None = None

    def __hash__(self) -> int:
        return hash(self.at)  # quick, and tiles that are told apart lie on different hexagons

    @property
    def tile(self) -> str:
        """Number of the physical tile (as text: unknown tiles may have any name)."""
        return self.side[:-1] if self.side[-1:] in ("a", "b") else self.side

    def global_edge(self, local: Edge) -> Edge:
        """The edge of the grid on which a printed edge lies."""
        return local.turned(self.rotation)

    def local_edge(self, edge: Edge) -> Edge:
        """The printed edge that lies on an edge of the grid."""
        return edge.turned(-self.rotation)


MarkerKind = Literal["start", "finish", "start-finish", "joker-entrance", "joker-exit"]


@dataclass(frozen=True, slots=True)
class Marker:
    """A standee or arch on a dividing line of the tile at ``at``.

    ``line`` is the border after a row (``r0.1``: after row 1 of road 0) or, between tiles, the
    printed edge (``C``). ``toward`` is the printed edge to which cars drive on from there, where
    the layout itself does not settle the direction.
    """

    kind: MarkerKind
    at: Hex
    line: str
    toward: Edge | None = None


@dataclass(frozen=True, slots=True)
class Token:
    """A printed token laid on a tile, at (x, y) in tile coordinates, turned by degrees."""

    kind: str
    at: Hex
    x: float = 0.0
    y: float = 0.0
    degrees: float = 0.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Placed tiles, markers and tokens.

    Examples
    --------
    >>> layout = Layout().place(PlacedTile("202a", Hex(0, 0)))
    >>> layout = layout.place(PlacedTile("203a", Hex(0, -1)))
    >>> layout.rotate(Hex(0, 0), 2).tile_at(Hex(0, 0)).rotation
    2
    >>> layout.flip(Hex(0, -1)).tile_at(Hex(0, -1)).side
    '203b'
    """

    tiles: tuple[PlacedTile, ...] = ()
    markers: tuple[Marker, ...] = ()
    tokens: tuple[Token, ...] = ()
    name: str = ""
    _by_hex: dict[Hex, PlacedTile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_hex: dict[Hex, PlacedTile] = {}
        for tile in self.tiles:
            by_hex.setdefault(tile.at, tile)
        object.__setattr__(self, "_by_hex", by_hex)

    def __iter__(self) -> Iterator[PlacedTile]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    @property
    def by_hex(self) -> Mapping[Hex, PlacedTile]:
        """The tile on every hexagon that has one, in the order of ``tiles``.

        Of two tiles that a file has put on one place it is the first.
        """
        return self._by_hex

    def tile_at(self, at: Hex) -> PlacedTile | None:
        """The tile on a hexagon (the first one, should a file have put two there)."""
        return self._by_hex.get(at)

    def neighbour(self, tile: PlacedTile, edge: Edge) -> PlacedTile | None:
        """The tile across a grid edge of a tile."""
        return self._by_hex.get(tile.at.neighbour(edge))

    def counts(self) -> Counter[str]:
        """Copies used of every physical tile, both sides together."""
        return Counter(tile.tile for tile in self.tiles)

    # --- edits ---------------------------------------------------------------------------------

    def place(self, tile: PlacedTile) -> Layout:
        """Add a tile; raises LayoutError when its hexagon is taken."""
        taken = self.tile_at(tile.at)
        if taken is not None:
            raise LayoutError(
                sentence(
                    "{side} already lies at ({q}, {r}); remove or move it first",
                    side=taken.side,
                    q=tile.at.q,
                    r=tile.at.r,
                )
            )
        return replace(self, tiles=(*self.tiles, replace(tile, rotation=tile.rotation % 6)))

    def remove(self, *positions: Hex) -> Layout:
        """Take away the tiles on some hexagons, with the markers and tokens that lie on them."""
        gone = set(positions)
        for at in gone:
            self._require(at)
        return replace(
            self,
            tiles=tuple(tile for tile in self.tiles if tile.at not in gone),
            markers=tuple(marker for marker in self.markers if marker.at not in gone),
            tokens=tuple(token for token in self.tokens if token.at not in gone),
        )

    def move(self, positions: Iterable[Hex], dq: int, dr: int) -> Layout:
        """Shift some tiles together; raises LayoutError when one lands on another tile."""
        return self._relocate(positions, lambda at: at.moved(dq, dr), 0)

    def rotate(self, at: Hex, steps: int = 1) -> Layout:
        """Turn one tile in place, clockwise."""
        return self.rotate_group([at], steps, about=at)

    def rotate_group(self, positions: Iterable[Hex], steps: int, about: Hex) -> Layout:
        """Turn some tiles together about a hexagon, keeping their shape."""
        return self._relocate(positions, lambda at: at.turned(steps, about), steps)

    def rotate_all(self, steps: int = 1, about: Hex = ORIGIN) -> Layout:
        """Turn the whole layout about a hexagon."""
        return self.rotate_group([tile.at for tile in self.tiles], steps, about)

    def flip(self, at: Hex) -> Layout:
        """Show the other side of a tile; markers on it are taken away, they fit one side only."""
        tile = self._require(at)
        if tile.side == tile.tile:
            raise LayoutError(sentence("{side} has one printed side only", side=tile.side))
        other = f"{tile.tile}{'b' if tile.side.endswith('a') else 'a'}"
        return replace(
            self,
            tiles=tuple(
                replace(t, side=other, variant=None) if t is tile else t for t in self.tiles
            ),
            markers=tuple(marker for marker in self.markers if marker.at != at),
        )

    def mark(self, marker: Marker) -> Layout:
        """Set a marker on a tile; raises LayoutError where no tile lies."""
        self._require(marker.at)
        return replace(self, markers=(*self.markers, marker))

    def unmark(self, marker: Marker) -> Layout:
        """Take a marker away."""
        return replace(self, markers=tuple(m for m in self.markers if m != marker))

    def _require(self, at: Hex) -> PlacedTile:
        tile = self.tile_at(at)
        if tile is None:
            raise LayoutError(sentence("no tile lies at ({q}, {r})", q=at.q, r=at.r))
        return tile

    def _relocate(
        self, positions: Iterable[Hex], target: Callable[[Hex], Hex], steps: int
    ) -> Layout:
        moving = {at: target(at) for at in positions}
        for at in moving:
            self._require(at)
        staying = {tile.at for tile in self.tiles} - moving.keys()
        for at, landing in moving.items():
            if landing in staying:
                raise LayoutError(
                    sentence(
                        "({q}, {r}) is taken, so the tile at ({from_q}, {from_r}) cannot go there",
                        q=landing.q,
                        r=landing.r,
                        from_q=at.q,
                        from_r=at.r,
                    )
                )
        return replace(
            self,
            tiles=tuple(
                replace(t, at=moving[t.at], rotation=(t.rotation + steps) % 6)
                if t.at in moving
                else t
                for t in self.tiles
            ),
            markers=tuple(replace(m, at=moving.get(m.at, m.at)) for m in self.markers),
            tokens=tuple(replace(t, at=moving.get(t.at, t.at)) for t in self.tokens),
        )
