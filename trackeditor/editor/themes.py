"""Colours of the window: light, dark, or as the system has them, made of the drawing palettes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from trackeditor.drawing.palette import DARK, LIGHT, Ink, Palette
from trackeditor.editor.settings import Theme

ROLE = QPalette.ColorRole
LEAST_CONTRAST = 4.5
"""Between text and its ground (Web Content Accessibility Guidelines 2.1, 1.4.3)."""
_MIDDLE = 0.18
"""Luminance on which black and white are read equally well."""


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


def legible(colour: QColor, ground: QColor) -> QColor:
    """A colour made darker or lighter until text in it can be read on a ground.

    The contrast is that of the Web Content Accessibility Guidelines 2.1, level AA.
    """
    far = QColor("#000000" if _luminance(ground) > _MIDDLE else "#ffffff")
    mixes = (_between(colour, far, step / 20) for step in range(20))
    return next((mix for mix in mixes if contrast(mix, ground) >= LEAST_CONTRAST), far)


def contrast(one: QColor, other: QColor) -> float:
    """Contrast of two colours, from 1 to 21.

    >>> contrast(QColor("#000000"), QColor("#ffffff"))
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    """How light a colour looks, from 0 to 1 (Web Content Accessibility Guidelines 2.1)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in colour.getRgbF()[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _between(first: QColor, second: QColor, part: float) -> QColor:
    """A colour on the way from one to another."""
    return QColor.fromRgbF(
        *(
            a + (b - a) * part
            for a, b in zip(first.getRgbF()[:3], second.getRgbF()[:3], strict=True)
        )
    )
