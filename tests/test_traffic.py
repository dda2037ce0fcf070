"""Who is beside whom, and where a car is pushed: at the forks of the circuits that ship.

RULES.md, section 3. Lanes of a printed row that touch are beside each other, wherever they lead: a
car on the main circuit stands beside one that is on its way into the joker section or out of it.
Only roads of their own are apart.
"""

import copy
import json
import re
from functools import cache

import pytest
from laying import LIBRARY, lay, mark
from racing import CLEAN, situation, stage_of
from rallycross import rallycross, standees_placed
from test_example_circuits import BOOKS, circuit

from trackeditor.cells import cell_id
from trackeditor.course import analyse, course_from_dict, course_to_dict
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.simulator.laps import joker_driven, lap_of, printed_cell, unrolled
from trackeditor.simulator.pushes import danger_after
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.state import CarState, Loss, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track
from trackeditor.simulator.traffic import (
    NEVER,
    Flag,
    Rival,
    cells_beside,
    cells_straight_on,
    least_gear,
    rivals_on,
)
from trackeditor.tiles import Library

CONTACT = "rx-full-contact"
CIRCUITS = ("fairfield", "sawmill", "stone-pit", "rx-1-ss1")
SHARED_ROWS = {
    "fairfield": [
        ("3,1/r0.1.0", "3,1/r0.1.1"),
        ("0,2/df", "0,2/db"),
        ("0,2/r0.0.1", "0,2/r0.0.2"),
    ],
    "sawmill": [("2,-2/r0.1.0", "2,-2/r0.1.1"), ("1,1/r0.1.0", "1,1/r0.1.1")],
    "stone-pit": [("-1,2/r0.1.0", "-1,2/r0.1.1")],
    "rx-1-ss1": [("0,-1/df", "0,-1/db"), ("0,-1/r0.0.1", "0,-1/r0.0.2")],
}
"""Lanes side by side in a printed row of which only one belongs to the lap without the joker.

They are on 409b, 415a; 404a, 402a; 405b; 415a. Where the three roads of a 415a meet, ``df`` and
``db`` are the two spaces before the three lanes.
"""
PAIRS = [
    (name, *pair)
    for name, pairs in SHARED_ROWS.items()
    for a, b in pairs
    for pair in ((a, b), (b, a))
]


@cache
def printed(name):
    return rallycross() if name == "rx-1-ss1" else circuit(name).course


@cache
def track_of(name, rules="rx"):
    return Track(unrolled(printed(name), 2, joker=True), load_rules(rules))


def steps(start):
    return steps_of_turn(open_turn(start.race, 0))


# --- beside each other ----------------------------------------------------------------------------


def coming_beside(name, target, other, gear, **more):
    """The gears in which a car in gear 2 comes from behind to a cell beside another car."""
    track = track_of(name)
    start, end = next(
        (move.start, move.end)
        for move in track.course.moves
        if printed_cell(move.end) == target
        and lap_of(move.start) == 1
        and not any(printed_cell(cell) == other for cell in track.beside[move.start])
    )
    there = next(cell for cell in track.course.cells if printed_cell(cell) == other)
    race = situation(track, start, 2, others={there: gear}, **more)
    return {step.gear for step in steps(race) if step.path == (end,)}


@pytest.mark.parametrize(("name", "target", "other"), PAIRS)
def test_lanes_of_a_row_are_beside_each_other_wherever_they_lead(name, target, other):
    """From gear 2 the dice give gears 1 to 3 and, with the boost die, 4."""
    assert coming_beside(name, target, other, 5) == set()
    assert coming_beside(name, target, other, 3) == {3, 4}
    assert coming_beside(name, target, other, 0) == {1, 2, 3, 4}


@pytest.mark.parametrize(("name", "target", "other"), PAIRS)
def test_under_a_yellow_flag_nobody_comes_beside_on_such_a_row(name, target, other):
    flag = Flag(1, printed(name).cells[other].at)
    assert coming_beside(name, target, other, 1, flags=(flag,)) == set()
    assert coming_beside(name, target, other, 0, flags=(flag,)) == {1, 2, 3, 4}


@pytest.mark.parametrize("name", CIRCUITS)
def test_neighbours_in_a_printed_row_are_beside_each_other_and_roads_apart_are_not(name):
    """Ids name hexagon, road, row and lane; chains of a corner have a number more."""
    cells, beside = printed(name).cells, track_of(name).beside
    pairs = {
        (printed_cell(cell), printed_cell(other)) for cell, all_ in beside.items() for other in all_
    }
    rows = [cell for cell in cells if re.fullmatch(r".*/r\d+\.\d+\.\d+", cell)]
    shared = set()
    for cell in rows:
        row, _, lane = cell.rpartition(".")
        neighbour = f"{row}.{int(lane) + 1}"
        if neighbour in cells:
            assert (cell, neighbour) in pairs
            if cells[cell].section != cells[neighbour].section:
                shared.add((cell, neighbour))
    lanes = [pair for pair in SHARED_ROWS[name] if "r0" in pair[0]]
    assert shared == set(lanes)
    across = {pair for pair in pairs if cells[pair[0]].section != cells[pair[1]].section}
    both_ways = {pair for a, b in SHARED_ROWS[name] for pair in ((a, b), (b, a))}
    assert across == both_ways


@pytest.mark.parametrize("taken", ["1,-1/r0.1.1@1", "1,-1/r0.1.0.0@1"], ids=["inner", "drift"])
@pytest.mark.parametrize("flags", [(), (Flag(1, Hex(1, -1)),)], ids=["no flag", "yellow flag"])
def test_230b_through_a_shortcut_a_slower_car_passes_a_faster_one(flags, taken):
    """Rule key beside_shortcut: gear 1 past a car in gear 5 that is in the corner."""
    assert "beside_shortcut" in {assumption.key for assumption in load_rules("rx").assumptions}
    for before, after in ((BEFORE_CUT, CUT), (CUT, AFTER_CUT)):
        race = situation(track_of("sawmill"), before, 2, others={taken: 5}, flags=flags)
        assert (1, (after,)) in {(step.gear, step.path) for step in steps(race)}


BEFORE_CUT, CUT, AFTER_CUT = "1,-1/r0.2.1@1", "1,-1/r0.cut0@1", "1,-1/r0.0.1@1"


@pytest.mark.parametrize(
    ("turns", "pair"), [(0, ("db", "df")), (2, ("db", "fb")), (4, ("df", "fb"))]
)
def test_415b_the_two_spaces_before_the_common_road_are_abreast_whichever_road_it_is(turns, pair):
    """Joker and circuit meet there; all three roads of 415b are alike, each with two spaces.

    Local edge e lies on edge e + turns: turned by two sixths, B lies where D did, by four F.
    """
    layout, at = standees_placed(), Hex(0, -1)
    turned = PlacedTile("415b", at, (layout.tile_at(at).rotation + turns) % 6)
    course = analyse(layout.remove(at).place(turned), LIBRARY).course
    assert course.joker[-1].side == "415b"
    spaces = [(a, b) for a, b in course.abreast if "r0." not in a and course.cells[a].at == at]
    assert spaces == [tuple(cell_id(at, name) for name in pair)]


# --- yellow flags at a tile edge ------------------------------------------------------------------

HERE, BEYOND = Hex(0, 0), Hex(1, 0)


def test_alongside_a_car_one_goes_on_into_the_reach_of_a_flag():
    """The car is beside both cells: moving from one to the other is not coming beside it."""
    here, beyond = "0,0/r0.3.1", "1,0/r0.0.1"
    rivals = rivals_on(frozenset({here, beyond}), 4, frozenset({BEYOND}))
    assert least_gear(rivals, here, beyond) == 0
    assert least_gear(rivals, "0,0/r0.3.2", beyond) == NEVER
    assert least_gear(rivals, "0,0/r0.2.1", here) == 4
    assert rivals == (Rival(frozenset({here, beyond}), 4, frozenset({beyond})),)


def test_a_cell_that_goes_on_over_the_tile_edge_lies_on_both_tiles():
    both = "0,0/r0.3.0+1,0/r0.0.0"
    for at in (HERE, BEYOND):
        rivals = rivals_on(frozenset({both}), 1, frozenset({at}))
        assert least_gear(rivals, "0,0/r0.2.0", both) == NEVER


# --- pushed straight on ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "behind", "stands", "onto", "danger"),
    [
        ("stone-pit", "-1,1/r0.0.1@1", "-1,2/r1.0.0@1", "-1,2/r0.1.1@1", 2),
        ("sawmill", "1,0/r0.0.1@1", "1,1/r1.0.1@1", "1,1/r0.1.0@1", 1),
        ("stone-pit", "1,1/r0.3.1@0", "0,1/r1.0.1@0", "0,1/r0.1.0@0", 2),
        ("sawmill", "-1,2/r0.3.0@0", "0,1/r1.0.0@0", "0,1/r0.1.1@0", 2),
        ("rx-1-ss1", "-1,-1/r0.3.0@0", "-2,0/r1.0.0@0", "-2,0/r0.1.1@0", 1),
    ],
    ids=["405b", "402a", "402b", "405b, pre-grid", "404a"],
)
def test_pushed_over_the_line_of_a_fork_a_car_gets_what_it_is_above_its_limit(
    name, behind, stands, onto, danger
):
    """Gear 5 on the limits 3, 4, 3, 3 and 4 of the lines."""
    start = situation(track_of(name, CONTACT), behind, 5, others={stands: 5})
    start.play(f"5 > {stands}", rolls=[CLEAN])
    pushed = start.race.cars[1]
    assert (pushed.cell, pushed.danger, pushed.losses) == (onto, danger, ())


def test_403a_pushed_over_its_limit_of_1_in_gear_5_a_car_loses_control():
    """Four gears above the limit are three danger tokens at most. Medium danger: 2 tokens."""
    stands = "0,1/r1.0.0@0"
    start = situation(track_of("fairfield", CONTACT), "-1,1/r0.3.0@0", 5, others={stands: 5})
    start.play(f"5 > {stands}", rolls=[CLEAN], draws=["ok", "ok"])
    assert start.race.cars[1].losses == (Loss("0,1/r0.2.0@0", 5, "contact"),)


@pytest.mark.parametrize("lap", ["1", "1j", "2", "2j"])
@pytest.mark.parametrize(
    ("name", "behind", "stands"),
    [("fairfield", "3,1/r0.2.0", "3,1/r0.1.0"), ("sawmill", "2,-2/r0.0.1", "2,-2/r0.1.1")],
    ids=["409b", "404a"],
)
def test_where_the_lane_leads_straight_into_the_joker_nobody_is_pushed(name, behind, stands, lap):
    """The circuit turns off here: the way along it is not straight on, joker driven or not."""
    track = track_of(name, CONTACT)
    stands = f"{stands}@{lap}"
    assert stands not in track.straight_on
    start = situation(track, f"{behind}@{lap}", 3, others={stands: 1})
    assert stands not in {step.cell for step in steps(start)}


@pytest.mark.parametrize("lap", ["1", "1j"])
def test_404b_where_the_circuit_goes_straight_on_a_car_is_pushed_along_it(lap):
    stands = f"-1,-1/r0.1.1@{lap}"
    track = track_of("stone-pit", CONTACT)
    start = situation(track, f"-1,-1/r0.0.1@{lap}", 3, others={stands: 3})
    start.play(f"3 > {stands}", "stop", rolls=[CLEAN])
    assert start.race.cars[1].cell == f"-1,-1/r0.2.1@{lap}"


@pytest.mark.parametrize("name", CIRCUITS)
def test_danger_tokens_are_the_gears_above_the_limit_of_cell_or_line(name):
    """Both limits are printed; the lower one counts. At most three tokens."""
    track = track_of(name, CONTACT)
    course, checked = track.course, 0
    for start, onto in track.straight_on.items():
        (move,) = (move for move in course.successors[start] if move.end == onto)
        limits = [one for one in (move.limit, course.cells[onto].limit) if one is not None]
        ways = [way for way in track.dry.exits[start] if way.cell == onto]
        for gear in range(1, 6) if limits and ways else ():
            above = gear - min(limits)
            if above > 0:
                car = CarState(1, 1, status="running", cell=start, gear=gear)
                assert danger_after(track, car, *ways) == min(3, above)
                checked += 1
    assert checked


@pytest.mark.parametrize("name", CIRCUITS)
def test_nobody_is_pushed_sideways_into_a_shortcut_or_into_the_joker(name):
    """The lane goes on in part at least; it is the same car before the joker as after it."""
    track = track_of(name, CONTACT)
    cells = track.course.cells
    for start, onto in track.straight_on.items():
        before, after = cells[start], cells[onto]
        assert min(before.right, after.right) > max(before.left, after.left)
        assert after.kind != "shortcut"
        assert joker_driven(start) == joker_driven(onto)
        assert before.section in (after.section, "joker", "grid")


@pytest.mark.parametrize(
    ("behind", "stands", "beyond", "cut"),
    [
        ("0,0/r0.0.1@0", "0,-1/r0.0.1@1", "0,-1/r0.1.1@1", "0,-1/r0.cut0"),
        ("0,-1/r0.2.1@1", "1,-1/r0.0.1@1", "1,-1/r0.1.1@1", "1,-1/r0.cut0"),
    ],
    ids=["212b", "223b"],
)
def test_before_a_shortcut_a_car_is_pushed_along_its_lane(behind, stands, beyond, cut):
    track = track_of("fairfield", CONTACT)
    assert any(printed_cell(exit_.cell) == cut for exit_ in track.dry.exits[stands])
    assert cut not in set(map(printed_cell, track.straight_on.values()))
    start = situation(track, behind, 1, others={stands: 1})
    start.play(f"1 > {stands}", "stop", rolls=[CLEAN])
    assert start.race.cars[1].cell == beyond


def test_403a_where_the_course_turns_off_at_a_fork_nobody_is_pushed_on_to_the_branch():
    """Nobody drives on on the road from A to D, into which the lanes lead straight on."""
    ring = lay("204aDA", "403aAF", "205aDA", "210aDC", "206aDA", "211bDC")
    course = analyse(mark(ring, ("finish", 2, "r0.0")), LIBRARY).course
    at = cell_id(ring.tiles[1].at, "")
    turning = [
        (move.start, move.end)
        for move in course.moves
        if move.start.startswith(f"{at}r0.") and move.end.startswith(f"{at}r1.")
    ]
    assert turning
    straight_on = cells_straight_on(course)
    assert all(straight_on.get(start) != end for start, end in turning)


def test_224b_within_a_shortcut_of_two_cells_nobody_is_pushed():
    course = stage_of("224b")
    cuts = {cell.id for cell in course.cells.values() if cell.kind == "shortcut"}
    assert len(cuts) == 2
    straight_on = cells_straight_on(course)
    assert cuts.isdisjoint(straight_on)
    assert cuts.isdisjoint(straight_on.values())


# --- other track elements -------------------------------------------------------------------------


def test_207b_pushed_on_to_water_a_car_gets_one_danger_token():
    start = situation(track_of("sawmill", CONTACT), "0,0/r0.0.0@1", 2, others={"0,0/r0.1.0@1": 2})
    start.play("2 > 0,0/r0.1.0@1", "stop", rolls=[CLEAN])
    pushed = start.race.cars[1]
    assert (pushed.cell, pushed.danger) == ("0,0/r0.2.0@1", 1)


def test_212b_pushed_on_in_a_slide_a_car_gets_one_danger_token():
    start = situation(
        track_of("fairfield", CONTACT), "0,0/r0.0.0@0", 2, others={"0,-1/r0.0.slide0@1": 2}
    )
    start.play("2 > 0,-1/r0.0.slide0@1", "stop", rolls=[CLEAN])
    pushed = start.race.cars[1]
    assert (pushed.cell, pushed.danger) == ("0,-1/r0.0.slide1@1", 1)


def test_207b_who_pushes_a_car_out_of_the_water_comes_into_it():
    """Entering a water cell counts one warning, taken or not."""
    start = situation(track_of("sawmill", CONTACT), "0,0/r0.1.0@1", 1, others={"0,0/r0.2.0@1": 1})
    start.play("1 > 0,0/r0.2.0@1", "stop", rolls=[CLEAN])
    assert start.told("move")[0]["warnings"] == 1


# --- tiles of an owner, earlier documents ---------------------------------------------------------


def exchanged(text):
    """Names of cells with the numbers of the roads 0 and 1 exchanged."""
    return re.sub(r"\br([01])\.", lambda road: f"r{1 - int(road[1])}.", text)


def branch_first(entry):
    """An entry of a fork that describes the branch before the road through it."""
    assert len(entry["roads"]) == 2
    assert not entry.keys() & {"lines", "overlaps"}
    turned = json.loads(exchanged(json.dumps(entry)))
    turned["roads"].reverse()
    return turned


@cache
def owners_library():
    """The tiles of the program, all forks of them described with the branch first."""
    entries = {side: copy.deepcopy(entry) for side, entry in LIBRARY._entries.items()}
    forks = [name for name in entries if any("joins" in road for road in entries[name]["roads"])]
    assert {"403a", "404b", "405b", "407a", "409b"} <= set(forks)
    for name in forks:
        entries[name] = branch_first(entries[name])
    return Library(entries, LIBRARY.editions), set(forks)


def layout_of(name):
    return standees_placed() if name == "rx-1-ss1" else BOOKS[name].stages[0].layout


@pytest.mark.parametrize("name", CIRCUITS)
def test_it_is_the_same_whichever_road_of_a_fork_an_owner_describes_first(name):
    """Only the names of the cells on the forks are others: the road through them has number 1."""
    library, forks = owners_library()
    ours, theirs = printed(name), analyse(layout_of(name), library).course
    ways = (ours.tiles, ours.joker, ours.pregrid)
    at_forks = {tile.at for way in ways for tile in way if tile.side in forks}
    assert len(at_forks) >= 2

    def theirs_of(cell):
        return exchanged(cell) if ours.cells[cell].at in at_forks else cell

    assert theirs.cells.keys() == set(map(theirs_of, ours.cells))
    assert cells_straight_on(theirs) == {
        theirs_of(start): theirs_of(end) for start, end in cells_straight_on(ours).items()
    }
    assert cells_beside(theirs) == {
        theirs_of(cell): frozenset(map(theirs_of, others))
        for cell, others in cells_beside(ours).items()
    }


def test_403a_with_the_branch_first_nobody_is_pushed_on_to_it():
    library, _ = owners_library()
    ring = lay("204aDA", "403aAF", "205aDA", "210aDC", "206aDA", "211bDC")
    course = analyse(mark(ring, ("finish", 2, "r0.0")), library).course
    at = cell_id(ring.tiles[1].at, "")
    turning = {
        (move.start, move.end)
        for move in course.moves
        if move.start.startswith(f"{at}r1.") and move.end.startswith(f"{at}r0.")
    }
    assert {(move.start, move.end) for move in course.moves if move.turns_off} == turning
    assert len(turning) == 2  # from the lane beside the branch on to its two cells
    assert not turning & cells_straight_on(course).items()


@pytest.mark.parametrize("name", CIRCUITS)
def test_a_course_keeps_in_documents_who_is_beside_whom_and_what_turns_off(name):
    course = printed(name)
    read = course_from_dict(json.loads(json.dumps(course_to_dict(course))))
    assert course.abreast
    assert cells_beside(read) == cells_beside(course)
    assert [move for move in read.moves if move.turns_off] == [
        move for move in course.moves if move.turns_off
    ]


@pytest.mark.parametrize("name", CIRCUITS)
def test_of_a_course_in_an_earlier_document_the_names_of_the_cells_tell_it(name):
    """In all tiles of the program the branch of a fork has the higher number."""
    course = printed(name)
    document = course_to_dict(course)
    del document["abreast"]
    for move in document["moves"]:
        move.pop("turns_off", None)
    assert course_from_dict(document) == course_from_dict(course_to_dict(course))
