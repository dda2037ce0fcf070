"""Local moves of printed sides, pinned by tables that were worked out by hand.

``move_tables.yaml`` explains how each table follows from the tile facts and RULES.md, section 1.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from trackeditor.grid import Edge
from trackeditor.tiles import LocalCell, LocalMove, Passage, load_library
from trackeditor.tiles.passages import Contact

TABLES: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("move_tables.yaml").read_text("utf-8")
)
PASSAGES = [
    (side, name)
    for side, table in TABLES.items()
    for name in table
    if name not in ("cells", "conflicts", "absent")
]


def edges_of(name: str) -> tuple[Edge, Edge]:
    enters, leaves = name.split("-")
    return Edge[enters], Edge[leaves]


def passage_of(side: str, name: str) -> Passage:
    return load_library().compiled(side).passages[edges_of(name)]


def move_from_table(start: str, text: str) -> LocalMove:
    """``r0.1.1 <=2 !`` is a move to r0.1.1 over a border with limit 2 that adds a warning."""
    end, *marks = text.split()
    limit, warnings, climb = None, 0, None
    for mark in marks:
        if mark.startswith("<="):
            limit = int(mark[2:])
        elif mark == "!":
            warnings = 1
        elif mark in ("up", "down"):
            climb = mark
        else:
            raise ValueError(f"unknown mark {mark!r} in the move tables")
    return LocalMove(start, end, limit, warnings, climb)


def cell_as_text(cell: LocalCell, kind: str) -> str:
    """A compiled cell in the words of the move tables, as closely as the table's kind asks."""
    words: list[str] = [cell.kind]
    if kind == "numbered":
        words = [kind]
    elif kind in ("inner", "drift") and cell.kind == "corner":
        words = ["inner" if cell.inner else "drift"]
    if cell.limit is not None:
        words.append(f"<={cell.limit}")
    if cell.warning_at is not None:
        words.append(f"!{cell.warning_at}")
    if cell.jump is not None:
        words.append(f"jump {cell.jump}")
    if cell.water:
        words.append("water")
    return " ".join(words).removeprefix("lane ") or "lane"


def left_to_right(contacts: tuple[Contact, ...]) -> list[str]:
    """Cells as the driver sees them, those of full width after the lanes."""
    ordered = sorted(contacts, key=lambda contact: (contact.t1 - contact.t0 > 0.99, contact.t0))
    return [contact.cell for contact in ordered]


def test_the_tables_cover_the_kinds_of_sides():
    assert len(TABLES) >= 16
    both_ways = {
        side for side, name in PASSAGES if "-".join(reversed(name.split("-"))) in TABLES[side]
    }
    assert len(both_ways) >= 6


@pytest.mark.parametrize(("side", "name"), PASSAGES)
def test_moves_are_those_of_the_table(side: str, name: str):
    table = TABLES[side][name]["moves"]
    expected = [move_from_table(start, text) for start, texts in table.items() for text in texts]
    found = passage_of(side, name).moves
    assert sorted(found, key=str) == sorted(expected, key=str)


@pytest.mark.parametrize(("side", "name"), PASSAGES)
def test_entry_and_exit_cells_are_those_of_the_table(side: str, name: str):
    table = TABLES[side][name]
    passage = passage_of(side, name)
    assert left_to_right(passage.entry) == table["entry"]
    assert left_to_right(passage.exit) == table["exit"]
    merges = table.get("merges", False)
    assert {contact.merges for contact in (*passage.entry, *passage.exit)} == {merges}


@pytest.mark.parametrize(("side", "name"), PASSAGES)
def test_gates_on_the_tile_edges_are_those_of_the_table(side: str, name: str):
    table = TABLES[side][name]
    passage = passage_of(side, name)
    assert list(passage.entry_gate) == table.get("entry_gate", [])
    assert list(passage.exit_gate) == table.get("exit_gate", [])


@pytest.mark.parametrize("side", TABLES)
def test_cells_are_those_of_the_table(side: str):
    table: dict[str, str] = TABLES[side].get("cells", {})
    compiled = load_library().compiled(side)
    assert table.keys() <= compiled.cells.keys()
    for cell in compiled.cells.values():
        expected = table.get(cell.id, "lane").removeprefix("lane ")
        assert cell_as_text(cell, expected.split()[0]) == expected, cell.id


@pytest.mark.parametrize("side", TABLES)
def test_every_cell_of_the_side_is_in_its_table(side: str):
    compiled = load_library().compiled(side)
    listed = {
        cell
        for name, table in TABLES[side].items()
        if (side, name) in PASSAGES
        for cell in (
            *table["entry"],
            *table["exit"],
            *table["moves"],
            *(text.split()[0] for texts in table["moves"].values() for text in texts),
        )
    }
    assert listed == compiled.cells.keys()


@pytest.mark.parametrize("side", TABLES)
def test_conflicts_are_those_of_the_table(side: str):
    table: dict[str, list[str]] = TABLES[side].get("conflicts", {})
    expected = {frozenset((a, b)) for a, others in table.items() for b in others}
    found = load_library().compiled(side).conflicts
    assert {frozenset(pair) for pair in found} == expected
    assert len(found) == len(expected)


def test_roads_that_only_cross_exchange_no_cars():
    for side, table in TABLES.items():
        for name in table.get("absent", ()):
            assert edges_of(name) not in load_library().compiled(side).passages


def test_water_and_jump_hold_for_the_whole_row():
    cells = load_library().compiled("208b").cells
    assert [cell.id for cell in cells.values() if cell.water] == ["r0.1.0", "r0.1.1"]
    cells = load_library().compiled("205b").cells
    assert {cell.id: cell.jump for cell in cells.values() if cell.jump} == {
        "r0.1.0": 4,
        "r0.1.1": 4,
    }
