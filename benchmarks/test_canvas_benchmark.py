"""What panning and zooming cost with 400 tiles in view, and what an edit costs on the canvas.

The aim is 60 frames a second, that is 16.7 ms for a frame. A frame is what the screen gets: the
viewport, painted into an image as large as a window. All tiles are in view, which is the worst
case; the pictures of the sides in the sizes needed are there, as after the first moments.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from itertools import cycle

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot
from test_editing_benchmark import stage_of

from trackeditor.editor.canvas import Canvas
from trackeditor.editor.placing import owned_copies, places_for, sides_for
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import ORIGIN, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import load_library

LIBRARY = load_library()
SIDES = sorted(LIBRARY)


def carpet(tiles: int) -> Layout:
    """Tiles side by side, of all sides there are, in all rotations."""
    width = round(tiles**0.5)
    return Layout(
        tuple(
            PlacedTile(
                SIDES[7 * i % len(SIDES)],
                Hex(i % width, i // width - (i % width) // 2),
                i % 6,
            )
            for i in range(tiles)
        )
    )


@pytest.fixture
def canvas(qtbot: QtBot, tmp_path) -> Canvas:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(LIBRARY, Settings(store))
    canvas = Canvas(session)
    canvas.resize(1200, 900)
    qtbot.addWidget(canvas)
    session.document.edit(carpet(400), "lay")
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.zoom_to_fit()
    canvas.table.pictures.draw_all_wanted()
    return canvas


@pytest.mark.benchmark(group="a frame with 400 tiles (aim: 16.7 ms)")
def test_pan(benchmark: BenchmarkFixture, canvas: Canvas):
    ways = cycle([(24, 10), (-24, -10)])

    def frame() -> None:
        canvas.pan(*next(ways))
        QApplication.processEvents()

    benchmark(frame)


@pytest.mark.benchmark(group="a frame with 400 tiles (aim: 16.7 ms)")
def test_zoom(benchmark: BenchmarkFixture, canvas: Canvas):
    factors = cycle([1.04, 1.04, 1.04, 1 / 1.04, 1 / 1.04, 1 / 1.04])
    for _ in range(6):
        canvas.zoom(next(factors))
        canvas.table.pictures.draw_all_wanted()

    def frame() -> None:
        canvas.zoom(next(factors))
        QApplication.processEvents()

    benchmark(frame)


@pytest.mark.benchmark(group="a frame with 400 tiles (aim: 16.7 ms)")
def test_zoom_through_all_sizes(benchmark: BenchmarkFixture, canvas: Canvas):
    """From all tiles to a few and back, with pictures being drawn on the way."""
    factors = cycle([1.06] * 40 + [1 / 1.06] * 40)

    def frame() -> None:
        canvas.zoom(next(factors))
        QApplication.processEvents()

    benchmark(frame)


@pytest.mark.benchmark(group="an edit with graph, findings and badges, shown (aim: 16 ms for 40)")
@pytest.mark.parametrize("tiles", [40, 400])
def test_edit(benchmark: BenchmarkFixture, canvas: Canvas, tiles: int):
    document = canvas.session.document
    stage = stage_of(tiles)
    document.edit(stage, "lay")
    canvas.zoom_to_fit()
    canvas.table.pictures.draw_all_wanted()
    versions = cycle([stage.flip(stage.tiles[tiles // 2].at), stage])

    def frame() -> None:
        document.edit(next(versions), "flip")
        QApplication.processEvents()

    benchmark(frame)


@pytest.mark.benchmark(group="what fits (aim: 50 ms)")
def test_sides_for_a_hexagon(benchmark: BenchmarkFixture):
    layout = Layout((PlacedTile("202a", ORIGIN),))
    owned = owned_copies(LIBRARY, None)
    found = benchmark(sides_for, layout, LIBRARY, Hex(0, -1), owned)
    assert found


@pytest.mark.benchmark(group="what fits (aim: 50 ms)")
def test_places_for_a_side_among_400_tiles(benchmark: BenchmarkFixture):
    layout = carpet(400)
    benchmark(places_for, layout, LIBRARY, "208a")
