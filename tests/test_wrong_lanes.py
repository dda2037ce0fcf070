"""The lane that ends before a fork: from 204a on to 403a, driven from A to F, leads one lane only.

The fork of 403a joins the road at its lane beside the fork. On the side of F a car must be in the
lane of 204a that leads to that one: from the other it can only touch lanes that stay on the road
from A to D, where the course does not go. A car that cannot drive on would never finish, so nobody
drives there (RULES.md, section 1: a car moves to a touching cell further along the road), nobody is
pushed there, into what is an obstacle for him (section 3), and nobody starts there.
"""

import io

import pytest
from laying import LIBRARY, lay, mark
from racing import DIRT, WildDriver, situation
from rallycross import CONTACT, RX

from trackeditor.course import analyse
from trackeditor.simulator.drivers import make_drivers
from trackeditor.simulator.laps import printed_cell, unrolled
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track

WRONG, RIGHT = "0,0/r0.1.0", "0,0/r0.1.1"
"""The last cells of 204a: left and right lane. F lies to the right of a car that comes from A."""
BEFORE = "0,0/r0.0.0"


def circuit(tile=2, line="r0.0"):
    """A triangle; the line is in the row of a tile or at its end."""
    ring = lay("204aDA", "403aAF", "205aDA", "210aDC", "206aDA", "211bDC")
    return analyse(mark(ring, ("finish", tile, line)), LIBRARY).course


def contact_track():
    return Track(unrolled(circuit(), 2), CONTACT)


@pytest.mark.parametrize(
    ("fork", "side"), [("403aAF", "right"), ("405aAB", "left"), ("407aCB", "right")]
)
def test_no_exit_leads_into_the_lane_that_ends(fork, side):
    """Of the two lanes of the tile before the fork, the one away from it has no way on."""
    course = analyse(lay("202aDA", fork, "203aDA"), LIBRARY).course
    road = Track(course, DIRT).dry
    left, right = "0,0/r0.2.0", "0,0/r0.2.1"
    open_, ended = (right, left) if side == "right" else (left, right)
    assert not course.successors[ended]
    entered = {exit_.cell for exits in road.exits.values() for exit_ in exits}
    assert open_ in entered
    assert ended not in entered


def test_nobody_is_pushed_into_it():
    track = contact_track()
    lap = f"{BEFORE}@1", f"{BEFORE.replace('r0.0.0', 'r0.0.1')}@1"
    behind = "0,1/r0.2.0@1"
    pushed = {}
    for stands in lap:
        race = situation(track, behind, 2, others={stands: 1}).race
        steps = steps_of_turn(open_turn(race, 0))
        pushed[stands] = any(step.pushes is not None for step in steps)
    assert pushed == {lap[0]: False, lap[1]: True}


def test_nobody_starts_in_it():
    """With the line at the end of 204a, both of its last cells lie behind the line."""
    grid = {printed_cell(cell) for cell in unrolled(circuit(0, "A"), 2).start}
    assert RIGHT in grid
    assert WRONG not in grid


@pytest.mark.slow
@pytest.mark.parametrize("rules", [RX, CONTACT], ids=["rx", "full contact"])
@pytest.mark.parametrize("line", [(2, "r0.0"), (0, "A")])
def test_races_end_and_no_car_comes_there(rules, line):
    """Whoever drives: wild drivers, who decide at random, and computer drivers."""
    course = circuit(*line)
    rally = Rally.of([Stage("ring", course, laps=2)], rules)
    for seed in range(5):
        log = io.StringIO()
        wild = [WildDriver(f"wild {number}", 10 * seed + number) for number in range(2)]
        result = rally.run([*wild, *make_drivers("2", rules)], seed, log_to(log))
        assert sorted(driver.place for driver in result.stages[0].drivers) == [1, 2, 3, 4]
        assert f'"cell":"{WRONG}"' not in log.getvalue()
        assert f'"cell":"{RIGHT}"' in log.getvalue()
        assert replay(log.getvalue().splitlines(), [course], rules) == result
