"""How parts of an entry of a tile file are written in the cells of a table.

Reading never fails: what means nothing stays the text that it is, and the check of the entry then
says what belongs there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

NOTHING = "-"
"""A cell or a part of a gate without a limit."""
_EMPTY_LANE = "()"
_QUOTED_NUMBER = re.compile(r"'([0-9]+)':")


def number_from(text: str) -> Any:
    """A number, or the text that is none.

    >>> number_from("2"), number_from("0.5"), number_from("4!")
    (2, 0.5, '4!')
    """
    word = text.strip()
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


def text_of(value: Any) -> str:
    """A single value as it is written; nothing for one that is not there."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def numbers_from(text: str) -> list[Any]:
    """Numbers that stand behind each other.

    >>> numbers_from("0 1, 2")
    [0, 1, 2]
    """
    return [number_from(word) for word in text.replace(",", " ").split()]


def words_of(value: Any) -> str:
    """A list behind each other, as numbers or names.

    >>> words_of([0, 1]), words_of(3), words_of(["r0.0.0", "r0.0.1"])
    ('0 1', '3', 'r0.0.0 r0.0.1')
    """
    return " ".join(map(text_of, value)) if isinstance(value, list) else text_of(value)


def one_or_more_from(text: str) -> Any:
    """One number, or a list of several.

    >>> one_or_more_from("5"), one_or_more_from("5 5")
    (5, [5, 5])
    """
    numbers = numbers_from(text)
    return numbers[0] if len(numbers) == 1 else numbers


def lanes_text(value: Any) -> str:
    """Lanes from left to right with a bar between them, each with the limits of its cells.

    >>> lanes_text(2), lanes_text([[None, 2], [1]]), lanes_text([[2]])
    ('2', '- 2 | 1', '2 |')
    """
    if not _is_list_of_lists(value):
        return text_of(value)
    lanes = [" ".join(map(_cell_text, lane)) or _EMPTY_LANE for lane in value]
    return f"{lanes[0]} |" if len(lanes) == 1 else " | ".join(lanes)


def lanes_from(text: str) -> Any:
    """The lanes that a text tells of: a number of them, or their cells.

    >>> lanes_from("2"), lanes_from("- 2 | 1"), lanes_from("2 |"), lanes_from("4! | ()")
    (2, [[None, 2], [1]], [[2]], [['4!'], []])
    """
    if "|" not in text and len(text.split()) == 1:
        return number_from(text)
    return chains_from(text)


def chains_from(text: str) -> Any:
    """The cells of every lane; a corner always has them.

    >>> chains_from("2 2 2 | 1"), chains_from("3")
    ([[2, 2, 2], [1]], [[3]])
    """
    parts = text.split("|")
    if len(parts) > 1 and not parts[-1].strip():
        parts.pop()
    return [[_cell_from(word) for word in part.split() if word != _EMPTY_LANE] for part in parts]


def gate_text(value: Any) -> str:
    """The parts of a gate from left to right.

    >>> gate_text([None, 2, "!"])
    '- | 2 | !'
    """
    return " | ".join(map(_cell_text, value)) if isinstance(value, list) else text_of(value)


def gate_from(text: str) -> list[Any]:
    """The parts that a text tells of.

    >>> gate_from("- | 2 | up")
    [None, 2, 'up']
    """
    return [_cell_from(part) for part in text.split("|")]


def flow_of(values: dict[str, Any]) -> str:
    """Keys with values in one line, without the braces around them.

    >>> flow_of({"width": [1, 2], "inner": "left"})
    'width: [1, 2], inner: left'
    >>> flow_of({"cuts": {"0": [1.3, 1]}})
    'cuts: {0: [1.3, 1]}'
    """
    import yaml

    if not values:
        return ""
    dumped: str = yaml.safe_dump(
        values, default_flow_style=True, sort_keys=False, allow_unicode=True, width=float("inf")
    )
    return _QUOTED_NUMBER.sub(r"\1:", dumped.strip()[1:-1])


def flow_from(text: str) -> dict[str, Any] | None:
    """The keys and values of a line; None when it is not written like that.

    >>> flow_from("cuts: {0: [1.3, 1]}"), flow_from("width [1"), flow_from("")
    ({'cuts': {'0': [1.3, 1]}}, None, {})
    """
    import yaml

    try:
        found = json.loads(json.dumps(yaml.safe_load(f"{{{text}}}")))
    except (yaml.YAMLError, TypeError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def points_text(value: Any) -> str:
    """Points, each with its two numbers.

    >>> points_text([[0, 0.5], [0.4, -0.2]])
    '0 0.5 | 0.4 -0.2'
    """
    if not _is_list_of_lists(value):
        return text_of(value)
    return " | ".join(words_of(point) for point in value)


def points_from(text: str) -> list[Any]:
    """The points that a text tells of."""
    return [numbers_from(part) for part in text.split("|") if part.strip()]


def _is_list_of_lists(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and _are_lists(value)


def _are_lists(values: Iterable[Any]) -> bool:
    return all(isinstance(value, list) for value in values)


def _cell_text(value: Any) -> str:
    return NOTHING if value is None else text_of(value)


def _cell_from(word: str) -> Any:
    return None if word.strip() in (NOTHING, "–", "") else number_from(word)
