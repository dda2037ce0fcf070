"""Pages of paper: sizes, and how a poster is cut into pages. Lengths are in millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

PAGE_MARGIN = 10.0
FOOT = 8.0
"""Room below the picture for the rule and the page number."""
OVERLAP = 10.0
"""Strip that two neighbouring pages of a poster both show, to glue them on."""
TILE_EDGE = 60.0
"""Length of a printed tile's edge."""


class Page(NamedTuple):
    """A size of paper."""

    width: float
    height: float

    def turned(self) -> Page:
        """The page lying on its side."""
        return Page(self.height, self.width)

    @property
    def size(self) -> QSizeF:
        """The size for Qt."""
        return QSizeF(self.width, self.height)

    @property
    def window(self) -> QRectF:
        """Where the picture goes."""
        return QRectF(
            PAGE_MARGIN,
            PAGE_MARGIN,
            self.width - 2 * PAGE_MARGIN,
            self.height - 2 * PAGE_MARGIN - FOOT,
        )


PAGES: Mapping[str, Page] = MappingProxyType(
    {
        "A4": Page(210.0, 297.0),
        "A3": Page(297.0, 420.0),
        "A2": Page(420.0, 594.0),
        "A1": Page(594.0, 841.0),
        "A0": Page(841.0, 1189.0),
        "letter": Page(215.9, 279.4),
        "tabloid": Page(279.4, 431.8),
    }
)
"""Sizes of paper by name, upright."""


class PosterPage(NamedTuple):
    """A page of a poster: its place in the grid of pages, and the part of the poster it shows."""

    row: int
    column: int
    part: QRectF


class Poster(NamedTuple):
    """How a picture of some size is cut into pages, upright or lying."""

    page: Page
    rows: int
    columns: int

    def pages(self) -> Iterator[PosterPage]:
        """All pages, row by row; parts overlap by :data:`OVERLAP` and begin at (0, 0)."""
        size = self.page.window.size()
        across, down = size.width() - OVERLAP, size.height() - OVERLAP
        for row in range(self.rows):
            for column in range(self.columns):
                yield PosterPage(row, column, QRectF(QPointF(column * across, row * down), size))

    def register_marks(self) -> Iterator[QPointF]:
        """Points in the middle of the overlaps, where pages are laid on each other."""
        size = self.page.window.size()
        across, down = size.width() - OVERLAP, size.height() - OVERLAP
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                yield QPointF(column * across + OVERLAP / 2, row * down + OVERLAP / 2)


def cut(size: QSizeF, page: Page) -> Poster:
    """The poster with the fewest pages for a picture; upright when both ways are alike."""
    upright, lying = (_poster(size, way) for way in (page, page.turned()))
    return lying if lying.rows * lying.columns < upright.rows * upright.columns else upright


def _poster(size: QSizeF, page: Page) -> Poster:
    window = page.window
    return Poster(
        page,
        rows=_count(size.height(), window.height()),
        columns=_count(size.width(), window.width()),
    )


def _count(length: float, window: float) -> int:
    """Windows that cover a length, each overlapping the one before."""
    return max(1, math.ceil((length - OVERLAP) / (window - OVERLAP) - 1e-9))
