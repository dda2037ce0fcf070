"""The circuits that ship as examples: legal from the boxes they name, raced to the end, open."""

from collections import Counter

import pytest
from laying import LIBRARY
from racing import GT, CautiousDriver, WildDriver

from trackeditor.course import analyse
from trackeditor.legality import check_layout
from trackeditor.roadbook import boxes_for, example_files, open_document, roadbook_text
from trackeditor.simulator.batch import run_batch
from trackeditor.simulator.race import Rally, Stage
from trackeditor.simulator.statistics import CellLosses

CORE = LIBRARY.editions["gt-core"]
BOXES = {
    "crossways": ("gt-core", "gt-adrenaline"),
    "larkmere": ("gt-core",),
    "old-quay": ("gt-core",),
    "three-hills": ("gt-core",),
}
BOOKS = {
    name: open_document(path)
    for name, path in sorted(example_files().items())
    if path.suffix == ".yaml"
}
EACH = pytest.mark.parametrize("name", BOOKS)


def circuit(name):
    """The only stage of a book, ready to be raced."""
    (stage,) = BOOKS[name].stages
    return Stage(stage.name, analyse(stage.layout, LIBRARY).course, laps=stage.laps)


def test_each_ships():
    assert {name: book.boxes for name, book in BOOKS.items()} == BOXES


# --- built from the boxes -------------------------------------------------------------------------


@EACH
def test_there_is_nothing_to_find_when_it_is_built_from_the_boxes_it_names(name):
    boxes = [LIBRARY.editions[box] for box in BOXES[name]]
    assert list(check_layout(BOOKS[name].stages[0].layout, LIBRARY, boxes)) == []


@EACH
def test_it_names_no_box_that_it_can_do_without(name):
    layout = BOOKS[name].stages[0].layout
    assert [box.id for box in boxes_for([layout], LIBRARY)] == list(BOXES[name])
    findings = {finding.code for finding in check_layout(layout, LIBRARY, [CORE])}
    assert findings == ({"INV-2"} if len(BOXES[name]) > 1 else set())


@EACH
def test_it_has_a_full_grid_a_pit_beside_the_start_and_all_that_players_ask_for(name):
    book, course = BOOKS[name], circuit(name).course
    assert (course.kind, len(course.grid)) == ("circuit", GT.most_drivers)
    (stage,) = book.stages
    start = stage.layout.tiles[0]
    assert start.side in ("102a", "102b")
    assert {course.cells[cell].tile for cell in course.pit} >= {start.side}
    assert (book.game, book.title, book.licence) == ("gt", stage.name, "MIT")
    assert 2 <= stage.laps <= 3
    assert book.notes


@EACH
def test_its_tiles_stand_in_driving_order_and_the_file_is_as_the_program_writes_it(name):
    layout, course = BOOKS[name].stages[0].layout, circuit(name).course
    driven = list(dict.fromkeys(tile.at for tile in course.tiles))
    assert [tile.at for tile in layout.tiles if tile.side != "101"] == driven
    assert example_files()[name].read_text("utf-8") == roadbook_text(BOOKS[name])


# --- raced ----------------------------------------------------------------------------------------


@EACH
def test_twenty_races_end_with_an_order_and_all_laps_driven(name):
    """Two drivers decide at random, over limits too, and check the laws of racing as they go."""
    stage = circuit(name)
    rally = Rally.of([stage], GT)
    for seed in range(20):
        wild = [WildDriver(f"wild {number}", 10 * seed + number) for number in range(2)]
        calm = [CautiousDriver(f"calm {dice}", dice) for dice in (2, 4)]
        result = rally.run([*wild, *calm], seed).stages[0]
        assert sorted(driver.place for driver in result.drivers) == [1, 2, 3, 4]
        for driver in result.drivers:
            assert len(driver.laps) == stage.laps
            assert sum(lap.turns for lap in driver.laps) == driver.turns


def losses_by_tile(losses: tuple[CellLosses, ...]) -> Counter[str]:
    """Losses of control by the position of the tile."""
    counts: Counter[str] = Counter()
    for cell in losses:
        counts[cell.cell.partition("/")[0]] += cell.count
    return counts


@pytest.mark.slow
@EACH
def test_two_hundred_races_are_open(name):
    """What a circuit is laid for: laps differ by two turns and more, every driver passes others
    again and again, nobody is always in front or behind, and control is lost all round the lap."""
    stage = run_batch([circuit(name)], "4", GT, seed=1, runs=200).stages[0]
    assert sum(driver.laps.place for driver in stage.drivers) == pytest.approx(1 + 2 + 3 + 4)
    for driver in stage.drivers:
        assert driver.laps.times.q95 - driver.laps.times.q05 >= 2
        assert driver.laps.overtakings >= 4
        assert 1.5 < driver.laps.place < 3.5
    by_tile = losses_by_tile(stage.losses)
    assert max(by_tile.values()) < by_tile.total() / 4
