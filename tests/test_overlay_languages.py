"""What overlays say follows the language, and says the same in each."""

import pytest
from laying import LIBRARY, published

from trackeditor.course import analyse
from trackeditor.drawing.marks import Label
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.painting.overlays import overlay_marks
from trackeditor.painting.words import TILE_WORDS
from trackeditor.roadbook import WORDS

BESIDE = published("rally-1-ss1").place(PlacedTile("204a", Hex(40, 0)))


def said(overlay: str, language: str) -> list[str]:
    marks = overlay_marks(overlay, analyse(BESIDE, LIBRARY), LIBRARY, language)
    return [mark.text for _, mark in marks if isinstance(mark, Label)]


@pytest.mark.parametrize(
    ("overlay", "language", "text"),
    [
        ("pacenotes", "fr", "3 épingle gauche 1"),
        ("pacenotes", "pt", "3 gancho esquerda 1"),
        ("danger", "fr", "élevé"),
        ("danger", "pt", "alto"),
        ("distance", "en", "1 tile"),
        ("distance", "fr", "1 tuile"),
        ("distance", "pt", "2 peças"),
        ("unreached", "fr", "non atteinte"),
        ("unreached", "pt", "não alcançada"),
    ],
)
def test_overlays_follow_the_language(overlay, language, text):
    assert text in said(overlay, language)


@pytest.mark.parametrize("overlay", ["limits", "graph", "direction"])
def test_numbers_need_no_language(overlay):
    assert said(overlay, "fr") == said(overlay, "en")


def test_tile_words_are_there_in_every_language_of_pace_notes():
    assert TILE_WORDS.keys() == WORDS.keys()
    assert {frozenset(words) for words in TILE_WORDS.values()} == {frozenset(TILE_WORDS["en"])}
