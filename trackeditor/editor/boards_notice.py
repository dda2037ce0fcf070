"""A bar over the canvas that says what is not known of the boards of the stage in view."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trackeditor.editor.docks.flow_layout import FlowLayout
from trackeditor.editor.file_state import check_place
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.layout import DocumentError
from trackeditor.roadbook import write_text
from trackeditor.roadbook.leg_stages import not_described
from trackeditor.roadbook.opening import invented_boards
from trackeditor.sentences import as_sentence
from trackeditor.zones import own_board_directories

ROLE = QPalette.ColorRole


class BoardsNotice(QWidget):
    """Says which boards are not described and where to describe them; offers invented ones.

    The boards are read again whenever the window is come back to, such as from a text editor.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boards_notice")
        self._session = session
        self._document = session.document
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ROLE.ToolTipBase)
        self.text = QLabel()
        self.text.setForegroundRole(ROLE.ToolTipText)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.invented_button = QPushButton()
        self.invented_button.setObjectName("invented_boards")
        self.invented_button.clicked.connect(self.take_invented)
        self.again_button = QPushButton()
        self.again_button.setObjectName("read_boards")
        self.again_button.clicked.connect(self.read_again)
        space = self.fontMetrics().height() // 3
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * space, space, 2 * space, space)
        column.addWidget(self.text)
        column.addLayout(FlowLayout(self.invented_button, self.again_button))
        for changed in (
            self._document.layout_changed,
            self._document.stage_shown,
            self._document.held_changed,
        ):
            changed.connect(self._show)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._come_back)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()

    def read_again(self) -> None:
        """Read the board files; say so when nothing is different."""
        if self._document.refuses():
            return
        self._document.read_boards()
        if self.isVisible():
            self._session.say(self.tr("The board files were read; this is still missing."))

    def take_invented(self) -> None:
        """Copy the invented boards to the user's own board files and use them."""
        if self._document.refuses():
            return
        path = own_board_directories()[-1] / invented_boards().name
        try:
            check_place(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, invented_boards().read_text("utf-8"))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            text = self.tr("The boards cannot be copied: {reason}.")
            self._session.say(text.format(reason=reason))
            return
        except DocumentError as error:
            text = self.tr("The boards cannot be copied: {reason}.")
            self._session.say(text.format(reason=said(error)))
            return
        self._document.read_boards()
        text = self.tr("The invented boards are in {file} now; they are not the published ones.")
        self._session.say(text.format(file=str(path)))

    def _come_back(self, state: Qt.ApplicationState) -> None:
        is_active = state == Qt.ApplicationState.ApplicationActive
        if is_active and self._document.is_over_boards and not self._document.held:
            self._document.read_boards()

    def _name(self) -> None:
        self.invented_button.setText(self.tr("Use invented boards"))
        self.invented_button.setToolTip(
            self.tr("Copy boards that we have invented to your own board files, to try them")
        )
        self.again_button.setText(self.tr("Read again"))
        self.again_button.setToolTip(self.tr("Read your board files again"))
        self._show()

    def _show(self) -> None:
        text = self._message()
        self.setVisible(bool(text))
        self.text.setText(text)
        self.invented_button.setVisible(bool(text) and self._may_take_invented())

    def _message(self) -> str:
        """What is missing in the stage in view; empty when nothing is."""
        document = self._document
        if not document.is_over_boards:
            return ""
        if document.boards_fault:
            return as_sentence(document.boards_fault)
        missing = not_described(document.stage, document.boards)
        return "" if missing is None else as_sentence(said(missing))

    def _may_take_invented(self) -> bool:
        """Where the user has described no board yet: two files must not describe the same one."""
        own = any(board.faces for board in self._document.boards.values())
        return bool(own_board_directories()) and not own and not self._document.boards_fault
