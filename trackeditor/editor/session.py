"""What all parts of the window share."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from trackeditor.editor.branch import Branch
from trackeditor.editor.document import Document
from trackeditor.editor.selection import Selection
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex, Point
from trackeditor.layout import Layout
from trackeditor.tiles import Library


class Session(QObject):
    """What is edited and chosen, and the requests that parts make of each other.

    Signals
    -------
    side_picked(str) : a side of the catalogue is in hand, to be appended or placed ("": none)
    zoom_wanted(Hex) : bring a tile into view
    change_pointed(Layout | None) : show what a change would do, given as the layout after it; None
        when that is over
    overlays_changed : other overlays are shown
    library_changed : other tiles, or sides described anew; views read the library again
    said(str) : a short message for the status bar
    refused(str, Hex | Point | None) : why something cannot be done, and the hexagon or the point
        of the plane that it concerns; an empty text when that is over
    """

    side_picked = Signal(str)
    zoom_wanted = Signal(object)
    change_pointed = Signal(object)
    overlays_changed = Signal()
    library_changed = Signal()
    said = Signal(str)
    refused = Signal(str, object)

    def __init__(self, library: Library, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.document = Document(library, self)
        self.selection = Selection(self.document)
        self.branch = Branch(self, self)
        self._picked = ""
        self._overlays: frozenset[str] = frozenset()
        self._is_refusing = False
        self._has_said = False
        self.document.layout_changed.connect(self._forget_refusal)
        self.document.refused.connect(self.say)
        self.document.undoing.connect(self._take_back_message)
        self.document.held_changed.connect(self._held_changed)
        self.document.library_changed.connect(self._read_library)
        settings.changed.connect(self._setting_changed)
        self._setting_changed("boxes")

    @property
    def library(self) -> Library:
        """All tiles that there are."""
        return self.document.library

    @property
    def picked(self) -> str:
        """The side in hand, or an empty text."""
        return self._picked

    def pick(self, side: str) -> None:
        """Take a side of the catalogue in hand, or put it back (empty text)."""
        if side and self.document.refuses_tiles():
            return
        if side != self._picked:
            self._picked = side
            self.side_picked.emit(side)

    @property
    def overlays(self) -> frozenset[str]:
        """Names of the overlays shown (``painting.painter.OVERLAYS``)."""
        return self._overlays

    def show_overlay(self, name: str, shown: bool) -> None:
        """Show or hide an overlay."""
        overlays = self._overlays | {name} if shown else self._overlays - {name}
        if overlays != self._overlays:
            self._overlays = overlays
            self.overlays_changed.emit()

    def use_library(self, library: Library) -> None:
        """Use other tiles from now on, in everything that is open."""
        self.document.use_library(library)

    def zoom_to(self, at: Hex) -> None:
        """Bring a tile into view."""
        self.zoom_wanted.emit(at)

    def point_at_change(self, changed: Layout | None) -> None:
        """Show what a change would do, given as the layout after it; None ends that."""
        self.change_pointed.emit(changed)

    def say(self, message: str) -> None:
        """Show a short message in the status bar."""
        if self._is_refusing:
            self._is_refusing = False
            self.refused.emit("", None)
        self._has_said = bool(message)
        self.said.emit(message)

    def refuse(self, reason: str, place: Hex | Point | None = None) -> None:
        """Say why something cannot be done, at its place on the table, too, until the next edit."""
        self._is_refusing = self._has_said = True
        self.said.emit(reason)
        self.refused.emit(reason, place)

    def _forget_refusal(self) -> None:
        if self._is_refusing:
            self.say("")

    def _take_back_message(self) -> None:
        """What was said of a step is true no longer once that is taken back."""
        if self._has_said:
            self.say("")

    def _held_changed(self) -> None:
        """What is in hand is put back where it cannot be laid."""
        if self.document.held:
            self.pick("")

    def _read_library(self) -> None:
        """Let the views read the library, and check with its boxes, before the layout is shown."""
        if self._picked and self._picked not in self.library:
            self.pick("")
        self.library_changed.emit()
        self._setting_changed("boxes")

    def _setting_changed(self, key: str) -> None:
        if key in ("boxes", "rules_off"):
            names = self.settings.boxes
            editions = self.library.editions
            boxes = None if names is None else [editions[n] for n in names if n in editions]
            self.document.check_with(boxes, self.settings.rules_off)
