"""A table whose rows are as high as their texts, also when it is long and changes often."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

_MEASURED = 60
"""Rows by which the width of a column is measured."""


class FittedTable(QTableView):
    """Rows to be read and chosen; only those in sight are measured.

    ``wide`` is the column that takes the room that is left; its texts are wrapped.
    """

    def __init__(self, model: QAbstractItemModel, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(_MEASURED)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.fit_rows)
        for changed in (
            model.modelReset,
            model.layoutChanged,
            model.rowsInserted,
            model.rowsRemoved,
        ):
            changed.connect(self._rows_changed)
        self.verticalScrollBar().valueChanged.connect(self._rows_changed)

    def fit_rows(self) -> None:
        """Make the rows in sight as high as their texts."""
        bottom = self.viewport().height()
        row = max(0, self.rowAt(0))
        while row < self.model().rowCount() and self.rowViewportPosition(row) < bottom:
            self.resizeRowToContents(row)
            row += 1

    def _rows_changed(self, *_: object) -> None:
        self._timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts anew."""
        super().resizeEvent(event)
        self._timer.start()
