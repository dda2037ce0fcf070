"""The buttons of a race are few lines high, tell their names, and keep their places."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QPushButton

from trackeditor.editor.drive.button_row import IconButton
from trackeditor.editor.drive.race import LiveRace
from trackeditor.editor.drive.transport import Transport


@pytest.fixture
def transport(qtbot):
    transport = Transport(LiveRace())
    qtbot.addWidget(transport)
    return transport


def test_the_buttons_take_two_lines_in_a_usual_dock(transport):
    letters = 42 * transport.fontMetrics().averageCharWidth()
    button = transport.findChild(QPushButton, "new-race").sizeHint().height()
    assert transport.layout().heightForWidth(letters) < 3 * button


def test_every_picture_has_a_name_and_a_tip(transport):
    buttons = transport.findChildren(IconButton)
    assert {button.objectName() for button in buttons} == {
        "back",
        "play",
        "step",
        "restart",
        "stop-race",
        "save-log",
    }
    assert all(button.accessibleName() and button.toolTip() for button in buttons)


def test_play_becomes_pause_at_the_same_size(transport):
    play = transport.play
    before, picture = play.sizeHint(), play.icon().cacheKey()
    assert play.accessibleName() == "Play"
    transport._race._playing = True
    transport._race.playing_changed.emit(True)
    assert play.accessibleName() == "Pause"
    assert play.icon().cacheKey() != picture
    assert play.sizeHint() == before
