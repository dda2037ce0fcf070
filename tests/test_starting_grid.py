"""The starting grid of a circuit: which boxes lie behind its line, and in what order."""

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark

from trackeditor.course import Course, analyse
from trackeditor.layout import Layout
from trackeditor.simulator.laps import cell_in_lap, unrolled

BOXES_IN_ORDER = tuple(f"0,0/r0.{row}.{lane}" for row in (2, 1, 0) for lane in (2, 0))
"""The boxes of 102a from its line back; the first corner turns to the right (lane 2)."""


def course(layout: Layout) -> Course:
    read = analyse(layout, LIBRARY).course
    assert read is not None
    return read


@pytest.mark.parametrize(
    ("line", "boxes"),
    [
        ((0, "r0.0"), BOXES_IN_ORDER[4:]),
        ((0, "r0.1"), BOXES_IN_ORDER[2:]),
        ((0, "r0.2"), BOXES_IN_ORDER),
        ((0, "A"), BOXES_IN_ORDER),
        ((1, "D"), BOXES_IN_ORDER),
        ((1, "B"), BOXES_IN_ORDER),  # the line is a tile further on, and the lap begins there
        ((3, "C"), BOXES_IN_ORDER),  # three tiles, of seven
        ((4, "D"), ()),  # nearer back than on
        ((0, "D"), ()),  # behind all boxes
    ],
)
def test_cars_start_in_the_boxes_behind_the_line_where_it_is_nearer_on_than_back(line, boxes):
    assert tuple(course(mark(GT_CIRCUIT, ("finish", *line))).grid) == boxes


def test_cars_start_from_one_grid_tile():
    """Of two tiles with boxes, half a lap apart, it is the next one behind the line."""
    ring = lay(
        "102aDA", "105aDB", "106aDB", "112aDB", "401aDA", "113aDB", "115aDB", "117aDB"
    )  # fmt: skip
    for line, side in ((("finish", 1, "B"), "102a"), (("finish", 5, "B"), "401a")):
        read = course(mark(ring, line))
        assert {read.cells[cell].tile for cell in read.grid} == {side}
        assert len(read.grid) == 6


def test_a_race_starts_in_the_boxes_a_tile_behind_the_line():
    read = course(mark(GT_CIRCUIT, ("finish", 1, "B")))
    race = unrolled(read, 1)
    assert race.start == tuple(cell_in_lap(box, 0) for box in BOXES_IN_ORDER)
    assert {race.cells[cell].tile for cell in race.start} == {"102a"}
