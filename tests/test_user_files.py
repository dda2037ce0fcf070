"""Files that users name: what is no plain file of a sensible size is refused unread."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from trackeditor.plain_yaml import lines_of
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.log import LogHeader, header_of_log, read_log
from trackeditor.user_files import (
    FileError,
    MissingError,
    exists,
    is_directory,
    read_file,
    text_of,
    yaml_files,
)


def refusal(path: Path, most_bytes: int = 100) -> str:
    with pytest.raises(FileError) as caught:
        read_file(path, most_bytes)
    return str(caught.value)


def test_a_file_is_read_up_to_the_limit(tmp_path):
    (tmp_path / "a").write_bytes(b"x" * 100)
    assert read_file(tmp_path / "a", 100) == b"x" * 100
    assert refusal(tmp_path / "a", 99).endswith("choose another file")


def test_a_huge_file_is_refused_unread(tmp_path):
    with (tmp_path / "a").open("wb") as file:
        file.truncate(5_000_000_000)
    assert refusal(tmp_path / "a", 2_000_000) == (
        "5000 MB is too large (at most 2 MB); choose another file"
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_pipes_and_devices_are_refused_without_opening_them(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        assert refusal(tmp_path / name) == "not a regular file; name a file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_race_log_is_read_like_any_other_file(tmp_path):
    os.mkfifo(tmp_path / "pipe.jsonl")
    assert header_of_log(tmp_path / "pipe.jsonl") == LogHeader()
    with pytest.raises(SimulatorError, match="not a regular file; name a file"):
        read_log(tmp_path / "pipe.jsonl")
    (tmp_path / "a.jsonl").write_bytes(b'{"rules": "dirt"}\r\n\xff')
    with pytest.raises(SimulatorError, match="byte 19: not text in UTF-8"):
        read_log(tmp_path / "a.jsonl")


@pytest.mark.skipif(not Path("/proc/version").exists(), reason="no such files here")
def test_a_file_that_tells_no_size_is_read_no_further_than_the_limit():
    assert Path("/proc/version").stat().st_size == 0
    assert "too large" in refusal(Path("/proc/version"), 10)


def test_what_is_no_file_says_what_to_do(tmp_path):
    assert refusal(tmp_path) == "a directory; name a file"
    with pytest.raises(MissingError, match="no such file; check the name"):
        read_file(tmp_path / "a", 100)
    with pytest.raises(MissingError, match="no such file"):
        read_file(tmp_path / "a\0b", 100)
    assert refusal(tmp_path / ("x" * 5000)) == "the name is too long for a file; check it"


def test_links_are_followed_and_a_loop_of_them_is_told(tmp_path):
    (tmp_path / "a").write_bytes(b"here")
    (tmp_path / "link").symlink_to("a")
    (tmp_path / "loop").symlink_to("loop")
    assert read_file(tmp_path / "link", 100) == b"here"
    loop = "a link that leads back to itself; name what it should lead to"
    assert refusal(tmp_path / "loop") == loop
    with pytest.raises(FileError, match=loop):
        yaml_files(tmp_path / "loop")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read everything")
def test_what_may_not_be_read_says_so(tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir()
    (closed / "a.yaml").touch()
    (closed / "a.yaml").chmod(0)
    assert refusal(closed / "a.yaml") == "Permission denied; check the file's rights"
    closed.chmod(0)
    try:
        with pytest.raises(FileError, match="Permission denied; name a directory that you may"):
            yaml_files(closed)
    finally:
        closed.chmod(stat.S_IRWXU)


def test_a_name_that_nothing_can_have_is_not_there(tmp_path):
    assert exists(tmp_path)
    assert is_directory(tmp_path)
    assert not exists(tmp_path / ("x" * 5000))
    assert not is_directory(tmp_path / ("x" * 5000))


def test_yaml_files_are_not_hidden_and_no_road_books(tmp_path):
    for name in ("b.yaml", "a.yaml", ".c.yaml", "d.yml", "e.json", "f.roadbook.yaml"):
        (tmp_path / name).touch()
    assert yaml_files(tmp_path) == [tmp_path / "a.yaml", tmp_path / "b.yaml"]
    with pytest.raises(MissingError, match="there is no such directory"):
        yaml_files(tmp_path / "none")
    with pytest.raises(FileError, match="Not a directory"):
        yaml_files(tmp_path / "a.yaml")


def test_text_is_utf_8_with_or_without_a_mark():
    assert text_of("\ufeffé".encode()) == text_of("é".encode()) == "é"
    with pytest.raises(FileError, match="byte 1: not text in UTF-8; save it as UTF-8, or"):
        text_of("né".encode("latin-1"))


def test_fields_have_lines():
    lines = lines_of("a: 1\nb:\n- x\n- {c: 2,\n   d: 3}\na: 4\n")
    assert lines.of(("a",)) == 1  # the first of two
    assert lines.of(("b", 1, "d")) == 5
    assert lines.of(("b", 1, "e")) == 4  # the innermost that is there
    assert lines.of(("z",)) is None
    assert lines_of("a: [").of(("a",)) is None
