"""Writes PDF documents: a painter in millimetres on every page, and what stands at its foot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from trackeditor.drawing.marks import Label, Mark, Stroke
from trackeditor.drawing.palette import PRINT, Ink, Palette
from trackeditor.painting.application import require_application
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import PAGE_MARGIN, Page
from trackeditor.painting.painter import paint_marks, painting_on
from trackeditor.painting.paths import text_width
from trackeditor.sentences import sentence

_RESOLUTION = 1200
_RULE = 100.0
_TEXT = 3.2


class Paper(NamedTuple):
    """A PDF document in the making; ``painter`` works in millimetres from the page's corner."""

    painter: QPainter
    writer: QPdfWriter

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
    painter: QPainter, page: Page, text: str, palette: Palette = PRINT, *, ruled: bool
) -> None:
    """A line of text at the foot of a page and, with ``ruled``, a rule of 100 mm before it."""
    y = page.height - PAGE_MARGIN - 1.0
    if ruled:
        end = written(text, (page.width - PAGE_MARGIN, y), _TEXT, right=False)
        paint_marks(painter, (*_rule(PAGE_MARGIN, y), end), palette)
    else:
        paint_marks(painter, [written(text, (PAGE_MARGIN, y), _TEXT)], palette)


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
    yield written("100 mm", (x + 2.0, y - 4.2), _TEXT)
