"""Texts that break anywhere: what users write may be one word wider than the screen."""

from __future__ import annotations

import re
from html import escape

_LONGEST_WORD = 24  # letters; words of a language stay whole
_LONGEST_NAME = 12  # letters of a name in large or bold type
_LONGEST_TIP = 90  # letters; Qt breaks plain tips at no width at all
_BREAK = "\u200b"


def breakable(text: str, *, longest: int = _LONGEST_WORD) -> str:
    """The same text, with places inside of long words where a line may end.

    Parameters
    ----------
    longest : letters that stay together

    >>> breakable("a short text")
    'a short text'
    >>> breakable("w" * 60).split("\u200b") == ["w" * 24, "w" * 24, "w" * 12]
    True
    """
    return re.sub(rf"\S{{{longest}}}(?=\S)", lambda found: found[0] + _BREAK, text)


def breakable_name(name: str) -> str:
    """A name that may be broken into short pieces, for narrow places and large letters.

    >>> breakable_name("w" * 30).split("\u200b") == ["w" * 12, "w" * 12, "w" * 6]
    True
    """
    return breakable(name, longest=_LONGEST_NAME)


def wrapped_tip(text: str) -> str:
    """A tip for a pointer; a long one is broken into lines.

    >>> wrapped_tip("Turn by 60° & more")
    'Turn by 60° & more'
    >>> wrapped_tip("1 < 2 " * 20).startswith("<qt>1 &lt; 2")
    True
    """
    if len(text) <= _LONGEST_TIP:
        return text
    return f"<qt>{escape(breakable(text), quote=False)}</qt>".replace("\n", "<br>")
