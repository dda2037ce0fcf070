"""What all docks share: they follow the document, but work only while they are seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QScrollArea, QWidget

from trackeditor.editor.session import Session


class Dock(QDockWidget):
    """A dock that is brought up to date once after every change, when it is seen.

    A subclass connects the signals that it depends on to :meth:`outdate`, puts its fixed texts in
    :meth:`retranslate` (and calls it once), and fills itself in :meth:`refresh`.
    """

    def __init__(self, session: Session, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.session = session
        self._is_outdated = True
        self._is_seen = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.bring_up_to_date)
        self.visibilityChanged.connect(self._come_into_sight)

    def setWidget(self, widget: QWidget) -> None:
        """Take a content; only the title of the dock is written in bold."""
        font = widget.font()
        font.setBold(False)
        widget.setFont(font)
        super().setWidget(widget)
        self._name_areas()

    def outdate(self, *_: object) -> None:
        """Note that something changed; several changes at once make one refresh."""
        self._is_outdated = True
        if self._is_seen:
            self._timer.start()

    def set_pause(self, milliseconds: int) -> None:
        """Refresh only after such a rest from changes; at first there is none."""
        self._timer.setInterval(milliseconds)

    def bring_up_to_date(self) -> None:
        """Show the present state now, if it is not shown yet."""
        if self._is_outdated:
            self._is_outdated = False
            self.refresh()

    def refresh(self) -> None:
        """Show the present state; for subclasses."""

    def retranslate(self) -> None:
        """Put the fixed texts in the present language; for subclasses."""

    def set_title(self, title: str) -> None:
        """Name the dock, for eyes and screen readers."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._name_areas()

    def _name_areas(self) -> None:
        """What is scrolled by the keyboard is called like the dock."""
        for area in self.findChildren(QScrollArea):
            area.setAccessibleName(self.windowTitle())

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language, and other colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.outdate()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring it up to date before it is seen."""
        super().showEvent(event)
        self.bring_up_to_date()

    def _come_into_sight(self, is_seen: bool) -> None:
        """Begin or stop to follow; a dock behind another one's tab is not seen."""
        self._is_seen = is_seen
        if is_seen:
            self.bring_up_to_date()
