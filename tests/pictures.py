"""Reads pictures as arrays of colours, and PDF pages as pictures."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pypdfium2
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from trackeditor.drawing.palette import Ink, Palette

Pixels = npt.NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""

EXAMPLES = Path(__file__).parent.parent / "examples"


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour ``#rrggbb`` as numbers."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


def pixels(image: QImage) -> Pixels:
    """The pixels of an image."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


def canvas(
    width: int, height: int, palette: Palette, scale: float, centre: QPointF
) -> tuple[QImage, QPainter]:
    """An image with a painter whose unit is ``scale`` pixels and whose middle is ``centre``."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(palette[Ink.PAPER])
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-centre)
    return image, painter


def pdf_pages(path: Path, dots_per_inch: float) -> list[Pixels]:
    """The pages of a PDF document, drawn by another program's reader."""
    document = pypdfium2.PdfDocument(path)
    try:
        return [
            page.render(scale=dots_per_inch / 72, rev_byteorder=True).to_numpy()[:, :, :3].copy()
            for page in document
        ]
    finally:
        document.close()


def pdf_size(path: Path) -> tuple[float, float]:
    """Width and height of the first page, in millimetres."""
    document = pypdfium2.PdfDocument(path)
    try:
        width, height = document[0].get_size()
    finally:
        document.close()
    return width * 25.4 / 72, height * 25.4 / 72


def difference(first: Pixels, second: Pixels) -> float:
    """The part of the pixels that plainly differ, once neighbours are averaged.

    Averaging takes away what two painters do differently at the rims of shapes.
    """
    height, width = (min(first.shape[i], second.shape[i]) // 4 * 4 for i in (0, 1))
    a, b = (
        picture[:height, :width].reshape(height // 4, 4, width // 4, 4, 3).mean(axis=(1, 3))
        for picture in (first, second)
    )
    return float((np.abs(a - b).max(axis=2) > 40).mean())
