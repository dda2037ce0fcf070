"""Prints a scene on one sheet of the printer's paper."""

from __future__ import annotations

from PySide6.QtGui import QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from trackeditor.painting.scene import Scene, paint_scene


def print_scene(printer: QPrinter | QPdfWriter, scene: Scene) -> bool:
    """Print a scene as large as the paper allows, lying when that suits it; False when refused."""
    content = scene.content
    is_wide = content.width() > content.height()
    orientation = QPageLayout.Orientation
    printer.setPageOrientation(orientation.Landscape if is_wide else orientation.Portrait)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    area = printer.pageLayout().paintRectPixels(printer.resolution())
    scale = min(area.width() / content.width(), area.height() / content.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.width() / 2, area.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-content.center())
    paint_scene(painter, scene)
    return painter.end()
