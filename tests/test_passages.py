"""Laws that the passages of every printed side obey (RULES.md, section 1)."""

from itertools import pairwise

import pytest

from trackeditor.cells import Drive, cell_graph
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import CompiledSide, LocalMove, Passage, compile_side, load_library
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.passages import crossing

LIBRARY = load_library()
SIDES = [side for side in LIBRARY if LIBRARY.side(side).roads]
TURNED = {"up": "down", "down": "up"}


def rows_of(compiled: CompiledSide) -> dict[str, set[tuple[int, int, int]]]:
    """Road, row and lane of every printed cell; a shared cell has several."""
    found: dict[str, set[tuple[int, int, int]]] = {}
    for road in compiled.side.roads:
        for row in road.rows:
            for lane, chain in enumerate(row.chains):
                for cell in chain:
                    found.setdefault(cell.id, set()).add((road.index, row.index, lane))
    return found


def lengthwise(compiled: CompiledSide, passage: Passage) -> set[LocalMove]:
    """Moves of a passage without the changes of lane inside one row.

    Those depend on where the cells end, and so on the way of driving: beside a long cell a car
    changes from the shorter one that is met first.
    """
    rows = rows_of(compiled)

    def within_one_row(move: LocalMove) -> bool:
        starts, ends = rows.get(move.start, set()), rows.get(move.end, set())
        return any(a[:2] == b[:2] and a[2] != b[2] for a in starts for b in ends)

    return {move for move in passage.moves if not within_one_row(move)}


@pytest.mark.parametrize("side", SIDES)
def test_every_road_is_driven_both_ways(side: str):
    compiled = LIBRARY.compiled(side)
    for road in compiled.side.roads:
        if road.end is not None:
            assert (road.start, road.end) in compiled.passages
            assert (road.end, road.start) in compiled.passages
        for join in road.joins:
            assert (road.start, join.toward) in compiled.passages
            assert (join.toward, road.start) in compiled.passages


@pytest.mark.parametrize("side", SIDES)
def test_every_cell_is_driven_on_some_passage(side: str):
    compiled = LIBRARY.compiled(side)
    driven = {cell for passage in compiled.passages.values() for cell in passage.extents}
    assert driven == compiled.cells.keys()


@pytest.mark.parametrize("side", SIDES)
def test_no_car_goes_back_or_sideways(side: str):
    for passage in LIBRARY.compiled(side).passages.values():
        for move in passage.moves:
            before, after = passage.extents[move.start], passage.extents[move.end]
            assert after.front > before.front + 1e-6, move


@pytest.mark.parametrize("side", SIDES)
def test_a_passage_leads_from_everywhere_to_its_far_edge(side: str):
    for passage in LIBRARY.compiled(side).passages.values():
        goes_on = {move.start for move in passage.moves} | {c.cell for c in passage.exit}
        is_reached = {move.end for move in passage.moves} | {c.cell for c in passage.entry}
        assert goes_on == is_reached == passage.extents.keys()


@pytest.mark.parametrize("side", SIDES)
def test_driving_back_mirrors_the_moves_except_changes_of_lane_inside_a_row(side: str):
    compiled = LIBRARY.compiled(side)
    for (enters, leaves), passage in compiled.passages.items():
        back = compiled.passages[leaves, enters]
        mirrored = {
            LocalMove(m.end, m.start, m.limit, m.warnings, TURNED.get(m.climb) if m.climb else None)
            for m in lengthwise(compiled, passage)
        }
        assert lengthwise(compiled, back) == mirrored


@pytest.mark.parametrize("side", SIDES)
def test_rows_of_equal_cells_know_no_change_of_lane(side: str):
    compiled = LIBRARY.compiled(side)
    staggered = {
        cell.id
        for road in compiled.side.roads
        for row in road.rows
        if any(len(a) != len(b) for a, b in pairwise(chain for chain in row.chains if chain))
        for cell in row.cells
    }
    for passage in compiled.passages.values():
        inside = set(passage.moves) - lengthwise(compiled, passage)
        assert {m.start for m in inside} | {m.end for m in inside} <= staggered


@pytest.mark.parametrize("side", SIDES)
def test_driving_back_mirrors_the_edges(side: str):
    compiled = LIBRARY.compiled(side)
    for (enters, leaves), passage in compiled.passages.items():
        back = compiled.passages[leaves, enters]
        assert back.entry_gate == tuple(
            TURNED.get(s, s) if isinstance(s, str) else s for s in reversed(passage.exit_gate)
        )
        if any(road.end is None for road in compiled.side.roads):
            continue  # at a join the cells used depend on the way of driving, see the move tables
        exits = {(c.cell, round(1 - c.t1, 9), round(1 - c.t0, 9), c.merges) for c in passage.exit}
        entries = {(c.cell, round(c.t0, 9), round(c.t1, 9), c.merges) for c in back.entry}
        assert entries == exits


@pytest.mark.parametrize("side", SIDES)
def test_only_skewed_edges_merge_cells(side: str):
    compiled = LIBRARY.compiled(side)
    for passage in compiled.passages.values():
        skew = compiled.side.ends[passage.leaves].skew
        assert {c.merges for c in passage.exit} == {skew is not None}


@pytest.mark.parametrize("side", SIDES)
def test_the_inner_line_of_a_bend_lies_on_the_side_to_which_the_road_turns(side: str):
    for road in LIBRARY.side(side).roads:
        turn = None if road.end is None else (road.end - road.start) % 6
        for row in road.rows:
            if turn in (1, 2, 4, 5) and row.limited_chains:
                assert road.inner_side(row) == ("left" if turn in (1, 2) else "right")


@pytest.mark.parametrize("side", SIDES)
def test_conflicts_name_different_cells_of_the_side(side: str):
    compiled = LIBRARY.compiled(side)
    for a, b in compiled.conflicts:
        assert a != b
        assert {a, b} <= compiled.cells.keys()


@pytest.mark.parametrize("side", SIDES)
def test_both_half_cells_of_a_slide_exclude_every_cell_of_their_row(side: str):
    compiled = LIBRARY.compiled(side)
    excluded = {frozenset(pair) for pair in compiled.conflicts}
    for road in compiled.side.roads:
        for row in (row for row in road.rows if row.slide):
            halves = [half.cell for half in road.slide_rects(row.index)]
            assert {compiled.cells[half].kind for half in halves} == {"slide"}
            for cell in row.cells:
                assert {frozenset((cell.id, half)) for half in halves} <= excluded


@pytest.mark.parametrize("side", SIDES)
def test_no_corner_cell_touches_a_shortcut(side: str):
    compiled = LIBRARY.compiled(side)
    corner = {
        cell.id
        for road in compiled.side.roads
        for row in road.rows
        for lane in row.corner_chains
        for cell in row.chains[lane]
    }
    cuts = {cell.id for cell in compiled.cells.values() if cell.kind == "shortcut"}
    for passage in compiled.passages.values():
        for move in passage.moves:
            if {move.start, move.end} & cuts:
                assert not {move.start, move.end} & corner


def test_cells_cut_by_a_skewed_seam_become_one():
    # Two tiles 121b with their C edges together: both leave it to the left, so they mate. The first
    # is driven E to C, the second, turned by three steps, C to E: its left lane there is lane 1.
    first, second = PlacedTile("121b", Hex(0, 0)), PlacedTile("121b", Hex(1, 0), 3)
    driven = [Drive(first, Edge.E, Edge.C), Drive(second, Edge.C, Edge.E)]
    graph = cell_graph(Layout((first, second)), LIBRARY, driven)
    left, right = "0,0/r0.3.0+1,0/r0.3.1", "0,0/r0.3.1+1,0/r0.3.0"
    assert set(graph.predecessors(left)) == {"0,0/r0.2.0", "0,0/r0.2.1"}
    assert set(graph.predecessors(right)) == {"0,0/r0.2.0", "0,0/r0.2.1"}
    assert set(graph.successors(left)) == {"1,0/r0.2.0", "1,0/r0.2.1"}
    assert set(graph.successors(right)) == {"1,0/r0.2.0", "1,0/r0.2.1"}
    assert len(graph) == 3 * 2 + 2 + 3 * 2


def test_a_gate_on_the_tile_edge_warns_who_crosses_the_seam_straight():
    # 107b driven D to C has a warning over the right half of its far edge; the next tile is 106b.
    first, second = PlacedTile("107b", Hex(0, 0)), PlacedTile("106b", Hex(1, 0), 2)
    driven = [Drive(first, Edge.D, Edge.C), Drive(second, Edge.D, Edge.B)]
    graph = cell_graph(Layout((first, second)), LIBRARY, driven)
    warnings = {
        (start, end): data["warnings"]
        for start, end, data in graph.edges(data=True)
        if start.startswith("0,0/") and end.startswith("1,0/")
    }
    assert warnings == {
        ("0,0/r0.0.0.1", "1,0/r0.0.0"): 0,
        ("0,0/r0.0.0.1", "1,0/r0.0.1"): 0,
        ("0,0/r0.0.1", "1,0/r0.0.0"): 0,
        ("0,0/r0.0.1", "1,0/r0.0.1"): 1,
    }


LEFT, RIGHT, FULL = (0.0, 0.5), (0.5, 1.0), (0.0, 1.0)


def test_a_gate_limits_the_straight_crossing_only():
    assert crossing("a", "b", LEFT, LEFT, (2, "!")) == LocalMove("a", "b", 2, 0)
    assert crossing("a", "b", RIGHT, RIGHT, (2, "!")) == LocalMove("a", "b", None, 1)
    assert crossing("a", "b", LEFT, RIGHT, (2, "!")) == LocalMove("a", "b", None, 0)


def test_two_gates_on_one_seam_both_count():
    # Each tile prints a gate on the common edge: the lower limit rules, the warnings add up.
    assert crossing("a", "b", LEFT, LEFT, (3, None), (2, None)).limit == 2
    assert crossing("a", "b", LEFT, LEFT, (0, None), (2, None)).limit == 0
    assert crossing("a", "b", LEFT, LEFT, ("!", None), ("!", None)).warnings == 2
    assert crossing("a", "b", LEFT, LEFT, (2, None), ("!", None)) == LocalMove("a", "b", 2, 1)


def test_who_has_the_full_width_crosses_a_gate_where_it_is_mildest():
    assert crossing("a", "b", FULL, FULL, (1, 3)).limit == 3
    assert crossing("a", "b", FULL, FULL, (1, None)).limit is None
    assert crossing("a", "b", FULL, FULL, ("!", None)).warnings == 0
    assert crossing("a", "b", FULL, FULL, ("!", "!")).warnings == 1


def test_a_climb_arrow_concerns_every_crossing():
    assert crossing("a", "b", LEFT, LEFT, ("up", "up")).climb == "up"
    assert crossing("a", "b", LEFT, RIGHT, ("down", "down")).climb == "down"


def test_corner_cells_do_not_open_on_a_shortcut_even_where_its_rows_hold_a_corner():
    # The shortcut lies along a plain row and a corner and leads to a plain row; the inner line lies
    # on its side.
    entry = {
        "count": 1,
        "terrain": "gravel",
        "danger": "low",
        "edges": {"D": {"lanes": 2}, "C": {"lanes": 2}},
        "roads": [
            {
                "from": "D",
                "to": "C",
                "rows": [{"lanes": 2}, {"corner": [[2, 2], [1]]}, {"lanes": 2}, {"lanes": 2}],
                "shortcuts": [{"side": "right", "limit": 3, "rows": [[0, 1], 3]}],
            }
        ],
    }
    passage = compile_side(read_side("999a", entry, "test")).passages[Edge.D, Edge.C]
    assert [m.start for m in passage.moves if m.end == "r0.cut0"] == ["r0.0.1"]
    assert [m.end for m in passage.moves if m.start == "r0.cut0"] == ["r0.3.1"]


@pytest.mark.parametrize("side", [side for side in SIDES if not side.startswith("415")])
def test_cells_lie_in_the_same_places_for_a_driver_who_comes_back(side: str):
    """Save at a Y-junction, where the cell that two arms share may be reckoned to either.

    Where a passage leads over more cells than the way back they are spread anew.
    """
    passages = LIBRARY.compiled(side).passages
    for (enters, leaves), passage in passages.items():
        back = passages[leaves, enters]
        if passage.extents.keys() != back.extents.keys():
            continue
        for cell, (rear, front, left, right) in back.extents.items():
            seen = (1 - front, 1 - rear, 1 - right, 1 - left)
            assert passage.extents[cell] == pytest.approx(seen), cell


@pytest.mark.parametrize(("side", "enters"), [("407a", "B"), ("409a", "F")])
def test_a_cell_that_a_branch_shares_lies_beside_the_branchs_other_cell(side: str, enters: str):
    """The lane of the road from B beside the space ``back`` (note on 407a in the tile file)."""
    passage = LIBRARY.compiled(side).passages[Edge[enters], Edge.D]
    shared = "r0.0.0.1" if side == "407a" else "r0.0.2.1"
    one, other = passage.extents[shared], passage.extents["back"]
    assert (one.rear, one.front) == (other.rear, other.front)
