"""Publishes road-books: derives route, pace notes, lengths, bill of tiles and compiled course."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace

from trackeditor.course import Course, analyse, course_from_dict, course_to_dict
from trackeditor.course.document import FORMAT as COURSE_FORMAT
from trackeditor.layout import Layout, layout_to_dict
from trackeditor.roadbook.languages import WORDS
from trackeditor.roadbook.leg_stages import (
    course_of_legs,
    is_stale_on_boards,
    legs_hash,
    missing_boards,
    published_course,
)
from trackeditor.roadbook.model import BoxTiles, Language, Published, RoadBook, Size, Stage
from trackeditor.roadbook.seals import belongs, seal_of
from trackeditor.roadbook.wording import Words, notes_text
from trackeditor.tiles import Edition, Library, boxes_needed, tile_number
from trackeditor.zones import own_boards

STAGE_SIZES: Mapping[int, Size] = {10: "short", 14: "medium", 18: "long"}
"""Tiles of a stage by the advice of RULES.md, section 2."""


def publish(roadbook: RoadBook, library: Library, language: Language | None = None) -> RoadBook:
    """The road-book with everything derived: the boxes needed and every stage's published block.

    A stage whose layout has no drivable course is published without one; what stands in its way
    is for ``legality`` to say. What an owner of tiles that the library lacks has published stays,
    with his boxes.

    Parameters
    ----------
    language : of the pace notes; None keeps that of the road-book
    """
    spoken = language or roadbook.language
    boxes = boxes_for([stage.layout for stage in roadbook.stages], library)
    of_owner = [
        box
        for box in roadbook.boxes
        if box not in library.editions
        and any(_is_of_owner(stage, library) for stage in roadbook.stages)
    ]
    return replace(
        roadbook,
        language=spoken,
        boxes=(*(box.id for box in boxes), *of_owner),
        stages=tuple(
            replace(stage, published=_published(stage, boxes, library, WORDS[spoken]))
            for stage in roadbook.stages
        ),
    )


def boxes_for(layouts: Iterable[Layout], library: Library) -> list[Edition]:
    """The fewest boxes that hold the tiles of every layout; one layout lies on the table at a time.

    Scenery and tiles that the library does not know are left out.
    """
    wanted: Counter[int] = Counter()
    for layout in layouts:
        wanted |= _numbered(layout, library)
    return boxes_needed(wanted, library.editions)


def is_stale(stage: Stage, library: Library) -> bool:
    """True when what was published with a stage is not what its layout gives.

    Then it was published from another layout or library, or changed by hand since. Where the
    library lacks tiles, the layout can be compared, not what they are.
    """
    published = stage.published
    if published is None:
        return False
    if stage.legs and is_stale_on_boards(stage, published):
        return True
    if stage.legs:
        course = course_of_legs(stage, own_boards())
        return course is not None and published.course != _stored(course)
    if published.course is not None and _lacks_tiles(stage, library):
        return carried_course(stage, library) is None
    if published.source != source_hash(stage.layout, library):
        return True
    return published.course != _stored(analyse(stage.layout, library).course)


def carried_course(stage: Stage, library: Library | None) -> Course | None:
    """The course published with a stage of tiles, if it belongs to the layout as it is now.

    It stands where the library does not have all tiles: an owner of them has published it.

    Parameters
    ----------
    library : the tiles at hand; None where there are none
    """
    published = stage.published
    if published is None or not belongs(stage, published, library):
        return None
    return published.course


def is_of_other_layout(stage: Stage, library: Library | None) -> bool:
    """True when the course published with a stage is of no use, and cannot be derived anew here.

    Tiles or boards of the stage are missing, and it was published before the stage was changed.
    """
    if stage.published is None or stage.published.course is None:
        return False
    if stage.legs:
        return bool(missing_boards(stage, own_boards())) and published_course(stage) is None
    known = library is not None and not _lacks_tiles(stage, library)
    return not known and carried_course(stage, library) is None


def _lacks_tiles(stage: Stage, library: Library) -> bool:
    return any(tile.side not in library for tile in stage.layout)


def _is_of_owner(stage: Stage, library: Library) -> bool:
    """True when the course published with a stage goes over tiles that the library lacks."""
    course = None if stage.legs else carried_course(stage, library)
    return course is not None and any(
        tile.side not in library for tile in (*course.tiles, *course.joker, *course.pregrid)
    )


def _stored(course: Course | None) -> Course | None:
    """A course with distances as documents have them."""
    return course and course_from_dict(course_to_dict(course))


def source_hash(layout: Layout, library: Library) -> str:
    """Hash of all that a published block depends on: layout, sides and boxes of its tiles."""
    sides = {tile.side: library.side(tile.side) for tile in layout if tile.side in library}
    numbers = {side.tile for side in sides.values()}
    boxes = [box for box in library.editions.values() if numbers & box.tiles.keys()]
    source = {
        "format": COURSE_FORMAT,
        "layout": layout_to_dict(layout),
        "sides": {name: asdict(side) for name, side in sides.items()},
        "boxes": [asdict(box) for box in boxes],
    }
    text = json.dumps(source, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}"


def _published(stage: Stage, boxes: list[Edition], library: Library, words: Words) -> Published:
    if stage.legs:
        return _published_legs(stage, words)
    if stage.published and _is_of_owner(stage, library):
        return stage.published
    layout = stage.layout
    course = _stored(analyse(layout, library).course)
    source = source_hash(layout, library)
    bill, left = bill_of_tiles(layout, boxes, library)
    decoration = {
        tile: copies for tile, copies in left.items() if _is_scenery(tile_number(tile), library)
    }
    return Published(
        route=tuple(tile.side for tile in course.tiles) if course else (),
        pace_notes=notes_text(course, words) if course else (),
        length_tiles=course.length_tiles if course else 0,
        length_cells=course.length_cells if course else 0,
        size=stage_size(course),
        minutes=playing_minutes(course),
        bill=bill,
        decoration=decoration,
        missing={tile: copies for tile, copies in left.items() if tile not in decoration},
        source=source,
        seal=seal_of(stage, source),
        course=course,
        extra=stage.published.extra if stage.published else {},
    )


def _published_legs(stage: Stage, words: Words) -> Published:
    """What is published with a stage given as legs: its course, where its boards are described.

    Where they are not, what an owner of them has published with these legs stays.
    """
    boards, published = own_boards(), stage.published
    if published and published_course(stage) and missing_boards(stage, boards):
        return published  # by an owner of the boards
    course = _stored(course_of_legs(stage, boards))
    source = legs_hash(stage, boards)
    return Published(
        route=tuple(map(str, stage.legs)),
        pace_notes=notes_text(course, words) if course else (),
        length_tiles=course.length_tiles if course else 0,
        length_cells=course.length_cells if course else 0,
        size="other",
        minutes=None,
        bill=(),
        decoration={},
        missing={},
        source=source,
        seal=seal_of(stage, source),
        course=course,
        extra=published.extra if published else {},
    )


def stage_size(course: Course | None) -> Size:
    """Short, medium or long by the advice of RULES.md, section 2; other when it fits none."""
    if course is None or course.kind != "stage":
        return "other"
    return STAGE_SIZES.get(course.length_tiles, "other")


def playing_minutes(course: Course | None) -> int | None:
    """Playing time with four players: two and a half minutes a tile (RULES.md, section 2).

    The rules give 25, 35 and 45 minutes for 10, 14 and 18 tiles.
    """
    if course is None or course.kind != "stage":
        return None
    return (5 * course.length_tiles + 1) // 2


def bill_of_tiles(
    layout: Layout, boxes: Iterable[Edition], library: Library
) -> tuple[tuple[BoxTiles, ...], dict[str, int]]:
    """Tiles to take out of every box, and those that the boxes do not hold."""
    left = layout.counts()
    needed = boxes_needed(_numbered(layout, library), {box.id: box for box in boxes})
    bill = []
    for box in needed:
        taken = {
            str(tile): min(copies, left[str(tile)])
            for tile, copies in sorted(box.tiles.items())
            if left[str(tile)]
        }
        left -= Counter(taken)
        if taken:
            bill.append(BoxTiles(box.id, box.name, taken))
    return tuple(bill), dict(sorted(left.items()))


def _numbered(layout: Layout, library: Library) -> Counter[int]:
    """Copies of the tiles that the library knows, without scenery."""
    numbered: Counter[int] = Counter()
    for tile, copies in layout.counts().items():
        number = tile_number(tile)
        if number is not None and number in library.tiles and not _is_scenery(number, library):
            numbered[number] = copies
    return numbered


def _is_scenery(tile: int | None, library: Library) -> bool:
    """Whether the library has the tile, and nothing but scenery on it."""
    sides = library.tiles.get(tile, ()) if tile is not None else ()
    return bool(sides) and all(library.side(side).is_scenery for side in sides)
