"""The sides of a list with their pictures and the copies that are left of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from trackeditor.editor.docks.words import boxes_of, summary
from trackeditor.editor.dragging import SIDE_MIME, side_on_its_way
from trackeditor.editor.finding_tile import SideFacts
from trackeditor.layout import PlacedTile
from trackeditor.tiles import Library

COPIES_ROLE = Qt.ItemDataRole.UserRole + 1
"""Copies of a side's tile (:class:`Copies`)."""

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class Copies(NamedTuple):
    """Copies of a tile: in the boxes at hand, and the placed ones (of either side)."""

    owned: int
    placed: tuple[PlacedTile, ...]

    @property
    def left(self) -> int:
        """Copies that are not in use; 0 when more are in use than the boxes hold."""
        return max(0, self.owned - len(self.placed))

    @property
    def used_up(self) -> bool:
        """True when none is left."""
        return self.left == 0


class SideModel(QAbstractListModel):
    """Some sides of the library, in the order given."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._sides: tuple[SideFacts, ...] = ()
        self._copies: Mapping[int, Copies] = {}

    def use_library(self, library: Library) -> None:
        """Tell the boxes of sides from another library."""
        self._library = library

    def show(self, sides: Iterable[SideFacts]) -> None:
        """List other sides."""
        wanted = tuple(sides)
        if wanted != self._sides:
            self.beginResetModel()
            self._sides = wanted
            self.endResetModel()

    def count(self, copies: Mapping[int, Copies]) -> None:
        """Show other numbers of copies, by the number of the tile."""
        if copies != self._copies:
            self._copies = copies
            if self._sides:
                self.dataChanged.emit(self.index(0), self.index(len(self._sides) - 1))

    def side_at(self, index: Index) -> str:
        """The side of a row."""
        return self._sides[index.row()].id

    def row_of(self, side: str) -> int | None:
        """The row of a side, when it is listed."""
        return next((i for i, facts in enumerate(self._sides) if facts.id == side), None)

    # --- what Qt asks for ----------------------------------------------------------------------

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of sides."""
        return 0 if parent.isValid() else len(self._sides)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The id, what it is in words, or the copies of a side."""
        if not index.isValid():
            return None
        facts = self._sides[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return facts.id
        if role == COPIES_ROLE:
            return self._copies.get(facts.tile, Copies(0, ()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(self._lines(facts))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{facts.id}, {summary(facts)}"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._copies_text(facts)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every side can be chosen and dragged, also one that is used up (rules report it)."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def mimeTypes(self) -> list[str]:
        """The one type in which a side is dragged."""
        return [SIDE_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The side that is dragged."""
        return side_on_its_way(self.side_at(indexes[0])) if indexes else QMimeData()

    def supportedDragActions(self) -> Qt.DropAction:
        """Dragging takes nothing out of the list."""
        return Qt.DropAction.CopyAction

    # --- words ---------------------------------------------------------------------------------

    def _lines(self, facts: SideFacts) -> list[str]:
        boxes = boxes_of(self._library.side(facts.id), self._library.editions)
        return [
            f"{facts.id}: {summary(facts)}",
            self.tr("In: {boxes}").format(boxes=", ".join(boxes) or self.tr("no box")),
            self._copies_text(facts),
        ]

    def _copies_text(self, facts: SideFacts) -> str:
        copies = self._copies.get(facts.tile, Copies(0, ()))
        if not copies.placed:
            return self.tr("Copies left: {left} of {owned}").format(
                left=copies.left, owned=copies.owned
            )
        places = ", ".join(f"{t.side} ({t.at.q}, {t.at.r})" for t in copies.placed)
        if copies.used_up and copies.owned:
            text = self.tr("All %n copies are in use: {places}", "", copies.owned)
            return text.format(places=places)
        return self.tr("Copies left: {left} of {owned}; in use: {places}").format(
            left=copies.left, owned=copies.owned, places=places
        )
