"""Edges of the rules: a condition more or less, a number, and what a fix leaves alone.

The layouts are those of the other tests on legality; each test here holds one condition of a rule
that a smallest layout with a finding and one without do not tell apart.
"""

from dataclasses import replace

import pytest
from laying import GT_CIRCUIT, LIBRARY, honeycomb, lay, mark, published

from trackeditor.course import analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality import (
    Context,
    DocumentFacts,
    Finding,
    Fix,
    check_context,
    check_layout,
    context_of,
    fixes,
)
from trackeditor.legality.families.rallycross import move_standee
from trackeditor.roadbook import open_rally

RALLYCROSS = published("rx-1-ss1")
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
GOOD = ("finish", 2, "D")  # behind 208a, the second tile after the pre-grid
HONEYCOMB = honeycomb("415b", 5).place(PlacedTile("401b", Hex(1, -1), 4))
"""A ring of junctions with a pre-grid, and three roads that could be its joker section."""


def rallycross(*markers: tuple) -> Layout:
    return mark(RALLYCROSS, *markers)


def context(layout: Layout, game: str = "") -> Context:
    return context_of(analyse(layout, LIBRARY), LIBRARY, document=DocumentFacts(game=game))


def found(layout: Layout, code: str, game: str = "") -> list[Finding]:
    return [f for f in check_context(context(layout, game)) if f.code == code]


def codes(layout: Layout, game: str = "") -> set[str]:
    return {finding.code for finding in check_context(context(layout, game))}


def offered(layout: Layout, code: str) -> list[Fix]:
    """The fixes for the one finding with a code."""
    (finding,) = found(layout, code)
    return list(fixes(finding, context(layout)))


# --- rallycross ----------------------------------------------------------------------------------


def test_where_several_roads_could_be_the_joker_there_is_one():
    assert {"RXC-5", "RXC-6"} & codes(HONEYCOMB) == {"RXC-6"}
    (finding,) = found(HONEYCOMB, "RXC-6")
    assert finding.message.startswith("3 roads")


@pytest.mark.parametrize(
    ("kind", "is_told"), [("finish", True), ("start-finish", True), ("start", False)]
)
def test_a_finish_line_beside_the_circuit_is_told_of_and_a_start_is_not(kind: str, is_told: bool):
    """A START marker is none over which laps are counted; 401b is beside the circuit."""
    layout = rallycross((kind, 6, "r0.0"), *ARCHES)
    assert bool(found(layout, "RXC-13")) is is_told


def test_the_line_that_a_grid_tile_prints_beside_the_circuit_is_none_too_many():
    assert not found(rallycross(GOOD, *ARCHES), "RXC-13")


@pytest.mark.parametrize(
    ("line", "tile"),
    [(("finish", 7, "D"), 1), (("finish", 8, "r0.1"), 3), (("finish", 10, "D"), 7)],
)
def test_a_line_too_near_or_too_far_from_the_pregrid_is_told_with_its_tile(line: tuple, tile: int):
    """The fork 404a is tile 1; 208a, 408a, 204a, 410a, 415a, 411a, 210a, 205b, 218a follow.

    411a is left by its printed edge D.
    """
    layout = rallycross(line, *ARCHES)
    numbers = [finding.message for finding in found(layout, "RXC-3")]
    assert numbers == (
        []
        if tile == 3
        else [f"the line lies on tile {tile} after the pre-grid; it must be tile 2 or 3"]
    )


def test_the_fix_moves_a_line_that_is_too_near_to_a_legal_place():
    after = offered(rallycross(("finish", 7, "D"), *ARCHES), "RXC-3")
    assert after
    for fix in after:
        assert fix.label.startswith("Move the finish standee between ")
        assert check_layout(fix.layout, LIBRARY) == []


@pytest.mark.parametrize("right", [GOOD, ("finish", 10, "D")])
@pytest.mark.parametrize("stray", [("finish", 6, "r0.0"), ("start-finish", 6, "r0.2")])
def test_of_two_standees_the_one_beside_the_circuit_goes(right: tuple, stray: tuple):
    """There is one finish standee: moved onto the circuit it would make a second line there.

    That is so even where the other one has to be moved for another reason (RXC-3).
    """
    layout = rallycross(right, stray, *ARCHES)
    (finding,) = found(layout, "RXC-13")
    assert finding.place.tile == "401b"
    assert finding.remedy == f"keep the line on {layout.tiles[right[1]].side} only"
    assert finding.markers == ()
    (fix,) = offered(layout, "RXC-13")
    assert {*fix.layout.markers} == {*rallycross(right, *ARCHES).markers}


def test_a_standee_beside_the_circuit_is_moved_onto_it_where_there_is_no_other():
    layout = rallycross(("finish", 6, "r0.0"), *ARCHES)
    (finding,) = found(layout, "RXC-13")
    assert finding.remedy.startswith("move the finish standee ")
    after = offered(layout, "RXC-13")
    assert after
    for fix in after:
        assert check_layout(fix.layout, LIBRARY) == []


def test_no_finding_on_another_tile_moves_a_line():
    layout = rallycross(GOOD, *ARCHES)
    (finding,) = found(rallycross(("finish", 6, "r0.0"), *ARCHES), "RXC-13")
    assert list(move_standee(finding, context(layout))) == []


def test_an_arch_off_the_joker_section_is_moved_and_the_other_stays():
    """204a lies on the road that the joker section replaces."""
    layout = rallycross(GOOD, ("joker-entrance", 0, "r0.0"), ARCHES[1])
    (fix,) = offered(layout, "RXC-10")
    assert {*fix.layout.markers} == {*rallycross(GOOD, *ARCHES).markers}


def test_of_two_arches_off_the_joker_section_each_is_moved_by_its_own_fix():
    """204a lies on the road that the joker section replaces, 210a on that of every lap."""
    layout = rallycross(GOOD, ("joker-entrance", 0, "r0.0"), ("joker-exit", 4, "r0.0"))
    around = context(layout)
    entrance, exit_ = layout.markers[1:]
    for finding in found(layout, "RXC-10"):
        (fix,) = fixes(finding, around)
        assert finding.place.tile in ("204a", "210a")
        stays = exit_ if finding.place.at == entrance.at else entrance
        assert stays in fix.layout.markers
        assert len({entrance, exit_} & {*fix.layout.markers}) == 1


# --- circuits, jumps -----------------------------------------------------------------------------


def test_a_grid_that_is_too_small_is_told_of_where_cars_start():
    """Of two grids cars start from the next one behind the line, here 401a: 3 boxes of its 6."""
    two_grids = lay("102aDA", "105aDB", "106aDB", "112aDB", "401aDA", "113aDB", "115aDB", "117aDB")
    (finding,) = found(mark(two_grids, ("finish", 4, "r0.0")), "CIR-5")
    assert finding.place.tile == "401a"
    assert " 3 boxes" in finding.message


def test_a_jump_at_the_end_of_a_lap_lands_on_its_first_tile():
    """The lap begins on the hairpin 210a and ends on 204b, whose last row is the jump."""
    ring = lay("204bDA", "210aDC", "208aDB", "209aDB", "310aDC")
    layout = mark(ring, ("finish", 1, "C", Edge.C))
    assert [tile.side for tile in analyse(layout, LIBRARY).course.tiles][-1] == "204b"
    assert [finding.place.tile for finding in found(layout, "JMP-2")] == ["204b"]
    assert not found(layout, "JMP-1")


def test_a_jump_off_the_road_is_told_of_at_its_first_space():
    """The second row of 204b is the jump; nothing lies beyond it."""
    layout = mark(lay("202aDA", "204bDA"), ("finish", 1, "A"))
    (finding,) = found(layout, "JMP-1")
    assert finding.place.cell == "r0.1.0"


@pytest.mark.parametrize("count", [1, 2])
def test_mud_is_counted_by_tile(count: int):
    """210a's limits are 2 on the drift line and 1 on the inner one: two tokens close both."""
    hairpins = lay("202aDA", "210aDC", "204aDA", "210aCD", "203aDA")
    first, second = hairpins.tiles[1], hairpins.tiles[3]
    tokens = (Token("mud", first.at), *(count * (Token("mud", second.at),)))
    told = [finding.place.at for finding in found(replace(hairpins, tokens=tokens), "MUD-1")]
    assert told == ([second.at] if count == 2 else [])


def test_mud_beside_the_course_closes_nothing():
    """The hairpin that lies apart is no part of the stage."""
    stage = lay("202aDA", "204aDA", "203aDA")
    apart = PlacedTile("210a", Hex(9, 9))
    layout = replace(stage.place(apart), tokens=2 * (Token("mud", apart.at),))
    assert not found(layout, "MUD-1")


@pytest.mark.parametrize(("count", "is_closed"), [(1, False), (2, True)])
def test_lanes_before_and_behind_a_muddy_corner_do_not_open_it(count: int, is_closed: bool):
    """410a has lanes on either side of a corner with the limits 2 and 1, and no shortcut."""
    layout = lay("202aDA", "410aDC", "203aDA")
    muddy = replace(layout, tokens=count * (Token("mud", layout.tiles[1].at),))
    assert bool(found(muddy, "MUD-1")) is is_closed


# --- fixes that trade ----------------------------------------------------------------------------


def test_an_arch_that_shows_no_way_is_turned_as_the_circuit_is_driven():
    """The pre-grid 401b of Fairfield tells the way: cars come over 211b from its D to its C."""
    fairfield = open_rally(["fairfield"]).stages[0].layout
    (at,) = [tile.at for tile in fairfield.tiles if tile.side == "211b"]
    layout = replace(fairfield, markers=(Marker("joker-exit", at, "D", Edge.A),))
    (finding,) = found(layout, "PLA-4", "rx")
    assert {marker.toward for marker in finding.markers} == {Edge.C, Edge.D}
    (fix,) = fixes(finding, context(layout, "rx"))
    assert [marker.toward for marker in fix.layout.markers] == [Edge.C]
    assert "RXC-9" not in codes(fix.layout, "rx")


@pytest.mark.parametrize("toward", [Edge.B, Edge.D])
def test_a_second_standee_on_the_road_is_told_once_whatever_way_it_shows(toward: Edge):
    """105a leads from D to B; with the printed line of 102a the standee is one too many (CIR-6)."""
    layout = mark(GT_CIRCUIT, ("start-finish", 1, "r0.0", toward))
    assert LIBRARY.side("105a").ends.keys() == {Edge.B, Edge.D}
    assert {"CIR-6", "RXC-13"} & codes(layout, "rx") == {"CIR-6"}
