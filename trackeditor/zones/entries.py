"""Entries of board files: what contradicts itself in them, and the boards that they describe.

Rows and shortcuts stand in the language of tile files (docs/tile-format.md): a section of a road is
checked and read as a tile side that has one straight road.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from trackeditor.sentences import sentence
from trackeditor.tiles import Fault
from trackeditor.tiles.checking import check_content, file_validator
from trackeditor.tiles.model import Danger
from trackeditor.tiles.references import numbered_rows, printed_chains, reference_faults
from trackeditor.zones.model import DANGER_BESIDE, FACES, Board, BoardEnd, BoardRoad, Face

SERIES = "classic"
INNER_LANES = 2
"""Lanes at the borders between sections, which always meet each other."""
SCHEMA = "board.schema.json"

Entry = Mapping[str, Any]
Place = tuple[str | int, ...]


def check_boards(content: Any) -> list[Fault]:
    """Everything wrong with the content of a board file; paths begin with the zone."""
    if isinstance(content, Mapping) and content and all(name[:1].isdecimal() for name in content):
        problem = sentence("this is a file of tiles, not of boards")
        remedy = sentence("put it into the directory above 'classic'")
        return [Fault((), problem, remedy)]
    return check_content(content, file_validator(SCHEMA), _contradictions)


# --- what contradicts itself ---------------------------------------------------------------------


def _contradictions(entry: Entry) -> Iterator[Fault]:
    """References of a sound entry to what is not there, and what contradicts itself."""
    for name in FACES:
        for fault in _about_face(entry, entry[name]) if name in entry else ():
            yield fault._replace(path=(name, *fault.path))


def _about_face(board: Entry, face: Entry) -> Iterator[Fault]:
    joined: set[frozenset[int | None]] = set()
    known: dict[str, Any] = {}
    for i, road in enumerate(face["roads"]):
        place: Place = ("roads", i)
        ends = frozenset((road["from"], road.get("to")))
        if len(ends) == 1:
            problem = sentence("the road ends where it begins")
            yield Fault((*place, "to"), problem, sentence("name another road end"))
        if ends in joined:
            problem = sentence("a second road between the same road ends")
            yield Fault(place, problem, sentence("remove one of them"))
        joined.add(ends)
        yield from _about_road(place, board, face, road)
        yield from _about_names(place, road, known)
    for i, pair in enumerate(face.get("overlaps", ())):
        for key in ("a", "b"):
            for n, cell in enumerate(pair[key]):
                if cell not in known:
                    problem = sentence("no row has a cell of the name '{cell}'", cell=cell)
                    remedy = sentence("name one that a row names under 'names'")
                    yield Fault(("overlaps", i, key, n), problem, remedy)


def _about_road(place: Place, board: Entry, face: Entry, road: Entry) -> Iterator[Fault]:
    for k, side in enumerate(_sides(board, face, road)):
        inside: Place = (*place, "sections", k)
        for j, row in enumerate(road["sections"][k]["rows"]):
            if "open" in row:
                problem = sentence("'open' belongs to skewed edges of tiles")
                yield Fault((*inside, "rows", j, "open"), problem, sentence("take it out"))
        for fault in reference_faults(side):
            yield fault._replace(path=(*inside, *path_in_section(fault.path)))


def path_in_section(path: Place) -> Place:
    """The path to a field of a section, of which one as a side is known."""
    return path[2:] if path[:2] == ("roads", 0) else ()


def _about_names(place: Place, road: Entry, known: dict[str, Any]) -> Iterator[Fault]:
    """Add the cells that rows name; tell those that are on the road already, or are another."""
    own: set[str] = set()
    for k, section in enumerate(road["sections"]):
        for j, name, limit in _named_cells(section):
            path: Place = (*place, "sections", k, "rows", j, "names")
            if name in own:
                problem = sentence("the road has the cell '{name}' twice", name=name)
                yield Fault(path, problem, sentence("give one of them another name"))
            elif known.setdefault(name, limit) != limit:
                problem = sentence("cell '{name}' has different limits on two roads", name=name)
                yield Fault(path, problem, sentence("give it the same limit, or another name"))
            own.add(name)


def _named_cells(section: Entry) -> Iterator[tuple[int, str, Any]]:
    """The cells to which rows give names: place of the row, name, limit as it is written."""
    for _, place, row in numbered_rows(section):
        limits = [limit for chain in printed_chains(row) for limit in chain]
        for name, limit in zip(row.get("names", ()), limits, strict=False):
            yield place, name, limit  # how many names there are is checked with the row


# --- boards --------------------------------------------------------------------------------------


def board_of(zone: str, entry: Entry) -> Board:
    """The board that a sound entry describes."""
    ends = {
        int(number): BoardEnd(end.get("lanes", 2), tuple(end.get("named_in", ())))
        for number, end in entry.get("ends", {}).items()
    }
    board = Board(zone, ends, note=entry.get("note", ""))
    return replace(
        board, faces={name: _face(entry, entry[name]) for name in FACES if name in entry}
    )


def _face(board: Entry, face: Entry) -> Face:
    roads = tuple(_road(board, face, road) for road in face["roads"])
    overlaps = tuple((tuple(pair["a"]), tuple(pair["b"])) for pair in face.get("overlaps", ()))
    return Face(roads, overlaps)


def _road(board: Entry, face: Entry, road: Entry) -> BoardRoad:
    sections = road["sections"]
    names = frozenset(name for section in sections for _, name, _ in _named_cells(section))
    return BoardRoad(
        road["from"],
        road.get("to"),
        tuple(_sides(board, face, road)),
        names,
        tuple(map(roadside, sections)),
    )


def lanes_at(board: Entry, end: int | None) -> int:
    """Lanes of a road where it leaves the board, or ends inside."""
    if end is None:
        return INNER_LANES
    lanes: int = board.get("ends", {}).get(str(end), {}).get("lanes", BoardEnd().lanes)
    return lanes


def _sides(board: Entry, face: Entry, road: Entry) -> Iterator[Entry]:
    """The sections of a road as entries of tile sides."""
    last = len(road["sections"]) - 1
    for k, section in enumerate(road["sections"]):
        lanes = (
            lanes_at(board, road["from"]) if k == 0 else INNER_LANES,
            lanes_at(board, road.get("to")) if k == last else INNER_LANES,
        )
        yield side_entry(face, section, lanes)


def side_entry(face: Entry, section: Entry, lanes: tuple[int, int]) -> Entry:
    """The entry of a tile side that has one straight road, that of a section.

    ``lanes`` are those at its beginning and at its end.
    """
    road = {"from": "D", "to": "A", "rows": section["rows"]}
    return {
        "count": 1,
        "series": SERIES,
        "terrain": section.get("terrain", face["terrain"]),
        "danger": section.get("danger", danger_beside(section)),
        "edges": {"D": {"lanes": lanes[0]}, "A": {"lanes": lanes[1]}},
        "roads": [road | {"shortcuts": section.get("shortcuts", [])}],
    }


def roadside(section: Entry) -> tuple[Danger, Danger] | None:
    """The dangers at the left and right of a section that tells them apart."""
    beside = section.get("roadside")
    return beside and (DANGER_BESIDE[beside["left"]], DANGER_BESIDE[beside["right"]])


def danger_beside(section: Entry) -> str:
    """The danger of a section by what lies beside it: that of the more dangerous side, else low."""
    return str(max(roadside(section) or (Danger.LOW,), key=list(Danger).index).value)
