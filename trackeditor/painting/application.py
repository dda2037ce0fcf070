"""The application object that Qt needs for fonts, when nothing is shown on a screen."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication

from trackeditor.painting.errors import PaintingError
from trackeditor.sentences import sentence


def require_application() -> None:
    """Make sure that there is an application; one made here opens no window and needs no screen.

    Raises
    ------
    PaintingError
        when the machine has no font, for every number would then be missing.
    """
    if QCoreApplication.instance() is None:
        _offscreen_application()
    if not QFontDatabase.families():
        raise PaintingError(
            sentence(
                "the machine has no font to write with; install one (Debian: fonts-dejavu-core)"
            )
        )


@cache
def _offscreen_application() -> QGuiApplication:
    """Kept for the rest of the process, as Qt wants it."""
    return QGuiApplication(["trackeditor", "-platform", "offscreen"])
