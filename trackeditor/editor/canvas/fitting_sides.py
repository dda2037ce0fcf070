"""A list of all sides that fit on a hexagon."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable
from time import perf_counter

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
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

from trackeditor.course import DriveGraph
from trackeditor.editor.exchanging import exchange
from trackeditor.editor.grid_tiles import lies_backward
from trackeditor.editor.placing import Choice, joining, owned_copies, sides_for
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.grid import Hex
from trackeditor.painting.pictures import side_pixmap

_PICTURE = 96
_SLICE = 0.008  # seconds of drawing before events are looked at again


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
        joined = joining(self._layout, session.library, found)
        self.choices = _one_turn_each(found, joined, session.document.analysis.graph)
        self._joining = sum(choice in joined for choice in self.choices)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tiles that fit"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(_PICTURE, _PICTURE))
        self._without_picture: deque[QListWidgetItem] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)
        self._fill()
        self.list.itemActivated.connect(self._lay)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        self.summary = QLabel(self._summary())
        self.summary.setWordWrap(True)
        layout.addWidget(self.summary)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 90, metrics.height() * 28)
        session.document.layout_changed.connect(self.reject)

    def _summary(self) -> str:
        if not self.choices:
            return self.tr("No tile of your boxes that is left fits here.")
        others = len(self.choices) - self._joining
        if self._joining and others:
            first = self.tr(
                "%n side(s) join the roads that end at ({q}, {r}) and come first. Press Enter to"
                " lay one.",
                "",
                self._joining,
            ).format(q=self._at.q, r=self._at.r)
            rest = self.tr("%n more fit there, but lead a road elsewhere.", "", others)
            return f"{first}\n{rest}"
        text = self.tr(
            "%n side(s) fit at ({q}, {r}). Press Enter to lay one.", "", len(self.choices)
        )
        return text.format(q=self._at.q, r=self._at.r)

    def _fill(self) -> None:
        blank = QPixmap(_PICTURE, _PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        for choice in self.choices:
            item = QListWidgetItem(QIcon(blank), choice.side, self.list)
            item.setData(Qt.ItemDataRole.UserRole, choice)
            self._without_picture.append(item)
        if self.choices:
            self.list.setCurrentRow(0)
            self._timer.start()

    def _draw_some(self) -> None:
        """Draw pictures for a moment; the first ones come first."""
        palette = drawing_palette(self._session.settings.theme)
        until = perf_counter() + _SLICE
        while self._without_picture and perf_counter() < until:
            item = self._without_picture.popleft()
            choice: Choice = item.data(Qt.ItemDataRole.UserRole)
            pixmap = side_pixmap(
                choice.side, choice.rotation, _PICTURE, self._session.library, palette
            )
            item.setIcon(QIcon(pixmap))
        if not self._without_picture:
            self._timer.stop()

    def _lay(self, item: QListWidgetItem) -> None:
        choice: Choice = item.data(Qt.ItemDataRole.UserRole)
        layout = self._session.document.layout
        taken = layout.tile_at(self._at)
        if taken is not None:
            text = self.tr("Replace {taken} by {side}")
            name = text.format(taken=taken.side, side=choice.side)
            layout = exchange(layout, self._session.library, taken, choice)
        else:
            name = self.tr("Lay {side}").format(side=choice.side)
            layout = layout.place(choice.tile)
        self._session.selection.edit(layout, name, [self._at], self._at)


def _one_turn_each(
    found: Iterable[Choice], joined: Container[Choice], graph: DriveGraph
) -> list[Choice]:
    """The first fitting turn of every side: those that join the roads around it come first.

    Then come other roads, of both those like the tiles laid first. A pre-grid is turned so that
    cars drive onto the circuit from it.
    """
    layout, library = graph.layout, graph.library
    first: dict[str, Choice] = {}
    for choice in sorted(
        found, key=lambda choice: (choice not in joined, lies_backward(graph, choice.tile))
    ):
        first.setdefault(choice.side, choice)
    used = {library.side(tile.side).series for tile in layout if tile.side in library}

    def order(choice: Choice) -> tuple[bool, bool, bool, str]:
        side = library.side(choice.side)
        return (choice not in joined, side.is_scenery, side.series not in used, choice.side)

    return sorted(first.values(), key=order)
