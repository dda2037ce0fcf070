"""The cell graph: seams and small layouts by hand, laws over whole layouts."""

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, SKEWED_STAGE, STAGES, lay, published, renamed

from trackeditor.cells import Drive, SeamState, cell_graph, drives, merged_id, road_ends, seams
from trackeditor.course import Analysis, analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile

CLIMBED = {"up": "down", "down": "up", None: None}
LAYOUTS = {name: published(name) for name in PUBLISHED} | {
    "gt circuit": GT_CIRCUIT,
    "skewed stage": SKEWED_STAGE,
}
NAMES = sorted(LAYOUTS)


def driven(*way: str, **place) -> tuple[Layout, list[Drive]]:
    """A chain of tiles, and its drives."""
    layout = lay(*way, **place)
    return layout, [
        Drive(tile, Edge[step[-2]], Edge[step[-1]])
        for tile, step in zip(layout.tiles, way, strict=True)
    ]


def moves_of(layout: Layout, way: list[Drive]) -> dict[tuple[str, str], tuple[int | None, int]]:
    """Moves of a cell graph with the limit and warnings of the border crossed."""
    graph = cell_graph(layout, LIBRARY, way)
    return {(a, b): (move["limit"], move["warnings"]) for a, b, move in graph.edges(data=True)}


def over_seam(layout: Layout, way: list[Drive]) -> dict[tuple[str, str], tuple[int | None, int]]:
    """The moves from one tile to another, with the positions left out of the ids."""
    return {
        (a.split("/")[1], b.split("/")[1]): marks
        for (a, b), marks in moves_of(layout, way).items()
        if a.split("/")[0] != b.split("/")[0]
    }


def reading(layout: Layout) -> Analysis:
    analysis = analyse(layout, LIBRARY)
    assert analysis.course is not None
    return analysis


# --- seams ---------------------------------------------------------------------------------------


def test_two_lanes_meet_three_where_they_touch():
    # Half lanes [0, 1/2], [1/2, 1] against thirds: each touches the near and the middle third.
    assert over_seam(*driven("103bDA", "103aDA")).keys() == {
        ("r0.1.0", "r0.0.0"),
        ("r0.1.0", "r0.0.1"),
        ("r0.1.1", "r0.0.1"),
        ("r0.1.1", "r0.0.2"),
    }


def test_three_lanes_meet_two_where_they_touch():
    # Both tiles driven from A to D: the driver has lane 2 of 103a and lane 1 of 103b on his left.
    assert over_seam(*driven("103aAD", "103bAD")).keys() == {
        ("r0.0.2", "r0.1.1"),
        ("r0.0.1", "r0.1.1"),
        ("r0.0.1", "r0.1.0"),
        ("r0.0.0", "r0.1.0"),
    }


def test_equal_lanes_meet_straight_and_diagonally():
    # Three lanes: all but left to right and right to left.
    pairs = {(a, b) for a in range(3) for b in range(3)} - {(0, 2), (2, 0)}
    found = over_seam(*driven("103aDA", "104aDA")).keys()
    assert found == {(f"r0.1.{a}", f"r0.0.{b}") for a, b in pairs}


def test_cells_go_on_over_a_skewed_seam():
    # 121b from E to C, then another one entered by C: its printed lanes run against the driver,
    # so lane 0 (left) of row 3 here and lane 1 of row 3 there are one cell, and lane 1 and lane 0.
    layout, way = driven("121bEC", "121bCE", toward=Edge.B)
    first, second = (tile.at for tile in layout.tiles)
    assert (first, second) == (Hex(0, 0), Hex(1, 0))
    left, right = "0,0/r0.3.0+1,0/r0.3.1", "0,0/r0.3.1+1,0/r0.3.0"
    graph = cell_graph(layout, LIBRARY, way)
    assert len(graph) == 8 + 8 - 2
    assert set(graph.successors("0,0/r0.2.0")) == {left, right}
    assert set(graph.successors("0,0/r0.2.1")) == {left, right}
    assert set(graph.successors(left)) == {"1,0/r0.2.0", "1,0/r0.2.1"}
    assert set(graph.successors(right)) == {"1,0/r0.2.0", "1,0/r0.2.1"}
    for cell in (left, right):
        assert [part.tile.at for part in graph.nodes[cell]["parts"]] == [first, second]
    apart = [(a, b) for a, b in graph.edges if a.split("/")[0] != b.split("/")[0]]
    assert {a for a, _ in apart} <= {left, right, "0,0/r0.2.0", "0,0/r0.2.1"}


def test_the_name_of_a_merged_cell_does_not_depend_on_the_way():
    layout, way = driven("121bEC", "121bCE")
    back = [drive.reversed() for drive in reversed(way)]
    forward, backward = cell_graph(layout, LIBRARY, way), cell_graph(layout, LIBRARY, back)
    assert set(forward) == set(backward)


def test_a_skewed_road_end_does_not_join_a_straight_one():
    layout, way = driven("121bEC", "103bDA")
    assert over_seam(layout, way) == {}
    states = {seam.state for seam in seams(layout, LIBRARY) if seam.there is not None}
    assert states == {SeamState.SKEW}


def test_left_skew_does_not_join_right_skew():
    layout, way = driven("121bEC", "121bEC")
    assert over_seam(layout, way) == {}
    assert SeamState.SKEW in {seam.state for seam in seams(layout, LIBRARY)}


def test_four_lanes_join_only_four():
    layout, way = driven("139aDA", "103aDA")
    assert over_seam(layout, way) == {}
    assert SeamState.LANES in {seam.state for seam in seams(layout, LIBRARY)}
    layout, way = driven("139aDA", "140aDA")
    assert len(over_seam(layout, way)) == 4 + 2 * 3  # straight, and diagonally over three lines


def test_a_gate_on_the_edge_counts_from_the_tile_before():
    # 107b prints [none, '!'] on its edge D; the diagonal past it is free.
    assert over_seam(*driven("103bDA", "107bDC")) == {
        ("r0.1.0", "r0.0.0.0"): (None, 0),
        ("r0.1.0", "r0.0.1"): (None, 0),
        ("r0.1.1", "r0.0.0.0"): (None, 0),
        ("r0.1.1", "r0.0.1"): (None, 1),
    }


def test_gates_of_both_tiles_on_one_edge_count():
    # 107b leaves over [none, '!'], 111b is entered over [none, 1]: straight on at the right is a
    # crossing at gear 1 at most that adds a warning.
    assert over_seam(*driven("107bDC", "111bDC")) == {
        ("r0.0.0.1", "r0.0.0.0"): (None, 0),
        ("r0.0.0.1", "r0.0.1"): (None, 0),
        ("r0.0.1", "r0.0.0.0"): (None, 0),
        ("r0.0.1", "r0.0.1"): (1, 1),
    }


def test_states_of_road_ends():
    layout = Layout(
        (
            PlacedTile("204a", Hex(0, 0)),  # A meets 204a, D is open
            PlacedTile("204a", Hex(0, -1)),  # A runs into the blank edge D of 901a
            PlacedTile("901a", Hex(0, -2)),
            PlacedTile("204a", Hex(5, 5)),  # A meets a tile that nobody knows
            PlacedTile("999z", Hex(5, 4)),
        )
    )
    states = {(seam.here.tile.at, seam.here.edge): seam.state for seam in seams(layout, LIBRARY)}
    assert states == {
        (Hex(0, 0), Edge.A): SeamState.JOINED,
        (Hex(0, 0), Edge.D): SeamState.OPEN,
        (Hex(0, -1), Edge.D): SeamState.JOINED,
        (Hex(0, -1), Edge.A): SeamState.BLANK,
        (Hex(5, 5), Edge.A): SeamState.UNKNOWN,
        (Hex(5, 5), Edge.D): SeamState.OPEN,
    }
    assert list(road_ends(PlacedTile("999z", Hex(0, 0)), LIBRARY)) == []


def test_the_second_tile_on_a_hexagon_is_not_driven():
    tile = PlacedTile("204a", Hex(0, 0))
    assert len(list(drives(Layout((tile, PlacedTile("216a", Hex(0, 0)))), LIBRARY))) == 2
    assert len(list(drives(Layout((tile, tile)), LIBRARY))) == 2


@pytest.mark.parametrize("side", [s for s in LIBRARY if LIBRARY.side(s).roads])
def test_every_skewed_end_has_as_many_cut_cells_as_lanes(side: str):
    for (enters, leaves), passage in LIBRARY.compiled(side).passages.items():
        for edge, contacts in ((enters, passage.entry), (leaves, passage.exit)):
            end = LIBRARY.side(side).ends[edge]
            cut = [contact for contact in contacts if contact.merges]
            assert len(cut) == (end.lanes if end.skew else 0)


# --- small layouts by hand -----------------------------------------------------------------------


def test_graph_of_a_straight_a_corner_and_a_jump():
    layout, way = driven("204aDA", "210bDC", "204bDA")
    a, b, c = (f"{tile.at.q},{tile.at.r}/" for tile in layout.tiles)
    assert (a, b, c) == ("0,0/", "0,-1/", "1,-1/")
    expected = {
        # two rows of two lanes: straight on and diagonally
        (a + "r0.0.0", a + "r0.1.0"), (a + "r0.0.0", a + "r0.1.1"),
        (a + "r0.0.1", a + "r0.1.0"), (a + "r0.0.1", a + "r0.1.1"),
        # into the drift line (left, two cells) or the inner line (right, one cell)
        (a + "r0.1.0", b + "r0.0.0.0"), (a + "r0.1.0", b + "r0.0.1"),
        (a + "r0.1.1", b + "r0.0.0.0"), (a + "r0.1.1", b + "r0.0.1"),
        # no change once in
        (b + "r0.0.0.0", b + "r0.0.0.1"),
        (b + "r0.0.0.1", c + "r0.0.0"), (b + "r0.0.0.1", c + "r0.0.1"),
        (b + "r0.0.1", c + "r0.0.0"), (b + "r0.0.1", c + "r0.0.1"),
        (c + "r0.0.0", c + "r0.1.0"), (c + "r0.0.0", c + "r0.1.1"),
        (c + "r0.0.1", c + "r0.1.0"), (c + "r0.0.1", c + "r0.1.1"),
    }  # fmt: skip
    graph = cell_graph(layout, LIBRARY, way)
    assert set(graph.edges) == expected
    # A drifting car takes the full width: it excludes a car on the inner cell.
    assert set(graph.graph["conflicts"]) == {
        (b + "r0.0.0.0", b + "r0.0.1"),
        (b + "r0.0.0.1", b + "r0.0.1"),
    }


def test_a_tile_driven_twice_has_each_road_once():
    layout = published("autotour-1-ss3")
    graph = cell_graph(layout, LIBRARY, reading(layout).route)
    on_crossing = {node.split("/")[1] for node in graph if node.startswith("1,0/")}
    # 414b: two roads of three rows; a row of two lanes, with two half cells where it is a slide row
    lanes = {f"r{road}.{row}.{lane}" for road in (0, 1) for row in range(3) for lane in (0, 1)}
    halves = {f"r{road}.{row}.slide{k}" for road in (0, 1) for row in (0, 2) for k in (0, 1)}
    assert on_crossing == lanes | halves
    assert not any(a.startswith("1,0/r0") and b.startswith("1,0/r1") for a, b in graph.edges)


# --- laws ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_graph_is_the_same_for_all_rotations(name: str):
    layout = LAYOUTS[name]
    graph = cell_graph(layout, LIBRARY, reading(layout).route)
    for steps in range(1, 6):
        turned = layout.rotate_all(steps)
        same = _with_positions(graph, lambda at, steps=steps: at.turned(steps))
        _assert_same(cell_graph(turned, LIBRARY, reading(turned).route), same)


@settings(max_examples=40, deadline=None)
@given(
    name=st.sampled_from(NAMES),
    steps=st.integers(0, 5),
    about=st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50)),
    dq=st.integers(-900, 900),
    dr=st.integers(-900, 900),
)
def test_the_graph_does_not_depend_on_where_the_layout_lies(name, steps, about, dq, dr):
    layout = LAYOUTS[name]
    graph = cell_graph(layout, LIBRARY, reading(layout).route)
    moved = layout.rotate_all(steps, about)
    moved = moved.move([tile.at for tile in moved], dq, dr)
    same = _with_positions(graph, lambda at: at.turned(steps, about).moved(dq, dr))
    _assert_same(cell_graph(moved, LIBRARY, reading(moved).route), same)


@settings(max_examples=30, deadline=None)
@given(name=st.sampled_from(NAMES), data=st.data())
def test_the_graph_does_not_depend_on_the_order_of_tiles_in_the_file(name, data):
    layout = LAYOUTS[name]
    shuffled = Layout(tuple(data.draw(st.permutations(layout.tiles))), layout.markers)
    graph = cell_graph(layout, LIBRARY, reading(layout).route)
    _assert_same(cell_graph(shuffled, LIBRARY, reading(shuffled).route), graph)


def _with_positions(graph: nx.DiGraph, place) -> nx.DiGraph:
    same = nx.relabel_nodes(graph, {node: renamed(node, place) for node in graph})
    same.graph["conflicts"] = tuple(
        sorted(
            tuple(sorted(renamed(cell, place) for cell in pair)) for pair in same.graph["conflicts"]
        )
    )
    return same


def _assert_same(graph: nx.DiGraph, other: nx.DiGraph) -> None:
    assert set(graph) == set(other)
    assert dict(graph.adjacency()) == dict(other.adjacency())
    assert graph.graph["conflicts"] == other.graph["conflicts"]
    for node in graph:
        parts, others = (one.nodes[node]["parts"] for one in (graph, other))
        assert [(p.tile.side, p.cell) for p in parts] == [(p.tile.side, p.cell) for p in others]


@pytest.mark.parametrize("name", NAMES)
def test_driven_the_other_way_the_graph_is_mirrored(name: str):
    """Every move turns round, except beside a longer cell.

    Inside one row a car changes to the cell whose front edge lies further on. Of two cells abreast
    the driver of either way sees the other ends: a change of lane turns round unless the cells
    begin together (then only the way there has it) or end together (then only the way back).
    """
    layout = LAYOUTS[name]
    analysis = reading(layout)
    there = cell_graph(layout, LIBRARY, analysis.route)
    back = cell_graph(layout, LIBRARY, [drive.reversed() for drive in reversed(analysis.route)])
    cells = analysis.course.cells
    assert set(there) == set(back)
    assert there.graph["conflicts"] == back.graph["conflicts"]
    for a, b, move in there.edges(data=True):
        if back.has_edge(b, a):
            climb = CLIMBED[move["climb"]]
            assert back.edges[b, a] == {**move, "climb": climb}
        else:
            assert cells[a].at == cells[b].at
            assert cells[a].rear == pytest.approx(cells[b].rear)
    for b, a in back.edges:
        if not there.has_edge(a, b):
            assert cells[a].at == cells[b].at
            assert cells[a].front == pytest.approx(cells[b].front)


@pytest.mark.parametrize("name", [*STAGES, "skewed stage"])
def test_every_move_of_a_stage_advances_the_front_edge(name: str):
    course = reading(LAYOUTS[name]).course
    for move in course.moves:
        assert course.cells[move.end].front > course.cells[move.start].front + 1e-9


@pytest.mark.parametrize("name", [*STAGES, "skewed stage"])
def test_every_cell_between_the_lines_lies_on_a_way_from_start_to_finish(name: str):
    analysis = reading(LAYOUTS[name])
    course = analysis.course
    graph = cell_graph(analysis.layout, LIBRARY, analysis.route)
    assert nx.is_directed_acyclic_graph(graph)
    start_line = max(course.cells[cell].front for cell in course.start)
    finish_line = max(course.cells[cell].front for cell in course.finish)
    reached = set().union(*(nx.descendants(graph, cell) for cell in course.start))
    reaching = set().union(*(nx.ancestors(graph, cell) for cell in course.finish))
    for cell in course.cells.values():
        if cell.front > start_line + 1e-9:
            assert cell.id in reached
        if cell.front < finish_line - 1e-9:
            assert cell.id in reaching


@pytest.mark.parametrize("name", ["ice-1-ss1", "rx-1-ss1", "gt circuit"])
def test_on_a_circuit_every_cell_can_be_reached_from_every_other(name: str):
    analysis = reading(LAYOUTS[name])
    graph = cell_graph(analysis.layout, LIBRARY, analysis.route)
    assert nx.is_strongly_connected(graph)


def test_merged_ids_are_sorted():
    assert merged_id(["10,0/r0.0.0", "-1,0/r0.0.0"]) == "-1,0/r0.0.0+10,0/r0.0.0"
