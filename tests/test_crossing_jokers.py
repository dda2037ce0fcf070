"""A joker section that crosses the main circuit at a bridge (RULES.md, section 3).

The circuit is driven clockwise. At 403b, south of the bridge 416a, the joker turns off to the left;
it comes back over or under the main circuit and meets it again at 402b, east of the bridge. Cars
above and below are on different roads: they do not meet there (FORMATS.md, section 2, ``over``).
"""

import io
from dataclasses import replace
from functools import cache

import pytest
from laying import LIBRARY, lay
from racing import CheckingDriver, WildDriver, situation
from rallycross import CONTACT, RX

from trackeditor.cells import cell_id
from trackeditor.course import analyse
from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Marker
from trackeditor.legality import check_layout
from trackeditor.simulator.drivers import Shelf, entrants
from trackeditor.simulator.laps import cell_in_lap, unrolled
from trackeditor.simulator.log import log_to, replay
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.state import open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track

BRIDGE = "416a"
"""Its road from D to A passes over the one from F to C."""
BEFORE_BRIDGE = ("222aDB", "223aDB", "224aDB", "403bDA", "207aDA")


@cache
def layout(joker):
    """The circuit with the joker ``under`` or ``over`` the bridge."""
    if joker == "under":
        main = lay(
            "416aDA", "208aDB", "209aDB", "217aDB", "205aDA", "402bAD", "206aDA", *BEFORE_BRIDGE
        )  # fmt: skip
        out = lay("221aDB", "204aDA", "210aDC", at=Hex(-1, 2), toward=Edge.F)
        home = lay("214aDA", at=Hex(1, 0), toward=Edge.C)
    else:
        main = lay(
            "416aFC", "208aDB", "209aDB", "217aDB", "402bAD", "205aDA", "206aDA", *BEFORE_BRIDGE
        )  # fmt: skip
        out = lay("221aDB", "218aDB", at=Hex(-1, 2), toward=Edge.F)
        home = lay("225aDB", at=Hex(1, -1), toward=Edge.B)
    tiles = main.tiles + out.tiles + home.tiles
    found = replace(main, tiles=tiles).mark(Marker("finish", Hex(2, 1), "r0.0"))
    last = "A" if joker == "under" else "B"
    found = found.mark(Marker("joker-entrance", out.tiles[0].at, "D"))
    return found.mark(Marker("joker-exit", home.tiles[0].at, last))


@cache
def course(joker):
    return analyse(layout(joker), LIBRARY).course


BOTH = pytest.mark.parametrize("joker", ["under", "over"])


@BOTH
def test_the_joker_is_found_and_only_the_pregrid_is_missing(joker):
    found = check_layout(layout(joker), LIBRARY)
    assert [(finding.code, finding.severity.value) for finding in found] == [("RXC-2", "error")]
    sides = [tile.side for tile in course(joker).joker]
    assert (sides[0], sides[-1]) == ("403b", "402b")
    assert sides.count(BRIDGE) == 1
    assert [tile.side for tile in course(joker).tiles].count(BRIDGE) == 1


@BOTH
def test_the_roads_of_the_bridge_have_nothing_in_common(joker):
    """No move leads from one to the other, and neither keeps a cell of the other from being used:
    the bridge is in the joker section on one road and in the main circuit on the other."""
    found = course(joker)
    on_bridge = {cell for cell, facts in found.cells.items() if facts.at == ORIGIN}
    sections = {cell: found.cells[cell].section for cell in on_bridge}
    over, under = ("circuit", "joker") if joker == "under" else ("joker", "circuit")
    expected = {"r0": over, "r1": under}
    assert sections == {
        cell_id(ORIGIN, f"{road}.{row}.{lane}"): expected[road]
        for road in expected
        for row in (0, 1)
        for lane in (0, 1)
    }
    for move in found.moves:
        if {move.start, move.end} <= on_bridge:
            assert sections[move.start] == sections[move.end]
    for cell in on_bridge:
        assert all(sections[other] == sections[cell] for other in found.blockers[cell] & on_bridge)


@BOTH
@pytest.mark.parametrize("rules", [RX, CONTACT], ids=["rx", "full contact"])
def test_a_car_above_or_below_is_in_nobodys_way(joker, rules):
    """With all cells of the other road taken a car has the same steps as alone."""
    track = Track(unrolled(course(joker), 2, joker=True), rules)
    own, others = ("r0", "r1") if joker == "under" else ("r1", "r0")
    start = cell_in_lap(cell_id(ORIGIN, f"{own}.0.0"), 1)
    beside = [f"{others}.{row}.{lane}" for row in (0, 1) for lane in (0, 1)]
    cars = {cell_in_lap(cell_id(ORIGIN, local), 1, joker=True): 5 for local in beside}
    alone = situation(track, start, 2).race
    among = situation(track, start, 2, others=cars).race
    assert steps_of_turn(open_turn(among, 0)) == steps_of_turn(open_turn(alone, 0))


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("rules", [RX, CONTACT], ids=["rx", "full contact"])
def test_races_end_with_one_joker_for_each_computer_driver(joker, rules):
    rally, shelf = Rally.of([Stage("crossing", course(joker), laps=2)], rules), Shelf()
    for seed in range(4):
        computers = [
            CheckingDriver(one.name, one.temperament, shelf) for one in entrants("3", rules)
        ]
        wild = WildDriver("wild", seed)
        log = io.StringIO()
        result = rally.run([*computers, wild], seed, log_to(log))
        drivers = result.stages[0].drivers
        assert all(driver.joker_lap in (1, 2) for driver in drivers[:3])
        assert all(driver.disqualified == (driver.joker_lap == 0) for driver in drivers)
        assert all(len(driver.laps) == 2 for driver in drivers)
        assert replay(log.getvalue().splitlines(), [course(joker)], rules) == result
