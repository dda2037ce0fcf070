"""A line above what edits, for the time in which nothing may be edited."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from trackeditor.editor.document import Document


class HeldNotice(QLabel):
    """Says why the rally must not be edited, and disables some widgets for as long."""

    def __init__(self, document: Document, *widgets: QWidget) -> None:
        super().__init__()
        self.setObjectName("held_notice")
        self.setWordWrap(True)
        self._document = document
        self._widgets = widgets
        document.held_changed.connect(self._show_reason)
        self._show_reason()

    def _show_reason(self) -> None:
        reason = self._document.held
        self.setText(reason)
        self.setVisible(bool(reason))
        self._fit()
        for widget in self._widgets:
            widget.setEnabled(not reason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Keep the height of all lines in a dock that is as low as it can be."""
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))
