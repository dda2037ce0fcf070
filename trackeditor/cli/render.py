"""``trackeditor render``: a stage as a picture, with overlays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from trackeditor.cli import DONE
from trackeditor.cli.choices import check_output, chosen_stage, require_qt
from trackeditor.cli.errors import InputError
from trackeditor.roadbook import open_rally
from trackeditor.tiles import load_library

if TYPE_CHECKING:
    from trackeditor.drawing.palette import Palette
    from trackeditor.painting.pages import Page


class Look(NamedTuple):
    """How the user wants the picture."""

    overlays: str = ""
    theme: str | None = None
    pixels: float | None = None
    page: str = "A4"
    edge: float | None = None


def run_render(file: str, output: Path, stage_name: str | None, look: Look) -> int:
    """Draw a stage into a file whose suffix says the format."""
    suffix = output.suffix.lower()
    if suffix not in (".png", ".svg", ".pdf"):
        raise InputError(f"{output}: name the picture *.png, *.svg or *.pdf")
    if suffix != ".pdf" and look.edge is not None:
        raise InputError("--edge gives the size on paper; name the picture *.pdf")
    check_output(output, [file])
    require_qt()
    from trackeditor.painting import export
    from trackeditor.painting.scene import Scene

    stage = chosen_stage(open_rally([file]).stages, stage_name)
    palette = _palette(look.theme, "print" if suffix == ".pdf" else "light")
    scene = Scene(stage.layout, load_library(), palette, _overlays(look.overlays))
    pixels = export.PIXELS_PER_HEX if look.pixels is None else look.pixels
    if suffix == ".png":
        export.export_png(output, scene, pixels)
    elif suffix == ".svg":
        export.export_svg(output, scene, pixels)
    else:
        export.export_pdf(output, scene, _page(look.page), look.edge)
    return DONE


def _overlays(text: str) -> tuple[str, ...]:
    from trackeditor.painting.overlays import OVERLAYS

    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in OVERLAYS:
            raise InputError(f"there is no overlay '{name}'; choose from {', '.join(OVERLAYS)}")
    return tuple(dict.fromkeys(names))


def _palette(theme: str | None, usual: str) -> Palette:
    from trackeditor.drawing.palette import PALETTES

    name = theme or usual
    if name not in PALETTES:
        raise InputError(f"there is no theme '{name}'; choose from {', '.join(PALETTES)}")
    return PALETTES[name]


def _page(name: str) -> Page:
    from trackeditor.painting.pages import PAGES

    by_name = {known.lower(): page for known, page in PAGES.items()}
    if name.lower() not in by_name:
        raise InputError(f"there is no paper '{name}'; choose from {', '.join(PAGES)}")
    return by_name[name.lower()]
