"""A list of sides as pictures, for mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from trackeditor.editor.docks.side_delegate import SideDelegate
from trackeditor.editor.docks.side_model import SideModel
from trackeditor.editor.session import Session

_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect
_DRAGGED = 0.5
"""Size of the picture at the pointer in parts of that in the list: the canvas shows a ghost."""


class SideView(QListView):
    """Pictures in rows that fill the width.

    Signals
    -------
    chosen(str) : a side was clicked (``by_click``) or double clicked, or Enter pressed on it
    typed(str) : text was typed, which is meant for a search
    """

    chosen = Signal(str)
    typed = Signal(str)

    def __init__(
        self,
        session: Session,
        model: SideModel,
        parent: QWidget | None = None,
        *,
        by_click: bool = True,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._sides = model
        self.delegate = SideDelegate(session, self)
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.delegate.pictures.drawn.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(self.delegate.pictures.forget_wishes)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QListView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setSelectionRectVisible(False)
        (self.clicked if by_click else self.doubleClicked).connect(self._choose)

    def minimumSizeHint(self) -> QSize:
        """Room for two pictures side by side."""
        return self._room_for(2, 1)

    def sizeHint(self) -> QSize:
        """Room for three pictures side by side."""
        return self._room_for(3, 5)

    def _room_for(self, columns: int, rows: int) -> QSize:
        picture = self._picture_size()
        frame = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(columns * picture.width() + frame + 2, rows * picture.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the pictures of a row over the width."""
        picture = self._picture_size()
        width = self.viewport().width() - 1
        columns = max(1, width // picture.width())
        self.setGridSize(QSize(width // columns, picture.height()))
        super().resizeEvent(event)

    def _picture_size(self) -> QSize:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        return self.delegate.sizeHint(option, QModelIndex())

    def current_side(self) -> str:
        """The side on which the keyboard acts; an empty text without one."""
        index = self.currentIndex()
        return self._sides.side_at(index) if index.isValid() else ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose what the keyboard acts on: the first side, if no other is chosen yet."""
        index = self.currentIndex()
        super().focusInEvent(event)  # that makes the first one current without choosing it
        if event.reason() != Qt.FocusReason.MouseFocusReason:  # a click chooses by itself
            self.setCurrentIndex(index if index.isValid() else self._sides.index(0))
            self.selectionModel().select(self.currentIndex(), _SELECT)
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; letters and digits go to the search."""
        writes = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        elif writes and event.text().isalnum():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the side at hand, with a small picture beside the pointer."""
        index = self.currentIndex()
        if not index.isValid() or self._session.document.refuses_tiles():
            return
        drag = QDrag(self)
        drag.setMimeData(self._sides.mimeData([index]))
        width = round(self.sizeHintForIndex(index).width() * _DRAGGED)
        picture = self.delegate.picture(self._sides.side_at(index), width, self.devicePixelRatioF())
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(-width // 4, -width // 4))
        drag.exec(actions, Qt.DropAction.CopyAction)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._sides.side_at(index))
