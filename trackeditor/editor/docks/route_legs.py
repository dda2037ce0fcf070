"""The rows of the route: the tiles of a course as they are driven, with what is called on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Literal, NamedTuple

from trackeditor.course import Course, CourseTile
from trackeditor.editor.translations import language_of_words
from trackeditor.roadbook import WORDS, pace_notes, worded

Part = Literal["pregrid", "lap", "joker"]
"""Where a row belongs: to the way from the pre-grid, to stage or lap, or to the joker section."""


class Leg(NamedTuple):
    """A tile of the route and what the co-driver calls on it.

    ``number`` counts the tiles of a part, as they are told elsewhere. Notes are called on stage or
    lap only.
    """

    tile: CourseTile
    notes: tuple[str, ...]
    number: int
    part: Part = "lap"


def legs_of(course: Course) -> Iterator[Leg]:
    """The tiles of a course in driving order.

    Cars begin on the pre-grid, where there is one. A lap is told from its line to its line: where
    that lies on a tile, what is called before the line stands in a last row with this tile again.
    Tiles of the joker section come last.
    """
    yield from _beside(course.pregrid, "pregrid")
    yield from _lap(course)
    yield from _beside(course.joker, "joker")


def _beside(tiles: tuple[CourseTile, ...], part: Part) -> Iterator[Leg]:
    for number, tile in enumerate(tiles, start=1):
        yield Leg(tile, (), number, part)


def _lap(course: Course) -> Iterator[Leg]:
    """The tiles of a stage or of one lap, with the notes that begin on them."""
    words = WORDS[language_of_words()]
    called = pace_notes(course)
    count = len(course.tiles)
    first = called[0].visit if called and course.kind == "circuit" else 0
    visits = [*chain(range(first, count), range(first)), *([first] if count else [])]
    notes: list[list[str]] = [[] for _ in visits]
    row = 0
    for note in called:
        row = visits.index(note.visit, row)
        notes[row].append(worded(note, words))
    if not notes[-1]:
        visits.pop()
    for visit, texts in zip(visits, notes, strict=False):
        yield Leg(course.tiles[visit], tuple(texts), visit + 1)
