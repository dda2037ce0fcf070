"""Layouts that can be read in several ways: what is said of them, and which markers settle it.

rx-1-ss1 is a ring 208a 408a 204a 410a 415a 411a 210a 205b 218a 404a; the road 209b leads beside it
from the fork 408a to the fork 415a, and cars come in from the pre-grid over 404a, either way. Two
tiles after the pre-grid end 208a the one way round and 218a the other way (RULES.md, section 3).
"""

import pytest
from laying import GT_CIRCUIT, LIBRARY, honeycomb, lay, mark, published

from trackeditor.course import analyse, turned_round
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile
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


# --- which road is the joker ---------------------------------------------------------------------


def test_without_arches_the_road_that_the_joker_replaces_is_named_as_well():
    """Arches around 204a and 410a let the laps lead over 209b."""
    entrance, exit_ = found(RALLYCROSS, "RXC-8")
    assert "or between 408a at (-1, 1) and 204a at (0, 0) if" in entrance.remedy
    assert "or between 410a at (1, -1) and 415a at (0, -1) if" in exit_.remedy
    other = mark(RALLYCROSS, ("joker-entrance", 8, "F"), ("joker-exit", 11, "F"))
    assert {*entrance.markers, *exit_.markers} == {
        *other.markers,
        *mark(RALLYCROSS, *ARCHES).markers,
    }
    assert [tile.side for tile in analyse(other, LIBRARY).course.joker][1:-1] == ["204a", "410a"]
    assert not found(other, "RXC-8")
    assert other in [fix.layout for fix in offered(RALLYCROSS, "RXC-8")]


def test_one_arch_tells_the_joker_from_the_road_that_it_replaces():
    (finding,) = found(mark(RALLYCROSS, ARCHES[0]), "RXC-8")
    assert finding.remedy == "place it between 209b at (-1, 0) and 415a at (0, -1)"


@pytest.mark.parametrize("line", [("finish", 0, "r0.0"), ("finish", 9, "C")])
def test_a_line_between_the_forks_tells_the_joker_from_the_road_of_the_circuit(line: tuple):
    """On 204a or behind 410a: the joker section does not lead over it (RXC-11)."""
    (entrance, _) = found(mark(RALLYCROSS, line), "RXC-8")
    assert " or " not in entrance.remedy


HONEYCOMB = honeycomb("415b", 5).place(PlacedTile("401b", Hex(1, -1), 4))
"""Junctions, a pre-grid, and a ring around the junction at (2, 2), where three roads meet.

They lead there from those at (3, 1), (1, 2) and (2, 3) on the ring; every two make a detour.
"""
IN, OUT, LAST = Hex(3, 1), Hex(2, 3), Hex(1, 2)
"""The three in driving order."""


def test_every_detour_is_named_with_the_places_of_its_arches():
    (finding,) = found(HONEYCOMB, "RXC-6")
    assert finding.message.startswith("3 roads beside the circuit")
    named = finding.remedy.partition(": ")[2].split("; or ")
    center = "415b at (2, 2)"
    assert set(named) == {
        f"the joker-entrance marker between 415b at ({a.q}, {a.r}) and {center}"
        f" and the joker-exit marker between {center} and 415b at ({b.q}, {b.r})"
        for a, b in ((IN, OUT), (IN, LAST), (OUT, LAST))
    }


def test_an_entrance_of_two_roads_leaves_the_choice_until_the_exit_stands():
    half = HONEYCOMB.mark(Marker("joker-entrance", IN, "B"))
    (finding,) = found(half, "RXC-6")
    assert finding.message.startswith("2 roads beside the circuit")
    exits = {Marker("joker-exit", OUT, "D"), Marker("joker-exit", LAST, "F")}
    assert set(finding.markers) == exits
    for marker in exits:
        whole = half.mark(marker)
        assert not found(whole, "RXC-6")
        assert analyse(whole, LIBRARY).course.joker[-1].at == marker.at


def test_the_fixes_place_the_arches_of_each_road():
    ends = set()
    for fix in offered(HONEYCOMB, "RXC-6"):
        joker = analyse(fix.layout, LIBRARY).course.joker
        ends.add((joker[0].at, joker[-1].at))
        assert not {"RXC-6", "RXC-8", "RXC-9"} & {f.code for f in check_layout(fix.layout, LIBRARY)}
    assert ends == {(IN, OUT), (IN, LAST), (OUT, LAST)}


def test_an_exit_arch_tells_the_road_that_it_ends():
    """Another road begins under it: there the arch would show the wrong way round."""
    layout = HONEYCOMB.mark(Marker("joker-exit", OUT, "D"))
    joker = analyse(layout, LIBRARY).course.joker
    assert (joker[0].at, joker[-1].at) == (IN, OUT)


# --- which circuit -------------------------------------------------------------------------------


def test_beside_the_joker_of_a_rallycross_another_road_is_told_of():
    """Arches stand around one junction inside the ring; the road over another one has none."""
    layout = honeycomb("415b", 6).place(PlacedTile("401b", Hex(-1, 0), 2))
    assert not found(layout, "CIR-4")
    marked = layout.mark(Marker("joker-entrance", Hex(3, 1), "F")).mark(
        Marker("joker-exit", Hex(4, 2), "D")
    )
    assert not found(marked, "RXC-6")
    (finding,) = found(marked, "CIR-4")
    assert finding.markers == ()
    assert "joker" not in finding.remedy


def test_a_rallycross_with_its_arches_has_one_circuit():
    assert not found(mark(RALLYCROSS, THERE, *ARCHES), "CIR-4")


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


# --- arches and line that contradict each other --------------------------------------------------


@pytest.mark.parametrize(
    ("line", "arches", "right"), [(BACK, ARCHES, THERE), (THERE, ARCHES_BACK, BACK)]
)
def test_where_line_and_arches_tell_different_ways_the_line_can_be_moved(line, arches, right):
    layout = mark(RALLYCROSS, line, *arches)
    for finding in found(layout, "RXC-9"):
        assert "different ways round" in finding.remedy
    after = [{*fix.layout.markers} for fix in offered(layout, "RXC-9")]
    assert {*mark(RALLYCROSS, right, *arches).markers} in after
    assert {*mark(RALLYCROSS, line, *{ARCHES: ARCHES_BACK}.get(arches, ARCHES)).markers} in after
    for fix in offered(layout, "RXC-9"):
        assert check_layout(fix.layout, LIBRARY) == []


def test_where_an_arch_alone_is_wrong_the_line_is_not_to_blame():
    """The entrance shows back, so it is wrong the other way round as well."""
    layout = mark(RALLYCROSS, THERE, ("joker-entrance", 8, "E", Edge.D), ARCHES[1])
    (finding,) = found(layout, "RXC-9")
    assert finding.remedy == "turn it, or exchange the arches"
    assert all("finish" not in fix.label for fix in offered(layout, "RXC-9"))


# --- reading a circuit the other way round -------------------------------------------------------


@pytest.mark.parametrize("layout", [RALLYCROSS, ICE, GT_CIRCUIT, mark(RALLYCROSS, THERE, *ARCHES)])
def test_a_circuit_turned_round_twice_is_the_circuit(layout: Layout):
    analysis = analyse(layout, LIBRARY)
    back = turned_round(analysis)
    assert {drive.reversed() for drive in back.route} == {*analysis.route}
    assert {*turned_round(back).route} == {*analysis.route}


def test_a_stage_cannot_be_turned_round():
    assert turned_round(analyse(published("rally-1-ss1"), LIBRARY)) is None
