"""Races in the window: a person at the canvas, scenes and logs, and how races end."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import errno
import math
import threading
from dataclasses import replace

import pytest
import shiboken6
from driving import (
    ANA,
    BOT,
    KEY,
    PATIENCE,
    Window,
    check_scenes,
    drive_to_the_finish,
    log_of,
    witnessed,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import LIBRARY, lay, published
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QMenu,
    QSpinBox,
)
from racing import CLEAN, DIRT, WARNING, on, situation, stage_of, track_of
from windows import User

from trackeditor.course import analyse
from trackeditor.editor.drive import car_layer
from trackeditor.editor.drive.car_painting import LIVERIES, legible
from trackeditor.editor.drive.cell_places import cell_places
from trackeditor.editor.drive.cockpit import Cockpit
from trackeditor.editor.drive.dashboard import DiceRow
from trackeditor.editor.drive.driving_keys import DrivingKeys
from trackeditor.editor.drive.human import (
    HumanDriver,
    MoveQuestion,
    OrderQuestion,
    SisuQuestion,
    SpareTyreQuestion,
    StartQuestion,
)
from trackeditor.editor.drive.log_words import log_line
from trackeditor.editor.drive.odds_colours import LOST, RISKY, SAFE, odds_colour, odds_icon
from trackeditor.editor.drive.planning import Planning, consequences
from trackeditor.editor.drive.race import LiveRace, RaceStatus
from trackeditor.editor.drive.race_thread import RaceThread, Seat
from trackeditor.editor.drive.tall_area import TallArea
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.legality import Severity
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.simulator.dice import COAST, Damage
from trackeditor.simulator.driver import FlatOut, Roll, RolledDie, Stop
from trackeditor.simulator.drivers.computer import ComputerDriver
from trackeditor.simulator.log import replay
from trackeditor.simulator.plans import losing_sequence_fault
from trackeditor.simulator.rules import Die, load_rules, rule_sets
from trackeditor.simulator.state import open_turn
from trackeditor.tiles import Library

STAGE = published("rally-1-ss1")
SHORT = lay("202aDA", "204aDA", "203aDA")


# --- scenes ---------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(
    sides=st.lists(
        st.sampled_from([("212b", "205b"), ("215b", "213b", "207b"), ("302a", "208b")]),
        min_size=1,
        max_size=2,
    ),
    drivers=st.integers(1, 6),
    seed=st.integers(0, 10**6),
    service=st.booleans(),
)
def test_scenes_show_what_the_engine_shows_its_drivers(sides, drivers, seed, service):
    scenes, seen, result = witnessed([stage_of(*names) for names in sides], drivers, seed, service)
    check_scenes(scenes, seen)
    last = scenes[-1]
    assert [last.names[car] for car in last.standings] == [one.driver for one in result.standings]
    assert [last.totals[car] for car in last.order] == [one.total for one in result.standings]


def test_every_event_that_matters_has_words():
    """Only decisions whose outcome follows at once (a step, a stop) are passed over."""
    silent = set()
    for seed in range(8):
        scenes, _, _ = witnessed([stage_of("215b", "213b", "207b")] * 2, 6, seed)
        silent |= {scene.event.get("event") for scene in scenes if not log_line(scene)}
        assert all("{" not in (log_line(scene) or "") for scene in scenes)
    assert silent == {"step", "stop"}


# --- where cars stand -----------------------------------------------------------------------------


def places_of(*way):
    layout = lay(*way)
    course = analyse(layout, LIBRARY).course
    return course, cell_places(course, layout, LIBRARY)


def test_cars_look_along_a_straight_road():
    """The road is laid towards edge A, which is up: 90 degrees anticlockwise from the right."""
    course, places = places_of("202aDA", "203aDA")
    assert set(places) == set(course.cells)
    assert {round(place.heading) % 360 for place in places.values()} == {270}


def test_cars_stand_sideways_on_half_cells_and_turn_in_on_drift_lines():
    course, places = places_of("202aDA", "227aDB", "203aDA")
    slide = places[on(course, 1, "r0.0.slide0")]
    lane = places[on(course, 1, "r0.0.0")]
    assert abs(_turned(lane.heading, slide.heading)) > 45
    first, drift, last = (places[on(course, 1, f"r0.1.0.{n}")] for n in range(3))
    inner = places[on(course, 1, "r0.1.1")]
    ahead = _direction(first.middle, last.middle)
    inwards = _turned(ahead, _direction(drift.middle, inner.middle))
    assert 45 < abs(inwards) < 135
    assert _turned(ahead, drift.heading) * inwards > 0


def _direction(here, there):
    return math.degrees(math.atan2(there[1] - here[1], there[0] - here[0]))


def _turned(before, after):
    return (after - before + 180) % 360 - 180


@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-2-ss2"])
def test_every_cell_of_a_published_stage_has_a_place_of_its_own(name):
    course = analyse(published(name), LIBRARY).course
    places = cell_places(course, published(name), LIBRARY)
    assert set(places) == set(course.cells)
    assert len({place.middle for place in places.values()}) == len(places)


def test_six_cars_have_six_colours():
    assert len({livery.body for livery in LIVERIES}) == 6


# --- questions to a person ------------------------------------------------------------------------


class Desk:
    """Answers questions with what a function makes of them, and keeps them."""

    def __init__(self, answer):
        self.answer = answer
        self.asked = []

    def ask(self, question):
        self.asked.append(question)
        return self.answer(question)


def person(answer):
    desk = Desk(answer)
    driver = HumanDriver("Ana", desk)
    driver.script = []
    return driver, desk


def roll_once(question):
    match question:
        case MoveQuestion() if not question.turn.dice:
            return Roll(question.steps[0])
        case MoveQuestion():
            return Stop()
    return True


def test_a_person_is_asked_about_the_spare_tyre_and_gets_it():
    track = track_of("212b")
    driver, desk = person(roll_once)
    start = situation(
        track, on(track.course, 1, "r0.0.0"), 1, damage=Damage(puncture=1), spare_tyres=1
    )
    car = start.play(driver=driver, rolls=[CLEAN])
    assert isinstance(desk.asked[0], SpareTyreQuestion)
    assert (car.damage.puncture, car.spare_tyres) == (0, 0)
    assert car.seconds >= 60


def slowest(planning):
    """The step in the lowest gear, within the limits, with a single die."""
    within = [step for step in planning.steps if not step.over_limit and len(step.dice) == 1]
    return min(within, key=lambda step: step.gear)


def test_a_person_is_asked_about_the_sisu_token():
    track = track_of("212b")

    def flat_out(question):
        if isinstance(question, MoveQuestion):
            planning = Planning.of(question)
            while len(planning.plan) < 3:
                planning = planning.with_step(slowest(planning))
            return FlatOut(planning.plan)
        return True

    driver, desk = person(flat_out)
    start = situation(track, track.course.start[0], 1, sisu=1)
    car = start.play(driver=driver, rolls=[WARNING] * 3)
    assert [type(question) for question in desk.asked] == [MoveQuestion, SisuQuestion]
    assert car.sisu == 0
    assert not car.losses


def order_question():
    """Gear 3 on a straight road of low danger, four dice rolled, all with a warning."""
    track = track_of("204a", "204a", "204a")
    race = situation(track, track.course.start[0], 3).race
    dice = (Die("gear", 3), Die("gear", 4), Die("gear", 5), COAST)
    return OrderQuestion(race, open_turn(race, 0), tuple(RolledDie(die, True) for die in dice))


def test_every_order_offered_is_a_legal_loss_of_control():
    question = order_question()
    for result in consequences(question):
        sequence = result.sequence
        assert losing_sequence_fault(question.turn, question.rolled, sequence) is None


def test_orders_differ_and_the_mildest_comes_first():
    """Three warnings lose control on the third die. With the gear 5 die among the first three it
    is in gear 5, which draws one token at low danger; coast, 3 and 4 end in gear 3 or 4: none."""
    found = consequences(order_question())
    assert [result.tokens for result in found] == sorted(result.tokens for result in found)
    assert (found[0].tokens, found[-1].tokens) == (0, 1)
    assert {result.last.gear for result in found} == {3, 4, 5}
    outcomes = [(result.last.cell, result.last.gear) for result in found]
    assert len(outcomes) == len(set(outcomes))


@pytest.fixture
def asked(qtbot, monkeypatch):
    """A cockpit that is asked a question, and the answers that it gives."""
    race = LiveRace()
    cockpit = Cockpit(race)
    race.setParent(cockpit)
    keys = DrivingKeys(race, cockpit, cockpit)
    keys.watch(cockpit)
    qtbot.addWidget(cockpit)
    answers = []
    monkeypatch.setattr(race, "answer", answers.append)

    def ask(question):
        race.question_changed.emit(question)
        return cockpit, answers

    return ask


def test_the_mildest_order_is_marked_and_enter_takes_it(asked):
    question = order_question()
    cockpit, answers = asked(question)
    choices = cockpit.findChild(QListWidget, "choices")
    assert choices.count() == len(consequences(question)) > 2
    assert choices.currentRow() == 0
    QTest.keyClick(cockpit, KEY.Key_Return)
    assert answers == [consequences(question)[0].sequence]


def test_another_order_is_taken_by_its_number_or_by_a_click(asked):
    question = order_question()
    cockpit, answers = asked(question)
    QTest.keyClick(cockpit, KEY.Key_2)
    choices = cockpit.findChild(QListWidget, "choices")
    spot = choices.visualItemRect(choices.item(2)).center()
    QTest.mouseClick(choices.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert answers == [consequences(question)[1].sequence, consequences(question)[2].sequence]


def test_the_spare_tyre_is_left_alone_unless_it_is_chosen(asked):
    race = order_question().race
    cockpit, answers = asked(SpareTyreQuestion(race, 0))
    QTest.keyClick(cockpit, KEY.Key_Return)
    QTest.keyClick(cockpit, KEY.Key_2)
    assert answers == [False, True]


def test_a_person_orders_the_dice_after_a_failed_flat_out():
    track = track_of("204a", "204a", "204a")
    chosen = []

    def lose(question):
        if isinstance(question, MoveQuestion):
            planning = Planning.of(question)
            while len(planning.plan) < 3:
                planning = planning.with_step(slowest(planning))
            return FlatOut(planning.plan)
        chosen.append(consequences(question)[-1])
        return chosen[0].sequence

    driver, desk = person(lose)
    car = situation(track, track.course.start[0], 2).play(driver=driver, rolls=[WARNING] * 3)
    assert [type(question) for question in desk.asked] == [MoveQuestion, OrderQuestion]
    assert car.losses[0][:2] == (chosen[0].last.cell, chosen[0].last.gear)


def test_a_person_alone_behind_the_line_chooses_between_the_free_cells_only():
    driver, desk = person(lambda question: question.cells[1])
    race = situation(track_of("212b"), track_of("212b").course.start[0], 0).race
    assert driver.choose_start(race, 0, ("a",)) == "a"
    assert driver.choose_start(race, 0, ("a", "b")) == "b"
    assert [type(question) for question in desk.asked] == [StartQuestion]


# --- planning -------------------------------------------------------------------------------------


def planning_at(cell, gear, tokens=0):
    track = track_of("212b", "205b")
    turn = open_turn(situation(track, on(track.course, *cell), gear).race, 0)
    return Planning(track, turn, tokens)


def test_cells_are_counted_from_the_drivers_left():
    planning = planning_at((1, "r0.0.0"), 2)
    course = planning.track.course
    lefts = [course.cells[cell].left for cell in planning.cells]
    assert lefts == sorted(lefts)
    assert len(lefts) > 1


def test_the_second_die_secured_costs_two_more():
    """RULES.md, section 1: 1 token for the first die of the turn, 2 more for the second."""
    planning = planning_at((1, "r0.0.0"), 2, tokens=2)
    one_die = next(step for step in planning.steps if len(step.dice) == 1)
    assert planning.with_step(one_die).price == 1
    secured = replace(planning, turn=planning.turn._replace(secured=1)).with_step(one_die)
    assert secured.price == 2
    assert secured.secure_refusal() is None
    assert replace(secured, tokens=1).secure_refusal() == "tokens"


def test_brake_dice_are_secured_together_with_their_gear_die():
    planning = planning_at((1, "r0.0.0"), 4, tokens=9)
    braking = next(step for step in planning.steps if len(step.dice) == 2)
    assert planning.with_step(braking).price == 1 + 2


def test_nothing_planned_cannot_be_rolled_secured_or_driven_flat_out():
    planning = planning_at((1, "r0.0.0"), 2, tokens=9)
    assert planning.roll_refusal() == "no-plan"
    assert planning.secure_refusal() == "no-plan"
    assert planning.flat_out_refusal() == "no-plan"
    assert planning.stop_refusal() == "must-move"


def test_flat_out_is_refused_after_the_first_die():
    planning = planning_at((1, "r0.0.0"), 2)
    rolled = replace(planning, turn=planning.turn._replace(dice=1))
    assert rolled.with_step(rolled.steps[0]).flat_out_refusal() == "rolled"
    assert rolled.stop_refusal() is None


# --- the window -----------------------------------------------------------------------------------


@pytest.fixture
def session(tmp_path, qapp):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(LIBRARY, Settings(store))
    session.document.edit(STAGE, "published stage")
    return session


@pytest.fixture
def window(session, qtbot):
    window = Window(session, qtbot)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.canvas.zoom_to_fit()
    yield window
    window.race.stop()


@pytest.fixture
def user(qapp):
    user = User()
    yield user
    user.leave()


def test_a_person_races_the_computer_to_the_finish_by_mouse_and_keys(window, tmp_path):
    window.start(ANA, BOT)
    drive_to_the_finish(window)
    assert window.race.status is RaceStatus.OVER
    course = window.session.document.course
    result = replay(log_of(window), [course])
    assert {one.driver for one in result.standings} == {"Ana", BOT.name}
    scene = window.race.scene
    assert [scene.totals[car] for car in scene.order] == [one.total for one in result.standings]
    assert window.dock.tables.standings.item(0, 0).text() == result.standings[0].driver
    scenes = list(window.race.scenes)
    window.dock.save_log(tmp_path / "race.jsonl")
    window.click("new-race")
    assert window.race.status is RaceStatus.NONE
    window.dock.open_log(tmp_path / "race.jsonl")
    assert [scene.event for scene in window.race.scenes] == [scene.event for scene in scenes]
    assert window.race.scenes[-1].race.cars == scenes[-1].race.cars
    assert not window.session.document.undo_stack.canRedo()
    assert window.session.document.layout == STAGE


def test_arrow_keys_go_back_and_forth_through_the_same_scenes(window):
    window.session.document.edit(SHORT, "short stage")
    window.start(Seat("A", "steady"), Seat("B", "attack"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    count = len(window.race.scenes)
    backwards = [window.race.scene]
    for _ in range(count - 1):
        window.press(KEY.Key_Left)
        backwards.append(window.race.scene)
    assert window.race.shown == 0
    window.press(KEY.Key_Left)
    assert window.race.shown == 0
    forwards = [window.race.scene]
    for _ in range(count - 1):
        window.press(KEY.Key_Right)
        forwards.append(window.race.scene)
    assert forwards == backwards[::-1] == list(window.race.scenes)
    assert len(window.dock.tables.log.lines()) == sum(map(bool, map(log_line, forwards)))


def test_a_race_outlives_tiles_that_are_described_anew(window):
    """Its cars are shown only while its own tiles are still the same."""
    window.session.document.edit(SHORT, "short stage")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    log = log_of(window)
    window.session.use_library(library_with("212b", like="205b"))
    assert window.table.layer.places
    assert not window.notice.isVisible()
    window.session.use_library(library_with("204a", like="206a"))
    assert window.table.layer.places == {}
    assert "another layout" in window.notice.text()
    assert log_of(window) == log


def library_with(side, like):
    """The tiles that there are, one of them described like another one."""
    entries = {name: LIBRARY._entries[name] for name in LIBRARY}
    return Library({**entries, side: entries[like]}, LIBRARY.editions)


def test_arrow_keys_edit_again_once_tiles_are_selected_after_a_race(window):
    window.session.document.edit(SHORT, "short stage")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    last = window.race.shown
    window.session.selection.select([SHORT.tiles[0].at])
    window.press(KEY.Key_Left)
    assert window.race.shown == last
    window.session.selection.clear()
    window.press(KEY.Key_Left)
    assert window.race.shown == last - 1


def test_with_a_cell_chosen_the_keys_choose_the_dice(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    cockpit, layer = window.dock.cockpit, window.dock.table.layer
    window.press(KEY.Key_1)
    cells = cockpit.planning.cells
    cell = next(cell for cell, steps in cells.items() if len(steps) > 1)
    window.press(KEY.Key_1 + list(cells).index(cell))
    assert cockpit.asks_for_dice
    assert layer.lit == (cell,)
    window.press(KEY.Key_Escape)
    assert not cockpit.asks_for_dice
    assert layer.lit == tuple(cells)


def test_another_language_keeps_question_and_log(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    cells, lines = tuple(window.dock.cockpit.planning.cells), window.dock.tables.log.lines()
    assert lines
    window.dock.retranslate()
    assert tuple(window.dock.cockpit.planning.cells) == cells
    assert window.dock.table.layer.lit == cells
    assert window.dock.tables.log.lines() == lines
    assert window.dock.tables.standings.rowCount() == 1
    window.press(KEY.Key_1)
    assert window.dock.cockpit.asks_for_dice or window.dock.cockpit.planning.plan


def test_dice_are_offered_beside_the_mouse_and_can_be_given_up(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    cockpit, layer = window.dock.cockpit, window.dock.table.layer
    window.press(KEY.Key_1)
    cells = cockpit.planning.cells
    (cell, steps) = next((cell, steps) for cell, steps in cells.items() if len(steps) > 1)
    window.click_cell(cell)
    assert len(window.menu.actions()) == len(steps)
    QTest.keyClick(window.menu, KEY.Key_Escape)
    window.qtbot.waitUntil(lambda: not cockpit.asks_for_dice, timeout=PATIENCE)
    assert layer.lit == tuple(cells)
    window.click_cell(cell)
    QTest.keyClick(window.menu, KEY.Key_2)
    assert cockpit.planning.plan[-1] == steps[1]
    window.qtbot.waitUntil(lambda: not window.dock.findChildren(QMenu, "dice"), timeout=PATIENCE)


def test_same_seed_and_decisions_give_the_same_race(window):
    window.session.document.edit(SHORT, "short stage")
    window.start(Seat("A", "steady"), Seat("B", "attack"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    first = log_of(window)
    window.click("restart")
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    assert log_of(window) == first


def test_stop_and_restart_leave_no_thread(window, user):
    window.start(ANA, BOT)
    window.wait_for_turn()
    assert len(window.threads) == 1
    user.will("end")
    window.click("restart")
    assert window.wait_for_turn()
    assert len(window.threads) == 1
    window.click("stop-race")
    assert window.race.status is RaceStatus.STOPPED
    assert window.race.question is None
    window.qtbot.waitUntil(lambda: window.race.findChildren(RaceThread) == [], timeout=PATIENCE)


def test_stopping_does_not_wait_for_a_driver_who_thinks(window, monkeypatch):
    thinks, may_go_on = threading.Event(), threading.Event()

    def think(self, race, car, cells):
        thinks.set()
        may_go_on.wait(PATIENCE / 1000)
        return cells[0]

    monkeypatch.setattr(ComputerDriver, "choose_start", think)
    window.start(BOT)
    assert thinks.wait(PATIENCE / 1000)
    window.click("stop-race")
    assert len(window.threads) == 1
    assert window.race.status is RaceStatus.STOPPED
    scenes = len(window.race.scenes)
    may_go_on.set()
    window.qtbot.waitUntil(lambda: window.race.findChildren(RaceThread) == [], timeout=PATIENCE)
    assert len(window.race.scenes) == scenes


def test_a_window_that_is_gone_leaves_no_thread(session, qtbot):
    window = Window(session, qtbot)
    window.show()
    window.start(ANA)
    window.wait_for_turn()
    (thread,) = window.threads
    ended = []
    thread.finished.connect(lambda: ended.append(True))
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(20)
    assert not shiboken6.isValid(thread) or thread.isFinished()


def test_steps_are_planned_undone_and_driven_flat_out_by_keys(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    assert window.wait_for_turn()
    cockpit = window.dock.cockpit
    window.press(KEY.Key_1)
    window.press(KEY.Key_1)
    if cockpit.asks_for_dice:
        window.press(KEY.Key_1)
    assert len(cockpit.planning.plan) == 2
    window.press(KEY.Key_Backspace)
    assert len(cockpit.planning.plan) == 1
    window.press(KEY.Key_F)
    window.wait_for_turn()
    assert any(scene.event.get("event") == "flat-out" for scene in window.race.scenes)
    assert window.race.scene.race.cars[0].tokens == 1


def test_a_refused_key_says_why_and_does_nothing(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    question = window.race.question
    for key, reason in (
        (KEY.Key_Space, "lit cell"),
        (KEY.Key_Return, "must move"),
        (KEY.Key_F, "lit cell"),
    ):
        window.press(key)
        assert reason in window.said[-1]
    window.press(KEY.Key_1)
    window.press(KEY.Key_S)
    assert "second tokens" in window.said[-1]
    assert window.race.question is question
    assert not window.button("secure").isEnabled()
    assert "second tokens" in window.button("secure").toolTip()


@pytest.mark.parametrize("place", ["cockpit", "content", "area"])
def test_driving_keys_work_wherever_the_mouse_was_clicked_in_the_dock(window, place):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    dock, area = window.dock, window.dock.findChild(TallArea)
    clicked = {"cockpit": dock.cockpit, "content": area.widget(), "area": area.viewport()}
    window.activateWindow()
    area.setFocus()
    QTest.mouseClick(clicked[place], Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert window.focusWidget() is area  # what takes the focus of a click there
    QTest.keyClick(window.focusWidget(), KEY.Key_1)
    if dock.cockpit.asks_for_dice:
        QTest.keyClick(window.focusWidget(), KEY.Key_1)
    assert len(dock.cockpit.planning.plan) == 1


def test_driving_keys_edit_nothing(window):
    """Space turns the tile appended last, F flips the selection: not while somebody drives."""
    window.session.selection.select([STAGE.tiles[0].at])
    window.start(ANA)
    window.wait_for_turn()
    for key in (KEY.Key_1, KEY.Key_Space, KEY.Key_F, KEY.Key_1, KEY.Key_Space, KEY.Key_Backspace):
        window.press(key)
        window.qtbot.wait(5)
    assert window.session.document.layout == STAGE
    assert window.race.status is RaceStatus.RUNNING


def test_a_stage_is_not_edited_while_it_is_driven(window):
    window.start(ANA, BOT)
    window.wait_for_turn()
    window.session.document.edit(STAGE.rotate_all(1), "turn")
    assert window.session.document.layout == STAGE
    assert window.race.status is RaceStatus.RUNNING
    assert "A race is on" in window.said[-1]


def test_an_edit_takes_the_cars_of_a_race_that_is_over_from_the_table_and_nothing_else(window):
    window.start(ANA, BOT)
    drive_to_the_finish(window)
    document, log = window.session.document, log_of(window)
    lines = window.dock.tables.log.lines()
    document.edit(STAGE.rotate_all(1), "turn")
    assert window.race.status is RaceStatus.OVER
    assert log_of(window) == log
    assert window.dock.tables.log.lines() == lines
    assert window.table.layer.places == {}
    assert "another layout" in window.notice.text()
    assert window.button("save-log").isEnabled()
    window.click("restart")
    assert "Choose a new race" in window.said[-1]
    assert log_of(window) == log
    document.undo()
    assert window.table.layer.places
    assert not window.notice.isVisible()
    window.click("new-race")
    assert window.button("start").isVisible()


def test_a_race_that_is_over_outlives_another_rally(window):
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    log = log_of(window)
    window.session.document.clear()
    assert window.notice.text().startswith("This race was driven on another layout")
    window.race.show(0)
    window.race.show(len(window.race.scenes) - 1)
    assert log_of(window) == log
    assert not window.button("return").isVisible()
    window.click("new-race")
    assert not window.notice.isVisible()


def test_no_message_is_left_of_a_race_that_was_cleared_away(window):
    document = window.session.document
    window.start(ANA)
    window.wait_for_turn()
    window.click("stop-race")
    window.click("new-race")
    document.clear()
    document.edit(SHORT, "short stage")
    window.session.use_library(library_with("204a", like="206a"))
    assert not window.notice.isVisible()


def test_keys_of_the_race_edit_nothing_right_after_the_finish(window):
    """F turns a selected tile over, the left arrow moves it."""
    window.session.selection.select([STAGE.tiles[0].at])
    window.start(ANA)
    drive_to_the_finish(window)
    last = window.race.shown
    for key in (KEY.Key_F, KEY.Key_Space, KEY.Key_Return, KEY.Key_Backspace, KEY.Key_1):
        window.press(key)
        assert window.said[-1].startswith("The race is over.")
    window.press(KEY.Key_Left)
    assert window.race.shown == last - 1
    assert window.session.document.layout == STAGE
    assert window.race.status is RaceStatus.OVER


@pytest.mark.parametrize("way", ["click", "escape", "selection"])
def test_keys_edit_again_once_the_player_turns_to_the_tiles(window, way):
    window.start(ANA)
    drive_to_the_finish(window)
    window.session.document.edit(SHORT, "short stage")
    at = SHORT.tiles[1].at
    if way == "click":
        window.canvas.zoom_to_fit()
        spot = window.canvas.mapFromScene(*at.centre)
        QTest.mouseClick(window.canvas.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    elif way == "escape":
        window.press(KEY.Key_Escape)
    else:
        window.session.selection.select([at])
    said = list(window.said)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, KEY.Key_F, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QCoreApplication.sendEvent(window.canvas, event)
    assert not event.isAccepted()
    assert window.said == said


def test_while_nobody_is_asked_a_key_says_so_and_edits_nothing(window, monkeypatch):
    thinks, may_go_on = threading.Event(), threading.Event()

    def think(self, race, car, cells):
        thinks.set()
        may_go_on.wait(PATIENCE / 1000)
        return cells[0]

    monkeypatch.setattr(ComputerDriver, "choose_start", think)
    window.start(BOT, ANA)
    assert thinks.wait(PATIENCE / 1000)
    window.press(KEY.Key_F)
    assert window.said[-1] == "Nobody is asked at this moment of the race."
    assert window.dock.cockpit.isVisible()
    assert not any(window.button(name).isEnabled() for name in ("roll", "secure", "stop"))
    may_go_on.set()
    assert window.wait_for_turn()


def test_a_list_that_is_open_keeps_its_keys(window):
    """The pace is chosen with the keyboard, or given up, and nothing is driven."""
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    question, speed = window.race.question, window.dock.transport.speed
    before = speed.currentIndex()
    speed.showPopup()
    QTest.keyClick(speed.view(), KEY.Key_Up)
    QTest.keyClick(speed.view(), KEY.Key_Return)
    assert not speed.view().isVisible()
    assert speed.currentIndex() == before - 1
    assert window.race.pace == speed.currentData()
    said = list(window.said)
    for key in (KEY.Key_1, KEY.Key_6, KEY.Key_F, KEY.Key_S, KEY.Key_Space, KEY.Key_Escape):
        speed.showPopup()
        QTest.keyClick(speed.view(), key)
        speed.hidePopup()
    assert window.race.question is question
    assert window.dock.cockpit.planning.plan == ()
    assert window.said == said


def test_a_button_reached_with_tab_is_pressed_with_space(window):
    window.start(ANA)
    window.wait_for_turn()
    window.activateWindow()
    button = window.button("stop-race")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, KEY.Key_Space)
    assert window.race.status is RaceStatus.STOPPED


def test_a_click_on_a_button_leaves_the_keys_to_the_race(window):
    window.start(ANA)
    window.wait_for_turn()
    window.activateWindow()
    choices = window.dock.findChild(QListWidget, "choices")
    window.qtbot.waitUntil(choices.hasFocus, timeout=PATIENCE)
    window.click("back")
    window.click("step")
    assert choices.hasFocus()


def test_the_last_key_of_a_race_presses_no_button(window):
    """When the choices go, the keyboard goes to the log and not to the next button."""
    window.activateWindow()
    window.start(ANA)
    window.wait_for_turn()
    choices = window.dock.findChild(QListWidget, "choices")
    window.qtbot.waitUntil(choices.hasFocus, timeout=PATIENCE)
    window.click("stop-race")
    assert window.focusWidget() is window.dock.tables.log


def test_a_running_race_is_not_cleared_away_unasked(window, user):
    window.start(ANA)
    window.wait_for_turn()
    question = window.race.question
    for name in ("new-race", "restart"):
        user.will("cancel")
        window.click(name)
        assert window.race.question is question
        assert "A race is on." in user.seen[-1]
    user.will("end")
    window.click("new-race")
    assert window.race.status is RaceStatus.NONE


def test_a_running_race_is_not_lost_by_a_log_that_is_opened(window, user, tmp_path):
    window.start(ANA)
    window.wait_for_turn()
    question = window.race.question
    user.will("cancel")
    window.dock.open_log(tmp_path / "any.jsonl")
    assert window.race.question is question


def test_a_stopped_race_is_saved_and_looked_at_again(window, tmp_path):
    window.start(ANA, BOT)
    for _ in range(6):
        window.wait_for_turn()
        window.press(KEY.Key_1)
        if window.dock.cockpit.asks_for_dice:
            window.press(KEY.Key_1)
        window.press(KEY.Key_Space)
    window.click("stop-race")
    assert window.dock.tables.log.lines()[-1] == "The race is stopped here."
    assert window.button("save-log").isEnabled()
    scenes = list(window.race.scenes)
    window.dock.save_log(tmp_path / "race.jsonl")
    window.click("new-race")
    window.dock.open_log(tmp_path / "race.jsonl")
    assert window.race.status is RaceStatus.STOPPED
    assert [scene.event for scene in window.race.scenes] == [scene.event for scene in scenes]
    assert window.race.scenes[-1].race.cars == scenes[-1].race.cars
    assert replay(log_of(window), [window.session.document.course]) is None


def test_buttons_of_a_race_keep_their_places(window):
    """From turn to turn, while somebody thinks, while the cars drive, however long the list is."""
    window.resizeDocks([window.dock], [350], Qt.Orientation.Horizontal)
    window.start(ANA, BOT)
    window.wait_for_turn()
    names = ("back", "play", "step", "restart", "stop-race", "save-log", "new-race")
    names += ("roll", "secure", "flat-out", "stop", "undo-step")
    places = []

    def note():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        places.append([button.mapTo(window.dock, QPoint()) for button in buttons])

    buttons = [window.button(name) for name in names]
    window.race.scene_shown.connect(lambda _: note())
    window.race.question_changed.connect(lambda _: note())
    for _ in range(8):
        if not window.wait_for_turn():
            break
        note()
        question = window.race.question
        if isinstance(question, MoveQuestion) and question.turn.dice:
            window.press(KEY.Key_Return)
            continue
        window.press(KEY.Key_1)
        note()
        if window.dock.cockpit.asks_for_dice:
            window.press(KEY.Key_1)
        note()
        window.press(KEY.Key_Space)
    window.race.pause()
    note()
    assert len(places) > 20
    assert all(each == places[0] for each in places)
    assert len({(spot.x(), spot.y()) for spot in places[0]}) == len(names)


def test_a_stage_may_get_another_name_while_its_race_is_looked_at(window):
    window.start(ANA)
    window.wait_for_turn()
    window.race.stop()
    window.session.document.edit(replace(STAGE, name="Another name"), "rename")
    assert window.race.status is RaceStatus.STOPPED


def test_the_car_of_the_person_asked_is_brought_into_view(window):
    window.start(ANA)
    window.wait_for_turn()
    window.press(KEY.Key_1)
    window.wait_for_turn()
    window.canvas.set_scale(300)
    window.canvas.pan(5000, 5000)
    window.press(KEY.Key_1)
    window.press(KEY.Key_Space)
    window.wait_for_turn()
    middle = window.dock.table.layer.places[window.race.question.turn.cell].middle
    spot = window.canvas.mapFromScene(*middle)
    assert window.canvas.viewport().rect().contains(spot)


def test_a_stage_that_is_no_course_says_why(window):
    window.session.document.edit(STAGE.remove(STAGE.tiles[2].at), "gap")
    window.start(ANA, BOT)
    assert window.race.status is RaceStatus.NONE
    notice = window.dock.findChild(QLabel, "notice")
    assert notice.isVisible()
    errors = [f for f in window.session.document.findings if f.severity is Severity.ERROR]
    assert errors
    assert errors[0].message.rstrip(".") in notice.text()


def test_a_race_that_is_on_is_not_lost_by_starting_another_one(window):
    window.start(ANA)
    window.wait_for_turn()
    question = window.race.question
    window.dock.start()
    assert "A race is on" in window.said[-1]
    assert window.race.question is question


def test_two_drivers_of_one_name_are_refused_with_a_word(window):
    window.start(ANA, ANA)
    assert window.race.status is RaceStatus.NONE
    assert "two drivers are called 'Ana'" in window.dock.findChild(QLabel, "notice").text()


def test_several_stages_are_one_rally_and_each_is_shown_while_it_is_driven(window):
    short = replace(SHORT, name="short")
    other = replace(lay("202aDA", "203aDA"), name="sprint")
    document = window.session.document
    stages = (Stage(short, service=True), Stage(other))
    document.edit_rally(RoadBook(stages=stages), "two stages", 1)
    window.dock.form.choose_whole_rally(True)
    window.race.set_pace(1)
    window.start(Seat("A", "steady"), Seat("B", "steady"))
    seen = set()
    window.race.scene_shown.connect(
        lambda scene: seen.add((scene.stage, document.index)) if scene.race else None
    )
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    assert {(0, 0), (1, 1)} <= seen
    assert len(window.race.scene.results) == 2
    times = window.dock.tables.times
    assert times.columnCount() == 4
    rows = [[times.item(row, column) for row in range(2)] for column in (1, 2, 3)]
    for cells in rows:
        seconds = [int(c.text().split(":")[0]) * 60 + int(c.text()[-2:]) for c in cells]
        assert [c.font().bold() for c in cells] == [one == min(seconds) for one in seconds]


def test_from_another_stage_a_button_leads_back_to_the_race(window):
    document = window.session.document
    short, other = replace(SHORT, name="A"), replace(lay("202aDA", "203aDA"), name="B")
    document.edit_rally(RoadBook(stages=(Stage(short), Stage(other))), "two stages", 0)
    window.start(ANA, BOT)
    assert window.wait_for_turn()
    back = window.button("return")
    assert not back.isVisible()
    document.show_stage(1)
    assert back.isVisible()
    assert window.dock.table.layer.places == {}
    window.click("return")
    assert document.index == 0
    assert not back.isVisible()
    assert window.dock.table.layer.places
    drive_to_the_finish(window)
    assert window.race.status is RaceStatus.OVER


def test_a_log_of_another_stage_is_refused_with_a_word(window, tmp_path):
    window.session.document.edit(lay("202aDA", "203aDA"), "shorter stage")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    window.dock.save_log(tmp_path / "race.jsonl")
    before = window.race.scenes[0].header["stages"][0]["course"]
    window.session.document.edit(SHORT, "another stage")
    window.dock.open_log(tmp_path / "race.jsonl")
    assert window.race.scenes[0].header["stages"][0]["course"] == before
    assert "another course" in window.dock.findChild(QLabel, "notice").text()


@pytest.mark.parametrize("content", [b"", b"no json", b"\xff\xfe", b'{"format": "x"}\n'])
def test_a_damaged_log_is_refused_with_a_word(window, tmp_path, content):
    (tmp_path / "bad.jsonl").write_bytes(content)
    window.dock.open_log(tmp_path / "bad.jsonl")
    assert window.dock.findChild(QLabel, "notice").text().startswith("bad.jsonl: ")


def test_another_language_keeps_what_is_filled_in(window):
    window.dock.form.choose((ANA, BOT, Seat("C", "attack")), 42)
    QCoreApplication.sendEvent(window.dock, QEvent(QEvent.Type.LanguageChange))
    entry = window.dock.form.entry
    assert (entry.seats, entry.seed) == ((ANA, BOT, Seat("C", "attack")), 42)
    window.click("start")
    window.wait_for_turn()
    assert window.dock.cockpit.isVisible()


def test_no_more_drivers_than_the_rules_have(window):
    for _ in range(10):
        button = window.button("add-driver")
        if button.isEnabled():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(window.dock.form.entry.seats) == DIRT.most_drivers


@pytest.mark.parametrize("name", rule_sets())
def test_all_rules_are_offered_with_what_they_leave_to_choose(window, name):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # rows taken out
    rules, form = load_rules(name), window.dock.form
    form.choose_rules(name)
    assert form.entry.rules == rules
    assert form.findChild(QSpinBox, "laps").isVisible() == (rules.course == "circuit")
    assert form.findChild(QComboBox, "weather").isVisible() == bool(rules.weathers)
    assert form.findChild(QCheckBox, "shakedown").isVisible() == rules.rally.has_shakedown
    assert form.findChild(QComboBox, "model").isVisible() == (len(rules.cars) > 1)
    assert form.findChild(QComboBox, "tyres").isVisible() == bool(rules.tyres)


def test_a_log_is_saved_in_one_step(window, tmp_path, monkeypatch):
    path = tmp_path / "race.jsonl"
    path.write_text("old")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)

    def refuse(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    window.dock.save_log(path)
    assert "No space left" in window.dock.findChild(QLabel, "notice").text()
    assert path.read_text() == "old"
    assert list(tmp_path.glob(".trackeditor*")) == []
    monkeypatch.undo()
    window.dock.save_log(path)
    assert path.read_text().splitlines() == log_of(window)


def test_no_log_is_written_to_a_pipe_or_read_from_one(window, tmp_path):
    os.mkfifo(tmp_path / "pipe.jsonl")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    notice = window.dock.findChild(QLabel, "notice")
    window.dock.save_log(tmp_path / "pipe.jsonl")
    assert "not a regular file" in notice.text()
    window.dock.open_log(tmp_path / "pipe.jsonl")
    assert "not a regular file" in notice.text()


def test_a_log_that_is_gone_is_said(window, tmp_path):
    window.dock.open_log(tmp_path / "gone.jsonl")
    assert window.dock.findChild(QLabel, "notice").text().startswith("gone.jsonl: ")


# --- what is seen ---------------------------------------------------------------------------------


def test_a_plan_begins_at_the_car_of_the_person_asked(window, monkeypatch):
    """In the scene another car was on turn last."""
    ways = []
    monkeypatch.setattr(car_layer, "paint_way", lambda painter, points: ways.append(points))
    window.start(BOT, ANA)
    while window.wait_for_turn():
        scene, question = window.race.scene, window.race.question
        is_move = isinstance(question, MoveQuestion)
        if is_move and scene.on_turn != question.car:
            break
        if is_move and question.turn.dice:
            window.press(KEY.Key_Return)
            continue
        window.press(KEY.Key_1)
        if window.dock.cockpit.asks_for_dice:
            window.press(KEY.Key_1)
        window.press(KEY.Key_Space)
    assert scene.on_turn != question.car
    window.press(KEY.Key_1)
    if window.dock.cockpit.asks_for_dice:
        window.press(KEY.Key_1)
    (step,) = window.dock.cockpit.planning.plan
    ways.clear()
    window.canvas.grab()
    places, cars = window.dock.table.layer.places, question.race.cars
    cells = [cars[question.car].cell, *step.path]
    assert list(ways[-1]) == [places[cell].middle for cell in cells]


@pytest.mark.parametrize(("scale", "radius"), [(40, 0.154), (85, 0.1), (170, 0.07), (400, 0.07)])
def test_keys_of_cells_can_be_read_from_afar(scale, radius):
    """At least 8.5 pixels about the middle, unless that is too much for a cell."""
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    assert legible(painter, 0.07, 8.5) == pytest.approx(radius, abs=1e-6)
    painter.end()


def test_the_question_stands_out_and_names_who_is_asked(window):
    window.start(ANA, BOT)
    window.wait_for_turn()
    title = window.dock.findChild(QLabel, "question")
    plan = window.dock.findChild(QLabel, "plan")
    assert title.text().startswith("Ana: ")
    assert title.font().bold()
    assert title.font().pointSizeF() > plan.font().pointSizeF()


def test_dice_for_a_chosen_cell_are_told_without_the_cell(window):
    window.start(ANA, BOT)
    while window.wait_for_turn():
        question = window.race.question
        window.press(KEY.Key_1)
        if isinstance(question, MoveQuestion):
            if window.dock.cockpit.asks_for_dice:
                break
            window.press(KEY.Key_Space)
    rows = window.dock.findChild(QListWidget, "choices")
    texts = [rows.item(row).text() for row in range(rows.count())]
    assert len(texts) > 1
    assert all("tile" not in text and "risk" in text for text in texts)


def test_the_winner_is_told_in_large_letters_at_the_end(window):
    result = window.dock.findChild(QLabel, "result")
    window.start(Seat("Ana", "steady"), Seat("Bot", "attack"))
    assert not result.isVisible()
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    standings = window.dock.tables.standings
    name, time = (standings.item(0, column).text() for column in (0, 1))
    assert result.isVisible()
    assert result.text() == f"{name} wins in {time}."
    window.race.back()
    window.race.back()
    assert not result.isVisible()


@pytest.mark.parametrize(("odds", "colour"), [(0.0, SAFE), (0.3, RISKY), (1.0, LOST)])
def test_risks_have_a_colour_and_as_much_of_it_as_there_is_risk(qapp, odds, colour):
    assert odds_colour(odds) == colour
    image = odds_icon(odds).pixmap(32, 32).toImage()
    pixels = [image.pixelColor(x, y) for x in range(32) for y in range(32)]
    full = sum(pixel.alpha() > 250 for pixel in pixels)
    seen = sum(pixel.alpha() > 50 for pixel in pixels)
    assert full / seen == pytest.approx(odds, abs=0.15)


def test_choices_show_their_risks(window):
    window.start(ANA, BOT)
    while window.wait_for_turn() and not isinstance(window.race.question, MoveQuestion):
        window.press(KEY.Key_1)
    rows = window.dock.findChild(QListWidget, "choices")
    assert all(not rows.item(row).icon().isNull() for row in range(rows.count()))


def test_dice_are_as_large_at_once_as_there_is_room(window):
    """The room is there before there are dice: no speck is seen until the next layout."""
    window.start(ANA, BOT)
    while window.wait_for_turn() and not isinstance(window.race.question, MoveQuestion):
        window.press(KEY.Key_1)
    rows = window.dock.findChildren(DiceRow)
    dice = tuple(RolledDie(die, CLEAN) for die in (COAST, COAST, COAST, COAST))
    for row in rows:
        assert row.width() >= window.dock.dashboard.width() / 2
        width = row.width()
        row.show_dice(dice, "four")
        assert row.width() == width >= row.sizeHint().width()
