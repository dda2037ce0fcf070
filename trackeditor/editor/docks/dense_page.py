"""A page that makes do with little room before it is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from trackeditor.editor.drive.tall_area import TallArea


class DensePage(QWidget):
    """The content of a scrolled area, scrolled only where its parts cannot be any smaller.

    An area asks its content for the height that it would like to have in some width. Tables and
    texts, which are scrolled themselves, like to have more than they need.
    """

    def heightForWidth(self, width: int) -> int:
        """The least height in which everything can be seen."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else -1


class DenseArea(TallArea):
    """Scrolls a dense page where its rows of buttons break into more lines than there is room."""

    def __init__(self, content: DensePage, parent: QWidget | None = None) -> None:
        super().__init__(content, parent)

    def minimumSizeHint(self) -> QSize:
        """Room for the content when no row breaks."""
        height = self.widget().minimumSizeHint().height()
        return QSize(super().minimumSizeHint().width(), height)
