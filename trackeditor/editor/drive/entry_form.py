"""The form before a race: rules, stages, seed, and who drives."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.drive.race_thread import HUMAN, Seat
from trackeditor.editor.speech import said
from trackeditor.simulator.drivers import DRIVERS
from trackeditor.simulator.rules import RuleSet, load_rules, rule_sets

MOST_SEED = 999_999
_NAME_LETTERS = 12


class Entry(NamedTuple):
    """What was chosen; ``whole_rally`` means all stages, not only the one in view."""

    rules: RuleSet
    seats: tuple[Seat, ...]
    seed: int
    whole_rally: bool


class DriverRow(QWidget):
    """One driver: person or computer, and a name.

    Signals
    -------
    removed(object) : the row itself, to be taken out
    """

    removed = Signal(object)

    def __init__(self, name: str, kind: str, parent: QWidget | None = None) -> None:
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
        self._kind.setCurrentIndex(self._kind.findData(kind))
        self._name = QLineEdit(name)
        self._name.setMinimumWidth(self._name.fontMetrics().averageCharWidth() * _NAME_LETTERS)
        self._name.setAccessibleName(self.tr("Name of the driver"))
        self._name.setToolTip(self.tr("Name in the log and in the standings"))
        self._remove = QToolButton()
        self._remove.setText("−")
        self._remove.setAccessibleName(self.tr("Remove the driver"))
        self._remove.setToolTip(self.tr("Remove the driver"))
        self._remove.clicked.connect(lambda: self.removed.emit(self))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._kind)
        line.addWidget(self._name, 1)
        line.addWidget(self._remove)

    @property
    def seat(self) -> Seat:
        """The driver as chosen."""
        return Seat(self._name.text().strip(), str(self._kind.currentData()))

    def set_removable(self, removable: bool) -> None:
        """The last driver stays."""
        self._remove.setEnabled(removable)


class EntryForm(QWidget):
    """Rules, stages, seed and drivers of the next race."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entry-form")
        self._game = ""
        self._rules = QComboBox()
        self._rules.setToolTip(self.tr("The game whose rules are played"))
        names = {
            "dirt": self.tr("DIRT (stages)"),
            "rx": self.tr("RX (rallycross)"),
            "gt": self.tr("GT (circuits)"),
            "classic": self.tr("Classic Rallyman"),
        }
        for name in rule_sets():
            rules = load_rules(name)
            if rules.course != "stage":  # the table shows no laps yet
                continue
            title = said(rules.title)
            self._rules.addItem(names.get(name, title), name)
            self._rules.setItemData(self._rules.count() - 1, title, Qt.ItemDataRole.ToolTipRole)
        self._rules.currentIndexChanged.connect(lambda _: self._limit_rows())
        self._stages = QComboBox()
        self._stages.setToolTip(self.tr("Drive the stage in view, or all stages one after another"))
        self._stages.addItem(self.tr("The stage in view"), False)
        self._seed = QSpinBox()
        self._seed.setRange(0, MOST_SEED)
        self._seed.setValue(1 + secrets.randbelow(MOST_SEED))
        self._seed.setToolTip(self.tr("The same seed and decisions give the same race"))
        reseed = QPushButton(self.tr("New seed"))
        reseed.setToolTip(self.tr("Draw another seed"))
        reseed.clicked.connect(lambda: self._seed.setValue(secrets.randbelow(MOST_SEED + 1)))
        seeds = QHBoxLayout()
        seeds.addWidget(self._seed, 1)
        seeds.addWidget(reseed)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, widget in (
            (self.tr("Rules"), self._rules),
            (self.tr("Stages"), self._stages),
        ):
            widget.setAccessibleName(text)
            widget.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            widget.setMinimumContentsLength(12)
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            form.addRow(text, widget)
        self._seed.setAccessibleName(self.tr("Seed"))
        form.addRow(self.tr("Seed"), seeds)
        self._rows: list[DriverRow] = []
        self._drivers = QVBoxLayout()
        self._add = QPushButton(self.tr("Add a driver"))
        self._add.setObjectName("add-driver")
        self._add.setToolTip(self.tr("One more car in the race"))
        self._add.clicked.connect(lambda: self._add_row(self._free_name(), "steady"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addLayout(self._drivers)
        column.addWidget(self._add)
        self._add_row(self._free_name(), HUMAN)
        self._add_row(self._free_name(), "steady")

    @property
    def entry(self) -> Entry:
        """What is chosen."""
        return Entry(
            load_rules(str(self._rules.currentData())),
            tuple(row.seat for row in self._rows),
            self._seed.value(),
            bool(self._stages.currentData()),
        )

    def choose(self, seats: tuple[Seat, ...], seed: int) -> None:
        """Fill in drivers and seed."""
        for row in tuple(self._rows):
            self._remove_row(row)
        for seat in seats:
            self._add_row(seat.name, seat.kind)
        self._seed.setValue(seed)

    def choose_whole_rally(self, whole: bool) -> None:
        """Choose between the stage in view and all stages, where there are several."""
        self._stages.setCurrentIndex(max(0, self._stages.findData(whole)))

    def offer(self, game: str, stages: int) -> None:
        """Choose the rules of a new game; offer the whole rally when it has several stages."""
        known = self._rules.findData(game)
        if game != self._game and known >= 0:
            self._rules.setCurrentIndex(known)
        self._game = game
        if stages > 1 and self._stages.count() == 1:
            self._stages.addItem(self.tr("The whole rally"), True)
        elif stages == 1 and self._stages.count() > 1:
            self._stages.removeItem(1)

    def _free_name(self) -> str:
        taken = {row.seat.name for row in self._rows}
        number = 1
        while (name := self.tr("Driver {number}").format(number=number)) in taken:
            number += 1
        return name

    def _add_row(self, name: str, kind: str) -> None:
        row = DriverRow(name, kind)
        row.removed.connect(self._remove_row)
        self._rows.append(row)
        self._drivers.addWidget(row)
        self._limit_rows()

    def _remove_row(self, row: DriverRow) -> None:
        self._rows.remove(row)
        self._drivers.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._limit_rows()

    def _limit_rows(self) -> None:
        most = load_rules(str(self._rules.currentData())).most_drivers
        self._add.setEnabled(len(self._rows) < most)
        for row in self._rows:
            row.set_removable(len(self._rows) > 1)
