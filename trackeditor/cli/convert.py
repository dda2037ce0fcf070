"""``trackeditor convert``: layouts and zone notation to road-books and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import typer

from trackeditor.cli import DONE, ILLEGAL
from trackeditor.cli.choices import chosen_stage
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
    one stage, a text file a rally in zone notation.

    Parameters
    ----------
    language : of the pace notes; None keeps that of the road-book; only a road-book has any
    """
    roadbook = open_rally([file])
    for remark in roadbook.remarks:
        typer.echo(f"trackeditor: {remark}", err=True)
    if output.name.endswith(ROADBOOK_SUFFIXES):
        if stage_name is not None:
            stage = chosen_stage(roadbook.stages, stage_name)
            roadbook = replace(roadbook, title=stage.name, stages=(stage,))
        return _to_roadbook(roadbook, file, output, language)
    if language is not None and output.suffix in (NOTATION_SUFFIX, ".json"):
        kind = "a layout" if output.suffix == ".json" else "zone notation"
        raise InputError(
            f"{output}: {kind} has no pace notes; leave --language out, or write a road-book"
            f" ({', '.join(ROADBOOK_SUFFIXES)})"
        )
    if output.suffix == NOTATION_SUFFIX:
        return _to_notation(roadbook, output, stage_name)
    if output.suffix == ".json":
        return _to_layout(roadbook, output, stage_name)
    raise InputError(
        f"{output}: the suffix says what to write; use {', '.join(ROADBOOK_SUFFIXES)} for a"
        f" road-book, .json for a layout or {NOTATION_SUFFIX} for zone notation"
    )


def _to_roadbook(roadbook: RoadBook, file: str, output: Path, language: Language | None) -> int:
    library = load_library()
    written = publish(roadbook, library, language)
    write_roadbook(written, output)
    typer.echo(f"{output}: {_contents(written)}")
    illegal = illegal_stages(roadbook, file, library)
    for notice in illegal:
        typer.echo(f"trackeditor: {notice}", err=True)
    return ILLEGAL if illegal else DONE


def _to_layout(roadbook: RoadBook, output: Path, stage_name: str | None) -> int:
    stage = chosen_stage(roadbook.stages, stage_name)
    if stage.legs:
        raise InputError(
            f"{output}: stage '{stage.name}' is given as legs over boards and has no layout; write"
            f" a road-book, or zone notation ({NOTATION_SUFFIX})"
        )
    write_text(output, write_layout(stage.layout))
    others = ", ".join(other.name for other in roadbook.stages if other is not stage)
    if others:
        notice = f"{output}: a layout file holds one stage; left out: {others}"
        typer.echo(f"trackeditor: {notice}", err=True)
    _tell_losses(replace(roadbook, stages=(stage,)), rally_of_layout(stage.layout), output)
    typer.echo(f"{output}: layout of {stage.name}, {len(stage.layout)} tiles")
    return DONE


def _to_notation(roadbook: RoadBook, output: Path, stage_name: str | None) -> int:
    """Write a rally of legs as text; a single stage when one is named."""
    if stage_name is not None:
        stage = chosen_stage(roadbook.stages, stage_name)
        roadbook = replace(roadbook, title=stage.name, stages=(stage,))
    text = notation_text(roadbook)
    read_again = rally_from_text(text)
    write_text(output, text)
    _tell_losses(roadbook, read_again, output)
    stages = len(roadbook.stages)
    typer.echo(f"{output}: {stages} stage{'s' * (stages != 1)} in zone notation")
    return DONE


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
