"""``trackeditor convert``: layouts and zone notation to road-books and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import typer

from trackeditor.cli import DONE, ILLEGAL
from trackeditor.cli.choices import chosen_stage
from trackeditor.cli.courses import check_own_course
from trackeditor.cli.errors import InputError
from trackeditor.cli.validate import illegal_stages
from trackeditor.layout import write_layout
from trackeditor.roadbook import (
    ROADBOOK_SUFFIXES,
    Language,
    RoadBook,
    open_rally,
    publish,
    write_roadbook,
    write_text,
)
from trackeditor.roadbook.losses import losses
from trackeditor.roadbook.notation_files import NOTATION_SUFFIX, notation_text, rally_from_text
from trackeditor.roadbook.opening import rally_of_layout
from trackeditor.tiles import load_library


def run_convert(
    file: str, output: Path, stage_name: str | None, language: Language | None = None
) -> int:
    """Read a rally and write it in the form that the suffix of the output names.

    A road-book is published on the way: route, pace notes, bill of tiles and course are derived
    anew. It is written even when a stage is illegal, but then that is said. A layout file holds
    one stage, a text file a rally in zone notation. What is not written is told.

    Parameters
    ----------
    language : of the pace notes; None keeps that of the road-book; only a road-book has any
    """
    roadbook = open_rally([file])
    for remark in roadbook.remarks:
        typer.echo(f"trackeditor: {remark}", err=True)
    is_roadbook = output.name.endswith(ROADBOOK_SUFFIXES)
    if not is_roadbook and output.suffix not in (NOTATION_SUFFIX, ".json"):
        raise InputError(
            f"{output}: the suffix says what to write; use {', '.join(ROADBOOK_SUFFIXES)} for a"
            f" road-book, .json for a layout or {NOTATION_SUFFIX} for zone notation"
        )
    is_layout = not is_roadbook and output.suffix == ".json"
    if language is not None and not is_roadbook:
        kind = "a layout" if is_layout else "zone notation"
        raise InputError(
            f"{output}: {kind} has no pace notes; leave --language out, or write a road-book"
            f" ({', '.join(ROADBOOK_SUFFIXES)})"
        )
    chosen = _alone(roadbook, stage_name) if is_layout or stage_name is not None else roadbook
    if is_roadbook:
        result = _to_roadbook(chosen, file, output, language)
    else:
        result = _to_layout(chosen, output) if is_layout else _to_notation(chosen, output)
    _tell_other_stages(roadbook, chosen, output)
    return result


def _to_roadbook(roadbook: RoadBook, file: str, output: Path, language: Language | None) -> int:
    library = load_library()
    for stage in roadbook.stages:
        check_own_course(stage, file, library)
    written = publish(roadbook, library, language)
    write_roadbook(written, output)
    typer.echo(f"{output}: {_contents(written)}")
    illegal = illegal_stages(roadbook, file, library)
    for notice in illegal:
        typer.echo(f"trackeditor: {notice}", err=True)
    return ILLEGAL if illegal else DONE


def _to_layout(roadbook: RoadBook, output: Path) -> int:
    (stage,) = roadbook.stages
    if stage.legs:
        raise InputError(
            f"{output}: stage '{stage.name}' is given as legs over boards and has no layout; write"
            f" a road-book, or zone notation ({NOTATION_SUFFIX})"
        )
    write_text(output, write_layout(stage.layout))
    _tell_losses(roadbook, rally_of_layout(stage.layout), output)
    typer.echo(f"{output}: layout of {stage.name}, {len(stage.layout)} tiles")
    return DONE


def _to_notation(roadbook: RoadBook, output: Path) -> int:
    """Write a rally of legs as text."""
    text = notation_text(roadbook)
    read_again = rally_from_text(text)
    write_text(output, text)
    _tell_losses(roadbook, read_again, output)
    stages = len(roadbook.stages)
    typer.echo(f"{output}: {stages} stage{'s' * (stages != 1)} in zone notation")
    return DONE


def _alone(roadbook: RoadBook, stage_name: str | None) -> RoadBook:
    """A rally of one stage of another one, named after it; a rally that has one stays as it is."""
    stage = chosen_stage(roadbook.stages, stage_name)
    if len(roadbook.stages) == 1:
        return roadbook
    return replace(roadbook, title=stage.name, stages=(stage,))


def _contents(roadbook: RoadBook) -> str:
    stages = len(roadbook.stages)
    boxes = ", ".join(roadbook.boxes) or "none"
    return f"road-book of {stages} stage{'s' * (stages != 1)}, boxes needed: {boxes}"


def _tell_losses(roadbook: RoadBook, read_again: RoadBook, output: Path) -> None:
    """Say what a file has no room for."""
    lost = losses(roadbook, read_again)
    if lost:
        notice = f"{output}: such a file has no room for all; left out: {', '.join(lost)}"
        typer.echo(f"trackeditor: {notice}", err=True)


def _tell_other_stages(roadbook: RoadBook, chosen: RoadBook, output: Path) -> None:
    """Say what of a rally is not written where one stage of it is."""
    others = [
        stage.name for stage in roadbook.stages if not any(stage is one for one in chosen.stages)
    ]
    if not others:
        return
    title = ", and the title of the rally" if roadbook.title not in ("", chosen.title) else ""
    notice = f"{output}: holds one stage; left out: {', '.join(others)}{title}"
    typer.echo(f"trackeditor: {notice}", err=True)
