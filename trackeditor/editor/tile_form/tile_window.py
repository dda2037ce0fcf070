"""The window that describes a tile: pages of fields, a drawing, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.questions import choose, tell
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.speech import said
from trackeditor.editor.tile_form.drawing_view import DrawingView
from trackeditor.editor.tile_form.fault_list import FaultList
from trackeditor.editor.tile_form.form_state import NAMING, FormState, Remark
from trackeditor.editor.tile_form.kept_tile import kept_tile_to_dict
from trackeditor.editor.tile_form.more_page import MorePage
from trackeditor.editor.tile_form.roads_page import RoadsPage
from trackeditor.editor.tile_form.side_page import SidePage
from trackeditor.editor.tile_form.text_page import TextPage
from trackeditor.tiles import TileError, load_library

_PART_OF_SCREEN = 0.9


class TileWindow(QDialog):
    """Describes one tile; it stands beside the main window, which can be used all the time.

    Signals
    -------
    saved(str) : the tile was saved; the id of the side in view
    closed : the window is done
    """

    saved = Signal(str)
    closed = Signal()

    def __init__(
        self, state: FormState, parent: QWidget | None = None, recovery: Recovery | None = None
    ) -> None:
        super().__init__(parent)
        state.setParent(self)
        self.state = state
        self._copy = recovery.also(self._unsaved, self) if recovery is not None else None
        self.setObjectName("tile-form")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setSizeGripEnabled(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._column = column
        self._content = QWidget()
        column.addWidget(self._content)
        self._build()
        for keys, run in (
            (QKeySequence.StandardKey.Undo, self.undo),
            ("Ctrl+Shift+Z", state.stack.redo),
            ("Ctrl+Y", state.stack.redo),
            (QKeySequence.StandardKey.Save, self.save),
            ("Ctrl+R", lambda: self.drawing.turn(1)),
            ("Ctrl+T", self.turn_over),
        ):
            QShortcut(QKeySequence(keys), self, run)
        state.changed.connect(self.show_state)
        state.row_chosen.connect(self._show_row)
        state.stack.cleanChanged.connect(self._show_title)
        # A step is made before the stack counts it: only then is it known what can be taken back.
        state.stack.indexChanged.connect(self._show_buttons)
        state.stack.indexChanged.connect(self._follow)
        state.changed.connect(self._follow)
        line = self.fontMetrics().height()
        wanted = QSize(76 * line, 46 * line)
        self.resize(wanted.boundedTo(self.screen().availableSize() * _PART_OF_SCREEN))

    def _build(self) -> None:
        """Build the content in the present language."""
        self.pages = QTabWidget()
        self.pages.setUsesScrollButtons(False)
        self.side_page = SidePage(self.state)
        self.roads_page = RoadsPage(self.state)
        self.more_page = MorePage(self.state)
        self.text_page = TextPage(self.state)
        self._all = (self.side_page, self.roads_page, self.more_page, self.text_page)
        for page in self._all:
            self.pages.addTab(page, page.title)
        self.pages.currentChanged.connect(self._leave_text)
        self.drawing = DrawingView(self.state)
        self.other = DrawingView(self.state, is_small=True)
        self.faults = FaultList(self.state)
        self.faults.chosen.connect(self._go_to)
        content = QWidget()
        column = QVBoxLayout(content)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.pages)
        parts.addWidget(self._drawing_side())
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        column.addWidget(parts, 1)
        column.addWidget(self.faults)
        column.addLayout(self._buttons())
        before, self._content = self._content, content
        self._column.replaceWidget(before, content)
        before.hide()
        before.deleteLater()
        self.show_state()

    def _build_anew(self) -> None:
        """Build everything in another language; what is written and the page in view stay."""
        self._finish_writing()
        page, turn = self.pages.currentIndex(), self.drawing.rotation
        moves = self.moves.isChecked()
        self._build()
        self.pages.setCurrentIndex(page)
        self.moves.setChecked(moves)
        self.drawing.turn(turn)

    def _drawing_side(self) -> QWidget:
        beside = QWidget()
        column = QVBoxLayout(beside)
        self.caption = QLabel()
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.moves = QCheckBox(self.tr("Cells and &moves"))
        self.moves.setToolTip(self.tr("Show how cars may drive from cell to cell"))
        self.moves.toggled.connect(self.drawing.show_moves)
        self.turn_button = _button(self.tr("T&urn"), self.tr("Show it turned by 60° (Ctrl+R)"))
        self.turn_button.clicked.connect(lambda: self.drawing.turn(1))
        self.over_button = _button("", self.tr("Bring the other side into view (Ctrl+T)"))
        self.over_button.clicked.connect(self.turn_over)
        row = QHBoxLayout()
        row.addWidget(self.moves)
        row.addStretch(1)
        row.addWidget(self.turn_button)
        others = QHBoxLayout()
        others.addStretch(1)
        others.addWidget(self.other)
        others.addWidget(self.over_button)
        others.addStretch(1)
        column.addWidget(self.caption)
        column.addWidget(self.drawing, 1)
        column.addLayout(row)
        column.addLayout(others)
        return beside

    def _buttons(self) -> QHBoxLayout:
        self.undo_button = _button(self.tr("Undo"), "")
        self.redo_button = _button(self.tr("Redo"), "")
        self.save_button = _button(self.tr("&Save"), "")
        self.close_button = _button(self.tr("Close"), self.tr("Close; it asks before work is lost"))
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.state.stack.redo)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addStretch(1)
        row.addWidget(self.save_button)
        row.addWidget(self.close_button)
        return row

    # --- what it shows -------------------------------------------------------------------------

    def show_state(self) -> None:
        """Show the tile, its faults and the drawing as they are now."""
        state = self.state
        for page in self._all:
            page.show_entry()
        self.faults.show_faults()
        self.drawing.show_face(state.face)
        others = [face for face in state.draft.faces if face != state.face]
        self.other.setVisible(bool(others))
        self.over_button.setVisible(bool(others))
        if others:
            self.other.show_face(others[0])
            self.over_button.setText(self.tr("Show side {face}").format(face=others[0]))
        self._show_caption()
        self._show_buttons()

    def _show_caption(self) -> None:
        state = self.state
        name = state.draft.name(state.face)
        text = self.tr("<b>{side}</b>").format(side=name)
        if not self.drawing.is_current:
            text += self.tr("<br>The drawing waits until the faults of this side are mended.")
        self.caption.setText(text)
        self._show_title()

    def _show_title(self) -> None:
        """Name the tile, and mark it when it is not saved."""
        state = self.state
        name = state.draft.name(state.face)
        self.setWindowTitle(self.tr("Tile {side}[*]").format(side=name))
        self.setWindowModified(not state.is_saved)

    def _show_row(self) -> None:
        self.drawing.update()

    def _show_buttons(self) -> None:
        stack = self.state.stack
        back, again = stack.undoText(), stack.redoText()
        self.undo_button.setEnabled(self.state.can_undo)
        self.redo_button.setEnabled(stack.canRedo())
        self.undo_button.setToolTip(self.tr("Undo: {step} (Ctrl+Z)").format(step=back))
        self.redo_button.setToolTip(self.tr("Redo: {step} (Ctrl+Y)").format(step=again))
        is_sound = not self.state.remarks
        self.save_button.setEnabled(is_sound)
        self.save_button.setToolTip(
            self.tr("Write the tile into its file and use it at once (Ctrl+S)")
            if is_sound
            else self.tr("The tile has faults; mend them first")
        )

    def _leave_text(self) -> None:
        """Take over what was written in the text before another page is seen."""
        if self.pages.currentWidget() is not self.text_page:
            self.text_page.read()

    def _go_to(self, remark: Remark) -> None:
        """Lead to the field of a fault, or to its line in the text."""
        path = remark.fault.path
        if remark.face is not None:
            self.state.show_face(remark.face)
        places = (self.text_page,) if path[:1] == ("text",) else self._all
        for page in places:
            is_of_tile = remark.face is None and path[0] in NAMING
            if page is self.text_page and is_of_tile:
                continue
            self.pages.setCurrentWidget(page) if page is self.text_page else None
            if page.go_to(path):
                self.pages.setCurrentWidget(page)
                page.go_to(path)
                return

    def undo(self) -> None:
        """Take the last step back, of what was typed as text, too."""
        self.text_page.read()
        self.state.undo()

    def turn_over(self) -> None:
        """Bring the other side into view."""
        self.text_page.read()
        others = [face for face in self.state.draft.faces if face != self.state.face]
        if others:
            self.state.show_face(others[0])

    # --- recovery copy -------------------------------------------------------------------------

    def _unsaved(self) -> Mapping[str, Any] | None:
        tile = self.state.kept()
        return None if tile is None else {"tile": kept_tile_to_dict(tile)}

    def _follow(self) -> None:
        """Keep a copy of what is not saved, and none of what is."""
        if self._copy is not None and self.state.is_saved:
            self._copy.forget()
        elif self._copy is not None:
            self._copy.follow()

    def keep_copy(self) -> bool:
        """Write the recovery copy now; True when it is on the disk."""
        return self._copy is not None and self._copy.keep()

    # --- saving and closing --------------------------------------------------------------------

    def save(self) -> bool:
        """Write the tile, and use it everywhere; False when that cannot be."""
        self._finish_writing()
        session = self.state.session
        if self.state.remarks:
            self.faults.list.setFocus()
            return False
        if session.document.held:
            tell(self, self.tr("The tile cannot be saved now."), session.document.held)
            return False
        if self.state.is_changed_outside and not self._may_overwrite():
            return False
        try:
            self.state.save()
        except TileError as error:
            session.use_library(load_library())  # a number may have been taken in the meantime
            tell(self, self.tr("The tile could not be saved."), said(error))
            return False
        name = self.state.draft.name(self.state.face)
        session.say(self.tr("Tile {side} is saved, and in the catalogue").format(side=name))
        self.saved.emit(name)
        return True

    def _may_overwrite(self) -> bool:
        """Ask what to do about a tile that another program changed; False to save nothing."""
        tile = self.state.original
        if tile is None:
            return True
        answer = choose(
            self,
            self.tr("Tile {number} was changed by another program.").format(number=tile.number),
            self.tr("If you save now, its changes in {file} are lost.").format(file=tile.path.name),
            {
                "new": self.tr("Save under another number"),
                "overwrite": self.tr("Overwrite the tile"),
                "cancel": self.tr("Cancel"),
            },
        )
        if answer == "new":
            self.state.become_new()
        return answer != "cancel"

    def _finish_writing(self) -> None:
        """Let fields report what was written last."""
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()
            focused.setFocus()
        self.text_page.read()

    def may_leave(self) -> bool:
        """Ask about changes that are not saved; False when the window must stay."""
        self._finish_writing()
        if self.state.is_saved:
            return True
        self.raise_()
        name = self.state.draft.name(self.state.face)
        answer = choose(
            self,
            self.tr("Tile {side} is not saved.").format(side=name),
            self.tr("What you changed is lost when you do not save it."),
            {
                "save": self.tr("Save"),
                "discard": self.tr("Do not save"),
                "cancel": self.tr("Cancel"),
            },
        )
        return answer == "discard" or (answer == "save" and self.save())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before work is lost."""
        if self.may_leave():
            event.accept()
            if self._copy is not None:
                self._copy.forget()
            self.closed.emit()
            self.deleteLater()
        else:
            event.ignore()

    def reject(self) -> None:
        """Escape closes like the button does."""
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for fields, and presses no button elsewhere."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Write everything in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._build_anew)


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    return button
