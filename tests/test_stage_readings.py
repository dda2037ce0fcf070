"""Stages as they lie on the table: of tiles, and of legs over boards."""

from __future__ import annotations

import pytest
from laying import LIBRARY

from trackeditor.drawing.marks import Label
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import Place
from trackeditor.resources import data_directory
from trackeditor.roadbook import Stage
from trackeditor.roadbook.readings import read_stage
from trackeditor.zones import Boards, compile_legs, load_boards, parse_legs, read_boards


@pytest.fixture(scope="module")
def boards() -> Boards:
    return read_boards([data_directory("examples") / "classic" / "invented-boards.yaml"])


def stage(legs: str, **keys) -> Stage:
    return Stage(Layout(name="Mill"), legs=parse_legs(legs), **keys)


def numbers(reading) -> dict[str, float]:
    """The height of every numbered road end above that of the start."""
    return {
        mark.text: -mark.point[1]
        for mark in reading.signs
        if isinstance(mark, Label) and mark.text[1:].isdigit()
    }


def test_a_stage_of_tiles_is_its_own_layout():
    layout = Layout((PlacedTile("202a", Hex(0, 0)),), name="Mill")
    reading = read_stage(Stage(layout), LIBRARY, {})
    assert reading.layout is layout
    assert reading.library is LIBRARY
    assert (reading.signs, reading.missing) == ((), ())


def test_a_stage_of_legs_is_its_sections_in_a_row_with_the_course_over_them(boards):
    reading = read_stage(stage("C8-C3 / J1-J4"), LIBRARY, boards)
    sides = [tile.side for tile in reading.layout]
    assert sides == ["C8", "C8-C3 1", "C8-C3 2", "J1-J4 1", "J1-J4 2", "finish"]
    assert [tile.at for tile in reading.layout] == [Hex(0, -i) for i in range(6)]
    assert reading.layout.name == "Mill"
    compiled = compile_legs(parse_legs("C8-C3 / J1-J4"), boards)
    assert reading.course == compiled
    lying = {(tile.side, tile.at) for tile in reading.layout}
    assert {(tile.side, tile.at) for tile in compiled.tiles} <= lying


def test_a_board_that_is_not_described_takes_one_hexagon_a_leg(boards):
    known = {zone: board for zone, board in boards.items() if zone != "C"}
    reading = read_stage(stage("J1-J4 / C8-C3"), LIBRARY, {**load_boards(), **known})
    assert reading.missing == ("C",)
    assert reading.course is None
    assert [tile.side for tile in reading.layout][-2:] == ["J1-J4 2", "C8-C3"]
    assert "C8-C3" not in reading.library


def test_road_ends_are_numbered_from_the_start_up(boards):
    reading = read_stage(stage("-C3 / L9-L8"), LIBRARY, boards)
    ends = numbers(reading)
    assert list(ends) == ["C3", "L9", "L8"]
    assert ends["C3"] < ends["L9"] < ends["L8"]


def test_zones_lie_on_the_side_that_the_stage_says(boards):
    lying = read_stage(stage("C8-C3 / J1-J4", snow=("C",)), LIBRARY, boards)
    assert lying.library.side("C8-C3 1").terrain.value == "snow"
    assert lying.library.side("J1-J4 1").terrain.value != "snow"


def test_a_finding_on_a_leg_lies_where_the_leg_begins(boards):
    reading = read_stage(stage("C8-C3 / J1-J4"), LIBRARY, boards)
    assert reading.place_of(Place(tile="J1-J4")) == Hex(0, -3)
    assert reading.place_of(Place()) is None
    assert reading.place_of(Place(Hex(1, 1), "202a")) == Hex(1, 1)
