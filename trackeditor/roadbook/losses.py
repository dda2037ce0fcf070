"""What gets lost when a rally is written in a form that has no room for all of it.

A rally that is written and read again shows what was lost: all that its document held before and
does not hold any more. So whatever a document may hold one day is told of, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from trackeditor.layout.documents import shown
from trackeditor.roadbook.document import roadbook_to_dict
from trackeditor.roadbook.model import RoadBook

_ENTRIES = ("tiles", "markers", "tokens")


def losses(before: RoadBook, after: RoadBook) -> tuple[str, ...]:
    """What a rally has lost, in the keys of road-books (docs/roadbook-format.md).

    >>> from trackeditor.layout import Layout
    >>> from trackeditor.roadbook.model import Stage
    >>> before = RoadBook((Stage(Layout(name="Mill"), laps=3),), author="Ana", notes="dusty")
    >>> losses(before, RoadBook((Stage(Layout(name="Mill")),)))
    ('author', 'notes', 'laps')
    """
    old, new = roadbook_to_dict(before), roadbook_to_dict(after)
    stages = list(zip(old.pop("stages"), new.pop("stages"), strict=True))
    of_rally = list(_lost(old, new))
    of_stages: list[str] = []
    for one, other in stages:
        of_stages += _of_stage(one, other, old)
    return tuple(dict.fromkeys([*of_rally, *of_stages]))


def _lost(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    """The keys whose values are not there any more."""
    return (_key(key) for key, value in old.items() if value and value != new.get(key))


def _of_stage(
    old: Mapping[str, Any], new: Mapping[str, Any], rally: Mapping[str, Any]
) -> list[str]:
    """What a stage has lost; its name is told where it is another one."""
    told = []
    for key in _lost(old, new):
        if key == "name":
            was, now = shown(old[key]), shown(new.get(key, ""))
            told.append(f"the name of stage {was}, which is now {now}")
        elif key in _ENTRIES:
            pairs = zip(old[key], new.get(key, ()), strict=False)
            keys = [lost for one, other in pairs for lost in _lost(one, other)]
            told += [f"{lost} of {key}" for lost in keys] or [key]
        elif key == "published":
            told.append("what was published (route, pace notes, course)")
        else:
            told.append(f"{key} of stages" if key in rally else key)
    return told


def _key(key: str) -> str:
    """A key as it is told; one that no road-book knows may be anything."""
    return key if key.isidentifier() and len(key) <= 40 else shown(key)
