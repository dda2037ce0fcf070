"""Makes the pictures of the editor that stand in this directory.

Run it in the checkout with the interpreter in which the program is installed::

    python docs/screenshots/make.py

It needs no screen. The window is driven as far as possible by the actions that its menus have.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from trackeditor.editor.app import Editor, start_application
from trackeditor.editor.drive.race import RaceStatus
from trackeditor.editor.drive.race_thread import Seat
from trackeditor.editor.main_window import MainWindow
from trackeditor.editor.settings import Settings
from trackeditor.editor.tile_form.form_state import FormState
from trackeditor.editor.tile_form.own_tiles import copy_of
from trackeditor.editor.tile_form.tile_window import TileWindow
from trackeditor.layout import Layout

DIRECTORY = Path(__file__).parent
SCREEN = {"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1200, "dpr": 1}
"""The screen that is not there."""
SIZE = QSize(1600, 1000)
STAGE = "rally-1-ss1"
CIRCUIT = "sawmill"
COPIED = 211
"""Tile that a tile of one's own is like."""
OVERLAYS = ("graph", "limits", "pacenotes", "danger", "distance", "direction")
SEED = 7
MOST_COLOURS = 256
PATIENCE = 60.0
"""Seconds after which something that is waited for will not come."""


class Studio:
    """The editor in front of a camera."""

    def __init__(self, application: QApplication, directory: Path) -> None:
        store = QSettings(str(directory / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.set_language("en")
        settings.set_theme("light")
        self.application = application
        self.editor = Editor(application, settings, directory)
        self.editor.window.resize(SIZE)
        self.editor.show()
        self.wait_until(lambda: len(self.editor.window.docks) == 7)
        self.settle()

    @property
    def window(self) -> MainWindow:
        """The window of the editor."""
        return self.editor.window

    def settle(self, seconds: float = 0.6) -> None:
        """Let everything happen that is due."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.application.processEvents()
            time.sleep(0.01)

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that happens in the window."""
        until = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > until:
                sys.exit("docs/screenshots/make.py: the window does not come to what is waited for")
            self.settle(0.05)

    def do(self, action: str) -> None:
        """Trigger an action of the menus."""
        self.window.registry[action].trigger()

    def dock(self, module: str) -> QWidget:
        """A dock by the name of its module."""
        return next(d for part, d in self.window.docks.items() if part.module == module)

    def open(self, example: str) -> None:
        """Show a shipped example."""
        self.editor.session.document.undo_stack.setClean()
        self.window.files.open_example(example)
        self.settle()

    def fit(self) -> None:
        """Show the whole stage, nothing selected, the keyboard elsewhere."""
        self.settle()
        self.editor.session.selection.clear()
        self.window.menuBar().setFocus()
        self.window.workbench.canvas.zoom_to_fit()
        self.settle()

    def shoot(self, name: str) -> None:
        """Take a picture of the window."""
        self.settle()
        save(self.window.grab().toImage(), name)

    def shoot_dialog(self, action: str, name: str, prepare: Callable[[QDialog], None]) -> None:
        """Take a picture of the window with a dialog that waits for an answer."""

        def look() -> None:
            dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
            if dialog is None:
                QTimer.singleShot(50, look)
                return
            prepare(dialog)
            self.settle()
            image = self.window.grab().toImage()
            paste(image, dialog, self.window)
            save(image, name)
            dialog.close()

        QTimer.singleShot(200, look)
        self.do(action)
        self.settle()


def paste(image: QImage, dialog: QWidget, window: QWidget) -> None:
    """Put the picture of a dialog where it stands over its window."""
    painter = QPainter(image)
    spot = window.mapFromGlobal(dialog.mapToGlobal(dialog.rect().topLeft()))
    painter.fillRect(image.rect(), QColor(0, 0, 0, 70))
    painter.drawPixmap(spot, dialog.grab())
    painter.setPen(QColor(0, 0, 0, 120))
    painter.drawRect(dialog.rect().translated(spot))
    painter.end()


def save(image: QImage, name: str) -> None:
    """Save a picture as PNG, with a palette of colours where that makes it smaller."""
    path = DIRECTORY / f"{name}.png"
    contents = [encoded(image.convertToFormat(QImage.Format.Format_RGB32)), reduced(image)]
    smallest = min(contents, key=len)
    path.write_bytes(smallest)
    print(f"{path.name}: {len(smallest) // 1024} kB")


def encoded(image: QImage) -> bytes:
    """A picture as PNG, compressed as far as that goes."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)
    return bytes(data.data())


def reduced(image: QImage) -> bytes:
    """A picture with few colours, as PNG."""
    return encoded(
        image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(
            QImage.Format.Format_Indexed8, colour_table(image)
        )
    )


def colour_table(image: QImage) -> list[int]:
    """Colours for a picture: none is far from one of them, and the most frequent are all there."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(plain.constBits(), np.uint32)
    found, counts = np.unique(pixels, return_counts=True)
    frequent = found[np.argsort(counts)[::-1]]
    channels = np.stack([frequent >> shift & 0xFF for shift in (16, 8, 0)], axis=1).astype(int)
    far = np.full(len(frequent), np.inf)
    chosen: list[int] = []
    while len(chosen) < min(MOST_COLOURS, len(frequent)):
        # By turns the most frequent of those left, and the one that is farthest from all chosen.
        left = int(np.argmax(far > 0))
        number = left if len(chosen) % 2 == 0 else int(np.argmax(far))
        chosen.append(number)
        far = np.minimum(far, np.abs(channels - channels[number]).sum(axis=1))
    return [int(colour) for colour in frequent[chosen]]


# --- the pictures --------------------------------------------------------------------------------


def welcome(studio: Studio) -> None:
    """The page that is shown first, with the pictures that it draws one after the other."""
    studio.settle(8)
    studio.shoot("welcome")


def overlays(studio: Studio) -> None:
    """A built stage, plain and with each overlay."""
    studio.open(STAGE)
    studio.fit()
    studio.shoot("stage")
    for name in OVERLAYS:
        studio.do(f"overlay.{name}")
        if name == "pacenotes":
            studio.do("zoom.out")  # its plates reach beyond the tiles
        studio.shoot(f"overlay-{name}")
        studio.fit()
        studio.do(f"overlay.{name}")


def findings(studio: Studio) -> None:
    """A stage with faults: a tile turned, one taken away."""
    document = studio.editor.session.document
    road = document.course.tiles
    broken: Layout = document.layout.rotate(road[4].at, 1).remove(road[8].at)
    document.edit(broken, "Break the stage")
    studio.fit()
    studio.window.show_dock("problems")
    studio.do("problems.next")
    studio.settle()
    studio.window.workbench.canvas.zoom_to_fit()
    studio.shoot("findings")
    studio.do("overlay.unreached")
    studio.shoot("overlay-unreached")
    studio.do("overlay.unreached")
    studio.open(STAGE)


def catalogue(studio: Studio) -> None:
    """The catalogue with a search, and a side in hand."""
    studio.fit()
    dock = studio.dock("catalogue")
    dock.filter.search.setText("gravel jump")
    studio.settle()
    studio.shoot("catalogue")
    dock.filter.reset()


def race(studio: Studio, name: str = "race", turns: int = 9) -> None:
    """A person races the computer; after some decisions the picture is taken."""
    studio.window.show_dock("simulator")
    dock = studio.dock("simulator")
    dock.form.choose((Seat("Ana"), Seat("Bruno", "steady"), Seat("Chloé", "attack")), SEED)
    dock.race.set_pace(0)
    studio.settle()
    dock.start()
    for _ in range(turns):
        studio.wait_until(lambda: dock.race.question is not None)
        answer(studio, dock)
    studio.wait_until(lambda: dock.race.question is not None)
    studio.fit()
    studio.shoot(name)
    if dock.race.status is not RaceStatus.NONE:
        dock.race.stop()
        dock.race.close()
    dock.hide()
    studio.settle()


def circuit(studio: Studio) -> None:
    """A person in a rallycross of three laps, in the midst of the field."""
    studio.open(CIRCUIT)
    race(studio, "circuit", turns=16)
    studio.open(STAGE)


def own_tile(studio: Studio) -> None:
    """A printed side copied as a tile of one's own, in the form that describes it."""
    session = studio.editor.session
    draft = copy_of(COPIED, session.library, "mine")
    window = TileWindow(FormState(session, draft, None), studio.window)
    window.pages.setCurrentIndex(1)
    window.show()
    studio.settle()
    save(window.grab().toImage(), "own-tile")
    window.hide()
    window.deleteLater()


def answer(studio: Studio, dock: QWidget) -> None:
    """Choose the first thing offered, roll, and end the turn when there is a warning."""
    canvas, question = studio.window.workbench.canvas, dock.race.question
    key = Qt.Key
    steps = getattr(question, "steps", None)
    if steps is None:
        QTest.keyClick(canvas, key.Key_1)
    elif question.turn.dice and (question.turn.warnings or all(step.over_limit for step in steps)):
        QTest.keyClick(canvas, key.Key_Return)
    else:
        QTest.keyClick(canvas, key.Key_1)
        if dock.cockpit.asks_for_dice:
            QTest.keyClick(canvas, key.Key_1)
        QTest.keyClick(canvas, key.Key_Space)
    studio.settle(0.2)


def colours_and_languages(studio: Studio) -> None:
    """Dark colours, and the window in French."""
    settings = studio.editor.session.settings
    studio.do("overlay.limits")
    settings.set_theme("dark")
    studio.fit()
    studio.shoot("dark")
    studio.do("overlay.limits")
    settings.set_theme("light")
    settings.set_language("fr")
    studio.settle()
    studio.window.show_dock("route")
    studio.do("overlay.pacenotes")
    studio.fit()
    studio.do("zoom.out")
    studio.shoot("french")
    studio.do("overlay.pacenotes")
    settings.set_language("en")
    studio.window.show_dock("problems")
    studio.settle()


def dialogs(studio: Studio) -> None:
    """The command palette and the sheet of shortcuts."""
    studio.shoot_dialog(
        "help.palette", "palette", lambda dialog: dialog.findChild(QLineEdit).setText("turn")
    )
    studio.shoot_dialog("help.shortcuts", "shortcuts", lambda dialog: None)


def large_letters(studio: Studio) -> None:
    """Letters of one and a half times the size."""
    studio.open(STAGE)
    studio.fit()
    studio.shoot("large-letters")


PICTURES = (
    welcome,
    overlays,
    findings,
    catalogue,
    race,
    circuit,
    own_tile,
    colours_and_languages,
    dialogs,
)


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as directory:
        screens = Path(directory) / "screens.json"
        screens.write_text(json.dumps({"screens": [SCREEN]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        application = start_application()
    take(application, PICTURES)
    font = application.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    application.setFont(font)
    take(application, (large_letters,))


def take(application: QApplication, pictures: Iterable[Callable[[Studio], None]]) -> None:
    """Take some pictures with an editor that has just been started."""
    with tempfile.TemporaryDirectory() as directory:
        studio = Studio(application, Path(directory))
        for picture in pictures:
            picture(studio)
        studio.editor.session.document.undo_stack.setClean()
        studio.window.close()


if __name__ == "__main__":
    main()
