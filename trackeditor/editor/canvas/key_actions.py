"""What can be done on the canvas, as actions with keys, and the context menu made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from trackeditor.editor.actions import ON_TILES, Actions
from trackeditor.editor.canvas.fitting_sides import FittingSides
from trackeditor.editor.canvas.menus import CanvasMenus
from trackeditor.editor.moving import step
from trackeditor.editor.placing import places_for
from trackeditor.editor.tools.markers import MarkerTool, marker_name
from trackeditor.editor.tools.on_tiles import remove_near
from trackeditor.editor.tools.tokens import TokenTool
from trackeditor.grid import Hex
from trackeditor.layout.model import MarkerKind

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas

_PAN = 80
_STANDARD = QKeySequence.StandardKey
_MARKERS: tuple[MarkerKind, ...] = (
    "start",
    "finish",
    "start-finish",
    "joker-entrance",
    "joker-exit",
)


class CanvasActions(QObject):
    """The actions of a canvas; they work while it has the keyboard, or from the menus."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._edits = canvas.edits
        self._actions: Actions | None = None
        self._added: dict[str, QAction] = {}
        self.menus = CanvasMenus(canvas)
        self.fitting: FittingSides | None = None

    @property
    def menu(self) -> QMenu | None:
        """The menu that popped up last."""
        return self.menus.menu

    def add_to(self, actions: Actions) -> None:
        """Add all actions to those of the window."""
        self._actions = actions
        self._add_all()

    def retranslate(self) -> None:
        """Name the actions in another language."""
        if self._actions is not None:
            self._add_all()

    def _add_all(self) -> None:
        self._add_clipboard(self.tr("&Edit"))
        self._add_selecting(self.tr("&Edit"))
        self._add_tiles(self.tr("&Tile"))
        self._add_markers(self.tr("&Tile"))
        self._add_zooming(self.tr("&View"))
        self._add_keys(self.tr("Table"))

    def open_menu(self, at: Hex, position: QPoint | None) -> None:
        """Open the context menu for a hexagon, at a point of the screen or at the hexagon."""
        if self._actions is not None:
            self.menus.open_context_menu(self._actions, at, position)

    # --- groups of actions -------------------------------------------------------------------

    def _add_clipboard(self, menu: str) -> None:
        edits = self._edits
        self._add("clipboard.cut", menu, self.tr("Cu&t"), edits.cut, [_STANDARD.Cut])
        self._add("clipboard.copy", menu, self.tr("&Copy"), edits.copy, [_STANDARD.Copy])
        self._add(
            "clipboard.paste",
            menu,
            self.tr("&Paste"),
            partial(self._seen, edits.paste),
            [_STANDARD.Paste],
            self.tr("Lay the tiles of the clipboard at the cursor"),
        )

    def _add_selecting(self, menu: str) -> None:
        edits = self._edits
        self._add(
            "select.all", menu, self.tr("Select &all"), edits.select_all, [_STANDARD.SelectAll]
        )
        self._add(
            "select.stretch",
            menu,
            self.tr("Select the &stretch between"),
            edits.select_stretch,
            ["Ctrl+Shift+A"],
            self.tr("Select the road between the two selected tiles"),
        )

    def _add_tiles(self, menu: str) -> None:
        edits = self._edits
        self._add(
            "tile.rotate",
            menu,
            self.tr("Turn &right"),
            partial(self._turn, 1),
            ["R"],
            self.tr("Turn by 60 degrees clockwise; in hand: to the next turn that fits"),
        )
        self._add(
            "tile.rotate_back",
            menu,
            self.tr("Turn &left"),
            partial(self._turn, -1),
            ["Shift+R"],
            self.tr("Turn by 60 degrees anticlockwise; in hand: to the turn before that fits"),
        )
        self._add(
            "tile.next_turn",
            menu,
            self.tr("&Next turn that fits"),
            self._next_turn,
            ["T"],
            self.tr("Turn the tile to the next rotation in which all roads around it meet"),
        )
        self._add(
            "tile.flip",
            menu,
            self.tr("Turn &over"),
            self._flip,
            ["F"],
            self.tr("Show the other side of the tile"),
        )
        self._add(
            "tile.swap",
            menu,
            self.tr("&Swap"),
            edits.swap,
            ["X"],
            self.tr("Lay the two selected tiles in each other's place"),
        )
        duplicate = partial(self._seen, edits.duplicate)
        self._add("tile.duplicate", menu, self.tr("&Duplicate"), duplicate, ["Ctrl+D"])
        self._add(
            "tile.remove",
            menu,
            self.tr("Re&move"),
            self._remove,
            [_STANDARD.Delete, "Backspace"],
            self.tr(
                "Take the selected tiles away; with a marker or token in hand: that under the mouse"
            ),
        )
        self._add(
            "where.sides",
            menu,
            self.tr("&What fits here…"),
            self.show_sides,
            ["W"],
            self.tr("Show every tile that fits on the hexagon of the cursor"),
        )
        self._add(
            "where.places",
            menu,
            self.tr("Where does this &fit"),
            self.show_places,
            ["Shift+W"],
            self.tr("Light up every place where the selected tile, or that in hand, fits"),
        )

    def _add_markers(self, menu: str) -> None:
        for kind in _MARKERS:
            text = self.tr("Set the {marker}").format(marker=marker_name(kind))
            hint = self.tr(
                "Then click the line where it is to stand, or choose it by the arrow keys and Enter"
            )
            self._add(f"marker.{kind}", menu, text, partial(self._canvas.mark, kind), [], hint)

        self._add(
            "marker.token",
            menu,
            self.tr("Lay a &token…"),
            self.menus.choose_token,
            ["K"],
            self.tr("Choose a token, then click the cell on which it is to lie"),
        )
        self._add(
            "marker.remove",
            menu,
            self.tr("Remove a marker or to&ken…"),
            self.menus.choose_removal,
            ["Ctrl+Del"],
            self.tr("Take away a marker or token that is on the selected tiles"),
        )

    def _add_zooming(self, menu: str) -> None:
        canvas = self._canvas
        self._add("zoom.in", menu, self.tr("Zoom &in"), lambda: canvas.zoom(1.25), _ZOOM_IN)
        self._add("zoom.out", menu, self.tr("Zoom &out"), lambda: canvas.zoom(0.8), _ZOOM_OUT)
        self._add("zoom.fit", menu, self.tr("Zoom to &all"), canvas.zoom_to_fit, ["Ctrl+0"])
        self._add(
            "zoom.selection",
            menu,
            self.tr("Zoom to the &selection"),
            canvas.zoom_to_selection,
            ["Ctrl+2"],
        )

    def _add_keys(self, menu: str) -> None:
        """Keys that need no menu; the sheet of shortcuts and the command palette have them."""
        arrows = {
            "up": (self.tr("Move up, or pan"), self.tr("Cursor up"), "Up"),
            "down": (self.tr("Move down, or pan"), self.tr("Cursor down"), "Down"),
            "left": (self.tr("Move left, or pan"), self.tr("Cursor left"), "Left"),
            "right": (self.tr("Move right, or pan"), self.tr("Cursor right"), "Right"),
        }
        for way, (move, cursor, key) in arrows.items():
            self._add(f"nudge.{way}", menu, move, partial(self._nudge, way), [key])
            keys = [f"Ctrl+{key}"]
            self._add(f"cursor.{way}", menu, cursor, partial(self._move_cursor, way), keys)
        self._add(
            "cursor.select",
            menu,
            self.tr("Select at the cursor, or lay the tile in hand"),
            partial(self._enter, add=False),
            ["Return", "Enter"],
        )
        self._add(
            "cursor.toggle",
            menu,
            self.tr("Add the tile at the cursor to the selection, or take it out"),
            partial(self._enter, add=True),
            ["Ctrl+Return"],
        )
        self._add(
            "cursor.lay_anyway",
            menu,
            self.tr("Lay the tile in hand at the cursor even where it does not fit"),
            self._lay_anyway,
            ["Shift+Return"],
        )

    def _add(
        self,
        name: str,
        menu: str,
        text: str,
        run: Callable[[], object],
        keys: Sequence[QKeySequence.StandardKey | str],
        hint: str = "",
    ) -> None:
        if self._actions is None:
            raise RuntimeError("actions are added by add_to")
        if name in self._added:
            self._actions.add(name, menu, text, hint=hint)  # named anew
            return
        action = self._actions.add(name, menu, text, run, hint=hint, edits=_edits(name))
        action.setShortcuts([QKeySequence(key) for key in keys])
        if not name.startswith("zoom."):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._canvas.addAction(action)
        self._added[name] = action

    # --- what they do ------------------------------------------------------------------------

    def _seen(self, edit: Callable[[], object]) -> None:
        """Do an edit that may lead out of view, and bring what is selected then into view."""
        edit()
        self._canvas.bring_into_view(*self._canvas.session.selection.hexes)

    def _turn(self, steps: int) -> None:
        if not self._canvas.tool.turn(steps):
            self._edits.rotate(steps)

    def _next_turn(self) -> None:
        if not self._canvas.turn_in_hand(1):
            self._edits.next_turn(1)

    def _flip(self) -> None:
        if not self._canvas.flip_in_hand():
            self._edits.flip()

    def _remove(self) -> None:
        tool = self._canvas.tool
        if isinstance(tool, MarkerTool | TokenTool):
            remove_near(self._canvas.session, tool.pointed)
        else:
            self._edits.remove()

    def _nudge(self, way: str) -> None:
        canvas = self._canvas
        if canvas.session.selection.hexes and canvas.tool is canvas.selecting:
            self._seen(partial(self._edits.nudge, way))
            return
        if isinstance(canvas.tool, MarkerTool | TokenTool):
            canvas.tool.step(1 if way in ("up", "right") else -1)
            return
        if canvas.tool is canvas.placing:
            self._move_cursor(way)
            return
        dx, dy = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[way]
        canvas.pan(dx * _PAN, dy * _PAN)

    def _move_cursor(self, way: str) -> None:
        canvas, selection = self._canvas, self._canvas.session.selection
        selection.move_cursor(step(selection.cursor, way))
        canvas.bring_into_view(selection.cursor)
        canvas.placing.leave()
        self._tell_place(selection.cursor)
        if canvas.tool is canvas.placing:
            canvas.placing.hover(selection.cursor)

    def _tell_place(self, at: Hex) -> None:
        """Say what lies at the cursor, for those who do not see it."""
        tile = self._canvas.table.layout.tile_at(at)
        text = self.tr("({q}, {r}): {tile}") if tile else self.tr("({q}, {r}): free")
        self._canvas.session.say(text.format(q=at.q, r=at.r, tile=tile.side if tile else ""))

    def _enter(self, *, add: bool) -> None:
        selection = self._canvas.session.selection
        if self._canvas.tool.put_down():
            return
        if add:
            selection.toggle(selection.cursor)
        else:
            selection.select([selection.cursor])

    def _lay_anyway(self) -> None:
        if not self._canvas.placing.put_down(anyway=True):
            self._enter(add=False)

    def show_sides(self) -> None:
        """List the sides that fit on the hexagon of the cursor."""
        canvas = self._canvas
        if self.fitting is not None:
            self.fitting.close()
        self.fitting = FittingSides(canvas.session, canvas.session.selection.cursor, canvas)
        self.fitting.finished.connect(self._forget_fitting)
        self.fitting.show()

    def _forget_fitting(self) -> None:
        self.fitting = None

    def show_places(self) -> None:
        """Light up where the side in hand or the selected tile fits."""
        canvas, session = self._canvas, self._canvas.session
        layout = canvas.table.layout
        side = session.picked
        if not side and len(session.selection.hexes) == 1:
            (at,) = session.selection.hexes
            tile = layout.tile_at(at)
            side = tile.side if tile else ""
            layout = layout.remove(at) if tile else layout
        if not side:
            session.refuse(self.tr("Select one tile first."), session.selection.cursor)
            return
        found = {choice.at for choice in places_for(layout, session.library, side)}
        canvas.show_places(found)
        if not found:
            text = self.tr("{side} fits nowhere at the road.").format(side=side)
            session.refuse(text, session.selection.cursor)


_ZOOM_IN = ["Ctrl++", "Ctrl+="]
_ZOOM_OUT = ["Ctrl+-"]


def _edits(name: str) -> bool:
    return name.partition(".")[0] in ON_TILES
