"""What an edit costs: graph, course and findings after it, in the library and in the window.

The aim is 16 ms for a layout of 40 tiles, and no more than twice the time of 40 tiles for 400.
Every group has both sizes, so that the factor is seen in one run. A round is four edits: a tile at
the start, in the middle or at the end of the road is turned over and back, then taken away, which
ends the course, and laid again. There are enough boxes: a finding for every copy too many would be
work of its own.

The full cell graph should be built at least ten times faster than a naive one that tests all pairs
of cell polygons for contact. Both have their sides compiled, the moves here and the polygons there.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from itertools import cycle, islice, permutations

import networkx as nx
import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from trackeditor.cells import Drive, cell_graph, cell_id
from trackeditor.course import Analysis, analyse
from trackeditor.editor.document import Document
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, PlacedTile, read_layout
from trackeditor.legality import (
    Context,
    Finding,
    check_analysis,
    check_context,
    copies_at_hand,
)
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library
from trackeditor.tiles.ribbon import placed, side_shapes

LIBRARY = load_library()
ENOUGH_BOXES = [LIBRARY.editions["dirt-core"]] * 100
ENOUGH_COPIES = copies_at_hand(LIBRARY, ENOUGH_BOXES)
SIZES = [40, 400]
PLACES = {"start": 0.03, "middle": 0.5, "end": 0.97}
"""Where the edited tile lies, as a part of the road."""
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


def edits(layout: Layout, place: float) -> tuple[Layout, ...]:
    """The layouts after the four edits of a round."""
    tile = layout.tiles[int(place * len(layout))]
    taken = layout.remove(tile.at)
    return layout.flip(tile.at), layout, taken, taken.place(tile)


class Reader:
    """Reads and checks edited layouts, each with the help of the reading before."""

    def __init__(self, layout: Layout) -> None:
        self.analysis: Analysis = analyse(layout, LIBRARY)

    def read(self, layout: Layout) -> list[Finding]:
        self.analysis = analyse(layout, LIBRARY, self.analysis)
        return check_context(Context(self.analysis, LIBRARY, ENOUGH_COPIES))


@pytest.mark.benchmark(group="four edits until course and findings are there again (aim: 2 x)")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("tiles", SIZES)
def test_edit(benchmark: BenchmarkFixture, tiles: int, place: str):
    layout = stage_of(tiles)
    reader, edited = Reader(layout), edits(layout, PLACES[place])

    findings = benchmark(lambda: [reader.read(one) for one in edited])
    codes = [[finding.code for finding in of_one] for of_one in findings]
    assert (codes[0], codes[1], codes[3]) == (["STG-9"],) * 3
    assert {"CON-2", "STG-4"} <= {*codes[2]}


@pytest.mark.benchmark(group="the same in the document of the editor (aim: 2 x)")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("tiles", SIZES)
def test_edit_of_the_document(benchmark: BenchmarkFixture, qapp, tiles: int, place: str):
    document = Document(LIBRARY)
    document.check_with(ENOUGH_BOXES)
    document.edit(stage_of(tiles), "lay")
    edited = edits(document.layout, PLACES[place])

    def edit() -> None:
        for layout in edited:
            document.edit(layout, "edit")
            assert document.findings

    benchmark(edit)


@pytest.mark.benchmark(group="the same until the whole window shows it (aim: 2 x)")
@pytest.mark.parametrize("tiles", SIZES)
def test_edit_in_the_window(benchmark: BenchmarkFixture, qtbot: QtBot, tmp_path, tiles: int):
    """Canvas with badges, status bar, catalogue, inspector and problems, as they stand at first."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(LIBRARY, Settings(store))
    document = session.document
    window = MainWindow(session, Recovery(document, tmp_path / "recovery", session))
    session.setParent(window)
    window.resize(1400, 900)
    qtbot.addWidget(window, before_close_func=lambda _: document.undo_stack.setClean())
    with qtbot.waitSignal(window.built, timeout=10_000):
        window.show()
    window.show_workbench()
    document.check_with(ENOUGH_BOXES)
    document.edit(stage_of(tiles), "lay")
    qtbot.wait(200)
    edited = edits(document.layout, PLACES["middle"])

    def edit() -> None:
        for layout in edited:
            document.edit(layout, "edit")
            for _ in range(4):  # the docks wait for the event loop before they refresh
                QApplication.processEvents()

    benchmark.pedantic(edit, rounds=20, warmup_rounds=2)


@pytest.mark.benchmark(group="a layout read and checked for the first time")
@pytest.mark.parametrize("tiles", SIZES)
def test_first_reading(benchmark: BenchmarkFixture, tiles: int):
    layout = stage_of(tiles)
    findings = benchmark(lambda: check_analysis(analyse(layout, LIBRARY), LIBRARY, ENOUGH_BOXES))
    assert [finding.code for finding in findings] == ["STG-9"]


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
