"""The PC-course sheet of a rally: its stages, services, drivers and times, on paper to write on.

Lengths are in millimetres. A stage given as legs is a strip of boxes, one a leg, in the order in
which the boards are driven. The start order of a stage is that of the standings after the stages
before it (RULES.md, section 5); as long as one of them has not been driven by all, the rows are
left for a pen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from trackeditor.course import Course
from trackeditor.drawing.marks import Area, Disc, Label, Mark, Stroke
from trackeditor.drawing.palette import PRINT, Ink, Palette
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import FOOT, PAGE_MARGIN, PAGES, Page
from trackeditor.painting.painter import paint_marks
from trackeditor.painting.paper import Document, paint_foot, written
from trackeditor.painting.paths import text_width
from trackeditor.roadbook import RoadBook, Stage, write_bytes
from trackeditor.roadbook.times import Standing, clock, entrants, is_driven, standings
from trackeditor.zones import Leg

LEAST_ROWS = 4
"""Rows to write drivers into, when none or fewer are entered."""
_HEAD = 25.0
_STAGE_HEAD = 27.0
_TABLE_HEAD = 5.5
_ROW, _LEAST_ROW, _STEP = 7.5, 5.2, 0.1
_GAP = 5.0
_ABOVE_FOOT = 3.0
_SERVICE = 40.0
"""Room at the right for the service flag."""
_TEXT = 3.2
_THIN, _BOLD = 0.18, 0.4
_COLUMNS = (("start", 16.0), ("driver", 70.0), ("time", 26.0), ("total", 26.0), ("behind", 26.0))
"""Headings and widths; the place takes what is left of the page."""


class _Table(NamedTuple):
    """Rows of text under headings, one text a column."""

    headings: tuple[str, ...]
    widths: tuple[float, ...]
    rows: tuple[tuple[str, ...], ...]

    def height(self, row: float) -> float:
        return _TABLE_HEAD + row * len(self.rows)


class _Block(NamedTuple):
    """A part of the sheet that stays on one page: a stage, or the result."""

    number: int
    stage: Stage | None
    course: Course | None
    table: _Table

    def height(self, row: float) -> float:
        head = _STAGE_HEAD if self.stage is not None else 9.0
        return head + self.table.height(row)


def export_course_sheet(
    path: Path,
    roadbook: RoadBook,
    courses: Sequence[Course | None] = (),
    page: Page = PAGES["A4"],
    palette: Palette = PRINT,
) -> None:
    """Write the sheet of a rally as a PDF document, at the size of the paper.

    Parameters
    ----------
    courses : those of the stages, as far as they are known: their lengths are written too
    page : size of the paper, upright

    Raises
    ------
    PaintingError
        when there are more drivers than the paper has room for.
    RoadBookError
        when the file cannot be saved.
    """
    document = Document()
    pages = sheet_pages(roadbook, courses, page)
    title = roadbook.title or "Rally"
    with document.paper(page, title) as paper:
        for number, marks in enumerate(pages, start=1):
            if number > 1:
                paper.next_page()
            paint_marks(paper.painter, marks, palette)
            text = f"page {number} of {len(pages)}    {title}"
            foot = _fitted(text, page.width - 2 * PAGE_MARGIN - 105.0, _TEXT)
            paint_foot(paper.painter, page, foot, palette, ruled=True)
    write_bytes(path, document.data)


def sheet_pages(
    roadbook: RoadBook, courses: Sequence[Course | None] = (), page: Page = PAGES["A4"]
) -> tuple[tuple[Mark, ...], ...]:
    """What is drawn on every page of the sheet of a rally."""
    blocks = list(_blocks(roadbook, courses, page))
    room = page.height - 2 * PAGE_MARGIN - FOOT - _ABOVE_FOOT - _HEAD
    row = _row_height(blocks, room)
    if max(block.height(row) for block in blocks) > room:
        raise PaintingError("there are more drivers than a page has rows; choose larger paper")
    return tuple(
        (*_page_head(roadbook, page), *_page_marks(shown, row, page))
        for shown in _paged(blocks, row, room)
    )


def _page_marks(blocks: Sequence[_Block], row: float, page: Page) -> Iterator[Mark]:
    y = PAGE_MARGIN + _HEAD
    for block in blocks:
        yield from _drawn(block, y, row, page)
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
        height = block.height(row) + _GAP
        if height > left:
            pages.append([])
            left = room + _GAP
        pages[-1].append(block)
        left -= height
    return pages


# --- what is on the sheet ------------------------------------------------------------------------


def _blocks(roadbook: RoadBook, courses: Sequence[Course | None], page: Page) -> Iterator[_Block]:
    """The stages of a rally and its result."""
    stages = roadbook.stages
    drivers = entrants(roadbook.drivers, stages)
    widths = [width for _, width in _COLUMNS]
    widths.append(page.width - 2 * PAGE_MARGIN - sum(widths))
    headings = (*(heading for heading, _ in _COLUMNS), "place")
    for i, stage in enumerate(stages):
        rows = _stage_rows(drivers, stages[: i + 1])
        table = _Table(headings, tuple(widths), _with_blanks(rows, drivers, len(headings)))
        yield _Block(i + 1, stage, courses[i] if i < len(courses) else None, table)
    if len(stages) > 1:
        rows = _result_rows(drivers, stages)
        width = page.width - 2 * PAGE_MARGIN
        table = _Table(
            ("place", "driver", "total", "behind"),
            (16.0, 96.0, 39.0, width - 151.0),
            _with_blanks(rows, drivers, 4),
        )
        yield _Block(0, None, None, table)


def _with_blanks(
    rows: list[tuple[str, ...]], drivers: Sequence[str], columns: int
) -> tuple[tuple[str, ...], ...]:
    """The rows, and numbered ones to write in up to the number of drivers or the least number."""
    wanted = max(len(drivers), LEAST_ROWS)
    blanks = [(str(i + 1), *[""] * (columns - 1)) for i in range(len(rows), wanted)]
    return (*rows, *blanks)


def _stage_rows(drivers: Sequence[str], stages: Sequence[Stage]) -> list[tuple[str, ...]]:
    """Rows of the last of some stages in start order; none while that order is not settled."""
    *before, stage = stages
    if not all(is_driven(drivers, each) for each in before):
        return []
    after = standings(drivers, stages)
    settled = is_driven(drivers, stage)
    totals = {one.driver: one.seconds for one in after}
    rows: list[tuple[str, ...]] = []
    for number, (driver, _) in enumerate(standings(drivers, before), start=1):
        time, total = stage.times.get(driver), totals[driver]
        behind = _behind(total, after) if settled else ""
        place = str(_place(total, after)) if settled else ""
        rows.append((str(number), driver, _time(time), _time(total), behind, place))
    return rows


def _result_rows(drivers: Sequence[str], stages: Sequence[Stage]) -> list[tuple[str, ...]]:
    if not all(is_driven(drivers, stage) for stage in stages):
        return []
    after = standings(drivers, stages)
    return [
        (str(_place(total, after)), driver, _time(total), _behind(total, after))
        for driver, total in after
    ]


def _place(total: int | None, after: Sequence[Standing]) -> int:
    """The place of a total; equal times share one."""
    return 1 + sum((one.seconds or 0) < (total or 0) for one in after)


def _behind(total: int | None, after: Sequence[Standing]) -> str:
    gap = (total or 0) - min(one.seconds or 0 for one in after)
    return f"+{clock(gap)}" if gap else ""


def _time(seconds: int | None) -> str:
    return "" if seconds is None else clock(seconds)


# --- drawing -------------------------------------------------------------------------------------


def _page_head(roadbook: RoadBook, page: Page) -> Iterator[Mark]:
    """Title, author and notes between two rules."""
    left, right, y = PAGE_MARGIN, page.width - PAGE_MARGIN, PAGE_MARGIN
    kind = "PC course"
    yield _bar(left, y, right - left, 1.2, Ink.INK)
    yield written(kind, (right, y + 7.5), 4.2, right=False, ink=Ink.NAME)
    title = _fitted(roadbook.title or "Rally", right - left - 32.0, 7.0, bold=True)
    yield written(title, (left, y + 7.5), 7.0, bold=True)
    by = " · ".join(text for text in (roadbook.author, roadbook.licence) if text.strip())
    count = len(roadbook.stages)
    facts = [f"{count} stage{'s' * (count != 1)}", *([by] if by else [])]
    yield written(_fitted(" · ".join(facts), right - left, 3.6), (left, y + 14.0), 3.6)
    notes = " ".join(roadbook.notes.split())
    if notes:
        yield written(_fitted(notes, right - left, _TEXT), (left, y + 19.0), _TEXT, ink=Ink.NAME)


def _drawn(block: _Block, y: float, row: float, page: Page) -> Iterator[Mark]:
    left, width = PAGE_MARGIN, page.width - 2 * PAGE_MARGIN
    if block.stage is not None:
        yield from _stage_head(block, block.stage, left, y, width)
        y += _STAGE_HEAD
    else:
        yield written("Result of the rally", (left, y + 4.0), 5.0, bold=True)
        y += 9.0
    yield from _table(block.table, left, y, row)


def _stage_head(block: _Block, stage: Stage, left: float, y: float, width: float) -> Iterator[Mark]:
    """Number, name, service flag; under them the legs."""
    yield _bar(left, y, 14.0, 9.0, Ink.INK)
    yield Label(str(block.number), (left + 7.0, y + 4.5), 6.0, Ink.PAPER)
    yield from _service(stage.service, left + width, y + 4.5)
    room = width - 17.5 - _SERVICE
    name = _fitted(stage.name, room, 5.4, bold=True)
    yield written(name, (left + 17.5, y + 3.0), 5.4, bold=True)
    facts = _fitted(_facts(stage, block.course), room, _TEXT)
    yield written(facts, (left + 17.5, y + 7.8), _TEXT, ink=Ink.NAME)
    if stage.legs:
        yield from _legs(stage, left, y + 12.0, width)
    else:
        tiles = block.course.tiles if block.course is not None else stage.layout.tiles
        sides = " ".join(tile.side for tile in tiles)
        yield written(_fitted(sides, width, 3.6), (left, y + 17.5), 3.6)


def _facts(stage: Stage, course: Course | None) -> str:
    """Length and conditions of a stage, and what its author notes."""
    facts = []
    if stage.legs:
        zones = len({leg.zone for leg in stage.legs})
        facts.append(f"{_count(len(stage.legs), 'leg')} over {_count(zones, 'zone')}")
    else:
        tiles = len(stage.layout) if course is None else course.length_tiles
        facts.append(_count(tiles, "tile"))
    if course is not None:
        facts.append(_count(course.length_cells, "cell"))
    if stage.weather == "variable" and not stage.snow:
        facts.append("variable weather")
    elif stage.legs and not stage.snow_zones:
        facts.append("dry")
    elif stage.legs:
        on_snow = dict.fromkeys(leg.zone for leg in stage.legs if leg.zone in stage.snow_zones)
        facts.append(f"snow on {', '.join(on_snow)}")
    return " · ".join([*facts, *([" ".join(stage.notes.split())] if stage.notes.strip() else [])])


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number != 1)}"


def _service(service: bool, right: float, y: float) -> Iterator[Mark]:
    """A flag where a service follows, and words in either case."""
    if not service:
        yield written("no service after", (right, y), _TEXT, right=False, ink=Ink.NAME)
        return
    yield written("service after", (right, y), _TEXT, right=False, bold=True)
    x = right - _TEXT * text_width("service after", bold=True) - 10.5
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


def _table(table: _Table, left: float, y: float, row: float) -> Iterator[Mark]:
    """Headings over a rule, rows between thin rules, borders between the columns."""
    total, height = sum(table.widths), table.height(row)
    top = y + _TABLE_HEAD
    yield _bar(left, y, total, _TABLE_HEAD, Ink.LAND_NONE)
    edges = [left]
    for width in table.widths:
        edges.append(edges[-1] + width)
    for number in range(len(table.rows) + 1):
        place = top + number * row
        weight = _BOLD if number in (0, len(table.rows)) else _THIN
        yield Stroke(((left, place), (left + total, place)), Ink.INK, width=weight)
    for edge in edges[1:-1]:
        yield Stroke(((edge, y), (edge, y + height)), Ink.INK, width=_THIN)
    for heading, edge in zip(table.headings, edges, strict=False):
        yield written(heading, (edge + 2.0, y + _TABLE_HEAD / 2), 2.9, ink=Ink.NAME)
    size = min(4.0, row * 0.62)
    for number, texts in enumerate(table.rows):
        middle = top + (number + 0.5) * row
        for text, edge, width in zip(texts, edges, table.widths, strict=False):
            if text:
                shown = _fitted(text, width - 4.0, size)
                yield written(shown, (edge + 2.0, middle), size)


def _bar(x: float, y: float, width: float, height: float, ink: Ink) -> Area:
    return Area(_box(x, y, width, height), fill=ink)


def _box(x: float, y: float, width: float, height: float) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def _fitted(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """A text, cut with three dots where it is wider than there is room."""
    if size * text_width(text, bold=bold) <= width:
        return text
    least, most = 0, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if size * text_width(f"{text[:middle].rstrip()} …", bold=bold) <= width:
            least = middle
        else:
            most = middle - 1
    return f"{text[:least].rstrip()} …"
