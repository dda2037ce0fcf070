"""The table: the graphics scene that shows the document, and what the tools hold over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from trackeditor.drawing.layouts import loose_marks
from trackeditor.drawing.marks import Box, Label
from trackeditor.drawing.measures import DISPLACED
from trackeditor.drawing.palette import Ink, Palette
from trackeditor.editor.appending import next_end
from trackeditor.editor.canvas.colours import Colours, colours_of
from trackeditor.editor.canvas.items import (
    BADGE,
    BAND,
    CURSOR,
    LAYERS,
    LOOSE,
    OVERLAYS,
    PLACES,
    SELECTED,
    BadgeItem,
    Ghost,
    GhostItem,
    HexesItem,
    OpenEndItem,
    Paint,
    PaintedItem,
    TileItem,
    badge_picture,
    dim_tiles,
)
from trackeditor.editor.canvas.pictures import Pictures
from trackeditor.editor.canvas.plane import hexes_corners, hexes_rect
from trackeditor.editor.muting import is_muted
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.translations import language_of_words
from trackeditor.grid import Hex, Point
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import Finding
from trackeditor.painting.overlays import from_below, overlay_marks
from trackeditor.painting.painter import overlay_picture, paint_marks, paint_overlay
from trackeditor.painting.paths import picture, picture_box
from trackeditor.sentences import as_sentence

_GRAVEST_FIRST = ("error", "warning", "advice")
_BADGE_PLACE = (0.36, -0.63)  # on tiles without a printed side


class Table(QGraphicsScene):
    """Tiles, markers, findings, overlays and selection of the stage in view.

    It follows the document by itself; ``held`` shows what a tool has in hand.
    """

    def __init__(self, session: Session, palette: Palette) -> None:
        super().__init__()
        self._session = session
        self._document = session.document
        self._palette = palette
        self.colours: Colours = colours_of(palette.name)
        self.pictures = Pictures(session.document.sides, palette, self)
        self._pixels = 60.0
        self._size = 54
        self._is_smooth = True
        self._tiles: dict[tuple[PlacedTile, int], TileItem] = {}
        self._badges: dict[Hex, BadgeItem] = {}
        self._badged: dict[Hex, tuple[PlacedTile | None, list[Finding]]] = {}
        self._badge_manner: tuple[object, ...] = ()
        self._badge_pictures: dict[tuple[str, str, int], QPixmap] = {}
        self._dimmed: frozenset[Hex] = frozenset()
        self._layers: dict[str, PaintedItem] = {}
        self._visible = QRectF()
        self._loose = PaintedItem(LOOSE)
        self._overlay = PaintedItem(OVERLAYS)
        self.places = HexesItem(PLACES, 0.05, 0.07)
        self.selected = HexesItem(SELECTED, 0.08, 0.02)
        self.cursor = HexesItem(CURSOR, 0.045, 0.1, hexes_corners)
        self.held = GhostItem()
        self.open_end = OpenEndItem()
        self.preview = PaintedItem(BAND)
        for item in (
            self._loose,
            self._overlay,
            self.open_end,
            self.places,
            self.selected,
            self.cursor,
            self.held,
            self.preview,
        ):
            self.addItem(item)
        self.pictures.drawn.connect(self.show_pictures)
        self._document.layout_changed.connect(self._show_layout)
        self._document.checked.connect(self._show_findings)
        self._document.sides_changed.connect(self._read_sides)
        session.overlays_changed.connect(self._show_overlays)
        session.overlays_changed.connect(self._show_findings)
        session.selection.changed.connect(self._show_selection)
        session.selection.cursor_moved.connect(self._show_cursor)
        self.set_colours(palette)
        self._show_layout()
        self._show_findings()
        self._show_selection()
        self._show_cursor()

    @property
    def layout(self) -> Layout:
        """The layout that is shown."""
        return self._document.layout

    @property
    def palette_in_use(self) -> Palette:
        """The colours of the tiles."""
        return self._palette

    @property
    def tile_items(self) -> Collection[TileItem]:
        """The items of all placed tiles."""
        return self._tiles.values()

    @property
    def badges(self) -> Sequence[BadgeItem]:
        """The badges of tiles with findings."""
        return list(self._badges.values())

    @property
    def shown_rect(self) -> QRectF:
        """The rectangle around all tiles, what lies on them, and the overlays that are shown."""
        library, analysis = self._document.sides, self._document.analysis
        language = language_of_words()
        rect = hexes_rect(tile.at for tile in self.layout)
        for marks in (*loose_marks(self.layout, library), self._document.reading.signs):
            rect |= picture_box(picture(marks))
        for name in self._session.overlays:
            rect |= picture_box(overlay_picture(name, analysis, library, language=language))
        return rect

    # --- looks -------------------------------------------------------------------------------

    def set_colours(self, palette: Palette) -> None:
        """Show everything in other colours."""
        self._palette = palette
        self.colours = colours_of(palette.name)
        self.pictures.set_colours(palette)
        self.selected.set_colours(self.colours.selected)
        self.cursor.set_colours(self.colours.cursor)
        tint = QColor(self.colours.fits)
        tint.setAlphaF(0.16)
        self.places.set_colours(self.colours.fits, tint)
        self.held.set_colours(self.colours)
        self.open_end.set_colour(self.colours.fits)
        for item in self._tiles.values():
            item.size = 0
        self.show_pictures()
        self._show_findings()
        self._show_overlays()
        self.update()

    def _read_sides(self) -> None:
        """Show sides as another library describes them."""
        self.pictures.use_library(self._document.sides)
        self._badged = {}  # badges stand where nothing is printed
        for item in self._tiles.values():
            item.size = 0
        self.show_pictures()
        self.update()

    def show_at(self, pixels: float, size: int, visible: QRectF) -> None:
        """Show the visible part of the scene with so many pixels to the hexagon's edge.

        ``size`` is that of the pictures to use for it.
        """
        if pixels != self._pixels:
            self._pixels = pixels
            for badge in self._badges.values():
                badge.show_at(pixels)
        if size != self._size:
            self.pictures.forget_wishes()
        self._size = size
        self._visible = visible
        self.show_pictures()

    def show_smooth(self, smooth: bool) -> None:
        """Scale the pictures smoothly; quickly while the scale changes from frame to frame."""
        if smooth != self._is_smooth:
            self._is_smooth = smooth
            for item in self._tiles.values():
                item.show_smooth(smooth)

    def show_pictures(self) -> None:
        """Give every visible tile the best picture that there is."""
        for item in self._tiles.values():
            if item.size != self._size and self._is_visible(item):
                tile = item.tile
                found = self.pictures.picture(tile.side, tile.rotation, self._size)
                if found is not None:
                    item.show_picture(*found)

    def _is_visible(self, item: TileItem) -> bool:
        place, seen = item.pos(), self._visible
        return (
            seen.left() - 1 <= place.x() <= seen.right() + 1
            and seen.top() - 1 <= place.y() <= seen.bottom() + 1
        )

    # --- what tools show ---------------------------------------------------------------------

    def hold(self, tiles: Iterable[tuple[PlacedTile, bool]]) -> None:
        """Show tiles in hand, each with whether it fits; none clears the hand."""
        self.held.show_ghosts(self.ghosts(tiles))

    def ghosts(self, tiles: Iterable[tuple[PlacedTile, bool]]) -> Sequence[Ghost]:
        """The pictures of tiles that do not lie there yet, each with whether it fits."""
        return [
            Ghost(self.pictures.draw(t.side, t.rotation, self._size), t.at, fits)
            for t, fits in tiles
        ]

    def dim(self, hexes: Iterable[Hex]) -> None:
        """Dim the tiles on some hexagons (those being moved) and no others."""
        self._dimmed = frozenset(hexes)
        dim_tiles(self._tiles.values(), self._dimmed)

    def set_layer(self, name: str, paint: Paint | None) -> None:
        """Show a layer above the tiles, painted in units of the hexagon's edge, or take it away."""
        if paint is None:
            layer = self._layers.pop(name, None)
            if layer is not None:
                self.removeItem(layer)
            return
        if name not in self._layers:
            self._layers[name] = PaintedItem(LAYERS)
            self.addItem(self._layers[name])
        self._layers[name].set_paint(paint)

    # --- following the document --------------------------------------------------------------

    def _show_layout(self) -> None:
        levels: Counter[Hex] = Counter()
        wanted: dict[tuple[PlacedTile, int], float] = {}
        for tile in self.layout:
            wanted[tile, levels[tile.at]] = DISPLACED * levels[tile.at]
            levels[tile.at] += 1
        for key in self._tiles.keys() - wanted.keys():
            self.removeItem(self._tiles.pop(key))
        for key, shift in wanted.items():
            if key not in self._tiles:
                item = TileItem(key[0], shift)
                item.show_smooth(self._is_smooth)
                self._tiles[key] = item
                self.addItem(item)
                if self._is_visible(item):
                    tile = key[0]
                    size = self._size
                    item.show_picture(self.pictures.draw(tile.side, tile.rotation, size), size)
        if self._dimmed:
            self.dim(self._dimmed)
        has_loose = self.layout.markers or self.layout.tokens or self._document.is_over_boards
        self._loose.set_paint(self._paint_loose if has_loose else None)
        self._show_open_end()
        self._show_overlays()

    def _paint_loose(self, painter: QPainter) -> None:
        for marks in loose_marks(self.layout, self._document.sides):
            paint_marks(painter, marks, self._palette)
        paint_marks(painter, self._document.reading.signs, self._palette)

    def _show_overlays(self) -> None:
        self._overlay.set_paint(self._paint_overlays if self._session.overlays else None)

    def _paint_overlays(self, painter: QPainter) -> None:
        library, analysis = self._document.sides, self._document.analysis
        language = language_of_words()
        for name in from_below(self._session.overlays):
            paint_overlay(painter, name, analysis, library, self._palette, language=language)

    def retranslate(self) -> None:
        """Tell of findings in another language."""
        self._show_findings()

    def _show_findings(self) -> None:
        stage, layout = self._document.stage, self.layout
        wanted: dict[Hex, tuple[PlacedTile | None, list[Finding]]] = {}
        for finding in self._document.findings:
            at = self._document.place_of(finding.place)
            if at is not None and not is_muted(finding, stage):
                wanted.setdefault(at, (layout.tile_at(at), []))[1].append(finding)
        texts = self._texts_of_overlays() if wanted else []
        manner = (self._palette.name, language_of_words(), texts)
        known = self._badged if manner == self._badge_manner else {}
        self._badged, self._badge_manner = wanted, manner
        for at in list(self._badges):
            if at not in wanted or wanted[at] != known.get(at):
                self.removeItem(self._badges.pop(at))
        for at, (_, findings) in wanted.items():
            if at not in self._badges:
                self._add_badge(at, findings, texts)
        self._overlay.update()

    def _add_badge(self, at: Hex, findings: Sequence[Finding], texts: Iterable[Box]) -> None:
        severities = [finding.severity.value for finding in findings]
        gravest = next(severity for severity in _GRAVEST_FIRST if severity in severities)
        text = "\n".join(
            f"{f.code}: {as_sentence(said(f.message))} {as_sentence(said(f.remedy))}"
            for f in findings
        )
        picture = self._badge_picture(gravest, len(findings))
        badge = BadgeItem(at, self._badge_place(at, texts), picture, text)
        badge.show_at(self._pixels)
        self.addItem(badge)
        self._badges[at] = badge

    def _texts_of_overlays(self) -> list[Box]:
        """What is written by the overlays that are shown."""
        library, analysis = self._document.sides, self._document.analysis
        language = language_of_words()
        return [
            mark.box
            for name in self._session.overlays
            for _, mark in overlay_marks(name, analysis, library, language)
            if isinstance(mark, Label)
        ]

    def _badge_place(self, at: Hex, texts: Iterable[Box]) -> Point:
        """Where a badge covers no number and no text, on the right above if there is room."""
        x, y = at.centre
        tile, library = self.layout.tile_at(at), self._document.sides
        dx, dy = _BADGE_PLACE
        if tile is not None and tile.side in library:
            from trackeditor.drawing.free_places import free_place

            side, compiled = library.side(tile.side), library.compiled(tile.side)
            half = BADGE / 2
            near = tuple(
                tuple(round(v, 3) for v in (left - x, top - y, right - x, bottom - y))
                for left, top, right, bottom in texts
                if left - x < 1 and x - right < 1 and top - y < 1 and y - bottom < 1
            )
            dx, dy = free_place(side, compiled, tile.rotation, half, half, _BADGE_PLACE, near)
        return (x + dx, y + dy)

    def _badge_picture(self, severity: str, count: int) -> QPixmap:
        key = (self._palette.name, severity, count)
        if key not in self._badge_pictures:
            ink = Ink.WARNING_TEXT if severity == "warning" else Ink.BADGE_TEXT
            self._badge_pictures[key] = badge_picture(
                str(count) if count > 1 else "!",
                QColor(self._palette[Ink(severity)]),
                QColor(self._palette[ink]),
            )
        return self._badge_pictures[key]

    def _show_selection(self) -> None:
        self.selected.show_hexes(self._session.selection.hexes)
        self._show_open_end()

    def _show_cursor(self) -> None:
        self.cursor.show_hexes([self._session.selection.cursor])
        self._show_open_end()

    def _show_open_end(self) -> None:
        selection = self._session.selection
        graph = self._document.analysis.graph
        is_open = not self._document.is_over_boards  # boards are not appended to
        end = next_end(graph, selection.cursor, selection.hexes) if is_open else None
        self.open_end.show_end((end.tile.at, end.edge) if end else None)
