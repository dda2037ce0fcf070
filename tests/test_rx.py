"""The rules of rallycross as positions on real tiles with scripted dice (RULES.md, 1 and 3).

The circuit is described in ``rallycross``. Unless said otherwise the car is in the first of two
laps and has not driven the joker section.
"""

from dataclasses import dataclass, replace

import pytest
from racing import CLEAN, WARNING, CautiousDriver, situation
from rallycross import (
    BEND,
    CORNER,
    FORK,
    HAIRPIN,
    JOKER_FORK,
    MEETING,
    RAMP,
    RX,
    SHORT,
    SLIDE,
    STRAIGHT,
    on_joker,
    on_tile,
    rallycross,
    rallycross_track,
)

from trackeditor.cells import cell_id
from trackeditor.simulator.dice import Damage, dice_of_car, dice_uses
from trackeditor.simulator.driving import order_of_round
from trackeditor.simulator.laps import cell_in_lap, joker_driven, lap_of, unrolled
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import Loss, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.traffic import Flag, flagged_tiles
from trackeditor.tiles.model import Danger, Terrain

TRACK = rallycross_track()


def at(tile, local, gear, others=None, lap=1, **more):
    placed = {on_tile(*where, lap): its for where, its in (others or {}).items()}
    return situation(TRACK, on_tile(tile, local, lap), gear, others=placed, **more)


def to(dice, tile, local, lap=1, **more):
    return f"{dice} > {on_tile(tile, local, lap, **more)}"


def gears_into(start, target):
    """The gears in which the car can enter a cell with its next dice."""
    steps = steps_of_turn(open_turn(start.race, 0))
    return {step.gear for step in steps if step.path == (target,)}


def reached(start):
    return {step.cell for step in steps_of_turn(open_turn(start.race, 0))}


def ended(start):
    return start.told("turn")[-1]["end"]


# --- start and pre-grid ---------------------------------------------------------------------------


def enters_of(drivers):
    events = []
    rally = Rally.of([Stage("rx", rallycross(), laps=1)], RX)
    rally.run([CautiousDriver(str(number)) for number in range(drivers)], 1, events.append)
    return events


def test_all_cars_start_at_once_from_the_pre_grid_in_pole_order():
    """Row 1 of 401b is the first row with boxes. The first corner, 410a, turns left, so that its
    inner lane is the left one, lane 0 of 401b."""
    events = enters_of(5)
    first_round = next(i for i, event in enumerate(events) if event.get("event") == "round")
    entered = [event for event in events if event.get("event") == "enter"]
    assert entered == [event for event in events[:first_round] if event.get("event") == "enter"]
    pre_grid = rallycross().pregrid[0].at
    places = ("r0.1.0", "r0.1.1", "r0.1.2", "r0.0.0", "r0.0.1")
    assert [event["cell"] for event in entered] == [cell_id(pre_grid, local) for local in places]
    assert {event["lap"] for event in entered} == {0}


def test_the_first_round_is_played_in_pole_order():
    """All cars are in gear 0, so the distance decides, then the inner lane."""
    events = enters_of(5)
    first_round = next(event for event in events if event.get("event") == "round")
    assert first_round["order"] == [0, 1, 2, 3, 4]


def test_the_pre_grid_and_its_link_tiles_are_left_once():
    sections = {name: cell.section for name, cell in TRACK.course.cells.items()}
    assert {lap_of(name) for name, section in sections.items() if section == "grid"} == {0}
    into = [move for move in TRACK.course.moves if sections[move.end] == "grid"]
    assert into
    assert all(sections[move.start] == "grid" for move in into)


def test_the_way_from_the_pre_grid_leads_over_the_line_into_the_first_lap():
    grid = cell_in_lap(cell_id(rallycross().pregrid[1].at, "r1.0.0"), 0)
    start = situation(TRACK, grid, 3)
    start.play(
        to("3", FORK, "r0.1.1", 0), to("2", FORK, "r0.0.1", 0), to("coast", STRAIGHT, "r0.2.1", 0),
        "stop", rolls=[CLEAN] * 3,
    )  # fmt: skip
    start.play(
        to("coast", STRAIGHT, "r0.1.1", 0), to("3", STRAIGHT, "r0.0.1", 0),
        to("coast", JOKER_FORK, "r0.0.0", 1), "stop", rolls=[CLEAN] * 3,
    )  # fmt: skip
    assert (start.car.status, start.car.laps) == ("running", ())


# --- order of play --------------------------------------------------------------------------------


def order(*places):
    """The order of cars by cell and gear."""
    start = situation(TRACK, on_tile(FORK, "r0.0.0"), 0)
    cars = tuple(
        start.car._replace(driver=number, order=number, cell=cell, gear=gear)
        for number, (cell, gear) in enumerate(places)
    )
    return order_of_round(replace(start.race, cars=cars))


def test_gear_comes_before_distance():
    assert order((on_tile(SHORT, "r0.0.0"), 2), (on_tile(STRAIGHT, "r0.0.0"), 3)) == (1, 0)


def test_distance_comes_next_whether_the_joker_is_driven_or_not():
    ahead, behind = on_tile(SHORT, "r0.0.0"), on_tile(JOKER_FORK, "r0.0.0", joker=True)
    assert order((behind, 3), (ahead, 3)) == (1, 0)
    assert order((ahead, 3), (on_tile(JOKER_FORK, "r0.0.0", 2, joker=True), 3)) == (1, 0)


def test_the_inner_lane_of_the_next_corner_comes_last():
    """410a, the next corner after the straight, turns left; lane 1 of 208a is the left one."""
    assert order((on_tile(STRAIGHT, "r0.0.0"), 3), (on_tile(STRAIGHT, "r0.0.1"), 3)) == (1, 0)


def test_every_car_plays_once_a_round_whatever_gears_become():
    """White and black rounds: who has played waits for the next round, however fast he is now."""
    orders, played = [], []
    for event in enters_of(4):
        if event.get("event") == "round":
            orders.append(event["order"])
            played.append([])
        elif event.get("event") == "turn":
            played[-1].append(event["car"])
    assert played == orders
    assert all(len(set(cars)) == len(cars) for cars in played)
    assert len({tuple(cars) for cars in orders if len(cars) == 4}) > 1  # gears change the order


# --- laps and joker -------------------------------------------------------------------------------


def test_a_race_has_four_laps():
    assert RX.laps == 4
    assert Rally.of([Stage("rx", rallycross())], RX).tracks[0].course.laps == 4


def test_a_lap_runs_from_line_to_line():
    start = at(STRAIGHT, "r0.0.0", 3)
    start.play(to("3", JOKER_FORK, "r0.0.1", 2), "stop", rolls=[CLEAN])
    lap = start.told("lap")
    assert lap == [{"event": "lap", "car": 0, "lap": 1, "turns": 1, "seconds": 0, "place": 1}]


def test_408a_the_joker_is_entered_from_the_left_lane_up_to_gear_3():
    """The fork's line has limit 3: in gear 4 the car loses control in the joker section."""
    start = at(JOKER_FORK, "r0.0.0", 3)
    entrance = on_joker(0, "r1.0.0")
    assert gears_into(start, entrance) == {1, 2, 3, 4, 5}
    start.play(f"4 > {entrance}", rolls=[CLEAN], draws=["ok"])
    assert start.car.losses == (Loss(entrance, 4, "limit"),)
    assert start.car.joker_lap == 1


def test_entering_the_joker_is_noted_with_its_lap():
    start = situation(TRACK, on_tile(JOKER_FORK, "r0.0.0", 2), 3)
    start.play(f"3 > {on_joker(0, 'r1.0.0', 2)}", "stop", rolls=[CLEAN])
    assert start.told("joker") == [{"event": "joker", "car": 0, "lap": 2}]
    assert start.car.joker_lap == 2


def test_a_second_joker_is_not_open():
    once = situation(TRACK, on_tile(JOKER_FORK, "r0.0.0", 2, joker=True), 3)
    assert reached(once) == {
        on_tile(JOKER_FORK, "r0.1.0", 2, joker=True),
        on_tile(JOKER_FORK, "r0.1.1", 2, joker=True),
    }
    never = situation(TRACK, on_tile(JOKER_FORK, "r0.0.0", 2), 3)
    assert on_joker(0, "r1.0.0", 2) in reached(never)


def test_the_joker_leads_back_onto_the_circuit_in_the_same_lap():
    """415a: from the joker's corner (limit 4) to the left and the middle of three lanes."""
    start = situation(TRACK, on_joker(2, "db"), 3)
    assert reached(start) == {
        on_joker(2, "r0.0.2"),
        on_tile(MEETING, "r0.0.1", joker=True),
    }


def test_crossing_the_last_line_without_the_joker_disqualifies():
    start = situation(TRACK, on_tile(STRAIGHT, "r0.0.0", 2), 3)
    car = start.play(to("3", JOKER_FORK, "r0.0.1", 3), rolls=[CLEAN])
    assert (car.status, car.disqualified, car.place) == ("finished", True, 0)
    assert start.told("finish") == [{"event": "finish", "car": 0, "turns": 1, "disqualified": True}]


def test_crossing_the_last_line_after_the_joker_gives_the_place_at_the_line():
    start = situation(TRACK, on_tile(STRAIGHT, "r0.0.0", 2, joker=True), 3)
    start.race = start.race.with_car(start.car._replace(joker_lap=1))
    car = start.play(to("3", JOKER_FORK, "r0.0.1", 3, joker=True), rolls=[CLEAN])
    assert (car.disqualified, car.place) == (False, 1)


@dataclass
class Single(CautiousDriver):
    """A cautious driver who takes the joker as soon as he can, or never."""

    joker: bool = True

    def decide(self, race, turn, steps):
        def enters(step):
            return joker_driven(step.cell) and not joker_driven(turn.cell)

        wanted = [step for step in steps if enters(step)] if self.joker else []
        others = [step for step in steps if not enters(step)]
        return super().decide(race, turn, tuple(wanted or others or steps))


def test_who_leaves_the_joker_out_is_ranked_last_even_if_he_is_first_over_the_line():
    rally = Rally.of([Stage("rx", rallycross(), laps=1)], RX)
    quick, slow = Single("quick", dice=3, joker=False), Single("slow", dice=1)
    events = []
    result = rally.run([quick, slow], 5, events.append).stages[0]
    home = [event["car"] for event in events if event.get("event") == "finish"]
    assert home == [0, 1]
    assert [one.driver for one in result.standings] == ["slow", "quick"]
    assert [(one.place, one.disqualified, one.joker_lap) for one in result.standings] == [
        (1, False, 1),
        (2, True, 0),
    ]


def test_drivers_that_are_disqualified_share_the_place_after_the_others():
    rally = Rally.of([Stage("rx", rallycross(), laps=1)], RX)
    field = [Single(name, joker=name == "a") for name in "abc"]
    result = rally.run(field, 5).stages[0]
    assert [(one.driver, one.place) for one in result.standings] == [("a", 1), ("b", 2), ("c", 2)]


def test_rules_without_a_joker_lap_leave_the_joker_section_out():
    plain = unrolled(rallycross(), 2)
    assert not any(cell.section == "joker" for cell in plain.cells.values())
    assert not any(joker_driven(cell) for cell in plain.cells)


def test_a_car_blocks_its_cell_before_and_after_the_joker_and_in_every_lap():
    other = on_tile(STRAIGHT, "r0.1.0", 2, joker=True)
    start = situation(TRACK, on_tile(STRAIGHT, "r0.2.0"), 3, others={other: 1})
    assert reached(start) == {on_tile(STRAIGHT, "r0.1.1")}


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", list(Terrain))
def test_the_dice_are_the_same_on_every_surface_and_for_the_first_car(terrain):
    hand = dice_of_car(RX, terrain, Damage(), leads=True)
    assert (hand.gears, hand.coasts, hand.brakes, hand.boosts) == ({1, 2, 3, 4, 5}, 2, 1, 1)
    assert not hand.leads


def test_a_boost_leads_one_cell_on_and_two_gears_up():
    start = at(STRAIGHT, "r0.2.0", 2)
    car = start.play(to("4+boost", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN, CLEAN])
    assert (car.cell, car.gear) == (on_tile(STRAIGHT, "r0.1.0"), 4)


def test_208a_a_boost_from_gear_1_leads_to_gear_3():
    car = at(STRAIGHT, "r0.2.0", 1).play(
        to("3+boost", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN, CLEAN]
    )
    assert (car.cell, car.gear) == (on_tile(STRAIGHT, "r0.1.0"), 3)


def test_there_is_no_boost_with_a_flying_start():
    hand = dice_of_car(RX, Terrain.GRAVEL, Damage(), leads=False)
    assert [use.dice for use in dice_uses(hand, 0)] == [(Die("gear", 1),), (Die("gear", 2),)]


def test_a_boost_die_has_one_warning_face_in_six():
    assert RX.warning_faces[Die("boost")] == 1


def test_a_warning_on_a_flying_start_ends_the_turn_in_gear_2_without_loss_of_control():
    start = at(STRAIGHT, "r0.2.0", 0)
    car = start.play(to("2", STRAIGHT, "r0.1.0"), rolls=[WARNING])
    assert (ended(start), car.gear, car.losses) == ("flying start", 2, ())


def test_flat_out_gives_a_focus_token_for_every_die():
    start = at(STRAIGHT, "r0.2.0", 2)
    plan = [to("4+boost", STRAIGHT, "r0.1.0"), to("coast", STRAIGHT, "r0.0.0")]
    assert start.play(plan, rolls=[CLEAN] * 3).tokens == 3


def test_focus_tokens_serve_to_secure_dice_and_for_nothing_else():
    start = at(STRAIGHT, "r0.2.0", 2, seconds_in_hand=3)
    start.play(f"!{to('3', STRAIGHT, 'r0.1.0')}", f"!{to('coast', STRAIGHT, 'r0.0.0')}", "stop")
    assert start.car.tokens == 0
    assert RX.token_seconds == 0


def test_there_are_no_repairs():
    assert RX.pit_gear == 0
    assert RX.spare_tyre.carried == 0
    assert RX.sisu == 0


# --- loss of control ------------------------------------------------------------------------------


def test_three_warnings_lose_control_the_car_stays_in_gear_0():
    """410a has medium danger: gear 4 draws 1 token."""
    start = at(SHORT, "r0.0.0", 4)
    car = start.play(
        to("4", HAIRPIN, "r0.4.0"),
        to("coast", HAIRPIN, "r0.3.0"),
        to("2+brake", HAIRPIN, "r0.2.0.2"),
        rolls=[WARNING, CLEAN, WARNING, WARNING],
        draws=[],
    )
    assert (car.cell, car.gear) == (on_tile(HAIRPIN, "r0.2.0.2"), 0)
    assert car.losses == (Loss(on_tile(HAIRPIN, "r0.2.0.2"), 2, "warnings"),)
    assert not car.turns_lost


@pytest.mark.parametrize(
    ("gear", "low", "medium", "high"),
    [(1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 1), (4, 0, 1, 2), (5, 1, 2, 3)],
)
def test_damage_tokens_by_gear_and_danger(gear, low, medium, high):
    dangers = (Danger.LOW, Danger.MEDIUM, Danger.HIGH)
    assert [RX.damage_tokens(gear, danger) for danger in dangers] == [low, medium, high]


def test_the_bag_holds_48_tokens():
    assert dict(RX.damage_bag) == {
        "ok": 6, "gear": 18, "brake": 6, "coast": 6, "boost": 6, "yellow": 6,
    }  # fmt: skip


def test_5_on_410a_draws_two_tokens_that_take_one_die_each_for_good():
    """Medium danger, gear 5, over the limit 2 of the drift."""
    start = at(HAIRPIN, "r0.3.0", 5)
    start.play(to("5", HAIRPIN, "r0.2.0.2"), rolls=[CLEAN], draws=["gear", "boost"])
    assert start.car.damage == Damage(gear=1, boost=1)
    hand = open_turn(start.race, 0).hand
    assert (hand.gears, hand.coasts, hand.brakes, hand.boosts) == ({1, 2, 3, 4}, 2, 1, 0)


# --- overtaking and yellow flags ------------------------------------------------------------------


def test_208a_beside_another_car_only_in_its_gear_or_a_higher_one():
    """From gear 3 the dice give gears 1 (brake) to 4, and 5 (boost)."""
    start = at(STRAIGHT, "r0.2.1", 3, {(STRAIGHT, "r0.1.0"): 4})
    assert gears_into(start, on_tile(STRAIGHT, "r0.1.1")) == {4, 5}


def test_a_car_alongside_goes_ahead_in_any_gear():
    start = at(STRAIGHT, "r0.2.1", 3, {(STRAIGHT, "r0.2.0"): 5})
    assert gears_into(start, on_tile(STRAIGHT, "r0.1.1")) == {1, 2, 3, 4, 5}


def test_the_joker_section_is_not_beside_the_circuit():
    start = situation(TRACK, on_joker(0, "r1.0.0"), 2, others={on_tile(SHORT, "r0.1.1"): 5})
    assert gears_into(start, on_joker(1, "r0.0.0")) == {1, 2, 3, 4}


def hexes(course, *tiles):
    return {course.tiles[tile].at for tile in tiles}


def test_a_flag_counts_on_its_tile_and_the_tiles_before_and_after_it():
    course = rallycross()
    flag = Flag(0, course.tiles[BEND].at)
    assert flagged_tiles(course, [flag], 1) == hexes(course, MEETING, BEND, CORNER)


def test_a_flag_in_the_joker_counts_on_the_forks_at_its_ends():
    course = rallycross()
    joker = course.joker[1].at
    expected = {joker} | hexes(course, JOKER_FORK, MEETING)
    assert flagged_tiles(course, [Flag(0, joker)], 1) == expected


def test_a_flag_on_a_fork_counts_in_the_joker_too():
    course = rallycross()
    flag = Flag(0, course.tiles[JOKER_FORK].at)
    expected = {course.joker[1].at} | hexes(course, STRAIGHT, JOKER_FORK, SHORT)
    assert flagged_tiles(course, [flag], 1) == expected


def test_a_flag_on_the_last_tile_of_the_way_in_counts_on_the_pre_grid():
    course = rallycross()
    expected = {course.pregrid[0].at} | hexes(course, SLIDE, FORK, STRAIGHT)
    assert flagged_tiles(course, [Flag(0, course.tiles[FORK].at)], 1) == expected


def test_under_a_flag_nobody_comes_beside_but_a_car_in_gear_0():
    flag = Flag(1, rallycross().tiles[STRAIGHT].at)
    others = {(STRAIGHT, "r0.1.0"): 1}
    assert gears_into(at(STRAIGHT, "r0.2.1", 3, others, flags=(flag,)), BESIDE) == set()
    others = {(STRAIGHT, "r0.1.0"): 0}
    start = at(STRAIGHT, "r0.2.1", 3, others, flags=(flag,))
    assert gears_into(start, BESIDE) == {1, 2, 3, 4, 5}


BESIDE = on_tile(STRAIGHT, "r0.1.1")


@pytest.mark.parametrize(("tile", "gears"), [(SHORT, {1, 2, 3, 4, 5}), (JOKER_FORK, set())])
def test_208a_a_flag_on_the_next_tile_counts_and_one_on_the_tile_after_that_does_not(tile, gears):
    flag = Flag(1, rallycross().tiles[tile].at)
    start = at(STRAIGHT, "r0.2.1", 3, {(STRAIGHT, "r0.1.0"): 1}, flags=(flag,))
    assert gears_into(start, BESIDE) == gears


def test_a_flag_is_put_away_when_its_owner_starts_a_turn_in_gear_0():
    start = at(HAIRPIN, "r0.3.0", 5)
    start.play(to("5", HAIRPIN, "r0.2.0.2"), rolls=[CLEAN], draws=["yellow", "ok"])
    assert start.race.flags == (Flag(0, rallycross().tiles[HAIRPIN].at),)
    start.play(to("1", HAIRPIN, "r0.2.0.1"), "stop", rolls=[CLEAN])
    assert start.race.flags == ()
    assert start.race.bags.damage["yellow"] == 6


# --- the road -------------------------------------------------------------------------------------


def test_three_lanes_lead_into_two_diagonally():
    """401b: the middle one of three lanes touches both of two."""
    at_grid = rallycross().pregrid[0].at

    def ahead(local):
        start = situation(TRACK, cell_in_lap(cell_id(at_grid, local), 0), 2)
        return {cell.partition("/")[2] for cell in reached(start)}

    assert ahead("r0.2.0") == {"r0.3.0@0"}
    assert ahead("r0.2.1") == {"r0.3.0@0", "r0.3.1@0"}
    assert ahead("r0.2.2") == {"r0.3.1@0"}


def test_411a_two_lanes_come_out_of_a_bend_with_three():
    start = at(BEND, "r0.2.1", 3)
    assert reached(start) == {on_tile(BEND, "r0.1.1"), on_tile(BEND, "r0.1.0.1")}


def test_205b_the_gear_of_the_jump_lands_one_cell_further():
    start = at(RAMP, "r0.2.1", 3)
    car = start.play(
        f"4 > {on_tile(RAMP, 'r0.1.1')}^{on_tile(RAMP, 'r0.0.0')}", "stop", rolls=[CLEAN]
    )
    assert car.cell == on_tile(RAMP, "r0.0.0")
    assert on_tile(RAMP, "r0.1.1") in reached(at(RAMP, "r0.2.1", 2))


def test_205b_a_coast_die_flies_in_the_gear_of_the_jump():
    car = at(RAMP, "r0.2.1", 4).play(
        f"coast > {on_tile(RAMP, 'r0.1.1')}^{on_tile(RAMP, 'r0.0.0')}", "stop", rolls=[CLEAN]
    )
    assert car.cell == on_tile(RAMP, "r0.0.0")


def test_410a_on_the_drift_there_is_no_change():
    assert reached(at(HAIRPIN, "r0.2.0.2", 2)) == {on_tile(HAIRPIN, "r0.2.0.1")}
    assert reached(at(HAIRPIN, "r0.2.0.1", 2)) == {on_tile(HAIRPIN, "r0.2.0.0")}


def test_410a_the_drift_has_its_own_limit():
    """Limits 1 inside, 2 on the drift: gear 3 loses control, gear 2 does not on the drift."""
    steps = steps_of_turn(open_turn(at(HAIRPIN, "r0.3.0", 3).race, 0))
    over = {(step.cell, step.gear) for step in steps if step.over_limit}
    drift, inner = on_tile(HAIRPIN, "r0.2.0.2"), on_tile(HAIRPIN, "r0.2.1")
    assert {gear for cell, gear in over if cell == drift} == {3, 4, 5}
    assert {gear for cell, gear in over if cell == inner} <= {2, 3, 4, 5}


def test_a_turn_is_told_in_turns():
    start = at(STRAIGHT, "r0.2.0", 2)
    race = start.race
    assert RX.cost == "turns"
    start.play(to("2", STRAIGHT, "r0.1.0"), "stop", rolls=[CLEAN])
    assert start.told("turn") == [
        {"event": "turn", "car": 0, "end": "stopped", "gear": 2, "sum": 1}
    ]
    assert race.cars[0].turns == 0
