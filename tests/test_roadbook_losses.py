"""What other forms of files have no room for is told, whatever a document holds."""

from __future__ import annotations

import json

import pytest

from trackeditor.cli import DONE, run
from trackeditor.resources import data_directory
from trackeditor.roadbook import roadbook_from_dict
from trackeditor.roadbook.document import roadbook_to_dict
from trackeditor.roadbook.losses import losses
from trackeditor.roadbook.notation_files import notation_text, rally_from_text
from trackeditor.roadbook.opening import rally_of_layout

SCHEMA = json.loads((data_directory("schemas") / "roadbook.schema.json").read_text("utf-8"))

OF_RALLY = {
    "title": "Lakes",
    "author": "Ana",
    "licence": "CC0",
    "game": "gt",
    "language": "fr",
    "boxes": ["dirt-core"],
    "notes": "dusty",
    "drivers": ["Ana"],
    "club": "Lake Drivers",
}
"""A value of every key of a rally, and an unknown one."""
OF_STAGE = {
    "laps": 3,
    "surface": "gravel",
    "weather": "rain",
    "notes": "mind the bridge",
    "service": True,
    "muted": [{"code": "CON-1"}],
    "times": {"Ana": "4:05"},
    "splits": [2],
    "sponsor": 5,
}
TILE = {"tile": "202a", "q": 0, "r": 0, "rotation": 0}


def book(rally: dict, stage: dict, on: dict):
    stages = [{"name": "Mill", "service": False, **on, **stage}]
    return roadbook_from_dict(
        {"format": "trackeditor-roadbook", "version": 1, "title": "Mill", **rally, "stages": stages}
    )


def test_the_keys_tried_here_are_all_that_a_road_book_has():
    stage = set(SCHEMA["$defs"]["stage"]["properties"])
    kept = {"format", "version", "stages", "name", "tiles", "markers", "tokens", "legs", "snow"}
    keys = set(SCHEMA["properties"]) | stage
    assert keys - kept == {*OF_RALLY, *OF_STAGE, "published"} - {"club", "sponsor"}


def of_layout(roadbook):
    return rally_of_layout(roadbook.stages[0].layout)


def of_text(roadbook):
    return rally_from_text(notation_text(roadbook))


@pytest.mark.parametrize("key", OF_RALLY)
def test_every_key_of_a_rally_that_a_layout_lacks_is_told(key):
    before = book({key: OF_RALLY[key]}, {}, {"tiles": [TILE]})
    assert losses(before, of_layout(before)) == (key,)


@pytest.mark.parametrize("key", OF_STAGE)
def test_every_key_of_a_stage_that_a_layout_lacks_is_told(key):
    before = book({}, {key: OF_STAGE[key]}, {"tiles": [TILE]})
    assert losses(before, of_layout(before)) == (key,)


@pytest.mark.parametrize("key", sorted({*OF_STAGE} - {"service"}))
def test_every_key_of_a_stage_that_a_text_lacks_is_told(key):
    before = book({"game": "classic"}, {key: OF_STAGE[key]}, {"legs": "C8-C3 / J1-J4"})
    assert losses(before, of_text(before)) == (key,)


@pytest.mark.parametrize("key", sorted({*OF_RALLY} - {"title"}))
def test_every_key_of_a_rally_that_a_text_lacks_is_told(key):
    before = book({"game": "classic", key: OF_RALLY[key]}, {}, {"legs": "C8-C3 / J1-J4"})
    assert losses(before, of_text(before)) == (key,)


def test_notes_of_rally_and_stages_are_told_apart():
    before = book({"notes": "dusty"}, {"notes": "bridge"}, {"tiles": [TILE]})
    assert losses(before, of_layout(before)) == ("notes", "notes of stages")


def test_unknown_keys_of_tiles_are_told():
    marker = {"kind": "finish", "q": 0, "r": 0, "line": "r0.1", "made": "of wood"}
    on = {"tiles": [{**TILE, "owner": "Ben"}], "markers": [marker]}
    before = book({}, {}, on)
    assert losses(before, of_layout(before)) == ("owner of tiles", "made of markers")


def test_what_is_kept_is_not_told():
    marker = {"kind": "finish", "q": 0, "r": 0, "line": "r0.1"}
    token = {"kind": "water", "q": 0, "r": 0, "x": 0.1, "y": 0.2}
    before = book({}, {}, {"tiles": [TILE], "markers": [marker], "tokens": [token]})
    assert losses(before, of_layout(before)) == ()
    before = book({"game": "classic"}, {"service": True, "snow": ["C"]}, {"legs": "C8-C3"})
    assert losses(before, of_text(before)) == ()


def test_a_name_that_a_text_cannot_hold_is_told():
    before = book({"game": "classic"}, {"name": "# hash"}, {"legs": "C8-C3"})
    assert losses(before, of_text(before)) == ('the name of stage "# hash", which is now "hash"',)


@pytest.mark.parametrize(
    ("name", "output", "told"),
    [
        ("fairfield", "one.json", "author, licence, boxes, notes, laps"),
        ("rally-1-ss1", "one.json", None),
    ],
)
def test_convert_tells_what_is_left_out(name, output, told, tmp_path, capsys):
    assert run(["convert", name, str(tmp_path / output)]) == DONE
    error = capsys.readouterr().err
    assert (error == "") if told is None else error.endswith(f"left out: {told}\n")


def test_convert_tells_other_stages_of_a_layout(tmp_path, capsys):
    path = tmp_path / "one.json"
    assert run(["convert", "rally-1", str(path), "--stage", "2"]) == DONE
    error = capsys.readouterr().err
    assert "holds one stage; left out: rally-1-ss1, rally-1-ss3" in error


@pytest.mark.parametrize("output", ["one.roadbook.yaml", "one.roadbook.json", "one.json"])
def test_convert_tells_other_stages_and_the_title_in_every_kind_of_file(output, tmp_path, capsys):
    path = tmp_path / output
    rally = tmp_path / "rally.roadbook.json"
    stages = [{"name": name, "tiles": [TILE]} for name in ("Mill", "Ridge", "Ridge")]
    content = {"format": "trackeditor-roadbook", "version": 1, "title": "Lakes", "stages": stages}
    rally.write_text(json.dumps(content), "utf-8")
    run(["convert", str(rally), str(path), "--stage", "2"])
    told = f"{path}: holds one stage; left out: Mill, Ridge, and the title of the rally\n"
    assert told in capsys.readouterr().err


def test_convert_tells_other_stages_of_a_text_and_what_it_lacks(tmp_path, capsys):
    rally, path = tmp_path / "rally.roadbook.json", tmp_path / "one.txt"
    stages = [{"name": name, "legs": "C8-C3", "notes": "bridge"} for name in ("Mill", "Ridge")]
    keys = {"title": "Lakes", "game": "classic", "drivers": ["Ana"]}
    content = {"format": "trackeditor-roadbook", "version": 1, **keys, "stages": stages}
    rally.write_text(json.dumps(content), "utf-8")
    assert run(["convert", str(rally), str(path), "--stage", "Ridge"]) == DONE
    error = capsys.readouterr().err
    assert f"{path}: holds one stage; left out: Mill, and the title of the rally\n" in error
    assert "left out: drivers, notes\n" in error


@pytest.mark.parametrize("output", ["one.roadbook.yaml", "one.txt"])
def test_the_only_stage_of_a_rally_keeps_its_title(output, tmp_path, capsys):
    rally, path = tmp_path / "rally.txt", tmp_path / output
    rally.write_text("# Lakes\nMill: C8-C3\n", "utf-8")
    run(["convert", str(rally), str(path), "--stage", "1"])
    assert "Lakes" in path.read_text("utf-8")
    assert "left out" not in capsys.readouterr().err


def test_snow_of_a_stage_of_tiles_is_kept_and_told_of_a_layout():
    before = book({}, {"snow": ["C"]}, {"tiles": [TILE]})
    assert losses(before, roadbook_from_dict(roadbook_to_dict(before))) == ()
    assert losses(before, of_layout(before)) == ("snow",)
