"""A list of all sides that fit on a hexagon."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.placing import Choice, owned_copies, sides_for
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.grid import Hex
from trackeditor.layout import Layout
from trackeditor.painting.pictures import side_pixmap
from trackeditor.tiles import Library

_PICTURE = 96


class FittingSides(QDialog):
    """Every side of the boxes owned that fits on a hexagon; the chosen one is laid there."""

    def __init__(self, session: Session, at: Hex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fitting_sides")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("What fits here"))
        self._session = session
        self._at = at
        self._layout = session.document.layout
        owned = owned_copies(session.library, session.settings.boxes)
        found = sides_for(self._layout, session.library, at, owned)
        self.choices = _one_turn_each(found, self._layout, session.library)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tiles that fit"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(_PICTURE, _PICTURE))
        self._fill()
        self.list.itemActivated.connect(self._lay)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(self._summary()))
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 90, metrics.height() * 28)
        session.document.layout_changed.connect(self.reject)

    def _summary(self) -> str:
        if not self.choices:
            return self.tr("No tile of your boxes that is left fits here.")
        text = self.tr("{count} sides fit at ({q}, {r}). Press Enter to lay one.")
        return text.format(count=len(self.choices), q=self._at.q, r=self._at.r)

    def _fill(self) -> None:
        palette = drawing_palette(self._session.settings.theme)
        for choice in self.choices:
            pixmap = side_pixmap(
                choice.side, choice.rotation, _PICTURE, self._session.library, palette
            )
            item = QListWidgetItem(QIcon(pixmap), choice.side, self.list)
            item.setData(Qt.ItemDataRole.UserRole, choice)
        if self.choices:
            self.list.setCurrentRow(0)

    def _lay(self, item: QListWidgetItem) -> None:
        choice: Choice = item.data(Qt.ItemDataRole.UserRole)
        layout = self._session.document.layout
        taken = layout.tile_at(self._at)
        if taken is not None:
            text = self.tr("Replace {taken} by {side}")
            name = text.format(taken=taken.side, side=choice.side)
            layout = layout.remove(self._at)
        else:
            name = self.tr("Lay {side}").format(side=choice.side)
        self._session.document.edit(layout.place(choice.tile), name)
        self._session.selection.select([self._at])


def _one_turn_each(found: Iterable[Choice], layout: Layout, library: Library) -> list[Choice]:
    """The first fitting turn of every side: roads first, of them those like the tiles laid."""
    first: dict[str, Choice] = {}
    for choice in found:
        first.setdefault(choice.side, choice)
    used = {library.side(tile.side).series for tile in layout if tile.side in library}

    def order(choice: Choice) -> tuple[bool, bool, str]:
        side = library.side(choice.side)
        return (side.is_scenery, side.series not in used, choice.side)

    return sorted(first.values(), key=order)
