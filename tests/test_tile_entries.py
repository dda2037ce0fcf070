"""Sides as entries of tile files: there and back, checked field by field, written and kept."""

import copy
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.grid import Edge
from trackeditor.resources import data_directory
from trackeditor.tiles import (
    EdgeEnd,
    Edition,
    TileError,
    check_entry,
    entry_of_side,
    read_library,
    save_user_boxes,
    save_user_tiles,
    shipped_library,
    side_from_entry,
)
from trackeditor.tiles.saving import tile_text
from trackeditor.tiles.sources import read_tile_file

LIBRARY = shipped_library()
FILES = [
    read_tile_file(path, path.read_bytes())
    for path in sorted(data_directory("tile_library").glob("*.yaml"))
    if path.name != "editions.yaml"
]
PRINTED = {side: entry for file in FILES for side, entry in file.entries.items()}

STRAIGHT: dict[str, Any] = {
    "count": 1,
    "terrain": "gravel",
    "danger": "low",
    "edges": {"A": {"lanes": 2}, "D": {"lanes": 2}},
    "roads": [{"from": "D", "to": "A", "rows": [{"lanes": 2}, {"lanes": 2}]}],
}


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The straight with one field that is another."""
    entry = copy.deepcopy(STRAIGHT)
    holder: Any = entry
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = to
    return entry


class TestThereAndBack:
    def test_every_printed_side_gives_the_entry_that_it_was_read_from(self):
        assert len(PRINTED) == 271
        for side in LIBRARY:
            assert entry_of_side(LIBRARY.side(side)) == PRINTED[side], side

    def test_every_printed_side_is_read_from_its_entry(self):
        for side in map(LIBRARY.side, LIBRARY):
            assert side_from_entry(side.id, entry_of_side(side), side.series) == side

    def test_the_text_of_all_printed_sides_says_what_they_are(self):
        text = tile_text(PRINTED)
        assert read_tile_file(Path("all.yaml"), text.encode()) == (
            Path("all.yaml"),
            PRINTED,
            text.encode(),
            (),
        )

    def test_what_is_as_usual_is_left_out(self):
        spelt_out = changed(
            "roads",
            0,
            "rows",
            0,
            to={"lanes": [[None], [None]], "len": 1, "width": [1, 1], "slide": False},
        )
        assert entry_of_side(side_from_entry("204a", spelt_out, "dirt")) == STRAIGHT

    def test_an_entry_that_replaces_one_of_the_program_says_so(self):
        entry = STRAIGHT | {"replaces": True}
        side = side_from_entry("204a", entry, "own")
        assert side.replaces
        assert entry_of_side(side) == entry

    def test_an_entry_with_faults_makes_no_side(self):
        with pytest.raises(TileError, match=r"^1001a: edges.A.lanes: 0 is not allowed; write"):
            side_from_entry("1001a", changed("edges", "A", "lanes", to=0), "own")


class TestCheckEntry:
    def test_every_printed_side_is_sound(self):
        assert [side for side, entry in PRINTED.items() if check_entry(entry)] == []

    @pytest.mark.parametrize(
        ("path", "value"),
        [
            (("count",), 0),
            (("count",), True),
            (("terrain",), "sand"),
            (("edges", "A", "skew"), "up"),
            (("roads", 0, "from"), "G"),
            (("roads", 0, "rows"), []),
            (("roads", 0, "rows", 1, "lanes"), "two"),
            (("roads", 0, "rows", 1, "lanes"), 2.0),
            (("roads", 0, "rows", 1, "len"), float("nan")),
            (("roads", 0, "rows", 1, "limit"), 10),
            (("roads", 0, "via"), [[0, 0], [0, 3]]),
            (("roads", 0, "rows", 1, "limit"), "4!\n"),
            (("grid",), ["r0.0.0\n"]),
        ],
    )
    def test_a_wrong_value_is_named_by_its_path(self, path, value):
        (fault,) = check_entry(changed(*path, to=value))
        assert fault.path[: len(path)] == path
        assert fault.remedy.startswith("write ")

    def test_all_faults_are_found_at_once(self):
        entry = changed("danger", to="huge")
        entry["roads"][0] |= {"to": "H", "colour": 1}
        del entry["count"]
        assert {fault.path for fault in check_entry(entry)} == {
            ("count",),
            ("danger",),
            ("roads", 0, "to"),
            ("roads", 0, "colour"),
        }

    def test_all_wrong_references_are_found_at_once(self):
        entry = changed("roads", 0, "to", to="B")
        entry["roads"][0]["shortcuts"] = [{"side": "left", "limit": 3, "rows": [0, 5]}]
        entry |= {"grid": ["r0.0.0", "r0.0.2"], "over": "bridge"}
        assert [fault.place for fault in check_entry(entry)] == [
            "roads.0.to",
            "roads.0.shortcuts.0.rows",
            "over",
            "grid.1",
        ]

    def test_a_name_of_two_lines_is_no_name(self):
        text = tile_text({"1001": STRAIGHT}).replace("1001", '"1001\\n"', 1)
        (told,) = read_tile_file(Path("own.yaml"), text.encode()).faults
        assert told.fault.problem == "'1001\n' is no name here"

    @pytest.mark.parametrize("entry", [None, 3, "road", [], {}, {"edges": 1, "roads": {}}])
    def test_anything_at_all_can_be_checked(self, entry):
        assert check_entry(entry)


plain_texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


class TestWriting:
    def test_sides_are_read_back_from_a_new_file(self, tmp_path: Path):
        sides = [LIBRARY.side(side) for side in ("152a", "407a", "217b")]
        save_user_tiles(tmp_path / "new" / "own.yaml", sides)
        read = read_library(tmp_path / "new")
        assert [entry_of_side(read.side(s.id)) for s in sides] == [entry_of_side(s) for s in sides]

    @given(note=plain_texts, name=plain_texts)
    def test_any_text_is_kept(self, tmp_path_factory, note: str, name: str):
        path = tmp_path_factory.mktemp("texts") / "own.yaml"
        entry = changed("note", to=note)
        entry["roads"][0]["name"] = name
        save_user_tiles(path, [side_from_entry("1001a", entry, "own")])
        assert read_tile_file(path, path.read_bytes()).entries == {"1001a": entry}

    def test_half_a_character_is_refused(self, tmp_path: Path):
        side = side_from_entry("1001a", changed("note", to="\ud800"), "own")
        with pytest.raises(TileError, match="nothing is changed"):
            save_user_tiles(tmp_path / "own.yaml", [side])
        assert list(tmp_path.iterdir()) == []

    def test_comments_and_other_entries_stay_as_they_are(self, tmp_path: Path):
        path = tmp_path / "own.yaml"
        one, two = (tile_text({name: STRAIGHT}) for name in ("1001a", "1002a"))
        two = two.replace("count: 1", "count: 1   # still")
        path.write_text(f"# mine\n\n{one}\n# the second\n{two}# the end\n")
        wet = side_from_entry("1001a", changed("roads", 0, "rows", 0, "water", to=True), "own")
        third = side_from_entry("1003", STRAIGHT, "own")
        save_user_tiles(path, [wet, third])
        first = one.replace("- {lanes: 2}", "- {lanes: 2, water: true}", 1)
        added = tile_text({"1003": STRAIGHT})
        assert path.read_text() == f"# mine\n\n{first}\n# the second\n{two}# the end\n\n{added}"

    def test_a_side_is_taken_out(self, tmp_path: Path):
        path = tmp_path / "own.yaml"
        path.write_text(tile_text({"1001a": STRAIGHT, "1002a": STRAIGHT}))
        save_user_tiles(path, [], without=["1001a"])
        assert path.read_text() == tile_text({"1002a": STRAIGHT})
        save_user_tiles(path, [], without=["1002a"])
        assert read_tile_file(path, path.read_bytes())[1:] == ({}, path.read_bytes(), ())

    def test_a_file_written_in_another_way_is_written_anew(self, tmp_path: Path):
        path = tmp_path / "own.yaml"
        path.write_text(f"{{'1001a': {STRAIGHT!r}}}".replace("True", "true"))
        save_user_tiles(path, [side_from_entry("1001b", STRAIGHT, "own")])
        read = read_tile_file(path, path.read_bytes())
        assert read.entries == {"1001a": STRAIGHT, "1001b": STRAIGHT}

    def test_a_file_with_faults_is_not_written_over(self, tmp_path: Path):
        path = tmp_path / "own.yaml"
        path.write_text("'1001a': {count: 1]")
        with pytest.raises(TileError, match=r"own.yaml: line 1: .*; it is not written over"):
            save_user_tiles(path, [side_from_entry("1001a", STRAIGHT, "own")])
        assert path.read_text() == "'1001a': {count: 1]"

    def test_a_side_that_is_not_sound_is_not_written(self, tmp_path: Path):
        side = LIBRARY.side("204a")
        ends = {Edge.A: EdgeEnd(2), Edge.D: EdgeEnd(0)}
        wrong = type(side)(side.id, side.series, side.terrain, side.danger, ends, side.roads)
        with pytest.raises(TileError, match=r"204a: edges.D.lanes: 0 is not allowed"):
            save_user_tiles(tmp_path / "own.yaml", [wrong])
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("name", ["own.yml", "own.txt", "editions.yaml"])
    def test_a_name_under_which_no_tiles_are_read_is_refused(self, tmp_path: Path, name: str):
        with pytest.raises(TileError, match="take another name"):
            save_user_tiles(tmp_path / name, [LIBRARY.side("204a")])

    def test_a_directory_that_cannot_be_made_is_named(self, tmp_path: Path):
        (tmp_path / "file").write_text("")
        with pytest.raises(TileError, match="Not a directory; check the "):
            save_user_tiles(tmp_path / "file" / "own.yaml", [LIBRARY.side("204a")])

    def test_rights_and_links_are_kept(self, tmp_path: Path):
        real, link = tmp_path / "real.yaml", tmp_path / "own.yaml"
        real.write_text("{}")
        real.chmod(0o640)
        link.symlink_to(real)
        save_user_tiles(link, [LIBRARY.side("204a")])
        assert link.is_symlink()
        assert stat.S_IMODE(real.stat().st_mode) == 0o640
        assert sorted(tmp_path.iterdir()) == [link, real]

    def test_boxes_are_written_and_read(self, tmp_path: Path):
        box = Edition("club-bag", "Bag of the club: 1", "own", True, {1001: 2, 204: 1}, None)
        save_user_tiles(tmp_path / "own.yaml", [side_from_entry("1001", STRAIGHT, "own")])
        save_user_boxes(tmp_path, [box])
        assert read_library(tmp_path).editions == {"club-bag": box}
        save_user_boxes(tmp_path, [], without=["club-bag"])
        assert read_library(tmp_path).editions == {}
