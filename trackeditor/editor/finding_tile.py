"""Finding a side in the library: what it is, in words to choose from, and queries for these."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Literal, NamedTuple

from trackeditor.tiles import Danger, Library, Road, Side, Terrain

Face = Literal["a", "b", "both"]


_SERIES_OF: Mapping[str, Sequence[str]] = {
    "dirt": ("dirt-gravel", "dirt-asphalt-snow", "climb", "rx"),
    "classic": ("dirt-gravel", "dirt-asphalt-snow", "climb", "rx"),
    "rx": ("rx", "dirt-gravel", "dirt-asphalt-snow", "climb"),
    "gt": ("gt",),
}
"""Series of tiles that a game is played with, its own one first; others follow by number."""
_WRITTEN_ID = re.compile(r"(?:#\s*)?\b(\d{3})(?:\s+([ab])\b)?")
"""The id of a side as people write it: #211 or 211 b."""
_WORD = re.compile(r"[^\s(),;-]+")


class Turn(StrEnum):
    """How a road leads from one edge to another, whichever way it is driven."""

    STRAIGHT = "straight"
    BEND = "bend"
    SHARP = "sharp bend"


class Feature(StrEnum):
    """What makes a side special."""

    CORNER = "corner with a limit"
    JUMP = "jump"
    WATER = "water"
    SHORTCUT = "shortcut"
    SLIDE = "slide"
    FORK = "fork"
    CROSSING = "crossing"
    ROADS = "several roads"
    NARROW = "narrow road"
    GATE = "gate"
    CLIMB = "climb"
    LINE = "start or finish line"
    GRID = "starting grid"
    PIT = "pit"
    SCENERY = "scenery"


class SideFacts(NamedTuple):
    """A side in the words of a search.

    ``lanes`` are the numbers of lanes of its road ends, ``limits`` the lowest limits of its
    corners (inner lines).
    """

    id: str
    tile: int
    face: str
    series: str
    terrain: Terrain
    danger: Danger
    lanes: frozenset[int]
    turns: frozenset[Turn]
    features: frozenset[Feature]
    limits: frozenset[int]

    @property
    def keys(self) -> tuple[str, ...]:
        """All words that describe the side."""
        danger = () if self.danger is Danger.NONE else (f"danger {self.danger.value}",)
        terrain = () if self.terrain is Terrain.NONE else (self.terrain.value,)
        return (self.series, *terrain, *danger, *sorted(self.turns), *sorted(self.features))


@dataclass(frozen=True, slots=True)
class Query:
    """What a side must be; None and empty sets ask for nothing.

    ``tiles`` are numbers of tiles, of a box for example, ``sides`` the ids to which the search is
    narrowed, such as those that fit an open road end. ``text`` are a number and words, all of
    which must apply.
    """

    text: str = ""
    tiles: frozenset[int] | None = None
    series: str | None = None
    terrain: Terrain | None = None
    lanes: int | None = None
    turn: Turn | None = None
    danger: Danger | None = None
    limit: int | None = None
    features: frozenset[Feature] = frozenset()
    face: Face = "both"
    sides: frozenset[str] | None = None

    def matches(self, side: SideFacts, words: Mapping[str, str] | None = None) -> bool:
        """True when a side is what is asked for; ``words`` are other words for its keys."""
        return (
            (self.tiles is None or side.tile in self.tiles)
            and (self.sides is None or side.id in self.sides)
            and self.series in (None, side.series)
            and self.terrain in (None, side.terrain)
            and self.danger in (None, side.danger)
            and (self.lanes is None or self.lanes in side.lanes)
            and (self.turn is None or self.turn in side.turns)
            and (self.limit is None or self.limit in side.limits)
            and self.features <= side.features
            and (self.face == "both" or side.face in ("", self.face))
            and _says(self.text, side, words or {})
        )


def side_facts(side: Side) -> SideFacts:
    """What a side is.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> facts = side_facts(load_library().side("217b"))
    >>> sorted(facts.turns), sorted(facts.limits)
    ([<Turn.BEND: 'bend'>], [2])
    """
    return SideFacts(
        id=side.id,
        tile=side.tile,
        face=side.face,
        series=side.series,
        terrain=side.terrain,
        danger=side.danger,
        lanes=frozenset(end.lanes for end in side.ends.values()),
        turns=_turns(side),
        features=frozenset(_features(side)),
        limits=frozenset(limit for road in side.roads for limit in _corner_limits(road)),
    )


def library_facts(library: Library) -> tuple[SideFacts, ...]:
    """What every side of the library is, by number and letter."""
    found = [side_facts(library.side(name)) for name in library]
    return tuple(sorted(found, key=lambda facts: (facts.tile, facts.face)))


def in_order_for(game: str, sides: Iterable[SideFacts]) -> tuple[SideFacts, ...]:
    """Sides with the series of a game first, each series by number.

    >>> from trackeditor.tiles import load_library
    >>> [in_order_for(game, library_facts(load_library()))[0].id for game in ("dirt", "rx", "gt")]
    ['201a', '401a', '101']
    """
    series = _SERIES_OF.get(game, _SERIES_OF["dirt"])
    return tuple(sorted(sides, key=lambda side: (_rank(side, series), side.tile, side.face)))


def _rank(side: SideFacts, series: Sequence[str]) -> int:
    return series.index(side.series) if side.series in series else len(series)


def _says(text: str, side: SideFacts, words: Mapping[str, str]) -> bool:
    """True when every word is the beginning of the number or of a word of the description.

    A number may have a ``#`` before it, and its letter behind a space.
    """
    described = " ".join((*side.keys, *(words.get(key, "") for key in side.keys))).casefold()
    known = _WORD.findall(described)
    return all(
        side.id.startswith(word) or any(one.startswith(word) for one in known)
        for word in _WRITTEN_ID.sub(r"\1\2", text.casefold().replace("-", " ")).split()
    )


def _turns(side: Side) -> frozenset[Turn]:
    kinds = {1: Turn.SHARP, 2: Turn.BEND, 3: Turn.STRAIGHT}
    return frozenset(
        kinds[min((road.end - road.start) % 6, (road.start - road.end) % 6)]
        for road in side.roads
        if road.end is not None
    )


def _corner_limits(road: Road) -> list[int]:
    """The limits of the inner lines of a road's corners."""
    found = []
    for row in road.rows:
        limits = [cell.limit for i in row.limited_chains for cell in row.chains[i] if cell.limit]
        found += [min(limits)] if limits else []
    return found


def _cross(one: Road, other: Road) -> bool:
    """True when one road leads from one side of another to its other side."""
    if one.end is None or other.end is None:
        return False
    inside = [
        (edge - one.start) % 6 < (one.end - one.start) % 6 for edge in (other.start, other.end)
    ]
    ends = {one.start, one.end, other.start, other.end}
    return len(ends) == 4 and inside[0] != inside[1]


def _features(side: Side) -> list[Feature]:
    rows = [row for road in side.roads for row in road.rows]
    gates = [segment for road in side.roads for gate in road.gates.values() for segment in gate]
    through = [road for road in side.roads if road.end is not None]
    has = {
        Feature.CORNER: any(_corner_limits(road) for road in side.roads),
        Feature.JUMP: any(row.jump is not None for row in rows),
        Feature.WATER: any(row.water for row in rows),
        Feature.SHORTCUT: any(road.shortcuts for road in side.roads),
        Feature.SLIDE: any(row.slide for row in rows),
        Feature.FORK: any(road.end is None and road.rows for road in side.roads),
        Feature.CROSSING: bool(side.overlaps)
        or any(_cross(*two) for two in combinations(through, 2)),
        Feature.ROADS: len(through) > 1,
        Feature.NARROW: any(len(row.chains) == 1 for row in rows),
        Feature.GATE: any(segment not in (None, "up", "down") for segment in gates),
        Feature.CLIMB: any(segment in ("up", "down") for segment in gates),
        Feature.LINE: bool(side.lines),
        Feature.GRID: bool(side.grid),
        Feature.PIT: side.pit,
        Feature.SCENERY: side.is_scenery and not side.pit,
    }
    return [feature for feature, present in has.items() if present]
