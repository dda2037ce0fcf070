"""The history dock: every step by its name, the mark of what is saved, and a trial under way."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QUndoView, QVBoxLayout, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.held_notice import HeldNotice
from trackeditor.editor.session import Session


class HistoryDock(Dock):
    """Lists the steps of the document; a click goes back, or forward, to one.

    A step keeps the name that it was given, in the language of the window at that time.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "history-dock", parent)
        self.branch = session.branch
        self.steps = QUndoView(session.document.undo_stack, self)
        style = self.style()
        line = self.fontMetrics().height()
        self.steps.setIconSize(QSize(line, line))
        self.steps.setSpacing(line // 8)
        self.steps.setCleanIcon(style.standardIcon(style.StandardPixmap.SP_DialogSaveButton))
        self.trial = QWidget()
        self.trial_text = QLabel()
        self.trial_text.setWordWrap(True)
        self.keep_button = QPushButton()
        self.drop_button = QPushButton()
        self._build()
        self.branch.changed.connect(self.outdate)
        self.keep_button.clicked.connect(self.branch.keep)
        self.drop_button.clicked.connect(self.branch.drop)
        self.retranslate()

    def _build(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.keep_button)
        buttons.addWidget(self.drop_button)
        buttons.addStretch()
        above = QVBoxLayout(self.trial)
        above.setContentsMargins(0, 0, 0, 0)
        above.addWidget(self.trial_text)
        above.addLayout(buttons)
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(HeldNotice(self.session.document, self.steps, self.trial))
        column.addWidget(self.trial)
        column.addWidget(self.steps, 1)
        self.trial.hide()
        self.setWidget(page)

    def add_actions(self, actions: Actions) -> None:
        """Offer trials of a stage."""
        self.branch.add_actions(actions)

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("History"))
        self.steps.setEmptyLabel(self.tr("As it was opened"))
        self.steps.setAccessibleName(self.tr("Steps of the history"))
        self.steps.setToolTip(
            self.tr("Click a step to go back, or forward, to it. The disk marks what is saved.")
        )
        self.keep_button.setText(self.tr("Keep"))
        self.keep_button.setToolTip(self.tr("End the trial and keep the stage as it is now"))
        self.drop_button.setText(self.tr("Drop"))
        self.drop_button.setToolTip(
            self.tr("End the trial and bring back the stage as it was before")
        )

    def refresh(self) -> None:
        """Show whether something is on trial."""
        self.trial.setVisible(self.branch.is_open)
        text = self.tr("On trial: '{stage}'. Keep what you have tried, or drop it?")
        self.trial_text.setText(text.format(stage=self.branch.stage_name))
