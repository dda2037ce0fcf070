"""Tiles of the user's own on the command line: checked, and used wherever the program's are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from trackeditor.cli import DONE, ILLEGAL, UNUSABLE, run
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile, write_layout
from trackeditor.resources import data_directory
from trackeditor.tiles import entry_of_side, load_library, shipped_library
from trackeditor.tiles.saving import tile_text

pytestmark = pytest.mark.usefixtures("qapp")
CORNER = entry_of_side(shipped_library().side("211b"))
STRAIGHT = entry_of_side(shipped_library().side("204a"))


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    """A directory with a straight and a corner of our own, the twins of 204a and 211b."""
    directory = tmp_path / "tiles"
    directory.mkdir()
    text = tile_text({"1001a": STRAIGHT, "1001b": CORNER})
    (directory / "home.yaml").write_text(text, encoding="utf-8")
    return directory


@pytest.fixture
def broken(tiles: Path) -> Path:
    path = tiles / "broken.yaml"
    text = tile_text({"1002a": STRAIGHT, "205a": CORNER})
    path.write_text(text.replace("low", "tiny").replace("to: A", "to: F"), encoding="utf-8")
    return path


@pytest.fixture
def stage(tmp_path: Path) -> Path:
    """Start, own straight, finish."""
    path = tmp_path / "stage.json"
    sides = ("202a", "1001a", "203a")
    layout = Layout(tuple(PlacedTile(side, Hex(0, -i), 0) for i, side in enumerate(sides)))
    path.write_text(write_layout(layout), encoding="utf-8")
    return path


class TestCheck:
    def test_a_sound_file_says_what_its_sides_are(self, tiles: Path, capsys):
        assert run(["tiles", "check", str(tiles / "home.yaml")]) == DONE
        lines = capsys.readouterr().out.splitlines()
        assert lines == [
            f"{tiles}/home.yaml: 2 sides, no fault, nothing odd",
            "  1001a   x1 gravel   low     D-A straight",
            "  1001b   x1 gravel   medium  D-C sharp right, corner 2/1, slide, cut 2",
        ]

    def test_everything_wrong_is_told_with_its_line(self, broken: Path, capsys):
        assert run(["tiles", "check", str(broken)]) == UNUSABLE
        told = capsys.readouterr()
        assert told.out == ""
        lines = [line.removeprefix(f"trackeditor: {broken}: ") for line in told.err.splitlines()]
        assert lines == [
            'line 4: 1002a.danger: "tiny" is not allowed; write low, medium, high or none',
            "line 13: 205a: the program has a tile 205; give yours another number, or add"
            " 'replaces: true' to use it instead",
        ]

    def test_references_are_told_once_the_values_are_sound(self, broken: Path, capsys):
        broken.write_text(broken.read_text().replace("tiny", "low").replace("205a", "1002b"))
        assert run(["tiles", "check", str(broken)]) == UNUSABLE
        assert capsys.readouterr().err == (
            f"trackeditor: {broken}: line 8: 1002a.roads.0.to: road 0 uses edge F, which 'edges'"
            " lacks; add F to 'edges', or name another edge\n"
        )

    def test_oddities_are_warnings(self, tiles: Path, capsys):
        home = tiles / "home.yaml"
        home.write_text(home.read_text().replace("A: {lanes: 2}", "A: {lanes: 7}", 1))
        assert run(["tiles", "check", str(home)]) == DONE
        out = capsys.readouterr().out
        assert out.startswith(f"{home}: 2 sides, no fault, 2 warnings\n")
        assert "  warning: line 5: 1001a.edges.A: no other side fits edge A (7 lanes); check" in out

    def test_a_directory_stands_for_its_files(self, tiles: Path, broken: Path, capsys):
        assert run(["tiles", "check", str(tiles)]) == UNUSABLE
        told = capsys.readouterr()
        assert told.out.startswith(f"{tiles}/home.yaml: 2 sides")
        assert told.err.count(str(broken)) == 2

    def test_boxes_are_checked_with_the_tiles_beside_them(self, tiles: Path, capsys):
        boxes = tiles / "editions.yaml"
        boxes.write_text(
            "bag: {name: Bag, series: own, expansion: true, tiles: {1001: 1, 77777: 1}}"
        )
        assert run(["--tiles", str(tiles), "tiles", "check", str(boxes)]) == DONE
        assert capsys.readouterr().out == (
            f"{boxes}: 1 box, no fault, 1 warning\n  bag\n  warning: line 1: bag.tiles.77777: no"
            " file describes a tile 77777; describe it in a tile file, or take it out of the box\n"
        )

    def test_a_side_that_another_own_file_has_is_told(self, tiles: Path, tmp_path: Path, capsys):
        copy = tmp_path / "copy.yaml"
        copy.write_text((tiles / "home.yaml").read_text())
        assert run(["--tiles", str(tiles), "tiles", "check", str(copy)]) == UNUSABLE
        assert f"1001a: described in {tiles}/home.yaml too" in capsys.readouterr().err

    def test_the_report_as_json_fits_its_schema(self, tiles: Path, broken: Path, capsys):
        assert run(["tiles", "check", str(tiles), "--json"]) == UNUSABLE
        content = json.loads(capsys.readouterr().out)
        schema = json.loads((data_directory("schemas") / "tilecheck.schema.json").read_text())
        jsonschema.validate(content, schema)
        faulty, sound = content["files"]
        assert [fault["line"] for fault in faulty["faults"]] == [4, 13]
        assert (sound["names"], sound["faults"], sound["warnings"]) == (["1001a", "1001b"], [], [])

    def test_the_sides_are_drawn(self, tiles: Path, tmp_path: Path):
        sheet = tmp_path / "own.pdf"
        assert run(["tiles", "check", str(tiles), "--sheet", str(sheet)]) == DONE
        assert sheet.read_bytes().startswith(b"%PDF")

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            ([], "name the files to check"),
            (["missing.yaml"], "missing.yaml: no such file"),
            (["empty"], "empty: no tile files"),
        ],
    )
    def test_without_files_it_says_so(self, tmp_path, monkeypatch, capsys, arguments, message):
        monkeypatch.chdir(tmp_path)
        (tmp_path / "empty").mkdir()
        assert run(["tiles", "check", *arguments]) == UNUSABLE
        assert capsys.readouterr().err.startswith(f"trackeditor: {message}")


class TestUse:
    @pytest.mark.parametrize(
        "arguments",
        [
            ["validate", "{stage}"],
            ["validate", "{stage}", "--boxes", "dirt-core,home"],
            ["graph", "{stage}"],
            ["simulate", "{stage}", "--drivers", "1", "--seed", "1", "--rules", "dirt"],
            ["render", "{stage}", "-o", "{out}.svg", "--overlay", "limits,graph"],
            ["convert", "{stage}", "{out}.roadbook.yaml"],
            ["tiles", "1001"],
            ["tiles", "--boxes", "home"],
            ["tiles", "1001", "--sheet", "{out}.pdf"],
        ],
    )
    def test_every_command_knows_them(self, tiles, stage, tmp_path, arguments):
        filled = [text.format(stage=stage, out=tmp_path / "out") for text in arguments]
        assert run(["--tiles", str(tiles), *filled]) == DONE

    def test_the_boxes_at_hand_count_for_them(self, tiles: Path, stage: Path, capsys):
        arguments = ["--tiles", str(tiles), "validate", str(stage), "--boxes", "dirt-core"]
        assert run(arguments) == ILLEGAL
        assert "INV-2" in capsys.readouterr().out

    def test_without_them_the_layout_has_an_unknown_tile(self, stage: Path, capsys):
        assert run(["validate", str(stage)]) == ILLEGAL
        assert run(["graph", str(stage)]) == UNUSABLE
        assert "the library has no side '1001a'" in capsys.readouterr().err

    def test_the_directory_is_named_for_one_run_only(self, tiles: Path, monkeypatch):
        assert run(["--tiles", str(tiles), "tiles", "1001"]) == DONE
        assert "1001a" not in load_library()
        monkeypatch.delenv("TRACKEDITOR_TILES")
        assert run(["--tiles", str(tiles), "tiles", "1001"]) == DONE
        assert "TRACKEDITOR_TILES" not in os.environ

    def test_a_published_road_book_runs_without_them(self, tiles, stage, tmp_path, capsys):
        book = tmp_path / "own.roadbook.yaml"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        assert (
            run(["simulate", str(book), "--drivers", "1", "--seed", "1", "--rules", "dirt"]) == DONE
        )

    def test_the_graph_of_a_published_road_book_is_that_of_its_owner(self, tiles, stage, tmp_path):
        book = tmp_path / "stage.roadbook.yaml"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        with_tiles, without = tmp_path / "with.json", tmp_path / "without.json"
        assert run(["--tiles", str(tiles), "graph", str(book), "-o", str(with_tiles)]) == DONE
        assert run(["graph", str(book), "-o", str(without)]) == DONE
        assert without.read_text("utf-8") == with_tiles.read_text("utf-8")

    def test_what_an_owner_has_published_is_kept_by_others(self, tiles, stage, tmp_path):
        book, again = tmp_path / "stage.roadbook.yaml", tmp_path / "again.roadbook.yaml"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        assert run(["convert", str(book), str(again)]) == ILLEGAL
        assert again.read_text("utf-8") == book.read_text("utf-8")

    def test_a_course_that_lies_elsewhere_is_not_that_of_the_layout(
        self, tiles, stage, tmp_path, capsys
    ):
        book = tmp_path / "stage.roadbook.json"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        content = json.loads(book.read_text("utf-8"))
        content["stages"][0]["tiles"][1]["tile"] = "1001b"
        book.write_text(json.dumps(content), "utf-8")
        capsys.readouterr()
        for command in ("graph", "simulate"):
            assert run([command, str(book)]) == UNUSABLE
            assert "the library has no side '1001b'" in capsys.readouterr().err
        assert run(["validate", str(book)]) == ILLEGAL
        assert "DOC-2" in capsys.readouterr().out

    @pytest.mark.parametrize(
        "changed",
        [
            pytest.param(lambda stage: stage["tiles"][1].update(rotation=3), id="rotation"),
            pytest.param(
                lambda stage: stage.update(
                    markers=[{"kind": "finish", "q": 0, "r": -1, "line": "A"}]
                ),
                id="marker",
            ),
            pytest.param(lambda stage: stage["published"].update(source="sha256:00"), id="source"),
            pytest.param(
                lambda stage: stage["tiles"].append({"tile": "204a", "q": 3, "r": 3}), id="tile"
            ),
        ],
    )
    def test_a_course_is_refused_once_its_layout_was_changed(
        self, tiles, stage, tmp_path, capsys, changed
    ):
        book, again = tmp_path / "stage.roadbook.json", tmp_path / "again.roadbook.json"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        content = json.loads(book.read_text("utf-8"))
        changed(content["stages"][0])
        book.write_text(json.dumps(content), "utf-8")
        capsys.readouterr()
        for command in (["graph"], ["simulate"], ["convert", str(again)]):
            assert run([command[0], str(book), *command[1:]]) == UNUSABLE
            (line,) = capsys.readouterr().err.splitlines()
            assert "was changed after it was published" in line
            assert "the library has no side '1001a'" in line
        assert not again.exists()
        assert run(["validate", str(book)]) == ILLEGAL
        assert "DOC-2" in capsys.readouterr().out
        assert run(["--tiles", str(tiles), "convert", str(book), str(again)]) in (DONE, ILLEGAL)
        assert run(["validate", str(again)]) == ILLEGAL  # without the tile, of which DOC-4 tells
        assert "DOC-2" not in capsys.readouterr().out

    def test_names_variants_and_the_order_of_tiles_make_no_other_course(
        self, tiles, stage, tmp_path, capsys
    ):
        book = tmp_path / "stage.roadbook.json"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        content = json.loads(book.read_text("utf-8"))
        (only,) = content["stages"]
        only["name"], only["laps"] = "Renamed", 2
        only["tiles"][0]["variant"] = "2"
        only["tiles"].reverse()
        book.write_text(json.dumps(content), "utf-8")
        assert run(["graph", str(book)]) == DONE
        capsys.readouterr()
        assert run(["validate", str(book)]) == ILLEGAL
        assert "DOC-2" not in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("changed", "code"),
        [
            (lambda stage: None, DONE),
            (lambda stage: stage["tiles"][2].update(rotation=1), UNUSABLE),
            (
                lambda stage: stage.update(
                    markers=[{"kind": "finish", "q": 0, "r": -1, "line": "A"}]
                ),
                UNUSABLE,
            ),
        ],
        ids=["as published", "rotation of a known tile", "marker"],
    )
    def test_of_a_block_without_seal_what_is_known_is_compared(
        self, tiles, stage, tmp_path, changed, code
    ):
        book = tmp_path / "stage.roadbook.json"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        content = json.loads(book.read_text("utf-8"))
        del content["stages"][0]["published"]["seal"]
        changed(content["stages"][0])
        book.write_text(json.dumps(content), "utf-8")
        assert run(["graph", str(book)]) == code

    def test_errors_are_counted_as_the_report_lists_them(self, tiles, stage, tmp_path, capsys):
        book = tmp_path / "stage.roadbook.yaml"
        assert run(["--tiles", str(tiles), "convert", str(stage), str(book)]) == DONE
        capsys.readouterr()
        assert run(["validate", str(book)]) == ILLEGAL
        lines = capsys.readouterr().out.splitlines()
        # Box and tile are not known here; whether the tile leads on is not known either.
        errors = [line.split()[1] for line in lines if line.startswith("  error")]
        assert errors == ["DOC-4", "PLA-2"]
        assert run(["simulate", str(book), "--seed", "1"]) == DONE
        assert "illegal (2 errors)" in capsys.readouterr().err

    def test_a_broken_file_is_told_in_one_line_and_the_rest_works(self, tiles, broken, stage):
        environment = os.environ | {"TRACKEDITOR_TILES": str(tiles)}
        done = subprocess.run(
            [sys.executable, "-m", "trackeditor", "graph", str(stage)],
            capture_output=True,
            text=True,
            check=False,
            env=environment,
        )
        assert done.returncode == DONE
        (line,) = done.stderr.splitlines()
        assert line.startswith(f"trackeditor: {broken}: line 4: 1002a.danger: ")
        assert json.loads(done.stdout)["course"]["length_tiles"] == 3
