"""``trackeditor render``: a stage as a picture, with overlays; a rally as a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from trackeditor.cli import DONE
from trackeditor.cli.choices import check_output, chosen_stage, require_qt
from trackeditor.cli.courses import course_of
from trackeditor.cli.errors import InputError
from trackeditor.cli.legs import TRY_INVENTED
from trackeditor.roadbook import RoadBook, Stage, open_rally
from trackeditor.roadbook.leg_stages import not_described
from trackeditor.roadbook.readings import StageReading, read_stage
from trackeditor.tiles import load_library
from trackeditor.zones import own_boards

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
    sheet: bool = False


def run_render(file: str, output: Path, stage_name: str | None, look: Look) -> int:
    """Draw a stage into a file whose suffix says the format; of a rally over boards, its sheet.

    A single stage over boards is drawn as a strip: the sections of its roads, one after another.
    """
    suffix = output.suffix.lower()
    if suffix not in (".png", ".svg", ".pdf"):
        raise InputError(f"{output}: name the picture *.png, *.svg or *.pdf")
    if suffix != ".pdf" and look.edge is not None:
        raise InputError("--edge gives the size on paper; name the picture *.pdf")
    check_output(output, [file])
    require_qt()
    roadbook = open_rally([file])
    is_over_boards = stage_name is None and all(stage.legs for stage in roadbook.stages)
    if look.sheet and stage_name is not None:
        raise InputError("the sheet of a rally shows all of its stages; leave --stage out")
    if look.sheet or (is_over_boards and suffix == ".pdf"):
        return _write_sheet(roadbook, output, look)
    from trackeditor.painting import export
    from trackeditor.painting.scene import Scene

    stage = chosen_stage(roadbook.stages, stage_name)
    palette = _palette(look.theme, "print" if suffix == ".pdf" else "light")
    reading = _read(stage, file)
    scene = Scene(
        reading.layout,
        reading.library,
        palette,
        _overlays(look.overlays),
        signs=reading.signs,
    )
    pixels = export.PIXELS_PER_HEX if look.pixels is None else look.pixels
    if suffix == ".png":
        export.export_png(output, scene, pixels)
    elif suffix == ".svg":
        export.export_svg(output, scene, pixels)
    else:
        export.export_pdf(output, scene, _page(look.page), look.edge)
    return DONE


def _read(stage: Stage, file: str) -> StageReading:
    """What is drawn; of boards that are not described, only that they are there, which is said."""
    boards = own_boards() if stage.legs else {}
    fault = not_described(stage, boards)
    if fault is not None:
        typer.echo(
            f"trackeditor: {file}: stage '{stage.name}': {fault}, or {TRY_INVENTED}", err=True
        )
    return read_stage(stage, load_library(), boards)


def _write_sheet(roadbook: RoadBook, output: Path, look: Look) -> int:
    """Draw the PC-course sheet of a rally."""
    from trackeditor.painting.course_sheet import export_course_sheet

    if output.suffix.lower() != ".pdf":
        raise InputError(f"{output}: the sheet of a rally is printed; name it *.pdf")
    if look.overlays or look.edge is not None or look.pixels is not None:
        raise InputError("the sheet of a rally shows no tiles; leave --overlay and sizes out")
    library = load_library()
    courses = [course_of(stage, library) for stage in roadbook.stages]
    palette = _palette(look.theme, "print")
    export_course_sheet(output, roadbook, courses, _page(look.page), palette)
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
