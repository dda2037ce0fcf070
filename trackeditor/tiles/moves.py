"""Moves along one printed road, driven one way (RULES.md, section 1).

They follow from the road coordinates: a car may go from cell ``a`` to cell ``b`` when their
rectangles touch and the front edge of ``b`` lies further along, with the exceptions for corners,
slides, shortcuts and gates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from trackeditor.grid import Edge
from trackeditor.tiles.model import CellRect, GateSegment, Road, Side

Climb = Literal["up", "down"]
Gate = tuple[GateSegment, ...]
EPSILON = 1e-9
SLIDE = -1
_TURNED: dict[GateSegment, GateSegment] = {"up": "down", "down": "up"}


class LocalMove(NamedTuple):
    """A move between two cells; ``limit`` and ``warnings`` are those of the border crossed."""

    start: str
    end: str
    limit: int | None = None
    warnings: int = 0
    climb: Climb | None = None


class Contact(NamedTuple):
    """A cell at the edge of a passage: its lateral interval as the driver sees it.

    ``merges`` is True when the cell is cut by a skewed edge and goes on on the neighbour.
    """

    cell: str
    t0: float
    t1: float
    merges: bool = False


class _Space(NamedTuple):
    """A cell of a road: its rectangle, row and lane (``SLIDE`` for the half cells of a slide)."""

    rect: CellRect
    row: int
    lane: int


@dataclass(frozen=True, slots=True)
class DrivenRoad:
    """A road driven one way: rectangles, moves and ends in that driver's coordinates."""

    road: Road
    forward: bool
    rects: Mapping[str, CellRect]
    moves: Mapping[tuple[str, str], LocalMove]

    @property
    def enters(self) -> Edge | None:
        """The edge by which the driver comes in; None where a branch begins inside the tile."""
        return self.road.start if self.forward else self.road.end

    @property
    def leaves(self) -> Edge | None:
        """The edge by which the driver goes out; None where a branch ends inside the tile."""
        return self.road.end if self.forward else self.road.start

    def contacts(self, at_exit: bool) -> list[Contact]:
        """Cells at the near or far end of the road."""
        at_far_end = at_exit == self.forward
        row = self.road.rows[-1 if at_far_end else 0]
        merges = row.open == ("to" if at_far_end else "from")
        return [
            Contact(rect.cell, rect.t0, rect.t1, merges)
            for rect in self.rects.values()
            if (abs(rect.s1 - 1) if at_exit else abs(rect.s0)) < EPSILON
        ]

    def gate(self, at_exit: bool) -> Gate:
        """The gate on the near or far end of the road."""
        at_far_end = at_exit == self.forward
        return _gate(self.road, len(self.road.rows) if at_far_end else 0, self.forward)


def drive_road(side: Side, road: Road) -> Iterator[DrivenRoad]:
    """A road of a side driven forward, from its start edge, and back."""
    spaces = _spaces(road)
    backward = [_Space(rect.reversed(), row, lane) for rect, row, lane in spaces]
    yield _driven(side, road, True, spaces)
    yield _driven(side, road, False, backward)


def _spaces(road: Road) -> list[_Space]:
    """The road's cells without its shortcuts."""
    lanes = (
        (row.index, lane)
        for row in road.rows
        for lane, chain in enumerate(row.chains)
        for _ in chain
    )
    spaces = [_Space(rect, *place) for rect, place in zip(road.rects(), lanes, strict=True)]
    for row in road.rows:
        if row.slide:
            spaces.extend(_Space(half, row.index, SLIDE) for half in road.slide_rects(row.index))
    return spaces


def _driven(side: Side, road: Road, forward: bool, spaces: list[_Space]) -> DrivenRoad:
    moves: dict[tuple[str, str], LocalMove] = {}
    for a in spaces:
        front = a.rect.s1 + EPSILON
        for b in spaces:
            if b.rect.s1 > front and _touch(a.rect, b.rect):
                move = _road_move(road, forward, a, b)
                if move is not None:
                    moves[move.start, move.end] = move
    for move in _shortcut_moves(road, forward, spaces):
        moves[move.start, move.end] = move
    rects = {space.rect.cell: space.rect for space in spaces}
    for link in side.links:
        if link.a in rects and link.b in rects:
            start, end = sorted((link.a, link.b), key=lambda cell: rects[cell].s1)
            moves[start, end] = LocalMove(start, end, link.limit)
    rects.update((rect.cell, rect) for rect in _shortcut_rects(road, forward))
    return DrivenRoad(road, forward, rects, moves)


def _touch(a: CellRect, b: CellRect) -> bool:
    """True when two rectangles have a point in common."""
    return (
        a.s0 <= b.s1 + EPSILON
        and b.s0 <= a.s1 + EPSILON
        and a.t0 <= b.t1 + EPSILON
        and b.t0 <= a.t1 + EPSILON
    )


def _road_move(road: Road, forward: bool, a: _Space, b: _Space) -> LocalMove | None:
    """The move between two touching cells of one road, or None when a rule forbids it."""
    start, end = a.rect.cell, b.rect.cell
    if a.row == b.row:
        if a.lane == b.lane:
            return LocalMove(start, end)
        if SLIDE in (a.lane, b.lane):
            return None
        left = min(a.lane, b.lane)
        return LocalMove(start, end) if road.rows[a.row].lined[left] else None
    gate = _gate(road, max(a.row, b.row), forward)
    return crossing(start, end, (a.rect.t0, a.rect.t1), (b.rect.t0, b.rect.t1), gate)


def _gate(road: Road, border: int, forward: bool) -> Gate:
    """The gate on the border before a row, as the driver sees its segments."""
    segments = road.gates.get(border, ())
    if forward:
        return segments
    return tuple(_TURNED.get(segment, segment) for segment in reversed(segments))


def crossing(
    start: str,
    end: str,
    from_lane: tuple[float, float],
    to_lane: tuple[float, float],
    *gates: Gate,
) -> LocalMove:
    """The move over a border between rows, with what its gates say about it.

    A gate segment limits the straight crossing; a move that only passes it diagonally is free
    (RULES.md, section 1). A segment counts when more than half of it lies on the border that the
    two cells have in common; where several count the driver takes the mildest. Climb arrows
    concern every crossing.
    """
    limit: int | None = None
    warnings = 0
    climb: Climb | None = None
    shared = (max(from_lane[0], to_lane[0]), min(from_lane[1], to_lane[1]))
    for gate in gates:
        crossed: list[tuple[int, int]] = []  # limit (99 for none), warnings
        for i, segment in enumerate(gate):
            if segment == "up" or segment == "down":
                climb = segment
                continue
            s0, s1 = i / len(gate), (i + 1) / len(gate)
            if min(shared[1], s1) - max(shared[0], s0) > (s1 - s0) / 2 + EPSILON:
                crossed.append((segment if isinstance(segment, int) else 99, int(segment == "!")))
        if crossed:
            gate_limit, gate_warnings = max(crossed, key=lambda one: (one[0], -one[1]))
            warnings += gate_warnings
            if gate_limit < (99 if limit is None else limit):
                limit = gate_limit
    return LocalMove(start, end, limit, warnings, climb)


def _shortcut_moves(road: Road, forward: bool, spaces: list[_Space]) -> Iterable[LocalMove]:
    """Into, along and out of shortcuts: from touching cells, except corner cells."""
    for shortcut in road.shortcuts:
        cells = shortcut.cells(road.index)
        at_right = (shortcut.side == "right") == forward
        rows_in, rows_out = shortcut.first_rows, shortcut.last_rows
        if not forward:
            cells, rows_in, rows_out = cells[::-1], rows_out, rows_in
        for rect, row, lane in spaces:
            beside = rect.t1 > 1 - EPSILON if at_right else rect.t0 < EPSILON
            if not beside or lane in road.rows[row].corner_chains:
                continue
            if row in rows_in:
                yield LocalMove(rect.cell, cells[0].id)
            if row in rows_out:
                yield LocalMove(cells[-1].id, rect.cell)
        for a, b in pairwise(cells):
            yield LocalMove(a.id, b.id)


def _shortcut_rects(road: Road, forward: bool) -> Iterable[CellRect]:
    """Shortcut cells beside the part of the road that they cut off, without any width."""
    for shortcut in road.shortcuts:
        start, stop = road.shortcut_span(shortcut)
        cells = shortcut.cells(road.index)
        step = (stop - start) / len(cells)
        t = 1.0 if shortcut.side == "right" else 0.0
        for k, cell in enumerate(cells):
            rect = CellRect(cell.id, start + k * step, start + (k + 1) * step, t, t)
            yield rect if forward else rect.reversed()
