"""The catalogue dock: every side of the library as a picture, to be found, appended and dragged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.appending import open_ends
from trackeditor.editor.dock_action import bring_to_front
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.side_filter import SideFilter
from trackeditor.editor.docks.side_model import Copies, SideModel
from trackeditor.editor.docks.side_view import SideView
from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.finding_tile import Query, in_order_for, library_facts
from trackeditor.editor.placing import owned_copies, sides_for
from trackeditor.editor.session import Session
from trackeditor.grid import ORIGIN, Hex
from trackeditor.layout import PlacedTile

if TYPE_CHECKING:
    from trackeditor.editor.canvas import Canvas


class CatalogueDock(Dock):
    """Lists sides; choosing one takes it in hand and asks for it to be appended.

    Signals
    -------
    append_wanted(str) : lead the road on with this side
    """

    append_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "catalogue-dock", parent)
        self._sides = library_facts(session.library)
        self._actions: Actions | None = None
        self.model = SideModel(session.library, self)
        self.view = SideView(session, self.model)
        self.filter = SideFilter(session, self._sides)
        self.found = QLabel()
        self.found.setWordWrap(True)
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.filter)
        column.addWidget(self.view, 1)
        column.addWidget(self.found)
        self.setWidget(page)
        self.view.chosen.connect(self._choose)
        self.view.typed.connect(self.filter.type)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.filter.changed.connect(self.outdate)
        self.filter.down.connect(self._enter_list)
        self.filter.entered.connect(self._take_found)
        session.document.layout_changed.connect(self.outdate)
        session.document.stages_changed.connect(self.outdate)
        session.selection.changed.connect(self._selection_changed)
        session.settings.changed.connect(self.outdate)
        session.library_changed.connect(self._read_library)
        self.retranslate()

    def _read_library(self) -> None:
        """List the sides that there are now."""
        self._sides = library_facts(self.session.library)
        self.model.use_library(self.session.library)
        self.filter.show_sides(self._sides)
        self.outdate()

    def use_canvas(self, canvas: Canvas) -> None:
        """Let a canvas append the sides that are chosen."""
        self.append_wanted.connect(canvas.append_side)

    def add_actions(self, actions: Actions) -> None:
        """Offer the way to the search."""
        self._actions = actions
        actions.add(
            "find.tile",
            self.tr("&Edit"),
            self.tr("&Find a tile"),
            self.go_to_search,
            shortcut=QKeySequence.StandardKey.Find,
            hint=self.tr("Search the catalogue; Down leads to what is found, Enter takes it"),
        )

    def go_to_search(self) -> None:
        """Bring the catalogue to the front, with the keyboard in its search."""
        bring_to_front(self)
        self.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.search.selectAll()

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("Catalogue"))
        self.filter.retranslate()
        self.view.setAccessibleName(self.tr("Tile sides"))
        self.view.setAccessibleDescription(
            self.tr("Arrow keys go through the list, Enter appends a side, letters search")
        )

    def refresh(self) -> None:
        """List what is asked for, with the copies that are left."""
        copies = self._copies()
        query = replace(self.filter.query(), sides=self._fitting())
        words = tile_words()
        kept = self.view.current_side()
        self.model.count(copies)
        self.model.show(
            side
            for side in in_order_for(self.session.document.roadbook.game, self._sides)
            if query.matches(side, words)
            and not (self.filter.only_left.isChecked() and copies[side.tile].used_up)
        )
        self._keep_current(kept)
        self._tell_number(query)
        self.view.viewport().update()

    def search_for(self, text: str) -> None:
        """Look for a number or words; used by other parts of the window."""
        self.filter.reset()
        self.filter.search.setText(text)

    def _copies(self) -> dict[int, Copies]:
        library = self.session.library
        owned = owned_copies(library, self.session.settings.boxes)
        placed: dict[int, list[PlacedTile]] = {tile: [] for tile in library.tiles}
        for tile in self.session.document.layout:
            if tile.side in library:
                placed[library.side(tile.side).tile].append(tile)
        return {tile: Copies(owned[tile], tuple(lying)) for tile, lying in placed.items()}

    def _fitting(self) -> frozenset[str] | None:
        """Sides that fit at the open end, when only those are wanted."""
        if not self.filter.fitting.isChecked():
            return None
        at = self._open_hexagon()
        if at is None:
            return frozenset()
        layout, library = self.session.document.layout, self.session.library
        owned = owned_copies(library, self.session.settings.boxes)
        return frozenset(choice.side for choice in sides_for(layout, library, at, owned))

    def _open_hexagon(self) -> Hex | None:
        """The free hexagon to which the road leads: from the selected tile, or the first one."""
        layout = self.session.document.layout
        if not layout.tiles:
            return ORIGIN
        if self.session.document.is_over_boards:
            return None
        ends = open_ends(self.session.document.analysis.graph)
        selected = self.session.selection.hexes
        ends.sort(key=lambda end: end.tile.at not in selected)
        return ends[0].tile.at.neighbour(ends[0].edge) if ends else None

    def _keep_current(self, side: str) -> None:
        row = self.model.row_of(side)
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row))

    def _tell_number(self, query: Query) -> None:
        number = self.model.rowCount()
        if query.sides is not None and not query.sides:
            text = self.tr("The road has no open end, or no tile fits there.")
        elif not number:
            text = self.tr("No side is like that. 'Show all' takes the filters off.")
        else:
            text = self.tr("Sides: {number} of {all}").format(number=number, all=len(self._sides))
        self.found.setText(text)

    def _selection_changed(self) -> None:
        if self.filter.fitting.isChecked():
            self.outdate()

    def _take_found(self) -> None:
        """Take the only side that was found; of several, one is chosen in the list."""
        self.bring_up_to_date()
        if self.model.rowCount() == 1:
            self.view.setCurrentIndex(self.model.index(0))
            self._choose(self.view.current_side())
        else:
            self._enter_list()

    def _enter_list(self) -> None:
        """Go from the search to the side chosen before, or the first one that was found."""
        self.bring_up_to_date()
        if self.model.rowCount():
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_menu(self, point: QPoint) -> None:
        """Offer what can be done with the side under the pointer, or the current one."""
        index = self.view.indexAt(point)
        if not index.isValid():
            return
        side = self.model.side_at(index)
        menu = QMenu(self.view)
        menu.setObjectName("side_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Append {side}").format(side=side), lambda: self._choose(side))
        take = self.tr("&Take {side} in hand").format(side=side)
        menu.addAction(take, lambda: self.session.pick(side))
        menu.addAction(self.tr("Show where it &fits"), lambda: self._show_places(side))
        menu.popup(self.view.viewport().mapToGlobal(point))

    def _show_places(self, side: str) -> None:
        """Take a side in hand, and light up every place where it fits."""
        self.session.pick(side)
        if self._actions is not None and self.session.picked:
            self._actions["where.places"].trigger()

    def _choose(self, side: str) -> None:
        if self.session.document.refuses_tiles():
            return
        tile = self.session.library.side(side).tile
        copies = self._copies()[tile]
        if copies.used_up and copies.placed:
            places = ", ".join(f"{t.side} ({t.at.q}, {t.at.r})" for t in copies.placed)
            self.session.say(
                self.tr("All copies of tile {tile} are in use: {places}").format(
                    tile=tile, places=places
                )
            )
        self.session.pick(side)
        self.append_wanted.emit(side)
