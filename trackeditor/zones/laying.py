"""Lays the legs of a stage out: their sections one after another, as tiles in a straight line.

Before the first leg lies a section for the cars behind the start line, after the last one a section
into which they cross the finish line. A leg of which the road is not described takes one hexagon,
a tile that no library has.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.tiles import Library
from trackeditor.tiles.model import Danger
from trackeditor.zones.model import Boards, Way, way_of
from trackeditor.zones.notation import Leg

RUN_OFF = 3
"""Rows behind the finish line: a jump may land two cells further than its own."""
_FINISH = "finish"
_EDGES = (Edge.D, Edge.A)
"""Where the road enters and leaves every hexagon of a strip."""


class Section(NamedTuple):
    """A section of a stage where it lies: its entry in a library, and the number of its leg.

    ``entry`` is None for a leg that is not described, ``leg`` for what lies before the start line
    and behind the finish line. ``roadside`` are the dangers at the driver's left and right.
    """

    name: str
    at: Hex
    entry: Mapping[str, Any] | None
    forward: bool = True
    leg: int | None = None
    roadside: tuple[Danger, Danger] | None = None

    @property
    def tile(self) -> PlacedTile:
        """The section as a tile."""
        return PlacedTile(self.name, self.at, 0 if self.forward else 3)


class Strip(NamedTuple):
    """A stage laid out in a straight line, and a library of its sections.

    ``places`` are the hexagons of the sections of every leg, in driving order.
    """

    layout: Layout
    library: Library
    legs: tuple[Leg, ...]
    places: tuple[tuple[Hex, ...], ...]

    def place_of(self, leg: str) -> Hex | None:
        """The hexagon on which a leg, named as it is written, begins; None without such a leg."""
        named = (at[0] for each, at in zip(self.legs, self.places, strict=True) if str(each) == leg)
        return next(named, None)


def lay_out(
    legs: Sequence[Leg], boards: Boards, snow: Collection[str] = (), name: str = ""
) -> Strip:
    """The sections of a stage as tiles in a straight line, with standees on its lines."""
    sections = sections_of(legs, boards, snow)
    first, last = sections[0], sections[-1]
    markers = (
        Marker("start", first.at, _EDGES[first.leg is None].name, toward=Edge.A),
        Marker("finish", last.at, _EDGES[last.leg is not None].name),
    )
    layout = Layout(tuple(section.tile for section in sections), markers, name=name)
    places = (
        tuple(section.at for section in sections if section.leg == number)
        for number in range(len(legs))
    )
    return Strip(layout, library_of(sections), tuple(legs), tuple(places))


def library_of(sections: Sequence[Section]) -> Library:
    """A library of the sections that are described."""
    known = {section.name: section.entry for section in sections if section.entry is not None}
    return Library(known, {})


def sections_of(legs: Sequence[Leg], boards: Boards, snow: Collection[str]) -> list[Section]:
    """All sections of a stage with those before and behind it, in driving order.

    The first one of the first leg lies on (0, -1), and the line leads on from there along edge A.
    """
    driven = [way_of(leg, boards, snow) for leg in legs]
    sections = [
        section
        for number, (leg, way) in enumerate(zip(legs, driven, strict=True))
        for section in _of_leg(number, leg, way)
    ]
    if driven[0] is not None:
        sections.insert(0, _run_up(legs[0], driven[0]))
    if driven[-1] is not None:
        sections.append(_run_off(driven[-1]))
    first = 1 if driven[0] is None else 0
    return [
        section._replace(at=Hex(0, -number)) for number, section in enumerate(sections, start=first)
    ]


def _of_leg(number: int, leg: Leg, way: Way | None) -> Iterator[Section]:
    """The sections of a leg in driving order, named after it and their number."""
    if way is None:
        yield Section(str(leg), ORIGIN, None, leg=number)
        return
    road, forward = way
    roadsides = road.roadsides or (None,) * len(road.sections)
    sections = tuple(zip(road.sections, roadsides, strict=True))
    for k, (entry, beside) in enumerate(sections if forward else sections[::-1], start=1):
        name = f"{leg} {k}" if len(sections) > 1 else str(leg)
        mirrored = beside if forward or beside is None else (beside[1], beside[0])
        yield Section(name, ORIGIN, entry, forward, number, mirrored)


def _run_up(leg: Leg, first: Way) -> Section:
    """One row before the start line, named after the road end there; in a board after its zone."""
    road, forward = first
    name = leg.zone if leg.entry is None else str(leg.ends[0])
    return _outside(name, road.sections[0 if forward else -1], "D" if forward else "A", 1)


def _run_off(last: Way) -> Section:
    road, forward = last
    return _outside(_FINISH, road.sections[-1 if forward else 0], "A" if forward else "D", RUN_OFF)


def _outside(name: str, beside: Mapping[str, Any], edge: str, rows: int) -> Section:
    """Plain rows beside an edge of a section."""
    end = beside["edges"][edge]
    road = {"from": "D", "to": "A", "rows": [{"lanes": end["lanes"]}] * rows}
    return Section(name, ORIGIN, {**beside, "edges": {"D": end, "A": end}, "roads": [road]})
