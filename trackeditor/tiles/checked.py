"""Checks tile files of the user's own against the library that they would be part of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from trackeditor.sentences import located, sentence
from trackeditor.tiles.faults import Fault, TileError
from trackeditor.tiles.library import Library, combined_library, shipped_library
from trackeditor.tiles.model import EdgeEnd
from trackeditor.tiles.oddities import (
    oddities,
    oddities_of_box,
    oddities_of_drawing,
    oddities_of_faces,
)
from trackeditor.tiles.owners import compared, number_of, own_source, own_sources, tile_directories
from trackeditor.tiles.sources import LineFault, TileFile, read_tile_file

Fits = Callable[[EdgeEnd, EdgeEnd], bool]


class CheckedFile(NamedTuple):
    """A file with the names of what it holds, its faults, and without any its warnings."""

    path: Path
    holds: Literal["sides", "boxes", "boards"]
    names: tuple[str, ...]
    faults: tuple[LineFault, ...]
    warnings: tuple[LineFault, ...] = ()


def check_files(paths: Sequence[Path], fits: Fits) -> tuple[list[CheckedFile], Library]:
    """Check files as if they lay in the user's directory.

    Parameters
    ----------
    paths : the files
    fits : whether two road ends that face each other are joined

    Returns
    -------
    list of CheckedFile, Library
        the files, and the library with those of them that can be used

    Raises
    ------
    TileError
        when a file cannot be read.
    """
    given = [own_source(path) for path in dict.fromkeys(paths)]
    for source in given:
        if source.problem:
            raise TileError(located(source.path, source.problem))
    places = {path.resolve() for path in paths}
    others = [
        source
        for source in own_sources(tile_directories())
        if not source.problem and source.path.resolve() not in places
    ]
    library = combined_library((*others, *given))
    shipped = shipped_library()
    ordered = sorted((*others, *given), key=lambda source: source in given)
    files = [read_tile_file(source.path, source.content) for source in ordered]
    checked = compared(files, shipped.tiles, shipped.editions)[len(others) :]
    return [_checked(file, library, fits) for file in checked], library


def _checked(file: TileFile, library: Library, fits: Fits) -> CheckedFile:
    if file.holds_editions:
        return checked_file(file, "boxes", lambda: _odd_boxes(file, library))
    return checked_file(file, "sides", lambda: _odd_sides(file, library, fits))


def checked_file(
    file: TileFile,
    holds: Literal["sides", "boxes", "boards"],
    oddities: Callable[[], Iterable[Fault]],
) -> CheckedFile:
    """A file with its faults or, when it has none, with what is odd in it, by lines."""
    names = tuple(file.entries)
    if file.faults:
        return CheckedFile(file.path, holds, names, file.faults)
    warnings = [LineFault(file.path, file.line_of(fault.path), fault) for fault in oddities()]
    warnings.sort(key=lambda warning: warning.line or 0)
    return CheckedFile(file.path, holds, names, (), tuple(warnings))


def _odd_boxes(file: TileFile, library: Library) -> Iterable[Fault]:
    for name in file.entries:
        tiles = map(int, file.entries[name]["tiles"])
        yield from oddities_of_box(name, tiles, library.tiles)


def _odd_sides(file: TileFile, library: Library, fits: Fits) -> Iterable[Fault]:
    shipped = shipped_library()
    ends = Counter(end for name in library for end in library.side(name).ends.values())
    for name in file.entries:
        side = library.side(name)
        others = ends - Counter(side.ends.values())
        for fault in (*oddities(library.compiled(name), others, fits), *oddities_of_drawing(side)):
            yield fault._replace(path=(name, *fault.path))
        if side.replaces and number_of(name) not in shipped.tiles:
            problem = sentence("there is no tile {tile} of the program to replace", tile=side.tile)
            yield Fault((name, "replaces"), problem, sentence("remove it"))
    yield from oddities_of_faces(map(library.side, file.entries), library.tiles)
