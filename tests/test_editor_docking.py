"""Docks by keyboard, the way to the catalogue, names of tabs, and actions that have to wait."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import lay
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget
from windows import User, make_window

from trackeditor.editor.dock_action import is_in_front
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.editor.shortcuts import ShortcutSheet
from trackeditor.grid import Hex

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def user(qapp):
    user = User()
    yield user
    user.leave()


@pytest.fixture
def window(qtbot, tmp_path):
    return make_window(qtbot, tmp_path)


@pytest.fixture
def rally(window):
    window.files.open_example("rally-1-ss1")
    window.activateWindow()
    window.workbench.canvas.setFocus()
    QApplication.processEvents()
    return window


def dock_of(window, module: str):
    return next(dock for part, dock in window.docks.items() if part.module == module)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifier)
    QApplication.processEvents()


def has_keyboard(dock) -> bool:
    return dock.isAncestorOf(QApplication.focusWidget())


class TestKeysOfDocks:
    def test_a_key_leads_to_a_dock_in_front_and_back(self, rally):
        catalogue, canvas = dock_of(rally, "catalogue"), rally.workbench.canvas
        assert is_in_front(catalogue)
        press(KEY.Key_1, ALT)
        assert is_in_front(catalogue)
        assert has_keyboard(catalogue)
        press(KEY.Key_1, ALT)
        assert catalogue.isHidden()
        assert QApplication.focusWidget() is canvas
        press(KEY.Key_1, ALT)
        assert is_in_front(catalogue)
        assert has_keyboard(catalogue)

    def test_a_key_brings_forward_what_stands_behind_a_tab(self, rally):
        inspector, history = dock_of(rally, "inspector"), dock_of(rally, "history")
        assert not is_in_front(history)
        press(KEY.Key_4, ALT)
        assert is_in_front(history)
        assert not is_in_front(inspector)
        assert has_keyboard(history)

    def test_every_dock_is_reached_by_its_key(self, rally):
        for part, dock in rally.docks.items():
            press(KEY(KEY.Key_0 + int(part.keys[-1])), ALT)
            assert is_in_front(dock), part.module
            assert has_keyboard(dock), part.module
            assert rally.registry[f"dock.{part.module}"].isChecked()

    def test_no_dock_comes_up_on_the_welcome_page(self, window):
        window.build()
        for name in ("dock.catalogue", "find.tile", "drive.start", "edit.undo", "stage.add"):
            window.registry[name].trigger()
            assert all(dock.isHidden() for dock in window.docks.values()), name
            assert len(window.session.document.roadbook.stages) == 1
        assert "open a rally" in window.statusBar().currentMessage()


class TestFindingATile:
    def test_from_the_search_to_the_list_and_onto_the_table(self, rally):
        document = rally.session.document
        rally.files.new()
        rally.workbench.canvas.setFocus()
        press(KEY.Key_F, CONTROL)
        catalogue = dock_of(rally, "catalogue")
        assert QApplication.focusWidget() is catalogue.filter.search
        QTest.keyClicks(catalogue.filter.search, "202a")
        press(KEY.Key_Down)
        assert QApplication.focusWidget() is catalogue.view
        press(KEY.Key_Return)
        assert [tile.side for tile in document.layout] == ["202a"]
        assert QApplication.focusWidget() is rally.workbench.canvas

    def test_the_next_search_takes_the_place_of_the_last(self, rally):
        for text in ("204", "103"):
            press(KEY.Key_F, CONTROL)
            QTest.keyClicks(QApplication.focusWidget(), text)
        assert dock_of(rally, "catalogue").filter.search.text() == "103"

    def test_the_search_comes_to_the_front(self, rally):
        rally.show_dock("simulator")
        QApplication.processEvents()
        assert not is_in_front(dock_of(rally, "catalogue"))
        press(KEY.Key_F, CONTROL)
        assert is_in_front(dock_of(rally, "catalogue"))


def test_the_tabs_of_docks_have_a_name(rally):
    bars = rally.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert len(bars) >= 2
    assert all(bar.accessibleName() == "Docks that share this place" for bar in bars)


class TestShortcutSheet:
    @pytest.fixture
    def rows(self, rally):
        document = rally.session.document
        document.edit(document.layout.rotate_all(1), "Append 107a")
        self.sheet = ShortcutSheet(rally.registry, rally)
        tree = self.sheet.tree
        return {
            tree.topLevelItem(i).text(0): [
                tree.topLevelItem(i).child(row).text(0)
                for row in range(tree.topLevelItem(i).childCount())
            ]
            for i in range(tree.topLevelItemCount())
        }

    def test_undo_is_listed_without_its_step(self, rows):
        assert {"Undo", "Redo"} <= set(rows["Edit"])
        assert not any("107a" in text for texts in rows.values() for text in texts)

    def test_menus_stand_in_their_order(self, rows):
        shown = ["File", "Edit", "View", "Tile", "Stage", "Drive"]
        assert [title for title in rows if title in shown] == shown
        assert list(rows)[-1] == "Help"


class TestWhatHasToWait:
    def test_a_trial_is_kept_or_dropped_when_there_is_one(self, rally):
        actions = rally.registry

        def enabled():
            return [actions[f"stage.{name}"].isEnabled() for name in ("try", "keep", "drop")]

        assert enabled() == [True, False, False]
        actions["stage.try"].trigger()
        assert enabled() == [False, True, True]
        actions["stage.drop"].trigger()
        assert enabled() == [True, False, False]

    def test_a_race_is_stopped_when_one_is_on(self, qtbot, rally):
        actions, simulator = rally.registry, dock_of(rally, "simulator")

        def enabled():
            return [actions[f"drive.{name}"].isEnabled() for name in ("play", "stop", "save_log")]

        assert enabled() == [False, False, False]
        simulator.form.choose([Seat("Ana")], 7)
        press(KEY.Key_F5)
        qtbot.waitUntil(lambda: simulator.race.question is not None, timeout=5000)
        assert enabled() == [True, True, False]
        actions["drive.stop"].trigger()
        assert enabled() == [True, False, True]
        actions["drive.new"].trigger()
        assert enabled() == [False, False, False]


class TestArrangement:
    @staticmethod
    def places(window):
        return {
            part.module: (
                window.dockWidgetArea(dock),
                dock.isFloating(),
                dock.isHidden(),
                is_in_front(dock),
            )
            for part, dock in window.docks.items()
        }

    def test_anew_brings_back_what_was_moved_hidden_and_floating(self, rally):
        before = self.places(rally)
        widths = {m: dock_of(rally, m).width() for m in ("catalogue", "inspector", "problems")}
        rally.removeDockWidget(dock_of(rally, "problems"))
        dock_of(rally, "inspector").setFloating(True)
        rally.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock_of(rally, "catalogue"))
        rally.show_dock("simulator")
        rally._tool_bar.hide()
        QApplication.processEvents()
        assert self.places(rally) != before
        rally.registry["dock.reset"].trigger()
        QApplication.processEvents()
        assert self.places(rally) == before
        assert {m: dock_of(rally, m).width() for m in widths} == widths
        assert rally._tool_bar.isVisible()

    def test_what_was_moved_and_resized_is_so_at_the_next_start(self, qtbot, tmp_path, rally):
        catalogue = dock_of(rally, "catalogue")
        rally.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, catalogue)
        rally.show_dock("history")
        dock_of(rally, "route").hide()
        rally.resizeDocks([catalogue], [290], Qt.Orientation.Horizontal)
        QApplication.processEvents()
        wanted, width = self.places(rally), catalogue.width()
        assert rally.close()
        second = make_window(qtbot, tmp_path)
        second.files.open_example("rally-1-ss1")
        QTest.qWait(50)
        assert self.places(second) == wanted
        assert dock_of(second, "catalogue").width() == width

    def test_the_welcome_page_and_back_changes_nothing(self, rally):
        rally.show_dock("history")
        dock_of(rally, "route").hide()
        QApplication.processEvents()
        before = self.places(rally)
        rally.registry["window.welcome"].trigger()
        QApplication.processEvents()
        assert all(dock.isHidden() for dock in rally.docks.values())
        rally.registry["window.welcome"].trigger()
        QApplication.processEvents()
        assert self.places(rally) == before


class TestWithoutMouse:
    def test_escape_leads_from_every_dock_back_to_the_table(self, rally):
        for part, dock in rally.docks.items():
            press(KEY(KEY.Key_0 + int(part.keys[-1])), ALT)
            assert has_keyboard(dock), part.module
            press(KEY.Key_Escape)
            assert QApplication.focusWidget() is rally.workbench.canvas, part.module

    def test_escape_takes_the_words_of_the_search_away_first(self, rally):
        search = dock_of(rally, "catalogue").filter.search
        press(KEY.Key_F, CONTROL)
        QTest.keyClicks(search, "204")
        press(KEY.Key_Escape)
        assert search.text() == ""
        assert QApplication.focusWidget() is search
        press(KEY.Key_Escape)
        assert QApplication.focusWidget() is rally.workbench.canvas

    def test_the_key_of_a_form_leads_to_its_first_field(self, rally):
        press(KEY.Key_3, ALT)
        assert QApplication.focusWidget() is dock_of(rally, "rally").title_field
        press(KEY.Key_2, ALT)
        assert QApplication.focusWidget() is dock_of(rally, "inspector").stage_page.name_field

    def test_whatever_tab_leads_to_has_a_name(self, rally):
        dock_of(rally, "catalogue").filter.more.click()
        nameless = set()
        for part in rally.docks:
            rally.show_dock(part.module)
            QApplication.processEvents()
            for widget in rally.findChildren(QWidget):
                takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
                own = not widget.objectName().startswith("qt_")  # a spin box names its line
                if own and takes and widget.isVisible() and widget.focusProxy() is None:
                    face = QAccessible.queryAccessibleInterface(widget)
                    if not face.text(QAccessible.Text.Name):
                        nameless.add((part.module, type(widget).__name__, widget.objectName()))
        assert nameless == set()


class TestMenuOfASide:
    @pytest.fixture
    def menu(self, qtbot, rally):
        """The context menu of side 206a, which fits where the road of two tiles ends."""
        document = rally.session.document
        document.edit(replace(lay("202aDA", "204aDA"), name="rally-1-ss1"), "Begin")
        catalogue = dock_of(rally, "catalogue")
        catalogue.search_for("206a")
        catalogue.bring_up_to_date()
        place = catalogue.view.visualRect(catalogue.model.index(0)).center()
        catalogue.view.customContextMenuRequested.emit(place)
        (menu,) = catalogue.view.findChildren(QMenu, "side_menu")
        self.texts = [action.text().replace("&", "") for action in menu.actions()]
        yield menu
        rally.session.pick("")
        rally.activateWindow()

    def test_it_appends_the_side(self, rally, menu):
        assert self.texts == ["Append 206a", "Take 206a in hand", "Show where it fits"]
        menu.actions()[0].trigger()
        assert [tile.side for tile in rally.session.document.layout] == ["202a", "204a", "206a"]

    def test_it_takes_the_side_in_hand(self, rally, menu):
        menu.actions()[1].trigger()
        assert rally.session.picked == "206a"
        assert len(rally.session.document.layout) == 2

    def test_it_lights_up_the_places_where_the_side_fits(self, rally, menu):
        menu.actions()[2].trigger()
        assert Hex(0, -2) in rally.workbench.canvas.table.places.hexes
