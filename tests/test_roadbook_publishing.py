"""What is derived on publishing, and opening files and examples as rallies."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from trackeditor.course import analyse
from trackeditor.grid import Hex
from trackeditor.layout import DocumentError, Layout, Marker, PlacedTile, read_layout
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    RoadBook,
    RoadBookError,
    Stage,
    example_names,
    guessed_game,
    is_stale,
    notes_text,
    open_document,
    open_rally,
    publish,
    read_roadbook,
    roadbook_from_dict,
    roadbook_to_dict,
    source_hash,
    write_roadbook,
)
from trackeditor.tiles import Library, load_library, shipped_library

EXAMPLES = data_directory("examples")


def straight(*sides):
    """Tiles with straight roads from D to A, one after another."""
    return Layout(tuple(PlacedTile(side, Hex(0, -i)) for i, side in enumerate(sides)), name="one")


def published(layout, library=None):
    book = publish(RoadBook((Stage(layout),)), library or load_library())
    return book.stages[0].published


# --- publishing ----------------------------------------------------------------------------------


def test_a_published_stage_tells_route_length_size_and_time():
    one = publish(open_rally(["rally-1-ss1"]), load_library()).stages[0].published
    assert " ".join(one.route) == "202a 210b 205a 227a 213a 208a 216a 219a 217a 203a"
    assert (one.length_tiles, one.size, one.minutes) == (10, "short", 25)
    # 2 on 202a; 1 on each corner (inner line) and 3 on 205a; 3 on 227a, 213a, 208a and 217a;
    # 5 on 219a; 1 on 203a before its line: 2 + 1 + 3 + 3 + 3 + 3 + 1 + 5 + 3 + 1.
    assert one.length_cells == 25
    assert one.pace_notes == notes_text(one.course)


@pytest.mark.parametrize(
    ("tiles", "size", "minutes"),
    [(10, "short", 25), (14, "medium", 35), (18, "long", 45), (9, "other", 23), (12, "other", 30)],
)
def test_sizes_and_times_follow_the_rules(tiles, size, minutes):
    one = published(straight("202a", *["204a"] * (tiles - 2), "203a"))
    assert (one.length_tiles, one.size, one.minutes) == (tiles, size, minutes)


def test_a_circuit_has_no_time_of_a_stage():
    one = publish(open_rally(["ice-1"]), load_library()).stages[0].published
    assert (one.course.kind, one.size, one.minutes) == ("circuit", "other", None)


def test_a_layout_without_a_course_is_published_without_one():
    one = published(straight("202a", "204a"))
    assert one.course is None
    assert (one.route, one.pace_notes, one.length_tiles, one.minutes) == ((), (), 0, None)
    assert one.bill[0].tiles == {"202": 1, "204": 1}


def test_the_bill_tells_tiles_by_box():
    one = published(straight("202a", "301a", "417a", "203a"))
    assert [(box.box, box.tiles) for box in one.bill] == [
        ("dirt-core", {"202": 1, "203": 1}),
        ("dirt-monte-carlo", {"301": 1, "417": 1}),
    ]
    assert (one.decoration, one.missing) == ({}, {})


def test_copies_are_taken_from_several_boxes_and_the_rest_is_missing():
    # Tile 122: one copy in Championship, one in World Tour.
    layout = Layout(tuple(PlacedTile("122a", Hex(3 * i, 0)) for i in range(3)))
    one = published(layout)
    assert [(box.box, box.tiles) for box in one.bill] == [
        ("gt-championship", {"122": 1}),
        ("gt-world-tour", {"122": 1}),
    ]
    assert one.missing == {"122": 1}


def test_scenery_needs_no_box_and_unknown_tiles_are_missing():
    extra = (PlacedTile("901a", Hex(5, 5)), PlacedTile("999z", Hex(6, 6)))
    layout = straight("202a", "203a")
    layout = replace(layout, tiles=(*layout.tiles, *extra))
    book = publish(RoadBook((Stage(layout),)), load_library())
    assert book.boxes == ("dirt-core",)
    assert book.stages[0].published.decoration == {"901": 1}
    assert book.stages[0].published.missing == {"999z": 1}


def test_a_rally_needs_the_boxes_of_its_hungriest_stage_not_of_all_together():
    # Stages are built one after another: 202 twice in a rally is one copy of 202.
    rally = publish(open_rally(["rally-1"]), load_library())
    assert rally.boxes == ("dirt-core",)
    assert all(stage.published.missing == {} for stage in rally.stages)


@pytest.mark.parametrize("name", example_names())
def test_publishing_twice_changes_nothing(name):
    once = publish(open_rally([name]), load_library())
    assert publish(once, load_library()) == once


@pytest.mark.parametrize(
    ("language", "last"), [("en", "203a FINISH"), ("fr", "203a ARRIVÉE"), ("pt", "203a CHEGADA")]
)
def test_pace_notes_are_published_in_the_language_asked_for_and_stay_in_it(language, last):
    book = publish(open_rally(["rally-1-ss1"]), load_library(), language)
    assert book.stages[0].published.pace_notes[-1] == last
    read = roadbook_from_dict(roadbook_to_dict(book))
    assert read.language == language
    assert publish(read, load_library()) == book


def test_pace_notes_are_english_when_no_language_is_named():
    book = publish(open_rally(["rally-1-ss1"]), load_library())
    assert book.stages[0].published.pace_notes[-1] == "203a FINISH"
    assert "language" not in roadbook_to_dict(book)


def test_a_language_without_pace_notes_is_refused():
    content = roadbook_to_dict(publish(open_rally(["rally-1-ss1"]), load_library()))
    with pytest.raises(RoadBookError, match=r"^language: must be one of en, fr, pt, not \"de\""):
        roadbook_from_dict(content | {"language": "de"})


def test_a_published_rally_needs_no_library_to_be_driven(tmp_path, monkeypatch):
    path = tmp_path / "a.roadbook.yaml"
    write_roadbook(publish(open_rally(["rally-1"]), load_library()), path)

    def refuse(*_arguments):
        raise AssertionError("the library was read")

    monkeypatch.setattr("trackeditor.tiles.library.read_library", refuse)
    shipped_library.cache_clear()
    courses = [stage.published.course for stage in read_roadbook(path).stages]
    monkeypatch.undo()
    fresh = analyse(read_layout(EXAMPLES / "rally-1-ss2.json"), load_library()).course
    assert courses[1].cells.keys() == fresh.cells.keys()
    assert set(courses[1].moves) == set(fresh.moves)


def test_an_edited_layout_makes_the_published_block_stale():
    library = load_library()
    stage = publish(RoadBook((Stage(straight("202a", "204a", "203a")),)), library).stages[0]
    assert not is_stale(stage, library)
    assert is_stale(replace(stage, layout=stage.layout.flip(Hex(0, -1))), library)
    assert not is_stale(Stage(stage.layout), library)


def test_a_corrected_tile_or_box_makes_only_its_users_stale():
    library = load_library()
    entries = {side: dict(library._entries[side]) for side in ("202a", "204a", "204b", "203a")}
    entries["204a"]["danger"] = "high"
    corrected = Library(entries, library.editions)
    user, other = straight("202a", "204a", "203a"), straight("202a", "204b", "203a")
    assert source_hash(user, corrected) != source_hash(user, library)
    assert source_hash(other, corrected) == source_hash(other, library)
    boxes = {
        name: replace(box, tiles={**box.tiles, 202: 2}) if name == "dirt-core" else box
        for name, box in library.editions.items()
    }
    assert source_hash(user, Library(library._entries, boxes)) != source_hash(user, library)


# --- opening -------------------------------------------------------------------------------------


def test_a_layout_opens_as_a_rally_of_one_stage(tmp_path):
    path = tmp_path / "autumn.json"
    path.write_text('{"tiles": [{"tile": "202a", "q": 0, "r": 0}], "author": "A"}')
    book = open_document(path)
    assert [stage.name for stage in book.stages] == ["autumn"]
    assert (book.title, book.game, book.remarks) == ("autumn", "dirt", ())
    assert book.stages[0].extra == {"author": "A"}


def test_a_layout_with_keys_of_a_stage_loses_them_and_says_so(tmp_path):
    path = tmp_path / "a.json"
    path.write_text('{"tiles": [], "laps": "many"}')
    book = open_document(path)
    assert book.remarks == (f"{path}: laps: no key of a layout; dropped",)
    assert book.stages[0].laps is None


def test_remarks_name_the_file(tmp_path):
    path = tmp_path / "a.roadbook.json"
    tile = {"tile": "204a", "q": 0, "r": 0}
    stage = {"name": "one", "tiles": [{**tile, "x": 1}, {**tile, "x": 2}]}
    path.write_text(json.dumps({"format": "trackeditor-roadbook", "version": 1, "stages": [stage]}))
    (remark,) = open_document(path).remarks
    assert remark.startswith(f"{path}: stages.0.tiles.1: ")


@pytest.mark.parametrize(
    ("file", "name", "called"),
    [
        ("woods.json", "", "woods"),
        ("woods.json", "  ", "woods"),
        ("wo\x1bods.json", "", "wo ods"),
        (".json", "", "SS1"),
        ("woods.yaml", "a\x1b[2Jb", "a [2Jb"),
    ],
)
def test_a_layout_is_called_by_its_name_or_file_without_control_characters(
    tmp_path, file, name, called
):
    path = tmp_path / file
    path.write_text(json.dumps({"name": name, "tiles": []}))
    book = open_document(path)
    assert (book.title, book.stages[0].name) == (called, called)
    assert len(book.remarks) == ("\x1b" in name)


@pytest.mark.parametrize("number", ["9" * 5000, "٢٠٢", "²"])
def test_tiles_with_numbers_that_no_box_has_do_not_name_a_game(number):
    tile = PlacedTile(number, Hex(0, 0))
    assert guessed_game([Stage(Layout((tile,)))]) == "dirt"


def test_a_road_book_opens_as_it_is(tmp_path):
    book = publish(open_rally(["rally-2"]), load_library())
    path = tmp_path / "a.roadbook.yaml"
    write_roadbook(book, path)
    assert open_document(path) == book
    assert open_rally([str(path)]) == book


def test_the_name_of_an_example_opens_it():
    book = open_rally(["rally-1-ss1"])
    assert [stage.layout for stage in book.stages] == [read_layout(EXAMPLES / "rally-1-ss1.json")]
    assert not book.stages[0].service


def test_the_name_of_a_rally_opens_its_stages_in_order_with_service_between():
    book = open_rally(["rally-1"])
    assert book.title == "rally-1"
    assert [(stage.name, stage.service) for stage in book.stages] == [
        ("rally-1-ss1", True),
        ("rally-1-ss2", True),
        ("rally-1-ss3", False),
    ]


def test_files_and_examples_make_one_rally(tmp_path):
    path = tmp_path / "home.json"
    path.write_text(json.dumps({"tiles": [{"tile": "202a", "q": 0, "r": 0}]}))
    book = open_rally([str(path), "rally-1-ss2"])
    assert [stage.name for stage in book.stages] == ["home", "rally-1-ss2"]
    assert book.title == "home + rally-1-ss2"
    assert [stage.service for stage in book.stages] == [True, False]


def test_a_file_comes_before_an_example_of_its_name(tmp_path, monkeypatch):
    (tmp_path / "rally-1").write_text("{tiles: [], name: mine}")
    monkeypatch.chdir(tmp_path)
    assert open_rally(["rally-1"]).stages[0].name == "mine"


def test_every_example_opens():
    assert len(example_names()) == 31
    for name in example_names():
        (stage,) = open_rally([name]).stages
        assert stage.name.lower().replace(" ", "-") == name


@pytest.mark.parametrize("name", ["rally-9", "rally", "rally-1-ss", "nonsense"])
def test_a_name_that_is_nothing(name):
    with pytest.raises(RoadBookError, match=f"^{name}: no such file or example; `trackeditor"):
        open_rally([name])


@pytest.mark.parametrize("name", ["none.json", "../rally-1", "a/b", "", "*", "a\0b"])
def test_other_names_are_files(name):
    with pytest.raises(DocumentError):
        open_rally([name])


def test_no_name_at_all():
    with pytest.raises(RoadBookError, match="name a layout, a road-book or an example"):
        open_rally([])


def test_stages_of_different_games_make_no_rally():
    with pytest.raises(RoadBookError, match=r"different games \(dirt, rx\)"):
        open_rally(["rally-1-ss1", "rx-1-ss1"])


def test_a_broken_file_among_several_is_named(tmp_path):
    path = Path(tmp_path / "b.json")
    path.write_text("{")
    with pytest.raises(DocumentError, match=r"b.json: line 1, column 2: not JSON"):
        open_rally(["rally-1-ss1", str(path)])


def stage_of(*sides, jokers=False):
    marker = Marker("joker-entrance", Hex(0, 0), "r0.0")
    return Stage(replace(straight(*sides), markers=(marker,) if jokers else ()))


@pytest.mark.parametrize(
    ("stage", "game"),
    [
        (stage_of("202a", "204a"), "dirt"),
        (stage_of("301a"), "dirt"),
        (stage_of("202a", "402a"), "dirt"),
        (stage_of("401a", "204a"), "rx"),
        (stage_of("402a", "204a", jokers=True), "rx"),
        (stage_of("202a", "204a", jokers=True), "dirt"),
        (stage_of("1202a", "1204a", jokers=True), "rx"),  # somebody's own
        (stage_of("1202a", "1204a"), "dirt"),
        (stage_of("102a", "103a"), "gt"),
        (stage_of("901a"), "dirt"),
        (stage_of(), "dirt"),
        (stage_of("mystery"), "dirt"),
    ],
)
def test_the_game_is_guessed_from_the_tiles(stage, game):
    assert guessed_game([stage]) == game


# --- the format page -----------------------------------------------------------------------------


def test_the_example_of_the_format_page_is_what_the_program_writes(tmp_path):
    page = Path(__file__).parent.parent / "docs" / "roadbook-format.md"
    first, _, _ = page.read_text("utf-8").partition("\n    ...\n")
    lines = [line[4:] for line in first.splitlines() if line.startswith("    ")]
    path = tmp_path / "a.roadbook.yaml"
    kept = [line for line in lines if not line.lstrip().startswith(("source:", "seal:", "course:"))]
    path.write_text("\n".join([*kept, "...", ""]).replace("  published:", "  example:"))
    shown = open_document(path)
    fresh = publish(shown, load_library())
    one = fresh.stages[0].published
    assert fresh.boxes == shown.boxes
    assert shown.stages[0].extra["example"] == {
        "route": list(one.route),
        "pace_notes": list(one.pace_notes),
        "length_tiles": one.length_tiles,
        "length_cells": one.length_cells,
        "size": one.size,
        "bill": [{"box": box.box, "name": box.name, "tiles": box.tiles} for box in one.bill],
        "minutes": one.minutes,
    }
