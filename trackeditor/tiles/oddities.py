"""What is legal in a tile file but hardly meant: roads to nowhere, cells that no car reaches.

All of it has the form of a fault, though a library with it is used as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import TYPE_CHECKING

from trackeditor.sentences import counted, sentence
from trackeditor.tiles.faults import Fault
from trackeditor.tiles.model import Danger, EdgeEnd, Road, Row, Side, Terrain
from trackeditor.tiles.passages import CompiledSide

if TYPE_CHECKING:
    from shapely import Polygon

_BESIDE = 0.03
_SHARED_GROUND = 0.01  # area of two cells over each other; printed neighbours have 0.003 at most
_LEAST_GROUND = 0.005  # area of a cell that one can still see; printed ones have 0.019 or more


def oddities(
    compiled: CompiledSide, others: Collection[EdgeEnd], fits: Callable[[EdgeEnd, EdgeEnd], bool]
) -> list[Fault]:
    """What is odd about a side, with paths into its entry.

    Parameters
    ----------
    compiled : the side
    others : the road ends of all other sides
    fits : whether two road ends that face each other are joined
    """
    side = compiled.side
    found = list(_about_ends(side, others, fits))
    for road in side.roads:
        found += [*_about_road(side, road), *_about_gates(road), *_about_joins(side, road)]
        for row in road.rows:
            found += _about_row(road, row)
    found += _about_words(side)
    found += _about_moves(compiled)
    return found


def oddities_of_drawing(side: Side) -> list[Fault]:
    """Cells with hardly any ground on a drawing, joins of cells that lie apart, unclear crossings.

    Loads shapely.
    """
    from trackeditor.tiles.ribbon import side_shapes

    shapes = side_shapes(side)
    remedy = sentence("move the points of 'via' apart, or check the lengths and widths of its row")
    found = [
        Fault(
            _way_to(side, cell),
            sentence("cell '{cell}' can hardly be seen on a drawing", cell=cell),
            remedy,
        )
        for cell, shape in shapes.items()
        if shape.area < _LEAST_GROUND
    ]
    for road in side.roads:
        last = [shapes[cell.id] for cell in road.rows[-1].cells]
        for k, join in enumerate(road.joins):
            for n, cell in enumerate(join.cells):
                if all(shape.distance(shapes[cell]) > _BESIDE for shape in last):
                    path = ("roads", road.index, "joins", k, "cells", n)
                    problem = sentence(
                        "cell '{cell}' does not lie beside the last cells of the branch", cell=cell
                    )
                    found.append(
                        Fault(path, problem, sentence("name one that does, or move 'end'"))
                    )
    found += _about_crossings(side, shapes)
    return found


def _about_crossings(side: Side, shapes: Mapping[str, Polygon]) -> Iterator[Fault]:
    """Through roads over the same ground of which nothing says whether cars meet there."""
    told = {frozenset(pair) for a, b in side.overlaps for pair in product(a, b)}
    through = [road for road in side.roads if road.end is not None]
    for one, other in combinations(through, 2):
        if side.over in (one.index, other.index):
            continue
        cells, others = ([c.id for row in road.rows for c in row.cells] for road in (one, other))
        if any(
            shapes[a].intersection(shapes[b]).area > _SHARED_GROUND
            for a, b in product(set(cells) - set(others), set(others) - set(cells))
            if frozenset((a, b)) not in told
        ):
            problem = sentence(
                "the roads {road} and {other} cross, and nothing says how",
                road=one.index,
                other=other.index,
            )
            remedy = sentence(
                "name the road that passes above in 'over', or the cells that only one car can"
                " occupy in 'overlaps'"
            )
            yield Fault(("overlaps",), problem, remedy)


def oddities_of_faces(sides: Iterable[Side], tiles: Mapping[int, Collection[str]]) -> list[Fault]:
    """What is odd about the two sides of a tile together; ``tiles`` has all sides there are.

    Paths begin with the id of the side.
    """
    counts: dict[int, set[int]] = {}
    found: list[Fault] = []
    for side in sides:
        counts.setdefault(side.tile, set()).add(side.count)
        faces = tiles.get(side.tile, ())
        other = {"a": "b", "b": "a"}.get(side.face)
        if other and f"{side.tile}{other}" not in faces:
            problem = sentence("the tile has no side {tile}{other}", tile=side.tile, other=other)
            found.append(
                Fault((side.id,), problem, sentence("describe it, or leave the letter out"))
            )
        if not side.face and len(faces) > 1:
            problem = sentence("the tile has sides with letters and one without")
            found.append(Fault((side.id,), problem, sentence("call them a and b")))
        if len(counts[side.tile]) > 1:
            problem = sentence("the sides of tile {tile} have different counts", tile=side.tile)
            found.append(Fault((side.id, "count"), problem, sentence("both share its copies")))
    return found


def oddities_of_box(box: str, held: Iterable[int], tiles: Collection[int]) -> list[Fault]:
    """The tiles that a box holds and nobody describes; paths begin with the box."""
    remedy = sentence("describe it in a tile file, or take it out of the box")
    return [
        Fault(
            (box, "tiles", str(tile)),
            sentence("no file describes a tile {tile}", tile=tile),
            remedy,
        )
        for tile in sorted(held)
        if tile not in tiles
    ]


# --- places --------------------------------------------------------------------------------------


def _row_path(road: Road, row: int) -> tuple[str | int, ...]:
    """The path to a row, in a list where gates have places of their own."""
    gates = sum(border <= row for border in road.gates)
    return ("roads", road.index, "rows", row + gates)


def _way_to(side: Side, cell: str) -> tuple[str | int, ...]:
    for road in side.roads:
        for row in road.rows:
            if any(one.id == cell for one in row.cells):
                return _row_path(road, row.index)
            if cell in (half.cell for half in road.slide_rects(row.index)):
                return _row_path(road, row.index)
        for shortcut in road.shortcuts:
            if any(one.id == cell for one in shortcut.cells(road.index)):
                return ("roads", road.index, "shortcuts", shortcut.index)
    return ()


# --- road ends -----------------------------------------------------------------------------------


def _about_ends(
    side: Side, others: Collection[EdgeEnd], fits: Callable[[EdgeEnd, EdgeEnd], bool]
) -> Iterator[Fault]:
    used = {edge for road in side.roads for edge in (road.start, road.end)}
    for edge, end in side.ends.items():
        path = ("edges", edge.name)
        if side.roads and edge not in used:  # without roads it is a service park
            yield Fault(
                path,
                sentence("no road leads to edge {edge}", edge=edge.name),
                sentence("add it, or remove the edge"),
            )
        if not any(fits(end, other) for other in others):
            kind = counted("{count} lanes", "{count} lane", end.lanes)
            if end.skew == "left":
                kind = sentence("{lanes}, skewed to the left", lanes=kind)
            elif end.skew == "right":
                kind = sentence("{lanes}, skewed to the right", lanes=kind)
            problem = sentence("no other side fits edge {edge} ({kind})", edge=edge.name, kind=kind)
            yield Fault(
                path, problem, sentence("check its lanes and skew, or describe a side that fits")
            )


def _about_road(side: Side, road: Road) -> Iterator[Fault]:
    ends = [(side.ends[road.start], road.rows[0], "from")]
    if road.end is not None:
        ends.append((side.ends[road.end], road.rows[-1], "to"))
    for end, row, at in ends:
        path = _row_path(road, row.index)
        if len(row.chains) not in (1, end.lanes) and sum(row.widths) != end.lanes:
            problem = sentence(
                "{lanes} lanes stand at an edge with {edge_lanes}",
                lanes=len(row.chains),
                edge_lanes=end.lanes,
            )
            yield Fault(path, problem, sentence("give the lanes 'width', in lanes of the edge"))
        if end.skew is not None and row.open != at:
            problem = sentence("the row lies at a skewed edge, which does not cut it")
            yield Fault((*path, "open"), problem, sentence("add 'open: {at}'", at=at))
    for row in road.rows:
        at_from = row.index == 0 and side.ends[road.start].skew is not None
        at_to = road.end is not None and side.ends[road.end].skew is not None
        at_to = at_to and row.index == len(road.rows) - 1
        if (row.open == "from" and not at_from) or (row.open == "to" and not at_to):
            problem = sentence(
                "the row is 'open: {open}', but lies at no skewed edge there", open=row.open
            )
            yield Fault((*_row_path(road, row.index), "open"), problem, sentence("remove it"))


def _about_gates(road: Road) -> Iterator[Fault]:
    for border, segments in road.gates.items():
        beside = road.rows[max(border - 1, 0) : border + 1]
        if len(segments) not in {n for row in beside for n in (len(row.chains), sum(row.widths))}:
            gates = sum(other < border for other in road.gates)
            problem = sentence(
                "the gate has {segments} segments, unlike the lanes beside it",
                segments=len(segments),
            )
            path = ("roads", road.index, "rows", border + gates, "gate")
            yield Fault(path, problem, sentence("write one for every lane"))


def _about_joins(side: Side, road: Road) -> Iterator[Fault]:
    own = {cell.id for row in road.rows for cell in row.cells}
    foreign = {
        cell.id for o in side.roads if o.index != road.index for r in o.rows for cell in r.cells
    }
    if road.end is None and not road.joins and not own & foreign:
        problem = sentence(
            "road {road} ends inside the tile and joins no other road", road=road.index
        )
        yield Fault(
            ("roads", road.index, "joins"), problem, sentence("add where its last cells lead")
        )


def _about_row(road: Road, row: Row) -> Iterator[Fault]:
    if row.limited_chains and road.inner_side(row) is None and road.end is not None:
        key = "corner" if row.corner_chains else "lanes"
        problem = sentence("the corner in row {row} has no inner side", row=row.index)
        remedy = sentence(
            "give its inner line the lower limit or fewer cells, or add 'inner: left' or 'right'"
        )
        yield Fault((*_row_path(road, row.index), key), problem, remedy)


def _about_words(side: Side) -> Iterator[Fault]:
    if side.roads and side.terrain is Terrain.NONE:
        yield Fault(
            ("terrain",), sentence("there are roads without a surface"), sentence("name it")
        )
    if side.roads and side.danger is Danger.NONE:
        yield Fault(
            ("danger",), sentence("there are roads without a danger level"), sentence("name it")
        )


def _about_moves(compiled: CompiledSide) -> Iterator[Fault]:
    side = compiled.side
    for road in side.roads:
        way = (road.start, road.end)
        if road.end is not None and way not in compiled.passages:
            problem = sentence(
                "no car can drive from {start} to {end}", start=road.start.name, end=road.end.name
            )
            yield Fault(
                ("roads", road.index), problem, sentence("check its rows, and the lines in them")
            )
    driven = {
        cell
        for passage in compiled.passages.values()
        for move in passage.moves
        for cell in (move.start, move.end)
    }
    lonely = {
        contact.cell
        for passage in compiled.passages.values()
        for contact in (*passage.entry, *passage.exit)
    }
    for cell in compiled.cells:
        if cell not in driven | lonely:
            problem = sentence("no move leads to or from cell '{cell}'", cell=cell)
            yield Fault(
                _way_to(side, cell), problem, sentence("check its row, and the rows beside it")
            )
