"""What rule sets say: in sentences, on the command line and in the window."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from driving import ANA, KEY, Window
from laying import LIBRARY, published
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows import settings_in

from trackeditor.editor.drive.rules_window import RulesWindow
from trackeditor.editor.session import Session
from trackeditor.sentences import Sentence
from trackeditor.simulator.rule_figures import assumed, figures
from trackeditor.simulator.rules import load_rules, rule_sets


@pytest.mark.parametrize("name", rule_sets())
def test_every_figure_can_be_said_in_another_language(name):
    told = list(figures(load_rules(name)))
    assert told
    assert all(isinstance(figure.text, Sentence) for figure in told)
    assert all(isinstance(reason, Sentence) for _, reason in assumed(load_rules(name)))


def test_names_are_those_that_somebody_gives():
    """Surfaces, weathers, tyres and dice, of which the rules have only names."""
    rows = [row for figure in figures(load_rules("classic"), str.upper) for row in figure.rows]
    assert "GRAVEL" in {row.name for row in rows}
    assert any(row.text.startswith("SNOW in DRY: -1 coast") for row in rows)


@pytest.fixture
def window(tmp_path, qtbot):
    window = Window(Session(LIBRARY, settings_in(tmp_path)), qtbot)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.session.document.edit(published("rally-1-ss1"), "stage")
    yield window
    window.race.stop()


def page_of(window):
    (page,) = [each for each in window.dock.findChildren(RulesWindow) if each.isVisible()]
    return page


@pytest.mark.parametrize("name", rule_sets())
def test_the_window_tells_the_figures_and_the_assumptions_of_the_rules_chosen(window, name):
    window.dock.form.choose_rules(name)
    window.click("rules")
    page = page_of(window)
    text = " ".join(page.text.toPlainText().split())
    rules = load_rules(name)
    assert f"Loss of control at {rules.warning_limit} warnings." in text
    for assumption in rules.assumptions:
        assert f"{assumption.key}: " in text
        assert assumption.note.partition(" ")[2].rstrip(".") in text
    QTest.keyClick(page, KEY.Key_Escape)
    assert not page.isVisible()


def test_during_a_race_its_own_rules_are_shown(window):
    window.dock.form.choose_rules("dirt")
    window.start(ANA)
    window.wait_for_turn()
    question = window.race.question
    window.click("race-rules")
    page = page_of(window)
    assert "DIRT" in page.windowTitle()
    QTest.keyClick(page.text, KEY.Key_Space)
    QTest.keyClick(page.text, KEY.Key_1)
    assert window.race.question is question
    QTest.mouseClick(page.close_button, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
