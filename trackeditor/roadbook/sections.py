"""The road of a course cut into cross-sections, as pace notes and road-book pages go along it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Literal

from trackeditor.course import Course, CourseCell
from trackeditor.tiles.model import Terrain
from trackeditor.tiles.passages import Climb

EPSILON = 1e-5
"""Distances in documents are rounded to six digits."""


@dataclass(frozen=True, slots=True)
class Section:
    """The lane and corner cells between two borders that cross the whole road.

    ``visit`` is the place of the tile in the course's driving order. ``length`` is the number of
    cells on the shortest way through. ``limit`` is the inner limit of a corner or that of narrows;
    ``side`` the inner side of a corner, where it has one; ``cut`` the limit of the shortcut past
    it; ``caution`` marks a danger triangle on it or on its borders. ``slide`` says that cars may
    slide here. ``border_limit`` is the limit of a line that every car crosses coming here, as at a
    fork.
    """

    tile: str
    visit: int
    rear: float
    front: float
    cells: tuple[str, ...]
    length: int
    terrain: Terrain
    corner: bool = False
    side: Literal["left", "right"] | None = None
    limit: int | None = None
    cut: int | None = None
    caution: bool = False
    jump: int | None = None
    water: bool = False
    narrow: bool = False
    slide: bool = False
    border_limit: int | None = None
    climb: Climb | None = None

    @property
    def is_free(self) -> bool:
        """True for ordinary road: no corner, limit, jump or water."""
        return not self.corner and self.limit is None and self.jump is None and not self.water


def sections(course: Course) -> tuple[Section, ...]:
    """Sections of a course in driving order, between its lines; for a circuit, one lap.

    In rallycross it is a lap of the main circuit.
    """
    course = course.main
    road = [cell for cell in course.cells.values() if cell.kind in ("lane", "corner")]
    others = _by_tile(cell for cell in course.cells.values() if cell.kind in ("slide", "shortcut"))
    climbs = _climbs(course)
    before: dict[str, set[str]] = {cell: set() for cell in course.cells}
    for move in course.moves:
        before[move.end].add(move.start)
    found = [_section(course, group, others, before, climbs) for group in _cross_cut(road)]
    if course.kind == "circuit":
        line = _line(course, course.start)
        return tuple(
            [one for one in found if one.rear > line - EPSILON]
            + [one for one in found if one.rear <= line - EPSILON]
        )
    start = _line(course, course.start)
    finish = _line(course, course.finish) if course.finish else float("inf")
    return tuple(
        one for one in found if one.rear > start - EPSILON and one.front < finish + EPSILON
    )


def _by_tile(cells: Iterable[CourseCell]) -> Mapping[int, Sequence[CourseCell]]:
    """Cells by the whole tiles driven before each tile on which they lie."""
    found: dict[int, list[CourseCell]] = {}
    for cell in cells:
        for tile in range(floor(cell.rear), floor(cell.front) + 1):
            found.setdefault(tile, []).append(cell)
    return found


def _line(course: Course, behind: Sequence[str]) -> float:
    """Distance of a line, given the cells behind it."""
    return max((course.cells[cell].front for cell in behind), default=0.0)


def _cross_cut(road: Iterable[CourseCell]) -> Iterable[list[CourseCell]]:
    """Groups of cells between borders that no cell crosses."""
    group: list[CourseCell] = []
    front = 0.0
    for cell in sorted(road, key=lambda cell: (cell.rear, cell.left)):
        if group and cell.rear > front - EPSILON:
            yield group
            group = []
        group.append(cell)
        front = max(front, cell.front)
    if group:
        yield group


def _section(
    course: Course,
    group: Sequence[CourseCell],
    others: Mapping[int, Sequence[CourseCell]],
    before: Mapping[str, set[str]],
    climbs: Mapping[int, Climb],
) -> Section:
    first = group[0]
    visit = _visit(course, first)
    rear, front = first.rear, max(cell.front for cell in group)
    corner = [cell for cell in group if cell.kind == "corner"]
    inner = [cell for cell in corner if cell.inner] or corner
    deciding = inner or group
    beside = [
        cell
        for tile in range(floor(rear), floor(front) + 1)
        for cell in others.get(tile, ())
        if cell.rear < front - EPSILON and cell.front > rear + EPSILON
    ]
    cuts = [cell.limit for cell in beside if cell.kind == "shortcut" and cell.limit is not None]
    limits = [cell.limit for cell in deciding if cell.limit is not None]
    is_limited = bool(corner) or len(limits) == len(deciding)  # else a car may pass beside it
    return Section(
        tile=first.tile,
        visit=visit,
        rear=rear,
        front=front,
        cells=tuple(cell.id for cell in group),
        length=_shortest(course, before, {cell.id for cell in group}),
        terrain=first.terrain,
        corner=bool(corner),
        side=_inner_side(corner),
        limit=min(limits, default=None) if is_limited else None,
        cut=min(cuts, default=None) if corner else None,
        caution=_has_triangle(course, before, group),
        jump=next((cell.jump for cell in group if cell.jump is not None), None),
        water=any(cell.water for cell in group),
        narrow=not corner and any(cell.right - cell.left > 1 - EPSILON for cell in group),
        slide=any(cell.kind == "slide" for cell in beside),
        border_limit=_border_limit(course, before, {cell.id for cell in group}),
        climb=climbs.get(visit),
    )


def _visit(course: Course, cell: CourseCell) -> int:
    return min(int(cell.rear + EPSILON), len(course.tiles) - 1)


def _inner_side(corner: Sequence[CourseCell]) -> Literal["left", "right"] | None:
    inner = [cell.left for cell in corner if cell.inner]
    drift = [cell.left for cell in corner if cell.inner is False]
    if not inner or not drift:
        return None
    return "left" if min(inner) < min(drift) else "right"


def _has_triangle(
    course: Course, before: Mapping[str, set[str]], group: Sequence[CourseCell]
) -> bool:
    """True for a corner with a danger triangle in a cell or on a border of it."""
    corner = {cell.id for cell in group if cell.kind == "corner"}
    if any(course.cells[cell].warning_at is not None for cell in corner):
        return True
    around = corner.union(*(before[cell] for cell in corner))
    return any(
        move.warnings and (move.start in corner or move.end in corner)
        for cell in around
        for move in course.successors[cell]
    )


def _border_limit(course: Course, before: Mapping[str, set[str]], ids: set[str]) -> int | None:
    """Limit of the line that all moves along the road into some cells cross, None without one."""
    behind = set().union(*(before[cell] for cell in ids)) - ids
    limits = [
        move.limit
        for cell in behind
        if course.cells[cell].kind != "shortcut"
        for move in course.successors[cell]
        if move.end in ids
    ]
    found = [limit for limit in limits if limit is not None]
    return min(found) if found and len(found) == len(limits) else None


def _climbs(course: Course) -> dict[int, Climb]:
    """Tiles of the driving order whose climb arrows are crossed."""
    return {
        _visit(course, course.cells[move.end]): move.climb for move in course.moves if move.climb
    }


def _shortest(course: Course, before: Mapping[str, set[str]], ids: set[str]) -> int:
    """Number of cells on the shortest way through some cells that fill the road."""
    after = {cell: {move.end for move in course.successors[cell]} for cell in ids}
    level = {cell for cell in ids if not before[cell] <= ids} or {
        cell for cell in ids if not before[cell]
    }
    last = {cell for cell in ids if not after[cell] <= ids} or {
        cell for cell in ids if not after[cell]
    }
    length = 1
    while level and not level & last:
        level = {end for cell in level for end in after[cell] & ids}
        length += 1
    return length
