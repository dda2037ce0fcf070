"""What commands do with stages that are given as legs over zones (docs/zones.md)."""

from __future__ import annotations

from trackeditor.cli.errors import InputError
from trackeditor.roadbook import Stage
from trackeditor.roadbook.leg_stages import (
    no_dice_rolled,
    not_described,
    published_course,
)
from trackeditor.zones import Boards, own_boards

TRY_INVENTED = "try invented boards with trackeditor examples invented-boards"


def check_drivable_legs(stage: Stage, file: str) -> None:
    """Refuse a stage that cannot be driven because a board is not described, or lies on no side.

    A stage that was published with its course needs no boards.
    """
    if published_course(stage) is not None:
        return
    fault = no_dice_rolled(stage)
    if fault is not None:
        raise InputError(f"{file}: stage '{stage.name}': {fault}")
    check_described(stage, file, own_boards())


def check_described(stage: Stage, file: str, boards: Boards) -> None:
    """Refuse a stage over a board of which the interior is not known."""
    fault = not_described(stage, boards)
    if fault is not None:
        raise InputError(
            f"{file}: stage '{stage.name}' cannot be compiled: {fault}, or {TRY_INVENTED}"
        )
