"""Where commands have the course of a stage from: its tiles, its boards, or the road-book.

A published road-book carries its courses, so it is driven, and its graph printed, where tiles or
boards are not at hand, and even without a tile library.
"""

from __future__ import annotations

from trackeditor.cli.choices import unknown_tile
from trackeditor.cli.errors import InputError
from trackeditor.cli.legs import check_drivable_legs
from trackeditor.course import Course, analyse
from trackeditor.roadbook import Stage, carried_course, is_of_other_layout
from trackeditor.roadbook.leg_stages import course_on_boards, missing_boards
from trackeditor.tiles import Library, TileError, load_library
from trackeditor.zones import own_boards


def library_at_hand() -> Library | None:
    """The tile library; None where it cannot be read, since published road-books do without."""
    try:
        return load_library()
    except TileError:
        return None


def check_described(stage: Stage, file: str, library: Library | None) -> None:
    """Refuse a stage with tiles or boards that are not described here and no course of its own."""
    check_own_course(stage, file, library)
    if stage.legs:
        check_drivable_legs(stage, file)
        return
    if carried_course(stage, library) is not None:
        return
    if library is None:
        raise InputError(
            f"{file}: stage '{stage.name}' has no published course, and the tile library is"
            " missing; reinstall the program"
        )
    fault = unknown_tile(stage, file, library)
    if fault is not None:
        raise InputError(fault)


def check_own_course(stage: Stage, file: str, library: Library | None) -> None:
    """Refuse a stage with the course of another layout where none can be derived here."""
    if is_of_other_layout(stage, library):
        raise InputError(
            f"{file}: stage '{stage.name}' was changed after it was published, and"
            f" {_missing(stage, library)}; add what is missing, or let its owner publish the stage"
            " again"
        )


def _missing(stage: Stage, library: Library | None) -> str:
    """What keeps a stage from being compiled here."""
    if stage.legs:
        zones = missing_boards(stage, own_boards())
        return f"the interior of the boards {', '.join(zones)} is not known here"
    if library is None:
        return "the tile library is missing"
    side = next(tile.side for tile in stage.layout if tile.side not in library)
    return f"the library has no side '{side}'"


def course_of(stage: Stage, library: Library | None) -> Course | None:
    """The course of layout or legs; where tiles are not in the library, the published one."""
    if stage.legs:
        return course_on_boards(stage)
    if library is not None and all(tile.side in library for tile in stage.layout):
        return analyse(stage.layout, library).course
    return carried_course(stage, library)
