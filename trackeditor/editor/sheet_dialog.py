"""The dialog that writes or prints the PC-course sheet of the rally."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.file_dialogs import ask_save
from trackeditor.editor.file_names import file_name
from trackeditor.editor.file_state import check_place, is_there
from trackeditor.editor.long_work import GivenUpError, run_long
from trackeditor.editor.questions import may_replace, tell
from trackeditor.editor.rally_sheet import RallySheet
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.translations import language_of_words
from trackeditor.layout import DocumentError
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import PAGES

_SUFFIX = ".pdf"
_LETTERS = 45
"""Width of the explanation."""


class SheetDialog(QDialog):
    """Size of the paper, and whether to write or to print the sheet."""

    def __init__(self, session: Session, directory: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setWindowTitle(self.tr("PC-course sheet"))
        self._session = session
        self._directory = directory
        explanation = QLabel(
            self.tr(
                "All stages of the rally with their services, drivers and times, on paper to write"
                " on."
            )
        )
        explanation.setWordWrap(True)
        explanation.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())
        self.paper = QComboBox()
        self.paper.setObjectName("paper")
        self.paper.setToolTip(self.tr("Size of the paper of the document"))
        for name in PAGES:
            self.paper.addItem(name, name)
        form = QFormLayout()
        form.addRow(self.tr("P&aper:"), self.paper)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        roles = QDialogButtonBox.ButtonRole
        write, print_ = self.tr("&Write file…"), self.tr("P&rint…")
        _add_button(buttons, "write_now", write, self._write, roles.AcceptRole)
        _add_button(buttons, "print_now", print_, self._print, roles.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(explanation)
        layout.addLayout(form)
        layout.addWidget(buttons)

    @property
    def sheet(self) -> RallySheet:
        """The rally as it is now."""
        document = self._session.document
        return RallySheet(document.roadbook, document.library, document.boards, language_of_words())

    def _write(self) -> None:
        title = file_name(self._session.document.roadbook.title, "rally")
        proposal = self._directory / f"{title}-sheet{_SUFFIX}"
        chosen = ask_save(self, self.tr("Write PC-course sheet"), proposal, [f"*{_SUFFIX}"])
        if chosen is None:
            return
        path, _ = chosen
        if path.suffix.lower() != _SUFFIX:
            path = path.with_name(path.name + _SUFFIX)
            if is_there(path) and not may_replace(self, path):
                return
        sheet, page = self.sheet, PAGES[self.paper.currentData()]
        text = self.tr("Writing {file}…").format(file=path.name)
        try:
            check_place(path)
            run_long(self, text, lambda progress: sheet.write(path, page, progress))
        except GivenUpError:
            return
        except (DocumentError, PaintingError) as error:
            tell(self, self.tr("The sheet was not written."), said(error))
            return
        self._session.say(self.tr("Sheet written to {file}").format(file=path.name))
        self.accept()

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._session.document.roadbook.title)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        try:
            job = self.sheet.printing(printer)
            run_long(self, self.tr("Printing…"), job)
        except GivenUpError:
            return
        except (DocumentError, PaintingError) as error:
            tell(self, self.tr("The sheet was not printed."), said(error))
            return
        self._session.say(self.tr("Sent to the printer"))
        self.accept()


def _add_button(
    buttons: QDialogButtonBox,
    name: str,
    text: str,
    run: Callable[[], None],
    role: QDialogButtonBox.ButtonRole,
) -> None:
    button = QPushButton(text)
    button.setObjectName(name)
    button.clicked.connect(run)
    buttons.addButton(button, role)
