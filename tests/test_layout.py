"""Layouts are values: every edit gives a new one, obeys simple laws or is refused in words."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, LayoutError, Marker, PlacedTile, Token

HERE, THERE, FAR = Hex(0, 0), Hex(0, -1), Hex(7, 7)

hexes = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
steps = st.integers(-8, 8)
sides = st.sampled_from(["202a", "203b", "211b", "103a", "402b", "unknown"])


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Some tiles on different hexagons, a few of them with a marker or a token."""
    positions = draw(st.lists(hexes, unique=True, min_size=1, max_size=8))
    tiles = tuple(PlacedTile(draw(sides), at, draw(st.integers(0, 5))) for at in positions)
    marked = draw(st.lists(st.sampled_from(positions), max_size=3))
    dressed = draw(st.lists(st.sampled_from(positions), max_size=3))
    return Layout(
        tiles,
        markers=tuple(Marker("finish", at, "r0.0", Edge.A) for at in marked),
        tokens=tuple(Token("chicane", at, 0.1, -0.2, 30.0) for at in dressed),
        name="drawn",
    )


def some_tiles(layout: Layout) -> st.SearchStrategy[list[Hex]]:
    return st.lists(st.sampled_from([tile.at for tile in layout]), unique=True, min_size=1)


def by_place(layout: Layout) -> dict[Hex, PlacedTile]:
    return {tile.at: tile for tile in layout}


# --- laws -----------------------------------------------------------------------------------------


@given(layouts(), hexes, sides, st.integers(-20, 20))
def test_removing_undoes_placing(layout: Layout, at: Hex, side: str, rotation: int):
    assume(layout.tile_at(at) is None)
    placed = layout.place(PlacedTile(side, at, rotation))
    assert len(placed) == len(layout) + 1
    assert placed.tile_at(at) == PlacedTile(side, at, rotation % 6)
    assert placed.remove(at) == layout


@given(layouts(), st.data())
def test_removing_takes_tiles_markers_and_tokens(layout: Layout, data: st.DataObject):
    gone = data.draw(some_tiles(layout))
    rest = layout.remove(*gone)
    assert by_place(rest) == {at: t for at, t in by_place(layout).items() if at not in gone}
    assert rest.markers == tuple(m for m in layout.markers if m.at not in gone)
    assert rest.tokens == tuple(t for t in layout.tokens if t.at not in gone)


@given(layouts(), st.integers(-9, 9), st.integers(-9, 9))
def test_moving_all_tiles_and_back_changes_nothing(layout: Layout, dq: int, dr: int):
    everywhere = [tile.at for tile in layout]
    moved = layout.move(everywhere, dq, dr)
    assert [tile.at for tile in moved] == [at.moved(dq, dr) for at in everywhere]
    assert moved.move([tile.at for tile in moved], -dq, -dr) == layout


@given(layouts(), st.data(), st.integers(-3, 3), st.integers(-3, 3))
def test_moving_some_tiles_lands_on_free_places_or_is_refused(
    layout: Layout, data: st.DataObject, dq: int, dr: int
):
    moving = data.draw(some_tiles(layout))
    staying = by_place(layout).keys() - set(moving)
    if {at.moved(dq, dr) for at in moving} & staying:
        with pytest.raises(LayoutError, match="is taken"):
            layout.move(moving, dq, dr)
    else:
        moved = layout.move(moving, dq, dr)
        assert by_place(moved).keys() == staying | {at.moved(dq, dr) for at in moving}
        assert moved.counts() == layout.counts()
        assert moved.move([at.moved(dq, dr) for at in moving], -dq, -dr) == layout


@given(layouts(), st.data(), steps, steps)
def test_turns_of_one_tile_add_up(layout: Layout, data: st.DataObject, first: int, second: int):
    (at, *_) = data.draw(some_tiles(layout))
    assert layout.rotate(at, first).rotate(at, second) == layout.rotate(at, first + second)
    assert layout.rotate(at, 6) == layout
    tile = by_place(layout.rotate(at, first))[at]
    assert tile.rotation == (by_place(layout)[at].rotation + first) % 6


@given(layouts(), hexes, steps, steps)
def test_turns_of_the_whole_layout_add_up(layout: Layout, about: Hex, first: int, second: int):
    turned = layout.rotate_all(first, about).rotate_all(second, about)
    assert turned == layout.rotate_all(first + second, about)
    assert layout.rotate_all(6, about) == layout


@given(layouts(), hexes, steps)
def test_turning_the_whole_layout_keeps_what_meets_what(layout: Layout, about: Hex, turns: int):
    turned = layout.rotate_all(turns, about)
    assert turned.counts() == layout.counts()
    for before, after in zip(layout, turned, strict=True):
        for local in Edge:
            met = layout.neighbour(before, before.global_edge(local))
            meets = turned.neighbour(after, after.global_edge(local))
            assert (met and met.side) == (meets and meets.side)
            if met and meets:
                assert met.local_edge(before.global_edge(local).opposite) == meets.local_edge(
                    after.global_edge(local).opposite
                )


@given(layouts(), st.data(), steps)
def test_a_group_turns_as_a_whole_or_is_refused(layout: Layout, data: st.DataObject, turns: int):
    group = data.draw(some_tiles(layout))
    about = group[0]
    landing = {at: at.turned(turns, about) for at in group}
    staying = by_place(layout).keys() - set(group)
    if staying & set(landing.values()):
        with pytest.raises(LayoutError, match="is taken"):
            layout.rotate_group(group, turns, about)
    else:
        turned = layout.rotate_group(group, turns, about)
        for at, tile in by_place(layout).items():
            found = turned.tile_at(landing.get(at, at))
            assert found is not None
            assert found.side == tile.side
            assert found.rotation == (tile.rotation + (turns if at in group else 0)) % 6
        assert turned.rotate_group(landing.values(), -turns, about) == layout


@given(layouts(), st.data())
def test_flipping_twice_shows_the_first_side_again(layout: Layout, data: st.DataObject):
    (at, *_) = data.draw(some_tiles(layout))
    tile = by_place(layout)[at]
    assume(tile.side != "unknown")
    flipped = layout.flip(at)
    other = by_place(flipped)[at]
    assert {tile.side, other.side} == {f"{tile.tile}a", f"{tile.tile}b"}
    assert (other.at, other.rotation) == (tile.at, tile.rotation)
    assert flipped.counts() == layout.counts()
    assert flipped.flip(at).tiles == layout.tiles
    assert flipped.markers == tuple(m for m in layout.markers if m.at != at)


@given(layouts(), st.data(), st.integers(-9, 9), st.integers(-9, 9), hexes, steps)
def test_markers_and_tokens_follow_their_tiles(
    layout: Layout, data: st.DataObject, dq: int, dr: int, about: Hex, turns: int
):
    """They keep their place in the tile's own coordinates, wherever it goes and how it turns."""
    where = [*layout.markers, *layout.tokens]
    owners = [layout.tiles.index(by_place(layout)[thing.at]) for thing in where]
    everywhere = [tile.at for tile in layout]
    for edited in (layout.move(everywhere, dq, dr), layout.rotate_all(turns, about)):
        things = [*edited.markers, *edited.tokens]
        assert [edited.tiles[owner].at for owner in owners] == [thing.at for thing in things]
        assert [(m.kind, m.line, m.toward) for m in edited.markers] == [
            (m.kind, m.line, m.toward) for m in layout.markers
        ]
        assert [(t.kind, t.x, t.y, t.degrees) for t in edited.tokens] == [
            (t.kind, t.x, t.y, t.degrees) for t in layout.tokens
        ]


@given(layouts(), st.data())
def test_edits_leave_the_layout_itself_alone(layout: Layout, data: st.DataObject):
    before = (layout.tiles, layout.markers, layout.tokens, layout.name)
    (at, *_) = data.draw(some_tiles(layout))
    layout.rotate(at)
    layout.remove(at)
    layout.rotate_all(2)
    layout.mark(Marker("start", at, "r0.0"))
    assert (layout.tiles, layout.markers, layout.tokens, layout.name) == before
    assert layout.tile_at(at) is not None


@given(st.sampled_from(Edge), st.integers(0, 5))
def test_local_and_global_edges_are_inverse(edge: Edge, rotation: int):
    tile = PlacedTile("204a", HERE, rotation)
    assert tile.local_edge(tile.global_edge(edge)) is edge
    assert tile.global_edge(edge) == (edge + rotation) % 6


@given(layouts())
def test_neighbours_see_each_other(layout: Layout):
    for tile in layout:
        for edge in Edge:
            other = layout.neighbour(tile, edge)
            if other is not None:
                assert layout.neighbour(other, edge.opposite) == tile


# --- single cases ---------------------------------------------------------------------------------


@pytest.fixture
def pair() -> Layout:
    return Layout((PlacedTile("202a", HERE), PlacedTile("203a", THERE, 3)), name="pair")


def test_both_sides_count_as_one_tile():
    layout = Layout(tuple(PlacedTile(s, Hex(i, 0)) for i, s in enumerate(["204a", "204b", "101"])))
    assert layout.counts() == {"204": 2, "101": 1}


def test_a_taken_hexagon_is_refused(pair: Layout):
    with pytest.raises(LayoutError, match=r"202a already lies at \(0, 0\); remove or move it"):
        pair.place(PlacedTile("204a", HERE))


@pytest.mark.parametrize(
    "edit",
    [
        lambda layout: layout.remove(FAR),
        lambda layout: layout.remove(HERE, FAR),
        lambda layout: layout.move([FAR], 1, 0),
        lambda layout: layout.rotate(FAR),
        lambda layout: layout.rotate_group([HERE, FAR], 1, HERE),
        lambda layout: layout.flip(FAR),
        lambda layout: layout.mark(Marker("finish", FAR, "r0.0")),
    ],
)
def test_edits_where_no_tile_lies_are_refused(pair: Layout, edit):
    with pytest.raises(LayoutError, match=r"no tile lies at \(7, 7\)"):
        edit(pair)


def test_moving_onto_another_tile_names_both_places(pair: Layout):
    with pytest.raises(LayoutError, match=r"\(0, -1\) is taken, so the tile at \(0, 0\) cannot"):
        pair.move([HERE], 0, -1)


def test_a_tile_may_move_to_a_place_that_another_one_leaves(pair: Layout):
    line = pair.move([HERE, THERE], 0, -1)
    assert {tile.at for tile in line} == {THERE, Hex(0, -2)}


def test_a_tile_with_one_printed_side_cannot_be_flipped():
    with pytest.raises(LayoutError, match="101 has one printed side only"):
        Layout((PlacedTile("101", HERE),)).flip(HERE)


def test_flipping_forgets_the_graphic_variant():
    layout = Layout((PlacedTile("103a", HERE, variant="2"),)).flip(HERE)
    assert layout.tiles == (PlacedTile("103b", HERE),)


def test_a_marker_can_be_set_and_taken_away(pair: Layout):
    finish = Marker("finish", THERE, "r0.1")
    marked = pair.mark(finish)
    assert marked.markers == (finish,)
    assert marked.unmark(finish) == pair


def test_of_two_tiles_on_one_hexagon_the_first_is_found():
    first, second = PlacedTile("204a", HERE), PlacedTile("205a", HERE)
    assert Layout((first, second)).tile_at(HERE) is first


def test_layouts_with_the_same_content_are_equal(pair: Layout):
    again = Layout((PlacedTile("202a", HERE), PlacedTile("203a", THERE, 3)), name="pair")
    assert again == pair
    assert hash(again) == hash(pair)
