"""What the parts of a side's entry say of each other: rows, cells, edges that must be there.

All functions take entries that have passed ``schemas/tile.schema.json``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from trackeditor.grid import Edge
from trackeditor.tiles.faults import Fault

Entry = Mapping[str, Any]
Limit = int | str | None
Place = tuple[str | int, ...]
_APART = 0.02  # distance of points of a centre line from each other


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
    known: dict[str, Limit] = {}
    for index, road in enumerate(entry["roads"]):
        yield from _ends(index, road, entry)
        yield from _points(index, road)
        yield from _rows(index, road)
        yield from _cells(index, road, known)
        yield from _shortcuts(index, road)
    yield from _lines(entry)
    yield from _over(entry)
    for place, cell in _named_cells(entry):
        if cell not in known:
            problem = f"cell '{cell}' is named but not described by any row"
            yield Fault(place, problem, "name a cell that is there, see docs/tile-format.md")


# --- roads ---------------------------------------------------------------------------------------


def _ends(index: int, road: Entry, entry: Entry) -> Iterator[Fault]:
    place: Place = ("roads", index)
    for key in ("from", "to"):
        edge = road.get(key)
        if edge is not None and edge not in entry["edges"]:
            problem = f"road {index} uses edge {edge}, which 'edges' lacks"
            yield Fault((*place, key), problem, f"add {edge} to 'edges', or name another edge")
    if road["from"] == road.get("to"):
        problem = f"road {index} ends on the edge where it begins"
        yield Fault((*place, "to"), problem, "name another edge")
    if "to" not in road and "end" not in road:
        problem = f"road {index} has neither 'to' nor 'end'"
        remedy = "add the edge where it ends, or a point inside the tile"
        yield Fault((*place, "to"), problem, remedy)
    for k, join in enumerate(road.get("joins", ())):
        if join["toward"] not in entry["edges"]:
            problem = f"road {index} joins toward edge {join['toward']}, which 'edges' lacks"
            yield Fault((*place, "joins", k, "toward"), problem, "name an edge of the other road")


def _points(index: int, road: Entry) -> Iterator[Fault]:
    """Points of the centre line that lie on each other."""
    place: Place = ("roads", index)
    before = Edge[road["from"]].middle
    for k, (x, y) in enumerate(road.get("via", ())):
        if math.dist((x, y), before) < _APART:
            problem = f"point {k} of road {index} lies on the one before it, or on the edge"
            yield Fault((*place, "via", k), problem, "leave it out, or move it")
        before = (x, y)
    key = "to" if "to" in road else "end"
    end = Edge[road["to"]].middle if "to" in road else road.get("end")
    if end is not None and road["from"] != road.get("to") and math.dist(end, before) < _APART:
        problem = f"road {index} ends where its last point lies"
        yield Fault((*place, key), problem, "leave that point out, or move it")


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
        remedy = "add what is printed between them"
        yield Fault(("roads", index, "rows"), f"road {index} has gates but no rows", remedy)
    for k in range(1, len(rows)):
        if "gate" in rows[k] and "gate" in rows[k - 1]:
            problem = f"road {index} has two gates on one border"
            yield Fault(("roads", index, "rows", k), problem, "leave one of them out")
    for k, row in enumerate(rows):
        yield from _idle_keys(("roads", index, "rows", k), row)
    for number, k, row in numbered_rows(road):
        yield from _row(("roads", index, "rows", k), f"row {number} of road {index}", row)


def _idle_keys(place: Place, row: Entry) -> Iterator[Fault]:
    """Keys that would be passed over in silence beside others."""
    beside: dict[str, str]
    if "gate" in row:
        beside = dict.fromkeys(row.keys() - {"gate"}, "a gate")
    elif "corner" in row:
        beside = {"limit": "a corner, whose cells have limits of their own"}
    else:
        beside = {"lined": "lanes, which all have lines between them"}
        if not isinstance(row["lanes"], int):
            beside["limit"] = "lanes, whose cells have limits of their own"
        limits = [chain[0] for chain in printed_chains(row) if chain]
        if len(limits) < 2 or not any(limits):
            beside["inner"] = "lanes that are no corner: they have no limits"
    for key in sorted(beside.keys() & row.keys()):
        yield Fault((*place, key), f"'{key}' says nothing beside {beside[key]}", "remove it")


def _row(place: Place, name: str, row: Entry) -> Iterator[Fault]:
    chains = printed_chains(row)
    key = "corner" if "corner" in row else "lanes"
    cells = sum(map(len, chains))
    if not cells:
        yield Fault((*place, key), f"{name} has no cell", "write the limit of each, or null")
    elif key == "corner" and not all(chains):
        problem = f"{name} has a corner line without cells"
        yield Fault((*place, key), problem, "write the limits of its cells, or leave the line out")
    if "names" in row and len(row["names"]) != cells:
        problem = f"{name} has {cells} cells but {len(row['names'])} names"
        yield Fault((*place, "names"), problem, "name every cell once, lane by lane")
    if "width" in row and len(row["width"]) != len(chains):
        problem = f"{name} has {len(chains)} lanes but {len(row['width'])} widths"
        yield Fault((*place, "width"), problem, "give every lane its width")
    for lane, lengths in row.get("cuts", {}).items():
        cut: Place = (*place, "cuts", lane)
        if lane not in map(str, range(len(chains))):
            problem = f"{name}: 'cuts' names a lane {lane}"
            yield Fault(cut, problem, f"name a lane from 0 to {len(chains) - 1}")
        elif len(lengths) != len(chains[int(lane)]):
            problem = f"{name}: 'cuts' of lane {lane} must have a length for every cell"
            yield Fault(cut, problem, f"write {len(chains[int(lane)])} lengths")
    for k, border in enumerate(row.get("lined", ())):
        if border >= len(chains) - 1:
            problem = f"{name}: 'lined' names a border {border}"
            remedy = "border 0 lies between the lanes 0 and 1, and so on"
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
                problem = f"road {index} has the cell '{cell}' twice"
                yield Fault(place, problem, "give one of them another name")
            own.add(cell)
            if known.setdefault(cell, limit) != limit:
                problem = f"cell '{cell}' has different limits on two roads"
                yield Fault(place, problem, "give it the same limit, or another name")


def _shortcuts(index: int, road: Entry) -> Iterator[Fault]:
    rows = sum("gate" not in row for row in road["rows"])
    for k, shortcut in enumerate(road.get("shortcuts", ())):
        place: Place = ("roads", index, "shortcuts", k, "rows")
        first, last = ([g] if isinstance(g, int) else g for g in shortcut["rows"])
        missing = next((row for row in (*first, *last) if row >= rows), None)
        if missing is not None:
            problem = f"a shortcut of road {index} names row {missing}"
            yield Fault(place, problem, f"the rows are 0 to {rows - 1}, gates not counted")
        elif max(first) >= min(last):
            problem = f"a shortcut of road {index} runs backwards"
            yield Fault(place, problem, "name the rows before it first, then those after it")
        elif max(first) + 1 == min(last):
            problem = f"a shortcut of road {index} cuts no row off"
            yield Fault(place, problem, "leave a row between those before it and those after it")


# --- the side as a whole -------------------------------------------------------------------------


def _lines(entry: Entry) -> Iterator[Fault]:
    rows = [sum("gate" not in row for row in road["rows"]) for road in entry["roads"]]
    for k, line in enumerate(entry.get("lines", ())):
        if line["road"] >= len(rows):
            problem = f"the {line['kind']} line lies after a row that the road does not have"
            yield Fault(("lines", k, "road"), problem, "name a road that is there")
        elif line["after_row"] >= rows[line["road"]] - 1:
            problem = f"the {line['kind']} line lies after a row that the road does not have"
            remedy = "a line lies between two rows: name any but the last"
            yield Fault(("lines", k, "after_row"), problem, remedy)


def _over(entry: Entry) -> Iterator[Fault]:
    if "over" not in entry:
        return
    roads = enumerate(entry["roads"])
    if entry["over"] not in {name for i, road in roads for name in (road.get("name"), f"r{i}")}:
        problem = f"'over' names a road '{entry['over']}' that the side does not have"
        yield Fault(("over",), problem, "write the name of a road, or r0, r1 ...")


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
