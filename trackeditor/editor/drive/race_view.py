"""What a race looks like beside the canvas: log, standings, stage times."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from trackeditor.editor.drive.car_painting import livery
from trackeditor.editor.drive.log_words import log_line
from trackeditor.editor.drive.race import LiveRace
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.time_columns import time_columns
from trackeditor.editor.drive.wording import clock, lap_number, place_words
from trackeditor.simulator.laps import LapCourse

_NUMBER = Qt.ItemDataRole.UserRole


class RaceLog(QListWidget):
    """The race line by line; a click shows the scene of a line."""

    def __init__(self, race: LiveRace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("race-log")
        self.setAccessibleName(self.tr("Race log"))
        self.setToolTip(self.tr("A click shows the race at that moment"))
        self.setWordWrap(True)
        self._race = race
        self._first: Scene | None = None
        race.scene_shown.connect(self._show)
        self.itemClicked.connect(lambda item: race.show(item.data(_NUMBER)))
        self._show(race.scene)

    def lines(self) -> list[str]:
        """The lines up to the scene shown."""
        return [self.item(row).text() for row in range(self.count())]

    def _show(self, scene: Scene | None) -> None:
        """Add the lines up to the scene shown; those after it would tell what comes."""
        first = self._race.scenes[0] if scene is not None else None
        if first is not self._first:
            self.clear()
            self._first = first
        if scene is None:
            return
        known = self.item(self.count() - 1).data(_NUMBER) if self.count() else -1
        for number in range(known + 1, self._race.shown + 1):
            line = log_line(self._race.scenes[number])
            if line is not None:
                item = QListWidgetItem(line)
                item.setData(_NUMBER, number)
                self._embolden(item, self._race.scenes[number])
                self.addItem(item)
        self._select()

    def _select(self) -> None:
        row = self.count() - 1
        while row > 0 and self.item(row).data(_NUMBER) > self._race.shown:
            row -= 1
        self.setCurrentRow(row)
        self.scrollToItem(self.currentItem())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line of the scene in view when questions take room from the log."""
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())

    def _embolden(self, item: QListWidgetItem, scene: Scene) -> None:
        if scene.event.get("event") in (None, "stage", "round", "standings", "broken-off"):
            font = item.font()
            font.setBold(True)
            item.setFont(font)


class RaceTables(QTabWidget):
    """Log, standings and stage times on tabs."""

    def __init__(self, race: LiveRace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = RaceLog(race)
        self.standings = _table(self.tr("Standings"))
        self.standings.setObjectName("standings")
        self.times = _table(self.tr("Stage times"))
        self.times.setObjectName("stage-times")
        self.setUsesScrollButtons(False)
        self.addTab(self.log, self.tr("Log"))
        self.addTab(self.standings, self.tr("Standings"))
        self.addTab(self.times, self.tr("Times"))
        race.scene_shown.connect(self._show)
        self._show(race.scene)

    def _show(self, scene: Scene | None) -> None:
        if scene is not None:
            self._show_standings(scene)
            self._show_times(scene)

    def _show_standings(self, scene: Scene) -> None:
        table, columns = self.standings, self._columns(scene)
        table.setColumnCount(len(columns))
        table.setHorizontalHeaderLabels([title for title, _ in columns])
        table.setRowCount(len(scene.names))
        for row, driver in enumerate(scene.standings):
            for column, (_, texts) in enumerate(columns):
                table.setItem(row, column, _cell(texts[driver]))
            table.item(row, 0).setIcon(_swatch(driver))

    def _columns(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The columns of the standings: their titles, and their texts by driver.

        There are those for what the rules know and count.
        """
        drivers, race = range(len(scene.names)), scene.race
        states = race.cars if race is not None else [None] * len(drivers)
        columns = [(self.tr("Driver"), list(scene.names))]
        if scene.rules.winner == "time":
            columns.append((self.tr("Time"), [clock(total) for total in scene.totals]))
        else:
            turns = [str(car.turns if car else 0) for car in states]
            columns.append((self.tr("Turns"), turns))
        tokens = [str(car.tokens if car else 0) for car in states]
        columns.append((self.tr("Tokens"), tokens))
        if race is not None and isinstance(race.track.course, LapCourse):
            course = race.track.course
            laps = [lap_number(car.cell) or str(len(car.laps)) if car else "" for car in states]
            columns.append((self.tr("Lap"), laps))
            if course.joker_once:
                jokers = [str(car.joker_lap or "–") if car else "" for car in states]
                columns.append((self.tr("Joker"), jokers))
        columns.append((self.tr("Where"), [self._where(scene, driver) for driver in drivers]))
        return columns

    def _where(self, scene: Scene, driver: int) -> str:
        if scene.race is None:
            return self.tr("not started")
        car = scene.race.cars[driver]
        if car.disqualified:
            return self.tr("disqualified")
        if car.retired:
            return self.tr("retired")
        if car.status == "finished":
            return self.tr("finished")
        if car.cell is None:
            return self.tr("not started")
        if car.turns_lost:
            return self.tr("off the track")
        return place_words(scene.race.track.course, car.cell)

    def _show_times(self, scene: Scene) -> None:
        """Show laps or splits of the stage in view, stages and sums; the best are bold."""
        table, columns = self.times, time_columns(scene)
        table.setColumnCount(1 + len(columns))
        table.setHorizontalHeaderLabels([self.tr("Driver"), *(each.title for each in columns)])
        for number, column in enumerate(columns, 1):
            table.horizontalHeaderItem(number).setToolTip(column.hint)
        table.setRowCount(len(scene.names))
        for driver, name in enumerate(scene.names):
            table.setItem(driver, 0, _cell(name))
            table.item(driver, 0).setIcon(_swatch(driver))
            for number, column in enumerate(columns, 1):
                text, is_best = column.texts[driver], driver in column.best
                table.setItem(driver, number, _cell(text, bold=is_best))


def _table(name: str) -> QTableWidget:
    table = QTableWidget()
    table.setAccessibleName(name)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def _cell(text: str, *, bold: bool = False) -> QTableWidgetItem:
    cell = QTableWidgetItem(text)
    font = cell.font()
    font.setBold(bold)
    cell.setFont(font)
    return cell


def _swatch(driver: int) -> QIcon:
    """The colour of a driver's car."""
    picture = QPixmap(16, 16)
    picture.fill(QColor("#1c1b1a"))
    painter = QPainter(picture)
    painter.fillRect(1, 1, 14, 14, QColor(livery(driver).body))
    painter.end()
    return QIcon(picture)
