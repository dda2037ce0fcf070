"""Rallycross circuits: main circuit, joker section, pre-grid and line of the published rx-1-ss1.

The layout, read off its tiles: a ring 208a 408a 204a 410a 415a 411a 210a 205b 218a 404a; from the
fork 408a the road 209b leads to the junction 415a as well; the grid tile 401b lies at the fork of
404a, with its rear end open. 404a lets cars join at gear 4 toward 208a, at gear 2 toward 218a.
"""

import json
from dataclasses import replace
from itertools import combinations, product

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import LIBRARY, lay, mark, published

from trackeditor.course import analyse, course_from_dict, course_to_dict, unsound
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
from trackeditor.legality import Severity, check_layout, context_of, fixes
from trackeditor.legality.registry import check_context
from trackeditor.resources import data_directory

BARE = published("rx-1-ss1")
LINE = ("finish", 2, "D")  # between 208a and 408a
BACK = ("finish", 5, "B")  # between 218a and 205b, for cars that come the other way
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
MARKED = mark(BARE, LINE, *ARCHES)
RING = ["208a", "408a", "204a", "410a", "415a", "411a", "210a", "205b", "218a", "404a"]
JOKER = ["408a", "209b", "415a"]
SCHEMA = json.loads((data_directory("schemas") / "graph.schema.json").read_text("utf-8"))
COURSES = {
    "bare": analyse(BARE, LIBRARY).course,
    "marked": analyse(MARKED, LIBRARY).course,
    "line after the merge": analyse(mark(BARE, ("finish", 11, "D"), *ARCHES), LIBRARY).course,
}


def sides(tiles) -> list[str]:
    return [tile.side for tile in tiles]


def of_section(course, section: str) -> list:
    return [cell for cell in course.cells.values() if cell.section == section]


# --- what is what --------------------------------------------------------------------------------


def test_the_main_circuit_begins_at_its_line_and_is_the_longest_way():
    assert sides(COURSES["marked"].tiles) == RING


def test_without_arches_the_other_branch_is_the_joker():
    for name in ("bare", "marked"):
        assert sides(COURSES[name].joker) == JOKER


def test_the_joker_has_the_edges_by_which_cars_come_and_go():
    ways = [(tile.enters, tile.leaves) for tile in COURSES["marked"].joker]
    assert ways == [(Edge.F, Edge.A), (Edge.D, Edge.B), (Edge.E, Edge.A)]


def test_the_pregrid_leads_to_the_fork_where_it_joins():
    assert sides(COURSES["marked"].pregrid) == ["401b", "404a"]


def test_without_markers_cars_go_the_way_on_which_they_join_fastest():
    tiles = COURSES["bare"].tiles
    number = sides(tiles).index("404a")
    assert tiles[(number + 1) % len(tiles)].side == "208a"


def test_a_line_two_tiles_after_the_pregrid_the_other_way_turns_the_circuit_round():
    """From 404a at gear 2 to 218a: its far edge is two tiles after the pre-grid."""
    analysis = analyse(mark(BARE, ("finish", 5, "B")), LIBRARY)
    assert sides(analysis.course.tiles) == ["218a", *RING[RING.index("218a") - 1 :: -1], "404a"]
    assert sides(analysis.course.joker) == JOKER[::-1]


def test_arches_on_the_longer_branch_make_the_shorter_one_the_main_circuit():
    marked = mark(BARE, LINE, ("joker-entrance", 8, "D"), ("joker-exit", 11, "F"))
    course = analyse(marked, LIBRARY).course
    assert sides(course.joker) == ["408a", "204a", "410a", "415a"]
    assert sides(course.tiles) == ["208a", *JOKER, *RING[5:]]


def test_entrance_and_exit_arches_alone_tell_the_way_round():
    closed = BARE.remove(Hex(-1, -1))  # without the pre-grid
    forward, backward = (
        analyse(mark(closed, (a, 7, "E"), (b, 10, "B")), LIBRARY).course
        for a, b in (("joker-entrance", "joker-exit"), ("joker-exit", "joker-entrance"))
    )
    assert sides(forward.joker) == JOKER
    assert sides(backward.joker) == JOKER[::-1]


def test_a_line_on_the_road_that_the_joker_replaces_leaves_it_out():
    """A lap over the joker would not be counted."""
    analysis = analyse(mark(BARE, ("finish", 0, "r0.0"), *ARCHES), LIBRARY)
    assert analysis.rallycross.skips_line
    assert not analysis.course.joker
    assert not of_section(analysis.course, "joker")


def test_a_gt_circuit_is_no_rallycross():
    ring = lay("102aDA", "105aDB", "106aDB", "107aDC", "105aBD", "106aDB", "111aDC")
    assert analyse(ring, LIBRARY).rallycross is None


def test_link_tiles_lie_between_the_grid_and_the_fork():
    ring = lay(
        "204aDA", "205aDA", "206bDA", "402aAD", "210aCD", "208aBD",
        "206aDA", "207aDA", "303aDA", "209aBD", "310aCD",
    )  # fmt: skip
    linked = Layout(
        (*ring.tiles, PlacedTile("401b", Hex(1, -2)), PlacedTile("218a", Hex(1, -3), 2))
    )
    course = analyse(linked, LIBRARY).course
    assert sides(course.pregrid) == ["401b", "218a", "402a"]
    assert unsound(course) is None


# --- grid and line -------------------------------------------------------------------------------


def test_pole_is_in_the_first_row_on_the_inner_lane_of_the_first_corner():
    """The first corner after the grid is on 410a and turns to the left, 401b's lane 0."""
    boxes = ("r0.1.0", "r0.1.1", "r0.1.2", "r0.0.0", "r0.0.1", "r0.0.2")
    course = COURSES["marked"]
    assert course.start == course.grid == tuple(f"-1,-1/{box}" for box in boxes)


def test_the_finish_is_the_standee_and_not_the_line_of_the_grid_tile():
    course = COURSES["marked"]
    assert set(course.finish) == {"-2,1/r0.0.0", "-2,1/r0.0.1"}
    assert {move.start for move in course.moves if move.line} == set(course.finish)
    assert {move.line for move in course.moves} == {None, "finish"}


# --- cells and moves -----------------------------------------------------------------------------


def test_the_joker_has_the_cells_of_its_own_road():
    """The fork's row on 408a, all rows of 209b, on 415a the arm of 209b, its space and a lane."""
    own = {cell.id for cell in of_section(COURSES["marked"], "joker")}
    assert own == {
        *(f"-1,1/r1.0.{lane}" for lane in range(2)),
        *(f"-1,0/r0.{row}.{lane}" for row in range(3) for lane in range(2)),
        *(f"0,-1/r2.0.{lane}" for lane in range(2)),
        "0,-1/db",
        "0,-1/r0.0.2",
    }


def test_the_fork_limits_those_who_turn_off_and_those_who_join():
    """408a prints 3 between its branch and edge D, 404a prints 4."""
    course = COURSES["marked"]
    turning = {m.limit for m in course.moves if m.start == "-1,1/r0.0.0" and "/r1." in m.end}
    joining = {m.limit for m in course.moves if m.start.startswith("-2,0/r1.")}
    assert (turning, joining) == ({3}, {4})


@pytest.mark.parametrize("name", COURSES)
def test_rallycross_courses_are_sound_and_survive_their_document(name: str):
    course = COURSES[name]
    content = course_to_dict(course)
    jsonschema.validate(content, SCHEMA)
    again = course_from_dict(json.loads(json.dumps(content)))
    assert unsound(course) is None
    assert unsound(again) is None
    assert (again.joker, again.pregrid) == (course.joker, course.pregrid)
    assert {cell.id: cell.section for cell in again.cells.values()} == {
        cell.id: cell.section for cell in course.cells.values()
    }


@pytest.mark.parametrize("name", COURSES)
def test_every_move_leads_forward_and_over_the_first_tile_once_a_lap(name: str):
    course = COURSES[name]
    length = len(course.tiles)
    for move in course.moves:
        ahead = course.cells[move.end].front - course.cells[move.start].front
        assert 1e-9 < ahead % length < length / 2


@pytest.mark.parametrize("name", ["marked", "line after the merge"])
def test_every_way_round_crosses_the_line_once(name: str):
    """Without the moves over the line no car comes round, and with them it need not come twice."""
    import networkx as nx

    course = COURSES[name]
    graph = nx.DiGraph((move.start, move.end) for move in course.moves if not move.line)
    assert nx.is_directed_acyclic_graph(graph)
    line_ends = {move.end for move in course.moves if move.line}
    lines = {move.start for move in course.moves if move.line}
    assert all(any(nx.has_path(graph, end, cell) for cell in lines) for end in line_ends)


@pytest.mark.parametrize("name", COURSES)
def test_nobody_comes_back_into_the_grid(name: str):
    course = COURSES[name]
    grid = {cell.id for cell in of_section(course, "grid")}
    assert set(course.grid) <= grid
    assert not [move for move in course.moves if move.start not in grid and move.end in grid]


@pytest.mark.parametrize("name", COURSES)
def test_the_joker_lies_between_the_cells_that_lead_to_it_and_those_after_it(name: str):
    course = COURSES[name]
    own = {cell.id for cell in of_section(course, "joker")}
    into = {m.start for m in course.moves if m.start not in own and m.end in own}
    beyond = {m.end for m in course.moves if m.start in own and m.end not in own}
    assert {course.cells[cell].tile for cell in into} == {"408a"}
    assert {course.cells[cell].tile for cell in beyond} == {"415a", "411a"}


def test_the_order_of_cars_is_decided_everywhere_but_between_separate_roads():
    """Within a section no two cells that can both be occupied have equal front and inside."""
    course = COURSES["marked"]
    for a, b in combinations(course.cells.values(), 2):
        if a.section == b.section and b.id not in course.blockers[a.id]:
            assert (round(a.front, 6), round(a.inside, 6)) != (
                round(b.front, 6),
                round(b.inside, 6),
            )


def test_lanes_abreast_at_the_merge_lie_equally_far():
    """415a's edge D has three lanes; the right one is reached from the joker only."""
    cells = COURSES["marked"].cells
    assert cells["0,-1/r0.0.2"].front == cells["0,-1/r0.0.1"].front == 5.0


# --- legality ------------------------------------------------------------------------------------


def test_the_published_rallycross_is_legal_with_its_standees():
    assert check_layout(MARKED, LIBRARY) == []


def test_the_published_ice_circuit_is_legal_with_its_standee():
    standing = mark(published("ice-1-ss1"), ("finish", 0, "D"))
    assert [finding.severity for finding in check_layout(standing, LIBRARY)] == [Severity.ADVICE]
    showing = mark(published("ice-1-ss1"), ("finish", 0, "D", Edge.D))
    assert check_layout(showing, LIBRARY) == []


def test_what_is_missing_is_named_with_where_it_could_stand():
    warnings = [f for f in check_layout(BARE, LIBRARY) if f.severity is Severity.WARNING]
    told = {f.message: f.remedy for f in warnings}
    assert set(told) == {
        "the circuit has no finish line",
        "the joker section has no joker-entrance marker",
        "the joker section has no joker-exit marker",
    }
    assert "between 208a at (-2, 1) and 408a at (-1, 1)" in told["the circuit has no finish line"]
    assert told["the joker section has no joker-entrance marker"].startswith(
        "place it between 408a at (-1, 1) and 209b at (-1, 0), or "
    )
    assert told["the joker section has no joker-exit marker"].startswith(
        "place it between 209b at (-1, 0) and 415a at (0, -1), or "
    )


def test_fixes_alone_make_the_published_rallycross_legal():
    layout = BARE
    for _ in range(3):
        around = context_of(analyse(layout, LIBRARY), LIBRARY)
        found = check_context(around)
        if not found:
            break
        layout = fixes(found[0], around)[0].layout
    assert check_layout(layout, LIBRARY) == []
    assert len(layout.markers) == 3


def test_swapped_arches_are_exchanged():
    swapped = mark(BARE, LINE, ("joker-exit", 8, "E"), ("joker-entrance", 11, "B"))
    around = context_of(analyse(swapped, LIBRARY), LIBRARY)
    for finding in check_context(around):
        exchanged, moved = fixes(finding, around)
        assert set(exchanged.layout.markers) == set(MARKED.markers)
        assert set(moved.layout.markers) == {*swapped.markers[1:], *mark(BARE, BACK).markers}


def test_an_arch_that_shows_back_is_turned():
    back = mark(BARE, LINE, ("joker-entrance", 8, "E", Edge.D), ARCHES[1])
    around = context_of(analyse(back, LIBRARY), LIBRARY)
    (finding,) = [f for f in check_context(around) if f.code == "RXC-9"]
    assert check_layout(fixes(finding, around)[0].layout, LIBRARY) == []


@pytest.mark.parametrize("line", [("finish", 0, "r0.0"), ("finish", 4, "C"), ("finish", 6, "r0.0")])
def test_a_misplaced_line_is_moved_to_a_legal_place(line: tuple):
    around = context_of(analyse(mark(BARE, line, *ARCHES), LIBRARY), LIBRARY)
    finding = next(f for f in check_context(around) if f.code.startswith("RXC"))
    for fix in fixes(finding, around):
        assert check_layout(fix.layout, LIBRARY) == []


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_any_standees_on_a_rallycross_give_a_sound_course(data):
    """Whatever stands where: the course is sound, and findings have remedies."""
    layout = BARE
    kinds = st.sampled_from(("finish", "start-finish", "joker-entrance", "joker-exit"))
    for _ in range(data.draw(st.integers(0, 4))):
        tile = data.draw(st.sampled_from(BARE.tiles))
        line = data.draw(st.sampled_from(("r0.0", "r0.1", "r1.0", "A", "B", "C", "D", "E", "F")))
        layout = layout.mark(Marker(data.draw(kinds), tile.at, line))
    course = analyse(layout, LIBRARY).course
    assert course is None or unsound(course) is None
    assert all(finding.remedy for finding in check_layout(layout, LIBRARY))


# --- other forks ---------------------------------------------------------------------------------

FORKS = {
    "408a": ("408a", "408b", "409a", "409b"),
    "404a": ("404a", "404b", "405a", "405b"),
    "415a": ("415a", "415b"),
}
"""Sides whose roads come to the same edges, with other limits and numbers of lanes."""


@pytest.mark.parametrize("line", [LINE, ("finish", 5, "B")])
@pytest.mark.parametrize("chosen", list(product(*FORKS.values())), ids="-".join)
def test_courses_over_any_forks_are_sound_and_nobody_gets_stuck(chosen, line):
    """Driven either way round; every cell but those of the grid is reached and left."""
    sides_now = dict(zip(FORKS, chosen, strict=True))
    tiles = tuple(replace(t, side=sides_now.get(t.side, t.side)) for t in BARE.tiles)
    course = analyse(mark(replace(BARE, tiles=tiles), line), LIBRARY).course
    assert unsound(course) is None
    assert course.joker
    assert course.pregrid
    left = {move.start for move in course.moves}
    entered = {move.end for move in course.moves}
    assert left == set(course.cells)
    grid = {cell.id for cell in of_section(course, "grid")}
    assert set(course.cells) - entered <= grid


def test_the_tile_before_the_entrance_may_be_the_one_after_the_exit():
    """A circuit of three tiles, two of them forks from which a long way round is the joker."""
    layout = Layout(
        (
            PlacedTile("409a", Hex(0, 0), 5),
            PlacedTile("409a", Hex(1, 0), 0),
            PlacedTile("223b", Hex(-1, 1), 0),
            PlacedTile("204b", Hex(-1, 2), 0),
            PlacedTile("230b", Hex(-1, 3), 5),
            PlacedTile("213a", Hex(0, 3), 3),
            PlacedTile("225a", Hex(0, 2), 0),
            PlacedTile("228a", Hex(1, 1), 3),
            PlacedTile("211b", Hex(0, 1), 4),
        ),
        (Marker("joker-entrance", Hex(0, 2), "D"),),
    )
    course = analyse(layout, LIBRARY).course
    assert (len(course.tiles), len(course.joker)) == (3, 8)
    assert unsound(course) is None
