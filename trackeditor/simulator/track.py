"""A course made ready for driving: for every cell, the exits open to a car and what they do.

A :class:`Road` is the track in its present state of mud. It is built once for each state and kept,
so that driving needs nothing but look-ups.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from trackeditor.course.model import Course, CourseCell, CourseMove
from trackeditor.grid import Hex
from trackeditor.sentences import sentence
from trackeditor.simulator.drivable import check_drivable
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.laps import LapCourse, joker_driven, lap_of, printed_cell
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.traffic import cells_beside, cells_straight_on

NO_LIMIT = 99
"""Limit of a cell or border without a limit."""

_ROADS_KEPT = 256


class Exit(NamedTuple):
    """A move out of a cell, with all that entering the next cell by it means.

    ``limit`` is the highest gear allowed by cell, border and mud (``NO_LIMIT`` without one),
    ``least`` the lowest gear in which the exit is open;
    ``warnings`` are counted in every gear, one more in gear ``warning_at`` (0 for none); ``jump``
    is the number of a jump cell (0 for none). ``finishes`` tells that the move crosses the finish
    line, ``shortcut`` that it enters a shortcut, ``forfeits`` that it ends a race in which the
    joker section was left out.
    """

    cell: str
    limit: int = NO_LIMIT
    warnings: int = 0
    warning_at: int = 0
    jump: int = 0
    finishes: bool = False
    shortcut: bool = False
    forfeits: bool = False
    least: int = 0


@dataclass(frozen=True, eq=False)
class Road:
    """The exits of every cell in one state of mud.

    Attributes
    ----------
    mud : mud tokens by the position of their tile
    exits : the exits of every cell; none leads into a dead end or, from outside, a closed corner
    to_finish : least number of cells to enter from a cell until the finish line is crossed
    closed : corner cells closed by mud
    coast_jumps : whether a coast die played in the gear of a jump flies, too
    far_jumps : whether cars that are faster than a jump fly further
    cards_within_note : whether only cars within the limit of a shortcut draw its card
    """

    mud: Mapping[Hex, int]
    exits: Mapping[str, tuple[Exit, ...]]
    to_finish: Mapping[str, int]
    closed: frozenset[str]
    coast_jumps: bool
    far_jumps: bool = False
    cards_within_note: bool = False

    @cached_property
    def past_joker(self) -> frozenset[str]:
        """The cells from which every way over the finish line leaves the joker section out."""
        if not any(exit_.forfeits for exits in self.exits.values() for exit_ in exits):
            return frozenset()
        with_joker = _cells_to_finish(
            {
                cell: [exit_ for exit_ in exits if not exit_.forfeits]
                for cell, exits in self.exits.items()
            }
        )
        return frozenset(self.to_finish.keys() - with_joker.keys())

    @cached_property
    def at_last_entrance(self) -> frozenset[str]:
        """The cells from which some moves lead past the joker section for good, and some do not."""
        return frozenset(
            cell
            for cell, exits in self.exits.items()
            if cell not in self.past_joker
            and any(exit_.forfeits or exit_.cell in self.past_joker for exit_ in exits)
        )


@dataclass(frozen=True, eq=False)
class Track:
    """A course and the rules by which it is driven; a circuit is unrolled into its laps before.

    Raises
    ------
    SimulatorError
        when the course is not a stage, has a surface that the rules do not know, contradicts
        itself (see ``drivable``), or has a start cell without a way to the finish line.
    """

    course: Course
    rules: RuleSet
    _roads: dict[tuple[tuple[Hex, int], ...], Road] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        if not isinstance(self.course, LapCourse):
            check_drivable(self.course, self.rules)
        cut_off = [cell for cell in self.course.start if cell not in self.dry.to_finish]
        if cut_off:
            raise SimulatorError(
                sentence(
                    "no way leads from start cell {cell} over the finish line; complete the road",
                    cell=printed_cell(cut_off[0]),
                )
            )

    @cached_property
    def beside(self) -> Mapping[str, frozenset[str]]:
        """The cells beside every cell, those of other laps among them."""
        if isinstance(self.course, LapCourse):
            return self.course.in_all_laps(cells_beside(self.course.circuit))
        return cells_beside(self.course)

    @cached_property
    def pit(self) -> frozenset[str]:
        """The cells on which a car can stop beside the pit."""
        return frozenset(self.course.pit)

    @cached_property
    def blockers(self) -> Mapping[str, frozenset[str]]:
        """Cells on which nobody can stand besides a car on a cell.

        Where cells may be shared, cars are in each other's way in corners only.
        """
        blockers = self.course.blockers
        if not self.rules.rally.shared_cells:
            return blockers
        corners = {cell.id for cell in self.course.cells.values() if cell.kind == "corner"}
        return {
            cell: others & corners if cell in corners else frozenset()
            for cell, others in blockers.items()
        }

    def copies(self, cell: str) -> frozenset[str]:
        """A cell in all laps."""
        if isinstance(self.course, LapCourse):
            return frozenset(self.course.copies[printed_cell(cell)])
        return frozenset({cell})

    @cached_property
    def straight_on(self) -> Mapping[str, str]:
        """The cell straight before every cell on to which a car can be pushed."""
        return cells_straight_on(self.course)

    @cached_property
    def late_joker(self) -> frozenset[str]:
        """The first cells of the joker section in the last lap, where it is the last chance."""
        course = self.course
        if not isinstance(course, LapCourse):
            return frozenset()
        sections = {name: cell.section for name, cell in course.cells.items()}
        return frozenset(
            move.end
            for move in course.moves
            if sections[move.end] == "joker" != sections[move.start]
            and lap_of(move.end) == course.laps
        )

    @property
    def dry(self) -> Road:
        """The road without mud."""
        return self.road({})

    def road(self, mud: Mapping[Hex, int]) -> Road:
        """The road with mud tokens on the tiles at some positions."""
        key = tuple(sorted((at, count) for at, count in mud.items() if count))
        road = self._roads.get(key)
        if road is None:
            if len(self._roads) >= _ROADS_KEPT:
                self._roads.clear()
            road = self._roads[key] = _build_road(self.course, self.rules, dict(key))
        return road


def _build_road(course: Course, rules: RuleSet, mud: Mapping[Hex, int]) -> Road:
    """Exits under the limits that mud leaves.

    A corner cell whose limit falls to 0 is closed. Nobody drives into a closed cell or into cells
    from which only closed ones lead on. A car that stands on such a cell, because it is in that
    corner or was caught before it, drives on through closed cells at limit 1 (rule key
    ``closed_corner``). So every cell has a way to the finish line at all times.
    """
    closed = frozenset(
        cell.id
        for cell in course.cells.values()
        if cell.kind == "corner" and cell.limit is not None and cell.limit <= mud.get(cell.at, 0)
    )
    all_exits = {
        cell: tuple(_exit(course, rules, mud, move) for move in moves)
        for cell, moves in course.successors.items()
    }
    open_exits = {
        cell: tuple(exit_ for exit_ in exits if exit_.cell not in closed)
        for cell, exits in all_exits.items()
    }
    through, around = _cells_to_finish(all_exits), _cells_to_finish(open_exits)
    exits = {
        cell: _open_in_gear_1(
            _leading(open_exits[cell], around)
            if cell in around
            else _leading(all_exits[cell], through)
        )
        for cell in all_exits
    }
    return Road(
        mud,
        exits,
        _cells_to_finish(exits),
        closed,
        rules.jump_with_coast,
        rules.rally.far_jumps,
        rules.rally.cards_within_note,
    )


def _leading(exits: Iterable[Exit], to_finish: Mapping[str, int]) -> tuple[Exit, ...]:
    """The exits from which the finish line can be reached."""
    return tuple(exit_ for exit_ in exits if exit_.finishes or exit_.cell in to_finish)


def _open_in_gear_1(exits: tuple[Exit, ...]) -> tuple[Exit, ...]:
    """The exits of a cell; where each asks for a higher gear than 1, none of them does.

    So a car that has lost control before the drift of a corner can drive on.
    """
    if all(exit_.least > 1 for exit_ in exits):
        return tuple(exit_._replace(least=0) for exit_ in exits)
    return exits


def _exit(course: Course, rules: RuleSet, mud: Mapping[Hex, int], move: CourseMove) -> Exit:
    start, cell = course.cells[move.start], course.cells[move.end]
    limit = NO_LIMIT if cell.limit is None else cell.limit
    if cell.kind == "corner" and limit < NO_LIMIT:
        limit = max(1, limit - mud.get(cell.at, 0))
    return Exit(
        cell=cell.id,
        limit=limit if move.limit is None else min(limit, move.limit),
        warnings=move.warnings
        + (rules.water_warnings if cell.water else 0)
        + (rules.climb_warnings[move.climb] if move.climb else 0),
        warning_at=cell.warning_at or 0,
        jump=cell.jump or 0,
        finishes=move.line == "finish",
        shortcut=cell.kind == "shortcut" and start.kind != "shortcut",
        forfeits=move.line == "finish" and misses_joker(course, cell.id),
        least=_drift_note(start, cell, mud) if rules.rally.exact_drift else 0,
    )


def _drift_note(start: CourseCell, cell: CourseCell, mud: Mapping[Hex, int]) -> int:
    """The note of a drift that a car comes into from outside; 0 for other cells."""
    if cell.kind != "corner" or cell.inner is not False or cell.limit is None:
        return 0
    within = start.corner == cell.corner and start.inner is False
    return 0 if within else max(0, cell.limit - mud.get(cell.at, 0))


def misses_joker(course: Course, cell: str) -> bool:
    """Whether a car that comes to a cell beyond the finish line has left the joker section out."""
    return isinstance(course, LapCourse) and course.joker_once and not joker_driven(cell)


def _cells_to_finish(exits: Mapping[str, Iterable[Exit]]) -> dict[str, int]:
    """Least number of cells to enter until the finish line is crossed, where that is possible."""
    sources: dict[str, list[str]] = {}
    distance: dict[str, int] = {}
    for cell, ways in exits.items():
        for exit_ in ways:
            if exit_.finishes:
                distance[cell] = 1
            else:
                sources.setdefault(exit_.cell, []).append(cell)
    todo = deque(distance)
    while todo:
        cell = todo.popleft()
        for source in sources.get(cell, ()):
            if source not in distance:
                distance[source] = distance[cell] + 1
                todo.append(source)
    return distance
