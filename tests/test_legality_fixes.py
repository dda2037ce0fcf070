"""Fixes: each does away with its finding and touches nothing that is right."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, STAGES, lay, mark, published

from trackeditor.course import analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality import (
    Context,
    Finding,
    Fix,
    Severity,
    check_context,
    check_layout,
    context_of,
    fixable_codes,
    fixes,
    rules,
)
from trackeditor.tiles import Terrain

ORIGIN = Hex(0, 0)
SHORTEST = lay("202aDA", "203aDA")
DIRT_CORE = [LIBRARY.editions["dirt-core"]]


def context(layout: Layout, boxes=None) -> Context:
    return context_of(analyse(layout, LIBRARY), LIBRARY, boxes)


def offered(layout: Layout, code: str, boxes=None) -> list[Fix]:
    """The fixes for all findings with a code."""
    around = context(layout, boxes)
    return [
        fix for finding in check_context(around) if finding.code == code
        for fix in fixes(finding, around)
    ]  # fmt: skip


def only(layout: Layout, code: str, boxes=None) -> Layout:
    """The layout after the one fix that is offered for a code."""
    (fix,) = offered(layout, code, boxes)
    return fix.layout


def codes(layout: Layout) -> set[str]:
    return {finding.code for finding in check_layout(layout, LIBRARY)}


def errors(findings: list[Finding]) -> int:
    return sum(finding.severity is Severity.ERROR for finding in findings)


# --- what each fix does --------------------------------------------------------------------------


def test_codes_with_fixes_are_codes_of_rules():
    assert fixable_codes() <= {rule.code for rule in rules()}


def test_a_tile_that_lies_twice_is_there_once_afterwards():
    doubled = replace(SHORTEST, tiles=(*SHORTEST.tiles, SHORTEST.tiles[1], SHORTEST.tiles[1]))
    assert {fix.layout for fix in offered(doubled, "PLA-1")} == {SHORTEST}


def test_of_two_different_tiles_on_one_hexagon_the_player_chooses():
    heap = replace(SHORTEST, tiles=(*SHORTEST.tiles, PlacedTile("204a", ORIGIN)))
    assert offered(heap, "PLA-1") == []
    turned = replace(SHORTEST, tiles=(*SHORTEST.tiles, PlacedTile("202a", ORIGIN, 1)))
    assert offered(turned, "PLA-1") == []


@pytest.mark.parametrize("name", ["203A", " 203a", "203a ", "203 A"])
def test_a_name_written_otherwise_is_read_as_the_tile(name: str):
    assert only(lay("202aDA").place(PlacedTile(name, Hex(0, -1))), "PLA-2") == SHORTEST


def test_a_number_without_its_side_is_either_side():
    found = offered(lay("202aDA").place(PlacedTile("203", Hex(0, -1))), "PLA-2")
    sides = [fix.layout.tile_at(Hex(0, -1)).side for fix in found]
    assert sides == ["203a", "203b"]


@pytest.mark.parametrize("name", ["999a", "no such tile", "²", "9" * 30, "<b>"])
def test_an_unknown_tile_is_left_as_it_is(name: str):
    assert offered(SHORTEST.place(PlacedTile(name, Hex(5, 5))), "PLA-2") == []


def test_a_marker_on_no_line_is_removed_and_others_stay():
    good = Marker("joker-entrance", ORIGIN, "r0.0")
    layout = SHORTEST.mark(good).mark(Marker("joker-exit", ORIGIN, "r7.7"))
    assert only(layout, "PLA-3").markers == (good,)


def test_a_marker_beside_all_tiles_is_removed():
    layout = replace(SHORTEST, markers=(Marker("finish", Hex(9, 9), "A"),))
    assert only(layout, "PLA-3") == SHORTEST


def test_a_marker_shows_one_of_the_ways_of_its_road():
    layout = mark(lay("205aDA"), ("finish", 0, "r0.1", Edge.B))
    found = offered(layout, "PLA-4")
    assert [fix.layout.markers[0].toward for fix in found] == [Edge.A, Edge.D]


def test_tokens_beside_the_tiles_are_removed_and_others_stay():
    on_tile, beside = Token("jump", ORIGIN), Token("water", Hex(4, 4))
    layout = replace(SHORTEST, tokens=(on_tile, beside, Token("jump", Hex(4, 4))))
    (water,) = [fix for fix in offered(layout, "PLA-5") if "water" in fix.label]
    assert water.layout.tokens == (on_tile, Token("jump", Hex(4, 4)))


def test_a_tile_too_many_is_replaced_by_one_with_the_same_road():
    layout = lay("202aDA", "205aDA", "205bDA", "203aDA")
    found = offered(layout, "INV-1", DIRT_CORE)
    assert found
    for fix in found:
        assert fix.layout.counts()["205"] == 1
        assert not any(f.code == "INV-1" for f in check_layout(fix.layout, LIBRARY, DIRT_CORE))
        assert analyse(fix.layout, LIBRARY).course.length_tiles == 4


def test_a_tile_of_a_box_that_is_not_at_hand_is_replaced_by_one_that_is():
    # 411b of the RX box leads straight on over gravel, as several tiles of the core box do
    layout = lay("202aDA", "411bDA", "203aDA")
    found = offered(layout, "INV-2", DIRT_CORE)
    assert len({fix.label for fix in found}) == len(found) > 0
    for fix in found:
        tile = fix.layout.tile_at(Hex(0, -1))
        assert int(tile.tile) in DIRT_CORE[0].tiles
        assert LIBRARY.side(tile.side).terrain is Terrain.GRAVEL
        assert analyse(fix.layout, LIBRARY).course.length_tiles == 3


def test_a_start_tile_too_many_is_not_replaced():
    layout = lay("202aDA", "202bDA", "203aDA")
    assert offered(layout, "INV-1", DIRT_CORE) == []


def test_a_tile_that_lies_the_wrong_way_round_is_turned():
    bend = lay("202aDA", "208aDB", "203aDA")
    assert only(bend.rotate(Hex(0, -1), 1), "CON-6") == bend


def test_a_tile_with_a_marker_on_it_is_not_turned_over():
    # 145b leads from D to A with two lanes, 145a with four
    stage = lay("202aDA", "145bDA", "203aDA")
    flipped = stage.flip(Hex(0, -1))
    assert only(flipped, "CON-6") == stage
    laden = flipped.mark(Marker("joker-entrance", Hex(0, -1), "r0.0"))
    assert offered(laden, "CON-6") == []


@pytest.mark.parametrize(
    ("kind", "number", "code"), [("start", 1, "STG-2"), ("finish", 3, "STG-6")]
)
def test_a_second_line_is_removed_when_it_is_a_marker(kind: str, number: int, code: str):
    stage = lay("202aDA", "204aDA", "203aDA", "205aDA")
    assert only(mark(stage, (kind, number, "r0.0")), code) == stage
    printed = lay("202aDA", "301aDA", "203aDA", "302aDA")
    assert offered(printed, code) == []


def test_a_marker_in_place_of_a_printed_line_is_removed():
    stage = lay("202aDA", "204aDA", "203aDA")
    assert only(mark(stage, ("finish", 1, "r0.0")), "STG-6") == stage
    assert only(mark(stage, ("finish", 2, "r0.0")), "STG-6") == stage


def test_markers_against_the_road_lose_their_arrows():
    layout = mark(lay("205aDA", "203aDA"), ("start", 0, "r0.0", Edge.D))
    fixed = only(layout, "STG-5")
    assert fixed == mark(lay("205aDA", "203aDA"), ("start", 0, "r0.0"))
    assert "STG-4" not in codes(fixed)


def test_a_finish_at_the_end_of_the_road_moves_back_a_row():
    # 204a has two rows: its one border lies after the first
    layout = mark(lay("202aDA", "204aDA"), ("finish", 1, "A"))
    assert only(layout, "STG-11").markers[0].line == "r0.0"


def test_a_start_at_the_end_of_the_road_moves_in_a_row():
    # 205a has three rows; entered at D, its first border lies after the first row
    layout = mark(lay("205aDA", "203aDA"), ("start", 0, "D"))
    fixed = only(layout, "STG-12")
    assert fixed.markers[0].line == "r0.0"
    assert analyse(fixed, LIBRARY).course is not None


def test_a_circuit_without_a_line_gets_the_standee_on_a_plain_road():
    layout = published("ice-1-ss1")
    found = offered(layout, "CIR-1")
    assert found
    for fix in found:
        (marker,) = fix.layout.markers
        tile = layout.tile_at(marker.at)
        road = LIBRARY.side(tile.side).roads[0]
        row = road.rows[0] if road.start.name == marker.line else road.rows[-1]
        assert not row.limited_chains
        assert analyse(fix.layout, LIBRARY).kind == "circuit"


def test_hairpins_alone_have_no_place_for_the_standee():
    ring = lay("210aDC", "216aDC", "310aDC")
    for fix in offered(ring, "CIR-1"):
        assert "CIR-1" not in codes(fix.layout)


@pytest.mark.parametrize("name", PUBLISHED)
def test_nothing_of_a_published_stage_is_taken_away(name: str):
    layout = published(name)
    around = context(layout)
    for finding in check_context(around):
        for fix in fixes(finding, around):
            assert fix.layout.tiles == layout.tiles
            assert set(layout.markers) <= set(fix.layout.markers)


def test_a_good_circuit_needs_no_fix():
    around = context(GT_CIRCUIT)
    assert [fix for finding in check_context(around) for fix in fixes(finding, around)] == []


# --- laws ----------------------------------------------------------------------------------------


SECOND_LINES = {"STG-2": ("start", "start-finish"), "STG-6": ("finish",)}
"""Kinds of the markers that stand for the lines of which there are several."""


def check_laws(layout: Layout, boxes=None) -> None:
    """Each fix removes its finding, adds no error, and touches only what the finding names."""
    around = context(layout, boxes)
    before = check_context(around)
    for finding in before:
        for fix in fixes(finding, around):
            after = check_layout(fix.layout, LIBRARY, boxes)
            assert finding not in after
            assert errors(after) <= errors(before)
            assert fix.layout != layout
            assert fix.label[0].isupper()
            assert not fix.label.endswith(".")
            assert_only_named_things_differ(layout, fix.layout, finding)


def assert_only_named_things_differ(before: Layout, after: Layout, finding: Finding) -> None:
    at = finding.place.at
    assert after.name == before.name
    for kind in ("tiles", "tokens"):
        lost = Counter(getattr(before, kind)) - Counter(getattr(after, kind))
        added = Counter(getattr(after, kind)) - Counter(getattr(before, kind))
        assert {thing.at for thing in (*lost, *added)} <= {at}
    lost = Counter(before.markers) - Counter(after.markers)
    if finding.code == "STG-5":  # takes the arrows off all markers, and nothing else
        bare = [replace(marker, toward=None) for marker in before.markers]
        assert [replace(marker, toward=None) for marker in after.markers] == bare
    elif finding.code in SECOND_LINES and not any(
        marker.at == at and marker.kind in SECOND_LINES[finding.code] for marker in before.markers
    ):  # a second line that is printed stays: the marker that the course uses goes
        assert all(marker.kind in SECOND_LINES[finding.code] for marker in lost)
        assert len({marker.at for marker in lost}) == 1
    else:
        assert {marker.at for marker in lost} <= {at}
    if finding.code != "PLA-1":  # only a tile that lies there twice may go
        assert len(after.tiles) == len(before.tiles)
    else:
        assert set(after.tiles) == set(before.tiles)


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_fixes_of_broken_stages_keep_the_laws(data):
    layout = published(data.draw(st.sampled_from(STAGES)))
    tile = data.draw(st.sampled_from(layout.tiles))
    border = data.draw(st.sampled_from([*"ABCDEF", "r0.0", "r0.1", "r5.0"]))
    kind = data.draw(st.sampled_from(["start", "finish", "joker-exit"]))
    toward = data.draw(st.sampled_from([None, *Edge]))
    broken = data.draw(
        st.sampled_from(
            [
                layout.rotate(tile.at, 1),
                layout.rotate(tile.at, 3),
                layout.flip(tile.at),
                layout.remove(tile.at),
                layout.mark(Marker(kind, tile.at, border, toward)),
                replace(layout, tiles=(*layout.tiles, tile)),
                replace(layout, tokens=(Token("jump", Hex(99, 99)),)),
            ]
        )
    )
    check_laws(broken)


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_fixes_of_any_heap_of_tiles_keep_the_laws(data):
    sides = st.sampled_from(["202a", "203a", "204a", "205a", "208a", "210b", "413a", "205A", "20"])
    positions = st.builds(Hex, st.integers(-1, 1), st.integers(-1, 1))
    placed = st.builds(PlacedTile, sides, positions, st.integers(0, 5))
    tiles = data.draw(st.lists(placed, max_size=8))
    lines = st.sampled_from([*"ABCDEF", "r0.0", "r0.1", "r9.9"])
    kinds = st.sampled_from(["start", "finish", "start-finish", "joker-entrance", "joker-exit"])
    markers = st.builds(Marker, kinds, positions, lines, st.sampled_from([None, *Edge]))
    tokens = st.builds(Token, st.sampled_from(["jump", "water"]), positions)
    check_laws(
        Layout(
            tuple(tiles),
            tuple(data.draw(st.lists(markers, max_size=3))),
            tuple(data.draw(st.lists(tokens, max_size=2))),
        ),
        data.draw(st.sampled_from([None, DIRT_CORE])),
    )


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_fixes_of_markers_on_a_road_keep_the_laws(data):
    ends = st.sampled_from([(), ("202aDA",)]), st.sampled_from([(), ("203aDA",)])
    steps = st.lists(st.sampled_from(["204aDA", "205aDA", "208aDB", "208aBD"]), max_size=3)
    way = [*data.draw(ends[0]), *data.draw(steps), "206aDA", *data.draw(ends[1])]
    layout = lay(*way)
    markers = st.tuples(
        st.sampled_from(["start", "finish"]),
        st.integers(0, len(layout) - 1),
        st.sampled_from(["A", "D", "r0.0", "r0.1"]),
        st.sampled_from([None, Edge.A, Edge.D, Edge.B]),
    )
    check_laws(mark(layout, *data.draw(st.lists(markers, min_size=1, max_size=3))))
