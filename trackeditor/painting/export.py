"""Writes pictures of layouts as PNG, SVG and PDF files; all three show the same.

What is painted does not depend on any window: nothing is selected, nothing is cropped, and the
scale is the one asked for. Files are replaced in one step, so a failed export leaves the old file.
Everything here may run in any thread; what is told of the progress may stop it.
"""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from trackeditor.drawing.marks import Disc, Mark, Stroke
from trackeditor.drawing.palette import Ink
from trackeditor.painting.application import require_application
from trackeditor.painting.errors import PaintingError
from trackeditor.painting.pages import PAGES, Page, Poster, PosterPage, cut
from trackeditor.painting.painter import paint_marks, painting_on
from trackeditor.painting.paper import Document, fill, paint_foot
from trackeditor.painting.png import bands_of, packed
from trackeditor.painting.progress import Progress, Steps, tell_nobody
from trackeditor.painting.scene import Scene, paint_scene, steps_of
from trackeditor.painting.words import TILE_WORDS, number_words
from trackeditor.roadbook import write_bytes
from trackeditor.sentences import sentence

PIXELS_PER_HEX = 120.0
"""Pixels of a hexagon's edge in pictures, when nothing else is asked for."""
_SVG_RESOLUTION = 96
"""Pixels an inch as browsers count them: a picture is then as many pixels wide as asked for."""
_MOST_PIXELS = 200_000_000
_LONGEST = 32_000
_MOST_PAGES = 400


def export_png(
    path: Path,
    scene: Scene,
    pixels_per_hex: float = PIXELS_PER_HEX,
    progress: Progress = tell_nobody,
) -> None:
    """Write a picture of pixels.

    Parameters
    ----------
    pixels_per_hex : length of a hexagon's edge in pixels
    progress : is told of every tile and overlay, and of every band that is packed

    Raises
    ------
    PaintingError
        when the picture would be too large, and StoppedError when ``progress`` stops it.
    RoadBookError
        when the file cannot be saved.
    """
    require_application()
    bands = bands_of(_pixels(scene, pixels_per_hex).height())
    steps = Steps(progress, steps_of(scene) + bands)
    write_bytes(path, packed(scene_image(scene, pixels_per_hex, steps), steps))


def scene_image(scene: Scene, pixels_per_hex: float, steps: Steps | None = None) -> QImage:
    """A scene as an image; raises PaintingError when it would be too large."""
    frame, size = scene.frame, _pixels(scene, pixels_per_hex)
    width, height = size.width(), size.height()
    if max(width, height) > _LONGEST or width * height > _MOST_PIXELS:
        raise PaintingError(
            sentence(
                "the picture would have {width} x {height} pixels; ask for fewer pixels per"
                " hexagon",
                width=width,
                height=height,
            )
        )
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise PaintingError(
            sentence(
                "no memory for {width} x {height} pixels; ask for fewer", width=width, height=height
            )
        )
    image.fill(QColor(scene.palette[Ink.PAPER]))
    with painting_on(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels_per_hex, pixels_per_hex)
        painter.translate(-frame.topLeft())
        paint_scene(painter, scene, steps=steps)
    return image


def _pixels(scene: Scene, pixels_per_hex: float) -> QSize:
    frame = scene.frame
    return QSize(
        *(math.ceil(length * pixels_per_hex - 1e-6) for length in (frame.width(), frame.height()))
    )


def export_svg(
    path: Path,
    scene: Scene,
    pixels_per_hex: float = PIXELS_PER_HEX,
    progress: Progress = tell_nobody,
) -> None:
    """Write a vector picture; numbers and names are outlines, so no font is needed to see it.

    Parameters
    ----------
    progress : is told of every tile and overlay

    Raises
    ------
    StoppedError
        when ``progress`` stops it.
    RoadBookError
        when the file cannot be saved.
    """
    require_application()
    steps = Steps(progress, steps_of(scene))
    frame = scene.frame
    size = QSizeF(frame.width() * pixels_per_hex, frame.height() * pixels_per_hex)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QSvgGenerator()
    writer.setOutputDevice(buffer)
    writer.setTitle(scene.layout.name or "Layout")
    writer.setResolution(_SVG_RESOLUTION)
    writer.setSize(QSize(math.ceil(size.width()), math.ceil(size.height())))
    writer.setViewBox(QRectF(QPointF(0, 0), QSizeF(writer.size())))
    with painting_on(writer) as painter:
        painter.fillRect(writer.viewBoxF(), QColor(scene.palette[Ink.PAPER]))
        painter.scale(pixels_per_hex, pixels_per_hex)
        painter.translate(-frame.topLeft())
        paint_scene(painter, scene, steps=steps)
    write_bytes(path, bytes(buffer.data().data()))


def export_pdf(
    path: Path,
    scene: Scene,
    page: Page = PAGES["A4"],
    edge: float | None = None,
    progress: Progress = tell_nobody,
) -> None:
    """Write a PDF document: on one page or, at a given size, as a poster over several.

    Parameters
    ----------
    page : size of the paper; it is used upright or lying, whichever suits the picture
    edge : length of a tile's edge in millimetres (``pages.TILE_EDGE`` is that of the printed
        tiles); None makes the picture as large as one page allows
    progress : is told of every page of a poster; of a single page, of every tile and overlay

    Notes
    -----
    Pages of a poster overlap; the crosses in the overlaps lie on the same places of the picture on
    all pages that show them. Pages on which nothing would be are left out. A rule at the foot of
    every page shows whether the printer kept the size.

    Raises
    ------
    PaintingError
        when the poster would have too many pages, and StoppedError when ``progress`` stops it.
    RoadBookError
        when the file cannot be saved.
    """
    document = Document()
    if edge is None:
        _write_page(document, scene, page, progress)
    else:
        _write_poster(document, scene, page, edge, progress)
    write_bytes(path, document.data)


def _write_page(document: Document, scene: Scene, page: Page, progress: Progress) -> None:
    steps = Steps(progress, steps_of(scene))
    frame = scene.content
    scale, best = max(
        ((_fitting(frame, way), way) for way in (page, page.turned())), key=lambda way: way[0]
    )
    name = scene.layout.name or "Layout"
    with document.paper(best, name) as paper:
        painter, window = paper.painter, best.window
        fill(painter, QRectF(QPointF(0, 0), best.size), scene.palette)
        painter.save()
        painter.translate(window.center())
        painter.scale(scale, scale)
        painter.translate(-frame.center())
        paint_scene(painter, scene, steps=steps)
        painter.restore()
        words = TILE_WORDS[scene.language]["page with everything"]
        text = words.format(edge=number_words(scale, scene.language))
        paint_foot(painter, best, text, scene.palette, name=name, ruled=False)


def _fitting(frame: QRectF, page: Page) -> float:
    """Millimetres of a hexagon's edge with which a frame fills a page."""
    window = page.window
    return min(window.width() / frame.width(), window.height() / frame.height())


def _write_poster(
    document: Document, scene: Scene, page: Page, edge: float, progress: Progress
) -> None:
    frame = scene.content
    poster = cut(QSizeF(frame.width() * edge, frame.height() * edge), page)
    if poster.rows * poster.columns > _MOST_PAGES:
        raise PaintingError(
            sentence(
                "the poster would have {rows} x {columns} pages; choose larger paper or a shorter"
                " edge",
                rows=poster.rows,
                columns=poster.columns,
            )
        )
    pages = [part for part in poster.pages() if _shows_something(scene, part, edge)]
    steps = Steps(progress, len(pages))
    name = scene.layout.name or "Layout"
    words = TILE_WORDS[scene.language]["page of a poster"]
    with document.paper(poster.page, name) as paper:
        for number, part in enumerate(pages, start=1):
            if number > 1:
                paper.next_page()
            _paint_part(paper.painter, scene, poster, part, edge)
            text = words.format(
                number=number,
                pages=len(pages),
                row=part.row + 1,
                rows=poster.rows,
                column=part.column + 1,
                columns=poster.columns,
            )
            paint_foot(paper.painter, poster.page, text, scene.palette, name=name, ruled=True)
            steps.step()


def _shows_something(scene: Scene, part: PosterPage, edge: float) -> bool:
    seen = _exposed(scene, part, edge)
    return any(seen.intersects(box) for box in scene.boxes)


def _exposed(scene: Scene, part: PosterPage, edge: float) -> QRectF:
    """What a page of a poster shows, in units of the hexagon's edge."""
    corner = scene.content.topLeft() + part.part.topLeft() / edge
    return QRectF(corner, part.part.size() / edge)


def _paint_part(
    painter: QPainter, scene: Scene, poster: Poster, part: PosterPage, edge: float
) -> None:
    window = poster.page.window
    fill(painter, QRectF(QPointF(0, 0), poster.page.size), scene.palette)
    painter.save()
    painter.setClipRect(window)
    painter.translate(window.topLeft() - part.part.topLeft())
    painter.save()
    painter.scale(edge, edge)
    painter.translate(-scene.content.topLeft())
    paint_scene(painter, scene, _exposed(scene, part, edge))
    painter.restore()
    for point in poster.register_marks():
        if part.part.contains(point):
            paint_marks(painter, _cross(point), scene.palette)
    painter.restore()


def _cross(point: QPointF) -> tuple[Mark, ...]:
    """A register mark of 8 mm."""
    x, y = point.x(), point.y()
    return (
        Disc((x, y), 1.6, fill=Ink.PAPER, stroke=Ink.INK, width=0.15, opacity=0.6),
        Stroke(((x - 4.0, y), (x + 4.0, y)), Ink.INK, width=0.15),
        Stroke(((x, y - 4.0), (x, y + 4.0)), Ink.INK, width=0.15),
    )
