"""The route dock: the course as it is driven, its length, and the tiles it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from trackeditor.course import Course, CourseTile
from trackeditor.editor.budget import Budget, budget
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.fitted_table import FittedTable
from trackeditor.editor.docks.route_legs import legs_of
from trackeditor.editor.docks.route_model import NOTES, TILE_ROLE, RouteModel
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.roadbook import boxes_for, playing_minutes, stage_size
from trackeditor.roadbook.publish import bill_of_tiles
from trackeditor.zones import face_name, side_in_words

LONG = 60
"""Tiles from which on pace notes wait for a rest: they take longer than a frame may."""
PAUSE = 120
"""Milliseconds of that rest."""


class RouteDock(Dock):
    """Lists the tiles in driving order with their pace notes; a click shows one on the canvas."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "route-dock", parent)
        self.model = RouteModel(self)
        self.facts = QLabel()
        self.table = FittedTable(self.model, NOTES)
        self.copy_button = QPushButton()
        self.tiles = QTextBrowser()
        self._build()
        session.document.checked.connect(self.outdate)
        session.settings.changed.connect(self.outdate)
        session.selection.changed.connect(self._follow_selection)
        self.table.clicked.connect(self._visit)
        self.table.activated.connect(self._visit)
        self.copy_button.clicked.connect(self.copy_notes)
        self.retranslate()

    def _build(self) -> None:
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tiles.setOpenLinks(False)
        self.tiles.setTabChangesFocus(True)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.table)
        splitter.addWidget(self.tiles)
        splitter.setChildrenCollapsible(False)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 1)
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.facts)
        column.addWidget(splitter, 1)
        column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setWidget(page)

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("Route"))
        self.table.setAccessibleName(self.tr("Tiles in driving order"))
        self.table.setToolTip(self.tr("A click, or Enter, shows the tile on the canvas"))
        self.copy_button.setText(self.tr("Copy pace notes"))
        self.copy_button.setToolTip(self.tr("Put the pace notes on the clipboard as text"))
        self.facts.setAccessibleName(self.tr("Length of the course"))
        self.tiles.setAccessibleName(self.tr("Budget and bill of tiles"))
        self.tiles.setToolTip(self.tr("Which tiles to take out of which box"))

    # --- what it shows -------------------------------------------------------------------------

    def outdate(self, *_: object) -> None:
        """Note that something changed; a long course is shown after a rest from edits."""
        self.set_pause(PAUSE if len(self.session.document.layout) > LONG else 0)
        super().outdate()

    def refresh(self) -> None:
        """Show the present course."""
        course = self.session.document.course
        self.model.show(list(legs_of(course)) if course else [])
        self.facts.setText(self._length(course))
        self.copy_button.setEnabled(course is not None)
        self._fill_tiles()
        self._follow_selection()

    def _length(self, course: Course | None) -> str:
        if course is None:
            return self.tr("There is no course yet: the problems dock says what is missing.")
        words = {
            "short": self.tr("short stage"),
            "medium": self.tr("medium stage"),
            "long": self.tr("long stage"),
            "other": self.tr("stage"),
        }
        is_on_tiles = not self.session.document.is_over_boards
        size = stage_size(course) if is_on_tiles else "other"
        kind = self.tr("circuit") if course.kind == "circuit" else words[size]
        minutes = playing_minutes(course) if is_on_tiles else None
        text = (
            self.tr("{kind}: {tiles}, {cells}")
            if minutes is None
            else self.tr("{kind}: {tiles}, {cells}, {minutes} min with four players")
        )
        length = text.format(
            kind=kind,
            tiles=self.tr("%n tile(s)", "", course.length_tiles)
            if is_on_tiles
            else self.tr("%n section(s)", "", course.length_tiles),
            cells=self.tr("%n cell(s)", "", course.length_cells),
            minutes=minutes,
        )
        return f"{length[0].upper()}{length[1:]}"

    def _budget_lines(self, found: Budget) -> Iterator[str]:
        if self.session.settings.boxes is None:
            yield self.tr("Tiles used: {used} (of every box on sale)").format(used=found.used)
        else:
            text = self.tr("Tiles used: {used} of {limit} that you own")
            lacking = found.missing.total() + found.scenery.total()
            yield text.format(used=found.used - lacking, limit=found.limit)
        for box in found.boxes:
            text = self.tr("{box}: {used} of {limit}")
            yield text.format(box=box.name, used=box.used, limit=box.limit)
        if found.missing:
            yield self.tr("Missing: {tiles}").format(tiles=_counted(found.missing))
        if found.to_buy:
            names = ", ".join(box.name for box in found.to_buy)
            yield self.tr("To buy: {boxes}").format(boxes=names)
        if found.scenery:
            text = self.tr("Scenery that is not at hand: {tiles}")
            yield text.format(tiles=_counted(found.scenery))
        if found.unknown:
            yield self.tr("Unknown: {tiles}").format(tiles=", ".join(found.unknown))

    def _bill_lines(self) -> Iterator[tuple[str, str]]:
        """Names of boxes with the tiles to take out of them."""
        layout, library = self.session.document.layout, self.session.library
        bill, left = bill_of_tiles(layout, boxes_for([layout], library), library)
        for box in bill:
            yield box.name, _counted(box.tiles)
        if left:
            yield self.tr("In none of these boxes"), _counted(left)

    def _fill_tiles(self) -> None:
        if self.session.document.is_over_boards:
            self._fill_boards()
            return
        layout, library = self.session.document.layout, self.session.library
        found = budget(layout, library, self.session.settings.boxes)
        titled = [
            (self.tr("Budget"), "<br>".join(map(escape, self._budget_lines(found)))),
            *((name, escape(tiles)) for name, tiles in self._bill_lines()),
        ]
        self.tiles.setHtml("".join(f"<p><b>{escape(t)}</b><br>{text}</p>" for t, text in titled))

    def _fill_boards(self) -> None:
        """Tell which boards to lay, and on which side."""
        stage = self.session.document.stage
        lines = (
            f"{zone}: {said(side_in_words(face_name(zone, stage.snow_zones)))}"
            for zone in dict.fromkeys(leg.zone for leg in stage.legs)
        )
        title, text = escape(self.tr("Boards")), "<br>".join(map(escape, lines))
        self.tiles.setHtml(f"<p><b>{title}</b><br>{text}</p>")

    def _follow_selection(self) -> None:
        """Mark the legs on the selected tiles."""
        if not self.isVisible():
            self.outdate()
            return
        selected = self.session.selection.hexes
        chosen = self.table.selectionModel()
        flag = QItemSelectionModel.SelectionFlag
        chosen.clearSelection()
        for row, leg in enumerate(self.model.legs):
            if leg.tile.at in selected:
                index = self.model.index(row, 0)
                chosen.select(index, flag.Select | flag.Rows)
                self.table.scrollTo(index)

    # --- what it does --------------------------------------------------------------------------

    def copy_notes(self) -> None:
        """Put the pace notes on the clipboard, a line each."""
        notes = [note for leg in self.model.legs for note in leg.notes]
        QGuiApplication.clipboard().setText("\n".join(notes))
        self.session.say(self.tr("The pace notes are on the clipboard."))

    def _visit(self, index: QModelIndex) -> None:
        tile: CourseTile = index.data(TILE_ROLE)
        self.session.selection.select([tile.at])
        self.session.zoom_to(tile.at)


def _counted(tiles: Mapping[int, int] | Mapping[str, int]) -> str:
    """Tiles with their copies, where there are several: ``103 x 2, 105``."""
    return ", ".join(
        f"{tile} x {copies}" if copies > 1 else str(tile) for tile, copies in sorted(tiles.items())
    )
