"""Painting with Qt: what sides, layouts and overlays look like."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
import shapely
from pictures import EXAMPLES, canvas, difference, pixels, rgb
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from trackeditor.course import analyse
from trackeditor.drawing import palette as colours
from trackeditor.drawing.free_places import free_place
from trackeditor.drawing.layouts import hexagons_box
from trackeditor.drawing.marks import Area, Disc, Label, Stroke
from trackeditor.drawing.palette import DARK, LIGHT, PRINT, Ink
from trackeditor.drawing.sides import limit_places, name_of_side, side_marks
from trackeditor.grid import Edge, Hex, turn_point
from trackeditor.layout import Layout, PlacedTile, read_layout
from trackeditor.painting.overlays import OVERLAYS, from_below, overlay_marks
from trackeditor.painting.painter import paint_layout, paint_marks, paint_overlay, paint_side
from trackeditor.painting.paths import picture, picture_box, text_path, text_width
from trackeditor.painting.pictures import paint_tiles_fast, side_pixmap
from trackeditor.painting.places import cell_place
from trackeditor.painting.scene import Scene
from trackeditor.roadbook import notes_text
from trackeditor.tiles import Danger, load_library
from trackeditor.tiles.ribbon import HEXAGON

LIBRARY = load_library()
SCALE = 100.0
pytestmark = pytest.mark.usefixtures("qapp")


def stage(name: str) -> Layout:
    return read_layout(EXAMPLES / f"{name}.json")


def painted(layout: Layout, paint, palette=LIGHT, scale: float = SCALE) -> QImage:
    """A layout's picture; its first pixel is the top left corner of the box of its hexagons."""
    left, top, right, bottom = hexagons_box(layout)
    centre = QPointF((left + right) / 2, (top + bottom) / 2)
    size = (round((right - left) * scale), round((bottom - top) * scale))
    image, painter = canvas(*size, palette, scale, centre)
    paint(painter, palette)
    painter.end()
    return image


def layout_picture(layout: Layout, palette=LIGHT, scale: float = SCALE) -> QImage:
    return painted(
        layout, lambda painter, used: paint_layout(painter, layout, LIBRARY, used), palette, scale
    )


def side_picture(side: str, rotation: int, palette=LIGHT) -> np.ndarray:
    image, painter = canvas(240, 240, palette, SCALE, QPointF(0, 0))
    paint_side(painter, side, rotation, LIBRARY, palette)
    painter.end()
    return pixels(image)


def marks_of(name: str, overlay: str):
    return [m for _, m in overlay_marks(overlay, analyse(stage(name), LIBRARY), LIBRARY)]


def texts(marks) -> list[str]:
    return [mark.text for mark in marks if isinstance(mark, Label)]


# --- sides and layouts ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-8-ss1"])
@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT], ids=lambda palette: palette.name)
def test_cells_have_the_colour_of_their_surface(name: str, palette) -> None:
    layout = stage(name)
    course = analyse(layout, LIBRARY).course
    picture_ = pixels(layout_picture(layout, palette))
    left, top, _, _ = hexagons_box(layout)
    seen = Counter()
    for cell in course.cells.values():
        row = cell.id.rpartition(".")[0]
        is_plain = cell.kind == "lane" and cell.limit is None and not cell.jump and not cell.water
        if not is_plain or f"{row}.slide0" in course.cells:
            continue
        x, y = cell_place(cell.id, layout, LIBRARY).middle
        colour = picture_[int((y - top) * SCALE), int((x - left) * SCALE)]
        assert tuple(colour) == rgb(palette[colours.road(cell.terrain)]), cell.id
        seen[cell.terrain] += 1
    # Rally 1 is driven on gravel; the first stage of rally 8 goes from snow onto asphalt.
    assert set(seen) == ({"gravel"} if name == "rally-1-ss1" else {"snow", "asphalt"})


def test_an_unknown_side_is_a_grey_hexagon() -> None:
    shown = side_picture("999x", 0)
    assert tuple(shown[60, 120]) == rgb(LIGHT[Ink.UNKNOWN])
    assert tuple(shown[5, 5]) == rgb(LIGHT[Ink.PAPER])


@pytest.mark.parametrize("part", range(3))
def test_every_side_is_painted_without_a_warning(part: int, qtlog) -> None:
    for i, side in enumerate(list(LIBRARY)[part::3]):
        shown = side_picture(side, i % 6)
        assert (shown != rgb(LIGHT[Ink.PAPER])).any(axis=2).mean() > 0.4, side
    assert qtlog.records == []


@pytest.mark.parametrize("side", ["210a", "216a", "227a"])
@pytest.mark.parametrize("rotation", range(1, 6))
def test_numbers_are_upright_however_the_tile_lies(side: str, rotation: int) -> None:
    def number(shown: np.ndarray, place) -> np.ndarray:
        x, y = (round(120 + SCALE * value) for value in place)
        around = shown[y - 9 : y + 10, x - 8 : x + 9].astype(int)
        return around.max(axis=2) < 90

    level, lying = side_picture(side, 0), side_picture(side, rotation)
    places = limit_places(LIBRARY.side(side), LIBRARY.compiled(side)).values()
    assert places
    for place, _ in places:
        upright = number(level, place)
        assert upright.sum() > 30
        there = number(lying, turn_point(place, rotation))
        # The same dark pixels, save for the half pixel by which the places may differ.
        assert (upright & there).sum() > 0.7 * max(upright.sum(), there.sum())
        assert (upright & there[::-1, ::-1]).sum() < (upright & there).sum()


def test_text_is_as_wide_as_it_says_and_stands_about_its_point() -> None:
    box = text_path("208").boundingRect()
    assert box.width() == pytest.approx(text_width("208"), abs=0.2)
    assert box.center().x() == pytest.approx(0, abs=0.03)
    assert box.center().y() == pytest.approx(0, abs=0.03)


def test_nothing_outside_of_the_exposed_part_is_painted() -> None:
    layout = stage("rally-1-ss1")
    only = layout.tiles[0]
    x, y = only.at.centre

    def paint(painter: QPainter, palette) -> None:
        exposed = QRectF(x - 0.1, y - 0.1, 0.2, 0.2)
        paint_layout(painter, layout, LIBRARY, palette, exposed=exposed)

    shown = pixels(painted(layout, paint))
    left, top, _, _ = hexagons_box(layout)
    rows, columns = np.nonzero((shown != rgb(LIGHT[Ink.PAPER])).any(axis=2))
    assert abs(columns.mean() / SCALE + left - x) < 0.1
    assert abs(rows.mean() / SCALE + top - y) < 0.1
    assert columns.max() - columns.min() < 2.1 * SCALE


def test_the_painter_is_left_as_it_was() -> None:
    image, painter = canvas(200, 200, LIGHT, 50.0, QPointF(1, 2))
    before = painter.transform()
    layout = stage("rally-1-ss1")
    paint_layout(painter, layout, LIBRARY, LIGHT)
    paint_tiles_fast(painter, layout, LIBRARY, LIGHT)
    for name in OVERLAYS:
        paint_overlay(painter, name, analyse(layout, LIBRARY), LIBRARY, LIGHT)
    after = painter.transform()
    painter.end()
    assert image.width() == 200
    for part in ("m11", "m12", "m21", "m22", "dx", "dy"):
        assert getattr(after, part)() == pytest.approx(getattr(before, part)())


# --- pixmaps -------------------------------------------------------------------------------------


def test_a_pixmap_is_as_wide_as_asked_and_clear_about_the_hexagon() -> None:
    pixmap = side_pixmap("210a", 1, 200, LIBRARY, LIGHT)
    assert pixmap.width() == 200
    assert pixmap.height() == pytest.approx(200 * 0.866, abs=3)
    image = pixmap.toImage()
    assert image.pixelColor(2, 2).alpha() == 0
    assert image.pixelColor(100, 3).alpha() == 255


def test_a_pixmap_is_kept_for_each_palette_and_size() -> None:
    def key(*arguments) -> int:
        return side_pixmap(*arguments).cacheKey()

    first = key("210a", 1, 100, LIBRARY, LIGHT)
    assert key("210a", 7, 100, LIBRARY, LIGHT) == first
    others = {
        key("210a", 2, 100, LIBRARY, LIGHT),
        key("210a", 1, 101, LIBRARY, LIGHT),
        key("210a", 1, 100, LIBRARY, DARK),
        key("210b", 1, 100, LIBRARY, LIGHT),
    }
    assert len(others | {first}) == 5


@pytest.mark.parametrize("scale", [20.0, 45.0, 90.0, 400.0])
def test_fast_painting_looks_like_painting(scale: float) -> None:
    layout = Layout(stage("rally-8-ss1").tiles[:3])
    sharp = pixels(layout_picture(layout, scale=scale))
    fast = pixels(
        painted(
            layout,
            lambda painter, palette: paint_tiles_fast(painter, layout, LIBRARY, palette),
            scale=scale,
        )
    )
    assert difference(sharp, fast) < 0.01
    assert difference(sharp, np.full_like(sharp, rgb(LIGHT[Ink.PAPER]))) > 0.1


# --- overlays ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_every_overlay_of_every_published_stage_is_painted(path, qtlog) -> None:
    layout = read_layout(path)
    analysis = analyse(layout, LIBRARY)
    left, top, right, bottom = hexagons_box(layout)
    for name in OVERLAYS:
        marks = [mark for _, mark in overlay_marks(name, analysis, LIBRARY)]
        box = picture_box(picture(marks))
        if marks:
            # Plates with notes may stand out, but not far.
            room = QRectF(left, top, right - left, bottom - top).adjusted(-1.5, -1.5, 1.5, 1.5)
            assert room.contains(box), name
    assert qtlog.records == []


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-8-ss1", "rx-1-ss1"])
def test_every_move_is_an_arrow_and_every_cell_a_dot(name: str) -> None:
    course = analyse(stage(name), LIBRARY).course
    marks = marks_of(name, "graph")
    assert sum(isinstance(mark, Disc) for mark in marks) == len(course.cells)
    assert sum(isinstance(mark, Area) for mark in marks) == len(course.moves)
    guarded = sum(move.limit is not None or move.warnings > 0 for move in course.moves)
    assert sum(isinstance(m, Area) and m.fill is Ink.GATE for m in marks) == guarded


def test_arrows_point_from_cell_to_cell() -> None:
    layout = Layout((PlacedTile("202a", Hex(0, 0)), PlacedTile("203a", Hex(0, -1))))
    analysis = analyse(layout, LIBRARY)
    lines = [m for _, m in overlay_marks("graph", analysis, LIBRARY) if isinstance(m, Stroke)]
    # The road goes straight up the page, from D to A.
    assert lines
    assert all(line.points[1][1] < line.points[0][1] for line in lines)


def test_limits_are_those_of_the_cells_in_the_colour_of_the_gear() -> None:
    layout = stage("rally-8-ss1")
    wanted = Counter(
        f"{cell.limit}!" if cell.warning_at is not None else str(cell.limit)
        for tile in layout
        for cell in LIBRARY.compiled(tile.side).cells.values()
        if cell.limit is not None
    )
    marks = marks_of("rally-8-ss1", "limits")
    assert Counter(texts(marks)) == wanted
    fills = Counter(mark.fill for mark in marks if isinstance(mark, Area))
    for limit in (1, 2, 3, 4, 5):
        assert fills[Ink(f"gear {limit}")] >= wanted[str(limit)]


def test_pace_notes_are_numbered_in_their_order_with_their_words() -> None:
    words = notes_text(analyse(stage("rally-1-ss1"), LIBRARY).course)
    shown = " ".join(texts(marks_of("rally-1-ss1", "pacenotes")))
    for number, note in enumerate(words, start=1):
        assert f"{number} {note}" in shown


def test_a_pace_note_belongs_to_the_tile_on_which_it_begins() -> None:
    # The same side three times in a row: only the place in the order tells the notes apart.
    layout, at, entered = Layout(), Hex(0, 0), Edge.D
    for side, leaves in [("202a", "A"), *[("217a", "B")] * 3, ("203a", "A")]:
        tile = PlacedTile(side, at, (entered - Edge.D) % 6)
        layout = layout.place(tile)
        out = tile.global_edge(Edge[leaves])
        at, entered = at.neighbour(out), out.opposite
    analysis = analyse(layout, LIBRARY)
    assert analysis.course is not None
    owned = overlay_marks("pacenotes", analysis, LIBRARY)
    corners = [at for at, m in owned if isinstance(m, Label) and "right" in m.text]
    assert corners == [tile.at for tile in layout if tile.side == "217a"]


def test_plates_of_notes_do_not_cover_each_other() -> None:
    boxes = [
        QRectF(QPointF(*mark.box[:2]), QPointF(*mark.box[2:]))
        for mark in marks_of("rally-8-ss1", "pacenotes")
        if isinstance(mark, Area)
    ]
    assert len(boxes) == 10
    for i, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:i])


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-8-ss1", "rally-2-ss1"])
def test_the_last_distance_is_the_length_of_the_stage(name: str) -> None:
    course = analyse(stage(name), LIBRARY).course
    shown = texts(marks_of(name, "distance"))
    assert shown[::2] == ["1 tile", *(f"{n} tiles" for n in range(2, course.length_tiles + 1))]
    assert shown[-1] == f"{course.length_cells} cells"
    cells = [int(text.split()[0]) for text in shown[1::2]]
    assert cells == sorted(set(cells))


def test_arrowheads_stand_where_tiles_are_entered_and_at_the_end() -> None:
    analysis = analyse(stage("rally-1-ss1"), LIBRARY)
    marks = [mark for _, mark in overlay_marks("direction", analysis, LIBRARY)]
    assert sum(isinstance(mark, Area) for mark in marks) == len(analysis.route) + 1
    # One line runs on from tile to tile.
    lines = [mark.points for mark in marks if isinstance(mark, Stroke)]
    for first, second in pairwise(lines):
        assert first[-1] == pytest.approx(second[0], abs=0.02)


def test_dangers_are_named_on_their_tiles() -> None:
    layout = stage("rally-1-ss1")
    levels = Counter(str(LIBRARY.side(tile.side).danger) for tile in layout)
    del levels["none"]
    words = [text for text in texts(marks_of("rally-1-ss1", "danger")) if text in levels]
    assert Counter(words) == levels


def test_names_stand_over_the_frames_of_dangers() -> None:
    layout = stage("rally-1-ss1")
    owned = overlay_marks("danger", analyse(layout, LIBRARY), LIBRARY)
    for tile in layout:
        marks = [mark for at, mark in owned if at == tile.at]
        frames = [
            k for k, mark in enumerate(marks) if isinstance(mark, Area) and len(mark.points) == 6
        ]
        names = [
            k
            for k, mark in enumerate(marks)
            if isinstance(mark, Label) and mark.text.startswith(tile.side)
        ]
        assert len(names) == (LIBRARY.side(tile.side).danger is not Danger.NONE)
        assert not names or max(frames) < min(names)


@pytest.mark.parametrize("rotation", range(6))
def test_a_free_place_covers_no_number_and_no_name_of_a_published_tile(rotation: int) -> None:
    sides = {
        tile.side
        for path in EXAMPLES.glob("*.json")
        for tile in read_layout(path)
        if tile.side in LIBRARY
    }
    assert len(sides) > 100
    for name in sorted(sides):
        side, compiled = LIBRARY.side(name), LIBRARY.compiled(name)
        x, y = free_place(side, compiled, rotation, 0.22, 0.22, (0.4, -0.6))
        disc = shapely.Point(x, y).buffer(0.22)
        assert disc.difference(HEXAGON).area < 0.25 * disc.area, (name, rotation)
        for place, size in limit_places(side, compiled).values():
            number = shapely.Point(turn_point(place, rotation)).buffer(0.35 * size)
            assert not number.intersects(disc), (name, rotation)
        for mark in name_of_side(side, rotation):
            if isinstance(mark, Label):
                left, top, right, bottom = mark.box
                letters = shapely.box(left + 0.02, top + 0.03, right - 0.02, bottom - 0.03)
                assert letters.intersection(disc).area < 0.1 * letters.area, (name, rotation)


def test_overlays_lie_in_one_order_whatever_order_they_are_named_in() -> None:
    layout = stage("rally-1-ss1")
    every = tuple(OVERLAYS)
    assert Counter(from_below(every)) == Counter(every)
    one, other = (Scene(layout, LIBRARY, overlays=names).over for names in (every, every[::-1]))
    assert one == other


def test_only_what_is_off_the_course_is_veiled() -> None:
    assert marks_of("rally-1-ss1", "unreached") == []
    layout = stage("rally-1-ss1").place(PlacedTile("204a", Hex(40, 0)))
    owned = overlay_marks("unreached", analyse(layout, LIBRARY), LIBRARY)
    assert {at for at, _ in owned} == {Hex(40, 0)}
    assert texts(mark for _, mark in owned) == ["not reached"]


def test_branches_that_the_course_leaves_out_are_veiled() -> None:
    layout = stage("rx-1-ss1")
    course = analyse(layout, LIBRARY).course
    driven = {part for cell in course.cells for part in cell.split("+")}
    idle = {
        tile.at
        for tile in layout
        for cell in LIBRARY.compiled(tile.side).cells
        if f"{tile.at.q},{tile.at.r}/{cell}" not in driven
    }
    owned = overlay_marks("unreached", analyse(layout, LIBRARY), LIBRARY)
    assert {at for at, _ in owned} == idle


@pytest.mark.parametrize("layout", [
    Layout(),
    Layout((PlacedTile("999x", Hex(0, 0)),)),
    Layout((PlacedTile("204a", Hex(0, 0)),)),
    Layout((PlacedTile("204a", Hex(0, 0)), PlacedTile("210a", Hex(0, 0)))),
    Layout((PlacedTile("201a", Hex(0, 0)), PlacedTile("901a", Hex(1, 0)))),
], ids=["empty", "unknown", "no course", "two on one hexagon", "no road"])  # fmt: skip
def test_overlays_of_what_is_no_course_are_painted_too(layout: Layout, qtlog) -> None:
    analysis = analyse(layout, LIBRARY)
    image, painter = canvas(200, 200, LIGHT, 40.0, QPointF(0, 0))
    paint_layout(painter, layout, LIBRARY, LIGHT)
    for name in OVERLAYS:
        paint_overlay(painter, name, analysis, LIBRARY, LIGHT)
    painter.end()
    assert image.height() == 200
    assert qtlog.records == []


def test_an_overlay_can_be_painted_for_some_tiles_only() -> None:
    layout = stage("rally-1-ss1")
    analysis = analyse(layout, LIBRARY)
    danger = next(t for t in layout if LIBRARY.side(t.side).danger != "none")

    def paint(painter: QPainter, palette) -> None:
        paint_overlay(painter, "danger", analysis, LIBRARY, palette, only={danger.at})

    shown = pixels(painted(layout, paint))
    columns = np.nonzero((shown != rgb(LIGHT[Ink.PAPER])).any(axis=2))[1]
    left = hexagons_box(layout)[0]
    assert columns.min() / SCALE + left == pytest.approx(danger.at.centre[0] - 1, abs=0.05)
    assert columns.max() / SCALE + left == pytest.approx(danger.at.centre[0] + 1, abs=0.05)


def test_an_overlay_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        overlay_marks("weather", analyse(Layout(), LIBRARY), LIBRARY)


def test_marks_are_painted_from_the_first_to_the_last() -> None:
    image, painter = canvas(100, 100, LIGHT, 20.0, QPointF(0, 0))
    low, high = Disc((0, 0), 2, Ink.WATER), Disc((0, 0), 1, Ink.SHORTCUT)
    paint_marks(painter, [low, high], LIGHT)
    painter.end()
    shown = pixels(image)
    assert tuple(shown[50, 50]) == rgb(LIGHT[Ink.SHORTCUT])
    assert tuple(shown[50, 80]) == rgb(LIGHT[Ink.WATER])


def test_side_marks_and_painted_sides_agree_on_the_box() -> None:
    for side in ("127a", "102a", "404a"):
        marks = side_marks(LIBRARY.side(side), LIBRARY.compiled(side))
        box = picture_box(picture(marks))
        assert QRectF(-1.02, -0.89, 2.04, 1.78).contains(box)


def test_qt_says_nothing_that_the_tests_do_not_hear(qtlog) -> None:
    painter = QPainter()
    painter.drawPoint(0, 0)  # Qt warns: the painter is not active
    assert qtlog.records
