"""The markers and tokens on a tile, each with a button that takes it away."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trackeditor.editor.session import Session
from trackeditor.editor.tools.on_tiles import (
    OnTile,
    name_on_tile,
    on_tiles,
    removal_name,
    remove_from_tile,
)
from trackeditor.layout import PlacedTile


class OnTileList(QWidget):
    """Lists what players put on one tile; it is hidden while there is nothing."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: tuple[OnTile, ...] = ()
        self._rows = QWidget()
        self.title = QLabel()
        self.title.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.title)
        self._column.addWidget(self._rows)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Put the texts in the present language."""
        self.title.setText(self.tr("Markers and tokens"))
        self._show(self._shown)

    def show_tile(self, tile: PlacedTile) -> None:
        """List what is on a tile of the layout in view."""
        document = self._session.document
        self._show(on_tiles(document.layout, self._session.library, [tile.at]))

    def _show(self, shown: tuple[OnTile, ...]) -> None:
        self._shown = shown
        before, self._rows = self._rows, QWidget()
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, one in enumerate(shown):
            name = QLabel(name_on_tile(one))
            name.setWordWrap(True)
            button = QPushButton(self.tr("Remove"))
            button.setToolTip(removal_name(one))
            button.setAccessibleName(removal_name(one))
            button.clicked.connect(partial(self._remove, one))
            grid.addWidget(name, row, 0)
            grid.addWidget(button, row, 1)
        self._column.replaceWidget(before, self._rows)
        before.hide()
        before.deleteLater()  # the button that was pressed may be one of these
        self.setVisible(bool(shown))

    def _remove(self, one: OnTile, *_: object) -> None:
        remove_from_tile(self._session, one)
