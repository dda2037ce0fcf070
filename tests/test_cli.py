"""The command line: what it prints, its exit codes, and that no fault reaches a user raw."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import networkx as nx
import pytest

from trackeditor.cli import DONE, ILLEGAL, STOPPED, UNUSABLE, run
from trackeditor.grid import Hex
from trackeditor.layout import read_layout, write_layout
from trackeditor.layout.validation import schema_fault
from trackeditor.resources import data_directory
from trackeditor.tiles import TileError

EXAMPLES = data_directory("examples")


def example(name: str) -> Path:
    return EXAMPLES / f"{name}.json"


def one_line(text: str) -> str:
    """The only line of an error message."""
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "Traceback" not in text
    return text.strip()


@pytest.fixture
def gap(tmp_path: Path) -> Path:
    """rally-1-ss1 with the tile in the middle of its road taken away."""
    layout = read_layout(example("rally-1-ss1")).remove(Hex(-5, 1))
    path = tmp_path / "gap.json"
    path.write_text(write_layout(layout), encoding="utf-8")
    return path


class TestWithoutCommand:
    def test_help_is_shown(self, capsys):
        assert run(["--help"]) == DONE
        assert "validate" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("arguments", "opened"),
        [
            ([], None),
            (["edit"], None),
            (["edit", "rally-1"], "rally-1"),
            (["rally-1"], "rally-1"),
            (["rally-1-ss2"], "rally-1-ss2"),
            (["lakes.roadbook.yaml"], "lakes.roadbook.yaml"),
        ],
    )
    def test_the_editor_opens_alone_or_with_a_file(self, arguments, opened, monkeypatch):
        files = []
        monkeypatch.setattr("trackeditor.cli.edit.run_edit", lambda file: files.append(file) or 0)
        assert run(arguments) == DONE
        assert files == [opened]

    def test_a_command_that_is_not_there_is_refused_in_one_line(self, capsys):
        assert run(["drive"]) == UNUSABLE
        assert "'drive'" in one_line(capsys.readouterr().err)


class TestGraph:
    def test_json_is_a_course_document(self, capsys):
        assert run(["graph", "rally-1-ss1"]) == DONE
        content = json.loads(capsys.readouterr().out)
        assert schema_fault(content, "graph") is None
        assert content["course"]["length_tiles"] == 10
        assert [tile["tile"] for tile in content["course"]["tiles"]][:2] == ["202a", "210b"]

    def test_graphml_has_the_same_cells_and_moves(self, capsys):
        run(["graph", "rally-1-ss1"])
        content = json.loads(capsys.readouterr().out)
        run(["graph", "rally-1-ss1", "--format", "graphml"])
        graph = nx.parse_graphml(capsys.readouterr().out)
        assert set(graph) == {cell["id"] for cell in content["cells"]}
        assert set(graph.edges) == {(move["from"], move["to"]) for move in content["moves"]}

    def test_dot_names_every_cell_once(self, capsys):
        run(["graph", "rally-1-ss1", "--format", "dot"])
        text = capsys.readouterr().out
        assert text.startswith("digraph")
        assert text.count('"-4,3/r0.2.0" [') == 1

    def test_output_goes_to_a_file(self, tmp_path, capsys):
        target = tmp_path / "graph.json"
        assert run(["graph", "rally-1-ss1", "-o", str(target)]) == DONE
        assert capsys.readouterr().out == ""
        assert json.loads(target.read_text())["format"] == "trackeditor-graph/1"

    def test_a_layout_without_course_is_illegal(self, gap, capsys):
        assert run(["graph", str(gap)]) == ILLEGAL
        assert "trackeditor validate" in one_line(capsys.readouterr().err)

    def test_a_rally_needs_the_name_of_a_stage(self, capsys):
        assert run(["graph", "rally-1"]) == UNUSABLE
        assert "--stage" in one_line(capsys.readouterr().err)
        assert run(["graph", "rally-1", "--stage", "rally-1-ss2"]) == DONE
        by_name = capsys.readouterr().out
        assert run(["graph", "rally-1", "--stage", "2"]) == DONE
        assert capsys.readouterr().out == by_name


class TestValidate:
    def test_a_published_rally_is_legal(self, capsys):
        assert run(["validate", "rally-1"]) == DONE
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == "rally-1-ss1: legal (stage, 10 tiles, 25 cells)"
        assert lines[-1] == "3 stages: 3 legal, 0 illegal"

    def test_a_gap_is_illegal_and_named_with_its_place(self, gap, capsys):
        assert run(["validate", str(gap)]) == ILLEGAL
        text = capsys.readouterr().out
        assert "illegal (no course)" in text
        assert "CON-2   227a at (-5, 2), edge A" in text

    def test_json_fits_its_schema(self, gap, capsys):
        run(["validate", str(gap), "rally-2", "--json"])
        content = json.loads(capsys.readouterr().out)
        schema = json.loads((data_directory("schemas") / "report.schema.json").read_text())
        jsonschema.validate(content, schema)
        assert [stage["legal"] for stage in content["stages"]] == [False, True, True, True]

    def test_boxes_not_at_hand_make_it_illegal(self, capsys):
        assert run(["validate", "climb-ss1", "--boxes", "dirt-core"]) == ILLEGAL
        text = capsys.readouterr().out
        assert "INV-2   418b at (5, -5)" in text
        assert "The Climb" in text

    def test_a_road_book_is_checked_against_the_boxes_it_names(self, tmp_path, capsys):
        book = tmp_path / "climb.roadbook.yaml"
        run(["convert", "climb-ss1", str(book)])
        book.write_text(book.read_text().replace("boxes: [dirt-core, climb]", "boxes: [climb]"))
        capsys.readouterr()
        assert run(["validate", str(book)]) == ILLEGAL
        assert "INV-2   202a" in capsys.readouterr().out

    def test_warnings_count_with_strict_only(self, capsys):
        assert run(["validate", "cup-2023-03-ss1"]) == DONE
        assert run(["validate", "cup-2023-03-ss1", "--strict"]) == ILLEGAL

    @pytest.mark.parametrize(
        ("name", "game", "codes"),
        [
            ("rally-1-ss1", "gt", ["DOC-5"]),
            ("rally-1-ss1", "rx", ["RXC-1"]),
            ("ice-1-ss1", "rx", ["RXC-2", "RXC-5"]),
            ("larkmere", "rx", ["RXC-2", "RXC-5"]),
            ("larkmere", "dirt", ["DOC-5"]),
            ("larkmere", "classic", ["DOC-5"]),
            ("rally-1-ss1", "classic", []),
            ("larkmere", "gt", []),
            ("fairfield", "rx", []),
        ],
    )
    def test_the_rules_of_a_chosen_game_are_checked(self, name, game, codes, capsys):
        """Stages for DIRT and the classic game, circuits for GT, with pre-grid and joker for RX."""
        assert run(["validate", name]) == DONE
        capsys.readouterr()
        assert run(["validate", name, "--rules", game]) == (ILLEGAL if codes else DONE)
        errors = [
            line.split()[1] for line in capsys.readouterr().out.splitlines() if "  error" in line
        ]
        assert errors == codes

    def test_boards_have_the_rules_of_the_classic_game_only(self, capsys):
        assert run(["validate", "four-boards", "--rules", "gt"]) == UNUSABLE
        assert "boards of the classic game" in one_line(capsys.readouterr().err)

    def test_html_is_a_page_with_a_drawing(self, gap, tmp_path, capsys):
        page = tmp_path / "report.html"
        assert run(["validate", str(gap), "--html", str(page)]) == ILLEGAL
        text = page.read_text()
        assert "<svg" in text
        assert "CON-2" in text

    @pytest.mark.parametrize(
        ("name", "content"),
        [
            ("empty.json", b""),
            ("binary.json", bytes(range(256)) * 20),
            ("half.json", b'{"tiles": [{"tile": "202a", "q": 0,'),
            ("types.json", b'{"tiles": {"tile": 3}}'),
            ("deep.json", b"[" * 100_000),
            ("deep.yaml", b"[" * 100_000),
            ("large.yaml", b"- a\n" * 12_500_000),
            (
                "aliases.yaml",
                b"a: &a [1, 1]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ntiles: [*d]\n",
            ),
        ],
    )
    def test_wrong_files_end_in_one_line(self, name, content, tmp_path, capsys):
        path = tmp_path / name
        path.write_bytes(content)
        for command in (["validate"], ["graph"], ["simulate"]):
            assert run([*command, str(path)]) == UNUSABLE
            assert str(path) in one_line(capsys.readouterr().err)

    def test_an_unknown_tile_is_a_finding(self, tmp_path, capsys):
        path = tmp_path / "unknown.json"
        path.write_text('{"tiles": [{"tile": "999z", "q": 0, "r": 0, "rotation": 0}]}')
        assert run(["validate", str(path)]) == ILLEGAL
        assert "PLA-2   999z at (0, 0)" in capsys.readouterr().out
        for command in ("graph", "simulate"):
            assert run([command, str(path)]) == UNUSABLE
            message = one_line(capsys.readouterr().err)
            assert str(path) in message
            assert "'999z'" in message


class TestSimulate:
    def test_a_rally_runs_to_its_standings(self, capsys):
        assert run(["simulate", "rally-1", "--drivers", "4", "--seed", "7", "--json"]) == DONE
        content = json.loads(capsys.readouterr().out)
        self.check_schema(content)
        assert [stage["name"] for stage in content["stages"]] == [
            "rally-1-ss1",
            "rally-1-ss2",
            "rally-1-ss3",
        ]
        totals: dict[str, int] = {}
        for stage in content["stages"]:
            for result in stage["results"]:
                assert result["total"] == result["seconds"] - result["tokens"]
                totals[result["driver"]] = totals.get(result["driver"], 0) + result["total"]
        standings = [(s["driver"], s["total"]) for s in content["standings"]]
        assert dict(standings) == totals
        assert [total for _, total in standings] == sorted(totals.values())

    def test_an_illegal_stage_is_named_and_not_driven_without_a_course(self, gap, capsys):
        assert run(["simulate", str(gap)]) == ILLEGAL
        message = one_line(capsys.readouterr().err)
        assert str(gap) in message
        assert "trackeditor validate" in message

    def test_a_course_changed_by_hand_is_not_driven_but_noticed(self, tmp_path, capsys):
        book = tmp_path / "forged.roadbook.yaml"
        run(["convert", "rally-1-ss1", str(book)])
        run(["simulate", str(book), "--seed", "7", "--json"])
        genuine = capsys.readouterr().out.partition("{")[2]
        inner = "id: '-3,2/r0.0.1', tile: 210b, at: [-3, 2], kind: corner, limit: 1"
        text = book.read_text()
        assert inner in text
        book.write_text(text.replace(inner, inner.replace("limit: 1", "limit: 6")))
        assert run(["simulate", str(book), "--seed", "7", "--json"]) == DONE
        assert capsys.readouterr().out.partition("{")[2] == genuine
        run(["validate", str(book)])
        assert "DOC-2" in capsys.readouterr().out

    def test_names_are_shown_as_they_are(self, capsys):
        drivers = "steady:[/x],attack:[bold]:smile:[/bold]"
        assert run(["simulate", "rally-1-ss1", "--seed", "1", "--drivers", drivers]) == DONE
        text = capsys.readouterr().out
        assert "[/x]" in text
        assert "[bold]:smile:[/bold]" in text

    @pytest.mark.parametrize("option", [["--log"], ["--replay", "race.jsonl", "--log"]])
    def test_no_input_is_written_over(self, option, tmp_path, capsys, monkeypatch):
        monkeypatch.chdir(tmp_path)
        path = tmp_path / "stage.json"
        path.write_bytes(example("rally-1-ss1").read_bytes())
        for command in (
            ["simulate", str(path), *option, str(path)],
            ["validate", str(path), "--html", str(path)],
            ["graph", str(path), "-o", str(path)],
        ):
            assert run(command) == UNUSABLE
            one_line(capsys.readouterr().err)
        assert path.read_bytes() == example("rally-1-ss1").read_bytes()

    def test_the_same_seed_gives_the_same_race(self, capsys):
        texts = []
        for _ in range(2):
            run(["simulate", "rally-1-ss1", "--seed", "3"])
            texts.append(capsys.readouterr().out)
        assert texts[0] == texts[1]

    def test_a_log_replays_and_a_changed_one_does_not(self, tmp_path, capsys):
        log = tmp_path / "race.jsonl"
        assert run(["simulate", "rally-1-ss1", "--seed", "3", "--json", "--log", str(log)]) == DONE
        raced = json.loads(capsys.readouterr().out)
        assert run(["simulate", "rally-1-ss1", "--json", "--replay", str(log)]) == DONE
        replayed = json.loads(capsys.readouterr().out)
        assert replayed["stages"] == raced["stages"]
        lines = log.read_text().splitlines(keepends=True)
        log.write_text("".join(lines[:-3]))
        assert run(["simulate", "rally-1-ss1", "--replay", str(log)]) == UNUSABLE
        assert f"{log}: line {len(lines) - 2}" in one_line(capsys.readouterr().err)

    def test_many_runs_give_figures_that_workers_do_not_change(self, capsys):
        texts = []
        for workers in ("1", "2"):
            arguments = ["--runs", "6", "--seed", "1", "--json", "--workers", workers]
            assert run(["simulate", "rally-1-ss1", *arguments]) == DONE
            texts.append(capsys.readouterr().out)
        self.check_schema(json.loads(texts[0]))
        assert texts[0] == texts[1]

    def test_a_published_road_book_runs_without_the_tile_library(
        self, tmp_path, capsys, monkeypatch
    ):
        book = tmp_path / "rally.roadbook.json"
        run(["convert", "rally-1", str(book)])
        run(["simulate", "rally-1", "--seed", "7", "--json"])
        with_library = capsys.readouterr().out.partition("{")[2]

        def no_library():
            raise TileError("no tile files here")

        monkeypatch.setattr("trackeditor.cli.courses.load_library", no_library)
        assert run(["simulate", str(book), "--seed", "7", "--json"]) == DONE
        assert capsys.readouterr().out.partition("{")[2] == with_library

    def test_a_log_of_another_rally_names_the_stages_to_open(self, tmp_path, capsys):
        log = tmp_path / "race.jsonl"
        assert run(["simulate", "rally-1-ss1", "--seed", "5", "--log", str(log)]) == DONE
        capsys.readouterr()
        for files, said in (
            (
                ["rally-1-ss2"],
                "stage 'rally-1-ss1' was driven on another course than the one given",
            ),
            (["rally-1"], "the race was driven on 1 stage, and 3 are given"),
        ):
            assert run(["simulate", *files, "--replay", str(log)]) == UNUSABLE
            line = one_line(capsys.readouterr().err)
            assert said in line
            assert "; open rally-1-ss1" in line

    def test_an_empty_log_says_so(self, tmp_path, capsys):
        log = tmp_path / "race.jsonl"
        log.write_text("")
        assert run(["simulate", "rally-1-ss1", "--replay", str(log)]) == UNUSABLE
        assert f"{log}: line 1: the log is empty" in one_line(capsys.readouterr().err)

    @pytest.mark.parametrize(
        "arguments",
        [
            ["rx-1-ss1"],
            ["ice-1-ss1"],
            ["rally-1-ss1", "--drivers", "7"],
            ["rally-1-ss1", "--drivers", "fast"],
            ["rally-1-ss1", "--rules", "chess"],
            ["rally-1-ss1", "--runs", "0"],
            ["rally-1-ss1", "--workers", "0"],
            ["rally-1-ss1", "--runs", "2", "--log", "x.jsonl"],
            ["rally-1-ss1", "--replay", "nowhere.jsonl"],
            ["rally-1-ss1", "--replay", "nowhere.jsonl", "--runs", "3"],
            ["rally-1-ss1", "--rules", ""],
        ],
    )
    def test_what_cannot_be_driven_is_refused_in_one_line(self, arguments, capsys):
        assert run(["simulate", *arguments]) == UNUSABLE
        one_line(capsys.readouterr().err)

    def check_schema(self, content):
        schema = json.loads((data_directory("schemas") / "simulation.schema.json").read_text())
        jsonschema.validate(content, schema)


class TestConvert:
    def test_a_layout_goes_to_a_road_book_and_back(self, tmp_path):
        book, layout = tmp_path / "one.roadbook.yaml", tmp_path / "one.json"
        assert run(["convert", str(example("rally-1-ss1")), str(book)]) == DONE
        assert run(["convert", str(book), str(layout)]) == DONE
        assert read_layout(layout) == read_layout(example("rally-1-ss1"))

    def test_yaml_and_json_road_books_say_the_same(self, tmp_path):
        yaml, json_ = tmp_path / "r.roadbook.yaml", tmp_path / "r.roadbook.json"
        again = tmp_path / "again.roadbook.yaml"
        run(["convert", "rally-1", str(yaml)])
        run(["convert", str(yaml), str(json_)])
        run(["convert", str(json_), str(again)])
        assert again.read_text() == yaml.read_text()

    def test_pace_notes_are_written_in_the_language_asked_for_and_kept_in_it(self, tmp_path):
        english, french, again = (tmp_path / f"{i}.roadbook.yaml" for i in range(3))
        run(["convert", "rally-1-ss1", str(english)])
        run(["convert", str(english), str(french), "--language", "fr"])
        run(["convert", str(french), str(again)])
        assert "203a FINISH" in english.read_text()
        assert "203a ARRIVÉE" in french.read_text()
        assert again.read_text() == french.read_text()

    @pytest.mark.parametrize("name", ["stage.json", "stage.txt"])
    def test_files_without_pace_notes_have_no_language(self, name, tmp_path, capsys):
        output = tmp_path / name
        assert run(["convert", "rally-1-ss1", str(output), "--language", "fr"]) == UNUSABLE
        assert "has no pace notes; leave --language out" in one_line(capsys.readouterr().err)
        assert not output.exists()

    def test_what_the_tour_publishes_is_legal_even_strictly(self, tmp_path):
        book = tmp_path / "r.roadbook.yaml"
        assert run(["convert", "rally-1", str(book)]) == DONE
        assert run(["validate", str(book), "--strict"]) == DONE

    def test_an_illegal_stage_is_written_but_named(self, gap, tmp_path, capsys):
        book = tmp_path / "gap.roadbook.yaml"
        assert run(["convert", str(gap), str(book)]) == ILLEGAL
        assert "is illegal" in one_line(capsys.readouterr().err)
        assert book.exists()

    def test_an_unknown_suffix_is_refused(self, tmp_path, capsys):
        assert run(["convert", "rally-1", str(tmp_path / "rally.doc")]) == UNUSABLE
        assert ".roadbook.yaml" in one_line(capsys.readouterr().err)
        assert not (tmp_path / "rally.doc").exists()

    def test_a_file_that_cannot_be_written_is_said_and_the_old_one_kept(self, tmp_path, capsys):
        missing = tmp_path / "nowhere" / "r.roadbook.yaml"
        assert run(["convert", "rally-1", str(missing)]) == UNUSABLE
        assert str(missing) in one_line(capsys.readouterr().err)


class TestTiles:
    def test_every_side_of_the_boxes_has_a_line(self, capsys):
        run(["tiles", "--boxes", "rx"])
        lines = capsys.readouterr().out.splitlines()
        assert [line.split()[0] for line in lines][:2] == ["401a", "401b"]
        assert len(lines) == 30  # 15 tiles, two sides each

    def test_a_side_is_shown_as_printed(self, capsys):
        assert run(["tiles", "211b"]) == DONE
        text = capsys.readouterr().out
        assert "row 1: 2 2 2 / 1" in text
        assert "shortcut on the right, rows 0 to 2: limit 2" in text

    def test_a_number_shows_both_sides(self, capsys):
        run(["tiles", "205", "--json"])
        assert [side["id"] for side in json.loads(capsys.readouterr().out)] == ["205a", "205b"]

    @pytest.mark.parametrize(
        "arguments", [["tiles", "999"], ["tiles", "9" * 5000], ["tiles", "--boxes", "dirt"]]
    )
    def test_unknown_names_are_refused(self, arguments, capsys):
        assert run(arguments) == UNUSABLE
        one_line(capsys.readouterr().err)


class TestRules:
    def test_a_code_is_explained(self, capsys):
        assert run(["rules", "con-1"]) == DONE
        assert "a road on one must meet a road on the other" in capsys.readouterr().out

    def test_a_game_lists_its_assumptions(self, capsys):
        assert run(["rules", "dirt"]) == DONE
        text = capsys.readouterr().out
        assert "water_warnings" in text
        assert "1: 50 s" in text

    def test_an_unknown_topic_is_refused(self, capsys):
        assert run(["rules", "chess"]) == UNUSABLE
        assert "dirt" in one_line(capsys.readouterr().err)


class TestExamples:
    def test_all_published_stages_and_our_circuits_are_listed(self, capsys):
        assert run(["examples"]) == DONE
        lines = capsys.readouterr().out.splitlines()
        assert sum(line.split()[1] in ("stage", "circuit") for line in lines) == 31
        assert any(line.split()[:4] == ["old-quay", "circuit", "18", "tiles"] for line in lines)
        assert any(line.split()[:4] == ["rally-1-ss1", "stage", "10", "tiles"] for line in lines)

    def test_a_rally_is_copied_and_nothing_overwritten(self, tmp_path, capsys):
        assert run(["examples", "rally-1", "-o", str(tmp_path)]) == DONE
        assert sorted(path.name for path in tmp_path.iterdir()) == [
            f"rally-1-ss{n}.json" for n in (1, 2, 3)
        ]
        capsys.readouterr()
        assert run(["examples", "rally-1", "-o", str(tmp_path)]) == UNUSABLE
        assert "exists already" in one_line(capsys.readouterr().err)

    def test_a_circuit_is_copied_as_the_road_book_that_it_is(self, tmp_path):
        assert run(["examples", "larkmere", "-o", str(tmp_path)]) == DONE
        (copy,) = tmp_path.iterdir()
        assert copy.name == "larkmere.roadbook.yaml"
        assert copy.read_bytes() == (EXAMPLES / copy.name).read_bytes()


class TestProcess:
    """The program as users start it."""

    def trackeditor(self, *arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "trackeditor", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, timeout=120, check=False, **options
        )

    def test_it_works_from_any_directory(self, tmp_path):
        done = self.trackeditor("rules", "PLA-1", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (DONE, "")

    @pytest.mark.parametrize("arguments", [(), ("edit", "rally-1")])
    def test_without_a_display_one_line_says_so(self, arguments, tmp_path):
        places = {name: str(tmp_path) for name in ("HOME", "XDG_RUNTIME_DIR")}
        done = self.trackeditor(*arguments, env={"QT_QPA_PLATFORM": "xcb", **places})
        assert done.returncode == UNUSABLE
        assert "no window" in one_line(done.stderr)

    def test_a_file_that_cannot_be_opened_ends_the_editor_in_one_line(self, tmp_path):
        done = self.trackeditor("no-such.roadbook.yaml", cwd=tmp_path)
        assert done.returncode == UNUSABLE
        assert "no-such.roadbook.yaml" in one_line(done.stderr)

    def test_output_that_nobody_reads_is_no_fault(self):
        command = (
            f"{sys.executable} -m trackeditor validate rally-1 | true; exit ${{PIPESTATUS[0]}}"
        )
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (DONE, "")

    def test_no_listener_for_errors_changes_no_exit_code(self):
        for closed in ("2>&-", "2>/dev/full"):
            command = f"{sys.executable} -m trackeditor validate nowhere.json {closed}"
            done = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
            assert done.returncode == UNUSABLE

    def test_a_terminal_without_unicode_shows_what_it_can(self, tmp_path):
        done = self.trackeditor(
            "simulate",
            "rally-1-ss1",
            "--drivers",
            "steady:日本,attack:Zoë",
            env={**os.environ, "PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)},
        )
        assert (done.returncode, done.stderr) == (DONE, "")
        assert "Zo?" in done.stdout

    def test_ctrl_c_ends_in_one_line(self):
        process = subprocess.Popen(
            [sys.executable, "-m", "trackeditor", "simulate", "rally-1", "--runs", "100000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        assert process.returncode == STOPPED
        assert one_line(errors) == "trackeditor: stopped"

    def test_a_reader_that_goes_away_is_no_fault(self):
        command = f"{sys.executable} -m trackeditor tiles | head -n 1"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
        assert done.stdout.startswith("101")
        assert done.stderr == ""

    def test_a_fault_of_the_program_leaves_its_details_in_a_file(self, tmp_path):
        code = (
            "import sys; from trackeditor.cli import graph, main\n"
            "def broken(*arguments): raise ZeroDivisionError\n"
            "graph.run_graph = broken\n"
            "sys.argv = ['trackeditor', 'graph', 'rally-1-ss1']; main()"
        )
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=False,
            env={"XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path)},
        )
        assert done.returncode == 70
        one_line(done.stderr)
        (log,) = tmp_path.rglob("fault.log")
        assert "ZeroDivisionError" in log.read_text()


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["simulate", "rally-1", "--drivers"], "trackeditor simulate"),
        (["--tiles", "mine", "convert", "--language"], "trackeditor convert"),
        (["--tiles"], "trackeditor"),
    ],
)
def test_an_option_without_its_value_points_to_the_help_of_its_command(arguments, command, capsys):
    assert run(arguments) == UNUSABLE
    assert capsys.readouterr().err.endswith(f"requires an argument. (see {command} --help)\n")


def test_the_directory_in_which_one_stands_may_hold_tiles(tmp_path, monkeypatch, caplog):
    (tmp_path / "mine.yaml").write_text("none: of the keys of a tile\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["--tiles", ".", "tiles"]) == DONE
    assert str(tmp_path / "mine.yaml") in caplog.text
