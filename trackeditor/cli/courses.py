"""Where commands have the course of a stage from: its tiles, its boards, or the road-book.

A published road-book carries its courses, so it is driven, and its graph printed, where tiles or
boards are not at hand, and even without a tile library.
"""

from __future__ import annotations

from trackeditor.cli.choices import unknown_tile
from trackeditor.cli.errors import InputError
from trackeditor.cli.legs import check_drivable_legs
from trackeditor.course import Course, analyse
from trackeditor.roadbook import Stage, carried_course
from trackeditor.roadbook.leg_stages import course_on_boards
from trackeditor.tiles import Library, TileError, load_library


def library_at_hand() -> Library | None:
    """The tile library; None where it cannot be read, since published road-books do without."""
    try:
        return load_library()
    except TileError:
        return None


def check_described(stage: Stage, file: str, library: Library | None) -> None:
    """Refuse a stage with tiles or boards that are not described here and no course of its own."""
    if stage.legs:
        check_drivable_legs(stage, file)
        return
    if carried_course(stage) is not None:
        return
    if library is None:
        raise InputError(
            f"{file}: stage '{stage.name}' has no published course, and the tile library is"
            " missing; reinstall the program"
        )
    fault = unknown_tile(stage, file, library)
    if fault is not None:
        raise InputError(fault)


def course_of(stage: Stage, library: Library | None) -> Course | None:
    """The course of layout or legs; where tiles are not in the library, the published one."""
    if stage.legs:
        return course_on_boards(stage)
    if library is not None and all(tile.side in library for tile in stage.layout):
        return analyse(stage.layout, library).course
    return carried_course(stage)
