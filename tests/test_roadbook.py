"""Road-books as documents: round trips, unknown keys, versions, messages, saving."""

import copy
import json
import os
import socket
import stat
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trackeditor.course import analyse, course_to_dict
from trackeditor.grid import Edge, Hex
from trackeditor.layout import (
    DocumentError,
    Layout,
    PlacedTile,
    documents,
    read_document,
    read_layout,
)
from trackeditor.layout.documents import CONTROL, MAX_BYTES
from trackeditor.layout.validation import schema_fault
from trackeditor.resources import data_directory
from trackeditor.roadbook import (
    MutedFinding,
    RoadBook,
    RoadBookError,
    Stage,
    open_rally,
    publish,
    read_roadbook,
    roadbook_from_dict,
    roadbook_text,
    roadbook_to_dict,
    write_roadbook,
    write_text,
)
from trackeditor.roadbook.document import migrate
from trackeditor.tiles import load_library

EXAMPLES = sorted(data_directory("examples").glob("*.json"))
SUFFIXES = [".roadbook.yaml", ".roadbook.json"]


def document(**changes):
    """A road-book with something at every level, as plain values."""
    content = {
        "format": "trackeditor-roadbook",
        "version": 1,
        "title": "Lakes",
        "game": "dirt",
        "stages": [
            {
                "name": "one",
                "laps": 2,
                "surface": "snow",
                "weather": "variable",
                "service": True,
                "tiles": [
                    {"tile": "202a", "q": 0, "r": 0, "rotation": 0},
                    {"tile": "203a", "q": 0, "r": -1, "rotation": 0},
                ],
                "markers": [{"kind": "finish", "q": 0, "r": 0, "line": "r0.0", "toward": "A"}],
                "tokens": [{"kind": "water", "q": 0, "r": 0, "x": 0.5, "y": 0.0}],
            }
        ],
    }
    return content | changes


@pytest.fixture(scope="module")
def rally():
    return publish(open_rally(["rally-1"]), load_library())


# --- round trips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_published_rally_survives_saving_and_reading(rally, tmp_path, suffix):
    path = tmp_path / f"rally{suffix}"
    write_roadbook(rally, path)
    assert read_roadbook(path) == rally
    assert path.read_text("utf-8") == roadbook_text(read_roadbook(path), path.suffix)


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | st.sampled_from(
    ["no", "1e3", "0o7", "010", "12:30", "2024-01-01", "~", "null", "", " a ", "a\n", "\na\n\n",
     "#", "a: b", "- a", "é\u2028\x85", "\ufeff", "<<", "=", "...", "---", "1_000", ".inf", "😀",
     "\t", "\r\n"]
)  # fmt: skip
names = texts.map(lambda text: " ".join(CONTROL.sub(" ", text).split()) or "SS")
"""Texts that stand on one line, as names must."""
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats(-1e9, 1e9) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
unknown = st.dictionaries(texts.map(lambda text: f"x-{text}"), plain, max_size=3)
books = st.builds(
    RoadBook,
    stages=st.lists(
        st.builds(
            Stage,
            layout=st.builds(
                Layout, tiles=st.just((PlacedTile("202a", Hex(1, -2), 3),)), name=names
            ),
            laps=st.none() | st.integers(1, 20),
            surface=st.none() | st.sampled_from(["gravel", "asphalt", "snow"]),
            notes=texts,
            service=st.booleans(),
            muted=st.lists(
                st.builds(
                    MutedFinding,
                    st.sampled_from(["CON-5", "STG-9"]),
                    st.none() | texts.filter(bool),
                    st.none() | st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9)),
                    st.none() | st.sampled_from(Edge),
                    st.none() | texts.filter(bool),
                ),
                max_size=2,
            ).map(tuple),
            extra=unknown,
        ),
        min_size=1,
        max_size=2,
    ).map(tuple),
    title=names,
    author=names,
    licence=names,
    game=st.sampled_from(["dirt", "rx", "gt", "classic"]),
    boxes=st.lists(texts, max_size=2).map(tuple),
    notes=texts,
    extra=unknown,
)


@pytest.mark.slow
@given(book=books, suffix=st.sampled_from(SUFFIXES))
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_text_and_unknown_value_survives_in_yaml_and_json(tmp_path, book, suffix):
    path = tmp_path / f"any{suffix}"
    write_roadbook(book, path)
    assert read_roadbook(path) == book


@pytest.mark.parametrize("text", ["no", "1e3", "12:30", "on", "010", "0o17", "~", "2024-01-01"])
def test_text_that_yaml_readers_could_mistake_is_quoted(text):
    written = roadbook_text(RoadBook((Stage(Layout()),), title=text, extra={"x": [text]}))
    assert f"title: '{text}'" in written
    assert yaml.safe_load(written)["title"] == text


def test_yaml_is_laid_out_for_people(rally):
    lines = roadbook_text(rally).splitlines()
    assert lines[1:4] == ["format: trackeditor-roadbook", "version: 1", "title: rally-1"]
    assert "  - {tile: 202a, q: -4, r: 3, rotation: 4}" in lines
    assert "    route: [202a, 210b, 205a, 227a, 213a, 208a, 216a, 219a, 217a, 203a]" in lines
    assert "    - hairpin left 1" in lines
    moves = sum(line.strip().startswith("- {from: ") for line in lines)
    assert moves == sum(len(stage.published.course.moves) for stage in rally.stages)
    assert lines[-1] == "..."


def test_texts_of_several_lines_stay_readable():
    written = roadbook_text(RoadBook((Stage(Layout()),), notes="Bring tea.\nÉté: snow.\n"))
    assert "notes: |\n  Bring tea.\n  Été: snow.\n" in written


# --- unknown keys --------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_unknown_keys_are_kept_where_they_stood(tmp_path, suffix):
    content = document(club={"name": "Lake Drivers", "since": 1998}, muted=["STG-4"])
    stage = content["stages"][0]
    stage["sponsor"] = "Tea & Co"
    stage["tiles"][1]["colour"] = "red"
    stage["markers"][0]["note"] = "by the barn"
    stage["tokens"][0]["size"] = 2
    path = tmp_path / f"a{suffix}"
    path.write_text(json.dumps(content))
    book = read_roadbook(path)
    assert book.remarks == ()
    assert roadbook_to_dict(book) == content
    write_roadbook(book, path)
    assert read_document(path) == content


def test_unknown_keys_of_published_blocks_are_kept(rally):
    content = roadbook_to_dict(rally)
    content["stages"][0]["published"]["par_time"] = 412
    book = roadbook_from_dict(content)
    assert roadbook_to_dict(book) == content
    again = publish(book, load_library())
    assert roadbook_to_dict(again)["stages"][0]["published"]["par_time"] == 412


def test_keys_that_cannot_be_kept_are_told():
    content = document()
    tile = {"tile": "204a", "q": 5, "r": 5, "colour": "red"}
    content["stages"][0]["tiles"] += [tile, {**tile, "colour": "blue"}]
    (remark,) = roadbook_from_dict(content).remarks
    assert remark.startswith("stages.0.tiles.3: ")
    assert "colour" in remark


def test_unknown_tiles_are_kept():
    content = document()
    content["stages"][0]["tiles"].append({"tile": "999z", "q": 3, "r": 3, "rotation": 1})
    assert roadbook_to_dict(roadbook_from_dict(content)) == content


@pytest.mark.parametrize(
    ("key", "meant"),
    [("license", "licence"), ("autor", "author"), ("Notes", "notes"), ("titel", "title")],
)
def test_a_key_that_reads_like_a_known_one_is_kept_and_told(key, meant):
    content = document(**{key: "x"})
    content.pop(meant, None)
    book = roadbook_from_dict(content)
    assert book.remarks == (f"{key}: unknown key '{key}' is kept; did you mean '{meant}'?",)
    assert roadbook_to_dict(book)[key] == "x"


def test_a_misspelt_key_of_a_stage_is_told_with_its_place():
    content = document()
    content["stages"][0]["wheather"] = content["stages"][0].pop("weather")
    (remark,) = roadbook_from_dict(content).remarks
    assert remark == ("stages.0.wheather: unknown key 'wheather' is kept; did you mean 'weather'?")


def test_a_key_beside_the_known_one_is_no_slip():
    assert roadbook_from_dict(document(titel="x")).remarks == ()


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [None, "", " ", "\n"])
def test_stages_without_a_name_are_called_by_their_number(name):
    content = document()
    content["stages"] *= 3
    content["stages"][1] = content["stages"][1] | {"name": name}
    if name is None:
        del content["stages"][1]["name"]
    book = roadbook_from_dict(content)
    assert [stage.name for stage in book.stages] == ["one", "SS2", "one"]
    assert book.remarks[-1] == "stages.1.name: a stage without a name; it is called SS2"


@pytest.mark.parametrize("character", ["\x1b", "\n", "\r", "\0", "\x7f", "\x9b", "\u2028"])
def test_control_characters_in_names_become_spaces_and_are_told(character):
    content = document(title=f"a{character}b", author=f"c{character}", licence="d")
    content["stages"][0]["name"] = f"{character}[31mred"
    book = roadbook_from_dict(content)
    assert (book.title, book.author, book.stages[0].name) == ("a b", "c", "[31mred")
    places = [remark.partition(":")[0] for remark in book.remarks]
    assert places == ["title", "author", "stages.0.name"]
    assert not any(CONTROL.search(remark) for remark in book.remarks)


# --- versions ------------------------------------------------------------------------------------


def test_a_newer_version_is_refused():
    with pytest.raises(RoadBookError, match=r"^version: 2 is newer than .* \(1\); install a newer"):
        roadbook_from_dict(document(version=2))


@pytest.mark.parametrize("version", [None, "1", 1.0, True, [1]])
def test_a_version_is_a_whole_number(version):
    with pytest.raises(RoadBookError, match=r"^version: must be a whole number, not "):
        roadbook_from_dict(document(version=version))


def test_an_older_version_without_a_way_on_is_refused():
    with pytest.raises(RoadBookError, match=r"^version: 0 is not known; it must be 1"):
        roadbook_from_dict(document(version=0))


def test_an_older_version_is_migrated_and_says_what_changed():
    def from_version_0(old):
        old["title"] = old.pop("name")
        mood = old["stages"][0].pop("mood")
        return old, [f"stages.0.mood: '{mood}' dropped"]

    old = document(version=0, name="Old Lakes")
    del old["title"]
    old["stages"][0]["mood"] = "gloomy"
    before = copy.deepcopy(old)
    book = roadbook_from_dict(old, {0: from_version_0})
    assert book.title == "Old Lakes"
    assert book.remarks == ("version 0 to 1: stages.0.mood: 'gloomy' dropped",)
    assert roadbook_to_dict(book)["version"] == 1
    assert old == before


def test_migrations_run_one_after_another():
    steps = {
        -1: lambda old: (old | {"trace": ["a"]}, ["first"]),
        0: lambda old: (old | {"trace": [*old["trace"], "b"]}, ["second"]),
    }
    migrated, remarks = migrate(document(version=-1), steps)
    assert migrated["trace"] == ["a", "b"]
    assert migrated["version"] == 1
    assert remarks == ["version -1 to 0: first", "version 0 to 1: second"]


# --- messages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", "gpx", 'format: must be "trackeditor-roadbook", not "gpx"'),
        ("title", 5, "title: must be text, not 5"),
        ("game", "chess", 'game: must be one of dirt, rx, gt, classic, not "chess"'),
        ("boxes", "rx", 'boxes: must be a list, not "rx"'),
        ("stages", {}, "stages: must be a list, not {}"),
        ("stages", [], "stages: must have at least 1 entry"),
        ("stages.0", "one", 'stages.0: must be an object, not "one"'),
        ("stages.0.laps", 0, "stages.0.laps: must be at least 1, not 0"),
        ("stages.0.laps", "two", 'stages.0.laps: must be a whole number or null, not "two"'),
        ("stages.0.service", "yes", 'stages.0.service: must be true or false, not "yes"'),
        ("stages.0.surface", "mud", "stages.0.surface: must be one of gravel, asphalt, snow, null"),
        ("stages.0.tiles", None, "stages.0.tiles: must be a list, not missing or null"),
        ("stages.0.tiles.1.q", 0.5, "stages.0.tiles.1.q: must be a whole number, not 0.5"),
        ("stages.0.tiles.1.q", 10**6, "stages.0.tiles.1.q: must be at most 10000, not 1000000"),
        ("stages.0.tiles.1.rotation", 6, "stages.0.tiles.1.rotation: must be at most 5, not 6"),
        ("stages.0.tiles.1.tile", 202, "stages.0.tiles.1.tile: must be text, not 202"),
        ("stages.0.tiles.1", {"q": 0, "r": 0}, "stages.0.tiles.1: 'tile' is missing; add it"),
        ("stages.0.markers.0.kind", "end", "stages.0.markers.0.kind: must be one of start, finish"),
        ("stages.0.published", {}, "stages.0.published: 'route' is missing; add it"),
    ],
)
def test_wrong_values_are_told_with_their_place(path, value, message):
    content = document()
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    target = content
    for part in way:
        target = target[part]
    target[last] = value
    with pytest.raises(RoadBookError) as caught:
        roadbook_from_dict(content)
    assert str(caught.value).startswith(message)
    assert "docs/roadbook-format.md" in str(caught.value)


def test_a_place_is_told_without_control_characters(rally):
    content = roadbook_to_dict(rally)
    content["stages"][0]["published"]["missing"] = {"\x1b[2J\n": "many"}
    with pytest.raises(
        RoadBookError, match=r"^stages\.0\.published\.missing\.\?\[2J\?: must be a "
    ):
        roadbook_from_dict(content)


@pytest.mark.parametrize("content", [None, 5, [], "text", {}, {"tiles": []}])
def test_other_values_are_no_road_book(content):
    with pytest.raises(RoadBookError, match=r"^not a road-book; it must be an object"):
        roadbook_from_dict(content)


def test_a_message_names_the_file(tmp_path):
    path = tmp_path / "a.roadbook.json"
    path.write_text(json.dumps(document(game=1)))
    with pytest.raises(RoadBookError, match="^" + str(path) + ": game: must be one of"):
        read_roadbook(path)


def test_a_course_that_names_a_cell_it_lacks_is_refused(rally):
    content = roadbook_to_dict(rally)
    content["stages"][1]["published"]["course"]["moves"][0]["to"] = "nowhere"
    with pytest.raises(RoadBookError, match=r'^stages.1.published.course: cell "nowhere" is named'):
        roadbook_from_dict(content)


def test_an_unusable_road_book_is_an_unusable_document():
    assert issubclass(RoadBookError, DocumentError)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_compiled_course_fits_the_graph_schema(path):
    course = analyse(read_layout(path), load_library()).course
    assert schema_fault(json.loads(json.dumps(course_to_dict(course))), "graph") is None


def test_the_graph_schema_refuses_what_is_no_graph():
    course = analyse(read_layout(EXAMPLES[0]), load_library()).course
    content = course_to_dict(course)
    content["cells"][3]["colour"] = "red"
    assert schema_fault(content, "graph") == (
        'cells.3: "colour" is not a key of this object; take it out'
    )
    del content["cells"][3]["colour"], content["moves"]
    assert schema_fault(content, "graph") == "the document: 'moves' is missing; add it"


def broken_course(rally, change):
    content = copy.deepcopy(roadbook_to_dict(rally))
    course = content["stages"][0]["published"]["course"]
    change(course)
    with pytest.raises(RoadBookError) as caught:
        roadbook_from_dict(content)
    line = str(caught.value)
    assert line.startswith("stages.0.published.course")
    assert "\n" not in line
    return line


def test_a_published_course_with_a_move_backwards_is_refused(rally):
    def turn(course):
        move = course["moves"][5]
        move["from"], move["to"] = move["to"], move["from"]

    assert "does not lead forward; publish" in broken_course(rally, turn)


def test_a_published_course_with_negative_limits_is_refused(rally):
    for entries in ("cells", "moves"):
        line = broken_course(rally, lambda course, key=entries: course[key][3].update(limit=-1))
        assert "the limit -1 is negative" in line


def test_a_published_course_with_a_cell_twice_is_refused(rally):
    line = broken_course(rally, lambda course: course["cells"].append(course["cells"][0]))
    assert "is there twice" in line


# --- saving --------------------------------------------------------------------------------------

BOOK = RoadBook((Stage(Layout((PlacedTile("202a", Hex(0, 0)),), name="one")),), title="Lakes")


def test_saving_replaces_the_file_and_keeps_its_rights(tmp_path):
    path = tmp_path / "a.roadbook.yaml"
    path.write_text("old")
    path.chmod(0o640)
    write_roadbook(BOOK, path)
    assert read_roadbook(path) == BOOK
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_saving_through_a_link_keeps_the_link(tmp_path):
    path, link = tmp_path / "a.roadbook.yaml", tmp_path / "link.roadbook.yaml"
    path.write_text("old")
    link.symlink_to(path)
    write_roadbook(BOOK, link)
    assert link.is_symlink()
    assert read_roadbook(path) == BOOK


@pytest.mark.parametrize("step", ["fsync", "write", "replace"])
def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path, monkeypatch, step):
    path = tmp_path / "a.roadbook.yaml"
    path.write_text("old")

    def refuse(*_arguments, **_options):
        raise OSError(28, "No space left on device")

    target = {"fsync": "os.fsync", "write": "os.fdopen", "replace": "pathlib.Path.replace"}[step]
    monkeypatch.setattr(target, refuse)
    with pytest.raises(RoadBookError, match=r"cannot be saved \(No space left on device\); check"):
        write_roadbook(BOOK, path)
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_directory_that_is_not_there(tmp_path):
    with pytest.raises(RoadBookError, match=r"cannot be saved \(No such file or directory\)"):
        write_roadbook(BOOK, tmp_path / "none" / "a.roadbook.yaml")


def test_a_directory_is_no_file(tmp_path):
    with pytest.raises(RoadBookError, match=r": a directory; name a file$"):
        write_text(tmp_path, "new")
    with pytest.raises(RoadBookError, match=r"^/: a directory; name a file$"):
        write_text(Path("/"), "new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_is_written_to_and_stays(tmp_path, linked):
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_text(link if linked else pipe, "new")
        assert os.read(reader, 100) == b"new"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert sorted(tmp_path.iterdir()) == [link, pipe]


def test_a_socket_is_refused_and_stays(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("listening")
        with pytest.raises(RoadBookError, match=r"^listening: no regular file; name a file$"):
            write_text(Path("listening"), "new")
        assert stat.S_ISSOCK(Path("listening").stat().st_mode)


def test_links_that_lead_to_each_other_are_told_in_one_line(tmp_path):
    one, other = tmp_path / "one.roadbook.yaml", tmp_path / "other.roadbook.yaml"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(RoadBookError, match=r"cannot be saved \(.*\); name a file that is no link"):
        write_roadbook(BOOK, one)
    assert one.is_symlink()


def test_a_link_to_a_file_that_is_not_there_yet_is_kept(tmp_path):
    link = tmp_path / "link.roadbook.yaml"
    link.symlink_to(tmp_path / "new.roadbook.yaml")
    write_roadbook(BOOK, link)
    assert link.is_symlink()
    assert read_roadbook(tmp_path / "new.roadbook.yaml") == BOOK


@pytest.mark.parametrize("name", ["x" * 240, "é" * 120])
def test_the_longest_names_can_be_saved(tmp_path, name):
    path = tmp_path / f"{name}.roadbook.yaml"  # 254 bytes
    assert len(path.name.encode()) == 254
    write_roadbook(BOOK, path)
    assert read_roadbook(path) == BOOK
    with pytest.raises(RoadBookError, match="choose a shorter name"):
        write_roadbook(BOOK, tmp_path / f"xx{path.name}")


def test_a_name_with_a_null_character_is_told(tmp_path):
    with pytest.raises(RoadBookError, match="choose another name"):
        write_roadbook(BOOK, tmp_path / "a\0.roadbook.yaml")


@pytest.mark.slow
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_hundred_published_stages_are_saved_and_read_again(rally, tmp_path, suffix):
    # most of them without their courses, which would make the test slow
    bare = replace(rally.stages[0], published=replace(rally.stages[0].published, course=None))
    book = replace(rally, stages=(*rally.stages, *[bare] * 97))
    path = tmp_path / f"a{suffix}"
    write_roadbook(book, path)
    assert read_roadbook(path) == book


def test_two_hundred_stages_are_the_most():
    stage = BOOK.stages[0]
    assert "SS" not in roadbook_text(RoadBook((stage,) * 200))
    with pytest.raises(RoadBookError, match="stages: must have at most 200 entries"):
        roadbook_text(RoadBook((stage,) * 201))


def test_the_document_of_a_hundred_long_stages_is_within_the_limits(rally):
    longest = max(rally.stages, key=lambda stage: len(stage.published.course.moves))
    text = roadbook_text(replace(rally, stages=(longest,)))
    assert 100 * len(text.encode()) < MAX_BYTES


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("limit", ["MAX_BYTES", "MAX_VALUES"])
def test_what_would_be_too_large_to_read_is_not_saved(rally, tmp_path, monkeypatch, suffix, limit):
    path = tmp_path / f"a{suffix}"
    path.write_text("old")
    monkeypatch.setattr(documents, "MAX_VALUES", 1000)
    monkeypatch.setattr(documents, limit, 1000)
    with pytest.raises(RoadBookError, match=r"too (large|many) .*; make several road-books"):
        write_roadbook(rally, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_other_suffixes_are_refused(tmp_path):
    with pytest.raises(RoadBookError, match=r"name the file \*.roadbook.yaml or"):
        write_roadbook(BOOK, tmp_path / "a.txt")
    assert list(tmp_path.iterdir()) == []


def test_what_would_not_be_read_again_is_not_saved(tmp_path):
    path = tmp_path / "a.roadbook.json"
    path.write_text("old")
    for book in (RoadBook(()), RoadBook((Stage(Layout(), laps=0),))):
        with pytest.raises(RoadBookError):
            write_roadbook(book, path)
    broken = RoadBook((Stage(Layout(name="\ud83d")),))
    for name in ("a.roadbook.json", "a.roadbook.yaml"):
        with pytest.raises(RoadBookError):
            write_roadbook(broken, tmp_path / name)
    assert path.read_text() == "old"


def test_muted_findings_stand_on_one_line_each_and_a_whole_place_is_needed():
    muted = MutedFinding("CON-5", "205a", Hex(0, -1), Edge.B)
    book = RoadBook((Stage(Layout(), muted=(muted, MutedFinding("STG-9"))),))
    written = roadbook_text(book)
    assert "- {code: CON-5, tile: 205a, q: 0, r: -1, edge: B}\n" in written
    assert "- {code: STG-9}\n" in written
    half = written.replace("q: 0, r: -1, ", "q: 0, ")
    with pytest.raises(RoadBookError, match=r"stages\.0\.muted\.0"):
        roadbook_from_dict(yaml.safe_load(half))
