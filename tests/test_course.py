"""Courses: driving order, lines, lengths and distances worked out by hand, and their laws."""

import json
from collections import Counter

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import (
    GT_CIRCUIT,
    LIBRARY,
    PUBLISHED,
    SKEWED_STAGE,
    lay,
    mark,
    published,
    renamed,
)

from trackeditor.course import analyse, analysis, course_from_dict, course_to_dict, routes
from trackeditor.course.lines import lines
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.resources import data_directory

SCHEMA = json.loads((data_directory("schemas") / "graph.schema.json").read_text("utf-8"))
LAYOUTS = {name: published(name) for name in PUBLISHED} | {
    "gt circuit": GT_CIRCUIT,
    "skewed stage": SKEWED_STAGE,
}
NAMES = sorted(LAYOUTS)


def test_a_line_is_looked_for_on_its_own_tile_only(monkeypatch):
    """A field full of START tiles takes no longer a tile than a small one."""
    looks = []
    crossing = routes.line_crossing
    monkeypatch.setattr(routes, "line_crossing", lambda *args: looks.append(1) or crossing(*args))
    field = Layout(tuple(PlacedTile("202a", Hex(q, r)) for q in range(10) for r in range(30)))
    analyse(field, LIBRARY)
    most_readings, ways_over_a_tile = 4, 2
    assert 0 < len(looks) <= most_readings * ways_over_a_tile * len(field.tiles)


def test_standees_on_all_tiles_take_no_longer_a_tile_than_a_few(monkeypatch):
    """Start and finish on every tile: what comes first is looked for among those beside it."""
    looks = []
    crossing, reachable = routes.line_crossing, routes.reachable
    for module in (routes, analysis):
        monkeypatch.setattr(
            module, "line_crossing", lambda *args: looks.append("line") or crossing(*args)
        )
    monkeypatch.setattr(routes, "reachable", lambda *args: looks.append("road") or reachable(*args))

    def looked(length: int) -> Counter[str]:
        looks.clear()
        tiles = tuple(PlacedTile("204a", Hex(0, -i)) for i in range(length))
        standees = tuple(
            Marker(kind, tile.at, "A", Edge.A) for tile in tiles for kind in ("start", "finish")
        )
        analyse(Layout(tiles, markers=standees), LIBRARY)
        return Counter(looks)

    few, many = looked(20), looked(80)
    assert few["line"] > 0
    assert many["line"] <= 5 * few["line"]
    assert many["road"] <= few["road"] + 4  # not one for every standee


def course_of(layout: Layout):
    analysis = analyse(layout, LIBRARY)
    assert analysis.course is not None
    return analysis.course


def order(layout: Layout) -> list[str]:
    """The route in the words of a person with the layout before him: side, way in, way out."""
    return [f"{t.side} {t.enters.name}-{t.leaves.name}" for t in course_of(layout).tiles]


def cells_at(at: tuple[int, int], *local: str) -> tuple[str, ...]:
    return tuple(f"{at[0]},{at[1]}/{cell}" for cell in local)


# --- driving order, read off the positions -------------------------------------------------------


def test_driving_order_of_rally_1_ss1():
    assert order(published("rally-1-ss1")) == [
        "202a E-B",  # (-4, 3), the open end behind the line is at E
        "210b E-F",  # (-3, 2)
        "205a C-F",  # (-4, 2)
        "227a C-A",  # (-5, 2)
        "213a D-C",  # (-5, 1)
        "208a F-B",  # (-4, 1)
        "216a E-D",  # (-3, 0)
        "219a A-B",  # (-3, 1)
        "217a E-C",  # (-2, 0)
        "203a F-C",  # (-1, 0), before the service park at (0, 0)
    ]


def test_driving_order_of_a_stage_that_drives_a_crossing_twice():
    layout = published("autotour-1-ss3")
    assert order(layout) == [
        "202b F-C",  # (0, 0)
        "414b F-B",  # (1, 0)
        "410b E-D",  # (2, -1)
        "212b A-F",  # (2, 0)
        "414b C-E",  # (1, 0) again, over its other road
        "215b B-E",  # (0, 1)
        "203b B-E",  # (-1, 2)
    ]
    course = course_of(layout)
    assert course.length_tiles == 6
    # 3 rows after the start line; 3; 1+1+1+1+1; 1+1+1; 3; 1+1+1+1+1; 3 rows before the finish,
    # every corner by its inner line of one cell
    assert course.length_cells == 3 + 3 + 5 + 3 + 3 + 5 + 3


def test_driving_order_through_forks():
    assert order(published("cup-2023-03-ss1")) == [
        "202b D-A",  # (0, 0)
        "415b D-F",  # (0, -1), the arm at B is open
        "404b C-F",  # (-1, -1), straight on at A is open
        "224a C-A",  # (-2, -1)
        "223a D-F",  # (-2, -2)
        "208b C-A",  # (-3, -2)
        "204b D-A",  # (-3, -3)
        "209a D-B",  # (-3, -4)
        "217a E-C",  # (-2, -5)
        "402b F-C",  # (-1, -5)
        "203a F-C",  # (0, -5)
    ]


ICE = [
    "301b A-D",  # (0, 0)
    "308b A-E",  # (0, 1)
    "324b B-F",  # (-1, 2)
    "318b C-B",  # (-2, 2)
    "316b E-A",  # (-1, 1)
    "312b D-E",  # (-1, 0)
    "304b B-E",  # (-2, 1)
    "310b B-A",  # (-3, 2)
    "323b D-B",  # (-3, 1)
    "307b E-B",  # (-2, 0)
    "309b E-C",  # (-1, -1)
    "322b F-D",  # (0, -1)
]


def backwards(way: list[str]) -> list[str]:
    """The circuit the other way round, from the same tile."""
    turned = [f"{step[:4]} {step[7]}-{step[5]}" for step in way]
    return [turned[0], *reversed(turned[1:])]


def test_driving_order_of_a_circuit_without_direction():
    layout = published("ice-1-ss1")
    assert order(layout) in (ICE, backwards(ICE))
    analysis = analyse(layout, LIBRARY)
    assert (analysis.kind, analysis.alternatives) == ("circuit", 0)


@pytest.mark.parametrize(
    ("toward", "way", "before"), [(Edge.D, ICE, "r0.2"), (Edge.A, backwards(ICE), "r0.1")]
)
def test_a_finish_standee_gives_a_circuit_its_direction(toward, way, before):
    # 301b: the line between rows 1 and 2, as the printed START line
    layout = published("ice-1-ss1").mark(Marker("finish", Hex(0, 0), "r0.1", toward))
    assert order(layout) == way
    course = course_of(layout)
    assert set(course.start) == set(cells_at((0, 0), f"{before}.0", f"{before}.1"))
    assert course.finish == course.start


def test_a_circuit_begins_with_the_tile_that_has_the_line():
    # 318b is driven from its edge D to C there; the line lies between rows 0 and 1
    layout = published("ice-1-ss1").mark(Marker("finish", Hex(-2, 2), "r0.0", Edge.C))
    course = course_of(layout)
    start = ICE.index("318b C-B")
    assert order(layout) == ICE[start:] + ICE[:start]
    assert set(course.finish) == set(cells_at((-2, 2), "r0.0.0", "r0.0.1"))
    assert {(move.start, move.end) for move in course.moves if move.line == "finish"} == {
        (a, b)
        for a in cells_at((-2, 2), "r0.0.0", "r0.0.1")
        for b in cells_at((-2, 2), "r0.1.0", "r0.1.1")
    }
    assert "start" not in {move.line for move in course.moves}


def test_laps_of_a_circuit_with_a_start_line_only_are_counted_over_it():
    course = course_of(published("ice-1-ss1"))
    crossing = [move for move in course.moves if move.line]
    assert {move.line for move in crossing} == {"start"}
    assert {move.start for move in crossing} == set(course.start) == set(course.finish)


def test_a_gt_circuit_is_driven_as_its_grid_faces():
    course = course_of(GT_CIRCUIT)
    assert [tile.side for tile in course.tiles] == [tile.side for tile in GT_CIRCUIT.tiles]
    assert course.kind == "circuit"
    # 102a: the grid is on rows 0 to 2, the line after row 2
    assert set(course.start) == set(cells_at((0, 0), "r0.2.0", "r0.2.1", "r0.2.2"))
    assert course.finish == course.start
    # its line is start and finish in one
    assert {move.line for move in course.moves} == {None, "finish"}
    # rows 4, 2, 1+1 (inner lane of 106a), 1, 2, 1+1, 1
    assert course.length_cells == 4 + 2 + 2 + 1 + 2 + 2 + 1
    assert course.length_tiles == 7


# --- lines ---------------------------------------------------------------------------------------


def test_start_and_finish_cells_of_rally_1_ss1():
    # Both tiles are driven from A to D: row 2 comes first and the line lies after it.
    course = course_of(published("rally-1-ss1"))
    assert set(course.start) == set(cells_at((-4, 3), "r0.2.0", "r0.2.1"))
    assert set(course.finish) == set(cells_at((-1, 0), "r0.2.0", "r0.2.1"))


def test_a_start_tile_is_driven_either_way():
    # 202a: the line lies after row 1 of three
    forth = course_of(lay("202aDA", "204aDA", "203aDA"))
    assert set(forth.start) == set(cells_at((0, 0), "r0.1.0", "r0.1.1"))
    back = course_of(lay("202aAD", "204aDA", "203aAD"))
    assert set(back.start) == set(cells_at((0, 0), "r0.2.0", "r0.2.1"))
    # 1 row after the start line, 2, 2 before the finish line; 2, 2, 1 the other way
    assert (forth.length_cells, back.length_cells) == (1 + 2 + 2, 2 + 2 + 1)


def test_standees_on_borders():
    layout = mark(lay("205aDA", "204aDA", "206aDA"), ("start", 0, "r0.0"), ("finish", 2, "r0.1"))
    course = course_of(layout)
    assert [tile.side for tile in course.tiles] == ["205a", "204a", "206a"]
    assert set(course.start) == set(cells_at((0, 0), "r0.0.0", "r0.0.1"))
    assert set(course.finish) == set(cells_at((0, -2), "r0.1.0", "r0.1.1"))
    assert course.length_cells == 2 + 2 + 2


def test_standees_on_edges():
    # Between the tiles: cars wait on the last row of 205a and finish from the last row of 204a.
    layout = mark(lay("205aDA", "204aDA", "206aDA"), ("start", 0, "A"), ("finish", 2, "D"))
    course = course_of(layout)
    assert set(course.start) == set(cells_at((0, 0), "r0.2.0", "r0.2.1"))
    assert set(course.finish) == set(cells_at((0, -1), "r0.1.0", "r0.1.1"))
    assert course.length_cells == 2
    assert course.length_tiles == 1
    assert [tile.side for tile in course.tiles] == ["205a", "204a", "206a"]
    lines_crossed = {(m.start[:4], m.end[:4]): m.line for m in course.moves if m.line}
    assert lines_crossed == {("0,0/", "0,-1"): "start", ("0,-1", "0,-2"): "finish"}


def test_a_standee_on_an_edge_is_the_same_from_both_tiles():
    chain = lay("205aDA", "204aDA", "206aDA")
    courses = [
        course_of(mark(chain, start, finish))
        for start in (("start", 0, "A"), ("start", 1, "D"))
        for finish in (("finish", 1, "A"), ("finish", 2, "D"))
    ]
    assert all(course == courses[0] for course in courses)


def test_a_finish_on_the_last_edge_has_nothing_beyond():
    course = course_of(mark(lay("202aDA", "204aDA"), ("finish", 1, "A")))
    assert set(course.finish) == set(cells_at((0, -1), "r0.1.0", "r0.1.1"))
    assert "finish" not in {move.line for move in course.moves}


@pytest.mark.parametrize(
    ("start", "joined"),
    [
        (("start", 0, "r0.0", Edge.A), True),
        (("start", 0, "r0.0", Edge.D), False),
        (("start", 0, "A", Edge.A), True),
        (("start", 1, "D", Edge.A), True),
        (("start", 1, "D", Edge.D), False),
    ],
)
def test_a_marker_shows_the_way(start, joined):
    layout = mark(lay("205aDA", "204aDA", "206aDA"), start, ("finish", 2, "r0.1"))
    analysis = analyse(layout, LIBRARY)
    assert (analysis.course is not None) is joined
    assert analysis.against_markers is not joined


def test_on_one_tile_the_start_comes_first():
    # Only from A to D does the start line (after row 2) come before the finish line (after row 0).
    layout = mark(lay("206aDA"), ("start", 0, "r0.2"), ("finish", 0, "r0.0"))
    course = course_of(layout)
    assert set(course.start) == set(cells_at((0, 0), "r0.3.0", "r0.3.1"))
    assert set(course.finish) == set(cells_at((0, 0), "r0.1.0", "r0.1.1"))
    assert course.length_cells == 2


@pytest.mark.parametrize("line", ["", "Z", "r0", "r0.2", "r9.0", "r0.99", "r0.-1", "B", "r0.0.0"])
def test_a_marker_on_no_line_is_passed_over(line):
    layout = lay("205aDA").mark(Marker("start", Hex(0, 0), line))
    assert list(lines(layout, LIBRARY)) == []


def test_a_finish_tile_on_a_road_back_to_the_start_makes_a_stage():
    ring = lay(
        "202aDA", "210aDC", "204aDA", "216aDC", "208aBD", "209aDB", "219aDC", "203aDA"
    )  # fmt: skip
    first, last = ring.tiles[0], ring.tiles[-1]
    assert last.at.neighbour(Edge.A) == first.at  # beyond the finish line lies the start line
    analysis = analyse(ring, LIBRARY)
    assert analysis.kind == "stage"
    assert analysis.course.length_tiles == 8
    assert {analysis.route[0].tile, analysis.route[-1].tile} == {first, last}


def test_a_start_tile_and_a_finish_standee_on_a_ring_make_a_circuit():
    ring = lay(
        "202aDA", "210aDC", "204aDA", "216aDC", "208aBD", "209aDB", "219aDC", "205aDA"
    )  # fmt: skip
    analysis = analyse(mark(ring, ("finish", 7, "r0.1")), LIBRARY)
    assert analysis.kind == "circuit"
    assert analysis.course.length_tiles == 8


# --- distances -----------------------------------------------------------------------------------


def test_length_and_distances_of_rally_1_ss1():
    course = course_of(published("rally-1-ss1"))
    # rows between the lines, corners by the inner line: 2 rows of 202a, 1, 3, 3, 3, 3, 1, 5, 3, 1
    assert course.length_cells == 2 + 1 + 3 + 3 + 3 + 3 + 1 + 5 + 3 + 1
    assert course.length_tiles == 10

    def distances(at, local):
        cell = course.cells[f"{at[0]},{at[1]}/{local}"]
        return pytest.approx((cell.rear, cell.front))

    assert distances((-4, 3), "r0.2.0") == (0, 1 / 3)  # the cell behind the line
    assert distances((-4, 2), "r0.0.1") == (2, 2 + 1 / 3)  # third tile, three equal rows
    # 213a, fifth tile: rows of length 1, 1.5 and 1; the drift line has two cells
    assert distances((-5, 1), "r0.0.0") == (4, 4 + 1 / 3.5)
    assert distances((-5, 1), "r0.1.0.0") == (4 + 1 / 3.5, 4 + 1.75 / 3.5)
    assert distances((-5, 1), "r0.1.1") == (4 + 1 / 3.5, 4 + 2.5 / 3.5)
    assert distances((-5, 1), "r0.2.slide1") == (4 + 3 / 3.5, 5)


def test_the_inner_lane_is_that_of_the_present_or_next_corner():
    course = course_of(published("rally-1-ss1"))

    def inside(at, local):
        return course.cells[f"{at[0]},{at[1]}/{local}"].inside

    # 210b is driven from C to D, a left turn: on 202a before it, driven from A to D, the driver's
    # left lane is the printed right one.
    assert inside((-4, 3), "r0.2.1") == 0
    assert inside((-4, 3), "r0.2.0") == 0.5
    assert inside((-3, 2), "r0.0.1") == 0  # its inner line
    assert inside((-3, 2), "r0.0.0.0") == 0.5  # its drift line
    # 205a looks ahead to 227a, driven from D to B, a right turn
    assert inside((-4, 2), "r0.0.1") == 0
    assert inside((-4, 2), "r0.0.0") == 0.5
    # a half cell spans the whole road
    assert inside((-5, 2), "r0.0.slide0") == 0


def test_a_merged_cell_lies_where_its_front_part_lies():
    course = course_of(SKEWED_STAGE)
    tiles = [tile.at for tile in SKEWED_STAGE.tiles]
    # 130b, second tile: rows 1.36, 1.74, 0.6 (open). 121b, third: its row 3 comes first, 0.44 of 3.
    merged = [cell for cell in course.cells.values() if "+" in cell.id]
    first = [cell for cell in merged if cell.at == tiles[2]]
    assert len(first) == 2
    for cell in first:
        assert cell.rear == pytest.approx(2 - 0.6 / 3.7)
        assert cell.front == pytest.approx(2 + 0.44 / 3)


def test_merged_cells_over_the_line_of_a_circuit_begin_before_it():
    ring = lay(
        "121bCE", "129bEB", "107bDC", "105bDB", "103bDA", "105bDB", "104bDA", "106bDB", "111bDC",
        "130bFC", toward=Edge.D,
    )  # fmt: skip
    layout = mark(ring, ("finish", 0, "r0.1", Edge.E))
    course = course_of(layout)
    assert [tile.side for tile in course.tiles] == [tile.side for tile in ring.tiles]
    last = f"{ring.tiles[-1].at.q},{ring.tiles[-1].at.r}/"
    merged = [cell for cell in course.cells.values() if "+" in cell.id and last in cell.id]
    # parts: the last row of 130b, the tenth tile (0.6 of 3.7), and row 3 of 121b (0.44 of 3)
    assert len(merged) == 2
    for cell in merged:
        assert cell.at == ring.tiles[0].at
        assert cell.rear == pytest.approx(-0.6 / 3.7)
        assert cell.front == pytest.approx(0.44 / 3)


# --- forks ---------------------------------------------------------------------------------------

DIAMOND = Layout(
    (
        PlacedTile("202a", Hex(0, 1), 0),
        PlacedTile("404a", Hex(0, 0), 0),  # from D on to A or B
        PlacedTile("208a", Hex(0, -1), 0),  # from D to B
        PlacedTile("209a", Hex(1, -1), 3),  # from E to A
        PlacedTile("406a", Hex(1, -2), 1),  # from E or D to C
        PlacedTile("203a", Hex(2, -2), 5),
    )
)


def test_two_ways_of_equal_length():
    analysis = analyse(DIAMOND, LIBRARY)
    assert (analysis.kind, analysis.alternatives, analysis.is_cut) == ("stage", 1, False)
    assert analysis.course.length_tiles == 5
    assert len(analysis.off_course) == 1


def test_the_longer_way_is_taken():
    # 208a on the way over A is replaced by a way round over three tiles.
    longer = DIAMOND.remove(Hex(0, -1))
    for tile in (
        PlacedTile("204a", Hex(0, -1), 0),  # from D to A
        PlacedTile("216a", Hex(0, -2), 0),  # from D to C: back to (1, -2)
    ):
        longer = longer.place(tile)
    longer = longer.remove(Hex(1, -2)).place(PlacedTile("415b", Hex(1, -2), 0))
    longer = longer.remove(Hex(2, -2)).place(PlacedTile("203a", Hex(2, -3), 4))
    # 415b has its ends at B, D and F: from F over the long way, from D over 209a, on to B
    analysis = analyse(longer, LIBRARY)
    assert (analysis.kind, analysis.alternatives) == ("stage", 1)
    assert [drive.tile.side for drive in analysis.route] == [
        "202a",
        "404a",
        "204a",
        "216a",
        "415b",
        "203a",
    ]
    assert [tile.side for tile in analysis.off_course] == ["209a"]


@pytest.mark.slow
@pytest.mark.parametrize("side", ["415a", "415b"])
@pytest.mark.parametrize("marked", [False, True])
def test_a_honeycomb_of_junctions_is_read_in_bounded_work(side: str, marked: bool):
    """Every junction doubles the ways: they cannot all be tried, and the reading says so."""
    size = 25
    tiles = tuple(
        PlacedTile(side, Hex(q, r), 0 if (q - r) % 3 == 0 else 3)
        for q in range(size)
        for r in range(size)
        if (q - r) % 3 != 1
    )
    markers = (Marker("start", Hex(12, 12), "D"), Marker("finish", Hex(3, 3), "D"))
    analysis = analyse(Layout(tiles, markers if marked else ()), LIBRARY)
    assert len(tiles) > 400
    assert analysis.is_cut
    assert analysis.course is not None
    assert len(analysis.route) > 50


def ladder(diamonds: int) -> Layout:
    """A stage with that many forks one after the other, of two ways of equal length each.

    The diamonds turn to the right and to the left by turns.
    """
    at, heading = Hex(0, 0), 0
    tiles = [PlacedTile("202a", Hex(0, 1), 0)]
    for i in range(diamonds):
        if i % 2 == 0:
            parts = [("404a", 0, 0, 0), ("208a", 0, -1, 0), ("209a", 1, -1, 3), ("406a", 1, -2, 1)]
            step, turn = Hex(2, -2), 2
        else:
            parts = [
                ("402a", 0, 0, 0), ("208a", 0, -1, 2), ("209a", -1, 0, 5), ("408a", -1, -1, 5),
            ]  # fmt: skip
            step, turn = Hex(-2, 0), -2
        for side, q, r, rotation in parts:
            place = Hex(q, r).turned(heading)
            tiles.append(PlacedTile(side, place.moved(*at), (rotation + heading) % 6))
        at = step.turned(heading).moved(*at)
        heading = (heading + turn) % 6
    tiles.append(PlacedTile("203a", at, heading))
    return Layout(tuple(tiles))


@pytest.mark.parametrize("diamonds", [1, 2, 5])
def test_all_ways_of_a_few_forks_are_counted(diamonds: int):
    analysis = analyse(ladder(diamonds), LIBRARY)
    assert (analysis.kind, analysis.is_cut) == ("stage", False)
    assert analysis.alternatives == 2**diamonds - 1
    assert analysis.course.length_tiles == 3 * diamonds + 2


def test_a_ladder_of_many_forks_is_read_in_bounded_work():
    """Thirty forks one after the other allow a thousand million ways."""
    analysis = analyse(ladder(30), LIBRARY)
    assert analysis.kind == "stage"
    assert analysis.is_cut
    assert analysis.course.length_tiles == 3 * 30 + 2


# --- laws ----------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(NAMES),
    steps=st.integers(0, 5),
    about=st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9)),
)
def test_the_course_is_the_same_for_all_rotations(name, steps, about):
    layout = LAYOUTS[name]
    turned = course_to_dict(course_of(layout.rotate_all(steps, about)))

    def place(at):
        return Hex(*at).turned(steps, about)

    def rename(cell):
        return renamed(cell, place)

    expected = course_to_dict(course_of(layout))
    for tiles in ("tiles", "joker", "pregrid"):
        for tile in expected["course"].get(tiles, []):
            tile["at"] = list(place(tile["at"]))
            for way in ("enters", "leaves"):
                tile[way] = Edge[tile[way]].turned(steps).name
    for key in ("start", "finish"):
        assert set(turned["course"].pop(key)) == set(map(rename, expected["course"].pop(key)))
    for key in ("grid", "pit"):
        expected["course"][key] = list(map(rename, expected["course"].get(key, [])))
        turned["course"].setdefault(key, [])
    assert turned["course"] == expected["course"]
    assert {c["id"]: c for c in turned["cells"]} == {
        rename(c["id"]): c
        | {"id": rename(c["id"]), "at": list(place(c["at"]))}
        | ({"corner": rename(c["corner"])} if "corner" in c else {})
        for c in expected["cells"]
    }
    assert {(m["from"], m["to"]): m for m in turned["moves"]} == {
        (rename(m["from"]), rename(m["to"])): m | {"from": rename(m["from"]), "to": rename(m["to"])}
        for m in expected["moves"]
    }
    assert {tuple(pair) for pair in turned["conflicts"]} == {
        tuple(sorted(map(rename, pair))) for pair in expected["conflicts"]
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_course_survives_its_document(name: str):
    course = course_of(LAYOUTS[name])
    document = json.loads(json.dumps(course_to_dict(course)))
    jsonschema.validate(document, SCHEMA)
    again = course_from_dict(document)
    assert course_to_dict(again) == document
    assert again.moves == course.moves
    assert again.conflicts == course.conflicts
    assert again.tiles == course.tiles
    assert (again.start, again.finish, again.kind) == (course.start, course.finish, course.kind)
    assert again.cells.keys() == course.cells.keys()


@pytest.mark.parametrize(
    ("name", "junctions"),
    [
        ("cup-2023-03-ss1", ["415b", "404b", "402b"]),
        ("cup-2023-03-ss3", ["415b", "403b", "405b"]),
        ("rx-1-ss1", ["415a", "404a", "408a"]),  # the way that 404a lets cars join at gear 4
        ("rally-1-ss1", []),
    ],
)
def test_forks_and_y_junctions_are_marked_on_the_route(name: str, junctions: list[str]):
    course = course_of(published(name))
    assert [tile.side for tile in course.tiles if tile.junction] == junctions
    marked = [tile["tile"] for tile in course_to_dict(course)["course"]["tiles"] if len(tile) > 4]
    assert marked == junctions


@pytest.mark.parametrize("side", ["151aDA", "151aDB", "415bFB", "404bAB"])
def test_every_way_through_a_tile_of_three_ends_is_at_a_junction(side: str):
    (tile,) = (t for t in course_of(lay("202aDA", side, "203aDA")).tiles if t.side == side[:4])
    assert tile.junction


def test_roads_that_only_cross_make_no_junction():
    # 416b: F-C passes over E-B
    course = course_of(lay("202aDA", "416bFC", "203aDA"))
    assert not any(tile.junction for tile in course.tiles)


def test_a_document_without_junctions_is_read_as_before():
    document = course_to_dict(course_of(published("cup-2023-03-ss1")))
    for tile in document["course"]["tiles"]:
        tile.pop("junction", None)
    jsonschema.validate(document, SCHEMA)
    assert not any(tile.junction for tile in course_from_dict(document).tiles)


@pytest.mark.parametrize("place", ["start", "finish", "moves", "conflicts"])
def test_a_document_that_names_an_unknown_cell_is_refused(place: str):
    document = course_to_dict(course_of(published("rally-1-ss1")))
    if place in ("start", "finish"):
        document["course"][place].append("9,9/r0.0.0")
    elif place == "moves":
        document["moves"][0]["to"] = "9,9/r0.0.0"
    else:
        document["conflicts"][0][0] = "9,9/r0.0.0"
    with pytest.raises(ValueError, match=r"9,9/r0\.0\.0"):
        course_from_dict(document)


@pytest.mark.parametrize("name", NAMES)
def test_cells_are_listed_along_the_course(name: str):
    fronts = [cell.front for cell in course_of(LAYOUTS[name]).cells.values()]
    assert fronts == sorted(fronts)


def test_unknown_tiles_are_passed_over():
    layout = published("rally-1-ss1").place(PlacedTile("no such tile", Hex(5, 5)))
    assert course_of(layout) == course_of(published("rally-1-ss1"))


def test_a_layout_without_lines_and_circuits_has_no_course():
    analysis = analyse(lay("204aDA", "205aDA"), LIBRARY)
    assert (analysis.kind, analysis.course, analysis.route) == ("stage", None, ())
    assert analyse(Layout(), LIBRARY).course is None
