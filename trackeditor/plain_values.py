"""Values as documents hold them: how they are shown in messages, and numbers that are none."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from trackeditor.sentences import sentence

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters that steer a terminal or break a line."""
MAX_DEPTH = 60
TOO_DEEP = sentence("nested too deeply; choose another file")
_MAX_DIGITS = 300


class ValueFaultError(Exception):
    """What is wrong with a value, before file and line are known."""


def whole_number(text: str) -> int:
    """The whole number of some digits; raises ValueFaultError when there are too many."""
    if len(text) > _MAX_DIGITS:
        raise ValueFaultError(
            sentence("a number of {digits} digits is too long; correct the value", digits=len(text))
        )
    return int(text)


def finite_number(text: str) -> float:
    """The number that a text stands for; raises ValueFaultError when it is not finite."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueFaultError(
            sentence("{value} is not a finite number; correct the value", value=shown(text))
        )
    return number


def shown(value: Any) -> str:
    """A value as a user may recognise it in the file, on one line and not long.

    >>> shown("no")
    '"no"'
    >>> shown(None)
    'missing or null'
    """
    if value is None:
        return sentence("missing or null")
    if isinstance(value, dict | list) and len(value) > 8:
        return sentence("an object") if isinstance(value, dict) else sentence("a list")
    text = json.dumps(value, default=str, ensure_ascii=False)
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= 40 else f"{text[:37]}..."
