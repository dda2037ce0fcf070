"""Wrong tile files end in one line that names the file, the side and the remedy."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from trackeditor.drawing.sides import side_marks
from trackeditor.resources import data_directory
from trackeditor.tiles import TileError, compile_side, entry_of_side, read_library
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.ribbon import side_shapes
from trackeditor.tiles.sources import read_sources, read_tile_file

CORNER = """
'211b':
  count: 1
  terrain: gravel
  danger: medium
  edges: {C: {lanes: 2}, D: {lanes: 2}}
  roads:
  - from: D
    to: C
    rows:
    - {lanes: 2, slide: true}
    - {corner: [[2, 2, 2], [1]]}
    - {lanes: 2, slide: true}
    shortcuts: [{side: right, limit: 2, rows: [0, 2]}]
"""

STRIP = """
'1001a':
  count: 1
  terrain: gravel
  danger: low
  edges: {A: {lanes: 5}, D: {lanes: 5}}
  roads:
  - from: D
    to: A
    rows:
"""

BOMB = "a0: &a0 [1]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30)
)


def library_of(directory: Path, **files: str):
    for name, text in files.items():
        (directory / f"{name}.yaml").write_text(text, "utf-8")
    return read_library(directory)


def fault_of(directory: Path, **files: str) -> str:
    with pytest.raises(TileError) as caught:
        library_of(directory, **files)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 400 + len(str(directory))
    assert re.search(r"; [a-z]", message), message  # the remedy
    return message.removeprefix(f"{directory}/")


def test_a_good_file_is_read(tmp_path: Path):
    library = library_of(tmp_path, dirt=CORNER)
    assert list(library) == ["211b"]
    assert library.side("211b").series == "dirt"


@pytest.mark.parametrize(
    ("old", "new", "line", "fault"),
    [
        ("terrain: gravel", "terrain: lava", 4, 'terrain: "lava" is not allowed; write gravel, '),
        ("count: 1", "count: none", 3, 'count: "none" is not allowed; write a number of copies'),
        ("count: 1", "count: 1.0", 3, "count: 1.0 is not allowed; write a number of copies"),
        (
            "count: 1\n",
            "count: 1\n  colour: red\n",
            4,
            "colour: there is no key 'colour' here; rem",
        ),
        ("  danger: medium\n", "", 2, "danger: 'danger' is missing; add it"),
        (
            "C: {lanes: 2}",
            "G: {lanes: 2}",
            6,
            "edges.G: 'G' is no name here; write an edge, A to F",
        ),
        ("slide: true", "slide: perhaps", 11, "roads.0.rows.0.slide: .* write true or false"),
        ("[[2, 2, 2], [1]]", "[[2, x, 2], [1]]", 12, "roads.0.rows.1.corner.0.1: .* write a limit"),
        ("corner: [[2, 2, 2], [1]]", "len: 2", 12, "roads.0.rows.1: .* one of lanes, corner and "),
        ("lanes: 2, slide", "lanes: 9, slide", 11, "roads.0.rows.0.lanes: 9 is not allowed; write"),
    ],
)
def test_what_the_schema_forbids_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, fault: str
):
    message = fault_of(tmp_path, dirt=CORNER.replace(old, new, 1))
    assert re.match(f"dirt.yaml: line {line}: 211b.{fault}", message), message


@pytest.mark.parametrize("name", ["hairpin", "21b", "0211b", "211c", "2110000", "211b "])
def test_a_name_that_no_side_can_have_is_named_with_its_line(tmp_path: Path, name: str):
    message = fault_of(tmp_path, dirt=CORNER.replace("'211b'", f"'{name}'"))
    assert message.startswith(f"dirt.yaml: line 2: {name}: '{name}' is no name here; write the nu")


@pytest.mark.parametrize(
    ("old", "new", "line", "fault"),
    [
        ("to: C", "to: B", 9, "to: road 0 uses edge B, which 'edges' lacks"),
        ("to: C", "to: D", 9, "to: road 0 ends on the edge where it begins"),
        ("    to: C\n", "", 8, "to: road 0 has neither 'to' nor 'end'"),
        ("rows: [0, 2]", "rows: [0, 3]", 14, "shortcuts.0.rows: a shortcut of road 0 names row 3"),
        ("rows: [0, 2]", "rows: [2, 0]", 14, "shortcuts.0.rows: a shortcut of road 0 runs back"),
        (
            "slide: true}\n    sh",
            "names: [left, left]}\n    sh",
            13,
            "rows.2.names: road 0 has the cell 'left' twice",
        ),
        ("slide: true", "names: [left]", 11, "rows.0.names: row 0 of road 0 has 2 cells but 1 nam"),
        ("slide: true", "width: [1, 1, 1]", 11, "rows.0.width: row 0 of road 0 has 2 lanes but 3 "),
        (
            "slide: true",
            "cuts: {2: [1]}",
            11,
            "rows.0.cuts.2: row 0 of road 0: 'cuts' names a lane",
        ),
        (
            "slide: true",
            "inner: left",
            11,
            "rows.0.inner: 'inner' says nothing beside lanes that are n",
        ),
        (
            "slide: true",
            "cuts: {'00': [1]}",
            11,
            "rows.0.cuts.00: row 0 of road 0: 'cuts' names a ",
        ),
        ("slide: true", "lined: [0]", 11, "rows.0.lined: 'lined' says nothing beside lanes"),
        ("[1]]}", "[1]], cuts: {0: [1, 1]}}", 12, "rows.1.cuts.0: row 1 of road 0: 'cuts' of la"),
        ("[1]]}", "[1]], lined: [1]}", 12, "rows.1.lined.0: row 1 of road 0: 'lined' names a bor"),
        ("[1]]}", "[1]], limit: 3}", 12, "rows.1.limit: 'limit' says nothing beside a corner"),
        ("[[2, 2, 2], [1]]", "[[], []]", 12, "rows.1.corner: row 1 of road 0 has no cell"),
        ("[[2, 2, 2], [1]]", "[[2], []]", 12, "rows.1.corner: row 1 of road 0 has a corner line w"),
        ("corner: [[2, 2, 2], [1]]", "gate: [1], slide: true", 12, "rows.1.slide: 'slide' says no"),
        (
            "    - {c",
            "    - {gate: [1]}\n    - {gate: [2]}\n    - {c",
            13,
            "rows.2: road 0 has two gat",
        ),
        ("slide: true", "cuts: {\u0660: [1]}", 11, "rows.0.cuts.\u0660: row 0 of road 0: 'cuts'"),
        (
            "    shortcuts",
            "    joins: [{toward: A, cells: [r0.0.0]}]\n    shortcuts",
            14,
            "joins.0.toward: road 0 joins toward edge A",
        ),
    ],
)
def test_parts_of_a_road_that_do_not_fit_are_named(
    tmp_path: Path, old: str, new: str, line: int, fault: str
):
    message = fault_of(tmp_path, dirt=CORNER.replace(old, new, 1))
    assert message.startswith(f"dirt.yaml: line {line}: 211b.roads.0.{fault}")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("grid: [r0.0.7]", "grid.0: cell 'r0.0.7' is named but not described"),
        ("links: [{a: r0.0.0, b: r0.7.0}]", "links.0.b: cell 'r0.7.0' is named but not described"),
        ("overlaps: [{a: [r1.0.0], b: [r0.0.0]}]", "overlaps.0.a.0: cell 'r1.0.0' is named but no"),
        ("over: bridge", "over: 'over' names a road 'bridge'"),
        ("lines: [{kind: start, road: 0, after_row: 5}]", "lines.0.after_row: the start line lies"),
        ("lines: [{kind: finish, road: 2, after_row: 0}]", "lines.0.road: the finish line lies af"),
    ],
)
def test_references_to_what_is_not_there_are_named(tmp_path: Path, line: str, fault: str):
    message = fault_of(tmp_path, dirt=f"{CORNER}  {line}\n")
    assert message.startswith(f"dirt.yaml: line 15: 211b.{fault}")


@pytest.mark.parametrize(
    ("toward", "fault"),
    [
        ("E", "road 1 joins toward edge E, where it begins itself; name an edge of the other"),
        ("B", "no road with these cells leads to edge B; name an edge of the other road"),
        ("F", "road 1 joins toward edge F, which 'edges' lacks; name an edge of the other road"),
    ],
)
def test_a_join_leads_to_an_edge_of_the_road_that_it_joins(tmp_path: Path, toward, fault: str):
    """The other road leads from D to C."""
    branch = (
        "  - {from: E, end: [0, 0], rows: [{lanes: 2}], joins: [{toward: %s, cells: [r0.0.0]}]}\n"
    )
    text = CORNER.replace("edges: {", "edges: {E: {lanes: 2}, B: {lanes: 2}, ") + branch % toward
    place = "dirt.yaml: line 15: 211b.roads.1.joins.0.toward"
    assert fault_of(tmp_path, dirt=text).startswith(f"{place}: {fault}")


def test_a_pit_has_no_road(tmp_path: Path):
    fault = "dirt.yaml: line 15: 211b.pit: a pit lies beside the road: it has neither roads nor"
    assert fault_of(tmp_path, dirt=f"{CORNER}  pit: true\n").startswith(fault)


def test_a_join_to_an_unknown_cell_is_named(tmp_path: Path):
    branch = (
        "  - {from: E, end: [0, 0], rows: [{lanes: 2}], joins: [{toward: C, cells: [r0.9.0]}]}\n"
    )
    text = CORNER.replace("edges: {", "edges: {E: {lanes: 2}, ") + branch
    fault = "dirt.yaml: line 15: 211b.roads.1.joins.0.cells.0: cell 'r0.9.0' is named"
    assert fault_of(tmp_path, dirt=text).startswith(fault)


def test_a_shared_cell_must_be_alike_on_both_roads(tmp_path: Path):
    branch = "  - {from: E, end: [0, 0], rows: [{lanes: [[3]], names: [r0.1.1]}]}\n"
    text = CORNER.replace("edges: {", "edges: {E: {lanes: 2}, ") + branch
    assert "cell 'r0.1.1' has different limits" in fault_of(tmp_path, dirt=text)


@pytest.mark.parametrize("name", ["'a\\nb'", '"a\\nb\\e[2J"', "x" * 5000])
def test_any_name_is_told_in_one_printable_line(tmp_path: Path, name: str):
    message = fault_of(tmp_path, dirt=CORNER.replace("'211b'", f"? {name}\n"))
    assert message.isprintable()


def test_a_side_described_in_two_files_is_named(tmp_path: Path):
    message = fault_of(tmp_path, dirt=CORNER, more=CORNER)
    assert message == "more.yaml: line 2: 211b: described in dirt.yaml too; remove one entry"


def test_a_side_described_twice_in_one_file_is_named_with_its_line(tmp_path: Path):
    message = fault_of(tmp_path, dirt=CORNER + CORNER)
    assert message == "dirt.yaml: line 16: '211b' is there twice; remove one entry"


def test_a_key_given_twice_is_named_with_its_line(tmp_path: Path):
    message = fault_of(tmp_path, dirt=CORNER.replace("count: 1", "count: 1\n  count: 2"))
    assert message.startswith("dirt.yaml: line 4: 'count' is there twice")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "null is not allowed; write keys with values"),
        ("- a list", '["a list"] is not allowed; write keys with values'),
        ("'211b': {count: [", "not YAML"),
        ("'211b': &a {count: *a}", "line 1: used again by an alias (*); write the value out; see"),
        ("'211b': {count: !!python/object:os.system 1}", "line 1: the tag "),
        ("? [a, b]\n: 1", "line 1: a key must be text"),
        ("'211b': {count: .nan}", 'line 1: "nan" is not a finite number; correct the value; see'),
        ("\x00\x01", "not YAML"),
        ("[" * 5000, ""),
        pytest.param(BOMB, "used again by an alias (*); write the value out", id="aliases"),
    ],
)
def test_what_is_no_tile_file_is_refused_in_one_line(tmp_path: Path, text: str, fault: str):
    message = fault_of(tmp_path, dirt=text)
    assert message.startswith("dirt.yaml: ")
    assert fault in message


def test_bytes_that_are_no_text_are_refused(tmp_path: Path):
    (tmp_path / "dirt.yaml").write_bytes(b"count: \x80\x81")
    assert fault_of(tmp_path).startswith("dirt.yaml: byte 7: not text in UTF-8; save it as UTF-8")


def test_a_date_is_a_text(tmp_path: Path):
    message = fault_of(tmp_path, dirt=CORNER.replace("count: 1", "count: 2024-01-02"))
    assert message.startswith('dirt.yaml: line 3: 211b.count: "2024-01-02" is not allowed; write')


def test_of_very_many_faults_the_first_are_told(tmp_path: Path):
    """The schema forbids every one of these keys, whatever stands there."""
    text = "".join(f"x{n}: 1\n" for n in range(50_000)).encode()
    file = read_tile_file(tmp_path / "bad.yaml", text)
    *told, last = file.faults
    assert len(told) == 100
    assert [fault.line for fault in told] == list(range(1, 101))
    assert str(last).endswith("there are more than 100 faults; correct these first")


@pytest.mark.parametrize(("rows", "is_told"), [(8, False), (9, True)])
def test_a_side_of_more_cells_than_any_hexagon_has_is_refused(tmp_path: Path, rows, is_told):
    """25 cells a row: 200 may be, 225 may not."""
    row = f"    - {{corner: [{', '.join(['[3, 3, 3, 3, 3]'] * 5)}]}}\n"
    text = f"{STRIP}{row * rows}"
    file = read_tile_file(tmp_path / "large.yaml", text.encode())
    told = [str(fault).partition(": line ")[2] for fault in file.faults]
    assert told == is_told * ["7: 1001a.roads: the side has 225 cells; describe at most 200"]


def test_a_directory_without_tile_files_is_named(tmp_path: Path):
    with pytest.raises(TileError, match="no tile files here; reinstall"):
        read_library(tmp_path / "missing")


def test_a_directory_in_the_place_of_a_file_is_named(tmp_path: Path):
    (tmp_path / "dirt.yaml").mkdir()
    assert fault_of(tmp_path).startswith("dirt.yaml: Is a directory")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("core: 3", "core: 3 is not allowed; write keys with values"),
        (
            "core: {name: A, series: gt, expansion: false, tiles: [101]}",
            "core.tiles: [101] is not allowed; write numbers of tiles with their copies",
        ),
        (
            "core: {name: A, series: gt, expansion: false, tiles: {101: 0}}",
            "core.tiles.101: 0 is not allowed; write a number of copies, 1 or more",
        ),
        (
            "core: {name: A, series: gt, expansion: false, tiles: {101: 1}, replaced_by: x}",
            "core.replaced_by: 'replaced_by' names no box",
        ),
    ],
)
def test_wrong_editions_are_named(tmp_path: Path, text: str, fault: str):
    assert fault_of(tmp_path, dirt=CORNER, editions=text).startswith(
        f"editions.yaml: line 1: {fault}"
    )


# --- any damage to a real entry -------------------------------------------------------------------

SHIPPED: dict[str, Any] = read_sources(
    Path("tiles"),
    {path.name: path.read_bytes() for path in data_directory("tile_library").glob("*.yaml")},
)["sides"]

VALUES = st.sampled_from(
    [None, True, 0, 1, 2, 99, -1, 1.5, "", "A", "r0.0.0", "9!", [], [1], [[1], [2]], {}, {"0": [1]}]
)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to all values inside a value."""
    items = value.items() if isinstance(value, dict) else ()
    items = enumerate(value) if isinstance(value, list) else items
    found = [path] if path else []
    for key, inner in items:
        found += places_in(inner, (*path, key))
    return found


@settings(deadline=None)
@given(st.sampled_from(sorted(SHIPPED)), st.data())
def test_a_damaged_entry_is_a_side_that_works_or_is_refused(side: str, data: st.DataObject):
    entry = copy.deepcopy(SHIPPED[side])
    series = entry.pop("series")
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(places_in(entry)))
        holder = entry
        for key in way:
            holder = holder[key]
        if data.draw(st.booleans()):
            del holder[last]
        else:
            holder[last] = copy.deepcopy(data.draw(VALUES))
    text = json.dumps({side: entry}).encode()
    try:
        read = read_sources(Path("tiles"), {"damaged.yaml": text})["sides"][side]
    except TileError as error:
        fault = str(error)
    else:
        found = read_side(side, read, series)
        compiled = compile_side(found)
        shapes = side_shapes(found)
        assert shapes.keys() == compiled.cells.keys()
        assert not any(shape.is_empty for shape in shapes.values())
        assert side_marks(found, compiled)
        assert read_side(side, entry_of_side(found), series) == found
        return
    assert "\n" not in fault
    assert f"damaged.yaml: line 1: {side}" in fault


def test_yaml_and_json_give_the_same_entries(tmp_path: Path):
    as_json = json.dumps(yaml.safe_load(CORNER))
    entry = read_sources(tmp_path, {"dirt.yaml": as_json.encode()})
    assert entry == read_sources(tmp_path, {"dirt.yaml": CORNER.encode()})
