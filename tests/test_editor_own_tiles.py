"""The window with tiles of the user's own: in the catalogue like all others, faults are told."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from laying import lay
from windows import User, make_window, settings_in

from trackeditor.editor.docks.catalogue import CatalogueDock
from trackeditor.editor.drive.stretches import NoCourseError, stretches
from trackeditor.editor.session import Session
from trackeditor.editor.tile_form.draft import Draft
from trackeditor.editor.tile_form.own_tiles import own_tiles, remove_tile, save_tile
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, PlacedTile
from trackeditor.roadbook import RoadBook, Stage, publish, read_roadbook, write_roadbook
from trackeditor.tiles import entry_of_side, load_library, shipped_library
from trackeditor.tiles.saving import tile_text


@pytest.fixture
def tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with one tile of our own, the twin of 204a."""
    directory = tmp_path / "tiles"
    directory.mkdir()
    entry = entry_of_side(shipped_library().side("204a"))
    (directory / "home.yaml").write_text(tile_text({"1001": entry}), encoding="utf-8")
    monkeypatch.setenv("TRACKEDITOR_TILES", str(directory))
    return directory


def session_with(tmp_path: Path) -> Session:
    return Session(load_library(), settings_in(tmp_path))


def test_their_box_is_one_of_the_filters_of_the_catalogue(qtbot, tiles, tmp_path):
    session = session_with(tmp_path)
    dock = CatalogueDock(session)
    session.setParent(dock)
    qtbot.addWidget(dock)
    dock.show()
    qtbot.waitExposed(dock)
    boxes = dock.filter.choices["box"]
    boxes.setCurrentIndex(boxes.findText("home"))
    qtbot.waitUntil(lambda: dock.model.rowCount() == 1)
    assert dock.model.index(0).data() == "1001"


def test_a_broken_file_is_told_in_the_status_bar(qtbot, tiles, tmp_path):
    for name in ("bad", "worse"):
        (tiles / f"{name}.yaml").write_text("]", encoding="utf-8")
    window = make_window(qtbot, tmp_path, session_with(tmp_path))
    message = window.statusBar().currentMessage()
    assert message.startswith(f"{tiles}/bad.yaml: line 1: not YAML")
    assert message.endswith("see docs/tile-format.md (and 1 more)")
    assert "1001" in window.session.library


def test_without_faults_nothing_is_told(qtbot, tiles, tmp_path):
    window = make_window(qtbot, tmp_path, session_with(tmp_path))
    assert window.statusBar().currentMessage() == ""


def test_a_new_library_is_used_everywhere_at_once(qtbot, tiles, tmp_path):
    window = make_window(qtbot, tmp_path, session_with(tmp_path))
    session = window.session
    window.show_workbench()
    layout = Layout((PlacedTile("1001", ORIGIN), PlacedTile("1002", ORIGIN.neighbour(Edge.A))))
    session.document.edit(layout, "lay")
    unknown = {finding.place.at for finding in session.document.findings}
    assert ORIGIN.neighbour(Edge.A) in unknown
    before = session.document.analysis
    entry = entry_of_side(shipped_library().side("204a"))
    path = tiles / "home.yaml"
    path.write_text(tile_text({"1001": entry, "1002": entry}), encoding="utf-8")
    with qtbot.waitSignal(session.library_changed):
        session.use_library(load_library())
    assert "1002" in session.library
    assert session.document.analysis is not before
    assert session.document.is_saved is False  # the edit, and nothing more
    assert session.document.undo_stack.count() == 1
    dock = window.findChild(CatalogueDock)
    dock.search_for("1002")
    dock.bring_up_to_date()
    assert [dock.model.index(0).data()] == ["1002"]


def test_a_side_in_hand_that_is_gone_is_put_back(qtbot, tiles, tmp_path):
    session = session_with(tmp_path)
    session.pick("1001")
    (tiles / "home.yaml").unlink()
    session.use_library(load_library())
    assert session.picked == ""
    session.deleteLater()


# --- elsewhere, and gone --------------------------------------------------------------------------


def stage_of_own_tile() -> Layout:
    """From a START tile over the tile of our own to a FINISH tile."""
    return replace(lay("202aDA", "1001DA", "203aDA"), name="Attic")


def test_a_road_book_of_an_owner_says_in_another_window_what_it_lacks(
    qtbot, tiles, tmp_path, monkeypatch
):
    """It opens, it is drawn, and it says that it could be driven without a table."""
    book = publish(RoadBook((Stage(stage_of_own_tile()),)), load_library())
    path = tmp_path / "own.roadbook.yaml"
    write_roadbook(book, path)
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path / "tiles-of-nobody"))
    (tmp_path / "tiles-of-nobody").mkdir()
    window = make_window(qtbot, tmp_path, session_with(tmp_path))
    window.show_workbench()
    user = User()
    window.files.open([path])
    user.leave()
    assert user.seen == []
    document = window.session.document
    assert [tile.side for tile in document.layout] == ["202a", "1001", "203a"]
    assert {finding.code for finding in document.findings if finding.place.at is not None} >= {
        "PLA-2"
    }
    with pytest.raises(NoCourseError) as refused:
        stretches(document, whole_rally=False)
    assert "the library has no side '1001'" in str(refused.value)
    assert "The road-book carries the course: 'trackeditor simulate' drives it" in str(
        refused.value
    )
    window.files.save()
    assert window.statusBar().currentMessage() == "Saved as own.roadbook.yaml"
    assert read_roadbook(path).stages[0].published == book.stages[0].published
    document.edit(document.layout.rotate(document.layout.tiles[1].at, 3), "turn")
    with pytest.raises(NoCourseError) as refused:
        stretches(document, whole_rally=False)
    assert "The course in the road-book is that of another layout" in str(refused.value)
    assert "The road-book carries the course" not in str(refused.value)
    window.files.save()
    assert window.statusBar().currentMessage() == (
        "Saved as own.roadbook.yaml, without the published course of Attic: it is that of another"
        " layout"
    )
    assert read_roadbook(path).stages[0].published.course is None
    document.undo_stack.undo()  # the rally that is open has not lost it
    window.files.save()
    assert read_roadbook(path).stages[0].published == book.stages[0].published


def test_a_tile_in_use_can_go_and_come_back(qtbot, tiles, tmp_path):
    """The last one of its file, too: its place stays, and so does the history of the rally."""
    window = make_window(qtbot, tmp_path, session_with(tmp_path))
    session, document = window.session, window.session.document
    window.show_workbench()
    document.edit(stage_of_own_tile(), "lay")
    assert document.analysis.course is not None
    (tile,) = own_tiles(session.library)
    remove_tile(tile)
    session.use_library(load_library())
    assert session.library.faults == ()
    assert document.analysis.course is None
    assert [f.place.at for f in document.findings if f.code == "PLA-2"] == [
        document.layout.tiles[1].at
    ]
    assert not window.workbench.canvas.grab().isNull()
    document.undo_stack.undo()
    document.undo_stack.redo()
    entry = entry_of_side(shipped_library().side("204a"))
    save_tile(Draft("1001", "home", MappingProxyType({"": entry})), None, load_library())
    session.use_library(load_library())
    assert document.analysis.course is not None
    assert [tile.side for tile in document.layout] == ["202a", "1001", "203a"]
