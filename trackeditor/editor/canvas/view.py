"""The canvas: the table of the stage in view, the tools for it, and what others ask of it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.canvas.bubble import Bubble
from trackeditor.editor.canvas.cell_map import CellMap
from trackeditor.editor.canvas.change_preview import ChangePreview
from trackeditor.editor.canvas.edge_scroll import EdgeScroll
from trackeditor.editor.canvas.edits import Edits
from trackeditor.editor.canvas.items import Paint
from trackeditor.editor.canvas.key_actions import CanvasActions
from trackeditor.editor.canvas.plane import hex_under, hexes_rect
from trackeditor.editor.canvas.side_drop import SideDrop
from trackeditor.editor.canvas.table import Table
from trackeditor.editor.canvas.tool_view import ToolView
from trackeditor.editor.dragging import dragged_side
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.editor.tools.appender import Appender
from trackeditor.editor.tools.cells import CellTool
from trackeditor.editor.tools.look import LookTool
from trackeditor.editor.tools.markers import MarkerTool
from trackeditor.editor.tools.place import PlaceTool
from trackeditor.editor.tools.select import SelectTool
from trackeditor.editor.tools.tokens import TokenTool
from trackeditor.editor.tools.tool import Pointer, Tool
from trackeditor.grid import Hex, Point
from trackeditor.layout.model import MarkerKind


class Canvas(ToolView):
    """The table of the stage in view.

    Signals
    -------
    cell_clicked(str), cell_hovered(str) : a cell of the course, by its global id ("": none)
    """

    cell_clicked = Signal(str)
    cell_hovered = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(Table(session, drawing_palette(session.settings.theme)), parent)
        self.session = session
        self._cells = CellMap(session.document.sides)
        self._pickable: frozenset[str] | None = None
        self._hovered = ""
        self._was_shown = False
        self._set_up()
        self.appender = Appender(session, self)
        self.edits = Edits(session, self)
        self.selecting = SelectTool(self)
        self.placing = PlaceTool(self)
        self.marking = MarkerTool(self)
        self.laying = TokenTool(self)
        self._drop = SideDrop(session, self.placing)
        self._dragged_to = QPointF()
        self._drag_scroll = EdgeScroll(self._scroll_drag, self)
        self.driving = CellTool(self)
        self.looking = LookTool(self)
        self._use(self._resting)
        self._actions = CanvasActions(self)
        self.change = ChangePreview(self)
        self.bubble = Bubble(self)
        self.bubble.set_colour(self.table.colours.misfit)
        self.zoomed.connect(self.bubble.follow)
        session.refused.connect(self._show_refusal)
        session.side_picked.connect(self._hold)
        session.zoom_wanted.connect(self.zoom_to)
        session.settings.changed.connect(self._setting_changed)
        session.document.layout_changed.connect(self._give_up)
        session.document.layout_changed.connect(self._take_fitting_tool)
        session.document.sides_changed.connect(self._read_sides)
        session.document.stage_shown.connect(lambda _: self.zoom_to_fit())

    def _set_up(self) -> None:
        self.setObjectName("canvas")
        self._name()
        self.setAcceptDrops(True)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(
            self.tr("The tiles of the stage in view. Ctrl and arrow keys move the cursor.")
        )

    # --- for other parts of the window -------------------------------------------------------

    def add_actions(self, actions: Actions) -> None:
        """Add what can be done on the canvas to the actions of the window."""
        self._actions.add_to(actions)

    def append_side(self, side: str) -> bool:
        """Append a side to the road; False when that cannot be.

        What has no road, or cannot be appended, is taken in hand; the reason is said.
        """
        if self.session.document.refuses_tiles():
            return False
        self._give_up()
        self.session.pick("")
        self.setFocus()
        if self.appender.append(side):
            self.bring_into_view(self.session.selection.cursor)
            return True
        if side in self.session.library:
            self.session.pick(side)
        self.session.refuse(self.appender.refusal, self.appender.refused_at)
        return False

    def set_layer(self, name: str, paint: Paint | None) -> None:
        """Show a layer above the tiles, painted in units of the hexagon's edge, or take it away."""
        self.table.set_layer(name, paint)

    def set_pickable_cells(self, cells: Collection[str] | None) -> None:
        """Let the mouse point at cells instead of editing: at these only, or none (empty).

        None ends that.
        """
        self._pickable = None if cells is None else frozenset(cells)
        if cells is not None:
            self.session.pick("")
            self._use(self.driving)
        elif self._tool is self.driving:
            self._use(self._resting)

    def mark(self, kind: MarkerKind) -> None:
        """Take a marker in hand, to be set on a line."""
        if self.session.document.refuses_tiles():
            return
        self.session.pick("")
        self.marking.hold(kind)
        self._use(self.marking)
        self.setFocus()

    def lay_token(self, kind: str) -> None:
        """Take a token in hand, to be laid on a cell."""
        if self.session.document.refuses_tiles():
            return
        self.session.pick("")
        self.laying.hold(kind)
        self._use(self.laying)
        self.setFocus()

    def select_again(self) -> None:
        """Put back what is in hand and use the select tool."""
        self.session.pick("")
        self._use(self._resting)

    def show_places(self, hexes: Collection[Hex]) -> None:
        """Light up hexagons, until Esc or the next edit."""
        self.table.places.show_hexes(hexes)

    def cell_at(self, point: QPointF) -> str | None:
        """Global id of the cell at a point of the scene, of those that can be picked."""
        document = self.session.document
        place = (point.x(), point.y())
        return self._cells.cell_at(place, document.layout, document.course, self._pickable)

    def place_under(self, spot: QPointF) -> Point | None:
        """The point of the plane at a point of the screen; None beside the canvas."""
        position = self.viewport().mapFromGlobal(spot)
        if not self.viewport().rect().contains(position.toPoint()):
            return None
        point = self.scene_point(position)
        return (point.x(), point.y())

    def zoom_to_fit(self) -> None:
        """Show all tiles, with what is shown beside them."""
        shown = self.table.shown_rect
        self.fit(hexes_rect([self.session.selection.cursor]) if shown.isEmpty() else shown)

    def zoom_to_selection(self) -> None:
        """Show the selected tiles, or all."""
        chosen = self.session.selection.hexes
        self.fit(hexes_rect(chosen)) if chosen else self.zoom_to_fit()

    def zoom_to(self, at: Hex) -> None:
        """Show a hexagon in the middle, large enough to be read, and put the cursor there."""
        self.show_middle(at)
        self.session.selection.move_cursor(at)
        self.session.selection.select([at])

    # --- tools -------------------------------------------------------------------------------

    def _hold(self, side: str) -> None:
        """Use the place tool for a side that was picked, the select tool when it is put back."""
        if side:
            self.placing.hold(side)
            self._use(self.placing)
        elif self._tool is self.placing:
            self._use(self._resting)

    @property
    def _resting(self) -> Tool:
        """The tool in use while nothing is in hand: boards cannot be moved, only looked at."""
        return self.looking if self.session.document.is_over_boards else self.selecting

    def _take_fitting_tool(self) -> None:
        """Another stage is in view, or it is made of something else."""
        is_over_boards = self.session.document.is_over_boards
        if self._tool is not self.driving and is_over_boards != (self._tool is self.looking):
            self.select_again()

    def _read_sides(self) -> None:
        """Find the cells of other sides."""
        self._cells.use_library(self.session.document.sides)

    def _give_up(self) -> None:
        """End a gesture that an edit from elsewhere has overtaken."""
        if self._tool.is_busy:
            self._tool.cancel()
        elif self._tool is self.selecting:
            self.table.places.show_hexes([])
        self._end_gesture()

    @property
    def _on_tiles(self) -> tuple[Tool, ...]:
        """The tools that put markers and tokens on tiles."""
        return (self.marking, self.laying)

    def turn_in_hand(self, steps: int) -> bool:
        """Turn the tile in hand, else the one appended last, to its next fitting rotation."""
        if self._tool is self.driving:
            return False
        return self._tool.turn(steps) or self.appender.turn(steps)

    def flip_in_hand(self) -> bool:
        """Turn over the tile in hand, else the one appended last."""
        if self._tool is self.driving:
            return False
        return self._tool.flip() or self.appender.flip()

    def _escape(self) -> None:
        """Put back what is in hand, else what is lit up, else select nothing."""
        if self._tool.put_back():
            return
        if self._tool in self._on_tiles:
            self.select_again()
        elif self.table.places.hexes:
            self.table.places.show_hexes([])
        else:
            self.session.selection.clear()

    def _hovers(self, pointer: Pointer) -> None:
        """Tell of the cell under the mouse."""
        cell = self.cell_at(pointer.point) if self._tool is self.driving else None
        if (cell or "") != self._hovered:
            self._hovered = cell or ""
            self.cell_hovered.emit(self._hovered)

    def _setting_changed(self, key: str) -> None:
        if key == "theme":
            self.set_colours(drawing_palette(self.session.settings.theme))
            self.bubble.set_colour(self.table.colours.misfit)

    def _show_refusal(self, reason: str, place: Hex | Point | None) -> None:
        """Say at its place why something cannot be done; an empty text takes that away."""
        if not reason or place is None:
            self.bubble.hide()
        elif isinstance(place, Hex):
            self.bubble.show_at(hexes_rect([place]), reason)
        else:
            self.bubble.show_at(QRectF(QPointF(*place), QPointF(*place)), reason)

    def _begins(self) -> None:
        """What was said at a place is over with the next press of a button or key."""
        self.bubble.hide()

    # --- events: menu, drag and drop ---------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Put back what is in hand, or offer what can be done with the tile under the mouse."""
        event.accept()
        is_due, self._menu_is_due = self._menu_is_due, True
        if self._tool.is_busy:
            self._cancel_gesture()
        elif not is_due:
            return
        elif self._tool is self.selecting:
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            at = self.session.selection.cursor
            if by_mouse:
                at = hex_under(self.scene_point(QPointF(event.pos())))
            self._actions.open_menu(at, event.globalPos() if by_mouse else None)
        elif self._tool not in (self.driving, self.looking):
            self.select_again()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Show a side dragged from the catalogue."""
        is_side = bool(dragged_side(event.mimeData()))
        if not is_side or self._tool is self.driving or self.session.document.refuses_tiles():
            event.ignore()
            return
        self._give_up()
        self._drop.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the side would lie; at the edge the table moves on."""
        self._dragged_to = event.position()
        self._drop.move(event, hex_under(self.scene_point(self._dragged_to)))
        if event.isAccepted():
            self._drag_scroll.follow(self._dragged_to, QRectF(self.viewport().rect()))

    def _scroll_drag(self, dx: float, dy: float) -> None:
        self.pan(dx, dy)
        self.placing.hover(hex_under(self.scene_point(self._dragged_to)))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show nothing in hand any more."""
        self._drag_scroll.stop()
        self._drop.leave()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Lay the side where it was dropped, if it fits there."""
        self._drag_scroll.stop()
        if self._drop.drop(event, hex_under(self.scene_point(event.position()))):
            self.setFocus()

    # --- events: others ----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Name the actions in another language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._name()
            self._actions.retranslate()
            self.table.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        self.table.cursor.setVisible(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self.table.cursor.setVisible(False)
        super().focusOutEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show all tiles when the canvas appears."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.zoom_to_fit()
