"""Boards of the classic game, as immutable values (RULES.md, section 5; docs/zones.md).

A zone is a board with numbered road ends and two faces, dry and snow. What lies between the road
ends is known only where an owner of the board has described it: road by road, in sections that are
each described as the road of a tile side is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from trackeditor.sentences import Sentence, sentence
from trackeditor.tiles.model import Danger
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.notation import Leg

FaceName = Literal["dry", "snow"]
FACES: tuple[FaceName, ...] = ("dry", "snow")


DANGER_BESIDE: Mapping[str, Danger] = {
    "meadow": Danger.LOW,
    "earth": Danger.LOW,
    "shortcut": Danger.LOW,
    "forest": Danger.MEDIUM,
    "water": Danger.MEDIUM,
    "rock": Danger.HIGH,
    "buildings": Danger.HIGH,
}
"""How dangerous what lies beside a road is (RULES.md, section 5)."""


class BoardEnd(NamedTuple):
    """A road end of a board: its lanes, and the published stages that name it."""

    lanes: int = 2
    named_in: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardRoad:
    """A way between two road ends; without ``end`` it begins or ends inside the board.

    ``sections`` are entries of tile sides with one straight road each, from edge D to edge A, in
    the order in which a driver from ``start`` meets them. ``names`` are the cells that the entry
    names itself: a name on two roads of a board is one shared cell. ``roadsides`` are the dangers
    at the left and right of that driver by section, None where they are not told apart.
    """

    start: int
    end: int | None
    sections: tuple[Mapping[str, Any], ...]
    names: frozenset[str] = frozenset()
    roadsides: tuple[tuple[Danger, Danger] | None, ...] = ()

    def __str__(self) -> str:
        return f"{self.start}-{'' if self.end is None else self.end}"


class Way(NamedTuple):
    """A road of a board driven forward, from its start, or back."""

    road: BoardRoad
    forward: bool


@dataclass(frozen=True, slots=True)
class Face:
    """The described interior of one side of a board.

    ``overlaps`` are groups of named cells: each of one group shares ground with each of the other.
    """

    roads: tuple[BoardRoad, ...]
    overlaps: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = ()

    @property
    def ends(self) -> frozenset[int]:
        """The road ends that its roads lead to."""
        ends = (end for road in self.roads for end in (road.start, road.end))
        return frozenset(end for end in ends if end is not None)

    def way(self, leg: Leg) -> Way | None:
        """How a leg is driven; None when no road joins its ends.

        An open leg is driven on the road that ends inside the board.
        """
        for road in self.roads:
            if road.start == leg.entry and road.end == leg.exit:
                return Way(road, forward=True)
            if road.start == leg.exit and road.end == leg.entry:
                return Way(road, forward=False)
        return None


@dataclass(frozen=True, slots=True)
class Board:
    """A zone: its road ends as far as they are known, and the faces that are described."""

    zone: str
    ends: Mapping[int, BoardEnd] = field(default_factory=dict)
    faces: Mapping[FaceName, Face] = field(default_factory=dict)
    note: str = ""

    def lanes(self, end: int) -> int:
        """Lanes at a road end; two where nothing is said of it."""
        return self.ends.get(end, BoardEnd()).lanes


Boards = Mapping[str, Board]
"""Boards by the letter of their zone."""


def face_name(zone: str, snow: Collection[str]) -> FaceName:
    """The face on which a zone lies, when some zones lie on their snow side."""
    return "snow" if zone in snow else "dry"


def side_in_words(name: FaceName) -> Sentence:
    """A face of a board as players call it."""
    return sentence("snow side") if name == "snow" else sentence("dry side")


def face_of(leg: Leg, boards: Boards, snow: Collection[str]) -> Face | None:
    """The face that a leg is driven on; None when it is not described."""
    board = boards.get(leg.zone)
    return None if board is None else board.faces.get(face_name(leg.zone, snow))


def way_of(leg: Leg, boards: Boards, snow: Collection[str]) -> Way | None:
    """How a leg is driven; None when its board is not described, or has no such road."""
    face = face_of(leg, boards, snow)
    return None if face is None else face.way(leg)


def undescribed(legs: Iterable[Leg], boards: Boards, snow: Collection[str]) -> tuple[str, ...]:
    """The zones of some legs whose interior is not known, in driving order."""
    zones = (leg.zone for leg in legs if face_of(leg, boards, snow) is None)
    return tuple(dict.fromkeys(zones))


def ways(legs: Iterable[Leg], boards: Boards, snow: Collection[str]) -> Iterator[Way]:
    """How every leg is driven.

    Raises
    ------
    ZoneError
        when a board is not described, or has no such road.
    """
    for leg in legs:
        face = face_of(leg, boards, snow)
        if face is None:
            raise ZoneError(
                sentence(
                    "leg {leg}: the interior of board {zone} ({side}) is not known;"
                    " describe it in a board file (docs/zones.md)",
                    leg=str(leg),
                    zone=leg.zone,
                    side=side_in_words(face_name(leg.zone, snow)),
                )
            )
        way = face.way(leg)
        if way is None:
            raise ZoneError(
                sentence(
                    "leg {leg}: {fault}",
                    leg=str(leg),
                    fault=no_road(leg, face, face_name(leg.zone, snow)),
                )
            )
        yield way


def no_road(leg: Leg, face: Face, name: FaceName) -> str:
    """In words: a described board does not have the road of a leg; and which ones it has."""
    roads = ", ".join(map(str, face.roads))
    return sentence(
        "board {zone} has no such road on its {side}; its roads are {roads}",
        zone=leg.zone,
        side=side_in_words(name),
        roads=roads,
    )


def joints(legs: Iterable[Leg]) -> Iterator[tuple[Leg, Leg]]:
    """Legs that follow each other: there two boards meet."""
    return pairwise(legs)
