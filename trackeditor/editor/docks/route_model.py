"""The tiles of a course in driving order, with the pace notes that begin on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from trackeditor.editor.docks.route_legs import Leg

TILE_ROLE = Qt.ItemDataRole.UserRole + 1
NUMBER, TILE, NOTES = range(3)

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class RouteModel(QAbstractTableModel):
    """Number, tile and notes of every leg."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._legs: tuple[Leg, ...] = ()

    def show(self, legs: Sequence[Leg]) -> None:
        """List another route."""
        if tuple(legs) != self._legs:
            self.beginResetModel()
            self._legs = tuple(legs)
            self.endResetModel()

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The route."""
        return self._legs

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of legs."""
        return 0 if parent.isValid() else len(self._legs)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("No."), self.tr("Tile"), self.tr("Pace notes"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The texts, and the tile itself."""
        if not index.isValid():
            return None
        leg = self._legs[index.row()]
        if role == TILE_ROLE:
            return leg.tile
        if role == Qt.ItemDataRole.DisplayRole:
            return (self._number(leg), leg.tile.side, self._said(leg))[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            text = self.tr("{tile} at ({q}, {r}): in by edge {enters}, out by edge {leaves}")
            tile = leg.tile
            return text.format(
                tile=tile.side,
                q=tile.at.q,
                r=tile.at.r,
                enters=tile.enters.name,
                leaves=tile.leaves.name,
            )
        return None

    def _number(self, leg: Leg) -> str:
        """The number of a tile; those beside the lap are counted by themselves."""
        texts = {
            "lap": "{number}",
            "joker": self.tr("J{number}"),
            "pregrid": self.tr("P{number}"),
        }
        return texts[leg.part].format(number=leg.number)

    def _said(self, leg: Leg) -> str:
        """The notes called on a tile; of one beside the lap, what it belongs to."""
        if leg.part == "joker":
            return self.tr("(joker section)")
        if leg.part == "pregrid":
            return self.tr("(way from the pre-grid)")
        return "\n".join(leg.notes)
