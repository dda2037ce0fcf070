"""What a finding says in full: problem, remedy, fixes, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from trackeditor.legality import Finding, Fix, rule_of


class FindingDetails(QTextBrowser):
    """A pane of text about one finding."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)

    def show_finding(self, finding: Finding | None, fixes: Sequence[Fix], hint: str) -> None:
        """Tell all about a finding; without one show a hint."""
        if finding is None:
            self.setHtml(f"<p>{escape(hint)}</p>")
            return
        rule = rule_of(finding.code)
        parts = [
            f"<p>{escape(_sentence(finding.message))}</p>",
            self._titled(self.tr("What to do"), _sentence(finding.remedy)),
        ]
        others = [fix.label for fix in fixes if f"{fix.label}." != _sentence(finding.remedy)]
        parts += [self._titled(self.tr("Fix"), f"{label}.") for label in others]
        if rule is not None:
            title = self.tr("Rule {code}: {title}").format(code=rule.code, title=rule.title)
            parts.append(self._titled(title, rule.explanation))
            parts.append(self._titled(self.tr("Source"), rule.source))
        self.setHtml("".join(parts))

    def _titled(self, title: str, text: str) -> str:
        return f"<p><b>{escape(title)}</b><br>{escape(text)}</p>"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
