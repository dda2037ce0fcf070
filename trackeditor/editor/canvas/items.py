"""What lies on the canvas: tiles, badges, outlines, ghosts and layers, each a graphics item."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from trackeditor.editor.canvas.colours import Colours
from trackeditor.editor.canvas.pictures import ACROSS
from trackeditor.editor.canvas.plane import hex_polygon, hexes_path, hexes_rect
from trackeditor.grid import Edge, Hex, Point, place_point
from trackeditor.layout import PlacedTile
from trackeditor.painting.paths import text_path

Paint = Callable[[QPainter], None]
"""Paints in units of the hexagon's edge."""

Outline = Callable[[Iterable[Hex], float], QPainterPath]
"""Draws round hexagons, at a distance inside their edges."""

# Heights of the items above the table.
TILES, LOOSE, OVERLAYS, LAYERS, PLACES, SELECTED, BADGES, CURSOR, GHOST, BAND = range(10)

EVERYWHERE = QRectF(-40_000, -40_000, 80_000, 80_000)
"""The scene: room for all positions that a file can name."""

BADGE = 0.44
"""Width of a badge."""
_BADGE_PIXELS = 88
_ARROW = ((-0.2, -0.08), (0.0, -0.28), (0.2, -0.08), (0.2, -0.16), (0.0, -0.36), (-0.2, -0.16))
_LARGEST_BADGE = 44  # pixels
_THICKEST = 4.5  # pixels of an outline
_DIMMED = 0.3


class TileItem(QGraphicsPixmapItem):
    """A placed tile, shown by its picture."""

    def __init__(self, tile: PlacedTile, shift: float = 0.0) -> None:
        super().__init__()
        self.tile = tile
        self.size = 0
        x, y = tile.at.centre
        self.setPos(x + shift, y + shift)
        self.setZValue(TILES)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_picture(self, pixmap: QPixmap, size: int) -> None:
        """Show a picture with ``size`` pixels to the hexagon's edge."""
        if size != self.size or pixmap.cacheKey() != self.pixmap().cacheKey():
            self.size = size
            self.setPixmap(pixmap)
            self.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
            self.setScale(ACROSS / pixmap.width())

    def show_smooth(self, smooth: bool) -> None:
        """Scale the picture smoothly, or quickly."""
        mode = Qt.TransformationMode
        self.setTransformationMode(mode.SmoothTransformation if smooth else mode.FastTransformation)

    def dim(self, dimmed: bool) -> None:
        """Show that the tile is being moved elsewhere."""
        self.setOpacity(_DIMMED if dimmed else 1.0)


class PaintedItem(QGraphicsItem):
    """Something that a function paints, over the whole scene or a part of it."""

    def __init__(self, height: int, paint: Paint | None = None) -> None:
        super().__init__()
        self._paint = paint
        self._rect = EVERYWHERE
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_paint(self, paint: Paint | None, rect: QRectF = EVERYWHERE) -> None:
        """Paint something else, inside a rectangle."""
        if paint is None and self._paint is None:
            return
        self.prepareGeometryChange()
        self._paint = paint
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """What may be painted on."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint, and leave the painter as it was."""
        if self._paint is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
            painter.restore()


class HexesItem(PaintedItem):
    """Hexagons with an outline and, perhaps, a tint: the selection, the cursor, legal places."""

    def __init__(
        self, height: int, width: float, inset: float, outline: Outline = hexes_path
    ) -> None:
        super().__init__(height)
        self.hexes: frozenset[Hex] = frozenset()
        self._width = width
        self._inset = inset
        self._outline = outline
        self._colour = QColor()
        self._fill = QColor(Qt.GlobalColor.transparent)
        self._path = QPainterPath()

    def set_colours(self, colour: QColor, fill: QColor | None = None) -> None:
        """Use other colours."""
        self._colour = colour
        self._fill = fill or QColor(Qt.GlobalColor.transparent)
        self.update()

    def show_hexes(self, hexes: Iterable[Hex]) -> None:
        """Show these hexagons and no others."""
        self.hexes = frozenset(hexes)
        self._path = self._outline(self.hexes, self._inset)
        rect = hexes_rect(self.hexes).adjusted(-0.1, -0.1, 0.1, 0.1)
        self.set_paint(self._paint_hexes if self.hexes else None, rect)

    def _paint_hexes(self, painter: QPainter) -> None:
        pen = QPen(self._colour, _line_width(painter, self._width))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(QBrush(self._fill))
        painter.drawPath(self._path)


class OpenEndItem(PaintedItem):
    """An arrow where the road is led on by the next tile that is appended."""

    def __init__(self) -> None:
        super().__init__(LOOSE)
        self.end: tuple[Hex, Edge] | None = None
        self._colour = QColor()

    def set_colour(self, colour: QColor) -> None:
        """Use another colour."""
        self._colour = colour
        self.update()

    def show_end(self, end: tuple[Hex, Edge] | None) -> None:
        """Show the arrow at a grid edge of a hexagon, or nowhere."""
        if end != self.end:
            self.end = end
            rect = hexes_rect([end[0].neighbour(end[1])]) if end else QRectF()
            self.set_paint(self._paint_arrow if end else None, rect)

    def _paint_arrow(self, painter: QPainter) -> None:
        if self.end is None:
            return
        at, edge = self.end
        painter.translate(QPointF(*place_point(edge.middle, at, 0)))
        painter.rotate(60 * edge)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawPolygon([QPointF(x, y) for x, y in _ARROW])


class Ghost(NamedTuple):
    """A tile in hand: its picture, where it would land, and whether it fits there."""

    pixmap: QPixmap
    at: Hex
    fits: bool


class GhostItem(PaintedItem):
    """Tiles in hand over the hexagons on which they would land: green where they fit."""

    def __init__(self) -> None:
        super().__init__(GHOST)
        self.ghosts: Sequence[Ghost] = ()
        self._colours: Colours | None = None

    def set_colours(self, colours: Colours) -> None:
        """Use other colours."""
        self._colours = colours

    def show_ghosts(self, ghosts: Sequence[Ghost]) -> None:
        """Show these tiles in hand (none: an empty sequence)."""
        self.ghosts = ghosts
        rect = hexes_rect(ghost.at for ghost in ghosts)
        self.set_paint(self._paint_ghosts if ghosts else None, rect.adjusted(-0.1, -0.1, 0.1, 0.1))

    def _paint_ghosts(self, painter: QPainter) -> None:
        if self._colours is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for ghost in self.ghosts:
            x, y = ghost.at.centre
            width = ACROSS
            height = ACROSS * ghost.pixmap.height() / ghost.pixmap.width()
            painter.setOpacity(0.8)
            painter.drawPixmap(
                QRectF(x - width / 2, y - height / 2, width, height),
                ghost.pixmap,
                QRectF(ghost.pixmap.rect()),
            )
            painter.setOpacity(1.0)
            colour = self._colours.fits if ghost.fits else self._colours.misfit
            tint = QColor(colour)
            tint.setAlphaF(0.22 if ghost.fits else 0.34)
            painter.setPen(QPen(colour, _line_width(painter, 0.06)))
            painter.setBrush(tint)
            painter.drawPolygon(hex_polygon(ghost.at, 0.04))


class BadgeItem(QGraphicsPixmapItem):
    """The findings on a tile: how many there are, in the colour of the gravest.

    It stands at ``place``, a point of the plane.
    """

    def __init__(self, at: Hex, place: Point, picture: QPixmap, text: str) -> None:
        super().__init__(picture)
        self.at = at
        self.setPos(*place)
        self.setOffset(-picture.width() / 2, -picture.height() / 2)
        self.setZValue(BADGES)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setToolTip(text)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, pixels: float) -> None:
        """Be no larger than can be read, at so many pixels to the hexagon's edge."""
        self.setScale(min(BADGE, _LARGEST_BADGE / pixels) / self.pixmap().width())


def _line_width(painter: QPainter, width: float) -> float:
    """A width that grows with the scale, but not without end."""
    return min(width, _THICKEST / painter.worldTransform().m11())


def badge_picture(text: str, colour: QColor, ink: QColor) -> QPixmap:
    """A disc with a short text."""
    pixmap = QPixmap(_BADGE_PIXELS, _BADGE_PIXELS)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_BADGE_PIXELS / BADGE, _BADGE_PIXELS / BADGE)
    painter.translate(BADGE / 2, BADGE / 2)
    painter.setPen(QPen(ink, 0.03))
    painter.setBrush(colour)
    radius = BADGE / 2 - 0.03
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    letters = text_path(text)
    box = letters.boundingRect()
    size = 1.15 * radius / max(box.width(), box.height())
    painter.scale(size, size)
    painter.translate(-box.center())
    painter.fillPath(letters, ink)
    painter.end()
    return pixmap


def dim_tiles(items: Iterable[TileItem], hexes: Collection[Hex]) -> None:
    """Dim the tiles on some hexagons and no others."""
    for item in items:
        item.dim(item.tile.at in hexes)
