"""The tiles of the user's own on the disk: what there is, and how it is written there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from trackeditor.editor.tile_form.draft import Draft, Entry
from trackeditor.sentences import located, sentence
from trackeditor.tiles import (
    Edition,
    Fault,
    Library,
    TileError,
    entry_of_side,
    save_user_boxes,
    save_user_tiles,
    shipped_library,
    side_from_entry,
    tile_directories,
    tile_number,
)
from trackeditor.tiles.editions import read_editions
from trackeditor.tiles.owners import own_source
from trackeditor.tiles.sources import EDITIONS_FILE, read_tile_file

FIRST_NUMBER = 1001
"""From here on the program has no tiles (docs/tile-format.md, "Tiles of your own")."""
FIRST_FILE = "home-made"
LONGEST_NAME = 60
"""Letters in the name of a file, a box or a road; far below what file systems take."""
_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
_BOX = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LEAST, _MOST = 100, 999_999


class OwnTile(NamedTuple):
    """A tile that a file of the user's own describes, with the sides that stand there."""

    number: int
    sides: tuple[str, ...]
    path: Path


def own_tiles(library: Library) -> list[OwnTile]:
    """All tiles of the user's own, by file and number."""
    found: dict[tuple[Path, int], list[str]] = {}
    for side, path in library.own_files.items():
        found.setdefault((path, library.side(side).tile), []).append(side)
    return [OwnTile(n, tuple(sorted(sides)), path) for (path, n), sides in sorted(found.items())]


def own_directory() -> Path | None:
    """Where new files of tiles go; None when the environment names no directory at all."""
    return next(iter(tile_directories()), None)


def own_boxes(directory: Path | None) -> dict[str, Edition]:
    """The boxes that the user's file of boxes names.

    Raises
    ------
    TileError
        when that file has faults.
    """
    path = directory / EDITIONS_FILE if directory is not None else None
    if path is None or not path.is_file():
        return {}
    source = own_source(path)
    if source.problem:
        raise TileError(located(path, source.problem))
    file = read_tile_file(path, source.content)
    if file.faults:
        raise TileError(file.faults[0].told)
    return read_editions(file.entries)


def free_number(library: Library) -> int:
    """A number that no tile has."""
    return next(n for n in range(FIRST_NUMBER, _MOST) if n not in library.tiles)


def draft_of(tile: OwnTile, library: Library) -> Draft:
    """A tile of the user's own as its files describe it."""
    sides = {library.side(s).face: entry_of_side(library.side(s)) for s in tile.sides}
    held = (b.id for b in own_boxes(tile.path.parent).values() if tile.number in b.tiles)
    return Draft(str(tile.number), tile.path.stem, MappingProxyType(sides), next(held, ""))


def standing(tile: OwnTile | None, library: Library) -> dict[str, Entry]:
    """The entries with which a tile stands in its file, by side; none for one without a file."""
    sides = tile.sides if tile is not None else ()
    there = (side for side in sides if tile and library.own_files.get(side) == tile.path)
    return {side: entry_of_side(library.side(side)) for side in there}


def copy_of(number: int, library: Library, file: str) -> Draft:
    """A tile with a number of its own that looks like another one."""
    sides = {}
    for name in library.tiles[number]:
        entry = entry_of_side(library.side(name))
        entry.pop("replaces", None)
        sides[library.side(name).face] = entry
    return Draft(str(free_number(library)), file, MappingProxyType(sides))


# --- what is wrong with number, file and box -----------------------------------------------------


def naming_faults(draft: Draft, original: OwnTile | None, library: Library) -> Iterator[Fault]:
    """What is wrong with number, file and box, beside the other tiles that there are."""
    number = tile_number(draft.number)
    if number is None or not _LEAST <= number <= _MOST:
        problem = sentence("'{number}' is no number of a tile", number=draft.number)
        yield Fault(("number",), problem, sentence("write a number of 3 to 6 digits"))
    elif original is None or number != original.number:
        yield from _number_faults(number, library)
    if number in shipped_library().tiles and not all(
        entry.get("replaces") for entry in draft.sides.values()
    ):
        problem = sentence("the program has a tile {tile}", tile=number)
        remedy = sentence("take another number, or let yours be used instead")
        yield Fault(("number",), problem, remedy)
    else:
        yield from _face_faults(draft, number)
    yield from _file_faults(draft.file)
    if draft.box and not _BOX.fullmatch(draft.box):
        problem = sentence("'{box}' is no short name of a box", box=draft.box)
        yield Fault(("box",), problem, sentence("write small letters, digits and hyphens"))
    elif draft.box in shipped_library().editions:
        problem = sentence("the program has a box '{box}'", box=draft.box)
        yield Fault(("box",), problem, sentence("give yours another short name"))
    if original is None and own_directory() is None:
        problem = sentence("there is no directory for tiles of your own")
        remedy = sentence("name one in TRACKEDITOR_TILES, or do not set it")
        yield Fault(("file",), problem, remedy)


def _file_faults(name: str) -> Iterator[Fault]:
    """A name that every file system takes, and that is no file of the program's."""
    if f"{name}.yaml".lower() == EDITIONS_FILE:
        problem = sentence("'{file}' is the file in which your boxes are named", file=name)
        yield Fault(("file",), problem, sentence("take another name"))
    elif not _FILE.fullmatch(name):
        problem = sentence("'{file}' is no name for a file of tiles", file=name)
        yield Fault(("file",), problem, sentence("write letters, digits and hyphens"))
    elif len(name) > LONGEST_NAME:
        problem = sentence("a name of {count} letters is too long for a file", count=len(name))
        yield Fault(("file",), problem, sentence("write at most {most}", most=LONGEST_NAME))


def _face_faults(draft: Draft, number: int | None) -> Iterator[Fault]:
    """A tile that stands for one of the program has its sides."""
    sides = shipped_library().tiles.get(number or 0, ())
    if sides and not {draft.name(face) for face in draft.faces} <= set(sides):
        problem = sentence("the program's tile has the sides {sides}", sides=", ".join(sides))
        yield Fault(("faces",), problem, sentence("describe these, or take another number"))


def _number_faults(number: int, library: Library) -> Iterator[Fault]:
    for side, path in library.own_files.items():
        if library.side(side).tile == number:
            problem = sentence("described in {file} too", file=path.name)
            yield Fault(("number",), problem, sentence("take another number"))
            return


# --- writing -------------------------------------------------------------------------------------


def save_tile(draft: Draft, original: OwnTile | None, library: Library) -> OwnTile:
    """Write a tile into its file, and into the box that holds it.

    Parameters
    ----------
    original : as it stands on the disk; None for a new tile

    Raises
    ------
    TileError
        when something is wrong with it, or the disk does not allow it.
    """
    for fault in naming_faults(draft, original, library):
        raise TileError(fault.told)
    directory = original.path.parent if original is not None else own_directory()
    if directory is None:
        raise TileError(sentence("there is no directory for tiles of your own"))
    path = original.path if original is not None else directory / f"{draft.file}.yaml"
    sides = [
        side_from_entry(draft.name(face), entry, path.stem) for face, entry in draft.sides.items()
    ]
    names = tuple(side.id for side in sides)
    gone = [] if original is None else [name for name in original.sides if name not in names]
    own_boxes(directory)  # a fault in the file of boxes is told before anything is written
    save_user_tiles(path, sides, without=gone)
    number = sides[0].tile
    _put_into_box(directory, draft, number, original, copies=sides[0].count)
    return OwnTile(number, tuple(sorted(names)), path)


def remove_tile(tile: OwnTile) -> None:
    """Take a tile out of its file, and out of the boxes that hold it.

    Raises
    ------
    TileError
        when the disk does not allow it.
    """
    directory = tile.path.parent
    boxes = own_boxes(directory)
    save_user_tiles(tile.path, [], without=tile.sides)
    changed = [_without(box, tile.number) for box in boxes.values() if tile.number in box.tiles]
    if changed:
        save_user_boxes(directory, changed)


def _put_into_box(
    directory: Path, draft: Draft, number: int, original: OwnTile | None, *, copies: int
) -> None:
    """Let the box that is named hold the tile, and no other one."""
    boxes = own_boxes(directory)
    changed = {}
    numbers = {number} if original is None else {number, original.number}
    for box in boxes.values():
        left = box
        for held in numbers & box.tiles.keys():
            left = _without(left, held)
        changed[box.id] = left
    if draft.box:
        box = changed.get(draft.box) or Edition(draft.box, draft.box, draft.file, True, {})
        changed[draft.box] = replace(box, tiles={**box.tiles, number: copies})
    wanted = [box for name, box in changed.items() if box != boxes.get(name)]
    if wanted:
        save_user_boxes(directory, wanted)


def _without(box: Edition, number: int) -> Edition:
    return replace(box, tiles={n: copies for n, copies in box.tiles.items() if n != number})
