"""Pace notes in French and Portuguese, written by hand for a published stage."""

import string

import pytest
from laying import LIBRARY, published

from trackeditor.course import analyse
from trackeditor.roadbook import ENGLISH, FRENCH, PORTUGUESE, WORDS, PaceNote, Turn, notes_text
from trackeditor.roadbook import worded as in_words

# 202a 2 | 210b D-C inner 1 | 205a 3 + 227a 1 | 227a D-B inner 4 | 1 + 213a 1 | D-C inner 1 |
# 213a 1 | 208a B-D | 216a D-C inner 2 | 219a 2 | C-D inner 2 | 2 + 217a 1 | D-B inner 2 |
# 217a 1 + 203a 1
FRENCH_NOTES = (
    "202a DÉPART, tout droit 2, épingle gauche 1, tout droit 4, droite 4, tout droit 2,"
    " épingle droite 1, tout droit 1, gauche à fond, épingle droite 2, tout droit 2,"
    " épingle gauche 2, tout droit 3, droite 2, tout droit 2, 203a ARRIVÉE"
)
PORTUGUESE_NOTES = (
    "202a PARTIDA, em frente 2, gancho esquerda 1, em frente 4, direita 4, em frente 2,"
    " gancho direita 1, em frente 1, esquerda a fundo, gancho direita 2, em frente 2,"
    " gancho esquerda 2, em frente 3, direita 2, em frente 2, 203a CHEGADA"
)


@pytest.mark.parametrize(
    ("words", "notes"), [(FRENCH, FRENCH_NOTES), (PORTUGUESE, PORTUGUESE_NOTES)]
)
def test_a_whole_published_stage(words, notes):
    course = analyse(published("rally-1-ss1"), LIBRARY).course
    assert ", ".join(notes_text(course, words)) == notes


def placeholders(phrase: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("language", WORDS)
def test_every_language_says_all_that_english_says(language):
    words = WORDS[language]
    assert words.keys() == ENGLISH.keys()
    for key, phrase in words.items():
        assert placeholders(phrase) == placeholders(ENGLISH[key]), key


def test_corners_that_change_on_the_way():
    note = PaceNote("corner", "x", turns=(Turn("right", 3, cut=4, caution=True), Turn("right", 2)))
    assert in_words(note, FRENCH) == "droite 3 corde 4 attention se ferme 2"
    assert in_words(note, PORTUGUESE) == "direita 3 corta 4 atenção fecha 2"


def test_a_narrow_climb():
    note = PaceNote("straight", "x", cells=2, narrow=True, climb="up")
    assert in_words(note, FRENCH) == "montée tout droit 2 étroit"
    assert in_words(note, PORTUGUESE) == "a subir estreito em frente 2"
