"""Files are replaced in one step, and what killed programs leave is taken away."""

from __future__ import annotations

import os
import stat
import time

import pytest

from trackeditor.drafts import replace_file
from trackeditor.roadbook import write_text


@pytest.mark.parametrize("is_lasting", [True, False])
def test_a_file_is_replaced_with_its_rights(tmp_path, is_lasting):
    path = tmp_path / "a"
    replace_file(path, b"old", is_lasting=is_lasting)
    path.chmod(0o640)
    replace_file(path, b"new", is_lasting=is_lasting)
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_has_the_usual_rights(tmp_path):
    replace_file(tmp_path / "a", b"")
    (tmp_path / "b").touch()
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "b").stat().st_mode


def test_drafts_of_killed_programs_are_taken_away_by_a_later_save(tmp_path):
    names = [f".trackeditor-{n:016x}" for n in (1, 2)]
    others = [".trackeditor", f".trackeditor-{1:016x}.yaml", f"trackeditor-{1:016x}"]
    for name in (*names, *others):
        (tmp_path / name).touch()
    long_ago = time.time() - 4000
    for name in (names[0], *others):
        os.utime(tmp_path / name, (long_ago, long_ago))
    write_text(tmp_path / "a.txt", "new")
    assert {path.name for path in tmp_path.iterdir()} == {names[1], *others, "a.txt"}


def test_no_draft_is_left_when_the_disk_refuses(tmp_path, monkeypatch):
    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="No space left"):
        replace_file(tmp_path / "a", b"new")
    assert list(tmp_path.iterdir()) == []
