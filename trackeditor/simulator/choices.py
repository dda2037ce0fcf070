"""Rule keys that choose between ways of playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trackeditor.sentences import any_of, sentence
from trackeditor.simulator.errors import SimulatorError


def choice(values: Mapping[str, Any], key: str, *played: str) -> str:
    """The value of a key that chooses between ways of playing.

    Raises
    ------
    SimulatorError
        when it asks for one that is not played.
    """
    value: str = values[key]
    if value not in played:
        raise SimulatorError(
            sentence(
                "rule key '{key}': '{value}' is not played; use {choice}",
                key=key,
                value=value,
                choice=any_of(played),
            )
        )
    return value
