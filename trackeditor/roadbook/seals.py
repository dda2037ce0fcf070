"""Which layout a published block belongs to, for readers who lack its tiles or boards.

Who has them derives the block anew and compares. Who has not must know from the block itself that
the layout, or the legs, are still those from which the course in it was compiled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from trackeditor.course import Course
from trackeditor.grid import Hex
from trackeditor.layout.files import marker_to_dict
from trackeditor.roadbook.model import Published, Stage
from trackeditor.tiles import Library
from trackeditor.zones import notation


def seal_of(stage: Stage, source: str) -> str:
    """Hash that ties the source of a published block to all of the stage that its course needs.

    That is what lies where, in which rotation, and the markers; on boards the legs and the zones
    on their snow side. Names, graphic variants, tokens and the order of tiles make no course.
    """
    text = json.dumps({"source": source, **_laid(stage)}, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}"


def belongs(stage: Stage, published: Published, library: Library | None) -> bool:
    """Whether a published block belongs to the stage as it is now, by all that can be compared.

    Blocks of earlier versions have no seal. Of those with a course over tiles the sides driven, the
    roads of the sides that the library has, and the start and finish markers can be compared; of
    those over boards the legs.

    Parameters
    ----------
    library : the tiles at hand; None where there are none
    """
    if published.seal:
        return published.seal == seal_of(stage, published.source)
    if stage.legs:
        return published.route == tuple(map(str, stage.legs))
    course = published.course
    if course is None:
        return True
    return _lies(course, stage, library) and _has_lines(course, stage)


def _laid(stage: Stage) -> dict[str, Any]:
    if stage.legs:
        return {"legs": notation(stage.legs), "snow": sorted(stage.snow_zones)}
    layout = stage.layout
    markers = [json.dumps(marker_to_dict(marker), sort_keys=True) for marker in layout.markers]
    return {
        "tiles": sorted((*tile.at, tile.side, tile.rotation) for tile in layout),
        "markers": sorted(markers),
    }


def _lies(course: Course, stage: Stage, library: Library | None) -> bool:
    """Whether what is driven lies in the layout, with roads where cars come in and go out."""
    lying = {(tile.side, tile.at): tile for tile in stage.layout}
    for driven in (*course.tiles, *course.joker, *course.pregrid):
        tile = lying.get((driven.side, driven.at))
        if tile is None:
            return False
        if library is None or tile.side not in library:
            continue
        way = (tile.local_edge(driven.enters), tile.local_edge(driven.leaves))
        if way not in library.compiled(tile.side).passages:
            return False
    return True


def _has_lines(course: Course, stage: Stage) -> bool:
    """Whether the start and finish markers beside the road stand at lines of the course."""
    driven = {tile.at for tile in course.tiles}
    lines = {"start": set(_at_line(course, "start")), "finish": set(_at_line(course, "finish"))}
    lines["start-finish"] = lines["start"] | lines["finish"]
    if course.kind == "circuit":
        lines = dict.fromkeys(lines, lines["start-finish"])
    return all(
        marker.at in lines[marker.kind]
        for marker in stage.layout.markers
        if marker.kind in lines and marker.at in driven
    )


def _at_line(course: Course, line: str) -> Iterator[Hex]:
    """The places on both sides of a line of the course."""
    cells = course.start if line == "start" else course.finish
    yield from (course.cells[cell].at for cell in cells)
    for move in course.moves:
        if move.line == line:
            yield course.cells[move.start].at
            yield course.cells[move.end].at
