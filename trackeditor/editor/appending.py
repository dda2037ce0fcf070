"""Append mode: the open ends of the road, and the ways in which a tile goes on from one of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from enum import Enum
from itertools import islice
from typing import Literal, NamedTuple

from trackeditor.cells import RoadEnd, SeamState, meeting, road_ends, seam_at
from trackeditor.course import DriveGraph
from trackeditor.editor.grid_tiles import lies_backward
from trackeditor.editor.placing import Choice, Misfit, fits, other_side, refusal, turns
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library
from trackeditor.tiles.model import turn_side

Bend = Literal["left", "right", "straight"]
"""The way a tile leads the road on, for a driver who comes to it."""


Place = tuple[Hex, Edge]
"""A road end by its hexagon and grid edge."""


class Refused(Enum):
    """Why nothing can be appended; the value says it in words."""

    NO_ROAD = "{side} has no road to append: click where it is to lie."
    NO_OPEN_END = "The road has no open end to which {side} could be appended."
    NO_TURN = "{side} fits in no turn at the open end of {tile}: {reason}."
    OTHER_SIDE = "{side} fits in no turn at the open end of {tile}: {reason}. {other} would fit."


class Appending(NamedTuple):
    """The ways to append a side, the best one first, or why there are none.

    ``choices`` are turns of the side itself, ``over`` those of its back. ``end`` is the road end
    that is led on (None for the first tile).
    """

    at: Hex
    end: RoadEnd | None
    choices: tuple[Choice, ...]
    over: tuple[Choice, ...] = ()
    refused: Refused | None = None
    misfit: Misfit | None = None


def append(
    graph: DriveGraph,
    side: str,
    hint: Bend | None = None,
    at: Hex | None = None,
) -> Appending:
    """The ways to append a side to the road.

    Parameters
    ----------
    graph : the roads of the layout that it is appended to
    side : a side of the library
    hint : the bend chosen last; turns that bend the same way come first
    at : hexagon at an open end that is to be led on; otherwise the first open end in the order of
        driving. The first tile of a layout lies there.
    """
    layout, library = graph.layout, graph.library
    back = other_side(side, library)
    if not layout.tiles:
        start = at or ORIGIN
        over = [Choice(back, start, k) for k in range(6)] if back else []
        return Appending(start, None, tuple(Choice(side, start, k) for k in range(6)), tuple(over))
    if library.side(side).is_scenery:
        return Appending(at or ORIGIN, None, (), refused=Refused.NO_ROAD)
    ends = [e for e in every_open_end(graph) if _beyond(e) == at]
    ends = ends or open_ends(graph)
    if not ends:
        return Appending(at or ORIGIN, None, (), refused=Refused.NO_OPEN_END)
    end = ends[0]
    choices = _choices(graph, side, end, hint)
    over = _choices(graph, back, end, hint) if back else []
    if choices:
        return Appending(_beyond(end), end, tuple(choices), tuple(over))
    return Appending(
        _beyond(end),
        end,
        (),
        tuple(over),
        Refused.OTHER_SIDE if over else Refused.NO_TURN,
        _hindrance(layout, library, side, end),
    )


def bend_of(choice: Choice, end: RoadEnd, library: Library) -> Bend | None:
    """The way in which a choice leads the road on from a road end; None where it ends."""
    enters = end.edge.opposite.turned(-choice.rotation)
    for leaves in _ways_out(choice.side, enters, library):
        return turn_side(enters, leaves) or "straight"
    return None


def open_ends(graph: DriveGraph) -> list[RoadEnd]:
    """The road ends at which no tile lies, in the order in which a driver comes to them.

    The road is followed from its start line, then from the tiles that it does not lead to. The
    road behind a start line is no open end: cars stand there.
    """
    rear = _behind_start(graph)
    return [end for end in every_open_end(graph) if _place(end) not in rear]


def every_open_end(graph: DriveGraph) -> list[RoadEnd]:
    """The same with the road ends behind start lines."""
    return list(islice(_followed(graph), len(_open(graph))))


def next_end(graph: DriveGraph, cursor: Hex, selected: Collection[Hex]) -> RoadEnd | None:
    """The open end to lead on: one before the cursor, else one of a selected tile, else the first.

    Before the cursor the road behind a start line counts, too.
    """
    rear = _behind_start(graph)
    every = _open(graph).values()
    opened = [end for end in every if _place(end) not in rear]
    for wanted in (
        {end for end in every if _beyond(end) == cursor},
        {end for end in opened if end.tile.at in selected},
        set(opened),
    ):
        if len(wanted) == 1:
            return wanted.pop()
        if wanted:
            return next(end for end in _followed(graph) if end in wanted)
    return None


def stretch(layout: Layout, library: Library, one: Hex, other: Hex) -> list[Hex]:
    """The tiles on the shortest drive between two tiles, both included; empty without a road."""
    first = layout.tile_at(one)
    if first is None:
        return []
    todo: deque[tuple[RoadEnd, tuple[Hex, ...]]] = deque(
        (end, (one,)) for end in road_ends(first, library)
    )
    if one == other:
        return [one]
    seen = set()
    while todo:
        end, way = todo.popleft()
        if _place(end) in seen:
            continue
        seen.add(_place(end))
        seam = seam_at(end, layout, library)
        if seam.state is not SeamState.JOINED or seam.there is None:
            continue
        here = seam.there.tile
        if here.at == other:
            return [*way, other]
        todo.extend((onward, (*way, here.at)) for onward in _onward(seam.there, library))
    return []


# --- inside --------------------------------------------------------------------------------------


def _choices(graph: DriveGraph, side: str, end: RoadEnd, hint: Bend | None) -> list[Choice]:
    """The fitting turns of a side that join an open end, the best first.

    Those that close most gaps come first, then those of a pre-grid from which cars drive onto the
    circuit, then those that bend as the hint says, then those driven as described. Some fit without
    joining the end, behind a start line: they are left out.
    """
    layout, library, at = graph.layout, graph.library, _beyond(end)
    printed = library.side(side)
    starts = {road.start for road in printed.roads}

    def entered(choice: Choice) -> Edge:
        return end.edge.opposite.turned(-choice.rotation)

    def reluctance(choice: Choice) -> tuple[int, bool, bool, bool]:
        joined = fits(layout, library, *choice).joined
        bends_else = hint is not None and bend_of(choice, end, library) != hint
        is_turned = lies_backward(graph, choice.tile)
        return (-joined, is_turned, bends_else, entered(choice) not in starts)

    fitting = (Choice(side, at, k) for k in turns(layout, library, side, at))
    found = [choice for choice in fitting if entered(choice) in printed.ends]

    return sorted(found, key=reluctance)


def _hindrance(layout: Layout, library: Library, side: str, end: RoadEnd) -> Misfit | None:
    """What hinders a side at an open end, told of a turn that joins that end, if there is one."""
    at, facing = _beyond(end), end.edge.opposite
    ends = library.side(side).ends
    joining = [
        fits(layout, library, side, at, k)
        for k in range(6)
        if (own := ends.get(facing.turned(-k))) is not None
        and meeting(own, end.printed) is SeamState.JOINED
    ]
    if not joining:
        return refusal(layout, library, side, at)
    return max(joining, key=lambda fit: fit.joined).misfit


def _open(graph: DriveGraph) -> dict[Place, RoadEnd]:
    """The road ends at which no tile lies, by their places."""
    opened = (seam.here for seam in graph.notable_seams if seam.state is SeamState.OPEN)
    return {_place(end): end for end in opened}


def _followed(graph: DriveGraph) -> Iterator[RoadEnd]:
    """The open ends in the order of driving."""
    opened = _open(graph)
    stops = {_place(s.here) for s in graph.notable_seams if s.state is not SeamState.JOINED}
    seen: set[Place] = set()
    roots = (line.tile for line in graph.lines if line.kind != "finish")
    for root in (*roots, *graph.layout.by_hex.values()):
        for first in _front_first(root, graph.layout, graph.library):
            todo = [_place(first)]
            while todo:
                place = todo.pop()
                if place in seen:
                    continue
                seen.add(place)
                if place in opened:
                    yield opened[place]
                elif place not in stops:
                    at, edge = place
                    onward = graph.tiles[at.neighbour(edge)].entering.get(edge.opposite, ())
                    todo.extend([(node.at, node.tile.leaves) for node in reversed(onward)])


def _front_first(tile: PlacedTile, layout: Layout, library: Library) -> list[RoadEnd]:
    """The road ends of a tile from which the road is followed, those in front of it first.

    In front is where a start marker shows to, and else where its roads are described to lead.
    """
    if tile.side not in library:
        return []
    shown = [m.toward for m in layout.markers if m.at == tile.at and m.kind.startswith("start")]
    ends = [road.end for road in library.side(tile.side).roads]
    order = [edge for edge in (*shown, *ends) if edge is not None]
    return sorted(
        road_ends(tile, library),
        key=lambda end: order.index(local) if (local := tile.local_edge(end.edge)) in order else 9,
    )


def _behind_start(graph: DriveGraph) -> set[Place]:
    """The road ends behind the start lines of stages."""
    found: set[Place] = set()
    for line in graph.lines:
        if line.kind != "start":
            continue
        ends = [_place(end) for end in _front_first(line.tile, graph.layout, graph.library)]
        opened = [end for end in ends if end in _open(graph)]
        found.update(opened[1:] if len(opened) == len(ends) else opened)
    return found


def _onward(entered: RoadEnd, library: Library) -> Iterator[RoadEnd]:
    """The road ends by which a car can leave a tile that it has come into."""
    tile = entered.tile
    ends = library.side(tile.side).ends
    for leaves in _ways_out(tile.side, tile.local_edge(entered.edge), library):
        yield RoadEnd(tile, tile.global_edge(leaves), ends[leaves])


def _ways_out(side: str, enters: Edge, library: Library) -> list[Edge]:
    """The printed edges by which cars can leave a side that they have entered by one."""
    return [leaves for e, leaves in library.compiled(side).passages if e is enters]


def _beyond(end: RoadEnd) -> Hex:
    """The hexagon across a road end."""
    return end.tile.at.neighbour(end.edge)


def _place(end: RoadEnd) -> Place:
    return (end.tile.at, end.edge)
