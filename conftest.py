"""What all tests and benchmarks share: no tiles of whoever runs them, and no need of a screen."""

import os
import sys

import pytest

os.environ["TRACKEDITOR_TILES"] = ""

if sys.platform.startswith("linux") and not (
    os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def translators(qapp):
    """What puts on languages; afterwards the window speaks English again."""
    from PySide6.QtCore import QLocale

    from trackeditor.editor.translations import Translators

    before = QLocale()
    translators = Translators(qapp)
    yield translators
    translators.put_on("en")
    QLocale.setDefault(before)


def pytest_sessionfinish() -> None:
    """Take apart, while Python still stands, what Qt would take apart after it: that may crash."""
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    for window in QApplication.topLevelWidgets():
        window.hide()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if QApplication.instance() is not None:
        QApplication.clipboard().clear()  # tiles copied by a test
