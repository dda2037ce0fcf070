"""The interface in other languages: every text is translated, with all that English has in it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from windows import make_window

import trackeditor
from trackeditor.editor.translations import LANGUAGES, Translators, language_of_words

PACKAGE = Path(trackeditor.__file__).parent
DIRECTORY = PACKAGE / "editor" / "translations"
FOREIGN = [language for language in LANGUAGES if language != "en"]


def messages(file: Path):
    """Source text, its translations (several for numbers) and whether it is unfinished."""
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        texts = forms or [translation.text or ""]
        yield message.findtext("source"), texts, translation.get("type") == "unfinished"


def tool(name: str) -> str:
    """A tool of Qt, from beside the Python in use or from the path; skips where there is none."""
    found = shutil.which(name, path=Path(sys.executable).parent) or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def placeholders(text: str) -> set[str]:
    names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return names | ({"%n"} if "%n" in text else set())


@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_is_translated(language):
    found = list(messages(DIRECTORY / f"trackeditor_{language}.ts"))
    assert found
    assert [source for source, texts, open_ in found if open_ or not all(texts)] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_have_the_same_placeholders_and_a_mnemonic_where_english_has_one(language):
    for source, texts, _ in messages(DIRECTORY / f"trackeditor_{language}.ts"):
        for text in texts:
            assert placeholders(text) == placeholders(source), (source, text)
            assert ("&" in text) == ("&" in source), (source, text)


@pytest.mark.parametrize("language", FOREIGN)
def test_lupdate_finds_the_texts_of_the_files_and_no_others(language, tmp_path):
    committed = DIRECTORY / f"trackeditor_{language}.ts"
    fresh = tmp_path / "fresh.ts"
    places = [str(PACKAGE / "editor"), str(PACKAGE / "painting")]
    command = [tool("pyside6-lupdate"), "-extensions", "py", *places, "-ts", str(fresh)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert {source for source, _, _ in messages(fresh)} == {s for s, _, _ in messages(committed)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_files_belong_to_their_sources(language, tmp_path):
    compiled = DIRECTORY / f"trackeditor_{language}.qm"
    fresh = tmp_path / "fresh.qm"
    source = compiled.with_suffix(".ts")
    command = [tool("pyside6-lrelease"), str(source), "-qm", str(fresh)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert fresh.read_bytes() == compiled.read_bytes()


@pytest.fixture
def translators(qapp):
    before = QLocale()
    translators = Translators(qapp)
    yield translators
    translators.put_on("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "file", "one", "two"),
    [
        ("en", "&File", "1 tile", "2 tiles"),
        ("fr", "&Fichier", "1 tuile", "2 tuiles"),
        ("pt", "&Ficheiro", "1 peça", "2 peças"),
    ],
)
def test_a_language_is_put_on_with_its_numbers(translators, language, file, one, two):
    translate = QCoreApplication.translate
    assert translators.put_on(language) == language
    assert language_of_words() == language
    assert translate("Files", "&File") == file
    assert translate("StatusFacts", "%n tile(s)", "", 1) == one
    assert translate("StatusFacts", "%n tile(s)", "", 2) == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_mnemonic(language, translators, qtbot, tmp_path):
    translators.put_on(language)
    window = make_window(qtbot, tmp_path)
    menus = [action.menu() for action in window.menuBar().actions()]
    for bar_or_menu in (window.menuBar(), *menus):
        letters = Counter(
            text[text.index("&") + 1].casefold()
            for text in (action.text() for action in bar_or_menu.actions())
            if "&" in text
        )
        assert [letter for letter, entries in letters.items() if entries > 1] == []


def test_the_route_dock_calls_notes_in_the_language_put_on(translators, qtbot, tmp_path):
    window = make_window(qtbot, tmp_path)
    window.files.open_example("rally-1-ss1")
    window.show_dock("route")
    (route,) = [dock for part, dock in window.docks.items() if part.module == "route"]
    for language, note in (("fr", "épingle gauche 1"), ("pt", "gancho esquerda 1")):
        translators.put_on(language)
        qtbot.waitUntil(lambda note=note: note in route.model.legs[1].notes, timeout=5000)
