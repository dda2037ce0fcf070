"""The window with the tiles of the user's own: to be made, copied, edited, removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.docks.words import boxes_of, summary
from trackeditor.editor.drive.button_row import ButtonRow
from trackeditor.editor.finding_tile import side_facts
from trackeditor.editor.questions import choose, tell
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.themes import drawing_palette
from trackeditor.editor.tile_form.draft import Draft, empty_draft
from trackeditor.editor.tile_form.form_state import FormState, Unread
from trackeditor.editor.tile_form.kept_tile import KeptTile
from trackeditor.editor.tile_form.own_tiles import (
    FIRST_FILE,
    OwnTile,
    copy_of,
    draft_of,
    free_number,
    own_directory,
    own_tiles,
    remove_tile,
)
from trackeditor.editor.tile_form.text_page import entry_of_text
from trackeditor.editor.tile_form.tile_window import TileWindow
from trackeditor.painting.pictures import side_pixmap
from trackeditor.tiles import TileError, load_library

_PICTURE_LINES = 4
_TILE = Qt.ItemDataRole.UserRole


class OwnTilesWindow(QDialog):
    """Lists the user's own tiles by file; it stands beside the main window.

    Each tile is described in a window of its own (:class:`TileWindow`), which belongs to this one
    and stays open when the list is closed.
    """

    def __init__(
        self, session: Session, parent: QWidget | None = None, recovery: Recovery | None = None
    ) -> None:
        super().__init__(parent)
        self._recovery = recovery
        self.setObjectName("own-tiles")
        self.setSizeGripEnabled(True)
        self._session = session
        self._windows: list[TileWindow] = []
        self.explanation = QLabel()
        self.explanation.setWordWrap(True)
        self.explanation.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tree = QTreeWidget()
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(False)
        self.tree.setItemsExpandable(False)
        self.tree.itemActivated.connect(lambda *_: self.edit())
        self.tree.currentItemChanged.connect(lambda *_: self._show_buttons())
        self.buttons = {name: QPushButton() for name in ("new", "copy", "edit", "remove", "close")}
        runs: dict[str, Callable[[], object]] = {
            "new": self.new,
            "copy": self.ask_copy,
            "edit": self.edit,
            "remove": self.remove,
            "close": self.close,
        }
        row = ButtonRow()
        for name, button in self.buttons.items():
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, run=runs[name]: run())
            if name != "close":
                row.add(button)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self.buttons["close"])
        column = QVBoxLayout(self)
        column.addWidget(self.explanation)
        column.addWidget(self.tree, 1)
        column.addWidget(row)
        column.addLayout(bottom)
        session.library_changed.connect(self.show_tiles)
        session.settings.changed.connect(self._setting_changed)
        line = self.fontMetrics().height()
        self.resize(44 * line, 32 * line)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the texts in the present language."""
        self.setWindowTitle(self.tr("Tiles of your own"))
        texts = {
            "new": (self.tr("&New tile…"), self.tr("Describe a tile from scratch")),
            "copy": (
                self.tr("&Copy a printed tile…"),
                self.tr("Begin with a tile that is there; the copy gets a number of its own"),
            ),
            "edit": (self.tr("&Edit…"), self.tr("Describe the chosen tile anew (Enter)")),
            "remove": (self.tr("&Remove…"), self.tr("Take the chosen tile out of its file")),
            "close": (self.tr("Close"), self.tr("Close this list")),
        }
        for name, (text, tip) in texts.items():
            self.buttons[name].setText(text)
            self.buttons[name].setToolTip(tip)
        self.tree.setAccessibleName(self.tr("Tiles of your own"))
        self.tree.setHeaderLabels([self.tr("Side"), self.tr("What it is"), self.tr("Box")])
        self.show_tiles()

    def show_tiles(self) -> None:
        """List the tiles that there are now."""
        library = self._session.library
        chosen = self.current()
        self.tree.clear()
        pixels = _PICTURE_LINES * self.fontMetrics().height()
        self.tree.setIconSize(QSize(pixels, pixels))
        groups: dict[str, QTreeWidgetItem] = {}
        for tile in own_tiles(library):
            group = groups.get(str(tile.path))
            if group is None:
                group = groups[str(tile.path)] = self._group(str(tile.path))
            for name in tile.sides:
                item = self._item(name, tile, pixels)
                group.addChild(item)
                if chosen is not None and chosen.number == tile.number:
                    self.tree.setCurrentItem(item)
        self.tree.expandAll()
        first = self.tree.topLevelItem(0)
        if self.current() is None and first is not None:
            self.tree.setCurrentItem(first.child(0) or first)
        for column in range(self.tree.columnCount()):
            self.tree.resizeColumnToContents(column)
        self._explain(bool(groups))
        self._show_buttons()

    def _group(self, path: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([path])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.font()
        font.setBold(True)
        item.setFont(0, font)
        self.tree.addTopLevelItem(item)
        item.setFirstColumnSpanned(True)
        return item

    def _item(self, name: str, tile: OwnTile, pixels: int) -> QTreeWidgetItem:
        library = self._session.library
        side = library.side(name)
        what = summary(side_facts(side))
        item = QTreeWidgetItem([name, what, ", ".join(boxes_of(side, library.editions))])
        item.setData(0, _TILE, tile)
        ratio = self.devicePixelRatioF()
        palette = drawing_palette(self._session.settings.theme)
        picture = QPixmap(side_pixmap(name, 0, round(pixels * ratio), library, palette))
        picture.setDevicePixelRatio(ratio)
        item.setIcon(0, QIcon(picture))
        item.setToolTip(1, what)
        return item

    def _explain(self, has_tiles: bool) -> None:
        directory = own_directory()
        lines = []
        if directory is None:
            lines.append(
                self.tr("TRACKEDITOR_TILES names no directory: tiles of your own have no place.")
            )
        elif not has_tiles:
            text = self.tr(
                "You have no tiles of your own yet. New ones are written into {directory}."
            )
            lines.append(text.format(directory=directory))
        else:
            lines.append(
                self.tr("Tiles that your files describe; they are used like the program's.")
            )
        faults = self._session.library.faults
        if faults:
            lines.append(self.tr("What is not used of your files:"))
            lines += [said(fault) for fault in faults]
        self.explanation.setText("\n".join(lines))

    def _show_buttons(self) -> None:
        has_place = own_directory() is not None
        self.buttons["new"].setEnabled(has_place)
        self.buttons["copy"].setEnabled(has_place)
        for name in ("edit", "remove"):
            self.buttons[name].setEnabled(self.current() is not None)

    def current(self) -> OwnTile | None:
        """The tile that is chosen."""
        item = self.tree.currentItem()
        return item.data(0, _TILE) if item is not None else None

    # --- what it does --------------------------------------------------------------------------

    def _read_files(self) -> None:
        """Use the files as they are now: another program may have changed them."""
        library = load_library()
        if library is not self._session.library and not self._session.document.held:
            self._session.use_library(library)

    def new(self) -> TileWindow:
        """Describe a tile from scratch."""
        self._read_files()
        return self._open(empty_draft(free_number(self._session.library), self._usual_file()), None)

    def ask_copy(self) -> None:
        """Ask which tile to copy, and describe the copy."""
        library = self._session.library
        numbers = [str(number) for number in library.tiles]
        picked = self._session.picked
        at = numbers.index(str(library.side(picked).tile)) if picked in library else 0
        title, label = self.tr("Copy a printed tile"), self.tr("Number of the tile:")
        number, accepted = QInputDialog.getItem(self, title, label, numbers, at, True)
        if not accepted:
            return
        if number.strip() not in numbers:
            text = self.tr("There is no tile {number}.").format(number=number)
            tell(self, text, self.tr("Take a number from the list."))
            return
        self.copy(int(number))

    def copy(self, number: int) -> TileWindow:
        """Describe a tile that looks like another one at first."""
        self._read_files()
        return self._open(copy_of(number, self._session.library, self._usual_file()), None)

    def edit(self) -> TileWindow | None:
        """Describe the chosen tile anew."""
        self._read_files()
        tile = self.current()
        if tile is None:
            return None
        for window in self._windows:
            if window.state.original == tile:
                window.raise_()
                window.activateWindow()
                return window
        try:
            draft = draft_of(tile, self._session.library)
        except TileError as error:
            tell(self, self.tr("The tile cannot be described now."), said(error))
            return None
        return self._open(draft, tile)

    def remove(self) -> None:
        """Take the chosen tile out of its file, when the user means it."""
        self._read_files()
        tile, document = self.current(), self._session.document
        if tile is None:
            return
        if document.held:
            tell(self, self.tr("The tile cannot be removed now."), document.held)
            return
        answer = choose(
            self,
            self.tr("Remove tile {number}?").format(number=tile.number),
            self.tr("It is taken out of {file}. Stages that use it keep a grey place.").format(
                file=tile.path
            ),
            {"remove": self.tr("Remove"), "cancel": self.tr("Cancel")},
        )
        if answer != "remove":
            return
        try:
            remove_tile(tile)
        except TileError as error:
            tell(self, self.tr("The tile could not be removed."), said(error))
        self._session.use_library(load_library())

    def _usual_file(self) -> str:
        """The file of the chosen tile, else that of the first one."""
        directory = own_directory()
        tiles = [tile for tile in own_tiles(self._session.library) if tile.path.parent == directory]
        chosen = self.current()
        if chosen is not None and chosen in tiles:
            return chosen.path.stem
        return tiles[0].path.stem if tiles else FIRST_FILE

    def _open(self, draft: Draft, tile: OwnTile | None) -> TileWindow:
        return self._show(FormState(self._session, draft, tile))

    def recover(self, tile: KeptTile) -> bool:
        """Go on with a tile of a recovery copy; True when this process has a copy of its own."""
        state = FormState(self._session, tile.draft, tile.original)
        unread = {}
        for face, text in tile.unread.items():
            _, fault = entry_of_text(text)
            if fault is not None:
                unread[face] = Unread(text, fault)
        state.recover(tile, unread)
        return self._show(state).keep_copy()

    def _show(self, state: FormState) -> TileWindow:
        window = TileWindow(state, self, self._recovery)
        self._windows.append(window)
        window.closed.connect(lambda: self._windows.remove(window))
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    # --- closing -------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """Ask about all tiles that are not saved; False when the program must not end."""
        return all(window.may_leave() for window in self._windows)

    def _setting_changed(self, key: str) -> None:
        if key == "theme":
            QTimer.singleShot(0, self, self.show_tiles)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
