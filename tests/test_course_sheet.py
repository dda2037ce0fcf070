"""The PC-course sheet: what is written on it, where, and at which size."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from string import Formatter

import numpy as np
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures import pdf_pages, pdf_size

from trackeditor.drawing.marks import Label, Mark
from trackeditor.layout import Layout
from trackeditor.painting.course_sheet import export_course_sheet, sheet_pages
from trackeditor.painting.course_tables import result_table, stage_tables
from trackeditor.painting.fitted_text import shrunk
from trackeditor.painting.pages import FOOT, PAGE_MARGIN, PAGES, Page
from trackeditor.painting.paths import text_width
from trackeditor.painting.words import SHEET_WORDS, TILE_WORDS
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.roadbook.times import clock
from trackeditor.zones import parse_legs

pytestmark = pytest.mark.usefixtures("qapp")
A4 = PAGES["A4"]


def stage(name: str, legs: str, **keys) -> Stage:
    return Stage(Layout(name=name), legs=parse_legs(legs), **keys)


BOOK = RoadBook(
    (
        stage("Mill", "C8-C3 / J1-J4", service=True, times={"Ana": 250, "Ben": 245}),
        stage("Ridge", "L0-L1 / C7-C6", times={"Ana": 200, "Ben": 230}),
        stage("Home", "C3-L9-L8-C4", snow=("L",)),
    ),
    title="Four boards",
    game="classic",
    drivers=("Ana", "Ben"),
)


def labels(pages: tuple[tuple[Mark, ...], ...]) -> list[Label]:
    return [mark for page in pages for mark in page if isinstance(mark, Label)]


def lines(pages: tuple[tuple[Mark, ...], ...]) -> list[list[str]]:
    """The texts that stand on one height, from left to right, from the top down."""
    found: dict[tuple[int, float], list[Label]] = {}
    for number, page in enumerate(pages):
        for mark in page:
            if isinstance(mark, Label):
                found.setdefault((number, round(mark.point[1], 2)), []).append(mark)
    return [
        [label.text for label in sorted(found[place], key=lambda label: label.point[0])]
        for place in sorted(found)
    ]


def test_drivers_start_in_the_order_of_the_standings():
    shown = lines(sheet_pages(BOOK))
    first = shown.index(["start", "driver", "time", "total", "behind", "place"])
    # As entered; Ben is 5 s ahead.
    assert shown[first + 1 : first + 3] == [
        ["1", "Ana", "4:10", "4:10", "+0:05", "2"],
        ["2", "Ben", "4:05", "4:05", "1"],
    ]
    # Ben leads and starts first; then Ana has 450 s, Ben 475 s.
    assert ["1", "Ben", "3:50", "7:55", "+0:25", "2"] in shown
    assert ["2", "Ana", "3:20", "7:30", "1"] in shown
    # Ana leads before the last stage, which nobody has driven.
    assert shown.count(["1", "Ana"]) == 1
    assert shown.count(["2", "Ben"]) == 1


def test_rows_are_left_to_write_in_as_long_as_an_order_is_open():
    undriven = replace(BOOK, stages=tuple(replace(s, times={}) for s in BOOK.stages))
    shown = lines(sheet_pages(undriven))
    assert shown.count(["1", "Ana"]) == 1  # the first stage starts as entered
    # Four rows each: two named on the first stage, none on the others and in the result.
    assert shown.count(["1"]) == 3
    assert shown.count(["4"]) == 4


def test_the_result_is_that_of_all_stages():
    driven = replace(BOOK.stages[2], times={"Ana": 100, "Ben": 70})
    shown = lines(sheet_pages(replace(BOOK, stages=(*BOOK.stages[:2], driven))))
    head = shown.index(["place", "driver", "total", "behind"])
    # 550 s against 545 s.
    assert shown[head + 1 : head + 3] == [["1", "Ben", "9:05"], ["2", "Ana", "9:10", "+0:05"]]


def tables(*times: dict[str, int]) -> list[list[list[str]]]:
    """The rows of every stage and of the result of a rally of Ana, Ben and Cem, for some times."""
    drivers = ("Ana", "Ben", "Cem")
    stages = tuple(stage(f"SS{i}", "C8-C3", times=given) for i, given in enumerate(times))
    words = SHEET_WORDS["en"]
    found = [*stage_tables(drivers, stages, 190.0, words)]
    found.append(result_table(drivers, stages, 190.0, words))
    return [[list(row) for row in table.rows[:3]] for table in found]


def test_who_has_retired_comes_last_without_a_place():
    retired = tables(
        {"Ana": 245, "Ben": 180, "Cem": 210}, {"Ana": 245, "Cem": 230}, {"Ana": 245, "Cem": 180}
    )
    # Ben leads, Cem is 30 s and Ana 65 s behind; Ben does not reach the end of the second stage.
    assert retired[1] == [
        ["1", "Ben", "", "", "", ""],
        ["2", "Cem", "3:50", "7:20", "", "1"],
        ["3", "Ana", "4:05", "8:10", "+0:50", "2"],
    ]
    # 440 s + 180 s against 490 s + 245 s.
    assert retired[2] == [
        ["1", "Cem", "3:00", "10:20", "", "1"],
        ["2", "Ana", "4:05", "12:15", "+1:55", "2"],
        ["3", "Ben", "", "", "", ""],
    ]
    result = [["1", "Cem", "10:20", ""], ["2", "Ana", "12:15", "+1:55"], ["", "Ben", "", ""]]
    assert retired[3] == result


def test_who_misses_a_stage_and_drives_on_has_times_without_a_total():
    missed = tables({"Ana": 100, "Cem": 90}, {"Ana": 100, "Ben": 80, "Cem": 100})
    assert missed[1] == [
        ["1", "Cem", "1:40", "3:10", "", "1"],
        ["2", "Ana", "1:40", "3:20", "+0:10", "2"],
        ["3", "Ben", "1:20", "", "", ""],
    ]
    assert missed[2] == [
        ["1", "Cem", "3:10", ""],
        ["2", "Ana", "3:20", "+0:10"],
        ["", "Ben", "", ""],
    ]


def test_times_after_a_stage_that_nobody_has_driven_are_shown_without_an_order():
    undriven = tables({"Ana": 100, "Ben": 90}, {}, {"Ana": 80})
    assert undriven[1][:2] == [["1", "Ben", "", "", "", ""], ["2", "Ana", "", "", "", ""]]
    assert undriven[2] == [
        ["", "Ana", "1:20", "", "", ""],
        ["", "Ben", "", "", "", ""],
        ["", "Cem", "", "", "", ""],
    ]
    assert undriven[3] == [[str(number), "", "", ""] for number in (1, 2, 3)]


TIMES = st.dictionaries(st.sampled_from(["Ana", "Ben", "Cem"]), st.integers(1, 999))


@given(st.lists(TIMES, min_size=1, max_size=4))
def test_every_known_time_is_shown_beside_its_driver(times):
    *stages, result = tables(*times)
    for given_times, rows in zip(times, stages, strict=True):
        shown = {row[1]: row[2] for row in rows if row[2]}
        assert shown == {driver: clock(seconds) for driver, seconds in given_times.items()}
    whole = {name for name in ("Ana", "Ben", "Cem") if all(name in each for each in times)}
    assert {row[1] for row in result if row[0] and row[1]} == whole
    assert [row[1] in whole for row in result] == sorted(
        (row[1] in whole for row in result), reverse=True
    )


def test_legs_are_drawn_in_driving_order_with_open_ends_unnumbered():
    shown = lines(sheet_pages(BOOK))
    assert ["C", "8", "3", "J", "1", "4"] in shown
    assert ["C", "3", "L", "9", "8", "C", "4"] in shown


def test_services_and_snow_are_said():
    texts = [label.text for label in labels(sheet_pages(BOOK))]
    assert texts.count("service after") == 1
    assert texts.count("no service after") == 2
    assert "3 legs over 2 zones · snow on L" in texts


def test_the_sheet_is_a4_at_its_size(tmp_path: Path):
    path = tmp_path / "sheet.pdf"
    export_course_sheet(path, BOOK)
    assert pdf_size(path) == pytest.approx((210.0, 297.0), abs=0.2)
    (page,) = pdf_pages(path, 254)  # 10 dots a millimetre
    dark = np.argwhere(page.sum(axis=2) < 380)
    # The bar over the title is as wide as the page within its margins, the rule 100 mm.
    bar = dark[dark[:, 0] == round(10 * (PAGE_MARGIN + 0.6))][:, 1]
    assert bar.min() == pytest.approx(10 * PAGE_MARGIN, abs=2)
    assert bar.max() == pytest.approx(10 * (A4.width - PAGE_MARGIN), abs=2)
    rule = dark[abs(dark[:, 0] - 10 * (A4.height - PAGE_MARGIN - 1.0)) <= 1][:, 1]
    left = rule[rule < 1150]
    assert left.max() - left.min() == pytest.approx(1000, abs=3)


def assert_within(pages: tuple[tuple[Mark, ...], ...], paper: Page) -> None:
    """Nothing lies outside the margins, over the foot or where the service flag is drawn."""
    bottom = paper.height - PAGE_MARGIN - FOOT
    for page in pages:
        for mark in page:
            left, top, right, under = mark.box
            if isinstance(mark, Label):  # its own box is only a bound
                half = mark.size * text_width(mark.text, bold=mark.bold) / 2
                left, right = mark.point[0] - half, mark.point[0] + half
            assert left >= PAGE_MARGIN - 0.5
            assert right <= paper.width - PAGE_MARGIN + 0.5
            assert top >= PAGE_MARGIN - 0.5
            assert under <= bottom + 0.5
            if isinstance(mark, Label) and abs(mark.size - 5.4) < 0.01:
                assert right <= paper.width - PAGE_MARGIN - 40  # where the service flag begins


LETTERS = st.characters(codec="utf-8", exclude_categories=("C", "Z"))
NAMES = st.text(LETTERS, min_size=1, max_size=50)
LEGS = ("C8-C3", "C8-C3 / J1-J4", " / ".join(["C1-C2", "J1-J2"] * 4))


@settings(max_examples=25, deadline=None)
@given(
    st.lists(NAMES, unique=True, max_size=9),
    st.lists(st.sampled_from(LEGS), min_size=1, max_size=6),
    NAMES,
)
def test_nothing_lies_outside_the_page_or_over_the_foot(drivers, legs, title):
    book = RoadBook(
        tuple(stage(title, text, notes=title * 9) for text in legs),
        title=title * 4,
        author=title,
        notes=title * 20,
        drivers=tuple(drivers),
    )
    pages = sheet_pages(book)
    assert_within(pages, A4)
    stages = [label.text for label in labels(pages) if label.size == 6.0]
    assert stages == [str(number + 1) for number in range(len(legs))]


def test_a_page_begins_anew_with_the_title_when_the_stages_do_not_fit():
    book = replace(BOOK, stages=BOOK.stages * 2)
    pages = sheet_pages(book)
    assert len(pages) == 2
    assert all("Four boards" in [m.text for m in page if isinstance(m, Label)] for page in pages)


@pytest.mark.parametrize(("paper", "drivers"), [("A4", 41), ("A4", 100), ("A3", 100)])
def test_more_drivers_than_rows_run_on_over_pages(paper: str, drivers: int):
    crowd = [f"driver {i}" for i in range(drivers)]
    times = {name: 200 + i for i, name in enumerate(crowd)}
    stages = tuple(replace(stage, times=times) for stage in BOOK.stages)
    book = replace(BOOK, drivers=tuple(crowd), stages=stages)
    pages = sheet_pages(book, page=PAGES[paper])
    assert_within(pages, PAGES[paper])
    shown = [[label.text for label in labels((page,))] for page in pages]
    # Every driver has a row on each stage and one in the result.
    assert sorted(text for page in shown for text in page if text in times) == sorted(crowd * 4)
    for page, texts in zip(pages, shown, strict=True):
        tops = [label.point[1] for label in labels((page,)) if label.text in times]
        heads = [label.point[1] for label in labels((page,)) if label.text == "driver"]
        assert texts
        assert min(heads) < min(tops)  # headings stand above the rows of every page
    # Legs and the number of a stage stand once; where it goes on, its number and name.
    texts = [text for page in shown for text in page]
    assert texts.count("service after") == 1
    assert texts.count(" (continued)") == texts.count("Mill") + texts.count("Ridge") + texts.count(
        "Home"
    ) - len(stages)
    assert texts.count(" (continued)") > 0


def test_pages_tell_their_number(tmp_path: Path):
    crowd = replace(BOOK, drivers=tuple(f"driver {i}" for i in range(100)))
    path = tmp_path / "sheet.pdf"
    export_course_sheet(path, crowd)
    document = pypdfium2.PdfDocument(path)
    assert len(document) == len(sheet_pages(crowd)) > 4
    document.close()


def test_equal_times_share_a_place_that_says_so():
    times = {"Ana": 250, "Ben": 250, "Cem": 260}
    book = RoadBook(
        (replace(BOOK.stages[0], times=times), replace(BOOK.stages[1], times=times)),
        drivers=tuple(times),
        game="classic",
    )
    shown = lines(sheet_pages(book))
    assert ["1", "Ana", "4:10", "4:10", "1="] in shown
    assert ["2", "Ben", "4:10", "4:10", "1="] in shown
    assert ["3", "Cem", "4:20", "4:20", "+0:10", "3"] in shown
    assert ["1=", "Ana", "8:20"] in shown
    assert ["1=", "Ben", "8:20"] in shown
    assert ["3", "Cem", "8:40", "+0:20"] in shown


@pytest.mark.parametrize("paper", ["A4", "A3"])
def test_names_are_told_apart_by_their_ends(paper: str):
    long = "Wolfgang Amadeus von und zu Hohenlohe Schillingsfürst Team"
    drivers = tuple(f"{name} {end}" for name in (long, "W" * 58) for end in "AB")
    book = replace(BOOK, drivers=drivers, stages=(stage("Mill", "C8-C3"),))
    pages = sheet_pages(book, page=PAGES[paper])
    assert_within(pages, PAGES[paper])
    # One without blanks is parted in its middle.
    names = ["".join(lines).replace(" ", "") for lines in column(pages)]
    assert names == [name.replace(" ", "") for name in drivers]


def column(pages: tuple[tuple[Mark, ...], ...]) -> list[list[str]]:
    """The lines of every name under the heading of drivers."""
    found = labels(pages)
    start = {label.text: label for label in found}
    left = beginning(start["driver"])
    rows = [start[str(number)].point[1] for number in (1, 2, 3, 4)]
    half = (rows[1] - rows[0]) / 2
    return [
        [
            label.text
            for label in found
            if abs(beginning(label) - left) < 0.1 and abs(label.point[1] - row) < half
        ]
        for row in rows
    ]


def beginning(label: Label) -> float:
    return label.point[0] - label.size * text_width(label.text, bold=label.bold) / 2


def test_a_name_without_room_keeps_its_beginning_and_its_end():
    wide = "Rally " * 20
    for end in ("A", "B"):
        shown, size = shrunk(f"{wide}{end}", 30.0, 4.0, 2.0)
        assert size == 2.0
        assert shown.startswith("Rally")
        assert shown.endswith(end)
        assert 2.0 * text_width(shown, bold=False) <= 30.0


def test_long_titles_and_names_of_stages_become_smaller_before_they_are_cut():
    name = "The long climb to the monastery over the lake, once more"
    book = replace(BOOK, stages=(stage(f"{name} A", "C8-C3"), stage(f"{name} B", "C8-C3")))
    texts = [label.text for label in labels(sheet_pages(book))]
    assert f"{name} A" in texts
    assert f"{name} B" in texts


class TestLanguages:
    ENGLISH = ("stages", "legs", "over", "driver", "start", "behind", "Result", "service", "snow")

    def test_words_and_what_is_put_into_them_are_the_same_in_all(self):
        def fields(text: str) -> set[str | None]:
            return {name for _, name, _, _ in Formatter().parse(text) if name}

        assert SHEET_WORDS.keys() == TILE_WORDS.keys()
        for words in SHEET_WORDS.values():
            assert words.keys() == SHEET_WORDS["en"].keys()
            for key, text in words.items():
                assert fields(text) == fields(SHEET_WORDS["en"][key]), text

    @pytest.mark.parametrize(
        ("language", "result", "one_leg"),
        [("fr", "Classement du rallye", "tronçon"), ("pt", "Classificação do rali", "troço")],
    )
    def test_a_sheet_is_in_the_language_asked_for(self, language, result, one_leg):
        texts = [label.text for label in labels(sheet_pages(BOOK, language=language))]
        assert result in texts
        assert any(one_leg in text for text in texts)
        own = {BOOK.title, BOOK.author, *(stage.name for stage in BOOK.stages)}
        said = [text for text in texts if text not in own]
        assert not [text for text in said if any(word in text.split() for word in self.ENGLISH)]

    @pytest.mark.parametrize("language", SHEET_WORDS)
    def test_headings_are_no_wider_than_their_columns(self, language):
        (table,) = stage_tables(["A"], BOOK.stages[:1], 190.0, SHEET_WORDS[language])
        for heading, width in zip(table.headings, table.widths, strict=True):
            assert 2.9 * text_width(heading, bold=False) <= width - 2.0, heading
