"""The rules of a game in a window: figures, ways of playing, what is assumed."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.drive.wording import die_words, weather_words
from trackeditor.editor.finding_tile import Feature
from trackeditor.editor.speech import said
from trackeditor.sentences import as_sentence
from trackeditor.simulator.rule_figures import Row, assumed, figures
from trackeditor.simulator.rules import Die, DieKind, RuleSet
from trackeditor.tiles.model import Danger, Terrain

_LETTERS, _LINES = 100, 34


class RulesWindow(QDialog):
    """Shows what ``trackeditor rules GAME`` tells; it stays open beside a race."""

    def __init__(self, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules-window")
        title = said(rules.title)
        self.setWindowTitle(self.tr("Rules: {game}").format(game=title))
        self.text = QTextBrowser()
        self.text.setObjectName("rules-text")
        self.text.setAccessibleName(self.windowTitle())
        self.text.setHtml(rules_page(rules))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.close_button = buttons.button(QDialogButtonBox.StandardButton.Close)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        metrics = self.fontMetrics()
        wished = QSize(metrics.averageCharWidth() * _LETTERS, metrics.height() * _LINES)
        self.resize(wished.boundedTo(self.screen().availableSize() * 0.9))
        self.text.setFocus()  # is scrolled with the keys


def rules_page(rules: RuleSet) -> str:
    """The rules as a page of HTML, in the language of the window."""
    parts = [f"<h2>{escape(said(rules.title))}</h2>"]
    for figure in figures(rules, _named):
        parts.append(f"<p>{escape(said(figure.text))}</p>")
        if figure.rows:
            parts.append(_table(figure.rows))
    title = QCoreApplication.translate("RulesWindow", "What is assumed")
    why = QCoreApplication.translate(
        "RulesWindow",
        "No rule text at hand gives these figures. They stand by their names in the file of the"
        " rules, each with the reason for it.",
    )
    parts.append(f"<h3>{escape(title)}</h3><p>{escape(why)}</p>")
    for text, reason in assumed(rules):
        told = escape(as_sentence(said(reason)))
        parts.append(f"<p><b>{escape(text)}</b><br>{told}</p>")
    return "".join(parts)


def _table(rows: Iterable[Row]) -> str:
    lines = (
        f"<tr><td><b>{escape(said(row.name))}</b></td><td>{escape(said(row.text))}</td></tr>"
        if row.name
        else f"<tr><td colspan='2'>{escape(said(row.text))}</td></tr>"
        for row in rows
    )
    return f"<table cellspacing='6' style='margin-left: 12px'>{''.join(lines)}</table>"


def _named(name: str) -> str:
    """A name of the rules as the window says it; one that it does not know stays as it is."""
    words = tile_words()
    kinds: tuple[DieKind, ...] = ("coast", "leader", "brake", "boost")
    known = {
        **{danger.value: words[f"danger {danger.value}"] for danger in Danger},
        **{terrain.value: words[terrain] for terrain in Terrain if terrain is not Terrain.NONE},
        **{kind: die_words(Die(kind)) for kind in kinds},
        **{weather: weather_words(weather) for weather in ("dry", "rain", "variable")},
        "gear": QCoreApplication.translate("RulesWindow", "gear die"),
        "ok": QCoreApplication.translate("RulesWindow", "no harm"),
        "weather": QCoreApplication.translate("RulesWindow", "change of weather"),
        "yellow": QCoreApplication.translate("RulesWindow", "yellow flag"),
        "spin": QCoreApplication.translate("RulesWindow", "spin"),
        "left": QCoreApplication.translate("RulesWindow", "off to the left"),
        "right": QCoreApplication.translate("RulesWindow", "off to the right"),
        "jump": words[Feature.JUMP],
        "slide": words[Feature.SLIDE],
        "water": words[Feature.WATER],
    }
    return known.get(name, name)
