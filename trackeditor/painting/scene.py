"""A picture to paint into a file: a layout, or some of its tiles, with overlays and pins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trackeditor.course import Analysis, analyse
from trackeditor.drawing.layouts import loose_marks, tile_places
from trackeditor.drawing.marks import Marks
from trackeditor.drawing.measures import MARGIN
from trackeditor.drawing.palette import LIGHT, Palette
from trackeditor.drawing.pins import Badge, pin_marks
from trackeditor.grid import Hex
from trackeditor.layout import Layout
from trackeditor.painting.overlays import from_below
from trackeditor.painting.painter import hexagon_rect, overlay_picture, paint_tiles
from trackeditor.painting.paths import Picture, paint, picture, picture_box
from trackeditor.painting.progress import Steps
from trackeditor.tiles import Library


@dataclass(frozen=True)
class Scene:
    """What to paint, in units of the hexagon's edge.

    Parameters
    ----------
    overlays : names of overlays; what lies over what is decided by ``overlays.from_below``
    pins : of findings
    only : hexagons of the tiles to paint, with what belongs to them; by default all. Overlays
        still tell of the course of the whole layout.
    language : of the words in overlays, a code of ``roadbook.WORDS``
    signs : what is drawn beside the whole layout, such as the road ends of boards
    """

    layout: Layout
    library: Library
    palette: Palette = LIGHT
    overlays: tuple[str, ...] = ()
    pins: tuple[Badge, ...] = ()
    only: frozenset[Hex] | None = None
    language: str = "en"
    signs: Marks = ()

    @cached_property
    def analysis(self) -> Analysis:
        """What the overlays are painted from."""
        return analyse(self.layout, self.library)

    @cached_property
    def shown(self) -> Layout:
        """The layout with the chosen tiles only."""
        if self.only is None:
            return self.layout
        return Layout(
            tiles=tuple(tile for tile in self.layout.tiles if tile.at in self.only),
            markers=tuple(marker for marker in self.layout.markers if marker.at in self.only),
            tokens=tuple(token for token in self.layout.tokens if token.at in self.only),
            name=self.layout.name,
        )

    @cached_property
    def over(self) -> tuple[Picture, ...]:
        """What is painted over the tiles, from the lowest to the topmost."""
        return tuple(self._over())

    def _over(self) -> Iterator[Picture]:
        for marks in loose_marks(self.shown, self.library):
            yield picture(marks)
        if self.signs and self.only is None:
            yield picture(self.signs)
        for name in from_below(self.overlays):
            yield overlay_picture(name, self.analysis, self.library, self.only, self.language)
        shown = [pin for pin in self.pins if self.only is None or pin.at in self.only]
        for marks in pin_marks(shown, self.layout, self.library):
            yield picture(marks)

    @cached_property
    def boxes(self) -> tuple[QRectF, ...]:
        """The rectangles around every tile, and around everything that lies over them."""
        tiles = [hexagon_rect(place) for _, place in tile_places(self.shown)]
        over = [picture_box([piece]) for pieces in self.over for piece in pieces]
        return (*tiles, *over)

    @cached_property
    def content(self) -> QRectF:
        """The rectangle around all that is painted."""
        whole = QRectF()
        for box in self.boxes:
            whole = whole.united(box)
        return whole if self.boxes else QRectF(-0.5, -0.5, 1.0, 1.0)

    @property
    def frame(self) -> QRectF:
        """All that is painted, with a margin, as pictures show it."""
        return self.content.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def steps_of(scene: Scene) -> int:
    """So many steps :func:`paint_scene` tells of: one for every tile and everything over them."""
    return len(scene.shown.tiles) + len(scene.over)


def paint_scene(
    painter: QPainter, scene: Scene, exposed: QRectF | None = None, steps: Steps | None = None
) -> None:
    """Paint a scene with the painter's transform, without its ground.

    Parameters
    ----------
    exposed : part of the plane that is seen
    steps : are counted; see :func:`steps_of`
    """
    paint_tiles(painter, scene.shown, scene.library, scene.palette, exposed=exposed, steps=steps)
    for pieces in scene.over:
        if exposed is None or exposed.intersects(picture_box(pieces)):
            paint(painter, pieces, scene.palette)
        if steps is not None:
            steps.step()
