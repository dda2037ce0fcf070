"""Languages of the interface: which there are, and how one is put on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "Français", "pt": "Português"}
"""Languages by code, each under its own name; texts in the code are English."""

_QT_TEXTS: Mapping[str, tuple[str, ...]] = {"fr": ("qtbase_fr",), "pt": ("qtbase_pt_BR",)}
"""Qt's own texts (buttons of dialogs); of Portuguese it has the Brazilian ones only."""

_DIRECTORY = Path(__file__).parent / "translations"


def chosen_language(wanted: str) -> str:
    """The language for a setting: the one asked for, else that of the system, else English."""
    if wanted in LANGUAGES:
        return wanted
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


def language_of_words() -> str:
    """The language put on last, for words that are no texts of the interface: pace notes."""
    name = QLocale().name()[:2]
    return name if name in LANGUAGES else "en"


class Translators:
    """The translators of an application; putting on another language takes off the last one."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._worn: list[QTranslator] = []

    def put_on(self, wanted: str) -> str:
        """Show texts in a language (a code, or empty for the system's); returns its code.

        Every widget gets a ``LanguageChange`` event.
        """
        for translator in self._worn:
            self._application.removeTranslator(translator)
        self._worn = []
        language = chosen_language(wanted)
        QLocale.setDefault(QLocale(language))
        qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name in _QT_TEXTS.get(language, ()):
            self._wear(name, qt_texts)
        self._wear(f"trackeditor_{language}", str(_DIRECTORY))
        return language

    def _wear(self, name: str, directory: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(name, directory):
            self._application.installTranslator(translator)
            self._worn.append(translator)
