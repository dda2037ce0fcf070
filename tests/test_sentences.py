"""Sentences: English texts that can be said in another language."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.layout import DocumentError
from trackeditor.sentences import (
    Sentence,
    all_of,
    any_of,
    counted,
    listed,
    located,
    reason_of,
    said_in,
    sentence,
)

FRENCH = {
    "{side} has no road to {edge}": "{side} n'a pas de route vers {edge}",
    "{some} or {other}": "{some} ou {other}",
    "{some}, {other}": "{some}, {other}",
    "{place}: {fault}": "{place} : {fault}",
    "{count} tiles": ("{count} tuile", "{count} tuiles"),
}


def in_french(text: Sentence) -> str:
    """French has the singular for nought, too."""
    found = FRENCH[text.template]
    return found if isinstance(found, str) else found[text.values["count"] > 1]


def english(text: Sentence) -> str:
    """A translator that gives back what it gets."""
    return text.one if text.one and text.values["count"] == 1 else text.template


def test_a_sentence_is_its_english_text():
    text = sentence("{side} has no road to {edge}", side="202a", edge="B")
    assert text == "202a has no road to B"
    assert f"{text}." == "202a has no road to B."
    assert {text: 1}["202a has no road to B"] == 1


def test_values_are_put_into_the_translated_template():
    text = sentence("{side} has no road to {edge}", side="202a", edge=any_of(["B", "C", "D"]))
    assert said_in(text, in_french) == "202a n'a pas de route vers B ou C ou D"


def test_what_is_no_sentence_stays_as_it_is():
    assert said_in("rally.json", in_french) == "rally.json"


@pytest.mark.parametrize(
    ("count", "plain", "french"),
    [(0, "0 tiles", "0 tuile"), (1, "1 tile", "1 tuile"), (2, "2 tiles", "2 tuiles")],
)
def test_every_language_counts_in_its_own_way(count, plain, french):
    text = counted("{count} tiles", "{count} tile", count)
    assert text == plain
    assert said_in(text, in_french) == french


def test_braces_in_values_are_no_places_for_values():
    text = located("{edge}", sentence("{side} has no road to {edge}", side="{count}", edge="{}"))
    assert text == "{edge}: {count} has no road to {}"
    assert said_in(text, in_french) == "{edge} : {count} n'a pas de route vers {}"


def test_an_error_tells_its_sentence_with_its_place():
    error = DocumentError(sentence("{side} has no road to {edge}", side="202a", edge="B"))
    text = located("rally.json", error)
    assert text == "rally.json: 202a has no road to B"
    assert said_in(text, in_french) == "rally.json : 202a n'a pas de route vers B"


def test_an_error_without_a_sentence_tells_its_text():
    assert reason_of(OSError(2, "No such file")) == "[Errno 2] No such file"
    assert reason_of(ValueError()) == ""


def test_parts_are_joined_as_in_speech():
    assert any_of(["A", "B", "C"]) == "A or B or C"
    assert all_of(["A", "B"]) == "A and B"
    assert listed(["A", "B", "C"]) == "A, B, C"
    assert any_of(["A"]) == "A"


def test_values_of_a_sentence_do_not_change():
    values = {"side": "202a", "edge": "B"}
    text = Sentence("{side} has no road to {edge}", values)
    values["side"] = "203a"
    assert said_in(text, in_french) == "202a n'a pas de route vers B"
    with pytest.raises(TypeError):
        text.values["side"] = "203a"  # type: ignore[index]


nested = st.recursive(
    st.text(),
    lambda inner: st.one_of(
        st.builds(lambda a, b: sentence("{a}; {b}", a=a, b=b), inner, inner),
        st.builds(
            lambda n, a: counted("{count} of {a}", "one of {a}", n, a=a), st.integers(0, 3), inner
        ),
    ),
    max_leaves=6,
)


@given(nested)
def test_said_in_english_a_sentence_is_itself(text):
    assert said_in(text, english) == text


@given(nested)
def test_sentences_go_to_other_processes_whole(text):
    copy = pickle.loads(pickle.dumps(text))
    assert copy == text
    assert said_in(copy, lambda one: f"<{one.template}>") == said_in(
        text, lambda one: f"<{one.template}>"
    )
