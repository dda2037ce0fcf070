"""Names of drivers: one treatment for road-books, the command line and the window."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from trackeditor.layout.documents import shown
from trackeditor.sentences import sentence

MOST_LETTERS = 60
"""Letters of a name (schemas/roadbook.schema.json)."""


def tidy_name(text: str) -> str:
    r"""What was typed as a name: in one line, without signs that nobody sees.

    Such are line breaks, tabs and marks that turn the direction of what follows.

    >>> tidy_name(" Ana\tof \n the \u202eLakes ")
    'Ana of the Lakes'
    """
    seen = (sign for sign in text if unicodedata.category(sign) != "Cf")
    return " ".join("".join(sign if sign.isprintable() else " " for sign in seen).split())


def name_fault(name: str) -> str | None:
    """Why a driver cannot have a name; None when he can."""
    if not name.strip() or not name.isprintable():
        return sentence(
            "{name} is no name of a driver; write one on one line, without hidden signs",
            name=shown(name),
        )
    if len(name) > MOST_LETTERS:
        return sentence(
            "the name {name} is too long; take at most {most} letters",
            name=shown(name),
            most=MOST_LETTERS,
        )
    return None


def same_names(names: Iterable[str]) -> tuple[int, str] | None:
    """The first name that one before it has, too, and its number; small letters are as capitals.

    >>> same_names(["Ana", "Ben", "ana"])
    (2, 'ana')
    """
    found: set[str] = set()
    for number, name in enumerate(names):
        if name.casefold() in found:
            return number, name
        found.add(name.casefold())
    return None
