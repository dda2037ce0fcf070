"""The PC-course sheet of a rally: its stages, services, drivers and times, on paper to write on.

Lengths are in millimetres. A stage given as legs is a strip of boxes, one a leg, in the order in
which the boards are driven. A stage with more drivers than a page has rows runs on over pages.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from trackeditor.course import Course
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke
from trackeditor.drawing.palette import PRINT, Ink, Palette
from trackeditor.painting.course_tables import (
    LEAST_ROWS,
    TABLE_HEAD,
    Table,
    bar,
    result_table,
    stage_tables,
    table_marks,
)
from trackeditor.painting.fitted_text import shrunk
from trackeditor.painting.pages import FOOT, PAGE_MARGIN, PAGES, Page
from trackeditor.painting.painter import paint_marks
from trackeditor.painting.paper import Document, Paper, paint_foot, written
from trackeditor.painting.paths import shortened, text_width
from trackeditor.painting.progress import Progress, Steps, tell_nobody
from trackeditor.painting.words import SHEET_WORDS, TILE_WORDS
from trackeditor.roadbook import RoadBook, Stage, write_bytes
from trackeditor.roadbook.times import entrants
from trackeditor.zones import Leg

_HEAD = 25.0
_STAGE_HEAD, _REST_HEAD, _RESULT_HEAD = 27.0, 12.0, 9.0
_ROW, _LEAST_ROW, _STEP = 7.5, 5.2, 0.1
_GAP = 5.0
_ABOVE_FOOT = 3.0
_SERVICE = 40.0
"""Room at the right for the service flag."""
_TEXT = 3.2
_LEAST_NAME = 3.6
_BOLD = 0.4

Words = Mapping[str, str]
"""Words on the sheet by their keys, in its language."""


class _Block(NamedTuple):
    """A stage or the result, or as many rows of one as a page has room for."""

    number: int
    stage: Stage | None
    course: Course | None
    table: Table
    goes_on: bool = False

    @property
    def head(self) -> float:
        """Height of what stands above the table."""
        if self.stage is None:
            return _RESULT_HEAD
        return _REST_HEAD if self.goes_on else _STAGE_HEAD

    def height(self, row: float) -> float:
        return self.head + self.table.height(row)

    def rows_within(self, room: float, row: float) -> int:
        """How many rows fit into some height."""
        return max(0, math.floor((room - self.head - TABLE_HEAD) / row + 1e-9))

    def split(self, count: int) -> tuple[_Block, _Block]:
        """The block with the first rows, and one with the others."""
        first, rest = self.table.split(count)
        return self._replace(table=first), self._replace(table=rest, goes_on=True)


def export_course_sheet(
    path: Path,
    roadbook: RoadBook,
    courses: Sequence[Course | None] = (),
    page: Page = PAGES["A4"],
    palette: Palette = PRINT,
    progress: Progress = tell_nobody,
    language: str = "en",
) -> None:
    """Write the sheet of a rally as a PDF document, at the size of the paper.

    Parameters
    ----------
    courses : those of the stages, as far as they are known: their lengths are written too
    page : size of the paper, upright
    progress : is told of every page
    language : two-letter code of the language of the words on it

    Raises
    ------
    PaintingError
        when a page cannot be added, and StoppedError when ``progress`` stops it.
    RoadBookError
        when the file cannot be saved.
    """
    document = Document()
    with document.paper(page, _title(roadbook, SHEET_WORDS[language])) as paper:
        paint_course_sheet(paper, roadbook, courses, page, palette, progress, language)
    write_bytes(path, document.data)


def paint_course_sheet(
    paper: Paper,
    roadbook: RoadBook,
    courses: Sequence[Course | None] = (),
    page: Page = PAGES["A4"],
    palette: Palette = PRINT,
    progress: Progress = tell_nobody,
    language: str = "en",
) -> None:
    """Paint the sheet of a rally on pages of a document or printer, as it is written into files.

    Raises
    ------
    PaintingError
        when a page cannot be added, and StoppedError when ``progress`` stops it.
    """
    words = SHEET_WORDS[language]
    pages = sheet_pages(roadbook, courses, page, language)
    steps = Steps(progress, len(pages))
    for number, marks in enumerate(pages, start=1):
        if number > 1:
            paper.next_page()
        paint_marks(paper.painter, marks, palette)
        place = words["page"].format(number=number, pages=len(pages))
        text = f"{place}    {_title(roadbook, words)}"
        foot = _cut(text, page.width - 2 * PAGE_MARGIN - 105.0, _TEXT)
        paint_foot(paper.painter, page, foot, palette, ruled=True)
        steps.step()


def sheet_pages(
    roadbook: RoadBook,
    courses: Sequence[Course | None] = (),
    page: Page = PAGES["A4"],
    language: str = "en",
) -> tuple[tuple[Mark, ...], ...]:
    """What is drawn on every page of the sheet of a rally."""
    words = {**TILE_WORDS[language], **SHEET_WORDS[language]}
    blocks = list(_blocks(roadbook, courses, page, words))
    room = page.height - 2 * PAGE_MARGIN - FOOT - _ABOVE_FOOT - _HEAD
    row = _row_height(blocks, room)
    return tuple(
        (*_page_head(roadbook, page, words), *_page_marks(shown, row, page, words))
        for shown in _paged(blocks, row, room)
    )


def _title(roadbook: RoadBook, words: Words) -> str:
    return roadbook.title or words["rally"]


def _page_marks(blocks: Sequence[_Block], row: float, page: Page, words: Words) -> Iterator[Mark]:
    y = PAGE_MARGIN + _HEAD
    for block in blocks:
        yield from _drawn(block, y, row, page, words)
        y += block.height(row) + _GAP


def _row_height(blocks: Sequence[_Block], room: float) -> float:
    """The largest row with which the sheet has the fewest pages."""
    steps = round((_ROW - _LEAST_ROW) / _STEP)
    heights = [_LEAST_ROW + _STEP * step for step in range(steps + 1)]
    return min(heights, key=lambda row: (len(_paged(blocks, row, room)), -row))


def _paged(blocks: Sequence[_Block], row: float, room: float) -> list[list[_Block]]:
    """The blocks of every page, as many on each as there is room for."""
    pages: list[list[_Block]] = []
    left = -math.inf
    for block in blocks:
        for part in _parts(block, row, left, room):
            height = part.height(row)
            if height > left:
                pages.append([])
                left = room
            pages[-1].append(part)
            left -= height + _GAP
    return pages


def _parts(block: _Block, row: float, left: float, room: float) -> Iterator[_Block]:
    """A block that fits on a page; else the rows for what is left of a page, and for whole ones."""
    if block.height(row) <= room:
        yield block
        return
    count = block.rows_within(left, row) if left > 0 else 0
    if count < LEAST_ROWS:
        count = block.rows_within(room, row)
    while block.table.rows:
        part, block = block.split(count)
        yield part
        count = block.rows_within(room, row)


def _blocks(
    roadbook: RoadBook, courses: Sequence[Course | None], page: Page, words: Words
) -> Iterator[_Block]:
    """The stages of a rally and its result."""
    stages = roadbook.stages
    drivers = entrants(roadbook.drivers, stages)
    width = page.width - 2 * PAGE_MARGIN
    tables = stage_tables(drivers, stages, width, words)
    for i, (stage, table) in enumerate(zip(stages, tables, strict=True)):
        yield _Block(i + 1, stage, courses[i] if i < len(courses) else None, table)
    if len(stages) > 1:
        yield _Block(0, None, None, result_table(drivers, stages, width, words))


# --- drawing -------------------------------------------------------------------------------------


def _page_head(roadbook: RoadBook, page: Page, words: Words) -> Iterator[Mark]:
    """Title, author and notes between two rules."""
    left, right, y = PAGE_MARGIN, page.width - PAGE_MARGIN, PAGE_MARGIN
    yield bar(left, y, right - left, 1.2, Ink.INK)
    yield written(words["kind"], (right, y + 7.5), 4.2, right=False, ink=Ink.NAME)
    title, size = shrunk(_title(roadbook, words), right - left - 32.0, 7.0, _LEAST_NAME, bold=True)
    yield written(title, (left, y + 7.5), size, bold=True)
    by = " · ".join(text for text in (roadbook.author, roadbook.licence) if text.strip())
    facts = [_count(len(roadbook.stages), "stage", words), *([by] if by else [])]
    yield written(_cut(" · ".join(facts), right - left, 3.6), (left, y + 14.0), 3.6)
    notes = " ".join(roadbook.notes.split())
    if notes:
        yield written(_cut(notes, right - left, _TEXT), (left, y + 19.0), _TEXT, ink=Ink.NAME)


def _drawn(block: _Block, y: float, row: float, page: Page, words: Words) -> Iterator[Mark]:
    left, width = PAGE_MARGIN, page.width - 2 * PAGE_MARGIN
    goes_on = f" {words['goes on']}" if block.goes_on else ""
    if block.stage is None:
        yield written(f"{words['result']}{goes_on}", (left, y + 4.0), 5.0, bold=True)
    else:
        yield from _number_and_name(block.number, block.stage.name, goes_on, (left, y), width)
        if not block.goes_on:
            yield from _stage_head(block.stage, block.course, (left, y), width, words)
    yield from table_marks(block.table, left, y + block.head, row)


def _number_and_name(
    number: int, name: str, goes_on: str, corner: tuple[float, float], width: float
) -> Iterator[Mark]:
    left, y = corner
    yield bar(left, y, 14.0, 9.0, Ink.INK)
    yield Label(str(number), (left + 7.0, y + 4.5), 6.0, Ink.PAPER)
    room = width - 17.5 - _SERVICE
    if goes_on:
        room -= _TEXT * text_width(goes_on, bold=False)
    shown, size = shrunk(name, room, 5.4, _LEAST_NAME, bold=True)
    yield written(shown, (left + 17.5, y + 3.0), size, bold=True)
    if goes_on:
        after = left + 17.5 + size * text_width(shown, bold=True)
        yield written(goes_on, (after, y + 3.0), _TEXT, ink=Ink.NAME)


def _stage_head(
    stage: Stage, course: Course | None, corner: tuple[float, float], width: float, words: Words
) -> Iterator[Mark]:
    """Service flag and facts; under them the legs or the tiles."""
    left, y = corner
    yield from _service(stage.service, left + width, y + 4.5, words)
    facts = _cut(_facts(stage, course, words), width - 17.5 - _SERVICE, _TEXT)
    yield written(facts, (left + 17.5, y + 7.8), _TEXT, ink=Ink.NAME)
    if stage.legs:
        yield from _legs(stage, left, y + 12.0, width)
    else:
        tiles = course.tiles if course is not None else stage.layout.tiles
        sides = " ".join(tile.side for tile in tiles)
        yield written(_cut(sides, width, 3.6), (left, y + 17.5), 3.6)


def _facts(stage: Stage, course: Course | None, words: Words) -> str:
    """Length and conditions of a stage, and what its author notes."""
    facts = []
    if stage.legs:
        zones = len({leg.zone for leg in stage.legs})
        facts.append(f"{_count(len(stage.legs), 'leg', words)} {_count(zones, 'zone', words)}")
    else:
        tiles = len(stage.layout) if course is None else course.length_tiles
        facts.append(_count(tiles, "tile", words))
    if course is not None:
        facts.append(_count(course.length_cells, "cell", words))
    if stage.weather == "variable" and not stage.snow:
        facts.append(words["variable weather"])
    elif stage.legs and not stage.snow_zones:
        facts.append(words["dry"])
    elif stage.legs:
        on_snow = dict.fromkeys(leg.zone for leg in stage.legs if leg.zone in stage.snow_zones)
        facts.append(words["snow"].format(zones=", ".join(on_snow)))
    return " · ".join([*facts, *([" ".join(stage.notes.split())] if stage.notes.strip() else [])])


def _count(number: int, word: str, words: Words) -> str:
    return words[word if number == 1 else f"{word}s"].format(number=number)


def _service(service: bool, right: float, y: float, words: Words) -> Iterator[Mark]:
    """A flag where a service follows, and words in either case."""
    if not service:
        yield written(words["no service"], (right, y), _TEXT, right=False, ink=Ink.NAME)
        return
    yield written(words["service"], (right, y), _TEXT, right=False, bold=True)
    x = right - _TEXT * text_width(words["service"], bold=True) - 10.5
    yield Area(((x, y - 4.0), (x + 8.0, y - 1.5), (x, y + 1.0)), fill=Ink.DANGER_LOW)
    yield Stroke(((x, y - 4.5), (x, y + 4.5)), Ink.INK, width=0.6)


def _legs(stage: Stage, left: float, y: float, width: float) -> Iterator[Mark]:
    """A box a leg, with a joint between two of them."""
    joint, height = 5.0, 11.0
    count = len(stage.legs)
    each = min(34.0, (width - joint * (count - 1)) / count)
    for i, leg in enumerate(stage.legs):
        x = left + i * (each + joint)
        if i:
            yield Stroke(((x - joint, y + height / 2), (x, y + height / 2)), Ink.INK, width=0.8)
        yield from _leg(leg, leg.zone in stage.snow_zones, (x, y), each, height)


def _leg(
    leg: Leg, on_snow: bool, corner: tuple[float, float], width: float, height: float
) -> Iterator[Mark]:
    """The zone in a disc, and entry and exit with an arrow between them; a dot is an open end."""
    x, y = corner
    middle = y + height / 2
    ground = Ink.LAND_SNOW if on_snow else Ink.LAND_ASPHALT
    yield Area(_box(x, y, width, height), fill=ground, stroke=Ink.INK, width=_BOLD)
    size = min(1.0, width / 27.0)
    yield Disc((x + 5.6 * size, middle), 4.0 * size, Ink.INK)
    yield Label(leg.zone, (x + 5.6 * size, middle), 5.0 * size, Ink.PAPER)
    first, last = x + 13.0 * size, x + width - 4.6 * size
    for number, place in ((leg.entry, first), (leg.exit, last)):
        if number is None:
            yield Disc((place, middle), 1.0 * size, Ink.INK)
        else:
            yield Label(str(number), (place, middle), 5.0 * size)
    start, end = first + 3.4 * size, last - 3.4 * size
    head = 1.5 * size
    yield Stroke(((start, middle), (end - head, middle)), Ink.INK, width=0.5)
    tip = ((end, middle), (end - head, middle - head), (end - head, middle + head))
    yield Area(tip, fill=Ink.INK)
    if on_snow:
        yield from _snowflake((start + end) / 2, y + 2.4, 1.6 * size)


def _snowflake(x: float, y: float, radius: float) -> Iterator[Mark]:
    for turn in range(3):
        dx, dy = (radius * f(math.pi * turn / 3 + math.pi / 2) for f in (math.cos, math.sin))
        yield Stroke(((x - dx, y - dy), (x + dx, y + dy)), Ink.ROUTE, width=0.35)


def _box(x: float, y: float, width: float, height: float) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def _cut(text: str, width: float, size: float) -> str:
    """As much of a text as there is room for."""
    return shortened(text, width / size, bold=False)
