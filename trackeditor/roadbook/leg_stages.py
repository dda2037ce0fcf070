"""Stages of the classic game in road-books: legs over zones instead of tiles (docs/zones.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from trackeditor.course import Course
from trackeditor.course.document import FORMAT as COURSE_FORMAT
from trackeditor.roadbook.model import Published, RoadBookError, Stage
from trackeditor.roadbook.seals import belongs
from trackeditor.sentences import Sentence, all_of, counted, listed, located, sentence
from trackeditor.zones import (
    Boards,
    Leg,
    ZoneError,
    compile_legs,
    face_name,
    face_of,
    notation,
    own_board_directories,
    own_boards,
    parse_legs,
    side_in_words,
    undescribed,
)

_ON_TILES = ("tiles", "markers", "tokens")


def read_legs(place: str, entry: Mapping[str, Any]) -> tuple[Leg, ...]:
    """The legs of a stage's entry; none for a stage that is laid with tiles.

    Raises
    ------
    RoadBookError
        when the legs cannot be read, or the stage has tiles too.
    """
    if "legs" not in entry:
        return ()
    for key in _ON_TILES:
        if entry.get(key):
            fault = sentence(
                "a stage has either legs or tiles; take out 'legs' or '{key}'", key=key
            )
            raise RoadBookError(located(place, fault))
    try:
        return parse_legs(entry["legs"])
    except ZoneError as error:
        raise RoadBookError(located(f"{place}.legs", error)) from None


def legs_to_dict(stage: Stage) -> dict[str, Any]:
    """The keys of a stage that is given as legs."""
    content: dict[str, Any] = {"legs": notation(stage.legs)}
    return content | ({"snow": list(stage.snow)} if stage.snow else {})


def course_of_legs(stage: Stage, boards: Boards) -> Course | None:
    """The course of a stage given as legs; None where a board or its road is not described."""
    try:
        return compile_legs(stage.legs, boards, stage.snow_zones)
    except ZoneError:
        return None


def published_course(stage: Stage) -> Course | None:
    """The course published with a stage given as legs, if it was published from these legs."""
    published = stage.published
    if published is None or not belongs(stage, published, None):
        return None
    return published.course


def course_on_boards(stage: Stage) -> Course | None:
    """The course of a stage given as legs: that of the boards, else the published one."""
    return course_of_legs(stage, own_boards()) or published_course(stage)


def is_stale_on_boards(stage: Stage, published: Published) -> bool:
    """True when what was published with a stage given as legs is not what they give.

    Where a board is not described here, only the legs and the snow sides can be compared.
    """
    boards = own_boards()
    if missing_boards(stage, boards):
        return not belongs(stage, published, None)
    return published.source != legs_hash(stage, boards)


def legs_hash(stage: Stage, boards: Boards) -> str:
    """Hash of all that a published block depends on: the legs and the boards as they are known."""
    snow = stage.snow_zones
    faces = {
        f"{leg.zone} {face_name(leg.zone, snow)}": asdict(face)
        for leg in stage.legs
        if (face := face_of(leg, boards, snow)) is not None
    }
    source = {"format": COURSE_FORMAT, "legs": notation(stage.legs), "faces": faces}
    text = json.dumps(source, sort_keys=True, separators=(",", ":"), default=sorted)
    return f"sha256:{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}"


def not_described(stage: Stage, boards: Boards) -> Sentence | None:
    """What is not known of the boards of a stage, and what to do; None when nothing is missing.

    Zones that no board file names are passed over: the rules on legs tell of them.
    """
    missing = [zone for zone in missing_boards(stage, boards) if zone in boards]
    if not missing:
        return None
    sides = sorted({face_name(zone, stage.snow_zones) for zone in missing})
    *others, last = missing
    return counted(
        "the interior of the boards {zones} ({sides}) is not known, only the numbers of road ends;"
        " describe the roads in a file {place}, see docs/zones.md",
        "the interior of the board {zones} ({sides}) is not known, only the numbers of road ends;"
        " describe the roads in a file {place}, see docs/zones.md",
        len(missing),
        zones=all_of([listed(others), last]) if others else last,
        sides=all_of([side_in_words(side) for side in sides]),
        place=_board_file_place(),
    )


def _board_file_place() -> Sentence:
    """Where a board file belongs, in words."""
    directories = own_board_directories()
    if not directories:
        return sentence(
            "*.yaml in the subdirectory 'classic' of a directory that TRACKEDITOR_TILES names"
        )
    return sentence("*.yaml in {directory}", directory=str(directories[-1]))


def no_dice_rolled(stage: Stage) -> Sentence | None:
    """Why a stage in variable weather cannot be laid yet, and what to do; None when it can."""
    if stage.weather != "variable" or stage.snow:
        return None
    return sentence(
        "the weather is variable; roll a die for every zone, write the zones on which snow falls"
        " under 'snow', and 'weather: dry' when there is none"
    )


def missing_boards(stage: Stage, boards: Boards) -> tuple[str, ...]:
    """The zones of a stage whose interior is not known, in driving order."""
    return undescribed(stage.legs, boards, stage.snow_zones)
