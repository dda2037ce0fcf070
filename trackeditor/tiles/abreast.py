"""Cells of a side that lie side by side in a printed row, and those on the branch of a fork."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from trackeditor.tiles.model import CellRect, Road, Row, Side
from trackeditor.tiles.moves import EPSILON


def cells_abreast(side: Side) -> Iterator[tuple[str, str]]:
    """Pairs of cells of a printed row that lie along each other and touch at the side.

    The row is what counts, not where its lanes lead: two lanes before a fork are abreast, also when
    each of them is driven on another road.

    Examples
    --------
    >>> from trackeditor.tiles import load_library
    >>> [pair for pair in cells_abreast(load_library().side("415a")) if "r" not in "".join(pair)]
    [('df', 'db'), ('fb', 'df'), ('db', 'fb')]
    """
    for road in side.roads:
        rects = {rect.cell: rect for rect in road.rects()}
        for row in road.rows:
            for a, b in combinations(_spaces(road, row, rects), 2):
                along = min(a.s1, b.s1) - max(a.s0, b.s0)
                across = min(a.t1, b.t1) - max(a.t0, b.t0)
                if along > EPSILON and across > -EPSILON:
                    yield a.cell, b.cell


def _spaces(road: Road, row: Row, rects: Mapping[str, CellRect]) -> list[CellRect]:
    """The cells of a row, half cells of a slide among them."""
    halves = road.slide_rects(row.index) if row.slide else ()
    return [*(rects[cell.id] for cell in row.cells), *halves]


def cells_on_branch(side: Side) -> frozenset[str]:
    """The cells of roads that end inside the tile and of no road that leads through it.

    A car that comes to them from another cell of the tile has turned off over the line of a fork.
    """
    ending: set[str] = set()
    through: set[str] = set()
    for road in side.roads:
        rects = {rect.cell: rect for rect in road.rects()}
        cells = through if road.end is not None else ending
        cells.update(cell.cell for row in road.rows for cell in _spaces(road, row, rects))
    return frozenset(ending - through)
