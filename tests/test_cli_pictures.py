"""``trackeditor render`` and ``trackeditor tiles --sheet``."""

from __future__ import annotations

from pathlib import Path

import pytest
from pictures import difference, pdf_pages, pdf_size, pixels, rgb
from PySide6.QtGui import QImage

from trackeditor.cli import DONE, UNUSABLE, run
from trackeditor.drawing.palette import DARK, LIGHT, Ink
from trackeditor.painting.overlays import OVERLAYS

pytestmark = pytest.mark.usefixtures("qapp")


def refusal(capsys, *arguments: str) -> str:
    """The one line with which a command is refused."""
    assert run(list(arguments)) == UNUSABLE
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert "Traceback" not in text
    return text


def picture(path: Path, *options: str):
    assert run(["render", "rally-1-ss1", "-o", str(path), *options]) == DONE
    return pixels(QImage(str(path)))


class TestRender:
    @pytest.mark.parametrize("suffix", ["png", "svg", "pdf", "PNG"])
    def test_the_suffix_says_the_format(self, tmp_path, capsys, suffix):
        target = tmp_path / f"stage.{suffix}"
        assert run(["render", "rally-1-ss1", "-o", str(target)]) == DONE
        begins = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[suffix.lower()]
        assert target.read_bytes().startswith(begins)
        captured = capsys.readouterr()
        assert (captured.out, captured.err) == ("", "")

    def test_pixels_are_those_of_a_tile_edge(self, tmp_path):
        small = picture(tmp_path / "a.png", "--pixels", "30")
        large = picture(tmp_path / "b.png", "--pixels", "90")
        assert large.shape[1] / small.shape[1] == pytest.approx(3, rel=0.02)

    @pytest.mark.parametrize(("theme", "palette"), [("light", LIGHT), ("dark", DARK)])
    def test_themes(self, tmp_path, theme, palette):
        shown = picture(tmp_path / "a.png", "--theme", theme, "--pixels", "20")
        assert tuple(shown[0, 0]) == rgb(palette[Ink.PAPER])

    def test_overlays_are_drawn_over_the_tiles(self, tmp_path):
        bare = picture(tmp_path / "bare.png", "--pixels", "60")
        for name in OVERLAYS.keys() - {"unreached"}:
            over = picture(tmp_path / "over.png", "--pixels", "60", "--overlay", name)
            is_wider = over.shape != bare.shape
            assert is_wider or difference(bare, over) > 0.005, name
        both = picture(tmp_path / "both.png", "--pixels", "60", "--overlay", "limits, danger")
        assert difference(bare, both) > 0.1

    def test_a_stage_of_a_rally(self, tmp_path, capsys):
        target = str(tmp_path / "stage.png")
        assert "add --stage" in refusal(capsys, "render", "rally-1", "-o", target)
        assert run(["render", "rally-1", "-o", target, "--stage", "1", "--pixels", "20"]) == DONE
        alone = picture(tmp_path / "alone.png", "--pixels", "20")
        assert (pixels(QImage(target)) == alone).all()

    def test_a_poster_in_true_size_on_larger_paper(self, tmp_path):
        target = tmp_path / "poster.pdf"
        options = ["--edge", "60", "--page", "a3"]
        assert run(["render", "rally-1-ss1", "-o", str(target), *options]) == DONE
        assert sorted(pdf_size(target)) == pytest.approx([297, 420], abs=0.3)
        assert len(pdf_pages(target, 20)) > 1

    @pytest.mark.parametrize(
        ("options", "reason"),
        [
            (["-o", "stage.jpg"], "*.png, *.svg or *.pdf"),
            (["-o", "stage"], "*.png, *.svg or *.pdf"),
            (["-o", "a.png", "--overlay", "heat"], "there is no overlay 'heat'; choose from graph"),
            (["-o", "a.png", "--theme", "pink"], "there is no theme 'pink'; choose from light"),
            (["-o", "a.pdf", "--page", "A9"], "there is no paper 'A9'; choose from A4"),
            (["-o", "a.png", "--edge", "60"], "name the picture *.pdf"),
            (["-o", "a.png", "--pixels", "0"], "--pixels"),
            (["-o", "a.png", "--pixels", "2000"], "fewer pixels"),
            (["-o", "no/such/place.png"], "cannot be saved"),
        ],
    )
    def test_wishes_that_cannot_be_met(self, options, reason, tmp_path, monkeypatch, capsys):
        monkeypatch.chdir(tmp_path)
        assert reason in refusal(capsys, "render", "rally-1-ss1", *options)
        assert list(tmp_path.iterdir()) == []

    def test_without_qt_the_reason_is_said(self, tmp_path, monkeypatch, capsys):
        monkeypatch.setitem(__import__("sys").modules, "PySide6.QtSvg", None)
        text = refusal(capsys, "render", "rally-1-ss1", "-o", str(tmp_path / "a.png"))
        assert "drawing needs Qt" in text


class TestSheet:
    def test_chosen_tiles(self, tmp_path, capsys):
        target = tmp_path / "tiles.pdf"
        assert run(["tiles", "205", "210a", "--sheet", str(target)]) == DONE
        assert capsys.readouterr().out == ""
        assert len(pdf_pages(target, 20)) == 1

    def test_the_tiles_of_a_box(self, tmp_path):
        target = tmp_path / "tiles.pdf"
        assert run(["tiles", "--boxes", "dirt-core", "--sheet", str(target)]) == DONE
        assert len(pdf_pages(target, 20)) > 2

    def test_a_sheet_is_a_pdf(self, tmp_path, capsys):
        assert "*.pdf" in refusal(capsys, "tiles", "205", "--sheet", str(tmp_path / "tiles.png"))
