"""Marks and palettes: what drawings are made of, before anything writes them."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.drawing import palette as colours
from trackeditor.drawing.marks import Area, Disc, Drop, Label, Stroke, around, moved, turned
from trackeditor.drawing.palette import DARK, LIGHT, PALETTES, PRINT, Ink
from trackeditor.drawing.pins import Badge, pin_marks
from trackeditor.drawing.sides import limit_places, side_marks
from trackeditor.grid import APOTHEM, Hex
from trackeditor.tiles import Danger, Terrain, load_library

LIBRARY = load_library()
PAIRS = [
    *((Ink.LIMIT, colours.corner(terrain)) for terrain in Terrain),
    *((Ink.NAME, colours.land(terrain)) for terrain in Terrain),
    *((colours.danger_text(level), colours.danger(level)) for level in Danger if level != "none"),
    *((Ink.GEAR_TEXT, colours.gear(limit)) for limit in range(7)),
    (Ink.SHORTCUT_LIMIT, Ink.SHORTCUT),
    (Ink.WARNING_LIMIT, Ink.WARNING_SIGN),
    (Ink.JUMP, Ink.PLATE),
    (Ink.GATE, Ink.PLATE),
    (Ink.CARD_TEXT, Ink.CARD),
    (Ink.UNKNOWN_NAME, Ink.UNKNOWN),
    (Ink.BADGE_TEXT, Ink.ERROR),
    (Ink.BADGE_TEXT, Ink.ADVICE),
    (Ink.WARNING_TEXT, Ink.WARNING),
    (Ink.NOTE_TEXT, Ink.NOTE),
    (Ink.PLATE, Ink.ROUTE),
    (Ink.INK, Ink.PAPER),
]
"""Text and the ground on which it is written."""


def marks_of(side: str, rotation: int = 0):
    return side_marks(LIBRARY.side(side), LIBRARY.compiled(side), rotation)


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2, definition of relative luminance)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# --- palettes ------------------------------------------------------------------------------------


def test_contrast_of_black_and_white_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_ink_has_a_colour(palette) -> None:
    assert set(palette.colours) == set(Ink)
    assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for colour in palette.colours.values())


@pytest.mark.parametrize("palette", [LIGHT, DARK, PRINT], ids=lambda palette: palette.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(palette, text: Ink, ground: Ink) -> None:
    # WCAG 2.2, success criterion 1.4.3: at least 4.5 to 1 for text of any size.
    assert contrast(palette[text], palette[ground]) >= 4.5


# --- marks ---------------------------------------------------------------------------------------

POINTS = st.tuples(st.floats(-9, 9), st.floats(-9, 9))
MARKS = st.one_of(
    st.builds(Area, st.lists(POINTS, min_size=3, max_size=5).map(tuple), st.just(Ink.WATER)),
    st.builds(
        Stroke, st.lists(POINTS, min_size=2, max_size=4).map(tuple), st.just(Ink.GATE), st.just(0.1)
    ),
    st.builds(Disc, POINTS, st.floats(0.1, 2), st.just(Ink.CARD)),
    st.builds(Label, st.text("12ab", min_size=1, max_size=5), POINTS, st.floats(0.1, 1)),
    st.builds(
        Drop,
        POINTS,
        POINTS,
        st.floats(0.1, 1),
        st.just(Ink.ERROR),
        st.just(Ink.CARD),
        st.just(0.1),
    ),
)


@given(MARKS, st.floats(-5, 5), st.floats(-5, 5))
def test_a_mark_and_its_box_move_alike(mark, dx: float, dy: float) -> None:
    (there,) = moved([mark], dx, dy)
    left, top, right, bottom = mark.box
    assert there.box == pytest.approx((left + dx, top + dy, right + dx, bottom + dy))


@given(MARKS, st.integers(0, 5), st.integers(0, 5))
def test_turns_add_up(mark, first: int, second: int) -> None:
    (twice,) = turned(turned([mark], first), second)
    (once,) = turned([mark], first + second)
    assert twice.box == pytest.approx(once.box, abs=1e-9)


def test_the_box_around_nothing_is_empty() -> None:
    assert around([]) == (0, 0, 0, 0)


def test_a_pin_is_as_wide_at_its_shoulders_whatever_its_direction() -> None:
    for head in ((0.0, -2.0), (2.0, 0.0), (-1.0, 1.0)):
        drop = Drop((0.0, 0.0), head, 0.5, Ink.ERROR, Ink.CARD, 0.1)
        first, last = drop.shoulders
        assert math.dist(first, head) == pytest.approx(0.5)
        assert math.dist(first, drop.tip) == pytest.approx(math.dist(last, drop.tip))


def test_a_warning_pin_has_dark_text_and_the_others_white() -> None:
    pins = pin_marks(
        [Badge("1", severity, Hex(0, 0)) for severity in ("error", "warning", "advice")]
    )
    inks = [mark.ink for marks in pins for mark in marks if isinstance(mark, Label)]
    assert inks == [Ink.BADGE_TEXT, Ink.WARNING_TEXT, Ink.BADGE_TEXT]


# --- sides ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_everything_on_a_side_lies_on_its_hexagon(part: int) -> None:
    room = 0.02  # half of an outline
    for side in list(LIBRARY)[part::4]:
        for mark in marks_of(side):
            left, top, right, bottom = mark.box
            assert min(left, top + 1 - APOTHEM) > -1 - room, (side, mark)
            assert max(right, bottom + 1 - APOTHEM) < 1 + room, (side, mark)


@pytest.mark.parametrize("side", ["210a", "211b", "224b", "117a", "205b", "404a"])
def test_a_turned_side_has_the_same_numbers_at_the_turned_places(side: str) -> None:
    limits = [
        (LIBRARY.compiled(side).cells[cell].limit, place)
        for cell, (place, _) in limit_places(LIBRARY.side(side), LIBRARY.compiled(side)).items()
    ]
    for rotation in range(6):
        labels = [mark for mark in marks_of(side, rotation) if isinstance(mark, Label)]
        for limit, place in limits:
            ((x, y),) = (mark.point for mark in turned([Label(str(limit), place, 1.0)], rotation))
            near = [m for m in labels if math.dist(m.point, (x, y)) < 1e-9]
            assert [mark.text for mark in near] == [str(limit)]


def test_a_side_is_drawn_once() -> None:
    assert marks_of("210a", 2) is marks_of("210a", 8)


@pytest.mark.parametrize(
    ("side", "ink"),
    [("213a", Ink.DANGER_HIGH), ("219a", Ink.DANGER_MEDIUM), ("205a", Ink.DANGER_LOW)],
)
def test_the_name_stands_on_the_colour_of_the_danger_level(side: str, ink: Ink) -> None:
    assert f"danger {LIBRARY.side(side).danger.value}" == ink.value
    plate, name = marks_of(side)[-2:]
    assert plate.fill is ink
    assert name.text.startswith(side)
    left, top, right, bottom = plate.box
    assert left < name.point[0] < right
    assert top < name.point[1] < bottom


def test_lanes_are_parted_by_lines_and_inner_from_drift_cells_by_none() -> None:
    def lane_lines(side: str) -> int:
        return sum(isinstance(m, Stroke) and m.ink is Ink.LANE_LINE for m in marks_of(side))

    # 204a: two rows of two lanes. 210a: one corner row and nothing else on its road but slides.
    assert lane_lines("204a") == 2
    rows = LIBRARY.side("210a").roads[0].rows
    assert lane_lines("210a") == sum(sum(row.lined) for row in rows)
    assert any(not all(row.lined) for row in rows)


def test_numbers_of_gates_and_limits_do_not_cover_each_other() -> None:
    for side in LIBRARY:
        marks = marks_of(side)
        plates = [mark for mark in marks if isinstance(mark, Disc)]
        places = limit_places(LIBRARY.side(side), LIBRARY.compiled(side)).values()
        for (x, y), size in places:
            for plate in plates:
                gap = math.dist((x, y), plate.centre) - plate.radius - 0.36 * size
                assert gap > -0.02, (side, (x, y), plate)


def test_texts_of_a_side_are_those_printed() -> None:
    # 211b: inner 1, drift 2 2 2 2 and a shortcut 2; the name comes last.
    texts = [mark.text for mark in marks_of("211b") if isinstance(mark, Label)]
    assert Counter(texts) == Counter([*"22212", "211b"])
