"""Compiles a side into local cells and moves, once per way of driving through it.

A *passage* enters a side at one edge and leaves it at another. Its moves follow from the road
coordinates: a car may go from cell ``a`` to cell ``b`` when their rectangles touch and the front
edge of ``b`` lies further along (RULES.md, section 1), with the exceptions of that section for
corners, slides, shortcuts and gates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Literal, NamedTuple

from trackeditor.grid import Edge
from trackeditor.tiles.model import (
    CellRect,
    GateSegment,
    PrintedCell,
    Road,
    Row,
    Side,
    turn_side,
)

CellKind = Literal["lane", "corner", "slide", "shortcut"]
Climb = Literal["up", "down"]
EPSILON = 1e-9


class LocalCell(NamedTuple):
    """A driving cell of a side.

    ``corner`` names the corner the cell belongs to, ``inner`` is True on its inner line (False on
    the drift line, None elsewhere).
    """

    id: str
    kind: CellKind
    limit: int | None = None
    warning_at: int | None = None
    jump: int | None = None
    water: bool = False
    corner: str | None = None
    inner: bool | None = None


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


class Extent(NamedTuple):
    """Where a cell lies on its passage: rear and front edge, left and right border (0 to 1)."""

    rear: float
    front: float
    left: float
    right: float


Gate = tuple[GateSegment, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """One way of driving through a side, with everything as that driver sees it."""

    enters: Edge
    leaves: Edge
    extents: Mapping[str, Extent]
    moves: tuple[LocalMove, ...]
    entry: tuple[Contact, ...]
    exit: tuple[Contact, ...]
    entry_gate: Gate
    exit_gate: Gate
    inner_sides: Mapping[str, Literal["left", "right"]]


@dataclass(frozen=True, slots=True)
class CompiledSide:
    """Cells, conflicts and passages of a side, in tile coordinates (unrotated)."""

    side: Side
    cells: Mapping[str, LocalCell]
    conflicts: tuple[tuple[str, str], ...]
    passages: Mapping[tuple[Edge, Edge], Passage]


def compile_side(side: Side) -> CompiledSide:
    """Compile all passages of a side.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> compiled = compile_side(load_library().side("204a"))
    >>> [(m.start, m.end) for m in compiled.passages[Edge.D, Edge.A].moves]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('r0.0.0', 'r0.1.0'), ('r0.0.0', 'r0.1.1'), ('r0.0.1', 'r0.1.0'), ('r0.0.1', 'r0.1.1')]
    """
    drives = {
        (road.index, forward): _drive(side, road, forward)
        for road in side.roads
        for forward in (True, False)
    }
    cells = _cells(side)
    passages = {}
    for enters, leaves in permutations(side.ends, 2):
        passage = _passage(side, cells, drives, enters, leaves)
        if passage is not None:
            passages[enters, leaves] = passage
    return CompiledSide(side, cells, tuple(_conflicts(side)), passages)


# --- cells -------------------------------------------------------------------------------------


def _cells(side: Side) -> dict[str, LocalCell]:
    cells: dict[str, LocalCell] = {}
    for road in side.roads:
        for row in road.rows:
            for cell in _row_cells(road, row):
                cells.setdefault(cell.id, cell)
        for shortcut in road.shortcuts:
            for printed in shortcut.cells(road.index):
                cells[printed.id] = LocalCell(printed.id, "shortcut", printed.limit)
    return cells


def _row_cells(road: Road, row: Row) -> Iterable[LocalCell]:
    limited = row.limited_chains
    inner_side = road.inner_side(row)
    for lane, chain in enumerate(row.chains):
        in_corner = lane in limited
        inner = None
        if in_corner and inner_side:
            inner = lane == (limited[0] if inner_side == "left" else limited[-1])
        for printed in chain:
            yield LocalCell(
                id=printed.id,
                kind="corner" if in_corner else "lane",
                limit=printed.limit,
                warning_at=printed.warning_at,
                jump=row.jump,
                water=row.water,
                corner=f"r{road.index}.{row.index}" if in_corner else None,
                inner=inner,
            )
    if row.slide:
        for half in road.slide_rects(row.index):
            yield LocalCell(half.cell, "slide", jump=row.jump, water=row.water)


def _conflicts(side: Side) -> Iterable[tuple[str, str]]:
    """Pairs of cells that cannot be occupied at once."""
    seen: set[tuple[str, str]] = set()
    for road in side.roads:
        rects = {rect.cell: rect for rect in road.rects()}
        for row in road.rows:
            if row.slide:
                for half in road.slide_rects(row.index):
                    seen.update((cell.id, half.cell) for cell in row.cells)
            if row.corner_chains:
                seen.update(_drift_conflicts(road, row, rects))
    for group, other in side.overlaps:
        seen.update((a, b) for a in group for b in other)
    return sorted({(min(pair), max(pair)) for pair in seen if pair[0] != pair[1]})


def _drift_conflicts(
    road: Road, row: Row, rects: Mapping[str, CellRect]
) -> Iterable[tuple[str, str]]:
    """A drifting car takes the full width: it excludes the inner cells beside it."""
    chains = row.corner_chains
    inner = chains[0] if road.inner_side(row) == "left" else chains[-1]
    for lane in chains:
        if lane == inner:
            continue
        for drift in row.chains[lane]:
            for cell in row.chains[inner]:
                a, b = rects[drift.id], rects[cell.id]
                if a.s0 < b.s1 - EPSILON and b.s0 < a.s1 - EPSILON:
                    yield (drift.id, cell.id)


# --- moves along one road ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Drive:
    """A road driven one way: rectangles, moves and ends in that driver's coordinates."""

    road: Road
    forward: bool
    rects: Mapping[str, CellRect]
    moves: Mapping[tuple[str, str], LocalMove]

    @property
    def enters(self) -> Edge | None:
        return self.road.start if self.forward else self.road.end

    @property
    def leaves(self) -> Edge | None:
        return self.road.end if self.forward else self.road.start

    def contacts(self, at_exit: bool) -> list[Contact]:
        at_far_end = at_exit == self.forward
        row = self.road.rows[-1 if at_far_end else 0]
        merges = row.open == ("to" if at_far_end else "from")
        return [
            Contact(rect.cell, rect.t0, rect.t1, merges)
            for rect in self.rects.values()
            if (abs(rect.s1 - 1) if at_exit else abs(rect.s0)) < EPSILON
        ]

    def gate(self, at_exit: bool) -> Gate:
        at_far_end = at_exit == self.forward
        return _facing(self.road.gates.get(len(self.road.rows) if at_far_end else 0, ()), self)


def _facing(segments: Gate, drive: _Drive) -> Gate:
    """Gate segments as the driver sees them."""
    if drive.forward:
        return segments
    turned: dict[GateSegment, GateSegment] = {"up": "down", "down": "up"}
    return tuple(turned.get(segment, segment) for segment in reversed(segments))


def _drive(side: Side, road: Road, forward: bool) -> _Drive:
    rects: dict[str, CellRect] = {}
    groups: dict[str, tuple[int, int]] = {}  # cell -> row, lane (-1 for a slide half)
    for rect, (row, printed_lane) in zip(road.rects(), _lanes(road), strict=True):
        rects[rect.cell] = rect
        groups[rect.cell] = (row, printed_lane)
    for row_ in road.rows:
        if row_.slide:
            for half in road.slide_rects(row_.index):
                rects[half.cell] = half
                groups[half.cell] = (row_.index, -1)
    if not forward:
        rects = {cell: rect.reversed() for cell, rect in rects.items()}
    drive = _Drive(road, forward, rects, {})
    moves: dict[tuple[str, str], LocalMove] = {}
    for a in rects.values():
        for b in rects.values():
            if b.s1 > a.s1 + EPSILON and _touch(a, b):
                move = _road_move(drive, a, b, groups[a.cell], groups[b.cell])
                if move is not None:
                    moves[a.cell, b.cell] = move
    for move in _shortcut_moves(drive, groups):
        moves[move.start, move.end] = move
    for link in side.links:
        if link.a in rects and link.b in rects:
            start, end = sorted((link.a, link.b), key=lambda cell: rects[cell].s1)
            moves[start, end] = LocalMove(start, end, link.limit)
    for cell, rect in _shortcut_rects(drive):
        rects[cell] = rect
    return _Drive(road, forward, rects, moves)


def _lanes(road: Road) -> Iterable[tuple[int, int]]:
    """Row and lane of every printed cell, in the order of ``Road.rects``."""
    for row in road.rows:
        for lane, chain in enumerate(row.chains):
            for _ in chain:
                yield (row.index, lane)


def _touch(a: CellRect, b: CellRect) -> bool:
    """True when two rectangles have a point in common."""
    return (
        a.s0 <= b.s1 + EPSILON
        and b.s0 <= a.s1 + EPSILON
        and a.t0 <= b.t1 + EPSILON
        and b.t0 <= a.t1 + EPSILON
    )


def _road_move(
    drive: _Drive, a: CellRect, b: CellRect, group_a: tuple[int, int], group_b: tuple[int, int]
) -> LocalMove | None:
    """The move between two touching cells of one road, or None when a rule forbids it."""
    (row_a, lane_a), (row_b, lane_b) = group_a, group_b
    if row_a == row_b:
        if lane_a == lane_b:
            return LocalMove(a.cell, b.cell)
        if -1 in (lane_a, lane_b):
            return None
        left = min(lane_a, lane_b)
        return LocalMove(a.cell, b.cell) if drive.road.rows[row_a].lined[left] else None
    gate = drive.road.gates.get(max(row_a, row_b), ())
    return crossing(a.cell, b.cell, (a.t0, a.t1), (b.t0, b.t1), _facing(gate, drive))


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


def _shortcut_cells(drive: _Drive, index: int) -> list[PrintedCell]:
    cells = list(drive.road.shortcuts[index].cells(drive.road.index))
    return cells if drive.forward else cells[::-1]


def _shortcut_rects(drive: _Drive) -> Iterable[tuple[str, CellRect]]:
    for shortcut in drive.road.shortcuts:
        start, stop = drive.road.shortcut_span(shortcut)
        if not drive.forward:
            start, stop = 1 - stop, 1 - start
        cells = _shortcut_cells(drive, shortcut.index)
        at_right = (shortcut.side == "right") == drive.forward
        t = 1.0 if at_right else 0.0
        for k, cell in enumerate(cells):
            step = (stop - start) / len(cells)
            yield cell.id, CellRect(cell.id, start + k * step, start + (k + 1) * step, t, t)


def _shortcut_moves(drive: _Drive, groups: Mapping[str, tuple[int, int]]) -> Iterable[LocalMove]:
    """Into, along and out of shortcuts: from touching cells, except corner cells."""
    for shortcut in drive.road.shortcuts:
        cells = _shortcut_cells(drive, shortcut.index)
        at_right = (shortcut.side == "right") == drive.forward
        rows_in, rows_out = shortcut.first_rows, shortcut.last_rows
        if not drive.forward:
            rows_in, rows_out = rows_out, rows_in
        for cell, rect in drive.rects.items():
            row, lane = groups[cell]
            beside = rect.t1 > 1 - EPSILON if at_right else rect.t0 < EPSILON
            if not beside or lane in drive.road.rows[row].corner_chains:
                continue
            if row in rows_in:
                yield LocalMove(cell, cells[0].id)
            if row in rows_out:
                yield LocalMove(cells[-1].id, cell)
        for a, b in pairwise(cells):
            yield LocalMove(a.id, b.id)


# --- passages ------------------------------------------------------------------------------------


def _passage(
    side: Side,
    cells: Mapping[str, LocalCell],
    drives: Mapping[tuple[int, bool], _Drive],
    enters: Edge,
    leaves: Edge,
) -> Passage | None:
    through = [d for d in drives.values() if d.enters == enters and d.leaves == leaves]
    inward = through or [d for d in drives.values() if d.enters == enters]
    outward = through or [d for d in drives.values() if d.leaves == leaves]
    if not inward or not outward:
        return None
    moves = {key: move for drive in (*inward, *outward) for key, move in drive.moves.items()}
    if not through:
        for move in _join_moves(side, enters, leaves):
            moves[move.start, move.end] = move
    entry = [contact for drive in inward for contact in drive.contacts(at_exit=False)]
    exit_ = [contact for drive in outward for contact in drive.contacts(at_exit=True)]
    kept = _between(moves, {c.cell for c in entry}, {c.cell for c in exit_})
    if not kept:
        return None
    return Passage(
        enters=enters,
        leaves=leaves,
        extents=_extents(inward, outward, kept),
        moves=tuple(m for key, m in sorted(moves.items()) if kept.issuperset(key)),
        entry=tuple(contact for contact in entry if contact.cell in kept),
        exit=tuple(contact for contact in exit_ if contact.cell in kept),
        entry_gate=inward[0].gate(at_exit=False),
        exit_gate=outward[0].gate(at_exit=True),
        inner_sides=_inner_sides(through, enters, leaves, (cells[cell].corner for cell in kept)),
    )


def _join_moves(side: Side, enters: Edge, leaves: Edge) -> Iterable[LocalMove]:
    """Moves over the printed line between a branch and the through road it joins."""
    for branch in side.roads:
        if branch.start not in (enters, leaves) or branch.end is not None:
            continue
        last = [cell.id for cell in branch.rows[-1].cells]
        for join in branch.joins:
            pairs = [(a, b) for a in last for b in join.cells]
            if branch.start == enters and join.toward == leaves:
                yield from (LocalMove(a, b, join.limit) for a, b in pairs)
            elif branch.start == leaves and join.toward == enters:
                yield from (LocalMove(b, a, join.limit) for a, b in pairs)


def _between(
    moves: Iterable[tuple[str, str]], sources: set[str], targets: set[str]
) -> frozenset[str]:
    """Cells on some way from a source to a target."""
    successors: dict[str, list[str]] = {}
    predecessors: dict[str, list[str]] = {}
    for a, b in moves:
        successors.setdefault(a, []).append(b)
        predecessors.setdefault(b, []).append(a)
    return _reached(successors, sources) & _reached(predecessors, targets)


def _reached(neighbours: Mapping[str, list[str]], start: set[str]) -> frozenset[str]:
    found = set(start)
    todo = list(start)
    while todo:
        for cell in neighbours.get(todo.pop(), ()):
            if cell not in found:
                found.add(cell)
                todo.append(cell)
    return frozenset(found)


def _extents(
    inward: list[_Drive], outward: list[_Drive], kept: frozenset[str]
) -> dict[str, Extent]:
    """Extent of every kept cell; a passage over two roads gives each half of its length."""
    coming = {c: r for d in inward for c, r in d.rects.items() if c in kept}
    going = {c: r for d in outward for c, r in d.rects.items() if c in kept}
    if inward is outward:
        return {c: Extent(r.s0, r.s1, r.t0, r.t1) for c, r in going.items()}
    low = min(rect.s0 for rect in going.values())
    high = max(rect.s1 for cell, rect in coming.items() if cell not in going)
    extents = {
        cell: Extent(rect.s0 / high / 2, rect.s1 / high / 2, rect.t0, rect.t1)
        for cell, rect in coming.items()
    }
    for cell, rect in going.items():
        rear, front = ((s - low) / (1 - low) / 2 + 0.5 for s in (rect.s0, rect.s1))
        extents[cell] = Extent(rear, front, rect.t0, rect.t1)
    return extents


def _inner_sides(
    through: list[_Drive], enters: Edge, leaves: Edge, corners: Iterable[str | None]
) -> dict[str, Literal["left", "right"]]:
    """Inner side of every corner that the passage goes through, as its driver sees it.

    On the way from one road to another it is the side to which the car turns.
    """
    turned: dict[Literal["left", "right"], Literal["left", "right"]]
    turned = {"left": "right", "right": "left"}
    driven = set(corners)
    sides: dict[str, Literal["left", "right"]] = {}
    for drive in through:
        for row in drive.road.rows:
            inner = drive.road.inner_side(row)
            name = f"r{drive.road.index}.{row.index}"
            if inner is not None and name in driven:
                sides[name] = inner if drive.forward else turned[inner]
    side = turn_side(enters, leaves)
    if not through and side is not None:
        sides = dict.fromkeys(sorted(filter(None, driven)), side)
    return sides
