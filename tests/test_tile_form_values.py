"""What the form of a tile keeps, and how it writes parts of an entry in its fields."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.editor.tile_form.columns import kind_of, row_columns
from trackeditor.editor.tile_form.draft import GONE, empty_draft, entry_faults, put, value_at
from trackeditor.editor.tile_form.notation import (
    chains_from,
    flow_from,
    gate_from,
    gate_text,
    lanes_from,
    lanes_text,
    points_from,
    points_text,
)
from trackeditor.editor.tile_form.text_page import entry_of_text, text_of_entry
from trackeditor.tiles import check_entry, entry_of_side, shipped_library

LIMITS = st.one_of(st.none(), st.integers(0, 9), st.integers(0, 9).map(lambda n: f"{n}!"))
CHAINS = st.lists(st.lists(LIMITS, max_size=4), min_size=1, max_size=4)
GATES = st.lists(st.one_of(st.none(), st.integers(0, 9), st.sampled_from(["!", "up", "down"])),
                 min_size=1, max_size=5)  # fmt: skip
VALUES = st.one_of(st.none(), st.integers(), st.lists(st.text(max_size=3), max_size=3))


@given(CHAINS)
def test_lanes_are_read_as_they_are_written(chains):
    assert lanes_from(lanes_text(chains)) == chains
    assert chains_from(lanes_text(chains)) == chains


@given(st.integers(1, 8))
def test_a_number_of_lanes_is_read_as_it_is_written(lanes):
    assert lanes_from(lanes_text(lanes)) == lanes


@given(GATES)
def test_gates_are_read_as_they_are_written(gate):
    assert gate_from(gate_text(gate)) == gate


@given(st.text(max_size=30))
def test_whatever_is_typed_is_read(text):
    for read in (lanes_from, chains_from, gate_from, points_from, flow_from):
        read(text)


def test_points_are_read_as_they_are_written():
    assert points_text([[0, 0.479], [0.05, -1]]) == "0 0.479 | 0.05 -1"
    assert points_from("0 0.479 | 0.05 -1") == [[0, 0.479], [0.05, -1]]


@pytest.mark.parametrize("name", ["204a", "217b", "301a"])
def test_every_row_of_a_printed_side_stays_what_it_is_in_its_columns(name):
    for road in entry_of_side(shipped_library().side(name))["roads"]:
        for row in road["rows"]:
            for column in row_columns():
                if not column.flag and not column.choices:
                    assert column.put(row, column.show(row)) == row


def test_another_kind_of_row_keeps_its_lanes():
    kind = row_columns()[0]
    corner = kind.put({"lanes": 3, "limit": 2}, "corner")
    assert corner == {"corner": [[2], [2], [2]]}
    assert kind.put(corner, "gate") == {"gate": [None, None, None]}
    assert kind.put({"gate": [None, 2]}, "lanes") == {"lanes": 2}
    assert kind_of(corner) == "corner"


def test_every_printed_side_is_the_same_as_a_text_and_read_again():
    library = shipped_library()
    for name in library:
        entry = entry_of_side(library.side(name))
        assert entry_of_text(text_of_entry(entry)) == (entry, None), name


@pytest.mark.parametrize(
    ("text", "line"),
    [("count: 1\nroads: [", 3), ("count: 1\ncount: 2", 2), ("- 1", None), ("", None)],
)
def test_a_text_that_is_no_entry_says_where_and_why(text, line):
    entry, fault = entry_of_text(text)
    assert entry is None
    assert fault.path == (("text",) if line is None else ("text", line))
    assert fault.problem
    assert fault.remedy


@given(st.dictionaries(st.text(max_size=5), VALUES, max_size=4))
def test_an_entry_with_faults_can_still_be_written_as_text(entry):
    assert isinstance(text_of_entry({**entry, "roads": [1, {"rows": 3}]}), str)


def test_putting_a_value_leaves_the_rest_and_the_original_alone():
    entry = {"roads": [{"rows": [{"lanes": 2}, {"lanes": 1}]}]}
    changed = put(entry, ("roads", 0, "rows", 1, "lanes"), 3)
    assert changed == {"roads": [{"rows": [{"lanes": 2}, {"lanes": 3}]}]}
    assert value_at(entry, ("roads", 0, "rows", 1, "lanes")) == 1
    assert put(changed, ("roads",), GONE) == {}


def test_a_new_tile_begins_without_faults():
    draft = empty_draft(1001, "home")
    assert list(entry_faults(draft)) == []
    double = draft.with_faces(True)
    assert double.faces == ("a", "b")
    assert double.sides["a"] == draft.sides[""]
    assert check_entry(double.sides["b"]) == []
    assert double.with_faces(False) == draft
