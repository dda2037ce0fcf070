"""The tile library as a document to print: every side with its facts, several pages."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from trackeditor.drawing.marks import Area, Label, Mark
from trackeditor.drawing.names import plate
from trackeditor.drawing.palette import PRINT, Palette, danger, danger_text
from trackeditor.grid import APOTHEM
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import PAGE_MARGIN, PAGES, Page
from trackeditor.painting.painter import paint_marks, paint_side
from trackeditor.painting.paper import Document, paint_foot, written
from trackeditor.roadbook import write_bytes
from trackeditor.tiles import Danger, Library, Side
from trackeditor.tiles.features import features

_HEAD = 12.0
_CAPTION = 10.5
_COLUMNS = 4
_GAP = 3.0
_SIZE = 2.6
_LINE = 3.3


class _Grid(NamedTuple):
    """Places of the sides on a page, in millimetres."""

    page: Page
    cell_width: float
    cell_height: float
    rows: int

    @property
    def edge(self) -> float:
        """Length of a hexagon's edge."""
        return (self.cell_width - _GAP) / 2

    def corner(self, index: int) -> tuple[float, float]:
        """The top left corner of a cell."""
        row, column = divmod(index, _COLUMNS)
        return (
            PAGE_MARGIN + column * self.cell_width,
            PAGE_MARGIN + _HEAD + row * self.cell_height,
        )


def export_sheet(
    path: Path,
    sides: Sequence[Side],
    library: Library,
    *,
    copies: Mapping[int, int],
    title: str = "Tiles",
    palette: Palette = PRINT,
    page: Page = PAGES["A4"],
) -> None:
    """Write a PDF document with a picture of every side.

    Parameters
    ----------
    sides : what to show, in this order
    copies : number of copies of every tile, both sides together
    title : stands at the top of every page

    Raises
    ------
    PaintingError
        when there is no side to show.
    RoadBookError
        when the file cannot be saved.
    """
    if not sides:
        raise PaintingError("there is no tile to draw; choose other tiles or boxes")
    grid = _grid(page)
    room = grid.rows * _COLUMNS
    sheets = [sides[first : first + room] for first in range(0, len(sides), room)]
    document = Document()
    with document.paper(page, title) as paper:
        for number, shown in enumerate(sheets, start=1):
            if number > 1:
                paper.next_page()
            paint_marks(paper.painter, _head(page, title, shown), palette)
            for index, side in enumerate(shown):
                _paint_cell(paper.painter, grid, index, side, library, palette)
                marks = _caption(grid, index, side, copies.get(side.tile, 0))
                paint_marks(paper.painter, marks, palette)
            foot = f"page {number} of {len(sheets)}"
            paint_foot(paper.painter, page, foot, palette, ruled=False)
    write_bytes(path, document.data)


def _grid(page: Page) -> _Grid:
    window = page.window
    width = window.width() / _COLUMNS
    least = (width - _GAP) * APOTHEM + _CAPTION
    room = window.height() - _HEAD
    rows = max(1, int(room / least))
    return _Grid(page, width, room / rows, rows)


def _head(page: Page, title: str, shown: Sequence[Side]) -> Iterator[Mark]:
    """Title, the tiles on the page, and what the colours of the names mean."""
    y = PAGE_MARGIN + 3.0
    yield written(title, (PAGE_MARGIN, y), 5.0, bold=True)
    yield written(f"{shown[0].id} to {shown[-1].id}", (PAGE_MARGIN, y + 5.5), 3.2)
    x = page.width - PAGE_MARGIN - 11.0
    for level in (Danger.HIGH, Danger.MEDIUM, Danger.LOW):
        ink = danger(level)
        yield Area(plate((x, y), 9.5, 2.6), fill=ink)
        yield Label(level.value, (x, y), 3.0, danger_text(level))
        x -= 21.0
    yield written("danger level", (x + 9.0, y), 3.2, right=False)


def _paint_cell(
    painter: QPainter, grid: _Grid, index: int, side: Side, library: Library, palette: Palette
) -> None:
    left, top = grid.corner(index)
    painter.save()
    painter.translate(QPointF(left + grid.cell_width / 2, top + grid.edge * APOTHEM))
    painter.scale(grid.edge, grid.edge)
    paint_side(painter, side.id, 0, library, palette)
    painter.restore()


def _caption(grid: _Grid, index: int, side: Side, copies: int) -> Iterator[Mark]:
    """Id and copies, surface and danger level, and what is on the roads."""
    left, top = grid.corner(index)
    x, y = left + grid.cell_width / 2, top + 2 * grid.edge * APOTHEM + 3.0
    name = side.id if copies == 1 else f"{side.id}  x{copies}"
    yield Label(name, (x, y), 1.15 * _SIZE)
    letters = int(grid.cell_width / (0.58 * _SIZE))
    for row, line in enumerate(_facts(side, letters), start=1):
        yield Label(line, (x, y + row * _LINE), _SIZE, bold=False)


def _facts(side: Side, letters: int) -> list[str]:
    """At most two lines on a side."""
    if side.pit:
        return ["pit"]
    if side.is_scenery:
        return ["scenery"]
    if not side.roads:
        return ["service park"]
    kinds = [side.terrain.value]
    if side.danger is not Danger.NONE:
        kinds.append(side.danger.value)
    words = [f"{line.kind} line" for line in side.lines]
    words += [word for road in side.roads for word in features(road)]
    found = list(dict.fromkeys(words))
    lines = [", ".join(kinds)]
    if found:
        lines.append(textwrap.shorten(", ".join(found), letters, placeholder=" ..."))
    return lines
