"""Driving a side the other way is driving the side described from its other end.

Every road of a tile file can be described from either end: its rows and lanes in the opposite
order, arrows turned round, left and right exchanged. Compiling such a description must give the
passages that the printed one has, cell by cell.
"""

import json
import re
from functools import lru_cache

import pytest
import yaml

from trackeditor.resources import data_directory
from trackeditor.tiles import compile_side
from trackeditor.tiles.facts import read_side

TURNED = {"up": "down", "down": "up", "left": "right", "right": "left", "from": "to", "to": "from"}


@lru_cache
def entries() -> dict[str, dict]:
    """The entries of all tile files as they are written."""
    found = {}
    for path in sorted(data_directory("tile_library").glob("*.yaml")):
        if path.stem != "editions":
            found.update(json.loads(json.dumps(yaml.safe_load(path.read_text("utf-8")))))
    return found


SIDES = sorted(side for side, entry in entries().items() if entry["roads"])


class Mirror:
    """The description of a side from the other ends of its roads.

    Branches, which have one end only, stay as they are; ``cell`` gives the new id of a cell.
    """

    def __init__(self, entry: dict) -> None:
        self.roads = entry["roads"]
        self.rows = [[row for row in road["rows"] if "gate" not in row] for road in self.roads]
        self.entry = entry | {"roads": [self._road(i, road) for i, road in enumerate(self.roads)]}
        if "lines" in entry:
            self.entry["lines"] = [self._line(line) for line in entry["lines"]]
        if "grid" in entry:
            self.entry["grid"] = [self.cell(cell) for cell in entry["grid"]]
        if "overlaps" in entry:
            self.entry["overlaps"] = [
                {key: [self.cell(cell) for cell in pair[key]] for key in ("a", "b")}
                for pair in entry["overlaps"]
            ]
        if "links" in entry:
            self.entry["links"] = [
                link | {key: self.cell(link[key]) for key in ("a", "b")} for link in entry["links"]
            ]

    def is_turned(self, road: int) -> bool:
        return "to" in self.roads[road]

    def row(self, road: int, row: int) -> int:
        return len(self.rows[road]) - 1 - row if self.is_turned(road) else row

    def cell(self, cell: str) -> str:
        """The id in the mirrored description of a cell, half cell, shortcut or corner."""
        cut = re.fullmatch(r"r(\d+)\.cut(\d+)(?:\.(\d+))?", cell)
        if cut and cut[3]:
            limits = self.roads[int(cut[1])]["shortcuts"][int(cut[2])]["limit"]
            turned = self.is_turned(int(cut[1]))
            k = len(limits) - 1 - int(cut[3]) if turned else int(cut[3])
            return f"r{cut[1]}.cut{cut[2]}.{k}"
        half = re.fullmatch(r"r(\d+)\.(\d+)\.slide([01])", cell)
        if half:
            road = int(half[1])
            k = 1 - int(half[3]) if self.is_turned(road) else int(half[3])
            return f"r{road}.{self.row(road, int(half[2]))}.slide{k}"
        printed = re.fullmatch(r"r(\d+)\.(\d+)(?:\.(\d+)(?:\.(\d+))?)?", cell)
        if not printed:
            return cell  # a name of its own, or a shortcut of one cell
        road, row = int(printed[1]), int(printed[2])
        parts = [f"r{road}", str(self.row(road, row))]
        if printed[3]:
            chains = chains_of(self.rows[road][row])
            lane = int(printed[3])
            parts.append(str(len(chains) - 1 - lane if self.is_turned(road) else lane))
            if printed[4]:
                k = int(printed[4])
                parts.append(str(chains[lane] - 1 - k if self.is_turned(road) else k))
        return ".".join(parts)

    def _road(self, index: int, road: dict) -> dict:
        joins = [
            join | {"cells": [self.cell(cell) for cell in join["cells"]]}
            for join in road.get("joins", ())
        ]
        if "to" not in road:
            rows = [
                row | ({"names": [self.cell(n) for n in row["names"]]} if "names" in row else {})
                for row in road["rows"]
            ]
            return road | {"rows": rows, "joins": joins}
        return road | {
            "from": road["to"],
            "to": road["from"],
            "via": road.get("via", [])[::-1],
            "rows": [mirrored_row(row) for row in reversed(road["rows"])],
            "shortcuts": [self._shortcut(index, cut) for cut in road.get("shortcuts", ())],
        }

    def _shortcut(self, road: int, cut: dict) -> dict:
        def turned(rows):
            return (
                [self.row(road, r) for r in rows]
                if isinstance(rows, list)
                else self.row(road, rows)
            )

        limits = cut["limit"]
        return {
            "side": TURNED[cut["side"]],
            "limit": limits[::-1] if isinstance(limits, list) else limits,
            "rows": [turned(rows) for rows in reversed(cut["rows"])],
        }

    def _line(self, line: dict) -> dict:
        if not self.is_turned(line["road"]):
            return line
        return line | {"after_row": len(self.rows[line["road"]]) - 2 - line["after_row"]}


def chains_of(row: dict) -> list[int]:
    """Number of cells in every chain of a row."""
    lanes = row["corner"] if "corner" in row else row["lanes"]
    return [1] * lanes if isinstance(lanes, int) else [len(chain) for chain in lanes]


def mirrored_row(row: dict) -> dict:
    if "gate" in row:
        return {"gate": [TURNED.get(segment, segment) for segment in reversed(row["gate"])]}
    count = len(chains_of(row))
    new = dict(row)
    for key in ("lanes", "corner"):
        if isinstance(row.get(key), list):
            new[key] = [chain[::-1] for chain in reversed(row[key])]
    if "width" in row:
        new["width"] = row["width"][::-1]
    if "cuts" in row:
        new["cuts"] = {str(count - 1 - int(lane)): cut[::-1] for lane, cut in row["cuts"].items()}
    if "lined" in row:
        new["lined"] = [count - 2 - border for border in row["lined"]]
    if "names" in row:
        new["names"] = row["names"][::-1]
    if "inner" in row:
        new["inner"] = TURNED[row["inner"]]
    if "open" in row:
        new["open"] = TURNED[row["open"]]
    return new


@pytest.mark.parametrize("side", SIDES)
def test_a_description_from_the_other_end_compiles_to_the_same(side: str):
    mirror = Mirror(entries()[side])
    printed = compile_side(read_side(side, entries()[side], "test"))
    turned = compile_side(read_side(side, mirror.entry, "test"))
    cell = mirror.cell

    same_cells = {
        cell(name): old._replace(id=cell(name), corner=old.corner and cell(old.corner))
        for name, old in printed.cells.items()
    }
    assert dict(turned.cells) == same_cells
    same_conflicts = {tuple(sorted(map(cell, pair))) for pair in printed.conflicts}
    assert {tuple(sorted(pair)) for pair in turned.conflicts} == same_conflicts
    assert turned.passages.keys() == printed.passages.keys()
    for key, new in turned.passages.items():
        old = printed.passages[key]
        assert set(new.moves) == {
            move._replace(start=cell(move.start), end=cell(move.end)) for move in old.moves
        }
        assert new.entry_gate == old.entry_gate
        assert new.exit_gate == old.exit_gate
        assert new.inner_sides == {cell(corner): s for corner, s in old.inner_sides.items()}
        for contacts, others in ((new.entry, old.entry), (new.exit, old.exit)):
            found = {c.cell: (pytest.approx(c.t0), pytest.approx(c.t1), c.merges) for c in contacts}
            assert found == {cell(c.cell): (c.t0, c.t1, c.merges) for c in others}
        extents = {name: pytest.approx(tuple(extent)) for name, extent in new.extents.items()}
        assert extents == {cell(name): tuple(extent) for name, extent in old.extents.items()}


def test_the_mirror_turns_what_it_should():
    mirror = Mirror(entries()["134b"])  # from F to C, seven rows with gates; a link r0.1.1 - r0.2.0
    road = mirror.entry["roads"][0]
    assert (road["from"], road["to"]) == ("C", "F")
    assert road["rows"][1] == {"gate": [1, None]}  # the last gate [none, 1], from the other side
    assert mirror.entry["links"] == [{"a": "r0.2.0", "b": "r0.1.1", "limit": 1}]
    assert mirror.cell("r0.0.1") == "r0.3.0"
