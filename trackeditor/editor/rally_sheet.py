"""The PC-course sheet of the rally that is open, as work for a thread: written or printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrinter

from trackeditor.course import Course
from trackeditor.editor.file_state import check_place
from trackeditor.editor.printing import page_refused
from trackeditor.painting.course_sheet import export_course_sheet, paint_course_sheet
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import Page
from trackeditor.painting.painter import painting_on
from trackeditor.painting.paper import Paper
from trackeditor.painting.progress import Progress, Steps
from trackeditor.roadbook import RoadBook, Stage, carried_course
from trackeditor.roadbook.readings import read_stage
from trackeditor.sentences import sentence
from trackeditor.tiles import Library
from trackeditor.zones import Boards

_MILLIMETRES = 25.4
"""An inch."""
_LEAST = Page(200.0, 250.0)
"""Paper on which the columns of the sheet can be read."""


@dataclass(frozen=True, slots=True)
class RallySheet:
    """A rally with the tiles and boards over which it leads, and the language of its sheet."""

    roadbook: RoadBook
    library: Library
    boards: Boards
    language: str = "en"

    def write(self, path: Path, page: Page, progress: Progress) -> None:
        """Write the sheet as a PDF document; raises what ``export_course_sheet`` raises."""
        courses = self._courses(progress)
        export_course_sheet(
            path, self.roadbook, courses, page, progress=progress, language=self.language
        )

    def printing(self, printer: QPrinter) -> Callable[[Progress], None]:
        """What prints the sheet upright, at the size of the printer's paper.

        A printer that writes a document would write it piece by piece; that is done in one step
        here, as with all files.

        Raises
        ------
        PaintingError
            when the paper is too small.
        RoadBookError
            when the document has the name of a directory, pipe or device. What is returned raises
            PaintingError when the printer refuses the page, and RoadBookError when the document
            cannot be saved.
        """
        printer.setPageOrientation(QPageLayout.Orientation.Portrait)
        printer.setFullPage(True)  # the sheet has margins of its own
        size = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
        page = Page(size.width(), size.height())
        if page.width < _LEAST.width or page.height < _LEAST.height:
            raise PaintingError(
                sentence("the paper is too small for the sheet; choose A4 or larger")
            )
        name = printer.outputFileName()
        if printer.outputFormat() is QPrinter.OutputFormat.PdfFormat and name:
            path = Path(name)
            check_place(path)
            return lambda progress: self.write(path, page, progress)
        return lambda progress: self._paint(printer, page, progress)

    def _paint(self, printer: QPrinter, page: Page, progress: Progress) -> None:
        courses = self._courses(progress)
        with painting_on(printer) as painter:
            if not painter.isActive():
                raise page_refused()
            scale = printer.resolution() / _MILLIMETRES
            painter.scale(scale, scale)
            try:
                paper = Paper(painter, printer)
                paint_course_sheet(
                    paper, self.roadbook, courses, page, progress=progress, language=self.language
                )
            except PaintingError:
                printer.abort()  # while it is being painted on: the pages are sent at the end
                raise

    def _courses(self, progress: Progress) -> list[Course | None]:
        """The courses of all stages."""
        steps = Steps(progress, len(self.roadbook.stages))
        courses = []
        for stage in self.roadbook.stages:
            courses.append(self._course(stage))
            steps.step()
        return courses

    def _course(self, stage: Stage) -> Course | None:
        """The course of a stage; where tiles are not in the library, the published one."""
        known = all(tile.side in self.library for tile in stage.layout)
        if not stage.legs and not known:
            return carried_course(stage, self.library)
        return read_stage(stage, self.library, self.boards).course
