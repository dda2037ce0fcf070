"""The judgement of single rules on circuits, rallycrosses, jumps and mud."""

from dataclasses import replace

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published

from trackeditor.course import Analysis, analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile, Token
from trackeditor.legality import (
    Context,
    DocumentFacts,
    Finding,
    check_analysis,
    check_layout,
    context_of,
    fixes,
)

ORIGIN = Hex(0, 0)
RX = DocumentFacts(game="rx")
RING = lay("210aDC", "216aDC", "310aDC")  # three hairpins around a corner of the grid
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
HAIRPIN = lay("202aDA", "210aDC", "203aDA")
GRID_BESIDE = Hex(-1, -1)
"""Where the pre-grid of the published rallycross lies."""


def rallycross(*markers: tuple) -> Layout:
    """The published rallycross with some standees."""
    return mark(published("rx-1-ss1"), *markers)


RALLYCROSS = rallycross(("finish", 2, "D"), *ARCHES)


def found(layout: Layout, code: str, document: DocumentFacts | None = None) -> list[Finding]:
    findings = check_layout(layout, LIBRARY, document=document)
    return [finding for finding in findings if finding.code == code]


def sides(layout: Layout, code: str, document: DocumentFacts | None = None) -> list[str | None]:
    """The tiles on which a code is found."""
    return [finding.place.tile for finding in found(layout, code, document)]


def codes(layout: Layout, document: DocumentFacts | None = None) -> set[str]:
    return {finding.code for finding in check_layout(layout, LIBRARY, document=document)}


def context(layout: Layout, document: DocumentFacts | None = None) -> Context:
    return context_of(analyse(layout, LIBRARY), LIBRARY, document=document)


def only_fix(layout: Layout, code: str) -> Layout:
    """The layout after the one fix that is offered for the one finding with a code."""
    (finding,) = found(layout, code)
    (fix,) = fixes(finding, context(layout))
    return fix.layout


# --- one finish line -----------------------------------------------------------------------------


GOOD, EARLY = ("finish", 2, "D"), ("finish", 7, "D")
"""A line between 208a and 408a, where it can stand, and one a tile before, at the end of 404a."""


@pytest.mark.parametrize(("first", "second"), [(GOOD, EARLY), (EARLY, GOOD)])
def test_of_two_standees_one_is_too_many_whichever_comes_first(first: tuple, second: tuple):
    both = rallycross(first, second, *ARCHES)
    (finding,) = found(both, "CIR-6")
    assert finding.place.tile == both.tiles[second[1]].side
    assert only_fix(both, "CIR-6") == rallycross(first, *ARCHES)


def test_two_standees_on_a_ring_are_one_too_many():
    both = mark(GT_CIRCUIT, ("finish", 2, "r0.0"), ("finish", 4, "r0.0"))
    assert sides(both, "CIR-6") == ["102a", both.tiles[4].side]


def test_two_standees_on_one_tile_are_one_too_many():
    both = mark(RING, ("finish", 0, "C"), ("finish", 0, "D"))
    assert sides(both, "CIR-6") == ["210a"]
    assert only_fix(both, "CIR-6") == mark(RING, ("finish", 0, "C"))


def test_a_standee_beside_a_printed_line_is_removed():
    """102a prints the line of the circuit."""
    both = mark(GT_CIRCUIT, ("finish", 2, "r0.0"))
    assert sides(both, "CIR-6") == ["102a"]
    assert only_fix(both, "CIR-6") == GT_CIRCUIT


def test_a_standee_off_a_circuit_with_a_printed_line_is_removed():
    beside = lay("204aDA", at=Hex(9, 9))
    both = mark(Layout((*GT_CIRCUIT.tiles, *beside.tiles)), ("finish", 7, "r0.0"))
    assert sides(both, "CIR-6") == ["204a"]
    assert only_fix(both, "CIR-6").markers == ()


def test_a_standee_off_a_circuit_without_a_line_is_moved_onto_it():
    """There is one standee, so it does not get a second one."""
    ice = published("ice-1-ss1")
    beside = lay("204aDA", at=Hex(20, 20))
    layout = mark(Layout((*ice.tiles, *beside.tiles)), ("finish", len(ice), "r0.0"))
    assert sides(layout, "CIR-6") == []
    (finding,) = found(layout, "CIR-1")
    assert finding.remedy.startswith("move the finish standee between")
    offered = fixes(finding, context(layout))
    assert offered
    for fix in offered:
        assert len(fix.layout.markers) == 1
        assert codes(fix.layout).isdisjoint({"CIR-1", "CIR-6"})


def test_the_finish_standee_takes_the_place_of_a_start_marker_that_served():
    """Beside a finish line a start marker has no effect (PLA-6)."""
    ring = mark(lay(*3 * ("210aDC", "205aDA", "205aAD")), ("start", 1, "r0.0"))
    (finding,) = found(ring, "CIR-1")
    assert finding.place.at == ring.tiles[1].at
    offered = fixes(finding, context(ring))
    assert offered
    for fix in offered:
        assert [marker.kind for marker in fix.layout.markers] == ["finish"]
        assert codes(fix.layout).isdisjoint({"CIR-1", "CIR-6", "PLA-6"})


def test_a_start_line_is_no_second_finish_line():
    ring = mark(GT_CIRCUIT, ("start", 3, "r0.0"))
    assert sides(ring, "CIR-6") == []


def test_printed_lines_on_both_roads_of_a_tile_are_one():
    """140b has two roads, each with a line and grid boxes, that lead opposite ways."""
    there = lay("140bEC", "127aCD", "126aDE").tiles
    back = lay("140bBF", "127aCD", "126aDE", toward=Edge.D).tiles
    there_and_back = Layout((*there, *back[1:]))
    assert len(analyse(there_and_back, LIBRARY).drives_at(ORIGIN)) == 2
    assert sides(there_and_back, "CIR-6") == []
    with_standee = mark(there_and_back, ("finish", 2, "D"))
    assert sides(with_standee, "CIR-6") == ["140b"]


def test_the_grid_tile_of_a_rallycross_has_a_line_of_its_own():
    """401b prints a start/finish line, over which cars drive once."""
    assert check_layout(RALLYCROSS, LIBRARY) == []


# --- starting grid -------------------------------------------------------------------------------


def with_boxes(number: int) -> Analysis:
    """A circuit on whose grid some boxes are left."""
    analysis = analyse(mark(GT_CIRCUIT, ("finish", 0, "r0.2")), LIBRARY)
    assert analysis.course is not None
    boxes = tuple(analysis.course.grid)
    return replace(analysis, course=replace(analysis.course, grid=boxes[:number]))


def test_six_cars_need_six_boxes():
    few, enough = (
        [finding.code for finding in check_analysis(with_boxes(number), LIBRARY)]
        for number in (5, 6)
    )
    assert "CIR-5" in few
    assert "CIR-5" not in enough


@pytest.mark.parametrize(("line", "boxes"), [("r0.0", 2), ("r0.1", 4), ("D", 0)])
def test_boxes_beyond_the_line_are_missed(line: str, boxes: int):
    """102a has two boxes in each of three rows; its edge D lies behind all of them."""
    (finding,) = found(mark(GT_CIRCUIT, ("finish", 0, line)), "CIR-5")
    assert finding.place.at == ORIGIN
    assert f" {boxes} box" in finding.message


def test_only_the_boxes_on_the_road_that_is_driven_count():
    """144b has four boxes on each of its two roads."""
    ring = lay(
        "126bDE", "144bEC", "123bCB", "204aDA", "105bDB", "106bDB", "112bDB", "107bDC"
    )  # fmt: skip
    (finding,) = found(ring, "CIR-5")
    assert " 4 boxes" in finding.message


# --- rallycrosses that nothing but the road-book makes one ---------------------------------------


def test_a_ring_in_a_rallycross_lacks_all_that_makes_it_one():
    in_corner = mark(RING, ("finish", 0, "C"))
    assert {"RXC-2", "RXC-5", "RXC-12"} <= codes(in_corner, RX)
    assert not {code for code in codes(in_corner) if code.startswith("RXC")}


def test_without_its_grid_a_rallycross_keeps_its_joker():
    bare = rallycross(("finish", 2, "D")).remove(GRID_BESIDE)
    assert sorted(sides(bare, "RXC-8", RX)) == ["408a", "415a"]
    assert {"CIR-4", "STG-7"}.isdisjoint(codes(bare, RX))
    assert {"CIR-4", "STG-7"} <= codes(bare)
    # of the forks only the arm where the grid tile lay is unused
    assert sides(bare, "STG-8", RX) == ["404a"]


def test_fixes_know_the_game_of_the_road_book():
    bare = rallycross(("finish", 2, "D")).remove(GRID_BESIDE)
    around = context(bare, RX)
    finding = found(bare, "RXC-8", RX)[0]
    both = fixes(finding, around)[0].layout
    assert {marker.kind for marker in both.markers} >= {"joker-entrance", "joker-exit"}
    assert not found(both, "RXC-8", RX)


def test_a_grid_on_the_circuit_is_no_pregrid():
    (finding,) = found(GT_CIRCUIT, "RXC-2", RX)
    assert finding.place.at == ORIGIN
    assert "lies on the circuit itself" in finding.message
    assert not found(GT_CIRCUIT, "RXC-2", DocumentFacts(game="gt"))


def test_arches_make_a_rallycross_of_a_stage():
    stage = lay("202aDA", "204aDA", "203aDA")
    assert sides(stage, "RXC-1") == []
    assert sides(mark(stage, ("joker-entrance", 1, "A")), "RXC-1") == [None]


# --- the finish line of a rallycross -------------------------------------------------------------


@pytest.mark.parametrize("line", [("finish", 0, "C"), ("finish", 1, "C")])
def test_a_line_between_a_corner_and_lanes_is_in_no_corner(line: tuple):
    """211b begins and ends with lanes; 210a and 310a are corners from edge to edge."""
    ring = lay("210aDC", "211bDC", "310aDC")
    assert sides(mark(ring, line), "RXC-12", RX) == []
    assert sides(mark(ring, ("finish", 2, "C")), "RXC-12", RX) == ["310a"]


def test_on_a_gt_circuit_the_standee_may_stand_in_a_corner():
    """RULES.md, section 4, forbids no place."""
    in_corner = mark(RING, ("finish", 0, "C", Edge.C))
    assert codes(in_corner, DocumentFacts(game="gt")) <= {"STG-9"}


def test_a_printed_line_before_the_standee_does_not_hide_where_it_stands():
    """102b in place of 204a; laps are counted over the standee, a tile after the pre-grid."""
    layout = rallycross(("finish", 7, "D"), *ARCHES)
    straight = layout.tile_at(ORIGIN)
    layout = layout.remove(ORIGIN).place(PlacedTile("102b", ORIGIN, straight.rotation))
    assert sides(layout, "CIR-6") == ["102b"]
    assert sides(layout, "RXC-3") == ["404a"]


# --- jumps ---------------------------------------------------------------------------------------


def test_a_jump_over_the_closing_seam_of_a_circuit_lands_on_its_first_tile():
    """The jump is the last row of 204b; the line lies behind it, so the lap ends on it."""
    ring = mark(lay("204bDA", "210aDC", "208aDB", "209aDB", "310aDC"), ("finish", 0, "A"))
    assert sides(ring, "JMP-2") == ["204b"]
    ring = mark(lay("204bDA", "210aDC", "208aDB", "209aDB", "310aDC"), ("finish", 1, "D"))
    assert sides(ring, "JMP-2") == ["204b"]


JOKER_WITH_JUMP = Layout(
    (
        *lay("406aCD", "208aBD", "209aBD", "217aBD", "404aAB", "218aDB").tiles,
        *lay("406aCB", "204bDA", "210aDC").tiles[1:],
    )
)
"""A ring over the forks 406a and 404a; beside it the joker over the jump of 204b into a hairpin."""
PREGRID_WITH_JUMP = lay(
    "401bDA", "204bDA", "210aDC", "402aDA", "208aBD", "310aCD", "209aBD"
)  # fmt: skip
"""A pre-grid with the link tiles 204b and 210a; 402a is the fork on the ring."""


def test_jumps_of_the_joker_count():
    layout = mark(
        JOKER_WITH_JUMP, ("joker-entrance", 0, "B"), ("joker-exit", 4, "D"), ("finish", 5, "B")
    )
    assert sides(layout, "JMP-2") == ["204b"]


def test_jumps_on_the_way_from_the_pregrid_count():
    assert sides(PREGRID_WITH_JUMP, "JMP-2") == ["204b"]


def test_a_jump_with_a_lane_to_land_on_is_no_jump_into_a_corner():
    """On 407a, entered at D, the left space is a lane and the others are of a corner.

    The left jump space of 204b leads to that lane and to a corner, the right one to a corner only.
    """
    layout = lay("202aDA", "204bDA", "407aDB", "203aDA")
    (finding,) = found(layout, "JMP-2")
    assert finding.place.cell == "r0.1.1"


# --- mud -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["mud", "mud-spray"])
def test_mud_closes_a_hairpin(kind: str):
    """210a's limits are 2 on the drift line and 1 on the inner one."""
    muddy = replace(HAIRPIN, tokens=2 * (Token(kind, Hex(0, -1)),))
    assert sides(muddy, "MUD-1") == ["210a"]


def test_other_tokens_do_not_close_a_corner():
    assert sides(replace(HAIRPIN, tokens=2 * (Token("water", Hex(0, -1)),)), "MUD-1") == []


@pytest.mark.parametrize("mud", [2, 3])
def test_a_shortcut_stays_open_whatever_mud_lies_there(mud: int):
    """213b's corner has limits 2 and 1; its shortcut keeps its own one."""
    layout = lay("202aDA", "213bDC", "203aDA")
    assert sides(replace(layout, tokens=mud * (Token("mud", Hex(0, -1)),)), "MUD-1") == []
