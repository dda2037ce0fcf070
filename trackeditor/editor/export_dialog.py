"""The dialog that writes the stage in view as a picture or a document for the printer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackeditor.drawing.palette import PALETTES, PRINT
from trackeditor.editor.file_dialogs import ask_save
from trackeditor.editor.file_names import file_name
from trackeditor.editor.file_state import check_place, is_there
from trackeditor.editor.long_work import GivenUpError, run_long
from trackeditor.editor.overlay_actions import overlay_titles
from trackeditor.editor.printing import printing
from trackeditor.editor.questions import may_replace, tell
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.translations import language_of_words
from trackeditor.layout import DocumentError
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.export import PIXELS_PER_HEX, export_pdf, export_png, export_svg
from trackeditor.painting.pages import PAGES, TILE_EDGE
from trackeditor.painting.progress import Progress
from trackeditor.painting.scene import Scene

PNG, SVG, PDF, POSTER = "png", "svg", "pdf", "poster"


class ExportDialog(QDialog):
    """Format, part, overlays, colours and size of a picture; the same at every zoom."""

    def __init__(self, session: Session, directory: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export")
        self.setWindowTitle(self.tr("Export picture"))
        self._session = session
        self._directory = directory
        self.format = self._choices(
            "format",
            {
                PNG: self.tr("Picture of pixels (PNG)"),
                SVG: self.tr("Vector picture (SVG)"),
                PDF: self.tr("Document of one page (PDF)"),
                POSTER: self.tr("Poster over several pages (PDF)"),
            },
        )
        self.part = self._choices("part", {"all": self.tr("The whole stage")})
        if session.selection.hexes:
            self.part.addItem(self.tr("The selected tiles"), "selection")
        self.colours = self._choices(
            "colours",
            {
                "print": self.tr("For paper"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
        )
        self.overlays = self._overlay_list()
        self.pixels = QSpinBox()
        self.pixels.setObjectName("pixels")
        self.pixels.setRange(10, 1000)
        self.pixels.setValue(int(PIXELS_PER_HEX))
        self.pixels.setToolTip(self.tr("Length of a tile's edge in the picture"))
        self.paper = self._choices("paper", {name: name for name in PAGES})
        self.edge = QDoubleSpinBox()
        self.edge.setObjectName("edge")
        self.edge.setRange(5.0, 300.0)
        self.edge.setDecimals(1)
        self.edge.setValue(TILE_EDGE)
        self.edge.setSuffix(self.tr(" mm"))
        self.edge.setToolTip(
            self.tr("Length of a tile's edge on paper; at first that of the printed tiles")
        )
        self._form = QFormLayout()
        self._form.addRow(self.tr("&Format:"), self.format)
        self._form.addRow(self.tr("&Part:"), self.part)
        self._form.addRow(self.tr("&Colours:"), self.colours)
        self._form.addRow(self.tr("&Overlays:"), self.overlays)
        self._form.addRow(self.tr("Pi&xels of an edge:"), self.pixels)
        self._form.addRow(self.tr("P&aper:"), self.paper)
        self._form.addRow(self.tr("&Edge of a tile:"), self.edge)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        roles = QDialogButtonBox.ButtonRole
        write, print_ = self.tr("&Write file…"), self.tr("P&rint…")
        self._add_button(buttons, "export_now", write, self._export, roles.AcceptRole)
        self._add_button(buttons, "print_now", print_, self._print, roles.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(self._form, 1)
        layout.addWidget(buttons)
        self.format.currentIndexChanged.connect(self._show_fields)
        self._show_fields()

    @property
    def scene(self) -> Scene:
        """What is painted with the present choices."""
        items = [self.overlays.item(row) for row in range(self.overlays.count())]
        selection = self._session.selection.hexes
        return Scene(
            layout=self._session.document.layout,
            library=self._session.document.sides,
            palette=PALETTES.get(self.colours.currentData(), PRINT),
            overlays=tuple(
                item.data(Qt.ItemDataRole.UserRole)
                for item in items
                if item.checkState() is Qt.CheckState.Checked
            ),
            only=selection if self.part.currentData() == "selection" else None,
            language=language_of_words(),
            signs=self._session.document.reading.signs,
        )

    def writer(self, path: Path) -> Callable[[Progress], None]:
        """What writes the picture with the present choices, be they changed later or not.

        It raises PaintingError when the picture would be too large, and DocumentError when the
        file cannot be written.
        """
        kind, page, scene = self.format.currentData(), PAGES[self.paper.currentData()], self.scene
        if kind == PNG:
            return partial(export_png, path, scene, self.pixels.value())
        if kind == SVG:
            return partial(export_svg, path, scene, self.pixels.value())
        return partial(export_pdf, path, scene, page, self.edge.value() if kind == POSTER else None)

    # --- building ------------------------------------------------------------------------------

    def _choices(self, name: str, texts: dict[str, str]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        for key, text in texts.items():
            box.addItem(text, key)
        return box

    def _overlay_list(self) -> QListWidget:
        overlays = QListWidget()
        overlays.setObjectName("overlays")
        overlays.setAccessibleName(self.tr("Overlays to draw"))
        for name, title in overlay_titles().items():
            item = QListWidgetItem(title)
            item.setData(Qt.ItemDataRole.UserRole, name)
            is_shown = name in self._session.overlays
            item.setCheckState(Qt.CheckState.Checked if is_shown else Qt.CheckState.Unchecked)
            overlays.addItem(item)
        return overlays

    def _add_button(
        self,
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

    def _show_fields(self) -> None:
        kind = self.format.currentData()
        self._form.setRowVisible(self.pixels, kind in (PNG, SVG))
        self._form.setRowVisible(self.paper, kind in (PDF, POSTER))
        self._form.setRowVisible(self.edge, kind == POSTER)

    # --- doing ---------------------------------------------------------------------------------

    def _export(self) -> None:
        suffix = ".pdf" if self.format.currentData() == POSTER else f".{self.format.currentData()}"
        stage = file_name(self._session.document.layout.name, "stage")
        proposal = self._directory / f"{stage}{suffix}"
        chosen = ask_save(self, self.tr("Write picture"), proposal, [f"*{suffix}"])
        if chosen is None:
            return
        path, _ = chosen
        if path.suffix.lower() != suffix:
            path = path.with_name(path.name + suffix)
            if is_there(path) and not may_replace(self, path):
                return
        text = self.tr("Writing {file}…").format(file=path.name)
        try:
            check_place(path)
            run_long(self, text, self.writer(path))
        except GivenUpError:
            return
        except (DocumentError, PaintingError) as error:
            tell(self, self.tr("The picture was not written."), said(error))
            return
        self._session.say(self.tr("Picture written to {file}").format(file=path.name))
        self.accept()

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._session.document.layout.name)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        try:
            job = printing(printer, self.scene)
            run_long(self, self.tr("Printing…"), job)
        except GivenUpError:
            return
        except (DocumentError, PaintingError) as error:
            tell(self, self.tr("The stage was not printed."), said(error))
            return
        self._session.say(self.tr("Sent to the printer"))
        self.accept()
