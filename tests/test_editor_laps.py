"""Races of all rule sets in the window: laps, flags, jokers, contact, weather, tyres."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import math
from dataclasses import replace

import pytest
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
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QToolButton
from racing import (
    circuit_of,
    circuit_track,
    on,
    on_circuit,
    situation,
    stage_of,
    track_of,
    with_rules,
)
from rallycross import STRAIGHT, on_tile, rallycross, rallycross_track

from trackeditor.course import analyse
from trackeditor.editor.drive import car_layer
from trackeditor.editor.drive.car_layer import CarLayer
from trackeditor.editor.drive.choice_words import closed_words, tyres_words, use_words
from trackeditor.editor.drive.dashboard import Dashboard
from trackeditor.editor.drive.dice_place import clear_place
from trackeditor.editor.drive.human import HumanDriver, MoveQuestion, TyresQuestion
from trackeditor.editor.drive.log_words import log_line
from trackeditor.editor.drive.planning import Planning
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.time_columns import time_columns
from trackeditor.editor.drive.wording import clock
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import Roll, Stop
from trackeditor.simulator.fitting import rules_that_drive
from trackeditor.simulator.laps import printed_cell, unrolled
from trackeditor.simulator.log import replay
from trackeditor.simulator.rules import Die, load_rules, rule_sets
from trackeditor.simulator.state import Entry, open_turn
from trackeditor.simulator.steps import steps_of_turn
from trackeditor.simulator.track import Track
from trackeditor.simulator.traffic import Flag

RX_CIRCUIT = mark(
    published("rx-1-ss1"),
    *(
        (kind, next(n for n, tile in enumerate(published("rx-1-ss1")) if tile.side == side), edge)
        for kind, side, edge in (
            ("finish", "208a", "D"),
            ("joker-entrance", "209b", "D"),
            ("joker-exit", "209b", "B"),
        )
    ),
)
STAGE = lay("202aDA", "204aDA", "203aDA")


def rallies(name):
    """Courses on which the rules are played, the laps to drive and the weather."""
    rules = load_rules(name)
    if rules.joker:
        return [rallycross()], 2, ""
    if rules.course == "circuit":
        return [circuit_of("103aDA")], 2, "rain"
    return [stage_of("215b", "213b", "207b")] * 2, 0, "variable" if rules.weathers else ""


TOLD = {
    "gt": {"turn", "lap", "overtaking", "flags-away", "off-track", "weather"},
    "gt-time-trial": {"time", "lap"},
    "rx": {"turn", "lap", "overtaking", "flags-away", "joker"},
    "rx-full-contact": {"turn", "lap", "overtaking", "flags-away", "joker", "push"},
    "classic": {"time", "weather-die", "tyres", "loss-card", "split"},
}
"""Events that four races of random drivers with these rules are sure to have."""


# --- scenes ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gt", "rx", "rx-full-contact", "classic", "gt-time-trial"])
@settings(max_examples=12, deadline=None)
@given(drivers=st.integers(1, 6), seed=st.integers(0, 10**6), service=st.booleans())
def test_scenes_show_what_the_engine_shows_its_drivers(name, drivers, seed, service):
    rules, (courses, laps, weather) = load_rules(name), rallies(name)
    drivers = min(drivers, rules.most_drivers)
    scenes, seen, result = witnessed(
        courses, drivers, seed, service, rules, laps=laps, weather=weather
    )
    check_scenes(scenes, seen)
    last = scenes[-1]
    assert [last.names[car] for car in last.standings] == [one.driver for one in result.standings]
    assert [last.totals[car] for car in last.order] == [one.total for one in result.standings]
    for number, stage in enumerate(result.stages):
        assert last.results[number] == tuple(one.total for one in stage.drivers)
        assert last.places[number] == tuple(one.place for one in stage.drivers)
    final = zip(last.race.cars, result.stages[-1].drivers, strict=True)
    assert all(car.laps == one.laps and car.joker_lap == one.joker_lap for car, one in final)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gt", "rx", "rx-full-contact", "classic", "gt-time-trial"])
def test_every_event_that_matters_has_words(name):
    """Only decisions whose outcome follows at once (a step, a stop) are passed over."""
    rules, (courses, laps, weather) = load_rules(name), rallies(name)
    told = set()
    for seed in range(4):
        drivers = min(6, rules.most_drivers)
        scenes, _, _ = witnessed(courses, drivers, seed, True, rules, laps=laps, weather=weather)
        told |= {scene.event.get("event") for scene in scenes}
        silent = {scene.event.get("event") for scene in scenes if not log_line(scene)}
        assert silent <= {"step", "stop"}
        assert all("{" not in (log_line(scene) or "") for scene in scenes)
    assert told >= TOLD[name]


# --- questions and refusals ----------------------------------------------------------------------


def planning_of(start):
    """The planning of the first car in a situation."""
    turn = open_turn(start.race, 0)
    return Planning.of(MoveQuestion(start.race, turn, steps_of_turn(turn)))


def beside(gear, other, **more):
    """Ana on the inner lane of the straight 103a, another car one cell before her in the middle."""
    track = circuit_track("103aDA")
    start, rival = on_circuit(track, 1, "r0.0.0"), on_circuit(track, 1, "r0.1.1")
    return planning_of(situation(track, start, gear, others={rival: other}, **more))


def test_why_a_cell_beside_another_car_is_closed_is_told():
    """RULES.md, section 4: to come beside a car takes at least its gear. In gear 2 the dice give
    gears 1 to 3, so a car in gear 5 cannot be reached: neither its cell nor that beside it."""
    planning = beside(2, 5)
    course = planning.track.course
    closed = {closed.cell: closed for closed in planning.closed.values()}
    there = on_circuit(planning.track, 1, "r0.1.1")
    along = on_circuit(planning.track, 1, "r0.1.0")
    assert closed[there].why == "taken"
    assert closed[along][1:] == ("gear", 5)
    assert "takes at least gear 5" in closed_words(course, closed[along])
    assert along not in {step.cell for step in planning.steps}


def test_under_a_yellow_flag_nobody_comes_beside_another_car():
    track = circuit_track("103aDA")
    planning = beside(2, 1, flags=(Flag(1, track.course.tiles[1].at),))
    along = printed_cell(on_circuit(track, 1, "r0.1.0"))
    assert planning.closed[along].why == "flag"
    assert "yellow flag" in closed_words(track.course, planning.closed[along])


def test_alone_on_the_road_nothing_is_closed():
    track = circuit_track("103aDA")
    assert not planning_of(situation(track, on_circuit(track, 1, "r0.0.0"), 2)).closed


def test_pushing_a_car_is_a_choice_that_tells_what_it_costs():
    """RULES.md, section 3: entering the cell of a car in gear 1 in gear 3 costs both two tokens."""
    track = rallycross_track(rules="rx-full-contact")
    start = on_tile(STRAIGHT, "r0.0.0")
    ahead = track.straight_on[start]
    planning = planning_of(situation(track, start, 3, others={ahead: 1}))
    pushing = [step for step in planning.cells[printed_cell(ahead)] if step.pushes == 1]
    told = [use_words(planning, step) for step in pushing if step.gear == 3]
    assert told
    assert all("pushes the car there, damage tokens for both: 2" in words for words in told)


def test_a_flying_start_is_a_step_that_a_warning_ends_without_a_loss():
    """RULES.md, section 4. Its die shows a warning on two of six faces and loses no control."""
    track = circuit_track("103aDA")
    planning = planning_of(situation(track, on_circuit(track, 1, "r0.0.0"), 0))
    start = next(step for step in planning.steps if step.flying_start)
    assert start.gear == 2
    assert "flying start" in use_words(planning, start)
    assert planning.odds_of_next(start) == 0
    assert planning.with_step(start).flat_out_refusal() == "flying-start"


def test_wrong_tyres_lose_control_at_two_warnings():
    """RULES.md, section 4: asphalt tyres in rain. Two gear 1 and 2 dice: (1/6)^2 show two."""
    track = circuit_track("103aDA")
    cell = on_circuit(track, 1, "r0.0.0")
    planning = planning_of(situation(track, cell, 1, tyres="asphalt", weather="rain"))
    first = next(step for step in planning.steps if step.dice == (Die("gear", 1),))
    planned = planning.with_step(first)
    second = next(step for step in planned.steps if step.dice == (Die("gear", 2),))
    assert planned.odds_with(second) == pytest.approx(1 / 36)


class Desk:
    """Answers questions with what a function makes of them, and keeps them."""

    def __init__(self, answer):
        self.answer = answer
        self.asked = []

    def ask(self, question):
        self.asked.append(question)
        return self.answer(question)


def test_a_person_is_asked_for_tyres_at_the_pit_and_gets_them():
    """RULES.md, section 4: a turn that ends in gear 1 beside the pit; 103a has one at its right."""

    def to_the_pit(question):
        match question:
            case MoveQuestion() if not question.turn.dice:
                pit = question.race.track.pit
                return Roll(next(s for s in question.steps if s.cell in pit and s.gear == 1))
            case TyresQuestion():
                return "rain"
        return Stop()

    track, desk = circuit_track("103aDA"), Desk(to_the_pit)
    driver = HumanDriver("Ana", desk)
    driver.script = []
    start = situation(track, on_circuit(track, 1, "r0.0.2"), 1, damage=Damage(gear=1))
    car = start.play(driver=driver, rolls=[False])
    question = desk.asked[-1]
    assert question.tyres == ("asphalt", "rain")
    assert (car.tyres, car.damage, car.pit_stops) == ("rain", Damage(), 1)
    told = tyres_words(question.race, 0, "rain")
    assert told == "rain tyres: dry: coast dice −1, brake dice −1, control is lost at 2 warnings"
    assert tyres_words(question.race, 0, "asphalt").startswith(
        "asphalt tyres, on the car now: dry:"
    )


# --- the dashboard and the table ------------------------------------------------------------------


def scene_at(start):
    """A scene with the cars of a situation."""
    header = {"drivers": ["Ana", "Bot"][: len(start.race.cars)], "stages": []}
    return Scene(header, header, (start.race.track,), start.race, stage=0)


def shown(dashboard):
    """Texts of the dashboard by accessible name, those of hidden rows left out."""
    labels = dashboard.findChildren(QLabel)
    return {x.accessibleName(): x.text() for x in labels if x.accessibleName() and x.isVisible()}


@pytest.fixture
def dashboard(qtbot):
    dashboard = Dashboard()
    qtbot.addWidget(dashboard)
    dashboard.show()
    return dashboard


def test_the_dashboard_of_a_lap_race(dashboard):
    track = circuit_track("103aDA", laps=2)
    start = situation(track, on_circuit(track, 1, "r0.0.0", lap=2), 3, weather="rain")
    dashboard.show_car(scene_at(start), 0)
    texts = shown(dashboard)
    assert texts["Lap"] == "lap 2 of 2"
    assert texts["Place"] == "1"
    assert texts["Weather"] == "rain"
    assert texts["Focus tokens"] == "0"
    assert texts["Car"] == "rain tyres"
    assert not texts.keys() & {"Joker", "SISU tokens", "Spare tyres", "Danger tokens"}


def test_the_dashboard_of_rallycross_tells_of_joker_and_danger(dashboard):
    track = rallycross_track(rules="rx-full-contact")
    start = situation(track, on_tile(3, "r0.0.0"), 2)
    car = start.race.cars[0]._replace(danger=2)
    scene = scene_at(start)
    dashboard.show_car(replace(scene, race=start.race.with_car(car)), 0)
    texts = shown(dashboard)
    assert (texts["Joker"], texts["Danger tokens"]) == ("still to be driven", "2")
    driven = car._replace(joker_lap=1)
    dashboard.show_car(replace(scene, race=start.race.with_car(driven)), 0)
    assert shown(dashboard)["Joker"] == "driven in lap 1"


def test_the_dashboard_counts_damage_in_words_of_the_rules(dashboard):
    """In rallycross tokens, more than dice maybe; in the classic game what cards took."""
    damage = Damage(gear=6, coast=2, puncture=1)
    tokens = situation(rallycross_track(), on_tile(3, "r0.0.0"), 2, damage=damage)
    dashboard.show_car(scene_at(tokens), 0)
    assert shown(dashboard)["Damage tokens"] == "gear: 6, coast: 3"
    rally = with_rules(track_of("212b"), rally=load_rules("classic").rally)
    cards = situation(rally, rally.course.start[0], 0, damage=Damage(gear=2, puncture=1))
    dashboard.show_car(scene_at(cards), 0)
    texts = shown(dashboard)
    assert texts["Damage"] == "gear dice lost: 2, punctures: 1"
    assert "Damage tokens" not in texts


def test_a_puncture_is_what_the_classic_game_calls_it():
    """Elsewhere it is the shortcut side of a damage token."""
    drawn = {"event": "token", "car": 0, "bag": "shortcut", "token": "coast"}
    start = situation(rallycross_track(), on_tile(3, "r0.0.0"), 2)
    assert log_line(replace(scene_at(start), event=drawn)) == (
        "Ana draws a damage token on the shortcut: a coast die is lost."
    )
    rally = with_rules(track_of("212b"), rally=load_rules("classic").rally)
    start = situation(rally, rally.course.start[0], 0)
    assert log_line(replace(scene_at(start), event=drawn)) == (
        "Ana has a puncture on the shortcut: a coast die is lost."
    )


def test_the_dashboard_of_a_stage_is_as_it_was(dashboard):
    start = situation(track_of("212b"), track_of("212b").course.start[0], 0, sisu=1)
    dashboard.show_car(scene_at(start), 0)
    texts = shown(dashboard)
    assert (texts["SISU tokens"], texts["Second tokens"]) == ("1", "0")
    assert not texts.keys() & {"Joker", "Lap", "Place", "Weather", "Car", "Yellow flags"}


def test_a_car_off_the_track_is_in_gear_00(dashboard):
    track = circuit_track("103aDA")
    start = situation(track, on_circuit(track, 1, "r0.0.0"), 0)
    away = start.race.with_car(start.race.cars[0]._replace(turns_lost=1))
    dashboard.show_car(replace(scene_at(start), race=away), 0)
    assert "00" in shown(dashboard)["Gear"]


class NoTable(QObject):
    """A canvas that shows nothing."""

    cell_clicked = Signal(str)

    def set_layer(self, name, paint):
        self.paint = paint

    def set_pickable_cells(self, cells):
        self.pickable = cells

    def bring_into_view(self, at):
        pass


def test_cars_on_one_cell_stand_side_by_side(qapp):
    """RULES.md, section 5: outside corners several cars may stand on a cell."""
    layout = lay("202aDA", "204aDA", "203aDA")
    track = Track(analyse(layout, LIBRARY).course, load_rules("classic"))
    cell = on(track.course, 1, "r0.1.0")
    start = situation(track, cell, 2, others={cell: 2})
    layer = CarLayer(LIBRARY, NoTable())
    layer.show_scene(scene_at(start), layout)
    poses, place = layer._poses_now(), layer.places[cell]
    first, second = poses[0].middle, poses[1].middle
    mean = tuple((a + b) / 2 for a, b in zip(first, second, strict=True))
    assert mean == pytest.approx(place.middle)
    assert math.dist(first, second) >= 0.2 * max(pose.scale for pose in poses.values())
    assert poses[0].heading == poses[1].heading


def test_a_car_alone_stands_in_the_middle_of_its_cell_in_any_lap(qapp):
    track = Track(unrolled(analyse(GT_CIRCUIT, LIBRARY).course, 2), load_rules("gt"))
    cell = on_circuit(track, 1, "r0.0.0", lap=2)
    layer = CarLayer(LIBRARY, NoTable())
    layer.show_scene(scene_at(situation(track, cell, 2)), GT_CIRCUIT)
    assert layer._poses_now()[0].middle == layer.places[printed_cell(cell)].middle


# --- the window -----------------------------------------------------------------------------------


@pytest.fixture
def window(tmp_path, qtbot):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = Window(Session(LIBRARY, Settings(store)), qtbot)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.race.stop()


def open_rally(window, layout, game, **more):
    """A rally of one stage or circuit."""
    document = window.session.document
    document.edit_rally(RoadBook((Stage(layout, **more),), game=game), "rally", 0)
    window.canvas.zoom_to_fit()


@pytest.mark.parametrize(
    ("name", "layout", "laps"),
    [
        ("gt", GT_CIRCUIT, 1),
        ("rx", RX_CIRCUIT, 1),
        ("rx-full-contact", RX_CIRCUIT, 1),
        ("classic", STAGE, 0),
        ("gt-time-trial", GT_CIRCUIT, 1),
    ],
)
def test_a_person_races_the_computer_by_mouse_and_keys(window, tmp_path, name, layout, laps):
    rules = load_rules(name)
    open_rally(window, layout, name.split("-")[0])
    window.dock.form.choose_rules(name)
    window.dock.form.findChild(object, "laps").setValue(laps)
    window.start(*(ANA, BOT)[: rules.most_drivers])
    drive_to_the_finish(window)
    assert window.race.status is RaceStatus.OVER
    course = analyse(layout, LIBRARY).course
    result = replay(log_of(window), [course])
    scene = window.race.scene
    assert [scene.names[car] for car in scene.order] == [one.driver for one in result.standings]
    scenes = list(window.race.scenes)
    window.dock.save_log(tmp_path / "race.jsonl")
    window.click("new-race")
    window.dock.open_log(tmp_path / "race.jsonl")
    assert [scene.event for scene in window.race.scenes] == [scene.event for scene in scenes]
    assert window.race.scenes[-1].race.cars == scenes[-1].race.cars


def test_a_click_on_a_closed_cell_says_why_and_nothing_is_planned(window):
    """Ana drives a cell a turn from pole position; whoever comes up behind her finds her there."""
    open_rally(window, GT_CIRCUIT, "gt")
    window.start(ANA, Seat("Cleo"))
    while window.wait_for_turn():
        question = window.race.question
        planning = window.dock.cockpit.planning
        if isinstance(question, MoveQuestion) and planning.closed:
            break
        if question.car == 0 and question.turn.dice:
            window.press(KEY.Key_Return)
            continue
        window.press(KEY.Key_1)
        if window.dock.cockpit.asks_for_dice:
            window.press(KEY.Key_1)
        window.press(KEY.Key_Space)
    (cell, closed), *_ = planning.closed.items()
    words = closed_words(planning.track.course, closed)
    assert words in window.dock.findChild(QLabel, "closed").text()
    window.click_cell(cell)
    assert window.said[-1] == words
    assert window.dock.cockpit.planning.plan == ()


def test_a_shakedown_rolls_no_warning_and_its_log_is_replayed(window, tmp_path):
    """RULES.md, section 5: in a shakedown warnings do not count."""
    open_rally(window, STAGE, "classic")
    form = window.dock.form
    form.findChild(QCheckBox, "shakedown").setChecked(True)
    window.start(Seat("A", "attack", Entry(tyres="snow")))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    rolls = [s.event for s in window.race.scenes if s.event.get("event") == "roll"]
    assert rolls
    assert not any(any(event["warnings"]) for event in rolls)
    assert window.race.scenes[0].header["shakedown"] is True
    assert window.race.scene.race.cars[0].tyres == "snow"
    count = len(window.race.scenes)
    window.dock.save_log(tmp_path / "race.jsonl")
    window.click("new-race")
    window.dock.open_log(tmp_path / "race.jsonl")
    assert len(window.race.scenes) == count


def test_laps_weather_cars_and_tyres_are_those_chosen_or_else_of_the_road_book(window):
    open_rally(window, GT_CIRCUIT, "gt", laps=2, weather="rain")
    form, computer = window.dock.form, "steady"
    window.start(Seat("A", computer, Entry("GT4", "asphalt")), Seat("B", computer))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    header = window.race.scenes[0].header
    assert [(stage["laps"], stage["weather"]) for stage in header["stages"]] == [(2, "rain")]
    assert header["cars"][0] == {"model": "GT4", "tyres": "asphalt"}
    cars = window.race.scenes[2].race.cars
    assert [(car.model, car.tyres) for car in cars] == [("GT4", "asphalt"), ("GT6", "rain")]
    window.click("new-race")
    form.findChild(QSpinBox, "laps").setValue(1)
    weather = form.findChild(QComboBox, "weather")
    weather.setCurrentIndex(weather.findData("dry"))
    window.start(Seat("A", computer))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    stages = window.race.scenes[0].header["stages"]
    assert [(stage["laps"], stage["weather"]) for stage in stages] == [(1, "dry")]


def test_snow_on_the_road_is_the_weather_where_the_rules_know_no_other(window):
    """A road-book that names only the surface: tyres of the classic game stand on snow."""
    open_rally(window, STAGE, "classic", weather="rain", surface="snow")
    window.start(Seat("A", "steady", Entry(tyres="snow")))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    assert window.race.scenes[0].header["stages"][0]["weather"] == "snow"


def test_another_language_keeps_rules_laps_weather_and_cars(window):
    open_rally(window, GT_CIRCUIT, "gt")
    form = window.dock.form
    form.choose_rules("gt-time-trial")
    form.findChild(QSpinBox, "laps").setValue(2)
    form.choose((Seat("Ana", "human", Entry("GT5", "rain")),), 3)
    before = form.entry
    QCoreApplication.sendEvent(window.dock, QEvent(QEvent.Type.LanguageChange))
    assert window.dock.form is not form
    assert window.dock.form.entry == before
    assert before.seats[0].entry == Entry("GT5", "rain")


# --- the table of times ---------------------------------------------------------------------------


def columns_of(scene):
    return {column.title: column for column in time_columns(scene)}


def test_the_time_of_the_stage_being_driven_is_told_with_second_tokens_off():
    """RULES.md, section 1: a second token is worth a second off the time."""
    start = situation(track_of("212b"), track_of("212b").course.start[0], 3)
    car = start.race.cars[0]._replace(seconds=450, tokens=3)
    scene = replace(scene_at(start), race=start.race.with_car(car))
    columns = columns_of(scene)
    assert columns["Stage 1"].texts == columns["Sum"].texts == ("7:27",)
    assert not columns["Stage 1"].best | columns["Sum"].best
    assert "taken off" in columns["Sum"].hint


def test_the_sum_has_the_stages_that_are_over_and_the_one_being_driven():
    start = situation(track_of("212b"), track_of("212b").course.start[0], 3)
    car = start.race.cars[0]._replace(seconds=60)
    scene = replace(
        scene_at(start), race=start.race.with_car(car), stage=1, results=((100,),), places=((1,),)
    )
    texts = {title: column.texts for title, column in columns_of(scene).items()}
    assert texts == {"Stage 1": ("1:40",), "Stage 2": ("1:00",), "Sum": ("2:40",)}


def test_laps_in_turns_say_so():
    track = circuit_track("103aDA", laps=2)
    scene = scene_at(situation(track, on_circuit(track, 1, "r0.0.0"), 3))
    assert list(columns_of(scene)) == ["Lap 1 (turns)", "Lap 2 (turns)"]


def test_the_table_of_times_runs_with_the_clock_of_the_driver(window):
    """In a time trial no second tokens are counted: both show the same."""
    open_rally(window, GT_CIRCUIT, "gt")
    window.dock.form.choose_rules("gt-time-trial")
    window.start(Seat("A", "steady"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    window.race.show(len(window.race.scenes) // 2)
    times = window.dock.tables.times
    titles = [times.horizontalHeaderItem(column).text() for column in range(times.columnCount())]
    seconds = window.race.scene.race.cars[0].seconds
    assert seconds > 0
    assert times.item(0, titles.index("Sum")).text() == clock(seconds)


# --- where rolled dice are shown ------------------------------------------------------------------

_points = st.tuples(st.floats(-2, 2), st.floats(-2, 2))


def hides(middle, width, height, point):
    return abs(point[0] - middle[0]) < width / 2 and abs(point[1] - middle[1]) < height / 2


def test_dice_alone_are_shown_just_above_their_car():
    x, y = clear_place((1.0, 1.0), 0.6, 0.2, [(1.0, 1.0)], [])
    assert x == pytest.approx(1.0)
    assert y < 1.0


@given(points=st.lists(_points, max_size=4))
def test_dice_hide_neither_cars_nor_the_way(points):
    """Four small things cannot fill the whole ring around a car."""
    kept = [(0.0, 0.0), *points]
    middle = clear_place((0.0, 0.0), 0.6, 0.2, kept, [])
    assert not any(hides(middle, 0.6, 0.2, point) for point in kept)


def test_dice_lie_beside_the_road_where_there_is_room():
    """On a straight road from left to right: above it or below it."""
    road = [(0.3 * n, lane) for n in range(-9, 10) for lane in (-0.15, 0.15)]
    middle = clear_place((0.0, 0.15), 0.8, 0.2, [(0.0, 0.15)], road)
    assert not any(hides(middle, 0.8, 0.2, point) for point in road)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rally-1-ss1", "rally-2-ss2"])
def test_dice_of_a_flat_out_never_lie_over_cars_or_way(window, monkeypatch, name):
    shown = []

    def note(car, width, height, kept, road):
        kept = list(kept)
        middle = clear_place(car, width, height, kept, road)
        shown.append(any(hides(middle, width, height, point) for point in kept))
        return middle

    monkeypatch.setattr(car_layer, "clear_place", note)
    open_rally(window, published(name), "dirt")
    window.start(*(Seat(letter, "attack") for letter in "ABC"))
    window.qtbot.waitUntil(lambda: window.is_over, timeout=PATIENCE)
    for number, scene in enumerate(window.race.scenes):
        if len(scene.rolled) > 2 and scene.event.get("event") in ("roll", "move"):
            window.race.show(number)
            window.canvas.grab()
    assert len(shown) > 5
    assert not any(shown)


# --- rules that fit -------------------------------------------------------------------------------


def fitting(layout):
    return {rules.name for rules in rules_that_drive([analyse(layout, LIBRARY).course])}


def test_stages_are_for_rules_of_stages_and_circuits_for_those_of_circuits():
    circuits = {name for name in rule_sets() if load_rules(name).course == "circuit"}
    assert fitting(GT_CIRCUIT) == fitting(RX_CIRCUIT) == circuits
    assert fitting(STAGE) == set(rule_sets()) - circuits


def test_of_the_rules_for_circuits_those_with_a_joker_come_first_where_there_is_one():
    first = rules_that_drive([analyse(RX_CIRCUIT, LIBRARY).course])[0]
    assert first.joker
    assert not rules_that_drive([analyse(GT_CIRCUIT, LIBRARY).course])[0].joker


def listed_rules(window):
    box = window.dock.form._rules
    return box, [box.itemData(row) for row in range(box.count())]


def test_rules_that_fit_the_stage_in_view_are_listed_first(window):
    open_rally(window, GT_CIRCUIT, "dirt")
    window.dock.bring_up_to_date()
    box, names = listed_rules(window)
    line = names.index(None)
    assert set(names[:line]) == fitting(GT_CIRCUIT)
    assert set(names[line + 1 :]) == set(rule_sets()) - fitting(GT_CIRCUIT)
    assert box.currentData() == "dirt"
    window.session.document.edit(STAGE, "stage")
    window.dock.bring_up_to_date()
    _, names = listed_rules(window)
    assert set(names[: names.index(None)]) == fitting(STAGE)


def test_a_circuit_under_rules_of_stages_says_which_others_fit(window):
    """The hint stands there before the race is started, and goes with other rules."""
    open_rally(window, GT_CIRCUIT, "dirt")
    window.dock.bring_up_to_date()
    hint, box = window.dock.findChild(QLabel, "hint"), window.dock.form._rules
    assert hint.isVisible()
    assert hint.text().startswith("The stage in view is not for these rules. Rules that fit: GT")
    window.start(ANA)
    assert "is a circuit" in window.notice.text()
    assert "start and a finish" not in window.notice.text()
    box.setFocus()
    while box.currentData() != "gt":
        QTest.keyClick(box, KEY.Key_Up)
    assert not hint.isVisible()
    assert not window.notice.isVisible()
    window.start(ANA)
    assert window.wait_for_turn()


def test_a_rally_under_rules_that_not_all_of_its_stages_fit_names_none(window):
    document = window.session.document
    stages = (Stage(GT_CIRCUIT), Stage(replace(STAGE, name="B")))
    document.edit_rally(RoadBook(stages, game="dirt"), "rally", 1)
    window.dock.form.choose_whole_rally(True)
    window.start(ANA)
    assert "is a circuit" in window.notice.text()
    assert "Rules that fit" not in window.notice.text()


def test_a_rally_under_other_rules_than_its_stages_need_names_those(window):
    document = window.session.document
    stages = (Stage(GT_CIRCUIT), Stage(replace(GT_CIRCUIT, name="B")))
    document.edit_rally(RoadBook(stages, game="dirt"), "rally", 0)
    window.dock.form.choose_whole_rally(True)
    window.start(ANA)
    assert "Rules that fit: GT" in window.notice.text()


def test_a_message_goes_when_the_layout_is_another_one(window):
    open_rally(window, GT_CIRCUIT, "dirt")
    window.start(ANA)
    assert window.notice.isVisible()
    window.session.document.edit(STAGE, "stage")
    assert not window.notice.isVisible()


def test_too_many_drivers_are_told_before_the_race_is_started(window):
    open_rally(window, GT_CIRCUIT, "gt")
    window.dock.form.choose_rules("gt-time-trial")
    hint = window.dock.findChild(QLabel, "hint")
    assert "2 drivers" in hint.text()
    assert "for one driver alone" in hint.text()
    buttons = window.dock.form.findChildren(QToolButton)
    QTest.mouseClick(buttons[-1], Qt.MouseButton.LeftButton)
    assert not hint.isVisible()
