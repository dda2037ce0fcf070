"""The cache of the tile library: quick, never stale, never in the way."""

import errno
import hashlib
import json
import multiprocessing
import shutil
from pathlib import Path
from typing import Any

import pytest

from trackeditor.resources import data_directory
from trackeditor.tiles import Library, read_library, sources
from trackeditor.tiles import cache as caching


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    """A small library of our own: one series and the boxes."""
    directory = tmp_path / "tiles"
    directory.mkdir()
    for name in ("climb.yaml", "editions.yaml"):
        shutil.copy(data_directory("tile_library") / name, directory)
    return directory


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def no_yaml(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the YAML files cannot be parsed: only the cache can answer."""

    def refuse(*_: Any) -> None:
        raise AssertionError("the tile files were parsed")

    monkeypatch.setattr(sources, "read_sources", refuse)


def content_of(read: Library) -> dict[str, Any]:
    return {side: read.side(side) for side in read} | {"editions": read.editions}


def cache_file(cache: Path) -> Path:
    (found,) = cache.iterdir()
    return found


def test_what_comes_from_the_cache_equals_the_files(tiles: Path, cache: Path):
    plain = content_of(read_library(tiles))
    assert content_of(read_library(tiles, cache)) == plain
    assert content_of(read_library(tiles, cache)) == plain


def test_the_second_reading_needs_no_yaml(tiles: Path, cache: Path, request: pytest.FixtureRequest):
    first = content_of(read_library(tiles, cache))
    request.getfixturevalue("no_yaml")
    assert content_of(read_library(tiles, cache)) == first


def test_a_changed_tile_file_is_noticed(tiles: Path, cache: Path):
    assert read_library(tiles, cache).side("325a").danger == "high"
    file = tiles / "climb.yaml"
    file.write_text(file.read_text("utf-8").replace("danger: high", "danger: low"), "utf-8")
    assert read_library(tiles, cache).side("325a").danger == "low"


def test_a_changed_box_is_noticed(tiles: Path, cache: Path):
    assert read_library(tiles, cache).editions["climb"].name == "The Climb"
    file = tiles / "editions.yaml"
    file.write_text(file.read_text("utf-8").replace("The Climb", "Climb II"), "utf-8")
    assert read_library(tiles, cache).editions["climb"].name == "Climb II"


def test_a_tile_file_more_or_less_or_renamed_is_noticed(tiles: Path, cache: Path):
    few = len(read_library(tiles, cache))
    more = tiles / "scenery.yaml"
    shutil.copy(data_directory("tile_library") / "scenery.yaml", more)
    assert len(read_library(tiles, cache)) == few + 10
    more.rename(tiles / "landscape.yaml")
    assert read_library(tiles, cache).side("901a").series == "landscape"
    (tiles / "landscape.yaml").unlink()
    assert len(read_library(tiles, cache)) == few


@pytest.mark.parametrize("changed", ["schema", "code"])
def test_a_new_version_of_the_program_reads_the_files_anew(
    tiles: Path,
    cache: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    changed: str,
    request: pytest.FixtureRequest,
):
    read_library(tiles, cache)
    if changed == "schema":
        newer = tmp_path / "schemas"
        shutil.copytree(data_directory("schemas"), newer)
        with (newer / "tile.schema.json").open("a") as file:
            file.write("\n")
        monkeypatch.setattr(caching, "data_directory", lambda _: newer)
    else:
        code = tmp_path / "facts.py"
        code.write_text("# newer")
        monkeypatch.setattr(caching.facts, "__file__", str(code))
    request.getfixturevalue("no_yaml")
    with pytest.raises(AssertionError, match="were parsed"):
        read_library(tiles, cache)


def test_only_the_newest_cache_file_is_kept(tiles: Path, cache: Path):
    read_library(tiles, cache)
    old = cache_file(cache)
    with (tiles / "climb.yaml").open("a") as file:
        file.write("# one more remark\n")
    read_library(tiles, cache)
    assert cache_file(cache) != old


@pytest.mark.parametrize("kept", [0, 1, 64, 65, 66, 1000, -1])
def test_a_cut_off_cache_is_written_anew(tiles: Path, cache: Path, kept: int):
    plain = content_of(read_library(tiles, cache))
    file = cache_file(cache)
    whole = file.read_bytes()
    file.write_bytes(whole[:kept])
    assert content_of(read_library(tiles, cache)) == plain
    assert cache_file(cache).read_bytes() == whole


@pytest.mark.parametrize("place", [0, 70, 500, -2])
def test_a_single_wrong_byte_in_the_cache_is_noticed(tiles: Path, cache: Path, place: int):
    plain = content_of(read_library(tiles, cache))
    file = cache_file(cache)
    whole = file.read_bytes()
    damaged = bytearray(whole)
    damaged[place] ^= 1
    file.write_bytes(damaged)
    assert content_of(read_library(tiles, cache)) == plain
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        "null",
        "[]",
        "xx",
        "",
        "\xff",
        "[" * 100_000,
        '{"sides": {}, "editions": {}}',
        '{"sides": {"325a": {}}, "editions": {"climb": {}}}',
        '{"sides": ["325a"], "editions": ["climb"]}',
        '{"sides": {"325a": 5}, "editions": {"climb": null}}',
    ],
)
def test_a_cache_of_something_else_is_written_anew(tiles: Path, cache: Path, body: str):
    plain = content_of(read_library(tiles, cache))
    file = cache_file(cache)
    whole = file.read_bytes()
    data = body.encode("latin-1")
    file.write_bytes(hashlib.sha256(data).hexdigest().encode() + b"\n" + data)
    assert content_of(read_library(tiles, cache)) == plain
    assert file.read_bytes() == whole


def test_a_cache_without_boxes_is_written_anew(tiles: Path, cache: Path):
    plain = content_of(read_library(tiles, cache))
    file = cache_file(cache)
    whole = file.read_bytes()
    content = json.loads(whole.partition(b"\n")[2])
    for key in ("sides", "editions"):
        data = json.dumps(content | {key: {}}).encode()
        file.write_bytes(hashlib.sha256(data).hexdigest().encode() + b"\n" + data)
        assert content_of(read_library(tiles, cache)) == plain
        assert file.read_bytes() == whole


def test_a_cache_that_cannot_be_made_does_no_harm(tiles: Path, tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    assert "325a" in read_library(tiles, blocked)
    assert "325a" in read_library(tiles, blocked / "below")
    assert blocked.read_text() == "no directory"


def test_a_full_disk_does_no_harm_and_leaves_nothing_behind(
    tiles: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert "325a" in read_library(tiles, cache)
    assert list(cache.iterdir()) == []


def test_a_directory_in_the_place_of_the_cache_file_does_no_harm(tiles: Path, cache: Path):
    read_library(tiles, cache)
    file = cache_file(cache)
    file.unlink()
    file.mkdir()
    assert "325a" in read_library(tiles, cache)
    assert cache_file(cache) == file


def read_often(tiles: Path, cache: Path) -> None:
    for _ in range(8):
        assert len(read_library(tiles, cache)) == 8
        for file in cache.glob("tiles-*.json"):
            file.unlink(missing_ok=True)


@pytest.mark.slow
def test_processes_that_write_at_once_do_no_harm(tiles: Path, cache: Path):
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=read_often, args=(tiles, cache)) for _ in range(2)]
    for writer in writers:
        writer.start()
    read_often(tiles, cache)
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert len(read_library(tiles, cache)) == 8
    assert cache_file(cache).suffix == ".json"
