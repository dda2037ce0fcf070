"""A race as plain values for a recovery copy: its log up to now, and who drives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trackeditor.layout import DocumentError
from trackeditor.sentences import sentence


@dataclass(frozen=True, slots=True)
class KeptRace:
    """A race as it was when its program ended.

    ``log`` has its events as lines, the header first. ``kinds`` says of every driver who drives:
    a person or which computer driver. ``stages`` are the numbers of its stages in the rally, and
    ``shown`` is the number of the event that was shown last.
    """

    log: str
    kinds: tuple[str, ...]
    stages: tuple[int, ...]
    shown: int


def kept_race_to_dict(race: KeptRace) -> dict[str, Any]:
    """Plain values for a recovery copy."""
    return {
        "log": race.log,
        "kinds": list(race.kinds),
        "stages": list(race.stages),
        "shown": race.shown,
    }


def kept_race_from_dict(value: Any) -> KeptRace | None:
    """The race of a recovery copy; None where there was none.

    Raises
    ------
    DocumentError
        when the values are none of a race.
    """
    if value is None:
        return None
    fields = value if isinstance(value, Mapping) else {}
    log, kinds, stages, shown = (fields.get(key) for key in ("log", "kinds", "stages", "shown"))
    if (
        not isinstance(log, str)
        or not isinstance(kinds, list)
        or not all(isinstance(kind, str) for kind in kinds)
        or not isinstance(stages, list)
        or not stages
        or not all(type(number) is int for number in stages)
        or type(shown) is not int
    ):
        raise DocumentError(sentence("not a recovery copy"))
    return KeptRace(log, tuple(kinds), tuple(stages), shown)
