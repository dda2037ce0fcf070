"""Layouts that can be read in several ways: what is said of them, and which markers settle it.

rx-1-ss1 is a ring 208a 408a 204a 410a 415a 411a 210a 205b 218a 404a; the road 209b leads beside it
from the fork 408a to the fork 415a, and cars come in from the pre-grid over 404a, either way. Two
tiles after the pre-grid end 208a the one way round and 218a the other way (RULES.md, section 3).
"""

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published

from trackeditor.course import analyse, turned_round
from trackeditor.grid import Edge
from trackeditor.layout import Layout
from trackeditor.legality import (
    DocumentFacts,
    Finding,
    Fix,
    Severity,
    check_context,
    check_layout,
    context_of,
    fixes,
)

RALLYCROSS, ICE = published("rx-1-ss1"), published("ice-1-ss1")
THERE, BACK = ("finish", 2, "D"), ("finish", 5, "B")
"""The line behind 208a, and behind 218a for cars that come the other way."""
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
ARCHES_BACK = (("joker-entrance", 11, "B"), ("joker-exit", 8, "E"))
RING = lay("210aDC", "216aDC", "310aDC")  # three hairpins around a corner of the grid


def found(layout: Layout, code: str, game: str = "") -> list[Finding]:
    findings = check_layout(layout, LIBRARY, document=DocumentFacts(game=game))
    return [finding for finding in findings if finding.code == code]


def offered(layout: Layout, code: str) -> list[Fix]:
    """The fixes for the first finding with a code."""
    around = context_of(analyse(layout, LIBRARY), LIBRARY)
    finding = next(finding for finding in check_context(around) if finding.code == code)
    return list(fixes(finding, around))


def order(layout: Layout) -> list[str]:
    """The tiles of a layout in driving order."""
    return [tile.side for tile in analyse(layout, LIBRARY).course.tiles]


def follows(layout: Layout, side: str, other: str) -> bool:
    """True when one tile comes right after another in a lap."""
    tiles = order(layout)
    return tiles[(tiles.index(side) + 1) % len(tiles)] == other


# --- which way round -----------------------------------------------------------------------------


def test_a_rallycross_names_both_ways_with_the_places_of_line_and_arches():
    (finding,) = found(RALLYCROSS, "CIR-7")
    assert finding.place.tile == "404a"
    assert "from 404a at (-2, 0) to 208a at (-2, 1)" in finding.message
    assert "or to 218a at (-2, -1)" in finding.message
    one, other = finding.remedy.split("; ")
    for place in (
        "the finish standee between 208a at (-2, 1) and 408a at (-1, 1)",
        "the joker-entrance marker between 408a at (-1, 1) and 209b at (-1, 0)",
        "the joker-exit marker between 209b at (-1, 0) and 415a at (0, -1)",
    ):
        assert place in one
    for place in (
        "the finish standee between 218a at (-2, -1) and 205b at (-1, -2)",
        "the joker-entrance marker between 415a at (0, -1) and 209b at (-1, 0)",
        "the joker-exit marker between 209b at (-1, 0) and 408a at (-1, 1)",
    ):
        assert place in other


def test_every_marker_that_is_named_settles_the_way_by_itself():
    for layout in (RALLYCROSS, ICE):
        (finding,) = found(layout, "CIR-7")
        assert finding.markers
        for marker in finding.markers:
            assert not found(layout.mark(marker), "CIR-7")


@pytest.mark.parametrize("markers", [(THERE,), (BACK,), ARCHES, ARCHES_BACK, ARCHES[:1]])
def test_line_or_arches_settle_the_way(markers: tuple):
    assert not found(mark(RALLYCROSS, *markers), "CIR-7")


@pytest.mark.parametrize("markers", [(THERE, *ARCHES), (BACK, *ARCHES_BACK)])
def test_a_rallycross_is_legal_either_way_without_a_word(markers: tuple):
    assert check_layout(mark(RALLYCROSS, *markers), LIBRARY) == []


def test_the_fixes_lead_either_way_and_make_a_rallycross_legal():
    there, back = offered(RALLYCROSS, "CIR-7")
    assert set(there.layout.markers) == set(mark(RALLYCROSS, THERE, *ARCHES).markers)
    assert set(back.layout.markers) == set(mark(RALLYCROSS, BACK, *ARCHES_BACK).markers)
    for fix, onto in ((there, "208a"), (back, "218a")):
        assert onto in fix.label
        assert follows(fix.layout, "404a", onto)
        assert check_layout(fix.layout, LIBRARY) == []


def test_a_circuit_without_a_line_names_a_standee_for_either_way():
    (finding,) = found(ICE, "CIR-7")
    assert finding.severity is Severity.ADVICE
    there, back = offered(ICE, "CIR-7")
    assert follows(there.layout, "301b", "308b")
    assert follows(back.layout, "301b", "322b")
    for fix in (there, back):
        assert check_layout(fix.layout, LIBRARY) == []


@pytest.mark.parametrize("line", ["A", "D"])
@pytest.mark.parametrize(("toward", "onto"), [(Edge.A, "322b"), (Edge.D, "308b")])
def test_a_standee_that_shows_the_way_settles_it(line: str, toward: Edge, onto: str):
    standing, showing = (mark(ICE, ("finish", 0, line, *way)) for way in ((), (toward,)))
    (finding,) = found(standing, "CIR-7")
    assert finding.remedy == "let the finish standee show the way"
    assert {marker.toward for marker in finding.markers} == {Edge.A, Edge.D}
    assert check_layout(showing, LIBRARY) == []
    assert follows(showing, "301b", onto)
    assert showing in [fix.layout for fix in offered(standing, "CIR-7")]


def test_a_printed_grid_settles_the_way():
    """102a has its grid boxes behind the line."""
    assert not found(GT_CIRCUIT, "CIR-7")


def test_where_corners_leave_no_place_for_the_line_the_standee_is_named_alone():
    (finding,) = found(RING, "CIR-7")
    assert finding.remedy == "place the finish standee so that it shows the way"


def test_of_a_printed_finish_line_only_notes_can_tell_the_way():
    """203a prints a line without boxes; a standee would be a second one."""
    ring = lay("203aDA", "210aDC", "208aDB", "209aDB", "310aDC")
    (finding,) = found(ring, "CIR-7")
    assert (finding.markers, offered(ring, "CIR-7")) == ((), [])
    assert "in the notes" in finding.remedy


def test_a_stage_has_its_way_from_start_and_finish():
    assert not found(published("rally-1-ss1"), "CIR-7")


def test_a_standee_beside_the_circuit_is_moved_by_the_fixes():
    """There is one standee; it lies on the grid tile here, over which no lap leads."""
    for fix in offered(mark(RALLYCROSS, ("finish", 6, "r0.0")), "CIR-7"):
        assert [marker.kind for marker in fix.layout.markers].count("finish") == 1
        assert check_layout(fix.layout, LIBRARY) == []


@pytest.mark.parametrize("layout", [RALLYCROSS, ICE, GT_CIRCUIT, mark(RALLYCROSS, THERE, *ARCHES)])
def test_a_circuit_turned_round_twice_is_the_circuit(layout: Layout):
    analysis = analyse(layout, LIBRARY)
    back = turned_round(analysis)
    assert {drive.reversed() for drive in back.route} == {*analysis.route}
    assert {*turned_round(back).route} == {*analysis.route}


def test_a_stage_cannot_be_turned_round():
    assert turned_round(analyse(published("rally-1-ss1"), LIBRARY)) is None
