"""The interface in other languages: every text is translated, with all that English has in it."""

import ast
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import json
import runpy
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple, get_args

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel
from windows import make_window

import trackeditor
from trackeditor.editor.speech import said
from trackeditor.editor.translations import LANGUAGES, Translators, language_of_words
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    WORDS,
    Language,
)
from trackeditor.sentences import Sentence

PACKAGE = Path(trackeditor.__file__).parent
DIRECTORY = PACKAGE / "editor" / "translations"
FOREIGN = [language for language in LANGUAGES if language != "en"]
TRANSLATE = runpy.run_path(str(PACKAGE.parent / "docs" / "translate.py"))
"""The script that brings the files up to date."""

IN_ENGLISH_ONLY = (
    "cli",
    "tiles",
    "painting/sheet.py",
    "painting/course_sheet.py",
    "simulator/batch.py",
    "simulator/workers.py",
    "simulator/drivers",
)
"""Modules whose errors reach the command line only."""

OF_DATA = ("legality/rules.py", "simulator/rules.py")
"""Modules whose templates stand in no call: those of rules and rule sets."""


class Message(NamedTuple):
    """A text with its translations, several for numbers; ``one`` is English for the number one."""

    context: str
    source: str
    one: str
    texts: list[str]
    is_unfinished: bool


def messages(file: Path) -> Iterator[Message]:
    """The texts of a file of translations."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source"),
                message.findtext("comment") or "",
                forms or [translation.text or ""],
                translation.get("type") == "unfinished",
            )


def need_tool(name: str) -> None:
    """Skip the test where a tool of Qt is not installed."""
    if TRANSLATE["tool"](name) is None:
        pytest.skip(f"{name} is not installed")


def placeholders(text: str) -> set[str]:
    names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return names | ({"%n"} if "%n" in text else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language):
    found = list(messages(DIRECTORY / f"trackeditor_{language}.ts"))
    assert found
    assert [one.source for one in found if one.is_unfinished or not all(one.texts)] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_have_the_same_placeholders_and_a_mnemonic_where_english_has_one(language):
    for message in messages(DIRECTORY / f"trackeditor_{language}.ts"):
        for number, text in enumerate(message.texts):
            source = message.one if message.one and number == 0 else message.source
            assert placeholders(text) == placeholders(source), (source, text)
            assert ("&" in text) == ("&" in source), (source, text)


@pytest.mark.parametrize("language", FOREIGN)
def test_lupdate_finds_the_texts_of_the_files_and_no_others(language, tmp_path):
    need_tool("pyside6-lupdate")
    committed = DIRECTORY / f"trackeditor_{language}.ts"
    fresh = tmp_path / "fresh.ts"
    TRANSLATE["collect"](fresh, language)
    assert {one[:3] for one in messages(fresh)} == {one[:3] for one in messages(committed)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_files_belong_to_their_sources(language, tmp_path):
    need_tool("pyside6-lrelease")
    compiled = DIRECTORY / f"trackeditor_{language}.qm"
    fresh = tmp_path / "fresh.qm"
    TRANSLATE["release"](compiled.with_suffix(".ts"), fresh)
    assert fresh.read_bytes() == compiled.read_bytes()


@pytest.mark.parametrize("language", FOREIGN)
def test_texts_that_qt_does_not_translate_are_among_them(language):
    known = {one[:2] for one in messages(DIRECTORY / f"trackeditor_{language}.ts")}
    lacking = [(name, text) for name, texts in TRANSLATE["TEXTS_OF_QT"].items() for text in texts]
    assert set(lacking) <= known


@pytest.mark.parametrize("language", FOREIGN)
def test_no_label_or_button_of_a_file_dialog_stays_english(qtbot, qapp, language):
    def texts() -> dict[str, str]:
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        return {
            widget.objectName() or widget.text(): widget.text()
            for kind in (QLabel, QAbstractButton)
            for widget in dialog.findChildren(kind)
            if widget.text()
        }

    translators = Translators(qapp)
    translators.put_on("en")
    english = texts()
    assert {"lookInLabel", "fileTypeLabel"} <= english.keys()
    translators.put_on(language)
    foreign = texts()
    translators.put_on("en")
    assert [name for name, text in english.items() if foreign.get(name) == text] == []


# --- sentences from below the window -------------------------------------------------------------


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Calls of some functions in the package, each with its place."""
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in names:
                    yield f"{module}:{node.lineno}", node


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN)
def test_every_template_of_the_core_can_be_translated(language):
    known = {one[1:3] for one in messages(DIRECTORY / f"trackeditor_{language}.ts")}
    templates = [(str(text), "") for text in TRANSLATE["texts_of_data"]()]
    for place, call in calls("sentence"):
        template = literal(call.args[0])
        if template is None:  # of data, as those above
            assert place.split(":")[0] in OF_DATA, place
        else:
            templates.append((template, ""))
    for place, call in calls("counted"):
        template, one = (literal(argument) for argument in call.args[:2])
        assert template is not None, place
        assert one is not None, place
        templates.append((template, one))
    assert len(templates) > 300
    assert [template for template in templates if template not in known] == []


def test_what_the_window_tells_from_below_is_made_of_sentences():
    """Errors, findings and fixes are no f-strings, which could not be said in another language."""
    errors = ("DocumentError", "LayoutError", "RoadBookError", "SimulatorError", "PaintingError")
    plain = [
        place
        for place, call in calls(*errors, "Found", "Fix")
        if not place.startswith(IN_ENGLISH_ONLY)
        and any(isinstance(argument, ast.JoinedStr | ast.Constant) for argument in call.args)
    ]
    assert plain == []


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_english_says_numbers_as_the_core_does(translators, count):
    translators.put_on("en")
    for message in messages(DIRECTORY / "trackeditor_en.ts"):
        if message.one:
            values = dict.fromkeys(placeholders(message.source), "x") | {"count": count}
            text = Sentence(message.source, values, message.one)
            assert said(text) == str(text)


def test_every_language_of_the_window_has_pace_notes_and_road_books():
    schema = json.loads((data_directory("schemas") / "roadbook.schema.json").read_text("utf-8"))
    assert set(LANGUAGES) == set(WORDS) == set(get_args(Language))
    assert set(LANGUAGES) == set(schema["properties"]["language"]["enum"])


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
