"""Legality: every code with a smallest layout that has it and one that just has not."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, PUBLISHED, STAGES, honeycomb, lay, mark, published

from trackeditor.course import analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality import (
    DocumentFacts,
    Finding,
    Severity,
    check_analysis,
    check_layout,
    copies_on_sale,
    rule_of,
    rules,
)
from trackeditor.legality.handbook import handbook

ORIGIN = Hex(0, 0)
DIRT_CORE, RX, MONTE_CARLO = (
    LIBRARY.editions[box] for box in ("dirt-core", "rx", "dirt-monte-carlo")
)
Place = tuple[Hex | None, Edge | None]
WHOLE: Place = (None, None)


@dataclass(frozen=True)
class Case:
    """A layout with what the check is told about boxes and the road-book."""

    layout: Layout
    facts: dict = field(default_factory=dict)

    @property
    def findings(self) -> list[Finding]:
        return check_layout(self.layout, LIBRARY, **self.facts)

    def places(self, code: str) -> list[Place]:
        return [(f.place.at, f.place.edge) for f in self.findings if f.code == code]


def case(layout: Layout, **facts) -> Case:
    return Case(layout, facts)


def one(side: str, *markers: Marker, tokens: tuple[Token, ...] = ()) -> Layout:
    """A single tile."""
    return Layout((PlacedTile(side, ORIGIN),), markers, tokens)


def document(**facts) -> DocumentFacts:
    return DocumentFacts(**facts)


SHORTEST = lay("202aDA", "203aDA")
BEND = lay("202aDA", "208aDB", "203aDA")
RING = lay("210aDC", "216aDC", "310aDC")  # three hairpins around a corner of the grid
RING_WITH_LANES = lay("210aDC", "211bDC", "310aDC")  # 211b begins and ends with lanes
BENDS = ("105aDB", "106aDB", "112aDB")
BACK = ("113aDB", "115aDB", "117aDB")
TWO_GRIDS = lay("102aDA", *BENDS, "401aDA", *BACK)
HAIRPIN = lay("202aDA", "210aDC", "203aDA")
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
SWAPPED = (("joker-exit", 8, "E"), ("joker-entrance", 11, "B"))


def rallycross(*markers: tuple) -> Layout:
    """The published rallycross with some standees."""
    return mark(published("rx-1-ss1"), *markers)


RALLYCROSS = rallycross(("finish", 2, "D"), *ARCHES)
# A ring driven north at q = 0; beside it the grid tile 401a, to whose rear the fork 404a leads.
GRID_ON_A_LOOP = Layout(
    (
        *lay(
            "404aDA", "204aDA", "205aDA", "402aAD", "210aCD", "208aBD",
            "206aDA", "207aDA", "303aDA", "209aBD", "310aCD",
        ).tiles,
        PlacedTile("217a", Hex(1, -1), 3),
        PlacedTile("401a", Hex(1, -2)),
        PlacedTile("218a", Hex(1, -3), 2),
    ),
    (Marker("finish", Hex(-1, -3), "D"),),
)  # fmt: skip
GRID_AT_A_HONEYCOMB = honeycomb("415b", 5).place(PlacedTile("401b", Hex(1, -1), 4))
ENTRANCE_OF_TWO = Marker("joker-entrance", Hex(3, 1), "B")
TEN_TILES = lay("202aDA", *(f"{n}aDA" for n in (204, 205, 206, 207, 303, 304, 305, 306)), "203aDA")
DIAMOND = Layout(
    (
        PlacedTile("202a", Hex(0, 1), 0),
        PlacedTile("404a", Hex(0, 0), 0),
        PlacedTile("208a", Hex(0, -1), 0),
        PlacedTile("209a", Hex(1, -1), 3),
        PlacedTile("406a", Hex(1, -2), 1),
        PlacedTile("203a", Hex(2, -2), 5),
    )
)

# code: layout that has it, where, layout that just has not
CASES: dict[str, tuple[Case, list[Place], Case]] = {
    "PLA-1": (
        case(Layout((PlacedTile("204a", ORIGIN), PlacedTile("205a", ORIGIN)))),
        [(ORIGIN, None)],
        case(Layout((PlacedTile("204a", ORIGIN), PlacedTile("205a", Hex(0, 1))))),
    ),
    "PLA-2": (case(one("205")), [(ORIGIN, None)], case(one("205a"))),
    "PLA-3": (  # 205a has three rows: borders after the first and the second
        case(one("205a", Marker("finish", ORIGIN, "r0.2"))),
        [(ORIGIN, None)],
        case(one("205a", Marker("finish", ORIGIN, "r0.1"))),
    ),
    "PLA-4": (
        case(one("205a", Marker("finish", ORIGIN, "r0.1", Edge.B))),
        [(ORIGIN, Edge.B)],
        case(one("205a", Marker("finish", ORIGIN, "r0.1", Edge.A))),
    ),
    "PLA-5": (
        case(one("205a", tokens=(Token("jump", Hex(0, 1)),))),
        [(Hex(0, 1), None)],
        case(one("205a", tokens=(Token("jump", ORIGIN),))),
    ),
    "PLA-6": (  # without a finish line laps are counted over a start line
        case(mark(RING, ("finish", 0, "C"), ("start", 1, "C"))),
        [(Hex(1, 0), None)],
        case(mark(RING, ("start", 1, "C"))),
    ),
    "INV-1": (  # both sides of the one tile 205
        case(lay("205aDA", "205bDA")),
        [(Hex(0, -1), None)],
        case(lay("205aDA", "204bDA")),
    ),
    "INV-2": (
        case(one("401a"), boxes=[DIRT_CORE]),
        [(ORIGIN, None)],
        case(one("401a"), boxes=[DIRT_CORE, RX]),
    ),
    "INV-3": (
        case(one("905a"), boxes=[RX]),
        [(None, None)],
        case(one("905a")),
    ),
    "CON-1": (
        case(lay("204aDA").place(PlacedTile("901a", Hex(0, -1)))),
        [(ORIGIN, Edge.A)],
        case(lay("204aDA").place(PlacedTile("205a", Hex(0, -1)))),
    ),
    "CON-2": (case(lay("202aDA", "204aDA")), [(Hex(0, -1), Edge.A)], case(SHORTEST)),
    "CON-3": (
        case(lay("139aDA", "103aDA")),
        [(Hex(0, -1), Edge.D)],
        case(lay("139aDA", "140aDA")),
    ),
    "CON-4": (
        case(lay("121bEC", "103bDA")),
        [(Hex(1, -1), Edge.E)],
        case(lay("121bEC", "121bCE")),
    ),
    "CON-5": (
        case(lay("103bDA", "103aDA")),
        [(ORIGIN, Edge.A)],
        case(lay("103aDA", "104aDA")),
    ),
    "CON-6": (case(BEND.rotate(Hex(0, -1), 1)), [(Hex(0, -1), None)], case(BEND)),
    "STG-1": (case(lay("204aDA", "203aDA")), [WHOLE], case(SHORTEST)),
    "STG-2": (
        case(lay("202aDA", "301aDA", "203aDA")),
        [(Hex(0, -1), None)],
        case(lay("202aDA", "204aDA", "203aDA")),
    ),
    "STG-3": (case(lay("202aDA", "204aDA")), [WHOLE], case(SHORTEST)),
    "STG-4": (
        case(Layout((PlacedTile("202a", ORIGIN), PlacedTile("203a", Hex(0, -2))))),
        [(Hex(0, -2), None)],
        case(SHORTEST),
    ),
    "STG-5": (
        case(mark(lay("205aDA", "203aDA"), ("start", 0, "r0.0", Edge.D))),
        [(ORIGIN, None)],
        case(mark(lay("205aDA", "203aDA"), ("start", 0, "r0.0", Edge.A))),
    ),
    "STG-6": (
        case(lay("202aDA", "203aDA", "302aDA")),
        [(Hex(0, -2), None)],
        case(lay("202aDA", "203aDA", "204aDA")),
    ),
    "STG-7": (case(lay("204aDA", "202aDA", "203aDA")), [(ORIGIN, None)], case(SHORTEST)),
    "STG-8": (
        case(lay("202aDA", "402aDA", "203aDA")),
        [(Hex(0, -1), Edge.F)],
        case(lay("202aDA", "204aDA", "203aDA")),
    ),
    "STG-9": (case(SHORTEST), [WHOLE], case(TEN_TILES)),
    "STG-10": (case(DIAMOND), [WHOLE], case(DIAMOND.remove(Hex(1, -1)))),
    "STG-11": (
        case(mark(lay("202aDA", "204aDA"), ("finish", 1, "A"))),
        [(Hex(0, -1), None)],
        case(mark(lay("202aDA", "204aDA"), ("finish", 1, "r0.0"))),
    ),
    "STG-12": (
        case(mark(lay("204aDA", "203aDA"), ("start", 0, "D"))),
        [(ORIGIN, Edge.D)],
        case(mark(lay("204aDA", "203aDA"), ("start", 0, "A"))),
    ),
    "CIR-1": (case(RING), [WHOLE], case(mark(RING, ("finish", 0, "C")))),  # GT: also in a corner
    "CIR-2": (case(lay("102aDA", "103aDA")), [(ORIGIN, None)], case(GT_CIRCUIT)),
    "CIR-3": (case(honeycomb("415b", 12)), [WHOLE], case(honeycomb("415b", 4))),
    "CIR-4": (case(honeycomb("415b", 5)), [WHOLE], case(honeycomb("415b", 4))),
    "CIR-5": (  # four of the six grid boxes lie before the second line
        case(mark(GT_CIRCUIT, ("finish", 0, "r0.1"))),
        [(ORIGIN, None)],
        case(mark(GT_CIRCUIT, ("finish", 0, "r0.2"))),
    ),
    "CIR-6": (  # 102a and 401a print a line
        case(TWO_GRIDS),
        [(Hex(2, -1), None)],
        case(lay("102aDA", *BENDS, "104aDA", *BACK)),
    ),
    "CIR-7": (  # the standee shows no way, and one
        case(mark(RING, ("finish", 0, "C"))),
        [(ORIGIN, None)],
        case(mark(RING, ("finish", 0, "C", Edge.C))),
    ),
    "RXC-1": (
        case(SHORTEST, document=document(game="rx")),
        [WHOLE],
        case(SHORTEST, document=document(game="dirt")),
    ),
    "RXC-2": (  # its grid faces away from the fork, and toward it
        case(RALLYCROSS.rotate(Hex(-1, -1), 3)),
        [(Hex(-1, -1), None)],
        case(RALLYCROSS),
    ),
    "RXC-3": (  # the first tile after the pre-grid, and the second
        case(rallycross(("finish", 7, "D"), *ARCHES)),
        [(Hex(-2, 0), None)],
        case(rallycross(("finish", 2, "r0.1"), *ARCHES)),
    ),
    "RXC-4": (
        case(GRID_ON_A_LOOP),
        [(Hex(1, -2), Edge.D)],
        case(GRID_ON_A_LOOP.remove(Hex(1, -1))),
    ),
    "RXC-5": (case(RALLYCROSS.remove(Hex(-1, 0))), [WHOLE], case(RALLYCROSS)),
    "RXC-6": (  # an arch stands on the entrance of two of the roads; one on the exit of one, too
        case(GRID_AT_A_HONEYCOMB.mark(ENTRANCE_OF_TWO)),
        [WHOLE],
        case(GRID_AT_A_HONEYCOMB.mark(ENTRANCE_OF_TWO).mark(Marker("joker-exit", Hex(1, 2), "F"))),
    ),
    "RXC-7": (
        case(rallycross(*ARCHES, ("joker-entrance", 3, "r0.0"))),
        [(Hex(-1, 0), None)],
        case(RALLYCROSS),
    ),
    "RXC-8": (
        case(rallycross(("finish", 2, "D"), ARCHES[0])),
        [(Hex(0, -1), None)],
        case(RALLYCROSS),
    ),
    "RXC-9": (
        case(rallycross(("finish", 2, "D"), *SWAPPED)),
        [(Hex(-1, 1), None), (Hex(0, -1), None)],
        case(RALLYCROSS),
    ),
    "RXC-10": (  # 204a lies on the road that the joker section replaces
        case(rallycross(("finish", 2, "D"), ("joker-entrance", 0, "A"), ARCHES[1])),
        [(Hex(0, 0), None)],
        case(RALLYCROSS),
    ),
    "RXC-11": (
        case(rallycross(("finish", 0, "r0.0"), *ARCHES)),
        [(Hex(0, 0), None)],
        case(RALLYCROSS),
    ),
    "RXC-12": (
        case(mark(RING, ("finish", 0, "C"), ("joker-entrance", 1, "C"))),
        [(ORIGIN, None)],
        case(mark(RING_WITH_LANES, ("finish", 0, "C"), ("joker-entrance", 1, "C"))),
    ),
    "RXC-13": (
        case(rallycross(("finish", 6, "r0.0"), *ARCHES)),
        [(Hex(-1, -1), None)],
        case(RALLYCROSS),
    ),
    "JMP-1": (  # the jump is the second row of 204b
        case(mark(lay("202aDA", "204bDA"), ("finish", 1, "A"))),
        [(Hex(0, -1), None)],
        case(mark(lay("202aDA", "204bDA"), ("finish", 1, "r0.0"))),
    ),
    "JMP-2": (
        case(lay("202aDA", "204bDA", "210aDC", "203aDA")),
        [(Hex(0, -1), None)],
        case(lay("202aDA", "204bDA", "205aDA", "210aDC", "203aDA")),
    ),
    "MUD-1": (  # the drift line of 210a has limit 2, its inner line 1
        case(replace(HAIRPIN, tokens=2 * (Token("mud-spray", Hex(0, -1)),))),
        [(Hex(0, -1), None)],
        case(replace(HAIRPIN, tokens=(Token("mud-spray", Hex(0, -1)),))),
    ),
    "DOC-1": (case(Layout()), [WHOLE], case(one("204a"))),
    "DOC-2": (
        case(SHORTEST, document=document(stale=True)),
        [WHOLE],
        case(SHORTEST, document=document(stale=False)),
    ),
    "DOC-3": (
        case(SHORTEST, document=document(stage_names=("one", "two", "one"))),
        [WHOLE],
        case(SHORTEST, document=document(stage_names=("one", "two", "three"))),
    ),
    "DOC-4": (
        case(SHORTEST, document=document(unknown_boxes=("dirt-cor",))),
        [WHOLE],
        case(SHORTEST, document=document()),
    ),
    "DOC-5": (
        case(SHORTEST, document=document(game="gt", course="circuit")),
        [WHOLE],
        case(SHORTEST, document=document(game="dirt", course="stage")),
    ),
    "DOC-6": (
        case(SHORTEST, document=document(game="gt")),
        [WHOLE],
        case(SHORTEST, document=document(game="dirt")),
    ),
}


# --- every code ----------------------------------------------------------------------------------


def test_every_code_has_its_cases():
    assert list(CASES) == [rule.code for rule in rules()]


@pytest.mark.parametrize("code", CASES)
def test_the_layout_that_has_it(code: str):
    triggering, places, _ = CASES[code]
    assert triggering.places(code) == places


@pytest.mark.parametrize("code", CASES)
def test_the_layout_that_just_has_not(code: str):
    _, _, quiet = CASES[code]
    assert quiet.places(code) == []


@pytest.mark.parametrize("code", CASES)
def test_messages_say_what_is_wrong_and_what_to_do(code: str):
    triggering, _, _ = CASES[code]
    for finding in triggering.findings:
        rule = rule_of(finding.code)
        assert finding.severity is rule.severity
        assert finding.message[0] == finding.message[0].lower()
        assert not finding.message.endswith(".")
        assert finding.remedy
        assert "None" not in finding.message + finding.remedy


def test_codes_are_found_in_any_case():
    assert rule_of("con-1") is rule_of("CON-1")
    assert rule_of("CON-99") is None


def test_the_handbook_is_up_to_date():
    page = Path(__file__).parents[1] / "docs" / "legality.md"
    assert page.read_text("utf-8") == handbook(), (
        "run: trackeditor rules --handbook > docs/legality.md"
    )


def test_the_handbook_tells_all_about_every_rule():
    text = handbook()
    for rule in rules():
        section = text.split(f"### {rule.code} {rule.title}\n")[1].split("\n###")[0]
        assert rule.explanation in section
        assert rule.source in section
        assert rule.severity.value in section.lower()
        assert len(rule.explanation) > 10


# --- published stages ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", STAGES)
def test_published_stages_are_legal(name: str):
    assert len(STAGES) == 20
    found = check_layout(published(name), LIBRARY)
    assert [finding for finding in found if finding.severity is not Severity.ADVICE] == []


@pytest.mark.parametrize("name", sorted(set(PUBLISHED) - set(STAGES)))
def test_circuits_and_forks_have_warnings_only(name: str):
    found = check_layout(published(name), LIBRARY)
    assert {finding.severity for finding in found} <= {Severity.WARNING, Severity.ADVICE}
    expected = {
        "ice-1-ss1": {"CIR-1", "CIR-7"},  # its line is a standee
        "rx-1-ss1": {"CIR-1", "CIR-7", "RXC-8"},  # its standee and its arches
        "cup-2023-03-ss1": {"STG-8", "STG-9"},
        "cup-2023-03-ss3": {"STG-8", "STG-9"},
    }
    assert {finding.code for finding in found} == expected[name]


def test_unused_branches_are_named_with_their_edge():
    unused = case(published("cup-2023-03-ss1")).places("STG-8")
    # the arm at B of the junction 415b, straight on at A of 404b, the branch at E of 402b
    assert set(unused) == {
        (Hex(0, -1), Edge.B),
        (Hex(-1, -1), Edge.A),
        (Hex(-1, -5), Edge.E),
    }


# --- broken variants -----------------------------------------------------------------------------


def road_ends_of(layout: Layout, at: Hex) -> set[Edge]:
    tile = layout.tile_at(at)
    return {tile.global_edge(edge) for edge in LIBRARY.side(tile.side).ends}


def cured(layout: Layout, finding: Finding) -> Layout:
    """The layout after doing what the remedy says."""
    at = finding.place.at
    if " over" in finding.remedy:
        layout = layout.flip(at)
    turn = re.search(r"by (\d+) degrees( anticlockwise)?", finding.remedy)
    if turn:
        layout = layout.rotate(at, int(turn[1]) // 60 * (-1 if turn[2] else 1))
    return layout


def errors(layout: Layout, **facts) -> list[Finding]:
    found = check_layout(layout, LIBRARY, **facts)
    return [finding for finding in found if finding.severity is Severity.ERROR]


def driven_tiles(name: str) -> list[PlacedTile]:
    return [tile for tile in published(name) if LIBRARY.side(tile.side).roads]


@pytest.mark.parametrize("name", STAGES)
def test_a_turned_tile_is_named_once_and_the_remedy_cures(name: str):
    layout = published(name)
    for tile in driven_tiles(name):
        for steps in range(1, 6):
            turned = layout.rotate(tile.at, steps)
            if road_ends_of(turned, tile.at) == road_ends_of(layout, tile.at):
                assert errors(turned) == []
                continue
            found = errors(turned)
            assert [f.code for f in found] == ["CON-6", "STG-4"]
            assert found[0].place.at == tile.at
            assert errors(cured(turned, found[0])) == []


@pytest.mark.parametrize("name", STAGES)
def test_a_missing_tile_is_one_gap_beside_its_neighbours(name: str):
    layout = published(name)
    for tile in driven_tiles(name):
        found = errors(layout.remove(tile.at))
        lines = LIBRARY.side(tile.side).lines
        missing = {"start": "STG-1", "finish": "STG-3"}[lines[0].kind] if lines else "STG-4"
        assert [finding.code for finding in found] == ["CON-2", missing]
        place = found[0].place
        assert place.at.neighbour(place.edge) == tile.at
        assert f"({tile.at.q}, {tile.at.r})" in found[0].message


@pytest.mark.parametrize("name", STAGES)
def test_a_doubled_tile_exceeds_the_box(name: str):
    layout = published(name)
    for tile in driven_tiles(name):
        elsewhere = PlacedTile(tile.side, Hex(50, 50))
        found = errors(layout.place(elsewhere))
        assert {finding.place.at for finding in found} == {elsewhere.at}
        assert {"INV-1", "CON-2"} <= {finding.code for finding in found}
        on_the_same_hexagon = Layout((*layout.tiles, tile))
        found = errors(on_the_same_hexagon)
        assert [(f.code, f.place.at) for f in found] == [("INV-1", tile.at), ("PLA-1", tile.at)]


CHAINED = [
    (side, enters, leaves)
    for side in LIBRARY
    if not LIBRARY.side(side).lines and LIBRARY.side(side).face
    for enters, leaves in LIBRARY.compiled(side).passages
    if all(LIBRARY.side(side).ends[edge] == (2, None) for edge in (enters, leaves))
]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(CHAINED))
def test_a_flipped_tile_is_named_where_its_other_side_differs(passage):
    side, enters, leaves = passage
    stage = lay("202aDA", f"{side}{enters.name}{leaves.name}", "203aDA")
    at = stage.tiles[1].at
    flipped = stage.flip(at)
    ends = LIBRARY.side(flipped.tile_at(at).side).ends
    serves = (enters, leaves) in LIBRARY.compiled(flipped.tile_at(at).side).passages
    found = errors(flipped)
    connections = [finding for finding in found if finding.code.startswith("CON")]
    if all(edge in ends and ends[edge] in ((2, None), (3, None)) for edge in (enters, leaves)):
        assert serves == (not any(finding.code == "STG-4" for finding in found))
        return
    assert connections
    touched = {at, *(at.neighbour(edge) for edge in Edge)}
    assert {finding.place.at for finding in connections} <= touched
    assert any(finding.code == "STG-4" for finding in found)


@pytest.mark.parametrize("name", STAGES)
def test_tiles_of_a_box_that_is_not_at_hand_are_named(name: str):
    layout = published(name)
    found = check_layout(layout, LIBRARY, boxes=[DIRT_CORE])
    missing = [tile for tile in layout if int(tile.tile) not in DIRT_CORE.tiles]
    with_road = [tile.at for tile in missing if LIBRARY.side(tile.side).ends]
    assert sorted(f.place.at for f in found if f.code == "INV-2") == sorted(with_road)
    scenery = sorted(tile.tile for tile in missing if not LIBRARY.side(tile.side).ends)
    named = [f.message for f in found if f.code == "INV-3"]
    assert len(named) == bool(scenery)
    assert all(message.endswith(", ".join(scenery)) for message in named)


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(STAGES), steps=st.integers(1, 5), data=st.data())
def test_findings_turn_with_the_layout(name, steps, data):
    layout = published(name)
    tile = data.draw(st.sampled_from(driven_tiles(name)))
    broken = data.draw(
        st.sampled_from([layout.rotate(tile.at, 1), layout.remove(tile.at), layout.flip(tile.at)])
    )

    def places(one: Layout, turn: int) -> Counter:
        return Counter(
            (f.code, f.place.at and f.place.at.turned(turn))
            for f in check_layout(one, LIBRARY)
            if f.code != "CON-2"  # of the tiles at one gap any may be named
        )

    assert places(broken.rotate_all(steps), 0) == places(broken, steps)


# --- the judgement of single rules ---------------------------------------------------------------


def codes(layout: Layout, **facts) -> list[str]:
    found = check_layout(layout, LIBRARY, **facts)
    return [f.code for f in found if f.severity is not Severity.ADVICE]


def test_the_road_may_end_behind_the_start_and_beyond_the_finish():
    assert codes(SHORTEST) == []
    into_scenery = SHORTEST.place(PlacedTile("901a", Hex(0, 1)))
    assert codes(into_scenery.place(PlacedTile("902a", Hex(0, -2)))) == []
    # 201a lies with its blind end at D on the road beyond the finish
    assert codes(SHORTEST.place(PlacedTile("201a", Hex(0, -2)))) == []


def test_tiles_behind_the_start_may_end_too():
    layout = lay("205aDA", "204aDA", "202aDA", "203aDA", "206aDA")
    assert codes(layout) == ["STG-7", "STG-7", "STG-7"]


def test_the_road_to_the_finish_must_come_from_somewhere():
    """The service park beyond it is no road: what ends on the other side is the stage itself."""
    # 203aDA lies with 201a at A; 204a south of it lies across, with its roads to the north-east
    closed = lay("203aDA").place(PlacedTile("201a", Hex(0, -1)))
    assert case(closed).places("CON-2") == [(ORIGIN, Edge.D)]
    across = closed.place(PlacedTile("204a", Hex(0, 1), 1))
    assert case(across).places("CON-1") == [(ORIGIN, Edge.D)]


def test_a_tile_that_is_not_known_may_lead_on_from_the_start():
    layout = lay("202aDA").place(PlacedTile("no such tile", Hex(0, -1)))
    assert "CON-2" not in codes(layout)


def test_a_stage_on_one_tile():
    layout = mark(lay("206aDA"), ("start", 0, "r0.0"), ("finish", 0, "r0.1"))
    assert codes(layout) == []


def test_a_tile_turned_over_is_cured_by_turning_it_over():
    # 413b leads from D to B, 413a from A to C: as 413a the road is missing
    stage = lay("202aDA", "413bDB", "203aDA")
    flipped = stage.flip(Hex(0, -1))
    found = [f for f in errors(flipped) if f.code == "CON-6"]
    assert [f.place.at for f in found] == [Hex(0, -1)]
    assert errors(cured(flipped, found[0])) == []


def test_a_lone_tile_is_one_finding():
    layout = SHORTEST.place(PlacedTile("204a", Hex(9, 9)))
    assert codes(layout) == ["CON-2"]
    assert case(layout).places("CON-2") == [(Hex(9, 9), None)]


def test_the_start_line_that_is_not_used_is_the_second_one():
    # 301a leads nowhere; the stage runs from 202a
    layout = lay("202aDA", "203aDA")
    layout = Layout((PlacedTile("301a", Hex(9, 9)), *layout.tiles))
    assert case(layout).places("STG-2") == [(Hex(9, 9), None)]


def test_a_start_line_that_no_car_can_drive_over_is_not_called_unreached_finish():
    layout = mark(lay("204aDA", "203aDA"), ("start", 0, "D"))
    assert codes(layout) == ["STG-12"]


def test_a_finish_standee_between_two_tiles_is_legal():
    layout = mark(lay("202aDA", "204aDA", "205aDA"), ("finish", 2, "D"))
    assert "STG-11" not in codes(layout)
    assert "STG-4" not in codes(layout)


def test_all_copies_of_several_boxes_count():
    layout = lay("205aDA", "205bDA")
    assert "INV-1" in codes(layout, boxes=[DIRT_CORE])
    assert "INV-1" not in codes(layout, boxes=[DIRT_CORE, DIRT_CORE])
    assert "INV-2" in codes(layout, boxes=[])


def test_reprinted_tiles_count_once_among_the_boxes_on_sale():
    # 301 is in Monte Carlo and in the out-of-print box that it replaced
    assert copies_on_sale(LIBRARY)[301] == 1
    assert copies_on_sale(LIBRARY)[103] == 3
    # 122 is in two boxes in print
    assert copies_on_sale(LIBRARY)[122] == 2


def test_several_unused_ends_of_one_tile_are_one_finding():
    # the second road of the crossing 414b is not driven: its ends D and F
    layout = lay("202aDA", "414bAC", "203aDA")
    assert case(layout).places("STG-8") == [(Hex(0, -1), None)]


def test_unknown_tiles_do_not_hide_other_findings():
    layout = SHORTEST.place(PlacedTile("no such tile", Hex(0, -2)))
    layout = layout.place(PlacedTile("204a", Hex(9, 9)))
    assert codes(layout) == ["CON-2", "PLA-2"]


@pytest.mark.parametrize("side", ["205", "205A", "205c", "206c"])
def test_a_mistyped_tile_gets_a_suggestion(side: str):
    (finding,) = [f for f in check_layout(one(side), LIBRARY) if f.code == "PLA-2"]
    assert f"{side[:3]}a" in finding.remedy


@pytest.mark.parametrize("side", ["", "x" * 40, "²", "99999", "<b>", "tile\n205a"])
def test_any_name_of_a_tile_can_be_reported(side: str):
    assert "PLA-2" in codes(one(side))


def test_errors_come_first():
    found = check_layout(published("cup-2023-03-ss1").remove(Hex(-3, -3)), LIBRARY)
    order = [list(Severity).index(finding.severity) for finding in found]
    assert order == sorted(order)
    assert {Severity.ERROR, Severity.WARNING} >= {found[0].severity}


def test_a_search_that_was_cut_is_admitted():
    analysis = analyse(honeycomb("415b", 25), LIBRARY)
    found = {f.code: f for f in check_analysis(analysis, LIBRARY)}
    assert "very many" in found["CIR-3"].message


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_heap_of_tiles_can_be_checked(data):
    """No layout makes the check fail, and every finding lies on the layout or the whole of it."""
    sides = st.sampled_from([*LIBRARY, "999z"])
    positions = st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3))
    tiles = data.draw(
        st.lists(st.builds(PlacedTile, sides, positions, st.integers(0, 5)), max_size=25)
    )
    lines = st.sampled_from([*"ABCDEF", "r0.0", "r0.1", "r1.0", "r9.9", "nonsense"])
    kinds = st.sampled_from(["start", "finish", "start-finish", "joker-entrance", "joker-exit"])
    toward = st.sampled_from([None, *Edge])
    markers = data.draw(st.lists(st.builds(Marker, kinds, positions, lines, toward), max_size=4))
    layout = Layout(tuple(tiles), tuple(markers))
    places = {tile.at for tile in tiles} | {marker.at for marker in markers} | {None}
    for finding in check_layout(layout, LIBRARY):
        assert finding.place.at in places
        assert finding.to_dict()["code"] == finding.code
