"""The menus that pop up on the canvas: for a hexagon, for tokens, for what is to be taken away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from trackeditor.editor.actions import Actions
from trackeditor.editor.tools.on_tiles import (
    OnTile,
    on_tiles,
    removal_name,
    remove_from_tile,
)
from trackeditor.editor.tools.tokens import TOKENS, token_name
from trackeditor.grid import Hex

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas

_IN_CONTEXT_MENU = (
    ("tile.rotate", "tile.rotate_back", "tile.next_turn", "tile.flip"),
    ("clipboard.cut", "clipboard.copy", "clipboard.paste", "tile.duplicate", "tile.remove"),
    ("select.stretch", "tile.swap"),
    ("where.sides", "where.places"),
)


class CanvasMenus(QObject):
    """Makes menus for a canvas; ``menu`` is the one that was opened last."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.menu: QMenu | None = None

    def open_context_menu(self, actions: Actions, at: Hex, position: QPoint | None) -> None:
        """Open the context menu for a hexagon, at a point of the screen or at the hexagon."""
        canvas, selection = self._canvas, self._canvas.session.selection
        selection.move_cursor(at)
        if at not in selection.hexes:
            selection.select([at])
        menu = QMenu(canvas)
        menu.setObjectName("canvas_menu")
        menu.setToolTipsVisible(True)
        for group in _IN_CONTEXT_MENU:
            if not menu.isEmpty():
                menu.addSeparator()
            menu.addActions([actions[name] for name in group])
        found = self._on_tiles([at])
        if found:
            menu.addSeparator()
            self._offer_removal(menu, found)
        self._pop_up(menu, at, position)

    def choose_token(self) -> None:
        """Offer the tokens; the one chosen is taken in hand."""
        menu = QMenu(self._canvas)
        menu.setObjectName("token_menu")
        for kind in TOKENS:
            menu.addAction(token_name(kind), partial(self._canvas.lay_token, kind))
        self._pop_up(menu, self._canvas.session.selection.cursor)

    def choose_removal(self) -> None:
        """Take away what is on the selected tiles, or at the cursor; of several, offer them."""
        session = self._canvas.session
        found = self._on_tiles(session.selection.hexes or [session.selection.cursor])
        if not found:
            text = self.tr("No marker or token is on the selected tiles.")
            session.refuse(text, session.selection.cursor)
        elif len(found) == 1:
            remove_from_tile(session, found[0])
        else:
            menu = QMenu(self._canvas)
            menu.setObjectName("removal_menu")
            self._offer_removal(menu, found)
            self._pop_up(menu, session.selection.cursor)

    # --- inside ------------------------------------------------------------------------------

    def _on_tiles(self, hexes: Collection[Hex]) -> tuple[OnTile, ...]:
        session = self._canvas.session
        return on_tiles(session.document.layout, session.library, hexes)

    def _offer_removal(self, menu: QMenu, found: Sequence[OnTile]) -> None:
        """Put an entry into a menu for every marker and token that can be taken away."""
        for one in found:
            remove = partial(remove_from_tile, self._canvas.session, one)
            menu.addAction(removal_name(one), remove)

    def _pop_up(self, menu: QMenu, at: Hex, position: QPoint | None = None) -> None:
        """Open a menu at a point of the screen or, for the keyboard, at a hexagon."""
        canvas = self._canvas
        if self.menu is not None:
            self.menu.deleteLater()  # the one before is closed
        self.menu = menu
        if position is None:
            canvas.bring_into_view(at)
            position = canvas.viewport().mapToGlobal(canvas.mapFromScene(*at.centre))
            menu.setActiveAction(menu.actions()[0])
        menu.popup(position)
