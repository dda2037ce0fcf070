"""Boards of the classic game: files, courses, rules on legs (RULES.md, section 5)."""

import json
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from trackeditor.course import Course, analyse, course_from_dict, course_to_dict, unsound
from trackeditor.grid import Edge
from trackeditor.layout import DocumentError
from trackeditor.layout.validation import schema_fault
from trackeditor.legality import Severity
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library
from trackeditor.tiles.model import Danger, Terrain
from trackeditor.zones import (
    Boards,
    ZoneError,
    compile_legs,
    known_boards,
    lay_out,
    load_boards,
    own_boards,
    parse_legs,
    read_boards,
    undescribed,
)
from trackeditor.zones.checked import board_oddities
from trackeditor.zones.files import read_board_file
from trackeditor.zones.rules import check_legs, leg_rule_of, leg_rules

PUBLISHED = (
    "C8-C3 / J1-J4",
    "L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4",
    "C3-L9-L8-C4",
)
INVENTED = data_directory("examples") / "classic" / "invented-boards.yaml"
PLAIN = {"lanes": 2}
CORNER = {"corner": [[3, 3, 3], [2]]}


def road(start: int, end: int | None, *sections: Any) -> dict[str, Any]:
    """A road; a section is a list of rows or an entry."""
    entries = [{"rows": s} if isinstance(s, list) else s for s in sections or ([PLAIN],)]
    return {"from": start, **({} if end is None else {"to": end}), "sections": entries}


def face(*roads: Mapping[str, Any], **keys: Any) -> dict[str, Any]:
    return {"terrain": "asphalt", "roads": list(roads), **keys}


BENDY = road(1, 2, [PLAIN, CORNER, PLAIN], [PLAIN])
LEFT, RIGHT = ({"lanes": lanes} for lanes in ([[None], [], []], [[], [], [None]]))
NO_CUT = {"rows": [PLAIN] * 3, "shortcuts": [{"side": "left", "limit": 1, "rows": [1, 2]}]}
NAMED = [{"lanes": 1, "names": ["x"]}]


def written(directory: Path, **boards: Any) -> Path:
    path = directory / "boards.yaml"
    path.write_text(json.dumps(boards), "utf-8")  # JSON is YAML
    return path


@pytest.fixture
def boards(tmp_path: Path) -> Boards:
    """C has roads 1-2, 3-4 and 5 (which ends inside), J has 1-2 on both sides."""
    return read_boards(
        [
            written(
                tmp_path,
                C={"dry": face(BENDY, road(3, 4), road(5, None))},
                J={
                    "dry": face(road(1, 2), terrain="gravel"),
                    "snow": face(road(1, 2, [PLAIN, PLAIN]), terrain="snow"),
                },
            )
        ]
    )  # fmt: skip


def course(text: str, boards: Boards, *snow: str) -> Course:
    return compile_legs(parse_legs(text), boards, snow)


# --- the zones that ship with the program --------------------------------------------------------


def test_the_four_zones_have_the_road_ends_that_published_stages_name():
    shipped = load_boards()
    assert {zone: sorted(board.ends) for zone, board in shipped.items()} == {
        "C": [3, 4, 5, 6, 7, 8],
        "J": [1, 4],
        "L": [0, 1, 2, 3, 8, 9],
        "V": [2, 3],
    }
    for zone, board in shipped.items():
        for number, end in board.ends.items():
            assert end.named_in
            for text in end.named_in:
                assert text in PUBLISHED
                named = [str(each) for leg in parse_legs(text) for each in leg.ends]
                assert f"{zone}{number}" in named


def test_nothing_is_said_of_the_interior_of_the_published_boards():
    assert all(not board.faces for board in load_boards().values())


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_stages_are_legal_and_their_boards_are_named_as_not_described(text):
    legs = parse_legs(text)
    findings = check_legs(legs, load_boards())
    assert {finding.code for finding in findings} == {"ZON-10"}
    assert len(findings) == len({leg.zone for leg in legs})
    with pytest.raises(ZoneError, match=r"interior of board [CL] \(dry side\) is not known"):
        compile_legs(legs, load_boards())


@pytest.mark.parametrize("text", PUBLISHED)
@pytest.mark.parametrize("snow", [(), ("C", "J", "L", "V"), ("C",)])
def test_published_stages_compile_on_the_invented_boards(text, snow):
    boards = load_boards(INVENTED.parent)
    legs = parse_legs(text)
    assert check_legs(legs, boards, snow) == []
    compiled = compile_legs(legs, boards, snow)
    assert unsound(compiled) is None
    assert compiled.kind == "stage"


def test_the_invented_boards_say_that_they_are_invented():
    assert "NOT the published boards" in INVENTED.read_text("utf-8")
    assert all("Invented" in board.note for board in read_boards([INVENTED]).values())


# --- reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"dry": {"roads": [road(1, 2)]}}, "C.dry.terrain: 'terrain' is missing"),
        ({"dry": face(road(1, 1))}, "C.dry.roads.0.to: the road ends where it begins"),
        ({"dry": face(road(1, 2), road(2, 1))}, "C.dry.roads.1: a second road"),
        ({"dry": face(road(1, 2, [{"corner": [[3], []]}]))}, ".sections.0.rows.0.corner: "),
        ({"dry": face(road(1, 2, [PLAIN], [{"gate": [1]}]))}, "C.dry.roads.0.sections.1.rows: "),
        (
            {"dry": face(road(1, 2, NAMED, NAMED))},
            "the road has the cell 'x' twice",
        ),
        (
            {
                "dry": face(
                    road(1, 2, [{"lanes": 1, "names": ["x"]}]),
                    road(3, 4, [{"lanes": 1, "limit": 2, "names": ["x"]}]),
                )
            },
            "cell 'x' has different limits on two roads",
        ),
        (
            {"dry": face(road(1, 2), overlaps=[{"a": ["x"], "b": ["y"]}])},
            "C.dry.overlaps.0.a.0: no row has a cell of the name 'x'",
        ),
        ({"dry": face(road(1, 2, [{"lanes": 9}]))}, ".rows.0.lanes: 9 is not"),
        (
            {"dry": face(road(1, 2, NO_CUT))},
            "C.dry.roads.0.sections.0.shortcuts.0.rows: a shortcut of road 0 cuts no row off",
        ),
        (
            {"dry": face(road(1, 2, [PLAIN, {"lanes": 2, "open": "to"}]))},
            "C.dry.roads.0.sections.0.rows.1.open: 'open' belongs to skewed edges",
        ),
        ({"ends": {"07": {}}}, "C.ends.07: '07' is no name here; write the number of a road end"),
    ],
)  # fmt: skip
def test_a_fault_of_a_board_file_is_one_line_with_file_and_place(tmp_path, entry, said):
    path = written(tmp_path, C=entry)
    with pytest.raises(DocumentError) as caught:
        read_boards([path])
    message = str(caught.value)
    assert message.startswith(f"{path}: line 1: ")
    assert said in message
    assert "; " in message  # the remedy
    assert len(message.splitlines()) == 1


def test_all_faults_of_a_board_file_are_found_with_their_lines(tmp_path):
    text = """
C:
  dry:
    terrain: asphalt
    roads:
    - from: 1
      to: 1
      sections:
      - rows: [{lanes: 2}]
        shortcuts: [{side: left, limit: 2, rows: [0, 5]}]
    - from: 3
      sections:
      - rows:
        - {lanes: 2}
        - {lanes: 2, open: to}
J: {snow: 3}
"""
    (tmp_path / "a.yaml").write_text(text, "utf-8")
    assert [
        (fault.line, fault.fault.place) for fault in read_board_file(tmp_path / "a.yaml").faults
    ] == [
        (7, "C.dry.roads.0.to"),
        (10, "C.dry.roads.0.sections.0.shortcuts.0.rows"),
        (15, "C.dry.roads.1.sections.0.rows.1.open"),
        (16, "J.snow"),
    ]


def test_of_two_files_that_describe_one_board_the_first_counts(tmp_path, monkeypatch, caplog):
    """And the second is used for its other boards."""
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path))
    own = tmp_path / "classic"
    own.mkdir()
    (own / "a.yaml").write_text("C: {note: first}\n", "utf-8")
    (own / "b.yaml").write_text("C: {note: second}\nJ: {note: second}\n", "utf-8")
    assert (own_boards()["C"].note, own_boards()["J"].note) == ("first", "second")
    told = f"{own}/b.yaml: line 1: C: described in {own}/a.yaml too, which counts; remove one entry"
    assert known_boards().faults == (told,)
    assert caplog.messages == [told]  # once, not whenever they are asked for
    with pytest.raises(ZoneError, match=r"b\.yaml: line 1: C: described in .*a\.yaml too"):
        read_boards([own / "a.yaml", own / "b.yaml"])


def test_a_file_that_cannot_be_used_is_left_out_and_told(tmp_path, monkeypatch):
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path))
    own = tmp_path / "classic"
    own.mkdir()
    (own / "good.yaml").write_text("C: {note: mine}\n", "utf-8")
    (own / "aliases.yaml").write_text("J: &a {note: x}\nL: *a\n", "utf-8")
    (own / "lost.yaml").symlink_to(tmp_path / "nowhere")
    (own / "zero.yaml").symlink_to("/dev/zero")
    (own / "latin.yaml").write_bytes(b"C: {note: caf\xe9}\n")
    (own / "tiles.yaml").write_text("'1001a': {}\n", "utf-8")
    known = known_boards()
    assert known.boards["C"].note == "mine"
    assert not known.boards["J"].faces
    assert [told.removeprefix(f"{own}/").partition("; ")[0] for told in known.faults] == [
        "aliases.yaml: line 1: used again by an alias (*)",
        "latin.yaml: byte 13: not text in UTF-8",
        "lost.yaml: no such file",
        "tiles.yaml: this is a file of tiles, not of boards",
        "zero.yaml: not a regular file",
    ]


def test_a_directory_that_cannot_be_looked_into_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path))
    (tmp_path / "classic").symlink_to("classic")
    (told,) = known_boards().faults
    assert told.startswith(f"{tmp_path}/classic: a link that leads back to itself; ")


def test_an_owners_board_takes_the_place_of_the_zone(tmp_path):
    written(tmp_path, C={"dry": face(road(1, 2))}, X={"dry": face(road(1, 2))})
    found = load_boards(tmp_path, tmp_path / "not-there")
    assert sorted(found) == ["C", "J", "L", "V", "X"]
    assert found["C"].faces["dry"].ends == {1, 2}


def test_the_invented_boards_are_valid_by_the_schema():
    assert schema_fault(yaml.safe_load(INVENTED.read_text("utf-8")), "board") is None


# --- compiling -----------------------------------------------------------------------------------


def straight_sides() -> list[str]:
    """Shipped sides with one road from edge to edge, with as many lanes at both."""
    library = load_library()
    return [
        name
        for name in library
        if len(library.side(name).roads) == 1
        and len(library.side(name).ends) == 2
        and not library.side(name).links
        and len({end.lanes for end in library.side(name).ends.values()}) == 1
        and all(end.skew is None for end in library.side(name).ends.values())
        and int(name.rstrip("ab")) < 1000
    ]


@pytest.mark.parametrize("name", straight_sides()[::6])
def test_a_section_compiles_to_the_moves_of_the_tile_that_is_described_alike(name, tmp_path):
    entry = load_library()._entries[name]
    (printed,) = entry["roads"]
    number = entry["edges"][printed["from"]]["lanes"]
    section = {key: printed[key] for key in ("rows", "shortcuts") if key in printed}
    ends = {"1": {"lanes": number}, "2": {"lanes": number}}
    path = written(tmp_path, C={"ends": ends, "dry": face(road(1, 2, section))})
    side = load_library().compiled(name)
    start, end = Edge[printed["from"]], Edge[printed["to"]]
    for text, way in (("C1-C2", (start, end)), ("C2-C1", (end, start))):
        compiled = course(text, read_boards([path]))
        inside = {
            (move.start.removeprefix("0,-1/"), move.end.removeprefix("0,-1/"), move.limit)
            for move in compiled.moves
            if move.start.startswith("0,-1/") and move.end.startswith("0,-1/")
        }
        assert inside == {(m.start, m.end, m.limit) for m in side.passages[way].moves}


def test_a_stage_begins_and_ends_at_its_road_ends(boards):
    compiled = course("C1-C2 / J1-J2", boards)
    assert [tile.side for tile in compiled.tiles] == [
        "C1", "C1-C2 1", "C1-C2 2", "J1-J2", "finish",
    ]  # fmt: skip
    assert compiled.length_tiles == 3
    # From behind the start line: a row, the one inner cell, a row, then a row a section.
    assert compiled.length_cells == 5
    assert {compiled.cells[cell].tile for cell in compiled.start} == {"C1"}
    assert {compiled.cells[cell].tile for cell in compiled.finish} == {"J1-J2"}
    over = {
        (compiled.cells[m.start].tile, compiled.cells[m.end].tile, m.line) for m in compiled.moves
    }
    assert {entry for entry in over if entry[2]} == {
        ("C1", "C1-C2 1", "start"),
        ("J1-J2", "finish", "finish"),
    }  # fmt: skip


def test_a_leg_is_driven_either_way(boards):
    there, back = course("C1-C2", boards), course("C2-C1", boards)
    assert there.length_cells == back.length_cells == 4
    assert [tile.side for tile in back.tiles] == ["C2", "C2-C1 1", "C2-C1 2", "finish"]
    corner = [cell for cell in back.cells.values() if cell.kind == "corner"]
    assert {cell.tile for cell in corner} == {"C2-C1 2"}
    (inner,) = (cell for cell in corner if cell.inner)
    assert (inner.limit, inner.left) == (2, 0.0)  # right of the driver there, left on the way back


def test_open_legs_drive_the_road_that_ends_inside(boards):
    assert [tile.side for tile in course("C5-J1-J2-C5", boards).tiles] == [
        "C", "-C5", "J1-J2", "C5-", "finish",
    ]  # fmt: skip


def test_terrain_and_danger_are_those_of_the_side_and_the_section(tmp_path):
    rock = {"rows": [PLAIN], "danger": "high", "terrain": "gravel"}
    path = written(tmp_path, C={"dry": face(road(1, 2, [PLAIN], rock))})
    cells = course("C1-C2", read_boards([path])).cells.values()
    found = {cell.tile: (cell.terrain, cell.danger) for cell in cells}
    assert found["C1-C2 1"] == (Terrain.ASPHALT, Danger.LOW)
    assert found["C1-C2 2"] == (Terrain.GRAVEL, Danger.HIGH)


def test_zones_lie_on_their_dry_side_unless_said_otherwise(boards):
    terrain = {cell.tile: cell.terrain for cell in course("J1-J2", boards).cells.values()}
    assert terrain["J1-J2"] is Terrain.GRAVEL
    terrain = {cell.tile: cell.terrain for cell in course("J1-J2", boards, "J").cells.values()}
    assert terrain["J1-J2"] is Terrain.SNOW
    assert undescribed(parse_legs("C1-C2 / J1-J2"), boards, ("C", "J")) == ("C",)


def test_cells_that_two_roads_share_or_cross_hold_one_car(tmp_path):
    crossing = {"rows": [{"lanes": 2, "names": ["a", "b"]}]}
    bridge = {"rows": [{"lanes": 2, "names": ["c", "d"]}]}
    overlaps = [{"a": ["a", "b"], "b": ["c"]}]
    path = written(
        tmp_path,
        C={"dry": face(road(1, 2, crossing), road(3, 4, bridge), overlaps=overlaps)},
        J={"dry": face(road(1, 2))},
    )
    compiled = course("C1-C2 / J1-J2 / C3-C4", read_boards([path]))
    assert set(compiled.conflicts) == {("0,-1/a", "0,-3/c"), ("0,-1/b", "0,-3/c")}


@lru_cache
def plain_roads() -> Boards:
    """C and J with plain roads of different lengths: there the shortest ways add up."""
    with tempfile.TemporaryDirectory() as directory:
        path = written(
            Path(directory),
            C={"dry": face(road(1, 2, [PLAIN, PLAIN], [PLAIN]), road(3, 4))},
            J={"dry": face(road(1, 2, [PLAIN] * 3))},
        )
        return read_boards([path])


LEGS = st.sampled_from(["C1-C2", "C3-C4", "C2-C1", "J1-J2", "J2-J1"])


@settings(deadline=None, max_examples=40)
@given(st.lists(LEGS, min_size=1, max_size=4))
def test_every_stage_over_described_boards_is_a_sound_course(texts):
    known = plain_roads()
    legs = tuple(parse_legs(text)[0] for text in texts)
    compiled = compile_legs(legs, known)
    assert unsound(compiled) is None
    assert schema_fault(course_to_dict(compiled), "graph") is None
    stored = course_from_dict(course_to_dict(compiled))
    assert stored.moves == compiled.moves
    alone = [compile_legs((leg,), known) for leg in legs]
    assert compiled.length_tiles == sum(each.length_tiles for each in alone)
    assert compiled.length_cells == sum(each.length_cells for each in alone)


def test_a_strip_of_tiles_reads_as_the_same_course(boards):
    legs = parse_legs("C2-C1 / J1-J2")
    layout, library, *_ = lay_out(legs, boards)
    found = analyse(layout, library).course
    compiled = compile_legs(legs, boards)
    assert found is not None
    assert (found.cells, found.moves) == (compiled.cells, compiled.moves)
    assert (found.start, found.finish) == (compiled.start, compiled.finish)


# --- rules on legs -------------------------------------------------------------------------------


def plain_boards(directory: Path) -> Boards:
    """A to E have roads 1-2, 3-4, 5-6; C's 1-2 and 3-4 share cells; D's end 1 has 4 lanes."""
    plain = {"dry": face(road(1, 2), road(3, 4), road(5, 6))}
    shared = {"lanes": 2, "names": ["a", "b"]}
    return read_boards(
        [
            written(
                directory,
                A=plain,
                B=plain,
                C={"dry": face(road(1, 2, [shared]), road(3, 4, [PLAIN, shared]), road(5, 6))},
                D={"ends": {"1": {"lanes": 4}, "3": {"lanes": 3}}, **plain},
                E=plain,
                F={"ends": {"1": {}, "2": {}}},
                G={"dry": face(road(1, 2, [LEFT], [RIGHT]), road(3, 4, [LEFT], [LEFT]))},
            )
        ]
    )


CASES = {
    "ZON-1": ("A1-A2 / B1-B2 / C1-C2 / E1-E2 / F1-F2", "layout",
              "A1-A2 / B1-B2 / C1-C2 / E1-E2 / A3-A4"),
    "ZON-2": ("A1-A2 / B1-B2 / A3-A4 / B3-B4 / A5-A6", "A5-A6",
              "A1-A2 / B1-B2 / A3-A4 / B3-B4"),
    "ZON-3": ("A1-A2 / A3-A4", "A3-A4", "A1-A2 / B3-B4 / A3-A4"),
    "ZON-4": ("A1-A2 / B1-B2 / A2-A1", "A2-A1", "A1-A2 / B1-B2 / A3-A4"),
    "ZON-5": ("C1-C2 / A1-A2 / C3-C4", "C3-C4", "C1-C2 / A1-A2 / C5-C6"),
    "ZON-6": ("A1-A2 / Q1-Q2", "Q1-Q2", "A1-A2 / B1-B2"),
    "ZON-7": ("A1-A3 / B1-B2", "A1-A3", "A2-A1 / B1-B2"),
    "ZON-8": ("A1-A2 / D1-D2", "D1-D2", "A1-A2 / D3-D4"),
    "ZON-9": ("A1-A2 / F1-F3", "F1-F3", "A1-A2 / F1-F2"),
    "ZON-10": ("A1-A2 / F1-F2", "F1-F2", "A1-A2 / B1-B2"),
    "ZON-11": ("A1-A2 / G1-G2", "layout", "A1-A2 / G3-G4"),
}  # fmt: skip
"""Code -> smallest stage that has it, where, and one that just has not."""


def found_in(text: str, boards: Boards, code: str) -> list[str]:
    return [str(f.place) for f in check_legs(parse_legs(text), boards) if f.code == code]


@pytest.mark.parametrize("code", CASES)
def test_every_rule_finds_what_it_is_for_and_no_more(code, tmp_path):
    boards = plain_boards(tmp_path)
    wrong, place, right = CASES[code]
    assert set(found_in(wrong, boards, code)) == {place}
    assert found_in(right, boards, code) == []


def test_every_rule_has_a_case():
    assert list(CASES) == [rule.code for rule in leg_rules()]


def test_a_road_end_is_not_entered_and_left_by_the_same_leg(tmp_path):
    assert found_in("A1-A1 / B1-B2", plain_boards(tmp_path), "ZON-4") == ["A1-A1"]


def test_a_section_without_a_way_through_is_found_and_not_compiled(tmp_path):
    path = written(tmp_path, C={"dry": face(road(1, 2, [PLAIN], [LEFT, RIGHT]))})
    known = read_boards([path])
    (finding,) = check_legs(parse_legs("C1-C2"), known)
    assert (finding.code, finding.severity) == ("ZON-11", Severity.ERROR)
    assert finding.message == "no car can drive through section C1-C2 2"
    with pytest.raises(ZoneError, match="leg C1-C2 2: no car"):
        course("C1-C2", known)


def test_errors_come_first_and_every_finding_has_a_remedy(tmp_path):
    boards = plain_boards(tmp_path)
    findings = check_legs(parse_legs("F1-F3 / A1-A3 / A5-A6 / Q1-Q2"), boards)
    order = [list(Severity).index(finding.severity) for finding in findings]
    assert order == sorted(order)
    assert all(finding.message and finding.remedy for finding in findings)


def test_the_page_on_zones_tells_of_every_rule():
    text = (Path(__file__).parent.parent / "docs" / "zones.md").read_text("utf-8")
    for rule in leg_rules():
        assert f"| {rule.code} | {rule.severity.value} | {rule.title} |" in text
        assert leg_rule_of(rule.code.lower()) is rule


# --- boards of the user's own --------------------------------------------------------------------


def test_own_boards_are_read_anew_when_a_file_changes(tmp_path, monkeypatch):
    monkeypatch.setenv("TRACKEDITOR_TILES", str(tmp_path))
    (tmp_path / "classic").mkdir()
    assert own_boards() is own_boards()
    path = written(tmp_path / "classic", C={"dry": face(road(1, 2))})
    assert own_boards()["C"].faces["dry"].ends == {1, 2}
    assert own_boards() is own_boards()
    written(tmp_path / "classic", C={"dry": face(road(1, 2), road(3, 4))})
    assert own_boards()["C"].faces["dry"].ends == {1, 2, 3, 4}
    path.unlink()
    assert not own_boards()["C"].faces


# --- what is legal but odd -----------------------------------------------------------------------


def odd(entry: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(fault.place, fault.problem) for fault in board_oddities(entry)]


def test_the_example_boards_are_not_odd():
    for entry in yaml.safe_load(INVENTED.read_text("utf-8")).values():
        assert odd(entry) == []


def test_lanes_that_do_not_fit_the_road_end_are_odd():
    """One lane may be a cell of full width (docs/tile-format.md, Rows)."""
    ends = {"1": {"lanes": 3}}
    assert odd({"ends": ends, "dry": face(road(1, 2, [{"lanes": 1}, PLAIN]))}) == []
    assert odd({"ends": ends, "dry": face(road(2, 1, [PLAIN, PLAIN]))}) == [
        ("dry.roads.0.sections.0.rows.1", "2 lanes stand at road end 1, which has 3")
    ]


def test_lanes_far_from_those_before_them_are_odd():
    sections = [PLAIN, {"lanes": 1}, {"lanes": 8}], [{"lanes": 7}, {"lanes": 2}]
    assert odd({"dry": face(road(1, 2, *sections))}) == [
        ("dry.roads.0.sections.0.rows.2", "8 lanes follow a row of 1"),
        ("dry.roads.0.sections.1.rows.1", "2 lanes follow a row of 7"),
    ]


@pytest.mark.parametrize(
    ("danger", "beside", "is_odd"),
    [("low", "rock", True), ("high", "rock", False), ("high", "meadow", True)],
)
def test_a_danger_unlike_the_roadside_is_odd(danger, beside, is_odd):
    """The section has the danger of the more dangerous side (docs/zones.md)."""
    roadside = {"left": "meadow", "right": beside}
    section = {"rows": [PLAIN], "danger": danger, "roadside": roadside}
    places = [place for place, _ in odd({"dry": face(road(1, 2, section))})]
    assert places == is_odd * ["dry.roads.0.sections.0.danger"]


def test_what_is_odd_about_a_tile_is_odd_about_a_section():
    """A straight corner whose lines are alike has no inner side, whichever lanes its ends have."""
    corner = {"corner": [[2, 2], [2, 2]]}
    ((place, problem),) = odd({"dry": face(road(1, 2, [PLAIN], [PLAIN, corner, PLAIN]))})
    assert place == "dry.roads.0.sections.1.rows.1.corner"
    assert problem.endswith("has no inner side")
