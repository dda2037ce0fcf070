"""Compiles a side into local cells and moves, once per way of driving through it.

A *passage* enters a side at one edge and leaves it at another. Its moves follow from the road
coordinates: a car may go from cell ``a`` to cell ``b`` when their rectangles touch and the front
edge of ``b`` lies further along (RULES.md, section 1), with the exceptions of that section for
corners, slides, shortcuts and gates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Literal, NamedTuple

from trackeditor.grid import Edge
from trackeditor.tiles.abreast import cells_on_branch
from trackeditor.tiles.model import Road, Row, Side, turn_side
from trackeditor.tiles.moves import (
    EPSILON,
    Climb,
    Contact,
    DrivenRoad,
    Gate,
    LocalMove,
    crossing,
    drive_road,
)

__all__ = [
    "CellKind",
    "Climb",
    "CompiledSide",
    "Contact",
    "Extent",
    "LocalCell",
    "LocalMove",
    "Passage",
    "compile_side",
    "crossing",
]

CellKind = Literal["lane", "corner", "slide", "shortcut"]


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


class Extent(NamedTuple):
    """Where a cell lies on its passage: rear and front edge, left and right border (0 to 1)."""

    rear: float
    front: float
    left: float
    right: float


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
    """Cells, conflicts and passages of a side, in tile coordinates (unrotated).

    ``branch`` are the cells on the branch of a fork, beside the road that leads through the tile.
    """

    side: Side
    cells: Mapping[str, LocalCell]
    conflicts: tuple[tuple[str, str], ...]
    passages: Mapping[tuple[Edge, Edge], Passage]
    branch: frozenset[str] = frozenset()


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
    driven = [drive for road in side.roads for drive in drive_road(side, road)]
    cells = _cells(side)
    passages = {}
    for enters, leaves in permutations(side.ends, 2):
        passage = _passage(side, cells, driven, enters, leaves)
        if passage is not None:
            passages[enters, leaves] = passage
    return CompiledSide(side, cells, tuple(_conflicts(side)), passages, cells_on_branch(side))


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
        for row in road.rows:
            if row.slide:
                for half in road.slide_rects(row.index):
                    seen.update((cell.id, half.cell) for cell in row.cells)
            if row.corner_chains:
                seen.update(_drift_conflicts(road, row))
    for group, other in side.overlaps:
        seen.update((a, b) for a in group for b in other)
    return sorted({(min(pair), max(pair)) for pair in seen if pair[0] != pair[1]})


def _drift_conflicts(road: Road, row: Row) -> Iterable[tuple[str, str]]:
    """A drifting car takes the full width: it excludes the inner cells beside it."""
    rects = {rect.cell: rect for rect in road.rects()}
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


# --- passages ------------------------------------------------------------------------------------


def _passage(
    side: Side,
    cells: Mapping[str, LocalCell],
    driven: Sequence[DrivenRoad],
    enters: Edge,
    leaves: Edge,
) -> Passage | None:
    through = [d for d in driven if d.enters == enters and d.leaves == leaves]
    inward = through or [d for d in driven if d.enters == enters]
    outward = through or [d for d in driven if d.leaves == leaves]
    joins = [] if through else list(_join_moves(side, enters, leaves))
    if not joins and not _cells_of(inward) & _cells_of(outward):
        return None
    moves = {key: move for drive in (*inward, *outward) for key, move in drive.moves.items()}
    moves.update(((move.start, move.end), move) for move in joins)
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


def _cells_of(driven: Iterable[DrivenRoad]) -> set[str]:
    return {cell for drive in driven for cell in drive.rects}


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
    inward: list[DrivenRoad], outward: list[DrivenRoad], kept: frozenset[str]
) -> dict[str, Extent]:
    """Extent of every kept cell; a passage over two roads gives each half of its length.

    A cell that both roads have lies where the branch has it, beside the branch's other cells, and
    between two branches on the way out.
    """
    going = {c: r for d in outward for c, r in d.rects.items() if c in kept}
    if inward is outward:
        return {c: Extent(r.s0, r.s1, r.t0, r.t1) for c, r in going.items()}
    coming = {c: r for d in inward for c, r in d.rects.items() if c in kept}
    from_branch = all(d.enters is None or d.leaves is None for d in inward)
    to_branch = all(d.enters is None or d.leaves is None for d in outward)
    if from_branch and not to_branch:
        going = {cell: rect for cell, rect in going.items() if cell not in coming}
    else:
        coming = {cell: rect for cell, rect in coming.items() if cell not in going}
    low = min((rect.s0 for rect in going.values()), default=0.0)
    high = max((rect.s1 for rect in coming.values()), default=1.0)
    extents = {
        cell: Extent(rect.s0 / high / 2, rect.s1 / high / 2, rect.t0, rect.t1)
        for cell, rect in coming.items()
    }
    for cell, rect in going.items():
        rear, front = ((s - low) / (1 - low) / 2 + 0.5 for s in (rect.s0, rect.s1))
        extents[cell] = Extent(rear, front, rect.t0, rect.t1)
    return extents


def _inner_sides(
    through: list[DrivenRoad], enters: Edge, leaves: Edge, corners: Iterable[str | None]
) -> dict[str, Literal["left", "right"]]:
    """Inner side of every corner that the passage goes through, as its driver sees it.

    On the way from one road to another it is the side to which the car turns.
    """
    turned: dict[Literal["left", "right"], Literal["left", "right"]]
    turned = {"left": "right", "right": "left"}
    driven = {corner for corner in corners if corner is not None}
    if not driven:
        return {}
    sides: dict[str, Literal["left", "right"]] = {}
    for drive in through:
        for row in drive.road.rows:
            inner = drive.road.inner_side(row)
            name = f"r{drive.road.index}.{row.index}"
            if inner is not None and name in driven:
                sides[name] = inner if drive.forward else turned[inner]
    side = turn_side(enters, leaves)
    if not through and side is not None:
        sides = dict.fromkeys(sorted(driven), side)
    return sides
