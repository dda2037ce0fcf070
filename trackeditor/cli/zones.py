"""``trackeditor zones``: the boards of the classic game, and board files of the user's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.zones import FACES, Board, Boards, Face, own_boards, read_boards


def run_zones(zones: Sequence[str]) -> int:
    """Show the zones named, by default all: road ends, and roads where they are described."""
    boards = own_boards()
    for name in zones:
        if name.upper() not in boards:
            known = ", ".join(sorted(boards))
            raise InputError(f"there is no zone '{name}'; choose from {known}, or add a board file")
    wanted = [name.upper() for name in zones] or sorted(boards)
    typer.echo("\n".join(line for zone in wanted for line in _lines(boards[zone])))
    return DONE


def run_check(files: Sequence[str]) -> int:
    """Read board files and say what they describe; a file that cannot be used is refused."""
    if not files:
        raise InputError("no file; name a board file to check, see docs/zones.md")
    boards: Boards = read_boards(map(Path, files))
    typer.echo("\n".join(line for board in boards.values() for line in _lines(board)))
    return DONE


def _lines(board: Board) -> Iterator[str]:
    yield f"{board.zone}  {board.note}" if board.note else board.zone
    for name in FACES:
        face = board.faces.get(name)
        yield f"  {name + ' side':10} {_roads(face) if face else 'not described'}"
    if not board.faces and board.ends:
        ends = ", ".join(f"{board.zone}{number}" for number in sorted(board.ends))
        yield f"  road ends that published stages name: {ends}"


def _roads(face: Face) -> str:
    roads = [f"{road} ({_sections(len(road.sections))})" for road in face.roads]
    return ", ".join(roads)


def _sections(number: int) -> str:
    return f"{number} section{'s' * (number != 1)}"
