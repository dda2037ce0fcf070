"""A driver in the form before a race: person or computer, name, car and tyres."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.drive.race_thread import HUMAN, Seat
from trackeditor.editor.drive.wording import tyre_words
from trackeditor.roadbook.driver_names import MOST_LETTERS, tidy_name
from trackeditor.simulator.drivers import DRIVERS
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import Entry

_NAME_LETTERS = 12


class DriverRow(QWidget):
    """One driver: person or computer, a name and, where the rules leave a choice, his car.

    Signals
    -------
    removed(object) : the row itself, to be taken out
    changed : something else is chosen
    """

    removed = Signal(object)
    changed = Signal()

    def __init__(self, seat: Seat, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        titles = {
            HUMAN: (self.tr("Person"), self.tr("Somebody at this window")),
            "steady": (self.tr("Steady"), self.tr("The computer, with few risks")),
            "attack": (self.tr("Attack"), self.tr("The computer, after the best time")),
        }
        self._kind = QComboBox()
        self._kind.setAccessibleName(self.tr("Who drives"))
        self._kind.setToolTip(
            self.tr("A person at this window, or the computer: steady or on the attack")
        )
        for key in (HUMAN, *DRIVERS):
            title, hint = titles.get(key, (key, ""))
            self._kind.addItem(title, key)
            self._kind.setItemData(self._kind.count() - 1, hint, Qt.ItemDataRole.ToolTipRole)
        self._kind.setCurrentIndex(self._kind.findData(seat.kind))
        self._name = QLineEdit(seat.name)
        self._name.setMaxLength(MOST_LETTERS)
        self._name.setMinimumWidth(self._name.fontMetrics().averageCharWidth() * _NAME_LETTERS)
        self._name.setAccessibleName(self.tr("Name of the driver"))
        self._name.setToolTip(self.tr("Name in the log and in the standings"))
        self._remove = QToolButton()
        self._remove.setText("−")
        self._remove.setAccessibleName(self.tr("Remove the driver"))
        self._remove.setToolTip(self.tr("Remove the driver"))
        self._remove.clicked.connect(lambda: self.removed.emit(self))
        self._model = QComboBox()
        self._model.setObjectName("model")
        self._model.setAccessibleName(self.tr("Car"))
        self._model.setToolTip(self.tr("The car of the driver"))
        self._tyres = QComboBox()
        self._tyres.setObjectName("tyres")
        self._tyres.setAccessibleName(self.tr("Tyres"))
        self._tyres.setToolTip(self.tr("The tyres with which the driver starts"))
        self._lay_out()
        self.offer(rules)
        self._choose(seat.entry)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self._kind)
        line.addWidget(self._name, 1)
        line.addWidget(self._remove)
        self._fitting = QWidget()
        cars = QHBoxLayout(self._fitting)
        cars.setContentsMargins(0, 0, 0, 0)
        cars.addWidget(self._model)
        cars.addWidget(self._tyres, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self._fitting)
        self._name.textEdited.connect(self.changed)
        for field in (self._kind, self._model, self._tyres):
            field.activated.connect(self.changed)

    @property
    def seat(self) -> Seat:
        """The driver as chosen."""
        entry = Entry(str(self._model.currentData() or ""), str(self._tyres.currentData() or ""))
        return Seat(tidy_name(self._name.text()), str(self._kind.currentData()), entry)

    def offer(self, rules: RuleSet) -> None:
        """Offer the cars and tyres of some rules; those chosen stay where they are among them."""
        before = self.seat.entry
        self._model.clear()
        self._tyres.clear()
        for model in rules.cars:
            self._model.addItem(model, model)
        if rules.tyres:
            usual = self.tr("right for the weather")
            if rules.rally.stage_tyres:
                usual = self.tr("chosen before every stage")
            self._tyres.addItem(usual, "")
        for tyres in rules.tyres:
            self._tyres.addItem(tyre_words(tyres), tyres)
        self._choose(before)
        self._model.setVisible(len(rules.cars) > 1)
        self._tyres.setVisible(bool(rules.tyres))
        self._fitting.setVisible(len(rules.cars) > 1 or bool(rules.tyres))

    def _choose(self, entry: Entry) -> None:
        for field, chosen in ((self._model, entry.model), (self._tyres, entry.tyres)):
            field.setCurrentIndex(max(0 if field.count() else -1, field.findData(chosen)))

    def set_removable(self, removable: bool) -> None:
        """The last driver stays."""
        self._remove.setEnabled(removable)
