"""What the parts of a side's entry say of each other: rows, cells, edges that must be there.

All functions take entries that have passed ``schemas/tile.schema.json``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from trackeditor.grid import Edge
from trackeditor.sentences import sentence
from trackeditor.tiles.faults import Fault

Entry = Mapping[str, Any]
Limit = int | str | None
Place = tuple[str | int, ...]
_LINES = {
    "start": sentence("start"),
    "finish": sentence("finish"),
    "start-finish": sentence("start-finish"),
}
_APART = 0.02  # distance of points of a centre line from each other
MOST_CELLS = 200
"""Cells of a side, of all its roads: no printed one has more than 30."""


def printed_chains(row: Entry) -> list[list[Limit]]:
    """The limits of a row's cells, chain by chain from left to right."""
    chains: int | list[list[Limit]] = row["corner"] if "corner" in row else row["lanes"]
    if isinstance(chains, int):
        return [[row.get("limit")] for _ in range(chains)]
    return chains


def cell_ids(road: int, row: int, chains: Sequence[Sequence[Limit]]) -> list[str]:
    """The names of a row's cells, chain by chain, where the entry gives them no others.

    >>> cell_ids(0, 2, [[None, 3], [1]])
    ['r0.2.0.0', 'r0.2.0.1', 'r0.2.1']
    """
    return [
        f"r{road}.{row}.{lane}.{k}" if len(cells) > 1 else f"r{road}.{row}.{lane}"
        for lane, cells in enumerate(chains)
        for k in range(len(cells))
    ]


def reference_faults(entry: Entry) -> Iterator[Fault]:
    """Every reference of an entry to something that it does not have, and what contradicts it."""
    if (cells := _number_of_cells(entry)) > MOST_CELLS:
        problem = sentence("the side has {cells} cells", cells=cells)
        yield Fault(("roads",), problem, sentence("describe at most {most}", most=MOST_CELLS))
        return  # a side of such a size is not looked into
    known: dict[str, Limit] = {}
    for index, road in enumerate(entry["roads"]):
        yield from _ends(index, road, entry)
        yield from _points(index, road)
        yield from _rows(index, road)
        yield from _cells(index, road, known)
        yield from _shortcuts(index, road)
    yield from _joins(entry)
    yield from _lines(entry)
    yield from _over(entry)
    yield from _pit(entry)
    for place, cell in _named_cells(entry):
        if cell not in known:
            problem = sentence("cell '{cell}' is named but not described by any row", cell=cell)
            yield Fault(
                place, problem, sentence("name a cell that is there, see docs/tile-format.md")
            )


def _number_of_cells(entry: Entry) -> int:
    rows = (row for road in entry["roads"] for _, _, row in numbered_rows(road))
    return sum(len(cells) for row in rows for cells in printed_chains(row))


# --- roads ---------------------------------------------------------------------------------------


def _ends(index: int, road: Entry, entry: Entry) -> Iterator[Fault]:
    place: Place = ("roads", index)
    for key in ("from", "to"):
        edge = road.get(key)
        if edge is not None and edge not in entry["edges"]:
            problem = sentence(
                "road {road} uses edge {edge}, which 'edges' lacks", road=index, edge=edge
            )
            yield Fault(
                (*place, key),
                problem,
                sentence("add {edge} to 'edges', or name another edge", edge=edge),
            )
    if road["from"] == road.get("to"):
        problem = sentence("road {road} ends on the edge where it begins", road=index)
        yield Fault((*place, "to"), problem, sentence("name another edge"))
    if "to" not in road and "end" not in road:
        problem = sentence("road {road} has neither 'to' nor 'end'", road=index)
        remedy = sentence("add the edge where it ends, or a point inside the tile")
        yield Fault((*place, "to"), problem, remedy)
    for k, join in enumerate(road.get("joins", ())):
        if join["toward"] not in entry["edges"]:
            problem = sentence(
                "road {road} joins toward edge {edge}, which 'edges' lacks",
                road=index,
                edge=join["toward"],
            )
            yield Fault(
                (*place, "joins", k, "toward"), problem, sentence("name an edge of the other road")
            )


def _points(index: int, road: Entry) -> Iterator[Fault]:
    """Points of the centre line that lie on each other."""
    place: Place = ("roads", index)
    before = Edge[road["from"]].middle
    for k, (x, y) in enumerate(road.get("via", ())):
        if math.dist((x, y), before) < _APART:
            problem = sentence(
                "point {point} of road {road} lies on the one before it, or on the edge",
                point=k,
                road=index,
            )
            yield Fault((*place, "via", k), problem, sentence("leave it out, or move it"))
        before = (x, y)
    key = "to" if "to" in road else "end"
    end = Edge[road["to"]].middle if "to" in road else road.get("end")
    if end is not None and road["from"] != road.get("to") and math.dist(end, before) < _APART:
        problem = sentence("road {road} ends where its last point lies", road=index)
        yield Fault((*place, key), problem, sentence("leave that point out, or move it"))


def numbered_rows(road: Entry) -> Iterator[tuple[int, int, Entry]]:
    """Rows without gates: their number, their place in the list, what is printed."""
    number = 0
    for place, row in enumerate(road["rows"]):
        if "gate" not in row:
            yield number, place, row
            number += 1


def _rows(index: int, road: Entry) -> Iterator[Fault]:
    rows = road["rows"]
    if all("gate" in row for row in rows):
        remedy = sentence("add what is printed between them")
        yield Fault(
            ("roads", index, "rows"),
            sentence("road {road} has gates but no rows", road=index),
            remedy,
        )
    for k in range(1, len(rows)):
        if "gate" in rows[k] and "gate" in rows[k - 1]:
            problem = sentence("road {road} has two gates on one border", road=index)
            yield Fault(("roads", index, "rows", k), problem, sentence("leave one of them out"))
    for k, row in enumerate(rows):
        yield from _idle_keys(("roads", index, "rows", k), row)
    for number, k, row in numbered_rows(road):
        yield from _row(
            ("roads", index, "rows", k),
            sentence("row {row} of road {road}", row=number, road=index),
            row,
        )


def _idle_keys(place: Place, row: Entry) -> Iterator[Fault]:
    """Keys that would be passed over in silence beside others."""
    beside: dict[str, str]
    if "gate" in row:
        beside = dict.fromkeys(row.keys() - {"gate"}, sentence("a gate"))
    elif "corner" in row:
        beside = {"limit": sentence("a corner, whose cells have limits of their own")}
    else:
        beside = {"lined": sentence("lanes, which all have lines between them")}
        if not isinstance(row["lanes"], int):
            beside["limit"] = sentence("lanes, whose cells have limits of their own")
        limits = [chain[0] for chain in printed_chains(row) if chain]
        if len(limits) < 2 or not any(limits):
            beside["inner"] = sentence("lanes that are no corner: they have no limits")
    for key in sorted(beside.keys() & row.keys()):
        yield Fault(
            (*place, key),
            sentence("'{key}' says nothing beside {what}", key=key, what=beside[key]),
            sentence("remove it"),
        )


def _row(place: Place, name: str, row: Entry) -> Iterator[Fault]:
    chains = printed_chains(row)
    key = "corner" if "corner" in row else "lanes"
    cells = sum(map(len, chains))
    if not cells:
        yield Fault(
            (*place, key),
            sentence("{row} has no cell", row=name),
            sentence("write the limit of each, or null"),
        )
    elif key == "corner" and not all(chains):
        problem = sentence("{row} has a corner line without cells", row=name)
        yield Fault(
            (*place, key), problem, sentence("write the limits of its cells, or leave the line out")
        )
    if "names" in row and len(row["names"]) != cells:
        problem = sentence(
            "{row} has {cells} cells but {names} names",
            row=name,
            cells=cells,
            names=len(row["names"]),
        )
        yield Fault((*place, "names"), problem, sentence("name every cell once, lane by lane"))
    if "width" in row and len(row["width"]) != len(chains):
        problem = sentence(
            "{row} has {lanes} lanes but {widths} widths",
            row=name,
            lanes=len(chains),
            widths=len(row["width"]),
        )
        yield Fault((*place, "width"), problem, sentence("give every lane its width"))
    for lane, lengths in row.get("cuts", {}).items():
        cut: Place = (*place, "cuts", lane)
        if lane not in map(str, range(len(chains))):
            problem = sentence("{row}: 'cuts' names a lane {lane}", row=name, lane=lane)
            yield Fault(
                cut, problem, sentence("name a lane from 0 to {last}", last=len(chains) - 1)
            )
        elif len(lengths) != len(chains[int(lane)]):
            problem = sentence(
                "{row}: 'cuts' of lane {lane} must have a length for every cell",
                row=name,
                lane=lane,
            )
            yield Fault(
                cut, problem, sentence("write {lengths} lengths", lengths=len(chains[int(lane)]))
            )
    for k, border in enumerate(row.get("lined", ())):
        if border >= len(chains) - 1:
            problem = sentence("{row}: 'lined' names a border {border}", row=name, border=border)
            remedy = sentence("border 0 lies between the lanes 0 and 1, and so on")
            yield Fault((*place, "lined", k), problem, remedy)


def _cells(index: int, road: Entry, known: dict[str, Limit]) -> Iterator[Fault]:
    """Add a road's cells to the known ones, with what contradicts those."""
    own: set[str] = set()
    for number, k, row in numbered_rows(road):
        chains = printed_chains(row)
        ids = row.get("names") or cell_ids(index, number, chains)
        for cell, limit in zip(ids, chain.from_iterable(chains), strict=False):
            place: Place = ("roads", index, "rows", k, "names")
            if cell in own:
                problem = sentence("road {road} has the cell '{cell}' twice", road=index, cell=cell)
                yield Fault(place, problem, sentence("give one of them another name"))
            own.add(cell)
            if known.setdefault(cell, limit) != limit:
                problem = sentence("cell '{cell}' has different limits on two roads", cell=cell)
                yield Fault(place, problem, sentence("give it the same limit, or another name"))


def _shortcuts(index: int, road: Entry) -> Iterator[Fault]:
    rows = sum("gate" not in row for row in road["rows"])
    for k, shortcut in enumerate(road.get("shortcuts", ())):
        place: Place = ("roads", index, "shortcuts", k, "rows")
        first, last = ([g] if isinstance(g, int) else g for g in shortcut["rows"])
        missing = next((row for row in (*first, *last) if row >= rows), None)
        if missing is not None:
            problem = sentence(
                "a shortcut of road {road} names row {missing}", road=index, missing=missing
            )
            yield Fault(
                place,
                problem,
                sentence("the rows are 0 to {last}, gates not counted", last=rows - 1),
            )
        elif max(first) >= min(last):
            problem = sentence("a shortcut of road {road} runs backwards", road=index)
            yield Fault(
                place, problem, sentence("name the rows before it first, then those after it")
            )
        elif max(first) + 1 == min(last):
            problem = sentence("a shortcut of road {road} cuts no row off", road=index)
            yield Fault(
                place, problem, sentence("leave a row between those before it and those after it")
            )


def _joins(entry: Entry) -> Iterator[Fault]:
    """Joins toward edges to which no road leads that has their cells."""
    leading: dict[str, set[str]] = {}
    for index, road in enumerate(entry["roads"]):
        ends = {road[key] for key in ("from", "to") if key in road}
        for number, _, row in numbered_rows(road):
            for cell in row.get("names") or cell_ids(index, number, printed_chains(row)):
                leading.setdefault(cell, set()).update(ends)
    for index, road in enumerate(entry["roads"]):
        for k, join in enumerate(road.get("joins", ())):
            toward, place = join["toward"], ("roads", index, "joins", k, "toward")
            edges = set[str]().union(*(leading.get(cell, ()) for cell in join["cells"]))
            if toward == road["from"]:
                problem = sentence(
                    "road {road} joins toward edge {edge}, where it begins itself",
                    road=index,
                    edge=toward,
                )
                yield Fault(place, problem, sentence("name an edge of the other road"))
            elif edges and toward in entry["edges"] and toward not in edges:
                problem = sentence("no road with these cells leads to edge {edge}", edge=toward)
                yield Fault(place, problem, sentence("name an edge of the other road"))


# --- the side as a whole -------------------------------------------------------------------------


def _pit(entry: Entry) -> Iterator[Fault]:
    if entry.get("pit") and (entry["edges"] or entry["roads"]):
        problem = sentence("a pit lies beside the road: it has neither roads nor road ends")
        yield Fault(("pit",), problem, sentence("remove them, or say that it is no pit"))


def _lines(entry: Entry) -> Iterator[Fault]:
    rows = [sum("gate" not in row for row in road["rows"]) for road in entry["roads"]]
    for k, line in enumerate(entry.get("lines", ())):
        if line["road"] >= len(rows):
            problem = sentence(
                "the {kind} line lies after a row that the road does not have",
                kind=_LINES[line["kind"]],
            )
            yield Fault(("lines", k, "road"), problem, sentence("name a road that is there"))
        elif line["after_row"] >= rows[line["road"]] - 1:
            problem = sentence(
                "the {kind} line lies after a row that the road does not have",
                kind=_LINES[line["kind"]],
            )
            remedy = sentence("a line lies between two rows: name any but the last")
            yield Fault(("lines", k, "after_row"), problem, remedy)


def _over(entry: Entry) -> Iterator[Fault]:
    if "over" not in entry:
        return
    roads = enumerate(entry["roads"])
    if entry["over"] not in {name for i, road in roads for name in (road.get("name"), f"r{i}")}:
        problem = sentence(
            "'over' names a road '{name}' that the side does not have", name=entry["over"]
        )
        yield Fault(("over",), problem, sentence("write the name of a road, or r0, r1 ..."))


def _named_cells(entry: Entry) -> Iterator[tuple[Place, str]]:
    for i, road in enumerate(entry["roads"]):
        for k, join in enumerate(road.get("joins", ())):
            for n, cell in enumerate(join["cells"]):
                yield ("roads", i, "joins", k, "cells", n), cell
    for n, cell in enumerate(entry.get("grid", ())):
        yield ("grid", n), cell
    for k, link in enumerate(entry.get("links", ())):
        for key in ("a", "b"):
            yield ("links", k, key), link[key]
    for k, pair in enumerate(entry.get("overlaps", ())):
        for key in ("a", "b"):
            for n, cell in enumerate(pair[key]):
                yield ("overlaps", k, key, n), cell
