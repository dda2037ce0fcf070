"""Buttons in a row that goes on in the next line when there is no room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from trackeditor.editor.docks.flow_layout import FlowLayout
from trackeditor.editor.icons import action_icon

_SPACE = 4


class SteadyButton(QPushButton):
    """A button as wide as the longest of its texts, so that those beside it keep their places.

    It is reached with the Tab key; a click leaves the keyboard where it is.
    """

    def __init__(self, *texts: str) -> None:
        super().__init__(texts[0])
        self._texts = texts
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Room for the longest text."""
        size = super().sizeHint()
        for text in self._texts:
            size = size.expandedTo(self._size_with(text))
        return size

    def minimumSizeHint(self) -> QSize:
        """The same: texts are not cut off."""
        return self.sizeHint()

    def _size_with(self, text: str) -> QSize:
        """The size of the button if it had a text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = text
        content = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)
        button = QStyle.ContentsType.CT_PushButton
        return self.style().sizeFromContents(button, option, content, self)


class IconButton(QPushButton):
    """A button with an icon in the colours of the window; its name is told to those who hear it."""

    def __init__(self, icon: str, name: str) -> None:
        super().__init__()
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_icon(icon, name)

    def show_icon(self, icon: str, name: str) -> None:
        """Show another icon, and tell another name."""
        self._icon = icon
        self.setAccessibleName(name)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon in other colours, and as large as the letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw()

    def _draw(self) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self.setIcon(action_icon(self._icon, self.palette()))


class ButtonRow(QWidget):
    """Buttons side by side, in several lines where the dock is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = FlowLayout()
        self._layout.setSpacing(_SPACE)
        self.setLayout(self._layout)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Add a button or another small widget."""
        self._layout.addWidget(widget)

    def sizeHint(self) -> QSize:
        """Room for the largest button; how many lines there are follows from the width."""
        return self.minimumSizeHint()
