"""The tile library as it ships: nothing that is printed is lost (FORMATS.md, section 2)."""

from collections import Counter
from itertools import chain

import pytest

from trackeditor.tiles import Road, Row, Side, load_library
from trackeditor.tiles.ribbon import centre_line

LIBRARY = load_library()
SIDES = [LIBRARY.side(side) for side in LIBRARY]

# What the pictures show, counted in their transcription, with the decisions on what they leave
# open: the bridge decks of 153 and 154 (four sides) have two rows instead of the one visible, the
# gates of 134b and 135b have a link each, the lane lines of 407a and 409a replace four links each.
PRINTED = {
    "climb": {"sides": 8, "ends": 16, "roads": 8, "rows": 26, "cells": 52, "gates": 18},
    "dirt-asphalt-snow": {
        "sides": 48, "ends": 96, "roads": 48, "rows": 166, "cells": 364, "corners": 37,
        "shortcuts": 7, "jumps": 4, "lines": 4, "decided": 1,
    },
    "dirt-gravel": {
        "sides": 64, "ends": 126, "roads": 62, "rows": 192, "cells": 469, "corners": 48,
        "shortcuts": 16, "slides": 72, "jumps": 7, "water": 6, "lines": 4, "decided": 1,
    },
    "gt": {
        "sides": 107, "ends": 258, "roads": 135, "rows": 385 + 4, "cells": 1029 + 8, "gates": 116,
        "open": 88, "lines": 13, "grid": 80, "overlaps": 19, "over": 4, "links": 2, "decided": 8,
    },
    "rx": {
        "sides": 34, "ends": 106, "roads": 64, "rows": 145, "cells": 328, "corners": 9, "joins": 30,
        "slides": 19, "jumps": 6, "lines": 2, "grid": 12, "over": 4, "links": 10 - 8, "decided": 6,
    },
    "scenery": {"sides": 10},
}  # fmt: skip

DECIDED = [
    *("113a", "134b", "135b", "136a", "153a", "153b", "154a", "154b"),
    *("219b", "318a", "407a", "409a", "416a", "416b", "417a", "417b"),
]


def rows_of(side: Side) -> list[Row]:
    return [row for road in side.roads for row in road.rows]


def edge_rows(side: Side) -> list[tuple[Road, int, Row]]:
    """Every road end on an edge: road, lanes of the edge, first or last row."""
    return [
        (road, side.ends[edge].lanes, row)
        for road in side.roads
        for edge, row in ((road.start, road.rows[0]), (road.end, road.rows[-1]))
        if edge is not None
    ]


def test_the_library_holds_every_printed_side():
    assert len(LIBRARY) == 271
    assert sum(count["sides"] for count in PRINTED.values()) == 271


@pytest.mark.parametrize("series", PRINTED)
def test_everything_printed_is_there(series: str):
    found: Counter[str] = Counter()
    for side in SIDES:
        if side.series == series:
            rows = rows_of(side)
            found.update(
                sides=1,
                ends=len(side.ends),
                roads=len(side.roads),
                rows=len(rows),
                cells=sum(len(list(row.cells)) for row in rows),
                gates=sum(len(road.gates) for road in side.roads),
                corners=sum(bool(row.corner_chains) for row in rows),
                shortcuts=sum(len(road.shortcuts) for road in side.roads),
                joins=sum(len(road.joins) for road in side.roads),
                slides=sum(row.slide for row in rows),
                jumps=sum(row.jump is not None for row in rows),
                water=sum(row.water for row in rows),
                open=sum(row.open is not None for row in rows),
                lines=len(side.lines),
                grid=len(side.grid),
                overlaps=len(side.overlaps),
                over=side.over is not None,
                links=len(side.links),
                decided=side.decided is not None,
            )
    assert {key: n for key, n in found.items() if n} == PRINTED[series]


def test_every_tile_has_two_printed_sides_but_the_pit():
    for tile, sides in LIBRARY.tiles.items():
        assert sides == (("101",) if tile == 101 else (f"{tile}a", f"{tile}b"))


def test_what_the_pictures_leave_open_is_decided():
    assert [side.id for side in SIDES if side.decided] == DECIDED


def test_sides_name_tile_and_face():
    assert (LIBRARY.side("211b").tile, LIBRARY.side("211b").face) == (211, "b")
    assert (LIBRARY.side("101").tile, LIBRARY.side("101").face) == (101, "")


def test_every_edge_with_a_road_end_is_used_by_a_road():
    for side in SIDES:
        used = {edge for road in side.roads for edge in (road.start, road.end)} - {None}
        blind = {"201a", "201b"}  # the service park: a road end, and no road
        assert used == (set() if side.id in blind else side.ends.keys()), side.id


def test_the_cells_at_an_edge_fill_its_lanes():
    """Each lane has a cell, or a cell takes several: the widths are then parts of the lanes."""
    for side in SIDES:
        for road, lanes, row in edge_rows(side):
            if len(row.chains) == lanes:
                continue
            if len(row.chains) == 1:
                assert side.series == "dirt-asphalt-snow", side.id  # snow rows of full width
                assert side.terrain == "snow"
            else:
                assert sum(row.widths) == lanes, (side.id, road.index)


def test_skewed_edges_and_only_they_cut_the_cells_of_their_row():
    for side in SIDES:
        for road in side.roads:
            assert (road.rows[0].open == "from") == (side.ends[road.start].skew is not None)
            if road.end is not None:
                assert (road.rows[-1].open == "to") == (side.ends[road.end].skew is not None)
            assert all(row.open is None for row in road.rows[1:-1])


def test_gates_divide_the_road_into_its_lanes():
    for side in SIDES:
        for road in side.roads:
            for border, segments in road.gates.items():
                beside = road.rows[max(border - 1, 0) : border + 1]
                widest = max(sum(row.widths) for row in beside)
                assert len(segments) == widest, (side.id, border)


def test_both_sides_of_a_tile_have_the_same_copies():
    for sides in LIBRARY.tiles.values():
        assert len({LIBRARY.side(side).count for side in sides}) == 1


def test_the_boxes_hold_the_copies_that_the_sides_name():
    # 122, 124 and 125 came first in two boxes, one copy each, and count both.
    shared = {122: 2, 124: 2, 125: 2}
    for tile, sides in LIBRARY.tiles.items():
        copies = [box.tiles[tile] for box in LIBRARY.editions.values() if tile in box.tiles]
        assert copies, f"no box holds {tile}"
        count = LIBRARY.side(sides[0]).count
        assert count == (sum(copies) if tile in shared else copies[0])
        assert len(set(copies)) == 1
        assert shared.get(tile, count) == count


def test_the_boxes_hold_no_tile_without_sides():
    assert set(chain(*(box.tiles for box in LIBRARY.editions.values()))) == LIBRARY.tiles.keys()


def test_terrain_and_danger_belong_to_roads():
    for side in SIDES:
        if side.roads:
            assert side.terrain != "none", side.id
            assert side.danger != "none", side.id


def test_side_asked_for_twice_is_one_value():
    assert LIBRARY.side("204a") is LIBRARY.side("204a")
    assert LIBRARY.compiled("204a") is LIBRARY.compiled("204a")
    with pytest.raises(KeyError):
        LIBRARY.side("999a")


@pytest.mark.parametrize(
    ("side", "inner_sides"),
    [
        # Lanes alike in limits and cells: the road bends there and back, as it is drawn. The outer
        # spaces of 134a and 135a are named in the notes of the tile file.
        *[("134a", ["right", "left"]), ("134b", ["right", "left"])],
        *[("135a", ["left", "right"]), ("135b", ["left", "right"])],
        *[("129a", ["left"]), ("130a", ["left"])],
    ],
)
def test_corners_on_a_straight_road_have_the_inner_side_to_which_it_bends(side, inner_sides):
    (road,) = LIBRARY.side(side).roads
    assert [road.inner_side(row) for row in road.rows if row.limited_chains] == inner_sides


def test_the_inner_sides_said_of_corners_are_those_to_which_their_roads_bend():
    """The heading of the centre line (x right, y down) turns clockwise in a bend to the right."""
    for side in SIDES:
        for road in side.roads:
            for row, (s0, s1) in zip(road.rows, road.row_spans(), strict=True):
                if row.inner is None:
                    continue
                line = centre_line(road, side)
                places = [s0, s0 + 0.01, s1 - 0.01, s1]
                a, b, c, d = (line.interpolate(s, normalized=True) for s in places)
                turned = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
                assert row.inner == ("right" if turned > 0 else "left"), (side.id, row.index)
