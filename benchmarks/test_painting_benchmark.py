"""What painting costs: a side for the first time, a layout once its pictures are kept, files.

A canvas that scrolls paints from pixmaps (``paint_tiles_fast``); the aim is a few milliseconds for
40 tiles, and 16 ms, a frame of 60 a second, for 400. Files are painted as vectors.
"""

from collections.abc import Callable
from itertools import cycle

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from pytest_benchmark.fixture import BenchmarkFixture
from test_editing_benchmark import stage_of

from trackeditor.course import analyse
from trackeditor.drawing import sides
from trackeditor.drawing.layouts import hexagons_box
from trackeditor.drawing.palette import LIGHT
from trackeditor.layout import Layout, read_layout
from trackeditor.painting.export import scene_image
from trackeditor.painting.painter import paint_layout, paint_overlay
from trackeditor.painting.pictures import paint_tiles_fast
from trackeditor.painting.scene import Scene
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library, read_library

LIBRARY = load_library()
SCREEN = (1600, 1000)
pytestmark = pytest.mark.usefixtures("qapp")


def frames(layout: Layout, scales: list[float], paint: Callable[[QPainter], None]):
    """A function that paints the next frame of a view over the middle of a layout."""
    left, top, right, bottom = hexagons_box(layout)
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    image = QImage(*SCREEN, QImage.Format.Format_ARGB32_Premultiplied)
    steps = cycle(enumerate(scales))

    def frame() -> None:
        step, scale = next(steps)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(SCREEN[0] / 2 + step, SCREEN[1] / 2)
        painter.scale(scale, scale)
        painter.translate(-middle)
        paint(painter)
        painter.end()

    return frame


def whole(layout: Layout) -> float:
    """The scale at which a layout fills the screen."""
    left, top, right, bottom = hexagons_box(layout)
    return min(SCREEN[0] / (right - left), SCREEN[1] / (bottom - top))


@pytest.mark.parametrize("tiles", [40, 400])
@pytest.mark.parametrize("way", ["pan", "zoom"])
def test_frames_of_a_view(benchmark: BenchmarkFixture, tiles: int, way: str):
    layout = stage_of(tiles)
    scale = whole(layout)
    scales = [scale] * 20 if way == "pan" else [scale * 1.02**step for step in range(20)]
    frame = frames(layout, scales, lambda p: paint_tiles_fast(p, layout, LIBRARY, LIGHT))
    benchmark(frame)


@pytest.mark.parametrize("scale", [60.0, 120.0])
def test_layout_of_40_tiles_as_vectors(benchmark: BenchmarkFixture, scale: float):
    layout = stage_of(40)
    benchmark(frames(layout, [scale], lambda p: paint_layout(p, layout, LIBRARY, LIGHT)))


@pytest.mark.parametrize("name", ["graph", "limits", "pacenotes", "direction"])
def test_overlay(benchmark: BenchmarkFixture, name: str):
    layout = read_layout(data_directory("examples") / "rally-1-ss1.json")
    analysis = analyse(layout, LIBRARY)
    benchmark(frames(layout, [90.0], lambda p: paint_overlay(p, name, analysis, LIBRARY, LIGHT)))


@pytest.mark.parametrize("name", ["graph", "limits", "pacenotes", "direction"])
def test_overlay_after_an_edit(benchmark: BenchmarkFixture, name: str):
    layout = read_layout(data_directory("examples") / "rally-1-ss1.json")

    def paint(painter: QPainter) -> None:
        paint_overlay(painter, name, analyses.pop(), LIBRARY, LIGHT)

    analyses = [analyse(layout, LIBRARY) for _ in range(40)]
    benchmark.pedantic(frames(layout, [90.0], paint), rounds=20)


def test_marks_of_a_side_for_the_first_time(benchmark: BenchmarkFixture):
    directory = data_directory("tile_library")
    fresh = read_library(directory)
    names = iter(list(fresh)[30:130])

    def draw() -> None:
        name = next(names)
        assert sides.side_marks(fresh.side(name), fresh.compiled(name))

    benchmark.pedantic(draw, rounds=100)


def test_picture_of_a_stage(benchmark: BenchmarkFixture):
    layout = read_layout(data_directory("examples") / "rally-1-ss1.json")
    scene = Scene(layout, LIBRARY)
    assert benchmark(scene_image, scene, 120.0).width() > 600
