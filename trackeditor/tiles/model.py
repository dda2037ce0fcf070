"""What is printed on a tile side, as immutable values.

The words are those of ``docs/tile-format.md``. Every cell is a rectangle in road coordinates: ``s``
runs along the road from 0 at its start edge to 1 at its far end, ``t`` across it from 0 at the left
border to 1 at the right border, left and right as seen by a driver going from the start edge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from typing import Literal, NamedTuple

from trackeditor.grid import Edge, Point

_TILE = re.compile("[1-9][0-9]{0,5}")


def tile_number(name: str) -> int | None:
    """The number that the name of a physical tile is; None for a name that is none.

    >>> tile_number("205"), tile_number("0205"), tile_number("bridge"), tile_number("9" * 5000)
    (205, None, None, None)
    """
    return int(name) if _TILE.fullmatch(name) else None


class Terrain(StrEnum):
    """Surface of the roads of a side."""

    GRAVEL = "gravel"
    ASPHALT = "asphalt"
    SNOW = "snow"
    NONE = "none"


class Danger(StrEnum):
    """Printed danger level; it decides how much damage a loss of control does."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    NONE = "none"


class EdgeEnd(NamedTuple):
    """A road end at an edge: lanes abreast, and the side to which a skewed road leaves it."""

    lanes: int
    skew: Literal["left", "right"] | None = None


class PrintedCell(NamedTuple):
    """A printed space: its limit, and the gear at which entering it adds a warning."""

    id: str
    limit: int | None = None
    warning_at: int | None = None


class CellRect(NamedTuple):
    """A cell as a rectangle in the coordinates of its road."""

    cell: str
    s0: float
    s1: float
    t0: float
    t1: float

    def reversed(self) -> CellRect:
        """The same rectangle in the coordinates of a driver going the other way."""
        return CellRect(self.cell, 1 - self.s1, 1 - self.s0, 1 - self.t1, 1 - self.t0)


GateSegment = int | Literal["!", "up", "down"] | None
"""One lateral segment of a gate: limit of the straight crossing, a warning, a climb arrow."""


@dataclass(frozen=True, slots=True)
class Row:
    """A cross-section of the road: chains of cells side by side, left to right.

    ``lined[i]`` says whether a lane line is printed between chains ``i`` and ``i + 1``; without one
    the chains are the inner and drift lines of a corner and no car changes between them.
    ``weights[i]`` are the relative lengths of the cells of chain ``i``. ``inner`` is the inner side
    of a corner whose chains are alike.
    """

    index: int
    chains: tuple[tuple[PrintedCell, ...], ...]
    lined: tuple[bool, ...]
    widths: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]
    length: float = 1.0
    slide: bool = False
    jump: int | None = None
    water: bool = False
    open: Literal["from", "to"] | None = None
    inner: Literal["left", "right"] | None = None

    @property
    def corner_chains(self) -> tuple[int, ...]:
        """Indices of the chains that form a corner (none in an ordinary row)."""
        if all(self.lined):
            return ()
        return tuple(
            i
            for i in range(len(self.chains))
            if (i > 0 and not self.lined[i - 1]) or (i < len(self.lined) and not self.lined[i])
        )

    @property
    def limited_chains(self) -> tuple[int, ...]:
        """Indices of the chains of a corner in the wider sense: also lanes abreast with limits."""
        corner = self.corner_chains
        if corner or len(self.chains) == 1:
            return corner
        return tuple(i for i, chain in enumerate(self.chains) if chain and chain[0].limit)

    @property
    def cells(self) -> Iterator[PrintedCell]:
        """All cells of the row, chain by chain."""
        for chain in self.chains:
            yield from chain


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Space(s) beside the road: ``limits`` in succession, between two groups of rows."""

    index: int
    side: Literal["left", "right"]
    limits: tuple[int, ...]
    first_rows: tuple[int, ...]
    last_rows: tuple[int, ...]

    def cells(self, road: int) -> tuple[PrintedCell, ...]:
        """The shortcut's cells in the order of the road's own direction."""
        name = f"r{road}.cut{self.index}"
        if len(self.limits) == 1:
            return (PrintedCell(name, self.limits[0]),)
        return tuple(PrintedCell(f"{name}.{k}", limit) for k, limit in enumerate(self.limits))


class Join(NamedTuple):
    """Contact of a branch's last cells with cells of a through road, for one way on."""

    toward: Edge
    cells: tuple[str, ...]
    limit: int | None = None


class Link(NamedTuple):
    """A contact that the rectangles do not show, with the limit of crossing it."""

    a: str
    b: str
    limit: int | None = None


class Line(NamedTuple):
    """A printed line across a road, on the border after a row."""

    kind: Literal["start", "finish", "start-finish"]
    road: int
    after_row: int


@dataclass(frozen=True, slots=True)
class Road:
    """A printed road from its ``start`` edge; a branch or stub has no ``end`` edge.

    ``gates[i]`` lies on the border before row ``i`` (and ``gates[len(rows)]`` at the far end).
    ``end_point`` is where a branch ends inside the tile; ``via`` are points of the centre line.
    """

    index: int
    start: Edge
    end: Edge | None
    rows: tuple[Row, ...]
    gates: Mapping[int, tuple[GateSegment, ...]] = field(default_factory=dict)
    shortcuts: tuple[Shortcut, ...] = ()
    joins: tuple[Join, ...] = ()
    via: tuple[Point, ...] = ()
    end_point: Point | None = None
    name: str | None = None

    def inner_side(self, row: Row) -> Literal["left", "right"] | None:
        """The inner side of a corner row, for a driver from ``start``; None without a corner.

        The inner line has the lowest limit or, with equal limits, fewer cells; lanes that are
        alike in both lie on the side to which the road turns, unless the row itself says more.
        """
        chains = row.limited_chains
        if not chains or self.end is None:
            return None
        if row.inner is not None:
            return row.inner
        first, last = (
            (row.chains[i][0].limit or 99, len(row.chains[i])) for i in (chains[0], chains[-1])
        )
        if first != last:
            return "left" if first < last else "right"
        return turn_side(self.start, self.end)

    def row_spans(self) -> list[tuple[float, float]]:
        """The ``s`` interval of every row."""
        total = sum(row.length for row in self.rows)
        spans: list[tuple[float, float]] = []
        done = 0.0
        for row in self.rows:
            spans.append((done / total, (done + row.length) / total))
            done += row.length
        return spans

    def rects(self) -> list[CellRect]:
        """The printed cells of all rows as rectangles, without slide halves and shortcuts."""
        found: list[CellRect] = []
        for row, (s0, s1) in zip(self.rows, self.row_spans(), strict=True):
            across = _borders(row.widths, 0.0, 1.0)
            for chain, weights, (t0, t1) in zip(row.chains, row.weights, across, strict=True):
                along = _borders(weights, s0, s1)
                found.extend(
                    CellRect(cell.id, c0, c1, t0, t1)
                    for cell, (c0, c1) in zip(chain, along, strict=True)
                )
        return found

    def slide_rects(self, row: int) -> tuple[CellRect, CellRect]:
        """The two half cells of a slide row; each takes the full width of the road."""
        s0, s1 = self.row_spans()[row]
        middle = (s0 + s1) / 2
        name = f"r{self.index}.{row}.slide"
        return (CellRect(f"{name}0", s0, middle, 0, 1), CellRect(f"{name}1", middle, s1, 0, 1))

    def shortcut_span(self, shortcut: Shortcut) -> tuple[float, float]:
        """The ``s`` interval that a shortcut cuts off: between its first and its last rows."""
        spans = self.row_spans()
        return (spans[max(shortcut.first_rows)][1], spans[min(shortcut.last_rows)][0])


def _borders(weights: tuple[float, ...], start: float, stop: float) -> list[tuple[float, float]]:
    """Consecutive intervals of relative ``weights`` between ``start`` and ``stop``."""
    total = sum(weights) or 1.0
    edges = [start]
    done = 0.0
    for weight in weights:
        done += weight
        edges.append(start + (stop - start) * done / total)
    return list(pairwise(edges))


def turn_side(enters: Edge, leaves: Edge) -> Literal["left", "right"] | None:
    """The side to which a driver turns between two edges; None when he goes straight on.

    >>> turn_side(Edge.D, Edge.B), turn_side(Edge.D, Edge.A)
    ('right', None)
    """
    turn = (leaves - enters) % 6
    if turn in (1, 2):
        return "left"
    return "right" if turn in (4, 5) else None


@dataclass(frozen=True, slots=True)
class Side:
    """One printed side of a tile.

    ``pit`` is True for a pit, at which cars stop on the straights beside it.

    ``replaces`` is True in a file of a user's own whose entry is to be used instead of that of the
    program, for a tile that both describe.
    """

    id: str
    series: str
    terrain: Terrain
    danger: Danger
    ends: Mapping[Edge, EdgeEnd]
    roads: tuple[Road, ...]
    count: int = 1
    lines: tuple[Line, ...] = ()
    grid: tuple[str, ...] = ()
    over: int | None = None
    links: tuple[Link, ...] = ()
    overlaps: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = ()
    note: str | None = None
    decided: str | None = None
    replaces: bool = False
    pit: bool = False

    @property
    def tile(self) -> int:
        """Number of the physical tile, which both sides share."""
        return int(self.id.rstrip("ab"))

    @property
    def face(self) -> str:
        """``a`` or ``b``; empty for a tile with one printed side."""
        return self.id.lstrip("0123456789")

    @property
    def is_scenery(self) -> bool:
        """True when no road end lies on any edge."""
        return not self.ends
