"""Start, order of play, leader dice, finish, service and standings (RULES.md, section 2)."""

from dataclasses import replace

import pytest
from racing import (
    DIRT,
    CautiousDriver,
    ScriptedChance,
    on,
    published_stages,
    situation,
    stage_of,
    track_of,
)

from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import FlatOut, Roll, Stop
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import Rally, Stage, order_of_round, run_rally, run_stage
from trackeditor.simulator.state import CarState
from trackeditor.simulator.track import Track
from trackeditor.simulator.turn import Table


class Always:
    """All dice show the same; draws take the first of some tokens that is in the bag."""

    def __init__(self, warning, *prefer):
        self.warning = warning
        self.prefer = prefer

    def roll(self, dice):
        return (self.warning,) * len(dice)

    def draw(self, bag):
        return next(token for token in (*self.prefer, *bag) if bag[token])


def run(stages, drivers, chance=None):
    events = []
    rally = Rally.of(stages, DIRT)
    result = rally.run_with(drivers, chance or Always(False), events.append)
    return result, events


def rounds(events):
    """The events of every round."""
    found = []
    for event in events:
        if event.get("event") == "round":
            found.append([])
        elif found:
            found[-1].append(event)
    return found


# --- start --------------------------------------------------------------------------------------


def test_player_n_enters_in_round_n_behind_the_line_in_gear_0_with_gear_1():
    stage = Stage("one", stage_of("206a", "206a"))
    drivers = [CautiousDriver(name) for name in "ABC"]
    _, events = run([stage], drivers)
    for number, played in enumerate(rounds(events)[:3]):
        entered = [event for event in played if event["event"] == "enter"]
        assert [event["car"] for event in entered] == [number]
        assert entered[0]["cell"] in stage.course.start
        first = next(e for e in played if e["event"] == "step" and e["car"] == number)
        assert first["dice"] == ["1"]


def test_a_car_waits_while_no_start_cell_is_free_and_loses_no_time():
    """Two cars in gear 5, damaged so that no die can be played, stand still for a round; four are
    queued behind them."""
    track = track_of("212a")
    no_dice = Damage(gear=5, coast=2)
    queue = [(1, "r0.0.0", 5), (1, "r0.0.1", 5)]
    queue += [(0, f"r0.{row}.{lane}", 0) for row in (2, 1) for lane in (0, 1)]
    cars = [CarState(0, 0)]
    cars += [
        CarState(
            driver=n,
            order=n,
            damage=no_dice if gear else Damage(),
            status="running",
            cell=on(track.course, tile, local),
            gear=gear,
        )
        for n, (tile, local, gear) in enumerate(queue, 1)
    ]
    events = []
    table = Table((CautiousDriver(),) * 7, Always(False), events.append)
    race = run_stage(track, tuple(cars), tokens.full_bags(DIRT), table)
    played = rounds(events)
    late = next(
        number
        for number, of_round in enumerate(played, 1)
        if any(e["event"] == "enter" and e["car"] == 0 for e in of_round)
    )
    assert late > 1
    standing = [e["car"] for e in played[0] if e.get("end") == "no dice"]
    assert standing == [1, 2] or standing == [2, 1]
    assert not any(e.get("car") == 0 for of_round in played[: late - 1] for e in of_round)
    first_time = next(e for e in played[late - 1] if e["event"] == "time" and e["car"] == 0)
    assert first_time["sum"] == first_time["seconds"]
    assert all(car.status == "finished" for car in race.cars)


# --- order --------------------------------------------------------------------------------------


def order(track, *cars):
    """Order of cars given by tile, local cell and gear."""
    states = tuple(
        CarState(n, n, status="running", cell=on(track.course, tile, local), gear=gear)
        for n, (tile, local, gear) in enumerate(cars)
    )
    race = situation(track, states[0].cell, 0).race
    return order_of_round(replace(race, cars=states, round=len(cars)))


def test_212a_distance_comes_first():
    assert order(track_of("212a"), (1, "r0.0.0", 5), (1, "r0.1.1", 1)) == (1, 0)


def test_212a_gear_decides_at_equal_distance():
    assert order(track_of("212a"), (1, "r0.0.1", 2), (1, "r0.0.0", 3)) == (1, 0)


def test_212a_inner_lane_of_the_next_corner_decides_at_equal_gear():
    """The hairpin turns right: lane 1 is the inner lane."""
    assert order(track_of("212a"), (1, "r0.0.0", 2), (1, "r0.0.1", 2)) == (1, 0)


def test_215a_the_inner_lane_is_that_of_the_next_corner():
    """Between the corners the next one turns left."""
    track = track_of("215a")
    assert order(track, (1, "r0.2.1", 2), (1, "r0.2.0", 2)) == (1, 0)


def test_202a_cars_behind_the_line_keep_their_order():
    track = track_of("212a")
    cars = [(0, "r0.1.0", 0), (0, "r0.1.1", 1), (0, "r0.2.0", 1)]
    assert order(track, *cars) == (2, 0, 1)


def test_a_car_plays_once_a_round_in_the_order_of_the_round():
    _, events = run(
        [Stage("one", stage_of("206a", "206a"))], [CautiousDriver(name) for name in "ABCD"]
    )
    orders = [event["order"] for event in events if event.get("event") == "round"]
    for expected, played in zip(orders, rounds(events), strict=True):
        assert [event["car"] for event in played if event["event"] == "time"] == expected


# --- leader dice ----------------------------------------------------------------------------------


def leaders(events):
    return [event["leader"] for event in events if event.get("event") == "round"]


def test_first_car_of_the_round_has_leader_dice_until_somebody_has_finished():
    hands = []

    class Watching(CautiousDriver):
        def decide(self, race, turn, steps):
            hands.append((race.round, turn.car, turn.hand.leads))
            return super().decide(race, turn, steps)

    drivers = [Watching("A", dice=4), Watching("B", dice=1), Watching("C", dice=1)]
    _, events = run([Stage("one", stage_of("206a", "206a"))], drivers)
    finished = next(
        number
        for number, played in enumerate(rounds(events), 1)
        if any(event["event"] == "finish" for event in played)
    )
    first = [event["order"][0] for event in events if event.get("event") == "round"]
    assert leaders(events)[:finished] == first[:finished]
    assert set(leaders(events)[finished:]) == {None}
    for number, car, leads in hands:
        assert leads == (number <= finished and car == first[number - 1])


def test_302a_no_leader_dice_on_asphalt():
    """The start tile is gravel; on the asphalt tile the first car has coast dice."""
    surfaces = set()

    class Watching(CautiousDriver):
        def decide(self, race, turn, steps):
            if not turn.dice:
                terrain = race.track.course.cells[turn.cell].terrain
                surfaces.add((str(terrain), turn.hand.leads))
            return super().decide(race, turn, steps)

    run([Stage("one", stage_of("302a"))], [Watching("A", dice=1)])
    assert surfaces == {("gravel", True), ("asphalt", False)}


# --- results --------------------------------------------------------------------------------------


def test_stage_time_is_the_sum_of_the_cards_less_a_second_for_each_token():
    class FlatOutDriver(CautiousDriver):
        def decide(self, race, turn, steps):
            return FlatOut((min(steps, key=lambda step: step.gear),))

    result, events = run([Stage("one", stage_of())], [FlatOutDriver("A")])
    (driver,) = result.stages[0].drivers
    cards = [event["seconds"] for event in events if event.get("event") == "time"]
    assert driver.seconds == sum(cards)
    assert driver.tokens == driver.turns == len(cards)
    assert driver.total == driver.seconds - driver.tokens
    assert result.standings[0].total == driver.total


def test_lowest_sum_of_stage_times_wins_and_starts_first_in_the_next_stage():
    stages = [Stage(name, stage_of("206a", "206a")) for name in ("one", "two")]
    drivers = [CautiousDriver("slow", dice=1), CautiousDriver("fast", dice=4)]
    result, events = run(stages, drivers)
    orders = [event["order"] for event in events if event.get("event") == "stage"]
    assert orders == [[0, 1], [1, 0]]
    assert [standing.driver for standing in result.standings] == ["fast", "slow"]
    for number, driver in enumerate(("slow", "fast")):
        total = sum(stage.drivers[number].total for stage in result.stages)
        assert next(s.total for s in result.standings if s.driver == driver) == total
    assert [one.driver for one in result.stages[0].standings] == ["fast", "slow"]


def test_equal_times_keep_their_order():
    stages = [Stage(name, stage_of()) for name in ("one", "two")]
    result, events = run(stages, [CautiousDriver(name, dice=1) for name in "AB"])
    assert [event["order"] for event in events if event.get("event") == "stage"] == [[0, 1]] * 2
    assert [standing.driver for standing in result.standings] == ["A", "B"]


# --- from stage to stage --------------------------------------------------------------------------


class Reckless(CautiousDriver):
    """Shifts up with every die of its first turn, then drives with care; remembers its states."""

    def __init__(self, name="reckless"):
        super().__init__(name)
        self.before = []

    def choose_start(self, race, car, cells):
        self.before.append(race.cars[car])
        return cells[0]

    def decide(self, race, turn, steps):
        if race.cars[turn.car].turns == 0:
            return Roll(max(steps, key=lambda step: step.gear))
        return super().decide(race, turn, steps)


@pytest.mark.parametrize(("service", "damage"), [(True, Damage()), (False, Damage(gear=1))])
def test_213a_service_removes_damage_that_is_else_carried_over(service, damage):
    """1, 2, then 3 into the hairpin of high danger: a loss of control with one token."""
    stages = [Stage("one", stage_of("213a"), service), Stage("two", stage_of("213a"))]
    driver = Reckless()
    result, _ = run(stages, [driver], Always(False, "gear"))
    assert result.stages[0].drivers[0].damage == Damage(gear=1)
    assert [loss.cause for loss in result.stages[0].drivers[0].losses] == ["limit"]
    assert driver.before[1].damage == damage


@pytest.mark.parametrize(("service", "left"), [(True, 1), (False, 0)])
def test_213a_service_returns_the_spare_tyre(service, left):
    stages = [Stage("one", stage_of("213a"), service), Stage("two", stage_of("206a"))]
    driver = Reckless()
    driver.tyre = True
    _, events = run(stages, [driver], Always(False, "coast"))
    assert sum(event.get("event") == "spare-tyre" for event in events) == 1
    assert driver.before[1].spare_tyres == left


def test_sisu_serves_once_a_rally():
    stages = [Stage(name, stage_of("206a")) for name in ("one", "two")]
    driver = CautiousDriver("A", dice=3, sisu=True)
    result, events = run(stages, [driver], Always(True))
    assert sum(event.get("event") == "sisu" for event in events) == 1
    assert result.stages[1].drivers[0].losses


def test_second_tokens_do_not_reach_the_next_stage():
    track = track_of()
    car = CarState(0, 0, status="running", cell="0,-1/r0.1.0", gear=2, tokens=5)
    table = Table((CautiousDriver(),), ScriptedChance([False]))
    race = run_stage(track, (car,), tokens.full_bags(DIRT), table)
    assert race.cars[0].tokens == 5
    stages = [Stage(name, stage_of()) for name in ("one", "two")]
    driver = Reckless()
    run(stages, [driver])
    assert [state.tokens for state in driver.before] == [0, 0]


def test_212b_mud_goes_back_into_the_bag_after_the_stage():
    bags = []

    class Shortcutter(CautiousDriver):
        def choose_start(self, race, car, cells):
            bags.append((dict(race.bags.shortcut), dict(race.mud)))
            return cells[1]

        def decide(self, race, turn, steps):
            """In gear 1 or 2 through the shortcut or, elsewhere, on the right lane."""
            right = [step for step in steps if step.gear < 3 and step.cell.endswith(".1")]
            into = [step for step in steps if step.gear < 3 and step.shortcut]
            return Stop() if turn.dice else Roll((into or right)[0])

    stages = [Stage(name, stage_of("212b"), service=False) for name in ("one", "two")]
    _, events = run(stages, [Shortcutter()], Always(False, "mud"))
    assert [e["token"] for e in events if e.get("event") == "token"] == ["mud", "mud"]
    assert bags == [(dict(DIRT.shortcut_bag), {})] * 2


# --- what cannot be run -------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 7])
def test_one_to_six_drivers(count):
    drivers = [CautiousDriver(str(n)) for n in range(count)]
    with pytest.raises(SimulatorError, match=f"{count} drivers.*1 to 6"):
        run_rally([Stage("one", stage_of())], drivers, DIRT, seed=1)


def test_a_rally_needs_a_stage():
    with pytest.raises(SimulatorError, match="at least one stage"):
        run_rally([], [CautiousDriver()], DIRT, seed=1)


def test_a_course_that_cannot_be_driven_is_named():
    circuit = replace(stage_of(), kind="circuit")
    with pytest.raises(SimulatorError, match="stage 'Ring': the course is a circuit"):
        run_rally([Stage("Ring", circuit)], [CautiousDriver()], DIRT, seed=1)


def test_a_start_on_another_cell_is_refused_and_the_stage_named():
    """On the second stage, beyond the line: on 202a it lies after row 1."""

    class Cheat(CautiousDriver):
        starts = 0

        def choose_start(self, race, car, cells):
            self.starts += 1
            return cells[0] if self.starts == 1 else "0,0/r0.2.0"

    stages = [Stage(name, stage_of("206a")) for name in ("one", "two")]
    with pytest.raises(
        SimulatorError, match=r"^stage 'two': .* cannot start on 0,0/r0\.2\.0; free are"
    ):
        run_rally(stages, [Cheat()], DIRT, seed=1)


def test_cars_that_block_each_other_for_good_are_reported():
    """206a as if its rows crossed each other: the car behind blocks the third row, the one before
    it the whole second row."""
    course = stage_of("206a")
    rear, front, beside = (on(course, 1, local) for local in ("r0.0.0", "r0.1.0", "r0.1.1"))
    crossed = [(on(course, 1, f"r0.2.{lane}"), rear) for lane in (0, 1)]
    track = Track(replace(course, conflicts=(*crossed, (front, beside))), DIRT)
    cars = tuple(
        CarState(n, n, status="running", cell=cell) for n, cell in enumerate((front, rear))
    )
    table = Table((CautiousDriver(),) * 2, Always(False))
    with pytest.raises(
        SimulatorError, match=r"no end after \d+ rounds.*r0\.1\.0.*block each other"
    ):
        run_stage(track, cars, tokens.full_bags(DIRT), table)


@pytest.mark.parametrize("name", sorted(published_stages()))
def test_published_stages_are_driven_to_the_end(name):
    drivers = [CautiousDriver(str(n), dice=n + 1) for n in range(6)]
    result = run_rally([Stage(name, published_stages()[name])], drivers, DIRT, seed=1)
    assert len(result.standings) == 6
