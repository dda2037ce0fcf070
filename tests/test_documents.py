"""Opening files, whatever is in them: each wrong one is told in one clear line."""

import json
import os
import string
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from trackeditor.grid import Edge, Hex
from trackeditor.layout import (
    DocumentError,
    Layout,
    LayoutError,
    Marker,
    PlacedTile,
    Token,
    layout_from_dict,
    layout_to_dict,
    read_document,
    read_layout,
    write_layout,
)
from trackeditor.layout.documents import MAX_BYTES, MAX_VALUES, WHOLE_FILE, read_with_comments
from trackeditor.layout.files import MOST_ENTRIES
from trackeditor.resources import data_directory
from trackeditor.roadbook import RoadBook, Stage, open_document, publish, roadbook_text
from trackeditor.tiles import load_library

EXAMPLES = sorted(data_directory("examples").glob("*.json"))


@pytest.fixture
def refusal(tmp_path):
    """The one line with which a file of some content is refused."""

    def refuse(name: str, content: str | bytes, opener=read_document) -> str:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        with pytest.raises(DocumentError) as caught:
            opener(path)
        line = str(caught.value)
        assert line.startswith(f"{path}: ")
        assert "\n" not in line
        assert len(line) < 400 + len(str(path))
        return line.removeprefix(f"{path}: ")

    return refuse


@pytest.fixture
def content(tmp_path):
    def read(name: str, text: str | bytes):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return read_document(path)

    return read


# --- files that are no documents -----------------------------------------------------------------


def test_a_missing_file(tmp_path):
    with pytest.raises(DocumentError, match="no such file; check the name"):
        read_document(tmp_path / "none.json")


def test_a_name_that_no_file_can_have():
    with pytest.raises(DocumentError, match="no such file"):
        read_document(Path("a\0b.json"))


def test_a_directory(tmp_path):
    with pytest.raises(DocumentError, match="a directory; name a file"):
        read_document(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path):
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(DocumentError, match="not a regular file"):
        read_document(tmp_path / "pipe.json")


@pytest.mark.parametrize("name", ["a.json", "a.yaml"])
def test_empty_and_blank_files(refusal, name):
    assert refusal(name, "") == "the file is empty; choose another file"
    assert refusal(name, " \n\n") == "the file is empty; choose another file"


@pytest.mark.parametrize("name", ["a.json", "a.roadbook.yaml"])
def test_binary_files(refusal, name):
    assert refusal(name, b"\x89PNG\r\n\x1a\n\0\0").startswith("byte 0: not text in UTF-8; ")
    assert "byte 4" in refusal(name, b"tile\xff")


def test_fifty_megabytes_are_refused_unread(tmp_path):
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(DocumentError, match=r"50 MB is too large \(at most 40 MB\)"):
        read_document(path)
    assert MAX_BYTES == 40_000_000


@pytest.mark.parametrize("name", ["a.json", "a.yaml"])
@pytest.mark.parametrize("entry", ["[],", "0,", "{},"])
def test_more_values_than_memory_holds_are_refused_unparsed(refusal, name, entry):
    line = refusal(name, "[" + entry * (MAX_VALUES + 1) + "0]")
    assert "values are too many (at most 2,000,000); choose another file" in line


def test_empty_entries_of_a_yaml_list_count_as_values(refusal):
    assert "values are too many" in refusal("a.yaml", "-\n" * (MAX_VALUES + 1))


# --- damaged and hostile text --------------------------------------------------------------------


def test_half_a_json_file_names_the_place(refusal):
    text = write_layout(read_layout(EXAMPLES[0]))
    assert "not JSON" in refusal("a.json", text[: len(text) // 2])


def test_half_a_yaml_file_of_the_program_is_noticed_wherever_it_is_cut(tmp_path):
    text = roadbook_text(SHORTEST)
    path = tmp_path / "cut.roadbook.yaml"
    starts = [i + 1 for i, c in enumerate(text) if c == "\n"]
    for cut in [*starts[:-1], len(text) // 2, len(text) - 4]:
        path.write_text(text[:cut])
        with pytest.raises(DocumentError):
            read_document(path)
    path.write_text(text)
    assert open_document(path) == SHORTEST


def test_a_yaml_file_written_by_hand_needs_no_end_mark(content):
    assert content("a.yaml", "title: Lakes\n") == {"title": "Lakes"}
    assert content("a.yaml", f"{WHOLE_FILE}\ntitle: Lakes\n...\n") == {"title": "Lakes"}


@pytest.mark.parametrize("name", ["a.json", "a.yaml"])
def test_deep_nesting(refusal, name):
    assert "nest" in refusal(name, "[" * 100_000)
    assert "nested too deeply" in refusal(name, "[" * 70 + "]" * 70)


def test_nesting_of_sixty_levels_is_read(content):
    for name in ("a.json", "a.yaml"):
        assert content(name, "[" * 60 + "]" * 60)


def test_a_thousand_million_values_by_aliases(refusal):
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 10)]
    assert refusal("a.yaml", "\n".join(lines)) == (
        "line 1: used again by an alias (*); write the value out"
    )


def test_an_alias_to_itself(refusal):
    assert "alias" in refusal("a.yaml", "&a [*a]")


def test_an_alias_as_a_key(refusal):
    assert "alias" in refusal("a.yaml", "&a title: 1\nb: {*a : 2}")


def test_keys_that_are_there_twice(refusal):
    assert refusal("a.yaml", "title: a\ngame: dirt\ntitle: b\n") == (
        'line 3: the key "title" is there twice; remove one'
    )
    assert refusal("a.json", '{"tiles": [], "tiles": []}') == (
        'the key "tiles" is there twice in one object; remove one'
    )


def test_a_tab_as_indent_says_so(refusal):
    assert refusal("a.yaml", "stages:\n\t- name: one\n") == (
        "line 2, column 1: not YAML (a tab; indent with spaces)"
    )


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_json_numbers_that_are_not_finite(refusal, number):
    assert number in refusal("a.json", f'{{"q": {number}}}')


@pytest.mark.parametrize("number", [".nan", ".inf", "-.inf", "1e999"])
def test_yaml_numbers_that_are_not_finite(refusal, number):
    assert refusal("a.yaml", f"a: 1\nq: {number}\n").startswith("line 2: ")


@pytest.mark.parametrize("name", ["a.json", "a.yaml"])
def test_endless_whole_numbers(refusal, name):
    assert "5000 digits" in refusal(name, f"[{'1' * 5000}]")


def test_yaml_tags_are_refused(refusal):
    assert "tag" in refusal("a.yaml", "a: !!python/object/apply:os.system [ls]\n")
    assert "tag" in refusal("a.yaml", "a: !!binary aGVsbG8=\n")
    assert "tag" in refusal("a.yaml", "a: !!set {x, y}\n")


def test_several_yaml_documents_in_one_file(refusal):
    assert "another document" in refusal("a.yaml", "--- {a: 1}\n--- {b: 2}\n")


def test_half_characters(refusal):
    assert "half a character" in refusal("a.json", '["\\ud83d"]')
    assert "half a character" in refusal("a.json", '{"\\ud83d": 1}')


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_a_whole_file_is_whole_with_any_line_ends(tmp_path, end):
    path = tmp_path / "a.roadbook.yaml"
    path.write_bytes(roadbook_text(SHORTEST).replace("\n", end).encode())
    assert open_document(path) == SHORTEST
    path.write_bytes(path.read_bytes().rstrip()[:-3])
    with pytest.raises(DocumentError, match="cut off"):
        open_document(path)


# --- comments ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "# ours\ntitle: a\n",
        "title: a\n  # indented\ngame: dirt\n",
        "title: a\r# old line ends\rgame: dirt\r",
        f"{WHOLE_FILE}\n# a second one\ntitle: a\n...\n",
        "title: 😀😀😀😀\nnotes: |\n  # a heading\n\n# after the notes\ngame: dirt\n",
        "tiles:\n# between\n- 1\n",
    ],
)
def test_comments_of_yaml_are_noticed(tmp_path, text):
    path = tmp_path / "a.yaml"
    path.write_bytes(text.encode())
    assert read_with_comments(path)[1]


@pytest.mark.parametrize(
    "text",
    [
        f"{WHOLE_FILE}\ntitle: a\n...\n",
        "title: a#b\n",
        "title: '#1'\n",
        "title: 😀😀😀😀\nnotes: |\n  # a heading\n  text\n  # another\ngame: dirt\n",
        "notes: |\n  one\n  # at the very end",
        'notes: "one\n  # two\n  three"\n',
    ],
)
def test_texts_with_a_hash_are_no_comments(tmp_path, text):
    path = tmp_path / "a.yaml"
    path.write_bytes(text.encode())
    assert not read_with_comments(path)[1]


def test_a_road_book_with_comments_says_that_they_are_lost(tmp_path):
    path = tmp_path / "a.roadbook.yaml"
    path.write_text(roadbook_text(SHORTEST))
    assert open_document(path).remarks == ()
    path.write_text("# by hand\n" + roadbook_text(SHORTEST))
    (remark,) = open_document(path).remarks
    assert remark.startswith(f"{path}: comments (lines that begin with #) are not kept")


# --- what is read --------------------------------------------------------------------------------


def test_byte_order_mark_and_windows_line_ends(content):
    assert content("a.yaml", b"\xef\xbb\xbftitle: Lakes\r\ngame: dirt\r\n") == {
        "title": "Lakes",
        "game": "dirt",
    }
    assert content("a.json", b'\xef\xbb\xbf{"tiles": []}\r\n') == {"tiles": []}


def test_yaml_text_stays_text(content):
    text = "[no, yes, on, 12:30, 2024-01-01, 0x1f, '5', \"true\", 1_000, Ärmel]"
    assert content("a.yaml", text) == [
        "no", "yes", "on", "12:30", "2024-01-01", "0x1f", "5", "true", "1_000", "Ärmel",
    ]  # fmt: skip


def test_yaml_numbers_and_words(content):
    text = "[5, -3, 010, .5, 1e3, -1.5E-3, true, False, null, ~, ]"
    assert content("a.yaml", text) == [5, -3, 10, 0.5, 1000.0, -0.0015, True, False, None, None]


def test_yaml_keys_are_text(content):
    assert content("a.yaml", "{202: 1, no: 2, null: 3}") == {"202": 1, "no": 2, "null": 3}


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(10**9), 10**9)
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(st.characters(exclude_categories=["Cs"])),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(string.printable), inner)
        ),
        max_leaves=12,
    )
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_json_is_read_as_python_reads_it(tmp_path, value):
    path = tmp_path / "a.json"
    path.write_text(json.dumps(value), "utf-8")
    assert read_document(path) == value


# --- layouts -------------------------------------------------------------------------------------


def at(place, values):
    tile = {"tile": "202a", "q": 0, "r": 0}
    content = {"tiles": [tile], "markers": [], "tokens": []}
    key, *field = place.split(".")
    if field:
        content[key] = [{"q": 0, "r": 0, "kind": "finish", "line": "r0.0", **tile, **values}]
    else:
        content[key] = values
    return content


@pytest.mark.parametrize(
    ("place", "values", "message"),
    [
        ("tiles", 5, "'tiles' must be a list of tiles"),
        ("markers", {}, "markers: must be a list, not {}"),
        ("tiles.0", {"tile": 202}, "tiles.0.tile: must be the id of a tile side"),
        ("tiles.0", {"tile": ""}, "tiles.0.tile: must be the id"),
        ("tiles.0", {"q": "1"}, 'tiles.0.q: must be a whole number, not "1"'),
        ("tiles.0", {"q": True}, "tiles.0.q: must be a whole number, not true"),
        ("tiles.0", {"r": 10**9}, "tiles.0.r: must lie between -10000 and 10000"),
        ("tiles.0", {"r": None}, "tiles.0.r: must be a whole number, not missing or null"),
        ("tiles.0", {"rotation": 0.5}, "tiles.0.rotation: must be a whole number, not 0.5"),
        ("tiles.0", {"variant": 2}, "tiles.0.variant: must be text, not 2"),
        ("markers.0", {"kind": "end"}, "markers.0.kind: must be one of start, finish"),
        ("markers.0", {"kind": ["start"]}, "markers.0.kind: must be one of start, finish"),
        ("markers.0", {"toward": "G"}, "markers.0.toward: must be an edge, A to F"),
        ("markers.0", {"toward": ["A"]}, "markers.0.toward: must be an edge, A to F"),
        ("markers.0", {"line": 1}, "markers.0.line: must be text, not 1"),
        ("tokens.0", {"x": "left"}, 'tokens.0.x: must be a number, not "left"'),
        ("tokens.0", {"kind": None}, "tokens.0.kind: must be text, not missing or null"),
    ],
)
def test_wrong_types_in_a_layout_name_the_place(refusal, place, values, message):
    line = refusal("a.json", json.dumps(at(place, values)), opener=read_layout)
    assert message in line


@pytest.mark.parametrize("value", [5, "text", None, [1], {"stage": 1}])
def test_other_json_is_no_layout(refusal, value):
    assert refusal("a.json", json.dumps(value), opener=read_layout).startswith("not a layout")


@pytest.mark.parametrize("key", ["tiles", "markers", "tokens"])
def test_a_layout_has_at_most_five_thousand_tiles_markers_and_tokens(key):
    content = at("tiles.0", {}) | {"markers": [], "tokens": []}
    entry = {"tile": "202a", "q": 0, "r": 0, "kind": "finish", "line": "A"}
    assert MOST_ENTRIES == 5000
    layout_from_dict(content | {key: [entry] * 5000})
    with pytest.raises(LayoutError, match=rf"^{key}: 5,001 entries are too many \(at most 5,000\)"):
        layout_from_dict(content | {key: [entry] * 5001})


@pytest.mark.parametrize("name", ["\x1b[31m202a", "202a\n", "202a\x85", "2\u20282"])
def test_names_of_tiles_and_lines_have_no_control_characters(name):
    for place, field in (
        ("tiles.0", "tile"), ("tiles.0", "variant"), ("markers.0", "line"), ("tokens.0", "kind"),
    ):  # fmt: skip
        with pytest.raises(LayoutError, match=f"^{place}.{field}: ") as caught:
            layout_from_dict(at(place, {field: name}))
        assert name not in str(caught.value)


def test_unknown_tiles_are_kept():
    layout = layout_from_dict({"tiles": [{"tile": "999z", "q": 0, "r": 1}]})
    assert layout.tiles == (PlacedTile("999z", Hex(0, 1)),)


whole = st.integers(-50, 50)
places = st.builds(Hex, whole, whole)
numbers = st.floats(-100, 100)
layouts = st.builds(
    Layout,
    tiles=st.lists(
        st.builds(
            PlacedTile,
            side=st.sampled_from(["202a", "203b", "101", "999x"]),
            at=places,
            rotation=st.integers(0, 5),
            variant=st.none() | st.just("2"),
        ),
        max_size=5,
    ).map(tuple),
    markers=st.lists(
        st.builds(
            Marker,
            kind=st.sampled_from(["start", "finish", "joker-exit"]),
            at=places,
            line=st.sampled_from(["r0.1", "C"]),
            toward=st.none() | st.sampled_from(list(Edge)),
        ),
        max_size=3,
    ).map(tuple),
    tokens=st.lists(
        st.builds(Token, kind=st.just("water"), at=places, x=numbers, y=numbers, degrees=numbers),
        max_size=3,
    ).map(tuple),
    name=st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
)


@given(layouts)
def test_a_layout_survives_writing_and_reading(layout):
    assert layout_from_dict(layout_to_dict(layout)) == layout
    assert layout_from_dict(json.loads(write_layout(layout))) == layout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_published_layouts_are_written_as_they_were_read(path):
    assert json.loads(write_layout(read_layout(path))) == json.loads(path.read_text())


# --- any damage ----------------------------------------------------------------------------------

SHORTEST = publish(
    RoadBook(
        (
            Stage(
                Layout(
                    (PlacedTile("202a", Hex(0, 0)), PlacedTile("203a", Hex(0, -1))), name="short"
                )
            ),
        )
    ),
    load_library(),
)
DOCUMENTS = {
    "a.json": EXAMPLES[0].read_bytes(),
    "a.roadbook.yaml": roadbook_text(SHORTEST).encode(),
    "a.roadbook.json": roadbook_text(SHORTEST, ".json").encode(),
    "b.roadbook.yaml": b"format: trackeditor-roadbook\nversion: 1\ntitle: Lakes\nstages:\n"
    b"- name: one\n  service: true\n  tiles:\n  - {tile: 202a, q: 0, r: 0}\n",
}


@given(
    name=st.sampled_from(sorted(DOCUMENTS)),
    start=st.floats(0, 1),
    length=st.integers(0, 40),
    insert=st.binary(max_size=6)
    | st.sampled_from(
        [b"{", b"[", b": ", b"- ", b"&a ", b"*a", b'"', b"\t", b"\0", b"null", b"-1"]
    ),
    truncate=st.booleans(),
)
@example(name="b.roadbook.yaml", start=0.0, length=0, insert=b"", truncate=False)
@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_damaged_document_is_read_or_refused_in_one_line(
    tmp_path, name, start, length, insert, truncate
):
    original = DOCUMENTS[name]
    cut = int(start * len(original))
    path = tmp_path / name
    rest = b"" if truncate else original[cut + length :]
    path.write_bytes(original[:cut] + insert + rest)
    try:
        book = open_document(path)
    except DocumentError as error:
        assert str(error).startswith(f"{path}: ")  # noqa: PT017
        assert "\n" not in str(error)  # noqa: PT017
    else:
        assert book.stages
