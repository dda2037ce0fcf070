"""Classic rallies as road-books: legs, drivers, times (docs/roadbook-format.md)."""

import json
import shutil
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from test_zone_notation import stages as legs_of_stages

from trackeditor.layout import Layout, read_document
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    RoadBook,
    RoadBookError,
    Stage,
    is_stale,
    open_document,
    open_rally,
    publish,
    read_roadbook,
    roadbook_from_dict,
    roadbook_text,
    roadbook_to_dict,
    write_roadbook,
)
from trackeditor.roadbook.leg_stages import published_course
from trackeditor.roadbook.losses import losses
from trackeditor.roadbook.notation_files import notation_text, rally_from_text
from trackeditor.roadbook.times import clock, seconds_of, standings
from trackeditor.tiles import load_library
from trackeditor.zones import parse_legs, read_boards

LONG = "L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4"
DOCUMENT = {
    "format": "trackeditor-roadbook",
    "version": 1,
    "title": "Four boards",
    "game": "classic",
    "drivers": ["Ana", "Ben"],
    "club": "Lake Drivers",
    "stages": [
        {"name": "Mill", "legs": LONG, "service": True, "times": {"Ana": "4:05", "Ben": 250}},
        {"name": "Ridge", "legs": "c8–c3 / j1-j4", "snow": ["C"], "sponsor": "none"},
    ],
}


@pytest.fixture
def own_boards(tmp_path, monkeypatch):
    """A directory of the user's own that has the invented boards."""
    directory = tmp_path / "own" / "classic"
    directory.mkdir(parents=True)
    monkeypatch.setenv("TRACKEDITOR_TILES", str(directory.parent))
    shutil.copy(data_directory("examples") / "classic" / "invented-boards.yaml", directory)
    return directory


@pytest.fixture
def no_boards(monkeypatch):
    monkeypatch.setenv("TRACKEDITOR_TILES", "")


def document(**stage):
    return {**DOCUMENT, "stages": [{"name": "One", **stage}]}


# --- documents -----------------------------------------------------------------------------------


def test_stages_are_read_as_legs():
    book = roadbook_from_dict(DOCUMENT)
    assert book.remarks == ()
    mill, ridge = book.stages
    assert mill.legs == parse_legs(LONG)
    assert mill.times == {"Ana": 245, "Ben": 250}
    assert mill.layout == Layout(name="Mill")
    assert (ridge.legs, ridge.snow) == (parse_legs("C8-C3 / J1-J4"), ("C",))
    assert book.drivers == ("Ana", "Ben")
    assert (book.extra, ridge.extra) == ({"club": "Lake Drivers"}, {"sponsor": "none"})


@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_files_hold_the_same_and_unknown_keys_are_kept(tmp_path, suffix):
    book = roadbook_from_dict(DOCUMENT)
    path = tmp_path / f"rally.roadbook{suffix}"
    write_roadbook(book, path)
    assert read_roadbook(path) == book
    stage = read_document(path)["stages"][0]
    assert stage["legs"] == LONG
    assert stage["times"] == {"Ana": "4:05", "Ben": "4:10"}
    assert "tiles" not in stage


@settings(deadline=None)
@given(
    st.lists(legs_of_stages(), min_size=1, max_size=3),
    st.dictionaries(st.sampled_from(["Ana", "Ben", "12:30", "no"]), st.integers(0, 9000)),
)
def test_any_legs_and_times_come_back(texts, times):
    book = RoadBook(
        tuple(Stage(Layout(name=f"SS{i}"), legs=legs, times=times) for i, legs in enumerate(texts)),
        game="classic",
        drivers=tuple(times),
    )
    assert roadbook_from_dict(json.loads(json.dumps(roadbook_to_dict(book)))) == book
    assert roadbook_text(book, ".yaml")


def test_an_older_document_with_legs_is_migrated_as_any_other():
    old = {**DOCUMENT, "version": 0}

    def migrate(content):
        content["drivers"].append("Cleo")
        return content, ["Cleo drives too"]

    book = roadbook_from_dict(old, {0: migrate})
    assert book.drivers == ("Ana", "Ben", "Cleo")
    assert book.remarks == ("version 0 to 1: Cleo drives too",)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (document(), "stages.0: 'tiles' is missing; add it"),
        (document(legs=3), "stages.0.legs: must be text, not 3"),
        (document(legs="C8-Q"), 'stages.0.legs: "Q" is no road end'),
        (document(legs="C8-C3", tiles=[{"tile": "202a", "q": 0, "r": 0}]), "take out 'legs' or"),
        (document(legs="C8-C3", snow=["c"]), "stages.0.snow.0: "),
        (document(legs="C8-C3", times={"Ana": "4:5"}), 'stages.0.times.Ana: "4:5" is no time'),
        (document(legs="C8-C3", times={"Ana": -1}), "stages.0.times.Ana: -1 is no time"),
        (document(legs="C8-C3", times={"": 1}), "stages.0.times: "),
        ({**DOCUMENT, "drivers": ["Ana", "Ana"]}, 'drivers.1: "Ana" is entered twice'),
        ({**DOCUMENT, "drivers": ["A\nB"]}, "drivers.0: "),
    ],
)
def test_faults_are_told_with_place_and_remedy(content, said):
    with pytest.raises(RoadBookError) as caught:
        roadbook_from_dict(content)
    assert said in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_a_misspelt_key_of_legs_is_told():
    (stage,) = document(legs="C8-C3", time={})["stages"]
    book = roadbook_from_dict({**DOCUMENT, "stages": [stage]})
    assert book.remarks == (
        "stages.0.time: unknown key 'time' is kept; did you mean 'times'?",
    )  # fmt: skip


def test_zones_lie_on_snow_when_the_whole_stage_does():
    stage = Stage(Layout(), legs=parse_legs("C8-C3 / J1-J4"))
    assert stage.snow_zones == set()
    assert replace(stage, surface="snow").snow_zones == {"C", "J"}
    assert replace(stage, weather="snow").snow_zones == {"C", "J"}
    assert replace(stage, weather="snow", snow=("J",)).snow_zones == {"J"}


# --- times ---------------------------------------------------------------------------------------


@settings(deadline=None)
@given(st.integers(0, 500_000))
def test_a_clock_reads_back(seconds):
    assert seconds_of(clock(seconds)) == seconds_of(seconds) == seconds


def test_standings_are_the_start_order_of_the_next_stage():
    first = Stage(Layout(), times={"Ana": 250, "Ben": 245, "Cleo": 250})
    second = Stage(Layout(), times={"Ana": 200, "Ben": 230})
    drivers = ("Cleo", "Ana", "Ben")
    assert [s.driver for s in standings(drivers, ())] == ["Cleo", "Ana", "Ben"]
    # 245 < 250 = 250, and of equals the one entered first.
    assert standings(drivers, (first,)) == (("Ben", 245), ("Cleo", 250), ("Ana", 250))
    # 450 < 475; Cleo has no time on the second stage.
    assert standings(drivers, (first, second)) == (("Ana", 450), ("Ben", 475), ("Cleo", None))


# --- text files ----------------------------------------------------------------------------------


def test_a_text_file_has_a_stage_a_line():
    book = rally_from_text(
        "# Four boards\n\n"
        f"Mill: {LONG} (service)\n"
        "# the short one\n"
        "C3-L9-L8-C4 ( Service , snow c )\n"
        "Hill: top: j1–j4 / c8-c3 (snow)\n"
    )
    assert (book.title, book.game) == ("Four boards", "classic")
    assert [s.name for s in book.stages] == ["Mill", "SS2", "Hill: top"]
    assert [s.service for s in book.stages] == [True, True, False]
    assert [s.snow for s in book.stages] == [(), ("C",), ("J", "C")]
    assert book.stages[1].legs == parse_legs("C3-L9-L8-C4")


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            st.from_regex(r"[A-Za-z0-9:()/-]{1,12}", fullmatch=True),
            legs_of_stages(),
            st.booleans(),
            st.booleans(),
        ),
        min_size=1,
        max_size=4,
    ),
    st.from_regex(r"([A-Za-z0-9]{1,6}( [A-Za-z0-9]{1,6}){0,2})?", fullmatch=True),
)
def test_texts_read_back_as_the_same_rally(entries, title):
    book = RoadBook(
        tuple(
            Stage(
                Layout(name=name),
                service=service,
                legs=legs,
                snow=tuple(dict.fromkeys(leg.zone for leg in legs)) if snow else (),
            )
            for name, legs, service, snow in entries
        ),
        title=title,
        game="classic",
    )
    assert rally_from_text(notation_text(book)) == book


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Mill: C8-C3 / J1-J4 (service) # long", "Mill"),
        ("Mill: C8-C3 / J1-J4 (service)# long", None),  # no blank before it
        ("Mill: C8-C3 / J1-J4 (service) # note: dusty", "Mill"),
        ("C8-C3 / J1-J4 (service)\t#: both", "SS1"),
        ("Day #2: C8-C3 / J1-J4 (service)", "Day #2"),
        ("Day #2: C8-C3 / J1-J4 (service) # a # b: c", "Day #2"),
        ("Mill #C8-C3 / J1-J4 (service)", None),  # nothing but a comment after the name
    ],
)
def test_a_comment_may_follow_the_legs(line, name):
    if name is None:
        with pytest.raises(RoadBookError, match="line 1: "):
            rally_from_text(line)
        return
    (stage,) = rally_from_text(line).stages
    assert (stage.name, stage.service) == (name, True)
    assert stage.legs == parse_legs("C8-C3 / J1-J4")


@pytest.mark.parametrize("name", ["Day #2", "C8-C3 #2", "a # b", "L0-L1 (service) #"])
def test_names_with_a_hash_are_written_so_that_the_legs_are_read(name):
    stage = Stage(Layout(name=name), legs=parse_legs("C8-C3 / J1-J4"))
    (found,) = rally_from_text(notation_text(RoadBook((stage,), game="classic"))).stages
    assert found.legs == stage.legs
    assert found.name in (name, " ".join(name.replace("#", "").split()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# nothing\n", "no stage"),
        ("mill: c8-x3y", 'line 1: "x3y" is no road end'),  # as it was typed
        ("c8-c3 (snow j)", 'line 1: "j" lies on snow'),
        ("c8-c3 (Tea)", 'line 1: "Tea" in brackets'),
        ("Mill: C8-C3\nRidge: C8-3\n", 'line 2: "3" is no road end'),
        ("C8-C3 (tea)", 'line 1: "tea" in brackets is not known'),
        ("C8-C3 (snow J)", 'line 1: "J" lies on snow but is no zone of the stage'),
    ],
)
def test_a_fault_of_a_text_names_the_line(text, said):
    with pytest.raises(RoadBookError, match=None) as caught:
        rally_from_text(text)
    assert said in str(caught.value)


def test_tiles_have_no_zone_notation():
    with pytest.raises(RoadBookError, match="laid with tiles"):
        notation_text(open_rally(["rally-1"]))


def test_a_text_says_what_it_has_no_room_for():
    book = roadbook_from_dict(DOCUMENT)
    assert losses(book, rally_from_text(notation_text(book))) == (
        "drivers",
        "club",
        "times",
        "sponsor",
    )


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("# The title\n\nMill: C8-C3\n", False),
        ("Mill: C8-C3\n# the long one\n", True),
        ("Mill: C8-C3 # the long one\n", True),
        ("Day #2: C8-C3\n", False),
    ],
)
def test_comments_of_a_text_that_saving_loses_are_told(text, is_told, tmp_path):
    path = tmp_path / "rally.txt"
    path.write_text(text, "utf-8")
    remarks = open_document(path).remarks
    assert [remark.startswith(f"{path}: comments") for remark in remarks] == [True] * is_told


def test_a_text_file_opens_as_a_rally(tmp_path):
    path = tmp_path / "club night.txt"
    path.write_text(f"{LONG}\n", "utf-8")
    book = open_document(path)
    assert (book.title, book.game, book.stages[0].legs) == (
        "club night",
        "classic",
        parse_legs(LONG),
    )


def test_legs_themselves_open_as_a_rally_of_one_stage():
    book = open_rally([LONG])
    assert (book.game, book.title) == ("classic", LONG)
    assert book.stages[0].legs == parse_legs(LONG)
    with pytest.raises(RoadBookError, match='"X" is no road end'):
        open_rally(["C8-C3 / J1-X"])


# --- publishing ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_boards")
def test_stages_on_boards_that_are_not_described_are_published_without_a_course():
    (stage,) = publish(rally_from_text(LONG), load_library()).stages
    assert stage.published is not None
    assert stage.published.course is None
    assert stage.published.route == ("L0-L1", "C7-C6", "L2-L3", "V2-V3", "C5-C4")
    assert not is_stale(stage, load_library())


@pytest.mark.usefixtures("own_boards")
def test_stages_on_described_boards_are_published_with_their_course(monkeypatch):
    book = publish(rally_from_text(LONG), load_library())
    published = book.stages[0].published
    assert published is not None
    assert published.course is not None
    assert published.pace_notes[0] == "L0 START"
    assert roadbook_from_dict(json.loads(json.dumps(roadbook_to_dict(book)))) == book
    assert not is_stale(book.stages[0], load_library())
    assert is_stale(replace(book.stages[0], surface="snow"), load_library())
    monkeypatch.setenv("TRACKEDITOR_TILES", "")
    assert not is_stale(book.stages[0], load_library())
    assert is_stale(replace(book.stages[0], snow=("C",)), load_library())
    assert published_course(replace(book.stages[0], snow=("C",))) is None
    assert publish(book, load_library()).stages[0].published == published  # it is not lost
    other = replace(book.stages[0], legs=parse_legs("C8-C3 / J1-J4"))
    assert is_stale(other, load_library())
    (anew,) = publish(replace(book, stages=(other,)), load_library()).stages
    assert anew.published.course is None


# --- the pages on formats ------------------------------------------------------------------------


def page(name: str) -> str:
    return (Path(__file__).parent.parent / "docs" / name).read_text("utf-8")


def test_the_example_of_the_format_page_is_read():
    example = page("roadbook-format.md").split("```yaml\n")[1].split("```")[0]
    book = roadbook_from_dict(yaml.safe_load(example))
    assert book.remarks == ()
    assert book.drivers == ("Ana", "Ben")
    assert book.stages[0].times == {"Ana": 245, "Ben": 238}
    assert book.stages[0].snow == ("C",)


def indented(name: str, first: str) -> str:
    """The indented block of a page that begins with a line."""
    lines = page(name).splitlines()
    start = lines.index(f"    {first}")
    block = takewhile(lambda line: line.startswith("    ") or not line, lines[start:])
    return "\n".join(line[4:] for line in block)


def test_the_examples_of_the_page_on_zones_are_read(tmp_path):
    book = rally_from_text(indented("zones.md", "# Rally of the four boards"))
    assert [len(stage.legs) for stage in book.stages] == [5, 2, 3]
    assert book.stages[1].snow == ("C", "J")
    path = tmp_path / "c.yaml"
    path.write_text(indented("zones.md", "C:"), "utf-8")
    board = read_boards([path])["C"]
    assert board.lanes(3) == 1
    assert list(map(str, board.faces["dry"].roads)) == ["7-6", "5-4", "3-"]
