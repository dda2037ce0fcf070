"""Tiles of the user's own: they work like the program's, and a broken file harms nothing else."""

import hashlib
import json
import os
import re
from itertools import takewhile
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from trackeditor.cells.seams import SeamState, meeting
from trackeditor.grid import Edge, Hex
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality import check_layout, copies_on_sale
from trackeditor.resources import data_directory
from trackeditor.tiles import (
    EdgeEnd,
    Library,
    entry_of_side,
    inventory,
    load_library,
    owners,
    shipped_library,
    sources,
    user_directory,
)
from trackeditor.tiles.checked import CheckedFile, check_files
from trackeditor.tiles.library import _kept_library
from trackeditor.tiles.oddities import oddities, oddities_of_drawing

STRAIGHT = """
'1001a':
  count: 2
  terrain: gravel
  danger: low
  edges: {A: {lanes: 2}, D: {lanes: 2}}
  roads:
  - from: D
    to: A
    rows:
    - {lanes: 2}
    - {lanes: 2}
"""
BOX = "club: {name: Bag of the club, series: own, expansion: true, tiles: {1001: 3, 204: 1}}\n"


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of own tiles that the library looks into, with a cache of its own."""
    found = tmp_path / "tiles"
    found.mkdir()
    monkeypatch.setenv("TRACKEDITOR_TILES", str(found))
    monkeypatch.setattr("trackeditor.tiles.cache.cache_directory", lambda: tmp_path / "cache")
    return found


def forget() -> None:
    """Make the next reading one of a new start of the program."""
    _kept_library.cache_clear()


def write(directory: Path, **files: str) -> None:
    for name, text in files.items():
        (directory / f"{name}.yaml").write_text(text, "utf-8")


def second(text: str = STRAIGHT) -> str:
    return text.replace("1001", "1002")


class TestWhereTheyLie:
    def test_without_the_variable_it_is_the_users_directory(self, monkeypatch):
        monkeypatch.delenv("TRACKEDITOR_TILES")
        assert owners.tile_directories() == (user_directory(),)
        assert user_directory().name == "tiles"

    def test_the_variable_names_others_or_none(self, monkeypatch, tmp_path: Path):
        monkeypatch.setenv("TRACKEDITOR_TILES", os.pathsep.join(["one", str(tmp_path)]))
        assert owners.tile_directories() == (Path("one"), tmp_path)
        monkeypatch.setenv("TRACKEDITOR_TILES", "")
        assert owners.tile_directories() == ()

    def test_the_users_directory_need_not_be_there_but_a_named_one(self, monkeypatch, tmp_path):
        missing = tmp_path / "missing"
        monkeypatch.setattr(owners, "user_directory", lambda: missing)
        assert owners.own_sources([missing]) == ()
        (source,) = owners.own_sources([tmp_path / "other"])
        assert source.problem == "there is no such directory; make it, or name another"

    def test_only_tile_files_are_read(self, directory: Path):
        write(directory, home=STRAIGHT)
        for name in (".hidden.yaml", "notes.txt", "home.yaml~"):
            (directory / name).write_text("not a tile file: [")
        assert load_library().faults == ()

    def test_a_directory_named_twice_counts_once(self, directory: Path, monkeypatch):
        write(directory, home=STRAIGHT)
        monkeypatch.setenv("TRACKEDITOR_TILES", os.pathsep.join([str(directory)] * 2))
        assert load_library().faults == ()


class TestTheyWorkLikeTheProgramsOwn:
    def test_the_library_has_both(self, directory: Path):
        write(directory, home=STRAIGHT)
        library = load_library()
        assert len(library) == 272
        assert library.side("1001a").series == "home"
        assert library.tiles[1001] == ("1001a",)
        assert library.own_files == {"1001a": directory / "home.yaml"}
        assert list(library) == sorted(library)
        assert len(library.compiled("1001a").passages[Edge.D, Edge.A].moves) == 4

    def test_without_files_it_is_the_programs_library(self, directory: Path):
        assert load_library() is shipped_library()

    def test_a_layout_with_them_is_judged_as_any_other(self, directory: Path):
        write(directory, home=STRAIGHT)
        sides = ["202a", "1001a", "1001a", "203a"]
        layout = Layout(tuple(PlacedTile(s, Hex(0, -i), 0) for i, s in enumerate(sides)))
        codes = [finding.code for finding in check_layout(layout, load_library())]
        same = Layout(
            tuple(
                PlacedTile(s, Hex(0, -i), 0) for i, s in enumerate(["202a", "204a", "205a", "203a"])
            )
        )
        assert codes == [finding.code for finding in check_layout(same, shipped_library())]

    def test_more_copies_than_their_count_are_too_many(self, directory: Path):
        write(directory, home=STRAIGHT)
        sides = ["202a", "1001a", "1001a", "1001a", "203a"]
        layout = Layout(tuple(PlacedTile(s, Hex(0, -i), 0) for i, s in enumerate(sides)))
        assert "INV-1" in [finding.code for finding in check_layout(layout, load_library())]


class TestBoxes:
    def test_a_file_whose_tiles_are_in_no_box_is_one_itself(self, directory: Path):
        write(directory, **{"My tiles": STRAIGHT + second()})
        library = load_library()
        box = library.editions["my-tiles"]
        assert (box.name, box.series, box.tiles) == ("My tiles", "My tiles", {1001: 2, 1002: 2})
        assert copies_on_sale(library)[1001] == 2

    def test_a_box_of_that_name_leaves_another_name(self, directory: Path):
        write(directory, climb=STRAIGHT)
        assert load_library().editions["climb-own"].tiles == {1001: 2}
        assert load_library().editions["climb"].name == "The Climb"

    def test_boxes_of_their_own_hold_tiles_of_both(self, directory: Path):
        write(directory, home=STRAIGHT + second(), editions=BOX)
        library = load_library()
        assert library.editions["club"].tiles == {1001: 3, 204: 1}
        assert library.editions["home"].tiles == {1002: 2}
        assert inventory(library.editions.values())[204] == 2

    def test_a_box_keeps_what_the_other_files_still_describe(self, directory: Path):
        write(directory, home=STRAIGHT.replace("gravel", "lava"), editions=BOX)
        library = load_library()
        assert library.editions["club"].tiles == {204: 1}
        assert len(library.faults) == 1

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            (BOX.replace("club", "rx", 1), "rx: there is a box of that name in the program; give"),
            (
                BOX.replace("true,", "true, replaced_by: x,"),
                "club.replaced_by: there is no box 'x'",
            ),
            (BOX.replace("1001: 3", "1001: 0"), "club.tiles.1001: 0 is not allowed; write a num"),
        ],
    )
    def test_a_broken_file_of_boxes_is_left_out(self, directory: Path, text: str, fault: str):
        write(directory, home=STRAIGHT, editions=text)
        library = load_library()
        (told,) = library.faults
        assert told.startswith(f"{directory}/editions.yaml: line 1: {fault}")
        assert library.editions.keys() == {*shipped_library().editions, "home"}

    def test_a_box_may_be_replaced_by_one_of_the_program(self, directory: Path):
        write(directory, home=STRAIGHT, editions=BOX.replace("true,", "true, replaced_by: rx,"))
        assert load_library().editions["club"].replaced_by == "rx"


class TestBrokenFiles:
    def test_one_line_tells_of_it_and_the_rest_is_there(self, directory: Path, caplog):
        write(directory, bad=STRAIGHT.replace("lanes: 2}\n", "lanes: two}\n"), good=second())
        library = load_library()
        (told,) = library.faults
        assert told.startswith(
            f'{directory}/bad.yaml: line 11: 1001a.roads.0.rows.0.lanes: "two" is not allowed; '
        )
        assert told.endswith(f"(1 more fault: trackeditor tiles check {directory}/bad.yaml)")
        assert [record.getMessage() for record in caplog.records] == [told]
        assert "1002a" in library
        assert "1001a" not in library
        assert len(library) == 272

    @pytest.mark.parametrize("text", ["", "[", "\x00", "- a", "x: &a [*a]", "'1001a': 3"])
    def test_whatever_is_in_it_the_rest_is_there(self, directory: Path, text: str):
        write(directory, bad=text, good=second())
        assert len(load_library().faults) == 1
        assert "\n" not in load_library().faults[0]
        assert len(load_library()) == 272

    def test_what_cannot_be_read_is_told(self, directory: Path):
        (directory / "bad.yaml").mkdir()
        write(directory, good=second())
        (told,) = load_library().faults
        assert told == f"{directory}/bad.yaml: a directory; name a file"
        assert "1002a" in load_library()

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
    def test_what_would_be_read_for_ever_is_left_out(self, directory: Path):
        os.mkfifo(directory / "pipe.yaml")
        (directory / "zero.yaml").symlink_to("/dev/zero")
        with (directory / "vast.yaml").open("wb") as file:
            file.truncate(2_000_000_000)
        write(directory, good=second())
        assert [told.removeprefix(f"{directory}/") for told in load_library().faults] == [
            "pipe.yaml: not a regular file; name a file",
            "vast.yaml: 2000 MB is too large (at most 2 MB); choose another file",
            "zero.yaml: not a regular file; name a file",
        ]
        assert "1002a" in load_library()

    def test_a_number_of_the_program_is_refused(self, directory: Path):
        write(directory, bad=STRAIGHT.replace("1001a", "204a"))
        (told,) = load_library().faults
        assert told == (
            f"{directory}/bad.yaml: line 2: 204a: the program has a tile 204; give yours another"
            " number, or add 'replaces: true' to use it instead"
        )
        assert load_library().side("204a") == shipped_library().side("204a")

    def test_unless_it_is_said_to_replace(self, directory: Path):
        text = STRAIGHT.replace("1001a", "204a").replace("danger: low", "danger: high")
        write(directory, home=f"{text}  replaces: true\n")
        library = load_library()
        assert library.faults == ()
        assert library.side("204a").danger == "high"
        assert library.side("204b") == shipped_library().side("204b")
        assert len(library) == 271
        assert library.editions == shipped_library().editions

    def test_a_side_in_two_files_is_that_of_the_first(self, directory: Path):
        write(directory, one=STRAIGHT, two=STRAIGHT.replace("low", "high"))
        (told,) = load_library().faults
        assert told.startswith(
            f"{directory}/two.yaml: line 2: 1001a: described in {directory}/one.yaml too, which"
        )
        assert load_library().side("1001a").danger == "low"

    def test_of_a_file_with_a_side_of_another_one_the_rest_is_used(self, directory: Path):
        """A club's file has a tile that its member has described already."""
        club = STRAIGHT.replace("low", "high") + second()
        taken = STRAIGHT.replace("1001a", "204a") + second().replace("1002a", "1003a")
        write(directory, a=STRAIGHT, b=club, c=club, d=taken)
        library = load_library()
        assert [told.partition("; ")[0] for told in library.faults] == [
            f"{directory}/b.yaml: line 2: 1001a: described in {directory}/a.yaml too, which counts",
            f"{directory}/c.yaml: line 2: 1001a: described in {directory}/a.yaml too, which counts",
            f"{directory}/d.yaml: line 2: 204a: the program has a tile 204",
        ]
        assert library.own_files == {
            "1001a": directory / "a.yaml",
            "1002a": directory / "b.yaml",
            "1003a": directory / "d.yaml",
        }
        assert library.side("1001a").danger == "low"

    def test_of_boxes_with_the_name_of_another_one_the_rest_is_used(self, directory: Path):
        other = "mine: {name: Mine, series: home, expansion: true, tiles: {1001: 1}}\n"
        write(directory, home=STRAIGHT, editions=BOX.replace("club", "rx", 1) + other)
        library = load_library()
        assert len(library.faults) == 1
        assert library.editions["mine"].tiles == {1001: 1}
        assert library.editions["rx"] == shipped_library().editions["rx"]


class TestTheCache:
    @pytest.fixture
    def no_yaml(self, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Files are in the cache, and from now on nothing can be parsed."""
        write(directory, home=STRAIGHT)
        load_library()
        forget()

        def refuse(*_: Any) -> None:
            raise AssertionError("the tile files were parsed")

        monkeypatch.setattr(sources, "read_tile_file", refuse)
        monkeypatch.setattr(owners, "read_tile_file", refuse)

    def test_the_second_start_parses_nothing(self, no_yaml: None):
        assert load_library().side("1001a").danger == "low"

    def test_beside_a_broken_file_only_that_one_is_parsed(
        self, directory: Path, monkeypatch: pytest.MonkeyPatch
    ):
        write(directory, good=STRAIGHT, bad="[")
        load_library()
        forget()
        parsed: list[str] = []
        read = owners.read_tile_file

        def seen(path: Path, source: bytes) -> sources.TileFile:
            parsed.append(path.name)
            return read(path, source)

        monkeypatch.setattr(owners, "read_tile_file", seen)
        assert load_library().side("1001a").danger == "low"
        assert parsed == ["bad.yaml"]

    def test_an_added_changed_or_removed_file_is_noticed_at_once(self, directory: Path):
        write(directory, home=STRAIGHT)
        assert "1002a" not in load_library()
        write(directory, more=second())
        assert "1002a" in load_library()
        write(directory, more=second().replace("low", "high"))
        assert load_library().side("1002a").danger == "high"
        (directory / "more.yaml").rename(directory / "other.yaml")
        assert load_library().side("1002a").series == "other"
        (directory / "other.yaml").unlink()
        assert "1002a" not in load_library()

    def test_it_is_one_library_as_long_as_nothing_changes(self, directory: Path):
        write(directory, home=STRAIGHT)
        assert load_library() is load_library()

    def test_a_broken_file_is_told_of_at_every_start_and_repaired_at_once(self, directory: Path):
        write(directory, home=STRAIGHT.replace("gravel", "lava"), good=second())
        first = load_library().faults
        forget()
        assert load_library().faults == first != ()
        write(directory, home=STRAIGHT)
        assert load_library().faults == ()
        assert {"1001a", "1002a"} <= set(load_library())

    @pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"[3]", b"null"])
    def test_a_damaged_cache_is_written_anew(self, directory: Path, tmp_path: Path, body: bytes):
        write(directory, home=STRAIGHT)
        load_library()
        (cache,) = (tmp_path / "cache").glob("own-tiles-*")
        whole = cache.read_bytes()
        cache.write_bytes(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        forget()
        assert load_library().side("1001a").danger == "low"
        assert cache.read_bytes() == whole

    def test_own_files_do_not_touch_the_cache_of_the_program(self, directory: Path, tmp_path: Path):
        shipped_library.cache_clear()
        shipped_library()
        (cache,) = (tmp_path / "cache").glob("tiles-*")
        write(directory, home=STRAIGHT, bad="[")
        load_library()
        write(directory, bad=second())
        load_library()
        assert list((tmp_path / "cache").glob("tiles-*")) == [cache]
        assert len(list((tmp_path / "cache").glob("own-tiles-*"))) == 1


# --- what is odd ----------------------------------------------------------------------------------


def fit(one: EdgeEnd, other: EdgeEnd) -> bool:
    return meeting(one, other) is SeamState.JOINED


def checked(path: Path, text: str) -> CheckedFile:
    path.write_text(text, "utf-8")
    (found,), _ = check_files([path], fit)
    return found


def warnings_of(path: Path, text: str) -> list[str]:
    found = checked(path, text)
    assert found.faults == ()
    return [f"{warning.line}: {warning.fault}" for warning in found.warnings]


WHOLE = STRAIGHT + STRAIGHT.replace("1001a", "1001b")


class TestOddities:
    def test_a_plain_tile_is_not_odd(self, tmp_path: Path):
        assert warnings_of(tmp_path / "home.yaml", WHOLE) == []

    @pytest.mark.parametrize(
        ("old", "new", "warning"),
        [
            (
                "A: {lanes: 2}",
                "A: {lanes: 7}",
                "6: 1001a.edges.A: no other side fits edge A (7 lanes)",
            ),
            (
                "A: {lanes: 2}",
                "A: {lanes: 2, skew: left}",
                "12: 1001a.roads.0.rows.1.open: the row lies at a skewed edge",
            ),
            ("A: {l", "C: {lanes: 2}, A: {l", "6: 1001a.edges.C: no road leads to edge C; add it"),
            ("{lanes: 2}\n", "{lanes: 3}\n", "11: 1001a.roads.0.rows.0: 3 lanes stand at an edge"),
            (
                "{lanes: 2}\n",
                "{lanes: 2, open: from}\n",
                "11: 1001a.roads.0.rows.0.open: the row is 'open: from', but lies at no skewed",
            ),
            (
                "    - {lanes: 2}\n",
                "    - {lanes: 2}\n    - {gate: [1, 2, 3]}\n",
                "12: 1001a.roads.0.rows.1.gate: the gate has 3 segments, unlike the lanes",
            ),
            (
                "    - {lanes: 2}\n",
                "    - {lanes: 2}\n    - {corner: [[2], [2]]}\n",
                "12: 1001a.roads.0.rows.1.corner: the corner in row 1 has no inner side; give",
            ),
            (
                "    - {lanes: 2}\n",
                "    - {lanes: 2}\n    - {lanes: [[1], [], []]}\n    - {lanes: [[], [], [1]]}\n",
                "8: 1001a.roads.0: no car can drive from D to A; check its rows",
            ),
            ("gravel", "none", "4: 1001a.terrain: there are roads without a surface; name it"),
            ("danger: low", "danger: none", "5: 1001a.danger: there are roads without a danger"),
            ("count: 2", "count: 3", "15: 1001b.count: the sides of tile 1001 have different"),
            ("count: 2", "replaces: true\n  count: 2", "3: 1001a.replaces: there is no tile 1001"),
            ("1001a", "1003a", "2: 1003a: the tile has no side 1003b; describe it, or leave"),
            ("1001a", "1001", "2: 1001: the tile has sides with letters and one without; call"),
        ],
    )
    def test_what_is_legal_but_odd_is_told(self, tmp_path, old: str, new: str, warning: str):
        told = warnings_of(tmp_path / "home.yaml", WHOLE.replace(old, new, 1))
        assert any(one.startswith(warning) for one in told), told

    def test_a_branch_that_joins_nothing_is_odd(self, tmp_path: Path):
        branch = "  - {from: B, end: [0, 0], rows: [{lanes: 2}]}\n"
        text = WHOLE.replace("D: {lanes: 2}", "D: {lanes: 2}, B: {lanes: 2}", 1)
        text = text.replace("    - {lanes: 2}\n\n", f"    - {{lanes: 2}}\n{branch}\n", 1)
        told = warnings_of(tmp_path / "home.yaml", text)
        assert told == [
            "13: 1001a.roads.1.joins: road 1 ends inside the tile and joins no other road; add"
            " where its last cells lead",
            "13: 1001a.roads.1.rows.0: no move leads to or from cell 'r1.0.0'; check its row, and"
            " the rows beside it",
            "13: 1001a.roads.1.rows.0: no move leads to or from cell 'r1.0.1'; check its row, and"
            " the rows beside it",
        ]

    @pytest.mark.parametrize(
        ("said", "is_odd"),
        [
            ("", True),
            ("  over: r1\n", False),
            ("  overlaps: [{a: [r0.0.0, r0.0.1], b: [r1.0.0, r1.0.1]}]\n", False),
        ],
    )
    def test_roads_that_cross_say_how(self, tmp_path: Path, said: str, is_odd: bool):
        """Two straight roads of one row each, from D to A and from E to B."""
        edges = ", ".join(f"{edge}: {{lanes: 2}}" for edge in "ABDE")
        text = (
            f"'1001':\n  count: 1\n  terrain: gravel\n  danger: low\n  edges: {{{edges}}}\n"
            "  roads:\n  - {from: D, to: A, rows: [{lanes: 2}]}\n"
            f"  - {{from: E, to: B, rows: [{{lanes: 2}}]}}\n{said}"
        )
        told = warnings_of(tmp_path / "home.yaml", text)
        crossing = "1: 1001.overlaps: the roads 0 and 1 cross, and nothing says how; name the road"
        assert [one.startswith(crossing) for one in told] == [True] * is_odd, told

    def test_a_shortcut_that_only_corners_touch_is_odd(self, tmp_path: Path):
        corner = "    - {corner: [[2, 2], [1]]}\n"
        cut = "    shortcuts: [{side: right, limit: 2, rows: [0, 2]}]\n"
        text = WHOLE.replace("    - {lanes: 2}\n    - {lanes: 2}\n", corner * 3 + cut, 1)
        (told,) = (one for one in warnings_of(tmp_path / "home.yaml", text) if "cut0" in one)
        assert told.startswith("14: 1001a.roads.0.shortcuts.0: no move leads to or from cell 'r0.c")

    def test_a_box_with_tiles_of_nobody_is_odd(self, tmp_path: Path):
        assert warnings_of(tmp_path / "editions.yaml", BOX) == [
            "1: club.tiles.1001: no file describes a tile 1001; describe it in a tile file, or take"
            " it out of the box"
        ]

    @pytest.mark.slow
    def test_none_of_the_programs_own_sides_is_odd(self):
        library = shipped_library()
        assert [side for side in library if odd_ones(library, side)] == []


def odd_ones(library: Library, side: str) -> list[Any]:
    ends = {end for other in library if other != side for end in library.side(other).ends.values()}
    found = oddities(library.compiled(side), ends, fit)
    return [*found, *oddities_of_drawing(library.side(side))]


# --- the page on the format -----------------------------------------------------------------------


def page() -> str:
    return (Path(__file__).parent.parent / "docs" / "tile-format.md").read_text("utf-8")


def block(first: str) -> str:
    """The indented block of the page that begins with some words."""
    lines = page().splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"    {first}"))
    return dedent("\n".join(takewhile(lambda line: line.startswith("    "), lines[start:])))


def test_the_example_of_the_page_is_the_printed_side(directory: Path):
    write(directory, home=block("'217b':").replace("217b", "1217b"))
    library = load_library()
    assert library.faults == ()
    assert entry_of_side(library.side("1217b")) == entry_of_side(library.side("217b"))


def test_the_box_of_the_page_is_one(directory: Path):
    write(directory, home=STRAIGHT + second(), editions=block("my-box:"))
    library = load_library()
    assert library.faults == ()
    assert library.editions["my-box"].tiles == {1001: 2, 1002: 1, 204: 1}


def test_the_page_tells_of_every_key():
    schema = json.loads((data_directory("schemas") / "tile.schema.json").read_text("utf-8"))
    words = set(re.findall(r"[a-z_]+", page()))
    for part in ("side", "road", "row", "shortcut"):
        assert schema["$defs"][part]["properties"].keys() <= words, part
