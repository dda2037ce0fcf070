"""The command line on stages over the boards of the classic game (docs/zones.md)."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path
from textwrap import dedent

import jsonschema
import pytest
import yaml

from trackeditor.cli import DONE, ILLEGAL, UNUSABLE, run
from trackeditor.layout.validation import schema_fault
from trackeditor.resources import data_directory
from trackeditor.roadbook import open_rally, read_roadbook
from trackeditor.zones import parse_legs

pytestmark = pytest.mark.usefixtures("qapp")
LONG = "L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4"
CLASSIC = data_directory("examples") / "classic"


def one_line(text: str) -> str:
    assert text.count("\n") == 1
    assert "Traceback" not in text
    return text.strip()


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory of the user's own for tile and board files."""
    directory = tmp_path / "own"
    directory.mkdir()
    monkeypatch.setenv("TRACKEDITOR_TILES", str(directory))
    return directory


@pytest.fixture
def described(own: Path) -> Path:
    """The invented boards in that directory."""
    (own / "classic").mkdir()
    return Path(shutil.copy(CLASSIC / "invented-boards.yaml", own / "classic"))


@pytest.fixture
def rally(tmp_path: Path) -> Path:
    path = tmp_path / "rally.txt"
    path.write_text(f"# Three\nMill: {LONG} (service)\nC3-L9-L8-C4\n", "utf-8")
    return path


# --- simulate ------------------------------------------------------------------------------------


@pytest.mark.parametrize("as_file", [False, True])
def test_simulate_says_which_boards_are_missing_and_where_they_go(as_file, own, rally, capsys):
    assert run(["simulate", str(rally) if as_file else LONG]) == UNUSABLE
    said = one_line(capsys.readouterr().err)
    assert "the interior of the boards L, C and V (dry side) is not known" in said
    assert str(own / "classic") in said
    assert "docs/zones.md" in said


def test_simulate_runs_on_described_boards_with_rules_that_there_are(described, capsys):
    assert run(["simulate", LONG, "--rules", "dirt", "--seed", "1", "--json"]) == DONE
    content = json.loads(capsys.readouterr().out)
    schema = json.loads((data_directory("schemas") / "simulation.schema.json").read_text())
    jsonschema.validate(content, schema)
    assert content["stages"][0]["name"] == "SS1"
    assert len(content["stages"][0]["results"]) == 4


def test_simulate_drives_a_rally_from_a_text_file(described, rally, capsys):
    assert run(["simulate", str(rally), "--rules", "dirt", "--seed", "1", "--json"]) == DONE
    stages = json.loads(capsys.readouterr().out)["stages"]
    assert [stage["name"] for stage in stages] == ["Mill", "SS2"]


def test_a_published_rally_is_driven_without_the_boards(described, rally, tmp_path, capsys):
    book = tmp_path / "rally.roadbook.yaml"
    assert run(["convert", str(rally), str(book)]) == DONE
    described.unlink()
    assert run(["simulate", str(book), "--rules", "dirt", "--seed", "1"]) == DONE
    assert run(["validate", str(book)]) == DONE
    assert "DOC-2" not in capsys.readouterr().out
    book.write_text(book.read_text("utf-8").replace("legs: L0-L1", "legs: L1-L0"), "utf-8")
    assert run(["simulate", str(book), "--rules", "dirt", "--seed", "1"]) == UNUSABLE
    assert "the interior of the boards" in one_line(capsys.readouterr().err)


def test_legs_that_are_no_road_are_illegal(described, capsys):
    assert run(["simulate", "C8-C3 / Q1-Q2", "--rules", "dirt"]) == ILLEGAL
    assert "illegal (1 error)" in one_line(capsys.readouterr().err)


def test_variable_weather_asks_for_the_dice_of_the_zones(described, tmp_path, capsys):
    path = tmp_path / "rally.roadbook.yaml"
    stage = {"name": "One", "legs": "C8-C3 / J1-J4", "weather": "variable"}
    content = {"format": "trackeditor-roadbook", "version": 1, "game": "classic", "stages": [stage]}
    path.write_text(yaml.safe_dump(content), "utf-8")
    assert run(["simulate", str(path), "--rules", "dirt"]) == UNUSABLE
    assert "roll a die for every zone" in one_line(capsys.readouterr().err)
    stage["snow"] = ["J"]
    path.write_text(yaml.safe_dump(content), "utf-8")
    assert run(["simulate", str(path), "--rules", "dirt", "--seed", "1"]) == DONE


def test_a_faulty_board_file_is_told_in_one_line_and_breaks_nothing(described, caplog, capsys):
    faulty = described.with_name("faulty.yaml")
    faulty.write_text("V: {dry: {terrain: asphalt}}\n", "utf-8")
    assert run(["simulate", LONG, "--rules", "dirt", "--seed", "1"]) == DONE
    assert caplog.messages == [f"{faulty}: line 1: V.dry.roads: 'roads' is missing; add it"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["validate", ""], "a name is empty; name a layout, a road-book or an example"),
        (["tiles", "check", ""], "a name is empty; name a file or a directory to check"),
        (["zones", "check", " "], "a name is empty; name a file or a directory to check"),
        (["--tiles", "", "zones"], "--tiles: the name of a directory is empty; name one, or ."),
        (["validate", "C8-" * 40_000], "too long for the legs of a stage; write one stage"),
        (["validate", "C8-C3 / " * 9_000], "too long for the legs of a stage; write one stage"),
        (["validate", "a/" + "x" * 90_000], "the name is too long for a file; check it"),
        (["zones", "check", "x" * 90_000], "the name is too long for a file; check it"),
        (["tiles", "check", "x" * 90_000], "the name is too long for a file; check it"),
        (["zones", "x" * 90_000], "choose from C, J, L, V, or add a board file"),
        (["zones", "x " * 90_000], "choose from C, J, L, V, or add a board file"),
        (["x" * 90_000], "No such command"),
    ],
)
def test_what_no_name_is_and_what_is_too_long_is_told_in_a_line_that_can_be_read(
    arguments, said, capsys
):
    assert run(arguments) == UNUSABLE
    told = one_line(capsys.readouterr().err)
    assert said in told
    assert len(told) < 1100


def test_a_text_file_that_is_not_utf_8_says_how_to_save_it(tmp_path, capsys):
    path = tmp_path / "rally.txt"
    path.write_bytes("Mühle: C8-C3".encode("latin-1"))
    assert run(["validate", str(path)]) == UNUSABLE
    told = one_line(capsys.readouterr().err)
    assert told == (
        f"trackeditor: {path}: byte 1: not text in UTF-8; save it as UTF-8, or choose another file"
    )


# --- validate, graph, rules ----------------------------------------------------------------------


def test_validate_reports_legs_in_the_shape_of_its_schema(capsys):
    assert run(["validate", "A1-A2 / C8-C8", "--json"]) == ILLEGAL
    content = json.loads(capsys.readouterr().out)
    schema = json.loads((data_directory("schemas") / "report.schema.json").read_text())
    jsonschema.validate(content, schema)
    codes = [finding["code"] for finding in content["stages"][0]["findings"]]
    assert codes == ["ZON-4", "ZON-6", "ZON-10"]


def test_validate_names_the_leg_of_every_finding(capsys):
    assert run(["validate", LONG]) == DONE
    out = capsys.readouterr().out
    assert "SS1: legal (no course)" in out
    for leg in ("L0-L1", "C7-C6", "V2-V3"):
        assert f"ZON-10  {leg}: the interior of board {leg[0]} (dry side) is not known" in out


def test_validate_finds_nothing_on_described_boards(described, tmp_path, capsys):
    page = tmp_path / "report.html"
    assert run(["validate", LONG, "--html", str(page)]) == DONE
    assert "legal (stage, " in capsys.readouterr().out
    assert "C7-C6" in page.read_text("utf-8")


def test_graph_prints_the_course(described, capsys):
    assert run(["graph", LONG]) == DONE
    content = json.loads(capsys.readouterr().out)
    assert schema_fault(content, "graph") is None
    sides = {tile["tile"].split()[0] for tile in content["course"]["tiles"]}
    assert sides == {"L0", "L0-L1", "C7-C6", "L2-L3", "V2-V3", "C5-C4", "finish"}


def test_graph_needs_the_boards(capsys):
    assert run(["graph", LONG]) == UNUSABLE
    assert "is not known" in one_line(capsys.readouterr().err)


def test_rules_explain_the_codes_of_legs(capsys):
    assert run(["rules", "zon-4"]) == DONE
    assert "ZON-4  Road end used twice (error)" in capsys.readouterr().out
    assert run(["rules"]) == DONE
    assert "ZON-10" in capsys.readouterr().out


# --- convert -------------------------------------------------------------------------------------


def test_convert_makes_a_road_book_of_a_text_and_a_text_of_a_road_book(rally, tmp_path, capsys):
    book, text = tmp_path / "rally.roadbook.json", tmp_path / "again.txt"
    assert run(["convert", str(rally), str(book)]) == DONE
    first, second = read_roadbook(book).stages
    assert first.legs == parse_legs(LONG)
    assert (first.service, second.service) == (True, False)
    capsys.readouterr()
    assert run(["convert", str(book), str(text)]) == DONE
    assert one_line(capsys.readouterr().err).endswith(
        "left out: what was published (route, pace notes, course)"
    )
    assert text.read_text("utf-8") == (f"# Three\nMill: {LONG} (service)\nSS2: -C3 / L9-L8 / C4-\n")


def test_convert_says_what_a_text_leaves_out(tmp_path, capsys):
    text = tmp_path / "four.txt"
    assert run(["convert", "four-boards", str(text)]) == DONE
    assert "left out: licence, notes" in one_line(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [(LONG, "stage.json", "has no layout"), ("rally-1", "rally.txt", "laid with tiles")],
)
def test_convert_refuses_what_the_other_form_cannot_hold(source, target, said, tmp_path, capsys):
    assert run(["convert", source, str(tmp_path / target)]) == UNUSABLE
    assert said in one_line(capsys.readouterr().err)
    assert not (tmp_path / target).exists()


# --- zones and examples --------------------------------------------------------------------------


def test_zones_lists_what_is_known_of_the_boards(described, capsys):
    assert run(["zones", "c"]) == DONE
    out = capsys.readouterr().out
    assert "Invented for an example" in out
    assert "7-6 (3 sections)" in out
    described.unlink()
    assert run(["zones"]) == DONE
    out = capsys.readouterr().out
    assert out.count("not described") == 8
    assert "V2, V3" in out
    assert run(["zones", "Q"]) == UNUSABLE


def test_zones_check_reads_a_board_file(described, tmp_path, capsys):
    assert run(["zones", "check", str(described)]) == DONE
    assert "snow side" in capsys.readouterr().out
    described.write_text("C: {dry: 3}\n", "utf-8")
    assert run(["zones", "check", str(described)]) == UNUSABLE
    told = one_line(capsys.readouterr().err)
    assert told.endswith("line 1: C.dry: 3 is not allowed; write keys with values")


def test_boards_are_checked_in_directories_and_with_the_tiles_above_them(described, own, capsys):
    for command in (["zones", "check", str(own)], ["tiles", "check", str(own)]):
        assert run(command) == DONE
        out = capsys.readouterr().out
        assert out.startswith(f"{described}: 4 boards, no fault, nothing odd\n")
    assert run(["zones", "check", str(described.parent)]) == DONE
    assert capsys.readouterr().out.count("snow side") == 4
    described.unlink()
    for command in (["zones", "check", str(own)], ["tiles", "check", str(own)]):
        assert run(command) == UNUSABLE
        assert "(*.yaml) here; name another directory" in one_line(capsys.readouterr().err)


def test_a_board_that_another_file_describes_is_a_warning(described, own, tmp_path, capsys):
    mine = tmp_path / "mine.yaml"
    mine.write_text("# mine\nC: {note: mine}\n", "utf-8")
    assert run(["zones", "check", str(mine)]) == DONE
    out = capsys.readouterr().out
    assert f"warning: line 2: C: described in {described} too, which counts; remove one" in out


def test_a_board_file_among_tiles_says_where_it_belongs(own, capsys):
    path = own / "boards.yaml"
    shutil.copy(CLASSIC / "invented-boards.yaml", path)
    assert run(["tiles", "check", str(path)]) == UNUSABLE
    assert one_line(capsys.readouterr().err) == (
        f"trackeditor: {path}: this is a file of boards, not of tiles; put it into the subdirectory"
        " 'classic'"
    )


def test_examples_copies_boards_and_a_rally_over_them(own, capsys):
    assert run(["examples"]) == DONE
    out = capsys.readouterr().out
    assert "invented-boards      classic  boards C, J, L, V, invented" in out
    assert "four-boards          classic    3 stages over boards" in out
    wanted = ["invented-boards", "four-boards"]
    assert run(["examples", *wanted, "-o", str(own / "classic")]) == DONE
    capsys.readouterr()
    assert run(["validate", "four-boards"]) == DONE
    assert capsys.readouterr().out.count("legal (stage") == 3


def test_the_example_rally_opens_by_its_name():
    assert [len(stage.legs) for stage in open_rally(["four-boards"]).stages] == [5, 2, 3]


# --- render and edit -----------------------------------------------------------------------------


def test_render_draws_the_sheet_of_a_rally(tmp_path):
    sheet = tmp_path / "sheet.pdf"
    assert run(["render", "four-boards", "-o", str(sheet)]) == DONE
    assert sheet.read_bytes().startswith(b"%PDF")


def test_render_draws_a_sheet_of_a_rally_on_tiles_when_asked(tmp_path):
    sheet = tmp_path / "sheet.pdf"
    assert run(["render", "rally-1", "--sheet", "-o", str(sheet)]) == DONE
    assert sheet.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-o", "sheet.png", "--sheet"], "name it *.pdf"),
        (["-o", "stage.png"], "3 stages; add --stage"),
        (["-o", "sheet.pdf", "--overlay", "limits"], "leave --overlay"),
        (["-o", "sheet.pdf", "--sheet", "--stage", "7"], "leave --stage out"),
        (["-o", "sheet.pdf", "--sheet", "--stage", "1"], "leave --stage out"),
    ],
)
def test_render_refuses_what_a_sheet_cannot_be(options, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["render", "four-boards", *options]) == UNUSABLE
    assert said in one_line(capsys.readouterr().err)
    assert list(tmp_path.glob("*.p*")) == []


@pytest.mark.parametrize("name", ["stage.pdf", "stage.png", "stage.svg"])
def test_render_draws_a_stage_on_described_boards_as_a_strip(name, described, tmp_path):
    picture = tmp_path / name
    options = ["--stage", "1", "--overlay", "limits,pacenotes,distance"]
    assert run(["render", "four-boards", *options, "-o", str(picture)]) == DONE
    assert picture.stat().st_size > 10_000


def test_render_draws_the_legs_and_says_which_boards_are_not_known(tmp_path, capsys):
    picture = tmp_path / "stage.png"
    assert run(["render", "four-boards", "--stage", "2", "-o", str(picture)]) == DONE
    assert picture.exists()
    said = one_line(capsys.readouterr().err)
    assert "the interior of the boards C and J (dry side and snow side) is not known" in said


def test_render_says_nothing_where_all_boards_are_described(described, tmp_path, capsys):
    assert run(["render", "C8-C3", "-o", str(tmp_path / "stage.png")]) == DONE
    assert capsys.readouterr().err == ""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "report.html"


def texts_drawn(page: Path) -> list[str]:
    """What stands in the drawing of a page."""
    drawing = re.search(r"<svg.*?</svg>", page.read_text("utf-8"), re.DOTALL)
    assert drawing is not None
    return re.findall(r"<text[^>]*>([^<]*)</text>", drawing.group())


def test_the_report_draws_the_sections_with_zones_and_numbered_ends(described, page):
    assert run(["validate", "C8-C3 / J1-J4", "--html", str(page)]) == DONE
    drawn = texts_drawn(page)
    assert [text for text in drawn if re.fullmatch("[CJ]", text)] == ["C", "J"]
    ends = [text for text in drawn if re.fullmatch("[CJ][0-9]", text)]
    assert ends == ["C8", "C8", "C3", "J1", "J4"]  # the row before the start line is a C8, too
    names = [text for text in drawn if "-" in text]
    assert names == ["C8-C3 1", "C8-C3 2", "J1-J4 1", "J1-J4 2"]
    text = page.read_text("utf-8")
    assert "<dt>Legs</dt><dd>C8-C3 / J1-J4</dd>" in text
    assert "<dt>Length</dt><dd>4 sections, " in text
    assert "Tiles laid" not in text


def test_the_report_draws_boards_that_are_not_known_and_explains_what_it_found(page):
    assert run(["validate", "C3-L9-L8-C4", "--html", str(page)]) == DONE
    drawn = texts_drawn(page)
    assert {"-C3", "L9-L8", "C4-", "START", "FINISH"} <= set(drawn)  # a hexagon for each leg
    assert [text for text in drawn if re.fullmatch("[CL][0-9]", text)] == ["C3", "L9", "L8", "C4"]
    assert [text for text in drawn if text.isdigit()] == ["1", "2"]  # pins of two findings
    text = page.read_text("utf-8")
    assert '<td class="place">-C3</td>' in text
    assert '<a href="#ZON-10">' in text
    assert '<div id="ZON-10"><dt>ZON-10 Board that is not described' in text


def test_validate_tells_of_road_books_whose_published_part_is_out_of_date(
    described, tmp_path, capsys
):
    book = tmp_path / "rally.roadbook.yaml"
    assert run(["convert", LONG, str(book)]) == DONE
    assert run(["validate", str(book)]) == DONE
    assert "DOC-2" not in capsys.readouterr().out
    book.write_text(book.read_text("utf-8").replace("C7-C6 /", "C6-C7 /"), "utf-8")
    assert run(["validate", str(book)]) == DONE
    assert "DOC-2" in capsys.readouterr().out


@pytest.mark.parametrize("order", [("-C3 / L9-L8 / C4-", "C8-C3"), ("C8-C3", "-C3 / L9-L8 / C4-")])
def test_legs_that_begin_with_a_dash_are_no_option(order, capsys):
    assert run(["validate", "--json", *order]) == DONE
    stages = json.loads(capsys.readouterr().out)["stages"]
    assert [stage["file"] for stage in stages] == list(order)


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "-C3 / L9-L8"],
        ["graph", "-c3 / L9-L8"],
        ["render", "-C3 / L9-L8", "-o", "{out}.svg"],
        ["convert", "-C3 / L9-L8", "{out}.txt"],
    ],
)
def test_every_command_on_legs_takes_those_that_begin_with_a_dash(arguments, tmp_path, own, capsys):
    run([argument.format(out=tmp_path / "one") for argument in arguments])
    told = capsys.readouterr()
    assert "No such option" not in told.err
    if arguments[0] in ("simulate", "graph"):
        assert f"{arguments[1]}: stage 'SS1' cannot be compiled" in told.err
    else:
        assert len(list(tmp_path.glob("one.*"))) == 1


@pytest.mark.parametrize("option", ["-C", "--laps2", "-x / y"])
def test_options_that_there_are_not_are_told(option, capsys):
    assert run(["validate", option, "rally-1-ss1"]) == UNUSABLE
    assert "No such option" in one_line(capsys.readouterr().err)


# --- the page on zones ----------------------------------------------------------------------------


def blocks_of_the_page() -> list[str]:
    """The indented blocks of docs/zones.md."""
    text = (Path(__file__).parent.parent / "docs" / "zones.md").read_text("utf-8")
    return [dedent(block) for block in re.findall(r"(?:^(?:    .*)?\n)+", text, re.MULTILINE)]


def test_the_board_of_the_page_is_checked_drawn_and_driven(own, tmp_path, monkeypatch, capsys):
    """By the commands that the page names, which need nothing but the file that it shows."""
    (board,) = (block for block in blocks_of_the_page() if block.startswith("\nC:"))
    (shown,) = (block for block in blocks_of_the_page() if "trackeditor zones check" in block)
    (own / "classic").mkdir()
    (own / "classic" / "c.yaml").write_text(board, "utf-8")
    monkeypatch.chdir(tmp_path)
    for line in shown.split("\n"):
        words = [
            str(own / "classic" / "c.yaml") if word.endswith("/c.yaml") else word
            for word in shlex.split(line)[1:]
        ]
        if words:
            assert run(words) == DONE, line
    said = capsys.readouterr()
    assert said.err == ""
    assert "1 board, no fault, nothing odd" in said.out
    assert "legal (stage, " in said.out
    assert (tmp_path / "road.png").stat().st_size > 1000


def test_the_invented_boards_are_driven_as_the_readme_says(tmp_path, monkeypatch, capsys):
    text = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    commands = re.findall(r"`trackeditor ([^`]*boards[^`]*)`", text)
    assert [shlex.split(command)[0] for command in commands] == ["examples", "--tiles"]
    monkeypatch.chdir(tmp_path)
    for command in commands:
        assert run(shlex.split(command)) == DONE, command
    assert "SS1" in capsys.readouterr().out
