"""A person at the canvas for tests: with a mouse, a keyboard and an empty table."""

from pathlib import Path

from laying import LIBRARY
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from trackeditor.editor.actions import Actions
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.grid import Hex
from trackeditor.layout import Layout

KEY, LEFT, MIDDLE = Qt.Key, Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NORTH = Hex(0, -1)
FREE = Hex(3, -1)


class Player:
    """A person at the canvas, with a mouse and a keyboard."""

    def __init__(self, session: Session, canvas: Canvas, actions: Actions) -> None:
        self.session, self.canvas, self.actions = session, canvas, actions
        self.document, self.selection = session.document, session.selection
        self.said: list[str] = []
        session.said.connect(self.said.append)

    @property
    def layout(self) -> Layout:
        return self.document.layout

    @property
    def steps(self) -> list[str]:
        stack = self.document.undo_stack
        return [stack.text(i) for i in range(stack.index())]

    def show(self, layout: Layout) -> None:
        """Begin with a layout, without undo steps."""
        self.document.edit(layout, "")
        self.document.undo_stack.clear()
        self.canvas.zoom_to_fit()
        self.canvas.set_scale(50)
        self.canvas.centerOn(0, 0)

    def spot(self, at: Hex, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        x, y = at.centre
        return self.canvas.mapFromScene(QPointF(x + dx, y + dy))

    def press(self, at: Hex, modifiers=NONE, button=LEFT) -> None:
        QTest.mousePress(self.canvas.viewport(), button, modifiers, self.spot(at))

    def move(self, at: Hex) -> None:
        self.move_to(self.spot(at))

    def move_to(self, spot: QPoint) -> None:
        # Qt tells nobody of a move to where the pointer is already, perhaps from another test.
        QTest.mouseMove(self.canvas.viewport(), spot + QPoint(1, 1))
        QTest.mouseMove(self.canvas.viewport(), spot)

    def release(self, at: Hex, modifiers=NONE, button=LEFT) -> None:
        QTest.mouseRelease(self.canvas.viewport(), button, modifiers, self.spot(at))

    def click(self, at: Hex, modifiers=NONE) -> None:
        self.press(at, modifiers)
        self.release(at, modifiers)

    def drag(self, start: Hex, *way: Hex, modifiers=NONE) -> None:
        """Drag from a hexagon over others; the button stays pressed."""
        self.press(start, modifiers)
        for at in way:
            self.move(at)

    def key(self, key: Qt.Key, modifiers=NONE) -> None:
        QTest.keyClick(self.canvas, key, modifiers)

    def wheel(self, spot: QPoint, notches: int, modifiers=NONE) -> None:
        view = self.canvas.viewport()
        event = QWheelEvent(
            QPointF(spot),
            QPointF(view.mapToGlobal(spot)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def drop(self, side: str, at: Hex, *, over: Hex | None = None, modifiers=NONE) -> bool:
        """Drag a side from the catalogue and drop it; True when it was taken."""
        mime = QMimeData()
        mime.setData("application/x-trackeditor-side", side.encode())
        view, copy = self.canvas.viewport(), Qt.DropAction.CopyAction
        QApplication.sendEvent(
            view, QDragEnterEvent(self.spot(over or at), copy, mime, LEFT, modifiers)
        )
        for place in filter(None, (over, at)):
            QApplication.sendEvent(
                view, QDragMoveEvent(self.spot(place), copy, mime, LEFT, modifiers)
            )
        event = QDropEvent(QPointF(self.spot(at)), copy, mime, LEFT, modifiers)
        QApplication.sendEvent(view, event)
        return event.isAccepted()

    def menu_event(self, at: Hex) -> None:
        spot = self.spot(at)
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, spot, self.canvas.viewport().mapToGlobal(spot)
        )
        QApplication.sendEvent(self.canvas.viewport(), event)

    @property
    def nothing_in_hand(self) -> bool:
        table = self.canvas.table
        return not table.held.ghosts and all(item.opacity() == 1 for item in table.tile_items)


def make_player(qtbot, directory: Path) -> Player:
    """A person at a canvas on the screen, with an empty table."""
    store = QSettings(str(directory / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.set_theme("light")
    session = Session(LIBRARY, settings)
    window = QMainWindow()
    actions = Actions(window)
    actions.guard(lambda _, edits: edits and session.document.refuses())
    canvas = Canvas(session)
    canvas.add_actions(actions)
    undo = session.document.undo_stack.createUndoAction(window)
    undo.setShortcut("Ctrl+Z")
    actions.adopt("edit.undo", "&Edit", undo)
    window.setCentralWidget(canvas)
    window.resize(1000, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    canvas.setFocus()
    QApplication.processEvents()
    player = Player(session, canvas, actions)
    player.show(Layout())
    return player


def opened(offer):
    """A menu that opens as soon as there is nothing else to do."""
    QApplication.processEvents()
    assert offer.isVisible()
    return offer


def turn_two(player: Player) -> None:
    player.click(NORTH)
    player.click(FREE, CTRL)
    player.key(KEY.Key_R)
