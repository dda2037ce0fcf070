"""What a finding says in full: problem, remedy, fixes, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser, QWidget

from trackeditor.editor.speech import said
from trackeditor.legality import Finding, Fix
from trackeditor.sentences import as_sentence
from trackeditor.zones.rules import rule_on_stages

_COMMAND = "trackeditor "
_LINES = 4


class FindingDetails(QTextBrowser):
    """A pane of text about one finding."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)

    def minimumSizeHint(self) -> QSize:
        """Room for some lines to be read."""
        edges = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        height = _LINES * self.fontMetrics().lineSpacing() + edges
        return QSize(super().minimumSizeHint().width(), height)

    def show_finding(self, finding: Finding | None, fixes: Sequence[Fix], hint: str) -> None:
        """Tell all about a finding; without one show a hint."""
        if finding is None:
            self.setHtml(f"<p>{escape(hint)}</p>")
            return
        rule = rule_on_stages(finding.code)
        remedy = self._remedy(finding)
        parts = [
            f"<p>{escape(as_sentence(said(finding.message)))}</p>",
            self._titled(self.tr("What to do"), remedy),
        ]
        labels = [as_sentence(said(fix.label)) for fix in fixes]
        parts += [self._titled(self.tr("Fix"), label) for label in labels if label != remedy]
        if rule is not None:
            title = self.tr("Rule {code}: {title}").format(code=rule.code, title=said(rule.title))
            parts.append(self._titled(title, said(rule.explanation)))
            parts.append(self._titled(self.tr("Source"), said(rule.source)))
        self.setHtml("".join(parts))

    def _remedy(self, finding: Finding) -> str:
        """What to do, in the window: some remedies name a command instead."""
        here = {"PLA-2": self.tr("Fix shows the tiles that fit there; choose one of them.")}
        if _COMMAND in finding.remedy and finding.code in here:
            return here[finding.code]
        return as_sentence(said(finding.remedy))

    def _titled(self, title: str, text: str) -> str:
        return f"<p><b>{escape(title)}</b><br>{escape(text)}</p>"
