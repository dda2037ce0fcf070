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
from trackeditor.editor.drive.race import LiveRace
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.wording import clock, log_line, place_words

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
        if scene.event.get("event") in (None, "stage", "round", "standings"):
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

    def _show(self, scene: Scene | None) -> None:
        if scene is not None:
            self._show_standings(scene)
            self._show_times(scene)

    def _show_standings(self, scene: Scene) -> None:
        table = self.standings
        table.setColumnCount(4)
        table.setHorizontalHeaderLabels(
            [self.tr("Driver"), self.tr("Time"), self.tr("Tokens"), self.tr("Where")]
        )
        table.setRowCount(len(scene.names))
        totals = scene.totals
        for row, driver in enumerate(scene.standings):
            tokens = scene.race.cars[driver].tokens if scene.race else 0
            texts = (scene.names[driver], clock(totals[driver]), str(tokens))
            for column, text in enumerate((*texts, self._where(scene, driver))):
                table.setItem(row, column, _cell(text))
            table.item(row, 0).setIcon(_swatch(driver))

    def _where(self, scene: Scene, driver: int) -> str:
        if scene.race is None:
            return self.tr("not started")
        car = scene.race.cars[driver]
        if car.status == "finished":
            return self.tr("finished")
        if car.cell is None:
            return self.tr("not started")
        return place_words(scene.race.track.course, car.cell)

    def _show_times(self, scene: Scene) -> None:
        """The times of the stages that are over, and their sums; the best are bold."""
        table = self.times
        stages = len(scene.results)
        titles = [
            self.tr("Stage {number}").format(number=number) for number in range(1, stages + 1)
        ]
        table.setColumnCount(2 + stages)
        table.setHorizontalHeaderLabels([self.tr("Driver"), *titles, self.tr("Sum")])
        table.setRowCount(len(scene.names))
        rows = [[times[driver] for times in scene.results] for driver in range(len(scene.names))]
        rows = [[*times, sum(times)] for times in rows]
        best = [min(column) for column in zip(*rows, strict=True)]
        for driver, name in enumerate(scene.names):
            table.setItem(driver, 0, _cell(name))
            table.item(driver, 0).setIcon(_swatch(driver))
            for column, (time, least) in enumerate(zip(rows[driver], best, strict=True), 1):
                table.setItem(
                    driver, column, _cell(clock(time), bold=bool(stages) and time == least)
                )


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
