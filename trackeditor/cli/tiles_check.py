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
from trackeditor.user_files import FileError, is_directory, yaml_files
from trackeditor.zones.checked import check_board_files
from trackeditor.zones.entries import SERIES

FORMAT = "trackeditor-tilecheck/1"


class _Report(NamedTuple):
    """A file with its sides, and the warnings about them."""

    file: CheckedFile
    sides: Sequence[Side]


def run_check(names: Sequence[str], *, as_json: bool, sheet: Path | None) -> int:
    """Check some files or directories; draw their sides when all of them are sound."""
    if not names:
        raise InputError("name the files to check: trackeditor tiles check FILE...")
    given = list(map(named, names))
    paths = [file for path in given for file in _files(path)]
    boards = [file for path in given for file in _boards_in(path / SERIES)]
    checked, library = check_files(paths, _fit)
    reports = [_Report(file, _sides_of(file, library)) for file in checked]
    reports += [_Report(file, ()) for file in check_board_files(boards)]
    if as_json:
        files = [_facts(report) for report in reports]
        typer.echo(json.dumps({"format": FORMAT, "files": files}, indent=1))
    for report in () if as_json else reports:
        tell(report.file, [f"{side.id:7} x{side.count} {summary(side)}" for side in report.sides])
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
    if not is_directory(path):
        return [path]
    found = listed_in(path)
    if not found and not _boards_in(path / SERIES):
        raise InputError(f"{path}: no tile files (*.yaml) here; name another directory")
    return found


def _boards_in(path: Path) -> list[Path]:
    """The board files that lie beside the tile files of a directory."""
    return listed_in(path) if is_directory(path) else []


def named(name: str) -> Path:
    """The file or directory that a user names."""
    if not name.strip():
        raise InputError("a name is empty; name a file or a directory to check")
    return Path(name)


def listed_in(directory: Path) -> list[Path]:
    """The files of a directory that a user names."""
    try:
        return yaml_files(directory)
    except FileError as error:
        raise InputError(f"{directory}: {error}") from None


def _fit(one: EdgeEnd, other: EdgeEnd) -> bool:
    return meeting(one, other) is SeamState.JOINED


def _sides_of(file: CheckedFile, library: Library) -> list[Side]:
    if file.faults or file.holds != "sides":
        return []
    return [library.side(side) for side in file.names]


def tell(file: CheckedFile, lines: Sequence[str]) -> None:
    """Faults on standard error; what a sound file holds, with warnings, on standard output."""
    for fault in file.faults:
        typer.echo(f"trackeditor: {fault}", err=True)
    if file.faults:
        return
    plural: str = file.holds
    kind = {"sides": "side", "boxes": "box", "boards": "board"}[plural]
    count = len(file.warnings)
    told = f"{count} warning{'s' * (count != 1)}" if count else "nothing odd"
    number = len(file.names)
    typer.echo(f"{file.path}: {number} {kind if number == 1 else plural}, no fault, {told}")
    for line in lines or file.names:
        typer.echo(f"  {line}")
    for warning in file.warnings:
        line = f"line {warning.line}: " if warning.line is not None else ""
        typer.echo(f"  warning: {line}{warning.fault}")


def _facts(report: _Report) -> dict[str, Any]:
    """The report as plain values (schemas/tilecheck.schema.json)."""
    return {
        "file": str(report.file.path),
        "holds": report.file.holds,
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
