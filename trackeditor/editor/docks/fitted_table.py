"""A table whose rows are as high as their texts, also when it is long and changes often."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

_MEASURED = 60
"""Rows by which the width of a column is measured."""
_ROOMY = 60
"""Letters that a table must be wide to have room for all its columns."""
_LONGEST = 16
"""Letters of the columns beside the wide one; more are left out."""


class FittedTable(QTableView):
    """Rows to be read and chosen; only those in sight are measured.

    ``wide`` is the column that takes the room that is left; its texts are wrapped. Columns that
    are ``yielding`` give it their room in a narrow table.

    Signals
    -------
    narrowed(bool) : the table has no longer, or again, room for columns that yield
    """

    narrowed = Signal(bool)

    def __init__(
        self,
        model: QAbstractItemModel,
        wide: int,
        yielding: Iterable[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wide = wide
        self._yielding = tuple(yielding)
        self._is_narrow = False
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

    def sizeHintForColumn(self, column: int) -> int:
        """Room for the texts of a column; beside the wide one no more than for a few words."""
        hint = super().sizeHintForColumn(column)
        return hint if column == self._wide else min(hint, self._letters(_LONGEST))

    def _letters(self, number: int) -> int:
        return self.fontMetrics().averageCharWidth() * number

    def _fit_columns(self) -> None:
        """Take the columns that yield away, or bring them back."""
        is_narrow = self.viewport().width() < self._letters(_ROOMY)
        if self._yielding and is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.narrowed.emit(is_narrow)
            for column in self._yielding:
                self.setColumnHidden(column, is_narrow)

    def _rows_changed(self, *_: object) -> None:
        self._timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts anew."""
        super().resizeEvent(event)
        self._fit_columns()
        self._timer.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_columns()
            self._timer.start()
