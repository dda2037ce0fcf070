"""A view of the table that hands the mouse and the keys to the tool in use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from trackeditor.editor.canvas.edge_scroll import EdgeScroll
from trackeditor.editor.canvas.plane import hex_under
from trackeditor.editor.canvas.table import Table
from trackeditor.editor.canvas.zoom_view import ZoomView
from trackeditor.editor.tools.tool import Pointer, Tool

NOTCH = 120
_ZOOM_STEP = 1.2
_BUTTON = Qt.MouseButton
_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)


class ToolView(ZoomView):
    """Makes gestures of the events of mouse and keyboard.

    Whoever derives from it takes up a tool (``_use``) before the first event comes.

    Signals
    -------
    tool_changed : another tool is in use
    """

    tool_changed = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self._tool: Tool | None = None
        self._pressed_at: QPoint | None = None
        self._pan_button = _BUTTON.NoButton
        self._panned_from = QPoint()
        self._moved: tuple[QPointF, Qt.KeyboardModifier] | None = None
        self._menu_is_due = True
        self._edge_scroll = EdgeScroll(self._scroll_on, self)
        self._space_held = False
        self._space_used = False
        self._turned = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def tool(self) -> Tool:
        """The tool in use."""
        return self._tool

    def turn_in_hand(self, steps: int) -> bool:
        """Turn what is in hand; False when nothing is."""
        return self._tool.turn(steps)

    def flip_in_hand(self) -> bool:
        """Turn over what is in hand; False when nothing is."""
        return self._tool.flip()

    def _use(self, tool: Tool) -> None:
        if tool is not self._tool:
            if self._tool is not None:
                self._tool.deactivate()
            self._tool = tool
            self.viewport().setCursor(tool.cursor)
            tool.activate()
            self.tool_changed.emit()

    def _cancel_gesture(self) -> None:
        self._tool.cancel()
        self._end_gesture()

    def _end_gesture(self) -> None:
        self._pressed_at = None
        self._edge_scroll.stop()

    def _pinch_begins(self) -> None:
        """Two fingers pinch: what the first of them began to drag stays where it is."""
        self._cancel_gesture()

    def _pointer(self, position: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        point = self.scene_point(position)
        whole = position.toPoint()
        start = self._pressed_at or whole
        return Pointer(
            point,
            hex_under(point),
            modifiers,
            self.viewport().rect().contains(whole),
            (whole - start).manhattanLength(),
        )

    def _hovers(self, pointer: Pointer) -> None:
        """The mouse is elsewhere."""

    def _begins(self) -> None:
        """A button or a key is pressed."""

    def _escape(self) -> None:
        """Esc was pressed without a gesture."""
        self._tool.put_back()

    # --- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture, or pan with the middle button or the space bar."""
        button = event.button()
        event.accept()
        self._begins()
        self._menu_is_due = True
        if self._pan_button is not _BUTTON.NoButton:
            return
        if button == _BUTTON.MiddleButton or (button == _BUTTON.LeftButton and self._space_held):
            self._pan_button = button
            self._panned_from = event.position().toPoint()
            self._space_used = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button == _BUTTON.LeftButton:
            self._pressed_at = event.position().toPoint()
            self._tool.press(self._pointer(event.position(), event.modifiers()))
        elif button == _BUTTON.RightButton and self._tool.is_busy:
            self._cancel_gesture()
            self._menu_is_due = False  # this press has ended a gesture already

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second click like the first."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or go on with the gesture."""
        position = event.position()
        if self._pan_button is not _BUTTON.NoButton:
            went = position.toPoint() - self._panned_from
            self._panned_from = position.toPoint()
            self.pan(-went.x(), -went.y())
        else:
            pointer = self._pointer(position, event.modifiers())
            self._tool.move(pointer)
            self._hovers(pointer)
            self._moved = (position, event.modifiers())
            if self._tool.is_dragging:
                self._edge_scroll.follow(position, QRectF(self.viewport().rect()))
        event.accept()

    def _scroll_on(self, dx: float, dy: float) -> None:
        """Move the table on under what is dragged along its edge."""
        if self._moved is None or not self._tool.is_dragging:
            self._edge_scroll.stop()
            return
        self.pan(dx, dy)
        self._tool.move(self._pointer(*self._moved))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or the gesture."""
        event.accept()
        if event.button() == self._pan_button:
            self._pan_button = _BUTTON.NoButton
            self.viewport().setCursor(self._tool.cursor)
        elif event.button() == _BUTTON.LeftButton and self._pressed_at is not None:
            pointer = self._pointer(event.position(), event.modifiers())
            self._tool.release(pointer)
            self._end_gesture()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is in hand, or zoom about the mouse."""
        delta = event.angleDelta().y()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not control and self._tool.is_holding:
            self._turned += delta
            while abs(self._turned) >= NOTCH:
                steps = -1 if self._turned > 0 else 1
                self._turned += steps * NOTCH
                self._tool.turn(steps)
        elif delta:
            self.zoom(_ZOOM_STEP ** (delta / NOTCH), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse is elsewhere."""
        self._tool.leave()
        super().leaveEvent(event)

    # --- keys --------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a gesture from the actions of the window; Tab turns tiles over.

        When another window comes to the front, the gesture is given up.
        """
        if event.type() is QEvent.Type.WindowDeactivate:
            self._cancel_gesture()
        if (
            event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
            and isinstance(event, QKeyEvent)
            and event.key() not in _MODIFIERS
        ):
            self._begins()
        if event.type() is QEvent.Type.ShortcutOverride and self._tool.is_busy:
            event.accept()
            return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if event.key() == Qt.Key.Key_Tab and plain and self.flip_in_hand():
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """During a gesture keys turn what is dragged or give the gesture up."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._space_used = True, False
        elif self._tool.is_busy:
            self._gesture_key(event)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The space bar, not used for panning, turns the tile in hand or appended last."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            if not self._space_used:
                self.turn_in_hand(1)
            event.accept()
        else:
            event.ignore()

    def _gesture_key(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._tool.turn(-1 if back else 1)
        elif event.key() not in _MODIFIERS:
            self._cancel_gesture()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget a key that is released elsewhere."""
        self._space_held = False
        super().focusOutEvent(event)
