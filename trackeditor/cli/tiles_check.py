"""``trackeditor tiles check``: what is wrong or odd in tile files of the user's own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import typer

from trackeditor.cells.seams import SeamState, meeting
from trackeditor.cli import DONE, UNUSABLE
from trackeditor.cli.errors import InputError
from trackeditor.cli.tiles import draw, summary
from trackeditor.tiles import EdgeEnd, Library, Side, inventory
from trackeditor.tiles.checked import CheckedFile, check_files
from trackeditor.tiles.sources import LineFault

FORMAT = "trackeditor-tilecheck/1"


class _Report(NamedTuple):
    """A file with its sides, and the warnings about them."""

    file: CheckedFile
    sides: Sequence[Side]


def run_check(names: Sequence[str], *, as_json: bool, sheet: Path | None) -> int:
    """Check some files or directories; draw their sides when all of them are sound."""
    if not names:
        raise InputError("name the files to check: trackeditor tiles check FILE...")
    paths = [path for name in names for path in _files(Path(name))]
    checked, library = check_files(paths, _fit)
    reports = [_Report(file, _sides_of(file, library)) for file in checked]
    if as_json:
        files = [_facts(report) for report in reports]
        typer.echo(json.dumps({"format": FORMAT, "files": files}, indent=1))
    for report in () if as_json else reports:
        _tell(report)
    if any(report.file.faults for report in reports):
        return UNUSABLE
    if sheet is not None:
        sides = [side for report in reports for side in report.sides]
        if not sides:
            raise InputError(f"{sheet}: the files describe no sides to draw")
        draw(sheet, sides, library, inventory(library.editions.values()), "Tiles of your own")
    return DONE


def _files(path: Path) -> list[Path]:
    """The file itself, or the tile files of a directory."""
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.glob("*.yaml") if not file.name.startswith("."))
    if not found:
        raise InputError(f"{path}: no tile files (*.yaml) here; name another directory")
    return found


def _fit(one: EdgeEnd, other: EdgeEnd) -> bool:
    return meeting(one, other) is SeamState.JOINED


def _sides_of(file: CheckedFile, library: Library) -> list[Side]:
    if file.faults or file.holds_editions:
        return []
    return [library.side(side) for side in file.names]


def _tell(report: _Report) -> None:
    """Faults on standard error; what the sides are, with warnings, on standard output."""
    file = report.file
    for fault in file.faults:
        typer.echo(f"trackeditor: {fault}", err=True)
    if file.faults:
        return
    kind = "box" if file.holds_editions else "side"
    plural = {"box": "boxes", "side": "sides"}[kind] if len(file.names) != 1 else kind
    count = len(file.warnings)
    told = f"{count} warning{'s' * (count != 1)}" if count else "nothing odd"
    typer.echo(f"{file.path}: {len(file.names)} {plural}, no fault, {told}")
    for side in report.sides:
        typer.echo(f"  {side.id:7} x{side.count} {summary(side)}")
    for name in file.names if file.holds_editions else ():
        typer.echo(f"  {name}")
    for warning in file.warnings:
        line = f"line {warning.line}: " if warning.line is not None else ""
        typer.echo(f"  warning: {line}{warning.fault}")


def _facts(report: _Report) -> dict[str, Any]:
    """The report as plain values (schemas/tilecheck.schema.json)."""
    return {
        "file": str(report.file.path),
        "holds": "boxes" if report.file.holds_editions else "sides",
        "names": list(report.file.names),
        "faults": [_fault(fault) for fault in report.file.faults],
        "warnings": [_fault(warning) for warning in report.file.warnings],
    }


def _fault(told: LineFault) -> dict[str, Any]:
    fault = told.fault
    return {
        "line": told.line,
        "place": fault.place,
        "problem": fault.problem,
        "remedy": fault.remedy,
    }
