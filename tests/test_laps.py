"""Races of some laps: circuits unrolled into stages, the grid, lap times, places, replay."""

import io
import json
from dataclasses import replace

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published
from racing import DIRT, GT, WildDriver, circuit_of, circuit_track, on_circuit, stage_of
from racing import RING as RING_OF_TILES

from trackeditor.course import analyse
from trackeditor.course.document import course_from_dict, course_to_dict
from trackeditor.grid import Edge, Hex
from trackeditor.layout import PlacedTile
from trackeditor.resources import data_directory
from trackeditor.simulator.batch import run_batch
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.laps import MOST_LAPS, joker_driven, lap_of, printed_cell, unrolled
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.race import Entry, Rally, Stage
from trackeditor.tiles import load_library

RING = circuit_of("103aDA")
CIRCUITS = {
    "ring": RING,
    "seven tiles": analyse(GT_CIRCUIT, LIBRARY).course,
    "ice": analyse(published("ice-1-ss1"), LIBRARY).course,
}
ANY = st.sampled_from(sorted(CIRCUITS))
LAPS = st.integers(1, 5)


def test_a_road_book_has_as_many_laps_as_can_be_raced():
    schema = json.loads((data_directory("schemas") / "roadbook.schema.json").read_text("utf-8"))
    assert schema["$defs"]["stage"]["properties"]["laps"]["maximum"] == MOST_LAPS


# --- the way to the line --------------------------------------------------------------------------


def test_before_the_first_lap_the_joker_is_not_open():
    """Cars start on the two tiles behind the line. There the joker leaves the circuit, at 404a, and
    comes back, at 404b: from the grid everybody drives along the circuit."""
    ring = lay(
        "404aDA", "404bDA", "210aCD", "204aDA", "206aDA", "211bCD", "205aDA", "207aDA", "410aCD"
    )
    joker = lay("209bBD", "213bCD", at=Hex(1, -1), toward=Edge.B)
    layout = replace(ring, tiles=ring.tiles + joker.tiles)
    arches = (("joker-entrance", 9, "B"), ("joker-exit", 10, "D"))
    circuit = analyse(mark(layout, ("finish", 1, "A"), *arches), LIBRARY).course
    assert [tile.side for tile in circuit.joker] == ["404a", "209b", "213b", "404b"]
    race = unrolled(circuit, 2, joker=True)
    assert "0,0/r0.1.1@0" in race.start
    entered = {
        lap_of(move.start)
        for move in race.moves
        if move.start.startswith("0,0/r0.") and race.cells[move.end].section == "joker"
    }
    assert entered == {1, 2}
    assert not any(joker_driven(move.end) for move in race.moves if lap_of(move.start) == 0)


# --- grid and pit of a circuit --------------------------------------------------------------------


def test_pole_is_the_first_row_on_the_inner_lane_of_the_first_corner():
    """102a has boxes on its outer lanes; the first corner after it, on 119b, turns to the right."""
    assert RING.grid == tuple(
        f"0,0/{cell}" for cell in ("r0.2.2", "r0.2.0", "r0.1.2", "r0.1.0", "r0.0.2", "r0.0.0")
    )


def test_pole_is_on_the_left_when_the_first_corner_turns_left():
    course = analyse(
        lay(
            "102aDA", "103aDA", "105aBD", "115aBD", "111aCD",
            "119bDB", "120aAD", "113aBD", "111aCD",
        ),
        LIBRARY,
    ).course  # fmt: skip
    assert course.grid[:2] == ("0,0/r0.2.0", "0,0/r0.2.2")


def test_a_pit_lies_beside_the_lane_on_its_side_of_the_straights_that_it_touches():
    """It touches 102a, 103a and 120a, whose inner lanes are the right ones; 110b has a corner."""
    assert set(RING.pit) == {
        *(f"0,0/r0.{row}.2" for row in range(4)),
        *(f"0,-1/r0.{row}.2" for row in range(2)),
        *(f"1,0/r0.{row}.0" for row in range(3)),
    }


def test_a_pit_of_an_owner_serves_the_cells_that_the_printed_one_serves(tmp_path, monkeypatch):
    pit = "'1001': {count: 1, terrain: none, danger: none, edges: {}, roads: [], pit: true}"
    (tmp_path / "home.yaml").write_text(pit, "utf-8")
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path))
    layout = lay("102aDA", "103aDA", *RING_OF_TILES)
    beside = layout.tiles[1].at.neighbour(Edge.C)
    course = analyse(layout.place(PlacedTile("1001", beside, 0)), load_library()).course
    assert set(course.pit) == set(RING.pit) != set()


def test_a_pit_beside_a_curve_serves_nobody():
    layout = lay("102aDA", "105aDB", "106aDB", "107aDC", "105aBD", "106aDB", "111aDC")
    curve = layout.tiles[2]
    free = next(
        at
        for edge in Edge
        if layout.tile_at(at := curve.at.neighbour(edge)) is None
        and all(tile.at not in (at.neighbour(e) for e in Edge) for tile in layout.tiles[:1])
    )
    assert analyse(layout.place(PlacedTile("101", free, 0)), LIBRARY).course.pit == ()


def free_beside(layout, tile):
    """Positions next to a tile on which no tile lies."""
    around = (tile.at.neighbour(edge) for edge in Edge)
    return [at for at in around if layout.tile_at(at) is None]


def test_a_pit_beside_a_bend_without_limits_serves_nobody_on_it():
    """106b: it leads from D to B, and none of its cells has a limit."""
    layout = lay("102aDA", "103aDA", *RING_OF_TILES)
    bend = layout.tiles[3]
    assert bend.side == "106b"
    assert free_beside(layout, bend)
    for at in free_beside(layout, bend):
        course = analyse(layout.place(PlacedTile("101", at, 0)), LIBRARY).course
        assert not any(course.cells[cell].at == bend.at for cell in course.pit)


@pytest.mark.parametrize("side", ["110a", "116a"])
def test_a_pit_beside_corners_between_opposite_edges_serves_nobody_there(side):
    """They lead from D to A, but round corners with limits; the pit lies at their right."""
    course = circuit_of(f"{side}DA")
    corner = course.tiles[1]
    assert corner.side == side
    assert corner.leaves is corner.enters.opposite
    assert course.pit
    assert not any(course.cells[cell].at == corner.at for cell in course.pit)


def test_a_pit_beside_a_bridge_serves_the_road_below():
    """The pit lies at edge F of 153a: at the left of the road from D to A, at the right of the
    bridge, which passes over it from B to E. The pit is on the ground, as that road is."""
    layout = lay(
        "104aDA", "102aDA", "103aDA", "109aDC", "119bDB", "103bDA", "111bCD", "153aBE",
        "104bDA", "105bBD", "111bCD", "120bFD", "107aCD", "104aDA",
    )  # fmt: skip
    crossing = layout.tiles[7]
    toward = crossing.global_edge(Edge.A)
    end = lay(
        "106aDB", "117aBD", "107aDC", "118aDB", at=crossing.at.neighbour(toward), toward=toward
    )
    layout = replace(layout, tiles=layout.tiles + end.tiles)
    pit = PlacedTile("101", crossing.at.neighbour(crossing.global_edge(Edge.F)), 0)
    course = analyse(layout.place(pit), LIBRARY).course
    at = f"{crossing.at.q},{crossing.at.r}"
    assert {cell for cell in course.pit if cell.startswith(f"{at}/")} == {
        f"{at}/r0.{row}.0" for row in (0, 1)
    }


CROSSING = lay("102aDA", "145bDA", *RING_OF_TILES)
"""On 145b the road from F to C crosses the one from D to A on its second row of three."""


@pytest.mark.parametrize(
    ("edge", "cells"),
    [
        (Edge.E, {"r0.0.0"}),  # between D and F, at the left of the road from D to A
        (Edge.B, {"r0.2.1"}),  # between A and C, at its right
    ],
)
def test_a_pit_beside_a_crossing_serves_the_road_up_to_the_crossing(edge: Edge, cells: set[str]):
    """Beyond it the other road lies between the car and the pit."""
    tile = CROSSING.tiles[1]
    at = tile.at.neighbour(tile.global_edge(edge))
    course = analyse(CROSSING.place(PlacedTile("101", at, 0)), LIBRARY).course
    assert {cell for cell in course.pit if course.cells[cell].at == tile.at} == {
        f"{tile.at.q},{tile.at.r}/{cell}" for cell in cells
    }


def test_a_pit_beside_a_crossing_serves_both_roads():
    """At edge E it is at the left of the road from D to A, at the right of that from F to C."""
    there = lay(
        "102aDA", "145bDA", "106bDB", "106bBD", "107aCD", "103aDA", "106bBD", "106bBD"
    )  # fmt: skip
    tile = there.tiles[1]
    back = lay("106bDB", "106bDB", "107aDC", at=tile.at.neighbour(Edge.C), toward=Edge.C)
    layout = replace(there, tiles=there.tiles + back.tiles)
    at = tile.at.neighbour(tile.global_edge(Edge.E))
    course = analyse(layout.place(PlacedTile("101", at, 0)), LIBRARY).course
    assert {cell for cell in course.pit if course.cells[cell].at == tile.at} == {
        f"{tile.at.q},{tile.at.r}/{cell}" for cell in ("r0.0.0", "r1.0.1")
    }


def test_a_circuit_without_pit_and_grid_boxes_has_neither():
    assert (CIRCUITS["ice"].grid, CIRCUITS["ice"].pit) == ((), ())


@pytest.mark.parametrize("name", CIRCUITS)
def test_grid_and_pit_are_kept_in_the_document(name):
    course = CIRCUITS[name]
    content = course_to_dict(course)
    schema = json.loads((data_directory("schemas") / "graph.schema.json").read_text("utf-8"))
    jsonschema.validate(content, schema)
    again = course_from_dict(content)
    assert (again.grid, again.pit) == (course.grid, course.pit)


# --- unrolling ------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(ANY, LAPS)
def test_only_moves_over_the_line_lead_into_the_next_lap(name, laps):
    circuit = CIRCUITS[name]
    race = unrolled(circuit, laps)
    over_line = {(move.start, move.end) for move in circuit.moves if move.line}
    for move in race.moves:
        step = lap_of(move.end) - lap_of(move.start)
        assert step == ((printed_cell(move.start), printed_cell(move.end)) in over_line)


@settings(max_examples=25, deadline=None)
@given(ANY, LAPS)
def test_every_move_of_every_whole_lap_is_that_of_the_circuit(name, laps):
    circuit = CIRCUITS[name]
    race = unrolled(circuit, laps)
    printed = sorted((move.start, move.end) for move in circuit.moves)
    for lap in range(1, laps + 1):
        driven = [move for move in race.moves if lap_of(move.start) == lap]
        assert sorted((printed_cell(m.start), printed_cell(m.end)) for m in driven) == printed


@settings(max_examples=25, deadline=None)
@given(ANY, LAPS)
def test_cells_lie_a_lap_apart_and_moves_lead_on(name, laps):
    circuit = CIRCUITS[name]
    race = unrolled(circuit, laps)
    for copies in race.copies.values():
        fronts = {lap_of(copy): race.cells[copy].front for copy in copies}
        for lap, front in fronts.items():
            if lap + 1 in fronts:
                assert fronts[lap + 1] - front == pytest.approx(len(circuit.tiles))
    assert all(race.cells[move.end].front > race.cells[move.start].front for move in race.moves)


@settings(max_examples=25, deadline=None)
@given(ANY, LAPS)
def test_the_finish_is_the_line_of_the_last_lap(name, laps):
    race = unrolled(CIRCUITS[name], laps)
    finishing = [move for move in race.moves if move.line == "finish"]
    assert finishing
    assert {(lap_of(move.start), lap_of(move.end)) for move in finishing} == {(laps, laps + 1)}
    assert all(lap_of(move.end) <= laps for move in race.moves if move not in finishing)


@pytest.mark.parametrize("laps", [1, 3])
def test_a_race_is_as_long_as_its_laps(laps):
    """From pole, the first row behind the line, all laps and one cell more cross the last line."""
    track = circuit_track("103aDA", laps=laps)
    pole = track.course.start[0]
    assert track.dry.to_finish[pole] == laps * RING.length_cells + 1


@settings(max_examples=10, deadline=None)
@given(ANY, LAPS)
def test_a_car_blocks_its_cell_in_every_lap(name, laps):
    circuit = CIRCUITS[name]
    race = unrolled(circuit, laps)
    for cell in race.cells:
        blocked = {printed_cell(other) for other in race.blockers[cell]}
        assert blocked == circuit.blockers[printed_cell(cell)]
        assert race.blockers[cell] == {copy for one in blocked for copy in race.copies[one]}


def test_without_grid_boxes_cars_stand_row_by_row_behind_the_line():
    """The line of ice-1-ss1 is drawn after the first row of 301b; its first corner turns right."""
    race = unrolled(CIRCUITS["ice"], 1)
    assert race.start[:2] == ("0,0/r0.2.0@0", "0,0/r0.2.1@0")
    fronts = [race.cells[cell].front for cell in race.start]
    assert fronts == sorted(fronts, reverse=True)


@pytest.mark.parametrize("laps", [-1, 0, MOST_LAPS + 1])
def test_too_few_or_too_many_laps_are_refused(laps):
    with pytest.raises(SimulatorError, match=f"{laps} laps; ask for 1 to {MOST_LAPS}"):
        unrolled(RING, laps)


def test_a_circuit_without_a_line_is_refused():
    ring = lay("103aDA", "105aDB", "106aDB", "107aDC", "105aBD", "106aDB", "111aDC")
    course = analyse(ring, LIBRARY).course
    with pytest.raises(SimulatorError, match="start-finish"):
        Rally.of([Stage("ring", course)], GT)


def test_rules_without_laps_refuse_their_number():
    with pytest.raises(SimulatorError, match="knows no laps"):
        Rally.of([Stage("stage", stage_of("206a"), laps=2)], DIRT)


def test_a_stage_is_no_race():
    with pytest.raises(SimulatorError, match="needs a circuit"):
        Rally.of([Stage("stage", stage_of("206a"))], GT)


# --- races ----------------------------------------------------------------------------------------


def race_of(laps, drivers="4", seed=1, circuit=RING):
    events = []
    rally = Rally.of([Stage("ring", circuit, laps=laps)], GT)
    result = rally.run(make_drivers(drivers, GT), seed, events.append)
    return result.stages[0], events


def test_the_grid_is_filled_from_pole_in_starting_order():
    _, events = race_of(1)
    entered = [(event["car"], event["cell"]) for event in events if event.get("event") == "enter"]
    assert entered == list(enumerate(RING.grid[:4]))


def test_more_cars_than_places_on_the_grid_are_refused():
    cut = replace(RING, grid=RING.grid[:2])
    with pytest.raises(SimulatorError, match="2 places for 4 cars"):
        Rally.of([Stage("ring", cut, laps=1)], GT).run(make_drivers("4", GT), 1)


@pytest.mark.parametrize("laps", [1, 3])
def test_every_car_drives_every_lap_once_and_its_turns_add_up(laps):
    result, events = race_of(laps)
    for car, driver in enumerate(result.drivers):
        told = [e["lap"] for e in events if e.get("event") == "lap" and e["car"] == car]
        assert told == list(range(1, laps + 1))
        assert sum(lap.turns for lap in driver.laps) == driver.turns
        assert driver.laps[-1].place == driver.place


def test_places_of_a_lap_are_given_once_each():
    result, _ = race_of(3)
    for lap in range(3):
        assert sorted(driver.laps[lap].place for driver in result.drivers) == [1, 2, 3, 4]


def test_the_first_over_the_line_is_first_in_the_results():
    result, events = race_of(2)
    crossed = [e["car"] for e in events if e.get("event") == "finish"]
    assert [result.drivers[car] for car in crossed] == list(result.standings)


def test_every_driver_needs_a_car():
    rally = Rally.of([Stage("ring", RING, laps=1)], GT)
    with pytest.raises(SimulatorError, match="1 cars for 2 drivers"):
        rally.run(make_drivers("2", GT), 1, entries=[Entry("GT5")])


def test_several_races_are_ranked_by_the_sum_of_places():
    rally = Rally.of([Stage("one", RING, laps=1), Stage("two", RING, laps=1)], GT)
    result = rally.run(make_drivers("3", GT), 4)
    sums = {
        drivers[0].driver: sum(one.place for one in drivers)
        for drivers in zip(*(stage.drivers for stage in result.stages), strict=True)
    }
    assert {one.driver: one.total for one in result.standings} == sums
    assert [one.total for one in result.standings] == sorted(sums.values())


@pytest.mark.parametrize("seed", range(3))
def test_a_log_replays_to_the_same_result(seed):
    rally = Rally.of([Stage("ring", RING, laps=2, weather="rain")], GT)
    stream = io.StringIO()
    result = rally.run(make_drivers("4", GT), seed, log_to(stream))
    assert replay(stream.getvalue().splitlines(), [RING]) == result


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"laps": "two"}, "laps or a weather"),
        ({"laps": 77}, "77 laps"),
        ({"weather": "hail"}, "hail"),
        ({"weather": 3}, "laps or a weather"),
    ],
)
def test_a_log_with_strange_laps_or_weather_is_refused(change, complaint):
    stream = io.StringIO()
    Rally.of([Stage("ring", RING, laps=1)], GT).run(make_drivers("1", GT), 1, log_to(stream))
    header, *events = stream.getvalue().splitlines()
    content = json.loads(header)
    content["stages"][0] |= change
    with pytest.raises(SimulatorError, match=complaint):
        replay([json.dumps(content), *events], [RING])


@pytest.mark.parametrize("cars", [None, 3, [], [{}], ["GT6", "GT6"], [{"model": 6}, {}]])
def test_a_log_with_strange_cars_is_refused(cars):
    stream = io.StringIO()
    Rally.of([Stage("ring", RING, laps=1)], GT).run(make_drivers("2", GT), 1, log_to(stream))
    header, *events = stream.getvalue().splitlines()
    content = json.loads(header) | {"cars": cars}
    with pytest.raises(SimulatorError, match=r"line 1: .*car"):
        replay([json.dumps(content), *events], [RING])


def test_many_runs_are_the_same_with_two_workers():
    stages = [Stage("ring", RING, laps=1)]
    one, two = (run_batch(stages, "2", GT, 5, 6, workers=workers) for workers in (1, 2))
    assert one == two
    figures = one.stages[0].drivers
    assert sum(driver.wins for driver in figures) == 6
    assert sum(driver.laps.place for driver in figures) == pytest.approx(3)


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 6), st.integers(1, 2), ANY)
def test_wild_races_keep_the_laws_and_end(seed, drivers, laps, name):
    """The drivers check the laws whenever they are asked (``racing.check_laws``)."""
    rally = Rally.of([Stage("ring", CIRCUITS[name], laps=laps)], GT)
    stream = io.StringIO()
    field = [WildDriver(str(number), 10 * seed + number) for number in range(drivers)]
    result = rally.run(field, seed, log_to(stream))
    assert sorted(one.place for one in result.stages[0].drivers) == list(range(1, drivers + 1))
    assert all(len(one.laps) == laps for one in result.stages[0].drivers)
    assert replay(stream.getvalue().splitlines(), [CIRCUITS[name]]) == result


def test_cells_of_other_laps_are_named_as_printed():
    _, events = race_of(2)
    named = [event["cell"] for event in events if "cell" in event]
    assert set(named) <= set(RING.cells)
    track = circuit_track("103aDA")
    assert printed_cell(on_circuit(track, 0, "r0.0.0", 2)) == "0,0/r0.0.0"
