"""The history dock: every step by its name, with the mark of what is saved."""

from __future__ import annotations

from PySide6.QtWidgets import QUndoView, QWidget

from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.session import Session


class HistoryDock(Dock):
    """Lists the steps of the document; a click goes back, or forward, to one."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "history-dock", parent)
        self.steps = QUndoView(session.document.undo_stack, self)
        style = self.style()
        self.steps.setCleanIcon(style.standardIcon(style.StandardPixmap.SP_DialogSaveButton))
        self.setWidget(self.steps)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("History"))
        self.steps.setEmptyLabel(self.tr("As it was opened"))
        self.steps.setAccessibleName(self.tr("Steps of the history"))
        self.steps.setToolTip(
            self.tr("Click a step to go back, or forward, to it. The disk marks what is saved.")
        )
