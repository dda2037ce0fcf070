"""The dialog that offers recovery copies: take one over, delete, or decide later."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.questions import choose
from trackeditor.editor.recovery import Copy, Recovery
from trackeditor.editor.speech import said


class RecoveryDialog(QDialog):
    """Shows the copies that wait; :attr:`chosen` is the one to take over, or None."""

    def __init__(self, recovery: Recovery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self.setWindowTitle(self.tr("Unsaved work"))
        self.chosen: Copy | None = None
        self._recovery = recovery
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Recovery copies"))
        self._list.setWordWrap(True)
        self._list.currentRowChanged.connect(self._update_buttons)
        self._list.itemActivated.connect(self._take)
        explanation = QLabel(
            self.tr(
                "The editor ended before this work was saved. Nothing of it is in your files"
                " unless you save it; the copies are kept until you decide."
            )
        )
        explanation.setWordWrap(True)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._take_button = QPushButton(self.tr("&Recover"))
        self._take_button.setObjectName("recover")
        self._take_button.setToolTip(self.tr("Open this copy as unsaved changes"))
        self._take_button.setDefault(True)
        self._take_button.clicked.connect(self._take)
        self._delete_button = QPushButton(self.tr("&Delete…"))
        self._delete_button.setObjectName("delete")
        self._delete_button.setToolTip(self.tr("Throw this copy away"))
        self._delete_button.clicked.connect(self._delete)
        later = QPushButton(self.tr("Decide &later"))
        later.setObjectName("later")
        later.setToolTip(self.tr("Keep all copies; they are offered again at the next start"))
        later.clicked.connect(self.reject)
        for button in (self._take_button, self._delete_button):
            buttons.addButton(button, role.ActionRole)
        buttons.addButton(later, role.RejectRole)
        layout = QVBoxLayout(self)
        layout.addWidget(explanation)
        layout.addWidget(self._list, 1)
        layout.addWidget(buttons)
        self._fill()

    def _fill(self) -> None:
        self._list.clear()
        for copy in self._recovery.waiting():
            item = QListWidgetItem(self._described(copy))
            item.setData(Qt.ItemDataRole.UserRole, copy)
            item.setToolTip(str(copy.file or copy.path))
            self._list.addItem(item)
        self._list.setCurrentRow(0)
        self._update_buttons()

    def _described(self, copy: Copy) -> str:
        when = QLocale().toString(copy.kept.astimezone(), QLocale.FormatType.ShortFormat)
        if copy.tile is not None:
            draft = copy.tile.draft
            return self.tr("Tile {side} of {file}, {when}").format(
                side=draft.name(copy.tile.face), file=f"{draft.file}.yaml", when=when
            )
        if copy.roadbook is None:
            return self.tr("{when}: cannot be read ({fault})").format(
                when=when, fault=said(copy.fault)
            )
        stages = copy.roadbook.stages
        tiles = sum(len(stage.layout) for stage in stages)
        name = copy.file.name if copy.file else copy.roadbook.title or self.tr("New rally")
        text = self.tr("{name}, {when}: {stages}, {tiles}")
        if copy.race is not None:
            text = self.tr("{name}, {when}: {stages}, {tiles}, and a race of {drivers}")
        return text.format(
            name=name,
            when=when,
            stages=self.tr("%n stage(s)", "", len(stages)),
            tiles=self.tr("%n tile(s)", "", tiles),
            drivers=self.tr("%n driver(s)", "", len(copy.race.kinds) if copy.race else 0),
        )

    def _current(self) -> Copy | None:
        item = self._list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item is not None else None

    def _update_buttons(self) -> None:
        copy = self._current()
        self._take_button.setEnabled(copy is not None and copy.is_readable)
        self._delete_button.setEnabled(copy is not None)

    def _take(self) -> None:
        copy = self._current()
        if copy is not None and copy.is_readable:
            self.chosen = copy
            self.accept()

    def _delete(self) -> None:
        copy = self._current()
        if copy is None:
            return
        answer = choose(
            self,
            self.tr("Delete this copy?"),
            self.tr("The work in it cannot be brought back afterwards."),
            {"keep": self.tr("Keep it"), "delete": self.tr("Delete"), "cancel": self.tr("Cancel")},
        )
        if answer == "delete":
            self._recovery.delete(copy)
            self._fill()
            if self._list.count() == 0:
                self.reject()
