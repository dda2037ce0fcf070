"""What to do first, told on the table of a stage without tiles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from trackeditor.editor.session import Session

_WIDEST = 0.8
"""Part of the table that the text takes at most."""


class FirstSteps(QLabel):
    """A note on the table, through which the mouse goes, until the first tile is laid."""

    def __init__(self, session: Session, table: QWidget) -> None:
        super().__init__(table)
        self.setObjectName("first_steps")
        self._session = session
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        table.installEventFilter(self)
        session.document.layout_changed.connect(self._show)
        session.document.stage_shown.connect(self._show)
        session.document.stages_changed.connect(self._show)
        self._name()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._name()

    def _name(self) -> None:
        self._show()

    def _show(self, *_: object) -> None:
        text = self.tr(
            "Click a tile in the catalogue: the stage begins with it. Every further tile that"
            " you click leads the road on, turned so that it fits. Tiles can be dragged here,"
            " too."
        )
        if self._session.document.roadbook.game == "classic":
            text = self.tr(
                "Click a tile in the catalogue: the stage begins with it. Every further tile that"
                " you click leads the road on, turned so that it fits. For a stage over the boards"
                " of the classic game, write its legs in the inspector."
            )
        self.setText(text)
        self.setVisible(not self._session.document.layout.tiles)
        self._place()

    def _place(self) -> None:
        """At the top of the table, as wide as a few words are."""
        metrics = self.fontMetrics()
        self.setMargin(metrics.height() // 2)
        wished = metrics.averageCharWidth() * 64
        width = min(wished, round(self._table.width() * _WIDEST))
        height = self.heightForWidth(width)
        left = (self._table.width() - width) // 2
        self.setGeometry(left, metrics.height(), width, height)
