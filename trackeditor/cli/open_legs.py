"""Legs that begin with a dash, ``-C3 / L9-L8``, are no options.

The stage then begins inside its first board (docs/zones.md). A blank before the dash guards such an
argument from being read as an option; commands are given it without.
"""

from __future__ import annotations

_OPTIONS = ("--", "-h", "-o")


def guarded(argument: str) -> str:
    """An argument as it is parsed: legs with a blank before their dash, others as they are.

    >>> guarded("-C3 / L9-L8"), guarded("--laps"), guarded("-o1")
    (' -C3 / L9-L8', '--laps', '-o1')
    """
    if not argument.startswith("-") or argument.startswith(_OPTIONS):
        return argument
    from trackeditor.zones import looks_like_legs

    return f" {argument}" if looks_like_legs(argument) else argument


def as_given(given: list[str] | str | None) -> list[str] | str | None:
    """Arguments as the user gave them; the inverse of :func:`guarded`.

    >>> as_given([" -C3 / L9-L8", "rally-1"]), as_given(" -C3")
    (['-C3 / L9-L8', 'rally-1'], '-C3')
    """
    if isinstance(given, list):
        return list(map(_as_given, given))
    return given if given is None else _as_given(given)


def _as_given(argument: str) -> str:
    return argument[1:] if argument.startswith(" -") else argument
