"""Reading a layout with the help of an earlier reading: the result is the same, the work is not."""

import pickle
from contextlib import suppress
from dataclasses import replace
from itertools import cycle, islice

import networkx as nx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, SKEWED_STAGE, lay, mark, published

from trackeditor.cells import Drive, cell_graph, parts_of
from trackeditor.course import Analysis, Course, analyse
from trackeditor.editor.document import Document
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, LayoutError, Marker, PlacedTile, Token
from trackeditor.legality import check_analysis
from trackeditor.tiles import shipped_library

SIDES = sorted(LIBRARY)
BOXES = [LIBRARY.editions["dirt-core"]] * 100
ROAD = ("206aDA", "217aDB", "214bDA", "205bDA", "222aBD")


def long_stage(tiles: int) -> Layout:
    """A legal stage over that many tiles: a road that winds but goes on."""
    return lay("202aDA", *islice(cycle(ROAD), tiles - 2), "203aDA")


def honeycomb(size: int) -> Layout:
    """Y junctions joined at all ends: many circuits."""
    return Layout(
        tuple(
            PlacedTile("415b", Hex(q, r), 0 if (q - r) % 3 == 0 else 3)
            for q in range(size)
            for r in range(size)
            if (q - r) % 3 != 1
        )
    )


# Each lap goes over cells that lie on the last tile and on the first one, cut by a skewed edge.
SKEWED_RING = lay("131aCE", "122aEF", "105aBD", "123aBC", toward=Edge.F)
RALLYCROSS = mark(
    published("rx-1-ss1"), ("finish", 2, "D"), ("joker-entrance", 8, "E"), ("joker-exit", 11, "B")
)
LONG = long_stage(400)
LAYOUTS = {name: published(name) for name in PUBLISHED} | {
    "gt circuit": GT_CIRCUIT,
    "rallycross": RALLYCROSS,
    "skewed ring": SKEWED_RING,
    "skewed stage": SKEWED_STAGE,
    "honeycomb": honeycomb(5),
    "long stage": long_stage(40),
}


# --- edits ---------------------------------------------------------------------------------------


def _place(layout: Layout, at: Hex, draw) -> Layout:
    return layout.place(PlacedTile(draw(SIDES), at.neighbour(draw(list(Edge))), draw(range(6))))


def _mark(layout: Layout, at: Hex, draw) -> Layout:
    line = draw(("r0.0", "r0.1", "r1.0", *Edge.__members__))
    toward = draw((None, None, *Edge))
    kinds = ("start", "finish", "start-finish", "joker-entrance", "joker-exit")
    return layout.mark(Marker(draw(kinds), at, line, toward))


def _move(layout: Layout, at: Hex, draw) -> Layout:
    first = layout.tiles.index(layout.tile_at(at))
    group = [tile.at for tile in layout.tiles[first : first + draw(range(1, 6))]]
    return layout.move(set(group), draw(range(-2, 3)), draw(range(-2, 3)))


def _turn(layout: Layout, at: Hex, draw) -> Layout:
    first = layout.tiles.index(layout.tile_at(at))
    group = [tile.at for tile in layout.tiles[first : first + draw(range(1, 6))]]
    return layout.rotate_group(set(group), draw(range(1, 6)), about=at)


EDITS = {
    "place": _place,
    "remove": lambda layout, at, draw: layout.remove(at),
    "flip": lambda layout, at, draw: layout.flip(at),
    "rotate": lambda layout, at, draw: layout.rotate(at, draw(range(1, 6))),
    "move": _move,
    "turn": _turn,
    "mark": _mark,
    "unmark": lambda layout, at, draw: replace(layout, markers=layout.markers[:-1]),
    "token": lambda layout, at, draw: replace(layout, tokens=(Token("mud", at),)),
    "turn all": lambda layout, at, draw: layout.rotate_all(draw(range(1, 6)), about=at),
    "shuffle": lambda layout, at, draw: replace(layout, tiles=layout.tiles[::-1]),
    "double": lambda layout, at, draw: replace(
        layout, tiles=(*layout.tiles, PlacedTile(draw(SIDES), at))
    ),
    "unknown": lambda layout, at, draw: replace(
        layout,
        tiles=tuple(replace(t, side="999x") if t.at == at else t for t in layout.tiles),
    ),
}


class History:
    """Layouts that follow each other by drawn edits, some of them taken back."""

    def __init__(self, first: Layout, data: st.DataObject) -> None:
        self.layouts = [first]
        self._data = data

    def edit(self) -> Layout:
        layout = self.layouts[-1]
        name = self._draw((*EDITS, "undo"))
        if name == "undo" and len(self.layouts) > 1:
            self.layouts.pop()
        elif name in EDITS and layout.tiles:
            at = self._draw(layout.tiles).at
            with suppress(LayoutError):  # a tile lies there, or the side has no back
                self.layouts.append(EDITS[name](layout, at, self._draw))
        return self.layouts[-1]

    def _draw(self, choices):
        return self._data.draw(st.sampled_from(list(choices)))


# --- the law -------------------------------------------------------------------------------------


def assert_same(updated: Analysis, fresh: Analysis) -> None:
    assert updated == fresh
    assert updated.seams == fresh.seams
    assert updated.lines == fresh.lines
    assert updated.reached == fresh.reached
    assert updated.choices == fresh.choices
    assert updated.notable_seams == fresh.notable_seams
    assert list(updated.visits.items()) == list(fresh.visits.items())
    if fresh.course is not None:
        assert list(updated.course.cells.items()) == list(fresh.course.cells.items())
        assert (*updated.course.moves,) == (*fresh.course.moves,)
        assert (*updated.course.conflicts,) == (*fresh.course.conflicts,)
    assert check_analysis(updated, LIBRARY, BOXES) == check_analysis(fresh, LIBRARY, BOXES)


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(name=st.sampled_from(sorted(LAYOUTS)), data=st.data())
def test_an_edited_layout_is_read_as_if_for_the_first_time(name: str, data: st.DataObject):
    history = History(LAYOUTS[name], data)
    reading = analyse(LAYOUTS[name], LIBRARY)
    for _ in range(6):
        layout = history.edit()
        reading = analyse(layout, LIBRARY, reading)
        assert_same(reading, analyse(layout, LIBRARY))


@pytest.mark.slow
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_so_is_an_edited_layout_of_400_tiles(data: st.DataObject):
    history = History(LONG, data)
    reading = analyse(LONG, LIBRARY)
    for _ in range(4):
        layout = history.edit()
        reading = analyse(layout, LIBRARY, reading)
        assert_same(reading, analyse(layout, LIBRARY))


@settings(max_examples=40, deadline=None)
@given(
    one=st.sampled_from(sorted(LAYOUTS)),
    other=st.sampled_from(sorted(LAYOUTS)),
)
@example(one="skewed ring", other="gt circuit")
def test_the_earlier_reading_may_be_that_of_any_layout(one: str, other: str):
    reading = analyse(LAYOUTS[other], LIBRARY, analyse(LAYOUTS[one], LIBRARY))
    assert_same(reading, analyse(LAYOUTS[other], LIBRARY))


def test_a_reading_with_another_library_is_of_no_help():
    other = shipped_library.__wrapped__()
    before = analyse(GT_CIRCUIT, LIBRARY)
    reading = analyse(GT_CIRCUIT, other, before)
    assert reading.graph.library is other
    assert not {*before.graph.followers} & {*reading.graph.followers}


def test_a_document_reads_its_layout_as_if_for_the_first_time(qapp):
    document = Document(LIBRARY)
    layout = published("rally-1-ss1")
    document.edit(layout, "lay")
    for edited in (layout.flip(layout.tiles[5].at), layout.remove(layout.tiles[3].at), layout):
        document.edit(edited, "edit")
        assert_same(document.analysis, analyse(edited, LIBRARY))
    for _ in range(3):
        document.undo_stack.undo()
        assert_same(document.analysis, analyse(document.layout, LIBRARY))


# --- against the cell graph, which knows nothing of pieces ---------------------------------------


def assert_course_of(graph: nx.DiGraph, course: Course) -> None:
    assert course.cells.keys() == set(graph)
    moves = {(move.start, move.end): move for move in course.moves}
    assert len(moves) == len(course.moves)
    assert moves.keys() == set(graph.edges)
    for (start, end), move in moves.items():
        border = {"limit": move.limit, "warnings": move.warnings, "climb": move.climb}
        assert graph.edges[start, end] == border
    assert course.conflicts == graph.graph["conflicts"]
    places = {cell: number for number, cell in enumerate(course.cells)}
    in_order = [(places[move.start], move.end) for move in course.moves]
    assert in_order == sorted(in_order)


def driven(reading: Analysis) -> tuple[Drive, ...]:
    """All drives of a course, those of a joker section and from a pre-grid among them."""
    beside = reading.rallycross
    if beside is None:
        return reading.route
    joker = beside.joker.drives if reading.course.joker else ()
    return (*reading.route, *joker, *beside.pregrid)


def shortest_way(course: Course) -> int:
    """Fewest moves along the road between the lines, or round the main circuit."""
    course = course.main
    road = nx.DiGraph()
    road.add_nodes_from(course.cells)
    road.add_edges_from(
        (move.start, move.end)
        for move in course.moves
        if "shortcut" not in (course.cells[move.start].kind, course.cells[move.end].kind)
    )

    def steps(source: str, target: str) -> list[int]:
        ahead = [one for one in road[source] if nx.has_path(road, one, target)]
        return [1 + nx.shortest_path_length(road, one, target) for one in ahead]

    if course.kind == "circuit":
        foremost = min(cell.front for cell in course.cells.values())
        first = [name for name, cell in course.cells.items() if cell.front < foremost + 1e-9]
        pairs = [(cell, cell) for cell in course.start or first]
    else:
        pairs = [(start, finish) for start in course.start for finish in course.finish]
    return min((way for pair in pairs for way in steps(*pair)), default=0)


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(sorted(LAYOUTS)), data=st.data())
def test_the_course_has_the_moves_of_the_cell_graph_and_its_shortest_way(
    name: str, data: st.DataObject
):
    history = History(LAYOUTS[name], data)
    reading = analyse(LAYOUTS[name], LIBRARY)
    for _ in range(2):
        if reading.course is not None:
            graph = cell_graph(reading.layout, LIBRARY, driven(reading))
            assert_course_of(graph, reading.course)
            assert reading.course.length_cells == shortest_way(reading.course)
        reading = analyse(history.edit(), LIBRARY, reading)


def test_cells_over_the_line_of_a_skewed_ring_lie_on_both_sides_of_it():
    course = analyse(SKEWED_RING, LIBRARY).course
    over = [cell for cell in course.cells.values() if cell.rear < 0 < cell.front]
    assert len(over) == 3  # one a lane
    for cell in over:
        assert {at for at, _ in parts_of(cell.id)} == {Hex(0, 0), Hex(-1, 1)}
    assert list(course.cells)[-3:] == [cell.id for cell in over]  # the last ones of a lap


def test_a_tile_in_the_middle_moves_all_cells_behind_it_by_one_tile():
    short = lay("202aDA", "204aDA", "205aDA", "203aDA")
    long = lay("202aDA", "204aDA", "206aDA", "205aDA", "203aDA")
    before = analyse(short, LIBRARY)
    after = analyse(long, LIBRARY, before)
    finish, later = (
        [one.course.cells[cell].front for cell in one.course.finish] for one in (before, after)
    )
    assert later == pytest.approx([front + 1 for front in finish])


# --- the work ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 200, 398])
def test_only_the_tiles_around_an_edit_are_read_anew(number: int):
    before = analyse(LONG, LIBRARY)
    edited = LONG.flip(LONG.tiles[number].at)
    after = analyse(edited, LIBRARY, before)
    old, new = before.graph, after.graph
    assert [at for at in new.tiles if new.tiles[at] is not old.tiles[at]] == [LONG.tiles[number].at]
    around = {LONG.tiles[number + i].at for i in (-1, 0, 1)}
    assert {at for at in new.seams if new.seams[at] is not old.seams[at]} == around
    pieces = set(map(id, before.pieces.values()))
    assert sum(id(piece) not in pieces for piece in after.pieces.values()) == 3


def test_pieces_survive_a_road_that_is_cut_and_mended():
    before = analyse(LONG, LIBRARY)
    gap = LONG.tiles[200]
    cut = analyse(LONG.remove(gap.at), LIBRARY, before)
    assert cut.course is None
    mended = analyse(cut.layout.place(gap), LIBRARY, cut)
    pieces = set(map(id, before.pieces.values()))
    assert sum(id(piece) not in pieces for piece in mended.pieces.values()) == 3


def test_no_more_is_kept_than_belongs_to_the_layout():
    reading = analyse(LONG, LIBRARY)
    for tile in LONG.tiles[100:140]:
        reading = analyse(reading.layout.flip(tile.at), LIBRARY, reading)
    assert reading.course is not None
    assert len(reading.pieces) == len(reading.route) == 400
    assert len(reading.graph.followers) == len(reading.graph.leaders)
    assert set(reading.graph.followers) == {*reading.graph.nodes}
    assert reading.graph.tiles.keys() == reading.graph.seams.keys() == {t.at for t in LONG}
    assert {*reading.graph.marked} == {LONG.tiles[0].at, LONG.tiles[-1].at}


def test_a_course_is_put_together_only_where_it_is_looked_into():
    course = analyse(LONG, LIBRARY).course
    assert next(reversed(course.moves)).start in dict(course.cells)
    copy = pickle.loads(pickle.dumps(course))
    assert copy == course
    assert (type(copy.cells), type(copy.moves), type(copy.conflicts)) == (dict, tuple, tuple)


# --- what pieces rely on -------------------------------------------------------------------------


def test_no_cell_cut_by_a_skewed_edge_reaches_another_edge_or_is_left_on_its_tile():
    """So a cell has two parts at most: it is entered on the first and left on the second."""
    cut = 0
    for side in LIBRARY:
        for passage in LIBRARY.compiled(side).passages.values():
            ends = (passage.entry, passage.exit)
            merging = [{c.cell for c in contacts if c.merges} for contacts in ends]
            plain = [{c.cell for c in contacts if not c.merges} for contacts in ends]
            cut += len(merging[0] | merging[1])
            assert merging[0].isdisjoint(merging[1] | plain[0] | plain[1])
            assert merging[1].isdisjoint(plain[0] | plain[1])
            assert not [move for move in passage.moves if move.start in merging[1]]
            assert not [move for move in passage.moves if move.end in merging[0]]
    assert cut
