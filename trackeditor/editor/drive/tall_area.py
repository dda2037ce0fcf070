"""A part of the window that is scrolled up and down only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

_LETTERS = 42


class TallArea(QScrollArea):
    """Shows one widget and is never narrower than that."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        """Room for the content and the scroll bar beside it."""
        width = (
            self.widget().minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        )
        return QSize(width, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """A usual column of text."""
        letters = self.fontMetrics().averageCharWidth() * _LETTERS
        least = self.minimumSizeHint().width()
        return QSize(max(letters, least), super().sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the content when it needs another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
