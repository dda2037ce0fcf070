"""The interface in other languages: every text is translated, with all that English has in it."""

import ast
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import json
import runpy
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import NamedTuple, get_args

import pytest
from laying import lay
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from windows import make_window

import trackeditor
from trackeditor.course import analyse
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.docks.finding_model import MESSAGE, place_words
from trackeditor.editor.docks.side_model import Copies, SideModel
from trackeditor.editor.finding_tile import side_facts
from trackeditor.editor.muting import is_muted, muted
from trackeditor.editor.settings_dialog import SettingsDialog
from trackeditor.editor.speech import said
from trackeditor.editor.translations import LANGUAGES, Translators, language_of_words
from trackeditor.grid import Hex
from trackeditor.layout import DocumentError, Marker, PlacedTile, Token, read_layout
from trackeditor.legality import check_context, context_of, fixes, rule_of
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    WORDS,
    Language,
    RoadBook,
    Stage,
    open_rally,
    read_roadbook,
    write_roadbook,
)
from trackeditor.sentences import Sentence
from trackeditor.tiles import load_library

PACKAGE = Path(trackeditor.__file__).parent
DIRECTORY = PACKAGE / "editor" / "translations"
FOREIGN = [language for language in LANGUAGES if language != "en"]
TRANSLATE = runpy.run_path(str(PACKAGE.parent / "docs" / "translate.py"))
"""The script that brings the files up to date."""

IN_ENGLISH_ONLY = (
    "cli",
    "tiles",
    "painting/sheet.py",
    "simulator/batch.py",
    "simulator/workers.py",
    "simulator/drivers",
)
"""Modules whose errors reach the command line only."""


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


@pytest.mark.parametrize("language", FOREIGN)
def test_every_template_of_the_core_can_be_translated(language):
    known = {one[1:3] for one in messages(DIRECTORY / f"trackeditor_{language}.ts")}
    templates = [(str(text), "") for text in TRANSLATE["texts_of_data"]()]
    for place, call in calls("sentence"):
        template = literal(call.args[0])
        if template is None:  # of data, as those above
            assert place.split(":")[0] in ("legality/registry.py", "simulator/rules.py"), place
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


@pytest.mark.parametrize(
    ("language", "message", "title", "fix"),
    [
        (
            "en",
            "204a has a second start line",
            "Several start lines",
            "Remove the start marker from 204a",
        ),
        (
            "fr",
            "204a a une deuxième ligne de départ",
            "Plusieurs lignes de départ",
            "Enlever le marqueur de départ de 204a",
        ),
        (
            "pt",
            "204a tem uma segunda linha de partida",
            "Várias linhas de partida",
            "Retirar o marcador de partida de 204a",
        ),
    ],
)
def test_findings_are_said_in_the_language_put_on(translators, language, message, title, fix):
    library = load_library()
    layout = lay("202aDA", "204aDA", "203aDA").mark(Marker("start", Hex(0, -1), "r0.0"))
    context = context_of(analyse(layout, library), library)
    (finding,) = [found for found in check_context(context) if found.code == "STG-2"]
    translators.put_on(language)
    assert said(finding.message) == message
    assert said(rule_of("STG-2").title) == title
    assert [said(each.label) for each in fixes(finding, context)] == [fix]


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "gone.json: no such file; check the name"),
        (
            "fr",
            "gone.json\xa0: fichier introuvable\xa0; vérifiez le nom",
        ),
        ("pt", "gone.json: ficheiro inexistente; verifique o nome"),
    ],
)
def test_reasons_of_documents_are_said_in_the_language_put_on(translators, language, reason):
    translators.put_on(language)
    with pytest.raises(DocumentError) as raised:
        read_layout(Path("gone.json"))
    assert said(raised.value) == reason
    assert str(raised.value) == "gone.json: no such file; check the name"


def test_every_language_of_the_window_has_pace_notes_and_road_books():
    schema = json.loads((data_directory("schemas") / "roadbook.schema.json").read_text("utf-8"))
    assert set(LANGUAGES) == set(WORDS) == set(get_args(Language))
    assert set(LANGUAGES) == set(schema["properties"]["language"]["enum"])


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


def test_findings_and_fixes_switch_with_the_language(translators, qtbot, tmp_path):
    window = make_window(qtbot, tmp_path)
    layout = lay("202aDA", "204aDA", "203aDA").mark(Marker("start", Hex(0, -1), "r0.0"))
    window.files.begin(RoadBook((Stage(layout),)))
    window.show_dock("problems")
    (dock,) = [dock for part, dock in window.docks.items() if part.module == "problems"]
    rows = range(dock.model.rowCount())
    dock.table.selectRow(next(row for row in rows if dock.model.finding(row).code == "STG-2"))
    qtbot.waitUntil(dock.fix_button.isEnabled)
    for language, message, fix in (
        ("fr", "204a a une deuxième ligne de départ.", "Enlever le marqueur de départ de 204a"),
        ("pt", "204a tem uma segunda linha de partida.", "Retirar o marcador de partida de 204a"),
        ("en", "204a has a second start line.", "Remove the start marker from 204a"),
    ):
        translators.put_on(language)
        qtbot.waitUntil(lambda fix=fix: dock.fix_button.toolTip() == fix)
        row = dock.table.currentIndex().row()
        assert dock.model.index(row, MESSAGE).data() == message
        assert message in dock.details.toPlainText()
        (canvas,) = window.findChildren(Canvas)
        assert any(message in badge.toolTip() for badge in canvas.table.badges)


def test_the_rules_in_the_settings_have_titles_in_the_language_put_on(translators, qtbot, tmp_path):
    window = make_window(qtbot, tmp_path)
    translators.put_on("fr")
    dialog = SettingsDialog(window.session, window)
    item = dialog.rules.list.item(0)
    assert item.text() == "PLA-1  Deux tuiles sur un hexagone"
    assert item.toolTip().startswith("Un hexagone de la table reçoit une tuile.")


@pytest.mark.parametrize(("language", "last"), [("fr", "203a ARRIVÉE"), ("en", "203a FINISH")])
def test_a_rally_is_saved_with_pace_notes_in_the_language_put_on(
    language, last, translators, qtbot, tmp_path
):
    path = tmp_path / "rally.roadbook.yaml"
    write_roadbook(open_rally(["rally-1-ss1"]), path)
    window = make_window(qtbot, tmp_path)
    translators.put_on(language)
    assert window.files.open([path])
    assert window.files.save()
    saved = read_roadbook(path)
    assert saved.language == language
    assert saved.stages[0].published.pace_notes[-1] == last


def test_why_a_file_cannot_be_opened_is_told_in_the_language_put_on(
    translators, qtbot, tmp_path, monkeypatch
):
    told = []
    monkeypatch.setattr("trackeditor.editor.files.tell", lambda _, *texts: told.append(texts))
    window = make_window(qtbot, tmp_path)
    translators.put_on("pt")
    path = tmp_path / "gone.json"
    assert not window.files.open([path])
    assert told == [
        (
            "Não é possível abrir o ficheiro.",
            f"{path}: ficheiro inexistente; verifique o nome",
        )
    ]


def test_a_muted_finding_beside_all_tiles_can_be_saved_and_is_muted_again(translators, tmp_path):
    library = load_library()
    layout = lay("202aDA", "203aDA")
    layout = replace(layout, tokens=(Token("water", Hex(5, 5), 0.0, 0.0),))
    (finding,) = [
        found
        for found in check_context(context_of(analyse(layout, library), library))
        if found.code == "PLA-5"
    ]
    path = tmp_path / "rally.roadbook.yaml"
    write_roadbook(RoadBook((muted(Stage(layout), finding),)), path)
    assert is_muted(finding, read_roadbook(path).stages[0])
    translators.put_on("fr")
    assert place_words(finding.place) == "pas de tuile (5, 5)"


@pytest.mark.parametrize(
    ("language", "owned", "text"),
    [
        ("en", 0, "Copies left: 0 of 0; in use: 205a (0, 0)"),
        ("en", 1, "The only copy is in use: 205a (0, 0)"),
        ("fr", 1, "Le seul exemplaire (1) est utilisé\xa0: 205a (0, 0)"),
        ("pt", 1, "O único exemplar (1) está em uso: 205a (0, 0)"),
    ],
)
def test_one_copy_is_no_copies(language, owned, text, translators):
    translators.put_on(language)
    model = SideModel(load_library())
    model.show([side_facts(load_library().side("205a"))])
    model.count({205: Copies(owned, (PlacedTile("205a", Hex(0, 0)),))})
    assert text in model.index(0).data(Qt.ItemDataRole.ToolTipRole)
