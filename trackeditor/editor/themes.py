"""Colours of the window: light, dark, or as the system has them, made of the drawing palettes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from trackeditor.drawing.palette import DARK, LIGHT, Ink, Palette
from trackeditor.editor.settings import Theme

ROLE = QPalette.ColorRole


def is_dark(theme: Theme) -> bool:
    """True when a theme is dark; ``system`` is what the desktop says."""
    if theme == "system":
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return theme == "dark"


def drawing_palette(theme: Theme) -> Palette:
    """Colours in which tiles are drawn on the screen in a theme."""
    return DARK if is_dark(theme) else LIGHT


def window_palette(theme: Theme) -> QPalette:
    """Colours of buttons, lists and texts in a theme."""
    dark = is_dark(theme)
    drawing = drawing_palette(theme)
    paper, ink = QColor(drawing[Ink.PAPER]), QColor(drawing[Ink.INK])
    raised = paper.lighter(190) if dark else paper.darker(104)
    field = paper.lighter(145) if dark else QColor("#ffffff")
    accent = QColor(drawing[Ink.ADVICE])
    palette = QPalette(raised, paper)
    for role, colour in {
        ROLE.Window: paper,
        ROLE.WindowText: ink,
        ROLE.Base: field,
        ROLE.AlternateBase: _between(field, paper, 0.6),
        ROLE.Text: ink,
        ROLE.PlaceholderText: _between(ink, field, 0.4),
        ROLE.Button: raised,
        ROLE.ButtonText: ink,
        ROLE.ToolTipBase: QColor(drawing[Ink.NOTE]),
        ROLE.ToolTipText: QColor(drawing[Ink.NOTE_TEXT]),
        ROLE.Highlight: accent,
        ROLE.HighlightedText: QColor("#ffffff"),
        ROLE.Link: QColor(drawing[Ink.ROUTE]),
        ROLE.LinkVisited: QColor(drawing[Ink.ROUTE]),
        ROLE.BrightText: QColor(drawing[Ink.ERROR]),
        ROLE.Accent: accent,
    }.items():
        palette.setColor(role, colour)
    faded = _between(ink, paper, 0.55)
    for role in (ROLE.WindowText, ROLE.Text, ROLE.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    palette.setColor(QPalette.ColorGroup.Disabled, ROLE.Highlight, _between(accent, paper, 0.6))
    return palette


def apply_theme(application: QApplication, theme: Theme) -> None:
    """Dress all windows in a theme."""
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    application.styleHints().setColorScheme(schemes.get(theme, Qt.ColorScheme.Unknown))
    application.setPalette(window_palette(theme))


def _between(first: QColor, second: QColor, part: float) -> QColor:
    """A colour on the way from one to another."""
    return QColor.fromRgbF(
        *(
            a + (b - a) * part
            for a, b in zip(first.getRgbF()[:3], second.getRgbF()[:3], strict=True)
        )
    )
