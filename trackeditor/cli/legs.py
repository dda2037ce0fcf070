"""What commands do with stages that are given as legs over zones (docs/zones.md)."""

from __future__ import annotations

from collections.abc import Sequence

from trackeditor.cli.errors import InputError
from trackeditor.course import Course
from trackeditor.legality import Finding
from trackeditor.roadbook import Stage
from trackeditor.roadbook.leg_stages import course_of_legs, missing_boards, published_course
from trackeditor.zones import Boards, face_name, own_board_directories, own_boards
from trackeditor.zones.rules import check_legs


def findings_on_legs(stage: Stage) -> list[Finding]:
    """All findings on the legs of a stage, with the boards that the user has described."""
    return check_legs(stage.legs, own_boards(), stage.snow_zones)


def check_drivable_legs(stage: Stage, file: str) -> None:
    """Refuse a stage that cannot be driven because a board is not described, or lies on no side.

    A stage that was published with its course needs no boards.
    """
    if published_course(stage) is not None:
        return
    if stage.weather == "variable" and not stage.snow:
        raise InputError(
            f"{file}: stage '{stage.name}': the weather is variable; roll a die for every zone,"
            " write the zones on which snow falls under 'snow', and 'weather: dry' when there is"
            " none"
        )
    check_described(stage, file, own_boards())


def check_described(stage: Stage, file: str, boards: Boards) -> None:
    """Refuse a stage over a board of which the interior is not known."""
    missing = [zone for zone in missing_boards(stage, boards) if zone in boards]
    if missing:
        names = " and ".join([", ".join(missing[:-1]), missing[-1]]) if missing[1:] else missing[0]
        sides = sorted({face_name(zone, stage.snow_zones) for zone in missing})
        raise InputError(
            f"{file}: stage '{stage.name}' cannot be compiled, for the interior of the"
            f" board{'s' * (len(missing) > 1)} {names} ({' and '.join(sides)} side) is not known:"
            f" only the numbers of road ends are; describe the roads in a file {_where()}, see"
            " docs/zones.md, or try invented boards with trackeditor examples invented-boards"
        )


def course_on_boards(stage: Stage) -> Course | None:
    """The course of a stage given as legs: that of the boards, else the published one."""
    return course_of_legs(stage, own_boards()) or published_course(stage)


def _where() -> str:
    """Where a board file belongs, in words."""
    directories: Sequence[object] = own_board_directories()
    if not directories:
        return "*.yaml in the subdirectory 'classic' of a directory that TRACKEDITOR_TILES names"
    return f"*.yaml in {directories[-1]}"
