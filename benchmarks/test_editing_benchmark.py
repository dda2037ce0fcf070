"""What an edit costs: graph, course and findings of a whole layout, read anew.

The aim is 16 ms for a layout of 40 tiles, and no more than twice that for 400. Nothing is kept
from one reading to the next but the compiled sides, so the time grows with the number of tiles:
the second aim needs an update that reads only the tiles around an edit.

The full cell graph should be built at least ten times faster than a naive one that tests all pairs
of cell polygons for contact. Both have their sides compiled, the moves here and the polygons there.
"""

from itertools import cycle, islice, permutations

import networkx as nx
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from trackeditor.cells import Drive, cell_graph, cell_id
from trackeditor.course import analyse
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, PlacedTile, read_layout
from trackeditor.legality import check_analysis, check_layout
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library
from trackeditor.tiles.ribbon import placed, side_shapes

LIBRARY = load_library()
ENOUGH_BOXES = [LIBRARY.editions["dirt-core"]] * 100
PIECES = (("206a", "A"), ("217a", "B"), ("214b", "A"), ("205b", "A"), ("222a", "D"))
"""Sides by turns, with the edge by which each is left: a road that winds but goes on."""


def stage_of(tiles: int) -> Layout:
    """A legal stage over that many tiles."""
    layout, at, entered = Layout(), ORIGIN, Edge.D
    way = [("202a", "A"), *islice(cycle(PIECES), tiles - 2), ("203a", "A")]
    for side, left in way:
        leaves = Edge[left]
        enters = Edge.B if leaves is Edge.D else Edge.D
        tile = PlacedTile(side, at, (entered - enters) % 6)
        layout = layout.place(tile)
        out = tile.global_edge(leaves)
        at, entered = at.neighbour(out), out.opposite
    return layout


@pytest.mark.parametrize("tiles", [40, 400])
def test_edit_one_tile(benchmark: BenchmarkFixture, tiles: int):
    layout = stage_of(tiles)
    middle = layout.tiles[tiles // 2].at
    edited = iter(cycle((layout.flip(middle), layout)))

    findings = benchmark(lambda: check_layout(next(edited), LIBRARY, ENOUGH_BOXES))
    assert [finding.code for finding in findings] == ["STG-9"]


@pytest.mark.parametrize("tiles", [40, 400])
@pytest.mark.parametrize("part", ["analysis", "findings"])
def test_parts_of_the_reading(benchmark: BenchmarkFixture, tiles: int, part: str):
    layout = stage_of(tiles)
    analysis = analyse(layout, LIBRARY)
    assert analysis.course is not None
    if part == "analysis":
        benchmark(analyse, layout, LIBRARY)
    else:
        benchmark(check_analysis, analysis, LIBRARY, ENOUGH_BOXES)


# --- the full graph ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def largest() -> tuple[Layout, tuple[Drive, ...]]:
    """The published stage with the most cells, and its route."""
    layouts = [read_layout(path) for path in sorted(data_directory("examples").glob("*.json"))]
    analyses = [analyse(layout, LIBRARY) for layout in layouts]
    analysis = max(analyses, key=lambda one: len(one.course.cells) if one.course else 0)
    return analysis.layout, analysis.route


def naive_graph(route: tuple[Drive, ...]) -> nx.DiGraph:
    """Contact of all pairs of polygons; a move goes to the cell whose front edge lies further on.

    It knows nothing of corners, slides, gates and shortcuts, which would only make it slower.
    """
    shapes, fronts = {}, {}
    for driven, drive in enumerate(route):
        polygons = side_shapes(LIBRARY.side(drive.tile.side))
        for local, extent in drive.passage(LIBRARY).extents.items():
            cell = cell_id(drive.tile.at, local)
            shapes[cell] = placed(polygons[local], drive.tile.at, drive.tile.rotation)
            fronts[cell] = driven + extent.front
    graph = nx.DiGraph()
    graph.add_nodes_from(shapes)
    for (a, shape), (b, other) in permutations(shapes.items(), 2):
        if shape.dwithin(other, 1e-6) and fronts[b] > fronts[a]:
            graph.add_edge(a, b)
    return graph


@pytest.mark.benchmark(group="full graph of the largest published stage")
def test_full_graph(benchmark: BenchmarkFixture, largest: tuple[Layout, tuple[Drive, ...]]):
    layout, route = largest
    assert len(benchmark(cell_graph, layout, LIBRARY, route)) > 100


@pytest.mark.benchmark(group="full graph of the largest published stage")
def test_naive_full_graph(benchmark: BenchmarkFixture, largest: tuple[Layout, tuple[Drive, ...]]):
    _, route = largest
    naive_graph(route)  # the polygons of the sides are compiled once, as are their moves
    assert len(benchmark.pedantic(naive_graph, args=(route,), rounds=10)) > 100
