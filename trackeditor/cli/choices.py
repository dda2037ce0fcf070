"""What several commands share: boxes named by a user, one stage, the file to write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trackeditor.cli.errors import InputError
from trackeditor.tiles import Edition, Library

if TYPE_CHECKING:
    from trackeditor.roadbook import Stage


def chosen_boxes(text: str | None, library: Library) -> list[Edition] | None:
    """Editions named in ``text`` (comma-separated); None when the user named none."""
    if text is None:
        return None
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in library.editions:
            raise InputError(f"there is no box '{name}'; choose from {', '.join(library.editions)}")
    return [library.editions[name] for name in names]


def chosen_stage(stages: Sequence[Stage], wanted: str | None) -> Stage:
    """One stage of a road-book, by name or number; with one stage none need be named."""
    if wanted is None:
        if len(stages) == 1:
            return stages[0]
        names = ", ".join(stage.name for stage in stages)
        raise InputError(f"the road-book has {len(stages)} stages; add --stage ({names})")
    for number, stage in enumerate(stages, 1):
        if wanted in (stage.name, str(number)):
            return stage
    names = ", ".join(stage.name for stage in stages)
    raise InputError(f"the road-book has no stage '{wanted}'; choose from {names}")


def require_qt() -> None:
    """Make sure that Qt can be loaded, before anything is drawn with it."""
    try:
        import PySide6.QtGui
        import PySide6.QtSvg  # noqa: F401
    except ImportError as error:
        raise InputError(
            f"drawing needs Qt, which cannot be loaded ({error}); the README names the packages"
            " that it needs"
        ) from None


def check_output(output: Path | None, files: Sequence[str]) -> None:
    """Refuse to write over one of the files that are read."""
    if output is None or not output.exists():
        return
    if any(Path(name).exists() and output.samefile(name) for name in files):
        raise InputError(f"{output}: this is the file that is read; write to another one")


def unknown_tile(stage: Stage, file: str, library: Library) -> str | None:
    """What is wrong with the first tile that the library does not have; None when it has all."""
    for tile in stage.layout:
        if tile.side not in library:
            return (
                f"{file}: stage '{stage.name}', tile at ({tile.at.q}, {tile.at.r}): the library"
                f" has no side '{tile.side}'; see trackeditor validate"
            )
    return None
