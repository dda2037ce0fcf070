"""A bar over the canvas that shows that a stage is on trial, and ends the trial."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from trackeditor.editor.session import Session

ROLE = QPalette.ColorRole


class TrialBar(QWidget):
    """Says which stage is on trial, with buttons that keep or drop what was tried."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trial_bar")
        self._session = session
        self._branch = session.branch
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ROLE.Highlight)
        self.setForegroundRole(ROLE.HighlightedText)
        self.text = QLabel()
        self.text.setForegroundRole(ROLE.HighlightedText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.keep_button = QPushButton()
        self.keep_button.setObjectName("keep_trial")
        self.drop_button = QPushButton()
        self.drop_button.setObjectName("drop_trial")
        self.keep_button.clicked.connect(self._branch.keep)
        self.drop_button.clicked.connect(self._branch.drop)
        space = self.fontMetrics().height() // 3
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * space, space, 2 * space, space)
        row.addWidget(self.text, 1)
        row.addWidget(self.keep_button)
        row.addWidget(self.drop_button)
        self._branch.changed.connect(self._show)
        session.document.held_changed.connect(self._show)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.keep_button.setText(self.tr("Keep"))
        self.keep_button.setToolTip(self.tr("End the trial and keep the stage as it is now"))
        self.drop_button.setText(self.tr("Drop"))
        self.drop_button.setToolTip(
            self.tr("End the trial and bring back the stage as it was before")
        )
        self._show()

    def _show(self) -> None:
        self.setVisible(self._branch.is_open)
        held = self._session.document.held
        for button in (self.keep_button, self.drop_button):
            button.setEnabled(not held)
        text = self.tr("'{stage}' is on trial: build what you like, then keep it or drop it.")
        self.text.setText(text.format(stage=self._branch.stage_name))
