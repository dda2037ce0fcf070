"""The place where a stage is built: the tabs of the stages above the canvas."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.boards_notice import BoardsNotice
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.first_steps import FirstSteps
from trackeditor.editor.session import Session
from trackeditor.editor.stage_tabs import StageTabs
from trackeditor.editor.trial_bar import TrialBar


class Workbench(QWidget):
    """Stage tabs and canvas, and between them what is to be said of the stage: trial, boards."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workbench")
        self.tabs = StageTabs(session)
        self.trial = TrialBar(session)
        self.boards = BoardsNotice(session)
        self.canvas = Canvas(session)
        self.first_steps = FirstSteps(session, self.canvas)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(self.trial)
        layout.addWidget(self.boards)
        layout.addWidget(self.canvas, 1)
        self.setFocusProxy(self.canvas)

    def add_actions(self, actions: Actions) -> None:
        """Add the actions of canvas and tabs."""
        self.canvas.add_actions(actions)
        self.tabs.add_actions(actions)
