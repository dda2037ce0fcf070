"""Pictures in files: PNG, SVG and PDF show the same, in the size asked for, nothing cropped."""

from __future__ import annotations

import math
import re
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pictures import EXAMPLES, difference, pdf_pages, pdf_size, pixels, rgb
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from trackeditor.drawing.marks import Label, Stroke
from trackeditor.drawing.measures import BADGE_RADIUS
from trackeditor.drawing.palette import DARK, LIGHT, PRINT, Ink
from trackeditor.drawing.pins import Badge
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token, read_layout
from trackeditor.painting import application
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.export import export_pdf, export_png, export_svg, scene_image
from trackeditor.painting.overlays import OVERLAYS
from trackeditor.painting.pages import OVERLAP, PAGE_MARGIN, PAGES, Page, cut
from trackeditor.painting.painter import side_picture
from trackeditor.painting.paper import paint_foot
from trackeditor.painting.paths import Picture, text_width
from trackeditor.painting.png import bands_of, packed
from trackeditor.painting.progress import Steps, StoppedError
from trackeditor.painting.scene import Scene
from trackeditor.painting.sheet import export_sheet
from trackeditor.painting.words import TILE_WORDS
from trackeditor.roadbook import RoadBookError
from trackeditor.tiles import load_library

LIBRARY = load_library()
PAPER = rgb(PRINT[Ink.PAPER])
pytestmark = pytest.mark.usefixtures("qapp")


def stage(name: str = "rally-1-ss1") -> Layout:
    return read_layout(EXAMPLES / f"{name}.json")


def scene(name: str = "rally-1-ss1", **wishes) -> Scene:
    return Scene(stage(name), LIBRARY, **wishes)


def rim(picture: np.ndarray) -> np.ndarray:
    """The pixels on the four sides of a picture."""
    return np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])


# --- PNG, SVG and PDF ----------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_svg_and_png_show_the_same(tmp_path: Path, palette) -> None:
    shown = scene("rally-8-ss1", palette=palette, overlays=("limits", "pacenotes"))
    export_png(tmp_path / "stage.png", shown, 80)
    export_svg(tmp_path / "stage.svg", shown, 80)
    png = QImage(str(tmp_path / "stage.png"))
    renderer = QSvgRenderer(str(tmp_path / "stage.svg"))
    assert renderer.isValid()
    assert renderer.viewBox().size() == png.size()
    drawn = QImage(png.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    assert difference(pixels(png), pixels(drawn)) < 0.002
    bare = replace(shown, overlays=())
    assert difference(pixels(png), pixels(scene_image(bare, 80))) > 0.02


def test_svg_has_outlines_for_its_texts(tmp_path: Path) -> None:
    export_svg(tmp_path / "stage.svg", scene())
    text = (tmp_path / "stage.svg").read_text(encoding="utf-8")
    assert "<text" not in text
    assert "<image" not in text
    assert "<title>rally-1-ss1</title>" in text
    # Its width on paper is that of so many pixels of 1/96 inch (CSS Values, section 6.2).
    width, box = (
        float(re.search(pattern, text)[1])
        for pattern in (r'width="([\d.]+)mm"', r'viewBox="0 0 ([\d.]+) ')
    )
    assert width == pytest.approx(box / 96 * 25.4, abs=0.01)


def test_a_pdf_page_shows_the_same_as_a_png(tmp_path: Path) -> None:
    shown = scene("rally-8-ss1", palette=PRINT, overlays=("direction",))
    export_pdf(tmp_path / "stage.pdf", shown)
    dots = 100 / 25.4
    (page,) = pdf_pages(tmp_path / "stage.pdf", 100)
    # The stage is wider than high, so it lies on the page and fills the room inside the margins.
    window = PAGES["A4"].turned().window
    content = shown.content
    edge = min(window.width() / content.width(), window.height() / content.height())
    wanted = pixels(scene_image(shown, edge * dots))
    middle = window.center() * dots
    top, left = (
        round(place - size / 2)
        for place, size in zip((middle.y(), middle.x()), wanted.shape[:2], strict=True)
    )
    rows, columns = slice(max(0, -top), None), slice(max(0, -left), None)
    drawn = page[max(0, top) :, max(0, left) :][: wanted.shape[0], : wanted.shape[1]]
    wanted = wanted[rows, columns][: drawn.shape[0], : drawn.shape[1]]
    foot = round((window.bottom() - max(0, top) / dots) * dots)
    assert difference(drawn[:foot], wanted[:foot]) < 0.02
    assert difference(np.full_like(wanted, 255), wanted) > 0.1


def test_a_picture_is_the_same_at_every_size() -> None:
    shown = scene(overlays=("pacenotes", "distance"))
    small, large = (pixels(scene_image(shown, scale)) for scale in (60, 120))
    assert abs(large.shape[1] - 2 * small.shape[1]) <= 2
    height, width = small.shape[0] - 1, small.shape[1] - 1
    halved = large[: 2 * height, : 2 * width].reshape(height, 2, width, 2, 3).mean(axis=(1, 3))
    assert difference(small[:height, :width], halved.astype(np.uint8)) < 0.005


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-8-ss1", "rx-1-ss1"])
@pytest.mark.parametrize("overlay", [None, *OVERLAYS])
def test_nothing_is_cropped(name: str, overlay: str | None) -> None:
    shown = scene(name, overlays=(overlay,) if overlay else ())
    picture = pixels(scene_image(shown, 30))
    assert (rim(picture) == rgb(LIGHT[Ink.PAPER])).all()
    left, top, right, bottom = (
        int(np.nonzero(line)[0][0])
        for occupied in ((picture != rgb(LIGHT[Ink.PAPER])).any(axis=2),)
        for line in (
            occupied.any(axis=0),
            occupied.any(axis=1),
            occupied.any(axis=0)[::-1],
            occupied.any(axis=1)[::-1],
        )
    )
    # The margin is the same on all sides, and narrow.
    assert max(left, top, right, bottom) - min(left, top, right, bottom) <= 4
    assert max(left, top, right, bottom) < 0.5 * 30


def test_pins_markers_and_tokens_at_the_rim_are_not_cropped() -> None:
    layout = replace(
        Layout((PlacedTile("204a", Hex(0, 0)),)),
        markers=(Marker("start-finish", Hex(0, 0), "nowhere"),),
        tokens=(Token("mud", Hex(0, 0), 9.0, -9.0),),
    )
    pins = tuple(Badge(str(n), "error", Hex(0, 0), Edge.A) for n in range(9))
    shown = pixels(scene_image(Scene(layout, LIBRARY, pins=pins), 60))
    assert (rim(shown) == rgb(LIGHT[Ink.PAPER])).all()
    red = (shown == rgb(LIGHT[Ink.ERROR])).all(axis=2)
    # Nine heads side by side, each red from rim to rim but for its white number.
    assert red.any(axis=0).sum() > 9 * 2 * BADGE_RADIUS * 60 * 0.8


def test_an_empty_layout_is_an_empty_picture(tmp_path: Path) -> None:
    empty = Scene(Layout(), LIBRARY)
    export_png(tmp_path / "empty.png", empty)
    export_svg(tmp_path / "empty.svg", empty)
    export_pdf(tmp_path / "empty.pdf", empty)
    shown = pixels(QImage(str(tmp_path / "empty.png")))
    assert (shown == rgb(LIGHT[Ink.PAPER])).all()


# --- a selection ---------------------------------------------------------------------------------


def test_a_selection_is_drawn_as_if_nothing_else_lay_there() -> None:
    layout = stage()
    chosen = frozenset(tile.at for tile in layout.tiles[3:6])
    alone = Layout(tuple(tile for tile in layout if tile.at in chosen))
    some = pixels(scene_image(scene(only=chosen), 60))
    assert (some == pixels(scene_image(Scene(alone, LIBRARY), 60))).all()
    assert some.shape[1] < pixels(scene_image(scene(), 60)).shape[1]


def test_overlays_of_a_selection_are_those_of_the_whole_course() -> None:
    layout = stage()
    last = next(tile for tile in layout if tile.side == "203a")
    only = frozenset({last.at})
    with_notes = scene_image(scene(only=only, overlays=("pacenotes",)), 100)
    # The finish alone is no course: nothing could be called.
    alone = Scene(Layout((last,)), LIBRARY, overlays=("pacenotes",))
    assert difference(pixels(with_notes), pixels(scene_image(alone, 100))) > 0.03
    assert (rim(pixels(with_notes)) == rgb(LIGHT[Ink.PAPER])).all()


# --- paper ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["A4", "A3", "letter"])
def test_pages_have_the_size_of_the_paper(tmp_path: Path, name: str) -> None:
    export_pdf(tmp_path / "stage.pdf", scene(), PAGES[name])
    width, height = sorted(pdf_size(tmp_path / "stage.pdf"))
    assert (width, height) == pytest.approx(sorted(PAGES[name]), abs=0.25)


@pytest.mark.parametrize("edge", [30.0, 60.0])
def test_a_rule_of_100_mm_measures_100_mm(tmp_path: Path, edge: float) -> None:
    """Measured from the first to the last tick on a page drawn with 300 dots an inch."""
    export_pdf(tmp_path / "poster.pdf", scene(), edge=edge)
    dots = 300 / 25.4
    page = pdf_pages(tmp_path / "poster.pdf", 300)[0]
    rule = page.shape[0] - round(11.8 * dots)  # just above the line, where the ticks are
    dark = np.nonzero((page[rule] < 100).all(axis=1))[0]
    dark = dark[dark < 115 * dots]
    assert (dark[-1] - dark[0] + 1) / dots == pytest.approx(100 + 0.2, abs=0.1)
    ticks = dark[np.insert(np.diff(dark) > 3, 0, True)]
    assert np.diff(ticks) / dots == pytest.approx(10, abs=0.1)


def test_the_pages_of_a_poster_make_up_the_whole_picture_in_its_size(tmp_path: Path) -> None:
    edge, dpi = 32.0, 50
    shown = scene(palette=PRINT, overlays=("direction",))
    export_pdf(tmp_path / "poster.pdf", shown, edge=edge)
    size = QSizeF(shown.content.width() * edge, shown.content.height() * edge)
    poster = cut(size, PAGES["A4"])
    dots = dpi / 25.4
    sheets = pdf_pages(tmp_path / "poster.pdf", dpi)
    assert len(sheets) == poster.rows * poster.columns > 1
    whole = np.full(
        (round(size.height() * dots) + 2, round(size.width() * dots) + 2, 3), 255, np.uint8
    )
    corner = poster.page.window.topLeft()
    for part, sheet in zip(poster.pages(), sheets, strict=True):
        x, y = round(part.part.x() * dots), round(part.part.y() * dots)
        width, height = int(part.part.width() * dots), int(part.part.height() * dots)
        width, height = min(width, whole.shape[1] - x), min(height, whole.shape[0] - y)
        left, top = round(corner.x() * dots), round(corner.y() * dots)
        whole[y : y + height, x : x + width] = sheet[top : top + height, left : left + width]
    image = pixels(scene_image(shown, edge * dots))
    margin = round((shown.content.left() - shown.frame.left()) * edge * dots)
    wanted = image[margin:, margin:][: whole.shape[0], : whole.shape[1]]
    # What differs are the register marks and seams of half a pixel.
    assert difference(whole, wanted) < 0.03
    assert difference(np.full_like(whole, 255), wanted) > 0.08


def test_a_larger_edge_gives_a_larger_poster_on_more_pages(tmp_path: Path) -> None:
    counts = []
    for edge in (20.0, 40.0, 60.0):
        export_pdf(tmp_path / "poster.pdf", scene(), edge=edge)
        counts.append(len(pdf_pages(tmp_path / "poster.pdf", 10)))
    assert counts == sorted(set(counts))


def test_pages_without_a_tile_are_left_out(tmp_path: Path) -> None:
    tiles = (PlacedTile("204a", Hex(0, 0)), PlacedTile("204a", Hex(12, -6)))
    apart = Scene(Layout(tiles), LIBRARY)
    export_pdf(tmp_path / "poster.pdf", apart, edge=60)
    poster = cut(apart.content.size() * 60, PAGES["A4"])
    pages = pdf_pages(tmp_path / "poster.pdf", 20)
    assert 2 <= len(pages) < poster.rows * poster.columns


@pytest.mark.parametrize(
    ("language", "text", "edge"),
    [
        ("en", "page 1 of 1    row 1 of 1, column 1 of 1", "a tile's edge is "),
        (
            "fr",
            "page 1 sur 1    rangée 1 sur 1, colonne 1 sur 1",
            "côté d'une tuile\xa0: ",
        ),
        ("pt", "página 1 de 1    fila 1 de 1, coluna 1 de 1", "lado de uma peça: "),
    ],
)
def test_what_stands_below_pages_is_in_the_language(
    language: str, text: str, edge: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    feet: list[tuple[str, str]] = []
    monkeypatch.setattr(
        "trackeditor.painting.export.paint_foot",
        lambda _painter, _page, text, *_, name, **__: feet.append((name, text)),
    )
    layout = Layout((PlacedTile("204a", Hex(0, 0)), PlacedTile("204a", Hex(0, 1))), name="two")
    shown = Scene(layout, LIBRARY, language=language)
    export_pdf(tmp_path / "poster.pdf", shown, edge=20)
    export_pdf(tmp_path / "page.pdf", shown)
    assert feet[0] == ("two", text)
    assert feet[1][1].startswith(edge)
    assert feet[1][1].endswith(" mm")


@pytest.mark.parametrize("paper", ["A4", "letter", "A3"])
@pytest.mark.parametrize(
    "name", ["rally-1-ss1", "The long way round the lake " * 3], ids=["short", "long"]
)
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_rule_of_a_poster_and_what_stands_beside_it_are_both_whole(
    paper: str, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Label | Stroke] = []
    monkeypatch.setattr(
        "trackeditor.painting.paper.paint_marks", lambda _, marks, __: painted.extend(marks)
    )
    page = PAGES[paper]
    words = TILE_WORDS[language]["page of a poster"]
    text = words.format(number=12, pages=24, row=12, rows=12, column=12, columns=12)
    paint_foot(QPainter(), page, text, name=name, ruled=True)
    rule = max(x for mark in painted if isinstance(mark, Stroke) for x, _ in mark.points)
    assert rule == pytest.approx(PAGE_MARGIN + 100)
    beside = [mark for mark in painted if isinstance(mark, Label) and mark.text != "100 mm"]
    for label in beside:
        half = label.size * text_width(label.text, bold=False) / 2
        assert label.point[0] - half > rule + 2
        assert label.point[0] + half <= page.width - PAGE_MARGIN + 0.05
        assert label.point[1] - label.size / 2 > page.window.bottom()
    told = "    ".join(label.text for label in reversed(beside))
    assert told.endswith(text)
    assert told.startswith(name[:20])
    if name == "rally-1-ss1":
        assert told == f"{name}    {text}"


def test_a_long_name_does_not_run_off_a_page_with_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[Label] = []
    monkeypatch.setattr(
        "trackeditor.painting.paper.paint_marks", lambda _, marks, __: painted.extend(marks)
    )
    paint_foot(QPainter(), PAGES["A4"], "a tile's edge is 12 mm", name="round " * 60, ruled=False)
    assert len(painted) == 2
    assert any(label.text == "a tile's edge is 12 mm" for label in painted)
    for label in painted:
        half = label.size * text_width(label.text, bold=False) / 2
        assert label.point[0] - half == pytest.approx(PAGE_MARGIN)
        assert label.point[0] + half <= PAGES["A4"].width - PAGE_MARGIN + 0.05


SIZES = st.floats(1, 3000)
PAPERS = st.sampled_from(list(PAGES.values()))


@given(SIZES, SIZES, PAPERS, st.floats(0, 1), st.floats(0, 1))
def test_every_point_of_a_poster_is_on_a_page(
    width: float, height: float, page: Page, across: float, down: float
) -> None:
    poster = cut(QSizeF(width, height), page)
    point = QPointF(across * width, down * height)
    room = (-1e-6, -1e-6, 1e-6, 1e-6)
    assert any(part.part.adjusted(*room).contains(point) for part in poster.pages())


@given(SIZES, SIZES, PAPERS)
def test_neighbouring_pages_overlap_and_no_page_is_too_many(
    width: float, height: float, page: Page
) -> None:
    poster = cut(QSizeF(width, height), page)
    parts = {(part.row, part.column): part.part for part in poster.pages()}
    whole = QRectF(0, 0, width, height)
    for (row, column), part in parts.items():
        assert part.intersects(whole)
        right = parts.get((row, column + 1))
        if right is not None:
            assert part.right() - right.left() == pytest.approx(OVERLAP)
    if poster.columns > 1:
        without = parts[0, poster.columns - 2]
        assert without.right() < width


@given(SIZES, SIZES, PAPERS)
def test_register_marks_lie_on_all_pages_that_meet_there(
    width: float, height: float, page: Page
) -> None:
    poster = cut(QSizeF(width, height), page)
    parts = [part.part for part in poster.pages()]
    marks = list(poster.register_marks())
    for part in parts:
        assert sum(part.contains(mark) for mark in marks) == 4
    inner = [
        mark for mark in marks
        if sum(part.contains(mark) for part in parts) == 4
    ]  # fmt: skip
    assert len(inner) == (poster.rows - 1) * (poster.columns - 1)


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_a_picture_that_cannot_be_saved_is_refused_in_one_line(tmp_path: Path, suffix: str) -> None:
    writers = {"png": export_png, "svg": export_svg, "pdf": export_pdf}
    path = tmp_path / "no such directory" / f"stage.{suffix}"
    with pytest.raises(RoadBookError, match="cannot be saved") as refused:
        writers[suffix](path, scene())
    assert "\n" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_is_too_large_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "stage.png"
    path.write_bytes(b"old")
    with pytest.raises(PaintingError, match="fewer pixels"):
        export_png(path, scene(), 1e5)
    with pytest.raises(PaintingError, match="fewer pixels"):
        export_png(path, scene(), 3000)
    with pytest.raises(PaintingError, match="larger paper"):
        export_pdf(path, scene(), edge=2000)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_replaces_the_old_file_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "stage.png"
    path.write_bytes(b"old")
    export_png(path, scene(), 20)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("width", "height"), [(1, 1), (7, 127), (33, 128), (10, 129), (5, 300)])
def test_a_png_holds_every_pixel_whatever_its_size(width: int, height: int) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    for y in range(height):
        for x in range(width):
            image.setPixel(x, y, 0xFF000000 | (x * 7919 + y * 104729) % 0x1000000)
    told: list[tuple[int, int]] = []
    data = packed(image, Steps(lambda *step: told.append(step), bands_of(height)))
    assert QImage.fromData(data).convertToFormat(image.format()) == image
    assert told[-1] == (len(told) - 1, bands_of(height))
    assert told[-1][0] == told[-1][1]


# --- progress ------------------------------------------------------------------------------------

EXPORTS = {
    "png": partial(export_png, pixels_per_hex=30),
    "svg": export_svg,
    "page.pdf": export_pdf,
    "poster.pdf": partial(export_pdf, edge=60.0),
}


@pytest.mark.parametrize("name", EXPORTS)
def test_progress_is_told_step_by_step_to_the_end(tmp_path: Path, name: str) -> None:
    told: list[tuple[int, int]] = []
    EXPORTS[name](tmp_path / name, scene(), progress=lambda *step: told.append(step))
    steps = told[0][1]
    assert told == [(done, steps) for done in range(steps + 1)]
    if name == "poster.pdf":
        assert steps == len(pdf_pages(tmp_path / name, 0.1))
    else:
        assert steps >= len(stage().tiles)


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_that_is_stopped_leaves_the_old_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"old")
    told: list[int] = []
    EXPORTS[name](tmp_path / "whole", scene(), progress=lambda done, steps: told.append(done))
    (tmp_path / "whole").unlink()
    for moment in (0, len(told) // 2, told[-1]):

        def stop(done: int, steps: int, moment: int = moment) -> None:
            if done == moment:
                raise StoppedError("stopped")

        with pytest.raises(StoppedError):
            EXPORTS[name](path, scene(), progress=stop)
        assert path.read_bytes() == b"old"
        assert list(tmp_path.iterdir()) == [path]


def test_texts_of_pictures_do_not_follow_the_font_of_the_window(qapp) -> None:
    def text_there() -> list[QPainterPath]:
        found: list[Picture] = []
        thread = threading.Thread(target=lambda: found.append(side_picture("212b", 0, LIBRARY)))
        thread.start()
        thread.join()
        return [piece.path for piece in found[0]]

    before, font = text_there(), qapp.font()
    wide = QFont(font)
    wide.setStretch(150)
    qapp.setFont(wide)
    try:
        assert text_there() == before
    finally:
        qapp.setFont(font)


def test_threads_share_no_paths() -> None:
    """A path that is painted works things out and keeps them; two threads at once break it."""
    found: list[Picture] = []

    def paint_there() -> None:
        found.append(side_picture("212b", 0, LIBRARY))

    thread = threading.Thread(target=paint_there)
    thread.start()
    thread.join()
    here = side_picture("212b", 0, LIBRARY)
    assert here is side_picture("212b", 0, LIBRARY)
    assert [piece.path for piece in found[0]] == [piece.path for piece in here]
    assert not any(a.path is b.path for a, b in zip(found[0], here, strict=True))


def test_pictures_are_written_while_another_thread_paints_the_same(tmp_path: Path) -> None:
    shown = scene(overlays=("limits", "pacenotes"))
    before = pixels(scene_image(shown, 40))
    writing = threading.Thread(target=export_png, args=(tmp_path / "stage.png", shown, 40))
    writing.start()
    while writing.is_alive():
        scene_image(scene(overlays=("limits", "pacenotes")), 10)
    assert np.array_equal(pixels(QImage(str(tmp_path / "stage.png"))), before)


def test_without_a_font_nothing_is_written(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(application.QFontDatabase, "families", list)
    for export in (export_png, export_svg, export_pdf):
        with pytest.raises(PaintingError, match="install one"):
            export(tmp_path / "stage", scene())
    assert list(tmp_path.iterdir()) == []


def test_exports_say_nothing(tmp_path: Path, qtlog) -> None:
    shown = scene("rally-8-ss1", overlays=tuple(OVERLAYS))
    export_png(tmp_path / "stage.png", shown, 30)
    export_svg(tmp_path / "stage.svg", shown)
    export_pdf(tmp_path / "stage.pdf", shown, edge=40)
    assert qtlog.records == []


# --- the sheet of tiles --------------------------------------------------------------------------


def hexagons(page: np.ndarray) -> int:
    """Tiles on a page of a sheet: stretches that are not paper, in the rows that show land."""
    land = {
        rgb(PRINT[ink]) for ink in Ink if ink.value.startswith("land ") and ink is not Ink.LAND_EDGE
    }
    ground = np.any([(page == colour).all(axis=2) for colour in land], axis=0)
    count = 0
    rows = runs(ground.any(axis=1))
    for top, bottom in rows:
        count += len(runs((page[top:bottom] != PAPER).any(axis=2).any(axis=0)))
    return count


def runs(line: np.ndarray) -> list[tuple[int, int]]:
    """First and end of every stretch of True that is longer than a few pixels."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], line.astype(int), [0]])))
    return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a > 12]


def test_a_sheet_shows_every_side(tmp_path: Path) -> None:
    sides = [LIBRARY.side(side) for side in LIBRARY if 204 <= LIBRARY.side(side).tile <= 230]
    export_sheet(tmp_path / "tiles.pdf", sides, LIBRARY, copies={})
    pages = pdf_pages(tmp_path / "tiles.pdf", 72)
    assert len(pages) == math.ceil(len(sides) / 20)
    assert sum(hexagons(page) for page in pages) == len(sides)
    for page in pages:
        assert (rim(page) == PAPER).all()


def test_a_sheet_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PaintingError, match="no tile"):
        export_sheet(tmp_path / "tiles.pdf", [], LIBRARY, copies={})


@pytest.mark.slow
def test_the_whole_library_fits_on_its_sheet(tmp_path: Path, qtlog) -> None:
    sides = [LIBRARY.side(side) for side in LIBRARY]
    export_sheet(tmp_path / "tiles.pdf", sides, LIBRARY, copies={})
    assert len(pdf_pages(tmp_path / "tiles.pdf", 20)) == math.ceil(len(sides) / 20)
    assert qtlog.records == []
