"""Long names break lines; they never make the window wider."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import lay
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from windows import User, make_window

from trackeditor.editor.docks.simulator import SimulatorDock
from trackeditor.editor.drive.driver_row import DriverRow
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.roadbook import RoadBook, Stage
from trackeditor.roadbook.driver_names import MOST_LETTERS
from trackeditor.simulator.rules import load_rules

LONG = "n" * 300
SHORT = ("202aDA", "204aDA", "203aDA")


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, tmp_path):
    return make_window(qtbot, tmp_path)


def width_of(window, dock) -> int:
    """The least width of the window with the dock in view, once all has settled."""
    dock.show()
    dock.raise_()
    QApplication.processEvents()
    return window.minimumSizeHint().width()


def test_a_stage_that_cannot_be_driven_widens_nothing(window):
    dock = window.findChild(SimulatorDock)
    window.files.begin(RoadBook((Stage(lay("202aDA")),)))
    dock.start()
    assert dock._notice.isVisibleTo(dock)
    before = width_of(window, dock)
    window.files.begin(RoadBook((Stage(replace(lay("202aDA"), name=LONG)),)))
    dock.start()
    assert LONG[:20] in dock._notice.text()
    assert width_of(window, dock) == before


def test_a_driver_with_the_longest_name_widens_nothing(qtbot, window):
    dock = window.findChild(SimulatorDock)
    window.files.begin(RoadBook((Stage(lay(*SHORT)),)))
    widths = []
    for name in ("Ana", "m" * MOST_LETTERS):
        dock.form.choose((Seat(name), Seat("Bot", "steady")), 1)
        dock.race.set_pace(0)
        dock.start()
        qtbot.waitUntil(lambda: dock.race.question is not None, timeout=10_000)
        widths.append(width_of(window, dock))
        dock.race.close()
    assert widths[0] == widths[1]


@pytest.mark.parametrize("name", ["Ana", "m" * MOST_LETTERS])
def test_name_and_time_of_the_driver_on_turn_are_shown_whole(qtbot, window, name):
    dock = window.findChild(SimulatorDock)
    window.files.begin(RoadBook((Stage(lay(*SHORT)),)))
    dock.form.choose((Seat(name),), 1)
    dock.race.set_pace(0)
    dock.start()
    qtbot.waitUntil(lambda: dock.race.question is not None, timeout=10_000)
    width_of(window, dock)
    label = next(one for one in dock.findChildren(QLabel) if one.text().startswith("<b>"))
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()), timeout=2000)
    dock.race.close()


def test_no_longer_name_can_be_typed(qtbot):
    row = DriverRow(Seat(""), load_rules("dirt"))
    qtbot.addWidget(row)
    row.show()
    field = row.findChild(QLineEdit)
    QTest.keyClicks(field, LONG)
    assert row.seat.name == "n" * MOST_LETTERS
    field.setText("A\tB\u202e")
    assert row.seat.name == "A B"
