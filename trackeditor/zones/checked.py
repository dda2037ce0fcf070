"""Checks board files of the user's own, and finds what is legal in them but hardly meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from trackeditor.sentences import counted, sentence
from trackeditor.tiles import EdgeEnd, Fault, compile_side
from trackeditor.tiles.checked import CheckedFile, checked_file
from trackeditor.tiles.facts import read_side
from trackeditor.tiles.oddities import oddities
from trackeditor.tiles.references import numbered_rows, printed_chains
from trackeditor.tiles.sources import TileFile
from trackeditor.user_files import FileError, yaml_files
from trackeditor.zones.entries import (
    SERIES,
    Entry,
    Place,
    danger_beside,
    lanes_at,
    path_in_section,
    side_entry,
)
from trackeditor.zones.files import own_board_directories, read_board_file, twice
from trackeditor.zones.model import FACES

_ANY_END = EdgeEnd(2)


def check_board_files(paths: Sequence[Path]) -> list[CheckedFile]:
    """Check board files as if they lay among the user's own, which come first.

    Raises
    ------
    ZoneError
        when a file cannot be read.
    """
    given = [read_board_file(path) for path in dict.fromkeys(paths)]
    known: dict[str, Path] = {}
    for path in _other_files(paths):
        file = read_board_file(path)
        if not file.faults:
            known = {**dict.fromkeys(file.entries, path), **known}
    checked = []
    for file in given:
        checked.append(checked_file(file, "boards", _oddities_of(file, dict(known))))
        if not file.faults:
            known = {**dict.fromkeys(file.entries, file.path), **known}
    return checked


def _other_files(paths: Sequence[Path]) -> Iterator[Path]:
    """Board files of the user's own beside the given ones, as far as they can be looked for."""
    places = {path.resolve() for path in paths}
    for directory in own_board_directories():
        try:
            files = yaml_files(directory)
        except FileError:
            continue
        yield from (file for file in files if file.resolve() not in places)


def _oddities_of(file: TileFile, known: Mapping[str, Path]) -> Callable[[], Iterator[Fault]]:
    def found() -> Iterator[Fault]:
        for zone, entry in file.entries.items():
            if zone in known:
                yield twice(zone, known[zone])
            for fault in board_oddities(entry):
                yield fault._replace(path=(zone, *fault.path))

    return found


def board_oddities(board: Entry) -> Iterator[Fault]:
    """What is odd about a sound entry of a board, with paths into it."""
    for name in FACES:
        roads = board[name]["roads"] if name in board else ()
        for i, road in enumerate(roads):
            place: Place = (name, "roads", i)
            yield from _about_lanes(place, board, road)
            for k, section in enumerate(road["sections"]):
                yield from _about_section((*place, "sections", k), board[name], section)


# --- lanes ---------------------------------------------------------------------------------------


def _about_lanes(place: Place, board: Entry, road: Entry) -> Iterator[Fault]:
    """Rows beside each other of which one has far more lanes, and road ends unlike their rows."""
    rows = [
        ((*place, "sections", k, "rows", j), _lanes(row))
        for k, section in enumerate(road["sections"])
        for _, j, row in numbered_rows(section)
    ]
    for (_, before), (path, lanes) in pairwise(rows):
        if abs(before - lanes) > 1:
            problem = counted(
                "{count} lanes follow a row of {before}",
                "{count} lane follows a row of {before}",
                lanes,
                before=before,
            )
            yield Fault(path, problem, sentence("check both, and the 'width' of their lanes"))
    for end, (path, lanes) in ((road["from"], rows[0]), (road.get("to"), rows[-1])):
        at_end = lanes_at(board, end)
        if end is not None and lanes not in (1, at_end):  # one may be a cell of full width
            problem = counted(
                "{count} lanes stand at road end {end}, which has {lanes}",
                "{count} lane stands at road end {end}, which has {lanes}",
                lanes,
                end=end,
                lanes=at_end,
            )
            yield Fault(path, problem, sentence("correct the row, or the road end under 'ends'"))


def _lanes(row: Entry) -> int:
    """Lanes of a row, as wide as those at road ends."""
    widths: Sequence[float] = row.get("width", ())
    return round(sum(widths)) or len(printed_chains(row))


# --- sections ------------------------------------------------------------------------------------


def _about_section(place: Place, face: Entry, section: Entry) -> Iterator[Fault]:
    beside = danger_beside(section)
    if "roadside" in section and section.get("danger", beside) != beside:
        problem = sentence(
            "'danger' is {danger}, but what lies at the roadside is {beside}",
            danger=section["danger"],
            beside=beside,
        )
        yield Fault((*place, "danger"), problem, sentence("leave one of them out"))
    rows = [len(printed_chains(row)) for _, _, row in numbered_rows(section)]
    side = read_side("0", side_entry(face, section, (rows[0], rows[-1])), SERIES)
    for fault in oddities(compile_side(side), [_ANY_END], lambda *_: True):
        yield fault._replace(path=(*place, *path_in_section(fault.path)))
