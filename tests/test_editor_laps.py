"""Races of all rule sets in the window: laps, flags, jokers, contact, weather, tyres."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from driving import ANA, BOT, Window, check_scenes, drive_to_the_finish, log_of, witnessed
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import GT_CIRCUIT, LIBRARY, lay, mark, published
from PySide6.QtCore import QSettings
from racing import circuit_of, stage_of
from rallycross import rallycross

from trackeditor.course import analyse
from trackeditor.editor.drive.log_words import log_line
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.simulator.log import replay
from trackeditor.simulator.rules import load_rules

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


# --- scenes ---------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("name", ["gt", "rx", "rx-full-contact", "classic", "gt-time-trial"])
def test_every_event_that_matters_has_words(name):
    """Only decisions whose outcome follows at once (a step, a stop) are passed over."""
    rules, (courses, laps, weather) = load_rules(name), rallies(name)
    for seed in range(8):
        drivers = min(6, rules.most_drivers)
        scenes, _, _ = witnessed(courses, drivers, seed, True, rules, laps=laps, weather=weather)
        silent = {scene.event.get("event") for scene in scenes if not log_line(scene)}
        assert silent <= {"step", "stop"}
        assert all("{" not in (log_line(scene) or "") for scene in scenes)


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
