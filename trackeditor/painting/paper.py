"""Writes PDF documents: a painter in millimetres on every page, and what stands at its foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from trackeditor.drawing.marks import Label, Mark, Stroke
from trackeditor.drawing.palette import PRINT, Ink, Palette
from trackeditor.painting.application import require_application
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import PAGE_MARGIN, Page
from trackeditor.painting.painter import paint_marks, painting_on
from trackeditor.painting.paths import shortened, text_width
from trackeditor.sentences import sentence

_RESOLUTION = 1200
_RULE = 100.0
_GAP = 4.0
_TEXT = 3.2
_LINE = 4.2


class Paper(NamedTuple):
    """Pages in the making, of a document or a printer.

    ``painter`` works in millimetres from the page's corner.
    """

    painter: QPainter
    writer: QPagedPaintDevice

    def next_page(self) -> None:
        """Go on with a fresh page.

        Raises
        ------
        PaintingError
            when Qt cannot make one.
        """
        if not self.writer.newPage():
            raise PaintingError(sentence("a page cannot be added; choose a larger page"))


class Document:
    """Collects the bytes of a PDF file."""

    def __init__(self) -> None:
        require_application()
        self.buffer = QBuffer()
        self.buffer.open(QIODevice.OpenModeFlag.WriteOnly)

    @contextmanager
    def paper(self, page: Page, title: str) -> Iterator[Paper]:
        """Paint pages of one size; the first page is there when this begins."""
        writer = QPdfWriter(self.buffer)
        writer.setTitle(title)
        writer.setCreator("Track editor")
        writer.setResolution(_RESOLUTION)
        size = QPageSize(page.size, QPageSize.Unit.Millimeter)
        writer.setPageLayout(
            QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
        )
        with painting_on(writer) as painter:
            painter.scale(_RESOLUTION / 25.4, _RESOLUTION / 25.4)
            yield Paper(painter, writer)

    @property
    def data(self) -> bytes:
        """The file, once the paper is closed."""
        return bytes(self.buffer.data().data())


def paint_foot(
    painter: QPainter,
    page: Page,
    text: str,
    palette: Palette = PRINT,
    *,
    name: str = "",
    ruled: bool,
) -> None:
    """A line of text at the foot of a page and, with ``ruled``, a rule of 100 mm before it.

    The name of what the page shows stands before the text, or above it where one line has no room
    for both; then a name that is too long is shortened.
    """
    left, right, y = PAGE_MARGIN, page.width - PAGE_MARGIN, page.height - PAGE_MARGIN - 1.0
    if ruled:
        paint_marks(painter, _rule(left, y), palette)
    room = right - left - (_RULE + _GAP if ruled else 0.0)
    lines = _foot_lines(name, text, room)
    for number, (line, size) in enumerate(reversed(lines)):
        place = (right if ruled else left, y - number * _LINE)
        paint_marks(painter, [written(line, place, size, right=not ruled)], palette)


def _foot_lines(name: str, text: str, room: float) -> Sequence[tuple[str, float]]:
    """Lines, with their sizes, that are no longer than there is room."""
    both = f"{name}    {text}" if name else text
    if text_width(both, bold=False) * _TEXT <= room:
        return [(both, _TEXT)]
    size = min(_TEXT, room / text_width(text, bold=False))
    return [(shortened(name, room / _TEXT, bold=False), _TEXT), (text, size)]


def written(
    text: str,
    at: tuple[float, float],
    size: float,
    *,
    right: bool = True,
    bold: bool = False,
    ink: Ink = Ink.INK,
) -> Label:
    """A line of text that begins at a point, or ends there."""
    half = size * text_width(text, bold=bold) / 2
    return Label(text, (at[0] + (half if right else -half), at[1]), size, ink, bold=bold)


def fill(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Paint a rectangle in the colour of the paper, unless that is white."""
    if palette[Ink.PAPER] != "#ffffff":
        painter.fillRect(box, palette[Ink.PAPER])


def _rule(x: float, y: float) -> Iterator[Mark]:
    """A rule of 100 mm with a tick every 10 mm."""
    yield Stroke(((x, y), (x + _RULE, y)), Ink.INK, width=0.2)
    for tick in range(11):
        height = 2.4 if tick % 5 == 0 else 1.4
        place = x + _RULE * tick / 10
        yield Stroke(((place, y), (place, y - height)), Ink.INK, width=0.2)
    yield written("100 mm", (x + 2.0, y - _LINE), _TEXT)
