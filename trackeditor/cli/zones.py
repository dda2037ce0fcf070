"""``trackeditor zones``: the boards of the classic game, and board files of the user's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import typer

from trackeditor.cli import DONE, UNUSABLE
from trackeditor.cli.errors import InputError
from trackeditor.cli.tiles_check import listed_in, named, tell
from trackeditor.user_files import is_directory
from trackeditor.zones import FACES, Board, Face, own_boards, read_boards
from trackeditor.zones.checked import check_board_files
from trackeditor.zones.entries import SERIES


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


def run_check(names: Sequence[str]) -> int:
    """Check board files, or those of directories, and say what they describe."""
    if not names:
        raise InputError("no file; name a board file to check, see docs/zones.md")
    paths = [path for name in names for path in _files(named(name))]
    checked = check_board_files(paths)
    for file in checked:
        boards = {} if file.faults else read_boards([file.path])
        tell(file, [line for board in boards.values() for line in _lines(board)])
    return UNUSABLE if any(file.faults for file in checked) else DONE


def _files(path: Path) -> list[Path]:
    """The file itself, or the board files of a directory of one's own tiles and boards."""
    if not is_directory(path):
        return [path]
    beside_tiles = path / SERIES
    found = listed_in(beside_tiles if is_directory(beside_tiles) else path)
    if not found:
        raise InputError(f"{path}: no board files (*.yaml) here; name another directory")
    return found


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
