"""The welcome page: begin anew, open, go on with a recent file, or look at an example."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QResizeEvent, QShowEvent
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

from trackeditor.editor.picture_cache import PictureCache
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.roadbook import example_files, example_names
from trackeditor.roadbook.opening import rallies_over_boards

PICTURE = QSize(168, 126)
"""Size of the picture of an example, in device-independent pixels."""
_LETTERS = 20
"""Width of a rally's name on a button, in letters; a longer one is shortened."""


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


class PictureList(ChoiceList):
    """Pictures with their names below, spread over the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(PICTURE)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make columns as wide as they can be."""
        line = self.fontMetrics().height()
        least = PICTURE + QSize(line, 3 * line)
        width = self.viewport().width() - 1
        self.setGridSize(QSize(width // max(1, width // least.width()), least.height()))
        super().resizeEvent(event)


class WelcomePage(QWidget):
    """What the window shows before a rally is open.

    Signals
    -------
    back_wanted, new_wanted, open_wanted, recovery_wanted : a button was pressed
    file_wanted(Path) : a recent file was chosen
    example_wanted(str) : an example was chosen, by its name
    """

    back_wanted = Signal()
    new_wanted = Signal()
    open_wanted = Signal()
    recovery_wanted = Signal()
    file_wanted = Signal(object)
    example_wanted = Signal(str)

    def __init__(
        self,
        session: Session,
        pictures: PictureCache | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._cache = pictures or PictureCache(None)
        self._session = session
        self._title = QLabel(self.tr("Track editor"))
        self._title.setWordWrap(True)
        self._size_title()
        explanation = QLabel(self.tr("Build stages of hexagon tiles, check them, and drive them."))
        explanation.setWordWrap(True)
        self.recent = ChoiceList()
        self.recent.setObjectName("recent_files")
        self.recent.setAccessibleName(self.tr("Recent files"))
        self.recent.setSpacing(self.fontMetrics().height() // 4)
        self.recent.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.recent.setWordWrap(True)  # Qt would not shorten lines that are longer than the list
        self.recent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.recent.chosen.connect(
            lambda item: self.file_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
        )
        self.examples = self._example_list()
        self._recent_title = _heading(self.tr("Recent files"))
        self.back_button = self._button("back", "", "")
        self.back_button.clicked.connect(self.back_wanted)
        self.back_button.hide()
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
        space = self.fontMetrics().height()
        left.setSpacing(space // 2)
        for widget in (self._title, explanation):
            left.addWidget(widget)
        left.addSpacing(space)
        for widget in (self.back_button, self.new_button, open_, self._recover):
            left.addWidget(widget)
        left.addSpacing(space)
        left.addWidget(self._recent_title)
        left.addWidget(self.recent, 1)
        self._nothing = QLabel(self.tr("Files that you open or save are listed here."))
        self._nothing.setWordWrap(True)
        left.addWidget(self._nothing)
        left.addStretch(0)
        layout = QGridLayout(self)
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
        self._unpainted = self._all_examples()
        self._may_paint = False
        session.settings.changed.connect(self._setting_changed)
        self._fill_recent()

    def offer_way_back(self, rally: str) -> None:
        """Show a button that leads back to the rally that is open."""
        metrics = self.fontMetrics()
        room = _LETTERS * metrics.averageCharWidth()
        shown = metrics.elidedText(rally, Qt.TextElideMode.ElideMiddle, room)
        text = self.tr("&Back to {rally}")
        self.back_button.setText(text.format(rally=shown.replace("&", "&&")))
        name = text.replace("&", "").format(rally=rally)
        self.back_button.setAccessibleName(name)
        self.back_button.setToolTip(self.tr("{back}; Escape does the same").format(back=name))
        self.back_button.show()

    def offer_recovery(self, copies: int) -> None:
        """Show or hide the button for unsaved work."""
        self._recover.setVisible(copies > 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the pictures once the page itself is there."""
        super().showEvent(event)
        self._go_on_painting()

    def hideEvent(self, event: object) -> None:
        """Do not paint for nobody."""
        self._pictures.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another size of the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_title()

    def _size_title(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setBold(True)
        self._title.setFont(font)

    def _button(self, name: str, text: str, hint: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(hint or text.replace("&", ""))
        button.setAutoDefault(True)
        button.setMinimumHeight(2 * self.fontMetrics().height())
        return button

    # --- recent files --------------------------------------------------------------------------

    def _setting_changed(self, key: str) -> None:
        if key == "recent_files":
            self._fill_recent()
        elif key == "theme":
            self._repaint_pictures()

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
        examples = PictureList()
        examples.setObjectName("examples")
        examples.setAccessibleName(self.tr("Examples"))
        empty = QPixmap(PICTURE)
        empty.fill(Qt.GlobalColor.transparent)
        for name in sorted((*example_names(), *rallies_over_boards())):
            item = QListWidgetItem(QIcon(empty), name)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if "-ss" in name:
                item.setToolTip(
                    self.tr("Open {name} with the other stages of its rally").format(name=name)
                )
            examples.addItem(item)
        # The keyboard begins at the first one, which is not chosen before somebody does.
        examples.setCurrentRow(0, QItemSelectionModel.SelectionFlag.NoUpdate)
        examples.chosen.connect(
            lambda item: self.example_wanted.emit(item.data(Qt.ItemDataRole.UserRole))
        )
        return examples

    def _all_examples(self) -> list[QListWidgetItem]:
        return [self.examples.item(row) for row in range(self.examples.count())]

    def show_kept_pictures(self) -> None:
        """Show the pictures that were painted at an earlier start."""
        from trackeditor.editor.example_pictures import kept_picture

        palette = drawing_palette(self._session.settings.theme)
        missing = []
        for item in self._unpainted:
            path, ratio = _file_of(item), self.devicePixelRatioF()
            picture = kept_picture(path, PICTURE, ratio, palette, self._cache)
            if picture is None:
                missing.append(item)
            else:
                _show(item, picture)
        self._unpainted = missing

    def paint_pictures(self) -> None:
        """Paint those that are missing, one whenever there is nothing else to do."""
        self._may_paint = True
        self._go_on_painting()

    def _go_on_painting(self) -> None:
        if self._may_paint and self._unpainted and self.isVisible():
            self._pictures.start()

    def _repaint_pictures(self) -> None:
        """Show all pictures in other colours."""
        self._unpainted = self._all_examples()
        self.show_kept_pictures()
        self._go_on_painting()

    def _paint_next(self) -> None:
        if not self._unpainted:
            self._pictures.stop()
            return
        from trackeditor.editor.example_pictures import example_picture

        item = self._unpainted.pop(0)
        picture = example_picture(
            _file_of(item),
            PICTURE,
            self.devicePixelRatioF(),
            self._session.library,
            drawing_palette(self._session.settings.theme),
            self._cache,
        )
        _show(item, picture)


def _file_of(example: QListWidgetItem) -> Path:
    name = example.data(Qt.ItemDataRole.UserRole)
    return rallies_over_boards().get(name) or example_files()[name]


def _show(example: QListWidgetItem, picture: QPixmap) -> None:
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
    example.setIcon(icon)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setWordWrap(True)
    return label
