"""What the game of a road-book means: the courses that it has, the markers that it reads."""

from dataclasses import replace

import pytest
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published

from trackeditor.course import analyse
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import (
    Context,
    DocumentFacts,
    Finding,
    Fix,
    Severity,
    check_context,
    context_of,
    fixes,
)
from trackeditor.legality.registry import GAME_COURSES
from trackeditor.simulator.rules import load_rules

STAGE = lay("202aDA", "204aDA", "203aDA")
RING = lay("210aDC", "216aDC", "310aDC")  # three hairpins around a corner of the grid
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
RALLYCROSS = mark(published("rx-1-ss1"), ("finish", 2, "D"), *ARCHES)
STRAY = ("joker-entrance", 1, "r0.0")


def context(layout: Layout, game: str, **facts) -> Context:
    document = DocumentFacts(game=game, **facts)
    return context_of(analyse(layout, LIBRARY), LIBRARY, document=document)


def found(layout: Layout, code: str, game: str, **facts) -> list[Finding]:
    findings = check_context(context(layout, game, **facts))
    return [finding for finding in findings if finding.code == code]


def codes(layout: Layout, game: str) -> set[str]:
    return {finding.code for finding in check_context(context(layout, game))}


def offered(layout: Layout, code: str, game: str, **facts) -> list[Fix]:
    """The fixes for the first finding with a code."""
    return [*fixes(found(layout, code, game, **facts)[0], context(layout, game, **facts))]


# --- the course of a game ------------------------------------------------------------------------


def test_games_are_driven_on_what_their_rule_sets_say():
    assert {game: load_rules(game).course for game in GAME_COURSES} == GAME_COURSES


@pytest.mark.parametrize(
    ("layout", "game", "fitting"),
    [
        (GT_CIRCUIT, "dirt", "gt"),
        (GT_CIRCUIT, "classic", "gt"),
        (RALLYCROSS, "dirt", "rx"),
        (STAGE, "gt", "dirt"),
    ],
)
def test_a_layout_that_the_game_does_not_have_suggests_one_that_does(
    layout: Layout, game: str, fitting: str
):
    (finding,) = found(layout, "DOC-6", game)
    assert finding.severity is Severity.ADVICE  # circuits and stages may be kept side by side
    (fix,) = offered(layout, "DOC-6", game)
    assert (fix.game, fix.layout) == (fitting, layout)
    assert "DOC-6" not in codes(layout, fitting)


@pytest.mark.parametrize(
    ("layout", "game"),
    [(GT_CIRCUIT, "gt"), (RALLYCROSS, "rx"), (STAGE, "dirt"), (STAGE, "classic"), (STAGE, "")],
)
def test_a_layout_that_the_game_has_is_no_news(layout: Layout, game: str):
    assert codes(layout, game).isdisjoint({"DOC-5", "DOC-6", "RXC-1"})


def test_the_game_stays_where_other_stages_depend_on_it():
    names = ("one", "two")
    assert found(GT_CIRCUIT, "DOC-6", "dirt", stage_names=names)
    assert offered(GT_CIRCUIT, "DOC-6", "dirt", stage_names=names) == []


def test_for_a_chosen_game_only_the_error_is_told():
    assert found(STAGE, "DOC-5", "gt", course="circuit")
    assert not found(STAGE, "DOC-6", "gt", course="circuit")


def test_of_a_road_that_cannot_be_driven_nobody_knows_the_game():
    assert not found(lay("204aDA", "205aDA"), "DOC-6", "gt")


# --- a circuit that is not closed yet ------------------------------------------------------------

OPEN = lay("205aDA", "208aDB", "206aDA")
OF_CIRCUITS = [game for game, course in GAME_COURSES.items() if course == "circuit"]
OF_STAGES = {"STG-1", "STG-3", "STG-4"}


@pytest.mark.parametrize("game", OF_CIRCUITS)
@pytest.mark.parametrize(
    "markers", [(), (("finish", 1, "r0.0"),), (("start", 1, "r0.0"),), (("start-finish", 1, "A"),)]
)
def test_an_open_road_in_a_game_of_circuits_lacks_no_line_of_a_stage(markers: tuple, game: str):
    """START and FINISH tiles would be wrong there: it is to come back to where it begins."""
    layout = mark(OPEN, *markers)
    assert codes(layout, game).isdisjoint(OF_STAGES)
    (finding,) = found(layout, "CIR-2", game)
    assert finding.severity is Severity.ERROR
    assert "FINISH" not in finding.remedy


@pytest.mark.parametrize("game", ["dirt", "classic", ""])
def test_an_open_road_in_a_game_of_stages_lacks_its_lines(game: str):
    assert {"STG-1", "STG-3"} <= codes(OPEN, game)
    assert "CIR-2" not in codes(OPEN, game)


def test_a_rallycross_that_does_not_close_is_not_asked_to_lead_back_to_its_pregrid():
    """The pre-grid is left once and never entered again (RULES.md, section 3)."""
    layout = lay("401bDA", "205aDA")
    (finding,) = found(layout, "CIR-2", "rx")
    assert finding.message == "the circuit is not closed"
    assert finding.place.tile is None


@pytest.mark.parametrize("game", OF_CIRCUITS)
def test_a_layout_with_start_and_finish_stays_a_stage_whatever_its_game(game: str):
    apart = Layout((*lay("202aDA").tiles, *lay("203aDA", at=Hex(5, 5)).tiles))
    assert "STG-4" in codes(apart, game)
    assert "CIR-2" not in codes(apart, game)


@pytest.mark.parametrize("game", OF_CIRCUITS)
def test_a_tile_that_nobody_knows_may_close_the_circuit(game: str):
    layout = OPEN.place(PlacedTile("999a", Hex(0, 1)))
    assert codes(layout, game).isdisjoint({"CIR-2", *OF_STAGES})


def test_a_stage_in_a_rallycross_may_become_one_of_dirt():
    (fix,) = offered(STAGE, "RXC-1", "rx")
    assert (fix.game, fix.layout) == ("dirt", STAGE)


# --- arches in games without joker laps ----------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "game"),
    [(GT_CIRCUIT, "gt"), (STAGE, "dirt"), (STAGE, "classic"), (GT_CIRCUIT, "dirt")],
)
def test_a_stray_arch_is_to_be_removed_and_nothing_rebuilt(layout: Layout, game: str):
    stray = mark(layout, STRAY)
    (finding,) = found(stray, "PLA-6", game)
    assert finding.place.at == layout.tiles[1].at
    assert finding.remedy.startswith("remove the marker")
    assert not [code for code in codes(stray, game) if code.startswith("RXC")]
    (fix,) = offered(stray, "PLA-6", game)
    assert fix.layout.markers == layout.markers
    assert fix.game == ""


def test_all_of_a_rallycross_may_become_one():
    first, second = found(RALLYCROSS, "PLA-6", "gt")
    assert {first.place.tile, second.place.tile} == {"408a", "415a"}
    removed, set_game = offered(RALLYCROSS, "PLA-6", "gt")
    assert len(removed.layout.markers) == 2
    assert (set_game.game, set_game.layout) == ("rx", RALLYCROSS)


def test_in_rallycross_and_where_no_game_is_said_arches_are_read():
    for game in ("rx", ""):
        assert "PLA-6" not in codes(RALLYCROSS, game)
        assert {"RXC-2", "RXC-5"} <= codes(mark(GT_CIRCUIT, STRAY), game)
    assert "RXC-1" in codes(mark(STAGE, STRAY), "rx")


def test_a_rallycross_that_is_called_dirt_is_read_as_one():
    """The game that a road-book has unless it names another one says little."""
    without_exit = replace(RALLYCROSS, markers=RALLYCROSS.markers[:-1])
    assert "PLA-6" not in codes(without_exit, "dirt")
    assert found(without_exit, "RXC-8", "dirt")


# --- standees on circuits ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "game"),
    [
        (GT_CIRCUIT, "gt"),
        (RALLYCROSS, "rx"),
        (mark(RING, ("finish", 0, "C")), "gt"),
    ],
)
def test_a_start_marker_beside_the_line_of_the_laps_has_no_effect(layout: Layout, game: str):
    tile = next(t for t in layout if (t.side, t.at) != (layout.tiles[0].side, layout.tiles[0].at))
    edge = LIBRARY.side(tile.side).roads[0].start.name
    both = mark(layout, ("start", layout.tiles.index(tile), edge))
    (finding,) = found(both, "PLA-6", game)
    assert (finding.severity, finding.place.at) == (Severity.WARNING, tile.at)
    (fix,) = offered(both, "PLA-6", game)
    assert fix.layout == layout


def test_a_start_marker_that_serves_as_the_line_counts():
    assert "PLA-6" not in codes(mark(RING, ("start", 1, "C")), "gt")


def test_a_start_marker_off_the_circuit_has_no_effect():
    apart = PlacedTile("204a", Hex(9, 9))
    layout = mark(Layout((*GT_CIRCUIT.tiles, apart)), ("start", len(GT_CIRCUIT), "r0.0"))
    (finding,) = found(layout, "PLA-6", "gt")
    assert finding.place.at == apart.at


def test_a_start_marker_on_a_stage_counts():
    assert "PLA-6" not in codes(mark(lay("204aDA", "203aDA"), ("start", 0, "r0.0")), "dirt")


def test_of_two_equal_standees_on_a_circuit_one_is_removed():
    twice = mark(RING, ("finish", 0, "C"), ("start", 1, "C"), ("finish", 0, "C"))
    double, start = found(twice, "PLA-6", "gt")
    if "twice" not in double.message:
        double, start = start, double
    assert (double.place.at, start.place.at) == (RING.tiles[0].at, RING.tiles[1].at)
    (fix,) = fixes(double, context(twice, "gt"))
    assert fix.layout == mark(RING, ("finish", 0, "C"), ("start", 1, "C"))
