"""What is found on layouts with tiles that the library does not have."""

from __future__ import annotations

import pytest
from laying import LIBRARY, lay

from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import check_layout


def one(side: str) -> Layout:
    return Layout((PlacedTile(side, Hex(0, 0)),))


def codes(layout: Layout) -> list[str]:
    return [finding.code for finding in check_layout(layout, LIBRARY)]


@pytest.mark.parametrize("side", ["1001a", "999z", "bridge"])
def test_a_tile_of_a_number_that_there_is_not_gets_no_far_fetched_suggestion(side: str):
    (finding,) = [f for f in check_layout(one(side), LIBRARY) if f.code == "PLA-2"]
    assert "did you mean" not in finding.remedy
    assert "docs/tile-format.md" in finding.remedy


def test_lines_that_unknown_tiles_may_have_are_not_missed():
    assert {"STG-1", "STG-3"} <= set(codes(lay("204aDA")))
    assert codes(one("1001a")) == ["PLA-2"]


def test_an_unknown_tile_may_lead_the_road_on_where_it_comes_to_one():
    gap = lay("202aDA", "204aDA", "203aDA").remove(Hex(0, -1))
    assert "STG-4" in codes(gap)
    assert "STG-4" not in codes(gap.place(PlacedTile("1001a", Hex(0, -1))))
    assert "STG-4" in codes(gap.place(PlacedTile("1001a", Hex(9, 9))))
