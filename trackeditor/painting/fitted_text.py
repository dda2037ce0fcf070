"""Texts that are given some room: in smaller letters, on two lines, and cut in the middle at last.

Names often differ at their end (``... Rally Team A``, ``... Rally Team B``), so that one without
its end could be that of somebody else.
"""

from __future__ import annotations

from typing import NamedTuple

from trackeditor.painting.paths import text_width

_ONE_LINE = 0.7
"""A line is no smaller than this part of the size wished, as long as two lines are possible."""
_DOTS = "…"


class Fitted(NamedTuple):
    """A text in one or two lines, and the size of its letters."""

    lines: tuple[str, ...]
    size: float


def shrunk(
    text: str, width: float, size: float, least: float, *, bold: bool = False
) -> tuple[str, float]:
    """A text on one line no wider than some width, and the size of its letters.

    Parameters
    ----------
    size, least : letters as large as there is room for, between these; a text that does not fit
        in the least ones loses its middle
    """
    wide = text_width(text, bold=bold)
    if size * wide <= width:
        return text, size
    if least * wide <= width:
        return text, width / wide
    return _without_middle(text, width / least, bold=bold), least


def on_two_lines(text: str, width: float, height: float, size: float, least: float) -> Fitted:
    """A text on one line, or on two where it would become small.

    Parameters
    ----------
    height : of both lines together
    size, least : of the letters, see :func:`shrunk`
    """
    shown, found = shrunk(text, width, size, _ONE_LINE * size)
    if shown == text:
        return Fitted((text,), found)
    pairs = [(text[:at].rstrip(), text[at:].lstrip()) for at in _breaks(text)]
    best = min(pairs, key=_wider)
    largest = min(size, height / 2)
    lines, sizes = zip(*(shrunk(line, width, largest, least) for line in best), strict=True)
    return Fitted(lines, min(sizes))


def _breaks(text: str) -> list[int]:
    """Where a text may go on in another line: at its blanks, and without any within its middle."""
    blanks = [at for at, sign in enumerate(text) if sign == " "]
    middle = len(text) // 2
    near = [at for at in blanks if abs(at - middle) <= len(text) // 4]
    return near or [middle]


def _wider(lines: tuple[str, str]) -> float:
    return max(text_width(line, bold=False) for line in lines)


def _without_middle(text: str, width: float, *, bold: bool) -> str:
    """As much of a text of size 1 as there is room for, of its beginning and of its end."""
    least, most = 0, len(text) // 2
    while least < most:
        each = (least + most + 1) // 2
        if text_width(_ends(text, each), bold=bold) <= width:
            least = each
        else:
            most = each - 1
    return _ends(text, least)


def _ends(text: str, each: int) -> str:
    """A number of signs from the beginning of a text and as many from its end.

    >>> _ends("Interlaken", 3)
    'Int…ken'
    """
    return f"{text[:each].rstrip()}{_DOTS}{text[len(text) - each :].lstrip()}"
