"""The form before a race: rules, stages, laps, weather, seed, and who drives."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackeditor.course import Course
from trackeditor.editor.docks.words import game_words
from trackeditor.editor.drive.driver_row import DriverRow
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.editor.drive.wording import weather_words
from trackeditor.editor.speech import said
from trackeditor.sentences import as_sentence
from trackeditor.simulator.fitting import rules_that_drive
from trackeditor.simulator.laps import MOST_LAPS
from trackeditor.simulator.rules import RuleSet, load_rules, number_refused, rule_sets
from trackeditor.simulator.shakedown import as_shakedown
from trackeditor.simulator.starting import weathers_to_choose

MOST_SEED = 999_999
_MARGIN = 24
"""Pixels for the frame and the scroll bar of a list that opens."""


class Entry(NamedTuple):
    """What was chosen; ``whole_rally`` means all stages, not only the one in view.

    ``laps`` (0) and ``weather`` (empty) may be left to the road-book and the rules.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    seed: int
    whole_rally: bool
    laps: int = 0
    weather: str = ""


class EntryForm(QWidget):
    """Rules, stages, laps, weather, seed and drivers of the next race.

    Signals
    -------
    changed : something else is chosen
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entry-form")
        self._game = ""
        self._rules = QComboBox()
        self._rules.setToolTip(self.tr("The game whose rules are played"))
        self._fitting: tuple[RuleSet, ...] | None = None
        self._list_rules(tuple(map(load_rules, rule_sets())), ())
        self._rules.view().setMinimumWidth(self._rules.view().sizeHintForColumn(0) + _MARGIN)
        self._rules.currentIndexChanged.connect(lambda _: self._show_choices())
        self._hint = QLabel()
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._stages = QComboBox()
        self._stages.setToolTip(self.tr("Drive the stage in view, or all stages one after another"))
        self._stages.addItem(self.tr("The stage in view"), False)
        self._laps = QSpinBox()
        self._laps.setObjectName("laps")
        self._laps.setRange(0, MOST_LAPS)
        self._laps.setSpecialValueText(self.tr("as planned"))
        self._laps.setToolTip(
            self.tr("Laps of a race; as planned: as the road-book says, or else the rules")
        )
        self._weather = QComboBox()
        self._weather.setObjectName("weather")
        self._weather.setToolTip(
            self.tr("Weather at the start; as planned: as the road-book says, or else the rules")
        )
        self._shakedown = QCheckBox(self.tr("Shakedown"))
        self._shakedown.setObjectName("shakedown")
        self._shakedown.setToolTip(
            self.tr("Drive to try the stage: neither warnings nor punctures count")
        )
        self._seed = QSpinBox()
        self._seed.setObjectName("seed")
        self._seed.setRange(0, MOST_SEED)
        self._seed.setValue(1 + secrets.randbelow(MOST_SEED))
        self._seed.setToolTip(self.tr("The same seed and decisions give the same race"))
        reseed = QPushButton(self.tr("New seed"))
        reseed.setToolTip(self.tr("Draw another seed"))
        reseed.clicked.connect(lambda: self._seed.setValue(secrets.randbelow(MOST_SEED + 1)))
        seeds = QHBoxLayout()
        seeds.addWidget(self._seed, 1)
        seeds.addWidget(reseed)
        self._form = form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, widget in (
            (self.tr("Rules"), self._rules),
            (self.tr("Stages"), self._stages),
            (self.tr("Weather"), self._weather),
        ):
            widget.setAccessibleName(text)
            widget.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            widget.setMinimumContentsLength(12)
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            form.addRow(text, widget)
        form.insertRow(1, self._hint)
        self._laps.setAccessibleName(self.tr("Laps"))
        form.addRow(self.tr("Laps"), self._laps)
        form.addRow(self._shakedown)
        self._seed.setAccessibleName(self.tr("Seed"))
        form.addRow(self.tr("Seed"), seeds)
        self._rows: list[DriverRow] = []
        self._drivers = QVBoxLayout()
        self._add = QPushButton(self.tr("Add a driver"))
        self._add.setObjectName("add-driver")
        self._add.setToolTip(self.tr("One more car in the race"))
        self._add.clicked.connect(lambda: self._add_row(Seat(self._free_name(), "steady")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addLayout(self._drivers)
        column.addWidget(self._add)
        self._add_row(Seat(self._free_name()))
        self._add_row(Seat(self._free_name(), "steady"))
        self._show_choices()
        for field in (self._rules, self._stages, self._weather):
            field.activated.connect(self.changed)
        for number in (self._laps, self._seed):
            number.valueChanged.connect(self.changed)
        self._shakedown.clicked.connect(self.changed)

    @property
    def entry(self) -> Entry:
        """What is chosen."""
        rules = self._chosen_rules
        with_laps = rules.course == "circuit"
        return Entry(
            as_shakedown(rules) if self._is_shakedown else rules,
            tuple(row.seat for row in self._rows),
            self._seed.value(),
            bool(self._stages.currentData()),
            self._laps.value() if with_laps else 0,
            str(self._weather.currentData() or ""),
        )

    @property
    def _chosen_rules(self) -> RuleSet:
        return load_rules(str(self._rules.currentData()))

    @property
    def _is_shakedown(self) -> bool:
        return self._chosen_rules.rally.has_shakedown and self._shakedown.isChecked()

    def fill(self, entry: Entry) -> None:
        """Fill in everything, after stages and game are offered."""
        self.choose_rules(entry.rules.name)
        self._shakedown.setChecked(entry.rules.rally.shakedown)
        self.choose_whole_rally(entry.whole_rally)
        self._laps.setValue(entry.laps)
        self._weather.setCurrentIndex(max(0, self._weather.findData(entry.weather)))
        self.choose(entry.seats, entry.seed)

    def choose_rules(self, name: str) -> None:
        """Choose the rules of that name, if there are any."""
        known = self._rules.findData(name)
        if known >= 0:
            self._rules.setCurrentIndex(known)

    def choose(self, seats: tuple[Seat, ...], seed: int) -> None:
        """Fill in drivers and seed."""
        for row in tuple(self._rows):
            self._remove_row(row)
        for seat in seats:
            self._add_row(seat)
        self._seed.setValue(seed)

    def choose_whole_rally(self, whole: bool) -> None:
        """Choose between the stage in view and all stages, where there are several."""
        self._stages.setCurrentIndex(max(0, self._stages.findData(whole)))

    def offer(self, game: str, stages: int) -> None:
        """Choose the rules of a new game; offer the whole rally when it has several stages."""
        if game != self._game:
            self.choose_rules(game)
        self._game = game
        if stages > 1 and self._stages.count() == 1:
            self._stages.addItem(self.tr("The whole rally"), True)
        elif stages == 1 and self._stages.count() > 1:
            self._stages.removeItem(1)

    def show_course(self, course: Course | None) -> None:
        """Offer the rules first that drive on the stage in view; None: it is no course."""
        fitting = rules_that_drive([course]) if course is not None else None
        if fitting == self._fitting:
            return
        self._fitting = fitting
        every = tuple(map(load_rules, rule_sets()))
        first = every if fitting is None else fitting
        self._list_rules(first, [rules for rules in every if rules not in first])
        self._show_hint()

    def _list_rules(self, first: Sequence[RuleSet], others: Sequence[RuleSet]) -> None:
        """List rules, those that do not drive here after a line; that chosen stays chosen."""
        chosen = self._rules.currentData()
        with QSignalBlocker(self._rules):
            self._rules.clear()
            for rules in (*first, *others):
                self._rules.addItem(game_words(rules), rules.name)
                last = self._rules.count() - 1
                full = self.tr("{rules}: not for the stage in view")
                tip = said(rules.title)
                if rules in others:
                    tip = full.format(rules=tip)
                self._rules.setItemData(last, tip, Qt.ItemDataRole.ToolTipRole)
            if first and others:
                self._rules.insertSeparator(len(first))
            self._rules.setCurrentIndex(max(0, self._rules.findData(chosen)))

    def _show_hint(self) -> None:
        """Tell what stands in the way of a race, before it is started."""
        rules, lines = self._chosen_rules, []
        if self._fitting and rules not in self._fitting:
            text = self.tr("The stage in view is not for these rules. Rules that fit: {rules}.")
            lines.append(text.format(rules="; ".join(map(game_words, self._fitting))))
        if len(self._rows) > rules.most_drivers:
            lines.append(as_sentence(said(number_refused(len(self._rows), rules))))
        self._hint.setText("\n".join(lines))
        self._form.setRowVisible(self._hint, bool(lines))

    def _free_name(self) -> str:
        taken = {row.seat.name for row in self._rows}
        number = 1
        while (name := self.tr("Driver {number}").format(number=number)) in taken:
            number += 1
        return name

    def _show_choices(self) -> None:
        """Show what the rules leave to be chosen, and nothing else."""
        rules = self._chosen_rules
        before = self._weather.currentData()
        self._weather.clear()
        self._weather.addItem(self.tr("as planned"), "")
        for weather in weathers_to_choose(rules):
            self._weather.addItem(weather_words(weather), weather)
        self._weather.setCurrentIndex(max(0, self._weather.findData(before)))
        self._form.setRowVisible(self._weather, bool(rules.weathers))
        self._form.setRowVisible(self._laps, rules.course == "circuit")
        self._form.setRowVisible(self._shakedown, rules.rally.has_shakedown)
        for row in self._rows:
            row.offer(rules)
        self._limit_rows()

    def _add_row(self, seat: Seat) -> None:
        row = DriverRow(seat, self._chosen_rules)
        row.removed.connect(self._remove_row)
        row.changed.connect(self.changed)
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
        self._show_hint()
        self.changed.emit()
        most = self._chosen_rules.most_drivers
        self._add.setEnabled(len(self._rows) < most)
        for row in self._rows:
            row.set_removable(len(self._rows) > 1)
