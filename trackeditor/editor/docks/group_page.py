"""A summary of several selected tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.session import Session
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.roadbook import boxes_for

_AT = Qt.ItemDataRole.UserRole


class GroupPage(QWidget):
    """Number, surfaces, danger and boxes of the selected tiles, and a list of them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.facts = QLabel()
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.itemActivated.connect(self._visit)
        column = QVBoxLayout(self)
        column.addWidget(self.facts)
        column.addWidget(self.list, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.list.setHeaderLabels([self.tr("Tile"), self.tr("Place"), self.tr("Turned by")])
        self.list.setAccessibleName(self.tr("Selected tiles"))
        self.list.setToolTip(self.tr("Double click or Enter selects one tile and shows it"))

    def show_tiles(self, tiles: Sequence[PlacedTile]) -> None:
        """Show a summary of some tiles of the layout in view."""
        library = self._session.library
        words = tile_words()
        sides = [library.side(tile.side) for tile in tiles if tile.side in library]
        surfaces = Counter(words[side.terrain] for side in sides)
        dangers = Counter(words[f"danger {side.danger.value}"] for side in sides)
        boxes = [box.name for box in boxes_for([Layout(tuple(tiles))], library)]
        lines = [
            self.tr("Tiles: {number}").format(number=len(tiles)),
            self.tr("Surfaces: {surfaces}").format(surfaces=_counted(surfaces)),
            self.tr("Danger: {dangers}").format(dangers=_counted(dangers)),
            self.tr("Boxes: {boxes}").format(boxes=", ".join(boxes) or self.tr("none")),
        ]
        unknown = [tile.side for tile in tiles if tile.side not in library]
        if unknown:
            lines.append(self.tr("Unknown: {sides}").format(sides=", ".join(unknown)))
        self.facts.setText("\n".join(lines))
        self.list.clear()
        for tile in tiles:
            place = f"({tile.at.q}, {tile.at.r})"
            item = QTreeWidgetItem([tile.side, place, f"{60 * tile.rotation}°"])
            item.setData(0, _AT, tile.at)
            self.list.addTopLevelItem(item)

    def _visit(self, item: QTreeWidgetItem) -> None:
        at = Hex(*item.data(0, _AT))
        self._session.selection.select([at])
        self._session.zoom_to(at)


def _counted(counter: Counter[str]) -> str:
    """Words with their numbers: ``gravel 3, snow 1``."""
    return ", ".join(f"{word} {number}" for word, number in counter.most_common()) or "-"
