"""The window in every language and with large fonts: never wider than a small screen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTabBar, QWidget
from windows import make_window

from trackeditor.editor.docks.flow_layout import FlowLayout
from trackeditor.editor.shortcuts import ShortcutSheet
from trackeditor.editor.translations import LANGUAGES, Translators

SCREEN = QSize(1280, 720)
WIDEST_DOCK = 380
FONTS = (1.0, 1.25, 1.5)


@pytest.fixture
def window(qtbot, qapp, tmp_path):
    font = qapp.font()
    window = make_window(qtbot, tmp_path)
    window.files.open_example("rally-1-ss1")
    window.resize(SCREEN)
    QTest.qWait(50)
    yield window
    qapp.setFont(font)


@pytest.fixture
def translators(qapp):
    translators = Translators(qapp)
    yield translators
    translators.put_on("en")


def enlarge(qapp: QApplication, part: float) -> None:
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * part)
    qapp.setFont(font)
    QTest.qWait(50)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_window_and_docks_keep_within_a_small_screen(window, qapp, translators, language):
    translators.put_on(language)
    font = qapp.font()
    for part in FONTS:
        qapp.setFont(font)
        enlarge(qapp, part)
        for dock in window.docks.values():
            assert dock.minimumSizeHint().width() <= WIDEST_DOCK, (dock.windowTitle(), part)
        assert window.minimumSizeHint().width() <= SCREEN.width()
        assert window.minimumSizeHint().height() <= SCREEN.height()
        assert window.size() == SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_boards_keeps_within_a_small_screen(
    window, qapp, translators, language, tmp_path, monkeypatch
):
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path / "tiles"))
    translators.put_on(language)
    enlarge(qapp, 1.5)
    window.files.open_example("four-boards")
    QTest.qWait(50)
    notice = window.workbench.boards
    assert window.size() == SCREEN
    for widget in (notice.text, notice.invented_button, notice.again_button):
        assert widget.isVisible()
        assert widget.height() >= widget.heightForWidth(widget.width())
        assert widget.width() >= widget.minimumSizeHint().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_filters_of_the_catalogue_make_the_window_no_higher(
    window, qapp, translators, language
):
    translators.put_on(language)
    enlarge(qapp, 1.5)
    catalogue = next(dock for part, dock in window.docks.items() if part.module == "catalogue")
    catalogue.filter.more.click()
    QTest.qWait(50)
    assert window.size() == SCREEN
    assert catalogue.minimumSizeHint().width() <= WIDEST_DOCK
    last = catalogue.filter.features
    last.setFocus()  # brings it into view where the fields are scrolled
    QTest.qWait(20)
    assert not last.visibleRegion().isEmpty()


def test_icons_are_as_high_as_the_text_beside_them(window, qapp):
    for part in (1.0, 1.5, 1 / 1.5):
        enlarge(qapp, part)
        tool_bar = window._tool_bar
        assert tool_bar.iconSize().height() == tool_bar.fontMetrics().height()


def test_docks_are_as_wide_as_before_when_the_font_is(qtbot, window, qapp):
    shown = [dock for dock in window.docks.values() if not dock.visibleRegion().isEmpty()]
    before = [dock.width() for dock in shown]
    assert len(before) == 3
    enlarge(qapp, 1.5)
    qtbot.waitUntil(
        lambda: all(dock.width() > old for dock, old in zip(shown, before, strict=True))
    )
    enlarge(qapp, 2.0)
    enlarge(qapp, 1 / 3.0)
    qtbot.waitUntil(lambda: [dock.width() for dock in shown] == before)


def test_a_width_that_the_user_chose_stays_in_proportion(qtbot, window, qapp):
    catalogue = next(dock for part, dock in window.docks.items() if part.module == "catalogue")
    window.resizeDocks([catalogue], [240], Qt.Orientation.Horizontal)
    QTest.qWait(20)
    chosen = catalogue.width()
    heights = [window.fontMetrics().height()]
    enlarge(qapp, 1.25)
    heights.append(window.fontMetrics().height())
    wished = pytest.approx(chosen * heights[1] / heights[0], abs=1)
    qtbot.waitUntil(lambda: catalogue.width() == wished)
    enlarge(qapp, 0.8)
    qtbot.waitUntil(lambda: catalogue.width() == chosen)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_shortcuts_cuts_no_text_off(qtbot, window, qapp, translators, language):
    translators.put_on(language)
    enlarge(qapp, 1.5)
    sheet = ShortcutSheet(window.registry, window)
    tree = sheet.tree
    for width in (1150, 700):
        sheet.resize(width, 600)
        sheet.show()
        QTest.qWait(20)
        assert not tree.horizontalScrollBar().isVisible()
        for menu in (tree.topLevelItem(i) for i in range(tree.topLevelItemCount())):
            for item in (menu.child(row) for row in range(menu.childCount())):
                tree.scrollToItem(item)
                place = tree.visualItemRect(item)
                for column in range(3):
                    beside = 2 * tree.indentation() if column == 0 else 0
                    room = QRect(0, 0, tree.columnWidth(column) - beside, 10_000)
                    wrapped = tree.fontMetrics().boundingRect(
                        room, Qt.TextFlag.TextWordWrap, item.text(column)
                    )
                    assert wrapped.height() <= place.height(), item.text(column)
                    assert wrapped.width() <= room.width(), item.text(column)
    sheet.close()


def test_the_details_of_a_problem_are_some_lines_high(qtbot, window, qapp):
    enlarge(qapp, 1.5)
    problems = next(dock for part, dock in window.docks.items() if part.module == "problems")
    problems.show()
    problems.raise_()
    QTest.qWait(50)
    details = problems.details
    assert details.viewport().height() >= 3 * details.fontMetrics().lineSpacing()
    assert window.size() == SCREEN


class TestWindowLowerThanTheScreenItIsMadeFor:
    """As on a screen of 1378 x 836 pixels, of which one and a half make a point."""

    LOW = QSize(919, 557)

    @pytest.fixture
    def low(self, window, translators):
        translators.put_on("fr")
        window.resize(self.LOW)
        QTest.qWait(50)
        window.registry["dock.reset"].trigger()
        return window

    @contextmanager
    def held(self, window):
        """While a race is on, which nobody would be asked about at the end of a test."""
        window.session.document.hold("Une course est en cours : arrêtez-la avant de modifier.")
        QTest.qWait(50)
        try:
            yield
        finally:
            window.session.document.release()

    def dock(self, window, module):
        QTest.qWait(50)
        return next(dock for part, dock in window.docks.items() if part.module == module)

    def test_every_button_below_a_problem_can_be_reached(self, low):
        problems = self.dock(low, "problems")
        area = problems.widget()
        with self.held(low):
            for button in (problems.go_button, problems.fix_button, problems.mute_button):
                area.ensureWidgetVisible(button)
                QTest.qWait(20)
                shown = button.visibleRegion().boundingRect()
                assert shown == button.rect(), button.text()
            assert low.size() == self.LOW

    def test_what_is_scrolled_itself_takes_no_more_room_than_it_needs(self, window):
        problems = self.dock(window, "problems")
        assert not problems.widget().verticalScrollBar().isVisible()

    def test_the_reason_why_nothing_may_be_edited_can_be_read(self, low):
        notice = self.dock(low, "inspector").findChild(QLabel, "held_notice")
        with self.held(low):
            assert notice.isVisible()
            assert notice.height() >= notice.heightForWidth(notice.width())

    def test_names_on_tabs_are_not_cut(self, low):
        QTest.qWait(50)
        own = Qt.FindChildOption.FindDirectChildrenOnly
        rows = [bar for bar in low.findChildren(QTabBar, options=own) if bar.isVisible()]
        rows = [bar for bar in rows if bar.count() > 1]
        assert len(rows) == 2
        assert all(bar.width() >= bar.sizeHint().width() for bar in rows)


class TestFlowLayout:
    @pytest.fixture
    def flow(self, qtbot):
        page = QWidget()
        qtbot.addWidget(page)
        self.buttons = [QPushButton(text) for text in ("one", "two", "three", "four")]
        for button in self.buttons:
            button.setFixedSize(100, 20)
        flow = FlowLayout(*self.buttons)
        flow.setSpacing(10)
        page.setLayout(flow)
        page.show()
        yield flow
        page.close()

    @pytest.mark.parametrize(
        ("width", "lines"), [(430, 1), (429, 2), (210, 2), (209, 4), (100, 4), (60, 4)]
    )
    def test_lines_break_where_the_room_ends(self, flow, width, lines):
        assert flow.heightForWidth(width) == lines * 20 + (lines - 1) * 10

    def test_widgets_stand_beside_and_below_each_other(self, flow):
        flow.setGeometry(QRect(5, 7, 210, 50))
        places = [button.geometry().topLeft().toTuple() for button in self.buttons]
        assert places == [(5, 7), (115, 7), (5, 37), (115, 37)]

    def test_a_hidden_widget_takes_no_room(self, flow):
        self.buttons[0].hide()
        assert flow.sizeHint().width() == 3 * 100 + 2 * 10
        assert flow.heightForWidth(320) == 20
