"""What is told from below the window, in the language put on: findings, reasons, pace notes."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace
from pathlib import Path

import pytest
from laying import lay
from PySide6.QtCore import Qt
from windows import make_window

from trackeditor.course import analyse
from trackeditor.editor.canvas import Canvas
from trackeditor.editor.docks.finding_model import MESSAGE, place_words
from trackeditor.editor.docks.side_model import Copies, SideModel
from trackeditor.editor.finding_tile import side_facts
from trackeditor.editor.muting import is_muted, muted
from trackeditor.editor.settings_dialog import SettingsDialog
from trackeditor.editor.speech import said
from trackeditor.grid import Hex
from trackeditor.layout import DocumentError, Marker, PlacedTile, Token, read_layout
from trackeditor.legality import check_context, context_of, fixes, rule_of
from trackeditor.roadbook import RoadBook, Stage, open_rally, read_roadbook, write_roadbook
from trackeditor.tiles import load_library


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
        assert dock.model.index(row, MESSAGE).data().splitlines()[0] == message
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
