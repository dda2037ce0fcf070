"""A pre-grid that lies the wrong way round: its grid boxes face the circuit, not its line.

401b is driven from D, behind its boxes, to A (RULES.md, section 3: cars start from the pre-grid,
joined to the circuit by a fork). On rx-1-ss1 it lies on (-1, -1), joined to the fork 404a.
"""

from dataclasses import replace

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published

from trackeditor.course import analyse
from trackeditor.grid import Hex
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
from trackeditor.legality.line_places import as_pregrid_tells
from trackeditor.roadbook import open_rally

GRID, JOKER_FORK = Hex(-1, -1), Hex(-1, 1)
RALLYCROSS = published("rx-1-ss1")
MARKED = mark(RALLYCROSS, ("finish", 2, "D"), ("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))


def found(layout: Layout, game: str = "") -> list[Finding]:
    return check_layout(layout, LIBRARY, document=DocumentFacts(game=game))


def codes(layout: Layout, game: str = "") -> set[str]:
    return {finding.code for finding in found(layout, game)}


def offered(layout: Layout, code: str, game: str = "") -> list[Fix]:
    around = context_of(analyse(layout, LIBRARY), LIBRARY, document=DocumentFacts(game=game))
    finding = next(finding for finding in check_context(around) if finding.code == code)
    return list(fixes(finding, around))


@pytest.mark.parametrize("game", ["", "rx"])
@pytest.mark.parametrize("layout", [RALLYCROSS, MARKED], ids=["bare", "marked"])
def test_a_turned_pregrid_is_all_that_is_found_beside_what_is_wrong_anyway(layout, game: str):
    turned = layout.rotate(GRID, 3)
    # behind the boxes of 401b the road has three lanes, and the fork two
    assert codes(turned, game) == codes(layout, game) | {"RXC-2", "CON-5"}
    (finding,) = [finding for finding in found(turned, game) if finding.code == "RXC-2"]
    assert finding.place.at == GRID
    assert "401b lies the wrong way round" in finding.message
    assert "turn 401b round" in finding.remedy


@pytest.mark.parametrize("layout", [RALLYCROSS, MARKED], ids=["bare", "marked"])
def test_the_fix_turns_it_round(layout: Layout):
    (fix,) = offered(layout.rotate(GRID, 3), "RXC-2")
    assert fix.label == "Turn 401b round"
    assert fix.layout == layout


def test_the_course_is_the_same_but_cars_do_not_start_from_it():
    right, turned = (analyse(one, LIBRARY) for one in (MARKED, MARKED.rotate(GRID, 3)))
    assert turned.route == right.route
    assert turned.rallycross.joker == right.rallycross.joker
    assert turned.rallycross.joins == right.rallycross.joins
    assert [drive.tile.side for drive in turned.rallycross.turned] == ["401b", "404a"]
    assert (turned.rallycross.pregrid, turned.course.pregrid) == ((), ())
    assert right.rallycross.turned == ()


def test_a_pregrid_with_link_tiles_is_turned_as_well():
    """From 401b cars come over 204a and 210a to the fork 402a on the ring."""
    link = lay("401bDA", "204aDA", "210aDC", "402aDA", "208aBD", "310aCD", "209aBD")
    assert "RXC-2" not in codes(link)
    turned = link.rotate(Hex(0, 0), 3)
    (fix,) = offered(turned, "RXC-2")
    assert fix.layout == link


def test_a_grid_that_no_fork_joins_is_not_said_to_lie_the_wrong_way_round():
    apart = MARKED.rotate(GRID, 1)
    (finding,) = [finding for finding in found(apart) if finding.code == "RXC-2"]
    assert "wrong way round" not in finding.message
    assert "no fork joins the grid" in finding.message


def test_a_ring_with_a_gap_is_still_said_not_to_close():
    assert "CIR-2" in codes(GT_CIRCUIT.remove(GT_CIRCUIT.tiles[3].at))
    assert "CIR-2" in codes(RALLYCROSS.rotate(GRID, 3).remove(JOKER_FORK))


# --- the way round that a pre-grid tells ----------------------------------------------------------

FAIRFIELD = open_rally(["fairfield"]).stages[0].layout
"""Its pre-grid 401b joins at 403a; 415a lies on one side of that, 411a on the other."""
BARE = replace(FAIRFIELD, markers=())


def test_without_a_line_a_rallycross_is_looked_at_the_way_round_on_which_one_can_stand():
    """The other way round, tiles 2 and 3 after the pre-grid are the fork 415a and bends.

    So what is said of line, arches and jumps is true of the circuit as it was laid out.
    """
    assert "CIR-7" not in codes(BARE, "rx")
    assert "JMP-2" not in codes(BARE, "rx")
    (line,) = [finding for finding in found(BARE, "rx") if finding.code == "CIR-1"]
    shipped = {marker.kind: (marker.at, marker.line) for marker in FAIRFIELD.markers}
    assert shipped["finish"] in {(marker.at, marker.line) for marker in line.markers}
    proposed = {
        (marker.kind, marker.at, marker.line)
        for finding in found(BARE, "rx")
        if finding.code == "RXC-8"
        for marker in finding.markers
    }
    arches = {(kind, *place) for kind, place in shipped.items() if kind.startswith("joker")}
    assert len(arches) == 2
    assert arches <= proposed


@pytest.mark.parametrize("first", ["CIR-1", "RXC-8"])
def test_line_and_arches_can_be_placed_by_fixes_in_any_order(first: str):
    layout = BARE
    for code in (first, *{"CIR-1", "RXC-8"} - {first}):
        layout = offered(layout, code, "rx")[0].layout
    assert {finding.severity for finding in found(layout, "rx")} <= {Severity.ADVICE}
    assert codes(layout, "rx").isdisjoint({"RXC-9", "JMP-2", "CIR-7"})


def test_where_a_line_can_stand_either_way_round_the_pregrid_tells_nothing():
    assert as_pregrid_tells(analyse(RALLYCROSS, LIBRARY)) == analyse(RALLYCROSS, LIBRARY)
