"""Which tiles fit where: laws of fitting, append mode, moves of placed tiles."""

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, lay, published

from trackeditor.cells import SeamState, road_ends, seam_at, seams
from trackeditor.course import analyse, drive_graph
from trackeditor.editor.appending import Refused, append, next_end, open_ends, stretch
from trackeditor.editor.grid_tiles import lies_backward
from trackeditor.editor.moving import middle_tile, move_group, move_tile, next_turn, step, swap
from trackeditor.editor.placing import (
    Choice,
    Obstacle,
    copies_in_use,
    copies_left,
    fits,
    joining,
    other_side,
    owned_copies,
    places_for,
    refusal,
    sides_for,
    turns,
)
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality import check_layout, context_of, fixes
from trackeditor.roadbook import RoadBook, Stage, guessed_game, publish

NORTH, SOUTH = ORIGIN.neighbour(Edge.A), ORIGIN.neighbour(Edge.D)

sides = st.sampled_from(sorted(LIBRARY))
names = st.sampled_from(PUBLISHED)
rotations = st.integers(0, 5)
near = st.builds(Hex, st.integers(-6, 2), st.integers(-3, 5))


def test_it_works_without_qt():
    code = (
        "import sys; sys.modules['PySide6'] = None;"
        "from trackeditor.editor import appending, grid_tiles, moving, placing"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# --- what fits -----------------------------------------------------------------------------------


def test_a_road_fits_where_it_meets_the_road():
    layout = lay("202aDA")
    # 205a is straight from D to A: it goes on north of the START tile whose road leaves by A
    assert turns(layout, LIBRARY, "205a", NORTH) == [0, 3]
    # 208a bends from D to B: either of its ends may meet the road
    assert turns(layout, LIBRARY, "208a", NORTH) == [0, 2]


@pytest.mark.parametrize(
    ("side", "at", "rotation", "obstacle", "tile", "edge"),
    [
        ("205a", ORIGIN, 0, Obstacle.TAKEN, "202a", None),
        ("205a", NORTH, 1, Obstacle.ROAD, "202a", Edge.D),
        ("901a", NORTH, 0, Obstacle.ROAD, "202a", Edge.D),
        ("205a", Hex(1, -1), 1, Obstacle.BLANK, "202a", Edge.E),
    ],
)
def test_a_misfit_names_its_reason_and_the_edge(side, at, rotation, obstacle, tile, edge):
    layout = lay("202aDA")
    fit = fits(layout, LIBRARY, side, at, rotation)
    assert not fit.fits
    assert (fit.misfit.obstacle, fit.misfit.tile, fit.misfit.edge) == (obstacle, tile, edge)
    assert tile in fit.reason


def test_lanes_and_skew_are_reasons_too():
    wide = next(s for s in LIBRARY if {end.lanes for end in LIBRARY.side(s).ends.values()} == {4})
    fit = next(
        fit
        for k in range(6)
        if (fit := fits(lay("202aDA"), LIBRARY, wide, NORTH, k)).misfit
        and fit.misfit.obstacle is Obstacle.LANES
    )
    assert (fit.misfit.here, fit.misfit.there) == (4, 2)
    skewed = [fits(lay("103bDA"), LIBRARY, "130b", NORTH, k) for k in range(6)]
    # 130b has a skewed end at C and a straight one at F: F to D (4 turns) fits, C to D (1) does not
    assert skewed[4].fits
    assert skewed[1].misfit.obstacle is Obstacle.SKEW


def test_scenery_fits_where_no_road_end_faces_it():
    layout = lay("202aDA", "205aDA")
    ahead = Hex(0, -2)
    assert turns(layout, LIBRARY, "901a", ahead) == []
    assert turns(layout, LIBRARY, "901a", Hex(1, -1)) == [0, 1, 2, 3, 4, 5]


def test_the_road_behind_a_start_line_may_end_at_scenery():
    started = lay("202aDA", "205aDA")
    assert turns(started, LIBRARY, "901a", SOUTH) == [0, 1, 2, 3, 4, 5]
    # as long as the road goes on at neither end, it is not known which one is behind
    assert turns(lay("202aDA"), LIBRARY, "901a", SOUTH) == []


def test_the_service_park_beyond_the_finish_leads_no_road_on():
    ended = lay("203aDA").place(PlacedTile("201a", NORTH))
    # a road has to come to D of 203a, so only turns with a road to the north are left
    assert turns(ended, LIBRARY, "204a", SOUTH) == [0, 3]
    assert turns(ended, LIBRARY, "901a", SOUTH) == []


def test_unknown_tiles_stand_in_nobodys_way():
    layout = Layout((PlacedTile("no such tile", ORIGIN),))
    assert turns(layout, LIBRARY, "205a", NORTH) == [0, 1, 2, 3, 4, 5]
    assert turns(layout, LIBRARY, "another", NORTH) == [0, 1, 2, 3, 4, 5]
    assert turns(layout, LIBRARY, "another", ORIGIN) == []


@given(names, sides, near, rotations)
def test_what_fits_leaves_no_fault_at_its_edges(name, side, at, rotation):
    """The law of the module, told by the seams of the layout that the tile would make."""
    layout = published(name)
    assume(layout.tile_at(at) is None)
    tile = PlacedTile(side, at, rotation)
    after = layout.place(tile)
    own = [seam_at(end, after, LIBRARY) for end in road_ends(tile, LIBRARY)]
    facing = [
        seam_at(end, after, LIBRARY)
        for edge in Edge
        if (neighbour := after.neighbour(tile, edge)) is not None
        for end in road_ends(neighbour, LIBRARY)
        if end.edge is edge.opposite
    ]
    faults = [s for s in (*own, *facing) if s.state not in (SeamState.JOINED, SeamState.OPEN)]
    excused = [
        seam
        for seam in faults
        if seam.state is SeamState.BLANK and LIBRARY.side(seam.here.tile.side).lines
    ]
    fit = fits(layout, LIBRARY, side, at, rotation)
    if not faults:
        assert fit.fits
    elif len(faults) > len(excused):
        assert not fit.fits
    if fit.fits:
        assert fit.joined == sum(seam.state is SeamState.JOINED for seam in own)


@given(names, sides, near, rotations, rotations)
def test_fitting_turns_with_the_table(name, side, at, rotation, steps):
    layout = published(name)
    turned = layout.rotate_all(steps)
    assert (
        fits(layout, LIBRARY, side, at, rotation).fits
        == fits(turned, LIBRARY, side, at.turned(steps), (rotation + steps) % 6).fits
    )


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_published_tile_fits_where_it_lies(name):
    layout = published(name)
    for tile in layout:
        rest = layout.remove(tile.at)
        assert tile.rotation in turns(rest, LIBRARY, tile.side, tile.at)
        assert refusal(rest, LIBRARY, tile.side, tile.at) is None


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_published_layout_can_be_laid_and_appended_tile_by_tile(name):
    wanted = published(name)
    driven = list(dict.fromkeys(drive.tile for drive in analyse(wanted, LIBRARY).route))
    layout = Layout()
    for tile in driven:
        found = append(drive_graph(layout, LIBRARY), tile.side, at=tile.at)
        assert Choice(tile.side, tile.at, tile.rotation) in found.choices
        layout = layout.place(tile)
    for tile in (tile for tile in wanted if tile not in driven):
        assert fits(layout, LIBRARY, tile.side, tile.at, tile.rotation).fits
        layout = layout.place(tile)
    assert set(layout.tiles) == set(wanted.tiles)


# --- where, and what -----------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["208a", "901a", "151a", "203b"])
def test_places_are_all_free_hexagons_where_a_side_joins(side):
    layout = lay("202aDA", "208aDB", "211bDC")
    area = [Hex(q, r) for q in range(-5, 8) for r in range(-8, 6)]
    expected = {
        (at, k)
        for at in area
        if layout.tile_at(at) is None and any(layout.tile_at(at.neighbour(e)) for e in Edge)
        for k in turns(layout, LIBRARY, side, at)
        if side == "901a" or fits(layout, LIBRARY, side, at, k).joined
    }
    assert {(c.at, c.rotation) for c in places_for(layout, LIBRARY, side)} == expected


def test_on_an_empty_table_a_tile_lies_in_the_middle():
    assert [c.at for c in places_for(Layout(), LIBRARY, "202a")] == [ORIGIN]


def test_sides_for_a_hexagon_are_those_that_fit_and_are_left():
    layout = lay("202aDA")
    owned = {205: 1, 208: 1, 202: 1, 901: 4}
    found = sides_for(layout, LIBRARY, NORTH, owned)
    assert {(c.side, c.rotation) for c in found} == {
        (side, k)
        for side in ("205a", "205b", "208a", "208b")
        for k in turns(layout, LIBRARY, side, NORTH)
    }


def test_sides_for_a_taken_hexagon_could_take_the_tiles_place():
    layout = lay("202aDA", "205aDA", "208aDB")
    owned = owned_copies(LIBRARY, ["dirt-core"])
    found = sides_for(layout, LIBRARY, NORTH, owned)
    assert ("205a", 0) in {(c.side, c.rotation) for c in found}
    assert "208a" not in {c.side for c in found}
    assert all(fits(layout.remove(NORTH), LIBRARY, *c).joined == 2 for c in found)


def test_of_the_sides_for_a_gap_those_that_join_its_two_road_ends_are_known():
    """Behind its line 102a may end anywhere, so more sides fit than close the circuit."""
    gap = GT_CIRCUIT.tiles[-1]
    layout = GT_CIRCUIT.remove(gap.at)
    owned = owned_copies(LIBRARY, None)
    found = sides_for(layout, LIBRARY, gap.at, owned)
    joined = joining(layout, LIBRARY, found)
    assert joined < {*found}
    assert gap.side in {choice.side for choice in joined}
    before = analyse(layout, LIBRARY)
    for choice in found:
        if not LIBRARY.side(choice.side).lines:  # a FINISH makes a stage of it
            placed = analyse(layout.place(choice.tile), LIBRARY, before)
            assert (placed.course is not None) is (choice in joined), choice


def test_at_a_single_road_end_no_side_joins_two():
    found = sides_for(lay("202aDA"), LIBRARY, NORTH, {205: 1, 208: 1})
    assert joining(lay("202aDA"), LIBRARY, found) == set()


@pytest.mark.parametrize("name", ["9" * 5000, "٢٠٥a", "0205a", "²05", "a", ""])
def test_names_that_are_no_number_of_a_tile_use_no_copies(name):
    layout = lay("202aDA").place(PlacedTile(name, Hex(4, 4)))
    assert copies_left(layout, {205: 3})[205] == 3
    book = publish(RoadBook((Stage(layout),)), LIBRARY)
    assert book.stages[0].published.missing == {layout.tiles[-1].tile: 1}
    assert guessed_game([Stage(layout)]) == "dirt"
    finding = next(one for one in check_layout(layout, LIBRARY) if one.code == "PLA-2")
    assert finding.place.at == Hex(4, 4)
    fixes(finding, context_of(analyse(layout, LIBRARY), LIBRARY))


def test_copies_count_both_sides_together():
    layout = lay("202aDA", "205aDA").place(PlacedTile("205b", Hex(4, 4)))
    left = copies_left(layout, {205: 3, 208: 1})
    assert (left[205], left[208], left[202]) == (1, 1, -1)
    assert [(t.side, t.at) for t in copies_in_use(layout, "205b")] == [
        ("205a", NORTH),
        ("205b", Hex(4, 4)),
    ]


def test_boxes_say_what_is_owned():
    core = LIBRARY.editions["dirt-core"].tiles
    assert owned_copies(LIBRARY, ["dirt-core"]) == dict(core)
    assert owned_copies(LIBRARY, ["dirt-core", "dirt-core"])[205] == 2 * core[205]
    assert owned_copies(LIBRARY, None)[102] > 0


def test_the_other_side_is_on_the_back():
    assert (other_side("208a", LIBRARY), other_side("208b", LIBRARY)) == ("208b", "208a")
    assert other_side("no such tile", LIBRARY) is None


# --- append mode ---------------------------------------------------------------------------------


def test_the_open_end_is_at_the_far_end_from_the_start():
    layout = lay("202aDA", "208aDB", "205aDA")
    (end,) = open_ends(drive_graph(layout, LIBRARY))
    assert (end.tile, end.edge) == (layout.tiles[-1], Edge.B)


def test_the_road_behind_a_lone_start_tile_is_not_open():
    (end,) = open_ends(drive_graph(lay("202aDA"), LIBRARY))
    assert end.edge is Edge.A


def test_a_start_marker_shows_where_the_road_goes():
    layout = lay("205aDA").mark(Marker("start", ORIGIN, "r0.0", Edge.D))
    assert open_ends(drive_graph(layout, LIBRARY))[0].edge is Edge.D


def test_open_ends_of_a_fork_come_in_the_order_of_driving():
    layout = published("cup-2023-03-ss1")
    ends = {(end.tile.side, end.edge.name) for end in open_ends(drive_graph(layout, LIBRARY))}
    everything = {
        (seam.here.tile.side, seam.here.edge.name)
        for seam in seams(layout, LIBRARY)
        if seam.state is SeamState.OPEN
    }
    assert everything - ends == {("202b", "D")}  # behind the start


def test_the_end_to_lead_on_is_at_the_cursor_at_the_selection_or_the_first():
    layout = lay("205aDA", "205aDA")
    ahead, behind = Hex(0, -2), SOUTH

    def led_to(cursor, *selected):
        end = next_end(drive_graph(layout, LIBRARY), cursor, selected)
        return end.tile.at.neighbour(end.edge)

    assert led_to(Hex(5, 5)) == ahead
    assert led_to(behind) == behind
    assert led_to(Hex(5, 5), ORIGIN) == behind
    assert led_to(ahead, ORIGIN) == ahead
    assert next_end(drive_graph(Layout(), LIBRARY), ORIGIN, ()) is None


def test_a_closed_circuit_has_no_open_end():
    assert open_ends(drive_graph(published("ice-1-ss1"), LIBRARY)) == []
    found = append(drive_graph(published("ice-1-ss1"), LIBRARY), "208a")
    assert found.refused is Refused.NO_OPEN_END


def test_append_offers_all_turns_that_join_the_open_end():
    layout = lay("202aDA", "205aDA")
    found = append(drive_graph(layout, LIBRARY), "208a")
    assert found.at == Hex(0, -2)
    assert [c.rotation for c in found.choices] == [0, 2]  # as described first
    assert {c.side for c in found.over} == {"208b"}


@pytest.mark.parametrize(("hint", "bend"), [("left", Edge.F), ("right", Edge.B)])
def test_append_heeds_the_hint(hint, bend):
    layout = lay("202aDA", "205aDA")
    best = append(drive_graph(layout, LIBRARY), "208a", hint).choices[0]
    assert bend in {end.edge for end in road_ends(best.tile, LIBRARY)}


def test_append_looks_at_all_neighbours():
    layout = lay("202aDA").place(PlacedTile("901a", Hex(1, -2)))
    # scenery north-east of the hexagon ahead: the bend to that side is no choice any more
    assert [c.rotation for c in append(drive_graph(layout, LIBRARY), "208a").choices] == [2]


def test_append_joins_every_road_that_comes_to_the_hexagon():
    ring = published("ice-1-ss1")
    lined = {line.tile.at for line in analyse(ring, LIBRARY).lines}
    gap = next(t for t in ring if all(t.at.distance(at) > 1 for at in lined))
    rest = ring.remove(gap.at)
    found = append(drive_graph(rest, LIBRARY), gap.side, at=gap.at)
    assert gap.rotation in {c.rotation for c in found.choices}
    assert all(fits(rest, LIBRARY, *c).joined == 2 for c in found.choices)
    ends = open_ends(drive_graph(rest, LIBRARY))
    assert [end.tile.at.neighbour(end.edge) for end in ends] == [gap.at] * 2
    closed = rest.place(found.choices[0].tile)
    assert open_ends(drive_graph(closed, LIBRARY)) == []


def test_the_words_of_refusals_can_all_be_translated():
    from trackeditor.editor.tools import words

    assert {text.value for text in (*Obstacle, *Refused)} == set(words._TEXTS)


RALLYCROSS, GRID = published("rx-1-ss1"), Hex(-1, -1)
"""Its grid tile 401b lies there, its line toward the fork 404a on the circuit."""


@pytest.mark.parametrize("side", ["401a", "401b"])
@pytest.mark.parametrize("steps", range(6))
def test_a_pregrid_is_appended_with_its_line_to_the_circuit(side: str, steps: int):
    layout = RALLYCROSS.rotate_all(steps, GRID)
    rest = layout.remove(GRID)
    best, other = append(drive_graph(rest, LIBRARY), side).choices
    assert best.tile == replace(layout.tile_at(GRID), side=side)
    assert other.rotation == (best.rotation + 3) % 6


def test_a_pregrid_is_appended_to_a_link_tile_with_its_line_to_the_circuit():
    """204a leads from the fork 402a on the ring to the open end."""
    whole = lay("401bDA", "204aDA", "210aDC", "402aDA", "208aBD", "310aCD", "209aBD")
    found = append(drive_graph(whole.remove(ORIGIN), LIBRARY), "401b")
    assert found.choices[0].tile == whole.tile_at(ORIGIN)


def test_a_pregrid_at_the_branch_of_a_fork_faces_it_before_the_circuit_is_closed():
    """404a leads from D to A; its branch comes in at B."""
    fork = lay("204aDA", "404aDA")
    at = NORTH.neighbour(Edge.B)
    best = append(drive_graph(fork, LIBRARY), "401b", at=at).choices[0]
    assert best.tile.global_edge(Edge.A) is Edge.B.opposite


def test_a_grid_tile_in_the_road_is_appended_in_the_driving_direction():
    for end in (lay("204aDA"), lay("204aDA", "404aDA")):
        for side in ("102a", "401b"):
            found = append(drive_graph(end, LIBRARY), side, at=end.tiles[-1].at.neighbour(Edge.A))
            assert found.choices[0].tile.global_edge(Edge.D) is Edge.D


@pytest.mark.parametrize("name", ["102a", "139b", "140b", "401a"])
def test_only_a_grid_that_faces_away_from_the_circuit_lies_backward(name: str):
    """Its boxes lie behind its line for cars that drive over that; 208a has none."""
    graph = drive_graph(RALLYCROSS.remove(GRID), LIBRARY)
    turned = [lies_backward(graph, PlacedTile(name, GRID, k)) for k in range(6)]
    ends = len(LIBRARY.side(name).roads)
    assert turned.count(True) == ends
    assert not any(lies_backward(graph, PlacedTile("208a", GRID, k)) for k in range(6))


def test_append_refuses_with_the_reason():
    layout = lay("202aDA")
    for edge in (Edge.A, Edge.B, Edge.C, Edge.E, Edge.F):
        layout = layout.place(PlacedTile("901a", NORTH.neighbour(edge)))
    found = append(drive_graph(layout, LIBRARY), "208a")
    assert not found.choices
    assert found.refused is Refused.NO_TURN
    assert found.misfit.obstacle in (Obstacle.BLANK, Obstacle.ROAD)


def test_the_reason_is_that_of_a_turn_that_leads_the_road_on():
    # two roads come to one hexagon from neighbouring edges: no straight road can join both
    layout = lay("202aDA").place(PlacedTile("205a", Hex(1, -1), 2))
    found = append(drive_graph(layout, LIBRARY), "206a", at=NORTH)
    assert found.refused is Refused.NO_TURN
    assert (found.misfit.obstacle, found.misfit.tile) == (Obstacle.ROAD, "205a")


def test_append_mentions_the_other_side_when_that_fits():
    straight_back = next(
        side
        for side in LIBRARY
        if (back := other_side(side, LIBRARY))
        and not append(drive_graph(lay("202aDA"), LIBRARY), side).choices
        and append(drive_graph(lay("202aDA"), LIBRARY), back).choices
    )
    assert append(drive_graph(lay("202aDA"), LIBRARY), straight_back).refused is Refused.OTHER_SIDE


def test_scenery_is_not_appended():
    assert append(drive_graph(lay("202aDA"), LIBRARY), "901a").refused is Refused.NO_ROAD


@given(st.lists(st.tuples(sides, st.integers(0, 5)), max_size=12))
@settings(max_examples=60, deadline=None)
def test_appending_keeps_the_road_without_faults(steps):
    layout = Layout()
    for side, pick in steps:
        found = append(drive_graph(layout, LIBRARY), side)
        assert bool(found.choices) == (found.refused is None)
        if found.choices:
            layout = layout.place(found.choices[pick % len(found.choices)].tile)
    bad = (SeamState.LANES, SeamState.SKEW)
    assert not any(seam.state in bad for seam in seams(layout, LIBRARY))


# --- the stretch between two tiles ---------------------------------------------------------------


def test_a_stretch_follows_the_road():
    layout = published("rally-1-ss1")
    way = stretch(layout, LIBRARY, Hex(-4, 3), Hex(-1, 0))
    names = [layout.tile_at(at).side for at in way]
    assert names == ["202a", "210b", "205a", "227a", "213a", "208a", "216a", "219a", "217a", "203a"]
    assert all(one.distance(other) == 1 for one, other in pairwise(way))
    assert stretch(layout, LIBRARY, Hex(-1, 0), Hex(-4, 3)) == way[::-1]


def test_there_is_no_stretch_to_a_tile_off_the_road():
    layout = published("rally-1-ss1")
    assert stretch(layout, LIBRARY, Hex(-4, 3), Hex(-2, 2)) == []
    assert stretch(layout, LIBRARY, Hex(-4, 3), Hex(-4, 3)) == [Hex(-4, 3)]


# --- moves ---------------------------------------------------------------------------------------


@st.composite
def groups(draw: st.DrawFn) -> tuple[Layout, list[Hex]]:
    layout = published(draw(names))
    every = [tile.at for tile in layout]
    group = draw(st.lists(st.sampled_from(every), min_size=1, unique=True))
    marked = draw(st.sampled_from(every))
    return (
        replace(
            layout,
            markers=(Marker("finish", marked, "r0.0"),),
            tokens=(Token("water", marked, 0.1),),
        ),
        group,
    )


@given(groups())
def test_six_turns_of_a_group_are_the_identity_and_keep_its_shape(drawn):
    layout, group = drawn
    alone = replace(layout, tiles=tuple(t for t in layout if t.at in group), markers=(), tokens=())
    now, hexes = alone, frozenset(group)
    for _ in range(6):
        pivot = middle_tile(now, hexes)
        move = move_group(now, LIBRARY, hexes, 0, 0, 1, pivot)
        turned = {at: at.turned(1, pivot) for at in hexes}
        assert move.hexes == frozenset(turned.values())
        now, hexes = move.layout, move.hexes
    assert now == alone


@given(groups(), st.integers(-9, 9), st.integers(-9, 9), rotations)
def test_a_group_moves_whole_or_not_at_all(drawn, dq, dr, steps):
    layout, group = drawn
    move = move_group(layout, LIBRARY, group, dq, dr, steps, group[0])
    landing = move.hexes
    taken = landing & ({tile.at for tile in layout} - set(group))
    assert (move.layout is None) == bool(taken)
    if move.layout is not None:
        assert move.layout.counts() == layout.counts()
        assert len({tile.at for tile in move.layout}) == len(layout)
        back = move_group(move.layout, LIBRARY, landing, 0, 0, 0, None)
        assert back.layout == move.layout
        marker, token = move.layout.markers[0], move.layout.tokens[0]
        assert marker.at == token.at
        before = layout.tile_at(layout.markers[0].at)
        assert move.layout.tile_at(marker.at).side == before.side


@given(groups(), st.integers(-9, 9), st.integers(-9, 9))
def test_moving_there_and_back_changes_nothing(drawn, dq, dr):
    layout, group = drawn
    there = move_group(layout, LIBRARY, group, dq, dr)
    assume(there.layout is not None)
    assert move_group(there.layout, LIBRARY, there.hexes, -dq, -dr).layout == layout


def test_a_moved_tile_turns_itself_to_fit():
    layout = lay("202aDA", "205aDA").place(PlacedTile("208a", Hex(5, 5), 3))
    move = move_tile(layout, LIBRARY, Hex(5, 5), Hex(0, -2))
    assert move.misfit is None
    assert move.tiles[0].rotation in turns(layout, LIBRARY, "208a", Hex(0, -2))
    assert move.layout.tile_at(Hex(0, -2)) == move.tiles[0]


def test_a_tile_that_fits_as_it_lies_is_not_turned():
    layout = lay("202aDA", "205aDA").place(PlacedTile("208a", Hex(5, 5), 2))
    assert move_tile(layout, LIBRARY, Hex(5, 5), Hex(0, -2)).tiles[0].rotation == 2


def test_a_tile_never_meets_itself():
    layout = lay("202aDA", "205aDA")
    move = move_tile(layout, LIBRARY, NORTH, NORTH.neighbour(Edge.A))
    assert move.misfit is None  # where it came from is free then


def test_a_tile_on_another_may_be_swapped():
    layout = lay("202aDA", "205aDA", "208aDB")
    move = move_tile(layout, LIBRARY, NORTH, Hex(0, -2))
    assert (move.layout, move.swap) == (None, Hex(0, -2))
    swapped = swap(layout, LIBRARY, NORTH, Hex(0, -2))
    assert [t.side for t in swapped] == ["202a", "205a", "208a"]
    assert (swapped.tiles[1].at, swapped.tiles[2].at) == (Hex(0, -2), NORTH)


def test_only_turns_that_fit_come_next():
    layout = lay("202aDA", "205aDA")
    assert next_turn(layout, LIBRARY, NORTH, 1).tiles[0].rotation == 3
    closed = lay("202aDA", "208aDB", "205aDA")
    stuck = next_turn(closed, LIBRARY, NORTH, 1)
    assert stuck.layout is None
    assert stuck.misfit.obstacle is Obstacle.ROAD


@given(near)
def test_steps_to_and_fro_lead_back(at):
    for way, back in (("up", "down"), ("left", "right"), ("right", "left"), ("down", "up")):
        assert step(step(at, way), back) == at
        assert step(at, way).distance(at) == 1
