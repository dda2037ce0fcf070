"""What all tests and benchmarks share: no tiles of whoever runs them, and no need of a screen."""

import gc
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Collect garbage between tests of windows only, as the program does by a timer.

    Python would collect it in whichever thread is at work; Qt crashes when that is not its own.
    """
    if "qapp" not in item.fixturenames:
        return (yield)
    from trackeditor.editor.garbage import collect_due

    gc.disable()
    try:
        return (yield)
    finally:
        collect_due()
        gc.enable()


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
