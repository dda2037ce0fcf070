"""Pictures of examples are painted once, and of the catalogue where one looks."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import LIBRARY
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from windows import make_session

from trackeditor.drawing.palette import DARK, LIGHT, Ink
from trackeditor.editor import example_pictures, picture_cache
from trackeditor.editor.canvas.pictures import Pictures
from trackeditor.editor.docks.catalogue import CatalogueDock
from trackeditor.editor.example_pictures import example_picture
from trackeditor.editor.picture_cache import PictureCache
from trackeditor.editor.welcome import WelcomePage
from trackeditor.resources import data_directory

EXAMPLE = data_directory("examples") / "rally-1-ss1.json"
SIZE = QSize(80, 60)


def coloured(name: str) -> QPixmap:
    picture = QPixmap(4, 4)
    picture.fill(QColor(name))
    return picture


@pytest.fixture(autouse=True)
def application(qapp):
    picture_cache._fingerprint.cache_clear()
    yield
    picture_cache._fingerprint.cache_clear()


def test_what_was_kept_is_found_by_all_its_parts_alone(tmp_path):
    cache = PictureCache(tmp_path / "pictures")
    cache.keep(coloured("red"), b"layout", (80, 60), "light")
    found = PictureCache(tmp_path / "pictures").find(b"layout", (80, 60), "light")
    assert found.toImage().pixelColor(1, 1) == QColor("red")
    for other in ((b"other", (80, 60), "light"), (b"layout", (80, 60), "dark"), (b"layout",)):
        assert cache.find(*other) is None


def test_a_directory_that_cannot_be_written_costs_nothing(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    for directory in (blocked / "pictures", None):
        cache = PictureCache(directory)
        cache.keep(coloured("red"), "anything")
        assert cache.find("anything") is None


def test_a_damaged_picture_is_painted_again(tmp_path):
    cache = PictureCache(tmp_path)
    cache.keep(coloured("red"), "anything")
    (file,) = tmp_path.glob("*.png")
    file.write_bytes(b"\x89PNG and no more")
    assert cache.find("anything") is None


def test_another_version_paints_anew_and_leaves_nothing_of_the_old(tmp_path, monkeypatch):
    PictureCache(tmp_path).keep(coloured("red"), "anything")
    monkeypatch.setattr(picture_cache, "__version__", "99")
    picture_cache._fingerprint.cache_clear()
    newer = PictureCache(tmp_path)
    assert newer.find("anything") is None
    newer.keep(coloured("blue"), "anything")
    assert len(list(tmp_path.glob("*.png"))) == 1


def test_an_example_is_painted_once_in_each_palette_and_looks_alike(tmp_path, monkeypatch):
    painted = []
    paint = example_pictures._painted
    monkeypatch.setattr(
        example_pictures, "_painted", lambda *args: painted.append(1) or paint(*args)
    )
    pictures = {
        (palette.name, time): example_picture(
            EXAMPLE, SIZE, 2.0, LIBRARY, palette, PictureCache(tmp_path)
        )
        for time in (1, 2)
        for palette in (LIGHT, DARK)
    }
    assert len(painted) == 2
    for name in ("light", "dark"):
        first, second = pictures[name, 1], pictures[name, 2]
        assert first.toImage() == second.toImage()
        assert second.devicePixelRatio() == 2.0
        assert second.size() == SIZE * 2
    other = replace(LIGHT, colours=LIGHT.colours | {Ink.ROAD_GRAVEL: "#123456"})
    example_picture(EXAMPLE, SIZE, 2.0, LIBRARY, other, PictureCache(tmp_path))
    assert len(painted) == 3


def test_at_the_next_start_pictures_are_there_before_anything_is_built(qtbot, tmp_path):
    session = make_session(tmp_path)
    cache = PictureCache(tmp_path / "pictures")
    for time in (1, 2):
        page = WelcomePage(session, cache)
        qtbot.addWidget(page)
        page.show()
        page.show_kept_pictures()
        assert len(page._unpainted) == (page.examples.count() if time == 1 else 0)
        page.paint_pictures()
        qtbot.waitUntil(lambda page=page: not page._unpainted, timeout=20_000)
        page.hide()
    assert not page.examples.item(5).icon().isNull()


def test_what_was_seen_is_there_at_once_in_other_colours(qapp):
    pictures = Pictures(LIBRARY, LIGHT)
    before = pictures.draw("204a", 1, 38).toImage()
    pictures.set_colours(DARK)
    found, size = pictures.picture("204a", 1, 38)
    assert size == 38
    assert found.toImage() != before
    assert found.toImage() == Pictures(LIBRARY, DARK).draw("204a", 1, 38).toImage()
    assert pictures.picture("205a", 0, 38) is None  # nobody has seen that yet


def test_the_catalogue_draws_first_what_is_in_sight(qtbot, tmp_path):
    session = make_session(tmp_path)
    dock = CatalogueDock(session)
    session.setParent(dock)
    qtbot.addWidget(dock)
    dock.resize(300, 500)
    dock.show()
    qtbot.waitExposed(dock)
    pictures, view = dock.view.delegate.pictures, dock.view
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 2000)
    pictures.draw_all_wanted()
    for value in range(0, bar.maximum(), 200):  # a long pull at the scroll bar
        bar.setValue(value)
        view.viewport().repaint()
    bar.setValue(bar.maximum())
    view.viewport().repaint()
    wanted = {side for side, _, _ in pictures._wanted}
    rows = range(dock.model.rowCount())
    seen = {
        dock.model.index(row).data()
        for row in rows
        if view.visualRect(dock.model.index(row)).intersects(view.viewport().rect())
    }
    assert wanted
    assert wanted <= seen
