"""Pace notes; the right ones are written from the tile facts (FORMATS.md, section 2) by hand."""

import json

import pytest
from laying import lay, published

from trackeditor.course import analyse, course_from_dict, course_to_dict
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, read_layout
from trackeditor.resources import data_directory
from trackeditor.roadbook import PaceNote, Turn, notes_text, pace_notes, worded
from trackeditor.roadbook.wording import ENGLISH
from trackeditor.tiles import load_library

EXAMPLES = sorted(data_directory("examples").glob("*.json"))


def laid(*steps):
    """Tiles one after another. Every road is driven from its `from` edge, a `-` turns it round."""
    at, enters = Hex(0, 0), Edge.D
    tiles = []
    for step in steps:
        side = load_library().side(step.rstrip("-"))
        come, go = side.roads[0].start, side.roads[0].end
        if step.endswith("-"):
            come, go = go, come
        tiles.append(PlacedTile(side.id, at, (enters - come) % 6))
        leaves = go.turned(tiles[-1].rotation)
        at, enters = at.neighbour(leaves), leaves.opposite
    return Layout(tuple(tiles))


def course_of(layout):
    course = analyse(layout, load_library()).course
    assert course is not None
    return course


def between(*steps):
    """The notes between the start line of 202a (one cell before the next tile) and the finish
    line of 203a (two cells on that tile)."""
    first, *notes, last = notes_text(course_of(laid("202a", *steps, "203a")))
    assert (first, last) == ("202a START", "203a FINISH")
    return ", ".join(notes)


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        (["204a"], "straight 5"),
        (["204a", "206a"], "straight 9"),
        (["205b"], "straight 2, over jump 4, straight 3"),
        (["204b"], "straight 2, over jump 3, straight 2"),
        (["207b"], "straight 2, over jump 4, through water, straight 3"),
        (["207b-"], "straight 2, through water, over jump 4, straight 3"),
        (["210a"], "straight 1, hairpin right 1, straight 2"),
        (["210a-"], "straight 1, hairpin left 1, straight 2"),
        (["216a"], "straight 1, hairpin right 2, straight 2"),
        (["217a"], "straight 2, right 2, straight 3"),
        (["217b"], "straight 2, right 2 cut 3, straight 3"),
        (["217b-"], "straight 2, left 2 cut 3, straight 3"),
        (["219a"], "straight 3, hairpin right 2, straight 4"),
        (["219b-"], "straight 3, hairpin left 2 cut 2, straight 4"),
        (["220b"], "straight 3, hairpin right 2, over jump 3, through water, straight 2"),
        (["224b"], "straight 2, right 3 cut 5, straight 3"),
        (["228b"], "straight 1, over jump 4, right 4, straight 3"),
    ],
)
def test_straights_jumps_water_and_single_corners(steps, notes):
    assert between(*steps) == notes


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        # 214a, 226a: one corner on a tile whose road leaves it straight across.
        (["214a"], "straight 2, right 1, straight 3"),
        (["214a-"], "straight 2, left 1, straight 3"),
        (["226a"], "straight 2, right 3, straight 3"),
        # 215a: right then left, whichever way it is driven.
        (["215a"], "straight 2, chicane right 1 left 1, straight 3"),
        (["215a-"], "straight 2, chicane right 1 left 1, straight 3"),
        (["215b"], "straight 2, chicane right 1 cut 3 left 1 cut 3, straight 3"),
        # 229a, 310b: two corners of equal limit to one side, without a cell between them.
        (["229a"], "straight 2, double right 4, straight 2"),
        (["229a-"], "straight 1, double left 4, straight 3"),
        (["229b"], "straight 1, through water, double right 4, straight 2"),
    ],
)
def test_several_corners_on_a_tile(steps, notes):
    assert between(*steps) == notes


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        (["208a"], "straight 1, flat right, straight 2"),
        (["208a-"], "straight 1, flat left, straight 2"),
        (["208b"], "straight 1, flat right, through water, straight 2"),
        (["209b"], "straight 1, flat right, over jump 3, straight 2"),
        (["209b-"], "straight 1, over jump 3, flat left, straight 2"),
        (["208a", "209a-"], "straight 1, flat right, flat left, straight 2"),
    ],
)
def test_bends_without_limit(steps, notes):
    assert between(*steps) == notes


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        (["231a"], "straight 2, narrows 5, straight 3"),
        (
            ["318b"],
            "straight 1, onto snow, straight 2, hairpin right 2, narrow straight 2, straight 1,"
            " onto gravel, straight 2",
        ),
        (
            ["314b"],
            "straight 1, onto snow, narrow straight 2, chicane right 1 left 1, narrow straight 2,"
            " onto gravel, straight 2",
        ),
        (
            ["310b-"],
            "straight 1, onto snow, double hairpin left 1, onto gravel, straight 2",
        ),
        (["303a", "304a"], "straight 1, onto asphalt, straight 5, onto gravel, straight 2"),
    ],
)
def test_narrow_road_and_changing_surface(steps, notes):
    assert between(*steps) == notes


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        (["418b"], "straight 1, uphill straight 3, straight 2"),
        (["418b-"], "straight 1, downhill straight 3, straight 2"),
        (["419b"], "straight 1, downhill flat right, straight 2"),
        (["419b-"], "straight 1, uphill flat left, straight 2"),
        (["418b", "418b"], "straight 1, uphill straight 6, straight 2"),
    ],
)
def test_climbs(steps, notes):
    assert between(*steps) == notes


@pytest.mark.parametrize(
    ("steps", "notes"),
    [
        (["107b"], "hairpin right 1 caution"),  # a warning sign on the gates beside the corner
        (["111b"], "hairpin right 2"),  # gates with limits only
        (["118b"], "straight 1, right 5 caution, straight 1"),  # a limit in a warning triangle
        (["136b"], "long right 5 caution"),  # edges C and D, but fast
        # A skewed edge makes one cell of the rows on both sides of it.
        (
            ["129b-", "122b"],
            "straight 1, right 4, straight 1, hairpin left 1 caution, straight 1",
        ),
        # 134b: two corners whose lanes are alike; from F the road bends right, then left.
        (
            ["124b", "134b", "127b-"],
            "straight 2, left 2, straight 1, chicane right 3 left 3, straight 1,"
            " hairpin left 2 caution",
        ),
    ],
)
def test_corners_of_gt(steps, notes):
    assert between(*steps) == f"straight 1, onto asphalt, {notes}, onto gravel, straight 2"


def through(*way):
    """The notes between the start and the finish line of tiles with their edges: ``404bDB``."""
    first, *notes, last = notes_text(course_of(lay("202aDA", *way, "203aDA")))
    assert (first, last) == ("202a START", "203a FINISH")
    return ", ".join(notes)


@pytest.mark.parametrize(
    ("way", "notes"),
    [
        # 404b: three rows D-A; the fork to B bends off by 60 degrees from D, its line limited to 3,
        # and by 120 degrees from A, limited to 1.
        (["404bDA"], "straight 1, keep straight at junction, straight 5"),
        (["404bAD"], "straight 1, keep straight at junction, straight 5"),
        (["404bDB"], "straight 1, right 3 at junction, straight 2"),
        (["404bBD"], "straight 1, left 3 at junction, straight 2"),
        (["404bAB"], "straight 1, hairpin left 1 at junction, straight 2"),
        (["404bBA"], "straight 1, hairpin right 1 at junction, straight 2"),
        (["402bFA"], "straight 1, hairpin left 1 at junction, straight 2"),
        # 406b: the through road D-B is a bend without a line; the fork to C is limited to 2 from D.
        (["406bDB"], "straight 1, right at junction, straight 2"),
        (["406bDC"], "straight 1, hairpin right 2 at junction, straight 2"),
        # 406a is alike, but asphalt and limited to 3.
        (
            ["406aDC"],
            "straight 1, onto asphalt, long right 3 at junction, onto gravel, straight 2",
        ),
        # 415b: a row, a shared cell with limit 3, a row.
        (["415bDF"], "straight 2, left 3 at junction, straight 3"),
        (["415bFB"], "straight 2, left 3 at junction, straight 3"),
        # 407a: the corner of the road D-C has the inner limit 1.
        (
            ["407aDC"],
            "straight 1, onto asphalt, hairpin right 1 at junction, onto gravel, straight 2",
        ),
    ],
)
def test_junctions(way, notes):
    assert through(*way) == notes


@pytest.mark.parametrize(
    ("way", "notes"),
    [
        # 407a between B and D: a row, the free cell "back" or beside it one with limit 2, and the
        # lanes next to the corner, of which the inner one has limit 2.
        ("407aBD", "straight 2, left 2 at junction"),
        ("407aDB", "right 2 at junction, straight 2"),
        # 407a between B and C: a row and two single cells with limit 2, around the sharp turn.
        ("407aBC", "straight 1, hairpin left 2 at junction"),
        ("407aCB", "hairpin right 2 at junction, straight 1"),
        # 409a is alike, the other way round.
        ("409aFD", "straight 2, right 2 at junction"),
        ("409aDF", "left 2 at junction, straight 2"),
        ("409aFE", "straight 1, hairpin right 2 at junction"),
        ("409aEF", "hairpin left 2 at junction, straight 1"),
    ],
)
def test_ways_over_a_junction_along_single_cells(way, notes):
    assert through(way) == f"straight 1, onto asphalt, {notes}, onto gravel, straight 2"


def test_a_bridge_is_no_junction():
    """416b: one road goes from F to C, the other one under it from E to B."""
    # 202a 1, 416b 2, 203a 2
    assert through("416bFC") == through("416bEB") == "straight 5"


def test_the_junctions_of_a_published_stage():
    """202b 3 rows after its line and 415b 1 | its shared cell, limit 3 | 1 | 404b 3 and 224a 1 |
    ... | 217a 1 | 402b 3 and 203a 1."""
    notes = notes_text(course_of(published("cup-2023-03-ss1")))
    assert notes[:5] == (
        "202b START",
        "straight 4",
        "left 3 at junction",
        "straight 1",
        "keep straight at junction",
    )
    assert notes[5] == "straight 4"
    assert notes[-4:] == ("straight 1", "keep straight at junction", "straight 4", "203a FINISH")


def test_a_whole_published_stage():
    # Driven backwards (line after row 1 of three rows): 202a, 210b, 208a, 219a, 203a.
    # 202a 2 | 210b D-C inner 1 | 205a 3 + 227a 1 | 227a D-B inner 4 | 1 + 213a 1 | D-C inner 1 |
    # 213a 1 | 208a B-D | 216a D-C inner 2 | 219a 2 | C-D inner 2 | 2 + 217a 1 | D-B inner 2 |
    # 217a 1 + 203a 1
    layout = read_layout(data_directory("examples") / "rally-1-ss1.json")
    assert ", ".join(notes_text(course_of(layout))) == (
        "202a START, straight 2, hairpin left 1, straight 4, right 4, straight 2,"
        " hairpin right 1, straight 1, flat left, hairpin right 2, straight 2, hairpin left 2,"
        " straight 3, right 2, straight 2, 203a FINISH"
    )


def test_notes_of_a_circuit_are_those_of_one_lap():
    layout = read_layout(data_directory("examples") / "ice-1-ss1.json")
    notes = notes_text(course_of(layout))
    assert notes[0] == "301b START"
    assert not any("FINISH" in note for note in notes)
    # 301b has three rows and its line after row 1: driven backwards, two cells after the line
    # and one before it; 322b before it ends on a full row.
    assert notes[1] == "straight 2"
    assert notes[-1] == "straight 2"


def test_a_circuit_with_a_finish_line_ends_there():
    layout = published("ice-1-ss1").mark(Marker("finish", Hex(0, 0), "r0.1", Edge.D))
    notes = notes_text(course_of(layout))
    assert (notes[0], notes[-1]) == ("301b START", "301b FINISH")


def test_notes_of_a_circuit_without_a_line_name_their_first_tile():
    course = course_of(published("rx-1-ss1"))
    notes = notes_text(course)
    assert notes[0] == f"from {course.tiles[0].side}"
    assert not any("START" in note or "FINISH" in note for note in notes)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_cells_called_add_up_to_the_course(path):
    course = course_of(read_layout(path))
    assert sum(note.cells for note in pace_notes(course)) == course.length_cells


@pytest.mark.parametrize("path", EXAMPLES[::4], ids=lambda path: path.stem)
def test_turning_the_table_changes_no_note(path):
    layout = read_layout(path)
    notes = pace_notes(course_of(layout))
    for steps in (1, 2, 5):
        assert pace_notes(course_of(layout.rotate_all(steps))) == notes


@pytest.mark.parametrize("path", EXAMPLES[::4], ids=lambda path: path.stem)
def test_an_embedded_course_gives_the_same_notes(path):
    course = course_of(read_layout(path))
    embedded = course_from_dict(json.loads(json.dumps(course_to_dict(course))))
    assert pace_notes(embedded) == pace_notes(course)


# --- values and words ----------------------------------------------------------------------------


def test_notes_are_values_before_they_are_words():
    notes = pace_notes(course_of(laid("202a", "217b", "203a")))
    assert notes[2] == PaceNote(
        kind="corner",
        tile="217b",
        cells=1,
        turns=(Turn(side="right", limit=2, cut=3, slide="both"),),
    )
    assert notes[1] == PaceNote(kind="straight", tile="202a", cells=2)


def test_slides_are_called_on_request():
    notes = pace_notes(course_of(laid("202a", "217b", "225a", "203a")))
    called = [worded(note, slides=True) for note in notes if note.turns]
    # 225a begins with its corner and has a slide row after it only.
    assert called == ["right 2 cut 3 slide in and out", "right 3 slide out"]


def test_a_second_corner_that_differs_is_called_by_its_change():
    slower = PaceNote("corner", "x", turns=(Turn("right", 3), Turn("right", 2, cut=4)))
    faster = PaceNote("corner", "x", turns=(Turn("left", 2), Turn("left", 3)), shape="hairpin")
    assert worded(slower) == "right 3 tightens 2 cut 4"
    assert worded(faster) == "hairpin left 2 opens 3"


def test_corners_without_side_or_limit():
    assert worded(PaceNote("corner", "x", turns=(Turn(None, 4),))) == "kink 4"
    assert worded(PaceNote("corner", "x", turns=(Turn("left", None),))) == "left"


def test_another_language_is_another_table():
    french = {
        **ENGLISH,
        "left": "gauche",
        "hairpin": "épingle {turn}",
        "cut": "{turn} corde {cut}",
        "straight": "{cells} droit",
        "up": "{note} en montée",
    }
    hairpin = PaceNote("corner", "211b", turns=(Turn("left", 1, cut=2),), shape="hairpin")
    assert worded(hairpin, french) == "épingle gauche 1 corde 2"
    assert worded(PaceNote("straight", "325a", cells=3, climb="up"), french) == "3 droit en montée"
