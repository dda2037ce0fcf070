"""What reading a road-book does to texts that cannot stay, and what it says about it."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator

from trackeditor.layout.documents import CONTROL, shown
from trackeditor.sentences import located, sentence

COMMENTS_ARE_LOST = sentence(
    "comments (lines that begin with #) are not kept when the file is saved again"
)

_MOST_GUESSES = 20
"""Keys that are looked at; looking at very many would take long, and nobody reads the remarks."""
_LONGEST_KEY = 20
_ALIKE = 0.8


def one_line(place: str, text: str) -> tuple[str, list[str]]:
    r"""A text that stands on one line, with a remark when it did not.

    Control characters become spaces: they could steer the terminal on which a name is printed.

    >>> one_line("title", "Lakes\nand woods")
    ('Lakes and woods', ['title: control characters in "Lakes\\nand woods" became spaces'])
    """
    if not CONTROL.search(text):
        return text, []
    cleaned = " ".join(CONTROL.sub(" ", text).split())
    remark = sentence("control characters in {text} became spaces", text=shown(text))
    return cleaned, [located(place, remark)]


def stage_name(place: str, name: str, number: int) -> tuple[str, list[str]]:
    """The name of a stage on one line; without one it is named by its number in the rally.

    >>> stage_name("stages.1.name", "", 2)
    ('SS2', ['stages.1.name: a stage without a name; it is called SS2'])
    """
    cleaned, remarks = one_line(place, name)
    if cleaned.strip():
        return cleaned, remarks
    called = f"SS{number}"
    remark = sentence("a stage without a name; it is called {name}", name=called)
    return called, [*remarks, located(place, remark)]


def misspelt(place: str, unknown: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Remarks on unknown keys that read like a known one.

    Parameters
    ----------
    place : before the key, for example ``stages.0.``
    unknown : keys that the program does not know
    known : keys that could have been meant

    >>> list(misspelt("", ["license", "sponsor"], ["title", "licence"]))
    ["license: unknown key 'license' is kept; did you mean 'licence'?"]
    """
    candidates: Collection[str] = list(known)
    for key, _ in zip(unknown, range(_MOST_GUESSES), strict=False):
        if len(key) > _LONGEST_KEY or CONTROL.search(key):
            continue
        meant = difflib.get_close_matches(key.lower(), candidates, n=1, cutoff=_ALIKE)
        if meant:
            remark = sentence(
                "unknown key '{key}' is kept; did you mean '{meant}'?", key=key, meant=meant[0]
            )
            yield located(f"{place}{key}", remark)
