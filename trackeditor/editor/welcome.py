"""The welcome page: begin anew, open, go on with a recent file, or look at an example."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.roadbook import example_files, example_names, open_document

PICTURE = QSize(168, 126)
"""Size of the picture of an example, in device-independent pixels."""


class ChoiceList(QListWidget):
    """A list whose entries are chosen by one click, Enter or the space bar.

    Signals
    -------
    chosen(QListWidgetItem) : an entry was chosen
    """

    chosen = Signal(QListWidgetItem)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.itemClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current entry."""
        item = self.currentItem()
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if item is not None and event.key() in keys:
            self.chosen.emit(item)
        else:
            super().keyPressEvent(event)


class WelcomePage(QWidget):
    """What the window shows before a rally is open.

    Signals
    -------
    new_wanted, open_wanted, recovery_wanted : a button was pressed
    file_wanted(Path) : a recent file was chosen
    example_wanted(str) : an example was chosen, by its name
    """

    new_wanted = Signal()
    open_wanted = Signal()
    recovery_wanted = Signal()
    file_wanted = Signal(object)
    example_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._session = session
        title = QLabel(self.tr("Track editor"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setBold(True)
        title.setFont(font)
        explanation = QLabel(self.tr("Build stages of hexagon tiles, check them, and drive them."))
        explanation.setWordWrap(True)
        self.recent = ChoiceList()
        self.recent.setObjectName("recent_files")
        self.recent.setAccessibleName(self.tr("Recent files"))
        self.recent.setSpacing(self.fontMetrics().height() // 4)
        self.recent.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.recent.chosen.connect(
            lambda item: self.file_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
        )
        self.examples = self._example_list()
        self._recent_title = _heading(self.tr("Recent files"))
        self._recover = self._button("recover", self.tr("&Recover unsaved work…"), "")
        self._recover.clicked.connect(self.recovery_wanted)
        self._recover.hide()
        self.new_button = self._button(
            "new", self.tr("&New rally"), self.tr("Begin with an empty stage")
        )
        self.new_button.clicked.connect(self.new_wanted)
        self.new_button.setDefault(True)
        open_ = self._button(
            "open", self.tr("&Open…"), self.tr("Open a road-book, or layouts as stages")
        )
        open_.clicked.connect(self.open_wanted)
        left = QVBoxLayout()
        left.setSpacing(self.fontMetrics().height() // 2)
        for widget in (
            title,
            explanation,
            self.new_button,
            open_,
            self._recover,
            self._recent_title,
        ):
            left.addWidget(widget)
        left.addWidget(self.recent, 1)
        self._nothing = QLabel(self.tr("Files that you open or save are listed here."))
        self._nothing.setWordWrap(True)
        left.addWidget(self._nothing)
        left.addStretch(0)
        layout = QGridLayout(self)
        space = self.fontMetrics().height()
        layout.setContentsMargins(2 * space, 2 * space, 2 * space, space)
        layout.setHorizontalSpacing(2 * space)
        layout.addLayout(left, 0, 0, 2, 1)
        layout.addWidget(_heading(self.tr("Examples")), 0, 1)
        layout.addWidget(self.examples, 1, 1)
        layout.setColumnStretch(0, 2)
        layout.setColumnStretch(1, 5)
        layout.setRowStretch(1, 1)
        self._pictures = QTimer(self)
        self._pictures.setInterval(0)
        self._pictures.timeout.connect(self._paint_next)
        self._unpainted: list[QListWidgetItem] = []
        session.settings.changed.connect(self._setting_changed)
        self._fill_recent()

    def offer_recovery(self, copies: int) -> None:
        """Show or hide the button for unsaved work."""
        self._recover.setVisible(copies > 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the pictures once the page itself is there."""
        super().showEvent(event)
        if self._unpainted:
            self._pictures.start()

    def hideEvent(self, event: object) -> None:
        """Do not paint for nobody."""
        self._pictures.stop()

    def _button(self, name: str, text: str, hint: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(hint or text.replace("&", ""))
        button.setAutoDefault(True)
        return button

    # --- recent files --------------------------------------------------------------------------

    def _setting_changed(self, key: str) -> None:
        if key == "recent_files":
            self._fill_recent()
        elif key == "theme":
            self.repaint_pictures()

    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in self._session.settings.recent_files:
            item = QListWidgetItem(f"{path.name}\n{path.parent}")
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            item.setToolTip(str(path))
            self.recent.addItem(item)
        has_some = self.recent.count() > 0
        self.recent.setVisible(has_some)
        self._nothing.setVisible(not has_some)

    # --- examples ------------------------------------------------------------------------------

    def _example_list(self) -> ChoiceList:
        examples = ChoiceList()
        examples.setObjectName("examples")
        examples.setAccessibleName(self.tr("Examples"))
        examples.setViewMode(QListView.ViewMode.IconMode)
        examples.setMovement(QListView.Movement.Static)
        examples.setResizeMode(QListView.ResizeMode.Adjust)
        examples.setIconSize(PICTURE)
        examples.setSpacing(self.fontMetrics().height() // 2)
        examples.setUniformItemSizes(True)
        empty = QPixmap(PICTURE)
        empty.fill(Qt.GlobalColor.transparent)
        for name in example_names():
            item = QListWidgetItem(QIcon(empty), name)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if "-ss" in name:
                item.setToolTip(
                    self.tr("Open {name} with the other stages of its rally").format(name=name)
                )
            examples.addItem(item)
        examples.setCurrentRow(0)
        examples.chosen.connect(
            lambda item: self.example_wanted.emit(item.data(Qt.ItemDataRole.UserRole))
        )
        return examples

    def repaint_pictures(self) -> None:
        """Paint all pictures again, one whenever there is nothing else to do."""
        self._unpainted = [self.examples.item(row) for row in range(self.examples.count())]
        if self.isVisible():
            self._pictures.start()

    def _paint_next(self) -> None:
        if not self._unpainted:
            self._pictures.stop()
            return
        from trackeditor.editor.example_pictures import example_picture

        item = self._unpainted.pop(0)
        path = example_files()[item.data(Qt.ItemDataRole.UserRole)]
        picture = example_picture(
            open_document(path).stages[0].layout,
            PICTURE,
            self.devicePixelRatioF(),
            self._session.library,
            drawing_palette(self._session.settings.theme),
        )
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
        item.setIcon(icon)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label
