"""The window: welcome page, stage tabs, menus, docks, status bar, palette, settings, languages."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import re
from dataclasses import replace

import pytest
from laying import lay
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QToolButton,
)
from windows import User, make_session, make_window, settings_in

from trackeditor.drawing.palette import Ink
from trackeditor.editor.app import Editor
from trackeditor.editor.command_palette import CommandPalette, offered
from trackeditor.editor.export_dialog import ExportDialog
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.muting import muted
from trackeditor.editor.settings import Settings
from trackeditor.editor.settings_dialog import SettingsDialog
from trackeditor.editor.shortcuts import ShortcutSheet
from trackeditor.editor.themes import contrast, drawing_palette
from trackeditor.editor.tool_bar import SHOWN
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import Severity
from trackeditor.painting.overlays import OVERLAYS
from trackeditor.roadbook import write_roadbook

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


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
    """The window with the three stages of rally-1."""
    window.files.open_example("rally-1-ss1")
    return window


def names(window) -> list[str]:
    return [stage.name for stage in window.session.document.roadbook.stages]


def tab_texts(window) -> list[str]:
    bar = window.workbench.tabs.bar
    return [bar.tabText(tab) for tab in range(bar.count())]


def fact(window, name: str) -> str:
    widget = next(w for kind in (QLabel, QToolButton) for w in window.findChildren(kind, name))
    return widget.text()


class TestWelcomePage:
    def test_every_shipped_example_has_a_picture(self, qtbot, window):
        examples = window.welcome.examples
        assert examples.count() == 32
        qtbot.waitUntil(lambda: not window.welcome._unpainted, timeout=20_000)
        for row in range(examples.count()):
            picture = examples.item(row).icon().pixmap(examples.iconSize()).toImage()
            painted = {
                picture.pixelColor(x, y).alpha() > 0
                for x in range(0, picture.width(), 4)
                for y in range(0, picture.height(), 4)
            }
            assert painted == {True, False}, examples.item(row).text()

    def test_an_example_opens_its_rally_by_keyboard(self, qtbot, window):
        examples = window.welcome.examples
        row = next(r for r in range(examples.count()) if examples.item(r).text() == "rally-1-ss2")
        examples.setCurrentRow(row)
        qtbot.keyClick(examples, KEY.Key_Return)
        assert names(window) == ["rally-1-ss1", "rally-1-ss2", "rally-1-ss3"]
        assert window.session.document.index == 1
        assert window.shows_workbench
        assert window.session.document.is_saved

    def test_a_circuit_opens_as_the_road_book_that_it_is(self, qtbot, window):
        examples = window.welcome.examples
        row = next(r for r in range(examples.count()) if examples.item(r).text() == "old-quay")
        examples.setCurrentRow(row)
        qtbot.keyClick(examples, KEY.Key_Return)
        book = window.session.document.roadbook
        assert (book.title, book.game, book.boxes) == ("Old Quay", "gt", ("gt-core",))
        assert names(window) == ["Old Quay"]
        assert window.session.document.is_saved

    def test_an_example_opens_by_one_click(self, qtbot, window):
        examples = window.welcome.examples
        place = examples.visualItemRect(examples.item(0)).center()
        qtbot.mouseClick(examples.viewport(), LEFT, pos=place)
        assert window.shows_workbench

    def test_every_control_is_reached_by_tab(self, qtbot, window):
        window.activateWindow()
        window.welcome.setFocus()
        reached = set()
        for _ in range(12):
            QTest.keyClick(QApplication.focusWidget() or window, KEY.Key_Tab)
            focused = QApplication.focusWidget()
            reached.add(focused.objectName() if focused else "")
        assert {"new", "open", "examples"} <= reached

    def test_recent_files_are_listed_and_opened(self, qtbot, tmp_path, user):
        session = make_session(tmp_path)
        path = tmp_path / "lakes.roadbook.yaml"
        write_roadbook(session.document.roadbook, path)
        session.settings.remember_file(path)
        window = make_window(qtbot, tmp_path, session)
        recent = window.welcome.recent
        assert recent.isVisible()
        recent.setCurrentRow(0)
        qtbot.keyClick(recent, KEY.Key_Space)
        assert session.document.path == path

    def test_one_can_go_back_to_it(self, qtbot, rally):
        rally.registry["window.welcome"].trigger()
        assert not rally.shows_workbench
        assert not any(dock.isVisible() for dock in rally.docks.values())
        rally.registry["window.welcome"].trigger()
        assert rally.shows_workbench
        assert names(rally)[0] == "rally-1-ss1"

    def test_a_button_on_it_leads_back_by_name(self, qtbot, rally):
        back = rally.welcome.back_button
        rally.registry["window.welcome"].trigger()
        assert back.isVisible()
        assert back.text() == "&Back to rally-1"
        qtbot.mouseClick(back, LEFT)
        assert rally.shows_workbench

    def test_escape_leads_back_from_its_lists_too(self, qtbot, rally):
        for place in (rally.welcome, rally.welcome.examples, rally.welcome.back_button):
            rally.registry["window.welcome"].trigger()
            place.setFocus()
            qtbot.keyClick(place, KEY.Key_Escape)
            assert rally.shows_workbench

    def test_there_is_no_way_back_before_a_rally_is_open(self, qtbot, window):
        assert window.welcome.back_button.isHidden()
        qtbot.keyClick(window.welcome, KEY.Key_Escape)
        assert not window.shows_workbench

    def test_a_long_name_is_shortened_on_the_button(self, qtbot, rally):
        document = rally.session.document
        document.edit_rally(replace(document.roadbook, title="Rally & Co " * 30), "Name")
        rally.registry["window.welcome"].trigger()
        back = rally.welcome.back_button
        assert back.sizeHint().width() < rally.width() / 3
        assert "…" in back.text()
        assert "Rally & Co Rally & Co" in back.toolTip()


class TestStageTabs:
    def test_a_tab_brings_its_stage_into_view(self, qtbot, rally):
        bar = rally.workbench.tabs.bar
        qtbot.mouseClick(bar, LEFT, pos=bar.tabRect(2).center())
        assert rally.session.document.stage.name == "rally-1-ss3"
        qtbot.keyClick(rally, KEY.Key_PageUp, CONTROL)
        assert rally.session.document.stage.name == "rally-1-ss2"

    def test_add_rename_duplicate_and_remove_are_one_step_each(self, qtbot, rally, user):
        document = rally.session.document
        before = document.roadbook
        rally.registry["stage.add"].trigger()
        assert tab_texts(rally) == ["rally-1-ss1", "SS4", "rally-1-ss2", "rally-1-ss3"]
        assert document.stage.name == "SS4"

        def rename(dialog: QInputDialog) -> None:
            dialog.setTextValue("Lake & wood")
            dialog.accept()

        user.will(rename)
        qtbot.keyClick(rally, KEY.Key_F2)
        assert document.stage.name == "Lake & wood"
        assert rally.workbench.tabs.bar.tabText(1) == "Lake && wood"
        rally.registry["stage.duplicate"].trigger()
        assert document.index == 2
        rally.registry["stage.remove"].trigger()
        rally.registry["stage.remove"].trigger()
        assert document.undo_stack.count() == 5
        for _ in range(5):
            document.undo_stack.undo()
        assert document.roadbook == before
        assert tab_texts(rally) == ["rally-1-ss1", "rally-1-ss2", "rally-1-ss3"]

    def test_a_copy_has_the_tiles_and_a_name_of_its_own(self, rally):
        layout = rally.session.document.layout
        for _ in range(2):
            rally.workbench.tabs.bar.setCurrentIndex(0)
            rally.registry["stage.duplicate"].trigger()
            assert rally.session.document.layout.tiles == layout.tiles
        assert len(set(names(rally))) == 5

    def test_a_tab_dragged_over_two_others_is_one_step(self, qtbot, rally):
        bar = rally.workbench.tabs.bar
        document = rally.session.document
        stages = document.roadbook.stages
        start, end = bar.tabRect(0).center(), bar.tabRect(2).center() + QPoint(30, 0)
        qtbot.mousePress(bar, LEFT, pos=start)
        for step in range(1, 21):
            qtbot.mouseMove(bar, start + (end - start) * step / 20)
        qtbot.mouseRelease(bar, LEFT, pos=end)
        assert document.roadbook.stages == (stages[1], stages[2], stages[0])
        assert document.stage == stages[0]
        assert document.undo_stack.count() == 1
        document.undo_stack.undo()
        assert document.roadbook.stages == stages
        assert tab_texts(rally) == ["rally-1-ss1", "rally-1-ss2", "rally-1-ss3"]

    def test_stages_move_by_keyboard_up_to_the_ends(self, qtbot, rally):
        both = CONTROL | SHIFT
        qtbot.keyClick(rally, KEY.Key_PageDown, both)
        assert names(rally) == ["rally-1-ss2", "rally-1-ss1", "rally-1-ss3"]
        qtbot.keyClick(rally, KEY.Key_PageDown, both)
        qtbot.keyClick(rally, KEY.Key_PageDown, both)
        assert names(rally)[-1] == "rally-1-ss1"
        assert "last" in rally.statusBar().currentMessage()

    def test_the_last_stage_stays_and_says_why(self, window):
        window.files.new()
        window.registry["stage.remove"].trigger()
        assert len(names(window)) == 1
        assert "at least one stage" in window.statusBar().currentMessage()

    @pytest.mark.parametrize("answer", ["clear", "cancel"])
    def test_clearing_asks_and_can_be_undone(self, rally, user, answer):
        document = rally.session.document
        before = document.layout
        user.will(answer)
        rally.registry["stage.clear"].trigger()
        assert "Clear rally-1-ss1?" in user.seen[0]
        assert (document.layout.tiles == ()) == (answer == "clear")
        document.undo_stack.undo()
        assert document.layout == before


class TestStatusBar:
    def test_it_tells_the_facts_of_a_published_stage(self, qtbot, rally):
        # RULES.md, section 2: a short stage has 10 tiles and takes 25 minutes. rally-1-ss1 lies
        # with service park and scenery: 16 tiles.
        qtbot.waitUntil(lambda: fact(rally, "tiles").startswith("16"))
        assert "short" in fact(rally, "size")
        assert "25" in fact(rally, "size")
        assert "DIRT core box" in fact(rally, "boxes")
        assert fact(rally, "legal") == "Legal"

    def test_it_tells_them_of_a_stage_opened_before_the_window_is_shown(self, qtbot, tmp_path):
        session = make_session(tmp_path)
        window = MainWindow(session)
        session.setParent(window)
        qtbot.addWidget(window)
        window.files.open_example("rally-1-ss1")
        window.show()
        qtbot.waitUntil(lambda: fact(window, "legal") == "Legal")

    def test_unknown_tiles_count_among_what_is_needed(self, qtbot, rally):
        document = rally.session.document
        first, *others = document.layout.tiles
        tiles = (replace(first, side="999x"), *others)
        document.edit(replace(document.layout, tiles=tiles), "Take one unknown")
        qtbot.waitUntil(lambda: "1 unknown tile" in fact(rally, "boxes"))
        assert "Rallyman: DIRT core box" in fact(rally, "boxes")
        tip = next(label for label in rally.findChildren(QLabel, "boxes")).toolTip()
        assert "999x" in tip
        document.edit(Layout(tiles[:1], name="rally-1-ss1"), "Leave that alone")
        qtbot.waitUntil(lambda: fact(rally, "boxes").startswith("1 unknown tile"))

    def test_muted_findings_are_counted_apart(self, qtbot, rally):
        document = rally.session.document
        document.edit(document.layout.remove(document.layout.tiles[2].at), "Gap")
        errors = list(document.findings)
        assert len(errors) == 2  # the open road, and no way to the finish
        qtbot.waitUntil(lambda: fact(rally, "legal").startswith("Not legal: 2 error"))
        document.edit_stage(muted(document.stage, errors[0]), "Mute one")
        qtbot.waitUntil(lambda: fact(rally, "legal").startswith("Not legal: 1 error"))
        assert "1 finding" in rally.findChild(QToolButton, "legal").toolTip()
        document.edit_stage(muted(document.stage, errors[1]), "Mute the other")
        qtbot.waitUntil(lambda: fact(rally, "legal").startswith("Legal but for 2 muted error"))

    def test_a_muted_error_is_told_whatever_else_is_left(self, qtbot, rally):
        document = rally.session.document
        # shorter than is usual (a remark), with a tile that leads nowhere (errors)
        short, apart = lay("202aDA", "204aDA", "203aDA"), PlacedTile("205a", Hex(5, 5), 0)
        document.edit(replace(short, tiles=(*short.tiles, apart)), "Short, and a tile apart")
        errors = [f for f in document.findings if f.severity is Severity.ERROR]
        others = len(document.findings) - len(errors)
        assert errors
        assert others
        for error in errors:
            document.edit_stage(muted(document.stage, error), "Mute an error")
        wanted = rf"Legal but for {len(errors)} muted error.*, {others} remark"
        qtbot.waitUntil(lambda: re.match(wanted, fact(rally, "legal")) is not None)

    def test_a_stage_is_not_simply_legal_while_rules_are_switched_off(self, qtbot, rally):
        document, settings = rally.session.document, rally.session.settings
        document.edit(document.layout.remove(document.layout.tiles[2].at), "Gap")
        codes = {finding.code for finding in document.findings}
        settings.set_rules_off(codes)
        qtbot.waitUntil(lambda: fact(rally, "legal") == "Legal by the rules that are on")
        tip = rally.findChild(QToolButton, "legal").toolTip()
        assert all(code in tip for code in codes)
        settings.set_rules_off(())
        qtbot.waitUntil(lambda: fact(rally, "legal").startswith("Not legal: 2 error"))

    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_every_verdict_can_be_read(self, qtbot, rally, theme):
        document = rally.session.document
        rally.session.settings.set_theme(theme)
        paper = QColor(drawing_palette(theme)[Ink.PAPER])
        button, whole = rally.findChild(QToolButton, "legal"), document.layout
        verdicts = {
            "Legal": whole,
            "remark": lay("202aDA", "204aDA", "203aDA"),  # shorter than is usual
            "Not legal": whole.remove(whole.tiles[2].at),
        }
        for text, layout in verdicts.items():
            document.edit(layout, "Another")
            qtbot.waitUntil(lambda text=text: text in button.text())
            QApplication.processEvents()
            colour = button.palette().buttonText().color()
            assert contrast(colour, paper) >= 4.5, text

    def test_the_welcome_page_has_none(self, rally):
        rally.show_welcome()
        assert not rally.findChild(QToolButton, "legal").isVisible()

    def test_it_follows_every_edit(self, qtbot, rally):
        document = rally.session.document
        gone = next(tile.at for tile in document.layout if tile.side == "205a")
        document.edit(document.layout.remove(gone), "Remove 205a")
        qtbot.waitUntil(lambda: fact(rally, "legal").startswith("Not legal"))
        assert fact(rally, "tiles").startswith("15")
        document.undo_stack.undo()
        qtbot.waitUntil(lambda: fact(rally, "legal") == "Legal")

    def test_a_click_on_the_verdict_shows_the_problems(self, qtbot, rally):
        (problems,) = (d for part, d in rally.docks.items() if part.module == "problems")
        problems.hide()
        qtbot.mouseClick(rally.findChild(QToolButton, "legal"), LEFT)
        assert problems.isVisible()


class TestDocks:
    def test_the_view_menu_hides_and_shows_each(self, rally):
        for part, dock in rally.docks.items():
            action = rally.registry[f"dock.{part.module}"]
            assert dock.isHidden() != part.is_shown
            if dock.visibleRegion().isEmpty():  # hidden, or behind another one
                action.trigger()
                QApplication.processEvents()
            assert not dock.visibleRegion().isEmpty()
            assert action.isChecked()
            action.trigger()
            assert dock.isHidden()
            assert not action.isChecked()

    def test_the_arrangement_is_remembered(self, qtbot, tmp_path):
        first = make_window(qtbot, tmp_path)
        first.files.new()
        first.registry["dock.catalogue"].trigger()
        assert first.close()
        second = make_window(qtbot, tmp_path)
        second.files.new()
        hidden = [part.module for part, dock in second.docks.items() if dock.isHidden()]
        assert "catalogue" in hidden
        second.registry["dock.reset"].trigger()
        assert second.registry["dock.catalogue"].isChecked()


class TestActions:
    def test_no_two_have_the_same_shortcut(self, window):
        assert window.registry.conflicts() == []

    def test_all_stand_in_a_menu_or_have_a_key(self, window):
        in_menus = {
            action for menu in window.menuBar().actions() for action in menu.menu().actions()
        }
        for entry in window.registry:
            assert entry.action in in_menus or entry.action.shortcuts(), entry.name

    def test_all_menus_have_something_in_them(self, window):
        titles = [a.text() for a in window.menuBar().actions() if a.isVisible()]
        assert titles == ["&File", "&Edit", "&View", "&Tile", "&Stage", "&Drive", "&Help"]

    def test_every_button_of_the_toolbar_has_an_icon_of_its_own(self, rally):
        pictures = []
        for name in (name for group in SHOWN for name in group):
            picture = rally.registry[name].icon().pixmap(24, 24).toImage()
            assert not picture.isNull(), name
            pictures.append(bytes(picture.constBits()))
        assert len(set(pictures)) == len(pictures)

    def test_undo_and_redo_name_their_steps(self, qtbot, rally):
        document = rally.session.document
        document.edit(Layout(name="rally-1-ss1"), "Empty it")
        assert "Empty it" in rally.registry["edit.undo"].text()
        qtbot.keyClick(rally, KEY.Key_Z, CONTROL)
        assert document.layout.tiles
        assert "Empty it" in rally.registry["edit.redo"].text()
        qtbot.keyClick(rally, KEY.Key_Z, CONTROL | SHIFT)
        assert not document.layout.tiles

    def test_the_palette_finds_an_action_by_its_words_and_runs_it(self, qtbot, rally, user):
        def type_words(palette: CommandPalette) -> None:
            qtbot.keyClicks(palette.line, "stage add")
            qtbot.keyClick(palette.line, KEY.Key_Return)

        user.will(type_words)
        qtbot.keyClick(rally, KEY.Key_P, CONTROL | SHIFT)
        assert "SS4" in names(rally)

    def test_words_that_nothing_has_run_nothing(self, qtbot, rally, user):
        palette = CommandPalette(rally.registry, rally)
        qtbot.keyClicks(palette.line, "zzz")
        qtbot.keyClick(palette.line, KEY.Key_Return)
        assert palette.list.count() == 0
        assert palette.chosen is None

    def test_arrow_keys_choose_among_what_was_found(self, qtbot, window):
        palette = CommandPalette(window.registry, window)
        qtbot.keyClicks(palette.line, "save")
        first = palette.list.currentItem().text()
        qtbot.keyClick(palette.line, KEY.Key_Down)
        assert palette.list.currentItem().text() != first

    def test_the_sheet_lists_every_action_with_its_keys(self, qtbot, window):
        sheet = ShortcutSheet(window.registry, window)
        menus = [sheet.tree.topLevelItem(i) for i in range(sheet.tree.topLevelItemCount())]
        rows = [menu.child(row) for menu in menus for row in range(menu.childCount())]
        assert len(rows) == len(offered(window.registry))
        assert any(row.text(1) == "Ctrl+S" for row in rows)

    def test_every_overlay_has_an_action_that_shows_it(self, rally):
        for name in OVERLAYS:
            rally.registry[f"overlay.{name}"].trigger()
            assert rally.session.overlays == {name}
            rally.registry[f"overlay.{name}"].trigger()
        rally.session.show_overlay("limits", True)
        assert rally.registry["overlay.limits"].isChecked()


class TestSettings:
    @pytest.mark.parametrize("damage", ["[" * 100_000, "{", "7", "\x00"])
    def test_settings_that_somebody_has_damaged_count_as_none(self, tmp_path, damage):
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        store.setValue("boxes", damage)
        assert Settings(store).boxes is None

    def test_boxes_owned_change_the_verdict(self, qtbot, rally):
        dialog = SettingsDialog(rally.session, rally)
        dialog.boxes.any_box.setChecked(False)
        dialog.boxes.copies["gt-core"].setValue(2)
        dialog.accept()
        assert rally.session.settings.boxes == ["gt-core", "gt-core"]
        assert any(found.code.startswith("INV") for found in rally.session.document.findings)
        again = SettingsDialog(rally.session, rally)
        assert again.boxes.copies["gt-core"].value() == 2
        again.boxes.any_box.setChecked(True)
        again.accept()
        assert rally.session.settings.boxes is None
        assert rally.session.document.findings == ()

    def test_a_rule_without_its_tick_finds_nothing(self, window):
        window.files.new()
        document = window.session.document
        document.edit(Layout((PlacedTile("999x", Hex(0, 0)),), name="SS1"), "Place 999x")
        codes = {found.code for found in document.findings}
        dialog = SettingsDialog(window.session, window)
        rules = dialog.rules.list
        for row in range(rules.count()):
            if rules.item(row).data(Qt.ItemDataRole.UserRole) in codes:
                rules.item(row).setCheckState(Qt.CheckState.Unchecked)
        dialog.accept()
        assert window.session.settings.rules_off == codes
        assert document.findings == ()

    def test_cancel_changes_nothing(self, window):
        dialog = SettingsDialog(window.session, window)
        dialog.boxes.any_box.setChecked(False)
        dialog.appearance.theme.setCurrentIndex(2)
        dialog.reject()
        assert window.session.settings.boxes is None
        assert window.session.settings.theme == "system"


class TestEditor:
    @pytest.fixture
    def editor(self, qapp, tmp_path, monkeypatch):
        import sys
        import threading

        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        monkeypatch.setattr(threading, "excepthook", threading.excepthook)
        palette = qapp.palette()
        settings = settings_in(tmp_path)
        settings.set_language("en")
        editor = Editor(qapp, settings, tmp_path)
        monkeypatch.undo()
        editor.show()
        editor.window.build()
        yield editor
        editor.session.document.undo_stack.setClean()
        editor.session.settings.set_language("en")
        editor.window.close()
        editor.end()
        editor.deleteLater()
        qapp.setPalette(palette)

    def test_themes_colour_window_and_tiles(self, qtbot, editor):
        editor.window.files.open_example("rally-1-ss1")
        shades = {}
        for theme in ("light", "dark"):
            editor.session.settings.set_theme(theme)
            QApplication.processEvents()
            image = editor.window.grab().toImage()
            shades[theme] = mean_lightness(image)
        assert shades["dark"] < 100 < shades["light"]

    def test_another_language_changes_texts_and_nothing_else(self, qtbot, editor):
        window = editor.window
        window.files.open_example("rally-1-ss1")
        document = editor.session.document
        document.edit(replace(document.layout, tiles=document.layout.tiles[:3]), "Take some")
        editor.session.show_overlay("limits", True)
        editor.session.settings.set_language("fr")
        qtbot.waitUntil(lambda: window.menuBar().actions()[0].text() == "&Fichier")
        assert [len(menu.menu().actions()) > 0 for menu in window.menuBar().actions()] == [True] * 7
        assert window.registry["save.save"].text() == "&Enregistrer"
        assert window.registry["overlay.limits"].isChecked()
        assert window.registry.conflicts() == []
        assert window.shows_workbench
        assert window.isWindowModified()
        qtbot.keyClick(window, KEY.Key_Z, CONTROL)
        assert len(document.layout) == 16
        document.show_stage(1)
        qtbot.waitUntil(lambda: fact(window, "legal") == "Réglementaire")
        editor.session.settings.set_language("en")
        qtbot.waitUntil(lambda: window.menuBar().actions()[0].text() == "&File")
        qtbot.keyClick(window, KEY.Key_Z, CONTROL | SHIFT)
        assert len(document.layout) == 3

    def test_the_welcome_page_speaks_the_language_too(self, qtbot, editor):
        editor.session.settings.set_language("fr")
        qtbot.waitUntil(lambda: "Nouveau" in editor.window.welcome.new_button.text())
        qtbot.mouseClick(editor.window.welcome.new_button, LEFT)
        assert editor.window.shows_workbench

    def test_texts_fit_at_one_and_a_half_times_the_font(self, qtbot, qapp, editor):
        font = qapp.font()
        larger = qapp.font()
        larger.setPointSizeF(font.pointSizeF() * 1.5)
        qapp.setFont(larger)
        try:
            editor.window.resize(1600, 1000)
            editor.window.files.open_example("rally-1-ss1")
            qtbot.waitUntil(lambda: fact(editor.window, "legal") == "Legal")
            QTest.qWait(100)
            for button in editor.window.findChildren(QAbstractButton):
                if button.isVisible() and button.text():
                    needed = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
                    assert button.width() >= needed, button.text()
                    assert button.height() >= button.fontMetrics().height() - 4, button.text()
        finally:
            qapp.setFont(font)


class TestAccessibility:
    def test_fields_and_lists_of_the_dialogs_have_names_or_labels(self, rally, tmp_path):
        kinds = (QLineEdit, QListWidget, QComboBox, QSpinBox)
        for dialog in (
            SettingsDialog(rally.session, rally),
            ExportDialog(rally.session, tmp_path, rally),
            CommandPalette(rally.registry, rally),
            ShortcutSheet(rally.registry, rally),
        ):
            labelled = {label.buddy() for label in dialog.findChildren(QLabel)}
            for kind in kinds:
                for widget in dialog.findChildren(kind):
                    is_inner = widget.objectName().startswith("qt_")
                    assert is_inner or widget.accessibleName() or widget in labelled, widget


def mean_lightness(image: QImage) -> float:
    small = image.scaled(32, 32, Qt.AspectRatioMode.IgnoreAspectRatio)
    values = [small.pixelColor(x, y).lightness() for x in range(32) for y in range(32)]
    return sum(values) / len(values)
