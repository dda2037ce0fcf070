"""Prints a scene on one sheet of paper, or into a document when the user chose that as printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from trackeditor.editor.file_state import check_place
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.progress import Progress, Steps, StoppedError
from trackeditor.painting.scene import Scene, paint_scene, steps_of
from trackeditor.roadbook import write_bytes
from trackeditor.sentences import sentence


def printing(printer: QPrinter, scene: Scene) -> Callable[[Progress], None]:
    """What prints a scene as large as the paper allows, lying when that suits it.

    A printer that writes a document would write it piece by piece; that is done in one step
    here, as with all files.

    Raises
    ------
    RoadBookError
        when the document has the name of a directory, pipe or device. What is returned raises
        PaintingError when the printer refuses the page, and RoadBookError when the document
        cannot be saved.
    """
    name = printer.outputFileName()
    if printer.outputFormat() is QPrinter.OutputFormat.PdfFormat and name:
        path, page, resolution = Path(name), printer.pageLayout(), printer.resolution()
        check_place(path)
        return lambda progress: _write(path, page, resolution, scene, progress)
    return lambda progress: _paint(printer, printer.resolution(), scene, progress)


def _write(
    path: Path, page: QPageLayout, resolution: int, scene: Scene, progress: Progress
) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(scene.layout.name)
    writer.setPageLayout(page)
    writer.setResolution(resolution)
    _paint(writer, resolution, scene, progress)
    write_bytes(path, bytes(buffer.data().data()))


def _paint(device: QPagedPaintDevice, resolution: int, scene: Scene, progress: Progress) -> None:
    content = scene.content
    is_wide = content.width() > content.height()
    orientation = QPageLayout.Orientation
    device.setPageOrientation(orientation.Landscape if is_wide else orientation.Portrait)
    steps = Steps(progress, steps_of(scene))
    painter = QPainter()
    if not painter.begin(device):
        raise page_refused()
    try:
        area = device.pageLayout().paintRectPixels(resolution)
        scale = min(area.width() / content.width(), area.height() / content.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(area.width() / 2, area.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-content.center())
        paint_scene(painter, scene, steps=steps)
    except StoppedError:
        if isinstance(device, QPrinter):
            device.abort()  # while it is being painted on: the page is sent at the end
        raise
    finally:
        painter.end()


def page_refused() -> PaintingError:
    """The error of a printer on which nothing can be painted."""
    return PaintingError(
        sentence(
            "the printer does not take the page; check it, or write a PDF document and print that"
        )
    )
