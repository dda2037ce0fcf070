"""Findings name tiles so that they are told apart, also where two are the same side."""

import pytest
from laying import LIBRARY, lay, published

from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import Finding, check_layout


def found(layout: Layout, code: str) -> list[Finding]:
    return [finding for finding in check_layout(layout, LIBRARY) if finding.code == code]


def test_two_tiles_of_one_side_are_told_apart_by_their_positions():
    """The upper one lies across the road of the lower one."""
    (finding,) = found(lay("202aDA", "204aDA").place(PlacedTile("204a", Hex(0, -2), 1)), "CON-1")
    assert finding.message == (
        "the road of 204a at (0, -1) runs into the edge of 204a at (0, -2), which has no road there"
    )
    assert finding.remedy.startswith("turn 204a at (0, -1) or 204a at (0, -2), or put a tile")


def test_tiles_of_two_sides_need_no_positions():
    """204a and 205a are straights: nothing but the side tells them apart."""
    (finding,) = found(lay("202aDA", "204aDA").place(PlacedTile("205a", Hex(0, -2), 1)), "CON-1")
    assert "204a or 205a" in finding.remedy


def test_two_copies_on_one_hexagon_are_another_one():
    tile = PlacedTile("204a", Hex(0, 0))
    (finding,) = found(Layout((tile, tile)), "PLA-1")
    assert finding.message == "204a lies on the hexagon of another 204a"
    assert finding.remedy == "move one of them, or remove it"


@pytest.mark.parametrize("name", ["rx-1-ss1", "ice-1-ss1"])
def test_no_finding_offers_a_choice_between_two_alike(name: str):
    layout = published(name)
    for tile in layout.tiles:
        for broken in (layout.rotate(tile.at, 1), layout.remove(tile.at)):
            for finding in check_layout(broken, LIBRARY):
                parts = finding.remedy.replace(",", "").split(" or ")
                assert len(parts) == len(set(parts))
