"""A layout of small widgets in lines that break where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets beside each other as they are wide, in as many lines as that takes."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

    # --- what Qt asks for ----------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at a place, if there is one."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """No line takes more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines in some width."""
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def sizeHint(self) -> QSize:
        """All items in one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._space() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """As wide as the widest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, room: QRect) -> None:
        """Put all items into a room."""
        super().setGeometry(room)
        self._lay(room, moves=True)

    # --- lines ---------------------------------------------------------------------------------

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _space(self) -> int:
        return max(0, self.spacing())

    def _lay(self, room: QRect, *, moves: bool) -> int:
        """Go through the lines, and move the items there or not; returns the height of all."""
        x, y, line = room.x(), room.y(), 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(room.width(), item.sizeHint().height()))
            if line and x + size.width() > room.x() + room.width():
                x, y, line = room.x(), y + line + self._space(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._space()
            line = max(line, size.height())
        return y + line - room.y()
