"""The value table of the computer drivers: exact expected times (RULES.md, sections 1 and 2)."""

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, product
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing import DIRT, published_stages

from trackeditor.course import Course, CourseCell, CourseMove
from trackeditor.grid import ORIGIN
from trackeditor.simulator.dice import (
    COAST,
    Damage,
    DiceHand,
    dice_of_car,
    dice_uses,
)
from trackeditor.simulator.drivers import ATTACK, ComputerDriver, Shelf
from trackeditor.simulator.drivers.grips import Grip, grip_table, warning_chances
from trackeditor.simulator.drivers.obstacles import Obstacles
from trackeditor.simulator.drivers.policy import grip_after
from trackeditor.simulator.drivers.sweep import detour, value_table
from trackeditor.simulator.drivers.values import Costs, ValueTable
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.rules import Die
from trackeditor.simulator.steps import legal_steps
from trackeditor.simulator.track import Track
from trackeditor.tiles.model import Danger, Terrain

STAGES = published_stages()
FREE: frozenset[str] = frozenset()
UNDAMAGED = Damage()
TIMES_ALONE = Costs()


def table_of(track, *, damage=UNDAMAGED, leads=False, costs=TIMES_ALONE, mud=None, like=None):
    terrains = {cell.terrain for cell in track.course.cells.values()}
    hands = {terrain: dice_of_car(track.rules, terrain, damage, leads) for terrain in terrains}
    road = track.road(mud or {})
    return value_table(track, road, grip_table(track.rules, hands), costs, like)


@lru_cache
def stage_table(name: str, leads: bool = False) -> ValueTable:
    return table_of(Track(STAGES[name], DIRT), leads=leads)


# --- the grips ---------------------------------------------------------------------------------


def test_chances_of_two_dice_are_those_of_all_36_results():
    # gear 4 has two faces with a warning, a coast die one: 4 * 5 of 36 results show none, 2 * 1 two
    assert warning_chances(DIRT, [Die("gear", 4), COAST]) == pytest.approx(
        (20 / 36, 14 / 36, 2 / 36)
    )


def test_every_use_of_a_grip_is_one_that_the_dice_allow():
    hand = DiceHand(frozenset({1, 2, 3}), coasts=1, brakes=1)
    table = grip_table(DIRT, {Terrain.GRAVEL: hand})
    arrays = {}
    for source, target in zip(table.source, table.target, strict=True):
        arrays.setdefault(table.grips[source], set()).add(table.grips[target])
    for grip in table.grips:
        allowed = {
            Grip(use.gear, grip.hand.without(use.dice)) for use in dice_uses(grip.hand, grip.gear)
        }
        assert arrays.get(grip, set()) == allowed


def test_control_counts_the_dice_played_and_the_warnings_of_the_way():
    hand = DiceHand(frozenset({1, 2, 3}), coasts=2, brakes=1)
    table = grip_table(DIRT, {Terrain.GRAVEL: hand})
    turns = table.turns[Terrain.GRAVEL]
    # from gear 3: gear die 1 with the brake die, then a coast die
    played = table.index[Grip(1, DiceHand(frozenset({2, 3}), coasts=1, brakes=0))]
    assert (turns.dice[played], turns.extra[played]) == (3, 1)
    # three warnings: 1/6 * 2/6 * 1/6 of the rolls; with one of the way two or more lose control
    assert turns.control[0, played] == pytest.approx(1 - 2 / 216)
    two_or_more = 1 - (5 * 4 * 5 + 1 * 4 * 5 + 5 * 2 * 5 + 5 * 4 * 1) / 216
    assert turns.control[1, played] == pytest.approx(1 - two_or_more)


# --- small courses, by hand ----------------------------------------------------------------------
START, FIRST, BEYOND = "0,0/start", "0,0/cell1", "0,0/beyond"


def road(*limits: int | None, **rules: object) -> Track:
    """One lane of gravel: the start cell, cells with limits, and a cell beyond the finish line."""
    ids = [START, *(f"0,0/cell{number}" for number in range(1, len(limits) + 1)), BEYOND]
    cells = {
        cell: CourseCell(
            cell,
            "t",
            ORIGIN,
            "lane",
            number + 1.0,
            float(number),
            0,
            1,
            limit,
            terrain=Terrain.GRAVEL,
            danger=Danger.LOW,
        )
        for number, (cell, limit) in enumerate(zip(ids, (None, *limits, None), strict=True))
    }
    moves = tuple(
        CourseMove(a, b, line="finish" if b == BEYOND else None) for a, b in pairwise(ids)
    )
    course = Course("stage", (), (START,), (ids[-2],), 1, len(ids) - 1, cells, moves, ())
    return Track(course, replace(DIRT, **rules))


def test_on_the_last_cell_the_gear_of_the_finish_counts():
    table = table_of(road())
    # one die, and three warnings are needed to lose control: the best gear reached is the card
    values = [table.fresh(START, gear) for gear in (0, 1, 4, 6)]
    assert values == pytest.approx([50, 40, 15, 10])


def test_two_cells_with_control_lost_at_two_warnings():
    table = table_of(road(None, warning_limit=2))
    # Gear die 1 (1 face of 6), then gear die 2 (1 of 6) over the line for a card of 40 s. After a
    # warning the second one loses control: 60 s beyond the line. To stop and finish in the next
    # turn costs 50 + 40 s, to finish with a coast die 50 or 60 s.
    sixth = Fraction(1, 6)
    after_warning = 5 * sixth * 40 + sixth * 60
    assert table.fresh(START, 0) == pytest.approx(float(5 * sixth * 40 + sixth * after_warning))


def test_a_loss_on_the_road_costs_its_card_and_the_start_from_gear_0():
    table = table_of(road(None, warning_limit=1))
    # Every warning loses control. From gear 1 the line is crossed in gear 2, for 40 or 60 s; from
    # gear 0 in gear 1, for 50 or 60 s. From the start die 1 leads to the cell before the line; then
    # going on beats stopping (50 s and the way from gear 1).
    sixth = Fraction(1, 6)
    from_1 = 5 * sixth * 40 + sixth * 60
    from_0 = 5 * sixth * 50 + sixth * 60
    assert table.fresh(FIRST, 1) == pytest.approx(float(from_1))
    assert table.fresh(FIRST, 0) == pytest.approx(float(from_0))
    assert table.fresh(START, 0) == pytest.approx(float(5 * sixth * from_1 + sixth * (60 + from_0)))


def test_a_car_too_fast_for_the_next_cell_must_move_and_loses_control_there():
    table = table_of(road(1))
    # gear 5 cannot come down to 1: 60 s on the cell, then gear die 1 over the line for 50 s
    assert table.fresh(START, 0) == 40
    assert table.fresh(START, 5) == 60 + 50
    # gear 3 can, with the brake die and gear die 1; both and die 2 may show a warning
    lost = Fraction(1, 6) * Fraction(2, 6) * Fraction(1, 6)
    assert table.fresh(START, 3) == pytest.approx(float((1 - lost) * 40 + lost * 60))


def test_costs_are_added_to_a_loss_of_control():
    plain = table_of(road(None, warning_limit=1))
    dear = table_of(road(None, warning_limit=1), costs=Costs(loss=12.0))
    assert dear.loss(FIRST, 2) - plain.loss(FIRST, 2) == pytest.approx(
        12 + dear.fresh(FIRST, 0) - plain.fresh(FIRST, 0)
    )
    assert dear.fresh(FIRST, 1) - plain.fresh(FIRST, 1) == pytest.approx(12 / 6)


# --- real stages: the table against the legal steps of the engine -------------------------------


@st.composite
def positions(draw):
    """A table of a published stage, a cell and a grip that steps of a turn can lead to."""
    name = draw(st.sampled_from(sorted(STAGES)))
    table = stage_table(name, draw(st.booleans()))
    cell = draw(st.sampled_from(sorted(table.cells)))
    hand = table.grips.grips[table.grips.turns[STAGES[name].cells[cell].terrain].fresh[0]].hand
    grip = Grip(draw(st.integers(0, 6)), hand)
    moved = False
    for _ in range(draw(st.integers(0, 6))):
        steps = legal_steps(table.road, FREE, cell, *grip)
        steps = [step for step in steps if not step.ends_turn]
        if not steps:
            break
        step = draw(st.sampled_from(steps))
        cell, grip, moved = step.cell, grip_after(grip, step), True
    return table, cell, grip, moved, draw(st.integers(0, DIRT.warning_limit - 1))


def rolled(table: ValueTable, step, grip: Grip, warnings: int) -> float:
    """Expected seconds of a step, over every result of its dice face by face."""
    following = grip_after(grip, step)
    results = list(product(*([n < DIRT.warning_faces[die] for n in range(6)] for die in step.dice)))
    seconds = 0.0
    for faces in results:
        counted = warnings + step.warnings + sum(faces)
        lost = counted >= DIRT.warning_limit
        if step.finishes:
            seconds += 60 if lost else DIRT.time_cards[step.gear]
        elif lost:
            seconds += 60 + table.fresh(step.cell, 0)
        else:
            seconds += table.within(step.cell, following, counted)
    return seconds / len(results)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(positions())
def test_a_value_is_that_of_the_best_legal_decision(position):
    table, cell, grip, moved, warnings = position
    steps = legal_steps(table.road, FREE, cell, *grip)
    decisions = [rolled(table, step, grip, warnings) for step in steps if not step.over_limit]
    if moved:
        decisions.append(DIRT.time_cards[grip.gear] + table.fresh(cell, grip.gear))
        assert table.within(cell, grip, warnings) == pytest.approx(min(decisions), abs=1e-9)
    elif warnings == 0:
        # a car must move if it can, over a limit too; it stands still only without any step
        forced = [60 + (0 if step.finishes else table.fresh(step.cell, 0)) for step in steps]
        best = min(decisions or forced or [60 + table.fresh(cell, 0)])
        assert table.fresh(cell, grip.gear) == pytest.approx(best, abs=1e-9)


@settings(max_examples=40, deadline=None)
@given(positions(), st.data())
def test_in_a_detour_no_step_leads_to_a_cell_that_is_taken(position, data):
    table, cell, grip, moved, warnings = position
    fronts = {other: table.track.course.cells[other].front for other in table.cells}
    ahead = sorted(other for other in fronts if fronts[cell] < fronts[other] <= fronts[cell] + 2)
    taken = frozenset(data.draw(st.sets(st.sampled_from(ahead), max_size=4))) if ahead else FREE
    around = detour(table, cell, Obstacles(taken), 9)
    steps = legal_steps(table.road, taken, cell, *grip)
    decisions = [
        around.before_roll(step, grip_after(grip, step), warnings)
        for step in steps
        if not step.over_limit
    ]
    if moved:
        decisions.append(table.stop(cell, grip.gear))
        assert around.within(cell, grip, warnings) == pytest.approx(min(decisions), abs=1e-9)
        assert around.within(cell, grip, warnings) >= table.within(cell, grip, warnings) - 1e-9
    assert around.fresh(cell, grip.gear) == table.fresh(cell, grip.gear)


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(sorted(STAGES)), st.data())
def test_mud_and_damage_save_no_time_and_shared_cells_change_no_value(name, data):
    track = Track(STAGES[name], DIRT)
    dry = table_of(track)
    tiles = [tile.at for tile in STAGES[name].tiles]
    mud = data.draw(st.dictionaries(st.sampled_from(tiles), st.integers(1, 2), max_size=2))
    muddy = table_of(track, mud=mud)
    shared = table_of(track, mud=mud, like=value_table(track, track.dry, muddy.grips, Costs()))
    damaged = table_of(track, damage=Damage(gear=1, coast=1, brake=1))
    assert {cell: values.fresh for cell, values in shared.cells.items()} == {
        cell: values.fresh for cell, values in muddy.cells.items()
    }
    for start in STAGES[name].start:
        assert muddy.fresh(start, 0) >= dry.fresh(start, 0) - 1e-9
        assert damaged.fresh(start, 0) >= dry.fresh(start, 0) - 1e-9


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-2-ss3", "rally-4-ss1", "rally-8-ss3"])
def test_the_mean_time_of_its_own_play_is_the_value(name):
    """The best play through the engine: within three standard errors of the value at the start."""
    harmless = replace(DIRT, damage_bag={"ok": 1}, shortcut_bag={"ok": 1}, sisu=0)
    plain = replace(ATTACK, costs=Costs(), flat_out_risk=-1.0)
    driver = ComputerDriver("plain", plain, Shelf())
    rally = Rally.of([Stage(name, STAGES[name])], harmless)
    times = [rally.run([driver], seed).stages[0].drivers[0].total for seed in range(4000)]
    table = table_of(rally.tracks[0], leads=True)
    expected = min(table.fresh(cell, 0) for cell in STAGES[name].start)
    assert abs(fmean(times) - expected) < 3 * stdev(times) / len(times) ** 0.5
