"""What a new user meets: the welcome page, an empty stage, long messages, the palette."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from laying import lay
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar
from windows import User, make_window

from trackeditor.editor.command_palette import CommandPalette
from trackeditor.editor.finding_tile import Feature

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, tmp_path):
    return make_window(qtbot, tmp_path)


def dock_of(window, module: str):
    return next(dock for part, dock in window.docks.items() if part.module == module)


class TestWelcomePage:
    def test_no_example_looks_chosen_before_somebody_does(self, window):
        examples = window.welcome.examples
        assert examples.selectedItems() == []
        assert examples.currentRow() == 0

    @pytest.mark.parametrize("width", [260, 500, 900])
    def test_pictures_fill_the_width_and_keep_apart(self, window, width):
        examples = window.welcome.examples
        examples.resize(width, 400)
        QApplication.processEvents()
        places = [examples.visualItemRect(examples.item(row)) for row in range(examples.count())]
        first_row = [place for place in places if place.top() == places[0].top()]
        column = examples.gridSize().width()
        left_over = examples.viewport().width() - column * len(first_row)
        assert 0 <= left_over <= len(first_row)
        assert all(place.width() <= column for place in first_row)

    def test_long_names_of_recent_files_stay_within_the_list(self, window, tmp_path):
        name = "a rather long name of a rally in the woods and lakes of the north"
        window.session.settings.remember_file(tmp_path / f"{name}.roadbook.yaml")
        recent = window.welcome.recent
        QTest.qWait(20)
        assert recent.visualItemRect(recent.item(0)).width() <= recent.viewport().width()
        assert name in recent.item(0).toolTip()


class TestEmptyStage:
    def test_it_tells_what_to_do_until_the_first_tile_lies(self, window):
        window.files.new()
        note = window.workbench.first_steps
        assert note.isVisible()
        assert "catalogue" in note.text()
        document = window.session.document
        document.edit(lay("202aDA"), "Lay")
        assert not note.isVisible()
        document.undo()
        assert note.isVisible()

    def test_every_stage_has_a_note_of_its_own(self, window):
        window.files.open_example("rally-1-ss1")
        note = window.workbench.first_steps
        assert not note.isVisible()
        window.registry["stage.add"].trigger()
        assert note.isVisible()
        window.session.document.show_stage(0)
        assert not note.isVisible()

    def test_the_mouse_goes_through_it(self, qtbot, window):
        window.files.new()
        canvas, note = window.workbench.canvas, window.workbench.first_steps
        spot = note.geometry().center()
        assert window.childAt(note.mapTo(window, note.rect().center())) is canvas.viewport()
        qtbot.mouseClick(canvas.viewport(), LEFT, pos=spot)

    def test_all_its_text_is_seen_however_small_the_table(self, window):
        window.files.new()
        note, canvas = window.workbench.first_steps, window.workbench.canvas
        for width in (1400, 1000, 800):
            window.resize(width, 700)
            QTest.qWait(20)
            assert canvas.rect().contains(note.geometry())
            assert note.height() >= note.heightForWidth(note.width())


class TestStatusBar:
    def test_a_long_message_takes_the_place_of_the_facts_for_a_while(self, qtbot, window):
        window.files.open_example("rally-1-ss1")
        window.session.say("Short.")
        assert window._facts.isVisible()
        window.session.say("long " * 80)
        assert not window._facts.isVisible()
        assert window.statusBar().toolTip() == "long " * 80
        window.statusBar().clearMessage()
        assert window._facts.isVisible()

    def test_the_welcome_page_stays_without_facts(self, window):
        window.files.open_example("rally-1-ss1")
        window.show_welcome()
        window.session.say("Short.")
        assert not window._facts.isVisible()


def test_the_button_for_another_stage_stands_beside_the_tabs(window):
    window.files.new()
    bar = window.workbench.tabs.findChild(QTabBar)
    button = window.workbench.tabs._add_button
    assert bar.width() == bar.tabRect(0).width()
    assert button.geometry().left() - bar.geometry().right() < bar.height()


def test_the_palette_shows_action_and_keys_side_by_side(window):
    palette = CommandPalette(window.registry, window)
    palette.show()
    metrics = palette.list.fontMetrics()
    room = palette.list.viewport().width()
    for row in range(palette.list.count()):
        index = palette.list.model().index(row, 0)
        keys = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert metrics.horizontalAdvance(f"{index.data()}  {keys}") <= room, index.data()
    palette.close()


def test_features_are_checked_in_a_menu_by_mouse_and_keys(qtbot, window):
    window.files.new()
    catalogue = dock_of(window, "catalogue")
    catalogue.filter.more.click()
    field = catalogue.filter.features
    field.setFocus()
    QTest.keyClick(field, KEY.Key_Space)
    assert field.menu.isVisible()
    QTest.keyClick(field.menu, KEY.Key_Down)
    QTest.keyClick(field.menu, KEY.Key_Escape)
    assert not field.menu.isVisible()
    catalogue.filter.feature_actions[Feature.JUMP].trigger()
    assert field.currentText() == catalogue.filter.feature_actions[Feature.JUMP].text()
    window.activateWindow()
