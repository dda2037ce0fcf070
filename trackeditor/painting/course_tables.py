"""The tables of a PC-course sheet: drivers in start order with their times, and the result.

The start order of a stage is that of the standings after the stages before it (RULES.md, section
5). Who lacks a time on one of them, as one who has retired, starts last and has no place. As long
as nobody has driven all of them, the order is left for a pen; times that are known stand there
beside their drivers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from trackeditor.drawing.marks import Area, Mark, Stroke
from trackeditor.drawing.palette import Ink
from trackeditor.painting.fitted_text import on_two_lines
from trackeditor.painting.paper import written
from trackeditor.roadbook import Stage
from trackeditor.roadbook.times import (
    Standing,
    clock,
    places_of,
    running_standings,
    standings,
)

LEAST_ROWS = 4
"""Rows to write drivers into, when none or fewer are entered."""
TABLE_HEAD = 5.5
_NUMBER, _TIME, _TOTAL = 16.0, 26.0, 39.0
"""Widths of columns; drivers have what is left of the page."""
_TEXT, _LEAST_TEXT = 4.0, 1.8
_PADDING = 2.0
_THIN, _BOLD = 0.18, 0.4


class Table(NamedTuple):
    """Rows of text under headings, one text a column; widths in millimetres."""

    headings: tuple[str, ...]
    widths: tuple[float, ...]
    rows: tuple[tuple[str, ...], ...]

    def height(self, row: float) -> float:
        """The height with rows of some height."""
        return TABLE_HEAD + row * len(self.rows)

    def split(self, count: int) -> tuple[Table, Table]:
        """A table with the first rows, and one with the others."""
        return self._replace(rows=self.rows[:count]), self._replace(rows=self.rows[count:])


def stage_tables(
    drivers: Sequence[str], stages: Sequence[Stage], width: float, words: Mapping[str, str]
) -> Iterator[Table]:
    """The drivers of every stage, in start order."""
    keys = ("start", "driver", "time", "total", "behind", "place")
    headings = tuple(words[key] for key in keys)
    widths = (_NUMBER, width - _NUMBER - 4 * _TIME, _TIME, _TIME, _TIME, _TIME)
    running = pairwise(running_standings(drivers, stages))
    for number, (stage, (before, after)) in enumerate(zip(stages, running, strict=True)):
        is_settled = number == 0 or _has_leader(before)
        rows = _stage_rows(stage, before, after, is_settled=is_settled)
        yield Table(headings, widths, _with_blanks(rows, drivers, 6))


def result_table(
    drivers: Sequence[str], stages: Sequence[Stage], width: float, words: Mapping[str, str]
) -> Table:
    """The drivers in the order of their times on all stages."""
    headings = tuple(words[key] for key in ("place", "driver", "total", "behind"))
    widths = (_NUMBER, width - _NUMBER - 2 * _TOTAL, _TOTAL, _TOTAL)
    return Table(headings, widths, _with_blanks(_result_rows(drivers, stages), drivers, 4))


def _with_blanks(
    rows: list[tuple[str, ...]], drivers: Sequence[str], columns: int
) -> tuple[tuple[str, ...], ...]:
    """The rows, and numbered ones to write in up to the number of drivers or the least number."""
    wanted = max(len(drivers), LEAST_ROWS)
    blanks = [(str(i + 1), *[""] * (columns - 1)) for i in range(len(rows), wanted)]
    return (*rows, *blanks)


def _stage_rows(
    stage: Stage, before: Sequence[Standing], after: Sequence[Standing], *, is_settled: bool
) -> list[tuple[str, ...]]:
    """Rows of a stage in start order; none while that order is not settled and no time is known.

    Parameters
    ----------
    before, after : the standings before the stage and after it
    is_settled : False leaves the start numbers out: the drivers stand as they are entered
    """
    if not is_settled and not stage.times:
        return []
    totals = {one.driver: one.seconds for one in after}
    reached = places_of(after)
    rows: list[tuple[str, ...]] = []
    for number, (driver, _) in enumerate(before, start=1):
        time, total = stage.times.get(driver), totals[driver]
        start = str(number) if is_settled else ""
        behind, place = _behind(total, after), reached.get(driver, "")
        rows.append((start, driver, _time(time), _time(total), behind, place))
    return rows


def _result_rows(drivers: Sequence[str], stages: Sequence[Stage]) -> list[tuple[str, ...]]:
    """Rows of the result; none while nobody has driven all stages."""
    after = standings(drivers, stages)
    if not _has_leader(after):
        return []
    reached = places_of(after)
    return [
        (reached.get(driver, ""), driver, _time(total), _behind(total, after))
        for driver, total in after
    ]


def _has_leader(reached: Sequence[Standing]) -> bool:
    """True when somebody has driven all stages so far."""
    return bool(reached) and reached[0].seconds is not None


def _behind(total: int | None, after: Sequence[Standing]) -> str:
    """The gap to the leader; empty for the leader, and for who has no total."""
    gap = (total or 0) - (after[0].seconds or 0)
    return f"+{clock(gap)}" if total is not None and gap else ""


def _time(seconds: int | None) -> str:
    return "" if seconds is None else clock(seconds)


def table_marks(table: Table, left: float, y: float, row: float) -> Iterator[Mark]:
    """Headings over a rule, rows between thin rules, borders between the columns."""
    total, height = sum(table.widths), table.height(row)
    top = y + TABLE_HEAD
    yield bar(left, y, total, TABLE_HEAD, Ink.LAND_NONE)
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
        yield written(heading, (edge + _PADDING, y + TABLE_HEAD / 2), 2.9, ink=Ink.NAME)
    for number, texts in enumerate(table.rows):
        middle = top + (number + 0.5) * row
        for text, edge, width in zip(texts, edges, table.widths, strict=False):
            if text:
                yield from _text(text, (edge + _PADDING, middle), width - 2 * _PADDING, row)


def _text(text: str, at: tuple[float, float], width: float, row: float) -> Iterator[Mark]:
    """A text within its row."""
    left, middle = at
    height = 0.84 * row
    lines, size = on_two_lines(text, width, height, min(_TEXT, 0.62 * row), _LEAST_TEXT)
    first = middle - height / 4 * (len(lines) - 1)
    for number, line in enumerate(lines):
        yield written(line, (left, first + number * height / 2), size)


def bar(x: float, y: float, width: float, height: float, ink: Ink) -> Area:
    """A filled rectangle."""
    return Area(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill=ink)
