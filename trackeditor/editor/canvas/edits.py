"""Edits of the selected tiles: each is one undo step, or is refused with the reason."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject

from trackeditor.editor.appending import stretch
from trackeditor.editor.canvas import clipboard
from trackeditor.editor.moving import Move, middle_tile, move_group, next_turn, step, swap
from trackeditor.editor.placing import fit_of_group
from trackeditor.editor.session import Session
from trackeditor.editor.tools.copies import say_used_up
from trackeditor.editor.tools.words import misfit_words
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, LayoutError, PlacedTile

_FARTHEST_PASTE = 40


class Edits(QObject):
    """What can be done with the selected tiles."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._document = session.document
        self._selection = session.selection

    @property
    def _layout(self) -> Layout:
        return self._document.layout

    # --- turning -----------------------------------------------------------------------------

    def rotate(self, steps: int) -> None:
        """Turn the selected tiles, together about the one in their middle."""
        hexes = self._chosen()
        if not hexes:
            return
        pivot = middle_tile(self._layout, hexes)
        move = move_group(self._layout, self._session.library, hexes, 0, 0, steps, pivot)
        self._carry_out(move, self._name(self.tr("Turn {side}"), self.tr("Turn tiles"), hexes))

    def next_turn(self, steps: int) -> None:
        """Turn the selected tile to its next rotation that fits."""
        hexes = self._chosen()
        if len(hexes) != 1:
            self.rotate(steps)
            return
        (at,) = hexes
        move = next_turn(self._layout, self._session.library, at, steps)
        if move.layout is None and move.misfit is not None:
            text = self.tr("{side} fits here in no other turn: {reason}.")
            reason = misfit_words(move.misfit)
            self._session.refuse(text.format(side=move.tiles[0].side, reason=reason), at)
            return
        self._carry_out(move, self._name(self.tr("Turn {side}"), "", hexes))

    def flip(self) -> None:
        """Show the other sides of the selected tiles."""
        hexes = self._chosen()
        if not hexes:
            return
        layout = self._layout
        try:
            for at in hexes:
                layout = layout.flip(at)
        except LayoutError:
            one_sided = self._one_sided(hexes)
            text = self.tr("{side} has one printed side only.")
            self._session.refuse(text.format(side=one_sided.side), one_sided.at)
            return
        name = self._name(self.tr("Turn over {side}"), self.tr("Turn tiles over"), hexes)
        self._document.edit(layout, name)

    def _one_sided(self, hexes: Collection[Hex]) -> PlacedTile:
        return next(t for t in self._layout if t.at in hexes and t.side == t.tile)

    # --- moving ------------------------------------------------------------------------------

    def nudge(self, way: str) -> None:
        """Move the selected tiles to the next hexagon: up, down, left or right."""
        hexes = self._chosen()
        if hexes:
            first = min(hexes)
            to = step(first, way)
            dq, dr = to.q - first.q, to.r - first.r
            move = move_group(self._layout, self._session.library, hexes, dq, dr)
            name = self._name(self.tr("Move {side}"), self.tr("Move tiles"), hexes)
            cursor = self._selection.cursor
            self._carry_out(move, name, cursor.moved(dq, dr) if cursor in hexes else cursor)

    def _carry_out(self, move: Move, name: str, cursor: Hex | None = None) -> None:
        """Make a move unless a hexagon is taken, and say what does not fit then."""
        if move.layout is None:
            if move.misfit is not None:
                text = self.tr("There is no room: {reason}.")
                reason = text.format(reason=misfit_words(move.misfit))
                self._session.refuse(reason, move.misfit.at)
        else:
            self._selection.edit(move.layout, name, move.hexes, cursor)

    def swap(self) -> None:
        """Lay the two selected tiles in each other's place, turned so that they fit there."""
        tiles = [tile for tile in self._layout if tile.at in self._selection.hexes]
        if len(tiles) != 2:
            self._refuse_here(self.tr("Select two tiles: they are then swapped."))
            return
        one, other = tiles
        name = self.tr("Swap {one} and {other}").format(one=one.side, other=other.side)
        swapped = swap(self._layout, self._session.library, one.at, other.at)
        self._document.edit(swapped, name)

    # --- taking away and copying -------------------------------------------------------------

    def remove(self) -> None:
        """Take the selected tiles away."""
        hexes = self._chosen()
        if hexes:
            name = self._name(self.tr("Remove {side}"), self.tr("Remove tiles"), hexes)
            self._document.edit(self._layout.remove(*hexes), name)

    def copy(self) -> bool:
        """Put the selected tiles on the clipboard."""
        hexes = self._chosen()
        if hexes:
            clipboard.copy(clipboard.part_of(self._layout, hexes))
        return bool(hexes)

    def cut(self) -> None:
        """Put the selected tiles on the clipboard and take them away."""
        hexes = self._chosen()
        if self.copy():
            name = self._name(self.tr("Cut {side}"), self.tr("Cut tiles"), hexes)
            self._document.edit(self._layout.remove(*hexes), name)

    def paste(self) -> None:
        """Lay the tiles of the clipboard at the cursor, or at the next place with room."""
        part = clipboard.paste()
        if part is None:
            self._refuse_here(self.tr("There are no tiles on the clipboard."))
            return
        self._lay_part(part, self._selection.cursor, self.tr("Paste tiles"))

    def duplicate(self) -> None:
        """Lay the selected tiles once more, at the next place with room."""
        hexes = self._chosen()
        if hexes:
            part = clipboard.part_of(self._layout, hexes)
            name = self._name(self.tr("Duplicate {side}"), self.tr("Duplicate tiles"), hexes)
            self._lay_part(part, part.tiles[0].at, name)

    def _lay_part(self, part: Layout, at: Hex, name: str) -> None:
        """Lay tiles so that the first one comes near a hexagon: where they fit, if anywhere."""
        part = _one_a_hexagon(part)
        first = part.tiles[0].at
        roomy: Layout | None = None
        for landing in _spiral(at, _FARTHEST_PASTE):
            laid = _laid(self._layout, part, landing.q - first.q, landing.r - first.r)
            if laid is None:
                continue
            roomy = roomy or laid
            hexes = _new_hexes(self._layout, laid)
            if fit_of_group(laid, self._session.library, hexes).fits:
                roomy = laid
                break
        if roomy is None:
            self._refuse_here(self.tr("There is no room for these tiles near the cursor."))
            return
        self._selection.edit(roomy, name, _new_hexes(self._layout, roomy))
        for side in {tile.side for tile in part}:
            say_used_up(self._session, side)

    # --- selecting ---------------------------------------------------------------------------

    def select_all(self) -> None:
        """Select every tile."""
        self._selection.select(tile.at for tile in self._layout)

    def select_stretch(self) -> None:
        """Select the road between the two selected tiles."""
        hexes = sorted(self._selection.hexes)
        if len(hexes) != 2:
            text = self.tr("Select two tiles: the road between them is then selected.")
            self._refuse_here(text)
            return
        found = stretch(self._layout, self._session.library, *hexes)
        if found:
            self._selection.select(found)
        else:
            text = self.tr("No road leads from one of these tiles to the other.")
            self._session.refuse(text, hexes[1])

    # --- inside ------------------------------------------------------------------------------

    def _chosen(self) -> frozenset[Hex]:
        """The selected hexagons; says what to do when there are none."""
        hexes = self._selection.hexes
        if not hexes:
            self._refuse_here(self.tr("Select a tile first."))
        return hexes

    def _refuse_here(self, reason: str) -> None:
        """Say at the cursor why something cannot be done."""
        self._session.refuse(reason, self._selection.cursor)

    def _name(self, one: str, several: str, hexes: Collection[Hex]) -> str:
        if len(hexes) > 1:
            return several
        tile = self._layout.tile_at(next(iter(hexes)))
        return one.format(side=tile.side if tile else "")


def _one_a_hexagon(part: Layout) -> Layout:
    """Tiles from elsewhere without those that lie on another one."""
    lying = {tile.at: tile for tile in reversed(part.tiles)}
    return replace(part, tiles=tuple(t for t in part.tiles if lying[t.at] is t))


def _laid(layout: Layout, part: Layout, dq: int, dr: int) -> Layout | None:
    """The layout with more tiles, shifted; None where one lies already."""
    if any(layout.tile_at(tile.at.moved(dq, dr)) is not None for tile in part):
        return None
    shifted = part.move([tile.at for tile in part], dq, dr)
    kinds = {marker.kind for marker in layout.markers}
    return replace(
        layout,
        tiles=(*layout.tiles, *shifted.tiles),
        markers=(*layout.markers, *(m for m in shifted.markers if m.kind not in kinds)),
        tokens=(*layout.tokens, *shifted.tokens),
    )


def _new_hexes(before: Layout, after: Layout) -> frozenset[Hex]:
    return frozenset(tile.at for tile in after.tiles[len(before.tiles) :])


def _spiral(at: Hex, radius: int) -> Iterator[Hex]:
    """Hexagons around one, ring by ring."""
    yield at
    for ring in range(1, radius + 1):
        here = at.moved(-ring, ring)
        for edge in Edge:
            for _ in range(ring):
                yield here
                here = here.neighbour(edge)
