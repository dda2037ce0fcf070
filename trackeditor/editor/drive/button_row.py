"""Buttons in a row that goes on in the next line when there is no room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from trackeditor.editor.docks.flow_layout import FlowLayout

_SPACE = 4


class ButtonRow(QWidget):
    """Buttons side by side, in several lines where the dock is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = FlowLayout()
        self._layout.setSpacing(_SPACE)
        self.setLayout(self._layout)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Add a button or another small widget."""
        self._layout.addWidget(widget)

    def sizeHint(self) -> QSize:
        """Room for the largest button; how many lines there are follows from the width."""
        return self.minimumSizeHint()
