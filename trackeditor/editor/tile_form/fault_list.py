"""The list of everything that is wrong with the tile being described."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trackeditor.editor.tile_form.fault_words import place_words, told
from trackeditor.editor.tile_form.form_state import FormState, Remark
from trackeditor.editor.wrapping import breakable

_LINES = 4


class FaultList(QWidget):
    """Tells all faults; choosing one asks for its field.

    Signals
    -------
    chosen(Remark) : lead to the field of this fault
    """

    chosen = Signal(object)

    def __init__(self, state: FormState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.headline = QLabel()
        self.headline.setWordWrap(True)
        self.list = _Lines()
        self.list.setAccessibleName(self.tr("Faults of the tile"))
        self.list.setToolTip(self.tr("Click or press Enter to go to the field"))
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.headline)
        column.addWidget(self.list)

    def show_faults(self) -> None:
        """Tell what is wrong now."""
        remarks = self._state.remarks
        advice = self._state.advice
        self.list.clear()
        for remark in (*remarks, *advice):
            item = QListWidgetItem(self._line(remark))
            item.setData(Qt.ItemDataRole.UserRole, remark)
            self.list.addItem(item)
        self.list.setVisible(bool(remarks or advice))
        self.headline.setText(self._summary(len(remarks), len(advice)))

    def _summary(self, faults: int, advice: int) -> str:
        if faults:
            return self.tr(
                "Faults: {number}. The tile can be saved when there is none left."
            ).format(number=faults)
        if advice:
            return self.tr("The tile can be saved. Odd, and worth a look: {number}").format(
                number=advice
            )
        return self.tr("Nothing is wrong: the tile can be saved.")

    def _line(self, remark: Remark) -> str:
        where = place_words(remark.fault.path)
        if remark.face:
            where = self.tr("side {face}, {place}").format(face=remark.face, place=where)
        line = self.tr("{place}: {fault}").format(place=where, fault=told(remark.fault))
        return breakable(line)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))


class _Lines(QListWidget):
    """A list of a few lines, which are wrapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)

    def sizeHint(self) -> QSize:
        """Room for a few lines."""
        return QSize(super().sizeHint().width(), _LINES * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """The same: lines may be scrolled."""
        return self.sizeHint()
