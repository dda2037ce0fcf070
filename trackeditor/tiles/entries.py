"""Entries of tile files and the sides they describe, in both directions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trackeditor.sentences import located
from trackeditor.tiles.checking import check_entry
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.faults import TileError
from trackeditor.tiles.model import PrintedCell, Road, Row, Shortcut, Side
from trackeditor.tiles.references import Limit, cell_ids

Entry = dict[str, Any]


def side_from_entry(side_id: str, entry: Any, series: str) -> Side:
    """The side that an entry describes, which need not have been checked.

    Parameters
    ----------
    side_id : number of the tile, with a or b for its face
    entry : what a tile file says of it; names of keys are texts (``cuts: {"0": [1, 2]}``)
    series : the name of the file, which groups sides

    Raises
    ------
    TileError
        when the entry has faults; the message tells the first one,
        :func:`~trackeditor.tiles.check_entry` all of them.
    """
    for fault in check_entry(entry):
        raise TileError(located(side_id, fault.told))
    return read_side(side_id, entry, series)


def entry_of_side(side: Side) -> Entry:
    """The entry of a tile file that describes a side.

    It is as short as it can be: whatever has its usual value is left out. Reading it gives an equal
    side.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> entry_of_side(load_library().side("204a"))["roads"]
    [{'from': 'D', 'to': 'A', 'rows': [{'lanes': 2}, {'lanes': 2}]}]
    """
    entry: Entry = {
        "count": side.count,
        "terrain": side.terrain.value,
        "danger": side.danger.value,
        "edges": {
            edge.name: {"lanes": end.lanes} | ({"skew": end.skew} if end.skew else {})
            for edge, end in side.ends.items()
        },
        "roads": [_road_entry(road) for road in side.roads],
    }
    if side.lines:
        entry["lines"] = [line._asdict() for line in side.lines]
    if side.grid:
        entry["grid"] = list(side.grid)
    if side.over is not None:
        entry["over"] = side.roads[side.over].name or f"r{side.over}"
    if side.links:
        entry["links"] = [
            {"a": link.a, "b": link.b} | _given(limit=link.limit) for link in side.links
        ]
    if side.overlaps:
        entry["overlaps"] = [{"a": list(a), "b": list(b)} for a, b in side.overlaps]
    entry |= {"pit": True} if side.pit else {}
    entry |= _given(note=side.note, decided=side.decided)
    return entry | ({"replaces": True} if side.replaces else {})


def _given(**values: Any) -> Entry:
    """The values that are there."""
    return {key: value for key, value in values.items() if value is not None}


def _road_entry(road: Road) -> Entry:
    rows: list[Entry] = []
    for row in road.rows:
        if row.index in road.gates:
            rows.append({"gate": list(road.gates[row.index])})
        rows.append(_row_entry(row, road.index))
    if len(road.rows) in road.gates:
        rows.append({"gate": list(road.gates[len(road.rows)])})
    entry = _given(name=road.name) | {"from": road.start.name}
    if road.end is not None:
        entry["to"] = road.end.name
    if road.end_point is not None:
        entry["end"] = [*map(_number, road.end_point)]
    if road.via:
        entry["via"] = [[*map(_number, point)] for point in road.via]
    entry["rows"] = rows
    if road.shortcuts:
        entry["shortcuts"] = [_shortcut_entry(shortcut) for shortcut in road.shortcuts]
    if road.joins:
        entry["joins"] = [
            {"toward": join.toward.name, "cells": list(join.cells)} | _given(limit=join.limit)
            for join in road.joins
        ]
    return entry


def _row_entry(row: Row, road: int) -> Entry:
    printed = [[_limit(cell) for cell in cells] for cells in row.chains]
    entry: Entry = {}
    if not all(row.lined):
        lined = [border for border, is_lined in enumerate(row.lined) if is_lined]
        entry["corner"] = printed
        entry |= {"lined": lined} if lined else {}
    elif len(printed[0]) == 1 and printed == printed[:1] * len(printed):
        entry["lanes"] = len(printed)
        entry |= _given(limit=printed[0][0])
    else:
        entry["lanes"] = printed
    names = [cell.id for cell in row.cells]
    if names != cell_ids(road, row.index, printed):
        entry["names"] = names
    if row.slide:
        entry["slide"] = True
    entry |= _given(jump=row.jump)
    if row.water:
        entry["water"] = True
    entry |= _given(open=row.open, inner=row.inner)
    if any(width != 1 for width in row.widths):
        entry["width"] = [*map(_number, row.widths)]
    if row.length != 1:
        entry["len"] = _number(row.length)
    cuts = {
        str(lane): [*map(_number, lengths)]
        for lane, lengths in enumerate(row.weights)
        if any(length != 1 for length in lengths)
    }
    return entry | ({"cuts": cuts} if cuts else {})


def _limit(cell: PrintedCell) -> Limit:
    return cell.limit if cell.warning_at is None else f"{cell.limit}!"


def _shortcut_entry(shortcut: Shortcut) -> Entry:
    limits: list[int] = list(shortcut.limits)
    return {
        "side": shortcut.side,
        "limit": limits if len(limits) > 1 else limits[0],
        "rows": [_one_or_more(shortcut.first_rows), _one_or_more(shortcut.last_rows)],
    }


def _one_or_more(rows: Iterable[int]) -> int | list[int]:
    found = list(rows)
    return found if len(found) > 1 else found[0]


def _number(value: float) -> float:
    """A number as one writes it: 2 for 2.0."""
    return int(value) if value == int(value) else value
