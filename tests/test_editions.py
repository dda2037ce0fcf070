"""Boxes and the copies of tiles in them (FORMATS.md, section 2)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.tiles import Edition, boxes_needed, inventory, load_library


@pytest.fixture(scope="module")
def editions():
    return load_library().editions


def box(name, tiles, replaced_by=None):
    return Edition(name, name.title(), "gt", False, tiles, replaced_by)


def needed(tiles, *boxes):
    return [chosen.id for chosen in boxes_needed(tiles, {one.id: one for one in boxes})]


def test_a_box_owned_twice_counts_twice(editions):
    owned = inventory([editions["gt-core"], editions["gt-core"]])
    assert owned[103] == 6
    assert owned[102] == 2


def test_a_tile_in_two_boxes_counts_in_each(editions):
    owned = inventory([editions["gt-championship"], editions["gt-world-tour"]])
    assert owned[122] == 2
    assert owned[131] == 1


def test_no_tiles_need_no_box(editions):
    assert boxes_needed({}, editions) == []
    assert boxes_needed({202: 0}, editions) == []


def test_core_tiles_need_the_core_box_only(editions):
    assert [b.id for b in boxes_needed({202: 1, 203: 1}, editions)] == ["dirt-core"]


def test_bridges_come_from_the_box_in_print(editions):
    # 416 and 417 are in Monte Carlo (in print) and in the Copilot Pack (out of print).
    assert [b.id for b in boxes_needed({416: 1}, editions)] == ["dirt-monte-carlo"]


def test_one_box_out_of_print_beats_two_in_print():
    old = box("old", {1: 1, 2: 1}, replaced_by="one")
    assert needed({1: 1, 2: 1}, box("one", {1: 1}), box("two", {2: 1}), old) == ["old"]


def test_of_two_boxes_in_print_the_smaller_is_enough():
    assert needed({1: 1}, box("large", {1: 1, 2: 1, 3: 1}), box("small", {1: 1, 2: 1})) == ["small"]


def test_a_smaller_box_out_of_print_comes_after_a_larger_one_in_print():
    large, old = box("large", {1: 1, 2: 5}), box("old", {1: 1}, replaced_by="large")
    assert needed({1: 1}, old, large) == ["large"]


def test_copies_that_no_single_box_holds_are_gathered(editions):
    # Tile 122: one in Championship, one in World Tour.
    two = [b.id for b in boxes_needed({122: 2}, editions)]
    assert two == ["gt-championship", "gt-world-tour"]
    assert len(boxes_needed({122: 1}, editions)) == 1


def test_two_small_boxes_that_fit_beat_the_greedy_choice_of_three():
    # Taking the box with most tiles first (b: 4 of 6) would lead to three boxes.
    a, c = box("a", {1: 1, 2: 1, 3: 1}), box("c", {4: 1, 5: 1, 6: 1})
    b = box("b", {2: 1, 3: 1, 4: 1, 5: 1})
    assert needed(dict.fromkeys(range(1, 7), 1), b, a, c) == ["a", "c"]


def test_tiles_that_no_box_holds_do_not_hinder_the_rest(editions):
    assert [b.id for b in boxes_needed({202: 1, 999: 1}, editions)] == ["dirt-core"]


def test_too_many_copies_take_all_boxes_that_hold_the_tile(editions):
    assert {b.id for b in boxes_needed({122: 5}, editions)} == {"gt-championship", "gt-world-tour"}


def test_all_dirt_tiles_need_core_monte_carlo_and_climb(editions):
    tiles = {202: 1, 301: 1, 417: 1, 325: 1}
    assert [b.id for b in boxes_needed(tiles, editions)] == [
        "dirt-core",
        "dirt-monte-carlo",
        "climb",
    ]


contents = st.dictionaries(st.integers(1, 6), st.integers(1, 2), min_size=1)


@given(st.lists(st.tuples(contents, st.booleans()), max_size=6), contents)
def test_no_smaller_set_of_boxes_would_do(boxes, tiles):
    shelf = [box(f"b{i}", held, "x" if old else None) for i, (held, old) in enumerate(boxes)]
    chosen = boxes_needed(tiles, {one.id: one for one in shelf})

    def lacking(some):
        return Counter(tiles) - inventory(some)

    assert lacking(chosen) == lacking(shelf)
    fewer = combinations(shelf, max(len(chosen) - 1, 0))
    assert not chosen or all(lacking(some) != lacking(shelf) for some in fewer)
